"""A built wheel carries resources and sample worlds, and starts without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


START = """
import sys
from PySide6.QtCore import QElapsedTimer
from editor.app import make_application, make_window
from editor.theme.resources import data_path, resource_path

assert "site-packages" in str(data_path("lore")), data_path("lore")
assert resource_path("tokens.json").is_file()
app = make_application([])
window = make_window(app)
window.show()
window.open_path(data_path("lore"))
clock = QElapsedTimer()
clock.start()
while window.document is None and clock.elapsed() < 60_000:
    app.processEvents()
from core.model.kinds import Kind

print(len(window.document.world.handles(Kind.ENTRY)))
for name in list(window.rooms.specs)[:3]:
    assert window.rooms.show_page(name)
    app.processEvents()
    print(name)
window.close()
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
        timeout=300,
    )
    return next(out.glob("*.whl"))


def test_the_wheel_holds_code_resources_and_samples(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    tops = {n.partition("/")[0] for n in names if not n.startswith("loremask-")}
    assert tops == {"core", "editor"}
    assert "editor/_bundled/data/lore/escenario.json" in names
    assert any(n.startswith("editor/_bundled/resources/icons/") for n in names)
    assert "editor/_bundled/resources/tokens.json" in names
    translated = {n for n in names if n.startswith("editor/_bundled/resources/translations/")}
    assert {Path(n).name for n in translated} == {f"loremask_{x}.qm" for x in ("en", "es", "pt")}


@pytest.mark.timeout(400)
def test_the_wheel_starts_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    scripts = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([str(scripts / "pip"), "install", "-q", str(wheel)], check=True, timeout=300)
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    env |= {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "XDG_CONFIG_HOME": ""}
    run = [str(scripts / "loremask"), "--help"]
    helped = subprocess.run(run, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert "query" in helped.stdout
    started = subprocess.run(
        [str(scripts / "python"), "-c", START],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert started.returncode == 0, started.stderr
    assert started.stdout.split() == ["76", "lore", "playground", "memory"]
