"""One labelled field of a form: label and hint, the field, and what is wrong with it."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from editor.theme import Theme
from editor.theme.painter import draw_focus_ring
from editor.widgets.buttons import push_button
from editor.widgets.plain import ElidedLabel, PlainLabel
from editor.widgets.text_fields import set_state

_RING_SPACE = 3
_TWO_SMALL_LINES = 34


class FieldBox(QWidget):
    """Holds any field. `fix_requested()` comes from the quick-fix button in its message.

    In the error state the field has a two-pixel error border; with the focus inside, the
    ring is drawn around that border.
    """

    fix_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        label: str,
        body: QWidget,
        *,
        note: str = "",
        reserve_message: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._severity = ""
        self._reserve = reserve_message
        self.body = body
        self.label = PlainLabel(theme, label, role="small", colour="text_muted")
        self.hint = ElidedLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note = ElidedLabel(theme, note, role="small", colour="text_muted")
        self._name_body(label)
        self._message_row = self._build_message()
        self._lay_out()
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus)
        theme.changed.connect(self._show_icon)

    @property
    def message(self) -> str:
        """The sentence under the field, "" when there is none."""
        return self._text.text()

    @property
    def severity(self) -> str:
        """ "error", "warning", "hint", or "" when the field is right."""
        return self._severity

    def set_hint(self, text: str, severity: str | None = None) -> None:
        """The words at the right of the label, such as a counter, and their severity."""
        self.hint.setText(text)
        self.hint.set_colour(f"severity.{severity}.ink" if severity else "text_muted")

    def set_message(self, severity: str | None, text: str = "", fix: str = "") -> None:
        """Say what is wrong; None or an empty text takes the message away."""
        self._severity = severity if severity and text else ""
        self._text.setText(text if self._severity else "")
        if self._severity:
            self._text.set_colour(f"severity.{self._severity}.ink")
        self._fix.set_text(fix)
        self._fix.setVisible(bool(fix and self._severity))
        self._icon.setVisible(bool(self._severity))
        self._message_row.setVisible(bool(self._severity) or self._reserve)
        self._mark_body()
        self._show_icon()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._severity == "error" and self._focus_inside():
            painter = QPainter(self)
            draw_focus_ring(painter, QRectF(self.body.geometry()), self._theme.look)

    def _focus_inside(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self.body or self.body.isAncestorOf(focus))

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        self.update()

    def _name_body(self, label: str) -> None:
        self.label.setBuddy(self.body)
        if not self.body.accessibleName():
            self.body.setAccessibleName(label.replace("&", ""))

    def _mark_body(self) -> None:
        set_state(self.body, "severity", self._severity if self._severity == "error" else "")
        self.body.setAccessibleDescription(self._text.text())
        self.update()

    def _show_icon(self) -> None:
        if self._severity:
            ink = f"severity.{self._severity}.ink"
            dpr = self.devicePixelRatioF()
            self._icon.setPixmap(self._theme.look.pixmap(self._severity, ink, 14, dpr))

    def _build_message(self) -> QWidget:
        row = QWidget(self)
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 0)
        line.setSpacing(6)
        self._icon = QLabel()
        self._text = PlainLabel(self._theme, "", role="small", wrap=True)
        self._fix = push_button(self._theme, "", compact=True)
        self._fix.clicked.connect(self.fix_requested)
        line.addWidget(self._icon)
        line.addWidget(self._text, 1)
        line.addWidget(self._fix)
        if self._reserve:
            row.setMinimumHeight(self._theme.look.stretched(_TWO_SMALL_LINES))
        self._icon.hide()
        self._fix.hide()
        row.setVisible(self._reserve)
        return row

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(6)
        head.addWidget(self.label)
        head.addWidget(self._note)
        head.addStretch(1)
        head.addWidget(self.hint)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for label in (self._note, self.hint):
            # They give way to the field's width: the whole text is in their tooltips.
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            label.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_RING_SPACE, 0, _RING_SPACE, _RING_SPACE)
        column.setSpacing(_RING_SPACE)
        column.addLayout(head)
        column.addWidget(self.body)
        column.addWidget(self._message_row)
        column.addStretch(0)
