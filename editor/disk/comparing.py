"""What has changed since the last save, the last commit, and each of the last saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from editor.disk.desk import Desk
from editor.disk.dialogs import BackupsDialog, DiffDialog
from editor.disk.merging import Merging
from editor.disk.places import data_folder
from editor.disk.reading import FileDiff, diff_files
from editor.document import Document

if TYPE_CHECKING:
    from core.recovery.backups import Backup

_KEY = "compare"
Compare = Callable[[], tuple[FileDiff, ...]]
"""Compares, in another thread."""


class Comparing(QObject):
    """Shows differences of one document. said(str): a line; failed(LoremaskError): why not."""

    said = Signal(str)
    failed = Signal(object)

    def __init__(self, document: Document, merging: Merging, desk: Desk) -> None:
        super().__init__(document)
        self._document, self._merging, self._desk = document, merging, desk
        self._backups: Sequence[Backup] = ()

    def since_save(self) -> None:
        """What has changed since the files were read or saved."""
        world = self._document.world
        edited = {f.name: (f.path, world.file_text(f.handle)) for f in world.files if f.touched}
        title = self.tr("Changes since the last save")
        nothing = self.tr("Nothing has changed since the last save.")
        self._run(lambda: _since_disk(edited), title, self.tr("On disk"), nothing)

    def since_commit(self) -> None:
        """What has changed since the last commit of git, saved or not."""
        world = self._document.world
        folder = world.root if world.root.is_dir() else world.root.parent
        texts = {f.name: world.file_text(f.handle) for f in world.lore_files}
        title = self.tr("Changes since the last commit")
        nothing = self.tr("Nothing has changed since the last commit.")
        self._run(lambda: _since_head(folder, texts), title, self.tr("Last commit"), nothing)

    def _run(self, work: Compare, title: str, before: str, nothing: str) -> None:
        def show(files: tuple[FileDiff, ...]) -> None:
            if not files:
                self.said.emit(nothing)
                return
            dialog = DiffDialog(
                self._desk.theme,
                self._desk.language,
                title,
                self._intro(files),
                files,
                self._desk.window,
                sides=(before, self.tr("Now")),
            )
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

        self._desk.tasks.run(
            lambda token: work(),
            show,
            failed=self._on_failed,
            key=_KEY,
            owner=self,
        )

    def _intro(self, files: Sequence[FileDiff]) -> str:
        count = sum(len(file.rows) for file in files)
        if count == 1:
            return self.tr("1 record differs.")
        return self.tr("{n} records differ.").format(n=count)

    def _on_failed(self, error: Exception) -> None:
        from core.errors import LoremaskError

        if not isinstance(error, LoremaskError):
            raise error
        self.failed.emit(error)

    # the last saves

    def show_backups(self) -> None:
        """The last saves, to be compared with and restored."""
        data, path = data_folder(), self._document.path
        self._desk.tasks.run(
            lambda token: _listed(data, path),
            self._show_listed,
            failed=self._on_failed,
            key=_KEY,
            owner=self,
        )

    def _show_listed(self, listed: Sequence[tuple[Backup, str]]) -> None:
        self._backups = [backup for backup, _ in listed]
        unread = self.tr("cannot be read")
        rows = [(backup.saved, files or unread) for backup, files in listed]
        dialog = BackupsDialog(
            self._desk.theme,
            self._desk.language,
            rows,
            self._desk.window,
            compare=self._compare_backup,
            restore=self._restore_backup,
        )
        dialog.exec()
        dialog.deleteLater()

    def _compare_backup(self, dialog: BackupsDialog, row: int) -> None:
        path, now = self._backups[row].path, self._texts_now()
        self._desk.tasks.run(
            lambda token: _since_backup(path, now),
            lambda files: dialog.show_diffs(row, files),
            failed=self._on_failed,
            key=_KEY,
            owner=dialog,
        )

    def _texts_now(self) -> dict[str, str]:
        world = self._document.world
        return {f.name: world.file_text(f.handle) for f in world.files if f.parts}

    def _restore_backup(self, row: int) -> None:
        from core.recovery.backups import read_backup

        content = read_backup(self._backups[row].path)
        if content is None:
            return
        world = self._document.world
        handles = {file.name: file.handle for file in world.files if file.parts}
        texts = {
            handles[name]: text
            for name, text in content.files.items()
            if name in handles and text is not None
        }
        if texts:
            self._merging.restore(texts, self._on_restored)

    def _on_restored(self, made: bool) -> None:
        if made:
            self.said.emit(self.tr("Restored. Save to keep it; undo takes it back."))


def _listed(data: Path, path: Path) -> list[tuple[Backup, str]]:
    """The last saves, each with the names of its files; "" for one that cannot be read."""
    from core.recovery.backups import Backups, read_backup

    found = [(backup, read_backup(backup.path)) for backup in Backups(data, path).list()]
    return [(backup, ", ".join(content.files) if content else "") for backup, content in found]


def _since_disk(edited: dict[str, tuple[Path, str]]) -> tuple[FileDiff, ...]:
    texts: dict[str, tuple[str | None, str | None]] = {}
    for name, (path, text) in edited.items():
        try:
            on_disk = path.read_bytes().decode("utf-8", "replace")
        except OSError:
            on_disk = ""
        texts[name] = (on_disk, text)
    return diff_files(texts)


def _since_head(folder: Path, texts: dict[str, str]) -> tuple[FileDiff, ...]:
    from core.recovery.git_head import head_texts

    old = head_texts(folder, texts)
    return diff_files({name: (old[name], text) for name, text in texts.items()})


def _since_backup(path: Path, now: dict[str, str]) -> tuple[FileDiff, ...]:
    from core.recovery.backups import read_backup

    content = read_backup(path)
    if content is None:
        return ()
    return diff_files({name: (text, now.get(name)) for name, text in content.files.items()})
