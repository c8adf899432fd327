"""Whatever the command line says to people is said in the language that was asked for."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from core.cli.main import main

DATA = Path(__file__).resolve().parents[3] / "data"
LORE, SAVE = str(DATA / "lore"), str(DATA / "saves" / "partida_03.json")
EARLIER, TRACE = str(DATA / "saves" / "partida_01.json"), str(DATA / "saves" / "partida_03.jsonl")
ASKED = ["la mina", "--npc", "herrero_bram"]
ENGLISH = re.compile(
    r"\b(warnings?|hints?|errors|passed|failed|entries|masked|needs|would|match|retrieved"
    r"|facts?|lines?|turns?|heard|learnt|weight|version|questions?|profile|missed|answers?"
    r"|stranger|leak|before|added|pruned|expected|of|the|gate|story|game|is|with|are|either)\b"
)
COMMANDS = (
    ["check", LORE],
    ["audit", LORE],
    ["test", LORE],
    ["query", LORE, *ASKED],
    ["context", LORE, "--query", *ASKED, "--show"],
    ["save", SAVE],
    ["diff", EARLIER, SAVE],
    ["trace", TRACE],
    ["lab", LORE, str(DATA / "questions" / "villarroca.jsonl"), "--misses"],
    ["verify", LORE, "--npc", "herrero_bram", "--answer", "Fue una galería de Ezra."],
    ["verify", LORE, "--batch", str(DATA / "grounding" / "es.jsonl")],
    ["play", LORE, "--say", "Hola.", "--present", "herrero_bram", "--synopsis", "Bram calla."],
    ["play", LORE],
    ["query", LORE],
    ["verify", LORE],
    ["bundle", LORE],
)


def said(capsys: pytest.CaptureFixture, command: list[str], language: str) -> str:
    main([*command, "--language", language])
    shown = capsys.readouterr()
    return shown.out + shown.err


def ours(text: str) -> str:
    """The text without ids, options, file names and the prefix of a refusal, which have none."""
    text = re.sub(r"^loremask \w+: ", "", text, flags=re.M)
    return re.sub(r"--[\w-]+|[\w.$/]*[_./$][\w./$]*|“[^”]*”|«[^»]*»", " ", text)


@pytest.mark.parametrize("language", ["es", "pt"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: f"{c[0]}{len(c)}")
def test_no_word_of_it_is_english(
    command: list[str], language: str, capsys: pytest.CaptureFixture
) -> None:
    english = said(capsys, command, "en")
    assert ENGLISH.search(ours(english)), "the words that are looked for are not there"
    assert ENGLISH.findall(ours(said(capsys, command, language))) == []


@pytest.mark.parametrize(
    ("language", "check", "test", "audit"),
    [
        ("en", r"\d+ errors, \d+ warnings, \d+ hints", r"\d+ passed", r"\d+ entries, \d+ NPCs"),
        (
            "es",
            r"\d+ errores, \d+ avisos, \d+ sugerencias",
            r"\d+ superados",
            r"\d+ entradas, \d+ PNJ",
        ),
        ("pt", r"\d+ erros, \d+ avisos, \d+ dicas", r"\d+ aprovados", r"\d+ entradas, \d+ NPCs"),
    ],
)
def test_counts_are_in_the_language(
    language: str, check: str, test: str, audit: str, capsys: pytest.CaptureFixture
) -> None:
    for command, words in (("check", check), ("test", test), ("audit", f".*; {audit}")):
        last = said(capsys, [command, LORE], language).splitlines()[-1]
        assert re.fullmatch(words, last), last


@pytest.mark.parametrize("language", ["es", "pt"])
def test_json_is_the_same_but_for_its_messages(
    language: str, capsys: pytest.CaptureFixture
) -> None:
    shown = said(capsys, ["check", LORE, "--json"], language)
    assert '"severity": "warning"' in shown and '"severity": "hint"' in shown


@pytest.mark.parametrize(
    ("language", "words"), [("es", "¿Querías decir «check»?"), ("pt", "Você quis dizer “check”?")]
)
def test_an_unknown_command_is_said_in_the_language(
    language: str, words: str, capsys: pytest.CaptureFixture
) -> None:
    assert words in said(capsys, ["chek", LORE], language)


@pytest.mark.parametrize(("language", "words"), [("es", "no debería"), ("pt", "não deveria")])
def test_a_defect_is_said_in_the_language(
    language: str, words: str, capsys: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LOREMASK_DEBUG", raising=False)
    monkeypatch.setattr("core.cli.check_command.load_world", lambda path: sys.maxsize)
    assert words in said(capsys, ["check", LORE], language)
