"""The strip above the table: kind, filter, count, undo, redo, columns, a new record."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from core.model.kinds import Kind
from editor.actions import Actions
from editor.figures import grouped
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_field import FilterField
from editor.forms.kind_icons import KIND_ICONS
from editor.lore.columns import KINDS, Column, kind_words, new_words
from editor.lore.grouping import grouping_words, groupings_of
from editor.theme import Theme
from editor.theme.painter import draw_hairline, draw_icon
from editor.widgets import PlainLabel, icon_button, plain_tooltip, push_button

_NARROW = 700
_ICON = 16
_RESET = ("reset", "")


class KindButton(QToolButton):
    """A word with a chevron behind it; where there is no room for the word, an icon."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._sign = theme, ""
        self.setProperty("framed", True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        # The chevron stands behind the word.
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.setIconSize(QSize(12, 12))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_icon(self, "chevron_down", size=12)

    def show_kind(self, words: str, icon: str) -> None:
        """The words, or the icon where they are empty."""
        self._sign = "" if words else icon
        self.setText(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(_ICON + 12 + 22, hint.height()) if self._sign else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sign:
            box = QRectF(6, 0, _ICON, self.height())
            draw_icon(QPainter(self), box, self._sign, "text", self._theme.look, _ICON)


class Toolbar(QWidget):
    """kind_chosen(Kind), column_toggled(name, shown), columns_reset(), group_chosen(by),
    again_requested(), new_requested(). columns_opening(): the list of columns is about to open."""

    kind_chosen = Signal(object)
    column_toggled = Signal(str, bool)
    columns_reset = Signal()
    columns_opening = Signal()
    group_chosen = Signal(str)
    again_requested = Signal()
    new_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        completions: FilterCompletions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._shown_kind = theme, Kind.ENTRY
        self.filter = FilterField(theme, completions)
        self._kind = self._make_kind_button()
        self._count = PlainLabel(theme, "", colour="text_muted", tabular=True)
        self._columns = icon_button(theme, "columns", self.tr("Columns and groups"), framed=True)
        self._columns_menu = QMenu(self._columns)
        self._new = push_button(theme, "", "plus", primary=True)
        self._undo = self._action_button(actions, "edit.undo")
        self._redo = self._action_button(actions, "edit.redo")
        self._lay_out()
        self._connect()

    def _make_kind_button(self) -> KindButton:
        button = KindButton(self._theme)
        self._kinds = QActionGroup(self)
        self._kinds_menu = menu = QMenu(button)
        menu.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        for kind in KINDS:
            action = QAction(kind_words(kind), menu)
            action.setCheckable(True)
            action.setData(kind.value)
            self._kinds.addAction(action)
            menu.addAction(action)
        button.clicked.connect(self.open_kinds)
        return button

    def open_kinds(self) -> None:
        """Show the kinds to choose from."""
        _popup_below(self._kinds_menu, self._kind)

    def open_columns(self) -> None:
        """Show the columns to choose from."""
        self.columns_opening.emit()
        _popup_below(self._columns_menu, self._columns)

    def _action_button(self, actions: Actions, id: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("framed", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if id in actions:
            button.setDefaultAction(actions[id])
            button.setAccessibleName(actions.spec(id).plain_title())
        return button

    def _lay_out(self) -> None:
        self._columns.clicked.connect(self.open_columns)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 12, 1)
        line.setSpacing(8)
        line.addWidget(self._kind)
        line.addWidget(self.filter, 1)
        line.addWidget(self._count)
        for button in (self._undo, self._redo, self._columns, self._new):
            line.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self._kinds.triggered.connect(self._on_kind)
        self._columns_menu.triggered.connect(self._on_column)
        self.filter.again_requested.connect(self.again_requested)
        self._new.clicked.connect(self.new_requested)
        self._theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(500, self._theme.look.size("control.toolbar"))

    # what it shows

    def show_kind(self, kind: Kind, counts: Mapping[Kind, int]) -> None:
        """The kind that the table shows, and how many records each has."""
        for action in self._kinds.actions():
            of = Kind(action.data())
            action.setChecked(of is kind)
            words = self.tr("{kind} ({count})")
            action.setText(words.format(kind=kind_words(of), count=grouped(counts.get(of, 0))))
        words = self.tr("Kind: {kind}").format(kind=kind_words(kind))
        self._shown_kind = kind
        self._kind.setAccessibleName(words)
        self._kind.setToolTip(plain_tooltip(words))
        self._show_kind_words()
        self._new.setText(new_words(kind))
        self._new.setAccessibleName(new_words(kind))
        self._new.setToolTip(
            plain_tooltip(self.tr("{action} (Ctrl+N)").format(action=new_words(kind)))
        )
        self.filter.set_placeholder(
            self.tr("Add text, tag:, vis:, npc:, is:warning …")
            if kind is Kind.ENTRY
            else self.tr("Add text, file:, is:error …")
        )

    def _show_kind_words(self) -> None:
        """The kind's name, or its icon where there is no room."""
        narrow = self.width() < self._theme.look.stretched(_NARROW)
        words = kind_words(self._shown_kind)
        self._kind.show_kind("" if narrow else words, KIND_ICONS[self._shown_kind])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_kind_words()

    def show_count(self, shown: int, total: int) -> None:
        """How many rows there are, of how many records."""
        self._count.setText(
            self.tr("{shown} of {total}").format(shown=grouped(shown), total=grouped(total))
        )

    def show_stale(self, stale: bool) -> None:
        """Whether edits have made the rows differ from filter and sort."""
        self.filter.show_stale(stale)

    def show_columns(
        self,
        columns: tuple[Column, ...],
        hidden: Collection[str],
        group: str = "",
        roomless: Collection[str] = (),
    ) -> None:
        """The columns that can be taken away, and the ways to group rows.

        Those that are ticked are there; those of `roomless` would be, if there were room.
        """
        self._columns_menu.clear()
        ways = QActionGroup(self._columns_menu)
        for by in groupings_of(self._shown_kind):
            action = self._columns_menu.addAction(grouping_words(by))
            action.setCheckable(True)
            action.setChecked(by == group)
            action.setData(("group", by))
            ways.addAction(action)
        self._columns_menu.addSeparator()
        for column in columns:
            if column.kind in ("state", "id"):
                continue
            action = self._columns_menu.addAction(column.words())
            action.setCheckable(True)
            action.setChecked(column.name not in hidden and column.name not in roomless)
            action.setData(column.name)
            if column.name in roomless:
                # What stands behind a tab is at the right, as shortcuts are.
                note = self.tr("no room at this width")
                action.setText(f"{column.words()}\t{note}")
        self._columns_menu.addSeparator()
        self._columns_menu.addAction(self.tr("Columns as at first")).setData(_RESET)

    def _on_kind(self, action: QAction) -> None:
        self.kind_chosen.emit(Kind(action.data()))

    def _on_column(self, action: QAction) -> None:
        data = action.data()
        if data == _RESET:
            self.columns_reset.emit()
        elif isinstance(data, tuple):
            self.group_chosen.emit(data[1])
        else:
            self.column_toggled.emit(str(data), action.isChecked())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, y = QPainter(self), self.height() - 0.5
        draw_hairline(painter, QPointF(0, y), QPointF(self.width(), y), self._theme.look)


def _popup_below(menu: QMenu, button: QWidget) -> None:
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
