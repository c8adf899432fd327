"""The gate, in a world whose secret holds no proper name (spec section 8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.directors.calls import Call, Purpose, run
from core.directors.game import Game, Opening
from core.directors.gate import drop_hits
from core.directors.learning import learned
from core.directors.table import Level, Settings, Table
from core.directors.turn import Move, commit, play
from core.memory.log import Line
from core.retrieval import Retriever
from core.world.opening import open_world

DATA = Path(__file__).resolve().parents[3] / "data"
PRESENT = ("posadera", "guarda")


@pytest.fixture
def table() -> Table:
    world = open_world(DATA / "isolation")
    return Table(world, Retriever(world), Game("es", Opening(place="posada")))


def hits(table: Table, text: str, ids: tuple[str, ...] = PRESENT) -> list[str]:
    return [hit.word for hit in table.gate(table.game, ids).hits(text)]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("El vampiro sonríe.", "vampiro"),
        ("EL VAMPIRO SONRÍE.", "VAMPIRO"),
        ("Dos vampiros sonríen.", "vampiros"),
        ("Guarda un ataud en el cuarto.", "ataud"),
        ("Tiene colmillos.", "colmillos"),
        ("Las ovejas tienen dos marcas.", "dos marcas"),
        ("Es un v-a-m-p-i-r-o.", "v-a-m-p-i-r-o"),
        ("Es un vam piro.", "vam piro"),
        ("Un medio_vampiro.", "vampiro"),
        ("Un cazavampiros.", "cazavampiros"),
        ("Un vam\u200bpiro.", "vam\u200bpiro"),
    ],
)
def test_what_gives_the_secret_away_is_found(table: Table, text: str, word: str) -> None:
    assert word in hits(table, text)


@pytest.mark.parametrize(
    "text",
    [
        "El huésped baja a cenar y la posadera friega los vasos.",
        "La posadera mira el espejo tapado y el guarda fuma en pipa.",
        "Nadie habla durante un rato; fuera sopla el viento entre los robles.",
        "El guarda cuenta que unas pisadas salen del establo.",
    ],
)
def test_what_those_present_know_passes(table: Table, text: str) -> None:
    assert hits(table, text) == []


def test_at_level_npc_each_has_its_own_copy(table: Table) -> None:
    text = "El guarda piensa en las pisadas del establo. La posadera recuerda la sábana."
    assert hits(table, text, ("guarda",)) == []
    assert "pisadas" in hits(table, text, ("posadera",))
    assert "pisadas" in hits(table, text, ())


def test_the_sheet_of_another_npc_is_hidden(table: Table) -> None:
    text = "El cura escribe cartas que no envía, pensando en su vocación."
    assert "vocación" in hits(table, text)
    assert "vocación" not in hits(table, text, ("cura",))


def test_the_plot_and_what_was_said_elsewhere_are_hidden(table: Table) -> None:
    table.game.take([Line(1, "player", "Traigo un relicario.", "1", "iglesia", ("cura",))])
    assert "relicario" in hits(table, "El huésped esconde el relicario.")
    assert hits(table, "El huésped esconde el relicario.", ("cura",)) == []
    assert "morderá" in hits(table, "Pronto morderá a la posadera.")


def test_only_the_sentence_is_dropped(table: Table) -> None:
    passed = drop_hits(
        table.gate(table.game, PRESENT),
        "Cae la noche. El vampiro tiene hambre… La posadera cierra la puerta.",
    )
    assert passed.text == "Cae la noche. La posadera cierra la puerta."
    assert passed.dropped == ("El vampiro tiene hambre…",)


def test_once_learnt_it_passes_for_those_who_learnt_it_only(table: Table) -> None:
    table.game.take([learned("huesped_condicion", ["guarda"], 3, "1", "player")])
    assert "vampiro" not in hits(table, "El vampiro sonríe.", ("guarda",))
    assert "vampiro" in hits(table, "El vampiro sonríe.", ("posadera",))


def played(table: Table, replies: dict[Purpose, list[str | None]], **move: object):
    """A turn with scripted replies, and the calls that were made."""
    calls: list[Call] = []

    def answer(call: Call) -> str | None:
        calls.append(call)
        left = replies.get(call.purpose, [])
        return left.pop(0) if left else None

    result = run(play(table, Move("Buenas noches.", **move)), answer)  # type: ignore[arg-type]
    commit(table, result)
    return result, calls


def test_one_rewrite_is_asked_for_and_taken_when_it_is_clean(table: Table) -> None:
    result, calls = played(
        table,
        {
            Purpose.SYNOPSIS: [
                "<synopsis>El vampiro cena.<npc_list>posadera guarda</npc_list></synopsis>"
            ],
            Purpose.REWRITE: ["<synopsis>El huésped cena.</synopsis>"],
        },
    )
    assert [c.purpose for c in calls].count(Purpose.REWRITE) == 1
    assert result.cleared[0].text == "El huésped cena."
    assert [s.code for s in result.cleared[0].steps][-1] == "gate_handed_on"
    assert table.game.handed.to(PRESENT) == "El huésped cena."


def test_after_one_rewrite_the_sentence_goes(table: Table) -> None:
    result, calls = played(
        table,
        {
            Purpose.SYNOPSIS: [
                "<synopsis>El vampiro cena.<npc_list>posadera</npc_list></synopsis>"
            ],
            Purpose.REWRITE: ["El vampiro sonríe. Llueve fuera."],
        },
    )
    assert [c.purpose for c in calls].count(Purpose.REWRITE) == 1
    assert result.cleared[0].text == "Llueve fuera."
    codes = [step.code for step in result.cleared[0].steps]
    assert codes == [
        "gate_hit",
        "gate_rewrite_asked",
        "gate_still",
        "gate_dropped",
        "gate_handed_on",
    ]
    for language in ("en", "es", "pt"):
        assert all(s.message(language) != s.code for s in result.cleared[0].steps)


SCENE = {"synopsis": "Cenan. <npc_list>posadera guarda</npc_list>"}


def edit(old: str, new: str) -> str:
    return f"<edit><old>{old}</old><new>{new}</new></edit>"


def test_a_review_edits_what_it_may(table: Table) -> None:
    result, _ = played(
        table,
        {
            Purpose.SCENE: ["La posadera: Hace sol.\nEl guarda asiente."],
            Purpose.REVIEW: [edit("Hace sol", "Es de noche")],
        },
        **SCENE,
    )
    assert [line.text for line in result.lines] == [
        "Buenas noches.",
        "Es de noche.",
        "El guarda asiente.",
    ]


def test_a_review_that_gives_something_away_twice_leaves_the_original(table: Table) -> None:
    result, calls = played(
        table,
        {
            Purpose.SCENE: ["La posadera: Hace sol."],
            Purpose.REVIEW: [edit("Hace sol", "Eres un vampiro"), edit("sol", "sangre")],
        },
        **SCENE,
    )
    assert [c.purpose for c in calls].count(Purpose.REVIEW) == 2
    assert result.lines[-1].text == "Hace sol."
    assert result.verdict.refused
    assert [p.code for p in result.verdict.problems] == ["director_review_refused"]


def test_at_level_npc_nothing_of_one_reaches_another(table: Table) -> None:
    table.settings = Settings(level=Level.NPC)
    _, calls = played(table, {}, **SCENE)
    texts = {
        c.context.npc or "narrator": c.context.text for c in calls if c.purpose is Purpose.SCENE
    }
    assert set(texts) == {"posadera", "guarda", "narrator"}
    assert "tres rentas" in texts["posadera"]
    assert "tres rentas" not in texts["guarda"] + texts["narrator"]
    assert "perro" in texts["guarda"]
    assert "perro" not in texts["posadera"] + texts["narrator"]
    assert "Cuida el monte" in texts["posadera"]


def test_at_level_scene_it_says_who_alone_knows(table: Table) -> None:
    _, calls = played(table, {}, **SCENE)
    (context,) = [c.context for c in calls if c.purpose is Purpose.SCENE]
    full = [row for row in context.rows if row.key == "npc:guarda:full"]
    assert full[0].only == ("guarda",)
    assert "solo lo sabe El guarda" in full[0].line
