"""Whether an answer keeps to what its NPC was given (spec section 7)."""

from core.grounding.check import Checker, EntryName, check_answer, names_of
from core.grounding.findings import Finding, FindingKind

__all__ = ["Checker", "EntryName", "Finding", "FindingKind", "check_answer", "names_of"]
