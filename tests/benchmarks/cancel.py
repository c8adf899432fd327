"""How long it takes until a chat that is stopped has ended and its connection is closed.

    python tests/benchmarks/cancel.py [--model] [--times 200]

Against a scripted server that never ends, before and after the first word; with `--model` also
against the demo model. Prints the median and the slowest of 99 %, in milliseconds: at most 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "tests" / "core" / "client"))
sys.path.insert(0, str(Path(__file__).parent))

from client_servers import STREAM, event, read_request, scripted  # noqa: E402
from leak import demo_model  # noqa: E402

from core.client import Endpoint, Timeouts, stream_chat  # noqa: E402

BUDGET_MS = 100
MESSAGES = (("user", "Count to a thousand."),)


async def stopped(url: str, first: bool) -> float:
    """Milliseconds from the cancelling to the end of the task, its connection closed."""
    came = asyncio.Event()
    endpoint = Endpoint(url, max_tokens=2000, timeouts=Timeouts(read=600))

    async def read() -> None:
        async for _ in stream_chat(endpoint, MESSAGES):
            came.set()

    task = asyncio.create_task(read())
    await (came.wait() if first else asyncio.sleep(0.01))
    start = time.perf_counter()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return (time.perf_counter() - start) * 1000


def report(name: str, times: list[float]) -> bool:
    """Print one line; whether the budget is kept."""
    slowest = sorted(times)[int(len(times) * 0.99) - 1] if len(times) > 1 else times[0]
    median = statistics.median(times)
    print(f"{name:<32} median {median:6.2f} ms   99 % within {slowest:6.2f} ms   ({len(times)})")
    return slowest <= BUDGET_MS


async def of_scripted(times: int, first: bool) -> list[float]:
    """Against a server that sends a word, or none, and then nothing."""

    async def handler(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_request(reader)
        writer.write(STREAM + (event("One") if first else b""))
        await writer.drain()
        await reader.read()

    async with scripted(handler) as url:
        return [await stopped(url, first) for _ in range(times)]


async def of_model(url: str, times: int) -> list[float]:
    """Against the model, in the midst of its answer."""
    return [await stopped(url, True) for _ in range(times)]


def main() -> None:
    """Run the bench; exit code 1 when the budget is not kept."""
    parser = argparse.ArgumentParser(description="how fast a chat can be stopped")
    parser.add_argument("--model", action="store_true", help="also with the demo model")
    parser.add_argument("--times", type=int, default=200)
    options = parser.parse_args()
    kept = [
        report("before the first word", asyncio.run(of_scripted(options.times, False))),
        report("after the first word", asyncio.run(of_scripted(options.times, True))),
    ]
    if options.model:
        with demo_model() as url:
            some = asyncio.run(of_model(url, max(2, options.times // 10)))
            kept.append(report("the demo model", some))
    sys.exit(0 if all(kept) else 1)


if __name__ == "__main__":
    main()
