"""Offering what an earlier run left unsaved, as a difference, and restoring it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.disk.autosave import Autosave
from editor.disk.choice_bar import Choice, Question
from editor.disk.desk import Desk
from editor.disk.dialogs import Deed, DiffDialog, time_words
from editor.disk.foreign import Foreign
from editor.disk.merging import Merging
from editor.disk.places import data_folder
from editor.disk.reading import FileDiff, diff_files
from editor.document import Document

if TYPE_CHECKING:
    from core.recovery.journal import Journal, Kept
    from core.world.world import World

_KEY = "recovery"
Now = tuple[str, str]
"""A file's text, and the digest (hex) of what lies on disk; "" for none."""


@dataclass(frozen=True, slots=True)
class Lost:
    """What a journal holds that the files do not: the texts to restore, and the differences."""

    journal: Journal
    kept: Kept
    texts: dict[str, str]
    diffs: tuple[FileDiff, ...]


def texts_now(world: World) -> Callable[[], dict[str, Now]]:
    """What the files say now, to be asked in another thread: they are copied without their text."""
    from core.world.lore_file import copied_part

    records = dict(world.records_by_handle)
    files = [replace(f, parts=[copied_part(p) for p in f.parts]) for f in world.files if f.parts]
    return lambda: {
        f.name: (f.text(records), "" if f.disk is None else f.disk.digest.hex()) for f in files
    }


def find_lost(data: Path, root: Path, texts: Callable[[], dict[str, Now]], own: int) -> Lost | None:
    """The newest journal that holds something the files do not; others like them are forgotten.

    `texts` gives the text and the digest (hex) of each file by name, and is asked when there is
    a journal; `own` is the slot of this run. Raises OSError.
    """
    from core.recovery.journal import Journal, slots

    for slot in slots(data, root):
        journal = Journal(data, root, slot)
        kept = journal.read() if slot != own else None
        if kept is None:
            continue
        now = texts()
        wanted = {
            name: _wanted(now.get(name), unsaved.text, unsaved.base)
            for name, unsaved in kept.files.items()
        }
        pairs = {name: (now.get(name, (None, ""))[0], text) for name, text in wanted.items()}
        diffs = diff_files(pairs)
        if diffs:
            names = {diff.name for diff in diffs}
            kept_texts = {name: text for name, text in wanted.items() if name in names}
            return Lost(journal, kept, kept_texts, diffs)
        journal.forget()
    return None


def _wanted(now: tuple[str, str] | None, text: str, base: str) -> str:
    """The lost text; where the file has changed since, merged into what it holds now."""
    from core.errors import LoremaskError
    from core.merge.three_way import merge_texts

    if now is None or now[1] == base or not base:
        return text
    try:
        merged = merge_texts(None, now[0], text)
        return merge_texts(None, now[0], text, {c.place for c in merged.conflicts}).text
    except LoremaskError:
        return text


class Recovery(QObject):
    """Looks for what was lost when a document is opened, and asks about it.

    said(str): a line to show.
    """

    said = Signal(str)

    def __init__(
        self,
        document: Document,
        merging: Merging,
        foreign: Foreign,
        autosave: Autosave,
        own_slot: int,
        desk: Desk,
    ) -> None:
        super().__init__(document)
        self._document, self._merging, self._foreign = document, merging, foreign
        self._autosave, self._own_slot = autosave, own_slot
        self._desk, self._bar = desk, desk.bar

    def look(self) -> None:
        """Look for a journal, in another thread."""
        world, data, own = self._document.world, data_folder(), self._own_slot
        root, now = world.root, texts_now(world)
        self._desk.tasks.run(
            lambda token: find_lost(data, root, now, own),
            self._on_found,
            failed=self._on_failed,
            owner=self,
        )

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        self.said.emit(self.tr("What was left for recovery cannot be read."))

    def _on_found(self, lost: Lost | None) -> None:
        if lost is None:
            return
        words = self.tr("Loremask ended with unsaved edits in {files}, kept {time}.")
        if lost.kept.attempted:
            words = self.tr(
                "Restoring unsaved edits in {files} (kept {time}) ended Loremask the last time."
            )
        text = words.format(files=", ".join(lost.texts), time=time_words(lost.kept.written))
        choices = (
            Choice(self.tr("Review…"), lambda: self.review(lost), primary=True),
            Choice(self.tr("Discard"), lambda: self.discard(lost)),
        )
        self._bar.ask(Question(_KEY, "warning", text, choices))

    def review(self, lost: Lost) -> None:
        """Show what was lost, to be restored or given up."""
        title = self.tr("Unsaved edits")
        intro = self.tr("Kept {time}. Restoring is one step that undo takes back.")
        deeds = (
            Deed(self.tr("&Restore"), lambda: self.restore(lost), primary=True),
            Deed(self.tr("&Discard"), lambda: self.discard(lost)),
        )
        dialog = DiffDialog(
            self._desk.theme,
            self._desk.language,
            title,
            intro.format(time=time_words(lost.kept.written)),
            lost.diffs,
            self._desk.window,
            deeds,
            sides=(self.tr("In the file"), self.tr("Unsaved")),
        )
        dialog.exec()
        dialog.deleteLater()

    def restore(self, lost: Lost) -> None:
        """Bring the lost texts back, as one step; the journal goes once they are kept anew."""
        lost.journal.begin_restoring()
        world = self._document.world
        handles = {file.name: file.handle for file in world.files if file.parts}
        missing = [name for name in lost.texts if name not in handles]
        for name in missing:
            handles[name] = self._foreign.open_new_text(name, lost.texts[name])
        texts = {handles[n]: t for n, t in lost.texts.items() if n not in missing}
        self._merging.restore(texts, lambda made: self._on_restored(lost, made))

    def _on_restored(self, lost: Lost, made: bool) -> None:
        if not made:
            lost.journal.end_restoring()
            return
        self._document.mark_saved(False)
        self._bar.drop(_KEY)
        self._forget_once_kept(lost)
        self.said.emit(self.tr("Restored. Save to keep it; undo takes it back."))

    def _forget_once_kept(self, lost: Lost) -> None:
        def forget() -> None:
            self._autosave.kept.disconnect(forget)
            lost.journal.forget()
            self.look()

        self._autosave.kept.connect(forget)
        self._autosave.write()

    def discard(self, lost: Lost) -> None:
        """Give the lost texts up."""
        lost.journal.forget()
        self._bar.drop(_KEY)
        self.look()
