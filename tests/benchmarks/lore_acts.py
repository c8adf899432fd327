"""Every act of the lore workspace over a large world: the longest turn of the event loop.

    python -m tests.benchmarks.lore_acts [ENTRIES] [WORD ...]

With words only the acts that hold one of them are measured. A figure is the processor time of
this thread in the longest turn, then how long it took until all was still.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.benchmarks.corpus import Corpus, Sizes
from tests.benchmarks.editor_world import Loop, as_the_program_does

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_STILL_S = 0.35
_MOST_S = 60.0
Act = Callable[[], object]


class Bench:
    """Does things inside the event loop, and tells of the longest turn each made."""

    def __init__(self, window: Any, app: Any, words: list[str]) -> None:
        self.window, self.loop, self.words = window, Loop(app), words

    def wants(self, name: str) -> bool:
        """Whether an act of this name is to be measured."""
        return not self.words or any(word in name for word in self.words)

    def settle(self) -> None:
        """Turn until nothing has run for a while."""
        still = time.perf_counter() + _STILL_S
        most = time.perf_counter() + _MOST_S

        def done() -> bool:
            nonlocal still
            now = time.perf_counter()
            document = self.window.document
            if self.window.tasks.busy or (document is not None and document.checking):
                still = now + _STILL_S
            return now > still or now > most

        self.loop.until(done)

    def act(self, name: str, act: Act) -> None:
        """Measure one act."""
        from PySide6.QtCore import QTimer

        if not self.wants(name):
            act()
            self.settle()
            return
        began = False
        ended = 0.0

        def run() -> None:
            nonlocal began
            began = True
            act()

        QTimer.singleShot(0, run)
        start = time.perf_counter()
        longest = busiest = 0.0
        still = start + _STILL_S
        while not began or (time.perf_counter() < still and time.perf_counter() < start + _MOST_S):
            self.loop.until(_after_one_turn())
            longest = max(longest, self.loop.longest)
            busiest = max(busiest, self.loop.busiest)
            document = self.window.document
            waits = self.window.tasks.busy or (document is not None and document.checking)
            if self.loop.busiest > 3 or waits:
                still = time.perf_counter() + _STILL_S
                ended = time.perf_counter()
        spent = max(0.0, ended - start) * 1e3
        mark = " <-- over a frame" if busiest > 16 else ""
        print(f"  {name:52}{busiest:8.0f} ms busy {longest:8.0f} stall {spent:8.0f} all{mark}")
        sys.stdout.flush()


def _after_one_turn() -> Callable[[], bool]:
    turns = iter((False, True))
    return lambda: next(turns)


def write(root: Path, entries: int) -> None:
    """The corpus, with cases, long texts and near duplicates, under git."""
    corpus = Corpus(Sizes(entries))
    for number in range(0, min(400, entries - 1), 2):
        corpus.entries[number + 1]["texto"] = corpus.entries[number]["texto"] + " Sí."
    corpus.entries[7]["texto"] = " ".join(corpus.entries[i]["texto"] for i in range(20))
    corpus.write(root)
    cases = [
        {"id": f"caso_{i}", "npc": f"npc_{i % 40}", "consulta": q, "recupera": []}
        for i, q in enumerate(corpus.questions(300))
    ]
    (root / "casos.json").write_text(json.dumps({"version": 2, "casos": cases}), encoding="utf-8")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
        who = ["-c", "user.name=a", "-c", "user.email=a@a"]
        subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


def filters() -> Iterator[str]:
    """A filter for each key, with its negation for some."""
    yield from (
        "mina",
        "a",
        '"de la"',
        "tag:a",
        "vis:secret",
        "npc:npc_3",
        "quest:quest_1",
        "faction:faccion",
        "file:lore_1",
        "id:a",
        "text:de",
        "weight:>1",
        "len:>300",
        "is:error",
        "is:warning",
        "is:hint",
        "is:issue",
        "is:unreachable",
        "is:draft",
        "is:broken",
        "is:readonly",
        "-tag:a",
        "-is:issue",
        "",
    )


def rows(bench: Bench, room: Any) -> None:
    """Kind, filter, sort, group, columns, selection, form."""
    from PySide6.QtTest import QTest

    from core.model.kinds import Kind
    from core.query import Sort
    from editor.lore.columns import KINDS

    for kind in (*KINDS, Kind.ENTRY):
        bench.act(f"kind {kind.value}", lambda kind=kind: room.set_kind(kind))
    line = room.toolbar.filter.line()
    for text in ("m", "tag:a", "id:b", "npc:n"):
        for key in text:
            bench.act(f"filter typed: {key} of {text}", lambda key=key: QTest.keyClicks(line, key))
        bench.act("filter cleared", lambda: room.toolbar.filter.set_text(""))
    for text in filters():
        bench.act(f"filter {text}", lambda text=text: room.toolbar.filter.set_text(text))
    for column in room.model.columns:
        for down in (False, True):
            sort = Sort(column.name, descending=down)
            bench.act(
                f"sort {column.name} {'v' if down else '^'}", lambda s=sort: room.model.set_sort(s)
            )
    bench.act("sort none", lambda: room.model.set_sort(Sort()))
    for by in ("file", "tag", "visibility", ""):
        bench.act(f"group {by}", lambda by=by: room._on_group(by))
    bench.act("column chooser opened", room.toolbar.open_columns)
    room.toolbar._columns_menu.close()
    for shown in (False, True):
        bench.act(f"column {shown}", lambda s=shown: room._on_column("tags", s))
    bench.act("one selected", lambda: room.table.select_handles(room.model.handles[5:6]))
    bench.act("3000 selected", lambda: room.table.select_handles(room.model.handles[:3000]))
    some = room.model.handles[::3]
    bench.act("each third selected", lambda: room.table.select_handles(some))
    bench.act("all selected", room.table.selectAll)
    for tab in ("raw", "related", "used", "form"):
        bench.act(
            f"one selected, tab {tab}", lambda: room.table.select_handles(room.model.handles[5:6])
        )
        bench.act(f"tab {tab}", lambda tab=tab: room.form.show_tab(tab))
    bench.act("all selected again", room.table.selectAll)


def clips(bench: Bench, room: Any) -> None:
    """The clipboard, with all rows."""
    window = bench.window
    bench.act("all selected", room.table.selectAll)
    bench.act("copy all", room.commands.copy_json)
    bench.act("paste all", room.commands.paste)
    bench.act("undo the paste", lambda: window.flow.traveller.step(back=True))
    bench.act("all selected", room.table.selectAll)
    bench.act("cut all", room.commands.cut)
    bench.act("undo the cut", lambda: window.flow.traveller.step(back=True))


class Dialogs:
    """Dialogs that are shown, and shut together."""

    def __init__(self) -> None:
        self._made: list[Any] = []

    def keep(self, dialog: Any) -> None:
        """Show one."""
        dialog.show()
        self._made.append(dialog)

    @property
    def last(self) -> Any:
        """The one that was shown last."""
        return self._made[-1]

    def shut(self) -> None:
        """Close them all."""
        while self._made:
            self._made.pop().close()


def tools(bench: Bench, room: Any) -> None:
    """The tools, one after the other."""
    shown = Dialogs()
    _statistics(bench)
    _tags(bench, shown)
    _ids(bench, shown)
    _entries(bench, shown)
    _frame(bench)
    replace(bench)


def _statistics(bench: Bench) -> None:
    kept = bench.window.tools
    bench.act("statistics", kept.show_statistics)
    panel = kept._open["statistics"]
    folder = bench.window.document.path.parent
    bench.act("statistics exported", lambda: panel.export(folder / "a.html"))
    bench.act("statistics refreshed", panel.refresh)
    panel.close()


def _tags(bench: Bench, shown: Dialogs) -> None:
    document, kept = bench.window.document, bench.window.tools
    bench.act("tag panel", kept.show_tags)
    tags = kept._open["tags"]
    bench.act("tag panel: typed", lambda: tags.search.setText("a"))
    bench.act("tag panel: cleared", lambda: tags.search.setText(""))
    bench.act("tag panel: all selected", tags.table.selectAll)
    many = tags.selected()
    bench.act("tag panel: counted again, all selected", tags.refresh)
    edit = _one_edit(document)
    bench.act("tag panel: an edit, all selected", lambda: document.push(edit()))
    _tag_dialogs(bench, shown, tags, many)
    tags.close()


def _tag_dialogs(bench: Bench, shown: Dialogs, tags: Any, many: Any) -> None:
    from core.refactor.references import TAG, Target
    from editor.tools.rename_dialog import RenameDialog
    from editor.tools.tag_dialogs import AliasDialog, DeleteTagsDialog, MergeTagsDialog

    window = bench.window
    args = (window.theme, window.document, window.tasks)
    common = max(tags._found.rows, key=lambda row: row.count).tag
    target = Target(TAG, common)
    bench.act("tag rename dialog", lambda: shown.keep(RenameDialog(*args, target, "en", window)))
    bench.act("tag rename typed", lambda: shown.last.name.setText("otra"))
    shown.shut()
    for name, chosen in (("two", many[:2]), ("all", many)):
        bench.act(
            f"tag merge dialog, {name}",
            lambda chosen=chosen: shown.keep(MergeTagsDialog(*args, chosen, "en", tags)),
        )
        bench.act(f"tag merge typed, {name}", lambda: shown.last.choice.setEditText("otra"))
        shown.shut()
        bench.act(
            f"tag delete dialog, {name}",
            lambda chosen=chosen: shown.keep(DeleteTagsDialog(*args, chosen, "en", tags)),
        )
        shown.shut()
    bench.act("tag alias dialog", lambda: shown.keep(AliasDialog(*args[:2], common, "en", tags)))
    bench.act("tag alias typed", lambda: shown.last.words.setText("otra, más"))
    shown.shut()


def _ids(bench: Bench, shown: Dialogs) -> None:
    from core.model.kinds import Kind
    from core.refactor.references import Target
    from editor.tools.rename_dialog import RenameDialog

    window = bench.window
    world, args = window.document.world, (window.theme, window.document, window.tasks)
    for kind in (Kind.NPC, Kind.PLACE, Kind.QUEST, Kind.FACTION, Kind.ENTRY):
        handle = world.handles(kind)[3]
        target = Target(kind, world.record(handle).id)
        bench.act(
            f"id rename dialog, {kind.value}",
            lambda t=target, h=handle: shown.keep(RenameDialog(*args, t, "en", window, handle=h)),
        )
        bench.act(f"id rename typed, {kind.value}", lambda: shown.last.name.setText("otro_id"))
        shown.shut()


def _entries(bench: Bench, shown: Dialogs) -> None:
    from core.model.kinds import Kind
    from editor.tools.merge_dialog import MergeDialog
    from editor.tools.split_dialog import SplitDialog

    window = bench.window
    world, args = window.document.world, (window.theme, window.document)
    long = next(h for h in world.handles(Kind.ENTRY) if len(world.data(h).text) > 4000)
    bench.act("split dialog", lambda: shown.keep(SplitDialog(*args, long, "en", window)))
    shown.shut()
    bench.act("near duplicates", lambda: shown.keep(MergeDialog(*args, "en", window)))
    print("     pairs:", len(shown.last.pairs))
    bench.act("near duplicates, next", shown.last._next)
    shown.shut()


def _frame(bench: Bench) -> None:
    window = bench.window
    document, edit = window.document, _one_edit(window.document)
    bench.act("command palette", window.open_palette)
    bench.act("command palette typed", lambda: window.palette_list._show("a"))
    bench.act("command palette typed more", lambda: window.palette_list._show("npc a"))
    window.palette_list.leave()
    bench.act("shortcuts", window.tools.show_shortcuts)
    bench.act("an edit", lambda: document.push(edit()))
    bench.act("issues shown", lambda: window.dock.setVisible(True))


def _one_edit(document: Any) -> Callable[[], Any]:
    from core.model.kinds import Kind
    from core.world.build import set_value

    count = iter(range(10_000))

    def make() -> Any:
        handle = document.world.handles(Kind.ENTRY)[50]
        return set_value(document.world, handle, "tags", ("mina", f"t{next(count)}"))

    return make


def replace(bench: Bench) -> None:
    """Find and replace."""
    bench.act("find and replace", bench.window.tools.show_replace)
    dialog = bench.window.tools._open["replace"]

    def search(text: str, pattern: bool) -> None:
        dialog.form.ways["pattern"].setChecked(pattern)
        dialog.form.find.setText(text)
        dialog.form.new.setText("é")
        dialog.form.send_now()

    bench.act("search e", lambda: search("e", False))
    print("     hits:", len(dialog.model.hits))
    bench.act("tick none", dialog._tick_none)
    bench.act("tick all", dialog._tick_all)
    bench.act("tick one off", lambda: dialog.model.tick([3], False))
    bench.act(
        "tick most off", lambda: dialog.model.tick(range(1900, len(dialog.model.hits)), False)
    )
    bench.act("another row", lambda: dialog.view.selectRow(40))
    bench.act("all hits selected", dialog.view.selectAll)
    bench.act("untick problems", dialog._untick_problems)
    bench.act("search pattern", lambda: search(r"^(\w+)", True))
    bench.act("search nested", lambda: search(r"(\w+\s?)+$!", True))
    bench.act("search nothing", lambda: search("", False))
    dialog.close()


def history(bench: Bench, room: Any) -> None:
    """500 steps in the dock."""
    document, edit = bench.window.document, _one_edit(bench.window.document)
    go = bench.window.flow.traveller.go_to
    for _ in range(500):
        document.end_typing()
        document.push(edit())
    bench.settle()
    bench.act("history dock", lambda: bench.window.tools._show_history(True))
    bench.act("an edit with the dock", lambda: document.push(edit()))
    bench.act("history dock: back 20", lambda: go(document.stack.index() - 20))
    bench.act("history dock: to the start", lambda: go(0))
    bench.act("history dock: to the end", lambda: go(document.stack.count()))
    bench.window.tools._show_history(False)


def disk(bench: Bench, room: Any) -> None:
    """What compares with the disk."""
    from PySide6.QtWidgets import QApplication, QDialog

    window = bench.window
    document, keeper = window.document, window.disk

    def shut() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
        bench.settle()

    bench.act("changes since save, few", keeper._since_save)
    shut()
    bench.act("changes since HEAD, few", keeper._since_commit)
    shut()
    bench.act("save", window.flow.save)
    every(document)
    bench.settle()
    bench.act("changes since save, all", keeper._since_save)
    shut()
    bench.act("changes since HEAD, all", keeper._since_commit)
    shut()
    for _ in range(10):
        document.push(_one_edit(document)())
        window.flow.save()
        bench.settle()
    from PySide6.QtCore import QTimer

    def backups() -> None:
        QTimer.singleShot(1500, shut)
        keeper._show_backups()

    bench.act("backups list", backups)
    pull(bench, dirty=False)
    pull(bench, dirty=True)


def every(document: Any) -> None:
    """Give every entry another text."""
    from core.model.kinds import Kind
    from core.world import build

    world = document.world
    handles = world.handles(Kind.ENTRY)
    document.push(build.set_values(world, handles, "title", "Otro"))


def pull(bench: Bench, *, dirty: bool) -> None:
    """Another program changes all files under the editor."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    window, document = bench.window, bench.window.document
    if dirty:
        document.push(_one_edit(document)())
        every(document)
        bench.settle()

    def write() -> None:
        for path in document.path.glob("lore_*.json"):
            text = path.read_text(encoding="utf-8")
            path.write_text(
                text.replace("Suyo" if dirty else "Otro", "Ajeno" if dirty else "Suyo"),
                encoding="utf-8",
            )

    bench.settle()
    write()
    bench.act(f"changed on disk, {'dirty' if dirty else 'clean'}: noticed", window.disk._look)
    if dirty:
        from editor.disk.merge_dialog import MergeDialog

        def opened() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, MergeDialog):
                QTimer.singleShot(200, opened)
                return
            start = time.thread_time()
            dialog.choose_all(theirs=True)
            print(f"     merge dialog: all theirs {(time.thread_time() - start) * 1e3:.0f} ms")
            dialog.accept()

        question = window.disk.bar
        QTimer.singleShot(300, opened)
        bench.act(
            "merge of all",
            lambda: (question.findChildren(type(question)) and None) or press(question, "Merge"),
        )


