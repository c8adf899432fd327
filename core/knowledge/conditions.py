"""Knowledge as a condition of written dialogue, with no model (spec section 4).

`can_say` asks the mask about one entry, `remembers` asks what an NPC keeps in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.knowledge.ids import is_known, unknown_id
from core.knowledge.openings import Opening, opening_of
from core.memory.recall import remembers
from core.messages import render
from core.model.kinds import Kind
from core.model.mask import Gate, gates
from core.model.records import Entry
from core.model.state import GameState
from core.retrieval.as_json import gate_text
from core.world.world import World

__all__ = ["Verdict", "can_say", "needs_text", "remembers"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an NPC may say an entry, and why. True in a condition when it may.

    `reason` is an `Opening`'s value when it may; otherwise `masked`, `broken` (its types are
    wrong) or `repeated` (several entries have the id, and one of them is hidden).
    `needs` are the alternatives of joint gates that would open it; `turn` when it was learnt.
    """

    ok: bool
    reason: str
    npc: str | None
    entry: str
    needs: tuple[tuple[Gate, ...], ...] = ()
    turn: int | None = None

    def __bool__(self) -> bool:
        return self.ok

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        params: dict[str, object] = {"entry": self.entry, "turn": self.turn}
        if self.needs:
            params["needs"] = needs_text(self.needs, language)
        code = f"can_{self.reason}"
        if self.reason == "masked" and not self.needs:
            code = "can_never"
        return render(
            code, {**params, "who": self.npc or render("stranger", {}, language)}, language
        )


def needs_text(needs: Sequence[Sequence[Gate]], language: str = "en") -> str:
    """`npc:bram or faction:guild and quest:q`, in the language's words for "or" and "and"."""
    both, either = render("word_and", {}, language), render("word_or", {}, language)
    joint = (f" {both} ".join(map(gate_text, gates)) for gates in needs)
    return f" {either} ".join(joint)


def can_say(world: World, npc: str | None, entry: str | int, state: GameState) -> Verdict:
    """Whether the NPC may be given the entry in that state: what `retrieve` would allow.

    `entry` is an id, or a handle where ids may be doubled; of a doubled id every entry must be
    open, so that a slip opens no secret. `npc` None is a stranger; the state's own NPC does not
    count. Raises UnknownId for an id that the world does not declare.
    """
    if npc is not None and not is_known(world, Kind.NPC, npc):
        raise unknown_id(world, Kind.NPC, npc)
    asked = replace(state, npc=npc)
    verdicts = [_verdict(world, asked, handle) for handle in _handles(world, entry)]
    closed = next((v for v in verdicts if not v.ok), None)
    if closed is None:
        return verdicts[0]
    return replace(closed, reason="repeated") if any(verdicts) else closed


def _handles(world: World, entry: str | int) -> tuple[int, ...]:
    if isinstance(entry, int):
        return (entry,)
    found = world.find(Kind.ENTRY, entry)
    if not found:
        raise unknown_id(world, Kind.ENTRY, entry)
    return found


def _verdict(world: World, state: GameState, handle: int) -> Verdict:
    data = world.data(handle)
    if not isinstance(data, Entry):
        return Verdict(False, "broken", state.npc, data.id)
    opening = opening_of(data, world.viewer(state))
    if opening is Opening.MASKED:
        return Verdict(False, "masked", state.npc, data.id, gates(data))
    turn = state.learnt.get(state.npc or "", {}).get(data.id) if opening is Opening.LEARNT else None
    return Verdict(True, opening.value, state.npc, data.id, turn=turn)
