"""The lore workspace on a copy of the sample world, with the frame's actions around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from lore_bench import Bench, services_for
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from editor.actions import Actions
from editor.document import Document
from editor.lore.spec import SPEC
from editor.lore.workspace import LoreWorkspace
from editor.stager import Stager
from editor.theme import Theme
from editor.workspace import Services, Shell


@pytest.fixture
def make_bench(qtbot: QtBot, theme: Theme) -> Iterator[Callable[..., Bench]]:
    made: list[tuple[LoreWorkspace, Services]] = []

    def make(document: Document) -> Bench:
        document.finish_checks()
        shell = Shell()
        services = services_for(document, theme, shell)
        document.stager = Stager(document, services.tasks)
        room = SPEC.factory(services)
        assert isinstance(room, LoreWorkspace)
        _connect(services.actions, room, document)
        room.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
            room.model, QAbstractItemModelTester.FailureReportingMode.Warning
        )
        room.resize(1364, 846)
        room.show()
        room.activateWindow()
        qtbot.waitActive(room)
        made.append((room, services))
        return Bench(room, document, shell, qtbot)

    yield make
    for room, services in made:
        services.tasks.close()
        room.close_workspace()
        room.close()
        room.deleteLater()


def _connect(actions: Actions, room: LoreWorkspace, document: Document) -> None:
    def undo() -> None:
        room.flush()
        document.undo()

    def redo() -> None:
        room.flush()
        document.redo()

    actions.handle("edit.undo", undo)
    actions.handle("edit.redo", redo)
    for id, handler in room.handlers().items():
        if id in actions:
            actions.handle(id, handler)
    for id in actions:
        room.addAction(actions[id])


@pytest.fixture
def bench(make_bench: Callable[..., Bench], document: Document) -> Bench:
    return make_bench(document)
