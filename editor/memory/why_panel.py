"""Answers "why does X know that?": a phrase or a fact, the chain back, the verdict, the other paths."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.memory.facts import Fact
from core.memory.why import Trail
from editor.memory.chain import (
    chain_of,
    other_path_result,
    other_path_words,
    verdict_words,
)
from editor.memory.chain_view import ChainNode, VerdictBox
from editor.memory.evidence import Evidence, gather
from editor.memory.inspected import Inspected
from editor.memory.nodes import Node
from editor.memory.reading import best_trace
from editor.memory.surface import on_surface
from editor.theme import Theme
from editor.widgets import (
    ElidedLabel,
    PlainLabel,
    SearchField,
    SectionHeader,
    icon_button,
    push_button,
)

_PAUSE_MS = 40


class _OtherPaths(QWidget):
    """The other paths that were checked, one line each."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[tuple[PlainLabel, ElidedLabel]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 10, 0, 0)
        self._column.setSpacing(4)
        title = PlainLabel(theme, self.tr("Other paths checked"), role="small", colour="text_muted")
        self._column.addWidget(title)

    def show_evidence(self, evidence: Evidence) -> None:
        """Show what was looked at."""
        while len(self._lines) < len(evidence.others):
            self._add_line()
        for (name, result), other in zip(self._lines, evidence.others, strict=False):
            name.setText(other_path_words(other.kind))
            result.setText(other_path_result(other.kind, other.checked, other.matches))
            result.set_colour("text" if other.matches else "text_muted")

    def _add_line(self) -> None:
        name = PlainLabel(self._theme)
        result = ElidedLabel(self._theme, role="small", colour="text_muted", tabular=True)
        result.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout()
        line.addWidget(name)
        line.addWidget(result, 1)
        self._column.addLayout(line)
        self._lines.append((name, result))


