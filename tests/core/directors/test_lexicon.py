"""The words of a world kept up edit by edit are those of a world read anew."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from core.directors.game import Game
from core.directors.lexicon import Lexicon
from core.directors.table import Table
from core.model.kinds import Kind
from core.retrieval import Retriever
from core.world.build import delete, duplicate, move, set_raw, set_value
from core.world.edits import Edit
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"
TEXTS = (
    "El Farol de Ezra guarda un relicario. Mina vacía.",
    "Bram teme a Verol, y Verol lo sabe.",
    "Sørlund y O'Brien callan; v-a-m-p-i-r-o.",
    "",
    "mina de hierro, farol y plaza",
)
TEXT_OF = {
    Kind.ENTRY: ("text", "title"),
    Kind.NPC: ("full_sheet", "public_sheet", "voice", "name"),
    Kind.PLACE: ("name",),
    Kind.QUEST: ("name",),
    Kind.PLOT: ("text",),
    Kind.PLAYER: ("full_sheet", "name"),
}


def copy_of(tmp_path: Path, name: str) -> World:
    folder = tmp_path / name
    shutil.copytree(DATA / name, folder)
    return open_world(folder)


def texts_of(lexicon: Lexicon) -> set[str]:
    held = (lexicon.sources(root) for root in lexicon.index._roots)
    return {source.text for listed in held for source in listed}


def copied(lexicon: Lexicon, text: str) -> list[str]:
    """The ids of what has each run of a text."""
    index = lexicon.copies
    keys = sorted(set(index.read(text).every_key()))
    return [index.item(number).id for key in keys for number in index.numbers(key)]


def what_it_says(lexicon: Lexicon) -> dict[str, object]:
    """All that can be asked of it, for every word that it holds."""
    words, roots = lexicon.index._words, lexicon.index._roots
    names = lexicon.names
    return {
        "words": dict(words),
        "roots": dict(roots),
        "starts": dict(lexicon.index._starts),
        "heads": dict(lexicon.index._heads),
        "kernels": {key: dict(held) for key, held in lexicon.index._kernels.items()},
        "sources": {root: lexicon.sources(root) for root in roots},
        "kept": sorted(lexicon._sources),
        "copies": {text: copied(lexicon, text) for text in texts_of(lexicon)},
        "owners": {word: names.owners(word) for word in words},
        "terms": {root: tuple(names.terms(root)) for root in roots},
    }


def random_edit(world: World, rng: random.Random) -> Edit:
    kind = rng.choice(tuple(TEXT_OF))
    handle = rng.choice(world.handles(kind))
    choice = rng.random()
    if kind is Kind.ENTRY and choice < 0.15:
        return delete(world, [handle])
    if kind is Kind.ENTRY and choice < 0.3:
        return duplicate(world, [handle])
    if kind is Kind.ENTRY and choice < 0.4:
        lore = [file.handle for file in world.lore_files if world.handles(Kind.ENTRY)]
        return move(world, [handle], rng.choice(lore))
    if kind is Kind.ENTRY and choice < 0.5:
        return set_value(world, handle, "terms", rng.sample(["farol", "dos marcas", "Ezra"], 2))
    if kind is Kind.ENTRY and choice < 0.6:
        return set_value(world, handle, "visibility", rng.choice(["publico", "oculto"]))
    if choice < 0.7:
        return set_raw(world, handle, json.dumps({"id": "roto", "texto": 7, "nombre": 7}))
    return set_value(world, handle, rng.choice(TEXT_OF[kind]), rng.choice(TEXTS))


@pytest.mark.parametrize("seed", range(4))
def test_after_any_edits_it_is_what_reading_anew_gives(tmp_path: Path, seed: int) -> None:
    world = copy_of(tmp_path, "lore")
    rng = random.Random(seed)
    lexicon = Lexicon(world)
    undo: list[Edit] = []
    made = 0
    for _ in range(25):
        back = undo and rng.random() < 0.3
        try:
            applied = world.apply(undo.pop() if back else random_edit(world, rng))
        except Exception as error:
            assert type(error).__name__ == "BadEdit", error
            continue
        made += 1
        if not back:
            undo.append(applied.inverse)
        lexicon.update(applied.changes)
        assert lexicon.behind == 0
        assert what_it_says(lexicon) == what_it_says(Lexicon(world))
    assert made > 12


def test_what_was_missed_is_caught_up(tmp_path: Path) -> None:
    world = copy_of(tmp_path, "isolation")
    table = Table(world, Retriever(world), Game("es"))
    assert not table.words_read
    lexicon = table.lexicon
    handle = world.find(Kind.ENTRY, "posada_noche")[0]
    world.apply(set_value(world, handle, "text", "La posada esconde un relicario."))
    assert lexicon.behind == 1
    assert table.words_read, "one record is no reason to wait"
    assert table.lexicon is lexicon
    assert what_it_says(lexicon) == what_it_says(Lexicon(world))


def test_another_language_reads_everything_anew(tmp_path: Path) -> None:
    world = copy_of(tmp_path, "isolation")
    lexicon = Lexicon(world)
    setting = next(iter(world.handles(Kind.LANGUAGE)))
    applied = world.apply(set_raw(world, setting, json.dumps("en")))
    lexicon.update(applied.changes)
    assert lexicon.language == "en"
    assert what_it_says(lexicon) == what_it_says(Lexicon(world))


def test_words_are_shared_between_games_of_one_world_only(tmp_path: Path) -> None:
    first, other = copy_of(tmp_path, "isolation"), copy_of(tmp_path, "lore")
    read = Table(first, Retriever(first), Game("es"))
    same = Table(first, Retriever(first), Game("es"))
    another = Table(other, Retriever(other), Game("es"))
    words = read.lexicon
    same.share_words(read)
    another.share_words(read)
    assert same.words_read and same.lexicon is words
    assert not another.words_read and another.lexicon.world is other
