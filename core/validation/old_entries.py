"""What slow rules knew of an entry before the edits that they have not followed yet."""

from __future__ import annotations

from core.model.kinds import Kind
from core.model.records import Entry
from core.validation.news import News


class OldEntries:
    """For each entry that waits to be absorbed, its value when it last was."""

    def __init__(self) -> None:
        self._old: dict[int, Entry | None] = {}

    def notice(self, news: News) -> list[int]:
        """Remember the changed entries; returns their handles."""
        changes = news.of(Kind.ENTRY)
        for change in changes:
            data = change.old.data if change.old is not None else None
            self._old.setdefault(change.handle, data if isinstance(data, Entry) else None)
        return [change.handle for change in changes]

    def take(self, handle: int) -> Entry | None:
        """The value before; from now on the rule knows the present one."""
        old = self._old.pop(handle, None)
        if not self._old:
            self._old = {}
        return old
