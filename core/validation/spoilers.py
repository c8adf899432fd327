"""Names and terms that an entry gives away, too short to be found, or left out for nothing.

Spec sections 2 and 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.model.kinds import Kind
from core.model.mask import gate_key
from core.model.records import Entry
from core.text.fold import fold, tokens, word_spans
from core.text.languages import language_of
from core.text.left_out import left_out
from core.text.names import find_names
from core.text.stems import stem
from core.validation.facts import Facts
from core.validation.issue import Issue, Params
from core.validation.name_forms import Words, lower_words
from core.validation.name_index import NameIndex, public_names, terms_of
from core.validation.news import News
from core.validation.old_entries import OldEntries
from core.validation.owners import OwnerIndex, Owners
from core.validation.reach import GateKey
from core.validation.tag_form import tag_form

SHORT = 3
"""A word of so few letters is never looked for in a text (spec section 3)."""
_NAMED = (Kind.NPC, Kind.PLACE, Kind.FACTION)


class NameRule:
    """An entry that shows a name whose owners are masked for some of its readers."""

    name = "spoiler"

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._public: set[Words] = set()
        self._public_words: set[str] = set()
        self._renamed = True
        self._start()

    def _start(self) -> None:
        """Begin with no entry known, for a language."""
        self._language = language_of(self._facts.world.language)
        self._names = NameIndex()
        self._owners = OwnerIndex(self._facts, self._names)
        self._old = OldEntries()
        self._terms: dict[str, set[Words]] = {}
        self._touched: set[str] = set()
        self._settled = False
        self._all = True

    # following

    def notice(self, news: News) -> Iterable[int]:
        """The changed entries; all of them when the language is another."""
        self._all = self._all or news.people
        self._renamed = self._renamed or bool(news.of(*_NAMED))
        if language_of(self._facts.world.language) != self._language:
            self._start()
            gone = [c.handle for c in news.of(Kind.ENTRY)]
            return [*gone, *self._facts.world.handles(Kind.ENTRY)]
        return self._old.notice(news)

    def absorb(self, handle: int) -> Iterable[int]:
        """Index the names; it, and those in which a word became or ceased to be a name, look again."""
        old, new = self._old.take(handle), self._facts.entry(handle)
        touched = self._words(handle, old)
        others = self._names.put(handle, old, new, self._language)
        if not self._settled:
            return ()
        touched |= self._words(handle, new) | _lower_differences(old, new)
        for other in others:
            touched |= self._names.words(other)
        self._all = self._all or terms_of(old) != terms_of(new)
        self._touched |= touched
        return {handle, *others, *self._naming_shortly(old, new)}

    def _words(self, handle: int, entry: Entry | None) -> set[str]:
        """Every word of a name or term that the entry may own."""
        words = self._names.words(handle)
        if entry is not None:
            words |= {word for tag in entry.tags for word in tag_form(tag).words}
            words |= {word for term in terms_of(entry) for word in term}
        return words

    def _naming_shortly(self, old: Entry | None, new: Entry | None) -> Iterator[int]:
        """The entries that show a short name which became or ceased to be a tag."""
        for tag in _folded_tags(old) ^ _folded_tags(new):
            if len(tag) <= SHORT:
                yield from self._names.by_word.get(tag)

    def settle(self) -> Iterable[int]:
        """The entries that show a name whose owners changed; all, when anything may have."""
        self._settled = True
        renamed = self._read_names() if self._renamed else set()
        if any(word in renamed for term in self._names.terms for word in term):
            self._all = True
        if self._all:
            self._all = False
            self._touched.clear()
            self._owners.clear()
            self._terms = self._stemmed_terms()
            return self._facts.world.handles(Kind.ENTRY)
        touched, self._touched = self._touched, set()
        moved = self._owners.moved(touched)
        if any(name in self._names.terms for name in moved):
            # No index tells which texts have a term in whatever inflection.
            return self._facts.world.handles(Kind.ENTRY)
        found = {handle for name in moved for handle in self._names.having(name)}
        return found.union(*(self._names.by_word.get(word) for word in renamed))

    def _read_names(self) -> set[str]:
        """Follow the names that are public; returns the words of those that differ."""
        self._renamed = False
        before, self._public = self._public, public_names(self._facts.world)
        self._public_words = {word for name in self._public for word in name}
        return {word for name in before ^ self._public for word in name}

    def _stemmed_terms(self) -> dict[str, set[Words]]:
        found: dict[str, set[Words]] = {}
        for term in self._names.terms:
            found.setdefault(self._stem(term[0]), set()).add(term)
        return found

    def _stem(self, word: str) -> str:
        return stem(word, self._language)

    # checking

    def check(self, subject: int) -> Iterable[Issue]:
        """One issue for each name that is given away, or too short to be found."""
        entry = self._facts.entry(subject)
        if entry is None:
            return
        file = self._facts.world.record(subject).file
        key = gate_key(entry)
        for text, words in self._shown(subject, entry):
            params = self._gives_away(subject, key, text, words)
            if params is not None:
                yield Issue("spoiler", file, subject, "text", params)
        for text in self._too_short(subject):
            yield Issue("short_name", file, subject, "tags", (("name", text),))
        for text in self._idle(entry):
            yield Issue("no_such_name", file, subject, "not_names", (("name", text),))

    def _shown(self, subject: int, entry: Entry) -> Iterator[tuple[str, Words]]:
        """The names and terms in the text that are not public, each once."""
        seen: set[Words] = set()
        for shown in self._names.names(subject):
            if shown.words not in seen and not self._is_public(shown.words):
                seen.add(shown.words)
                yield shown.text, shown.words
        left = left_out(entry.not_names, self._language)
        for text, term in self._terms_in(entry.text) if self._terms else ():
            if term not in seen and not self._is_public(term) and not left.holds(text):
                seen.add(term)
                yield text, term

    def _is_public(self, words: Words) -> bool:
        return words in self._public or all(word in self._public_words for word in words)

    def _terms_in(self, text: str) -> Iterator[tuple[str, Words]]:
        """The terms of the world that stand in a text, in whatever inflection."""
        stems = [self._stem(word) for word in tokens(fold(text))]
        for at, first in enumerate(stems):
            for term in sorted(self._terms.get(first, ())):
                if stems[at : at + len(term)] == [self._stem(word) for word in term]:
                    spans = word_spans(text)
                    yield text[spans[at].start : spans[at + len(term) - 1].end], term

    def _gives_away(self, subject: int, key: GateKey, text: str, words: Words) -> Params | None:
        owners = self._owners.of(words)
        if owners.open or owners.first is None or key in owners.gates:
            return None
        reader = self._reader(key, owners)
        if reader is None:
            return None
        owner = self._facts.world.record(owners.first).id
        params: Params = (("name", text), ("owner", owner))
        return (*params, ("npc", reader)) if reader else params

    def _reader(self, key: GateKey, owners: Owners) -> str | None:
        """An NPC that sees the entry and none of the owners; "" for anybody, None for nobody."""
        reach = self._facts.reach
        for quests in reach.openings(key):
            readers = reach.audience(key, quests)
            for gate in owners.gates:
                readers &= ~reach.audience(gate, quests)
            if readers:
                return reach.first_of(readers)
        return None

    def _too_short(self, subject: int) -> Iterator[str]:
        """The names of one short word that no entry is tagged with."""
        for shown in self._names.names(subject):
            word = shown.words[0]
            if len(shown.words) == 1 and 1 < len(word) <= SHORT and not self._owners.is_tag(word):
                yield shown.text

    def _idle(self, entry: Entry) -> Iterator[str]:
        """What is left out as a name and is none in the text."""
        if not entry.not_names:
            return
        shown = [name.text for name in find_names(entry.text, self._language)]
        shown += [text for text, _ in self._terms_in(entry.text)]
        for text in dict.fromkeys(entry.not_names):
            left = left_out((text,), self._language)
            if not any(left.holds(name, opens=True) for name in shown):
                yield text


def _folded_tags(entry: Entry | None) -> set[str]:
    return set() if entry is None else {tag_form(tag).folded for tag in entry.tags}


def _lower_differences(old: Entry | None, new: Entry | None) -> set[str]:
    before = lower_words(old.text) if old is not None else set()
    after = lower_words(new.text) if new is not None else set()
    return before ^ after
