"""The rules that a validator runs, in the order in which their issues are listed."""

from __future__ import annotations

from core.validation.bearer_rules import BearerRule
from core.validation.contradictions import ContradictionRule
from core.validation.entry_rules import EntryRule
from core.validation.facts import Facts
from core.validation.id_rules import IdRule, ReferenceRule
from core.validation.near_duplicates import NearDuplicateRule
from core.validation.quest_rules import QuestRule
from core.validation.reach_rules import FactionRule, ReachRule
from core.validation.rule import Rule, SlowRule
from core.validation.setting_rules import FileRule, SettingRule
from core.validation.shape_rules import ShapeRule
from core.validation.spoilers import NameRule
from core.validation.tag_rules import AliasRule, CommonTagRule, PlaceRule, TagRule
from core.validation.top_ranks import Answers, TopRankRule
from core.validation.unknown_keys import UnknownKeyRule
from core.validation.visibility_rules import VisibilityRule


def quick_rules(facts: Facts) -> tuple[Rule, ...]:
    """The rules that look again at once after each edit."""
    return (
        FileRule(facts),
        SettingRule(facts),
        ShapeRule(facts),
        UnknownKeyRule(facts),
        IdRule(facts),
        EntryRule(facts),
        BearerRule(facts),
        VisibilityRule(facts),
        ReferenceRule(facts),
        QuestRule(facts),
        ReachRule(facts),
        FactionRule(facts),
        TagRule(facts),
        PlaceRule(facts),
        AliasRule(facts),
        CommonTagRule(facts),
    )


def slow_rules(facts: Facts, answers: Answers) -> tuple[SlowRule, ...]:
    """The rules that run in slices."""
    return (
        NameRule(facts),
        NearDuplicateRule(facts),
        ContradictionRule(facts),
        TopRankRule(facts, answers),
    )
