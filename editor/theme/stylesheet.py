"""The style sheet: borders, radii and paddings of plain controls, nothing else."""

from __future__ import annotations

from string import Template

from editor.theme.look import Look

_SHEET = Template("""
QLineEdit, QPlainTextEdit, QTextEdit, QFrame[field="true"] {
  background: $surface; color: $text; border: 1px solid $control_border;
  border-radius: ${radius}px; selection-background-color: $mark; selection-color: $mark_text; }
QFrame[field="true"] { padding: 1px; }
QFrame[field="true"][active="true"], QFrame[field="true"][severity="error"] { padding: 0; }
QLineEdit { padding: 2px 7px; min-height: ${field}px; }
QPlainTextEdit, QTextEdit { padding: 2px 5px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QFrame[field="true"][active="true"] {
  border: 2px solid $focus_ring; }
QLineEdit:focus { padding: 1px 6px; }
QPlainTextEdit:focus, QTextEdit:focus { padding: 1px 4px; }
QLineEdit[severity="error"], QPlainTextEdit[severity="error"],
QFrame[field="true"][severity="error"] { border: 2px solid $error; }
QLineEdit[severity="error"] { padding: 1px 6px; }
QPlainTextEdit[severity="error"] { padding: 1px 4px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QFrame[field="true"]:disabled {
  background: $window; color: $text_disabled; border: 1px solid $hairline; }
QComboBox { min-height: ${combo}px; }
QAbstractSpinBox { min-height: ${spin}px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QFrame[field="true"] QLineEdit {
  background: transparent; border: none; padding: 0; min-height: 0; }
QPlainTextEdit[readOnlyView="true"], QTextEdit[readOnlyView="true"] { border: none; }

QPushButton, QToolButton[framed="true"] {
  background: $raised; color: $text; border: 1px solid $control_border;
  border-radius: ${radius}px; min-height: ${button}px; }
QPushButton { padding: 0 11px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton[compact="true"] { padding: 0 7px; min-height: ${small_button}px; }
QToolButton[framed="true"] { padding: 0 5px; }
QPushButton:hover, QToolButton[framed="true"]:hover { background: $hover; }
QPushButton:pressed, QToolButton[framed="true"]:pressed { background: $pressed; }
QPushButton:checked, QToolButton[framed="true"]:checked {
  background: $selection; color: $selection_text; border-color: $accent; }
QPushButton:disabled, QToolButton[framed="true"]:disabled {
  background: $window; color: $text_disabled; border-color: $hairline; }
QPushButton[primary="true"] {
  background: $accent; color: $accent_text; border-color: $accent; font-weight: 600; }
QPushButton[primary="true"]:hover, QPushButton[primary="true"]:pressed {
  background: $accent_hover; border-color: $accent_hover; }
QPushButton[primary="true"]:disabled {
  background: $window; color: $text_disabled; border-color: $hairline; }
QPushButton[link="true"] {
  background: transparent; border: none; color: $accent; padding: 0 4px;
  min-height: ${small_button}px; }
QPushButton[link="true"]:disabled { color: $text_disabled; }
QToolButton { background: transparent; border: 1px solid transparent;
  border-radius: ${radius}px; padding: 3px; color: $text; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $selection; color: $selection_text; }
QToolButton:disabled { color: $text_disabled; }
QToolButton[segment="true"] { border: 1px solid $control_border; border-radius: 0;
  background: $surface; min-height: ${segment}px; padding: 0 9px; margin-left: -1px; }
QToolButton[segment="true"]:hover { background: $hover; }
QToolButton[segment="true"]:checked { background: $selection; color: $selection_text; }
QToolButton[segment="true"]:disabled { border-color: $hairline; background: $window; }
QToolButton[segment="true"][place="first"], QToolButton[segment="true"][place="only"] {
  border-top-left-radius: ${radius}px; border-bottom-left-radius: ${radius}px; margin-left: 0; }
QToolButton[segment="true"][place="last"], QToolButton[segment="true"][place="only"] {
  border-top-right-radius: ${radius}px; border-bottom-right-radius: ${radius}px; }

QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $text_muted; padding: 0 8px;
  min-height: ${tab}px; border: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { border-color: $focus_ring; border-radius: ${radius}px; }
QTabBar::tab:disabled { color: $text_disabled; }

QAbstractItemView { border: none; background: $surface; outline: 0; }
QTableView { gridline-color: $hairline; }
QHeaderView { background: $raised; border: none; }
QHeaderView::section { background: $raised; color: $text_muted; border: none;
  border-bottom: 1px solid $hairline; padding: 0 6px; }
QTableCornerButton::section { background: $raised; border: none; }
QComboBox QAbstractItemView, QAbstractItemView[popup="true"] {
  background: $surface; border: 1px solid $control_border; }

QMenuBar { background: $window; }
QMenuBar::item { background: transparent; padding: 4px 9px; border-radius: ${radius}px; }
QMenuBar::item:selected { background: $hover; color: $text; }
QMenuBar::item:pressed { background: $pressed; }
QMenu { background: $surface; border: 1px solid $control_border; padding: 4px 0; }
QMenu::item { padding: 4px 24px 4px 12px; color: $text; }
QMenu::item:selected { background: $selection; color: $selection_text; }
QMenu::item:disabled { color: $text_disabled; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 0; }
QMenu::icon { padding-left: 8px; }
QToolTip { background: $tooltip; color: $tooltip_text; border: 1px solid $tooltip;
  padding: 4px 6px; }
QStatusBar::item { border: none; }
QDockWidget { border: none; }
QScrollArea { border: none; background: transparent; }
QProgressBar { background: $track; border: none; border-radius: 2px; min-height: 6px;
  max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0; }
QScrollBar::handle { background: $control_border; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def _sizes(look: Look) -> dict[str, int]:
    height = look.size("control.height")
    return {
        "radius": int(look.token("radius.field")),
        "field": height - 6,
        "combo": height - 4,
        "spin": height - 6,
        "button": height - 2,
        "small_button": look.stretched(22),
        "segment": look.stretched(22),
        "tab": look.size("control.tab") - 4,
        "bar": int(look.token("control.scrollbar")),
    }


def build_stylesheet(look: Look) -> str:
    """The application's style sheet for one look."""
    colours = {name: value for name, value in look.palette.colours.items() if "." not in name}
    return _SHEET.substitute(
        colours,
        error=look.palette["severity.error.ink"],
        mark=look.palette["accent"],
        mark_text=look.palette["accent_text"],
        **_sizes(look),
    )
