"""English sentences, one per code. Parameters stand in braces."""

from __future__ import annotations

from core.messages.en_cases import MESSAGES as CASES
from core.messages.en_cli import MESSAGES as CLI
from core.messages.en_context import MESSAGES as CONTEXT
from core.messages.en_directors import MESSAGES as DIRECTORS
from core.messages.en_disk import MESSAGES as DISK
from core.messages.en_files import MESSAGES as FILES
from core.messages.en_issues import MESSAGES as ISSUES
from core.messages.en_memory import MESSAGES as MEMORY
from core.messages.en_refactor import MESSAGES as REFACTOR
from core.messages.en_saves import MESSAGES as SAVES
from core.messages.en_words import MESSAGES as WORDS

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
