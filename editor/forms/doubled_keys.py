"""A key that stands twice in a record: editing its field asks (spec section 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.world.world import World

Ask = Callable[[str, str], bool]
"""Key and id of the record; whether its last one is to be changed."""


def doubled_key(world: World, handle: int, field: str) -> str:
    """The key of a field that a record has more than once, "" when it does not."""
    record = world.records_by_handle.get(handle)
    for problem in record.problems if record is not None else ():
        if problem.code == "duplicate_key" and problem.field == field:
            return dict(problem.params)["key"]
    return ""


class DoubledKeys:
    """Asks once for each field of each record while the world is open."""

    def __init__(self, world: World, ask: Ask) -> None:
        self._world, self._ask = world, ask
        self._agreed: set[tuple[int, str]] = set()
        self._asking = False

    def may_edit(self, handles: Iterable[int], field: str) -> bool:
        """Whether a field of some records may be edited; the user is asked where needed."""
        for handle in handles:
            key = doubled_key(self._world, handle, field)
            if not key or (handle, field) in self._agreed:
                continue
            if not self._answer(key, self._world.record(handle).id):
                return False
            self._agreed.add((handle, field))
        return True

    def _answer(self, key: str, id: str) -> bool:
        if self._asking:
            # The question takes the focus, which makes a cell's editor commit once more.
            return False
        self._asking = True
        try:
            return self._ask(key, id)
        finally:
            self._asking = False


def ask_doubled(parent: QWidget, key: str, id: str) -> bool:
    """Whether the last of several equal keys is to be changed."""
    from editor.dialogs.ask import confirm

    text = QCoreApplication.translate("Ask", "“{key}” stands more than once in “{id}”.")
    reason = QCoreApplication.translate(
        "Ask",
        "The game reads the last one. Only that one is changed; the others stay as they are. "
        "The quick fix of the issue keeps one.",
    )
    action = QCoreApplication.translate("Ask", "&Change the last")
    return confirm(parent, text.format(key=key, id=id), reason, action)
