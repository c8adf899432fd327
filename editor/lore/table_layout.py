"""How the table's columns share its width: which give way, and what the text column gets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from editor.lore.columns import Column

COMPACT_TAGS = 118
_LEAST = 110


@dataclass(frozen=True, slots=True)
class Fit:
    """The width of each shown column by name, and whether tags show the first chip only.

    `roomless` are the columns that gave way.
    """

    widths: Mapping[str, int]
    single_chip: bool = False
    roomless: frozenset[str] = frozenset()


def fit_columns(
    columns: Sequence[Column],
    available: int,
    *,
    hidden: Collection[str] = (),
    asked_for: Collection[str] = (),
    chosen: Mapping[str, int] | None = None,
    stretched: Callable[[float], int] = round,
) -> Fit:
    """Widths that fit `available` pixels.

    `hidden` are columns that the user took away, `asked_for` those that were brought back and
    are there at any width, so that all may be wider than there is room; `chosen` widths that
    the user gave; `stretched` makes a design length one of the font in use. The others give way
    one by one, those of the highest `gives_way` first, then the tags after the first.
    """
    wanted = {c.name: (chosen or {}).get(c.name) or stretched(c.width) for c in columns}
    shown = [c for c in columns if c.name not in hidden]
    roomless = _giving_way(shown, wanted, available, asked_for)
    shown = [c for c in shown if c.name not in roomless]
    single = sum(wanted[c.name] for c in shown) > available
    if single and "tags" in wanted and "tags" not in (chosen or {}):
        wanted["tags"] = stretched(COMPACT_TAGS)
    widths = {c.name: wanted[c.name] for c in shown}
    _squeeze(widths, [c for c in shown if c.name not in (chosen or {})], available, stretched)
    spare = available - sum(widths.values())
    stretch = next((c.name for c in shown if c.stretch), None)
    if stretch is not None and spare > 0:
        widths[stretch] += spare
    return Fit(widths, single, roomless)


def _giving_way(
    shown: Sequence[Column],
    wanted: Mapping[str, int],
    available: int,
    asked_for: Collection[str],
) -> frozenset[str]:
    """The columns for which there is no room beside the others."""
    able = [c for c in shown if c.gives_way and c.name not in asked_for]
    leaving, gone = sorted(able, key=lambda c: -c.gives_way), set[str]()
    while leaving and sum(wanted[c.name] for c in shown if c.name not in gone) > available:
        gone.add(leaving.pop(0).name)
    return frozenset(gone)


def _squeeze(
    widths: dict[str, int],
    columns: Sequence[Column],
    available: int,
    stretched: Callable[[float], int],
) -> None:
    """Take what is too much from names and chips, the same from each, down to their least."""
    least = stretched(_LEAST)
    soft = [c.name for c in columns if c.kind in ("text", "chips") and widths[c.name] > least]
    for left, name in zip(range(len(soft), 0, -1), soft, strict=True):
        over = sum(widths.values()) - available
        if over > 0:
            widths[name] = max(least, widths[name] - -(-over // left))
