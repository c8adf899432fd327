"""Throws damaged saves at the reader: nothing may crash it, hang it or make it run anything.

    python tests/fuzz/fuzz_saves.py --count 500000 --seed 1

Every input is made from the corpus by a seed and a number, so each finding can be repeated with
`--only NUMBER`. The work is done in child processes with a memory limit; a child that dies or
stands still is a finding, and the run goes on behind it.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import random
import resource
import subprocess
import sys
import threading
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve()
ROOT = HERE.parents[2]
CORPUS = ROOT / "tests" / "core" / "saves"
sys.path[:0] = [str(ROOT), str(CORPUS)]

import save_writers as writers  # noqa: E402

from core.errors import LoremaskError  # noqa: E402
from core.messages import render  # noqa: E402
from core.saves import likely_state, plain, read_save  # noqa: E402

SLOWEST = 2.0
STANDSTILL = 60.0
MEMORY_MIB = 1536
PROGRESS = 500
PASSWORD = "test"
LARGEST_SEED = 30_000
NUMBERS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
MARKS = (
    *(b"{", b"}", b"[", b"]", b"(", b")", b'"', b"\\", b",", b":", b"\0", b"\n", b"&", b"#"),
    *(b"null", b"1e999", b"-", b"\xff\xfe", b"\xef\xbb\xbf", b"Object(", b"Array[", b"\\ud800"),
    *(b"[" * 200, b"{1:" * 120, b"9" * 5000, b'"hechos"', b'"turno"', b"GDEC", b"GCPF", b"RSRC"),
    *(b"PK\x03\x04", b"PK\x01\x02", b"\x80\x04\x95", b"\x1b\0\0\0", b"\x1c\0\0\0", b"<!--"),
)
# What reading must never do; the hook looks once every format has been opened once.
FORBIDDEN = (
    *("exec", "compile", "import", "os.system", "os.exec", "os.fork", "os.posix_spawn"),
    *("os.remove", "os.rename", "os.mkdir", "subprocess.Popen", "pickle.find_class"),
    *("marshal.loads", "socket.connect", "ctypes.dlopen", "open", "shutil.rmtree"),
)


@dataclass(slots=True)
class Report:
    """What a run met: how many inputs, how they ended, and the findings."""

    count: int = 0
    read: int = 0
    refused: int = 0
    found_memory: int = 0
    slowest: float = 0.0
    slowest_at: int = -1
    findings: list[dict[str, object]] = field(default_factory=list)

    def add(self, row: dict[str, int | float]) -> None:
        """Add what one child counted."""
        self.count += int(row["count"])
        self.read += int(row["read"])
        self.refused += int(row["refused"])
        self.found_memory += int(row["found_memory"])
        if row["slowest"] > self.slowest:
            self.slowest, self.slowest_at = float(row["slowest"]), int(row["slowest_at"])


def corpus() -> list[bytes]:
    """The whole files that inputs are made from: Godot's, and one of each other format."""
    files = [path for name in ("godot", "godot_more") for path in sorted((CORPUS / name).iterdir())]
    seeds = [path.read_bytes() for path in files]
    text = writers.as_json(writers.SAVE)
    jsonex = {"@c": 1, "hechos": {"bram": {"@c": 2, "@a": [{"texto": "x", "turno": 1}]}}}
    seeds += [
        *(writers.rpgsave(writers.SAVE), writers.rmmzsave(jsonex), writers.renpy(writers.SAVE)),
        *(writers.pascal(text), writers.gdec(text, PASSWORD), writers.gdec(text, PASSWORD, 3)),
        *(writers.variant(writers.SAVE), writers.pascal(writers.variant(writers.SAVE, 3))),
        b"HDR1\0\x07" + writers.pascal(text) + b"\xff\0" + writers.variant(writers.SAVE) + text,
        writers.as_json({"a": text.decode(), "b": base64.b64encode(zlib.compress(text)).decode()}),
        b'[gd_resource type="R" format=3]\n[sub_resource type="GDScript" id="1"]\n'
        b'script/source = "x"\n[resource]\nm = {"hechos": {}, "turno": 1}\n',
    ]
    return [seed for seed in seeds if len(seed) <= LARGEST_SEED]


