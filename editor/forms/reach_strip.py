"""The strip under the form: who can see this, when."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.model.visibility import AudienceKind
from core.query import Group, Reach
from editor.theme import Theme
from editor.theme.painter import (
    CENTRE,
    draw_hairline,
    draw_step_cell,
    draw_text,
    fill_rect,
    text_width,
)
from editor.widgets import plain_tooltip

_SHOWN = 4
_MARGIN = 12
_ROW = 23
_CELL = 13
_NAMES = 150
_GATES = {
    AudienceKind.PUBLIC: "public",
    AudienceKind.NPC: "npc",
    AudienceKind.FACTION: "faction",
    AudienceKind.SECRET: "secret",
    AudienceKind.QUEST: "secret",
}


class ReachStrip(QWidget):
    """One row a group of NPCs, one cell a quest step; words say when."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reach = Reach((), ())
        self._names: Mapping[str, str] = {}
        self.setAccessibleName(self.tr("Who can see this, when"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        theme.changed.connect(self.updateGeometry)

    def show_reach(self, reach: Reach, names: Mapping[str, str]) -> None:
        """Show another entry's reach; `names` has the names of NPCs, factions and quests."""
        self._reach, self._names = reach, names
        said = [f"{self._name(g)} ({len(g.npcs)}): {self._when(g)}." for g in reach.groups]
        self.setAccessibleDescription(" ".join([*said, self._foot()]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._theme.look
        rows = max(1, min(_SHOWN, len(self._reach.groups)))
        return QSize(300, look.stretched(46 + rows * _ROW + 30))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    # words

    def _name(self, group: Group) -> str:
        if group.name == "everyone":
            return self.tr("Everyone")
        if group.name == "rest":
            return self.tr("Everyone else")
        name = self._names.get(f"{group.name}:{group.id}") or group.id
        if group.name == "several":
            first = self._names.get(f"npc:{group.id}") or group.id
            return self.tr("{name} and {count} more").format(name=first, count=len(group.npcs) - 1)
        return name

    def _when(self, group: Group) -> str:
        if group.since is None:
            return self.tr("never")
        if group.since == 0:
            return self.tr("from the start")
        return self.tr("after step {step}").format(step=group.since)

    def _foot(self) -> str:
        reach = self._reach
        if not reach.npcs:
            return self.tr("This world has no NPCs yet.")
        seen = reach.seen_at_the_end
        if seen == reach.npcs:
            end = self.tr("All {count} NPCs see this at the end.").format(count=seen)
        elif seen:
            end = self.tr("{seen} of {count} NPCs see this at the end.").format(
                seen=seen, count=reach.npcs
            )
        else:
            end = self.tr("No NPC ever sees this.")
        return f"{self._step_words()} {end}".strip()

    def _step_words(self) -> str:
        steps = sorted({g.since for g in self._reach.groups if g.since})
        if not steps:
            return ""
        quest = self._reach.quests[steps[0] - 1]
        name = self._names.get(f"quest:{quest}") or quest
        return self.tr("Step {step} is {quest}.").format(step=steps[0], quest=name)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._theme.look
        fill_rect(painter, QRectF(self.rect()), look, "raised")
        draw_hairline(painter, QPointF(0, 0.5), QPointF(self.width(), 0.5), look)
        left, width = _MARGIN, self.width() - 2 * _MARGIN
        title = QRectF(left, look.stretched(8), width, look.stretched(20))
        draw_text(painter, title, self.tr("Who can see this, when"), look, "strong")
        cells = self._cells_rect()
        self._paint_axis(painter, QRectF(left, title.bottom(), width, look.stretched(16)), cells)
        top = title.bottom() + look.stretched(17)
        for group in self._reach.groups[:_SHOWN]:
            self._paint_group(painter, group, QRectF(left, top, width, look.stretched(_ROW)), cells)
            top += look.stretched(_ROW)
        foot, words = QRectF(left, top, width, look.stretched(22)), self._foot()
        if text_width(words, look, "small") > width:
            words = self._step_words() or words
        draw_text(painter, foot, words, look, "small", "text_muted")

    def _cells_rect(self) -> QRectF:
        """Left edge, cell width and right edge of the cells, between names and words."""
        look = self._theme.look
        groups = self._reach.groups[:_SHOWN]
        names = max((self._name_width(g) for g in groups), default=60.0)
        words = max((text_width(self._when(g), look, "small") for g in groups), default=60.0)
        steps = len(self._reach.quests) + 1
        room = self.width() - 2 * _MARGIN - words - 20
        cell = max(2.0, min(float(_CELL), (room - min(names + 10, _NAMES)) / steps))
        left = _MARGIN + min(names + 10, max(60.0, room - cell * steps))
        return QRectF(left, 0, cell * steps, cell)

    def _name_width(self, group: Group) -> float:
        look = self._theme.look
        count = text_width(f" {len(group.npcs)}", look, "small")
        return text_width(self._name(group), look) + count + 4

    def _paint_axis(self, painter: QPainter, rect: QRectF, cells: QRectF) -> None:
        look, cell = self._theme.look, cells.height()
        label = QRectF(rect.left(), rect.top(), cells.left() - rect.left() - 4, rect.height())
        draw_text(painter, label, self.tr("After step"), look, "micro", "text_muted")
        steps = len(self._reach.quests) + 1
        widest = text_width(str(steps - 1), look, "micro")
        every = max(1, math.ceil((widest - 2) / cell))
        for step in range(0, steps, every):
            box = QRectF(cells.left() + step * cell - 6, rect.top(), cell + 12, rect.height())
            draw_text(painter, box, str(step), look, "micro", "text_muted", CENTRE, tabular=True)

    def _paint_group(self, painter: QPainter, group: Group, rect: QRectF, cells: QRectF) -> None:
        look, cell = self._theme.look, cells.height()
        count = str(len(group.npcs))
        count_width = text_width(count, look, "small") + 5
        room = cells.left() - rect.left() - 6
        name = QRectF(rect.left(), rect.top(), room - count_width, rect.height())
        width = draw_text(painter, name, self._name(group), look)
        after = QRectF(name.left() + width + 4, rect.top(), count_width, rect.height())
        draw_text(painter, after, count, look, "small", "text_muted", tabular=True)
        height = min(13.0, rect.height() - 8)
        top = round(rect.center().y() - height / 2)
        for step, gate in enumerate(group.cells):
            box = QRectF(round(cells.left() + step * cell), top, max(1.0, cell - 1), height)
            draw_step_cell(painter, box, _GATES.get(gate) if gate else None, look)
        opened = next((c for c in group.cells if c is not None), None)
        ink = f"visibility.{_GATES[opened]}.ink" if opened in _GATES else "text_muted"
        words = QRectF(
            cells.right() + 8, rect.top(), rect.right() - cells.right() - 8, rect.height()
        )
        draw_text(painter, words, self._when(group), look, "small", ink)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self._tip_at(event.pos().y())
            QToolTip.showText(event.globalPos(), plain_tooltip(text), self)
            return True
        return super().event(event)

    def _tip_at(self, y: int) -> str:
        look = self._theme.look
        row = (y - look.stretched(45)) // look.stretched(_ROW)
        groups = self._reach.groups
        if not 0 <= row < min(_SHOWN, len(groups)):
            return self._foot()
        names = [self._names.get(f"npc:{npc}") or npc for npc in groups[row].npcs]
        return f"{self._when(groups[row])}: {', '.join(names)}"
