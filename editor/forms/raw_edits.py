"""Making the JSON that was typed the record's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from core.errors import BadEdit
from core.world import build
from editor.document import Document
from editor.forms.raw_editor import RawEditor


class RawEdits(QObject):
    """Pushes what the raw editor asks for; `applied` is told the record's handle."""

    def __init__(
        self,
        document: Document,
        raw: RawEditor,
        language: str,
        applied: Callable[[int], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document, self._raw, self._language = document, raw, language
        self._applied = applied
        raw.apply_requested.connect(self._apply)

    def _apply(self, handle: int, text: str) -> None:
        world = self._document.world
        if handle not in world:
            return
        try:
            edit = build.set_raw(world, handle, text)
        except BadEdit as error:
            self._raw.show_error(error, self._language)
            return
        self._raw.forget(handle)
        if self._document.push(edit):
            self._applied(handle)
