"""A hidden word in disguise is read as the word it shows; ordinary prose is left alone."""

from __future__ import annotations

import base64
import codecs
import json
from pathlib import Path

import pytest

from core.directors.game import Game, Opening
from core.directors.skeleton import skeleton, word_spans
from core.directors.table import Table
from core.retrieval import Retriever
from core.text.fold import fold
from core.world.opening import open_world

ISOLATION = Path(__file__).resolve().parents[3] / "data" / "isolation"


@pytest.fixture(scope="module")
def table() -> Table:
    world = open_world(ISOLATION)
    return Table(world, Retriever(world), Game("es", Opening(place="posada")))


def hits(table: Table, text: str) -> list[str]:
    return [hit.word for hit in table.gate(table.game, ("posadera",)).hits(text)]


def world_with(tmp_path: Path, language: str, secret: str, *terms: str, **more: object) -> Table:
    """A world whose only secret says this."""
    entry = {
        "id": "s", "text": secret, "tags": ["s"], "visibility": "secret",
        "required_quest": "q", "terms": list(terms),
    }  # fmt: skip
    content = {"version": 2, "language": language, "entries": [entry], **more}
    (tmp_path / "w.json").write_text(json.dumps(content), encoding="utf-8")
    world = open_world(tmp_path)
    return Table(world, Retriever(world), Game(language))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "word",
    ["vampiro", "vаmpiro", "VАMPIRO", "νampiro", "vampirø", "ᴠampiro", "vampıro", "ⓥampiro",
     "𝐯𝐚𝐦𝐩𝐢𝐫𝐨", "🅥🅐🅜🅟🅘🅡🅞", "v\ufe0fampiro", "v\u20ddampiro", "v\u0336a\u0336mpiro", "vam\u00adpiro",
     "vam\u3164piro", "v4mpir0", "vamp!ro", "v@mp1r0s", "vampirooo", "vaaampiro"],
)  # fmt: skip
def test_a_disguised_word_is_found_where_it_stands(table: Table, word: str) -> None:
    text = f"El huésped es un {word}, dicen."
    found = table.gate(table.game, ("posadera",)).hits(text)
    assert [hit.word for hit in found] == [word]
    assert text[found[0].start : found[0].end] == word


@pytest.mark.parametrize(
    "shown",
    ["san gre", "s-a-n-g-r-e", "s a n g r e", "s.a.n.g.r.e.", "**san**gre", "san_gre", "sa·ng·re",
     "san-\ngre", "san\u200bgre", "san\u2060gre", "san\u00adgre", "san<b>gre</b>", "san</i>gre",
     "S A N G R E", "s4ngre", "$angre", "s@ngr3", "saNgre", "sangr€", "5angre", "lasangre",
     "ergnas", "e-r-g-n-a-s", codecs.encode("sangre", "rot13"), "sangree", "sannngre",
     base64.b64encode(b"sangre").decode(), base64.b64encode(b"es sangre fresca").decode(),
     b"sangre".hex(), b"sangre".hex(" "), "%73angre", "%73%61%6E%67%72%65", "&#115;angre",
     "san&shy;gre", r"\u0073angre", r"\x73\x61ngre", base64.b64encode(b"%73angre").decode()],
)  # fmt: skip
def test_a_short_word_in_pieces_or_coded_is_found(table: Table, shown: str) -> None:
    assert hits(table, f"Hay ({shown}) aquí.") != [], shown


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Salen a nadar.\nAyer no.\nNada más.\nGritan.\nRíen.\nEsperan.", True),
        ("Salen a nadar. Ayer no. Nada más. Gritan. Ríen. Esperan.", True),
        ("Salen a nadar. Ayer no. Nada más. Ríen.", False),
        ("Vino antes mi primo Ilario, rara ocasión.", True),
    ],
)
def test_first_letters_that_spell_a_hidden_word(table: Table, text: str, found: bool) -> None:
    assert bool(hits(table, text)) is found


@pytest.mark.parametrize(
    "word",
    ["vampiresa", "vampira", "vampiritos", "vampirismo", "vampírico", "vampirillo", "VAMPIRAZO",
     "colmillito", "colmillitos", "colmilludo", "ataudes", "ataúdes", "sangriento", "sangrecita",
     "cazavampiresas", "exvampiro"],
)  # fmt: skip
def test_what_is_derived_from_a_hidden_word_is_found(table: Table, word: str) -> None:
    assert hits(table, f"Se habla de {word}.") == [word]


@pytest.mark.parametrize(
    ("language", "secret", "words"),
    [
        ("en", "He is a vampire with a dagger.", "vampires vampiric vampirism vampirish daggers"),
        ("en", "She is a witch and a smuggler.", "witches witchy smugglers smuggling smuggled"),
        ("pt", "É um vampiro com um punhal.", "vampiros vampira vampirinho vampirismo punhais"),
        ("pt", "Esconde a bruxa no baú.", "bruxas bruxinha bruxaria bruxo"),
        ("es", "Esconde una daga y un lobo.", "dagas daguita lobos lobito loba lobezno"),
    ],
)
def test_derivations_in_each_language(
    tmp_path: Path, language: str, secret: str, words: str
) -> None:
    table = world_with(tmp_path, language, secret)
    gate = table.gate(table.game, ())
    missed = [word for word in words.split() if not gate.hits(f"... {word} ...")]
    assert missed == [word for word in ("lobezno",) if word in words]


