"""What was not understood in a memory or a trace: reported, never dropped in silence."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_PLAIN_NAME = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Problem:
    """A stable code, where (a JSON path such as ``$.hechos.bram[2]``, or ``line 7``), parameters."""

    code: str
    path: str
    params: Mapping[str, object] = field(default_factory=dict, hash=False)


def below(path: str, step: str | int) -> str:
    """Return the JSON path of a key or an index below another path."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    if _PLAIN_NAME.fullmatch(step):
        return f"{path}.{step}"
    quoted = step.replace("\\", "\\\\").replace("'", "\\'")
    return f"{path}['{quoted}']"
