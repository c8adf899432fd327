"""How the table's columns share its width: which give way, and what the text column gets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from editor.lore.columns import Column

COMPACT_TAGS = 118
_LEAST = 110


@dataclass(frozen=True, slots=True)
class Fit:
    """The width of each shown column by name, and whether tags show the first chip only."""

    widths: Mapping[str, int]
    single_chip: bool = False


def fit_columns(
    columns: Sequence[Column],
    available: int,
    *,
    hidden: Collection[str] = (),
    chosen: Mapping[str, int] | None = None,
    stretched: Callable[[float], int] = round,
) -> Fit:
    """Widths that fit `available` pixels.

    `hidden` are columns that the user took away; `chosen` widths that the user gave;
    `stretched` makes a design length one of the font in use. Columns give way one by one,
    those of the highest `gives_way` first, then the tags after the first.
    """
    wanted = {c.name: (chosen or {}).get(c.name) or stretched(c.width) for c in columns}
    shown = [c for c in columns if c.name not in hidden]
    leaving = sorted((c for c in shown if c.gives_way), key=lambda c: -c.gives_way)
    while leaving and sum(wanted[c.name] for c in shown) > available:
        shown.remove(leaving.pop(0))
    single = sum(wanted[c.name] for c in shown) > available
    if single and "tags" in wanted and "tags" not in (chosen or {}):
        wanted["tags"] = stretched(COMPACT_TAGS)
    widths = {c.name: wanted[c.name] for c in shown}
    _squeeze(widths, [c for c in shown if c.name not in (chosen or {})], available, stretched)
    spare = available - sum(widths.values())
    stretch = next((c.name for c in shown if c.stretch), None)
    if stretch is not None and spare > 0:
        widths[stretch] += spare
    return Fit(widths, single)


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
