"""The one proxy style over Fusion: check boxes, arrows, combo and spin boxes, separators.

It overrides drawing only: the size and hint functions are called thousands of times for
one table paint and stay in C++.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QProxyStyle, QStyle

from editor.theme.painter.common import draw_focus_ring, draw_icon, fill_panel
from editor.theme.painter.controls import Tick, draw_check_box, draw_radio_button

if TYPE_CHECKING:
    from editor.theme.theme import Theme

_P = QStyle.PrimitiveElement
_State = QStyle.StateFlag
_Sub = QStyle.SubControl
_Complex = QStyle.ComplexControl
_CHEVRONS = {
    _P.PE_IndicatorArrowDown: "chevron_down",
    _P.PE_IndicatorArrowUp: "chevron_up",
    _P.PE_IndicatorArrowLeft: "chevron_left",
    _P.PE_IndicatorArrowRight: "chevron_right",
}
_CHECKS = (_P.PE_IndicatorCheckBox, _P.PE_IndicatorItemViewItemCheck)
_ARROW = 14
_INDENT = 4


class LoremaskStyle(QProxyStyle):
    """Fusion with the shapes of the design; colours come from the theme at each paint."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self._theme = theme

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: Any, painter: QPainter, widget: Any = None
    ) -> None:
        if element in _CHECKS:
            self._draw_check(option, painter)
        elif element == _P.PE_IndicatorRadioButton:
            self._draw_radio(option, painter)
        elif element == _P.PE_FrameFocusRect:
            self._draw_focus(option, painter, widget)
        elif element in _CHEVRONS:
            self._draw_chevron(_CHEVRONS[element], option, painter, option.rect)
        elif element == _P.PE_IndicatorToolBarSeparator:
            self._draw_separator(option, painter)
        elif element == _P.PE_IndicatorBranch:
            self._draw_branch(option, painter)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self, control: QStyle.ComplexControl, option: Any, painter: QPainter, widget: Any = None
    ) -> None:
        if control == _Complex.CC_ComboBox:
            self._draw_combo(option, painter, widget)
        elif control == _Complex.CC_SpinBox:
            self._draw_spin(option, painter, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: Any, painter: QPainter, widget: Any = None
    ) -> None:
        if element == QStyle.ControlElement.CE_ComboBoxLabel:
            self._elide(option, widget)
        super().drawControl(element, option, painter, widget)

    def _elide(self, option: Any, widget: Any) -> None:
        """What does not fit into a combo box ends with an ellipsis."""
        part = _Sub.SC_ComboBoxEditField
        room = self.subControlRect(_Complex.CC_ComboBox, option, part, widget).width() - 2
        if not option.currentIcon.isNull():
            room -= option.iconSize.width() + 4
        end = Qt.TextElideMode.ElideRight
        option.currentText = option.fontMetrics.elidedText(option.currentText, end, room)

    def subControlRect(
        self, control: QStyle.ComplexControl, option: Any, part: Any, widget: Any = None
    ) -> QRect:
        rect = super().subControlRect(control, option, part, widget)
        if part == _Sub.SC_ComboBoxEditField and control == _Complex.CC_ComboBox:
            return rect.adjusted(_INDENT, 0, 0, 0)
        if part == _Sub.SC_SpinBoxEditField and control == _Complex.CC_SpinBox:
            return rect.adjusted(_INDENT, 0, 0, 0)
        return rect

    def _draw_check(self, option: Any, painter: QPainter) -> None:
        state = option.state
        tick: Tick = "on" if state & _State.State_On else "off"
        if state & _State.State_NoChange:
            tick = "partly"
        enabled = bool(state & _State.State_Enabled)
        draw_check_box(painter, QRectF(option.rect), tick, self._theme.look, enabled=enabled)

    def _draw_radio(self, option: Any, painter: QPainter) -> None:
        draw_radio_button(
            painter,
            QRectF(option.rect),
            self._theme.look,
            checked=bool(option.state & _State.State_On),
            enabled=bool(option.state & _State.State_Enabled),
        )

    def _draw_focus(self, option: Any, painter: QPainter, widget: Any) -> None:
        if isinstance(widget, QAbstractItemView):
            selected = bool(option.state & _State.State_Selected)
            draw_focus_ring(
                painter,
                QRectF(option.rect),
                self._theme.look,
                inside=True,
                on_selection=selected,
            )

    def _draw_chevron(self, name: str, option: Any, painter: QPainter, rect: QRect) -> None:
        enabled = option.state & _State.State_Enabled
        colour = "text" if enabled else "text_disabled"
        side = min(_ARROW, rect.height(), rect.width())
        draw_icon(painter, QRectF(rect), name, colour, self._theme.look, side)

    def _draw_separator(self, option: Any, painter: QPainter) -> None:
        rect = option.rect
        painter.setPen(self._theme.look.pen("hairline"))
        if option.state & _State.State_Horizontal:
            painter.drawLine(
                rect.center().x(), rect.top() + 6, rect.center().x(), rect.bottom() - 6
            )
        else:
            painter.drawLine(
                rect.left() + 6, rect.center().y(), rect.right() - 6, rect.center().y()
            )

    def _draw_branch(self, option: Any, painter: QPainter) -> None:
        if option.state & _State.State_Children:
            name = "chevron_down" if option.state & _State.State_Open else "chevron_right"
            self._draw_chevron(name, option, painter, option.rect)

    def _field_panel(self, option: Any, painter: QPainter) -> None:
        look = self._theme.look
        enabled = bool(option.state & _State.State_Enabled)
        focused = enabled and bool(option.state & _State.State_HasFocus)
        border = "focus_ring" if focused else "control_border" if enabled else "hairline"
        width = look.token("stroke.focus" if focused else "stroke.control")
        fill = "surface" if enabled else "window"
        fill_panel(
            painter,
            QRectF(option.rect),
            look,
            fill,
            border,
            radius=look.token("radius.field"),
            width=width,
        )

    def _draw_combo(self, option: Any, painter: QPainter, widget: Any) -> None:
        self._field_panel(option, painter)
        part = _Sub.SC_ComboBoxArrow
        rect = self.subControlRect(_Complex.CC_ComboBox, option, part, widget)
        if not isinstance(widget, QComboBox) or widget.count() or widget.isEditable():
            self._draw_chevron("chevron_down", option, painter, rect)

    def _draw_spin(self, option: Any, painter: QPainter, widget: Any) -> None:
        self._field_panel(option, painter)
        control = _Complex.CC_SpinBox
        for part, name in (
            (_Sub.SC_SpinBoxUp, "chevron_up"),
            (_Sub.SC_SpinBoxDown, "chevron_down"),
        ):
            rect = self.subControlRect(control, option, part, widget)
            if not rect.isEmpty():
                self._draw_chevron(name, option, painter, rect)
