"""What went wrong in a turn, as a code: shown to the user and told to the Game Director."""

from __future__ import annotations

from dataclasses import dataclass

from core.messages import render


@dataclass(frozen=True, slots=True)
class DirectorProblem:
    """A stable code with parameters; the sentence is made by `core.messages`."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, **params: str | int) -> DirectorProblem:
        """A problem with named parameters."""
        return cls(code, tuple(params.items()))

    def message(self, language: str = "en") -> str:
        """The sentence for people."""
        return render(self.code, dict(self.params), language)

    def as_json(self) -> dict[str, object]:
        """The problem for a trace."""
        return {"code": self.code, **dict(self.params)}
