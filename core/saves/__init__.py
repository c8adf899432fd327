"""Saves of games: any format of spec section 9 to a plain tree, and the memories in it."""

from core.memory.problems import Problem
from core.saves.copying import copy_text, lost_in_version, write_copy
from core.saves.errors import (
    PasswordNeeded,
    RefusedFormat,
    SaveError,
    TooLarge,
    UnreadableSave,
    WrongPassword,
)
from core.saves.find import Candidate, find_memory
from core.saves.locate import value_at
from core.saves.putting import with_state
from core.saves.reader import SaveFile, read_folder, read_save
from core.saves.state import LikelyState, MappedState, StateMapping, likely_state, mapped_state
from core.saves.values import Tree, plain

__all__ = [
    "Candidate",
    "LikelyState",
    "MappedState",
    "PasswordNeeded",
    "Problem",
    "RefusedFormat",
    "SaveError",
    "SaveFile",
    "StateMapping",
    "TooLarge",
    "Tree",
    "UnreadableSave",
    "WrongPassword",
    "copy_text",
    "find_memory",
    "likely_state",
    "lost_in_version",
    "mapped_state",
    "plain",
    "read_folder",
    "read_save",
    "value_at",
    "with_state",
    "write_copy",
]
