"""One case of what is asked now, as one edit (spec section 10)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.cases.making import case_from, file_for_cases
from core.errors import LoremaskError
from core.model.kinds import Kind
from core.model.state import GameState
from core.world import build
from editor.document import Document
from editor.playground.note_strip import NoteStrip
from editor.playground.words import say
from editor.workspace import Services

_MADE = QT_TRANSLATE_NOOP("Playground", "Case {id} is in {file}")
_MADE_OF_ANSWER = QT_TRANSLATE_NOOP(
    "Playground", "Case {id} is in {file}, with the answer and its findings"
)
_WITHOUT_LEARNT = QT_TRANSLATE_NOOP(
    "Playground", "It asks without what was learnt in the game: a case has no place for it."
)
_WITHOUT_MEMORY = QT_TRANSLATE_NOOP(
    "Playground", "It asks without memory and conversation: what is found in its answer may differ."
)
_NO_FILE = QT_TRANSLATE_NOOP("Playground", "No lore file of this world can be written")
_SHOW = QT_TRANSLATE_NOOP("Playground", "Show the case")


def make_case(
    document: Document, query: str, state: GameState, answer: str | None = None
) -> int | None:
    """Add a case that expects what happens now; its handle, None when it was refused.

    It goes to the file with the last case, else to the first that can be written. Raises
    LoremaskError when an answer is given and no context can be built for it.
    """
    world = document.world
    file = file_for_cases(world)
    if file is None:
        file = next((f.handle for f in world.lore_files if f.read_only is None), None)
    if file is None:
        return None
    fields = case_from(world, document.retriever, query, state, answer)
    before = set(world.handles(Kind.CASE))
    if not document.push(build.add(world, Kind.CASE, file, fields)):
        return None
    return next((h for h in world.handles(Kind.CASE) if h not in before), None)


class CaseMaker:
    """Makes cases and says where they are."""

    def __init__(self, services: Services, document: Document, strip: NoteStrip) -> None:
        self._services, self._document, self._strip = services, document, strip

    def make(
        self, query: str, state: GameState, answer: str | None = None, *, remembers: bool = False
    ) -> None:
        """Make a case; the strip says what came of it, and leads there.

        `remembers`: there is a memory or a conversation that a case has no place for.
        """
        try:
            handle = make_case(self._document, query, state, answer)
        except LoremaskError as error:
            self._strip.tell("error", error.message(self._services.language))
            return
        if handle is None:
            self._strip.tell("error", say(_NO_FILE))
            return
        world = self._document.world
        record = world.record(handle)
        said = _MADE if answer is None else _MADE_OF_ANSWER
        sentence = say(said, id=record.id, file=world.file(record.file).name)
        details = [say(_WITHOUT_LEARNT)] if state.learnt.get(state.npc or "") else []
        details += [say(_WITHOUT_MEMORY)] if remembers and answer is not None else []
        jump = self._services.shell.jump_requested
        self._strip.tell("ok", sentence, details, say(_SHOW), lambda: jump.emit(handle, ""))
