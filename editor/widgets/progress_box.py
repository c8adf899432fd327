"""A small window over another that says how far something is, and lets it be given up."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

_SHOWN_AFTER_MS = 300
_WIDTH = 360
_MARGIN, _SPACING = 20, 12


class ProgressBox(QDialog):
    """Shown when something takes longer; the window under it waits. canceled(): give it up.
    due(): it takes longer.

    It goes with its owner, which may go with a world that is closed meanwhile. Qt's own one
    shows itself by what it expects of the progress, and lays its parts out by hand.
    """

    canceled = Signal()
    due = Signal()

    def __init__(self, words: str, window: QWidget, owner: QObject) -> None:
        super().__init__(window)
        self.setWindowTitle("Loremask")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.ended = False
        """Whether it only waits to be taken away."""
        said = QLabel(words)
        said.setTextFormat(Qt.TextFormat.PlainText)
        said.setWordWrap(True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 0)
        self._bar.setAccessibleName(words)
        buttons = QDialogButtonBox()
        cancel = buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_SPACING)
        for part in (said, self._bar, buttons):
            column.addWidget(part)
        self.setMinimumWidth(_WIDTH)
        self._later = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self._later.timeout.connect(self.due)
        self.due.connect(self.show)
        self._later.start()
        owner.destroyed.connect(self.end)

    @property
    def place(self) -> tuple[int, int]:
        """How far it is, and of how much; (0, 0) while that is not known."""
        return max(0, self._bar.value()), self._bar.maximum()

    def hold(self) -> None:
        """Let no window of the program be used while it is shown."""
        if self.windowModality() == Qt.WindowModality.ApplicationModal:
            return
        shown = self.isVisible()
        self.hide()
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setVisible(shown)

    def tell(self, done: int, total: int) -> None:
        """How far it is."""
        self._bar.setMaximum(total)
        self._bar.setValue(min(done, total))

    def reject(self) -> None:
        if not self.ended:
            self.canceled.emit()

    def end(self) -> None:
        """Be gone, without anything being given up."""
        self.ended = True
        self._later.stop()
        self.hide()
        self.deleteLater()
