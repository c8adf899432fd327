"""What filters and sorting keep between two questions is never another answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.model.kinds import Kind
from core.query import Catalogue, Sort, parse_filter, select
from core.text.fold import fold
from core.world import build
from core.world.world import World

COLUMNS = ("id", "title", "text", "tags", "visibility", "weight", "length", "file", "notes", "")
TEXTS = ["", "Él\nΣΑΣ", "ß", "e\u0301\u0301", "\u0301", "mina", "Mina\n", "mina mina", "ﬃ Ω"]
ROWS: list[Any] = [
    {
        "id": f"e{at}",
        "text": text,
        "title": TEXTS[-at - 1],
        "tags": TEXTS[at : at + 2],
        "notes": text[::-1],
        "weight": at % 3 + 1,
        "visibility": ["public", "npc:bram", ["npc:nela", "secret"]][at % 3],
        "required_quest": "first",
    }
    for at, text in enumerate(TEXTS)
]


@pytest.fixture
def world(make_world: Callable[..., World]) -> World:
    return make_world([*ROWS, {"id": "bad", "text": 7}], other=[{"id": "e2", "text": "Otra."}])


def test_the_text_alone_is_taken_out_of_what_is_folded(world: World) -> None:
    catalogue = Catalogue(world)
    for kind in Kind:
        for record in world.records(kind):
            text = getattr(record.data, "text", "")
            assert catalogue.folded_text(record.handle) == fold(text), record.id


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("column", COLUMNS)
def test_a_filter_after_another_gives_what_it_gives_alone(
    world: World, column: str, descending: bool
) -> None:
    kept, sort = Catalogue(world), Sort(column, descending)
    for text in ("", "mina", "text:mina", "tag:mi", "-tag:mi", "text:e", ""):
        wanted = parse_filter(text)
        alone = select(Catalogue(world), Kind.ENTRY, wanted, sort)
        assert select(kept, Kind.ENTRY, wanted, sort) == alone


def test_rows_that_are_given_out_are_the_askers_own(world: World) -> None:
    catalogue, sort = Catalogue(world), Sort("id")
    for _ in range(3):
        rows = select(catalogue, Kind.ENTRY, parse_filter(""), sort)
        assert len(rows) == len(world.handles(Kind.ENTRY))
        rows.clear()


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 8), st.sampled_from(["id", "text", "tags", "weight"]), st.integers(0, 8)
        ),
        max_size=6,
    ),
    st.sampled_from(COLUMNS),
)
def test_after_any_edits_all_is_as_if_asked_for_the_first_time(
    world: World, edits: list[tuple[int, str, int]], column: str
) -> None:
    kept, sort = Catalogue(world), Sort(column)
    for row, name, at in edits:
        select(kept, Kind.ENTRY, parse_filter(""), sort)
        values = {"id": f"n{at}", "text": TEXTS[at], "tags": (TEXTS[at] or "x",), "weight": at + 1}
        edit = build.set_value(world, world.handles(Kind.ENTRY)[row], name, values[name])
        kept.update(world.apply(edit).changes)
        for text in ("", "text:mina", "tag:n", "tag:mina"):
            wanted = parse_filter(text)
            alone = select(Catalogue(world), Kind.ENTRY, wanted, sort)
            assert select(kept, Kind.ENTRY, wanted, sort) == alone
