"""Which tabs of the form make sense for what is selected."""

from __future__ import annotations

from collections.abc import Sequence

from core.model.kinds import Kind
from core.world.lore_file import Record
from editor.forms.form_bar import FORM, RAW, RELATED, USED
from editor.forms.form_edits import has_form


def possible_tabs(records: Sequence[Record]) -> set[str]:
    """The tabs that make sense for some records."""
    if len(records) > 1:
        return {FORM}
    tabs = {RAW}
    if has_form(records[0]):
        tabs.add(FORM)
    if records[0].id and records[0].kind is not Kind.CASE:
        tabs.add(USED)
    if records[0].kind is Kind.ENTRY:
        tabs.add(RELATED)
    return tabs
