"""The trace of a game: JSON lines, one record each, append-only (spec section 5)."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from core.errors import UnreadableFile
from core.memory.fields import as_whole
from core.memory.log import Line
from core.memory.problems import Problem

EVENTS = frozenset(
    {
        "scene_start",
        "scene_end",
        "session_end",
        "secret_learned",
        "quest_completed",
        "fact",
        "call",
    }
)

MAX_MIB = 512
"""A larger trace is no trace of a game."""

_LINE_KEYS = ("turn", "scene", "place", "speaker", "present", "text")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened that is no line; ``data`` is the whole object as it stands."""

    kind: str
    turn: int | None = None
    scene: str | None = None
    data: Mapping[str, object] = field(default_factory=dict)
    number: int = 0


Record = Line | Event


@dataclass(frozen=True, slots=True)
class Trace:
    """The records of a trace in order, and what in it was not understood (``line 7``)."""

    records: tuple[Record, ...] = ()
    problems: tuple[Problem, ...] = ()


def read_trace(lines: Iterable[str | bytes]) -> Trace:
    """Read a trace; a line that is not understood is reported and skipped, never fatal."""
    records: list[Record] = []
    problems: list[Problem] = []
    for number, line in enumerate(lines, start=1):
        record = _read_line(line, number, problems)
        if record is not None:
            records.append(record)
    return Trace(tuple(records), tuple(problems))


def read_trace_file(path: Path) -> Trace:
    """Read the trace of a file, or of a pipe.

    Raises UnreadableFile when it cannot be opened, is a device, or is larger than `MAX_MIB`.
    """
    try:
        _check_file(path)
        with path.open("rb") as file:
            return read_trace(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnreadableFile("trace_unreadable", {"reason": reason}, path=path) from error


def _check_file(path: Path) -> None:
    if path.is_char_device() or path.is_block_device() or path.is_socket():
        raise UnreadableFile("not_a_file", path=path)
    if path.stat().st_size > MAX_MIB << 20:
        raise UnreadableFile("too_large", {"limit": MAX_MIB}, path=path)


def format_record(record: Record) -> str:
    """Return a record as one line of JSON without its line end; keys it was read with stay."""
    data = _line_data(record) if isinstance(record, Line) else _event_data(record)
    text = json.dumps(data, ensure_ascii=False)
    if any("\ud800" <= char <= "\udfff" for char in text):
        return json.dumps(data, ensure_ascii=True)
    return text


def append_trace(path: Path, records: Iterable[Record]) -> None:
    """Append records to a trace file; a torn last line of an earlier run gets its end first."""
    text = "".join(format_record(record) + "\n" for record in records)
    with path.open("ab+") as file:
        if file.tell() > 0:
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                text = "\n" + text
        file.write(text.encode("utf-8"))


def _read_line(line: str | bytes, number: int, problems: list[Problem]) -> Record | None:
    where = f"line {number}"
    text = _decoded(line, where, problems)
    if text is None or not text.strip():
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        column = getattr(error, "colno", 1)
        problems.append(Problem("trace_not_json", where, {"column": column}))
        return None
    if not isinstance(data, dict):
        problems.append(Problem("trace_no_object", where))
        return None
    return _event(data, number, problems) if "event" in data else _line(data, number, problems)


def _decoded(line: str | bytes, where: str, problems: list[Problem]) -> str | None:
    if isinstance(line, str):
        return line.removeprefix("\ufeff")
    try:
        return line.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        problems.append(Problem("trace_not_utf8", where, {"byte": error.start + 1}))
        return None


def _event(data: dict[str, object], number: int, problems: list[Problem]) -> Event | None:
    kind = data["event"]
    where = f"line {number}"
    if not isinstance(kind, str):
        problems.append(Problem("trace_event", where, {"event": str(kind)}))
        return None
    if kind not in EVENTS:
        problems.append(Problem("trace_event", where, {"event": kind}))
    turn = _turn(data, where, problems) if "turn" in data else None
    return Event(kind, turn, _text(data, "scene", where, problems), data, number)


def _line(data: dict[str, object], number: int, problems: list[Problem]) -> Line | None:
    where = f"line {number}"
    text, speaker = data.get("text"), data.get("speaker", "")
    if not isinstance(text, str):
        problems.append(Problem("trace_no_text", where))
        return None
    turn = _turn(data, where, problems)
    if turn is None:
        return None
    if not isinstance(speaker, str) or not speaker:
        problems.append(Problem("trace_no_speaker", where))
        speaker = ""
    return Line(
        turn,
        speaker,
        text,
        _text(data, "scene", where, problems),
        _text(data, "place", where, problems),
        present_of(data, where, problems),
        number,
        data,
    )


def _turn(data: Mapping[str, object], where: str, problems: list[Problem]) -> int | None:
    turn = as_whole(data.get("turn"))
    if turn is None:
        problems.append(Problem("trace_no_turn", where))
    return turn


def _text(data: Mapping[str, object], key: str, where: str, problems: list[Problem]) -> str | None:
    value = data.get(key)
    if value is None or isinstance(value, str):
        return value
    problems.append(Problem("trace_no_id", where, {"key": key}))
    return None


def present_of(
    data: Mapping[str, object], where: str, problems: list[Problem]
) -> tuple[str, ...] | None:
    """Return who is said to be present; None when nothing is said.

    What is said and not understood means nobody: better an NPC that missed a line than a leak.
    """
    value = data.get("present")
    if value is None:
        return None
    if not isinstance(value, list):
        problems.append(Problem("trace_present", where))
        return ()
    present = tuple(dict.fromkeys(npc for npc in value if isinstance(npc, str) and npc))
    if any(not isinstance(npc, str) or not npc for npc in value):
        problems.append(Problem("trace_present", where))
    return present


def _line_data(line: Line) -> dict[str, object]:
    present = None if line.present is None else list(line.present)
    now = {
        "turn": line.turn,
        "scene": line.scene,
        "place": line.place,
        "speaker": line.speaker,
        "present": present,
        "text": line.text,
    }
    data: dict[str, object] = {
        key: value for key, value in now.items() if value is not None or key in line.raw
    }
    return {**data, **{key: held for key, held in line.raw.items() if key not in _LINE_KEYS}}


def _event_data(event: Event) -> dict[str, object]:
    data: dict[str, object] = {"event": event.kind}
    if event.turn is not None:
        data["turn"] = event.turn
    if event.scene is not None:
        data["scene"] = event.scene
    return {**data, **{key: held for key, held in event.data.items() if key not in data}}
