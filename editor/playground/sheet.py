"""Why one entry stands where it stands: the lines of the explanation as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.model.mask import gates
from core.model.records import Entry
from core.model.visibility import PUBLIC
from core.query import reach
from core.retrieval import Hit, Masked, NotRetrieved, lit_spans
from core.retrieval.scoring import order_key
from core.world.world import World
from editor.playground import words
from editor.playground.asking import Answer
from editor.playground.names import Names
from editor.playground.rows import Showing
from editor.playground.words import say
from editor.theme.painter import LitSpan

_WHY_RANK = QT_TRANSLATE_NOOP("Playground", "Why {id} is {rank}")
_WHY_MASKED = QT_TRANSLATE_NOOP("Playground", "Why {id} is masked")
_WHY_LEFT_OUT = QT_TRANSLATE_NOOP("Playground", "Why {id} is left out")
_WEIGHT_RULE = QT_TRANSLATE_NOOP("Playground", "{points} points × {weight}")
_SCORE = QT_TRANSLATE_NOOP("Playground", "Score")
_BEHIND = QT_TRANSLATE_NOOP("Playground", "Behind {id} by {score}.")
_AHEAD = QT_TRANSLATE_NOOP("Playground", "Ahead of {id} by {score}.")
_EQUAL = QT_TRANSLATE_NOOP("Playground", "As high as {id}, which comes first by its id.")
_EQUAL_BELOW = QT_TRANSLATE_NOOP("Playground", "As high as {id}, which comes after it by its id.")
_JUST_BEHIND = QT_TRANSLATE_NOOP("Playground", "Just behind {id}.")
_JUST_AHEAD = QT_TRANSLATE_NOOP("Playground", "Just ahead of {id}.")
_ALONE = QT_TRANSLATE_NOOP("Playground", "Nothing else that is seen scores.")
_BEYOND = QT_TRANSLATE_NOOP(
    "Playground", "It scores, but stands at rank {rank}, and only the top {k} are given."
)
_ZERO = QT_TRANSLATE_NOOP(
    "Playground", "It is seen, but no tag, no word of its text and not the place matches."
)
_WEIGHT = QT_TRANSLATE_NOOP("Playground", "Its weight is not a usable number, so it never scores.")
_BROKEN = QT_TRANSLATE_NOOP("Playground", "It cannot be read, so it is never retrieved.")
_UNKNOWN = QT_TRANSLATE_NOOP("Playground", "It is no longer in this world.")
_MASKED_RANK = QT_TRANSLATE_NOOP(
    "Playground", "Without the mask it would be {rank}, with score {score}."
)
_MASKED_SILENT = QT_TRANSLATE_NOOP("Playground", "Without the mask it would not score either.")
_WHO_WOULD = QT_TRANSLATE_NOOP("Playground", "Who would be given it, or what reveals it")
_WHO_WHEN = QT_TRANSLATE_NOOP("Playground", "Who can see it, when")
_TEXT = QT_TRANSLATE_NOOP("Playground", "Text")
_NOBODY = QT_TRANSLATE_NOOP("Playground", "Nobody, and nothing reveals it.")
_NOTHING = QT_TRANSLATE_NOOP("Playground", "Nothing to explain")
_CHOOSE = QT_TRANSLATE_NOOP(
    "Playground", "Ask something: here stands why an entry is given, masked or left out."
)
_GROUPS = 8


@dataclass(frozen=True, slots=True)
class SignalLine:
    """One line of the table of signals."""

    signal: str
    name: str
    match: str
    rule: str
    points: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words under the table; `spans` are lit, a `strong` one is a small heading."""

    text: str
    spans: tuple[LitSpan, ...] = ()
    strong: bool = False
    muted: bool = False
    authors: bool = False


