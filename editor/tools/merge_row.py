"""One field of two entries side by side, with the choice between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QSizePolicy, QWidget

from core.files.visibility_form import write_visibility
from core.files.vocabulary import Vocabulary
from core.model.visibility import AllOf, AnyOf, Audience
from core.refactor.merging import FieldPair
from editor.figures import local
from editor.labels import field_name
from editor.widgets import PlainLabel, SegmentedControl

if TYPE_CHECKING:
    from editor.theme import Theme

LEFT, RIGHT, BOTH = "left", "right", "both"
_BLOCK_END = "\u2029"


def value_words(value: object, vocabulary: Vocabulary) -> str:
    """A field's value as text."""
    if isinstance(value, (Audience, AnyOf, AllOf)):
        written = write_visibility(value, vocabulary)
        return written if isinstance(written, str) else str(written).replace("'", "")
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    if isinstance(value, float):
        return local(str(value))
    return "" if value is None else str(value)


class MergeRow(QWidget):
    """`changed()`: another value was chosen. The result of a text can be typed over."""

    changed = Signal()

    def __init__(
        self, theme: Theme, pair: FieldPair, vocabulary: Vocabulary, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.pair, self._theme, self._vocabulary = pair, theme, vocabulary
        name = field_name(pair.name)
        choices = [(LEFT, self.tr("Left")), (RIGHT, self.tr("Right"))]
        if pair.both is not None:
            choices.append((BOTH, self.tr("Both")))
        self.choice = SegmentedControl(theme, name, choices)
        self.result: QPlainTextEdit | None = None
        self._lay_out(name)
        self.choose(BOTH if isinstance(pair.both, tuple) else LEFT)
        self.choice.chosen.connect(self._on_chosen)

    def _lay_out(self, name: str) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(12)
        title = PlainLabel(self._theme, name, role="small", colour="text_muted")
        grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.setColumnMinimumWidth(0, self._theme.look.stretched(96))
        for column, value in ((1, self.pair.left), (2, self.pair.right)):
            words = value_words(value, self._vocabulary)
            label = PlainLabel(self._theme, words or "—", wrap=True)
            label.setMinimumWidth(60)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.choice, 0, 3, Qt.AlignmentFlag.AlignTop)
        grid.setColumnMinimumWidth(3, self._theme.look.stretched(170))
        if self.pair.name == "text":
            self.result = QPlainTextEdit()
            self.result.setTabChangesFocus(True)
            self.result.setAccessibleName(self.tr("Text that is left"))
            self.result.setFixedHeight(self._theme.look.stretched(84))
            self.result.textChanged.connect(self.changed)
            grid.addWidget(self.result, 1, 1, 1, 3)

    def choose(self, side: str) -> None:
        """Take the value of a side."""
        self.choice.set_current(side)
        self._on_chosen()

    def _on_chosen(self) -> None:
        if self.result is not None:
            self.result.setPlainText(value_words(self._chosen(), self._vocabulary))
        self.changed.emit()

    def _chosen(self) -> object:
        sides = {LEFT: self.pair.left, RIGHT: self.pair.right, BOTH: self.pair.both}
        return sides[self.choice.current()]

    def value(self) -> object:
        """The value that is left."""
        if self.result is None:
            return self._chosen()
        return self.result.document().toRawText().replace(_BLOCK_END, "\n")
