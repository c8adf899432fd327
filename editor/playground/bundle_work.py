"""Making and opening repro bundles; runs in any thread and changes no world."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from core.cases.bundle import Bundle
from core.cases.bundle_file import read_bundle, write_bundle
from core.cases.bundle_make import Asked, make_bundle, read_memory
from core.cases.bundle_replay import Reproduction, reproduce
from core.cases.result import Difference
from core.memory.state import MemoryState
from core.model.kinds import Kind
from core.model.mask import sees
from core.model.records import Entry
from core.retrieval import Retriever
from core.text.fold import fold, tokens
from core.world.world import World

_LONGEST_NAME = 48


@dataclass(frozen=True, slots=True)
class OpenedBundle:
    """A bundle, what came of its question now, and the memory in it."""

    path: Path
    bundle: Bundle
    reproduction: Reproduction
    memory: MemoryState | None


def open_bundle(path: Path, world: World, retriever: Retriever) -> OpenedBundle:
    """Read a bundle and ask its question again. Raises UnreadableFile."""
    bundle = read_bundle(path)
    found = reproduce(bundle, world, retriever)
    return OpenedBundle(path, bundle, found, read_memory(bundle.memory))


def save_bundle(
    path: Path, world: World, retriever: Retriever, asked: Asked, language: str, *, for_player: bool
) -> Bundle:
    """Make a bundle and write it. Raises CannotSave."""
    bundle = make_bundle(world, retriever, asked, for_player=for_player)
    write_bundle(path, bundle, language)
    return bundle


def file_name(query: str, npc: str | None, *, for_player: bool) -> str:
    """A name for a bundle: who was asked, and the longer words of the question."""
    longer = [word for word in tokens(fold(query)) if len(word) > 3]
    stem = "_".join(part for part in (npc or "", *longer[:3]) if part)[:_LONGEST_NAME]
    safe = "".join(c if c.isalnum() or c in "_-" else "_" for c in stem) or "bundle"
    return f"{safe}{'_player' if for_player else ''}.zip"


def difference_lines(
    differences: Iterable[Difference], world: World, opened: Bundle, language: str, masked: str
) -> list[str]:
    """The differences as sentences; `masked` stands for ids that may not be named, "" for none."""
    hidden = _hidden_ids(world, opened) if masked else frozenset()
    return [_line(difference, hidden, masked).message(language) for difference in differences]


def _line(difference: Difference, hidden: frozenset[str], masked: str) -> Difference:
    item = masked if difference.item in hidden else difference.item
    return replace(
        difference,
        item=item,
        params=tuple((name, _named(value, hidden, masked)) for name, value in difference.params),
    )


def _named(value: object, hidden: frozenset[str], masked: str) -> object:
    if isinstance(value, tuple):
        return tuple(_named(part, hidden, masked) for part in value)
    return masked if isinstance(value, str) and value in hidden else value


def _hidden_ids(world: World, bundle: Bundle) -> frozenset[str]:
    """The ids that who is asked may not be given now, or might not when it was made."""
    viewer = world.viewer(bundle.question.state())
    now = {
        record.id
        for record in world.records(Kind.ENTRY)
        if not isinstance(record.data, Entry) or not sees(record.data, viewer)
    }
    return frozenset(now | {hidden.id for hidden in bundle.outcome.masked})
