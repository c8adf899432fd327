"""Whether an answer keeps to what its NPC was given (spec section 7)."""

from core.grounding.book import held_records
from core.grounding.check import Checker, check_answer
from core.grounding.entry_names import EntryName, names_of
from core.grounding.findings import Finding, FindingKind
from core.grounding.rates import ANY, Rate, Shift, Tally, shifts, wilson

__all__ = [
    "ANY",
    "Checker",
    "EntryName",
    "Finding",
    "FindingKind",
    "Rate",
    "Shift",
    "Tally",
    "check_answer",
    "held_records",
    "names_of",
    "shifts",
    "wilson",
]
