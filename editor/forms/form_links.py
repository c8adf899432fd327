"""Finding what the record of the form has to do with others, a moment after it is shown."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from core.query import Catalogue, Link, Steps, related_in_steps, to_the_end, used_by_in_steps
from editor.forms.kind_icons import KIND_ICONS
from editor.forms.links_view import LinkRow, LinksView
from editor.labels import field_name
from editor.theme import Theme

_PAUSE_MS = 200
_SLICE_S = 0.006
"""The longest that the search holds the interface at a time."""
Found = tuple[tuple[Link, ...], tuple[Link, ...]]
"""Related entries, and records that name it."""


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
        self._pause.timeout.connect(self._begin)
        self._steps: Steps[Found] | None = None
        self._slice = QTimer(self, interval=0)
        self._slice.timeout.connect(self._go_on)
        self.related.jump_requested.connect(self.jump_requested)
        self.used.jump_requested.connect(self.jump_requested)

    def follow(self, handle: int | None) -> None:
        """Another record is shown, or something has changed."""
        if handle != self._handle:
            self._handle = handle
            self._show((), ())
        self._stop()
        if handle is not None:
            self._pause.start()

    def find_now(self) -> None:
        """Look without waiting."""
        self._stop()
        self._show(*to_the_end(self._search()))

    def _stop(self) -> None:
        self._pause.stop()
        self._slice.stop()
        self._steps = None

    def _begin(self) -> None:
        self._steps = self._search()
        self._slice.start()

    def _go_on(self) -> None:
        deadline = perf_counter() + _SLICE_S
        try:
            while self._steps is not None and perf_counter() < deadline:
                next(self._steps)
        except StopIteration as ended:
            self._stop()
            self._show(*ended.value)

    def _search(self) -> Steps[Found]:
        handle = self._handle
        if handle is None or handle not in self._catalogue.world:
            return (), ()
        near = yield from related_in_steps(self._catalogue, handle)
        used = yield from used_by_in_steps(self._catalogue, handle)
        world = self._catalogue.world
        return tuple(link for link in near if link.handle in world), used

    def _show(self, near: tuple[Link, ...], used: tuple[Link, ...]) -> None:
        self.related.set_rows([self._row(link, ", ".join(link.shared)) for link in near])
        self.used.set_rows([self._row(link, field_name(link.field)) for link in used])
        self.counted.emit(len(near), len(used))

    def _row(self, link: Link, why: str) -> LinkRow:
        record = self._catalogue.world.record(link.handle)
        icon = KIND_ICONS.get(record.kind, "lore")
        return LinkRow(link.handle, icon, record.id, why, link.field)
