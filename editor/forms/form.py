"""The form beside the table: fields or JSON of the selected records, and their issues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from core.model.kinds import Kind
from core.query import Catalogue
from core.query.source import line_of
from core.world.edits import Changes
from core.world.lore_file import Record
from editor.document import Document
from editor.forms.field_issues import complaints, names_warned_of
from editor.forms.fixes import fix_words
from editor.forms.form_banner import FormBanner
from editor.forms.form_bar import FORM, RAW, RELATED, USED, FormBar
from editor.forms.form_edits import FormEdits, has_form
from editor.forms.form_foot import FormFoot
from editor.forms.form_links import FormLinks
from editor.forms.form_page import FormPage
from editor.forms.form_pages import FormPages
from editor.forms.id_change import Rename
from editor.forms.looking import Looking
from editor.forms.raw_editor import RawEditor
from editor.forms.raw_edits import RawEdits
from editor.forms.spelling import Spelling
from editor.forms.survey import AT_ONCE, Survey
from editor.forms.tabs import possible_tabs
from editor.forms.taking_back import TakingBack
from editor.tasks import Tasks
from editor.theme import Theme
from editor.widgets import EmptyState


class RecordForm(QWidget):
    """Edits what is selected. Every change is pushed to the document; nothing else is kept.

    copy_requested(), delete_requested(): the buttons of its bar.
    jump_requested(handle, field): a related record is to be shown.
    rename_wanted(handle, new): an id was typed that other records name, or are to name.
    """

    copy_requested = Signal()
    delete_requested = Signal()
    jump_requested = Signal(int, str)
    rename_wanted = Signal(int, str)

    def __init__(
        self,
        theme: Theme,
        document: Document,
        catalogue: Catalogue,
        language: str,
        parent: QWidget | None = None,
        *,
        spelling: Spelling | None = None,
        tasks: Tasks | None = None,
    ) -> None:
        super().__init__(parent)
        self._spelling, self._tasks = spelling, tasks
        self._theme, self._document, self._catalogue = theme, document, catalogue
        self._world, self._language = document.world, language
        self._handles: list[int] = []
        self._page: FormPage | None = None
        self._edits = FormEdits(document, self)
        self._back = TakingBack(document.world)
        self._bar = FormBar(theme)
        self._banner = FormBanner(theme, self._world, language, self._said)
        self._stack = QStackedWidget()
        self._pages = FormPages(self._make_page, self._stack.addWidget, self)
        self._empty = EmptyState(theme, "lore", "")
        self._raw = RawEditor(theme)
        RawEdits(document, self._raw, language, self._on_applied, self)
        self._links = FormLinks(theme, catalogue, self)
        self.foot = FormFoot(theme, self._world)
        self._looking = Looking(self._on_further, self)
        self._place = QTimer(self, singleShot=True, interval=0)
        self._place.timeout.connect(self._show_place)
        self._lay_out()
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._banner)
        column.addWidget(self._stack, 1)
        column.addWidget(self.foot)
        self._stack.addWidget(self._empty)
        for view in (self._raw, self._links.related, self._links.used):
            self._stack.addWidget(view)
        self.setMinimumWidth(self._theme.look.stretched(344))
        self.setAccessibleName(self.tr("Form"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)

    def _connect(self) -> None:
        self._document.changed.connect(self._on_changed)
        application = cast(QApplication, QApplication.instance())
        application.focusChanged.connect(self._on_focus)
        self._edits.declined.connect(self._show)
        self._edits.rename_wanted.connect(self._on_rename)
        self._document.issues_changed.connect(self._on_issues)
        self._bar.tab_chosen.connect(self._on_tab)
        self._bar.copy_requested.connect(self.copy_requested)
        self._bar.delete_requested.connect(self.delete_requested)
        self._links.counted.connect(self._on_counted)
        self._links.jump_requested.connect(self.jump_requested)
        self.foot.jump_requested.connect(self.jump_requested)
        self._raw.drafts_changed.connect(self._show_drafts)

    def prepare(self, kinds: Sequence[Kind]) -> None:
        """Make the fields of these kinds while nothing else is to be done."""
        self._pages.prepare([kind for kind in kinds if self._world.handles(kind)])

    def _said(self, count: int) -> str:
        return self.tr("%n selected: a change is made in all of them.", "", count)

    # what is shown

    @property
    def handles(self) -> Sequence[int]:
        """The records that are shown."""
        return self._handles

    def set_handles(self, handles: Sequence[int]) -> None:
        """Show other records; what is typed for those before is pushed first."""
        if list(handles) == self._handles:
            return
        self.flush(wait=False)
        self._document.end_typing()
        self._take(handles)
        self._show()

    def _take(self, handles: Sequence[int]) -> None:
        known = self._world.records_by_handle
        self._handles = [h for h in handles if h in known]
        self._edits.handles = self._handles

    def page(self) -> FormPage | None:
        """The page of fields that is shown, None without one."""
        return self._page if self._stack.currentWidget() is self._page else None

    def raw_editor(self) -> RawEditor:
        """The JSON tab."""
        return self._raw

    def links(self) -> FormLinks:
        """The lists of related and naming records."""
        return self._links

    def show_tab(self, tab: str) -> None:
        """Show one of the tabs of the bar."""
        shown = self._bar.tab()
        self._bar.set_tab(tab)
        if tab != shown:
            self._show()

    def _records(self) -> list[Record]:
        """The records that are shown; of very many the first ones tell as much."""
        many = len(self._handles) > AT_ONCE
        few = many and self._world.record(self._handles[0]).kind is not Kind.QUEST
        return [self._world.record(h) for h in (self._handles[:2] if few else self._handles)]

    def _show(self, *, but: str = "") -> None:
        records = self._records()
        self._looking.stop()
        self._bar.set_enabled(bool(records))
        self._banner.tell(len(self._handles), {record.file for record in records})
        self.foot.show_records(records)
        if not records:
            self._show_nothing()
            return
        self._bar.set_tabs(possible_tabs(records))
        self._links.follow(records[0].handle if len(records) == 1 else None)
        tab = self._bar.tab()
        if tab == RAW:
            self._show_raw(records[0])
        elif tab in (RELATED, USED):
            view = self._links.related if tab == RELATED else self._links.used
            self._stack.setCurrentWidget(view)
        else:
            self._show_fields(records, but)

    def _on_counted(self, related: int, used: int) -> None:
        self._bar.set_count(RELATED, related)
        self._bar.set_count(USED, used)

    def _show_nothing(self) -> None:
        self._links.follow(None)
        self._empty.set_texts(
            self.tr("Nothing is selected"),
            self.tr("Choose a row of the table, or make a new one with Ctrl+N."),
        )
        self._stack.setCurrentWidget(self._empty)

    def _show_raw(self, record: Record) -> None:
        only = self.tr("Its types are wrong, so only its JSON can be edited.")
        note = "" if has_form(record) else only
        editable = self._world.file(record.file).read_only is None
        self._raw.show_record(record, note, editable=editable)
        self._show_raw_issues()
        self._stack.setCurrentWidget(self._raw)

    def _show_fields(self, records: Sequence[Record], but: str) -> None:
        page = self._pages.of(records[0].kind)
        found = Survey(self._world, self._handles, page.field_names())
        self._looking.begin(found)
        page.set_held(self._edits.held)
        page.show_survey(found, but=but)
        self._page = page
        self._show_files(page, found)
        self._stack.setCurrentWidget(page)
        self._show_issues()
        self._place.start()

    def _on_further(self, found: Survey) -> None:
        if self._page is not None:
            self._page.set_held(self._edits.held)
            self._page.show_more(found)
            self._show_files(self._page, found)

    def _show_files(self, page: FormPage, found: Survey) -> None:
        """What may not be edited is known when all records are looked at."""
        files = found.files if found.done else {file.handle for file in self._world.files}
        page.set_editable(all(self._world.file(f).read_only is None for f in files))
        if found.done:
            self._banner.tell(len(found.handles), files)

    def _make_page(self, kind: Kind) -> FormPage:
        page = FormPage(
            self._theme,
            self._world,
            kind,
            self._catalogue.common_tags,
            self,
            spelling=self._spelling,
            tasks=self._tasks,
            at_once=False,
        )
        page.edited.connect(self._edits.edited)
        page.changed_list.connect(self._edits.changed_list)
        page.left.connect(self._on_left)
        page.undo_pressed.connect(self._edits.undo_pressed)
        page.step_ended.connect(self._edits.end_step)
        page.fix_requested.connect(self._on_fix)
        return page

    def _show_place(self) -> None:
        if self._page is None or not self._handles:
            return
        if len(self._handles) > 1:
            self._page.set_place("")
            return
        record = self._world.record(self._handles[0])
        words = self.tr("{file}, line {line}").format(
            file=self._world.file(record.file).name, line=line_of(self._world, record.handle)
        )
        self._page.set_place(words)

    # issues

    def _show_raw_issues(self) -> None:
        found = self._document.issues_of(self._handles[0])
        text = "\n".join(str(issue.message(self._language)) for issue in found[:3])
        self._raw.show_issue(found[0].severity if found else None, text)

    def _show_issues(self) -> None:
        page = self.page()
        if page is None:
            if self._stack.currentWidget() is self._raw and len(self._handles) == 1:
                self._show_raw_issues()
            return
        issues: Sequence[Any] = ()
        if len(self._handles) == 1:
            issues = self._document.issues_of(self._handles[0])
        page.show_warned_names(names_warned_of(issues))
        page.show_complaints(
            complaints(
                issues, page.field_names(), self._language, self._fix_label, self._more_words
            )
        )

    def _fix_label(self, issue: Any) -> str:
        return fix_words(issue, self._language)

    def _more_words(self, count: int) -> str:
        return self.tr("(%n more)", "", count)

    def _on_fix(self, issue: Any) -> None:
        self.flush()
        self._edits.mend(issue, self._language)

    def _on_issues(self, handles: frozenset[int] | None) -> None:
        if handles is None or handles & set(self._handles):
            self._show_issues()

    # changes from outside

    def _on_changed(self, changes: Changes) -> None:
        gone = {c.handle for c in changes.records if c.new is None}
        for handle in gone.intersection(self._raw.drafts):
            self._raw.forget(handle)
        if not gone.isdisjoint(self._handles):
            self._take(self._handles)
            self._show()
            return
        touched = {c.handle for c in changes.records}
        if not touched.isdisjoint(self._handles) or changes.of(
            Kind.NPC, Kind.QUEST, Kind.FACTION, Kind.PLACE
        ):
            waiting = "id" if self._edits.id_change.waits else ""
            self._show(but=self._edits.pushing or waiting)
        else:
            self._on_others(changes)

    def _on_others(self, changes: Changes) -> None:
        if changes.structure:
            self._place.start()
        page = self.page()
        if page is not None:
            page.find_names_again()

    # changes from here

    def _on_left(self, name: str) -> None:
        page = self.page()
        if page is not None:
            self._edits.left(name, page.editor(name).widget)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        page = self.page()
        if new is None or new.window() is not self.window():
            # Another window is in front, or a list of the field: it comes back to the field.
            return
        name = page.current_field() if page is not None else ""
        self._back.note(self._handles, name) if name else self._back.forget()

    def take_back(self) -> None:
        """Give the field that has the focus the value it had when that came."""
        page = self.page()
        name = page.current_field() if page is not None else ""
        if page is None or not name:
            return
        came = self._back.came(name)
        self._edits.held.pop(name, None)
        if came is not None and self._handles == [came.handle]:
            self._edits.put_back(name, came.value)
            self._show()
        elif len(self._handles) > 1:
            self._show()

    def _on_rename(self) -> None:
        wanted = self.take_rename()
        if wanted is not None:
            self.rename_wanted.emit(*wanted)

    def take_rename(self) -> Rename | None:
        """An id that was typed and is to be asked about; the record shows the one it has."""
        page = self.page()
        if page is not None and self._handles:
            page.flush()
        wanted = self._edits.id_change.take()
        if wanted is not None:
            self._show()
        return wanted

    @property
    def holds(self) -> bool:
        """Whether something typed for several records waits to be made of them."""
        return bool(self._edits.held)

    def flush(self, *, wait: bool = True) -> None:
        """Push what is typed: before another row, saving and closing.

        What is made of very many records is waited for, unless `wait` is False.
        """
        page = self.page()
        if page is not None and self._handles:
            page.flush()
            self._edits.flush(wait=wait)
            self._on_rename()
        if self._stack.currentWidget() is self._raw:
            self._raw.apply()

    # JSON

    def _on_applied(self, handle: int) -> None:
        if handle in self._handles:
            self._show()

    def _show_drafts(self) -> None:
        self._bar.set_draft(bool(self._raw.drafts))

    def unfinished(self) -> tuple[str, ...]:
        """The ids of records whose JSON was typed and is none yet."""
        world = self._document.world
        return tuple(world.record(h).id for h in self.waiting_drafts() if h in world)

    def waiting_drafts(self) -> tuple[int, ...]:
        """Records with JSON that is typed and could not be applied."""
        return self._raw.drafts

    # tabs and focus

    def _on_tab(self, tab: str) -> None:
        self.flush()
        self._show()

    def focus_field(self, name: str = "") -> bool:
        """The cursor into a field, or into the JSON when there are no fields."""
        if not self._handles:
            return False
        shown = self._stack.currentWidget()
        if shown is not self._page and name and has_form(self._records()[0]):
            self.show_tab(FORM)
        elif shown is not None and shown is not self._page:
            shown.setFocus()
            return True
        return self._page is not None and self._page.focus_field(name)

    def begin(self) -> None:
        """The cursor into the first field, its text selected, so that typing replaces it."""
        self.focus_field()
        focus = self.window().focusWidget()
        if isinstance(focus, QLineEdit):
            focus.selectAll()

    def has_focus(self) -> bool:
        """Whether the focus is inside."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)
