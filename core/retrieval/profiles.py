"""The profiles by name, and what each needs beside the index, made when first asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.errors import UnknownId
from core.model.state import PROFILES, GameState
from core.retrieval import lexical
from core.retrieval.index import Index
from core.retrieval.inquiry import Inquiry
from core.retrieval.masks import Mask
from core.text.languages import Language, language_of
from core.world.world import World

if TYPE_CHECKING:
    from core.retrieval.lexicon import Lexicon
    from core.retrieval.stemindex import StemIndex, TokenStems


Progress = Callable[[int, int], object]
"""Told how much is done, of how much; it may raise to stop the work."""


class Profiles:
    """Understands questions over one index of one world."""

    def __init__(self, world: World, index: Index) -> None:
        self._world = world
        self._index = index
        self._language: Language | None = None
        self._lexicon: Lexicon | None = None
        self._stems: StemIndex | None = None
        self._token_stems: TokenStems | None = None
        self._making = threading.Lock()

    def prepared(self, profile: str) -> bool:
        """Whether what a profile's questions need is there."""
        if profile != "natural":
            return True
        return self._stems is not None and self._language == language_of(self._world.language)

    def prepare(self, profile: str, progress: Progress | None = None) -> None:
        """Make what a profile's questions need, unless it is there.

        It reads a copy of the rows; edits made meanwhile are caught up with at the question.
        What `progress` raises is passed on, and nothing is made.
        """
        if profile == "natural":
            with self._making:
                self._stem_index(self._known_language(), progress)

    def inquire(self, query: str, state: GameState, mask: Mask) -> Inquiry:
        """The question as the state's profile understands it. Raises UnknownId."""
        match state.profile:
            case "lexical":
                return lexical.inquire(self._index, self._world.position, query, state.place)
            case "lexical+":
                return self._plus(query, state, mask)
            case "natural":
                return self._natural(query, state, mask)
            case _:
                known = {"profile": state.profile, "known": PROFILES}
                raise UnknownId("unknown_profile", known)

    def _known_language(self) -> Language:
        """The world's language; what was made for another one is dropped."""
        language = language_of(self._world.language)
        if language != self._language:
            self._language, self._lexicon, self._stems, self._token_stems = (
                language,
                None,
                None,
                None,
            )
        return language

    def _plus(self, query: str, state: GameState, mask: Mask) -> Inquiry:
        from core.retrieval import plus
        from core.retrieval.lexicon import Lexicon, tag_aliases

        language = self._known_language()
        if self._lexicon is None:
            self._lexicon = Lexicon(self._index, language)
        aliases = tag_aliases(self._world)
        position = self._world.position
        tools = plus.Tools(self._index, position, self._lexicon, aliases, language)
        return plus.inquire(tools, query, state.place, mask)

    def _natural(self, query: str, state: GameState, mask: Mask) -> Inquiry:
        from core.retrieval import natural

        stems, token_stems = self._stem_index(self._known_language())
        stems.catch_up()
        position = self._world.position
        return natural.inquire(self._index, stems, token_stems, position, query, state.place, mask)

    def _stem_index(
        self, language: Language, progress: Progress | None = None
    ) -> tuple[StemIndex, TokenStems]:
        from core.retrieval.stemindex import StemIndex, TokenStems

        if self._stems is None or self._token_stems is None:
            made = StemIndex(self._index, language, progress)
            self._token_stems, self._stems = TokenStems(language), made
        return self._stems, self._token_stems
