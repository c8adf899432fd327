"""What the gate, the check and the log say, as lines; for the author's side only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.directors.clearing import Cleared, GateStep
from core.directors.gate import Hit
from core.directors.problem import DirectorProblem
from core.directors.turn import TurnResult
from core.grounding import FindingKind
from core.model.kinds import Kind
from core.world.world import World
from editor.names import name_of
from editor.scene import words
from editor.scene.checking import Checked, Found
from editor.scene.lines import ShortLine
from editor.scene.marks import Mark
from editor.scene.words import nearest_npc, npc_name, say

_PEOPLE = QT_TRANSLATE_NOOP("Scene", "People")
_LOCATION = QT_TRANSLATE_NOOP("Scene", "Location")
_NAMES = QT_TRANSLATE_NOOP("Scene", "Names")
_KNOWN_PLACE = QT_TRANSLATE_NOOP("Scene", "{id}, known place")
_NOWHERE = QT_TRANSLATE_NOOP("Scene", "nowhere in particular")
_NOBODY_NEAR = QT_TRANSLATE_NOOP("Scene", "nobody is “{name}”. {nearest}?")
_COPY_OF = QT_TRANSLATE_NOOP("Scene", "Copy of {names}: {verdict}")
_TAKE = QT_TRANSLATE_NOOP("Scene", "Enter on the line of the people takes {nearest}.")
_NOBODY = QT_TRANSLATE_NOOP("Scene", "“{name}” is nobody in this world")
_HELD = QT_TRANSLATE_NOOP("Scene", "blocked: who is “{name}”?")
_NOTHING_LEFT = QT_TRANSLATE_NOOP("Scene", "blocked: nothing is left to hand on")
_BY_HAND = QT_TRANSLATE_NOOP("Scene", "No model is set to rewrite it: reword it by hand.")
_BY_MODEL = QT_TRANSLATE_NOOP(
    "Scene", "When the turn is played the model is asked once to rewrite it. Or reword it by hand."
)
_SOLO = QT_TRANSLATE_NOOP("Scene", "nobody: a scene alone")
_NOTHING_HIDDEN = QT_TRANSLATE_NOOP("Scene", "nothing that is hidden")
_HIT = QT_TRANSLATE_NOOP("Scene", "“{word}”, {source}")
_PLAYER_SHEET = QT_TRANSLATE_NOOP("Scene", "player’s full sheet")
_SAID_ELSEWHERE = QT_TRANSLATE_NOOP("Scene", "said out of their hearing")
_PASSED = QT_TRANSLATE_NOOP("Scene", "passed")
_DROPPED = QT_TRANSLATE_NOOP("Scene", "passed, {count} dropped")
_NO_SYNOPSIS = QT_TRANSLATE_NOOP("Scene", "no synopsis")
_OOC = QT_TRANSLATE_NOOP("Scene", "To the player: {text}")
_REVIEW_OK = QT_TRANSLATE_NOOP("Scene", "Reviewed: nothing to correct")
_REVIEW_EDITS = QT_TRANSLATE_NOOP("Scene", "Reviewed: {count} corrections made")
_OF_TURN = QT_TRANSLATE_NOOP("Scene", "In turn {n}, which was played:")
_CHECK_NO = QT_TRANSLATE_NOOP("Scene", "No findings")
_CHECK_ONE = QT_TRANSLATE_NOOP("Scene", "1 finding")
_CHECK_MANY = QT_TRANSLATE_NOOP("Scene", "{count} findings")
_FINDING = QT_TRANSLATE_NOOP("Scene", "“{text}”, {kind}. {who}: {why}")
_KINDS = {
    FindingKind.LEAK: QT_TRANSLATE_NOOP("Scene", "leak"),
    FindingKind.UNGROUNDED: QT_TRANSLATE_NOOP("Scene", "not given"),
    FindingKind.INVENTION: QT_TRANSLATE_NOOP("Scene", "invented"),
    FindingKind.NUMBER: QT_TRANSLATE_NOOP("Scene", "number"),
    FindingKind.QUOTATION: QT_TRANSLATE_NOOP("Scene", "quotation"),
}
_WHY = {
    FindingKind.LEAK: QT_TRANSLATE_NOOP("Scene", "hidden from who says it"),
    FindingKind.UNGROUNDED: QT_TRANSLATE_NOOP("Scene", "may be known, and was not given"),
    FindingKind.INVENTION: QT_TRANSLATE_NOOP("Scene", "in no entry, no sheet, no memory"),
    FindingKind.NUMBER: QT_TRANSLATE_NOOP("Scene", "nothing that was given holds it"),
    FindingKind.QUOTATION: QT_TRANSLATE_NOOP("Scene", "nothing that was given holds it"),
}
_CHECKED = (
    (QT_TRANSLATE_NOOP("Scene", "No leak"), {FindingKind.LEAK}),
    (
        QT_TRANSLATE_NOOP("Scene", "Nothing invented or not given"),
        {FindingKind.INVENTION, FindingKind.UNGROUNDED},
    ),
    (
        QT_TRANSLATE_NOOP("Scene", "Numbers and quotations"),
        {FindingKind.NUMBER, FindingKind.QUOTATION},
    ),
)
"""What the check looks for, said where it found nothing of it."""
_SEVERITIES = {FindingKind.LEAK: "error", FindingKind.NUMBER: "hint", FindingKind.QUOTATION: "hint"}
_STEP_ICONS = {
    "gate_hit": "error",
    "gate_rewrite_asked": "warning",
    "gate_not_rewritten": "warning",
    "gate_still": "warning",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that the gate's panel shows of a turn."""

    words: str
    severity: str
    marks: tuple[Mark, ...]
    checks: tuple[ShortLine, ...]
    log: tuple[ShortLine, ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """What a verdict is given in: who is where, who was named and is nobody, whether a model is
    set, and whether the turn was played or is only tried out."""

    present: Sequence[str] = ()
    place: str = ""
    unknown: Sequence[str] = ()
    model: bool = False
    played: bool = False


class Judge:
    """Puts a turn into lines. `language` is the interface's."""

    def __init__(self, world: World, language: str) -> None:
        self._world, self._language = world, language

    def verdict(
        self, result: TurnResult, cleared: Cleared | None, shown: str, scene: Situation
    ) -> Verdict:
        """What is said of one copy of the synopsis that stands in the field as `shown`."""
        checks = (*self._stage(result.problems, scene), self._names(cleared))
        log = tuple(self._log(result, cleared, scene))
        marks = tuple(_struck(cleared, shown)) if cleared is not None else ()
        head, severity = _head(cleared, scene)
        return Verdict(head, severity, marks, checks, log)

    def refusal(self, sentence: str) -> Verdict:
        """What is said when there is no turn to be had."""
        line = ShortLine(sentence, icon="error", ink="severity.error.ink")
        return Verdict("", "error", (), (), (line,))

    def _stage(self, problems: Iterable[DirectorProblem], scene: Situation) -> Iterator[ShortLine]:
        wrong = {str(dict(p.params).get("kind")): p.message(self._language) for p in problems}
        place = scene.place
        people = ", ".join(scene.present) or say(_SOLO)
        where = say(_KNOWN_PLACE, id=place) if place else say(_NOWHERE)
        known = not place or bool(self._world.find(Kind.PLACE, place))
        if scene.unknown:
            yield _check(say(_PEOPLE), self._nobody(scene.unknown[0]), False)
        else:
            told = wrong.get(Kind.NPC.value)
            yield _check(say(_PEOPLE), told or people, told is None)
        told = wrong.get(Kind.PLACE.value)
        yield _check(say(_LOCATION), told or (where if known else place), known and told is None)

    def _nobody(self, name: str) -> str:
        guess = nearest_npc(self._world, name)
        if not guess:
            return say(_NOBODY, name=name)
        return say(_NOBODY_NEAR, name=name, nearest=npc_name(self._world, guess))

    def _names(self, cleared: Cleared | None) -> ShortLine:
        hits = cleared.hits if cleared is not None else ()
        if not hits:
            return _check(say(_NAMES), say(_NOTHING_HIDDEN), True)
        told = "; ".join(dict.fromkeys(self._hit(hit) for hit in hits))
        return _check(say(_NAMES), told, False)

    def _hit(self, hit: Hit) -> str:
        return say(_HIT, word=hit.word, source=self._source(hit))

    def _source(self, hit: Hit) -> str:
        if hit.source_kind == Kind.PLAYER.value or hit.source == "player":
            return say(_PLAYER_SHEET)
        if hit.source_kind == Kind.PLOT.value or hit.source == "plot":
            return say(words.PLOT_NOTE)
        if not hit.source:
            return say(_SAID_ELSEWHERE)
        if hit.source_kind == Kind.NPC.value:
            return say(words.SHEET_OF, name=npc_name(self._world, hit.source))
        return hit.source

    def _log(
        self, result: TurnResult, cleared: Cleared | None, scene: Situation
    ) -> Iterator[ShortLine]:
        if scene.unknown and (guess := nearest_npc(self._world, scene.unknown[0])):
            yield ShortLine(say(_TAKE, nearest=npc_name(self._world, guess)), icon="hint")
        steps = cleared.steps if cleared is not None else ()
        # While it is only tried out, or where no model is set, nobody is asked anything.
        asked = scene.played and scene.model
        told = [step for step in steps if asked or step.code != "gate_rewrite_asked"]
        for number, step in enumerate(told, start=1):
            icon = _STEP_ICONS.get(step.code, "ok")
            if step.code == "gate_handed_on" and cleared is not None and not cleared.text.strip():
                icon = "error"
            yield ShortLine(
                self._step(step, scene), f"{number}", after=icon,
                after_ink=f"severity.{icon}.ink", muted_text=False,
            )  # fmt: skip
        yield from self._others(result, cleared)
        for problem in result.problems:
            text = problem.message(self._language)
            yield ShortLine(text, icon="warning", ink="severity.warning.ink")
        if result.reply.ooc:
            yield ShortLine(say(_OOC, text=result.reply.ooc), icon="speech")
        yield from self._review(result)

    def _others(self, result: TurnResult, shown: Cleared | None) -> Iterator[ShortLine]:
        """The copies of other readers that something was kept out of."""
        for copy in result.cleared:
            if copy is shown or not copy.hits:
                continue
            names = words.joined(npc_name(self._world, npc) for npc in copy.readers)
            head, severity = _head(copy, Situation())
            icon = "error" if severity == "error" else "warning"
            text = say(_COPY_OF, names=names or say(words.NARRATOR), verdict=head)
            yield ShortLine(text, icon=icon, ink=f"severity.{icon}.ink")

    def _step(self, step: GateStep, scene: Situation) -> str:
        if step.code == "gate_not_rewritten" and not scene.model:
            return say(_BY_HAND)
        if step.code == "gate_not_rewritten" and not scene.played:
            return say(_BY_MODEL)
        return step.message(self._language)

    def _review(self, result: TurnResult) -> Iterator[ShortLine]:
        if result.verdict.reviews and not result.verdict.refused:
            made = len(result.verdict.reviews[-1].made)
            text = say(_REVIEW_EDITS, count=made) if made else say(_REVIEW_OK)
            yield ShortLine(text, icon="ok", ink="severity.ok.ink")

    # findings

    def findings(
        self, checked: Checked, turn: int | None = None
    ) -> tuple[str, str, tuple[ShortLine, ...]]:
        """The check in a word, its severity, and the findings as lines.

        The first of them says of which `turn` they are, when it was played already.
        """
        if not checked.draft.strip():
            return "", "", ()
        first = () if turn is None else (ShortLine(say(_OF_TURN, n=turn), muted_text=True),)
        lines = (*first, *map(self._finding, checked.found))
        kinds = {found.finding.kind for found in checked.found}
        fine = tuple(_fine(text) for text, of in _CHECKED if not kinds & of)
        if not checked.found:
            return say(_CHECK_NO), "ok", fine
        worst = "error" if any(_severity(f) == "error" for f in checked.found) else "warning"
        count = len(checked.found)
        return (
            say(_CHECK_ONE) if count == 1 else say(_CHECK_MANY, count=count),
            worst,
            (*lines, *fine),
        )

    def _finding(self, found: Found) -> ShortLine:
        kind = found.finding.kind
        who = say(words.NARRATOR)
        if self._world.find(Kind.NPC, found.speaker):
            who = name_of(self._world, Kind.NPC, found.speaker)
        text = say(
            _FINDING, text=found.finding.text, kind=say(_KINDS[kind]), who=who, why=say(_WHY[kind])
        )
        severity = _severity(found)
        return ShortLine(text, icon=severity, ink=f"severity.{severity}.ink")


def finding_marks(checked: Checked) -> tuple[Mark, ...]:
    """The findings as marks of the draft."""
    return tuple(
        Mark(found.finding.start, found.finding.end, _severity(found)) for found in checked.found
    )


def _severity(found: Found) -> str:
    return _SEVERITIES.get(found.finding.kind, "warning")


def _head(cleared: Cleared | None, scene: Situation) -> tuple[str, str]:
    """The verdict in a word, and its severity."""
    if scene.unknown:
        return say(_HELD, name=scene.unknown[0]), "error"
    if cleared is None:
        return say(_NO_SYNOPSIS), ""
    if not cleared.text.strip() and cleared.hits:
        return say(_NOTHING_LEFT), "error"
    dropped = len(cleared.last.dropped)
    return say(_DROPPED, count=dropped) if dropped else say(_PASSED), "ok"


def _fine(text: str) -> ShortLine:
    return ShortLine(say(text), icon="ok", ink="severity.ok.ink")


def _check(head: str, text: str, fine: bool) -> ShortLine:
    icon = "ok" if fine else "error"
    return ShortLine(text, head, icon, f"severity.{icon}.ink", muted_text=fine)


def _struck(cleared: Cleared, shown: str) -> Iterator[Mark]:
    """The dropped sentences where they stand in the field."""
    for sentence in dict.fromkeys((*cleared.first.dropped, *cleared.last.dropped)):
        at = shown.find(sentence)
        if at >= 0:
            yield Mark(at, at + len(sentence), "error", struck=True)
