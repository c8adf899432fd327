"""What happens when other programs touch the open world's files.

A file without unsaved edits is reloaded quietly, as a step that undo takes back. Everything
else is a question in the bar, asked once for each state of the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.disk.bases import Bases
from editor.disk.choice_bar import Choice, Question
from editor.disk.desk import Desk
from editor.disk.foreign import Foreign
from editor.disk.merging import Merging
from editor.disk.reading import Found, ReadFile, read_files, with_lore
from editor.disk.watch import Look, Stamp, Watch
from editor.document import Document

if TYPE_CHECKING:
    from core.world.lore_file import LoreFile, Record

_RETRY_MS = 1200
"""A file that cannot be read may be half written: it gets a second look after so long."""
_NEW_KEY = "disk-new-files"
CHANGED, GONE, BROKEN, FOLDER, NEW = "changed", "gone", "broken", "folder", "new"


class Guard(QObject):
    """Guards one document; it goes with it.

    said(str): a line to show. failed(LoremaskError): what could not be done.
    copy_wanted(): the user wants the world saved somewhere else. moved(): the world lies
    in another folder now.
    """

    said = Signal(str)
    failed = Signal(object)
    copy_wanted = Signal()
    moved = Signal()

    def __init__(self, document: Document, desk: Desk) -> None:
        super().__init__(document)
        self.document, self._desk, self._bar = document, desk, desk.bar
        self.bases = Bases(document)
        self.merging = Merging(document, self.bases, desk)
        self.merging.failed.connect(self.failed)
        self.merging.said.connect(self.said)
        self.foreign = Foreign(document, self.merging)
        self.watch = Watch(document, desk.tasks)
        self.watch.looked.connect(self._on_looked)
        self._answered: dict[int, bytes] = {}
        self._second_look: set[tuple[int, bytes]] = set()
        self._refused: set[Found] = set()
        self._lore: set[Found] = set()
        """New files that were found to be lore."""
        self._opening: set[Path] = set()

    # looking

    def _on_looked(self, look: Look) -> None:
        if look.folder_gone:
            self._ask_folder()
            return
        self._bar.drop(FOLDER)
        moved = self.foreign.follow_renames(look)
        self._note_same(look)
        changed = [handle for handle in look.digests if self._is_news(handle, look)]
        if changed:
            self._read(changed, look)
        self._ask_gone(look.gone - moved)
        self._look_at_new(look.appeared)

    def _note_same(self, look: Look) -> None:
        """Files that hold on disk what is open, whoever wrote it."""
        for handle, found in look.digests.items():
            if self.foreign.is_same(handle, found):
                self.watch.settled(handle, look.stamps.get(handle))
                self._answered.pop(handle, None)
                self._bar.drop(f"{BROKEN}{handle}")

    def _is_news(self, handle: int, look: Look) -> bool:
        found = look.digests[handle]
        if self.foreign.is_same(handle, found):
            return False
        return self._answered.get(handle) != found

    def _read(self, handles: Sequence[int], look: Look) -> None:
        rows = [(handle, self._file(handle).path) for handle in handles]
        stamps = {handle: look.stamps.get(handle) for handle in handles}
        self._desk.tasks.run(
            lambda token: read_files(rows),
            lambda files: self._on_read(files, stamps),
            owner=self,
        )

    def _file(self, handle: int) -> LoreFile:
        return self.document.world.file(handle)

    def _on_read(self, files: Sequence[ReadFile], stamps: dict[int, Stamp | None]) -> None:
        known = [f for f in files if not self.foreign.is_same(f.handle, f.digest)]
        broken = [f for f in known if f.now is None and self.foreign.is_open(f.handle)]
        closed = [f for f in known if not self.foreign.is_open(f.handle)]
        whole = [f for f in known if f.now is not None and f not in closed]
        for file in whole:
            self._bar.drop(f"{BROKEN}{file.handle}")
        clean = [f for f in whole if not self.foreign.is_dirty(f.handle)]
        dirty = [f for f in whole if f not in clean]
        for file in closed:
            self._open_again(file)
        if clean:
            self._reload(clean, stamps)
        if dirty:
            self._ask_changed(dirty)
        elif clean and not self._asked_about_others(clean):
            self._bar.drop(CHANGED)
        for file in broken:
            self._on_broken(file)

    def _asked_about_others(self, clean: Iterable[ReadFile]) -> bool:
        now = {file.handle for file in clean}
        return any(handle not in now and self.foreign.is_dirty(handle) for handle in self._answered)

    def _reload(self, files: Sequence[ReadFile], stamps: dict[int, Stamp | None]) -> None:
        # While it is taken in it is no news.
        self._answered.update((file.handle, file.digest) for file in files)

        def done(made: bool) -> None:
            if not made:
                return
            for file in files:
                self.watch.settled(file.handle, stamps.get(file.handle))
                self._answered.pop(file.handle, None)
            words = self.tr("Reloaded {files}, which another program changed. Undo takes it back.")
            self.said.emit(words.format(files=self._names(f.handle for f in files)))

        def overtaken() -> None:
            """It has unsaved edits now, maybe: that is to be asked."""
            for file in files:
                self._answered.pop(file.handle, None)
                self.watch.forget(file.handle)
            self.watch.look()

        self.merging.follow(files, done, overtaken)

    def _open_again(self, file: ReadFile) -> None:
        """A file that could not be read, or was no lore, is another now."""
        self._answered[file.handle] = file.digest
        if file.now is not None or not self._file(file.handle).parts:
            self.foreign.take_in(file.handle)
        if file.now is not None:
            words = self.tr("{file} can be read now.")
            self.said.emit(words.format(file=self._file(file.handle).name))
        elif file.sides is not None:
            self.ask_markers(file)

    def _names(self, handles: Iterable[int]) -> str:
        return ", ".join(self._file(handle).name for handle in handles)

    # changed on both sides

    def _ask_changed(self, files: Sequence[ReadFile]) -> None:
        for file in files:
            self._answered[file.handle] = file.digest
        words = self.tr("{files}: changed by another program, with unsaved edits here.")
        choices = (
            Choice(self.tr("Merge"), lambda: self._merge(files), primary=True),
            Choice(self.tr("Reload"), lambda: self._give_up_mine(files)),
            Choice(self.tr("Keep mine"), lambda: self._keep_mine(files)),
        )
        text = words.format(files=self._names(f.handle for f in files))
        self._bar.ask(Question(CHANGED, "warning", text, choices))

    def _merge(self, files: Sequence[ReadFile]) -> None:
        def done() -> None:
            self._settle(files, CHANGED)
            names = self._names(f.handle for f in files)
            self.said.emit(self.tr("Merged {files}. Undo takes it back.").format(files=names))

        self.merging.merge(files, done)

    def _give_up_mine(self, files: Sequence[ReadFile]) -> None:
        def done(made: bool) -> None:
            if made:
                self._settle(files, CHANGED)
                self.said.emit(self.tr("Reloaded. Undo brings your edits back."))

        self.merging.follow(files, done)

    def _keep_mine(self, files: Sequence[ReadFile]) -> None:
        for file in files:
            self.foreign.keep_mine(file)
            if file.now is not None:
                self.bases.keep(file.handle, file.now.text)
        self.document.mark_saved(False)
        self._settle(files, CHANGED)
        self.said.emit(self.tr("Kept yours. Saving writes over what the other program wrote."))

    def _settle(self, files: Sequence[ReadFile], key: str) -> None:
        for file in files:
            self._answered.pop(file.handle, None)
            self.watch.forget(file.handle)
        self._bar.drop(key)

    # not to be read

    def _on_broken(self, file: ReadFile) -> None:
        if file.sides is not None:
            self._answered[file.handle] = file.digest
            self.ask_markers(file)
            return
        if (file.handle, file.digest) not in self._second_look:
            self._second_look.add((file.handle, file.digest))
            self.watch.forget(file.handle)
            self.watch.look_again(_RETRY_MS)
            return
        self._answered[file.handle] = file.digest
        assert file.error is not None
        words = self.tr("{file} can no longer be read; what is open here stays. {reason}")
        name, reason = self._file(file.handle).name, file.error.message(self._desk.language)
        keep = Choice(self.tr("Keep mine"), lambda: self._keep_mine_broken(file))
        text = words.format(file=name, reason=reason)
        self._bar.ask(Question(f"{BROKEN}{file.handle}", "warning", text, (keep,)))

    def _keep_mine_broken(self, file: ReadFile) -> None:
        self._keep_mine([file])
        self._bar.drop(f"{BROKEN}{file.handle}")

    # git's markers

    def ask_markers(self, file: ReadFile) -> None:
        """A file holds git's conflict markers: offer to decide about its sides."""
        key = f"{BROKEN}{file.handle}"
        words = self.tr("{file} holds conflict markers of git.")
        choice = Choice(self.tr("Merge"), lambda: self._merge_markers(file), primary=True)
        text = words.format(file=self._file(file.handle).name)
        self._bar.ask(Question(key, "warning", text, (choice,)))

    def _merge_markers(self, file: ReadFile) -> None:
        def done() -> None:
            self._settle([file], f"{BROKEN}{file.handle}")
            self.said.emit(self.tr("Merged. Save to write the file without markers."))

        self.foreign.merge_markers(file, done)

    # gone

    def _ask_gone(self, handles: Iterable[int]) -> None:
        gone = [
            h for h in sorted(handles) if self._file(h).disk is not None and self._file(h).parts
        ]
        if not gone:
            self._bar.drop(GONE)
            return
        words = self.tr("{files}: deleted by another program.")
        choices = (
            Choice(self.tr("Keep"), lambda: self._keep_gone(gone), primary=True),
            Choice(self.tr("Remove here too"), lambda: self._drop_gone(gone)),
        )
        text = words.format(files=self._names(gone))
        self._bar.ask(Question(GONE, "warning", text, choices, lambda: self._keep_gone(gone)))

    def _keep_gone(self, handles: Sequence[int]) -> None:
        self.foreign.keep_gone(handles)
        self._bar.drop(GONE)
        self.said.emit(self.tr("Kept. Saving writes the file again."))

    def _drop_gone(self, handles: Sequence[int]) -> None:
        self.foreign.drop_gone(handles)
        self._bar.drop(GONE)
        self.said.emit(self.tr("Removed. Undo brings the records back."))

    # new

    def _news(self, rows: Sequence[Found]) -> list[Found]:
        """Those that are neither open nor were asked about."""
        known = {file.path for file in self.document.world.files} | self._opening
        return [row for row in rows if row[0] not in known and row not in self._refused]

    def _look_at_new(self, rows: Sequence[Found]) -> None:
        """Read what is new, in another thread, to ask about what is lore."""
        unread = [row for row in self._news(rows) if row not in self._lore]

        def ask(lore: frozenset[Found]) -> None:
            self._lore |= lore
            self._refused |= set(unread) - lore
            self._ask_new(self._news(rows))

        if unread:
            self._desk.tasks.run(
                lambda token: with_lore(unread, token), ask, key=_NEW_KEY, owner=self
            )
        else:
            self._desk.tasks.cancel_key(_NEW_KEY)
            self._ask_new(self._news(rows))

    def _ask_new(self, lore: Sequence[Found]) -> None:
        if not lore:
            self._bar.drop(NEW)
            return
        paths = [path for path, _ in lore]
        words = self.tr("New in the folder: {files}.")
        choice = Choice(self.tr("Open"), lambda: self._open_new(paths), primary=True)
        text = words.format(files=", ".join(path.name for path in paths))
        self._bar.ask(Question(NEW, "hint", text, (choice,), lambda: self._refused.update(lore)))

    def _open_new(self, paths: Sequence[Path]) -> None:
        from core.world.opening import load_file

        world = self.document.world
        self._opening |= set(paths)
        self._bar.drop(NEW)

        def opened(found: Sequence[tuple[LoreFile, list[Record]]]) -> None:
            self._opening -= set(paths)
            for file, records in found:
                self.foreign.add(file, records)

        def failed(error: Exception) -> None:
            self._opening -= set(paths)
            raise error

        self._desk.tasks.run(
            lambda token: [load_file(world, path) for path in paths],
            opened,
            failed=failed,
            owner=self,
        )

    # the whole folder

    def _ask_folder(self) -> None:
        words = self.tr("{folder} is no longer there. Your edits are still open.")
        choices = (
            Choice(self.tr("It was moved…"), self._find_folder, primary=True),
            Choice(self.tr("Save a copy…"), self.copy_wanted.emit),
        )
        text = words.format(folder=self.document.path)
        self._bar.ask(Question(FOLDER, "warning", text, choices))

    def _find_folder(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        title = self.tr("Where the folder is now")
        start = str(self.document.path.parent)
        found = QFileDialog.getExistingDirectory(self._desk.window, title, start)
        if found:
            self.move_to(Path(found))

    def move_to(self, folder: Path) -> None:
        """The world lies in another folder now, if its files are there."""
        if not self.foreign.move_to(folder):
            words = self.tr("None of this world's files is in {folder}.")
            self.said.emit(words.format(folder=folder))
            return
        self._bar.drop(FOLDER)
        self.moved.emit()
        self.watch.look()
