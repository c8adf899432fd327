"""What the words of the filter language mean, in words of the interface."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_KEYS = {
    "tag": QT_TRANSLATE_NOOP("FilterWords", "has the tag"),
    "vis": QT_TRANSLATE_NOOP("FilterWords", "who may see it"),
    "npc": QT_TRANSLATE_NOOP("FilterWords", "for this NPC"),
    "quest": QT_TRANSLATE_NOOP("FilterWords", "needs this quest"),
    "faction": QT_TRANSLATE_NOOP("FilterWords", "for this faction"),
    "file": QT_TRANSLATE_NOOP("FilterWords", "in the file"),
    "id": QT_TRANSLATE_NOOP("FilterWords", "part of the id"),
    "text": QT_TRANSLATE_NOOP("FilterWords", "part of the text"),
    "weight": QT_TRANSLATE_NOOP("FilterWords", "weight, as in >1.5"),
    "len": QT_TRANSLATE_NOOP("FilterWords", "length of the text, as in >400"),
    "is": QT_TRANSLATE_NOOP("FilterWords", "state or issue"),
}
_VALUES = {
    "is": {
        "error": QT_TRANSLATE_NOOP("FilterWords", "has an error"),
        "warning": QT_TRANSLATE_NOOP("FilterWords", "has a warning"),
        "hint": QT_TRANSLATE_NOOP("FilterWords", "has a hint"),
        "issue": QT_TRANSLATE_NOOP("FilterWords", "has any issue"),
        "unreachable": QT_TRANSLATE_NOOP("FilterWords", "nobody can come to know it"),
        "draft": QT_TRANSLATE_NOOP("FilterWords", "hidden, a draft"),
        "broken": QT_TRANSLATE_NOOP("FilterWords", "cannot be read"),
        "readonly": QT_TRANSLATE_NOOP("FilterWords", "in a read-only file"),
    },
    "vis": {
        "public": QT_TRANSLATE_NOOP("FilterWords", "everyone"),
        "secret": QT_TRANSLATE_NOOP("FilterWords", "secret until a quest"),
        "npc": QT_TRANSLATE_NOOP("FilterWords", "one NPC"),
        "faction": QT_TRANSLATE_NOOP("FilterWords", "a faction"),
        "hidden": QT_TRANSLATE_NOOP("FilterWords", "nobody"),
        "all": QT_TRANSLATE_NOOP("FilterWords", "several conditions, all of them"),
        "list": QT_TRANSLATE_NOOP("FilterWords", "several conditions, any of them"),
        "invalid": QT_TRANSLATE_NOOP("FilterWords", "not understood"),
    },
}
_NUMBERS = {
    ">": QT_TRANSLATE_NOOP("FilterWords", "more than"),
    ">=": QT_TRANSLATE_NOOP("FilterWords", "at least"),
    "<": QT_TRANSLATE_NOOP("FilterWords", "less than"),
    "<=": QT_TRANSLATE_NOOP("FilterWords", "at most"),
}


def meaning(offer: str) -> str:
    """What a key ("tag:") or a word of the language ("is:error") means; "" for other values."""
    key, _, value = offer.removeprefix("-").partition(":")
    words = _VALUES.get(key, _NUMBERS if key in ("weight", "len") else {})
    source = words.get(value, "") if value else _KEYS.get(key, "")
    return QCoreApplication.translate("FilterWords", source) if source else ""
