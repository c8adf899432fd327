"""The dock of issues: what is wrong with the world, where, and what mends it."""

from editor.issues.dock import IssuesDock

__all__ = ["IssuesDock"]
