"""The fields of the form, as data: which widget edits a field, and what stands beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.files.vocabulary import FIELDS
from core.model.kinds import Kind

Widget = Literal[
    "line",
    "text",
    "lines",
    "chips",
    "names",
    "visibility",
    "id",
    "number",
    "count",
    "flag",
    "skills",
]
TYPED: frozenset[Widget] = frozenset({"line", "text", "lines", "number", "count", "id", "skills"})
"""Those that are typed into: what is typed joins to one step."""

STANDS_AT = {"not_names": "terms"}
"""Fields that are edited in the editor of another."""


@dataclass(frozen=True, slots=True)
class FieldForm:
    """How one field is edited. `title`, `note` and `placeholder` are English sources.

    `beside` puts it on the line of the field before it, this many pixels wide. `source`
    names what completion offers; `limit` is the most code points a text may have; `help` says
    more than there is room for. `named`: ids are shown by the names of their records.
    """

    widget: Widget
    title: str
    note: str = ""
    placeholder: str = ""
    beside: int = 0
    source: str = ""
    limit: int = 0
    lines: tuple[int, int] = (3, 9)
    help: str = ""
    named: bool = False

    def words(self) -> str:
        """The translated title."""
        return QCoreApplication.translate("LoreFields", self.title)

    def note_words(self) -> str:
        """The translated note."""
        return QCoreApplication.translate("LoreFields", self.note) if self.note else ""

    def help_words(self) -> str:
        """The translated help."""
        return QCoreApplication.translate("LoreFields", self.help) if self.help else ""

    def placeholder_words(self) -> str:
        """The translated placeholder."""
        text = self.placeholder
        return QCoreApplication.translate("LoreFields", text) if text else ""


_NEVER = QT_TRANSLATE_NOOP("LoreFields", "never retrieved")
_ADD_WORD = QT_TRANSLATE_NOOP("LoreFields", "add word")
_SHEET_LINES = (2, 9)

_FORMS: dict[str, FieldForm] = {
    "id": FieldForm("line", QT_TRANSLATE_NOOP("LoreFields", "Id")),
    "tag": FieldForm("line", QT_TRANSLATE_NOOP("LoreFields", "Tag")),
    "title": FieldForm(
        "line",
        QT_TRANSLATE_NOOP("LoreFields", "Title"),
        QT_TRANSLATE_NOOP("LoreFields", "for authors, never sent"),
    ),
    "text": FieldForm("text", QT_TRANSLATE_NOOP("LoreFields", "Text"), limit=400),
    "tags": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Tags"),
        placeholder=QT_TRANSLATE_NOOP("LoreFields", "add tag"),
        source="tags",
    ),
    "visibility": FieldForm(
        "visibility",
        QT_TRANSLATE_NOOP("LoreFields", "Visible to"),
        QT_TRANSLATE_NOOP("LoreFields", "any of"),
    ),
    "required_quest": FieldForm(
        "id", QT_TRANSLATE_NOOP("LoreFields", "Required quest"), source="quest"
    ),
    "weight": FieldForm("number", QT_TRANSLATE_NOOP("LoreFields", "Weight"), beside=92),
    "terms": FieldForm(
        "names",
        QT_TRANSLATE_NOOP("LoreFields", "Names and terms"),
        QT_TRANSLATE_NOOP("LoreFields", "what gives it away"),
        _ADD_WORD,
        help=QT_TRANSLATE_NOOP(
            "LoreFields",
            "Checked in answers and at the gate. Names are found in the text; leave out what is "
            "none, and add the words that are missing.",
        ),
    ),
    "notes": FieldForm("text", QT_TRANSLATE_NOOP("LoreFields", "Notes"), _NEVER, lines=(1, 6)),
    "name": FieldForm("line", QT_TRANSLATE_NOOP("LoreFields", "Name")),
    "voice": FieldForm(
        "text",
        QT_TRANSLATE_NOOP("LoreFields", "Voice"),
        QT_TRANSLATE_NOOP("LoreFields", "how it speaks"),
        lines=(1, 6),
    ),
    "factions": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Factions"),
        placeholder=QT_TRANSLATE_NOOP("LoreFields", "add faction"),
        source="faction",
    ),
    "public_sheet": FieldForm(
        "text",
        QT_TRANSLATE_NOOP("LoreFields", "Public sheet"),
        QT_TRANSLATE_NOOP("LoreFields", "what anyone can see"),
        lines=_SHEET_LINES,
    ),
    "full_sheet": FieldForm(
        "text",
        QT_TRANSLATE_NOOP("LoreFields", "Full sheet"),
        QT_TRANSLATE_NOOP("LoreFields", "what it knows of itself"),
        lines=_SHEET_LINES,
    ),
    "aliases": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Aliases"),
        QT_TRANSLATE_NOOP("LoreFields", "other names"),
        QT_TRANSLATE_NOOP("LoreFields", "add name"),
    ),
    "former_ids": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Former ids"),
        QT_TRANSLATE_NOOP("LoreFields", "still known to saves"),
        QT_TRANSLATE_NOOP("LoreFields", "add id"),
    ),
    "hidden": FieldForm(
        "flag",
        QT_TRANSLATE_NOOP("LoreFields", "Hidden"),
        placeholder=QT_TRANSLATE_NOOP("LoreFields", "Its name is not public"),
    ),
    "requires": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Requires"),
        QT_TRANSLATE_NOOP("LoreFields", "completed before it"),
        QT_TRANSLATE_NOOP("LoreFields", "add quest"),
        source="quest",
    ),
    "skills": FieldForm(
        "skills",
        QT_TRANSLATE_NOOP("LoreFields", "Skills"),
        QT_TRANSLATE_NOOP("LoreFields", "a line each: name = number"),
        lines=(2, 9),
    ),
}
_PLOT_TEXT = FieldForm(
    "text",
    QT_TRANSLATE_NOOP("LoreFields", "Text"),
    QT_TRANSLATE_NOOP("LoreFields", "for the Story Director only"),
    lines=(4, 14),
)
_ALIASES_OF_TAG = FieldForm(
    "chips",
    QT_TRANSLATE_NOOP("LoreFields", "Aliases"),
    QT_TRANSLATE_NOOP("LoreFields", "other words for the tag"),
    _ADD_WORD,
)
_PLAYER_SHEET = FieldForm(
    "text",
    QT_TRANSLATE_NOOP("LoreFields", "Full sheet"),
    QT_TRANSLATE_NOOP("LoreFields", "its secrets too; no NPC is given it"),
    lines=_SHEET_LINES,
)
_ADD_ENTRY = QT_TRANSLATE_NOOP("LoreFields", "add entry")
_ANY = QT_TRANSLATE_NOOP("LoreFields", "a text each line")
_CASE = {
    "query": FieldForm(
        "text",
        QT_TRANSLATE_NOOP("LoreFields", "Question"),
        QT_TRANSLATE_NOOP("LoreFields", "what the player says"),
        lines=(1, 6),
    ),
    "npc": FieldForm(
        "id",
        QT_TRANSLATE_NOOP("LoreFields", "Ask as"),
        placeholder=QT_TRANSLATE_NOOP("LoreFields", "a stranger"),
        source="npc",
        named=True,
    ),
    "place": FieldForm(
        "id", QT_TRANSLATE_NOOP("LoreFields", "Place"), source="place", beside=168, named=True
    ),
    "quests": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Completed quests"),
        placeholder=QT_TRANSLATE_NOOP("LoreFields", "add quest"),
        source="quest",
        named=True,
    ),
    "profile": FieldForm("id", QT_TRANSLATE_NOOP("LoreFields", "Profile"), source="profile"),
    "k": FieldForm("count", QT_TRANSLATE_NOOP("LoreFields", "Top k"), beside=92),
    "retrieves": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Retrieves"),
        QT_TRANSLATE_NOOP("LoreFields", "among the top k"),
        _ADD_ENTRY,
        source="entry",
    ),
    "masks": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Masks"),
        QT_TRANSLATE_NOOP("LoreFields", "hidden from who is asked"),
        _ADD_ENTRY,
        source="entry",
    ),
    "not_retrieves": FieldForm(
        "chips",
        QT_TRANSLATE_NOOP("LoreFields", "Does not retrieve"),
        QT_TRANSLATE_NOOP("LoreFields", "masked or not"),
        _ADD_ENTRY,
        source="entry",
    ),
    "context_has": FieldForm(
        "lines", QT_TRANSLATE_NOOP("LoreFields", "Context has"), _ANY, lines=(1, 6)
    ),
    "context_lacks": FieldForm(
        "lines", QT_TRANSLATE_NOOP("LoreFields", "Context lacks"), _ANY, lines=(1, 6)
    ),
    "answer": FieldForm(
        "text",
        QT_TRANSLATE_NOOP("LoreFields", "Answer"),
        QT_TRANSLATE_NOOP("LoreFields", "to be checked for leaks and inventions"),
        lines=(1, 9),
    ),
    "findings": FieldForm(
        "lines",
        QT_TRANSLATE_NOOP("LoreFields", "Findings"),
        QT_TRANSLATE_NOOP("LoreFields", "a line each, such as leak:inspector"),
        lines=(1, 6),
    ),
    "notes": FieldForm("text", QT_TRANSLATE_NOOP("LoreFields", "Notes"), lines=(1, 6)),
    "title": FieldForm("line", QT_TRANSLATE_NOOP("LoreFields", "Title")),
}
_CASE_ORDER = ("id", "title", "query", "npc", "place", "quests", "profile", "k")
_OWN = {
    **{(Kind.CASE, name): form for name, form in _CASE.items()},
    (Kind.PLOT, "text"): _PLOT_TEXT,
    (Kind.TAG_ALIAS, "aliases"): _ALIASES_OF_TAG,
    (Kind.PLAYER, "full_sheet"): _PLAYER_SHEET,
}


def form_of(kind: Kind) -> dict[str, FieldForm]:
    """The fields of a kind that have a form, in the order of the vocabulary.

    A case's question stands first, and what it asks with in pairs.
    """
    names = [spec.name for spec in FIELDS[kind]]
    if kind is Kind.CASE:
        names = list(dict.fromkeys((*_CASE_ORDER, *names)))
    found = {name: _OWN.get((kind, name)) or _FORMS.get(name) for name in names}
    return {name: form for name, form in found.items() if form is not None}
