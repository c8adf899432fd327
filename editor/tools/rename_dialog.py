"""Renaming a record's id or a tag everywhere, with the places counted before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.refactor.references import TAG, Group, Target, counted
from core.refactor.renaming import RenameOptions, RenamePlan, plan_rename
from core.refactor.sites import find_sites
from editor.forms.bulk_edit import BulkEdits
from editor.labels import field_name, kind_name, shortened
from editor.theme import Theme
from editor.tools.dialog import ToolDialog
from editor.tools.rows import Row, RowsView

if TYPE_CHECKING:
    from core.world.edits import Edit
    from editor.document import Document

_PAUSE_MS = 120
_MOST_ROWS = 500


class RenameDialog(ToolDialog):
    """Asks for the new name; `plan` is what was done when it was accepted."""

    def __init__(
        self,
        theme: Theme,
        document: Document,
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
        self._sites = find_sites(self._world, target, handle)
        self._offered = counted(self._sites)
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._show_plan)
        self.plan: RenamePlan | None = None
        self._pushing = False
        self.name = QLineEdit()
        self.options = self._make_options()
        self.places = RowsView(
            theme,
            self.tr("Places that change"),
            (self.tr("Record"), self.tr("Kind"), self.tr("Field"), self.tr("Places")),
            (0, 90, 130, 60),
        )
        self._build(new)

    def _build(self, new: str) -> None:
        self.add_field(self.tr("&New name"), self.name)
        for box in self.options.values():
            self.body.addWidget(box)
            box.toggled.connect(self._show_plan)
        self.body.addWidget(self.places, 1)
        self.accept_button = self.add_accept(self.tr("&Rename"))
        self.add_close()
        self.name.setText(new or self._target.id)
        self.name.selectAll()
        self.name.textChanged.connect(self._on_typed)
        self.name.setFocus()
        self.open_sized(560, 480)
        self._show_plan()
        self._document.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """Another program may have taken the record away, or changed where it is named."""
        if self._pushing or not self.isVisible():
            return
        if not self._is_there():
            self.be_overtaken()
            return
        self._sites = find_sites(self._world, self._target, self._handle)
        self._show_plan()

    def _is_there(self) -> bool:
        if self._target.kind is TAG:
            return True
        bearers = self._world.find(self._target.kind, self._target.id)
        return bool(bearers) if self._handle is None else self._handle in bearers

    def _make_options(self) -> dict[str, QCheckBox]:
        offered, target = self._offered, self._target
        found: dict[str, QCheckBox] = {}
        if target.kind is TAG:
            words = self.tr("Keep “{id}” as another &word for it").format(id=_shown(target.id))
            found["alias"] = QCheckBox(words)
        elif self._has_former():
            words = self.tr("&Keep “{id}” among its former ids, for the game and for saves")
            found["former"] = QCheckBox(words.format(id=_shown(target.id)))
            found["former"].setChecked(True)
        if offered[Group.PLACE_TAG]:
            words = self.tr("Rename the &tags equal to it, so that entries keep their points here")
            found["place_tags"] = QCheckBox(f"{words} ({offered[Group.PLACE_TAG]})")
            found["place_tags"].setChecked(True)
        if offered[Group.MENTION]:
            words = self.tr("Rename it in t&exts, sheets and notes that say it as a word")
            found["mentions"] = QCheckBox(f"{words} ({offered[Group.MENTION]})")
            found["mentions"].setChecked("_" in target.id)
        return found

    def _has_former(self) -> bool:
        handles = self._world.find(self._target.kind, self._target.id)
        return any(hasattr(self._world.data(h), "former_ids") for h in handles)

    def chosen_options(self) -> RenameOptions:
        """What is ticked."""
        return RenameOptions(**{name: box.isChecked() for name, box in self.options.items()})

    def _on_typed(self, name: str) -> None:
        # Enter right after the last letter must not find the button asleep.
        self.accept_button.setEnabled(bool(name.strip()))
        self._later.start()

    def _show_plan(self) -> None:
        self._later.stop()
        plan = self._planned(with_edit=False)
        self.notices.show_notices(plan.notices)
        self.accept_button.setEnabled(plan.possible)
        records = len({site.handle for site in plan.sites})
        words = self.tr("%n places change, in {records}", "", plan.count)
        self.said.setText(words.format(records=self.tr("%n records", "", records)))
        self.places.set_rows(
            [self._row(plan, at) for at in range(min(len(plan.sites), _MOST_ROWS))]
        )

    def _planned(self, *, with_edit: bool) -> RenamePlan:
        new, options = self.name.text().strip(), self.chosen_options()
        return plan_rename(
            self._world,
            self._target,
            new,
            options,
            handle=self._handle,
            sites=self._sites,
            with_edit=with_edit,
        )

    def _row(self, plan: RenamePlan, at: int) -> Row:
        site = plan.sites[at]
        record = self._world.record(site.handle)
        name = record.id or self.tr("a record without id")
        kind, field = kind_name(record.kind.value), field_name(site.field)
        return Row((site.handle, site.field, site.group), (name, kind, field, site.count))

    def accept(self) -> None:
        plan = self._planned(with_edit=False)
        if not plan.possible:
            self._show_plan()
            return
        self._document.end_typing()
        options, records = self.chosen_options(), len({site.handle for site in plan.sites})

        def make() -> Edit | None:
            # The world may have changed since the places were found.
            if not self._is_there():
                return None
            return plan_rename(
                self._world, self._target, plan.new, options, handle=self._handle
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
