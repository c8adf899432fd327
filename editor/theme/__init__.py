"""The look of the editor: tokens, palettes, fonts, icons, the style and the painter.

Nothing here knows the lore: workspaces hand in plain values and a `Look`.
"""

from editor.theme.look import Look
from editor.theme.theme import Preference, Theme

__all__ = ["Look", "Preference", "Theme"]
