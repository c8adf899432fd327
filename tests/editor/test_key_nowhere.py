"""The key of a model's server is in no crash report, log, settings file or bundle of ours."""

from __future__ import annotations

import json
import logging
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from core.cli.main import main
from editor.crash import CrashReport, CrashReporter
from editor.scene.endpoint import ModelChoice, read_choice

pytest.importorskip("httpx")

CANARY = "sk-canary-7f3a9c1e5b"
LORE = Path(__file__).resolve().parents[2] / "data" / "lore"
URL = "http://127.0.0.1:9/v1"


class Keyring(ModuleType):
    """A stand-in of the system keyring."""

    def __init__(self) -> None:
        super().__init__("keyring")
        self.errors = ModuleType("errors")
        self.errors.KeyringError = RuntimeError  # type: ignore[attr-defined]

    def get_password(self, service: str, name: str) -> str:
        return CANARY


@pytest.fixture(params=["environment", "keyring"])
def choice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModelChoice:
    """A server whose key lies in one of the two places."""
    monkeypatch.delenv("LOREMASK_API_KEY", raising=False)
    if request.param == "environment":
        monkeypatch.setenv("LOREMASK_API_KEY", CANARY)
        return ModelChoice(URL, "m")
    monkeypatch.setitem(sys.modules, "keyring", Keyring())
    return ModelChoice(URL, "m", keyring=True)


def test_a_crash_while_a_model_is_asked_does_not_report_it(
    choice: ModelChoice, tmp_path: Path, qapp: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    reporter = CrashReporter(tmp_path / "state")
    told: list[CrashReport] = []
    reporter.reported.connect(told.append)
    endpoint = choice.endpoint()
    assert endpoint.key.reveal() == CANARY
    for error in (
        ValueError(f"no answer of {endpoint}"),
        KeyError(endpoint),
        OSError(endpoint.key),
    ):
        try:
            raise error
        except Exception:
            reporter.on_exception(*sys.exc_info())  # type: ignore[arg-type]
    written = reporter.log_path.read_text("utf-8")
    assert "no answer of" in written and told
    shown = [written, *(report.text + report.summary for report in told), caplog.text]
    assert not any(CANARY in text for text in shown)


def test_the_settings_hold_where_it_is_and_not_what(choice: ModelChoice) -> None:
    kept = json.dumps(choice.as_json())
    assert CANARY not in kept
    assert read_choice(json.loads(kept)) == choice
    assert CANARY not in repr(choice)


def test_a_bundle_does_not_hold_it(choice: ModelChoice, tmp_path: Path) -> None:
    assert choice.endpoint().key
    bundle = tmp_path / "why.zip"
    assert main(["bundle", str(LORE), "--query", "la mina", "--out", str(bundle)]) == 0
    with zipfile.ZipFile(bundle) as archive:
        names = archive.namelist()
        assert names
        assert not any(CANARY.encode() in archive.read(name) for name in names)