def _flip(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _set(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    data[rng.randrange(len(data))] = rng.randrange(256)


def _number(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    at = rng.randrange(len(data)) & (~3 if rng.random() < 0.7 else ~0)
    size = rng.choice((2, 4, 4, 4, 8))
    data[at : at + size] = rng.choice(NUMBERS).to_bytes(8, "little")[:size]


def _cut(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    del data[rng.randrange(len(data)) :]


def _drop(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    at = rng.randrange(len(data))
    del data[at : at + rng.choice((1, 1, 2, 4, 64))]


def _insert(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    at = rng.randrange(len(data) + 1)
    data[at:at] = rng.choice(MARKS) * rng.choice((1, 1, 1, 2, 50))


def _repeat(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    at = rng.randrange(len(data))
    piece = bytes(data[at : at + rng.choice((1, 4, 16, 200))])
    data[at:at] = piece * rng.choice((1, 2, 30))


def _splice(rng: random.Random, data: bytearray, seeds: list[bytes]) -> None:
    other = rng.choice(seeds)
    start = rng.randrange(len(other))
    at = rng.randrange(len(data))
    data[at : at + rng.choice((0, 4, 400))] = other[start : start + rng.choice((4, 64, 900))]


MUTATIONS: tuple[Callable[[random.Random, bytearray, list[bytes]], None], ...] = (
    *(_flip, _flip, _set, _number, _number, _cut, _drop, _insert, _insert, _repeat, _splice),
)


def _mz(data: bytes) -> bytes:
    return zlib.compress(data, 1).decode("latin-1").encode("utf-8")


def _in_string(data: bytes) -> bytes:
    return json.dumps({"m": data.decode("utf-8", "replace")}).encode()


WRAPPINGS: tuple[Callable[[bytes], bytes], ...] = (
    *(base64.b64encode, zlib.compress, gzip.compress, writers.pascal, writers.gcpf, _mz),
    *(lambda data: writers.gdec(data, PASSWORD), lambda data: writers.gdec(data, PASSWORD, 3)),
    *(_in_string, lambda data: b"\0\x01\0" + data + b"\0" + data[:200]),
)


def make(seed: int, number: int, seeds: list[bytes]) -> bytes:
    """The input of that number."""
    rng = random.Random(f"{seed}:{number}")
    data = bytearray(rng.choice(seeds))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        if not data:
            break
        rng.choice(MUTATIONS)(rng, data, seeds)
    made = bytes(data)
    while rng.random() < 0.3:
        made = rng.choice(WRAPPINGS)(made)
    return made


def check(data: bytes) -> tuple[bool, int]:
    """Read the input the way the program does; whether it was read, and how many memories."""
    try:
        save = read_save(data, PASSWORD)
    except LoremaskError as error:
        assert str(error)
        return False, 0
    for problem in save.problems:
        assert render(problem.code, problem.params)
    json.dumps(plain(save.tree))
    likely_state(save.tree)
    return True, len(save.candidates)


class Watch:
    """Notes everything forbidden that happens while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hook)

    def _hook(self, event: str, args: tuple[object, ...]) -> None:
        if self.on and event in FORBIDDEN:
            self.seen.append(event)


def child(seed: int, numbers: range) -> None:
    """Run the numbers and print one JSON line per finding, and the progress."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MIB << 20, MEMORY_MIB << 20))
    seeds = corpus()
    for whole in seeds:
        check(whole)
    watch, report = Watch(), Report()
    for number in numbers:
        data = make(seed, number, seeds)
        watch.on = True
        before = time.process_time()
        finding = _one(data, report)
        spent = time.process_time() - before
        watch.on = False
        report.count += 1
        if spent > report.slowest:
            report.slowest, report.slowest_at = spent, number
        if spent > SLOWEST:
            finding = finding or f"it took {spent:.1f} s"
        if watch.seen:
            finding = f"it did {watch.seen}"
            watch.seen = []
        if finding:
            _say({"finding": finding, "number": number, "size": len(data)})
        if report.count % PROGRESS == 0:
            _progress(report, number)
            report = Report()
    _progress(report, numbers.stop - 1)


def _one(data: bytes, report: Report) -> str:
    try:
        read, memories = check(data)
    except BaseException:
        return traceback.format_exc(limit=-6)
    report.read += read
    report.refused += not read
    report.found_memory += memories > 0
    return ""


def _progress(report: Report, number: int) -> None:
    _say(
        {
            "done": number,
            "count": report.count,
            "read": report.read,
            "refused": report.refused,
            "found_memory": report.found_memory,
            "slowest": report.slowest,
            "slowest_at": report.slowest_at,
        }
    )


def _say(row: dict[str, object]) -> None:
    print(json.dumps(row), flush=True)


def run(count: int, seed: int, quiet: bool = True) -> Report:
    """Run `count` inputs in children with a memory limit, and report."""
    report, start = Report(), 0
    while start < count:
        done = start - 1
        for row in _child_rows(seed, start, count):
            if "finding" in row:
                report.findings.append(row)
            elif "done" in row:
                done = int(str(row["done"]))
                report.add(row)  # type: ignore[arg-type]
                if not quiet:
                    print(f"{report.count} inputs, {len(report.findings)} findings", flush=True)
        if done < count - 1:
            report.findings.append({"finding": "the child died or stood still", "number": done + 1})
            done += PROGRESS
        start = done + 1
    return report


def _child_rows(seed: int, start: int, stop: int) -> Iterator[dict[str, object]]:
    command = [sys.executable, str(HERE), "--child", "--seed", str(seed)]
    command += ["--from", str(start), "--count", str(stop)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        timer = threading.Timer(STANDSTILL, process.kill)
        timer.start()
        assert process.stdout is not None
        for line in process.stdout:
            timer.cancel()
            timer = threading.Timer(STANDSTILL, process.kill)
            timer.start()
            yield json.loads(line)
        timer.cancel()


def main() -> int:
    """Run from the command line; exit code 1 when there is a finding."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="start")
    parser.add_argument("--only", type=int, help="run this one input here, with its traceback")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only is not None:
        print(check(make(options.seed, options.only, corpus())))
        return 0
    if options.child:
        child(options.seed, range(options.start, options.count))
        return 0
    began = time.monotonic()
    report = run(options.count, options.seed, quiet=False)
    for finding in report.findings:
        print(finding["number"], finding["finding"], sep="\n")
    print(
        f"{report.count} inputs in {time.monotonic() - began:.0f} s: {report.read} read "
        f"({report.found_memory} with a memory), {report.refused} refused with an error; "
        f"slowest {report.slowest:.2f} s (number {report.slowest_at}); "
        f"{len(report.findings)} findings"
    )
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
