"""Bundles as zip files: written the same every time, read without trusting a byte.

Reading looks only at the members that a bundle has, in memory, never on the disk: paths,
links, doubled names, encryption, foreign methods and bombs are refused before or while a
member is inflated.
"""

from __future__ import annotations

import hashlib
import io
import json
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from pydantic import ValidationError

from core.cases.bundle import FORMAT, Bundle
from core.errors import CannotSave, LoremaskError, UnreadableFile
from core.files.atomic import write_files
from core.messages import render
from core.saves.errors import TooLarge
from core.saves.limits import check_text

MAX_FILE = 4 << 20
MAX_MEMBER = 8 << 20
MAX_MEMBERS = 16
MANIFEST = "manifest.json"
READ_ME = "READ_ME.txt"
PARTS = {
    "question": "question.json",
    "outcome": "result.json",
    "entries": "entries.json",
    "memory": "memory.json",
}
_NAMES = frozenset({MANIFEST, READ_ME, *PARTS.values()})
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    IndexError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
    ValueError,
    OSError,
)
"""What the zip module raises for bytes that are no sound zip."""


def pack(bundle: Bundle, language: str = "en") -> bytes:
    """The zip of a bundle. Raises CannotSave when it is larger than `read_bundle` takes."""
    content = bundle.model_dump(mode="json")
    parts = {n: _json(content[k]) for k, n in PARTS.items() if content[k] is not None}
    parts[READ_ME] = _read_me(bundle, language).encode("utf-8")
    digests = {name: hashlib.sha256(data).hexdigest() for name, data in parts.items()}
    manifest = {**content["manifest"], "members": digests}
    data = _zip({MANIFEST: _json(manifest), **parts}, bundle.contains_secrets)
    if len(data) > MAX_FILE or any(len(part) > MAX_MEMBER for part in parts.values()):
        raise CannotSave("bundle_too_large", {"limit": MAX_FILE >> 20})
    return data


def write_bundle(path: Path, bundle: Bundle, language: str = "en") -> None:
    """Write a bundle, whole or not at all. Raises CannotSave."""
    target = path.absolute()
    write_files(target.parent, {target.name: pack(bundle, language)})


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=True, indent=1, sort_keys=False) + "\n").encode("ascii")


def _zip(parts: Mapping[str, bytes], secrets: bool) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            # One date for all, so that the same state gives the same bytes.
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o600 << 16
            archive.writestr(info, data)
        archive.comment = b"loremask bundle" + (b": CONTAINS SECRETS" if secrets else b"")
    return out.getvalue()


def _read_me(bundle: Bundle, language: str) -> str:
    audience = bundle.manifest.audience
    lines = [render(f"bundle_for_{audience}", {}, language)]
    if bundle.contains_secrets:
        lines.insert(0, render("bundle_secrets", {"count": len(bundle.outcome.masked)}, language))
    lines.append(render("bundle_how", {}, language))
    return "\n".join(lines) + "\n"


# reading


def is_bundle(path: Path) -> bool:
    """Whether a file is a zip with a manifest like ours; for telling dropped files apart."""
    try:
        data = _bytes(path)
        return data.startswith(b"PK") and _open(data).getinfo(MANIFEST) is not None
    except (LoremaskError, KeyError, *_DAMAGE):
        return False


def read_bundle(source: Path | bytes) -> Bundle:
    """Read a bundle; nothing is written, and nothing outside the file is read.

    Raises UnreadableFile: no bundle, damaged, too large, or made by a newer version.
    """
    path = None if isinstance(source, bytes) else source
    try:
        data = _bytes(source) if isinstance(source, Path) else _sized(source)
        return _parse(_members(data))
    except LoremaskError as error:
        error.path = error.path or path
        raise


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise UnreadableFile("not_a_file" if path.exists() else "not_found")
        with path.open("rb") as file:
            return _sized(file.read(MAX_FILE + 1))
    except OSError as error:
        raise UnreadableFile("cannot_read", {"reason": error.strerror or str(error)}) from None


def _sized(data: bytes) -> bytes:
    if len(data) > MAX_FILE:
        raise UnreadableFile("bundle_too_large", {"limit": MAX_FILE >> 20})
    return data


def _open(data: bytes) -> zipfile.ZipFile:
    # A directory of many thousand members would take memory before it could be counted.
    if data.count(b"PK\x01\x02") > 4 * MAX_MEMBERS:
        raise UnreadableFile("bundle_foreign", {"name": "…"})
    return zipfile.ZipFile(io.BytesIO(data))


def _members(data: bytes) -> dict[str, bytes]:
    """The known members, inflated. Raises UnreadableFile."""
    try:
        with _open(data) as archive:
            infos = archive.infolist()
            _check_names(infos)
            return {info.filename: _inflate(archive, info) for info in infos}
    except _DAMAGE as error:
        raise UnreadableFile("bundle_damaged", {"reason": str(error) or "zip"}) from None


def _check_names(infos: list[zipfile.ZipInfo]) -> None:
    seen: set[str] = set()
    for info in infos:
        name = info.orig_filename
        if name not in _NAMES or name != info.filename or name in seen or info.is_dir():
            raise UnreadableFile("bundle_foreign", {"name": name[:80]})
        if info.flag_bits & 1 or info.compress_type not in _METHODS:
            raise UnreadableFile("bundle_damaged", {"reason": name})
        seen.add(name)
    if MANIFEST not in seen:
        raise UnreadableFile("bundle_none")


def _inflate(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """A member, never more of it than allowed, whatever size it claims."""
    too_large = UnreadableFile("bundle_too_large", {"limit": MAX_MEMBER >> 20})
    if info.file_size > MAX_MEMBER:
        raise too_large
    with archive.open(info) as member:
        data = member.read(MAX_MEMBER + 1)
    if len(data) > MAX_MEMBER:
        raise too_large
    return data


def _parse(members: Mapping[str, bytes]) -> Bundle:
    manifest = _value(MANIFEST, members[MANIFEST])
    _check_version(manifest)
    _check_digests(manifest, members)
    content: dict[str, object] = {"manifest": manifest}
    content |= {k: _value(n, members[n]) for k, n in PARTS.items() if n in members}
    try:
        return Bundle.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise UnreadableFile("bundle_damaged", {"reason": f"{where}: {first['msg']}"}) from None


def _value(name: str, data: bytes) -> object:
    try:
        check_text(data)
        return json.loads(data.decode("utf-8"), object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise UnreadableFile("bundle_damaged", {"reason": f"{name}: {error}"}) from None
    except TooLarge:
        # Its own words are about saves.
        raise UnreadableFile("bundle_damaged", {"reason": f"{name}: too much in it"}) from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _check_version(manifest: object) -> None:
    version = manifest.get("loremask_bundle") if isinstance(manifest, dict) else None
    if not isinstance(version, int) or isinstance(version, bool):
        raise UnreadableFile("bundle_none")
    if version > FORMAT:
        raise UnreadableFile("bundle_newer", {"version": version, "known": FORMAT})


def _check_digests(manifest: object, members: Mapping[str, bytes]) -> None:
    """Each member is what the manifest says, and none is missing or added."""
    told = manifest.get("members") if isinstance(manifest, dict) else None
    digests = {n: hashlib.sha256(d).hexdigest() for n, d in members.items() if n != MANIFEST}
    if told != digests:
        raise UnreadableFile("bundle_damaged", {"reason": MANIFEST})
