"""Spanish sentences, one per code. Parameters stand in braces."""

from __future__ import annotations

from core.messages.es_cases import MESSAGES as CASES
from core.messages.es_cli import MESSAGES as CLI
from core.messages.es_context import MESSAGES as CONTEXT
from core.messages.es_directors import MESSAGES as DIRECTORS
from core.messages.es_disk import MESSAGES as DISK
from core.messages.es_files import MESSAGES as FILES
from core.messages.es_issues import MESSAGES as ISSUES
from core.messages.es_memory import MESSAGES as MEMORY
from core.messages.es_refactor import MESSAGES as REFACTOR
from core.messages.es_saves import MESSAGES as SAVES
from core.messages.es_words import MESSAGES as WORDS

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
