"""Rates written by `verify --batch` are read back as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cli.main import main
from core.grounding.builds import KINDS, rates_of_report, rates_of_results

DATA = Path(__file__).resolve().parents[3] / "data"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 5) | st.floats() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["rates", "kind", "hits", "answers", "npc", "label", "findings"]), inner
        )
    ),
    max_leaves=12,
)


def answers(folder: Path) -> Path:
    rows = [
        json.loads(line)
        for line in (DATA / "grounding" / "es.jsonl").read_text("utf-8").splitlines()
    ]
    kept = [{"answer": r["answer"], "npc": r["npc"], "quests": r["quests"], "given": r["given"],
             "query": str(r["said"]), "label": "a" if n % 2 else "b"} for n, r in enumerate(rows[:40])]  # fmt: skip
    path = folder / "build.jsonl"
    path.write_text("\n".join(map(json.dumps, kept)), encoding="utf-8")
    return path


def test_a_report_of_rates_and_lines_of_results_give_the_same_rates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["verify", str(DATA / "lore"), "--batch", str(answers(tmp_path)), "--json"]
    assert main([*command, "--rates"]) == 1
    report = json.loads(capsys.readouterr().out)
    rates = rates_of_report(report)
    assert rates is not None and len(rates) == len(report["rates"]) > 12
    for rate, written in zip(rates, report["rates"], strict=True):
        assert (rate.kind, rate.npc, rate.label) == tuple(
            written[k] for k in ("kind", "npc", "label")
        )
        assert rate.share == written["rate"]
        assert rate.interval == (written["low"], written["high"])
    assert main(command) == 1
    lines = capsys.readouterr().out.encode().splitlines()
    overall = tuple(rate for rate in rates if rate.npc is None and rate.label is None)
    assert rates_of_results(lines) == overall
    assert [rate.kind for rate in overall] == list(KINDS)


@given(JSON)
def test_anything_else_is_no_report_and_breaks_nothing(raw: object) -> None:
    found = rates_of_report(raw)
    assert found is None or all(0 <= rate.hits <= rate.answers for rate in found)
    lines = rates_of_results([json.dumps(raw).encode()])
    assert lines is None or lines[0].answers == 1


def test_answers_are_no_results_even_with_labels_beside_them() -> None:
    assert rates_of_results([b'{"answer": "x", "findings": []}']) is None
    assert rates_of_results([b'{"findings": []}', b"{nope"]) is None
    assert rates_of_results([]) is None
    assert rates_of_report({"rates": [{"kind": "leak", "hits": 3, "answers": 2}]}) is None
