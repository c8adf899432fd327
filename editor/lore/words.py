"""Visibilities, severities and steps in words of the interface."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.model.visibility import AllOf, AnyOf, Audience, AudienceKind, Visibility

_PLAIN = {
    AudienceKind.PUBLIC: QT_TRANSLATE_NOOP("LoreWords", "public"),
    AudienceKind.SECRET: QT_TRANSLATE_NOOP("LoreWords", "secret"),
    AudienceKind.HIDDEN: QT_TRANSLATE_NOOP("LoreWords", "hidden"),
}
_SPOKEN = {
    AudienceKind.NPC: QT_TRANSLATE_NOOP("LoreWords", "NPC {id}"),
    AudienceKind.FACTION: QT_TRANSLATE_NOOP("LoreWords", "faction {id}"),
    AudienceKind.QUEST: QT_TRANSLATE_NOOP("LoreWords", "after quest {id}"),
    AudienceKind.INVALID: QT_TRANSLATE_NOOP("LoreWords", "not understood: {id}"),
}
_SEVERITIES = {
    "error": QT_TRANSLATE_NOOP("LoreWords", "error"),
    "warning": QT_TRANSLATE_NOOP("LoreWords", "warning"),
    "hint": QT_TRANSLATE_NOOP("LoreWords", "hint"),
}
_OR = QT_TRANSLATE_NOOP("LoreWords", "{first} or {second}")
_AND = QT_TRANSLATE_NOOP("LoreWords", "{first} and {second}")
_EMPTY = QT_TRANSLATE_NOOP("LoreWords", "(empty)")
_DRAFT = QT_TRANSLATE_NOOP("LoreWords", "draft")
_BROKEN = QT_TRANSLATE_NOOP("LoreWords", "broken: only its JSON can be edited")
_SEVERAL = QT_TRANSLATE_NOOP("LoreWords", "(several values)")
_NO_ISSUES = QT_TRANSLATE_NOOP("LoreWords", "no issues")


def _words(source: str) -> str:
    return QCoreApplication.translate("LoreWords", source)


def several_values() -> str:
    """What a field says when the selected records differ in it."""
    return _words(_SEVERAL)


def draft_words() -> str:
    """The word for what is shown to nobody yet."""
    return _words(_DRAFT)


def broken_words() -> str:
    """What is said of a record that cannot be read."""
    return _words(_BROKEN)


def no_issues_words() -> str:
    """What is said of a record that nothing is wrong with."""
    return _words(_NO_ISSUES)


def severity_words(severity: str) -> str:
    """The word for a severity; an unknown one is shown as it is."""
    return _words(_SEVERITIES[severity]) if severity in _SEVERITIES else severity


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
