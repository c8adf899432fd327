"""Real fields and buttons, photographed in each of their states for the gallery."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from editor.theme import Look, Theme
from editor.widgets.empty_state import EmptyState
from editor.widgets.text_fields import LineEdit

_EDGE = 4


def _photograph(widget: QWidget, look: Look, *, focus: bool = False) -> QImage:
    host = QWidget()
    host.setBackgroundRole(QPalette.ColorRole.Base)
    host.setAutoFillBackground(True)
    host.resize(widget.width() + 2 * _EDGE, widget.height() + 2 * _EDGE)
    widget.setParent(host)
    widget.move(_EDGE, _EDGE)
    host.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    host.show()
    host.activateWindow()
    (widget if focus else host).setFocus()
    QApplication.processEvents()
    image = host.grab().toImage()
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
    error, disabled, several = _field("−2"), _field("1.4"), _field("", 124)
    error.set_severity("error")
    disabled.setEnabled(False)
    several.setPlaceholderText("(several values)")
    shots = {
        "rest": _field("1.4"),
        "focus": _field("1.4"),
        "error": error,
        "disabled": disabled,
        "several": several,
    }
    return [
        (name, _photograph(field, look, focus=name == "focus")) for name, field in shots.items()
    ]


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
        ("focus", _photograph(_button("Compare"), look, focus=True)),
        ("disabled", _photograph(disabled, look)),
        ("primary", _photograph(_button("New entry", primary=True), look)),
    ]


def empty_state_shot(theme: Theme, width: int) -> QImage:
    """The compact empty state."""
    state = EmptyState(
        theme,
        "question",
        "Nothing matches “rey”",
        "Words of three letters can match only a tag.",
        "Add tag “rey” to an entry",
        compact=True,
    )
    state.resize(width, state.sizeHint().height())
    return _photograph(state, theme.look)
