"""Which workspaces there are: every room of the editor with a `SPEC` in its `spec.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from editor.workspace import WorkspaceSpec

_ROOMS = ("lore", "playground", "memory", "knowledge", "cases", "scene")


def find_workspaces() -> tuple[WorkspaceSpec, ...]:
    """The workspaces that exist, in the order of the rail."""
    found = [_spec(room) for room in _ROOMS]
    return tuple(sorted((s for s in found if s is not None), key=lambda s: s.order))


def _spec(room: str) -> WorkspaceSpec | None:
    if find_spec(f"editor.{room}") is None or find_spec(f"editor.{room}.spec") is None:
        return None
    spec = import_module(f"editor.{room}.spec").SPEC
    assert isinstance(spec, WorkspaceSpec)
    return spec
