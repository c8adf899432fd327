"""Any sequence of these edits, undone, gives the original bytes; redone, the final ones."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from refactor_worlds import FILES, make, texts

from core.errors import BadEdit
from core.model.kinds import Kind
from core.refactor.aliases import add_alias
from core.refactor.matcher import BadSearch, Matcher, Search
from core.refactor.merging import Pair, merge_edit
from core.refactor.ordering import reorder
from core.refactor.references import RENAMED, TAG, Target
from core.refactor.renaming import RenameOptions, plan_rename
from core.refactor.replacing import replace_edit
from core.refactor.searching import FIELD_GROUPS, fields_of, find_hits, records_in
from core.refactor.splitting import propose_split, split_edit
from core.refactor.tags import plan_tag_deletion, plan_tag_merge, tag_rows
from core.world.edits import Edit
from core.world.world import World

NAMES = st.sampled_from(["mina", "bram", "luz", "x", "é", 'a"b', "mina_rota", ""])
FLAGS = st.booleans()


def draw_rename(data, world: World) -> Edit | None:
    kind = data.draw(st.sampled_from(sorted(RENAMED)))
    ids = [row.tag for row in tag_rows(world)] if kind is TAG else world.ids(kind)
    if not ids:
        return None
    options = RenameOptions(*(data.draw(FLAGS) for _ in range(4)))
    target = Target(kind, data.draw(st.sampled_from(list(ids))))
    return plan_rename(world, target, data.draw(NAMES), options).edit


def draw_tags(data, world: World) -> Edit | None:
    tags = [row.tag for row in tag_rows(world)]
    if not tags:
        return None
    some = data.draw(st.lists(st.sampled_from(tags), min_size=1, max_size=3))
    if data.draw(FLAGS):
        return plan_tag_deletion(world, some).edit
    if data.draw(FLAGS):
        return add_alias(world, some[0], [data.draw(NAMES)])
    return plan_tag_merge(world, some, data.draw(NAMES)).edit


def draw_replace(data, world: World) -> Edit | None:
    pattern = data.draw(FLAGS)
    word = data.draw(st.sampled_from([r"\w", "(mi)(na)", "^", "a|e"]) if pattern else NAMES)
    new = data.draw(st.sampled_from([r"\g<0>!", "", "ñ"])) if pattern else data.draw(NAMES)
    try:
        matcher = Matcher(Search(word, new, pattern, data.draw(FLAGS), data.draw(FLAGS)))
    except BadSearch:
        return None
    hits = find_hits(records_in(world), matcher, fields_of(FIELD_GROUPS)).hits
    ticked = [hit for hit in hits if data.draw(FLAGS)] if len(hits) < 12 else hits[::2]
    return replace_edit(world, ticked)


def draw_split(data, world: World) -> Edit | None:
    handles = world.handles(Kind.ENTRY)
    if not handles:
        return None
    handle = data.draw(st.sampled_from(handles))
    parts = propose_split(world, handle)
    return split_edit(world, handle, parts) if len(parts) > 1 else None


def draw_merge(data, world: World) -> Edit | None:
    handles = world.handles(Kind.ENTRY)
    if len(handles) < 2:
        return None
    first, second = data.draw(
        st.lists(st.sampled_from(handles), min_size=2, max_size=2, unique=True)
    )
    return merge_edit(world, Pair(first, second), {})


def draw_reorder(data, world: World) -> Edit | None:
    kind = data.draw(st.sampled_from([Kind.ENTRY, Kind.NPC, Kind.QUEST, Kind.PLACE]))
    handles = world.handles(kind)
    if not handles:
        return None
    some = data.draw(st.lists(st.sampled_from(handles), min_size=1, max_size=3, unique=True))
    return reorder(world, some, data.draw(st.sampled_from(handles)), after=data.draw(FLAGS))


DRAWS = (draw_rename, draw_tags, draw_replace, draw_split, draw_merge, draw_reorder)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.data())
def test_undone_gives_the_original_bytes_and_redone_the_final_ones(data):
    with tempfile.TemporaryDirectory() as folder:
        world = make(Path(folder))
        inverses = []
        for _ in range(data.draw(st.integers(1, 5))):
            try:
                edit = data.draw(st.sampled_from(DRAWS))(data, world)
            except BadEdit:
                continue
            if edit is not None:
                inverses.append(world.apply(edit).inverse)
        final = texts(world)
        redo = [world.apply(back).inverse for back in reversed(inverses)]
        assert texts(world) == FILES
        for again in reversed(redo):
            world.apply(again)
        assert texts(world) == final
