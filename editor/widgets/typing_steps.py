"""Where one step of undo ends and another begins while somebody types."""

from __future__ import annotations

from typing import Literal

Kind = Literal["", "typing", "deleting", "other"]
_SENTENCE_ENDS = ".!?…"
_LONG = 60
"""After so many characters the next word begins another step."""
_LOOKED_BACK = 80


class TypingSteps:
    """Follows the changes of a text.

    Typing goes on, and deleting goes on, each at the place where it was; a switch between
    them, another place, several characters at once (a paste), a new line or sentence, and a
    word after a long stretch begin another step.
    """

    def __init__(self) -> None:
        self.restart("")

    def restart(self, text: str) -> None:
        """The text is another one, and nobody typed it."""
        self._text, self._kind, self._caret, self._length = text, "", -1, 0
        self._cut = False

    def change(self, text: str, caret: int) -> str | None:
        """Take in that the text is another, the caret behind the change (in UTF-16 units).

        Returns the text of before where the change begins another step, else None.
        """
        before, place = self._text, _characters(text, caret)
        if text == before:
            return None
        kind, start, end = _change(before, text, place)
        replaces = kind == "typing" and self._cut and start == self._caret
        goes_on = replaces or (kind == self._kind and self._goes_on(kind, text, start, end))
        begins = bool(self._kind) and not goes_on
        self._length = self._length + 1 if goes_on else 1
        self._text, self._caret = text, place
        # Typing its first letter over a marked text looks like deleting the others.
        self._cut = kind == "deleting" and end - start > 1
        # Where a marked text was typed over, typing goes on behind it.
        self._kind = "typing" if kind == "other" and place == start + 1 else kind
        return before if begins else None

    def _goes_on(self, kind: Kind, text: str, start: int, end: int) -> bool:
        if kind == "deleting":
            return self._caret in (start, end)
        if kind != "typing" or start != self._caret:
            return False
        return not self._begins_stretch(text[:start], text[start])

    def _begins_stretch(self, head: str, typed: str) -> bool:
        """Whether a word begins behind the end of a line or sentence that this step typed."""
        words = head[-min(self._length, _LOOKED_BACK) :].rstrip()
        space = head[len(head) - min(self._length, _LOOKED_BACK) + len(words) :]
        if typed.isspace() or not space or not words:
            return False
        return "\n" in space or words[-1] in _SENTENCE_ENDS or self._length >= _LONG


def _change(old: str, new: str, caret: int) -> tuple[Kind, int, int]:
    """What was done, and from where to where: in the new text typed, in the old one deleted."""
    more = len(new) - len(old)
    if more == 1 and old == new[: caret - 1] + new[caret:]:
        return "typing", caret - 1, caret
    if more < 0 and new == old[:caret] + old[caret - more :]:
        return "deleting", caret, caret - more
    shared = min(caret, len(old))
    start = next((at for at in range(shared) if old[at] != new[at]), shared)
    return "other", start, caret


def _characters(text: str, units: int) -> int:
    """How many characters so many UTF-16 units are."""
    if text.isascii() or max(text) <= "\uffff":
        return units
    head = text.encode("utf-16-le", "surrogatepass")[: 2 * units]
    return len(head.decode("utf-16-le", "replace"))
