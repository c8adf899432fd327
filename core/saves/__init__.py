"""Saves of games: any format of spec section 9 to a plain tree, and the memories in it."""

from core.saves.errors import (
    PasswordNeeded,
    RefusedFormat,
    SaveError,
    TooLarge,
    UnreadableSave,
    WrongPassword,
)
from core.saves.find import Candidate, find_memory
from core.saves.reader import SaveFile, read_folder, read_save
from core.saves.reading import Problem
from core.saves.values import Tree, plain

__all__ = [
    "Candidate",
    "PasswordNeeded",
    "Problem",
    "RefusedFormat",
    "SaveError",
    "SaveFile",
    "TooLarge",
    "Tree",
    "UnreadableSave",
    "WrongPassword",
    "find_memory",
    "plain",
    "read_folder",
    "read_save",
]
