"""For mypy: Qt's mark of a text to be translated gives back the text, not just an object."""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import FunctionContext, Plugin
from mypy.types import Type

_MARK = "QT_TRANSLATE_NOOP"


class QtMarks(Plugin):
    """Types the call of a mark by what is marked."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """The type of a mark's call; None for every other function."""
        return _marked if fullname.endswith(f".{_MARK}") else None


def _marked(call: FunctionContext) -> Type:
    return call.api.named_generic_type("builtins.str", [])


def plugin(version: str) -> type[Plugin]:
    """Where mypy starts."""
    return QtMarks
