"""Rolling for a skill: the dice are thrown here, or their faces are typed as they fell."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QWidget

from core.directors.checks import DEFAULT_DICE, DEFAULT_DIFFICULTY, Check, Rolled, Throw, resolve
from core.directors.dice import BadDice, parse_dice, thrown
from editor.dialogs.base import FormDialog
from editor.figures import spin_box
from editor.theme import Theme
from editor.widgets import LineEdit

_NUMBERS = re.compile(r"\d{1,4}")
_MOST = 1000


class DiceDialog(FormDialog):
    """Asks for a check; `check` and `throw` are what was chosen, `rolled` what it came to."""

    def __init__(
        self, theme: Theme, skills: Mapping[str, float], language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, self.tr("Roll for a skill"), self.tr("&Roll"), parent)
        self._skills, self._language = skills, language
        self.skill = QComboBox()
        self.skill.addItem(self.tr("(no skill)"), "")
        for name, value in skills.items():
            self.skill.addItem(
                self.tr("{name} {value}").format(name=name, value=f"{value:+g}"), name
            )
        self.dice = LineEdit(self.tr("Dice"))
        self.dice.setText(DEFAULT_DICE)
        self.difficulty = spin_box()
        self.difficulty.setRange(-_MOST, _MOST)
        self.difficulty.setValue(DEFAULT_DIFFICULTY)
        self.faces = LineEdit(self.tr("Faces"))
        self.faces.setPlaceholderText(self.tr("thrown here; or type what fell: 4 3"))
        self.add_field(self.tr("&Skill"), self.skill)
        self.add_field(self.tr("&Dice"), self.dice)
        self.add_field(self.tr("D&ifficulty"), self.difficulty)
        self.add_field(self.tr("&Faces"), self.faces)
        self.throw: Throw | None = None
        self.rolled: Rolled | None = None

    @property
    def check(self) -> Check:
        """The check that was asked for."""
        return Check(
            str(self.skill.currentData() or ""), self.dice.text().strip(), self.difficulty.value()
        )

    def accept(self) -> None:
        try:
            dice = parse_dice(self.dice.text())
        except BadDice as error:
            self.say(error.message(self._language))
            return
        typed = [int(n) for n in _NUMBERS.findall(self.faces.text())]
        count = sum(term.count for term in dice.terms if term.sides)
        if typed and len(typed) != count:
            self.say(self.tr("{count} dice fall, and {typed} faces are typed.").format(
                count=count, typed=len(typed)))  # fmt: skip
            return
        self.rolled = self._roll(typed)
        faces = self.rolled.roll.faces
        self.throw = lambda announced: thrown(faces)
        super().accept()

    def _roll(self, typed: list[int]) -> Rolled:
        if typed:
            return resolve(self.check, self._skills, lambda announced: thrown(typed))
        chance = random.SystemRandom()
        return resolve(
            self.check, self._skills, lambda announced: lambda sides: chance.randint(1, sides)
        )
