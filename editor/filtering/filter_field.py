"""The filter line: chips for the keyed terms, then free text, with completion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from core.query import Filter, parse_filter
from editor.figures import grouped
from editor.filtering.chip_strip import ChipStrip
from editor.filtering.filter_completion import FilterCompletions
from editor.filtering.filter_popup import OfferModel, OfferPainter
from editor.labels import shortened
from editor.theme import Theme
from editor.theme.painter.chips import ChipKind
from editor.widgets import ChipButton, PlainLabel, icon_button, plain_tooltip, set_state

PAUSE_MS = 120
_CONTROL = Qt.KeyboardModifier.ControlModifier
_MOST_CHIPS = 30
_ARROW, _ROOMY = 20, 400
"""In a narrower field the chips need the room of the arrow."""


def problem_words(found: Filter, most: int = 120) -> str:
    """What of a filter is not understood, as a sentence; "" when all of it is."""
    unknown = dict.fromkeys(t.key for t in found.problems if t.problem == "unknown_key")
    if unknown:
        words = QCoreApplication.translate("FilterField", "Unknown key: {keys}.")
        return words.format(keys=shortened(", ".join(unknown), most))
    terms = ", ".join(found.source(term) for term in found.problems)
    words = QCoreApplication.translate("FilterField", "“{terms}” is not understood.")
    return words.format(terms=shortened(terms, most)) if terms else ""


class _Line(QLineEdit):
    """The free text; tells when the keyboard wants the chips or the table."""

    chips_wanted = Signal()
    finished = Signal()
    escaped = Signal()
    keys_wanted = Signal()
    takes_offer: Callable[[], bool] = bool
    """Whether Enter is for the list of offers, where one of them is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and self.takes_offer():
            event.ignore()
            return
        at_start = self.cursorPosition() == 0 and not self.hasSelectedText()
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Backspace) and at_start:
            self.chips_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.finished.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.key() == Qt.Key.Key_Space and event.modifiers() == _CONTROL:
            self.keys_wanted.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class FilterField(QFrame):
    """`filter_changed(str)`: the whole filter, after a pause in typing or at once by chips.

    A keyed term (`tag:mina`) becomes a chip with the space or Enter behind it; free words
    stay text. `left()`: Enter, Down or Escape want the table. `again_requested()`: the
    button that is shown while the rows no longer are what filter and sort would give.
    """

    filter_changed = Signal(str)
    left = Signal()
    again_requested = Signal()

    def __init__(
        self, theme: Theme, completions: FilterCompletions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._completions = theme, completions
        self._terms: list[str] = []
        self._chips: list[ChipButton] = []
        self._more = PlainLabel(theme, role="small", colour="text_muted", tabular=True)
        self._more.hide()
        self._before = 0
        """How many terms have no chip: the last ones have."""
        self._sent = ""
        self._line, self._strip = _Line(self), ChipStrip(self)
        self.saved_button = icon_button(theme, "search", self.tr("Kept filters"))
        self._arrow = icon_button(theme, "chevron_down", self.tr("Kept filters"))
        self._again = icon_button(theme, "refresh", self.tr("Filter and sort again (F5)"))
        self._again.hide()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._offers = OfferModel(self)
        self._completer = self._make_completer()
        self._lay_out()
        self._connect()

    def text(self) -> str:
        """The whole filter as one line."""
        return " ".join([*self._terms, self._line.text().strip()]).strip()

    def set_text(self, text: str) -> None:
        """Show and report another filter."""
        found = parse_filter(text)
        self._terms = [found.source(t) for t in found.terms if t.key]
        self._line.setText(" ".join(found.source(t) for t in found.terms if not t.key))
        self._rebuild()
        self.send_now()

    def set_placeholder(self, text: str) -> None:
        """What an empty line says."""
        self._line.setPlaceholderText(text)

    def show_stale(self, stale: bool) -> None:
        """Offer to filter and sort again, because edits have changed what would be shown."""
        self._again.setVisible(stale)

    def send_now(self) -> None:
        """Report without waiting; what was already reported is not sent again."""
        self._pause.stop()
        if self.text() != self._sent:
            self._sent = self.text()
            self.filter_changed.emit(self._sent)

    def focus_line(self) -> None:
        """The cursor into the line, its text selected."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def line(self) -> QLineEdit:
        """The line that is typed into."""
        return self._line

    def sizeHint(self) -> QSize:
        return QSize(400, self._theme.look.size("control.height"))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    # parts

    def _lay_out(self) -> None:
        name = self.tr("Filter")
        self.setAccessibleName(name)
        self._line.setAccessibleName(name)
        self._line.setToolTip(plain_tooltip(self.tr("Ctrl+Space lists what can be typed.")))
        self.setProperty("field", True)
        self.setFocusProxy(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(3, 1, 3, 1)
        self._box.setSpacing(5)
        self._arrow.setFixedWidth(_ARROW)
        self._arrow.setIconSize(QSize(12, 12))
        self._arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._box.addWidget(self.saved_button)
        self._box.addWidget(self._arrow)
        self._box.addWidget(self._more)
        self._box.addWidget(self._strip)
        self._box.addWidget(self._line, 1)
        self._box.addWidget(self._again)
        self._line.setMinimumWidth(60)

    def _connect(self) -> None:
        self._line.takes_offer = self._takes_offer
        self._line.installEventFilter(self)
        self._line.textEdited.connect(self._on_typed)
        self._line.chips_wanted.connect(self._focus_last)
        self._line.keys_wanted.connect(self._offer_keys)
        self._arrow.clicked.connect(self.saved_button.click)
        self._line.finished.connect(self._on_finished)
        self._line.escaped.connect(self._on_escaped)
        self._pause.timeout.connect(self.send_now)
        self._again.clicked.connect(self.again_requested)

    def _make_completer(self) -> QCompleter:
        completer = QCompleter(self._offers, self)
        completer.setWidget(self._line)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(10)
        popup = completer.popup()
        assert popup is not None
        popup.setProperty("popup", True)
        popup.setItemDelegate(OfferPainter(self._theme, popup))
        popup.setAccessibleName(self.tr("Completions"))
        completer.activated.connect(self._on_completed)
        return completer

    # typing

    def _on_typed(self, text: str) -> None:
        if text.endswith(" "):
            self._take_terms()
        self._pause.start()
        self._offer()

    def _take_terms(self) -> None:
        """Turn the finished keyed terms of the line into chips."""
        text = self._line.text()
        found = parse_filter(text)
        keyed: list[str] = []
        rest: list[str] = []
        quotes = at = 0
        for term in found.terms:
            quotes, at = quotes + text.count('"', at, term.end), term.end
            (keyed if term.key and quotes % 2 == 0 else rest).append(found.source(term))
        if not keyed:
            return
        self._terms += keyed
        self._line.setText(" ".join(rest) + (" " if rest else ""))
        self._rebuild()

    @property
    def _popup(self) -> QAbstractItemView:
        popup = self._completer.popup()
        assert popup is not None
        return popup

    def _takes_offer(self) -> bool:
        return self._popup.isVisible() and self._popup.currentIndex().isValid()

    def _on_finished(self) -> None:
        self._popup.hide()
        self._take_terms()
        self.send_now()
        self.left.emit()

    def _on_escaped(self) -> None:
        if self._popup.isVisible():
            self._popup.hide()
        elif self._line.text():
            self._line.clear()
            self.send_now()
        else:
            self.left.emit()

    def _word_start(self) -> int:
        before = self._line.text()[: self._line.cursorPosition()]
        return before.rfind(" ") + 1 if before.count('"') % 2 == 0 else before.rfind('"')

    def _word(self) -> str:
        return self._line.text()[max(0, self._word_start()) : self._line.cursorPosition()]

    def _offer(self) -> None:
        self._show_offers(self._completions.of(self._word()))

    def _offer_keys(self) -> None:
        """What may stand there; where no key begins so, every key."""
        word = self._word()
        self._show_offers(self._completions.of(word) or self._completions.before(word))

    def _show_offers(self, offers: list[str]) -> None:
        popup = self._popup
        if not offers:
            popup.hide()
            return
        self._offers.set_offers(offers)
        rect = self._line.cursorRect()
        rect.setWidth(max(220, popup.sizeHintForColumn(0) + 24))
        self._completer.complete(rect)

    def _on_completed(self, offer: str) -> None:
        text, end = self._line.text(), self._line.cursorPosition()
        start = self._word_start()
        word = text[max(0, start) : end]
        if offer.endswith(":") and not offer.startswith(word.lower()):
            offer += word.removeprefix("-")
        self._line.setText(text[:start] + offer + text[end:])
        self._line.setCursorPosition(start + len(offer))
        if not offer.endswith(":"):
            self._take_terms()
            self.send_now()
        else:
            QTimer.singleShot(0, self, self._offer)

    # chips

    def _rebuild(self) -> None:
        self._before = max(0, len(self._terms) - _MOST_CHIPS)
        self._chips = [self._make_chip(source) for source in self._terms[self._before :]]
        self._strip.show_chips(self._chips)
        words = self.tr("+ %n more", "", self._before)
        self._more.setText(f"+{grouped(self._before)}")
        self._more.setAccessibleName(words)
        self._more.setToolTip(plain_tooltip(words))
        self._more.setVisible(self._before > 0)

    def _make_chip(self, source: str) -> ChipButton:
        term = parse_filter(source).terms[0]
        name = self.tr("not understood: {term}") if term.problem else self.tr("filter {term}")
        name = name.replace("{term}", source)
        if term.problem == "unknown_key":
            name = problem_words(parse_filter(source))
        kind: ChipKind = "tag" if term.problem else "filter"
        chip = ChipButton(
            self._theme,
            source,
            kind,
            error=bool(term.problem),
            name=name,
            tooltip=name,
            parent=self,
        )
        chip.removed.connect(self._on_removed)
        chip.key_pressed.connect(self._on_chip_key)
        return chip

    def _on_removed(self, chip: ChipButton) -> None:
        self._remove(self._chips.index(chip))

    def _remove(self, index: int) -> None:
        del self._terms[self._before + index]
        self._rebuild()
        self._focus_chip(index - 1 if self._chips and index else len(self._chips))
        self.send_now()

    def _on_chip_key(self, chip: ChipButton, key: int) -> None:
        index = self._chips.index(chip)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove(index)
            return
        moves = {
            Qt.Key.Key_Left: max(0, index - 1),
            Qt.Key.Key_Right: index + 1,
            Qt.Key.Key_Home: 0,
        }
        self._focus_chip(moves.get(Qt.Key(key), len(self._chips)))

    def _focus_last(self) -> None:
        if self._chips:
            self._focus_chip(len(self._chips) - 1)

    def _focus_chip(self, index: int) -> None:
        target = self._chips[index] if 0 <= index < len(self._chips) else self._line
        if target is not self._line:
            self._strip.ensureWidgetVisible(target, 8, 0)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrow.setVisible(self.width() >= self._theme.look.stretched(_ROOMY))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._line.setFocus(Qt.FocusReason.MouseFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_state(self, "active", event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)
