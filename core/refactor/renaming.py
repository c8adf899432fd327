"""Renaming an id or a tag everywhere, as one edit (issue: "the rename reaches ...").

`plan_rename` tells what would change and what the author should know first; its edit is
for `World.apply`. Read-only files keep the old id, which the plan says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.files.patch import new_member, set_field
from core.model.records import TagAlias
from core.refactor.aliases import alias_words
from core.refactor.notices import Notice
from core.refactor.references import TAG, Group, Site, Target, counted, replaced
from core.refactor.rename_notices import notices_of
from core.refactor.sites import find_sites, site_group
from core.refactor.strings import changed
from core.refactor.tags import entries_tagged
from core.world.edits import Edit, Label, Op, Remove, Replace
from core.world.lore_file import Record
from core.world.world import World


@dataclass(frozen=True, slots=True)
class RenameOptions:
    """What is asked beside the rename itself.

    `former`: keep the old id among the record's former ids; `place_tags`: tags equal to a
    place's id follow it; `mentions`: the id as a whole word in texts, sheets and notes;
    `alias`: the old tag stays as another word for the new one.
    """

    former: bool = False
    place_tags: bool = False
    mentions: bool = False
    alias: bool = False

    def groups(self) -> frozenset[Group]:
        """The groups of places that are changed."""
        asked = {Group.PLACE_TAG: self.place_tags, Group.MENTION: self.mentions}
        return frozenset(g for g in Group if asked.get(g, True))


@dataclass(frozen=True, slots=True)
class RenamePlan:
    """What a rename would do. `edit` is None when it is not `possible`, or was not asked for.

    `sites` are the places that change; `offered` counts those of every group, changed or
    not; `locked` stand in files that cannot be written.
    """

    target: Target
    new: str
    sites: tuple[Site, ...] = ()
    offered: Mapping[Group, int] = field(default_factory=dict)
    locked: tuple[Site, ...] = ()
    notices: tuple[Notice, ...] = ()
    edit: Edit | None = None

    @property
    def possible(self) -> bool:
        """Whether the rename can be made and changes anything."""
        wrong = any(n.severity == "error" for n in self.notices)
        return bool(self.sites) and not wrong and self.new != self.target.id

    @property
    def count(self) -> int:
        """How many places change."""
        return sum(site.count for site in self.sites)


def plan_rename(
    world: World,
    target: Target,
    new: str,
    options: RenameOptions = RenameOptions(),
    *,
    handle: int | None = None,
    sites: tuple[Site, ...] | None = None,
    with_edit: bool = True,
) -> RenamePlan:
    """Plan a rename; never raises for ids. `handle` names the record where ids are doubled.

    Give `sites` of `find_sites` again, and ask for no edit, while the new id is being typed.
    """
    found = find_sites(world, target, handle) if sites is None else sites
    doubled = len(world.find(target.kind, target.id)) > 1 and target.kind is not TAG
    wanted = options.groups() if not doubled else frozenset({Group.NAME})
    chosen = tuple(s for s in found if s.group in wanted)
    locked = tuple(s for s in chosen if _is_locked(world, s.handle))
    sites = tuple(s for s in chosen if not _is_locked(world, s.handle))
    notices = notices_of(world, target, new, sites, locked, handle)
    plan = RenamePlan(target, new, sites, counted(found), locked, notices)
    if not with_edit or not plan.possible:
        return plan
    return replace(plan, edit=_edit(world, target, new, options, sites, handle))


def _is_locked(world: World, handle: int) -> bool:
    return world.file(world.record(handle).file).read_only is not None


def _edit(
    world: World,
    target: Target,
    new: str,
    options: RenameOptions,
    sites: tuple[Site, ...],
    handle: int | None,
) -> Edit:
    named = set(world.find(target.kind, target.id)) if handle is None else {handle}
    wanted: dict[int, set[tuple[str, Group]]] = {}
    for site in sites:
        wanted.setdefault(site.handle, set()).add((site.field, site.group))
    ops: list[Op] = []
    for holder, places in wanted.items():
        record = world.record(holder)
        if record.kind is TAG and world.find(TAG, new):
            ops.append(Remove(holder))
            continue
        raw = _renamed(record, target, new, places, named)
        if options.former and holder in named and record.kind is target.kind:
            raw = _with_former(world, record, raw, target.id, new)
        ops.append(Replace(holder, raw))
    if target.kind is TAG or options.place_tags:
        ops += _alias_ops(world, target, new, keep=options.alias and target.kind is TAG)
    count = sum(site.count for site in sites)
    merges = target.kind is TAG and bool(entries_tagged(world, new))
    code = "merge_tag" if merges else "rename"
    params = (("old", target.id), ("new", new), ("count", count))
    return Edit(tuple(_last_of_each(ops)), Label(code, params))


def _renamed(
    record: Record, target: Target, new: str, places: set[tuple[str, Group]], named: set[int]
) -> str:
    def change(name: str, text: str) -> str:
        group = site_group(target, record, name, text, named)
        if group is None or (name, group) not in places:
            return text
        return replaced(target, group, text, new)

    return changed(record.kind, record.raw, change)[0]


def _with_former(world: World, record: Record, raw: str, old: str, new: str) -> str:
    """The record's text with the old id among its former ones, and the new one not."""
    if not hasattr(record.data, "former_ids") or not old:
        return raw
    former = tuple(id for id in record.data.former_ids if id not in (old, new))
    vocabulary = world.file(record.file).style.vocabulary
    return set_field(raw, record.kind, "former_ids", (*former, old), vocabulary)


def _alias_ops(world: World, target: Target, new: str, *, keep: bool) -> list[Op]:
    """The words for the new tag: those of the old one, and the old tag itself when kept."""
    old = [world.record(h) for h in world.find(TAG, target.id)]
    words = [w for r in old if isinstance(r.data, TagAlias) for w in r.data.aliases]
    if keep:
        words.append(target.id)
    if old and not world.find(TAG, new):
        listed = list(dict.fromkeys(w for w in words if w != new))
        return [Replace(old[0].handle, new_member(new, listed))] if keep else []
    return alias_words(world, new, words)


def _last_of_each(ops: list[Op]) -> list[Op]:
    """Of two texts for one record the later one counts."""
    last = {op.handle: i for i, op in enumerate(ops) if isinstance(op, Replace)}
    return [op for i, op in enumerate(ops) if not isinstance(op, Replace) or last[op.handle] == i]
