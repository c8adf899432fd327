"""Which records a table shows, in which order, and who can see an entry when.

Everything works on handles and knows no Qt: `parse_filter`, `select` over a
`Catalogue`, `reach`, `quests_in_order`.
"""

from core.query.catalogue import Catalogue
from core.query.language import Filter, Term, parse_filter, quoted
from core.query.links import (
    Link,
    Steps,
    related,
    related_in_steps,
    to_the_end,
    used_by,
    used_by_in_steps,
)
from core.query.matching import Finding, Findings, is_draft, tests_of
from core.query.quest_effects import EntryClasses, with_requirements
from core.query.quest_order import quests_in_order
from core.query.reach import Group, Reach, reach
from core.query.selecting import FILE_ORDER, Sort, matches, select, sort_key, sorted_by, state_rank

__all__ = [
    "FILE_ORDER",
    "Catalogue",
    "EntryClasses",
    "Filter",
    "Finding",
    "Findings",
    "Group",
    "Link",
    "Reach",
    "Sort",
    "Steps",
    "Term",
    "is_draft",
    "matches",
    "parse_filter",
    "quests_in_order",
    "quoted",
    "reach",
    "related",
    "related_in_steps",
    "select",
    "sort_key",
    "sorted_by",
    "state_rank",
    "tests_of",
    "to_the_end",
    "used_by",
    "used_by_in_steps",
    "with_requirements",
]
