"""Renaming a record's id or a tag everywhere, with the places counted before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.model.kinds import Kind
from core.refactor.references import TAG, Group, Site, Target, counted
from core.refactor.renaming import RenameOptions, RenamePlan, plan_rename
from core.refactor.sites import find_sites
from editor.forms.bulk_edit import BulkEdits
from editor.labels import field_name, kind_name, shortened
from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.dialog import ToolDialog
from editor.tools.rows import Row, RowsView

if TYPE_CHECKING:
    from core.world.edits import Edit
    from editor.document import Document
    from editor.tasks import Tasks

_PAUSE_MS = 120
_MOST_ROWS = 500
_COUNTED = {"place_tags": Group.PLACE_TAG, "mentions": Group.MENTION}
"""What is only asked where there are places of a group."""


class RenameDialog(ToolDialog):
    """Asks for the new name; `plan` is what was done when it was accepted.

    The places are counted while it is open: until then it cannot be accepted.
    """

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tasks: Tasks,
        target: Target,
        language: str,
        parent: QWidget,
        *,
        handle: int | None = None,
        new: str = "",
    ) -> None:
        words = self.tr("Rename {kind} “{id}”").format(
            kind=_kind_words(target), id=shortened(target.id)
        )
        super().__init__(theme, self.tr("Rename"), language, parent, heading=words)
        self._document, self._world, self._target = document, document.world, target
        self._handle = handle
        self._bulk = BulkEdits(document, self)
        self._aside = Aside(tasks, self._world, self)
        self._sites: tuple[Site, ...] | None = None
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._show_plan)
        self.plan: RenamePlan | None = None
        self._pushing = False
        self.name = QLineEdit()
        self._boxes = self._make_boxes()
        self.options = {n: box for n, box in self._boxes.items() if n not in _COUNTED}
        """What is asked; more of it may come once the places are counted."""
        self.places = RowsView(
            theme,
            self.tr("Places that change"),
            (self.tr("Record"), self.tr("Kind"), self.tr("Field"), self.tr("Places")),
            (0, 90, 130, 60),
        )
        self._build(new)

    def _build(self, new: str) -> None:
        self.add_field(self.tr("&New name"), self.name)
        for name, box in self._boxes.items():
            self.body.addWidget(box)
            box.setVisible(name in self.options)
            box.toggled.connect(self._show_plan)
        self.body.addWidget(self.places, 1)
        self.accept_button = self.add_accept(self.tr("&Rename"))
        self.add_close()
        self.name.setText(new or self._target.id)
        self.name.selectAll()
        self.name.textChanged.connect(self._on_typed)
        self.name.setFocus()
        self.open_sized(560, 480)
        self._count()
        self._document.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """Another program may have taken the record away, or changed where it is named."""
        if self._pushing or not self.isVisible():
            return
        if not self._is_there():
            self.be_overtaken()
            return
        self._count()

    def _count(self) -> None:
        """Find the places in another thread; nothing can be accepted until then."""
        world, target, handle = self._world, self._target, self._handle
        self._sites = None
        self.accept_button.setEnabled(False)
        self.say_counting()
        self._aside.ask(lambda token: find_sites(world, target, handle, token.check), self._take)

    def _take(self, sites: tuple[Site, ...]) -> None:
        self._sites = sites
        counts = counted(sites)
        for name, group in _COUNTED.items():
            if name in self._boxes:
                self._offer(name, counts[group])
        self._show_plan()

    def _offer(self, name: str, count: int) -> None:
        box = self._boxes[name]
        box.setText(f"{self._words(name)} ({count})")
        box.setVisible(count > 0)
        if count:
            self.options[name] = box
        else:
            self.options.pop(name, None)

    def _is_there(self) -> bool:
        if self._target.kind is TAG:
            return True
        bearers = self._world.find(self._target.kind, self._target.id)
        return bool(bearers) if self._handle is None else self._handle in bearers

    def _make_boxes(self) -> dict[str, QCheckBox]:
        target = self._target
        ticked: dict[str, bool] = {}
        if target.kind is TAG:
            ticked["alias"] = False
        else:
            if self._has_former():
                ticked["former"] = True
            if target.kind is Kind.PLACE:
                ticked["place_tags"] = True
            ticked["mentions"] = "_" in target.id
        found = {name: QCheckBox(self._words(name)) for name in ticked}
        for name, box in found.items():
            box.setChecked(ticked[name])
        return found

    def _words(self, name: str) -> str:
        words = {
            "alias": self.tr("Keep “{id}” as another &word for it"),
            "former": self.tr("&Keep “{id}” among its former ids, for the game and for saves"),
            "place_tags": self.tr(
                "Rename the &tags equal to it, so that entries keep their points here"
            ),
            "mentions": self.tr("Rename it in t&exts, sheets and notes that say it as a word"),
        }
        return words[name].replace("{id}", _shown(self._target.id))

    def _has_former(self) -> bool:
        handles = self._world.find(self._target.kind, self._target.id)
        return any(hasattr(self._world.data(h), "former_ids") for h in handles)

    def chosen_options(self) -> RenameOptions:
        """What is ticked."""
        return RenameOptions(**{name: box.isChecked() for name, box in self.options.items()})

    def _on_typed(self, name: str) -> None:
        if self._sites is not None:
            # Enter right after the last letter must not find the button asleep.
            self.accept_button.setEnabled(bool(name.strip()))
            self._later.start()

    def _show_plan(self) -> None:
        self._later.stop()
        plan = self._planned()
        if plan is None:
            return
        self.notices.show_notices(plan.notices)
        self.accept_button.setEnabled(plan.possible)
        records = len({site.handle for site in plan.sites})
        words = self.tr("%n places change, in {records}", "", plan.count)
        self.said.setText(words.format(records=self.tr("%n records", "", records)))
        self.places.set_rows(
            [self._row(plan, at) for at in range(min(len(plan.sites), _MOST_ROWS))]
        )

    def _planned(self) -> RenamePlan | None:
        """What would be done; None before it is counted."""
        if self._sites is None:
            return None
        new, options = self.name.text().strip(), self.chosen_options()
        return plan_rename(
            self._world,
            self._target,
            new,
            options,
            handle=self._handle,
            sites=self._sites,
            with_edit=False,
        )

    def _row(self, plan: RenamePlan, at: int) -> Row:
        site = plan.sites[at]
        record = self._world.record(site.handle)
        name = record.id or self.tr("a record without id")
        kind, field = kind_name(record.kind.value), field_name(site.field)
        return Row((site.handle, site.field, site.group), (name, kind, field, site.count))

    def accept(self) -> None:
        plan, sites, revision = self._planned(), self._sites, self._world.revision
        if plan is None or not plan.possible:
            self._show_plan()
            return
        self._document.end_typing()
        options, records = self.chosen_options(), len({site.handle for site in plan.sites})

        def make() -> Edit | None:
            # The world may have changed since the places were found.
            if not self._is_there():
                return None
            known = sites if self._world.revision == revision else None
            return plan_rename(
                self._world, self._target, plan.new, options, handle=self._handle, sites=known
            ).edit

        def done(pushed: bool) -> None:
            self._pushing = False
            if pushed:
                self.plan = plan
                ToolDialog.accept(self)
            else:
                self._on_changed()

        self._pushing = True
        self._bulk.push(records, make, done=done)

    def reject(self) -> None:
        self._bulk.cancel()
        super().reject()


def _kind_words(target: Target) -> str:
    return field_name("tag") if target.kind is TAG else kind_name(target.kind.value)


def _shown(id: str) -> str:
    return shortened(id, 40).replace("&", "&&")
