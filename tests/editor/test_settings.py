"""Settings survive starts, wrong files and later versions of the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor.settings import MAX_RECENT, Settings, SettingsStore, read_settings


def test_they_are_kept(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "deep" / "settings.json"
    first = SettingsStore(path)
    first.update(theme="dark", dock_height=200)
    first.set_room("lore", {"splitter": [1, 2]})
    again = SettingsStore(path).values
    assert (again.theme, again.dock_height) == ("dark", 200)
    assert again.rooms["lore"] == {"splitter": [1, 2]}


@pytest.mark.parametrize(
    "raw",
    [None, [], 3, {"theme": "pink"}, {"recent": {"a": 1}}, {"dock_open": "yes"}, {"rooms": [1]}],
)
def test_wrong_values_keep_their_default(raw: object) -> None:
    assert read_settings(raw) == Settings()


def test_a_broken_file_is_put_aside(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{", encoding="utf-8")
    store = SettingsStore(path)
    assert store.values == Settings()
    store.update(theme="light")
    assert json.loads(path.read_text(encoding="utf-8"))["theme"] == "light"
    assert (tmp_path / "settings.bad").read_text(encoding="utf-8") == "{"


def test_what_a_later_version_wrote_is_kept(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 7, "from_later": {"a": 1}, "theme": "dark"}', encoding="utf-8")
    SettingsStore(path).update(theme="light")
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert raw["from_later"] == {"a": 1}
    assert raw["theme"] == "light"


def test_a_folder_that_cannot_be_written_costs_nothing(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    store.update(theme="dark")
    assert store.values.theme == "dark"


def test_recent_worlds_are_the_latest_first_and_few(tmp_path: Path, qapp: object) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    for number in range(MAX_RECENT + 3):
        store.remember_world(Path(f"/worlds/{number}"))
    store.remember_world(Path("/worlds/5"))
    recent = [Path(text).name for text in store.values.recent]
    assert recent[0] == "5"
    assert len(recent) == len(set(recent)) == MAX_RECENT
    store.forget_world(store.values.recent[0])
    assert Path(store.values.recent[0]).name != "5"


def test_changes_are_told_by_field(tmp_path: Path, qapp: object) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    told: list[str] = []
    store.changed.connect(told.append)
    store.update(theme="dark", language="")
    assert told == ["theme"]
