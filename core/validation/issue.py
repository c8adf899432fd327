"""What is wrong with a world, as values (spec section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.messages import render
from core.validation.codes import Severity, severity_of

if TYPE_CHECKING:
    from core.world.edits import Edit
    from core.world.world import World

Params = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Issue:
    """One finding: a stable code, where it is, and parameters for its sentence.

    `file` is a file's handle. `handle` is the record's, None for the file itself.
    `field` is the model's name of the field, or the key itself where it is unknown.
    `line` and `column`, from 1, are known for files only.
    """

    code: str
    file: int
    handle: int | None = None
    field: str = ""
    params: Params = ()
    line: int | None = None
    column: int | None = None

    @property
    def severity(self) -> Severity:
        """error, warning or hint, by the code."""
        return severity_of(self.code)

    @property
    def subject(self) -> int:
        """The handle that it is listed under: the record's, or else the file's."""
        return self.file if self.handle is None else self.handle

    @property
    def values(self) -> Mapping[str, object]:
        """The parameters by name."""
        return dict(self.params)

    def message(self, language: str = "en") -> str:
        """The sentence, with what to do."""
        return render(self.code, self.values, language)

    def fix(self, world: World) -> Edit | None:
        """The edit that mends it in the world as it is now; None where there is none."""
        from core.validation.fixes import fix_for

        return fix_for(world, self)


@dataclass(frozen=True, slots=True)
class IssueChanges:
    """The handles (records and files) whose issues are others than before."""

    handles: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.handles)

    def __or__(self, other: IssueChanges) -> IssueChanges:
        return IssueChanges(self.handles | other.handles)
