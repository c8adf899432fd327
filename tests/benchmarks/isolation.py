"""Ten thousand random turns against directors that try to give everything away (spec section 8).

    python tests/benchmarks/isolation.py [--turns 10000] [--games 200] [--from 0]

The same games as tests/core/directors/test_isolation_property.py, which plays a few of them.
Ends with an AssertionError that shows the context in which a hidden word came through.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "tests" / "core" / "directors"))

from played import Played  # noqa: E402


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description="random turns with canaries")
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first game"
    )
    options = parser.parse_args()
    each = -(-options.turns // options.games)
    start, passed, canaries = time.perf_counter(), 0, 0
    for number in range(options.first, options.first + options.games):
        with tempfile.TemporaryDirectory() as folder:
            played = Played.batch(Path(folder), number)
            played.play(each)
        passed += played.passed
        canaries += len(played.truth.knowers)
    seconds = time.perf_counter() - start
    turns = each * options.games
    print(f"{turns} turns in {options.games} games: {canaries} canaries, {passed} copies of")
    print(f"synopses handed on, none with a hidden word; {seconds:.0f} s")


if __name__ == "__main__":
    main()
