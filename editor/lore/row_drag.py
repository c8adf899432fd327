"""What a drag of the table's rows carries: their handles, which only this program reads."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QMimeData

ROWS = "application/x-loremask-rows"


def carried(handles: Iterable[int]) -> QMimeData:
    """The data of a drag of rows."""
    data = QMimeData()
    data.setData(ROWS, ",".join(map(str, handles)).encode())
    return data


def handles_in(data: QMimeData) -> list[int]:
    """The handles that a drag of rows carries."""
    raw = bytes(data.data(ROWS).data()).decode("ascii", "replace")
    return [int(part) for part in raw.split(",") if part.isdecimal()]
