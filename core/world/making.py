"""Making new worlds and new files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from core.errors import CannotSave
from core.files.atomic import save_error, write_files
from core.files.vocabulary import SECTION_BY_KIND, Vocabulary
from core.model.kinds import Kind
from core.world.opening import load_file, open_world
from core.world.world import World

_NAMES = {
    Vocabulary.ES: {"lore": "lore.json", "cast": "reparto.json", "scenario": "escenario.json"},
    Vocabulary.EN: {"lore": "lore.json", "cast": "cast.json", "scenario": "scenario.json"},
}
_SCENARIO = (Kind.PLACE, Kind.QUEST, Kind.FACTION, Kind.PLOT)


def create_world(folder: Path, language: str, vocabulary: Vocabulary) -> World:
    """Make a folder with an empty lore file, cast and scenario, and open it.

    Raises CannotSave when a file of those names is there, or nothing can be written.
    """
    names = _NAMES[vocabulary]
    scenario = _skeleton(vocabulary, _SCENARIO, {Kind.LANGUAGE: language})
    contents = {
        names["lore"]: _skeleton(vocabulary, (Kind.ENTRY,)),
        names["cast"]: _skeleton(vocabulary, (Kind.NPC,)),
        names["scenario"]: scenario,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise save_error(error, folder) from None
    for name in contents:
        if (folder / name).exists():
            raise CannotSave("file_exists", path=folder / name)
    write_files(folder, contents)
    return open_world(folder)


def _skeleton(
    vocabulary: Vocabulary, kinds: tuple[Kind, ...], settings: Mapping[Kind, str] | None = None
) -> bytes:
    values: dict[str, object] = {"version": 1}
    for kind, value in (settings or {}).items():
        values[SECTION_BY_KIND[kind].key(vocabulary)] = value
    values.update({SECTION_BY_KIND[kind].key(vocabulary): [] for kind in kinds})
    return (json.dumps(values, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def add_lore_file(world: World, name: str, vocabulary: Vocabulary | None = None) -> int:
    """Make an empty lore file in the world's folder, on disk at once; its handle.

    In the vocabulary of the world, unless another is given. Not an edit: what is put into it can be undone, the file itself stays.
    Raises CannotSave when there is a file of that name.
    """
    folder = world.folder
    if not folder.is_dir():
        raise CannotSave("no_folder", path=folder)
    path = folder / (name if name.lower().endswith(".json") else f"{name}.json")
    if path.name != Path(path.name).name or path.parent != folder:
        raise CannotSave("bad_name", {"name": name}, path=folder)
    if path.exists():
        raise CannotSave("file_exists", path=path)
    write_files(folder, {path.name: _skeleton(vocabulary or world.vocabulary, (Kind.ENTRY,))})
    file, records = load_file(world, path)
    world.add_file(file, records)
    return file.handle
