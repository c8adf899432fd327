"""Portuguese sentences, one per code. Parameters stand in braces."""

from __future__ import annotations

from core.messages.pt_cases import MESSAGES as CASES
from core.messages.pt_cli import MESSAGES as CLI
from core.messages.pt_context import MESSAGES as CONTEXT
from core.messages.pt_directors import MESSAGES as DIRECTORS
from core.messages.pt_disk import MESSAGES as DISK
from core.messages.pt_files import MESSAGES as FILES
from core.messages.pt_issues import MESSAGES as ISSUES
from core.messages.pt_memory import MESSAGES as MEMORY
from core.messages.pt_refactor import MESSAGES as REFACTOR
from core.messages.pt_saves import MESSAGES as SAVES
from core.messages.pt_words import MESSAGES as WORDS

MESSAGES: dict[str, str] = {
    **CASES,
    **CLI,
    **DISK,
    **FILES,
    **ISSUES,
    **SAVES,
    **MEMORY,
    **REFACTOR,
    **WORDS,
    **CONTEXT,
    **DIRECTORS,
}
