"""Facts: what is the same, what stays, what leaves a tombstone (spec section 4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.memory.facts import Fact, prune, ranked, retention_key
from core.memory.recall import doubts, remembers
from core.memory.sameness import Sameness
from core.memory.state import MemoryState, Noting, at_turn, learn, note, pin, prune_all
from core.text.fold import fold
from core.text.languages import LANGUAGES, Language
from core.text.opposites import PAIRS

FACTS = st.lists(
    st.builds(
        Fact,
        text=st.sampled_from(["a", "b", "c"]),
        turn=st.integers(0, 60),
        weight=st.sampled_from([0.5, 1.0, 1.00004, 1.02, 1.5, -1.0]),
        pinned=st.booleans(),
    ),
    max_size=30,
)


@given(FACTS, st.integers(0, 80), st.integers(0, 12))
def test_pruning_keeps_exactly_the_best_by_the_stated_order(
    facts: list[Fact], now: int, cap: int
) -> None:
    facts = [Fact(f.text, f.turn, f.weight, f"h{i}", pinned=f.pinned) for i, f in enumerate(facts)]

    def order(fact: Fact) -> tuple[int, float, int, str, int]:
        key = int((fact.weight - (now - fact.turn) * 0.02) * 10000 + 0.5)
        return (-key, -fact.weight, -fact.turn, fact.text, facts.index(fact))

    pruning = prune(facts, now, cap)
    best = sorted((f for f in facts if not f.pinned), key=order)[:cap]
    assert {f.id for f in pruning.kept} == {f.id for f in (*best, *(f for f in facts if f.pinned))}
    assert list(pruning.kept) == [f for f in facts if f in pruning.kept]
    assert sorted(f.id for f in (*pruning.kept, *pruning.pruned)) == sorted(f.id for f in facts)
    worst_first = sorted(pruning.pruned, key=order, reverse=True)
    assert list(pruning.pruned) == worst_first


def test_the_key_is_the_stated_integer_even_for_extreme_weights() -> None:
    assert retention_key(Fact("a", 10, 1.0), 40) == 4000
    assert retention_key(Fact("a", 0, 0.0), 100) == int(-2.0 * 10000 + 0.5)
    assert retention_key(Fact("a", 0, 1.7e308), 0) > retention_key(Fact("a", 0, 1.0), 0)
    assert ranked([Fact("b", 1), Fact("a", 1), Fact("a", 2)], 2) == [2, 1, 0]


def test_a_negative_cap_is_refused_and_no_cap_keeps_all() -> None:
    facts = [Fact(str(i), i) for i in range(50)]
    assert len(prune(facts, 50, None).kept) == 50
    with pytest.raises(ValueError, match="cap"):
        prune(facts, 50, -1)


def test_forty_numbered_facts_leave_twenty_and_twenty_tombstones() -> None:
    state = MemoryState()
    for turn in range(40):
        state = note(at_turn(state, turn), "bram", f"hecho número {turn}").state
    assert [f.text for f in state.facts_of("bram")] == [f"hecho número {i}" for i in range(20, 40)]
    assert [t.text for t in state.tombstones["bram"]] == [f"hecho número {i}" for i in range(20)]
    assert state.tombstones["bram"][0].until == 20
    ids = [f.id for f in state.facts_of("bram")] + [t.id for t in state.tombstones["bram"]]
    assert len(set(ids)) == 40


def test_pinned_facts_stay_and_do_not_count() -> None:
    state = MemoryState()
    for i in range(3):
        state = note(state, "bram", f"secreto {i}", 0.0).state
        state = pin(state, "bram", state.facts_of("bram")[-1].id)
    for turn in range(1, 41):
        state = note(at_turn(state, turn), "bram", f"hecho {turn + 100}").state
    facts = state.facts_of("bram")
    assert (len(facts), sum(f.pinned for f in facts)) == (23, 3)


def test_the_same_fact_again_weighs_half_more_and_keeps_its_turn() -> None:
    state = note(at_turn(MemoryState(), 3), "bram", "Me debe 300 monedas").state
    again = note(at_turn(state, 9), "bram", "¡me debe trescientas monedas!")
    (fact,) = again.state.facts_of("bram")
    assert again.reinforced
    assert (fact.turn, fact.weight, fact.reinforcements) == (3, 1.5, (9,))


@pytest.mark.parametrize("blank", ["", "  \n", "\u200b\u2060", "\x00"])
def test_blank_is_ignored(blank: str) -> None:
    noted = note(MemoryState(), "bram", blank)
    assert noted.fact is None
    assert noted.state == MemoryState()


TWO_FACTS: list[tuple[Language, str, str, str]] = [
    ("es", "El alcalde mintió", "El alcalde no mintió", "negation"),
    ("es", "Vino a la mina", "Nunca vino a la mina", "negation"),
    ("es", "Abrió la puerta", "Cerró la puerta", "opposites"),
    ("es", "El hermano de Bram murió", "La hermana de Bram murió", "opposites"),
    ("es", "Marta debe dinero a Luis", "Luis debe dinero a Marta", "names"),
    ("es", "Luis robó la llave", "Luisa robó la llave", "names"),
    ("es", "Inés robó la llave", "Andrés robó la llave", "names"),
    ("es", "El alcalde traicionó al herrero", "El herrero traicionó al alcalde", "names"),
    ("es", "Me debe 300 monedas", "Me debe 800 monedas", "numbers"),
    ("es", "Mató a tres lobos", "Mató a cuatro lobos", "numbers"),
    ("es", "Tiene 3 hijos y 2 perros", "Tiene 2 hijos y 3 perros", "numbers"),
    ("en", "He has two sons and three dogs", "He has three sons and two dogs", "numbers"),
    ("es", "Le vendí una espada", "Me vendió una espada", "persons"),
    ("es", "Mató a mi padre", "Mató a su padre", "words"),
    ("en", "Wolves fear dogs", "Dogs fear wolves", "names"),
    ("es", "Vive aquí", "Vive allí", "opposites"),
    ("pt", "Mora aqui", "Mora ali", "opposites"),
    ("en", "He lives here", "He lives there", "opposites"),
    ("en", "He pays today", "He pays tomorrow", "opposites"),
    ("es", "Debe 1,000 monedas", "Debe 1.000 monedas", "numbers"),
    ("en", "He owes 1.000 coins", "He owes 1000 coins", "numbers"),
    ("es", "Pesa 1,5 kilos", "Pesa 5,1 kilos", "numbers"),
    ("es", "Hace -5 grados", "Hace 5 grados", "numbers"),
    ("en", "He owes 5 €", "He owes 5 $", "numbers"),
    ("en", "The letter is for Bram", "The letter is from Bram", "relation"),
    ("pt", "Falou do ferreiro", "Falou ao ferreiro", "relation"),
    ("es", "Fue Marta o Luis", "Fue Marta y Luis", "relation"),
    ("en", "He might know Verol", "He knows Verol", "relation"),
    ("es", "¿Robó la llave?", "Robó la llave", "question"),
    ("pt", "O prefeito mentiu", "O prefeito não mentiu", "negation"),
    ("pt", "Abriu a porta", "Fechou a porta", "opposites"),
    ("pt", "O avô morreu", "A avó morreu", "accents"),
    ("pt", "Joana deve ouro a Rui", "Rui deve ouro a Joana", "names"),
    ("pt", "Pagou trezentas moedas", "Pagou oitocentas moedas", "numbers"),
    ("en", "The mayor lied", "The mayor did not lie", "negation"),
    ("en", "The mayor lied", "The mayor didn’t lie", "negation"),
    ("en", "The gate opened", "The gate closed", "opposites"),
    ("en", "Marta owes Luis", "Luis owes Marta", "names"),
    ("en", "He owes me gold", "I owe him gold", "words"),
    ("en", "He has 300 coins", "He has eight hundred coins", "numbers"),
]


@pytest.mark.parametrize(("language", "one", "other", "why"), TWO_FACTS)
def test_these_stay_two_facts(language: Language, one: str, other: str, why: str) -> None:
    sameness = Sameness(language)
    assert sameness.difference(one, other) == sameness.difference(other, one) == why
    noting = Noting(sameness)
    state = note(
        note(MemoryState(), "x", one, noting=noting).state, "x", other, noting=noting
    ).state
    assert len(state.facts_of("x")) == 2


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [row[:3] for row in TWO_FACTS if row[3] in {"negation", "names", "numbers"}]
    + [("en", "The gate opened", "The gate closed"), ("es", "abrió la puerta", "cerró la puerta")],
)
def test_these_may_contradict_each_other(language: Language, one: str, other: str) -> None:
    noting = Noting(Sameness(language))
    first = note(MemoryState(), "x", one, noting=noting)
    second = note(first.state, "x", other, noting=noting)
    assert first.fact and second.fact
    assert second.doubts == (first.fact.id,)
    assert doubts(second.state, "x", noting.sameness) == [(first.fact.id, second.fact.id)]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("es", "Prometió volver mañana", "prometio volver mañana."),
        ("es", "Volvió ayer Bram", "Ayer Bram volvió"),
        ("es", "Tiene 3 hijos y 2 perros", "Tiene 2 perros y 3 hijos"),
        ("es", "En 1300 pagó 20 monedas", "Pagó 20 monedas en 1300"),
        ("es", "Debe 1.200.000 monedas", "Debe 1,200,000 monedas"),
        ("es", "Pesa 1,5 kilos", "Pesa 1.5 kilos"),
        ("es", "¡Me debe mil monedas!", "me debe 1000 monedas"),
        ("es", "El capitán buscaba dragones", "El capitán busca un dragón"),
        ("pt", "Trouxe informações do ferreiro", "Trouxe a informação do ferreiro"),
        ("en", "He didn't steal the keys", "He did not steal the key"),
    ],
)
def test_these_are_one_fact(language: Language, one: str, other: str) -> None:
    assert Sameness(language).same(one, other)


def test_a_name_of_the_cast_keeps_its_place_even_in_lower_case() -> None:
    cast = Sameness("es", frozenset({"nuria", "bram"}))
    assert not cast.same("nuria teme a bram", "bram teme a nuria")


NAMES = ["Marta", "Luis", "Verol", "Doran"]
NEGATION: dict[Language, str] = {"es": "no", "pt": "não", "en": "not"}
VERB: dict[Language, str] = {"es": "debe", "pt": "deve", "en": "owes"}


@given(
    st.sampled_from(LANGUAGES),
    st.permutations(NAMES).map(lambda p: p[:2]),
    st.permutations(NAMES).map(lambda p: p[:2]),
    st.integers(2, 2000),
    st.integers(2, 2000),
    st.booleans(),
    st.booleans(),
)
def test_a_merge_never_joins_facts_that_differ_in_what_matters(
    language: Language,
    names: list[str],
    other_names: list[str],
    number: int,
    other_number: int,
    negated: bool,
    other_negated: bool,
) -> None:
    def said(names: list[str], number: int, negated: bool) -> str:
        no = f"{NEGATION[language]} " if negated else ""
        return f"{names[0]} {no}{VERB[language]} {number} {names[1]}"

    one = said(names, number, negated)
    other = said(other_names, other_number, other_negated)
    equal = (names, number, negated) == (other_names, other_number, other_negated)
    assert Sameness(language).same(one, other) == equal


ACTORS: dict[Language, list[str]] = {
    "es": [
        "lobo",
        "pastor",
        "perro",
        "cazador",
        "oso",
        "molinero",
        "bruja",
        "capataz",
        "monje",
        "ciervo",
    ],
    "pt": [
        "lobo",
        "pastor",
        "cachorro",
        "caçador",
        "urso",
        "moleiro",
        "bruxa",
        "capataz",
        "monge",
        "cervo",
    ],
    "en": [
        "wolf",
        "shepherd",
        "dog",
        "hunter",
        "bear",
        "miller",
        "witch",
        "foreman",
        "monk",
        "deer",
    ],
}
SWAPS: dict[Language, list[str]] = {
    "es": [
        "El {} mató al {}", "{} mató a {}", "El {} del {} huyó", "Vio el {} detrás del {}",
        "Al {} lo siguió el {}", "Dijo el {} que el {} mentía", "el {} es más viejo que el {}",
    ],
    "pt": [
        "O {} matou o {}", "{} matou {}", "O {} do {} fugiu", "Viu o {} atrás do {}",
        "Disse o {} que o {} mentia", "o {} é mais velho que o {}",
    ],
    "en": [
        "The {} killed the {}", "{} fears {}", "The {}'s {} fled", "He saw the {} behind the {}",
        "The {} said that the {} lied", "the {} is older than the {}",
    ],
}  # fmt: skip


@given(st.data(), st.sampled_from(LANGUAGES))
def test_a_merge_never_joins_those_who_trade_places(
    data: st.DataObject, language: Language
) -> None:
    """Whom the world knows by name, that is; other words may come in any order."""
    one, other = data.draw(st.permutations(ACTORS[language]))[:2]
    said = data.draw(st.sampled_from(SWAPS[language]))
    loud = data.draw(st.sampled_from([str, str.upper, str.title]))
    sameness = Sameness(language, frozenset(map(fold, ACTORS[language])))
    assert not sameness.same(loud(said.format(one, other)), said.format(other, one))
    assert not sameness.covers(loud(said.format(one, other)), said.format(other, one))
    assert sameness.same(loud(said.format(one, other)), said.format(one, other)) or loud is not str


def written(value: int, mark: str) -> str:
    return f"{value:,}".replace(",", mark)


@given(
    st.sampled_from(LANGUAGES), st.integers(0, 10_000_000), st.integers(0, 10_000_000),
    st.sampled_from(["", ".", ",", " ", "\u00a0", "'"]), st.sampled_from(["", ".", ",", " ", "\u202f"]),
)  # fmt: skip
def test_a_merge_never_joins_amounts_that_may_differ(
    language: Language, one: int, other: int, mark: str, other_mark: str
) -> None:
    """A lone point or comma before three digits may part thousands or decimals."""
    doubt = 1000 <= one < 1_000_000 and mark != other_mark and {mark, other_mark} & {".", ","}
    sameness = Sameness(language)
    mine = f"x {written(one, mark)} coins"
    assert sameness.same(mine, f"x {written(one, other_mark)} coins") == (not doubt)
    if one != other:
        assert not sameness.same(mine, f"x {written(other, other_mark)} coins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_merge_never_joins_opposites(language: Language) -> None:
    sameness = Sameness(language)
    for one, other in PAIRS[language]:
        for mine in one:
            for theirs in other:
                assert not sameness.same(f"xx {mine} zz", f"xx {theirs} zz"), (mine, theirs)


@given(st.text(max_size=40), st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_sameness_is_symmetric_and_reflexive_on_any_text(
    one: str, other: str, language: Language
) -> None:
    sameness = Sameness(language)
    assert sameness.same(one, one)
    assert sameness.same(one, other) == sameness.same(other, one)
    assert sameness.doubtful(one, other) == sameness.doubtful(other, one)


def test_remembering() -> None:
    state = note(MemoryState(), "bram", "El jugador prometió volver con la medicina").state
    state = learn(state, "bram", "mina_causa_real", 7)
    assert remembers(state, "bram", "mina_causa_real")
    assert remembers(state, "bram", "prometió volver")
    assert not remembers(state, "bram", "no prometió volver")
    assert not remembers(state, "nuria", "prometió volver")
    assert not remembers(state, "bram", "prometió 300 monedas")
    assert not remembers(state, "bram", "")


def test_ten_thousand_notes_are_taken_in_time_and_prune_all_is_a_no_op_below_the_cap() -> None:
    state = MemoryState()
    for turn in range(2_000):
        state = note(at_turn(state, turn), f"npc{turn % 100}", f"hecho {turn}").state
    assert prune_all(state, 20) == state
    assert all(len(facts) == 20 for facts in state.facts.values())
