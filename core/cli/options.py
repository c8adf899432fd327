"""What commands share: the parser, the state options, the world, and JSON out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from core.knowledge.ids import is_known
from core.knowledge.ids import unknown_id as unknown_id
from core.messages import LANGUAGES
from core.model.kinds import Kind
from core.model.state import DEFAULT_K, PROFILES, GameState
from core.world.lore_file import LoreFile
from core.world.opening import open_world
from core.world.world import World

ENVELOPE = 1
"""The version of the JSON that commands print (spec section 11)."""


class Parser(argparse.ArgumentParser):
    """Keeps the examples' lines, and points to the help on a mistake."""

    def __init__(self, **kwargs: object) -> None:
        kwargs.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **kwargs)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """One line with the mistake, the nearest option, and where to read on."""
        print(f"{self.prog}: {message}{self._guess(message)}", file=sys.stderr)
        print(f"`{self.prog} --help` shows how to use it.", file=sys.stderr)
        raise SystemExit(2)

    def _guess(self, message: str) -> str:
        from core.text.similarity import nearest

        if not message.startswith("unrecognized arguments"):
            return ""
        unknown = [w for w in message.split() if w.startswith("--")]
        known = [o for o in self._option_string_actions if o.startswith("--")]
        guess = nearest(unknown[0], known) if unknown and unknown[0] not in known else None
        return f". Did you mean {guess}?" if guess else ""


def path_of(text: str) -> Path:
    """A path; an empty one is a variable that was not set, and not the present folder."""
    if not text:
        raise argparse.ArgumentTypeError("a path is expected, and this is empty")
    return Path(text)


def add_world(parser: argparse.ArgumentParser) -> None:
    """The world argument."""
    parser.add_argument("world", type=path_of, help="folder of a world, or one lore file")


def add_output(parser: argparse.ArgumentParser) -> None:
    """`--json` and `--language`."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of messages (default en)"
    )


def add_state(parser: argparse.ArgumentParser) -> None:
    """The one set of state options (spec section 11)."""
    state = parser.add_argument_group("state of the game")
    state.add_argument("--npc", metavar="ID", help="who is asked; left out: a stranger")
    state.add_argument("--place", metavar="ID", help="where; left out: nowhere in particular")
    state.add_argument(
        "--quest", metavar="ID", nargs="+", action="extend", default=[], help="completed quests"
    )
    state.add_argument("--k", type=_positive, default=None, metavar="N", help="how many (5)")
    state.add_argument("--profile", choices=PROFILES, default=None, help="retrieval profile")
    state.add_argument(
        "--save", type=path_of, metavar="FILE", help="take place and quests from a save"
    )
    state.add_argument("--password-env", metavar="NAME", help="variable with the save's password")


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")
    return number


def load_world(path: Path) -> World:
    """Open a world for a command. Raises UnreadableFile, also when there is no lore in it."""
    from core.errors import UnreadableFile

    world = open_world(path)
    if all(_is_others(file) for file in world.files):
        raise UnreadableFile("no_lore_here", path=path)
    return world


def _is_others(file: LoreFile) -> bool:
    """Whether a file is good JSON that is simply no lore."""
    return [issue.code for issue in file.issues] == ["not_lore"]


def state_of(options: argparse.Namespace, world: World) -> GameState:
    """The state the options tell, over that of `--save`. Raises UnknownId."""
    base = _saved_state(options, world) if options.save else GameState()
    quests = frozenset(options.quest) | base.quests
    npc = check_id(world, Kind.NPC, options.npc)
    place = check_id(world, Kind.PLACE, options.place) or base.place
    for quest in options.quest:
        check_id(world, Kind.QUEST, quest)
    k = options.k or DEFAULT_K
    return GameState(npc, place, quests, base.learnt, k, options.profile or "lexical")


def _saved_state(options: argparse.Namespace, world: World) -> GameState:
    from core.cli.save_state import saved_state

    return saved_state(options.save, options.password_env, world)


def check_id(world: World, kind: Kind, id: str | None) -> str | None:
    """The id, if the world declares it or does not declare its kind. Raises UnknownId."""
    if id is None or is_known(world, kind, id):
        return id
    raise unknown_id(world, kind, id)


def print_json(content: Mapping[str, object]) -> None:
    """Print the envelope of spec section 11."""
    print(json.dumps({"loremask": ENVELOPE, **content}, ensure_ascii=False, indent=2))
