"""From one version of the saved form to the next, on the raw dictionary (spec section 4).

Each step is a pure function, total on junk and without clock or chance; unknown keys survive.
"""

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.memory.facts import OriginKind
from core.memory.fields import Problems, Raw
from core.memory.problems import Problem
from core.memory.records import FACT_ID, readable_fact, version_of
from core.memory.state import CURRENT_VERSION, id_number, new_id


@dataclass(frozen=True, slots=True)
class Migration:
    """A form in another version: which it was, the steps taken (``1->2``), what was not clear."""

    raw: Raw
    version: int
    steps: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def migrate(raw: object) -> Migration:
    """Return a form in the current version, as a copy.

    A form of the current version, or of a newer one, comes back as it is.
    """
    problems = Problems()
    if not isinstance(raw, Mapping):
        problems.add("memory_shape", "$")
        return Migration({}, CURRENT_VERSION, (), tuple(problems.found))
    form: Raw = copy.deepcopy(dict(raw))
    version = read_as = version_of(form, problems)
    steps = []
    while version in _STEPS:
        _STEPS[version](form)
        steps.append(f"{version}->{version + 1}")
        version += 1
    return Migration(form, read_as, tuple(steps), tuple(problems.found))


def _from_1_to_2(form: Raw) -> None:
    """Facts get an id and an origin that says where they come from: an older form."""
    english = "facts" in form and "hechos" not in form
    key, kind = ("origin", "migrated") if english else ("origen", OriginKind.MIGRATED.value)
    number = _highest_id(form)
    for fact in _facts_of(form.get("facts" if english else "hechos")):
        if not FACT_ID.of(fact):
            number += 1
            if fact.get("id", "") == "":
                fact["id"] = new_id(number)
        if "origen" not in fact and "origin" not in fact:
            fact[key] = {"kind" if english else "tipo": kind}
    form["version"] = 2


_STEPS: dict[int, Callable[[Raw], None]] = {1: _from_1_to_2}


def _facts_of(held: object) -> list[Raw]:
    """Every readable record in ``{npc: [record, ...]}``, in order."""
    if not isinstance(held, dict):
        return []
    lists = [items for items in held.values() if isinstance(items, list)]
    return [item for items in lists for item in items if readable_fact(item)]


def _highest_id(form: Raw) -> int:
    keys = (
        "hechos" if "hechos" in form else "facts",
        "lapidas" if "lapidas" in form else "tombstones",
    )
    records = [record for key in keys for record in _facts_of(form.get(key))]
    return max((id_number(FACT_ID.of(record)) for record in records), default=0)
