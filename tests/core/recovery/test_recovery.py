"""The journal, the backups and the lock: private, bounded, and never in the world's folder."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from core.model.kinds import Kind
from core.recovery import journal as journal_module
from core.recovery.backups import KEPT, Backups, read_backup
from core.recovery.journal import Journal, TooLarge, Unsaved, forget_all, kept_bytes, slots
from core.recovery.lock import Lock, is_alive, start_of
from core.recovery.user_data import prune, size_of, world_key, write_private
from core.world import build
from core.world.opening import open_world
from core.world.saving import plan_save, write_plan

posix = pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")


@pytest.fixture
def world_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "world"
    folder.mkdir()
    (folder / "a.json").write_text('{"entradas": [{"id": "a", "texto": "0"}]}', encoding="utf-8")
    return folder


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


# the journal


def test_what_is_written_is_read(world_folder: Path, data: Path) -> None:
    journal = Journal(data, world_folder)
    assert journal.read() is None
    files = {"a.json": Unsaved('{"ñ": "\ud800 \U0001f600"}', "00ff")}
    journal.write(files, now=5.0)
    kept = journal.read()
    assert kept is not None
    assert (kept.world, kept.written, kept.attempted) == (str(world_folder), 5.0, False)
    assert kept.files == files
    assert sorted(p.name for p in world_folder.iterdir()) == ["a.json"]


def test_nothing_unsaved_leaves_nothing(world_folder: Path, data: Path) -> None:
    journal = Journal(data, world_folder)
    journal.write({"a.json": Unsaved("{}")})
    journal.write({})
    assert journal.read() is None
    assert not journal.folder.exists()
    journal.forget()


@posix
def test_only_the_user_may_read_it(world_folder: Path, data: Path) -> None:
    old = os.umask(0)
    try:
        journal = Journal(data, world_folder)
        journal.write({"a.json": Unsaved("{}")})
    finally:
        os.umask(old)
    modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in (data, journal.folder, journal.path)}
    assert list(modes.values()) == [0o700, 0o700, 0o600]


def test_an_attempt_to_restore_is_remembered(world_folder: Path, data: Path) -> None:
    journal = Journal(data, world_folder)
    journal.write({"a.json": Unsaved("{}")})
    journal.begin_restoring()
    kept = Journal(data, world_folder).read()
    assert kept is not None
    assert kept.attempted
    journal.end_restoring()
    kept = Journal(data, world_folder).read()
    assert kept is not None
    assert not kept.attempted


@pytest.mark.parametrize(
    "damage", [b"", b"\x1f\x8b", b"no gzip", None], ids=["empty", "head", "other", "cut"]
)
def test_a_damaged_journal_is_no_journal(
    world_folder: Path, data: Path, damage: bytes | None
) -> None:
    journal = Journal(data, world_folder)
    journal.write({"a.json": Unsaved("{}" * 100)})
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
    assert journal.read() is None


def test_too_much_is_refused_and_what_was_kept_stays(
    world_folder: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "MAX_BYTES", 10)
    journal = Journal(data, world_folder)
    journal.write({"a.json": Unsaved("small")})
    with pytest.raises(TooLarge):
        journal.write({"a.json": Unsaved("x" * 11)})
    kept = journal.read()
    assert kept is not None
    assert kept.files["a.json"].text == "small"


def test_a_world_is_known_by_its_real_path(world_folder: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(world_folder)
    assert world_key(link) == world_key(world_folder)
    assert world_key(world_folder) != world_key(tmp_path / "elsewhere" / "world")


def test_a_name_that_leads_elsewhere_is_left_out(world_folder: Path, data: Path) -> None:
    journal = Journal(data, world_folder)
    journal.write({"../x.json": Unsaved("{}"), "a.json": Unsaved("{}")})
    kept = journal.read()
    assert kept is not None
    assert list(kept.files) == ["a.json"]


def test_old_and_large_things_go(data: Path) -> None:
    for number, age in enumerate((100.0, 50.0, 1.0)):
        path = data / f"w{number}" / "x"
        write_private(path, b"x" * 10)
        os.utime(path, (1000 - age, 1000 - age))
    prune(data, max_bytes=1000, max_age_s=60, now=1000)
    assert [p.name for p in sorted(data.iterdir())] == ["w1", "w2"]
    prune(data, max_bytes=15, max_age_s=60, now=1000)
    assert [p.name for p in data.iterdir()] == ["w2"]


def test_two_instances_write_and_forget_in_one_folder(world_folder: Path, data: Path) -> None:
    """One takes the emptied folder away while the other writes to it, looks into it, prunes it."""
    ended = threading.Event()

    def come_and_go() -> None:
        other = Journal(data, world_folder, 2)
        while not ended.is_set():
            other.write({"a.json": Unsaved("theirs")})
            other.forget()

    thread = threading.Thread(target=come_and_go)
    thread.start()
    try:
        mine = Journal(data, world_folder, 1)
        for _ in range(150):
            mine.write({"a.json": Unsaved("mine")})
            assert 1 in slots(data, world_folder)
            mine.forget()
            assert 1 not in slots(data, world_folder)
            prune(data, max_bytes=1 << 20, max_age_s=1000)
            size_of(data)
    finally:
        ended.set()
        thread.join()


def test_forget_all(world_folder: Path, data: Path) -> None:
    Journal(data, world_folder).write({"a.json": Unsaved("{}")})
    Backups(data, world_folder).keep(_plan(world_folder, "1"))
    assert kept_bytes(data) == size_of(data) > 0
    assert forget_all(data) > 0
    assert kept_bytes(data) == 0
    assert Journal(data, world_folder).read() is None


# backups


def _plan(folder: Path, text: str):  # type: ignore[no-untyped-def]
    world = open_world(folder)
    world.apply(build.set_values(world, world.handles(Kind.ENTRY), "text", text))
    return plan_save(world)


def test_the_last_ten_saves_are_kept_newest_first(world_folder: Path, data: Path) -> None:
    backups = Backups(data, world_folder)
    for number in range(1, KEPT + 4):
        plan = _plan(world_folder, str(number))
        backups.keep(plan)
        write_plan(plan)
    found = backups.list()
    assert len(found) == KEPT
    texts = [read_backup(each.path) for each in found]
    assert [t.files["a.json"] for t in texts if t is not None] == [
        f'{{"entradas": [{{"id": "a", "texto": "{n}"}}]}}' for n in range(KEPT + 2, 2, -1)
    ]
    assert [p.name for p in world_folder.iterdir()] == ["a.json"]


def test_what_another_program_wrote_is_kept_too(world_folder: Path, data: Path) -> None:
    plan = _plan(world_folder, "mine")
    (world_folder / "a.json").write_bytes(b'{"theirs": 1}\xff')
    path = Backups(data, world_folder).keep(plan)
    assert path is not None
    content = read_backup(path)
    assert content is not None
    text = content.files["a.json"]
    assert text is not None
    assert text.encode("utf-8", "surrogateescape") == b'{"theirs": 1}\xff'


def test_a_save_that_replaces_nothing_has_no_backup(world_folder: Path, data: Path) -> None:
    plan = _plan(world_folder, "1")
    (world_folder / "a.json").unlink()
    assert Backups(data, world_folder).keep(plan) is None
    assert Backups(data, world_folder).list() == []


def test_a_damaged_backup_is_none(world_folder: Path, data: Path) -> None:
    path = Backups(data, world_folder).keep(_plan(world_folder, "1"))
    assert path is not None
    path.write_bytes(b"x")
    assert read_backup(path) is None


# the lock


def test_the_second_is_told_of_the_first(world_folder: Path, data: Path) -> None:
    first, second = Lock(data, world_folder), Lock(data, world_folder)
    assert first.acquire() is None
    assert first.acquire() is None
    owner = second.acquire()
    assert owner is not None
    assert owner.pid == os.getpid()
    first.release()
    assert second.acquire() is None
    assert sorted(p.name for p in world_folder.iterdir()) == ["a.json"]


def test_whoever_lost_it_notices_and_does_not_give_it_away(world_folder: Path, data: Path) -> None:
    first, second = Lock(data, world_folder), Lock(data, world_folder)
    first.acquire()
    second.take_over()
    assert second.is_mine
    assert not first.renew()
    first.release()
    assert second.renew()


def test_the_lock_of_a_killed_process_is_stale(world_folder: Path, data: Path) -> None:
    script = (
        "import sys, time\nfrom pathlib import Path\nfrom core.recovery.lock import Lock\n"
        "assert Lock(Path(sys.argv[1]), Path(sys.argv[2])).acquire() is None\n"
        "print('held', flush=True)\ntime.sleep(60)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(data), str(world_folder)], stdout=subprocess.PIPE
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"held"
        lock = Lock(data, world_folder)
        owner = lock.acquire()
        assert owner is not None
        assert owner.pid == child.pid
    finally:
        child.kill()
        child.wait()
        child.stdout.close()  # type: ignore[union-attr]
    assert lock.acquire() is None


def test_a_number_given_to_a_later_process_is_not_the_owner(world_folder: Path, data: Path) -> None:
    lock = Lock(data, world_folder)
    lock.acquire()
    owner = lock.owner()
    assert owner is not None
    assert not lock.is_stale(owner)
    if start_of(os.getpid()):
        assert lock.is_stale(replace(owner, started="1"))


def test_a_lock_of_another_computer_lasts_while_it_is_renewed(
    world_folder: Path, data: Path
) -> None:
    lock = Lock(data, world_folder)
    lock.acquire()
    owner = lock.owner()
    assert owner is not None
    far = replace(owner, host="elsewhere")
    assert not lock.is_stale(far)
    os.utime(lock.path, (time.time() - 3600, time.time() - 3600))
    assert lock.is_stale(far)


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"pid": 1}'])
def test_a_damaged_lock_is_nobody_s(world_folder: Path, data: Path, content: str) -> None:
    lock = Lock(data, world_folder)
    lock.path.parent.mkdir(parents=True)
    lock.path.write_text(content, encoding="utf-8")
    assert lock.acquire() is None
    assert lock.is_mine


def test_processes() -> None:
    assert is_alive(os.getpid())
    assert not is_alive(0)
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    assert not is_alive(child.pid)
