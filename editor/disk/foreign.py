"""What other programs did, taken into the world or kept out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from editor.disk.reading import MergedFile, ReadFile, ToMerge, merge_files
from editor.document import Document

if TYPE_CHECKING:
    from core.merge.markers import Sides
    from core.world.lore_file import LoreFile, Record
    from editor.disk.merging import Merging
    from editor.disk.watch import Look


class Foreign:
    """The state of one document's files against the disk."""

    def __init__(self, document: Document, merging: Merging) -> None:
        self._document, self._merging = document, merging
        self._own: dict[int, tuple[int, bytes]] = {}

    # what holds

    def is_open(self, handle: int) -> bool:
        """Whether the file's records are open: it could be read, and is lore."""
        file = self._file(handle)
        return bool(file.parts) and file.is_lore

    def is_same(self, handle: int, found: bytes) -> bool:
        """Whether the disk holds what was last read, or what is open now.

        In the second case it is noted: somebody wrote what is open here.
        """
        file = self._file(handle)
        if file.disk is not None and file.disk.digest == found:
            return True
        if not file.parts or not file.touched or self._open_digest(handle) != found:
            return False
        self._note(file, found)
        return True

    def is_dirty(self, handle: int) -> bool:
        """Whether the file has edits that are not on disk."""
        file = self._file(handle)
        if not file.touched:
            return False
        return file.disk is None or self._open_digest(handle) != file.disk.digest

    def _file(self, handle: int) -> LoreFile:
        return self._document.world.file(handle)

    def _open_digest(self, handle: int) -> bytes:
        from core.files.digests import digest

        world = self._document.world
        known = self._own.get(handle)
        if known is not None and known[0] == world.revision:
            return known[1]
        made = digest(world.file_text(handle).encode("utf-8", "surrogatepass"))
        self._own[handle] = (world.revision, made)
        return made

    def _note(self, file: LoreFile, found: bytes) -> None:
        from core.world.lore_file import OnDisk

        file.disk, file.touched = OnDisk(found), False
        if not any(each.touched for each in self._document.world.files):
            self._document.mark_saved(True)

    # answers

    def keep_mine(self, file: ReadFile) -> None:
        """What is open counts; saving may write over what is there now."""
        from core.world.lore_file import OnDisk

        mine = self._file(file.handle)
        mine.disk, mine.touched = OnDisk(file.digest), True

    def keep_gone(self, handles: Sequence[int]) -> None:
        """Deleted files stay open; saving writes them anew."""
        for handle in handles:
            file = self._file(handle)
            file.disk, file.touched = None, True
        self._document.mark_saved(False)

    def drop_gone(self, handles: Sequence[int]) -> None:
        """The records of deleted files go, as one step."""
        from core.merge.world_edits import emptied_edit
        from core.world.edits import Edit

        world = self._document.world
        edits = [emptied_edit(world, handle) for handle in handles]
        ops = tuple(op for edit in edits for op in edit.ops)

        def note() -> None:
            for handle in handles:
                file = self._file(handle)
                file.disk, file.touched = None, False

        self._document.follow_disk(Edit(ops, edits[0].label), note)

    def take_in(self, handle: int) -> None:
        """Read a file anew that was not open. It is no step of the history."""
        from core.world.opening import load_file

        world = self._document.world
        file, records = load_file(world, self._file(handle).path, handle=handle)
        world.add_file(file, records)
        self._document.take_in(file)

    def add(self, file: LoreFile, records: Sequence[Record]) -> None:
        """Open a file that is new in the folder, and was read. It is no step of the history."""
        world = self._document.world
        if any(known.path == file.path for known in world.files):
            return
        world.add_file(file, records)
        self._document.take_in(file)

    # names and places

    def follow_renames(self, look: Look) -> frozenset[int]:
        """Files that only have another name in the folder keep their records; which."""
        moved: set[int] = set()
        free = dict(look.appeared)
        for handle in sorted(look.gone):
            file = self._file(handle)
            path = next(
                (p for p, found in free.items() if file.disk and file.disk.digest == found), None
            )
            if path is not None:
                del free[path]
                file.path = path
                moved.add(handle)
        return frozenset(moved)

    def move_to(self, folder: Path) -> bool:
        """The world lies in another folder; False when none of its files is there."""
        world = self._document.world
        if not any((folder / file.name).exists() for file in world.files):
            return False
        world.root = folder
        for file in world.files:
            file.path = folder / file.name
        return True

    # git's markers

    def merge_markers(self, file: ReadFile, done: Callable[[], object]) -> None:
        """Decide about the sides between markers, and take the result; `done` when it is."""
        assert file.sides is not None
        sides = file.sides
        name = self._file(file.handle).name
        decided = self._decide(ToMerge(file.handle, name, sides.base, sides.ours, sides.theirs))
        if decided is None:
            return
        if not self._file(file.handle).parts:
            self._open_side(file, sides)
        elif self.is_dirty(file.handle):
            world = self._document.world
            base, ours = sides.ours, world.file_text(file.handle)
            decided = self._decide(ToMerge(file.handle, name, base, ours, decided.merged.text))
            if decided is None:
                return

        def taken(made: bool) -> None:
            if made:
                self.keep_mine(file)
                self._document.mark_saved(False)
                done()

        self._merging.restore({file.handle: decided.merged.text}, taken, "merge")

    def _decide(self, file: ToMerge) -> MergedFile | None:
        from core.errors import LoremaskError

        try:
            found = self._merging.decide(merge_files([file]))
        except LoremaskError as error:
            self._merging.failed.emit(error)
            return None
        return None if found is None else found[0]

    def _open_side(self, file: ReadFile, sides: Sides) -> None:
        """A file that could not be read is open with our side; what follows is an edit of it."""
        self.open_text(file.handle, sides.ours)

    def open_text(self, handle: int, text: str) -> None:
        """Give a file that could not be read a text; it is no step of the history."""
        self._open(handle, self._file(handle).path, text)

    def open_new_text(self, name: str, text: str) -> int:
        """A file of the folder that is not there, or cannot be read, with a text; its handle."""
        world = self._document.world
        handle = next((f.handle for f in world.files if f.name == name), world.new_handle())
        folder = world.root if world.root.is_dir() else world.root.parent
        self._open(handle, folder / name, text)
        return handle

    def _open(self, handle: int, path: Path, text: str) -> None:
        from core.files.layout import read_layout
        from core.world.lore_file import LoreFile
        from core.world.opening import fill

        world = self._document.world
        file = LoreFile(handle, path)
        records = fill(world, file, read_layout(text), text)
        file.touched = True
        world.add_file(file, records)
        self._document.take_in(file)
