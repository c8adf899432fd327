"""The visibility field: chips of which any suffices, and groups of which all must hold."""

from __future__ import annotations

from PySide6.QtCore import QDynamicPropertyChangeEvent, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.model.visibility import Audience, AudienceKind, Visibility
from core.world.world import World
from editor.audiences import audience_label, audience_words, visibility_words
from editor.forms.visibility_parts import (
    Parts,
    is_unknown,
    joined,
    key_of,
    offers,
    part_of,
    parts_of,
    typed_key,
)
from editor.theme import Theme
from editor.theme.painter.chips import ChipKind
from editor.widgets import ChipField, ChipItem, PlainLabel, icon_button, set_state

_CHIP_KINDS: dict[AudienceKind, ChipKind] = {
    AudienceKind.NPC: "npc",
    AudienceKind.FACTION: "faction",
    AudienceKind.SECRET: "secret",
    AudienceKind.QUEST: "secret",
}


class _AudienceField(ChipField):
    """Chips for the parts of one list."""

    def __init__(
        self, theme: Theme, world: World, name: str, placeholder: str, *, joint: bool
    ) -> None:
        self._world, self._joint = world, joint
        super().__init__(
            theme, name, placeholder, decorate=self._decorated, normalise=self._normalised
        )

    def set_parts(self, parts: tuple[Visibility, ...]) -> None:
        """Show the parts of a list without a signal."""
        self.set_completions(offers(self._world, joint=self._joint))
        self.set_values_silently([key_of(part) for part in parts])

    def parts(self) -> tuple[Visibility, ...]:
        """The parts that its chips stand for."""
        return tuple(part_of(key) for key in self.values())

    def _normalised(self, text: str) -> str:
        return typed_key(text, self._world, joint=self._joint)

    def _decorated(self, key: str) -> ChipItem:
        part = part_of(key)
        unknown = is_unknown(part, self._world)
        if not isinstance(part, Audience):
            words = visibility_words(part)
            return ChipItem(key, "public", label=words, tooltip=words)
        words = audience_words(part)
        label = words if part.kind is AudienceKind.QUEST else audience_label(part)
        return ChipItem(key, _CHIP_KINDS.get(part.kind, "public"), unknown, label, words)


class _Group(QWidget):
    """One group "all of", which can be taken away."""

    edited = Signal()
    removed = Signal(object)

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = self.tr("Visible to all of")
        self.field = _AudienceField(theme, world, name, self.tr("add audience"), joint=True)
        self.field.edited.connect(self._on_edited)
        self._remove = icon_button(theme, "close", self.tr("Remove this group"))
        self._remove.clicked.connect(self._on_remove)
        self._label = PlainLabel(theme, self.tr("or all of"), role="small", colour="text_muted")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self._label, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.field, 1)
        line.addWidget(self._remove)

    def set_alone(self, alone: bool) -> None:
        """Whether nothing stands before it that would suffice."""
        self._label.setText(self.tr("all of") if alone else self.tr("or all of"))

    def _on_edited(self) -> None:
        self.edited.emit()

    def _on_remove(self) -> None:
        self.removed.emit(self)


class VisibilityEditor(QWidget):
    """`edited(object)` carries the whole visibility after each chip added or removed."""

    edited = Signal(object)
    flush_requested = Signal()

    def __init__(self, theme: Theme, world: World, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._world = theme, world
        self._groups: list[_Group] = []
        name = self.tr("Visible to any of")
        self.setAccessibleName(name)
        self.any_of = _AudienceField(theme, world, name, self.tr("add audience"), joint=False)
        self.any_of.edited.connect(self._on_edited)
        self.any_of.flush_requested.connect(self.flush_requested)
        self._add = icon_button(theme, "link", self.tr("Add a group of which all must hold"))
        self._add.clicked.connect(self.add_group)
        self._lay_out()
        self.setFocusProxy(self.any_of)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        first = QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self.any_of, 1)
        first.addWidget(self._add, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(first)

    def show_visibility(self, visibility: Visibility | None) -> None:
        """Show a visibility without a signal; None for several different ones."""
        parts = Parts() if visibility is None else parts_of(visibility)
        self.any_of.set_parts(parts.singles)
        while len(self._groups) > len(parts.groups):
            # A group just added has no parts yet and is in no record.
            self._drop(self._groups[-1])
        while len(self._groups) < len(parts.groups):
            self._append()
        for at, (group, inner) in enumerate(zip(self._groups, parts.groups, strict=True)):
            group.field.set_parts(inner)
            group.set_alone(at == 0 and not parts.singles)

    def group_fields(self) -> list[ChipField]:
        """The chip fields of the groups, in order."""
        return [group.field for group in self._groups]

    def add_group(self) -> None:
        """Begin a group; it is written once it has a part."""
        self._append().field.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_placeholder(self, text: str) -> None:
        """What the empty line of the first field says."""
        self.any_of.entry.setPlaceholderText(text)

    def flush(self) -> None:
        """Take what is typed and not yet a chip."""
        self.any_of.flush()
        for group in list(self._groups):
            group.field.flush()

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QDynamicPropertyChangeEvent)
            and event.propertyName().data() == b"severity"
        ):
            set_state(self.any_of, "severity", self.property("severity"))
        return super().event(event)

    def _append(self) -> _Group:
        group = _Group(self._theme, self._world, self)
        group.field.set_parts(())
        group.edited.connect(self._on_edited)
        group.removed.connect(self._on_group_removed)
        group.field.flush_requested.connect(self.flush_requested)
        self._groups.append(group)
        self._column.insertWidget(len(self._groups), group)
        group.show()
        return group

    def _drop(self, group: _Group) -> None:
        self._groups.remove(group)
        self._column.removeWidget(group)
        group.hide()
        group.deleteLater()

    def _on_group_removed(self, group: _Group) -> None:
        self._drop(group)
        self.any_of.setFocus(Qt.FocusReason.OtherFocusReason)
        self._on_edited()

    def _on_edited(self) -> None:
        groups = tuple(group.field.parts() for group in self._groups)
        self.edited.emit(joined(Parts(self.any_of.parts(), groups)))