@dataclass(frozen=True, slots=True)
class Pair:
    """Two columns: who, and when."""

    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is said of one entry."""

    title: str
    note: str = ""
    signals: tuple[SignalLine, ...] = ()
    weight: SignalLine | None = None
    score: str = ""
    lines: tuple[Paragraph | Pair, ...] = field(default=())

    def table(self) -> tuple[SignalLine, ...]:
        """The lines of the table, the weight last."""
        return self.signals if self.weight is None else (*self.signals, self.weight)

    def spoken(self) -> str:
        """The whole sheet as plain text."""
        return "\n".join(self._spoken())

    def _spoken(self) -> Iterator[str]:
        yield self.title
        for row in self.table():
            yield f"{row.name} {row.match}: {row.rule}, {row.points}"
        if self.score:
            yield f"{say(_SCORE)}: {self.score}"
        for line in self.lines:
            yield f"{line.left}: {line.right}" if isinstance(line, Pair) else line.text


def score_title() -> str:
    """The word before the total."""
    return say(_SCORE)


def empty_sheet() -> Sheet:
    """What is shown when there is no entry."""
    return Sheet(say(_NOTHING), lines=(Paragraph(say(_CHOOSE), muted=True),))


class SheetMaker:
    """Explains the entries of one answer."""

    def __init__(self, world: World, answer: Answer, showing: Showing) -> None:
        self._world, self._answer, self._showing = world, answer, showing
        self._names = Names(world)

    def sheet(self, handle: int | None) -> Sheet:
        """The explanation of an entry."""
        if handle is None or handle not in self._world:
            return empty_sheet()
        why = self._answer.explanation.why(handle)
        if why is None:
            return self._retrieved(handle)
        if why.gate == "masked":
            return self._masked(handle)
        return self._left_out(handle, why)

    # retrieved

    def _retrieved(self, handle: int) -> Sheet:
        results = self._answer.explanation.results
        hit = next(hit for hit in results if hit.handle == handle)
        title = say(_WHY_RANK, id=hit.id, rank=words.ordinal(hit.rank))
        return self._scored(title, hit, [Paragraph(self._distance(hit), muted=True)])

    def _scored(self, title: str, hit: Hit, lines: Sequence[Paragraph | Pair]) -> Sheet:
        more = (*lines, *self._who_when(hit.handle), *self._text(hit.handle))
        return Sheet(
            title,
            self._visibility(hit.handle),
            tuple(_signal_lines(hit)),
            _weight_line(hit),
            words.number(hit.score),
            more,
        )

    def _distance(self, hit: Hit) -> str:
        if hit.rank > 1:
            return _gap_words(hit, self._seen(hit.rank - 1), _BEHIND, _JUST_BEHIND, _EQUAL)
        explained = self._answer.explanation
        if len(explained.results) + len(explained.beyond) < 2:
            return say(_ALONE)
        return _gap_words(hit, self._seen(2), _AHEAD, _JUST_AHEAD, _EQUAL_BELOW)

    def _seen(self, rank: int) -> Hit:
        results = self._answer.explanation.results
        if rank <= len(results):
            return results[rank - 1]
        return self._answer.explanation.beyond[rank - 1 - len(results)]

    # not retrieved

    def _left_out(self, handle: int, why: NotRetrieved) -> Sheet:
        id = self._world.record(handle).id
        title = say(_WHY_LEFT_OUT, id=id)
        params = dict(why.params)
        if why.gate == "rank":
            hit = self._seen(int(str(params["rank"])))
            first = Paragraph(say(_BEYOND, rank=hit.rank, k=params["k"]))
            distance = Paragraph(self._distance(hit), muted=True)
            return self._scored(title, hit, [first, distance])
        said = {"weight": _WEIGHT, "broken": _BROKEN, "unknown": _UNKNOWN}.get(why.gate, _ZERO)
        lines = (Paragraph(say(said)), *self._who_when(handle), *self._text(handle))
        return Sheet(title, self._visibility(handle), lines=lines)

    # masked

    def _masked(self, handle: int) -> Sheet:
        number, masked = self._find_masked(handle)
        hidden = self._showing.hide_ids and not self._showing.lifted
        id = words.masked_label(number) if hidden else masked.id
        title = say(_WHY_MASKED, id=id)
        hit, lifted = masked.hit, self._showing.lifted
        lines = (*self._mask_lines(masked), *self._who_when(handle))
        if not lifted or hit is None:
            text = self._text(handle, authors=True) if lifted else ()
            return Sheet(title, self._visibility(handle), lines=(*lines, *text))
        return Sheet(
            title,
            self._visibility(handle),
            tuple(_signal_lines(hit)),
            _weight_line(hit),
            words.number(hit.score),
            (*lines, *self._text(handle, authors=True)),
        )

    def _find_masked(self, handle: int) -> tuple[int, Masked]:
        explained = self._answer.explanation
        for rows in (explained.masked, explained.all_masked()):
            for number, masked in enumerate(rows, 1):
                if masked.handle == handle:
                    return number, masked
        raise KeyError(handle)

    def _mask_lines(self, masked: Masked) -> Iterator[Paragraph | Pair]:
        entry = self._world.data(masked.handle)
        visibility = entry.visibility if isinstance(entry, Entry) else None
        why, opener = words.reason(masked.gates, visibility, self._names)
        yield Paragraph(f"{why} {opener}".strip() + ".")
        if masked.hit is None:
            yield Paragraph(say(_MASKED_SILENT), muted=True)
        else:
            rank, score = words.ordinal(masked.hit.rank), words.number(masked.hit.score)
            yield Paragraph(say(_MASKED_RANK, rank=rank, score=score), muted=True)
        yield Paragraph(say(_WHO_WOULD), strong=True)
        if not masked.gates:
            yield Paragraph(say(_NOBODY))
        for joint in masked.gates:
            yield Paragraph(words.joint_words(joint, self._names, with_ids=True))

    # of every entry

    def _visibility(self, handle: int) -> str:
        entry = self._world.data(handle)
        if not isinstance(entry, Entry):
            return ""
        if entry.visibility == PUBLIC:
            return words.public_words()
        alternatives = (words.joint_words(joint, self._names) for joint in gates(entry))
        said = words.joined(alternatives, words.OR)
        return said or words.reason((), entry.visibility, self._names)[0]

    def _who_when(self, handle: int) -> Iterator[Paragraph | Pair]:
        entry = self._world.data(handle)
        if not isinstance(entry, Entry):
            return
        found = reach(self._world, entry)
        if not found.groups:
            return
        yield Paragraph(say(_WHO_WHEN), strong=True)
        for group in found.groups[:_GROUPS]:
            who = words.group_words(group, self._names)
            yield Pair(who, words.when_words(group, found, self._names))

    def _text(self, handle: int, *, authors: bool = False) -> Iterator[Paragraph]:
        entry = self._world.data(handle)
        if isinstance(entry, Entry) and entry.text:
            asked = self._answer.explanation.words
            spans = tuple(LitSpan(s.start, s.end, "text") for s in lit_spans(entry.text, asked))
            note = f"{say(_TEXT)}, {words.authors_view_words()}" if authors else say(_TEXT)
            yield Paragraph(note, strong=True)
            yield Paragraph(entry.text, spans, authors=authors)


def _gap_words(hit: Hit, other: Hit, far: object, near: object, equal: object) -> str:
    """How far a hit is from its neighbour; no distance that rounds to nothing is given."""
    gap = words.number(abs(hit.score - other.score))
    if gap != "0.0":
        return say(far, id=other.id, score=gap)
    return say(equal if order_key(hit.score) == order_key(other.score) else near, id=other.id)


def _signal_lines(hit: Hit) -> Iterator[SignalLine]:
    for signal in hit.signals:
        yield SignalLine(
            words.base_signal(signal.kind),
            words.signal_name(signal.kind),
            signal.match,
            words.rule_words(signal),
            words.signed(signal.points),
        )


def _weight_line(hit: Hit) -> SignalLine:
    shown = words.number(hit.weight)
    rule = say(_WEIGHT_RULE, points=words.points(hit.points), weight=shown)
    added = words.signed(hit.score - hit.points)
    return SignalLine("weight", words.signal_name("weight"), shown, rule, added)
