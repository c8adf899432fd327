"""The knowledge cases of an open world, run while nothing else is to be done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.preparing import Preparing

if TYPE_CHECKING:
    from core.cases.result import CaseResult
    from core.cases.runner import CaseRunner
    from core.world.edits import Changes
    from editor.document import Document
    from editor.tasks import Tasks

SLICE_S = 0.008
"""The longest that cases hold the interface at a time, unless a single one takes longer."""
SLOW_S = 0.03
PAUSE_MS = 500
"""A case that took longer than `SLOW_S` waits until nobody has edited for so long."""


class CaseRuns(QObject):
    """Runs every case once, and after each edit those that it may have changed.

    changed(frozenset[int]): cases with another result, or none yet; cases that came or went.
    broke(tuple[int, ...]): cases that passed before the last edits and do not now.
    """

    changed = Signal(object)
    broke = Signal(object)

    def __init__(
        self,
        document: Document,
        parent: QObject | None = None,
        *,
        preparing: Preparing | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(parent)
        self._document, self._world, self._clock = document, document.world, clock
        self._preparing = preparing
        if preparing is not None:
            preparing.ready.connect(self._go_on)
        self._made: CaseRunner | None = None
        self._results: dict[int, CaseResult] = {}
        self._waiting: dict[int, None] = {}
        self._slow: set[int] = set()
        self._broken: list[int] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._run_slice)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._idle.start)
        document.changed.connect(self._on_changed)
        self.run_all()

    # what came of it

    def handles(self) -> tuple[int, ...]:
        """All cases, in file order."""
        from core.model.kinds import Kind

        return self._world.handles(Kind.CASE)

    def result(self, handle: int) -> CaseResult | None:
        """What came of a case when it was last run; None when it was not."""
        return self._results.get(handle)

    def is_waiting(self, handle: int) -> bool:
        """Whether a case is to be run, so that its result may differ."""
        return handle in self._waiting

    @property
    def running(self) -> bool:
        """Whether any case is to be run."""
        return bool(self._waiting)

    def counts(self) -> tuple[int, int]:
        """How many cases pass, of how many."""
        handles = self.handles()
        return sum(h in self._results and self._results[h].ok for h in handles), len(handles)

    # running

    def run_all(self) -> None:
        """Run every case anew."""
        self.run(self.handles())

    def run(self, handles: Iterable[int]) -> None:
        """Run some cases soon."""
        wanted = [handle for handle in handles if handle in self._world]
        self._waiting.update(dict.fromkeys(wanted))
        self._go_on()

    def _go_on(self) -> None:
        if self._ready():
            self._idle.start()

    def run_now(self, handle: int) -> None:
        """Run one case and wait for it; one whose profile lacks something is run once it is there.

        Raises KeyError for one that is gone.
        """
        if not self._can_ask(handle):
            self.run([handle])
            return
        self._run(handle)
        self.changed.emit(frozenset([handle]))
        self._tell_broken()

    def finish(self) -> None:
        """Run all that wait to their end, now; for tests and pictures."""
        self._pause.stop()
        self._preparing = None
        while self._waiting:
            self._run_slice()

    def close(self) -> None:
        """The world is closed."""
        if self._preparing is not None:
            self._preparing.close()
        self._idle.stop()
        self._pause.stop()
        self._waiting.clear()

    def _runner(self) -> CaseRunner:
        if self._made is None:
            from core.cases.runner import CaseRunner

            self._made = CaseRunner(self._world, self._document.retriever)
        return self._made

    def _run_slice(self) -> None:
        end = self._clock() + SLICE_S
        done: list[int] = []
        for handle in self._ready():
            self._run(handle)
            done.append(handle)
            if self._clock() >= end:
                break
        if done:
            self.changed.emit(frozenset(done))
        if not self._ready():
            self._idle.stop()
            self._tell_broken()

    def _ready(self) -> list[int]:
        """The cases to be run now: slow ones not while somebody edits."""
        editing = self._pause.isActive()
        ready = [h for h in self._waiting if not (editing and h in self._slow)]
        return [h for h in ready if self._can_ask(h)]

    def _can_ask(self, handle: int) -> bool:
        """Whether its profile has what it needs; if not, it is made aside."""
        from core.model.records import Case

        data = self._world.data(handle) if handle in self._world else None
        if self._preparing is None or not isinstance(data, Case):
            return True
        if self._preparing.is_ready(data.profile):
            return True
        self._preparing.want(data.profile)
        return False

    def _run(self, handle: int) -> None:
        # Taken out first: a case that raises must not be run for ever.
        self._waiting.pop(handle, None)
        before, start = self._results.get(handle), self._clock()
        result = self._results[handle] = self._runner().run(handle)
        spent = self._clock() - start
        (self._slow.add if spent > SLOW_S else self._slow.discard)(handle)
        if before is not None and before.ok and not result.ok:
            self._broken.append(handle)

    def _tell_broken(self) -> None:
        broken, self._broken = self._broken, []
        if broken:
            self.broke.emit(tuple(broken))

    def _on_changed(self, changes: Changes) -> None:
        from core.model.kinds import Kind

        gone = [c.handle for c in changes.of(Kind.CASE) if c.handle not in self._world]
        for handle in gone:
            self._results.pop(handle, None)
            self._waiting.pop(handle, None)
        affected = self._runner().affected(changes) if self.handles() else ()
        self._waiting.update(dict.fromkeys(affected))
        if affected or gone:
            self.changed.emit(frozenset((*affected, *gone)))
        if self._slow.intersection(self._waiting):
            self._pause.start()
        if self._ready():
            self._idle.start()


def case_runs_of(document: Document, tasks: Tasks | None = None) -> CaseRuns:
    """The runs of a document's cases, made when they are first asked for.

    With `tasks` what a profile needs in a large world is made aside.
    """
    found = document.findChild(CaseRuns)
    if isinstance(found, CaseRuns):
        return found
    preparing = None if tasks is None else Preparing(document, tasks, document)
    return CaseRuns(document, document, preparing=preparing)
