"""The lines over the form: how many records are selected, and what of them is read-only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from core.messages import render
from core.world.world import World
from editor.theme import Theme
from editor.widgets import PlainLabel


class FormBanner(PlainLabel):
    """Shown while there is something to say; `said` tells how many records are selected."""

    def __init__(
        self, theme: Theme, world: World, language: str, said: Callable[[int], str]
    ) -> None:
        super().__init__(theme, "", role="small", colour="text_muted", wrap=True)
        self._world, self._language, self._said = world, language, said
        self.setContentsMargins(12, 6, 12, 2)

    def tell(self, count: int, files: Iterable[int]) -> None:
        """So many records, of these files."""
        lines = []
        if count > 1:
            lines.append(self._said(count))
        for file in (self._world.file(handle) for handle in sorted(files)):
            if file.read_only is not None:
                reason = file.read_only
                why = render(reason.code, dict(reason.params), self._language)
                said = QCoreApplication.translate("RecordForm", "{file} is read-only. {why}")
                lines.append(said.format(file=file.name, why=why))
        self.setText("\n".join(lines))
        self.setVisible(bool(lines))