@pytest.mark.parametrize(
    ("hidden", "shown"),
    [
        ("Sørlund", "Sorlund Sørlund SØRLUND S0rlund sorlund"),
        ("Weißmann", "Weissmann Weißmann WEISSMANN"),
        ("Æthel", "Aethel Æthel aethel ÆTHEL"),
        ("Łukasz", "Lukasz Łukasz łukasz"),
        ("Þorvald", "Thorvald Þorvald"),
        ("O'Brannigh", "OBrannigh O'Brannigh o’brannigh O-Brannigh"),
        ("Ag'nar", "Agnar Ag'nar AG-NAR"),
        ("Ux", "Ux UX ux"),
        ("Bø", "Bø BØ bø"),
        ("Vera Lanz", "Veralanz VeraLanz Vera lanz"),
    ],
)
@pytest.mark.parametrize("language", ["es", "pt", "en"])
def test_odd_letters_are_one_skeleton_on_both_sides(
    tmp_path: Path, hidden: str, shown: str, language: str
) -> None:
    table = world_with(tmp_path, language, f"it was {hidden} who did it", hidden)
    gate = table.gate(table.game, ())
    assert [word for word in shown.split() if not gate.hits(f"it was {word} again")] == []


def test_a_short_name_in_lower_case_is_found_unless_it_is_a_common_word(tmp_path: Path) -> None:
    npcs = [
        {"id": "b", "name": "Sol", "public_sheet": ""},
    ]
    table = world_with(tmp_path, "es", "Lo hizo Ux, y Sol lo vio.", npcs=npcs)
    quiet = world_with(tmp_path, "es", "Lo hizo Ux, y Mar lo vio.")
    gate = quiet.gate(quiet.game, ())
    assert [h.word for h in gate.hits("Habla de ux y Ux.")] == ["ux", "Ux"]
    assert [h.word for h in gate.hits("El mar calla, y Mar calla.")] == ["Mar"]
    assert table.gate(table.game, ()).hits("Sale el sol y Sol sale.") == ()


@pytest.mark.parametrize(
    "text",
    [
        "El huésped pide sopa.",
        "Son 3 rentas y 14 vasos; el 2º cuarto, a las 10:30.",
        "¡Hola! ¿Qué tal? Sí, sí... bueno—vale.",
        "La posadera (que friega) mira <así> el espejo; no dice nada & calla.",
        "De mente abierta, sobre todo por la tarde, y tan bien.",
        "aaaaah, uuuuy, brrrr",
        "deadbeefcafe 0123456789abcdef SGVsbG8gd29ybGQ=",
    ],
)
def test_ordinary_prose_passes(table: Table, text: str) -> None:
    assert hits(table, text) == []


def test_words_that_chance_puts_together_are_no_disguise(tmp_path: Path) -> None:
    table = world_with(tmp_path, "es", "Un demente guarda la lamina y dice amén.")
    gate = table.gate(table.game, ())
    assert gate.hits("Es de mente abierta.") == ()
    assert [hit.word for hit in gate.hits("Es un de-mente.")] == ["de-mente"]
    assert [hit.word for hit in gate.hits("Es un DEMENTE.")] == ["DEMENTE"]


def test_plain_words_stay_as_they_are() -> None:
    text = "Niño, ¿qué pasó? ÁÉÍ"
    assert skeleton(text) == fold(text)
    shown = [(span.word, text[span.start : span.end]) for span in word_spans(text)]
    assert shown == [("nino", "Niño"), ("que", "qué"), ("paso", "pasó"), ("aei", "ÁÉÍ")]


def test_a_term_counts_whatever_its_pieces_are(tmp_path: Path) -> None:
    table = world_with(tmp_path, "es", "Un demente guarda la lamina.", "demente")
    assert [h.word for h in table.gate(table.game, ()).hits("Es de mente abierta.")] == ["de mente"]


def test_letters_that_only_a_model_sees_are_read(table: Table) -> None:
    unseen = "".join(chr(0xE0000 + ord(letter)) for letter in "es un vampiro")
    assert hits(table, f"Llueve.{unseen}")
    assert not hits(table, "Llueve. \N{WAVING BLACK FLAG}\U000e0067\U000e0062\U000e007f")


@pytest.mark.parametrize(
    ("language", "id", "shown"),
    [
        ("en", "player_quest_scene", "The player enters, and the scene of this quest begins."),
        ("es", "causa_real_jugador", "La causa real no le importa al jugador."),
        ("pt", "missao_do_jogador", "A missão do jogador continua na próxima cena."),
    ],
)
def test_everyday_words_of_an_id_are_no_secret(
    tmp_path: Path, language: str, id: str, shown: str
) -> None:
    entry = {
        "id": id,
        "text": "Zorbal.",
        "tags": ["s"],
        "visibility": "secret",
        "required_quest": "q",
    }
    content = {"language": language, "entries": [entry]}
    (tmp_path / "w.json").write_text(json.dumps(content), encoding="utf-8")
    world = open_world(tmp_path)
    game = Game(language)  # type: ignore[arg-type]
    gate = Table(world, Retriever(world), game).gate(game, ())
    assert gate.hits(shown) == ()
    assert gate.hits(f"{shown} Zorbal.")
