"""The window speaks one language, and has room for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from frame_helpers import MakeWindow, open_world, speaking
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.main_window import MainWindow
from editor.workspaces import find_workspaces
from tests.translations import messages, ts_path

SAVE = Path(__file__).resolve().parents[2] / "data" / "saves" / "partida_03.json"
_GETTERS = ("text", "toolTip", "placeholderText", "title", "accessibleName", "windowTitle")
_FIELD = re.compile(r"(\{\w*\}|%n|%\d)")
_ROWS = 30
SMALLEST = (1100, 700)
WAIT_MS = 20_000


@pytest.fixture(params=["es", "pt"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(qapp, request.param):
        yield request.param


def pattern(text: str) -> re.Pattern[str]:
    """What a text with placeholders becomes, with anything in them."""
    parts = _FIELD.split(text.replace("&", ""))
    return re.compile("".join(".+" if at % 2 else re.escape(p) for at, p in enumerate(parts)))


def worded(text: str) -> bool:
    """Whether a text with placeholders has words beside them."""
    return bool(_FIELD.search(text)) and len(re.findall(r"[^\W\d]", _FIELD.sub("", text))) > 3


class English:
    """Knows the English texts that another language says otherwise."""

    def __init__(self, language: str) -> None:
        found = list(messages(ts_path(language)))
        said = {form.replace("&", "") for message in found for form in message.forms}
        sources = {m.source for m in found if m.source not in m.forms}
        own = {source for source in sources if source.replace("&", "") not in said}
        self._exact = {source.replace("&", "") for source in own if not _FIELD.search(source)}
        self._english = [pattern(source) for source in own if worded(source)]
        self._other = [pattern(form) for m in found for form in m.forms if worded(form)]

    def in_(self, texts: set[str]) -> list[str]:
        """Those of the texts that are English."""
        return sorted(text for text in texts if self._is(text.replace("&", "").strip()))

    def _is(self, text: str) -> bool:
        if text in self._exact:
            return True
        if not any(each.fullmatch(text) for each in self._english):
            return False
        return not any(each.fullmatch(text) for each in self._other)


def texts_of(root: QWidget) -> Iterator[str]:
    """Every text that a widget and what is in it may show."""
    for widget in (root, *root.findChildren(QWidget)):
        for name in _GETTERS:
            getter = getattr(widget, name, None)
            if callable(getter):
                yield str(getter() or "")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from texts_in(widget.model())
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def texts_in(model: QAbstractItemModel) -> Iterator[str]:
    """The headers of a model, and what its first rows say."""
    root = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(model.rowCount(root), _ROWS)):
            index = model.index(row, column)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                found = index.data(role)
                if isinstance(found, str):
                    yield found


def shows_a_save(window: MainWindow) -> bool:
    """Whether a save was read and is on the screen."""
    room: Any = window.rooms.current
    return room.inspected is not None and room.inspector.facts.isVisible()


def walked(window: MainWindow, qtbot: QtBot, folder: Path) -> Iterator[str]:
    """All rooms, on the sample world, with a save; each by its name."""
    open_world(window, folder, qtbot)
    for room in (*window.rooms.specs, "settings"):
        if room == "memory":
            window.open_save(SAVE)
            qtbot.waitUntil(lambda: shows_a_save(window), timeout=WAIT_MS)
        else:
            window.show_room(room)
        QApplication.processEvents()
        yield room


def test_nothing_in_the_window_is_english(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot, language: str
) -> None:
    window = make_window(*find_workspaces(), language=language)
    texts = set(texts_of(window))
    for _ in walked(window, qtbot, world_folder):
        texts |= set(texts_of(window))
    assert English(language).in_({text for text in texts if text}) == []


def test_english_is_found() -> None:
    english = English("es")
    assert english.in_({"&Save", "Guardar", "3 warnings", "3 avisos", "Mina"}) == [
        "&Save",
        "3 warnings",
    ]


def test_every_room_fits_the_smallest_window(
    make_window: MakeWindow, world_folder: Path, qtbot: QtBot, language: str
) -> None:
    window = make_window(*find_workspaces(), language=language)
    window.resize(*SMALLEST)
    for _ in walked(window, qtbot, world_folder):
        qtbot.waitUntil(lambda: fits(window), timeout=WAIT_MS)


def fits(window: MainWindow) -> bool:
    """Whether the window may be as small as it was made."""
    least = window.minimumSizeHint()
    return least.width() <= SMALLEST[0] and least.height() <= SMALLEST[1]
