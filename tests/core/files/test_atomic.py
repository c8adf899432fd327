"""A save of several files leaves all old or all new, whatever stops it."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.errors import CannotSave
from core.files.atomic import JOURNAL, recover, write_files
from core.files.lock import folder_lock

OLD = {"a.json": b"old a", "b.json": b"old b", "c.json": b"old c"}
NEW = {"a.json": b"new a, longer", "b.json": b"new b", "c.json": b"new c", "d.json": b"new d"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, data in OLD.items():
        (tmp_path / name).write_bytes(data)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in folder.glob("*.json")}


def leftovers(folder: Path) -> list[str]:
    return [p.name for p in folder.iterdir() if p.name.startswith(".")]


def steps_of(folder: Path) -> list[str]:
    seen: list[str] = []
    write_files(folder, NEW, seen.append)
    return seen


def test_several_files_are_replaced_and_nothing_is_left_behind(folder: Path) -> None:
    write_files(folder, NEW)
    assert contents(folder) == NEW
    assert leftovers(folder) == []


def test_a_process_killed_at_any_step_leaves_all_old_or_all_new(folder: Path) -> None:
    script = (
        "import os, sys\nfrom pathlib import Path\nfrom core.files.atomic import write_files\n"
        "import ast\nnew = ast.literal_eval(sys.argv[2]); stop = int(sys.argv[3]); n = [0]\n"
        "def step(_):\n    n[0] += 1\n    if n[0] > stop: os.kill(os.getpid(), 9)\n"
        "write_files(Path(sys.argv[1]), new, step)\n"
    )
    outcomes = set()
    count = len(steps_of(folder))
    for stop in range(count + 1):
        for name in contents(folder):
            (folder / name).unlink()
        for name, data in OLD.items():
            (folder / name).write_bytes(data)
        subprocess.run(
            [sys.executable, "-c", script, str(folder), repr(NEW), str(stop)], check=False
        )
        recover(folder)
        now = contents(folder)
        assert now in (OLD, NEW), f"mixture after step {stop}: {now}"
        assert not (folder / JOURNAL).exists()
        outcomes.add(now == NEW)
    assert outcomes == {True, False}


def test_a_rename_that_fails_half_way_takes_everything_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        if Path(target).name == "c.json" and self.name.endswith(".new"):
            raise PermissionError(13, "Permission denied")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotSave) as caught:
        write_files(folder, NEW)
    assert caught.value.code == "save_no_permission"
    assert contents(folder) == OLD
    assert leftovers(folder) == []


def test_mode_is_kept_and_links_are_followed(tmp_path: Path) -> None:
    real = tmp_path / "elsewhere"
    real.mkdir()
    (real / "x.json").write_bytes(b"old")
    (real / "x.json").chmod(0o640)
    (tmp_path / "a.json").symlink_to(real / "x.json")
    (tmp_path / "b.json").write_bytes(b"old")
    write_files(tmp_path, {"a.json": b"new", "b.json": b"new"})
    assert (tmp_path / "a.json").is_symlink()
    assert (real / "x.json").read_bytes() == b"new"
    assert stat.S_IMODE((real / "x.json").stat().st_mode) == 0o640


def test_a_read_only_file_is_refused_before_anything_is_written(folder: Path) -> None:
    (folder / "b.json").chmod(0o444)
    with pytest.raises(CannotSave) as caught:
        write_files(folder, NEW)
    assert caught.value.code == "save_read_only"
    assert caught.value.path == folder / "b.json"
    assert contents(folder) == OLD


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_changes_nothing_and_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync
    calls = []

    def full(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 3:
            os.write(os.open("/dev/full", os.O_WRONLY), b"x")
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave) as caught:
        write_files(folder, NEW)
    assert caught.value.code == "save_no_space"
    assert contents(folder) == OLD
    assert leftovers(folder) == []


def test_a_journal_that_names_files_elsewhere_is_left_alone(folder: Path) -> None:
    outside = folder.parent / "precious.json"
    outside.write_bytes(b"precious")
    row = '{"name": "../precious.json", "new": "x.new", "old": "x.old", "digest": "0"}'
    (folder / JOURNAL).write_text(
        '{"loremask_save": 1, "forward": false, "files": [' + row + "]}", encoding="utf-8"
    )
    with pytest.raises(CannotSave) as caught:
        recover(folder)
    assert caught.value.code == "journal_foreign"
    assert outside.read_bytes() == b"precious"
    assert (folder / JOURNAL).exists()


def test_without_a_journal_recovery_does_nothing(folder: Path) -> None:
    assert recover(folder) is False
    assert contents(folder) == OLD


def test_two_programs_that_save_at_once_lose_nothing(folder: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from core.files.atomic import recover, write_files\n"
        "folder, mine = Path(sys.argv[1]), sys.argv[2].encode()\n"
        "for turn in range(40):\n"
        "    recover(folder)\n"
        "    write_files(folder, {n: mine + b'%d' % turn for n in ('a.json', 'b.json', 'c.json')})\n"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", script, str(folder), name]) for name in ("p", "q")
    ]
    assert [one.wait() for one in both] == [0, 0]
    now = contents(folder)
    assert set(now) == set(OLD)
    assert len(set(now.values())) == 1, now
    assert leftovers(folder) == []


def test_taking_back_never_deletes_a_file_that_was_there(folder: Path) -> None:
    digest = hashlib.blake2b(b"old a", digest_size=16).hexdigest()
    names = {"new": ".a.json.loremask-1.new", "old": ".a.json.loremask-1.old"}
    row = {"name": "a.json", **names, "digest": digest, "is_made": False}
    journal = {"loremask_save": 1, "forward": False, "files": [row]}
    (folder / JOURNAL).write_text(json.dumps(journal), encoding="utf-8")
    assert recover(folder) is True
    assert contents(folder) == OLD


def test_a_save_that_holds_the_folder_too_long_is_told(folder: Path) -> None:
    with (
        folder_lock(folder),
        pytest.raises(CannotSave) as caught,
        folder_lock(folder, patience_s=0.05),
    ):
        pass
    assert caught.value.code == "save_busy"


def test_a_journal_that_a_kill_left_is_finished_before_the_next_save(folder: Path) -> None:
    stop = steps_of(folder).index("rename b.json")
    for name, data in OLD.items():
        (folder / name).write_bytes(data)
    script = (
        "import os, sys\nfrom pathlib import Path\nfrom core.files.atomic import write_files\n"
        "def step(what):\n    if what == 'rename b.json': os.kill(os.getpid(), 9)\n"
        f"write_files(Path(sys.argv[1]), {NEW!r}, step)\n"
    )
    assert stop > 0
    subprocess.run([sys.executable, "-c", script, str(folder)], check=False)
    assert contents(folder) not in (OLD, NEW)
    write_files(folder, {"a.json": b"newest"})
    assert contents(folder) == {**NEW, "a.json": b"newest"}
    assert recover(folder) is False
    assert contents(folder) == {**NEW, "a.json": b"newest"}


@pytest.mark.skipif(os.name != "posix", reason="needs rights of POSIX")
def test_a_folder_that_may_not_be_read_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(path: str, flags: int, *rest: int) -> int:
        if Path(path) == folder:
            raise PermissionError(13, "Permission denied")
        return real(path, flags, *rest)

    monkeypatch.setattr(os, "open", refuse)
    started = time.monotonic()
    with folder_lock(folder):
        pass
    assert time.monotonic() - started < 10
