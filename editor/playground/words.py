"""What the playground says: ranks, masks, signals and moments in words of the interface."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.mask import Gate
from core.model.visibility import AudienceKind, Visibility
from core.query import Group, Reach
from core.retrieval import Explanation, Hit, Signal
from core.retrieval.figures import figure
from core.text.fold import fold
from editor.figures import local
from editor.playground.names import Names

_QUESTS = (AudienceKind.SECRET, AudienceKind.QUEST)
_ORDINALS = (
    QT_TRANSLATE_NOOP("Playground", "first"),
    QT_TRANSLATE_NOOP("Playground", "second"),
    QT_TRANSLATE_NOOP("Playground", "third"),
    QT_TRANSLATE_NOOP("Playground", "fourth"),
    QT_TRANSLATE_NOOP("Playground", "fifth"),
    QT_TRANSLATE_NOOP("Playground", "sixth"),
    QT_TRANSLATE_NOOP("Playground", "seventh"),
    QT_TRANSLATE_NOOP("Playground", "eighth"),
    QT_TRANSLATE_NOOP("Playground", "ninth"),
    QT_TRANSLATE_NOOP("Playground", "tenth"),
)
_SIGNALS = {
    "tag": QT_TRANSLATE_NOOP("Playground", "tag"),
    "text": QT_TRANSLATE_NOOP("Playground", "text"),
    "place": QT_TRANSLATE_NOOP("Playground", "place"),
    "weight": QT_TRANSLATE_NOOP("Playground", "weight"),
    "phrase": QT_TRANSLATE_NOOP("Playground", "phrase"),
    "alias": QT_TRANSLATE_NOOP("Playground", "alias"),
    "stem": QT_TRANSLATE_NOOP("Playground", "stem"),
    "spelling": QT_TRANSLATE_NOOP("Playground", "spelling"),
}
_RULES = {
    "tag": QT_TRANSLATE_NOOP("Playground", "tag equals a word"),
    "text": QT_TRANSLATE_NOOP("Playground", "inside “{word}”"),
    "place": QT_TRANSLATE_NOOP("Playground", "tag equals the place"),
    "phrase": QT_TRANSLATE_NOOP("Playground", "tag equals words side by side"),
    "alias": QT_TRANSLATE_NOOP("Playground", "stands for tag “{word}”"),
    "stem": QT_TRANSLATE_NOOP("Playground", "same stem as “{word}”"),
    "spelling": QT_TRANSLATE_NOOP("Playground", "spelt nearly as “{word}”"),
}
_STATES = {
    "broken": QT_TRANSLATE_NOOP("Playground", "broken, never retrieved"),
    "weight": QT_TRANSLATE_NOOP("Playground", "its weight is not usable"),
    "zero": QT_TRANSLATE_NOOP("Playground", "nothing matches"),
    "masked": QT_TRANSLATE_NOOP("Playground", "masked"),
    "unknown": QT_TRANSLATE_NOOP("Playground", "no longer in this world"),
}
_STRANGER = QT_TRANSLATE_NOOP("Playground", "A stranger")
_NOWHERE = QT_TRANSLATE_NOOP("Playground", "Nowhere in particular")
_REVEALED_BY = QT_TRANSLATE_NOOP("Playground", "Secret. Opens with the quest")
_ONLY_FOR = QT_TRANSLATE_NOOP("Playground", "Only for")
_HIDDEN = QT_TRANSLATE_NOOP("Playground", "Hidden: nobody is given it")
_NO_QUEST = QT_TRANSLATE_NOOP("Playground", "Secret without a quest: nothing opens it")
_NOT_UNDERSTOOD = QT_TRANSLATE_NOOP("Playground", "Its visibility is not understood")
_FACTION = QT_TRANSLATE_NOOP("Playground", "faction {name}")
_AFTER = QT_TRANSLATE_NOOP("Playground", "after {name}")
_AFTER_STEP = QT_TRANSLATE_NOOP("Playground", "after {name} (step {step})")
_PUBLIC = QT_TRANSLATE_NOOP("Playground", "public")
_SECRET = QT_TRANSLATE_NOOP("Playground", "secret")
_EVERYONE = QT_TRANSLATE_NOOP("Playground", "everyone")
OR = QT_TRANSLATE_NOOP("Playground", "{first} or {second}")
_COMMA_OR = QT_TRANSLATE_NOOP("Playground", "{first}, or {second}")
_AND = QT_TRANSLATE_NOOP("Playground", "{first} and {second}")
_COMMA = QT_TRANSLATE_NOOP("Playground", "{first}, {second}")
_NEVER = QT_TRANSLATE_NOOP("Playground", "never")
_FROM_START = QT_TRANSLATE_NOOP("Playground", "from the start")
_ALL_NPCS = QT_TRANSLATE_NOOP("Playground", "all {count} NPCs")
_OTHER_NPCS = QT_TRANSLATE_NOOP("Playground", "the other {count}")
_AND_MORE = QT_TRANSLATE_NOOP("Playground", "{name} and {count} more")
_MASKED_ENTRY = QT_TRANSLATE_NOOP("Playground", "masked entry {number}")
_BEYOND = QT_TRANSLATE_NOOP("Playground", "beyond the top {count}")
_PREPARING = QT_TRANSLATE_NOOP("Playground", "Preparing {profile} …")
_PREPARING_AT = QT_TRANSLATE_NOOP("Playground", "Preparing {profile}: {percent} %")
_AUTHORS_VIEW = QT_TRANSLATE_NOOP("Playground", "author’s view")
_WOULD_BE = QT_TRANSLATE_NOOP("Playground", "would be")


def say(source: object, **values: object) -> str:
    """A text marked with QT_TRANSLATE_NOOP for this room, translated and filled in."""
    return QCoreApplication.translate("Playground", str(source)).format(**values)


def stranger_words() -> str:
    """Whom one asks when it is no NPC of the cast."""
    return say(_STRANGER)


def nowhere_words() -> str:
    """Where one asks when it is at no place."""
    return say(_NOWHERE)


def public_words() -> str:
    """The word for what everyone may be given."""
    return say(_PUBLIC)


def secret_words() -> str:
    """The word for what a quest reveals."""
    return say(_SECRET)


def would_be_words() -> str:
    """What stands before the rank that a masked entry would have had."""
    return say(_WOULD_BE)


def authors_view_words() -> str:
    """What is said where a redacted bar is lifted."""
    return say(_AUTHORS_VIEW)


def masked_label(number: int) -> str:
    """What a masked entry is called when ids are hidden too."""
    return say(_MASKED_ENTRY, number=number)


def beyond_words(k: int) -> str:
    """Why an entry that scored is left out."""
    return say(_BEYOND, count=k)


def preparing_words(profile: str, done: int, total: int) -> str:
    """What is said while a profile gets what it needs."""
    if not total:
        return say(_PREPARING, profile=profile)
    return say(_PREPARING_AT, profile=profile, percent=100 * done // total)


def state_words(gate: str) -> str:
    """Why an entry is not retrieved, in three words."""
    return say(_STATES[gate]) if gate in _STATES else gate


def ordinal(rank: int) -> str:
    """A rank as a word, as far as there are words; then "#11"."""
    return say(_ORDINALS[rank - 1]) if 0 < rank <= len(_ORDINALS) else f"#{rank}"


def signal_name(kind: str) -> str:
    """The word for a signal."""
    return say(_SIGNALS[kind]) if kind in _SIGNALS else kind


def rule_words(signal: Signal) -> str:
    """The rule by which a signal gave its points."""
    source = _RULES.get(signal.kind)
    return "" if source is None else say(source, word=signal.inside or signal.match)


def number(value: float) -> str:
    """A score or weight: one decimal, more only where they are needed, a true minus sign."""
    return local(figure(value)).replace("-", "\N{MINUS SIGN}")


def points(value: float) -> str:
    """Points that were given: "3", or with decimals where a profile gives parts."""
    return f"{value:g}" if value == round(value) else local(f"{value:.2f}")


def signed(value: float) -> str:
    """Points with their sign: "+2"."""
    size = abs(round(value, 3))
    shown = f"{size:g}" if size == round(size) else number(size)
    return ("+" if value >= 0 else "\N{MINUS SIGN}") + shown


# masks


def joined(parts: Iterable[str], template: object) -> str:
    """The parts put together two at a time by a template of `{first}` and `{second}`."""
    text = ""
    for part in parts:
        text = say(template, first=text, second=part) if text else part
    return text


def reason(
    gates: tuple[tuple[Gate, ...], ...], visibility: Visibility | None, names: Names
) -> tuple[str, str]:
    """Why an entry is masked, and who or what would open it."""
    if not gates:
        return _never_words(visibility), ""
    single = [joint[0] for joint in gates if len(joint) == 1]
    whole = len(single) == len(gates)
    if whole and all(gate.kind in _QUESTS for gate in single):
        return say(_REVEALED_BY), joined((names.of_gate(g) for g in single), OR)
    template = _COMMA if whole and not any(g.kind in _QUESTS for g in single) else _COMMA_OR
    return say(_ONLY_FOR), joined((joint_words(joint, names) for joint in gates), template)


def _never_words(visibility: Visibility | None) -> str:
    kind = getattr(visibility, "kind", None)
    if kind is AudienceKind.HIDDEN:
        return say(_HIDDEN)
    return say(_NO_QUEST) if kind is AudienceKind.SECRET else say(_NOT_UNDERSTOOD)


def joint_words(joint: tuple[Gate, ...], names: Names, *, with_ids: bool = False) -> str:
    """What must hold together: "faction Guild and after The truth"."""
    parts = (gate_words(gate, names, with_ids=with_ids) for gate in joint)
    return joined(parts, _AND) or say(_EVERYONE)


def gate_words(gate: Gate, names: Names, *, with_ids: bool = False) -> str:
    """One gate: "Bram", "faction Guild", "after The truth"."""
    name = names.named_gate(gate).both if with_ids else names.of_gate(gate)
    if gate.kind in _QUESTS:
        return say(_AFTER, name=name)
    if gate.kind is AudienceKind.FACTION:
        return say(_FACTION, name=name)
    return say(_EVERYONE) if gate.kind is AudienceKind.PUBLIC else name


# who can see it, when


def group_words(group: Group, names: Names) -> str:
    """Who sees the same at every step."""
    count = len(group.npcs)
    if group.name == "everyone" and count > 1:
        return say(_ALL_NPCS, count=count)
    if group.name == "faction":
        return say(_FACTION, name=names.of_gate(Gate(AudienceKind.FACTION, group.id)))
    if group.name == "rest" and count > 1:
        return say(_OTHER_NPCS, count=count)
    name = names.of_gate(Gate(AudienceKind.NPC, group.npcs[0] if group.npcs else group.id))
    return name if count == 1 else say(_AND_MORE, name=name, count=count - 1)


def when_words(group: Group, reach: Reach, names: Names) -> str:
    """From when on a group sees an entry."""
    since = group.since
    if since is None:
        return say(_NEVER)
    if since == 0:
        return say(_FROM_START)
    quest = names.of_gate(Gate(AudienceKind.QUEST, reach.quests[since - 1]))
    return say(_AFTER_STEP, name=quest, step=since)


def base_signal(kind: str) -> str:
    """Which of the three colours a signal is drawn in."""
    if kind in ("tag", "phrase", "alias"):
        return "tag"
    return "place" if kind == "place" else "text"


def points_by_signal(hit: Hit) -> dict[str, float]:
    """The points of a hit by colour."""
    sums = {"tag": 0.0, "text": 0.0, "place": 0.0}
    for signal in hit.signals:
        sums[base_signal(signal.kind)] += signal.points
    return sums


def word_signals(explanation: Explanation) -> dict[str, tuple[str, ...]]:
    """The words that match what the viewer sees, each with the signal it is lit by.

    Words that match masked entries only are not lit: that would tell what is masked.
    """
    tags = {
        fold(signal.match)
        for hit in explanation.results
        for signal in hit.signals
        if signal.kind == "tag"
    }
    return {
        word: ("tag",) if word in tags else ("text",)
        for word in explanation.words
        if word in explanation.matched
    }
