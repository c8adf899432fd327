"""Whether a save was made with the lore that is open: its hash, and ids that the world lacks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from core.memory.state import CURRENT_VERSION
from core.world.hashing import world_hash
from core.world.world import World
from editor.memory.inspected import Inspected
from editor.memory.known_ids import unknown_ids


@dataclass(frozen=True, slots=True)
class BannerWords:
    """A line for the banner; no words, no banner."""

    severity: str = "hint"
    words: str = ""


@dataclass(frozen=True, slots=True)
class LoreHash:
    """The hash of a world at one revision, so that it is made once."""

    world: World
    revision: int
    text: str


def hash_of(world: World | None, known: LoreHash | None) -> LoreHash | None:
    """The hash of a world as it is now; the known one while nothing has changed."""
    if world is None:
        return None
    if known is not None and known.world is world and known.revision == world.revision:
        return known
    return LoreHash(world, world.revision, world_hash(world))


def banner_words(inspected: Inspected, lore: LoreHash | None) -> BannerWords:
    """What is special about a save: a newer form first, then other lore."""
    if inspected.state.read_only:
        words = QCoreApplication.translate(
            "Memory",
            "This memory has version {version}, newer than version {known}. It is shown as far as "
            "it is understood, and no copy of it can be saved.",
        )
        version = inspected.state.version
        return BannerWords("warning", words.format(version=version, known=CURRENT_VERSION))
    made_with = inspected.state.world_hash
    if lore is None or made_with is None or same_hash(made_with, lore.text):
        return BannerWords()
    words = QCoreApplication.translate(
        "Memory", "This save was made with other lore than the world has now."
    )
    missing = unknown_ids(inspected)
    if missing:
        more = QCoreApplication.translate("Memory", "Not in this world: {ids}.")
        shown = ", ".join(missing[:5]) + (" …" if len(missing) > 5 else "")
        words = f"{words} {more.format(ids=shown)}"
    else:
        known = QCoreApplication.translate("Memory", "All its ids are known here.")
        words = f"{words} {known}"
    return BannerWords("hint", words)


def same_hash(one: str, other: str) -> bool:
    """Whether two hashes are the same, however the game spells them ("sha256:", upper case)."""
    return one.rsplit(":", 1)[-1].strip().lower() == other.lower()
