"""F6 and Shift+F6: the focus walks from one region of the window to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def focusable(region: QWidget) -> QWidget | None:
    """What takes the focus in a region: what had it last, else the first that can."""
    last = region.focusWidget()
    candidates = [last] if last is not None else []
    candidates += [region, *region.findChildren(QWidget)]
    return next((widget for widget in candidates if _can(widget)), None)


def _can(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isEnabled() and widget.isVisible()


def step_region(regions: Sequence[QWidget], step: int) -> QWidget | None:
    """Move the focus to the next (1) or previous (-1) region that can take it; where it went."""
    focus = QApplication.focusWidget()
    able = [(region, focusable(region)) for region in regions if region.isVisible()]
    able = [(region, target) for region, target in able if target is not None]
    if not able:
        return None
    # The innermost region counts: a workspace's part lies inside others.
    at = next(
        (i for i, (region, _) in enumerate(able) if region is focus or _holds(region, focus)),
        -1 if step > 0 else 0,
    )
    region, target = able[(at + step) % len(able)]
    assert target is not None
    target.setFocus(Qt.FocusReason.TabFocusReason)
    return region


def _holds(region: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and region.isAncestorOf(widget)
