"""One editor a field: it shows values silently and reports what the user makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox

from core.model.kinds import Kind
from core.model.state import PROFILES
from core.model.visibility import AllOf, AnyOf, Audience
from core.query import quests_in_order
from core.world.world import World
from editor.figures import local
from editor.forms.field_editor import FieldEditor
from editor.forms.field_specs import FieldForm
from editor.forms.id_field import IdField
from editor.forms.list_editor import ListEditor
from editor.forms.names_editor import NamesEditor
from editor.forms.naming import Naming
from editor.forms.number_field import NumberField
from editor.forms.several import several_shortly, several_values
from editor.forms.spelling import Spelling
from editor.forms.text_area import TextArea
from editor.forms.values import number_of
from editor.forms.visibility_editor import VisibilityEditor
from editor.theme import Theme
from editor.widgets import LineEdit

PAUSE_MS = 150


class LineEditor(FieldEditor):
    """One line of text."""

    def __init__(self, name: str, form: FieldForm, parent: QObject) -> None:
        self._line = LineEdit(form.words(), pause_ms=PAUSE_MS)
        super().__init__(name, self._line, parent)
        self._line.text_edited.connect(self._emit)
        self._line.editing_left.connect(self._emit_left)
        self._line.returnPressed.connect(self._emit_left)
        self._line.flush_requested.connect(self._on_undo)
        self._line.step_ended.connect(self.step_ended)

    def _on_undo(self) -> None:
        self.undo_pressed.emit(self.name)

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._line.setPlaceholderText("")
        self._line.set_text_silently("" if value is None else str(value))

    def show_several(self, values: Iterable[object]) -> None:
        self._line.set_text_silently("")
        self._line.setPlaceholderText(several_values())

    def flush(self) -> None:
        self._line.flush()


class AreaEditor(FieldEditor):
    """Several lines of text. `typed(str)` comes with every key, for the counter."""

    typed = Signal(str)

    def __init__(self, theme: Theme, name: str, form: FieldForm, parent: QObject) -> None:
        self._area = TextArea(
            theme,
            form.words(),
            limit=form.limit,
            pause_ms=PAUSE_MS,
            min_lines=form.lines[0],
            max_lines=form.lines[1],
        )
        super().__init__(name, self._area, parent)
        self._area.text_edited.connect(self._on_text)
        self._area.editing_left.connect(self._emit_left)
        self._area.step_ended.connect(self.step_ended)
        self._area.textChanged.connect(self._on_typed)

    def set_spelling(self, spelling: Spelling) -> None:
        """Underline misspelt words."""
        self._area.set_spelling(spelling)

    def _on_text(self, text: str) -> None:
        self._emit(text)

    def _on_typed(self) -> None:
        self.typed.emit(self._area.toPlainText())

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._area.setPlaceholderText("")
        self._area.set_text_silently("" if value is None else str(value))

    def show_several(self, values: Iterable[object]) -> None:
        self._area.set_text_silently("")
        self._area.setPlaceholderText(several_values())

    def flush(self) -> None:
        self._area.flush()


class SkillsEditor(AreaEditor):
    """Names with numbers, one a line."""

    def _on_text(self, text: str) -> None:
        skills: dict[str, object] = {}
        for line in text.splitlines():
            name, _, typed = line.partition("=")
            number = number_of(typed)
            if line.strip() and (number is None or not name.strip()):
                self.problem.emit(self.name, "skill_line")
                return
            if line.strip():
                skills[name.strip()] = number
        self.problem.emit(self.name, "")
        self._emit(skills)

    def show_value(self, value: object, spelt: str | None = None) -> None:
        rows = value.items() if isinstance(value, dict) else ()
        super().show_value("\n".join(f"{name} = {local(f'{number:g}')}" for name, number in rows))


class LinesEditor(AreaEditor):
    """Texts, one a line: they may hold commas, which chips would part."""

    def _on_text(self, text: str) -> None:
        self._emit(tuple(line.strip() for line in text.splitlines() if line.strip()))

    def show_value(self, value: object, spelt: str | None = None) -> None:
        super().show_value("\n".join(value) if isinstance(value, tuple) else "")


class AudienceEditor(FieldEditor):
    """The visibility."""

    def __init__(self, theme: Theme, world: World, name: str, parent: QObject) -> None:
        self._editor = VisibilityEditor(theme, world)
        super().__init__(name, self._editor, parent)
        self._editor.edited.connect(self._on_edited)

    def _on_edited(self, value: object) -> None:
        self.edited.emit(self.name, value)

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._editor.set_placeholder(self.tr("add audience"))
        shown = value if isinstance(value, (Audience, AnyOf, AllOf)) else None
        self._editor.show_visibility(shown)

    def show_several(self, values: Iterable[object]) -> None:
        self._editor.set_placeholder(several_values())
        self._editor.show_visibility(None)

    def flush(self) -> None:
        self._editor.flush()


class IdEditor(FieldEditor):
    """One id, such as the required quest or the NPC that a case asks as."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        form: FieldForm,
        parent: QObject,
        offers: Callable[[], Iterable[str]],
        naming: Naming | None = None,
    ) -> None:
        icon = _ICONS.get(form.source, form.source)
        self._field = IdField(theme, form.words(), offers, icon, pause_ms=PAUSE_MS, naming=naming)
        super().__init__(name, self._field, parent)
        self._none = form.placeholder_words() or self._none_words(form.source)
        self._field.id_edited.connect(self._emit)
        self._field.editing_left.connect(self._emit_left)

    def _none_words(self, source: str) -> str:
        """ "none", which agrees with what there is none of."""
        if source == "quest":
            return self.tr("none", "quest")
        return self.tr("none", "place") if source == "place" else self.tr("none", "profile")

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._field.set_placeholder(self._none)
        self._field.show_id("" if value is None else str(value))

    def show_several(self, values: Iterable[object]) -> None:
        self._field.set_placeholder(several_values())
        self._field.show_id("")

    def flush(self) -> None:
        self._field.flush()


