"""The current theme: follows the system unless the user chose, tells when it changes."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from editor.theme.focus import FocusFollower
from editor.theme.fonts import base_font
from editor.theme.icons import IconCache
from editor.theme.look import Look
from editor.theme.palette import build_qpalette
from editor.theme.scheme import (
    Preference,
    choose_scheme,
    system_is_dark,
    system_wants_contrast,
)
from editor.theme.style import LoremaskStyle
from editor.theme.stylesheet import build_stylesheet
from editor.theme.tokens import Tokens, load_tokens

__all__ = ["Preference", "Theme", "choose_scheme"]

_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)


class Theme(QObject):
    """Holds the look in use and puts it on the application.

    `changed` comes after the application's palette, style sheet and font were replaced.
    """

    changed = Signal()

    def __init__(self, tokens: Tokens | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens or load_tokens()
        self._icons = IconCache()
        self._preference = Preference.SYSTEM
        self._forced_contrast: bool | None = None
        self._font = base_font()
        self._app: QApplication | None = None
        self._style: LoremaskStyle | None = None
        self._focus: FocusFollower | None = None
        self._bound: WeakKeyDictionary[Any, tuple[str, str, float]] = WeakKeyDictionary()
        self._look = self._make_look()
        self._follow_system()

    @property
    def look(self) -> Look:
        """The look to draw with now; read it at each paint."""
        return self._look

    @property
    def tokens(self) -> Tokens:
        return self._tokens

    @property
    def preference(self) -> Preference:
        return self._preference

    def set_preference(self, preference: Preference) -> None:
        """Light, dark, or follow the system."""
        self._preference = preference
        self._refresh()

    def set_high_contrast(self, wanted: bool | None) -> None:
        """Force high contrast on or off; None follows the system."""
        self._forced_contrast = wanted
        self._refresh()

    def set_font(self, font: QFont) -> None:
        """Another base font or size."""
        self._font = QFont(font)
        self._refresh(force=True)

    def apply(self, app: QApplication) -> None:
        """Put style, palette, style sheet and font on the application and keep them current."""
        self._app = app
        self._style = LoremaskStyle(self)
        app.setStyle(self._style)
        for effect in _EFFECTS:
            app.setEffectEnabled(effect, False)
        self._focus = FocusFollower(self, app)
        self._dress()

    def set_icon(
        self, target: Any, name: str, colour: str = "text", size: float | None = None
    ) -> None:
        """Give a button or action an icon that follows the theme."""
        side = self._look.token("icon.size") if size is None else size
        self._bound[target] = (name, colour, side)
        target.setIcon(self._look.icon(name, colour, side))

    def _follow_system(self) -> None:
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_change)
        accessibility = getattr(hints, "accessibility", None)
        if accessibility is not None:
            accessibility().contrastPreferenceChanged.connect(self._on_system_change)

    def _on_system_change(self, *_: object) -> None:
        self._refresh()

    def _make_look(self) -> Look:
        contrast = self._forced_contrast
        scheme = choose_scheme(
            self._preference,
            system_dark=system_is_dark(),
            high_contrast=system_wants_contrast() if contrast is None else contrast,
        )
        return Look(self._tokens, scheme, self._font, self._icons)

    def _refresh(self, *, force: bool = False) -> None:
        look = self._make_look()
        if look.scheme is self._look.scheme and not force:
            return
        self._look = look
        self._dress()
        self._renew_icons()
        self.changed.emit()

    def _dress(self) -> None:
        if self._app is None:
            return
        self._app.setFont(self._look.font("base"))
        self._app.setPalette(build_qpalette(self._tokens, self._look.palette))
        self._app.setStyleSheet(build_stylesheet(self._look))

    def _renew_icons(self) -> None:
        for target, (name, colour, side) in list(self._bound.items()):
            if shiboken6.isValid(target):
                target.setIcon(self._look.icon(name, colour, side))
