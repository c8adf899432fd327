"""What a team shares beside its lore: small files in a folder of the world that holds no lore.

Only files directly in the world's folder are read as lore (spec section 1); these lie below.
"""

from __future__ import annotations

import errno
from pathlib import Path

from core.errors import UnreadableFile
from core.files.atomic import save_error, write_files
from core.world.opening import read_error

TEAM_FOLDER = ".loremask"
_MOST_BYTES = 1 << 20


def read_team_file(world: Path, name: str) -> str:
    """The text of a shared file, "" when there is none. Raises UnreadableFile."""
    path = world / TEAM_FOLDER / name
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ENOTDIR):
            return ""
        raise read_error(error, path) from None
    if len(data) > _MOST_BYTES:
        raise UnreadableFile("too_large", {"limit": 1}, path=path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise UnreadableFile("wrong_encoding", {"encoding": "cp1252"}, path=path) from None


def write_team_file(world: Path, name: str, text: str) -> None:
    """Replace a shared file, whole or not at all. Raises CannotSave."""
    folder = world / TEAM_FOLDER
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise save_error(error, folder) from None
    write_files(folder, {name: text.encode("utf-8")})
