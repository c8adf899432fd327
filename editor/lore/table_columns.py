"""Which columns of the table are shown, in what order and how wide, for each kind of record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QHeaderView, QTableView

from editor.lore.delegate import CellDelegate
from editor.lore.table_layout import fit_columns
from editor.lore.table_model import RecordTableModel
from editor.theme import Theme

_LEAST = 24


class TableColumns:
    """Keeps what the user chose and gives the view its columns by it."""

    def __init__(
        self, theme: Theme, view: QTableView, model: RecordTableModel, painter: CellDelegate
    ) -> None:
        self._theme, self._view, self._rows, self._painter = theme, view, model, painter
        self._fitting = False
        self._hidden: dict[str, set[str]] = {}
        self._asked_for: dict[str, set[str]] = {}
        self._roomless: frozenset[str] = frozenset()
        self._chosen: dict[str, dict[str, int]] = {}
        self._order: dict[str, list[str]] = {}
        header = self._header
        header.sectionResized.connect(self._on_resized)
        header.sectionMoved.connect(self._on_moved)

    @property
    def _header(self) -> QHeaderView:
        return self._view.horizontalHeader()

    @property
    def _kind(self) -> str:
        return self._rows.kind.value

    def fit(self) -> None:
        """Give the columns their widths for the width there is."""
        columns = self._rows.columns
        found = fit_columns(
            columns,
            self._view.viewport().width(),
            hidden=self._hidden.get(self._kind, ()),
            asked_for=self._asked_for.get(self._kind, ()),
            chosen=self._chosen.get(self._kind),
            stretched=self._theme.look.stretched,
        )
        self._fitting = True
        for at, column in enumerate(columns):
            self._view.setColumnHidden(at, column.name not in found.widths)
            if column.name in found.widths:
                self._view.setColumnWidth(at, found.widths[column.name])
        self._fitting = False
        self._painter.single_chip, self._roomless = found.single_chip, found.roomless
        self._find_first()

    def put(self) -> None:
        """Put the columns of the kind in the order that the user gave them."""
        header = self._header
        names = [column.name for column in self._rows.columns]
        wanted = [n for n in self._order.get(self._kind, ()) if n in names]
        wanted += [n for n in names if n not in wanted]
        blocked = header.blockSignals(True)
        for at, name in enumerate(wanted):
            header.moveSection(header.visualIndex(names.index(name)), at)
        header.blockSignals(blocked)
        self._find_first()

    def hidden(self) -> set[str]:
        """The columns that the user took away, of the kind that is shown."""
        return set(self._hidden.get(self._kind, ()))

    def roomless(self) -> frozenset[str]:
        """The columns that nobody took away and that have no room at this width."""
        return self._roomless

    def set_hidden(self, name: str, hidden: bool) -> None:
        """Take a column away, or bring it back: then it is there at any width."""
        gone = self._hidden.setdefault(self._kind, set())
        asked_for = self._asked_for.setdefault(self._kind, set())
        (gone.add if hidden else gone.discard)(name)
        (asked_for.discard if hidden else asked_for.add)(name)
        self.fit()
        if not hidden:
            self._bring_into_view(name)

    def reset(self) -> None:
        """The columns of the kind as they are from the start."""
        for chosen in (self._hidden, self._asked_for, self._chosen, self._order):
            chosen.pop(self._kind, None)
        self.put()
        self.fit()

    def _bring_into_view(self, name: str) -> None:
        names = [column.name for column in self._rows.columns]
        if name not in names:
            return
        self._view.updateGeometries()
        at, bar = names.index(name), self._view.horizontalScrollBar()
        left = self._header.sectionPosition(at)
        most = left + self._header.sectionSize(at) - self._view.viewport().width()
        bar.setValue(min(left, max(bar.value(), most)))

    def save(self) -> dict[str, Any]:
        """Hidden columns and those asked for, widths and order of each kind, as JSON values."""
        hidden = {kind: sorted(names) for kind, names in self._hidden.items() if names}
        shown = {kind: sorted(names) for kind, names in self._asked_for.items() if names}
        widths = {kind: dict(sizes) for kind, sizes in self._chosen.items()}
        order = {kind: list(names) for kind, names in self._order.items()}
        return {"hidden": hidden, "shown": shown, "widths": widths, "order": order}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take what `save` gave; wrong values are passed over."""
        hidden, widths, order = (state.get(name) for name in ("hidden", "widths", "order"))
        if isinstance(hidden, dict):
            self._hidden = {kind: set(names) for kind, names in _lists(hidden).items()}
        if isinstance(state.get("shown"), dict):
            self._asked_for = {k: set(names) for k, names in _lists(state["shown"]).items()}
        if isinstance(widths, dict):
            self._chosen = {
                str(kind): _widths(sizes)
                for kind, sizes in widths.items()
                if isinstance(sizes, dict)
            }
        if isinstance(order, dict):
            self._order = _lists(order)
        self.put()
        self.fit()

    def _find_first(self) -> None:
        header = self._header
        shown = [s for s in range(header.count()) if not header.isSectionHidden(s)]
        self._painter.first_column = min(shown, key=header.visualIndex, default=0)

    def _on_resized(self, section: int, old: int, new: int) -> None:
        dragging = self._fitting is False and self._header.underMouse()
        if dragging and new and section < len(self._rows.columns):
            column = self._rows.columns[section]
            self._chosen.setdefault(self._kind, {})[column.name] = new

    def _on_moved(self) -> None:
        header, columns = self._header, self._rows.columns
        logical = [header.logicalIndex(at) for at in range(header.count())]
        self._order[self._kind] = [columns[at].name for at in logical]
        self._find_first()
        self._view.viewport().update()


def _lists(state: Mapping[Any, Any]) -> dict[str, list[str]]:
    return {
        str(kind): [str(name) for name in names]
        for kind, names in state.items()
        if isinstance(names, list)
    }


def _widths(sizes: Mapping[Any, Any]) -> dict[str, int]:
    return {str(n): w for n, w in sizes.items() if isinstance(w, int) and w >= _LEAST}
