"""What a model is given to answer as one NPC, within a budget of tokens (spec section 6)."""

from core.context.build import Extras, build_context
from core.context.built import BuiltContext, LeftOut, Section
from core.context.counters import COUNTERS, ESTIMATE, STRICT, Counter, counter_named, exact
from core.context.scene import Scene
from core.context.shares import BUDGET
from core.context.trimming import BudgetTooSmall

__all__ = [
    "BUDGET",
    "COUNTERS",
    "ESTIMATE",
    "STRICT",
    "BudgetTooSmall",
    "BuiltContext",
    "Counter",
    "Extras",
    "LeftOut",
    "Scene",
    "Section",
    "build_context",
    "counter_named",
    "exact",
]
