"""How much a model server is asked for, as fields of its form."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSpinBox

from editor.figures import spin_box
from editor.scene.endpoint import RANGES, Limits
from editor.widgets import plain_tooltip


class LimitsFields(QObject):
    """changed(): another number stands in one of the fields, which the form puts into its rows."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        tokens, seconds = self.tr(" tokens"), self.tr(" s")
        self.story = self._spin("story", self.tr("Story Director"), tokens, 500)
        self.scene = self._spin("scene", self.tr("Scene Director"), tokens, 500)
        self.answer = self._spin("answer", "", tokens, 50)
        self.wait = self._spin("wait", self.tr("Wait for a word"), seconds, 30)
        self.answer.setAccessibleName(self.tr("Longest answer"))
        hint = self.tr("Fewer tokens are read sooner, and fit into a smaller model.")
        for spin in (self.story, self.scene, self.answer):
            spin.setToolTip(plain_tooltip(hint))
        slow = self.tr("A slow machine reads a long context for minutes before its first word.")
        self.wait.setToolTip(plain_tooltip(slow))

    def _spin(self, name: str, words: str, suffix: str, step: int) -> QSpinBox:
        spin = spin_box()
        spin.setRange(*RANGES[name])
        spin.setSingleStep(step)
        spin.setGroupSeparatorShown(True)
        spin.setPrefix(f"{words}: " if words else "")
        spin.setSuffix(suffix)
        spin.setAccessibleName(words)
        spin.setKeyboardTracking(False)
        # A wheel on its way down the form turns nothing.
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.valueChanged.connect(self.changed)
        return spin

    @property
    def _spins(self) -> dict[str, QSpinBox]:
        return {
            "story": self.story,
            "scene": self.scene,
            "answer": self.answer,
            "wait": self.wait,
        }

    def show_limits(self, limits: Limits) -> None:
        """Show other numbers, without a signal; what is being typed stays."""
        for name, spin in self._spins.items():
            if not spin.hasFocus():
                with QSignalBlocker(spin):
                    spin.setValue(getattr(limits, name))

    @property
    def limits(self) -> Limits:
        """What is set."""
        return Limits(**{name: spin.value() for name, spin in self._spins.items()})
