"""Kinds of finding, spans and masks (spec section 7)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from core.context import build_context
from core.grounding import Checker, Finding, FindingKind, check_answer, names_of
from core.memory.state import MemoryState, note
from core.model.kinds import Kind
from core.model.mask import Gate
from core.model.state import GameState
from core.model.visibility import AudienceKind
from core.retrieval import Retriever
from core.world import build
from core.world.opening import open_world
from core.world.world import World

DATA = Path(__file__).resolve().parents[3] / "data"
TRUTH = frozenset(["la_verdad_de_la_mina"])


@pytest.fixture(scope="module")
def world() -> World:
    return open_world(DATA / "lore")


@pytest.fixture(scope="module")
def checker(world: World) -> Checker:
    return Checker(world)


def brief(findings: Sequence[Finding]) -> list[tuple[str, str, str]]:
    return [(f.kind.value, f.text, f.entry) for f in findings]


def test_a_leak_names_its_entry_and_what_would_reveal_it(world: World) -> None:
    answer = "Todos callan, pero fueron las excavaciones."
    (leak,) = check_answer(world, "guardia_rufo", GameState(), answer)
    assert brief([leak]) == [("leak", "excavaciones", "mina_causa_real")]
    assert answer[leak.start : leak.end] == "excavaciones"
    assert leak.source is Kind.ENTRY
    assert leak.handle == world.find(Kind.ENTRY, "mina_causa_real")[0]
    assert leak.gates == ((Gate(AudienceKind.SECRET, "la_verdad_de_la_mina"),),)
    assert "oculta" in leak.message("es")


def test_the_same_words_once_visible_and_once_given(checker: Checker) -> None:
    answer = "Fue una excavación."
    after = GameState(quests=TRUTH)
    assert brief(checker.check("guardia_rufo", after, answer)) == [
        ("ungrounded", "excavación", "mina_causa_real")
    ]
    assert checker.check("guardia_rufo", after, answer, ["mina_causa_real"]) == ()


@pytest.mark.parametrize(
    "spelt", ["CINABRIO", "cinabrio", "Cinábrio", "cinabrios", "ｃｉｎａｂｒｉｏ"]
)
def test_a_term_is_found_in_any_spelling(checker: Checker, spelt: str) -> None:
    found = checker.check("minera_nela", GameState(), f"Había {spelt} abajo.")
    assert brief(found) == [("leak", spelt, "mina_veta")]


def test_a_term_of_several_words_is_found_whole_only(checker: Checker) -> None:
    assert brief(checker.check("guardia_rufo", GameState(), "Alguien cobró un seguro, dicen.")) == [
        ("leak", "cobró un seguro", "compania_seguro")
    ]
    assert checker.check("guardia_rufo", GameState(), "Seguro que cobró lo suyo.") == ()


def test_the_terms_of_a_given_entry_may_be_said(checker: Checker) -> None:
    """Its text need not hold them."""
    state = GameState(quests=frozenset(["el_libro_del_capataz"]))
    answer = "Alguien cobró un seguro, y hay póliza."
    assert checker.check("guardia_rufo", state, answer, ["compania_seguro"]) == ()
    assert len(checker.check("guardia_rufo", state, answer)) == 2


def test_a_noun_that_opens_a_sentence_is_no_part_of_the_name_after_it(checker: Checker) -> None:
    found = checker.check("guardia_rufo", GameState(), "Órdenes de Xoel. Órdenes de Robledal.")
    assert brief(found) == [
        ("ungrounded", "Órdenes de Xoel", "aldara_viuda"),
        ("invention", "Órdenes de Robledal", ""),
    ]


def test_a_common_word_of_the_world_with_a_capital_is_no_invention(checker: Checker) -> None:
    answer = "Lo dice el Concejo, y el Gremio, y la Mina entera."
    assert checker.check("guardia_rufo", GameState(), answer) == ()


def test_what_was_learnt_is_no_leak(checker: Checker) -> None:
    learnt = GameState(learnt={"minera_nela": {"mina_veta": 7}})
    found = checker.check("minera_nela", learnt, "Había cinabrio.")
    assert [f.kind for f in found] == [FindingKind.UNGROUNDED]


def test_names_visible_and_not_given_or_known_nowhere(checker: Checker) -> None:
    answer = "Xoel murió. Pregunta a don Ezequiel de Robledal, que era amigo de Xoel."
    assert brief(checker.check("guardia_rufo", GameState(), answer)) == [
        ("ungrounded", "Xoel", "aldara_viuda"),
        ("invention", "Ezequiel de Robledal", ""),
        ("ungrounded", "Xoel", "aldara_viuda"),
    ]


def test_what_was_given_remembered_heard_or_is_oneself_is_allowed(checker: Checker) -> None:
    answer = "Xoel, Ezequiel, Rufo y 77 monedas."
    memory = note(MemoryState(), "guardia_rufo", "Ezequiel debe 77 monedas").state
    found = checker.check(
        "guardia_rufo", GameState(), answer, context="Jugador: ¿Conocías a Xoel?", memory=memory
    )
    assert found == ()


def test_anothers_memory_is_not_allowed(checker: Checker) -> None:
    memory = note(MemoryState(), "minera_nela", "Ezequiel debe 77 monedas").state
    found = checker.check("guardia_rufo", GameState(), "Fue Ezequiel, por 77.", memory=memory)
    assert [f.kind.value for f in found] == ["invention", "number"]


def test_a_name_that_only_a_hidden_text_has_leaks_also_in_lower_case() -> None:
    world = open_world(DATA / "lore_en")
    for spelt in ("Corvane", "corvane", "CORVANE", "Corvane's"):
        found = check_answer(world, "sailor_jory", GameState(), f"The money was {spelt}, I hear.")
        assert brief(found) == [("leak", spelt.removesuffix("'s"), "ledger_silas")]
    state = GameState(quests=frozenset(["the_drowned_ledger"]))
    (found,) = check_answer(world, "sailor_jory", state, "It was Corvane money.")
    assert found.kind is FindingKind.UNGROUNDED


def test_hidden_people_plot_and_the_players_sheet_leak(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(
        json.dumps(
            {
                "entradas": [],
                "npcs": [
                    {"id": "ana", "nombre": "Ana", "ficha_completa": "Teme a Zoraida."},
                    {"id": "luz", "nombre": "Umbrelia", "visibilidad": "oculto"},
                    {"id": "bo", "nombre": "Bo"},
                ],
                "trama": [{"id": "giro", "texto": "Todo lo urdió Malvino."}],
                "jugador": {"nombre": "Tadeo", "ficha_completa": "Hijo de Casilda."},
            }
        ),
        encoding="utf-8",
    )
    world = open_world(tmp_path)
    answer = "Sé de Umbrelia, de Malvino, de Casilda y de Zoraida. Hola, Tadeo; hola, Ana."
    found = check_answer(world, "bo", GameState(), answer)
    kinds = {f.text: (f.kind.value, f.source) for f in found}
    assert kinds == {
        "Umbrelia": ("leak", Kind.NPC),
        "Malvino": ("leak", Kind.PLOT),
        "Casilda": ("leak", Kind.PLAYER),
        "Zoraida": ("leak", Kind.NPC),
        "Tadeo": ("ungrounded", Kind.PLAYER),
        "Ana": ("ungrounded", Kind.NPC),
    }
    own = check_answer(world, "ana", GameState(), "Temo a Zoraida.")
    assert own == ()


# ---- numbers and quotations ----


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Murieron once.", []),
        ("Murieron 11.", []),
        ("Murieron veinte, o 20.", ["veinte", "20"]),
        ("Hace tres años y dos días.", []),
        ("Mil gracias. Te lo dije cien veces.", []),
        ("Me deben mil monedas.", ["Mil"]),
        ("El primero y el segundo.", []),
        ("Costó 1.200 monedas.", ["1.200"]),
    ],
)
def test_numbers_that_nobody_gave(checker: Checker, answer: str, expected: list[str]) -> None:
    found = checker.check("guardia_rufo", GameState(), answer, ["mina_derrumbe"])
    numbers = [f.text for f in found if f.kind is FindingKind.NUMBER]
    assert [n.lower() for n in numbers] == [e.lower() for e in expected]


def test_a_number_that_is_part_of_an_invented_name_is_told_once(checker: Checker) -> None:
    found = checker.check("guardia_rufo", GameState(), "Lo hizo el bandido Joaquín Sietecolas.")
    assert [f.kind.value for f in found] == ["invention"]


@pytest.mark.parametrize(
    ("answer", "quoted"),
    [
        ("Me dijo: «no bajes nunca más al pozo». Y ya.", True),
        ('Me dijo: "no bajes nunca más al pozo". Y ya.', True),
        ("Me dijo: “no bajes nunca más al pozo”. Y ya.", True),
        ("Me dijo: «no bajes». Y ya.", False),
        ("Me dijiste: «¿Qué pasó en la MINA, amigo?». Y ya.", False),
        ("«No sé nada de nada, de verdad te lo digo.»", False),
        ("*Escupe.* «No sé nada de nada, de verdad.»", False),
        ("«No sé nada de nada, te digo», murmura.", False),
        ("«Firme usted aquí y no pregunte», eso me dijo.", True),
    ],
)
def test_quotations_that_nobody_gave(checker: Checker, answer: str, quoted: bool) -> None:
    heard = "¿Qué pasó en la mina, amigo?"
    found = checker.check("guardia_rufo", GameState(), answer, context=heard)
    assert [f.kind for f in found] == [FindingKind.QUOTATION] * quoted


# ---- no false alarms ----

HARMLESS = {
    "lore": [
        "Tranquilo, forastero. Aquí nadie te va a hacer nada. Bebe.",
        "¡Cuidado! ¿Quién anda ahí? —Nadie. —Mejor. … Vete.",
        "*Mira al fuego.* Hoy no. Mañana, quizá. «Ya veremos.»",
        "Señora, señor: buenos días. Usted dirá. Don nadie, doctor de nada.",
        "El lunes, en enero, o el Domingo de marzo. Por Navidad, Dios mediante.",
        "Arrímate. Siéntate. Cuéntame. Dígame. Túmbese. Lárguense.",
        "- Pan.\n- Vino.\n1. Nada más.",
        "¡SOCORRO, QUE ALGUIEN ME AYUDE!",
        "Verdades pocas. Mentiras muchas. Silencios todos.",
        "Capitán, Majestad, Excelencia, Ilustrísima: como guste.",
    ],
    "lore_en": [
        "Easy, stranger. Nobody here means you harm. Drink up.",
        "Careful! Who goes there? - Nobody. - Good. ... Leave.",
        '*Stares at the fire.* Not today. Tomorrow, perhaps. "We\'ll see."',
        "Madam, sir: good day. Captain, Your Majesty, Doctor, as you please.",
        "On Monday, in January, or Sundays in March. By Christmas, God willing.",
        "Sit. Eat. Listen. Breathe. Wait. Whoever told you that? I'd never. I'm sure.",
        "- Bread.\n- Wine.\n1. Nothing more.",
        "HELP ME, SOMEBODY, PLEASE!",
        "Truths are few. Lies are many. Silence covers both. Boats don't talk.",
        "He speaks English and a little French. Thank Heaven. OK?",
    ],
    "lore_pt": [
        "Calma, forasteiro. Aqui ninguém lhe faz mal. Beba.",
        "Cuidado! Quem vem lá? — Ninguém. — Melhor. … Vá.",
        "*Olha o fogo.* Hoje não. Amanhã, talvez. «Logo se vê.»",
        "Senhora, senhor: bom dia. Dona, Doutor, Capitão, Vossa Excelência: como queira.",
        "Na Segunda, em janeiro, ou no Domingo de março. Pelo Natal, Deus queira.",
        "Sente-se. Coma. Ouça. Respire. Espere. Diga-me. Levante-se. Repare.",
        "- Pão.\n- Vinho.\n1. Mais nada.",
        "SOCORRO, ALGUÉM ME AJUDE!",
        "Verdades, poucas. Mentiras, muitas. Relógios não mentem.",
        "Obrigado. Mil perdões. Já lhe disse cem vezes.",
    ],
}


@pytest.mark.parametrize(
    ("folder", "answer"), [(w, a) for w, answers in HARMLESS.items() for a in answers]
)
def test_openings_titles_days_and_languages_raise_no_alarm(folder: str, answer: str) -> None:
    world = open_world(DATA / folder)
    for npc in [None, world.ids(Kind.NPC)[0]]:
        assert brief(check_answer(world, npc, GameState(), answer)) == []


def test_every_context_grounds_the_lore_it_holds(world: World, checker: Checker) -> None:
    """An NPC that recites what it was given is never suspected, in any world and state."""
    for folder in ("lore", "lore_en", "lore_pt"):
        own = open_world(DATA / folder)
        retriever, check = Retriever(own), Checker(own)
        quests = frozenset(own.ids(Kind.QUEST))
        for npc in own.ids(Kind.NPC):
            for state in (GameState(npc), GameState(npc, quests=quests)):
                query = " ".join(own.data(h).tags[0] for h in own.handles(Kind.ENTRY)[::7])
                context = build_context(own, retriever, npc, query, state, budget=5000)
                recited = " ".join(own.data(handle).text for handle in context.given)
                assert check.check(npc, state, recited, context.given, context.text) == ()


def test_nothing_breaks_on_odd_answers(checker: Checker) -> None:
    for answer in ("", " ", "…", "\0", "\ud800", "«" * 500, "A" * 5000, "½ ﬁn Ǆ", "漢字。はい。"):
        checker.check("guardia_rufo", GameState(), answer)
        checker.check(None, GameState(), answer)
        checker.check("nobody", GameState(), answer)


def test_the_checker_follows_edits() -> None:
    world = open_world(DATA / "lore")
    checker = Checker(world)
    answer = "Fue una excavación."
    assert checker.check("guardia_rufo", GameState(), answer)
    handle = world.find(Kind.ENTRY, "mina_causa_real")[0]
    world.apply(build.set_value(world, handle, "terms", ()))
    assert checker.check("guardia_rufo", GameState(), answer) == ()


def test_an_author_sees_the_names_and_terms_of_an_entry(world: World) -> None:
    shown = names_of(world, world.find(Kind.ENTRY, "compania_seguro")[0])
    assert [(n.text, n.term) for n in shown] == [
        ("Compañía", False), ("Ezra", False), ("póliza", True), ("cobró un seguro", True),
    ]  # fmt: skip
    assert names_of(world, 999_999) == ()


@pytest.mark.parametrize(
    ("folder", "answer"),
    [
        ("lore", "Hablo castellano, no Portugués ni Inglés."),
        ("lore", "Buenas Noches a todos."),
        ("lore_pt", "Falo português, não Espanhol."),
        ("lore_pt", "Bom dia! Boa Tarde, amigo."),
        ("lore_en", "I speak English, not Galician."),
        ("lore_en", "Good Morning! Good evening, friend."),
    ],
)
def test_languages_and_greetings_are_no_names(folder: str, answer: str) -> None:
    assert check_answer(open_world(DATA / folder), None, GameState(), answer) == ()


@pytest.mark.timeout(60)
def test_an_answer_of_thousands_of_names_is_checked(checker: Checker) -> None:
    """Quadratic work would take minutes: the time limit of the test stands for that."""
    answer = " ".join(f"Nombre{n} Apellido{n}, 9{n}." for n in range(20_000))
    found = checker.check(None, GameState(), answer)
    assert sum(f.kind is FindingKind.INVENTION for f in found) == 20_000
