"""Retrieval of lore: what an NPC would be given for a question, and why (spec section 3).

numpy is imported only when a question touches many entries, so that importing this
package, and asking a small world, stay cheap.
"""

from core.retrieval.explanation import Explanation, Masked, NotRetrieved
from core.retrieval.hits import Hit, Signal
from core.retrieval.retriever import Retriever
from core.retrieval.spans import Lit, lit_by, lit_spans

__all__ = [
    "Explanation",
    "Hit",
    "Lit",
    "Masked",
    "NotRetrieved",
    "Retriever",
    "Signal",
    "lit_by",
    "lit_spans",
]
