"""A list of words as chips."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from editor.forms.field_editor import FieldEditor
from editor.forms.field_specs import FieldForm
from editor.forms.naming import Naming
from editor.forms.several import several_values
from editor.theme import Theme
from editor.widgets import ChipField, ChipItem


class ListEditor(FieldEditor):
    """Chips. With several records it shows what they share, and changes each by the difference."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        form: FieldForm,
        parent: QObject,
        *,
        offers: Callable[[], Iterable[str]],
        is_unknown: Callable[[str], bool],
        naming: Naming | None = None,
    ) -> None:
        self._offers, self._is_unknown, self._naming = offers, is_unknown, naming
        self._placeholder = form.placeholder_words()
        self._chips = ChipField(
            theme,
            form.words(),
            self._placeholder,
            decorate=self._decorated,
            normalise=str.strip if naming is None else naming.id_of,
        )
        super().__init__(name, self._chips, parent)
        self._shared: tuple[str, ...] | None = None
        self._offered = False
        self._chips.edited.connect(self._on_edited)
        self._chips.text_changed.connect(self._on_typing)

    def _on_typing(self, text: str) -> None:
        """Completion is made when typing begins: a world may have thousands of tags."""
        if text and not self._offered:
            self._offered = True
            self._chips.set_completions(self._completions())

    def _completions(self) -> list[str]:
        if self._naming is None:
            return list(self._offers())
        there = set(self._chips.values())
        return [self._naming.both(id) for id in self._offers() if id not in there]

    def _decorated(self, value: str) -> ChipItem:
        error = self._is_unknown(value)
        if self._naming is None:
            return ChipItem(value, error=error)
        return ChipItem(value, error=error, label=self._naming.name(value), tooltip=value)

    def _on_edited(self, values: list[str]) -> None:
        if self._shared is None:
            self._emit(tuple(values))
            return
        added = tuple(v for v in values if v not in self._shared)
        removed = tuple(v for v in self._shared if v not in values)
        self.changed_list.emit(self.name, added, removed)

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._shared = None
        self._chips.entry.setPlaceholderText(self._placeholder)
        self._show(value if isinstance(value, tuple) else ())

    def show_several(self, values: Iterable[object]) -> None:
        self._shared = _shared(values)
        self._chips.entry.setPlaceholderText(several_values())
        self._show(self._shared)

    def _show(self, values: tuple[str, ...]) -> None:
        self._chips.set_values_silently(values)
        self._offered = False

    def flush(self) -> None:
        self._chips.flush()


def _shared(values: Iterable[object]) -> tuple[str, ...]:
    """What all lists hold, as it stands in the first."""
    lists = (v for v in values if isinstance(v, tuple))
    shared: tuple[str, ...] = next(lists, ())
    for other in lists:
        if not shared:
            break
        shared = tuple(v for v in shared if v in other)
    return shared
