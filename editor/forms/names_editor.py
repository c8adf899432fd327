"""The names and terms of an entry: what is found in its text, to be corrected, and what is listed.

A name that is left out stays where it is, struck, so that it can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.text.fold import fold, tokens
from editor.forms.field_specs import FieldForm
from editor.forms.kind_icons import KIND_ICONS
from editor.forms.list_editor import ListEditor
from editor.labels import kind_name
from editor.theme import Theme
from editor.widgets import ChipItem

if TYPE_CHECKING:
    from core.grounding import EntryName

_FOUND_ICON = "search"


class NamesEditor(ListEditor):
    """Edits `terms`, and `not_names` by what is done to the names that were found."""

    def __init__(self, theme: Theme, name: str, form: FieldForm, parent: QObject) -> None:
        super().__init__(theme, name, form, parent, offers=tuple, is_unknown=lambda value: False)
        self._found: tuple[EntryName, ...] = ()
        self._warned: tuple[str, ...] = ()
        self._left_out: tuple[str, ...] = ()
        self._chips.struck_out.connect(self._on_struck_out)
        self._chips.taken_back.connect(self._on_taken_back)

    @property
    def names(self) -> tuple[EntryName, ...]:
        """The names that are shown, those left out among them, as the entry has it now."""
        shown = (*self._found, *self._only_warned_of())
        return tuple(replace(name, left_out=name.text in self._left_out) for name in shown)

    def _only_warned_of(self) -> Iterator[EntryName]:
        if not self._warned:
            return
        from core.grounding import EntryName

        known = [set(name.words) for name in self._found]
        for text in self._warned:
            words = tuple(tokens(fold(text)))
            if not any(name.issuperset(words) for name in known):
                yield EntryName(text, words)

    def show_names(self, names: Sequence[EntryName]) -> None:
        """Show what was found in the text; terms among it are not looked at."""
        self._found = tuple(name for name in names if not name.term)
        self._show_given()

    def show_warned(self, names: Iterable[str]) -> None:
        """Names that the checks warn of: they are shown though nothing else finds them."""
        self._warned = tuple(dict.fromkeys(names))
        self._show_given()

    def show_left_out(self, left_out: tuple[str, ...]) -> None:
        """What the entry leaves out now, before its names are found again."""
        self._left_out = left_out
        self._show_given()

    def _show_given(self) -> None:
        self._chips.set_given_silently([self._chip(name) for name in self.names])

    def _chip(self, name: EntryName) -> ChipItem:
        icon = KIND_ICONS[name.kind] if name.kind is not None else _FOUND_ICON
        return ChipItem(
            name.text,
            icon=icon,
            given=True,
            struck=name.left_out,
            name=self._spoken(name),
            tooltip=self._tooltip(name),
        )

    def _spoken(self, name: EntryName) -> str:
        if name.left_out:
            return self.tr("{name}, left out").format(name=name.text)
        if name.kind is not None:
            kind = kind_name(name.kind.value)
            return self.tr("{name}, found: {kind} {id}").format(
                name=name.text, kind=kind, id=name.id
            )
        return self.tr("{name}, found in the text").format(name=name.text)

    def _tooltip(self, name: EntryName) -> str:
        if name.left_out:
            gone = self.tr("Left out, and not in the text. Enter or a click takes it back.")
            out = self.tr("Left out: no name here. Enter or a click takes it back.")
            return out if name.shown else gone
        return "\n".join((self._spoken(name), self.tr("The cross or Delete leaves it out here.")))

    def _on_struck_out(self, text: str) -> None:
        self._set_left_out((*self._left_out, text))

    def _on_taken_back(self, text: str) -> None:
        self._set_left_out(tuple(each for each in self._left_out if each != text))

    def _set_left_out(self, left_out: tuple[str, ...]) -> None:
        self.edited.emit("not_names", tuple(dict.fromkeys(left_out)) or None)
