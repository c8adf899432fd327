"""Memory of the editor with a world of 1 000 entries above a bare PySide6 window.

    python -m tests.benchmarks.memory

Each in a process of its own, offscreen; Linux only, from /proc. Budget: 60 MiB above.
With the dictionary of the spelling checker (extra `[spelling]`), and without.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.corpus import Corpus, Sizes

BUDGET_MIB = 60
_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QTableView())
window.resize(1440, 900)
window.show()
app.processEvents()
"""
_OURS = """
import os, sys
from pathlib import Path
from editor.app import make_application, make_window
from PySide6.QtCore import QElapsedTimer
def wait(until, ms):
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < ms and not until():
        app.processEvents()
app = make_application([])
window = make_window(app)
window.settings.update(spelling=sys.argv[2])
window.resize(1440, 900)
window.show()
window.open_path(Path(sys.argv[1]))
wait(lambda: window.document is not None, 60_000)
wait(lambda: not window.document.checking and not window.tasks.busy, 60_000)
wait(lambda: False, int(sys.argv[3]))
print(rss(), flush=True)
window.close()
"""
_CASES = (
    ("off", "3000", "without spelling"),
    ("es", "3000", "while words are looked up"),
    ("es", "20000", "when no word has been new for a while"),
)
_RSS = """
import os
def rss():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
"""


def measure(script: str, *arguments: str, home: str) -> float:
    """MiB resident that a script prints, in a home of its own."""
    folders = {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    env = {**os.environ, **folders, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    # As when installed: modules are compiled once, in the round that is thrown away.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = home
    done = subprocess.run(
        [sys.executable, "-c", _RSS + script, *arguments],
        cwd=Path(__file__).resolve().parents[2],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])


def main() -> None:
    """Print the bare window, and the editor above it."""
    with tempfile.TemporaryDirectory() as home:
        world = Path(home) / "world"
        world.mkdir()
        Corpus(Sizes(1000)).write(world)
        measure(_OURS, str(world), "es", "3000", home=home)
        bare = measure(_BARE + "print(rss())", home=home)
        print(f"bare window {bare:.1f} MiB; the editor on 1 000 entries above it:")
        for spelling, wait_ms, words in _CASES:
            above = measure(_OURS, str(world), spelling, wait_ms, home=home) - bare
            print(f"  {words:<38}{above:5.1f} MiB (budget {BUDGET_MIB})")


if __name__ == "__main__":
    main()
