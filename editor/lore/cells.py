"""What each cell of the table says: made once a record, kept until it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from core.model.kinds import Kind
from core.model.records import MAX_TEXT, Broken, Entry, Npc
from core.model.visibility import AudienceKind, Visibility
from core.query import is_draft, quests_in_order
from core.query.source import spelling
from core.validation.codes import SEVERITIES, Severity
from core.world.lore_file import Record
from core.world.world import World
from editor.audiences import short_visibility, visibility_words
from editor.forms.values import shown_number
from editor.lore.columns import Column
from editor.lore.words import broken_words, draft_words, no_issues_words, severity_words

_RAW_SHOWN = 200
Mark = Severity | Literal["", "draft", "broken"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell. `text` is what is drawn; `spoken` what a screen reader says, "" for the text.

    `tip` is the whole text for the tooltip. `chips` are the labels of a chips cell, `gate`
    the audience of a visibility cell, `more` how many stand behind it and `joint` whether
    all of them must hold. `mark` is a severity, "draft" or "broken".
    """

    text: str = ""
    spoken: str = ""
    tip: str = ""
    chips: tuple[str, ...] = ()
    gate: AudienceKind | None = None
    more: int = 0
    joint: bool = False
    mark: Mark = ""


IssuesOf = Callable[[int], Sequence[Any]]


class CellMaker:
    """Makes the cells of a world's records in one language."""

    def __init__(self, world: World, issues_of: IssuesOf, language: str) -> None:
        self._world, self._issues_of, self._language = world, issues_of, language
        self._steps: dict[str, int] | None = None
        self._members: dict[str, list[str]] | None = None

    def forget(self) -> None:
        """The quests or the cast changed: order and members are looked up anew."""
        self._steps = self._members = None

    def cells(self, record: Record, columns: Iterable[Column]) -> tuple[Cell, ...]:
        """A cell for each column."""
        return tuple(self._cell(record, column) for column in columns)

    def _cell(self, record: Record, column: Column) -> Cell:
        if column.name == "state":
            return self._state(record)
        if column.name == "file":
            name = self._world.file(record.file).name
            return Cell(name, tip=name)
        if isinstance(record.data, Broken):
            return _broken_cell(record, column)
        if column.name == "visibility" and isinstance(record.data, Entry):
            return visibility_cell(record.data.visibility)
        if column.kind == "length":
            return _length_cell(getattr(record.data, "text", ""))
        if column.name == "weight":
            return _weight_cell(record)
        if column.name == "step":
            return Cell(str(self._step(record.id) or ""))
        if column.name == "members":
            return _chips_cell(self._members_of(record.id))
        return _value_cell(getattr(record.data, column.name, None))

    def _state(self, record: Record) -> Cell:
        issues = self._issues_of(record.handle)
        said = [self._sentence(issue) for issue in issues]
        for severity in SEVERITIES:
            if any(issue.severity == severity for issue in issues):
                words = severity_words(severity) + ": " + " ".join(said)
                return Cell("", words, "\n".join(said), mark=severity)
        if isinstance(record.data, Broken):
            return Cell("", broken_words(), broken_words(), mark="error")
        if is_draft(record.data):
            return Cell("", draft_words(), draft_words(), mark="draft")
        return Cell("", no_issues_words())

    def _sentence(self, issue: Any) -> str:
        return str(issue.message(self._language))

    def _step(self, id: str) -> int:
        if self._steps is None:
            order = quests_in_order(self._world)
            self._steps = {quest: number for number, quest in enumerate(order, 1)}
        return self._steps.get(id, 0)

    def _members_of(self, faction: str) -> tuple[str, ...]:
        if self._members is None:
            self._members = {}
            for record in self._world.records(Kind.NPC):
                if isinstance(record.data, Npc):
                    for name in record.data.factions:
                        self._members.setdefault(name, []).append(record.id)
        return tuple(self._members.get(faction, ()))


def _broken_cell(record: Record, column: Column) -> Cell:
    if column.kind == "id":
        return Cell(record.id, tip=record.id)
    if column.stretch:
        raw = record.raw[:_RAW_SHOWN]
        return Cell(raw, tip=raw, mark="broken")
    return Cell()


def visibility_cell(visibility: Visibility) -> Cell:
    """The first audience with its icon, then how many more there are."""
    short, words = short_visibility(visibility), visibility_words(visibility)
    return Cell(short.label, words, words, gate=short.gate, more=short.more, joint=short.joint)


def _length_cell(text: str) -> Cell:
    return Cell(str(len(text)), mark="error" if len(text) > MAX_TEXT else "")


def _weight_cell(record: Record) -> Cell:
    weight = getattr(record.data, "weight", 1.0)
    spelt = spelling(record, "weight")
    text = shown_number(spelt if spelt is not None else f"{weight:.1f}")
    return Cell(text, mark="" if weight > 0 else "error")


def _chips_cell(values: Sequence[str]) -> Cell:
    joined = ", ".join(values)
    return Cell(joined, tip=joined, chips=tuple(values))


def _value_cell(value: object) -> Cell:
    if isinstance(value, tuple):
        return _chips_cell([str(item) for item in value])
    text = "" if value is None or isinstance(value, bool) else str(value)
    return Cell(text, tip=text)
