"""What RPG Maker's JsonEx adds to JSON: bookkeeping of classes, ids and wrapped arrays."""

from __future__ import annotations

from core.saves.values import Key, Tree


def without_bookkeeping(tree: Tree) -> Tree:
    """The tree with wrapped arrays (`{"@c": 1, "@a": [...]}`) as lists and without object ids."""
    if isinstance(tree, list):
        return [without_bookkeeping(item) for item in tree]
    if not isinstance(tree, dict):
        return tree
    if isinstance(tree.get("@a"), list) and set(tree) <= {"@a", "@c"}:
        return without_bookkeeping(tree["@a"])
    kept: dict[Key, Tree] = {}
    for key, value in tree.items():
        if not (key == "@c" and isinstance(value, int)):
            kept[key] = without_bookkeeping(value)
    return kept
