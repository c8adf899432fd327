"""A file may spell any letter as an escape: what is looked for is found all the same."""

from __future__ import annotations

import json
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from refactor_worlds import make

from core.model.kinds import Kind
from core.refactor.references import TAG, Target, holders
from core.refactor.sites import find_sites
from core.refactor.tags import _without, plan_tag_deletion, plan_tag_merge

NAMES = ["bram", "niño", "a/b", 'c"d', "e\\f", "\U0001f5dd llave", "tab\tx", "ß", "tags", "é"]
QUIET = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def spelt(text: str, random: Random, share: float) -> str:
    """A JSON string with a share of its characters as escapes, in either case."""
    made = []
    for char in text:
        if random.random() < share:
            units = char.encode("utf-16-be")
            codes = [units[at : at + 2].hex() for at in range(0, len(units), 2)]
            made += [f"\\u{code.upper() if random.random() < 0.5 else code}" for code in codes]
        elif char == "/" and random.random() < 0.5:
            made.append("\\/")
        else:
            made.append(json.dumps(char, ensure_ascii=False)[1:-1])
    return f'"{"".join(made)}"'


def entry(id: str, tags: list[str], random: Random, share: float) -> str:
    def say(text: str) -> str:
        return spelt(text, random, share)

    keys = (
        ["etiquetas", "tags"] if random.random() < 0.3 else [random.choice(["etiquetas", "tags"])]
    )
    lists = [f"{say(key)}: [{', '.join(map(say, tags))}]" for key in keys]
    text = say(f"De {id}, y nada más.")
    return f'{{"id": {say(id)}, "texto": {text}, {", ".join(lists)}, "otro": {{"tags": ["x"]}}}}'


@QUIET
@given(st.randoms(use_true_random=False), st.sampled_from([0.0, 0.2, 1.0]))
def test_every_place_is_found_however_it_is_spelt(tmp_path_factory, random, share):
    rows = [entry(f"e{at}", random.sample(NAMES, 3), random, share) for at in range(6)]
    rows.append('{"id": "rota", "texto": 7, "etiquetas": ["bram", "\\u00e9"]}')
    folder = tmp_path_factory.mktemp("spelt")
    world = make(folder, {"lore.json": f'{{"entradas": [{", ".join(rows)}]}}'})
    for name in NAMES:
        target = Target(TAG, name)
        found = {site.handle for site in find_sites(world, target)}
        slow = {
            record.handle
            for record in world.records(Kind.ENTRY)
            if _without(Kind.ENTRY, record.raw, frozenset([name])) != record.raw
        }
        assert found == slow, name
        assert found <= {record.handle for record in holders(world, target)}
    for tags in (NAMES[:1], NAMES[2:6], NAMES):
        gone = frozenset(tags)
        slow = [
            record
            for record in world.records(Kind.ENTRY)
            if _without(Kind.ENTRY, record.raw, gone) != record.raw
        ]
        assert plan_tag_deletion(world, tags, with_edit=False).count == len(slow)
        assert plan_tag_merge(world, tags, "otra", with_edit=False).count == len(slow)
