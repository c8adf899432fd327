"""The pages of fields of all kinds, made while nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from core.model.kinds import Kind
from editor.forms.form_page import FormPage

_AFTER_MS = 1200
"""The window is there and usable before pages are made ahead."""
_EVERY_MS = 15


class FormPages(QObject):
    """Pages by kind. `make` gives one without its fields, `ready` is called when it has them.

    `prepare` makes pages ahead, a field at a time.
    """

    def __init__(
        self,
        make: Callable[[Kind], FormPage],
        ready: Callable[[FormPage], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._make, self._ready = make, ready
        self._wanted: Sequence[Kind] = ()
        self._pages: dict[Kind, FormPage] = {}
        self._begun: FormPage | None = None
        self._ahead = QTimer(self)
        self._ahead.timeout.connect(self._go_on)

    def prepare(self, kinds: Sequence[Kind]) -> None:
        """Make the pages of kinds that there are none of, a while from now."""
        self._wanted = tuple(kinds)
        self._ahead.start(_AFTER_MS)

    def of(self, kind: Kind) -> FormPage:
        """The page of a kind, with all its fields."""
        if kind not in self._pages:
            self._finish(self._begin(kind))
        return self._pages[kind]

    def _begin(self, kind: Kind) -> FormPage:
        if self._begun is not None and self._begun.kind is kind:
            return self._begun
        return self._make(kind)

    def _finish(self, page: FormPage) -> None:
        page.finish()
        self._pages[page.kind] = page
        if page is self._begun:
            self._begun = None
        self._ready(page)

    def _go_on(self) -> None:
        """Make one field of the next page that there is none of."""
        self._ahead.setInterval(_EVERY_MS)
        if self._begun is None:
            kind = next((k for k in self._wanted if k not in self._pages), None)
            if kind is None:
                self._ahead.stop()
                return
            self._begun = self._make(kind)
        elif not self._begun.build_on():
            self._finish(self._begun)
