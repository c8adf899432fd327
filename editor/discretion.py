"""What the frame may say while the playground hides the ids of masked entries.

The playground keeps its own rows silent; this keeps what stands around it silent too: issues,
the palette, the history, messages. It fails closed: a word that is the id of a hidden entry is
hidden wherever it stands.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from core.model.mask import Viewer
    from core.world.world import World

_WORD = re.compile(r"\w+")


class Discretion(QObject):
    """changed(): what is hidden may be other than before."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._world: World | None = None
        self._viewer: Viewer | None = None
        self._odd: tuple[int, re.Pattern[str] | None] | None = None

    @property
    def on(self) -> bool:
        """Whether anything is hidden."""
        return self._world is not None

    def hide_from(self, world: World, viewer: Viewer) -> None:
        """Hide the entries that a viewer may not be given."""
        if world is not self._world or viewer != self._viewer:
            self._world, self._viewer, self._odd = world, viewer, None
            self.changed.emit()

    def look_again(self) -> None:
        """An edit may have opened or closed an entry."""
        if self.on:
            self._odd = None
            self.changed.emit()

    def show_all(self) -> None:
        """Hide nothing."""
        if self.on:
            self._world, self._viewer, self._odd = None, None, None
            self.changed.emit()

    def hides(self, handle: int | None) -> bool:
        """Whether a record is an entry that is hidden; broken ones are."""
        from core.model.kinds import Kind
        from core.model.mask import sees
        from core.model.records import Entry

        if self._world is None or self._viewer is None or handle is None:
            return False
        if handle not in self._world:
            return False
        record = self._world.record(handle)
        if record.kind is not Kind.ENTRY:
            return False
        return not isinstance(record.data, Entry) or not sees(record.data, self._viewer)

    def say(self, text: str) -> str:
        """A text with every id of a hidden entry taken out."""
        if not self.on or not text:
            return text
        odd = self._odd_ids()
        if odd is not None:
            text = odd.sub(self._name(), text)
        return _WORD.sub(self._said, text)

    def secret(self) -> str:
        """What is said instead of a sentence about a hidden entry."""
        return self.tr("It is about a masked entry.")

    def _said(self, found: re.Match[str]) -> str:
        return self._name() if self._is_hidden_id(found.group()) else found.group()

    def _name(self) -> str:
        return self.tr("masked entry")

    def _is_hidden_id(self, id: str) -> bool:
        from core.model.kinds import Kind

        assert self._world is not None
        return any(map(self.hides, self._world.find(Kind.ENTRY, id)))

    def _odd_ids(self) -> re.Pattern[str] | None:
        """The hidden ids that are more than one word, or None."""
        from core.model.kinds import Kind

        assert self._world is not None
        if self._odd is None or self._odd[0] != self._world.revision:
            ids = (id for id in self._world.ids(Kind.ENTRY) if not _WORD.fullmatch(id))
            hidden = sorted(filter(self._is_hidden_id, ids), key=len, reverse=True)
            made = re.compile("|".join(map(re.escape, hidden))) if hidden else None
            self._odd = (self._world.revision, made)
        return self._odd[1]
