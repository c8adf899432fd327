"""Finding what the record of the form has to do with others, a moment after it is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from core.query import Catalogue, Link, related, used_by
from editor.forms.kind_icons import KIND_ICONS
from editor.forms.links_view import LinkRow, LinksView
from editor.labels import field_name
from editor.theme import Theme

_PAUSE_MS = 200


class FormLinks(QObject):
    """Fills the two lists. `counted(related, used)` comes when both are known."""

    counted = Signal(int, int)
    jump_requested = Signal(int, str)

    def __init__(self, theme: Theme, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._handle: int | None = None
        self.related = LinksView(
            theme,
            self.tr("Related entries"),
            "link",
            self.tr("Nothing is related to it"),
            self.tr("Entries that share a tag or a name with it stand here."),
        )
        self.used = LinksView(
            theme,
            self.tr("Records that name it"),
            "link",
            self.tr("Nothing names it"),
            self.tr("Cases, quests and entries that name its id stand here."),
        )
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.find_now)
        self.related.jump_requested.connect(self.jump_requested)
        self.used.jump_requested.connect(self.jump_requested)

    def follow(self, handle: int | None) -> None:
        """Another record is shown, or something has changed."""
        if handle != self._handle:
            self._handle = handle
            self._show((), ())
        if handle is None:
            self._pause.stop()
        else:
            self._pause.start()

    def find_now(self) -> None:
        """Look without waiting."""
        self._pause.stop()
        if self._handle is None or self._handle not in self._catalogue.world:
            self._show((), ())
            return
        near = related(self._catalogue, self._handle)
        self._show(near, used_by(self._catalogue, self._handle))

    def _show(self, near: tuple[Link, ...], used: tuple[Link, ...]) -> None:
        self.related.set_rows([self._row(link, ", ".join(link.shared)) for link in near])
        self.used.set_rows([self._row(link, field_name(link.field)) for link in used])
        self.counted.emit(len(near), len(used))

    def _row(self, link: Link, why: str) -> LinkRow:
        record = self._catalogue.world.record(link.handle)
        icon = KIND_ICONS.get(record.kind, "lore")
        return LinkRow(link.handle, icon, record.id, why, link.field)
