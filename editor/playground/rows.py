"""The rows of an answer as plain values: what is drawn, spoken and copied, and nothing else.

A masked entry's text is put into a row only in the author's view, so that with it down
there is nothing that a role, a tooltip or the clipboard could show.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.model.mask import opened_by
from core.model.records import Entry
from core.model.visibility import AudienceKind, audiences
from core.retrieval import Hit, Masked, lit_spans
from core.text.fold import fold
from core.world.world import World
from editor.playground import words
from editor.playground.asking import Answer
from editor.playground.names import Names
from editor.theme.painter import LitSpan, ScoreParts

_GATES = {
    AudienceKind.PUBLIC: "public",
    AudienceKind.NPC: "npc",
    AudienceKind.FACTION: "faction",
}
_CARD = QT_TRANSLATE_NOOP("Playground", "Rank {rank}: {id}, {visibility}, score {score}. {text}")
_BAR = QT_TRANSLATE_NOOP("Playground", "Masked: {id}. {reason}")
_LIFTED = QT_TRANSLATE_NOOP("Playground", "Masked, shown in the author’s view: {id}. {text}")
_WOULD_BE = QT_TRANSLATE_NOOP("Playground", "It would be number {rank} with score {score}.")
_COMPACT = QT_TRANSLATE_NOOP("Playground", "{id}, {words}")
_SCORE = QT_TRANSLATE_NOOP("Playground", "Rank {rank}, score {score}.")


@dataclass(frozen=True, slots=True)
class GateLabel:
    """The audience that a card names: its look, its words, and how many more there are."""

    gate: str
    label: str
    more: int = 0


@dataclass(frozen=True, slots=True)
class TagMark:
    """A tag and the signals that it gave."""

    label: str
    signals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardRow:
    """A retrieved entry."""

    handle: int
    id: str
    rank: int
    text: str
    spans: tuple[LitSpan, ...]
    visibility: GateLabel
    tags: tuple[TagMark, ...]
    parts: ScoreParts
    score: str

    @property
    def label(self) -> str:
        return self.id

    def spoken(self) -> str:
        """The row for a screen reader."""
        return words.say(
            _CARD,
            rank=self.rank,
            id=self.id,
            visibility=self.visibility.label,
            score=self.score,
            text=self.text,
        )


@dataclass(frozen=True, slots=True)
class BarRow:
    """A masked entry; `text` only in the author's view, `rank` None when it scored nothing."""

    handle: int
    label: str
    reason: str
    opener: str
    rank: int | None = None
    score: str = ""
    compact: bool = False
    text: str | None = None
    spans: tuple[LitSpan, ...] = ()

    @property
    def lifted(self) -> bool:
        """Whether the author's view shows its text."""
        return self.text is not None

    def why(self) -> str:
        """The reason and the opener as one."""
        return f"{self.reason} {self.opener}".strip()

    def spoken(self) -> str:
        """The row for a screen reader; without the text unless it is lifted."""
        if self.lifted:
            said = words.say(_LIFTED, id=self.label, text=self.text)
        else:
            said = words.say(_BAR, id=self.label, reason=self.why())
        if self.rank is None:
            return said
        return f"{said} {words.say(_WOULD_BE, rank=self.rank, score=self.score)}"


