"""What the tests of the scene share: reading its lists, and a server that answers by a script."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from editor.scene.context_view import SideModel
from editor.scene.workspace import SceneWorkspace

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def said_of(model: SideModel) -> str:
    """All that a list shows, speaks or tells in tooltips."""
    texts = (
        model.data(model.index(row, 0), role) for row in range(model.rowCount()) for role in ROLES
    )
    return "\n".join(str(text) for text in texts if text)


def widget_texts(widget: QWidget) -> str:
    """Names, descriptions and tooltips of a widget and all in it."""
    texts: list[str] = []
    for each in (widget, *widget.findChildren(QWidget)):
        texts += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        text = getattr(each, "text", None)
        if callable(text) and not isinstance(each, SceneWorkspace):
            texts.append(str(text()))
    return "\n".join(texts)


def rows_of(model: SideModel) -> list[tuple[str, str]]:
    """Kind and words of every row."""
    cells = (model.cell(row) for row in range(model.rowCount()))
    return [(cell.kind, cell.spoken) for cell in cells]


Answer = Callable[[dict[str, object]], tuple[int, Iterable[str]]]


class ScriptedServer:
    """Answers each request with what `answer` makes of its body: a status and pieces of text.

    With a `pause` it waits for that event between two pieces. `asked` holds the bodies.
    """

    def __init__(self) -> None:
        self.asked: list[dict[str, object]] = []
        self.headers: list[dict[str, str]] = []
        self.answer: Answer = lambda body: (200, ["ok"])
        self.pause: threading.Event | None = None
        self.cut = threading.Event()
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                body = json.loads(self.rfile.read(length))
                owner.asked.append(body)
                owner.headers.append(dict(self.headers))
                status, pieces = owner.answer(body)
                self.send_response(status)
                self.send_header(
                    "Content-Type", "text/event-stream" if status == 200 else "text/plain"
                )
                self.end_headers()
                try:
                    owner._stream(self, status, pieces)
                except OSError:
                    owner.cut.set()

            def log_message(self, *args: object) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, name="scripted")
        self._thread.start()

    def _stream(self, handler: BaseHTTPRequestHandler, status: int, pieces: Iterable[str]) -> None:
        if status != 200:
            handler.wfile.write("".join(pieces).encode())
            return
        for text in pieces:
            choice = {"choices": [{"delta": {"content": text}, "finish_reason": None}]}
            handler.wfile.write(f"data: {json.dumps(choice)}\n\n".encode())
            handler.wfile.flush()
            if self.pause is not None:
                self.pause.wait(0.02)
        end = {"choices": [{"delta": {}, "finish_reason": "stop"}]}
        handler.wfile.write(f"data: {json.dumps(end)}\n\ndata: [DONE]\n\n".encode())

    @property
    def url(self) -> str:
        """Its base address."""
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def close(self) -> None:
        """Stop it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)


def sent_text(body: dict[str, object]) -> str:
    """All that a request says to the model."""
    messages = body["messages"]
    assert isinstance(messages, list)
    return "\n".join(str(message["content"]) for message in messages)


WAIT_MS = 30_000


def on_dialog(kind: type[QDialog], act: Callable[[Any], None]) -> list[QDialog]:
    """Do something with the next dialog of a kind, whenever it comes up; the dialogs seen."""
    seen: list[QDialog] = []
    timer = QTimer(QApplication.instance())

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isVisible():
            timer.stop()
            timer.deleteLater()
            seen.append(dialog)
            act(dialog)

    timer.timeout.connect(look)
    timer.start(10)
    return seen


def press(dialog: QMessageBox, role: QMessageBox.ButtonRole) -> None:
    """Click the button of a role."""
    button = next(b for b in dialog.buttons() if dialog.buttonRole(b) == role)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_in_window(widget: QWidget) -> None:
    """Press and release where a widget stands, as the platform does: through its window."""
    QApplication.processEvents()
    window = widget.window()
    handle = window.windowHandle()
    where = widget.mapTo(window, widget.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(handle, left, none, where)
    QApplication.processEvents()
    QTest.mouseRelease(handle, left, none, where)


def focused() -> QWidget:
    """What keys go to: an open popup, or what has the focus of the window that is in front.

    Offscreen a popup that has closed stays the active window.
    """
    for _ in range(500):
        popup, found = QApplication.activePopupWidget(), QApplication.focusWidget()
        if popup is not None and popup.isVisible():
            return popup
        if found is not None and found.window() is QApplication.activeWindow():
            return found
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window.focusWidget() is not None:
                window.activateWindow()
        QTest.qWait(10)
    raise AssertionError("nothing has the focus")


def type_keys(words: str) -> None:
    """Type into whatever has the focus."""
    QTest.keyClicks(focused(), words)


def key(which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key to whatever has the focus."""
    QTest.keyClick(focused(), which, modifier)
