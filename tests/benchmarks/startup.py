"""Time to the first paint and to a usable window, against a bare PySide6 window, in one run.

    python tests/benchmarks/startup.py [ROUNDS]

Each is started as a process of its own, in turns, so that both meet the same machine;
medians are compared. Budgets: painted within 1.5 times, usable within 3 times of the
bare window's first paint. Exit code 1 when one is exceeded.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAINTED, USABLE = 1.5, 3.0
_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1440, 900)
def go_on():
    app.quit()
"""
_OURS = """
from editor.app import build_window, empty_window, make_application
app = make_application([])
window = empty_window(app)
def go_on():
    build_window(app, window)
    QTimer.singleShot(0, app.quit)
"""
_PAINTED = """
from PySide6.QtCore import QEvent, QObject, QTimer
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            print("painted", flush=True)
            QTimer.singleShot(0, go_on)
        return False
watch = Watch()
window.installEventFilter(watch)
window.show()
app.exec()
print("usable", flush=True)
import os
os._exit(0)
"""


def seconds(code: str, env: dict[str, str]) -> tuple[float, float]:
    """From starting Python to the first paint, and until the window can be used."""
    start = time.perf_counter()
    command = [sys.executable, "-c", code + _PAINTED]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        words = [process.stdout.readline().strip()]
        painted = time.perf_counter() - start
        words.append(process.stdout.readline().strip())
        usable = time.perf_counter() - start
    if words != ["painted", "usable"]:
        raise SystemExit("the window was not painted")
    return painted, usable


def measure(rounds: int) -> tuple[float, float, float]:
    """Medians: the bare window painted, ours painted, ours usable."""
    rows = []
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home}
        env.setdefault("QT_QPA_PLATFORM", "offscreen")
        # As when installed: modules are compiled once, in the round that is thrown away.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        env["PYTHONPYCACHEPREFIX"] = home
        for _ in range(rounds + 1):
            bare, _ = seconds(_BARE, env)
            rows.append((bare, *seconds(_OURS, env)))
    bares, painted, usable = zip(*rows[1:], strict=True)
    return statistics.median(bares), statistics.median(painted), statistics.median(usable)


def main() -> int:
    """Print the times and the ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    bare, painted, usable = measure(rounds)
    print(f"bare PySide6 window, painted  {bare * 1000:6.0f} ms")
    fits = True
    for words, spent, budget in (("painted", painted, PAINTED), ("usable", usable, USABLE)):
        ratio = spent / bare
        fits = fits and ratio <= budget
        print(
            f"Loremask without a world, {words:<8}{spent * 1000:6.0f} ms"
            f"   {ratio:5.2f} times (budget {budget})"
        )
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
