"""`loremask demo-model` says what it is for and what is missing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli import demo_model_command
from core.cli.main import main
from core.client import Endpoint, chat


def test_a_file_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert main(["demo-model", "--model", str(tmp_path / "no.gguf")]) == 2
    assert "no.gguf" in capsys.readouterr().err


def test_without_weights_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    monkeypatch.setattr(demo_model_command, "weights", lambda: None)
    assert main(["demo-model", "--language", "es"]) == 2
    assert "--install" in capsys.readouterr().err


def test_it_says_plainly_what_so_small_a_model_is_for(capsys: pytest.CaptureFixture) -> None:
    assert main(["demo-model", "--help"]) == 0
    assert "this machine only" in capsys.readouterr().out
    assert "not for playing" in demo_model_command.told("demo_what_for", "en", model="M")


@pytest.mark.model
def test_it_serves_until_it_is_stopped(model_url: str) -> None:
    pytest.importorskip("httpx")
    command = [sys.executable, "-m", "core.cli.demo_server"]
    file = demo_model_command.weights()
    with subprocess.Popen(
        [*command, str(file), "0", "512", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as server:
        assert server.stdout is not None
        url = json.loads(server.stdout.readline())["url"]
        assert url.startswith("http://127.0.0.1:")
        assert url != model_url
        endpoint = Endpoint(url, max_tokens=4)
        assert asyncio.run(chat(endpoint, (("system", "Be brief."), ("user", "Hi"))))
        server.terminate()
        assert server.wait(10) is not None
