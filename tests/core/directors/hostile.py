"""Answers that try to carry everything they are shown over to where it must not be."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from canary_world import LENGTH, NPCS, PLACES, QUESTS, plain

from core.directors.calls import Call, Purpose
from core.directors.rows import Section
from core.text.fold import tokens

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
                return self._ruling(words)
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
        shown = set(tokens(plain(text)))
        hidden = sorted(self.canaries & shown)
        every = text.split()
        return [*self._rng.choices(every, k=6), *self._rng.choices(hidden or every, k=3)]

    def _prose(self, words: list[str]) -> str:
        rng = self._rng
        chosen = [self._spelt(rng.choice(words)) for _ in range(rng.randint(3, 8))]
        chosen.insert(rng.randrange(len(chosen)), rng.choice((".", "! ", "?\n", ",")))
        return " ".join(chosen) + "."

    def _spelt(self, word: str) -> str:
        rng = self._rng
        if word.lower() not in self.canaries or rng.random() < 0.6:
            return word
        ways = [word.upper(), f"«{word}»", word + "es", "-".join(word), word.capitalize()]
        if len(word) > 3:
            ways.append(f"{word[:2]} {word[2:]}")
        if len(word) == LENGTH:
            ways += [f"el{word}", f"{word[:5]} {word[5:]}"]
        return rng.choice(ways)

    def _ruling(self, words: list[str]) -> str:
        """What it is shown, as a place, an item and a skill."""
        rng = self._rng
        route = rng.choice(("continuation", "new_scene", "new_scene"))
        changes = [{"kind": "quest", "id": rng.choice(QUESTS) if rng.random() < 0.02 else "nada"}]
        if rng.random() < 0.2:
            changes.append({"kind": "place", "id": rng.choice(words)})
        if rng.random() < 0.1:
            changes.append({"kind": "item", "id": "llave"})
        check = {"skill": rng.choice(words), "dice": "2d6", "reason": rng.choice(words)}
        asked = check if rng.random() < 0.3 else None
        return json.dumps({"route": route, "changes": changes, "check": asked})

    def _synopsis(self, words: list[str]) -> str:
        rng = self._rng
        present = rng.sample(NPCS, rng.choice((0, 1, 1, 2, 2, 3)))
        if rng.random() < 0.1:
            present.append(rng.choice(words))
        place = rng.choice(words if rng.random() < 0.15 else PLACES)
        parts = [f"<synopsis>{self._prose(words)} {self._prose(words)}"]
        if rng.random() < 0.5:
            parts.append(f"<npc_list>{', '.join(present)}</npc_list>")
        parts.append(f"<location>{place}</location>")
        parts.append("<new_scene/>" if rng.random() < 0.2 else "")
        parts.append(f"</synopsis><notes>{self._prose(words)}</notes>")
        return "".join(parts)

    def _review(self, call: Call, words: list[str]) -> str:
        drafts = [row.text for row in call.context.section(Section.DRAFT)]
        old = self._rng.choice(drafts).split(": ", 1)[-1] if drafts else "nada"
        return f"<edit><old>{old}</old><new>{self._prose(words)}</new></edit>"
