"""The tools over a large world in the window: how long each takes and how long it stalls.

    python -m tests.benchmarks.tools [ENTRIES ...]

A stall is the time for which the event loop did not turn (see `editor_world`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.benchmarks.corpus import Corpus, Sizes
from tests.benchmarks.editor_world import Loop, at_home


def held(name: str, work: Callable[[], Any]) -> Any:
    """Do something at once, and tell how long it held the interface."""
    start = time.perf_counter()
    result = work()
    print(f"  {name}: {(time.perf_counter() - start) * 1e3:.0f} ms")
    return result


def measure(folder: Path, entries: int) -> None:
    """Print one size's figures."""
    from PySide6.QtWidgets import QApplication

    from editor.app import make_application, make_window

    root = folder / str(entries)
    root.mkdir()
    Corpus(Sizes(entries)).write(root)
    app = QApplication.instance() or make_application([])
    window = make_window(app)  # type: ignore[arg-type]
    window.resize(1440, 900)
    window.show()
    loop = Loop(app)
    window.flow.open(root)
    loop.until(lambda: window.document is not None and window.document.retriever.ready)
    window.document.finish_checks()
    print(f"{entries} entries")
    _tags(window, loop)
    _replace(window, loop)
    _statistics(window, loop)
    _groups(window, loop)
    window.document.stack.setClean()
    window.close()


def _tags(window: Any, loop: Loop) -> None:
    from core.refactor.references import TAG, Target
    from editor.tools.rename_dialog import RenameDialog

    tools, document = window.tools, window.document
    held("tag panel opens", tools.show_tags)
    panel = tools.open_tools()[0]
    spent = loop.until(lambda: not panel.counting)
    print(f"  counted after {spent:.0f} ms, stall {loop.longest:.0f} ms")
    tag = panel._found.rows[0].tag
    target = Target(TAG, tag)
    dialog = held(
        "rename dialog opens",
        lambda: RenameDialog(window.theme, document, window.tasks, target, "en", window),
    )
    spent = loop.until(lambda: not dialog.counting)
    print(f"  counted after {spent:.0f} ms, stall {loop.longest:.0f} ms")
    dialog.name.setText("zzz")
    held("rename planned again", dialog._show_plan)
    count = dialog._planned().count
    held(f"tag renamed in {count} places", dialog.accept)
    held("undone", document.undo)
    loop.until(lambda: not document.checking)
    tools.open_tools()[0].close()


def _replace(window: Any, loop: Loop) -> None:
    tools, document = window.tools, window.document
    held("find and replace opens", tools.show_replace)
    dialog = tools.open_tools()[1]
    form = dialog.form
    form.find.setText("a")
    form.new.setText("á")
    for text, pattern in (("e", False), (r"^(\w+)", True)):
        form.ways["pattern"].setChecked(pattern)
        form.find.setText(text)
        form.new.setText(r"\1x" if pattern else "é")
        form.send_now()
        spent = loop.until(lambda: not dialog.busy)
        count = len(dialog.model.hits)
        print(f"  search “{text}”: {count} hits in {spent:.0f} ms, stall {loop.longest:.0f} ms")
    start = time.perf_counter()
    dialog.replace_button.click()
    loop.until(lambda: not dialog.busy)
    spent = (time.perf_counter() - start) * 1e3
    print(f"  {count} replaced in {spent:.0f} ms, stall {loop.longest:.0f} ms")
    held("undone", document.undo)
    dialog.close()


def _statistics(window: Any, loop: Loop) -> None:
    tools = window.tools
    held("statistics open", tools.show_statistics)
    panel = tools.open_tools()[2]
    spent = loop.until(lambda: not panel.busy)
    print(f"  counted after {spent:.0f} ms, stall {loop.longest:.0f} ms")
    panel.close()


def _groups(window: Any, loop: Loop) -> None:
    room = window.rooms.workspace("lore")
    for by in ("file", "tag", "visibility", ""):
        held(f"grouped by {by or 'nothing'}", lambda by=by: room.model.set_group(by))
        held("  painted", room.table.repaint)


def main() -> None:
    """Measure the sizes named, or 10,000 entries."""
    at_home(measure, (10_000,))


if __name__ == "__main__":
    main()
