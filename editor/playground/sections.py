"""The parts of a context as lines: tokens, share, whether something was cut; plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.context import BuiltContext, LeftOut
from core.messages import render
from editor.playground.figures import grouped
from editor.playground.words import say
from editor.theme.painter import MeterPart

_ROWS = (
    ("rules", ("rules",)),
    ("identity", ("identity",)),
    ("memory", ("facts", "conversation")),
    ("lore", ("lore",)),
    ("state", ("state",)),
    ("line", ("line",)),
)
_TITLES = {
    "rules": QT_TRANSLATE_NOOP("Playground", "Rules"),
    "identity": QT_TRANSLATE_NOOP("Playground", "Identity"),
    "memory": QT_TRANSLATE_NOOP("Playground", "Memory"),
    "lore": QT_TRANSLATE_NOOP("Playground", "World facts"),
    "state": QT_TRANSLATE_NOOP("Playground", "State"),
    "line": QT_TRANSLATE_NOOP("Playground", "Player’s line"),
}
_SPOKEN = QT_TRANSLATE_NOOP("Playground", "{title}: {tokens} of {share} tokens")
_SPOKEN_KEPT = QT_TRANSLATE_NOOP("Playground", "{title}: {tokens} tokens, never cut")
_SPOKEN_CUT = QT_TRANSLATE_NOOP("Playground", "{row}, {count} left out")
_NOTHING_LEFT_OUT = QT_TRANSLATE_NOOP("Playground", "Nothing left out")
_LEFT_OUT = QT_TRANSLATE_NOOP("Playground", "{count} left out: {sections}")
_OF_SECTION = QT_TRANSLATE_NOOP("Playground", "{section} {count}")


@dataclass(frozen=True, slots=True)
class SectionRow:
    """One line: `share` is 0 for what is never cut, `cut` counts what was left out of it."""

    title: str
    tokens: int
    share: int
    cut: int

    @property
    def level(self) -> float:
        """How full the share is, 0 to 1."""
        full = self.share or self.tokens
        return self.tokens / full if full else 0.0

    @property
    def limit(self) -> str:
        """What stands behind the tokens: "/ 350"."""
        return f"/ {grouped(self.share or self.tokens)}" if self.tokens or self.share else ""

    def spoken(self) -> str:
        """The line in words."""
        tokens, share = grouped(self.tokens), grouped(self.share)
        said = _SPOKEN if self.share else _SPOKEN_KEPT
        row = say(said, title=self.title, tokens=tokens, share=share)
        return say(_SPOKEN_CUT, row=row, count=self.cut) if self.cut else row


def section_rows(context: BuiltContext) -> tuple[SectionRow, ...]:
    """The lines of a context, stable parts first."""
    return tuple(_row(context, key, parts) for key, parts in _ROWS)


def _row(context: BuiltContext, key: str, parts: tuple[str, ...]) -> SectionRow:
    found = [section for name in parts if (section := context.section(name)) is not None]
    share = max((section.share or 0 for section in found), default=0)
    cut = sum(left.count for left in context.left_out if left.section in parts)
    return SectionRow(say(_TITLES[key]), sum(s.tokens for s in found), share, cut)


def meter_parts(rows: Iterable[SectionRow]) -> tuple[MeterPart, ...]:
    """The same lines for the meter."""
    return tuple(MeterPart(row.tokens, "cut" if row.cut else "fits") for row in rows if row.tokens)


def left_out_words(context: BuiltContext, language: str) -> str:
    """How much was left out, part by part, in one line."""
    counts: dict[str, int] = {}
    for left in context.left_out:
        counts[left.section] = counts.get(left.section, 0) + left.count
    if not counts:
        return say(_NOTHING_LEFT_OUT)
    named = (
        say(_OF_SECTION, section=_section_name(section, language), count=count)
        for section, count in counts.items()
    )
    return say(_LEFT_OUT, count=sum(counts.values()), sections=", ".join(named))


def left_out_text(context: BuiltContext, language: str) -> str:
    """What was left out, each with the reason, grouped by both."""
    groups: dict[tuple[str, str], list[LeftOut]] = {}
    for left in context.left_out:
        groups.setdefault((left.section, left.why), []).append(left)
    return "\n\n".join(_group(*key, held, language) for key, held in groups.items())


def _group(section: str, why: str, held: list[LeftOut], language: str) -> str:
    name = _section_name(section, language)
    reason = render(f"left_out_{why}", {"count": sum(left.count for left in held)}, language)
    lines = (left.text for left in held if left.text)
    return "\n".join((f"{name[:1].upper()}{name[1:]}: {reason}", *lines))


def _section_name(section: str, language: str) -> str:
    return render(f"section:{section}", {}, language)
