"""The tools' modules are loaded while nobody waits, so that a tool opens at once the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from editor.preload import Preload

_AFTER_MS = 3000
"""After a world was opened: what it needs itself comes first."""
MODULES = (
    "editor.tools.dialog",
    "editor.tools.rows",
    "editor.tools.tag_panel",
    "editor.tools.rename_dialog",
    "regex._regex_core",
    "regex",
    "core.refactor.matcher",
    "core.refactor.replacing",
    "editor.tools.hits_view",
    "editor.tools.search_form",
    "editor.tools.search_job",
    "editor.tools.replace_dialog",
    "core.memory.state",
    "core.memory.recall",
    "core.knowledge.conditions",
    "core.grounding",
    "core.cases.result",
    "core.refactor.statistics",
    "core.refactor.report",
    "editor.tools.statistics_panel",
    "core.refactor.splitting",
    "editor.tools.split_dialog",
    "core.refactor.merging",
    "editor.tools.merge_dialog",
    "editor.tools.history_dock",
    "editor.tools.shortcuts_dialog",
    "core.recovery.git_head",
    "core.merge.diff",
    "core.merge.three_way",
    "core.merge.world_edits",
)
"""Each after what it is made of: one a turn, none of them takes long."""


class LoadAhead(QObject):
    """Loads them once, some seconds after `begin`, whenever `busy` says that nothing runs."""

    def __init__(self, busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._busy = busy
        self._loading: Preload | None = None
        self._later = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._later.timeout.connect(self._load)

    def begin(self) -> None:
        """A world was opened."""
        if self._loading is None:
            self._later.start()

    def _load(self) -> None:
        # A thread that loads modules too could wait for this one, and this one for it.
        self._loading = Preload(MODULES, lambda: None, self, waits=self._busy)
