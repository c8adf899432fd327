"""Real fields and buttons, photographed in each of their states for the gallery."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from editor.theme.look import Look
from editor.theme.painter import draw_focus_ring
from editor.widgets.text_fields import LineEdit

_EDGE = 4


def _photograph(widget: QWidget, look: Look, *, ring: bool = False) -> QImage:
    host = QWidget()
    host.setBackgroundRole(QPalette.ColorRole.Base)
    host.setAutoFillBackground(True)
    host.resize(widget.width() + 2 * _EDGE, widget.height() + 2 * _EDGE)
    widget.setParent(host)
    widget.move(_EDGE, _EDGE)
    host.show()
    if widget.property("photographFocus"):
        host.activateWindow()
        widget.setFocus()
    QApplication.processEvents()
    image = host.grab().toImage()
    if ring:
        painter = QPainter(image)
        draw_focus_ring(painter, QRectF(widget.geometry()), look)
        painter.end()
    host.close()
    host.deleteLater()
    return image


def _field(text: str, width: int = 96) -> LineEdit:
    field = LineEdit("1.4")
    field.setText(text)
    field.resize(width, field.sizeHint().height())
    return field


def field_shots(look: Look) -> list[tuple[str, QImage]]:
    """A line at rest, focused, wrong, disabled, and with several values."""
    focus, error, disabled, several = _field("1.4"), _field("−2"), _field("1.4"), _field("", 124)
    focus.setProperty("photographFocus", True)
    error.set_severity("error")
    disabled.setEnabled(False)
    several.setPlaceholderText("(several values)")
    shots = {
        "rest": _field("1.4"),
        "focus": focus,
        "error": error,
        "disabled": disabled,
        "several": several,
    }
    return [(name, _photograph(field, look)) for name, field in shots.items()]


def _button(text: str, *, primary: bool = False) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("primary", primary)
    button.ensurePolished()
    button.resize(button.sizeHint())
    return button


def button_shots(look: Look) -> list[tuple[str, QImage]]:
    """A button in its states, then the primary one."""
    hover, pressed, disabled = _button("Compare"), _button("Compare"), _button("Compare")
    hover.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    pressed.setDown(True)
    disabled.setEnabled(False)
    return [
        ("rest", _photograph(_button("Compare"), look)),
        ("hover", _photograph(hover, look)),
        ("pressed", _photograph(pressed, look)),
        ("focus", _photograph(_button("Compare"), look, ring=True)),
        ("disabled", _photograph(disabled, look)),
        ("primary", _photograph(_button("New entry", primary=True), look)),
    ]
