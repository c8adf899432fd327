"""Memory of the editor with a world of 1 000 entries above a bare PySide6 window.

    python -m tests.benchmarks.memory

Each in a process of its own, offscreen; Linux only, from /proc. Budget: 60 MiB above.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
from tests.benchmarks.corpus import Corpus, Sizes
from tests.pictures import application, own_folders, wait
with own_folders() as home:
    Corpus(Sizes(1000)).write(home / "world")
    app = application()
    from editor.app import make_window
    window = make_window(app)
    window.resize(1440, 900)
    window.show()
    window.open_path(home / "world")
    wait(app, lambda: window.document is not None, 9000)
    wait(app, ms=3000)
    print(rss())
    window.close()
"""
_RSS = """
import os
def rss():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
"""


def measure(script: str) -> float:
    """MiB resident that a script prints."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _RSS + script],
        cwd=Path(__file__).resolve().parents[2],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])


def main() -> None:
    """Print both and the difference."""
    bare, ours = measure(_BARE + "print(rss())"), measure(_OURS)
    print(f"bare window {bare:.0f} MiB, editor on 1 000 entries {ours:.0f} MiB")
    print(f"above: {ours - bare:.0f} MiB (budget {BUDGET_MIB})")


if __name__ == "__main__":
    main()
