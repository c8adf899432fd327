"""Questions of the tag panel: into which tag, really delete, which other words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from core.refactor.aliases import add_alias
from core.refactor.tags import (
    TagDeletion,
    Tagged,
    find_tagged,
    plan_tag_deletion,
    plan_tag_merge,
)
from editor.figures import grouped
from editor.forms.bulk_edit import BulkEdits
from editor.labels import shortened
from editor.theme import Theme
from editor.tools.aside import Aside
from editor.tools.dialog import ToolDialog

if TYPE_CHECKING:
    from core.world.edits import Edit
    from editor.document import Document
    from editor.tasks import Tasks
    from editor.widgets import Button

_MOST_NAMED, _MOST_OFFERED = 12, 200


def _in_few_words(heading: str, tags: Sequence[str]) -> str:
    return heading.replace(", ".join(tags), _named(tags))


def _named(tags: Sequence[str]) -> str:
    """Tags as words of a heading: the first of very many, and how many there are."""
    names = [shortened(tag, 40) for tag in tags[:_MOST_NAMED]]
    if len(tags) <= _MOST_NAMED:
        return ", ".join(names)
    return f"{', '.join(names)}, … ({grouped(len(tags))})"


class EntriesChange(QObject):
    """Says how many entries change.

    Nothing derives from it: through a derived class `tr` takes the English, with its number
    already in it, for a translation.
    """

    def words(self, count: int) -> str:
        """The sentence."""
        return self.tr("%n entries change", "", count)


class TagQuestion(ToolDialog):
    """The base: what is planned is said under the field, and pushed when accepted."""

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tags: Sequence[str],
        language: str,
        parent: QWidget,
        title: str,
        heading: str,
    ) -> None:
        super().__init__(theme, title, language, parent, heading=_in_few_words(heading, tags))
        self._document, self._world = document, document.world
        self._bulk = BulkEdits(document, self)
        self._pushing = False
        self.tags = tuple(tags)

    def push(self, make: Callable[[], Edit | None], count: int = 0) -> None:
        """Do it, and close when the world took it; of many entries in another thread."""
        self._document.end_typing()
        self._pushing = True
        self._bulk.push(count, make, done=self._on_done)

    def _on_done(self, pushed: bool) -> None:
        self._pushing = False
        if pushed:
            ToolDialog.accept(self)
        else:
            self.show_again()

    def show_again(self) -> None:
        """Nothing was done: say anew what would change."""

    def reject(self) -> None:
        self._bulk.cancel()
        super().reject()

    def say_count(self, count: int) -> None:
        """How many entries change."""
        self.said.setText(EntriesChange().words(count))


class TagCount(TagQuestion):
    """The base of those that count first, in another thread: who holds one of the tags?"""

    accept_button: Button

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tasks: Tasks,
        tags: Sequence[str],
        language: str,
        parent: QWidget,
        title: str,
        heading: str,
    ) -> None:
        super().__init__(theme, document, tags, language, parent, title, heading)
        self._aside = Aside(tasks, self._world, self)
        self._found: Tagged | None = None
        document.changed.connect(self._on_changed)

    def count(self) -> None:
        """Count; nothing can be accepted until that is done."""
        world, tags = self._world, self.tags
        self._found = None
        self.accept_button.setEnabled(False)
        self.say_counting()
        self._aside.ask(lambda token: find_tagged(world, tags, token.check), self._take)

    def _take(self, found: Tagged) -> None:
        self._found = found
        self.show_plan()

    def _on_changed(self) -> None:
        if self.isVisible() and not self._pushing:
            self.count()

    def show_again(self) -> None:
        if self.isVisible():
            self.count()

    def planner(self) -> Callable[..., TagDeletion]:
        """Plans what is to be done: takes `found` and `with_edit`, in any thread."""
        raise NotImplementedError

    def show_plan(self) -> None:
        """Say what would change, once it is counted."""
        if self._found is None:
            return
        plan = self.planner()(found=self._found, with_edit=False)
        self.notices.show_notices(plan.notices)
        self.accept_button.setEnabled(plan.possible)
        self.say_count(plan.count)

    def accept(self) -> None:
        found, world, planned = self._found, self._world, self.planner()
        revision = world.revision
        if found is None:
            return

        def make() -> Edit | None:
            known = found if world.revision == revision else None
            return planned(found=known).edit

        self.push(make, len(found.entries))


class MergeTagsDialog(TagCount):
    """Several tags become one. `into` is the one when it was accepted."""

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tasks: Tasks,
        tags: Sequence[str],
        language: str,
        parent: QWidget,
    ) -> None:
        title, heading = self.tr("Merge tags"), ", ".join(tags)
        super().__init__(theme, document, tasks, tags, language, parent, title, heading)
        self.choice = QComboBox()
        self.choice.setEditable(True)
        self.choice.addItems(list(tags[:_MOST_OFFERED]))
        self.add_field(self.tr("&Into the tag"), self.choice)
        self.accept_button = self.add_accept(self.tr("&Merge"))
        self.add_close()
        self.choice.currentTextChanged.connect(self.show_plan)
        self.open_sized(440, 200)
        self.count()

    @property
    def into(self) -> str:
        """The tag that is left."""
        return self.choice.currentText().strip()

    def planner(self) -> Callable[..., TagDeletion]:
        return partial(plan_tag_merge, self._world, self.tags, self.into)


class DeleteTagsDialog(TagCount):
    """Tags go from every entry."""

    def __init__(
        self,
        theme: Theme,
        document: Document,
        tasks: Tasks,
        tags: Sequence[str],
        language: str,
        parent: QWidget,
    ) -> None:
        title = self.tr("Delete tags")
        words = self.tr("Delete {tags} from every entry?").format(tags=", ".join(tags))
        super().__init__(theme, document, tasks, tags, language, parent, title, words)
        self.accept_button = self.add_accept(self.tr("&Delete"))
        self.add_close()
        self.open_sized(440, 170)
        self.count()

    def planner(self) -> Callable[..., TagDeletion]:
        return partial(plan_tag_deletion, self._world, self.tags)


class AliasDialog(TagQuestion):
    """Other words that stand for a tag, in the profiles that use them."""

    def __init__(
        self, theme: Theme, document: Document, tag: str, language: str, parent: QWidget
    ) -> None:
        title = self.tr("Other words for a tag")
        super().__init__(theme, document, (tag,), language, parent, title, tag)
        self.words = QLineEdit()
        note = self.tr("Parted by commas. The profile “lexical” does not use them.")
        self.add_field(self.tr("&Words"), self.words, note)
        self.accept_button = self.add_accept(self.tr("&Add"))
        self.add_close()
        self.words.textChanged.connect(self._show_plan)
        self.open_sized(440, 200)
        self._show_plan()

    def _edit(self) -> Edit | None:
        words = [word.strip() for word in self.words.text().split(",")]
        return add_alias(self._world, self.tags[0], [word for word in words if word])

    def _show_plan(self) -> None:
        self.accept_button.setEnabled(self._edit() is not None)

    def accept(self) -> None:
        self.push(self._edit)
