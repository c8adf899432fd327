"""The names of a world follow its edits: kept up, they are what they are when read anew."""

from __future__ import annotations

import itertools
import random
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.grounding import Checker, names_of
from core.grounding.book import Book
from core.grounding.names_in import lower_words
from core.model.kinds import Kind
from core.model.state import GameState
from core.text.fold import fold, tokens
from core.text.stems import stem
from core.world import build
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"
TEXTS = [
    "Verol firmó la orden. Nadie vio a Aldara Quirós.", "quirós se escribe con minúscula", "",
    "Luz brilla. La luz de Luz.", "Marea subió, dijo Marea.", "El Gremio Negro y la Casa del Farol.",
    "Minero viejo.", "un minero, el gremio y el farol", "Órdenes del Concejo. Concejo y concejo.",
]  # fmt: skip
LEFT_OUT = ["Verol", "Quirós", "Aldara Quirós", "Luz", "Gremio Negro", "Casa del farol", "Minero"]
NAMES = ["Verol", "La mina", "Luz", "Gremio minero", "", "Casa del Farol", "marea"]


def said(book: Book) -> dict[str, object]:
    """Everything a book says, for comparing two."""
    words = {w for s in book.sources for t in (s.text, *s.declared) for w in tokens(fold(t))}
    words |= {"verol", "quiros", "luz", "marea", "gremio", "farol", "minero"}
    roots = {stem(w, book.language) for w in words}
    return {
        "language": book.language,
        "sources": list(book.sources),
        "names": book.names,
        "owners": {w: list(book.owners(w)) for w in words},
        "like": {w: sorted(book.names_like(w)) for w in words},
        "declared": {w for w in words if book.is_declared(w)},
        "sure": {w for w in words if book.is_sure(w)},
        "common": {w for w in words if w in book.common},
        "terms": {root: list(book.terms(root)) for root in roots},
        "left": {w for w in words if book.is_left_out(w)},
        "found": [book.finder().find(text) for text in TEXTS],
        "copies": {source.text: copied(book, source.text) for source in book.sources},
    }


def copied(book: Book, text: str) -> list[str]:
    """The ids of what has each run of a text, whoever may know it."""
    index = book.copies
    keys = sorted(set(index.read(text).every_key()))
    return [index.item(number).id for key in keys for number in index.numbers(key)]


def named_by(book: Book, world: World) -> dict[int, set[tuple[str, ...]]]:
    """The words of the names of each entry, by the book."""
    found: dict[int, set[tuple[str, ...]]] = {h: set() for h in world.handles(Kind.ENTRY)}
    for word in book.names:
        for shown in book.owners(word):
            if shown.source.kind is Kind.ENTRY:
                found[shown.source.handle].add(shown.words)
    return found


def edit(world: World, choice: random.Random) -> None:
    """One edit of any sort that names may depend on."""
    entries = world.handles(Kind.ENTRY)
    what = choice.randrange(8)
    if what == 0 or not entries:
        file = next(iter(world.lore_files)).handle
        fields = {"id": f"n{choice.random()}", "text": choice.choice(TEXTS), "tags": ["x"]}
        world.apply(build.add(world, Kind.ENTRY, file, fields))
    elif what == 1:
        world.apply(build.delete(world, [choice.choice(entries)]))
    elif what == 2:
        names = choice.sample(NAMES, 2)
        world.apply(
            build.set_value(world, choice.choice(entries), "terms", [n for n in names if n])
        )
    elif what == 3:
        kind = choice.choice([Kind.NPC, Kind.PLACE, Kind.FACTION])
        handle = choice.choice(world.handles(kind))
        world.apply(build.set_value(world, handle, "name", choice.choice(NAMES)))
    elif what == 4:
        handle = choice.choice(world.handles(Kind.NPC))
        world.apply(build.set_value(world, handle, "full_sheet", choice.choice(TEXTS)))
    elif what == 6:
        left = choice.sample(LEFT_OUT, 2)
        world.apply(build.set_value(world, choice.choice(entries), "not_names", left))
    elif what == 5:
        world.apply(build.set_value(world, choice.choice(entries), "visibility", "secret"))
    else:
        world.apply(build.set_value(world, choice.choice(entries), "text", choice.choice(TEXTS)))


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False), st.lists(st.integers(0, 3), min_size=1, max_size=8))
def test_kept_up_it_says_what_it_says_read_anew(choice: random.Random, steps: list[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(DATA / "lore", Path(folder) / "lore")
        world = open_world(Path(folder) / "lore")
    kept, inverses = Book(world), []
    for count in steps:
        for _ in range(count):
            edit(world, choice)
        kept.catch_up(world)
        inverses.append(count)
    assert said(kept) == said(Book(world))
    shown = {
        handle: {n.words for n in names_of(world, handle) if not n.term and not n.left_out}
        for handle in world.handles(Kind.ENTRY)
    }
    assert shown == named_by(kept, world)


def test_an_edit_reads_one_record_and_nothing_changed_reads_none(tmp_path: Path) -> None:
    shutil.copytree(DATA / "lore", tmp_path / "lore")
    world = open_world(tmp_path / "lore")
    book = Book(world)
    assert book.catch_up(world) == 0
    handle = world.handles(Kind.ENTRY)[0]
    applied = world.apply(build.set_value(world, handle, "text", "Vino Aldara Quirós de Ombría."))
    assert book.catch_up(world) == 1
    assert book.owners("quiros")
    world.apply(applied.inverse)
    assert book.catch_up(world) == 1
    assert not book.owners("quiros")


@pytest.mark.parametrize("folder", ["lore", "lore_en", "lore_pt"])
def test_what_is_settled_when_asked_is_what_all_texts_settle(folder: str) -> None:
    """Against the definition: every text read, then every name settled by what all of them write."""
    world = open_world(DATA / folder)
    book = Book(world)
    common = frozenset(itertools.chain.from_iterable(lower_words(s.text) for s in book.sources))
    parts = list(book._parts.values())
    declared = {w for p in parts for words in book._declared(p.source) for w in words}
    sure = declared | {w for p in parts for n in p.names if not n.opens for w in n.words}
    names = declared | {w for p in parts for n in p.names for w in n.settled(common, sure)}
    assert book.names == names
    assert len(names) > 10


def test_a_checker_follows_the_edits_of_its_world(tmp_path: Path) -> None:
    shutil.copytree(DATA / "lore", tmp_path / "lore")
    world = open_world(tmp_path / "lore")
    checker = Checker(world)
    answer = "Pregúntale a Aldara Quirós."
    state = GameState("guardia_rufo")
    assert [f.kind for f in checker.check("guardia_rufo", state, answer)] == ["invention"]
    handle = world.find(Kind.ENTRY, "mina_causa_real")[0]
    applied = world.apply(build.set_value(world, handle, "text", "Fue Aldara Quirós."))
    assert [f.kind for f in checker.check("guardia_rufo", state, answer)] == ["leak"]
    world.apply(applied.inverse)
    assert [f.kind for f in checker.check("guardia_rufo", state, answer)] == ["invention"]
