"""Why an NPC knows something, and ids that changed."""

from core.memory.facts import Origin, OriginKind
from core.memory.log import EventLog, Line
from core.memory.recall import remembers
from core.memory.state import (
    MemoryState,
    Scene,
    learn,
    note,
    with_renamed,
    with_scene,
)
from core.memory.why import Standing, why


def state_with(origin: Origin) -> MemoryState:
    state = with_scene(MemoryState(turn=9), Scene("s1", "mina", {"nuria": ((1, 4),)}))
    return note(state, "bram", "Verol causó el derrumbe", origin=origin).state


def test_a_witnessed_fact_has_a_legitimate_path() -> None:
    there = Origin(OriginKind.PRESENT, "s2", 3, None, ("bram", "nuria"))
    state = with_scene(state_with(there), Scene("s2", None, {"bram": ((3, 3),)}))
    known = why(state, EventLog(), "bram", "Verol causó el derrumbe")
    assert known.legitimate is True
    (trail,) = known.trails
    assert (trail.standing, trail.scene, trail.present) == (
        Standing.WITNESSED, "s2", ("bram", "nuria"),
    )  # fmt: skip


def test_a_fact_of_a_scene_the_npc_was_not_in_is_a_finding() -> None:
    for origin in (
        Origin(OriginKind.PRESENT, "s1", 3),
        Origin(OriginKind.PRESENT, None, 3, None, ("nuria",)),
    ):
        known = why(state_with(origin), EventLog(), "bram", "causó el derrumbe Verol")
        assert known.legitimate is False
        assert known.trails[0].standing is Standing.BROKEN


def test_an_older_form_does_not_know_and_a_trace_beside_it_settles_it() -> None:
    state = state_with(Origin(OriginKind.MIGRATED))
    assert why(state, EventLog(), "bram", "Verol causó el derrumbe").legitimate is None
    said = Line(2, "nuria", "Verol causó el derrumbe.", present=("bram", "nuria"))
    assert why(state, EventLog([said]), "bram", "Verol causó el derrumbe").legitimate is True


def test_what_was_said_behind_its_back_is_shown_apart() -> None:
    said = Line(2, "nuria", "Verol causó el derrumbe.", present=("nuria",))
    known = why(MemoryState(), EventLog([said]), "bram", "Verol causó el derrumbe")
    assert (known.heard, known.unheard, known.legitimate) == ((), (said,), False)


def test_what_it_forgot_is_still_found() -> None:
    state = note(MemoryState(), "bram", "Verol causó el derrumbe", 0.5).state
    for i in range(30):
        state = note(state, "bram", f"hecho {i}").state
    known = why(state, EventLog(), "bram", "Verol causó el derrumbe")
    assert known.trails == ()
    assert [stone.text for stone in known.forgotten] == ["Verol causó el derrumbe"]


def test_a_renamed_npc_keeps_its_memory() -> None:
    state = state_with(Origin())
    state = note(state, "herrero", "Forjó las argollas").state
    state = learn(learn(state, "bram", "vieja", 4), "herrero", "nueva", 6)
    now = with_renamed(state, {"bram": "herrero", "vieja": "nueva", "nuria": "nuria_2"})
    assert [f.text for f in now.facts_of("herrero")] == [
        "Verol causó el derrumbe",
        "Forjó las argollas",
    ]
    assert now.learnt == {"herrero": {"nueva": 4}}
    assert now.scenes[0].presence == {"nuria_2": ((1, 4),)}
    assert "bram" not in now.npcs


def test_titles_in_a_question_are_names_too() -> None:
    state = note(MemoryState(), "bram", "El alcalde mintió a Bram ayer").state
    assert remembers(state, "bram", "el alcalde mintió")
    assert not remembers(state, "bram", "Bram mintió al alcalde")
