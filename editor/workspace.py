"""What a workspace is to the frame, and what the frame gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.actions import Actions, ActionSpec
from editor.discretion import Discretion

if TYPE_CHECKING:
    from editor.document import Document
    from editor.settings import SettingsStore
    from editor.tasks import Tasks
    from editor.theme import Theme


class Shell(QObject):
    """How workspaces reach the window and, through it, one another.

    jump_requested(handle, field): show a record where it can be edited.
    ask_requested(dict): ask in the playground: `npc`, `place`, `quests`, `query`.
    case_requested(dict): make a case of a question: the same, with `state` (GameState) for who
    is asked where, and `answer` and `findings` where there are some.
    open_save_requested(Path): look into a save file.
    rename_requested(handle, new): a record's id is to change wherever it is named.
    status_message(str): one line in the status bar for a few seconds.
    notice(severity, text, detail): a line that stays until it is closed; severity is
    "error", "warning" or "hint", the detail what "Copy" takes.
    settled(text): what a notice said holds no more, so that it need not be closed by hand.

    `discretion` is what a workspace tells to hide in all that stands around it.
    """

    jump_requested = Signal(int, str)
    ask_requested = Signal(object)
    case_requested = Signal(object)
    open_save_requested = Signal(object)
    rename_requested = Signal(int, str)
    status_message = Signal(str)
    notice = Signal(str, str, str)
    settled = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.discretion = Discretion(self)


@dataclass(frozen=True, slots=True)
class Services:
    """What the frame gives a workspace. `document` is None only where no world is needed;
    there it is the world that was open when the workspace was made."""

    document: Document | None
    theme: Theme
    actions: Actions
    tasks: Tasks
    settings: SettingsStore
    shell: Shell
    language: str = "en"


class Workspace(QWidget):
    """The base of a workspace's widget; the frame makes one per open world, when first shown.

    status_changed(str): words for the status bar's middle ("1 selected").
    scope_changed(): what `issue_scope` gives has changed.
    """

    status_changed = Signal(str)
    scope_changed = Signal()

    def jump(self, handle: int, field: str = "") -> bool:
        """Show a record, with the cursor in a field; False when this cannot show it."""
        return False

    def focus_first(self) -> None:
        """Take the focus where work begins."""
        self.setFocus()

    def focus_filter(self) -> bool:
        """Ctrl+F: the focus into the filter or query; False when there is none."""
        return False

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What to do for actions, by id; the frame's own actions may be answered here too."""
        return {}

    def regions(self) -> tuple[QWidget, ...]:
        """The parts that F6 walks, in order."""
        return (self,)

    def issue_scope(self, scope: str) -> frozenset[int] | None:
        """Handles for the issue dock's "filtered" or "selected"; None for the whole world."""
        return None

    def show_filter(self, text: str) -> bool:
        """Show the entries that pass a filter; False when this has no filter for them."""
        return False

    def rewrite_filters(self, change: Callable[[str], str]) -> None:
        """Give every filter that is set or kept to `change`, and take what it returns."""

    def flush(self) -> None:
        """Push what is typed and not yet in the document: before saving and closing."""

    def unfinished(self) -> tuple[str, ...]:
        """Names of records with something typed that no edit can be made of, after `flush`."""
        return ()

    def may_leave(self) -> bool:
        """Whether the world may be closed: asks the user about what is kept nowhere else."""
        return True

    def save_state(self) -> dict[str, Any]:
        """Splitters and the like as JSON values, kept for the next start."""
        return {}

    def restore_state(self, state: Mapping[str, Any]) -> None:
        """Take what `save_state` gave; unknown or wrong values are passed over."""

    def open_save(self, path: object) -> bool:
        """Look into a save file; False when this workspace is not for saves."""
        return False

    def ask(self, question: Mapping[str, Any]) -> bool:
        """Ask as an NPC; False when this workspace is not for asking."""
        return False

    def make_case(self, question: Mapping[str, Any]) -> bool:
        """Make a case of a question; False when this workspace is not for cases."""
        return False

    def set_document(self, document: Document | None) -> None:
        """Another world is open, or none; only called where no world is needed."""

    def close_workspace(self) -> None:
        """The world is being closed: stop timers and tasks."""


@dataclass(frozen=True, slots=True)
class WorkspaceSpec:
    """A workspace as data; `factory` imports its widgets only when called.

    `title` is marked with QT_TRANSLATE_NOOP("Workspaces", ...), and holds its mnemonic. `edits`
    are the kinds of record (values of `core.model.kinds.Kind`) that `jump` shows. Without
    `needs_world` it is made once; `set_document` tells it of the worlds that are opened later. `issues` shows
    the issues dock under it from the start; elsewhere it is there once it is asked for.
    `modules` are loaded one by one before it is made as the first of a world: what they
    need before them.
    """

    id: str
    title: str
    icon: str
    order: int
    factory: Callable[[Services], Workspace]
    actions: tuple[ActionSpec, ...] = ()
    edits: frozenset[str] = frozenset()
    needs_world: bool = True
    opens_saves: bool = False
    issues: bool = False
    modules: tuple[str, ...] = ()

    def words(self) -> str:
        """The translated title, without its mnemonic."""
        return QCoreApplication.translate("Workspaces", self.title).replace("&", "")


def room_actions(specs: Sequence[WorkspaceSpec]) -> tuple[ActionSpec, ...]:
    """An action per workspace: Ctrl+1 and on, in the order of the rail."""
    return tuple(
        ActionSpec(
            f"go.room.{spec.id}",
            spec.title,
            menu="go.rooms",
            keys=(f"Ctrl+{number}",),
            icon=spec.icon,
            needs=frozenset({f"room.{spec.id}"}),
            context="Workspaces",
        )
        for number, spec in enumerate(specs, start=1)
    )
