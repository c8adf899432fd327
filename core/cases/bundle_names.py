"""Leaving the players' names out of a bundle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.text.fold import fold, tokens, word_spans

MARK = "[…]"
"""What stands for a name: no letter, so that it matches nothing."""

_PLAYERS = frozenset(
    (
        *("jugador", "jugadora", "player", "jogador", "jogadora"),
        *("personaje", "personagem", "character", "hero", "heroe"),
    )
)
_NAMES = frozenset(("nombre", "name", "nome", "apodo", "nickname"))
_OWN = frozenset(
    (
        *("player_name", "playername", "nombre_jugador", "nombre_del_jugador", "nome_jogador"),
        *("nome_do_jogador", "character_name", "hero_name", "username", "user_name"),
    )
)
_DEEPEST = 40


def player_names(tree: object) -> tuple[str, ...]:
    """The names that a save gives its player: under `player.name`, `player_name` and the like."""
    return tuple(dict.fromkeys(name for name in _names(tree, False, 0) if tokens(fold(name))))


def _names(value: object, in_player: bool, depth: int) -> Iterator[str]:
    if depth > _DEEPEST:
        return
    if isinstance(value, Mapping):
        for key, held in value.items():
            folded = fold(str(key))
            if isinstance(held, str) and (folded in _OWN or (in_player and folded in _NAMES)):
                yield str(held)
            elif not isinstance(held, str):
                yield from _names(held, folded in _PLAYERS, depth + 1)
    elif isinstance(value, list):
        for item in value:
            yield from _names(item, in_player, depth + 1)


class NamesLeftOut:
    """Takes names out of texts, whatever their case and accents, and counts them."""

    def __init__(self, names: Iterable[str]) -> None:
        words = (tuple(tokens(fold(name))) for name in names)
        # The longest first, so that "Ana María" goes whole before "Ana".
        self._names = sorted({w for w in words if w}, key=len, reverse=True)
        self.count = 0

    def text(self, text: str) -> str:
        """The text without the names."""
        if not self._names:
            return text
        spans = word_spans(text)
        pieces: list[str] = []
        at = done = 0
        while at < len(spans):
            length = self._name_at([span.word for span in spans[at : at + self._longest]])
            if length:
                pieces += (text[done : spans[at].start], MARK)
                done = spans[at + length - 1].end
                self.count += 1
            at += length or 1
        return "".join((*pieces, text[done:]))

    @property
    def _longest(self) -> int:
        return len(self._names[0])

    def _name_at(self, words: list[str]) -> int:
        """How many words the name at the start of these words has; 0 for none."""
        found = (len(name) for name in self._names if tuple(words[: len(name)]) == name)
        return next(found, 0)

    def tree(self, value: object) -> object:
        """A JSON value with the names taken out of its texts; keys stay."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, Mapping):
            return {key: self.tree(held) for key, held in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.tree(item) for item in value]
        return value
