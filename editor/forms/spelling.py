"""Spelling of one open world: words are looked up in another thread, and remembered."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from core.errors import LoremaskError
from core.refactor.team_files import read_team_file, write_team_file
from core.refactor.world_words import WorldWords
from core.text.languages import is_language
from core.text.spelling import Speller, Token, spelling_is_installed, spelt_words
from editor.disk.places import data_folder

if TYPE_CHECKING:
    from core.world.edits import Changes
    from editor.document import Document
    from editor.settings import SettingsStore
    from editor.tasks import Tasks

WORDS_FILE = "words.txt"
_REST_MS = 15_000
"""So long after the last new word the dictionary is let go; it takes many megabytes."""
_NAMING = frozenset({"id", "name", "tag", "aliases", "tags", "terms", "former_ids"})
Key = tuple[str, bool]
"""A word, and whether it opens a sentence."""
Verdicts = Mapping[Key, "tuple[str, ...] | None"]
"""What may have been meant by each word; None where it is right."""
_log = logging.getLogger(__name__)


class Spelling(QObject):
    """changed(): more words are known to be right or wrong. failed(LoremaskError): a word was
    not added, and why."""

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self, document: Document, tasks: Tasks, settings: SettingsStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._world, self._tasks, self._settings = document.world, tasks, settings
        self._words: WorldWords | None = None
        self._speller: Speller | None = None
        self._added: set[str] | None = None
        self._verdicts: dict[Key, tuple[str, ...] | None] = {}
        self._asked: set[Key] = set()
        self._busy = False
        self._idle = QTimer(self, interval=_REST_MS, singleShot=True)
        self._idle.timeout.connect(self._rest)
        document.changed.connect(self._on_changed)
        settings.changed.connect(self._on_setting)

    @property
    def language(self) -> str:
        """The language that is checked, "" for none."""
        wanted = self._settings.values.spelling
        if wanted == "off" or not spelling_is_installed():
            return ""
        return self._world.language if wanted == "world" else wanted

    def slips(self, text: str) -> list[Token]:
        """The misspelt words of a text, as far as is known; `changed` follows when more is."""
        language = self.language
        if not is_language(language):
            return []
        if self._speller is None or self._speller.language != language:
            self._speller = Speller(language)
            self._forget()
        found = []
        for token in spelt_words(text):
            key = (token.word, token.opens)
            if key not in self._verdicts:
                self._asked.add(key)
            elif self._verdicts[key] is not None:
                found.append(token)
        if self._asked and not self._busy:
            self._look_up()
        return found

    def suggestions(self, token: Token) -> tuple[str, ...]:
        """What may have been meant by a misspelt word, the likeliest first."""
        return self._verdicts.get((token.word, token.opens)) or ()

    # looking up

    def _look_up(self) -> None:
        if self._words is None:
            self._words = WorldWords(self._world)
        speller, words, asked = self._speller, self._words, frozenset(self._asked)
        added = frozenset(self._own_words())
        assert speller is not None
        self._busy = True
        self._tasks.run(
            lambda token: (speller, _verdicts(speller, words, added, asked)),
            self._on_found,
            failed=self._on_error,
            owner=self,
        )

    def _on_found(self, found: tuple[Speller, Verdicts]) -> None:
        self._busy = False
        speller, verdicts = found
        if speller is self._speller:
            self._verdicts.update(verdicts)
            self._asked -= verdicts.keys()
            self._idle.start()
        # Whoever listens asks again, and with it for what was asked meanwhile.
        self.changed.emit()

    def _rest(self) -> None:
        if self._speller is not None and not self._busy:
            self._speller.rest()

    def _on_error(self, error: Exception) -> None:
        self._busy = False
        self._asked.clear()
        raise error

    def _forget(self) -> None:
        self._verdicts.clear()
        self._asked.clear()

    # what changes

    def _on_changed(self, changes: Changes) -> None:
        if self._words is None:
            return
        self._words.note(changes)
        if changes.may_rename(_NAMING):
            self._forget_slips()

    def _forget_slips(self) -> None:
        self._verdicts = {key: v for key, v in self._verdicts.items() if v is None}
        self.changed.emit()

    def _on_setting(self, name: str) -> None:
        if name == "spelling":
            self._forget()
            self.changed.emit()

    # words of the team and of the user

    def _own_words(self) -> set[str]:
        if self._added is None:
            self._added = set()
            for read in (self._read_team, _read_own):
                try:
                    self._added |= {w.lower() for w in read().split()}
                except (LoremaskError, OSError, ValueError) as error:
                    _log.info("a list of words was not read: %s", error)
        return self._added

    def _read_team(self) -> str:
        return read_team_file(self._world.folder, WORDS_FILE)

    def add_to_world(self, word: str) -> None:
        """A word of the team's: it is kept beside the lore."""
        try:
            text = _with_word(self._read_team(), word)
            write_team_file(self._world.folder, WORDS_FILE, text)
        except LoremaskError as error:
            self.failed.emit(error)
            return
        self._take(word)

    def add_to_own(self, word: str) -> None:
        """A word of the user's own, in every world."""
        from core.files.atomic import save_error
        from core.recovery.user_data import private_folder, write_private

        path = data_folder() / WORDS_FILE
        try:
            private_folder(path.parent)
            write_private(path, _with_word(_read_own(), word).encode("utf-8"))
        except (OSError, ValueError) as error:
            failure = error if isinstance(error, OSError) else OSError(str(error))
            self.failed.emit(save_error(failure, path))
            return
        self._take(word)

    def _take(self, word: str) -> None:
        self._own_words().add(word.lower())
        self._forget_slips()


def _read_own() -> str:
    path = data_folder() / WORDS_FILE
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _with_word(text: str, word: str) -> str:
    """A list of words, one a line, with one more at its end."""
    if word in text.split():
        return text
    return text + ("" if not text or text.endswith("\n") else "\n") + word + "\n"


def _verdicts(
    speller: Speller, words: WorldWords, added: frozenset[str], asked: frozenset[Key]
) -> Verdicts:
    return {key: _verdict(speller, words, added, *key) for key in asked}


def _verdict(
    speller: Speller, words: WorldWords, added: frozenset[str], word: str, opens: bool
) -> tuple[str, ...] | None:
    if word.lower() in added or words.knows(word) or speller.knows(word):
        return None
    if word.isupper():
        return None
    offered = speller.suggestions(word, words.names())
    # With a capital it is likely a name, unless it nearly is a word or a name that is known.
    is_name = word[:1].isupper() and not (opens and offered) and not _near(offered, words)
    return None if is_name else offered


def _near(offered: tuple[str, ...], words: WorldWords) -> bool:
    names = set(words.names())
    return any(word in names for word in offered)
