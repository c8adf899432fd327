"""What a world's lore is told apart by: hashes over the bytes of its lore files."""

from __future__ import annotations

import hashlib

from core.world.world import World


def file_hashes(world: World) -> dict[str, str]:
    """SHA-256 of each lore file by name, of its text as it is now, unsaved edits included."""
    return {
        file.name: hashlib.sha256(_data(world, file.handle)).hexdigest()
        for file in world.lore_files
    }


def _data(world: World, handle: int) -> bytes:
    return world.file_text(handle).encode("utf-8", "surrogatepass")


def world_hash(world: World) -> str:
    """SHA-256 over the names and hashes of all lore files; the folder's own name does not count."""
    whole = hashlib.sha256()
    for name, digest in sorted(file_hashes(world).items()):
        whole.update(f"{name}\0{digest}\n".encode("utf-8", "surrogatepass"))
    return whole.hexdigest()
