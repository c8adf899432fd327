"""The page shown when no world is open."""

from editor.welcome.page import WelcomePage

__all__ = ["WelcomePage"]
