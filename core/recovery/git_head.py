"""What a world's files held at the last commit, read without running anything of the folder.

A folder from elsewhere can carry settings that make git run programs: hooks, a file
monitor, text converters, filters. So only plumbing is called that shows stored bytes, and what could
run is switched off. Nothing is written.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from core.errors import LoremaskError, UnreadableFile

TIMEOUT_S = 10.0
_MAX_BYTES = 512 << 20
_SAFE = (
    "--no-pager",
    "--no-optional-locks",
    "--literal-pathspecs",
    "-c",
    "core.fsmonitor=false",
    "-c",
    f"core.hooksPath={os.devnull}",
    "-c",
    "protocol.allow=never",
    "-c",
    "core.sshCommand=false",
    "-c",
    "credential.helper=",
)


def head_texts(folder: Path, names: Iterable[str]) -> dict[str, str | None]:
    """The texts of the folder's files at the last commit; None for one that is not in it.

    Raises UnreadableFile with `no_git`, `git_no_repository`, `git_untrusted`,
    `git_no_commit`, `git_slow` or `git_failed` {reason}.
    """
    git = shutil.which("git")
    if git is None:
        raise UnreadableFile("no_git", path=folder)
    prefix = _run(git, folder, "rev-parse", "--show-prefix").decode("utf-8", "replace").strip("\n")
    try:
        commit = _run(git, folder, "rev-parse", "--verify", "--quiet", "HEAD^{commit}").strip()
    except LoremaskError as error:
        raise _without_commit(error, folder) from None
    head = commit.decode("ascii", "replace")
    return {name: _text(git, folder, f"{head}:{prefix}{name}") for name in names}


def _without_commit(error: LoremaskError, folder: Path) -> LoremaskError:
    silent = error.code == "git_failed" and not error.params.get("reason")
    return UnreadableFile("git_no_commit", path=folder) if silent else error


def _text(git: str, folder: Path, object: str) -> str | None:
    """A stored text. A name that is in no commit fails at once; a real failure does so again."""
    try:
        data = _run(git, folder, "cat-file", "blob", object)
    except UnreadableFile as error:
        if error.code == "git_failed" and _is_missing(git, folder, object):
            return None
        raise
    return data.decode("utf-8", "replace")


def _is_missing(git: str, folder: Path, object: str) -> bool:
    try:
        _run(git, folder, "cat-file", "-e", object)
    except UnreadableFile as error:
        return error.code == "git_failed"
    return False


def _run(git: str, folder: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(
            [git, *_SAFE, *arguments],
            cwd=folder,
            env=_environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise UnreadableFile("git_slow", path=folder) from None
    except OSError as error:
        reason = {"reason": error.strerror or str(error)}
        raise UnreadableFile("git_failed", reason, path=folder) from None
    if done.returncode or len(done.stdout) > _MAX_BYTES:
        raise _refusal(done.stderr.decode("utf-8", "replace"), folder)
    return done.stdout


def _environment(given: Mapping[str, str]) -> dict[str, str]:
    """Without variables that point git elsewhere, and in the language that is matched below."""
    kept = {k: v for k, v in given.items() if not k.startswith("GIT_")}
    return {
        **kept,
        "LC_ALL": "C",
        "LANGUAGE": "C",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_NO_REPLACE_OBJECTS": "1",
        "GIT_OPTIONAL_LOCKS": "0",
    }


def _refusal(said: str, folder: Path) -> UnreadableFile:
    if "dubious ownership" in said or "unsafe repository" in said:
        return UnreadableFile("git_untrusted", path=folder)
    if "not a git repository" in said:
        return UnreadableFile("git_no_repository", path=folder)
    first = said.strip().splitlines()
    return UnreadableFile("git_failed", {"reason": first[0] if first else ""}, path=folder)
