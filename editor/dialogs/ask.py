"""Questions that must be answered before work goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Answer = Literal["save", "discard", "cancel"]
_Role = QMessageBox.ButtonRole


def _box(parent: QWidget, text: str, reason: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle("Loremask")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(reason)
    box.setAccessibleName(text)
    return box


def ask_unsaved(parent: QWidget, name: str, edits: int) -> Answer:
    """Whether to save before a world is closed."""
    text = QCoreApplication.translate("Ask", "Save the edits in “{name}”?").format(name=name)
    reason = QCoreApplication.translate("Ask", "What is not saved is lost.")
    if edits > 0:
        counted = QCoreApplication.translate("Ask", "Unsaved edits: {n}.").format(n=edits)
        reason = f"{counted} {reason}"
    return _ask_save(parent, text, reason)


def ask_trace(parent: QWidget) -> Answer:
    """Whether to save the trace of what was played before it is put away."""
    text = QCoreApplication.translate("Ask", "Save the trace of the scene?")
    reason = QCoreApplication.translate(
        "Ask", "What was played here is kept nowhere else. What is not saved is lost."
    )
    return _ask_save(parent, text, reason)


def _ask_save(parent: QWidget, text: str, reason: str) -> Answer:
    box = _box(parent, text, reason)
    save = box.addButton(QCoreApplication.translate("Ask", "&Save"), _Role.AcceptRole)
    discard = box.addButton(QCoreApplication.translate("Ask", "&Don't save"), _Role.DestructiveRole)
    cancel = box.addButton(QCoreApplication.translate("Ask", "&Cancel"), _Role.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    if clicked is save:
        return "save"
    return "discard" if clicked is discard else "cancel"


def confirm(parent: QWidget, text: str, reason: str, action: str) -> bool:
    """Whether to do what the action's button says; Cancel is the default."""
    box = _box(parent, text, reason)
    go = box.addButton(action, _Role.DestructiveRole)
    cancel = box.addButton(QCoreApplication.translate("Ask", "&Cancel"), _Role.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is go


def ask_saves(parent: QWidget, folder: str) -> Literal["saves", "world", "cancel"]:
    """What to do with a folder that holds saves and no lore."""
    text = QCoreApplication.translate("Ask", "“{folder}” holds saves and no lore.").format(
        folder=folder
    )
    reason = QCoreApplication.translate(
        "Ask", "The saves can be read where memory is looked into, with any world or none."
    )
    box = _box(parent, text, reason)
    saves = box.addButton(QCoreApplication.translate("Ask", "Open the &saves"), _Role.AcceptRole)
    world = box.addButton(
        QCoreApplication.translate("Ask", "Open it as an empty &world"), _Role.DestructiveRole
    )
    cancel = box.addButton(QCoreApplication.translate("Ask", "&Cancel"), _Role.RejectRole)
    box.setDefaultButton(saves)
    box.setEscapeButton(cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    if clicked is saves:
        return "saves"
    return "world" if clicked is world else "cancel"


def confirm_emptied(parent: QWidget, files: Sequence[str]) -> bool:
    """Whether files that have lost every record are really to be written."""
    text = QCoreApplication.translate("Ask", "Nothing is left in {files}.").format(
        files=", ".join(files)
    )
    reason = QCoreApplication.translate(
        "Ask", "Every record of it was deleted. Undo brings them back."
    )
    action = QCoreApplication.translate("Ask", "Save it &empty")
    return confirm(parent, text, reason, action)


def confirm_unfinished(parent: QWidget, names: Sequence[str]) -> bool:
    """Whether typed JSON that cannot be applied is to be given up."""
    text = QCoreApplication.translate("Ask", "The JSON typed for {names} is not applied.").format(
        names=", ".join(names)
    )
    reason = QCoreApplication.translate(
        "Ask", "It is no JSON yet, and is lost when the world is closed."
    )
    action = QCoreApplication.translate("Ask", "&Give it up")
    return confirm(parent, text, reason, action)


def confirm_forget(parent: QWidget, size: int) -> bool:
    """Whether what is kept of all worlds is to be removed."""
    text = QCoreApplication.translate("Ask", "Forget what is kept of all worlds?")
    reason = QCoreApplication.translate(
        "Ask",
        "Unsaved edits for recovery and the last saves, {size} in all. "
        "The worlds themselves are not touched.",
    ).format(size=QLocale().formattedDataSize(size))
    action = QCoreApplication.translate("Ask", "&Forget")
    return confirm(parent, text, reason, action)
