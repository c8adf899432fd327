"""A knowledge case from what the inspector shows: the phrase asked as the NPC, in the save's state."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.cases.making import case_from, file_for_cases
from core.world.build import add
from editor.document import Document
from editor.memory.evidence import Evidence
from editor.memory.inspected import Inspected

NEW_FILE = {"es": "casos.json", "pt": "casos.json"}
_MOST_QUERY = 400


def case_fields(document: Document, inspected: Inspected, evidence: Evidence) -> dict[str, object]:
    """The fields of a case that asks the phrase in this state.

    It expects what happens now; the entry that says the phrase is expected to stay masked where
    it is masked now.
    """
    state = inspected.game_state(evidence.npc or None)
    query = " ".join(evidence.phrase.split())[:_MOST_QUERY]
    fields = dict(case_from(document.world, document.retriever, query, state))
    source = evidence.source
    if source is not None and not source.visible and source.entry.id:
        masked = fields.get("masks", ())
        held = tuple(masked) if isinstance(masked, tuple | list) else ()
        fields["masks"] = tuple(dict.fromkeys((*held, source.entry.id)))
    title = QCoreApplication.translate("Memory", "{npc}: {phrase} ({save}, turn {turn})")
    words = title.format(
        npc=inspected.names.npc(evidence.npc),
        phrase=query,
        save=inspected.opened.path.name,
        turn=inspected.state.turn,
    )
    return {"id": fields.pop("id"), "title": words, **fields}


def add_case(document: Document, fields: dict[str, object]) -> str | None:
    """Add a case as one step of the history; its id, None when the world refused it.

    Raises CannotSave when the world has no file for cases and none can be made.
    """
    from core.model.kinds import Kind

    file = file_for_cases(document.world)
    if file is None:
        file = _new_file(document)
    made = document.push(add(document.world, Kind.CASE, file, fields))
    return str(fields["id"]) if made else None


def _new_file(document: Document) -> int:
    """A file of its own in a folder; in a world of one file, that file."""
    world = document.world
    if not document.path.is_dir():
        writable = [file.handle for file in world.lore_files if file.read_only is None]
        if writable:
            return writable[-1]
    taken = {file.name for file in world.files}
    stem = NEW_FILE.get(world.language, "cases.json").removesuffix(".json")
    names = (f"{stem}{'' if n == 1 else n}.json" for n in range(1, len(taken) + 2))
    return document.new_file(next(name for name in names if name not in taken))