class NumberEditor(FieldEditor):
    """A number."""

    def __init__(self, name: str, form: FieldForm, parent: QObject) -> None:
        counts = form.widget == "count"
        step = "1" if counts else "0.1"
        self._field = NumberField(
            form.words(), step=step, least=step, optional=counts, pause_ms=PAUSE_MS
        )
        super().__init__(name, self._field, parent)
        self._field.number_edited.connect(self._on_number)
        self._field.editing_left.connect(self._emit_left)
        self._field.not_a_number.connect(self._on_not_a_number)

    def _on_number(self, number: object) -> None:
        self.edited.emit(self.name, number)

    def _on_not_a_number(self, text: str) -> None:
        self.problem.emit(self.name, "not_a_number" if text else "")

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._field.set_placeholder("")
        self._field.set_text_silently(str(value) if spelt is None else spelt)

    def show_several(self, values: Iterable[object]) -> None:
        self._field.set_text_silently("")
        self._field.set_placeholder(several_shortly())

    def flush(self) -> None:
        self._field.flush()


class FlagEditor(FieldEditor):
    """Yes or no."""

    def __init__(self, name: str, form: FieldForm, parent: QObject) -> None:
        self._box = QCheckBox(form.placeholder_words())
        self._box.setAccessibleName(form.placeholder_words())
        super().__init__(name, self._box, parent)
        self._box.clicked.connect(self._on_clicked)

    def _on_clicked(self, ticked: bool) -> None:
        self._box.setTristate(False)
        self._emit(ticked)

    def show_value(self, value: object, spelt: str | None = None) -> None:
        self._box.setTristate(False)
        self._box.setChecked(bool(value))

    def show_several(self, values: Iterable[object]) -> None:
        self._box.setTristate(True)
        self._box.setCheckState(Qt.CheckState.PartiallyChecked)


_SOURCES = {
    "faction": Kind.FACTION,
    "quest": Kind.QUEST,
    "entry": Kind.ENTRY,
    "npc": Kind.NPC,
    "place": Kind.PLACE,
}
_ICONS = {"profile": "settings"}


def make_editor(
    theme: Theme,
    world: World,
    name: str,
    form: FieldForm,
    parent: QObject,
    tags: Callable[[], Iterable[str]],
) -> FieldEditor:
    """The editor that a field's form asks for; `tags` gives the tags that completion offers."""
    if form.widget == "chips":
        offers, unknown = _vocabulary(world, form.source, tags)
        named = _naming(world, form)
        return ListEditor(
            theme, name, form, parent, offers=offers, is_unknown=unknown, naming=named
        )
    if form.widget == "names":
        return NamesEditor(theme, name, form, parent)
    if form.widget == "visibility":
        return AudienceEditor(theme, world, name, parent)
    if form.widget == "id":
        naming = _naming(world, form)
        return IdEditor(theme, name, form, parent, _offers(world, form.source), naming)
    if form.widget == "lines":
        return LinesEditor(theme, name, form, parent)
    if form.widget in ("number", "count"):
        return NumberEditor(name, form, parent)
    if form.widget == "flag":
        return FlagEditor(name, form, parent)
    if form.widget == "skills":
        return SkillsEditor(theme, name, form, parent)
    if form.widget == "text":
        return AreaEditor(theme, name, form, parent)
    return LineEditor(name, form, parent)


def _naming(world: World, form: FieldForm) -> Naming | None:
    kind = _SOURCES.get(form.source) if form.named else None
    return None if kind is None else Naming(world, kind)


def _offers(world: World, source: str) -> Callable[[], Iterable[str]]:
    if source == "quest":
        return lambda: quests_in_order(world)
    if source == "profile":
        return lambda: PROFILES
    return lambda: world.ids(_SOURCES[source])


def _vocabulary(
    world: World, source: str, tags: Callable[[], Iterable[str]]
) -> tuple[Callable[[], Iterable[str]], Callable[[str], bool]]:
    kind = _SOURCES.get(source)
    if kind is None:
        return (tags if source == "tags" else tuple), lambda value: False
    return (
        lambda: world.ids(kind),
        lambda value: world.declares(kind) and not world.find(kind, value),
    )
