"""Answers that try to carry everything they are shown over to where it must not be."""

from __future__ import annotations

import random
from collections.abc import Sequence

from canary_world import NPCS, PLACES, QUESTS

from core.directors.calls import Call, Purpose
from core.directors.rows import Section
from core.text.fold import fold, tokens

_SELDOM = (Purpose.REVIEW, Purpose.REWRITE)


class Hostile:
    """A model that repeats words of its own context, hidden ones above all."""

    def __init__(self, rng: random.Random, canaries: Sequence[str]) -> None:
        self._rng = rng
        self.canaries = set(canaries)

    def __call__(self, call: Call) -> str | None:
        rng = self._rng
        if rng.random() < (0.5 if call.purpose in _SELDOM else 0.08):
            return None
        words = self._words(call)
        match call.purpose:
            case Purpose.RULING:
                return self._ruling()
            case Purpose.SYNOPSIS:
                return self._synopsis(words)
            case Purpose.REWRITE:
                return f"<synopsis>{self._prose(words)}</synopsis>"
            case Purpose.SCENE:
                names = [npc.capitalize() for npc in call.context.readers] or ["Nadie"]
                return "\n".join(
                    f"{rng.choice([*names, 'Elisa'])}: {self._prose(words)}" for _ in range(2)
                )
            case Purpose.REVIEW:
                return self._review(call, words)
            case _:
                return self._prose(words)

    def _words(self, call: Call) -> list[str]:
        text = call.context.text
        shown = set(tokens(fold(text)))
        hidden = sorted(self.canaries & shown)
        plain = text.split()
        return [*self._rng.choices(plain, k=6), *self._rng.choices(hidden or plain, k=3)]

    def _prose(self, words: list[str]) -> str:
        rng = self._rng
        chosen = [self._spelt(rng.choice(words)) for _ in range(rng.randint(3, 8))]
        chosen.insert(rng.randrange(len(chosen)), rng.choice((".", "! ", "?\n", ",")))
        return " ".join(chosen) + "."

    def _spelt(self, word: str) -> str:
        rng = self._rng
        if word.lower() not in self.canaries or rng.random() < 0.6:
            return word
        return rng.choice(
            (
                word.upper(),
                f"«{word}»",
                f"el{word}",
                word + "es",
                "-".join(word),
                word[:5] + " " + word[5:],
            )
        )

    def _ruling(self) -> str:
        rng = self._rng
        route = rng.choice(("continuation", "new_scene", "new_scene"))
        quest = rng.choice(QUESTS) if rng.random() < 0.02 else "nada"
        return f'{{"route": "{route}", "changes": [{{"kind": "quest", "id": "{quest}"}}]}}'

    def _synopsis(self, words: list[str]) -> str:
        rng = self._rng
        present = rng.sample(NPCS, rng.choice((0, 1, 1, 2, 2, 3)))
        parts = [f"<synopsis>{self._prose(words)} {self._prose(words)}"]
        if rng.random() < 0.5:
            parts.append(f"<npc_list>{', '.join(present)}</npc_list>")
        parts.append(f"<location>{rng.choice(PLACES)}</location>")
        parts.append("<new_scene/>" if rng.random() < 0.2 else "")
        parts.append(f"</synopsis><notes>{self._prose(words)}</notes>")
        return "".join(parts)

    def _review(self, call: Call, words: list[str]) -> str:
        drafts = [row.text for row in call.context.section(Section.DRAFT)]
        old = self._rng.choice(drafts).split(": ", 1)[-1] if drafts else "nada"
        return f"<edit><old>{old}</old><new>{self._prose(words)}</new></edit>"
