"""The paraphrase lab as values and rows: what was asked, what each profile found and missed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

from core.cases.lab import DEEPEST, Miss, Question, Score, measure, read_questions, unknown_ids
from core.cases.result import Difference
from core.model.state import PROFILES, GameState
from core.retrieval import Retriever
from core.world.world import World
from editor.cases.word_cells import WordCells
from editor.figures import grouped, local
from editor.tasks import Token

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


@dataclass(frozen=True, slots=True)
class LabResult:
    """One file of questions asked in every profile; `unknown` are ids that are not there."""

    path: Path
    questions: tuple[Question, ...]
    scores: tuple[Score, ...]
    unknown: tuple[tuple[int, Difference], ...]

    def state(self, miss: Miss, profile: str) -> GameState:
        """The state that a missed question was asked in."""
        return self.questions[miss.number - 1].state(profile, DEEPEST)


def ask_all(path: Path, world: World, retriever: Retriever, token: Token) -> LabResult:
    """Read the questions and ask them, in any thread. Raises UnreadableFile, Cancelled."""
    questions = read_questions(path)
    for profile in PROFILES:
        retriever.prepare(profile, lambda done, total: token.check())
    scores = measure(world, retriever, questions, PROFILES, token.progress)
    return LabResult(path, questions, scores, unknown_ids(world, questions))


class ScoreModel(WordCells):
    """One row a profile."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scores: tuple[Score, ...] = ()
        first, five = self.tr("Recall at 1"), self.tr("Recall at 5")
        self.titles = (
            self.tr("Profile"),
            self.tr("Questions"),
            first,
            five,
            "MRR",
            self.tr("Missed"),
        )

    def show(self, scores: tuple[Score, ...]) -> None:
        """Show other figures."""
        self.beginResetModel()
        self.scores = scores
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.scores)

    def texts(self, row: int) -> tuple[str, ...]:
        score = self.scores[row]
        figures = (local(f"{value:.3f}") for value in (score.recall_1, score.recall_5, score.mrr))
        return (score.profile, grouped(score.questions), *figures, grouped(len(score.misses)))


class MissModel(WordCells):
    """What one profile missed: one row an entry that should be among the first five."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.misses: tuple[Miss, ...] = ()
        self.titles = ("#", self.tr("Question"), self.tr("Should be found"), self.tr("Why not"))

    def show(self, misses: tuple[Miss, ...]) -> None:
        """Show what another profile missed."""
        self.beginResetModel()
        self.misses = misses
        self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.misses)

    def texts(self, row: int) -> tuple[str, ...]:
        miss = self.misses[row]
        return (str(miss.number), miss.query, miss.id, miss.why.message(self._language))
