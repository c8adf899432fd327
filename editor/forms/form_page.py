"""The fields of one kind of record, top down, each with what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.query.source import spelling
from core.world.lore_file import Record
from core.world.world import World
from editor.forms.field_editor import FieldEditor
from editor.forms.field_editors import AreaEditor, make_editor
from editor.forms.field_issues import Complaint
from editor.forms.field_specs import STANDS_AT, FieldForm, form_of
from editor.forms.found_names import FoundNames
from editor.forms.names_editor import NamesEditor
from editor.forms.spelling import Spelling
from editor.forms.survey import Known, Survey
from editor.tasks import Tasks
from editor.theme import Theme
from editor.widgets import FieldBox, plain_tooltip

if TYPE_CHECKING:
    from core.grounding import EntryName

_MARGIN = 9
_OFTEN_TOLD = frozenset({"text", "tags", "visibility", "required_quest", "weight"})


class FormPage(QScrollArea):
    """Shows records of one kind; several at once show where they differ.

    edited(name, value), changed_list(name, added, removed), left(name), undo_pressed(name),
    step_ended(): from its editors.
    fix_requested(issue): the quick fix beside a field. Without `at_once` its fields are made
    by `build_on` and `finish`, before anything else is asked of it.
    """

    edited = Signal(str, object)
    changed_list = Signal(str, object, object)
    left = Signal(str)
    undo_pressed = Signal(str)
    step_ended = Signal()
    fix_requested = Signal(object)

    def __init__(
        self,
        theme: Theme,
        world: World,
        kind: Kind,
        tags: Callable[[], Iterable[str]],
        parent: QWidget | None = None,
        *,
        spelling: Spelling | None = None,
        tasks: Tasks | None = None,
        at_once: bool = True,
    ) -> None:
        super().__init__(parent)
        self._spelling_of = spelling
        self._theme, self._world, self.kind = theme, world, kind
        self._forms = form_of(kind)
        self._editors: dict[str, FieldEditor] = {}
        self._boxes: dict[str, FieldBox] = {}
        self._complaints: dict[str, Complaint] = {}
        self._problems: dict[str, str] = {}
        self._editable, self._fresh = True, False
        self._shown: tuple[int, ...] = ()
        self._unknown: set[str] = set()
        self._names = FoundNames(world, tasks, self)
        self._names.found.connect(self._on_names)
        self._building: Iterator[None] = self._build(tags)
        if at_once:
            self.finish()

    def build_on(self) -> bool:
        """Make one more field of a page that is not made `at_once`; False when all are there."""
        return next(self._building, self) is None

    def finish(self) -> None:
        """Make all fields that are not there yet."""
        while self.build_on():
            pass

    def _build(self, tags: Callable[[], Iterable[str]]) -> Iterator[None]:
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        inner.setObjectName("form")
        column = QVBoxLayout(inner)
        column.setContentsMargins(_MARGIN, 6, _MARGIN, 10)
        column.setSpacing(2)
        line: QHBoxLayout | None = None
        for name, form in self._forms.items():
            box = self._make_box(name, form, tags)
            if form.beside and line is not None:
                line.addWidget(box)
            else:
                line = QHBoxLayout()
                line.setSpacing(2)
                line.addWidget(box, 1, Qt.AlignmentFlag.AlignTop)
                column.addLayout(line)
            for part in (box, *box.findChildren(QWidget)):
                part.ensurePolished()
            yield
        column.addStretch(1)
        self.setWidget(inner)
        self._on_theme()
        self._theme.changed.connect(self._on_theme)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        inner.setBackgroundRole(QPalette.ColorRole.Base)

    def _make_box(self, name: str, form: FieldForm, tags: Callable[[], Iterable[str]]) -> FieldBox:
        editor = make_editor(self._theme, self._world, name, form, self, tags)
        box = FieldBox(
            self._theme,
            form.words(),
            editor.widget,
            note=form.note_words(),
            # What is typed here is often wrong for a moment: the fields below stay in place.
            reserve_message=self.kind is Kind.ENTRY and name in _OFTEN_TOLD,
        )
        box.setProperty("fieldName", name)
        box.setToolTip(plain_tooltip(form.help_words()))
        box.fix_requested.connect(self._on_fix)
        editor.edited.connect(self.edited)
        editor.changed_list.connect(self.changed_list)
        editor.edited.connect(self._hold_still)
        editor.changed_list.connect(self._hold_still)
        editor.left.connect(self.left)
        editor.undo_pressed.connect(self.undo_pressed)
        editor.step_ended.connect(self.step_ended)
        editor.problem.connect(self._on_problem)
        if isinstance(editor, AreaEditor) and form.limit:
            editor.typed.connect(self._show_count)
        if isinstance(editor, AreaEditor) and form.widget == "text" and self._spelling_of:
            editor.set_spelling(self._spelling_of)
        self._editors[name], self._boxes[name] = editor, box
        return box

    def _on_theme(self) -> None:
        look = self._theme.look
        for name, form in self._forms.items():
            if form.widget in ("id", "number", "count"):
                self._editors[name].widget.setFixedHeight(look.size("control.height"))
            if form.beside:
                self._boxes[name].setFixedWidth(look.stretched(form.beside))

    # values

    def show_survey(self, found: Survey, *, but: str = "") -> None:
        """Show what is known of records; the field `but` is being typed into and stays.

        Of very many it is known bit by bit: `show_more` then shows what is new.
        """
        anew = found.handles != self._shown
        self._enable_id(several=found.several)
        self._fresh, self._shown = self._fresh or anew, found.handles
        self._unknown = set(self._editors)
        self._show_known(found, but)
        for name in self._unknown if anew else ():
            # Its records are others than those before: nothing of these may stay.
            self._editors[name].show_several(())
        self._follow_names(found)
        self._show_messages()
        text = "" if found.several else getattr(found.first.data, "text", "")
        self._show_count(text, typed=not found.several)

    def show_more(self, found: Survey) -> None:
        """Show what has become known of the fields since."""
        if self._unknown:
            self._show_known(found)

    def _show_known(self, found: Survey, but: str = "") -> None:
        for name in list(self._unknown):
            known = found.known(name)
            if known is Known.NOT_YET:
                continue
            self._unknown.discard(name)
            if name == but or (found.several and name in self._held):
                continue
            self._problems.pop(name, None)
            if known is Known.SAME:
                editor, spelt = self._editors[name], self._spelling(found.first, name)
                editor.show_value(found.value(name), spelt)
            else:
                self._editors[name].show_several([found.shared(name)])

    def _follow_names(self, found: Survey) -> None:
        editor = self._editors.get("terms")
        if not isinstance(editor, NamesEditor):
            return
        record = None if found.several else found.first
        handle = record.handle if record is not None else None
        if handle != self._names.handle:
            editor.show_names(())
        editor.show_left_out(getattr(record.data, "not_names", ()) if record is not None else ())
        self._names.follow(handle)

    def _on_names(self, names: Sequence[EntryName]) -> None:
        editor = self._editors.get("terms")
        if isinstance(editor, NamesEditor):
            editor.show_names(names)

    def show_warned_names(self, names: Sequence[str]) -> None:
        """The names that the checks warn of in the one entry that is shown."""
        editor = self._editors.get("terms")
        if isinstance(editor, NamesEditor):
            editor.show_warned(names)

    def find_names_again(self) -> None:
        """Other records have changed, and what is a name depends on all."""
        self._names.follow(self._names.handle)

    _held: frozenset[str] = frozenset()

    def set_held(self, names: Iterable[str]) -> None:
        """Fields with text that waits to be applied to several records."""
        self._held = frozenset(names)

    def _spelling(self, record: Record, name: str) -> str | None:
        if self._forms[name].widget not in ("number", "count"):
            return None
        return spelling(record, name)

    def _show_count(self, text: str, *, typed: bool = True) -> None:
        form = self._forms.get("text")
        if form is None or not form.limit:
            return
        count = self.tr("{count} / {limit}").format(count=len(text), limit=form.limit)
        over = len(text) > form.limit
        self._boxes["text"].set_hint(count if typed else "", "error" if over else None)

    def flush(self) -> None:
        """Report everything that is typed and not yet reported."""
        for editor in self._editors.values():
            editor.flush()

    def set_place(self, words: str) -> None:
        """The file and line of the record, at the right of the first label."""
        next(iter(self._boxes.values())).set_hint(words)

    def set_editable(self, editable: bool) -> None:
        """Whether the fields can be changed."""
        if editable == self._editable:
            return
        self._editable = editable
        for name, editor in self._editors.items():
            editor.widget.setEnabled(editable and not (name == "id" and len(self._shown) > 1))

    def _enable_id(self, *, several: bool) -> None:
        """An id is of one record: several would have the same."""
        id = self._editors.get("id")
        if id is None:
            return
        id.widget.setEnabled(self._editable and not several)
        words = self.tr(
            "Each record needs an id of its own. Select one of them to change its id, "
            "or use Edit > Rename everywhere."
        )
        id.widget.setToolTip(plain_tooltip(words) if several else "")

    # what is wrong

    def show_complaints(self, complaints: dict[str, Complaint]) -> None:
        """Show the issues of each field."""
        self._complaints = complaints
        # Where nothing was changed yet, messages take the lines they need.
        self._show_messages(settle=self._fresh)

    def _hold_still(self) -> None:
        """From now on messages keep to the lines they have, until another record is shown."""
        self._fresh = False

    def _settle(self) -> None:
        for box in self._boxes.values():
            box.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fresh and event.size().width() != event.oldSize().width():
            # The boxes have their widths then.
            QTimer.singleShot(0, self, self._settle_anew)

    def _settle_anew(self) -> None:
        with self._focus_in_place():
            self._settle()

    def field_names(self) -> tuple[str, ...]:
        """The fields that the page has."""
        return tuple(self._editors)

    def box(self, name: str) -> FieldBox:
        """The box of a field. Raises KeyError."""
        return self._boxes[name]

    def editor(self, name: str) -> FieldEditor:
        """The editor of a field. Raises KeyError."""
        return self._editors[name]

    def _show_messages(self, *, settle: bool = False) -> None:
        """Show what is wrong; a `settle` gives each message the lines it needs."""
        with self._focus_in_place():
            self._put_messages()
            if settle:
                self._settle()

    @contextmanager
    def _focus_in_place(self) -> Iterator[None]:
        """The field that has the focus stays where it is on the screen."""
        box = self._boxes.get(self.current_field())
        before = box.y() if box is not None else 0
        yield
        if box is not None:
            # The fields take their new places now, and the bar its range.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + box.y() - before)

    def _put_messages(self) -> None:
        for name, box in self._boxes.items():
            problem, complaint = self._problems.get(name), self._complaints.get(name)
            if problem:
                box.set_message("error", self._problem_words(problem))
            elif complaint is not None:
                box.set_message(complaint.severity, complaint.text, complaint.fix)
            elif name == "id" and self._id_has_space():
                box.set_message("hint", self.tr("Ids with spaces are hard to name elsewhere."))
            else:
                box.set_message(None)

    def _id_has_space(self) -> bool:
        """Allowed, and awkward wherever an id is typed: in filters, in the game, in a command."""
        widget = self._editors["id"].widget
        return isinstance(widget, QLineEdit) and any(c.isspace() for c in widget.text().strip())

    def _problem_words(self, code: str) -> str:
        if code == "skill_line":
            return self.tr("Write each line as: name = number. It is not applied yet.")
        return self.tr("This is not a number. It is not applied yet.")

    def _on_problem(self, name: str, code: str) -> None:
        if code == self._problems.get(name, ""):
            return
        self._problems[name] = code
        self._show_messages()

    def _on_fix(self) -> None:
        self._hold_still()
        box = self.sender()
        name = box.property("fieldName") if box is not None else ""
        complaint = self._complaints.get(str(name))
        if complaint is not None:
            self.fix_requested.emit(complaint.issue)

    # focus

    def focus_field(self, name: str) -> bool:
        """Put the cursor into a field and bring it into view; False when there is none."""
        name = STANDS_AT.get(name, name)
        editor = self._editors.get(name) or self._first_field()
        editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(self._boxes[editor.name])
        return name in self._editors

    def _first_field(self) -> FieldEditor:
        editors = list(self._editors.values())
        return next((e for e in editors if e.widget.isEnabled()), editors[0])

    def current_field(self) -> str:
        """The field that has the focus, "" for none."""
        for name, editor in self._editors.items():
            focus = self.window().focusWidget() if self.window() else None
            if focus is not None and (focus is editor.widget or editor.widget.isAncestorOf(focus)):
                return name
        return ""
