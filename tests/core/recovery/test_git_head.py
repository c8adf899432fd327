"""Texts of the last commit, and nothing of the folder's that runs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from core.errors import UnreadableFile
from core.recovery import git_head
from core.recovery.git_head import head_texts

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Someone", "-c", "user.email=someone@example.org")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    folder = tmp_path / "repo"
    (folder / "data" / "ñ lore").mkdir(parents=True)
    git(folder, "init", "-q")
    return folder


def commit(repo: Path, **texts: str) -> Path:
    lore = repo / "data" / "ñ lore"
    for name, text in texts.items():
        (lore / f"{name}.json").write_text(text, encoding="utf-8")
    git(repo, "add", "-A")
    git(repo, "commit", "-q", "-m", "x")
    return lore


def test_texts_of_the_last_commit(repo: Path) -> None:
    lore = commit(repo, a='{"ñ": 1}')
    (lore / "a.json").write_text("changed", encoding="utf-8")
    (lore / "new.json").write_text("new", encoding="utf-8")
    assert head_texts(lore, ["a.json", "new.json"]) == {"a.json": '{"ñ": 1}', "new.json": None}


def test_nothing_of_the_folder_runs(repo: Path, tmp_path: Path) -> None:
    lore = commit(repo, a="{}")
    trap = tmp_path / "trap"
    script = f"#!/bin/sh\ntouch '{trap}'\ncat\n"
    program = tmp_path / "program"
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    for name in ("core.fsmonitor", "core.sshCommand", "core.pager", "core.editor"):
        git(repo, "config", name, str(program))
    for name in ("diff.x.textconv", "filter.x.smudge", "filter.x.clean", "filter.x.process"):
        git(repo, "config", name, str(program))
    git(repo, "config", "core.hooksPath", str(tmp_path))
    for hook in ("post-index-change", "reference-transaction", "post-checkout"):
        (tmp_path / hook).write_text(script, encoding="utf-8")
        (tmp_path / hook).chmod(0o755)
    (lore / ".gitattributes").write_text("* diff=x filter=x\n", encoding="utf-8")
    trap.unlink(missing_ok=True)
    assert head_texts(lore, ["a.json"]) == {"a.json": "{}"}
    assert not trap.exists()


def code_of(folder: Path) -> str:
    with pytest.raises(UnreadableFile) as caught:
        head_texts(folder, ["a.json"])
    return caught.value.code


def test_what_can_be_wrong_is_said(repo: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    assert code_of(outside) == "git_no_repository"
    assert code_of(repo / "data") == "git_no_commit"


def test_a_folder_of_somebody_else_s_is_untrusted(
    repo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit(repo, a="{}")
    environment = git_head._environment

    def other_owner(given: dict[str, str]) -> dict[str, str]:
        return {**environment(given), "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"}

    monkeypatch.setattr(git_head, "_environment", other_owner)
    assert code_of(repo) == "git_untrusted"


def test_a_git_that_does_not_answer(
    repo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "git").write_text("#!/bin/sh\nexec sleep 30\n", encoding="utf-8")
    (tools / "git").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(git_head, "TIMEOUT_S", 0.2)
    assert code_of(repo) == "git_slow"
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    assert code_of(repo) == "no_git"


def test_variables_of_git_do_not_lead_elsewhere(
    repo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lore = commit(repo, a="{}")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "other"))
    assert head_texts(lore, ["a.json"]) == {"a.json": "{}"}