class WhyPanel(QWidget):
    """Shows the trail of a fact, or of what is typed.

    `evidence` is of what was asked; `told` of what is shown, which for a fact is the same chain
    whether it was chosen or found by a phrase.

    fact_found(int): the place of the fact that the shown trail starts at. fact_lost(): there
    is none. trace_requested(): a trace is wanted. copy_requested(): the report is wanted.
    case_requested(): a case of it is wanted.
    """

    fact_found = Signal(int)
    fact_lost = Signal()
    trace_requested = Signal()
    copy_requested = Signal()
    case_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._inspected: Inspected | None = None
        self._npc = ""
        self._fact: Fact | None = None
        self._at = 0
        self.evidence: Evidence | None = None
        self.told: Evidence | None = None
        self.told_trail: Trail | None = None
        self.header = SectionHeader(theme, "")
        self.field = SearchField(theme, self.tr("Phrase"), self.tr("A phrase, or choose a fact"))
        self.count = PlainLabel(theme, "", role="small", colour="text_muted", tabular=True)
        self.previous = icon_button(theme, "chevron_left", self.tr("Previous path"))
        self.next = icon_button(theme, "chevron_right", self.tr("Next path"))
        self.verdict = VerdictBox(theme)
        self.case = push_button(theme, self.tr("Make case"), "case", primary=True)
        self.copy = push_button(theme, self.tr("Copy report"), "copy")
        self.others = _OtherPaths(theme)
        self.prompt = PlainLabel(theme, "", colour="text_muted", wrap=True)
        self._nodes: list[ChainNode] = []
        # Rows that are only passed on the way to another one are not looked into.
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._ask)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        ask = QHBoxLayout()
        ask.setContentsMargins(12, 10, 12, 4)
        ask.setSpacing(4)
        ask.addWidget(self.field, 1)
        for part in (self.previous, self.count, self.next):
            ask.addWidget(part)
        self._chain = QVBoxLayout()
        self._chain.setSpacing(0)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(12, 6, 12, 10)
        self._body.setSpacing(6)
        for part in (self.prompt,):
            self._body.addWidget(part)
        self._body.addLayout(self._chain)
        self._body.addWidget(self.verdict)
        actions = QHBoxLayout()
        actions.setSpacing(8)
        actions.addWidget(self.case)
        actions.addWidget(self.copy)
        actions.addStretch(1)
        self._body.addLayout(actions)
        self._body.addWidget(self.others)
        self._body.addStretch(1)
        area = QScrollArea()
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Why it is known"))
        on_surface(self)
        on_surface(body)
        on_surface(area.viewport())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(ask)
        column.addWidget(area, 1)
        self.area = area

    def _connect(self) -> None:
        self.field.search_changed.connect(self._on_phrase)
        self.previous.clicked.connect(self._on_previous)
        self.next.clicked.connect(self._on_next)
        self.verdict.trace_requested.connect(self.trace_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.case.clicked.connect(self.case_requested)

    # what is shown

    def show_npc(self, inspected: Inspected, npc: str) -> None:
        """Another memory or NPC; what is typed is asked again."""
        if inspected is not self._inspected or npc != self._npc:
            self._fact = None
        self._inspected, self._npc = inspected, npc
        name = inspected.names.npc(npc)
        self.header.set_title(self.tr("Why does {name} know that?").format(name=name))
        self._ask()
        if self.field.text().strip():
            self._tell_fact()

    def show_fact(self, fact: Fact | None) -> None:
        """The trail of one fact; what is typed goes."""
        self._fact = fact
        self.field.set_text_silently("")
        self._at = 0
        self._later.start()

    @property
    def waiting(self) -> bool:
        """Whether a fact is to be looked into in a moment."""
        return self._later.isActive()

    def stop(self) -> None:
        """Look into nothing any more."""
        self._later.stop()

    @property
    def trail(self) -> Trail | None:
        """The trail that is shown."""
        trails = self.evidence.trails if self.evidence is not None else ()
        return trails[self._at] if self._at < len(trails) else None

    def _on_phrase(self, text: str) -> None:
        self._at = 0
        self._ask()
        self._tell_fact()

    def _tell_fact(self) -> None:
        """The fact that is looked into, or that it is none."""
        trail = self.trail
        if self._inspected is None:
            return
        wanted = None if trail is None else trail.fact
        for at, fact in enumerate(self._inspected.state.facts_of(self._npc)):
            if fact is wanted:
                self.fact_found.emit(at)
                return
        self.fact_lost.emit()

    def _ask(self) -> None:
        self._later.stop()
        phrase = self.field.text().strip() or (self._fact.text if self._fact is not None else "")
        if self._inspected is None or not phrase or not self._npc:
            self.evidence = None
        else:
            fact = None if self.field.text().strip() else self._fact
            self.evidence = gather(self._inspected, self._npc, phrase, fact)
        self._at = min(self._at, max(0, len(self.evidence.trails) - 1) if self.evidence else 0)
        self._show()

    def _on_previous(self) -> None:
        self._step(-1)

    def _on_next(self) -> None:
        self._step(1)

    def _step(self, by: int) -> None:
        if self.evidence is None or not self.evidence.trails:
            return
        self._at = (self._at + by) % len(self.evidence.trails)
        self._show()
        self._tell_fact()

    def _show(self) -> None:
        asked = self.evidence is not None
        for part in (self.verdict, self.copy, self.others):
            part.setVisible(asked)
        has_world = self._inspected is not None and self._inspected.names.world is not None
        self.case.setVisible(asked and has_world)
        self.prompt.setVisible(not asked)
        self._show_count()
        self.told = self.told_trail = None
        if self.evidence is None or self._inspected is None:
            self.prompt.setText(self._prompt())
            self._show_nodes(())
            return
        told, trail = self._of_fact(self._inspected, self.evidence, self.trail)
        self.told, self.told_trail = told, trail
        self._show_nodes(chain_of(self._inspected, told, trail))
        words = verdict_words(self._inspected, told, trail)
        self.verdict.set_words(words, self._trace_words())
        self.others.show_evidence(told)

    def _of_fact(
        self, inspected: Inspected, evidence: Evidence, trail: Trail | None
    ) -> tuple[Evidence, Trail | None]:
        """What speaks for the whole fact, where only a part of it was asked for."""
        if trail is None or trail.fact is None or trail.fact.text == evidence.phrase:
            return evidence, trail
        whole = gather(inspected, self._npc, trail.fact.text, trail.fact)
        same = next((each for each in whole.trails if each.fact is trail.fact), None)
        return (evidence, trail) if same is None else (whole, same)

    def _show_count(self) -> None:
        count = len(self.evidence.trails) if self.evidence is not None else 0
        for button in (self.previous, self.next):
            button.setVisible(count > 1)
        typed = bool(self.field.text().strip())
        if count > 1:
            words = self.tr("{n} of {all}").format(n=self._at + 1, all=count)
        elif typed and self.evidence is not None:
            words = self.tr("1 fact") if count else self.tr("nothing")
        else:
            words = ""
        self.count.setText(words)
        self.count.setVisible(bool(words))

    def _show_nodes(self, nodes: Sequence[Node]) -> None:
        while len(self._nodes) < len(nodes):
            node = ChainNode(self._theme)
            self._nodes.append(node)
            self._chain.addWidget(node)
        for at, widget in enumerate(self._nodes):
            widget.setVisible(at < len(nodes))
            if at < len(nodes):
                widget.set_node(nodes[at], last=at == len(nodes) - 1)

    def _prompt(self) -> str:
        if self._inspected is not None and not self._inspected.state.facts_of(self._npc):
            return self.tr("Nothing is kept of this NPC. Type a phrase to find out why not.")
        return self.tr("Choose a fact in the table, or type a phrase.")

    def _trace_words(self) -> str:
        trace = best_trace(self._inspected.opened) if self._inspected is not None else None
        if trace is None:
            return self.tr("Load a trace…")
        return self.tr("Load {name}").format(name=trace.name)
