"""A field of chips with a line to add more: tags, audiences, filters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCompleter, QFrame, QMenu, QWidget

from editor.theme import Theme
from editor.theme.painter import CENTRE, draw_text
from editor.theme.painter.chips import ChipKind, chip_height
from editor.widgets.chip_button import ChipButton
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.one_line_layout import OneLineLayout
from editor.widgets.plain import plain_tooltip
from editor.widgets.text_fields import LineEdit, set_state


@dataclass(frozen=True, slots=True)
class ChipItem:
    """A value of the field and how its chip looks; `label` "" shows the value itself.

    `given`: no value of the field, but told by `struck_out` and `taken_back` instead of by
    `edited`. `struck`: it is out. `name` is what it is called beside its label.
    """

    value: str
    kind: ChipKind = "tag"
    error: bool = False
    label: str = ""
    tooltip: str = ""
    icon: str | None = None
    given: bool = False
    struck: bool = False
    name: str = ""


_PASSING_REASONS = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)


class _Entry(LineEdit):
    """The line of a chip field: tells when the keyboard wants to reach the chips."""

    add_requested = Signal()
    chips_wanted = Signal()

    def sizeHint(self) -> QSize:
        # It takes what is left of its line and asks for no more than its least width.
        return QSize(self.minimumWidth(), super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_start = self.cursorPosition() == 0 and not self.hasSelectedText()
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Backspace) and at_start:
            self.chips_wanted.emit()
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text().strip():
            self.add_requested.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


class ChipField(QFrame):
    """`edited(list[str])` carries all values after each chip the user adds or removes.

    Left or Backspace at the start of the line reaches the chips; there Left, Right, Home
    and End move, Delete or Backspace removes, Escape returns. Enter or a comma adds, as
    does leaving the field with text in it. `decorate` gives a value its chip; `normalise`
    cleans typed text and returns "" to refuse it. With `one_line` it never grows: chips that do
    not fit are counted at its left ("+3"), and the keys still reach them; a click on the count
    lists them, and brings the chosen one into sight.
    struck_out(str), taken_back(str): the user wants a given chip out, or in again.
    """

    edited = Signal(list)
    struck_out = Signal(str)
    taken_back = Signal(str)
    flush_requested = Signal()
    text_changed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        placeholder: str = "",
        parent: QWidget | None = None,
        *,
        decorate: Callable[[str], ChipItem] = ChipItem,
        normalise: Callable[[str], str] = str.strip,
        one_line: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme, self._decorate, self._normalise = theme, decorate, normalise
        self._items: list[ChipItem] = []
        self._chips: list[ChipButton] = []
        self._all_completions: list[str] = []
        self.entry = _Entry(name, self)
        self.entry.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setProperty("field", True)
        self.setFocusProxy(self.entry)
        self._line = OneLineLayout(self, gap=4) if one_line else None
        self._flow = self._line or FlowLayout(self, gap=4)
        self._flow.setContentsMargins(4, 2, 4, 2)
        self._flow.addWidget(self.entry)
        self._completions = QStringListModel(self)
        self._completer = self._make_completer()
        self._connect()
        self._rebuild()

    def values(self) -> list[str]:
        """The values in order, without what is given."""
        return [item.value for item in self._items if not item.given]

    def items(self) -> list[ChipItem]:
        """The chips in order."""
        return list(self._items)

    def set_items_silently(self, items: Sequence[ChipItem]) -> None:
        """Show other chips without a signal; text being typed and the focus stay."""
        if list(items) == self._items:
            return
        focused = self._focused_index()
        self._items = list(items)
        self._rebuild()
        if focused is not None:
            self._focus_chip(min(focused, len(self._chips) - 1))

    def set_given_silently(self, given: Sequence[ChipItem]) -> None:
        """Show other given chips, before the values."""
        self.set_items_silently([*given, *(item for item in self._items if not item.given)])

    def set_values_silently(self, values: Sequence[str]) -> None:
        """The same by value, each decorated; what is given stays."""
        given = [item for item in self._items if item.given]
        self.set_items_silently([*given, *(self._decorate(value) for value in values)])

    def set_completions(self, values: Sequence[str]) -> None:
        """What the popup offers; values already in the field are left out."""
        self._all_completions = list(values)
        self._offer()

    def flush(self) -> None:
        """Add what is in the line."""
        self._add_from(self.entry.text())

    def setEnabled(self, enabled: bool) -> None:
        super().setEnabled(enabled)
        self._rebuild()

    @property
    def aside(self) -> int:
        """How many chips do not fit into the one line."""
        return self._line.aside if self._line is not None else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._line is not None and self._line.aside:
            box = QRectF(4, 0, self._line.more_width, self.height())
            words = f"+{self._line.aside}"
            draw_text(QPainter(self), box, words, self._theme.look, "small", "text_muted", CENTRE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._on_count(event):
            self.entry.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._on_count(event) and self.rect().contains(event.position().toPoint()):
            self._list_aside()

    def _on_count(self, event: QMouseEvent) -> bool:
        line = self._line
        return line is not None and line.aside > 0 and event.position().x() < line.more_width

    def _list_aside(self) -> None:
        """The chips that are out of sight, by name."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for index, chip in enumerate(self._chips):
            if self._line is not None and self._line.is_aside(chip):
                action = menu.addAction(chip.accessibleName().replace("&", "&&"))
                action.triggered.connect(partial(self._focus_chip, index))
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_state(self, "active", event.type() == QEvent.Type.FocusIn)
            if self._line is not None and event.type() == QEvent.Type.FocusIn:
                self._line.reveal(self.entry)
            if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
                self._on_line_left(event)
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.entry.installEventFilter(self)
        self.entry.add_requested.connect(self.flush)
        self.entry.chips_wanted.connect(self._focus_last)
        self.entry.textEdited.connect(self._on_typed)
        self.entry.textChanged.connect(self.text_changed)
        self.entry.flush_requested.connect(self.flush_requested)
        self._theme.changed.connect(self._rebuild)

    def _make_completer(self) -> QCompleter:
        completer = QCompleter(self._completions, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(8)
        popup = completer.popup()
        if popup is not None:
            popup.setProperty("popup", True)
        completer.activated.connect(self._on_completed)
        self.entry.setCompleter(completer)
        return completer

    def _on_completed(self, text: str) -> None:
        self._add_from(text)
        # QLineEdit puts the completion into the line after this signal.
        QTimer.singleShot(0, self.entry, self.entry.clear)

    def _close_offer(self) -> None:
        """An open popup would take the next click, wherever it goes."""
        popup = self._completer.popup()
        if popup is not None:
            popup.hide()

    def _on_typed(self, text: str) -> None:
        if "," in text:
            self._add_from(text)

    def _on_line_left(self, event: QFocusEvent) -> None:
        if event.reason() not in _PASSING_REASONS:
            self.flush()

    def _add_from(self, text: str) -> None:
        wanted = [self._normalise(part) for part in text.split(",")]
        known = set(self.values())
        fresh = [value for value in dict.fromkeys(wanted) if value and value not in known]
        self.entry.set_text_silently("")
        self._close_offer()
        self.text_changed.emit("")
        if fresh:
            self._items += [self._decorate(value) for value in fresh]
            self._rebuild()
            self.edited.emit(self.values())

    def _remove(self, index: int) -> None:
        item = self._items[index]
        if item.given:
            if not item.struck:
                self.struck_out.emit(item.value)
            return
        had_focus = self._focused_index() is not None
        del self._items[index]
        self._rebuild()
        if had_focus:
            self._focus_chip(min(index, len(self._chips) - 1))
        self.edited.emit(self.values())

    def _on_close(self, chip: ChipButton) -> None:
        self._remove(self._chips.index(chip))

    def _on_taken_back(self, chip: ChipButton) -> None:
        self.taken_back.emit(self._items[self._chips.index(chip)].value)

    def _rebuild(self) -> None:
        # Each chip that is hidden or shown would have all the others placed anew.
        self._flow.setEnabled(False)
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [self._make_chip(item) for item in self._items]
        for index, chip in enumerate(self._chips):
            self._flow.insert_widget(index, chip)
            chip.show()
        self._flow.setEnabled(True)
        self.entry.setFixedHeight(chip_height(self._theme.look))
        self.entry.setMinimumWidth(self._least_entry_width())
        if self._line is not None:
            look = self._theme.look
            self._line.more_width = round(look.metrics("small").horizontalAdvance("+00")) + 8
            self.setToolTip(plain_tooltip(", ".join(i.label or i.value for i in self._items)))
        self._offer()
        self.updateGeometry()

    def _least_entry_width(self) -> int:
        metrics = self.entry.fontMetrics()
        words = metrics.horizontalAdvance(self.entry.placeholderText())
        return max(metrics.averageCharWidth() * 7, words + 8)

    def _make_chip(self, item: ChipItem) -> ChipButton:
        name = self.tr("unknown: {value}") if item.error else "{value}"
        chip = ChipButton(
            self._theme,
            item.label or item.value,
            item.kind,
            error=item.error,
            icon=item.icon,
            struck=item.struck,
            name=item.name or name.format(value=item.label or item.value),
            tooltip=item.tooltip,
            parent=self,
        )
        chip.removed.connect(self._on_close)
        chip.taken_back.connect(self._on_taken_back)
        chip.key_pressed.connect(self._on_chip_key)
        return chip

    def _on_chip_key(self, chip: ChipButton, key: int) -> None:
        index = self._chips.index(chip)
        moves = {
            Qt.Key.Key_Left: max(0, index - 1),
            Qt.Key.Key_Right: index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._chips),
            Qt.Key.Key_Escape: len(self._chips),
        }
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove(index)
        else:
            self._focus_chip(moves[Qt.Key(key)])

    def _focus_last(self) -> None:
        if self._chips:
            self._focus_chip(len(self._chips) - 1)

    def _focus_chip(self, index: int) -> None:
        target = self._chips[index] if 0 <= index < len(self._chips) else self.entry
        if self._line is not None:
            self._line.reveal(target)
            self.update()
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused_index(self) -> int | None:
        return next((i for i, chip in enumerate(self._chips) if chip.hasFocus()), None)

    def _offer(self) -> None:
        taken = set(self.values())
        self._completions.setStringList([v for v in self._all_completions if v not in taken])
