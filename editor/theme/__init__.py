"""The look of the editor: tokens, palettes, fonts, icons, the style and the painter.

Nothing here knows the lore: workspaces hand in plain values and a `Look`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.theme.scheme import Preference

if TYPE_CHECKING:
    from editor.theme.look import Look
    from editor.theme.theme import Theme

__all__ = ["Look", "Preference", "Theme"]


def __getattr__(name: str) -> Any:
    # The window's first paint needs the tokens only: the rest is imported when asked for.
    if name == "Look":
        from editor.theme.look import Look

        return Look
    if name == "Theme":
        from editor.theme.theme import Theme

        return Theme
    raise AttributeError(name)
