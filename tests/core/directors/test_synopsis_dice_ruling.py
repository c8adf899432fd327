"""What directors write is read leniently, and nothing in it can break anything."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.directors.checks import Announced, Check, Outcome, announce, resolve
from core.directors.dice import BadDice, parse_dice, roll, roller, thrown
from core.directors.roster import resolve as resolve_ids
from core.directors.ruling import Proposed, Route, parse_ruling
from core.directors.script import parse_part, parse_scene
from core.directors.synopsis import parse_reply, parse_typed
from core.model.kinds import Kind
from core.world.opening import open_world

DATA = Path(__file__).resolve().parents[3] / "data"

SEED = """<synopsis>
  Elian vuelve al cuarto con Maeve y sale a explorar.
  <npc_list>maeve-corwin</npc_list>
  <location>room-314</location>
  <new_scene/>
</synopsis>"""


def test_the_seed_s_example_is_read() -> None:
    synopsis = parse_reply(SEED).synopsis
    assert synopsis is not None
    assert synopsis.text == "Elian vuelve al cuarto con Maeve y sale a explorar."
    assert synopsis.npcs == ("maeve-corwin",)
    assert synopsis.location == "room-314"
    assert synopsis.new_scene


@pytest.mark.parametrize(
    ("written", "npcs"),
    [
        ("<npc_list>ana, bruno,celia</npc_list>", ("ana", "bruno", "celia")),
        ("<npc_list>ana bruno\n celia</npc_list>", ("ana", "bruno", "celia")),
        ("<npc_list>ana; ana</npc_list>", ("ana",)),
        ("<npc_list></npc_list>", ()),
        ("<npc_list/>", ()),
        ("<NPC_LIST >ana</npc_list >", ("ana",)),
        ("<npc_list>ana\nY luego nada.", ("ana",)),
        ("", None),
    ],
)
def test_the_list_of_people(written: str, npcs: tuple[str, ...] | None) -> None:
    synopsis = parse_reply(f"<synopsis>Algo. {written}</synopsis>").synopsis
    assert synopsis is not None
    assert synopsis.npcs == npcs


def test_only_the_synopsis_is_forwarded() -> None:
    reply = parse_reply(
        "Pienso: es un vampiro. <notes>el vampiro\nataca</notes>"
        "```xml\n<synopsis>Cena <notes>muerde</notes> tranquila.</synopsis>\n```<ooc>¿Sigues?</ooc>"
    )
    assert reply.synopsis is not None
    assert reply.synopsis.text == "Cena tranquila."
    assert reply.notes == "el vampiro\nataca\nmuerde"
    assert reply.ooc == "¿Sigues?"


@pytest.mark.parametrize(
    "text",
    [
        "<synopsis>Cena. <notes>vampiro</notes>",
        "<synopsis>Cena. <ooc>vampiro",
        "<synopsis>Cena.</synopsis> vampiro",
        "vampiro <synopsis>Cena.",
    ],
)
def test_tags_that_are_not_closed_let_nothing_else_through(text: str) -> None:
    synopsis = parse_reply(text).synopsis
    assert synopsis is not None
    assert synopsis.text == "Cena."


def test_no_synopsis_is_none_and_typed_prose_is_one() -> None:
    assert parse_reply("no sé").synopsis is None
    typed = parse_typed("Cenan juntos. <location>posada</location>").synopsis
    assert typed is not None
    assert (typed.text, typed.location, typed.npcs) == ("Cenan juntos.", "posada", None)


@given(st.text(max_size=400))
def test_any_text_is_read(text: str) -> None:
    parse_reply(text)
    parse_typed(f"<synopsis>{text}<npc_list>{text}")
    parse_ruling(text)


def test_ids_are_matched_exactly_then_with_dashes_level() -> None:
    world = open_world(DATA / "lore")
    found = resolve_ids(world, Kind.NPC, ["herrero-bram", "minera_nela", "herrero_bran", "zzz"])
    assert found.ids == ("herrero_bram", "minera_nela")
    assert [p.code for p in found.problems] == ["unknown_id_nearest", "unknown_id"]
    assert "herrero_bram" in found.problems[0].message("en")


def test_in_a_world_without_such_records_any_id_will_do(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"entradas": []}', encoding="utf-8")
    assert resolve_ids(open_world(tmp_path), Kind.NPC, ["quien-sea"]).ids == ("quien-sea",)


# dice


@pytest.mark.parametrize(
    ("notation", "bounds"),
    [
        ("2d6+1", (3, 13)),
        ("d20", (1, 20)),
        ("1D100-5", (-4, 95)),
        ("d%", (1, 100)),
        ("4d6kh3", (3, 18)),
        ("2d20kl1 + 2", (3, 22)),
        ("2d8+1d4-2", (1, 18)),
        ("7", (7, 7)),
        ("-1d4", (-4, -1)),
    ],
)
def test_dice_notation(notation: str, bounds: tuple[int, int]) -> None:
    dice = parse_dice(notation)
    assert dice.bounds == bounds
    rng = random.Random(3)
    totals = [roll(dice, roller(rng)).total for _ in range(400)]
    assert min(totals) >= bounds[0]
    assert max(totals) <= bounds[1]


@pytest.mark.parametrize(
    "text", ["", "x", "2d", "d0", "0d6", "101d6", "1d1001", "2d6++1", "2d6kh3", "1d6 1d6", "2d6+"]
)
def test_what_is_no_dice_is_refused(text: str) -> None:
    with pytest.raises(BadDice):
        parse_dice(text)


def test_the_same_seed_throws_the_same_and_faces_can_be_given() -> None:
    dice = parse_dice("3d6+2")
    one = roll(dice, roller(random.Random(9)))
    assert one == roll(dice, roller(random.Random(9)))
    assert one == roll(dice, thrown(one.faces))
    assert roll(parse_dice("4d6kh3"), thrown((1, 6, 5, 4))).total == 15
    assert roll(parse_dice("2d20kl1"), thrown((17, 4))).total == 4


@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        ((6, 6), Outcome.TRIUMPH),
        ((3, 4), Outcome.SUCCESS),
        ((2, 3), Outcome.FAILURE),
        ((1, 1), Outcome.DISASTER),
    ],
)
def test_skill_and_outcome(faces: tuple[int, int], outcome: Outcome) -> None:
    rolled = resolve(Check("sigilo", "2d6", 8), {"sigilo": 1}, lambda _: thrown(faces))
    assert rolled.outcome is outcome
    assert rolled.total == sum(faces) + 1


def test_the_reason_is_not_shown_before_the_roll() -> None:
    check = Check("sigilo", "2d6", 9, "si falla, el vampiro despierta")
    seen: list[Announced] = []

    def throw(announced: Announced):
        seen.append(announced)
        return thrown((3, 3))

    rolled = resolve(check, {"sigilo": 1}, throw)
    assert "vampiro" not in repr(seen)
    assert "9" not in repr(seen)
    assert seen == [announce(check, {"sigilo": 1})]
    assert rolled.reason == check.reason


# the Game Director


def test_a_ruling_in_json_even_with_talk_around_it() -> None:
    ruling = parse_ruling(
        'Claro:\n```json\n{"route": "new_scene", "check": {"skill": "sigilo", "dice": "2d6",'
        ' "difficulty": 9, "reason": "x"}, "changes": [{"kind": "place", "id": "mina"}, 3]}\n```'
    )
    assert ruling.route is Route.NEW_SCENE
    assert ruling.check == Check("sigilo", "2d6", 9, "x")
    assert ruling.changes == (Proposed("place", "mina"),)
    assert [p.code for p in ruling.problems] == ["director_change_unread"]


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("continuation", Route.CONTINUATION),
        ("Es una nueva escena.", Route.NEW_SCENE),
        ("{broken", None),
        ("no sé", None),
    ],
)
def test_a_ruling_in_words(text: str, route: Route | None) -> None:
    assert parse_ruling(text).route is route


# the text of a scene


def test_lines_go_to_those_present_and_to_nobody_else() -> None:
    names = {"herrero_bram": ("Bram", "el herrero"), "minera_nela": ("Nela",)}
    text = "Bram: Hola.\n**Nela:** Hola, *cielo*.\nVerol: Confieso.\nCae la tarde: hace frío.\n\n"
    assert [(s.speaker, s.text) for s in parse_scene(text, names)] == [
        ("herrero_bram", "Hola."),
        ("minera_nela", "Hola, *cielo*."),
        ("narrator", "Verol: Confieso."),
        ("narrator", "Cae la tarde: hace frío."),
    ]


def test_what_one_npc_was_asked_for_is_its_own() -> None:
    spoken = parse_part("Nela: Hola.\nBram: Yo también.", "minera_nela", ("Nela",))
    assert [(s.speaker, s.text) for s in spoken] == [
        ("minera_nela", "Hola."),
        ("minera_nela", "Bram: Yo también."),
    ]
