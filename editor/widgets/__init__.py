"""Small parts that two or more workspaces share."""

from editor.widgets.buttons import Button, icon_button, link_button, push_button
from editor.widgets.chip_button import ChipButton
from editor.widgets.chip_field import ChipField, ChipItem
from editor.widgets.count_bar import CountBar
from editor.widgets.empty_state import EmptyState
from editor.widgets.field_box import FieldBox
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.plain import ElidedLabel, PlainLabel, plain_tooltip
from editor.widgets.progress_box import ProgressBox
from editor.widgets.row_list import RowList, RowModel, RowPainter, RowState
from editor.widgets.row_table import PAD, CellPainter, HandleTable, RowTable, Title, TitleHeader
from editor.widgets.search_field import SearchField
from editor.widgets.section_header import SectionHeader
from editor.widgets.segmented import SegmentedControl
from editor.widgets.slices import Slices
from editor.widgets.splitter import Splitter
from editor.widgets.text_fields import (
    LineEdit,
    PlainTextEdit,
    is_second_redo,
    is_undo_key,
    set_state,
)

__all__ = [
    "PAD",
    "Button",
    "CellPainter",
    "ChipButton",
    "ChipField",
    "ChipItem",
    "CountBar",
    "ElidedLabel",
    "EmptyState",
    "FieldBox",
    "FlowLayout",
    "HandleTable",
    "LineEdit",
    "PlainLabel",
    "PlainTextEdit",
    "ProgressBox",
    "RowList",
    "RowModel",
    "RowPainter",
    "RowState",
    "RowTable",
    "SearchField",
    "SectionHeader",
    "SegmentedControl",
    "Slices",
    "Splitter",
    "Title",
    "TitleHeader",
    "icon_button",
    "is_second_redo",
    "is_undo_key",
    "link_button",
    "plain_tooltip",
    "push_button",
    "set_state",
]
