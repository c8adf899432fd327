"""The command words, known without importing any command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its module under `core.cli` and what it is for, in one line."""

    name: str
    summary: str
    example: str

    @property
    def module(self) -> str:
        """The module that runs it."""
        return f"core.cli.{self.name.replace('-', '_')}_command"


COMMANDS = {
    command.name: command
    for command in (
        Command("check", "what is wrong with a world", "loremask check data/lore"),
        Command(
            "query",
            "what an NPC would be given, what is masked and why",
            'loremask query data/lore "What happened in the mine?" --npc herrero_bram',
        ),
        Command("save", "what each NPC remembers in a save", "loremask save game.json"),
        Command(
            "test",
            "run a world's knowledge cases",
            "loremask test data/lore --junit results.xml",
        ),
        Command(
            "can",
            "whether an NPC may say an entry, as an exit code",
            "loremask can data/lore --npc herrero_bram --entry bram_hermano",
        ),
        Command(
            "audit",
            "what nobody can know, what everybody knows, and when",
            "loremask audit data/lore --csv audit.csv",
        ),
        Command(
            "lab",
            "how well the profiles answer players' questions",
            "loremask lab data/lore data/questions/villarroca.jsonl",
        ),
        Command(
            "merge",
            "merge lore files by entry and field, for git",
            "loremask merge base.json ours.json theirs.json",
        ),
        Command(
            "bundle",
            "one answer in a file, to be reproduced elsewhere",
            'loremask bundle data/lore --query "la mina" --out why.zip',
        ),
        Command(
            "context",
            "what a model would be given to answer as an NPC",
            'loremask context data/lore --query "la mina" --npc herrero_bram --budget 900',
        ),
        Command(
            "verify",
            "whether answers keep to what their NPC was given",
            'loremask verify data/lore --npc guardia_rufo --query "hola" --answer "Soy Ezra."',
        ),
        Command(
            "trace",
            "what each NPC heard and remembers of a game",
            "loremask trace data/saves/partida_03.jsonl --world data/lore",
        ),
        Command(
            "knows",
            "whether an NPC of a save knows an entry, as an exit code",
            "loremask knows game.json --world data/lore --npc herrero_bram --not mina_veta",
        ),
        Command(
            "diff",
            "what NPCs came to remember and forget between two saves",
            "loremask diff monday.json tuesday.json",
        ),
        Command(
            "play",
            "a scene by hand: both directors' contexts, and what passes the gate",
            'loremask play data/isolation --say "Buenas noches." --present posadera guarda',
        ),
        Command(
            "demo-model",
            "a small local model, to try the Scene workspace with",
            "loremask demo-model --install",
        ),
    )
}


def is_command(word: str) -> bool:
    """Whether a first argument is the command line's, rather than a world to open."""
    return word in COMMANDS or word in ("-h", "--help", "--version", "help")
