"""The lower panel: presence, secrets learnt, the conversation as heard, what was pruned."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from core.memory.log import WINDOW_TURNS
from editor.memory.grid import Cell, Column, GridModel, Row
from editor.memory.grid_view import GridView
from editor.memory.inspected import Inspected
from editor.memory.matrix import MatrixModel, presence_matrix, secrets_matrix
from editor.memory.matrix_view import MatrixView
from editor.memory.reading import best_trace
from editor.memory.surface import on_surface
from editor.memory.words import scene_place, speaker_name
from editor.theme import Theme
from editor.theme.painter import draw_hairline, fill_panel, fill_rect
from editor.theme.painter.common import draw_text
from editor.widgets import ElidedLabel, EmptyState, SegmentedControl

PRESENCE, SECRETS, CONVERSATION, PRUNED, WHY, CONTEXT = (
    "presence",
    "secrets",
    "conversation",
    "pruned",
    "why",
    "context",
)


class _Legend(QWidget):
    """What filled and struck cells mean."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Filled: present. Line: absent."))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        metrics = self._theme.look.metrics("small")
        words = self.tr("present") + self.tr("absent")
        return QSize(round(metrics.horizontalAdvance(words)) + 76, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        box = QRectF(0, round(rect.center().y()) - 4, 16, 9)
        fill_panel(painter, box, look, "retention.keep", radius=2)
        left = 22.0
        words = rect.adjusted(left, 0, 0, 0)
        left += draw_text(painter, words, self.tr("present"), look, "small", "text_muted") + 14
        y = round(rect.center().y()) + 0.5
        line = QRectF(left, y, 14, 0)
        draw_hairline(painter, line.topLeft(), line.topRight(), look, "control_border")
        rest = rect.adjusted(left + 20, 0, 0, 0)
        draw_text(painter, rest, self.tr("absent"), look, "small", "text_muted")


class _Bar(QWidget):
    """The strip with the tabs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(12, 0, 12, 1)
        self.line.setSpacing(12)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        least = self._theme.look.size("row.section_header")
        return super().sizeHint().expandedTo(QSize(0, least))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, rect = QPainter(self), self._theme.look, QRectF(self.rect())
        fill_rect(painter, rect, look, "window")
        bottom = rect.adjusted(0, 0, 0, -0.5)
        draw_hairline(painter, bottom.bottomLeft(), bottom.bottomRight(), look)


class LowerPanel(QWidget):
    """npc_chosen(str): the row of an NPC in the presence matrix was opened.

    trace_requested(): a trace is wanted. tab_changed(str): another tab is in front.
    """

    npc_chosen = Signal(str)
    trace_requested = Signal()
    tab_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._narrow = False
        self._guests: dict[str, QWidget] = {}
        self.presence_model, self.secrets_model = MatrixModel(self), MatrixModel(self)
        self.lines_model = GridModel(_line_columns(), self)
        self.pruned_model = GridModel(_pruned_columns(), self)
        self.presence = MatrixView(theme, self.presence_model, self.tr("Presence"))
        self.secrets = MatrixView(theme, self.secrets_model, self.tr("Secrets learnt"))
        self.lines = GridView(theme, self.lines_model, self.tr("Conversation"))
        self.pruned = GridView(theme, self.pruned_model, self.tr("Pruned facts"))
        self.empty = EmptyState(theme, "event", "")
        self._views: dict[str, QWidget] = {
            PRESENCE: self.presence,
            SECRETS: self.secrets,
            CONVERSATION: self.lines,
            PRUNED: self.pruned,
        }
        self._empty_words: dict[str, tuple[str, str, str]] = {}
        self._notes: dict[str, str] = {}
        self.bar = _Bar(theme)
        self.note = ElidedLabel(theme, role="small", colour="text_muted")
        self.legend = _Legend(theme)
        self.tabs = self._make_tabs()
        self._lay_out()
        self.presence.head_chosen.connect(self.npc_chosen)
        self.empty.action_requested.connect(self.trace_requested)
        self._show()

    def _make_tabs(self) -> SegmentedControl:
        segments = [
            (PRESENCE, self.tr("Presence")),
            (SECRETS, self.tr("Secrets")),
            (CONVERSATION, self.tr("Conversation")),
            (PRUNED, self.tr("Pruned")),
            (WHY, self.tr("Why")),
            (CONTEXT, self.tr("Context")),
        ]
        tabs = SegmentedControl(self._theme, self.tr("Lower panel"), segments)
        tabs.chosen.connect(self.show_tab)
        return tabs

    def _lay_out(self) -> None:
        self.bar.line.addWidget(self.tabs)
        self.bar.line.addWidget(self.note, 1)
        self.bar.line.addWidget(self.legend)
        self.stack = QStackedWidget()
        on_surface(self.stack)
        for view in (*self._views.values(), self.empty):
            self.stack.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)

    # tabs

    @property
    def tab(self) -> str:
        """The tab in front."""
        return self.tabs.current()

    def show_tab(self, tab: str) -> None:
        """Bring a tab to the front."""
        self.tabs.set_current(tab)
        self._show()
        if tab == CONVERSATION:
            self.lines.scrollToBottom()
        self.tab_changed.emit(tab)

    def take_guests(self, guests: dict[str, QWidget]) -> None:
        """Hold panels for which a narrow window has no room, as tabs."""
        self._guests = guests
        for widget in guests.values():
            self.stack.addWidget(widget)
            widget.show()
        self._show()

    def release_guests(self) -> None:
        """Give the panels back; who took them lays them out anew."""
        for widget in self._guests.values():
            self.stack.removeWidget(widget)
        self._guests = {}
        if self.tab in (WHY, CONTEXT):
            self.show_tab(PRESENCE)
        self._show()

    def _show(self) -> None:
        tab = self.tab
        for id in (WHY, CONTEXT):
            self.tabs.set_segment_visible(id, id in self._guests)
        words = self._empty_words.get(tab)
        if tab in self._guests:
            self.stack.setCurrentWidget(self._guests[tab])
        elif words is not None:
            self.empty.set_texts(*words)
            self.stack.setCurrentWidget(self.empty)
        else:
            self.stack.setCurrentWidget(self._views.get(tab, self.presence))
        self.legend.setVisible(tab == PRESENCE and words is None)
        self.note.setText(self._notes.get(tab, ""))

    def current_view(self) -> QWidget:
        """What is in front."""
        return self.stack.currentWidget()

    # what is shown

    def show_save(self, inspected: Inspected) -> None:
        """Show another memory: what is the same for all NPCs."""
        self.presence_model.set_matrix(presence_matrix(inspected))
        self.secrets_model.set_matrix(secrets_matrix(inspected))
        scenes = len(inspected.scenes)
        self._notes[PRESENCE] = self.tr("scenes by NPC · {n} scenes").format(n=scenes)
        self._notes[SECRETS] = self.tr("entries by NPC, with the turn each was learnt")
        self._set_empty(PRESENCE, not scenes, self._no_scenes(inspected))
        self._set_empty(SECRETS, not self.secrets_model.rowCount(), self._no_secrets(inspected))
        self.presence.show_column("")

    def show_npc(self, inspected: Inspected, npc: str) -> None:
        """Show what one NPC heard and lost."""
        rows = _line_rows(inspected, npc)
        self.lines_model.set_rows(rows)
        if rows:
            self.lines.scrollToBottom()
        name = inspected.names.npc(npc)
        heard = self.tr("{n} lines as {name} heard them").format(n=len(rows), name=name)
        self._notes[CONVERSATION] = heard if rows else ""
        self._set_empty(CONVERSATION, not rows, self._no_lines(inspected, name))
        stones = _pruned_rows(inspected, npc)
        self.pruned_model.set_rows(stones)
        label = self.tr("Pruned {n}").format(n=len(stones)) if stones else self.tr("Pruned")
        self.tabs.set_label(PRUNED, label)
        self._notes[PRUNED] = self.tr("what {name} knew and lost").format(name=name)
        self._set_empty(PRUNED, not stones, self._no_pruned(inspected, name))
        self._show()

    def mark(self, npc: str, scene: str) -> None:
        """Mark an NPC's row, and the scene in which it is said to have learnt what it could not."""
        self.presence_model.mark(npc, scene)
        self.secrets_model.mark("", "")
        if scene:
            self.presence.show_column(scene)

    def _set_empty(self, tab: str, empty: bool, words: tuple[str, str, str]) -> None:
        if empty:
            self._empty_words[tab] = words
        else:
            self._empty_words.pop(tab, None)

    def _trace_action(self, inspected: Inspected) -> str:
        if inspected.trace is not None:
            return ""
        trace = best_trace(inspected.opened)
        if trace is None:
            return self.tr("Load a trace…")
        return self.tr("Load {name}").format(name=trace.name)

    def _no_scenes(self, inspected: Inspected) -> tuple[str, str, str]:
        reason = self.tr("Version 1 saves keep none; a trace tells them.")
        return self.tr("This save keeps no scenes"), reason, self._trace_action(inspected)

    def _no_secrets(self, inspected: Inspected) -> tuple[str, str, str]:
        reason = self.tr("The save lists no lore entry that an NPC has learnt in play.")
        return self.tr("No secret was learnt"), reason, self._trace_action(inspected)

    def _no_lines(self, inspected: Inspected, name: str) -> tuple[str, str, str]:
        if inspected.trace is not None:
            reason = self.tr("The trace has no line that reached this NPC.")
            return self.tr("{name} heard nothing").format(name=name), reason, ""
        reason = self.tr("Spoken lines are not in a save; a trace of the game holds them.")
        return self.tr("No trace is loaded"), reason, self._trace_action(inspected)

    def _no_pruned(self, inspected: Inspected, name: str) -> tuple[str, str, str]:
        words = self.tr("Nothing of {name} was pruned").format(name=name)
        if not inspected.has_origins:
            return words, self.tr("Version 1 saves do not keep what was pruned."), ""
        return words, "", ""


def _line_columns() -> tuple[Column, ...]:
    return (
        Column("turn", QCoreApplication.translate("Memory", "Turn"), 48, right=True),
        Column("scene", QCoreApplication.translate("Memory", "Scene"), 120),
        Column("speaker", QCoreApplication.translate("Memory", "Speaker"), 132),
        Column("text", QCoreApplication.translate("Memory", "Line"), least=200),
    )


def _line_rows(inspected: Inspected, npc: str) -> tuple[Row, ...]:
    """The lines an NPC perceived; those before its window are muted."""
    window = set(inspected.log.heard_turns(npc, WINDOW_TURNS))
    rows = []
    for at, line in enumerate(inspected.log.heard_by(npc)):
        ink = "text" if line.turn in window else "text_muted"
        place = scene_place(inspected, line.scene) or inspected.names.place(line.place or "")
        speaker = speaker_name(inspected, line.speaker)
        cells = (
            Cell(str(line.turn), ink=ink),
            Cell(place, tip=line.scene or "", ink="text_muted"),
            Cell(speaker, tip=line.speaker, ink=ink),
            Cell(line.text, tip=line.text, ink=ink),
        )
        rows.append(Row(at, cells, (line.turn, place, speaker, line.text)))
    return tuple(rows)


def _pruned_columns() -> tuple[Column, ...]:
    return (
        Column("fact", QCoreApplication.translate("Memory", "Fact"), least=200),
        Column("turn", QCoreApplication.translate("Memory", "Learnt"), 64, right=True),
        Column("until", QCoreApplication.translate("Memory", "Until"), 64, right=True),
        Column("score", QCoreApplication.translate("Memory", "Retention then"), 100, right=True),
    )


def _pruned_rows(inspected: Inspected, npc: str) -> tuple[Row, ...]:
    rows = []
    for at, stone in enumerate(inspected.state.tombstones.get(npc, ())):
        score = f"{stone.score / 10000:.2f}".replace("-", "\N{MINUS SIGN}")
        cells = (
            Cell(stone.text, tip=stone.text, ink="text_muted", struck=True),
            Cell(str(stone.turn)),
            Cell(str(stone.until)),
            Cell(score, ink="text_muted"),
        )
        rows.append(Row(at, cells, (stone.text, stone.turn, stone.until, stone.score)))
    return tuple(rows)