@dataclass(frozen=True, slots=True)
class CompactRow:
    """An entry that the viewer sees and was not given; `rank` None when it scored nothing."""

    handle: int
    id: str
    words: str
    rank: int | None = None
    parts: ScoreParts | None = None
    score: str = ""

    @property
    def label(self) -> str:
        return self.id

    def spoken(self) -> str:
        """The row for a screen reader."""
        said = words.say(_COMPACT, id=self.id, words=self.words)
        if self.rank is None:
            return said
        return f"{said}. {words.say(_SCORE, rank=self.rank, score=self.score)}"


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line across the list, with words at both ends."""

    title: str
    note: str = ""
    handle: None = None

    @property
    def label(self) -> str:
        return self.title

    def spoken(self) -> str:
        """The row for a screen reader."""
        return f"{self.title}, {self.note}" if self.note else self.title


Row = CardRow | BarRow | CompactRow | LineRow


@dataclass(frozen=True, slots=True)
class Showing:
    """How masked entries are shown."""

    lifted: bool = False
    hide_ids: bool = False


class RowMaker:
    """Makes the rows of one answer."""

    def __init__(self, world: World, answer: Answer, showing: Showing) -> None:
        self._world, self._answer, self._showing = world, answer, showing
        self._names = Names(world)
        self._viewer = world.viewer(answer.state)
        self._words = answer.explanation.words

    def _entry(self, handle: int) -> Entry | None:
        data = self._world.data(handle) if handle in self._world else None
        return data if isinstance(data, Entry) else None

    def card(self, hit: Hit) -> CardRow:
        """A retrieved entry."""
        entry = self._entry(hit.handle) or Entry(hit.id)
        return CardRow(
            hit.handle,
            hit.id,
            hit.rank,
            entry.text,
            self._spans(entry.text),
            self._visibility(entry),
            _tags(entry, hit),
            score_parts(hit),
            words.number(hit.score),
        )

    def bar(self, masked: Masked, number: int, *, compact: bool = False) -> BarRow:
        """A masked entry, the `number`th of them."""
        entry = self._entry(masked.handle)
        hidden = self._showing.hide_ids and not self._showing.lifted
        why, opener = words.reason(
            masked.gates, entry.visibility if entry is not None else None, self._names
        )
        lifted = self._showing.lifted and entry is not None
        text = entry.text if lifted and entry is not None else None
        return BarRow(
            masked.handle,
            words.masked_label(number) if hidden else masked.id,
            why,
            opener,
            masked.rank,
            words.number(masked.hit.score) if masked.hit is not None else "",
            compact,
            text,
            self._spans(text) if text is not None else (),
        )

    def beyond(self, hit: Hit) -> CompactRow:
        """An entry that scored too little."""
        said = words.beyond_words(self._answer.state.k)
        return CompactRow(
            hit.handle, hit.id, said, hit.rank, score_parts(hit), words.number(hit.score)
        )

    def silent(self, handle: int) -> CompactRow:
        """An entry that is seen, or broken, and scored nothing."""
        why = self._answer.explanation.why(handle)
        said = words.state_words(why.gate if why is not None else "zero")
        return CompactRow(handle, self._world.record(handle).id, said)

    def _spans(self, text: str) -> tuple[LitSpan, ...]:
        return tuple(LitSpan(s.start, s.end, "text") for s in lit_spans(text, self._words))

    def _visibility(self, entry: Entry) -> GateLabel:
        return gate_label(entry, self._viewer_gate(entry))

    def _viewer_gate(self, entry: Entry) -> tuple[AudienceKind, str]:
        joint = opened_by(entry, self._viewer)
        if joint:
            return joint[0].kind, joint[0].id
        first = next(audiences(entry.visibility), None)
        return (first.kind, first.id) if first is not None else (AudienceKind.HIDDEN, "")


def gate_label(entry: Entry, gate: tuple[AudienceKind, str]) -> GateLabel:
    """The audience that opened an entry, as a card names it."""
    kind, id = gate
    more = sum(1 for _ in audiences(entry.visibility)) - 1
    if kind in (AudienceKind.NPC, AudienceKind.FACTION):
        return GateLabel(_GATES[kind], id, more)
    if kind is AudienceKind.PUBLIC:
        return GateLabel("public", words.public_words(), more)
    return GateLabel("secret", words.secret_words(), more)


def _tags(entry: Entry, hit: Hit) -> tuple[TagMark, ...]:
    given: dict[str, list[str]] = {}
    for signal in hit.signals:
        tag = signal.inside if signal.kind in ("alias", "stem", "spelling") else signal.match
        base = words.base_signal(signal.kind)
        if signal.kind != "text":
            given.setdefault(fold(tag), []).append(base)
    return tuple(TagMark(tag, tuple(dict.fromkeys(given.get(fold(tag), ())))) for tag in entry.tags)


def score_parts(hit: Hit) -> ScoreParts:
    """The points of a hit by signal."""
    sums = words.points_by_signal(hit)
    return ScoreParts(sums["tag"], sums["text"], sums["place"], hit.weight)
