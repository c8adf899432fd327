"""The merge driver under real git, and the command by itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli.main import main
from core.merge.markers import has_markers, read_sides

ROOT = Path(__file__).resolve().parents[3]
GIT = shutil.which("git")
BASE = """{
  "version": 1,
  "entradas": [
    {"id": "a", "texto": "uno", "peso": 1},
    {"id": "b", "texto": "dos", "peso": 1}
  ]
}
"""
needs_git = pytest.mark.skipif(GIT is None, reason="needs git")


class Repo:
    """A repository with the driver set up as the help says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "lore.json"
        folder.mkdir()
        self.git("init", "-q", "-b", "main")
        command = (
            f'"{sys.executable}" -c "from core.cli.main import main; raise SystemExit(main())"'
        )
        driver = f"{command} merge %O %A %B --marker-size %L --path=%P"
        self.git("config", "merge.loremask.driver", driver)
        (folder / ".gitattributes").write_text("*.json merge=loremask\n", encoding="utf-8")
        self.commit(BASE, "base")

    def git(self, *arguments: str, ok: tuple[int, ...] = (0,)) -> str:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "HOME": str(self.folder),
            "GIT_CONFIG_NOSYSTEM": "1",
            **{f"GIT_{w}_{k}": v for w in ("AUTHOR", "COMMITTER") for k, v in WHO.items()},
        }
        done = subprocess.run(
            ["git", *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode in ok, done.stderr
        return done.stdout + done.stderr

    def commit(self, text: str, message: str) -> None:
        self.file.write_text(text, encoding="utf-8")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def merge(self, ours: str, theirs: str, ok: int) -> str:
        """Commit each on a branch of its own, and merge theirs into ours."""
        self.git("checkout", "-q", "-b", "other")
        self.commit(theirs, "theirs")
        self.git("checkout", "-q", "main")
        self.commit(ours, "ours")
        return self.git("merge", "-q", "other", "-m", "merge", ok=(ok,))


WHO = {"NAME": "Someone", "EMAIL": "someone@example.org"}


@pytest.fixture
def repo(tmp_path: Path) -> Repo:
    return Repo(tmp_path / "repo")


@needs_git
def test_git_merges_neighbouring_fields_without_conflict(repo: Repo) -> None:
    ours = BASE.replace('"uno"', '"UNO"')
    theirs = BASE.replace('"uno", "peso": 1', '"uno", "peso": 2')
    repo.merge(ours, theirs, ok=0)
    assert repo.file.read_text(encoding="utf-8") == BASE.replace(
        '"uno", "peso": 1', '"UNO", "peso": 2'
    )
    assert repo.git("status", "--porcelain") == ""


@needs_git
def test_git_is_told_of_a_conflict_and_markers_stand_around_the_field(repo: Repo) -> None:
    ours = BASE.replace('"uno"', '"mine"').replace('"dos"', '"DOS"')
    theirs = BASE.replace('"uno"', '"theirs"').replace('"dos", "peso": 1', '"dos", "peso": 3')
    said = repo.merge(ours, theirs, ok=1)
    assert "“a”, text" in said
    assert "lore.json" in said
    assert repo.git("diff", "--name-only", "--diff-filter=U").strip() == "lore.json"
    text = repo.file.read_text(encoding="utf-8")
    assert has_markers(text)
    assert text.count("<<<<<<<") == 1
    assert '"texto": "DOS", "peso": 3' in text
    sides = read_sides(text)
    assert sides is not None
    assert json.loads(sides.theirs)["entradas"][0]["texto"] == "theirs"
    assert json.loads(sides.base or "")["entradas"][0]["texto"] == "uno"


@needs_git
def test_what_cannot_be_merged_is_left_with_git_as_a_conflict(repo: Repo) -> None:
    ours = BASE.replace('"uno"', '"UNO"')
    said = repo.merge(ours, "{ no json", ok=1)
    assert "cannot be merged by entry" in said
    assert repo.file.read_text(encoding="utf-8") == ours
    assert "UU lore.json" in repo.git("status", "--porcelain")


@needs_git
def test_a_rebase_and_a_criss_cross_merge_work(repo: Repo) -> None:
    repo.merge(BASE.replace('"uno"', '"UNO"'), BASE.replace('"dos"', '"DOS"'), ok=0)
    repo.git("checkout", "-q", "other")
    repo.git("merge", "-q", "main~1", "-m", "cross")
    repo.commit(repo.file.read_text(encoding="utf-8").replace('"DOS"', '"Dos"'), "more")
    repo.git("checkout", "-q", "main")
    repo.git("merge", "-q", "other", "-m", "again")
    texts = [e["texto"] for e in json.loads(repo.file.read_text(encoding="utf-8"))["entradas"]]
    assert texts == ["UNO", "Dos"]


# the command


def write(folder: Path, **texts: str) -> list[str]:
    for name, text in texts.items():
        (folder / name).write_bytes(text.encode())
    return [str(folder / name) for name in ("base", "ours", "theirs")]


def test_a_clean_merge_rewrites_ours_alone(tmp_path: Path) -> None:
    ours, theirs = BASE.replace("uno", "UNO"), BASE.replace("dos", "DOS")
    paths = write(tmp_path, base=BASE, ours=ours, theirs=theirs)
    (tmp_path / "ours").chmod(0o640)
    assert main(["merge", *paths]) == 0
    assert (tmp_path / "ours").read_text(encoding="utf-8") == BASE.replace("uno", "UNO").replace(
        "dos", "DOS"
    )
    assert (tmp_path / "ours").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "theirs").read_text(encoding="utf-8") == theirs
    assert sorted(p.name for p in tmp_path.iterdir()) == ["base", "ours", "theirs"]


def test_conflicts_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = write(
        tmp_path,
        base=BASE,
        ours=BASE.replace("uno", "mine"),
        theirs=BASE.replace("uno", "theirs"),
    )
    assert main(["merge", *paths, "--json", "--marker-size", "9", "--path=data/x.json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["file"] == "data/x.json"
    assert [(c["id"], c["field"], c["theirs"]) for c in told["conflicts"]] == [
        ("a", "text", '"theirs"')
    ]
    assert "<<<<<<<<< ours\n" in (tmp_path / "ours").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "text"),
    [("ours", "[1]"), ("theirs", "{"), ("ours", ""), ("theirs", "\ufeff"), ("theirs", "ÿ")],
)
def test_what_is_no_lore_leaves_ours_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str
) -> None:
    texts = {"base": BASE, "ours": BASE.replace("uno", "UNO"), "theirs": BASE.replace("dos", "D")}
    texts[name] = text
    paths = write(tmp_path, **texts)
    assert main(["merge", *paths, "--language", "es"]) == 2
    assert "No se puede fusionar" in capsys.readouterr().err
    assert (tmp_path / "ours").read_bytes() == texts["ours"].encode()


def test_a_file_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = write(tmp_path, base=BASE, ours=BASE)
    assert main(["merge", *paths]) == 2
    assert "theirs" in capsys.readouterr().err


@pytest.mark.parametrize("base", ["", "{ no", "\ufeff", "[1]"])
def test_without_a_common_version_the_sides_are_compared(tmp_path: Path, base: str) -> None:
    theirs = BASE.replace("uno", "theirs")
    paths = write(tmp_path, base=base, ours=BASE, theirs=theirs)
    assert main(["merge", *paths]) == 1
    text = (tmp_path / "ours").read_text(encoding="utf-8")
    sides = read_sides(text)
    assert sides is not None
    assert (sides.ours, sides.theirs) != (BASE, theirs)
    assert json.loads(sides.ours) == json.loads(BASE)
    assert json.loads(sides.theirs) == json.loads(theirs)