def press(bar: Any, words: str) -> None:
    """Press a button of the bar of questions."""
    from PySide6.QtWidgets import QAbstractButton

    for button in bar.findChildren(QAbstractButton):
        if button.text().replace("&", "") == words and button.isVisibleTo(bar):
            button.click()
            return
    print("     no button", words)


def measure(folder: Path, entries: int, words: list[str]) -> None:
    """Print all figures."""
    from PySide6.QtWidgets import QApplication

    from editor.app import make_application, make_window

    root = folder / "world"
    root.mkdir()
    write(root, entries)
    app = QApplication.instance() or make_application([])
    window = make_window(app)  # type: ignore[arg-type]
    window.resize(1440, 900)
    window.show()
    bench = Bench(window, app, words)
    window.flow.open(root)
    bench.loop.until(lambda: window.document is not None and window.document.retriever.ready)
    window.document.finish_checks()
    bench.settle()
    room = window.rooms.workspace("lore")
    print(f"{entries} entries, {len(window.document.issues())} issues")
    parts = [p for p in (rows, tools, history, disk, clips) if p.__name__ in words] or (
        rows,
        tools,
        history,
        disk,
        clips,
    )
    bench.words = [w for w in words if w not in ("rows", "tools", "history", "disk", "clips")]
    for part in parts:
        print(part.__name__)
        part(bench, room)
    window.document.stack.setClean()
    window.close()


def main() -> None:
    """Measure."""
    as_the_program_does()
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    words = [word for word in sys.argv[1:] if not word.isdigit()]
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        for name in ("CONFIG", "STATE", "DATA"):
            os.environ[f"XDG_{name}_HOME"] = home + "/.x"
        measure(Path(home), numbers[0] if numbers else 10_000, words)


if __name__ == "__main__":
    main()
