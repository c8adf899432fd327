"""Every code that memories and traces report has a sentence."""

import re
from pathlib import Path

import core.memory
from core.messages import render


def test_every_code_has_a_sentence() -> None:
    folder = Path(core.memory.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'"((?:memory|trace)_[a-z0-9_]+)"', source))
    assert len(codes) > 15
    assert [code for code in sorted(codes) if render(code).startswith(code)] == []
