"""What a record and a field are called in the file itself, for people who look them up there."""

from __future__ import annotations

from core.files.vocabulary import FIELDS, SECTION_BY_KIND, Shape
from core.validation.issue import Issue
from core.world.lore_file import Record
from core.world.world import World


def record_name(world: World, record: Record) -> str:
    """The id; of the player, a version or a language its key in the file; "" where there is none."""
    spec = SECTION_BY_KIND[record.kind]
    if record.id or spec.shape is not Shape.VALUE:
        return record.id
    return spec.key(world.file(record.file).style.vocabulary)


def field_key(world: World, issue: Issue) -> str:
    """The key of an issue's field in its file's vocabulary; a name that is no field's as it is.

    "" where the record is its one value, so that its name says all.
    """
    if issue.handle is None or issue.handle not in world:
        return issue.field
    record = world.record(issue.handle)
    spec = SECTION_BY_KIND[record.kind]
    if spec.shape is Shape.MEMBERS or issue.field == "value":
        return ""
    own = world.file(record.file).style.vocabulary
    keys = {spec.name: spec.key(own) for spec in FIELDS[record.kind]}
    return keys.get(issue.field, issue.field)
