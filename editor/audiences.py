"""Audiences and visibilities: in words of the interface, and as icon and ink."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility

GATES = {
    AudienceKind.PUBLIC: ("public", "visibility.public.ink"),
    AudienceKind.NPC: ("npc", "visibility.npc.ink"),
    AudienceKind.FACTION: ("faction", "visibility.faction.ink"),
    AudienceKind.SECRET: ("secret", "visibility.secret.ink"),
    AudienceKind.QUEST: ("quest", "visibility.secret.ink"),
    AudienceKind.HIDDEN: ("draft", "text_muted"),
    AudienceKind.INVALID: ("error", "severity.error.ink"),
}
"""The icon and the ink of an audience's kind."""

_PLAIN = {
    AudienceKind.PUBLIC: QT_TRANSLATE_NOOP("Audiences", "public"),
    AudienceKind.SECRET: QT_TRANSLATE_NOOP("Audiences", "secret"),
    AudienceKind.HIDDEN: QT_TRANSLATE_NOOP("Audiences", "hidden"),
}
_SPOKEN = {
    AudienceKind.NPC: QT_TRANSLATE_NOOP("Audiences", "NPC {id}"),
    AudienceKind.FACTION: QT_TRANSLATE_NOOP("Audiences", "faction {id}"),
    AudienceKind.QUEST: QT_TRANSLATE_NOOP("Audiences", "after quest {id}"),
    AudienceKind.INVALID: QT_TRANSLATE_NOOP("Audiences", "not understood: {id}"),
}
_OR = QT_TRANSLATE_NOOP("Audiences", "{first} or {second}")
_AND = QT_TRANSLATE_NOOP("Audiences", "{first} and {second}")
_EMPTY = QT_TRANSLATE_NOOP("Audiences", "(empty)")


def _words(source: str) -> str:
    return QCoreApplication.translate("Audiences", source)


def audience_label(audience: Audience) -> str:
    """An audience as its chip shows it: the id, or the word."""
    if audience.kind in _PLAIN:
        return _words(_PLAIN[audience.kind])
    return audience.id or _words(_EMPTY)


def audience_words(audience: Audience) -> str:
    """An audience in words: "NPC bram"."""
    if audience.kind in _PLAIN:
        return _words(_PLAIN[audience.kind])
    return _words(_SPOKEN[audience.kind]).replace("{id}", audience.id or _words(_EMPTY))


def visibility_words(visibility: Visibility) -> str:
    """A whole visibility in words: "NPC bram and after quest q or secret"."""
    if isinstance(visibility, Audience):
        return audience_words(visibility)
    joint = _words(_AND if isinstance(visibility, AllOf) else _OR)
    parts = [visibility_words(part) for part in visibility.parts]
    if not parts:
        return _words(_EMPTY)
    text = parts[0]
    for part in parts[1:]:
        text = joint.replace("{first}", text, 1).replace("{second}", part, 1)
    return text


def first_audience(visibility: Visibility) -> Audience:
    """The audience that a table cell names."""
    while isinstance(visibility, (AnyOf, AllOf)):
        if not visibility.parts:
            return Audience(AudienceKind.INVALID)
        visibility = visibility.parts[0]
    return visibility


@dataclass(frozen=True, slots=True)
class ShortVisibility:
    """A visibility in one line: the first audience, how many stand behind it, and whether
    all of them must hold."""

    gate: AudienceKind
    label: str
    more: int = 0
    joint: bool = False

    @property
    def rest(self) -> str:
        """`+2`, or `&2` where all must hold; nothing for one audience."""
        return f"{'&' if self.joint else '+'}{self.more}" if self.more > 0 else ""


def short_visibility(visibility: Visibility) -> ShortVisibility:
    """The first audience, then how many more there are."""
    first = first_audience(visibility)
    more = 0 if isinstance(visibility, Audience) else max(0, len(visibility.parts) - 1)
    head = visibility.parts[0] if isinstance(visibility, AnyOf) and visibility.parts else visibility
    joint = isinstance(visibility, AllOf)
    if not joint and isinstance(head, AllOf) and not more:
        more, joint = len(head.parts) - 1, True
    return ShortVisibility(first.kind, audience_label(first), more, joint)
