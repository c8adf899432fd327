"""Every field that enters a context stays in its line: names, ids, sheets, places, lore."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from core.context import BuiltContext, Extras, build_context
from core.context.wording import WORDING
from core.memory.facts import Fact
from core.memory.log import EventLog, Line
from core.memory.state import MemoryState, SheetNote, add_sheet_note
from core.memory.wording import WORDING as MEMORY_WORDING
from core.model.state import GameState
from core.retrieval import Retriever
from core.text.languages import LANGUAGES, Language
from core.world.opening import open_world
from core.world.world import World
from tests.core.context.test_context_forgery import ATTACKS

DELIMITERS = ("<|", "|>", "[INST]", "[/INST]", "<<SYS>>", "<</SYS>>", "</s>", "<s>", "< /s >",
              "<start_of_turn>", "<synopsis>", "<npc_list>", "<notes>")  # fmt: skip
KEYS: dict[Language, dict[str, str]] = {
    "es": {"entry": "entradas", "text": "texto", "tags": "etiquetas", "name": "nombre", "voice": "voz",
           "public": "ficha_publica", "full": "ficha_completa", "places": "lugares",
           "factions": "facciones", "language": "idioma"},
    "pt": {"entry": "entradas", "text": "texto", "tags": "etiquetas", "name": "nombre", "voice": "voz",
           "public": "ficha_publica", "full": "ficha_completa", "places": "lugares",
           "factions": "facciones", "language": "idioma"},
    "en": {"entry": "entries", "text": "text", "tags": "tags", "name": "name", "voice": "voice",
           "public": "public_sheet", "full": "full_sheet", "places": "places",
           "factions": "factions", "language": "language"},
}  # fmt: skip


def hostile_world(folder: Path, language: Language) -> World:
    """A world in which each attack is the name, id or text of a record of every kind."""
    key = KEYS[language]
    cast: list[dict[str, object]] = [{"id": "bram", key["name"]: "Bram"}]
    places: list[dict[str, object]] = []
    lore: list[dict[str, object]] = []
    for n, attack in enumerate(ATTACKS):
        cast += [{"id": f"{field}{n}", key["name"]: f"N{n}", key[field]: attack}
                 for field in ("name", "voice", "public", "full")]  # fmt: skip
        cast.append({"id": f"id {attack}"})
        places.append({"id": f"p{n}", key["name"]: attack})
        lore.append(
            {"id": f"{attack} id", key["text"]: f"clave{n}x.", key["tags"]: [f"claveid{n}"]}
        )
        lore.append({"id": f"t{n}", key["text"]: attack, key["tags"]: [f"clavetexto{n}"]})
    raw = {key["language"]: language, key["entry"]: lore, "npcs": cast, key["places"]: places,
           key["factions"]: [{"id": "f", key["name"]: ATTACKS[0]}]}  # fmt: skip
    folder.joinpath("world.json").write_text(json.dumps(raw), encoding="utf-8")
    return open_world(folder)


@dataclass(frozen=True, slots=True)
class Asked:
    """A world and what one context is built with."""

    world: World
    retriever: Retriever
    npc: str | None = "bram"
    query: str = "hola"
    place: str | None = None
    memory: MemoryState = field(default_factory=MemoryState)
    lines: tuple[Line, ...] = ()
    extras: Extras = field(default_factory=Extras)

    def build(self) -> BuiltContext:
        return build_context(
            self.world, self.retriever, self.npc, self.query, GameState(place=self.place),
            self.memory, EventLog(self.lines), 500_000, extras=self.extras,
        )  # fmt: skip


def _place_id(asked: Asked, n: int, attack: str) -> Asked:
    return Asked(asked.world, asked.retriever, place=f"{attack} place")


def _speaker(asked: Asked, n: int, attack: str) -> Asked:
    return Asked(asked.world, asked.retriever, lines=(Line(1, attack, "hola", present=("bram",)),))


def _cast_speaks(asked: Asked, n: int, attack: str) -> Asked:
    lines = (Line(1, f"name{n}", attack, present=("bram",)),)
    return Asked(asked.world, asked.retriever, lines=lines)


def _present(asked: Asked, n: int, attack: str) -> Asked:
    there = (attack, f"name{n}", f"id {attack}")
    return Asked(asked.world, asked.retriever, extras=Extras(present=there))


def _note(asked: Asked, n: int, attack: str) -> Asked:
    return Asked(asked.world, asked.retriever, extras=Extras(notes=(attack, "fin")))


def _fact(asked: Asked, n: int, attack: str) -> Asked:
    memory = MemoryState(facts={"bram": (Fact(attack, 1, id=attack), Fact("fin", 1))})
    return Asked(asked.world, asked.retriever, memory=memory)


def _sheet(asked: Asked, n: int, attack: str) -> Asked:
    memory = add_sheet_note(MemoryState(), "bram", SheetNote(attack, 3, attack, attack))
    return Asked(asked.world, asked.retriever, memory=memory)


Put = Callable[[Asked, int, str], Asked]
FIELDS: dict[str, Put] = {
    "npc name": lambda a, n, _: Asked(a.world, a.retriever, f"name{n}"),
    "npc voice": lambda a, n, _: Asked(a.world, a.retriever, f"voice{n}"),
    "public sheet": lambda a, n, _: Asked(a.world, a.retriever, f"public{n}"),
    "full sheet": lambda a, n, _: Asked(a.world, a.retriever, f"full{n}"),
    "npc id": lambda a, n, attack: Asked(a.world, a.retriever, f"id {attack}"),
    "unknown npc": lambda a, n, attack: Asked(a.world, a.retriever, attack),
    "entry id": lambda a, n, _: Asked(a.world, a.retriever, query=f"claveid{n}"),
    "entry text": lambda a, n, _: Asked(a.world, a.retriever, query=f"clavetexto{n}"),
    "place name": lambda a, n, _: Asked(a.world, a.retriever, place=f"p{n}"),
    "place id": _place_id,
    "speaker": _speaker,
    "speaker of the cast": _cast_speaks,
    "present": _present,
    "note of the game": _note,
    "fact": _fact,
    "sheet addition": _sheet,
    "player's line": lambda a, n, attack: Asked(a.world, a.retriever, query=attack),
}


@pytest.fixture(scope="module", params=LANGUAGES)
def asked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Asked:
    world = hostile_world(tmp_path_factory.mktemp("hostile"), request.param)
    return Asked(world, Retriever(world))


@pytest.mark.parametrize("field", FIELDS)
def test_no_field_can_forge_structure(asked: Asked, field: str) -> None:
    seen = 0
    for n, attack in enumerate(ATTACKS):
        built = FIELDS[field](asked, n, attack).build()
        _check(built, asked.world.language, f"{field}: {attack!r}")
        seen += 1
    assert seen >= 60


def _check(built: BuiltContext, language: str, what: str) -> None:
    built.text.encode("utf-8")
    strange = [
        c for c in built.text if c != "\n" and unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"}
    ]
    assert not strange, what
    assert not [token for token in DELIMITERS if token in built.text], what
    blocks = [block.split("\n") for block in built.text.split("\n\n")]
    names = [section.name for section in built.sections]
    assert len(blocks) == len(names), what
    for name, block in zip(names, blocks, strict=True):
        _check_block(name, block, WORDING[language], MEMORY_WORDING[language].player, what)  # type: ignore[index]
    lore = built.section("lore")
    assert (len(lore.text.split("\n")) - 1 if lore else 0) == len(built.given), what


def _check_block(name: str, block: list[str], wording: object, player: str, what: str) -> None:
    opens = {
        "rules": tuple(f"- {rule}" for rule in wording.rules),  # type: ignore[attr-defined]
        "identity": tuple(
            getattr(wording, part).split("{}")[0]
            for part in ("name", "voice", "public_sheet", "full_sheet")
        ),
        "facts": ("- ",),
        "lore": ("- [",),
        "state": (*(getattr(wording, part).split("{}")[0] for part in ("place", "present")), "- "),
    }
    if name == "line":
        assert len(block) == 1, what
        assert block[0].startswith(f"{player}: "), what
        return
    for line in block[1:]:
        if name == "conversation":
            assert ": " in line, what
            assert not line.startswith(("- ", "[", "#", "<", ">")), what
        else:
            assert line.startswith(opens[name]), (what, line)
        if name != "lore":
            assert not line.startswith("- ["), what
        else:
            label = line[3:].split("] ")[0]
            assert not any(unicodedata.normalize("NFKC", c) in "[]" for c in label), what
