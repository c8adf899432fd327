"""What the tests of the scene share: reading its lists, and a server that answers by a script."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

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


Answer = Callable[[dict[str, object]], tuple[int, list[str]]]


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

    def _stream(self, handler: BaseHTTPRequestHandler, status: int, pieces: list[str]) -> None:
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
