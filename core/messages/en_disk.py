"""English sentences about merging, comparing, backups and recovery."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "merge_clean": "Merged without conflicts.",
    "merge_conflicts": "{count} conflicts are left between markers in {file}.",
    "merge_conflicts.one": "1 conflict is left between markers in {file}.",
    "merge_place": "{kind} “{id}”, {field}: both sides changed it.",
    "merge_place_whole": "{kind} “{id}”: one side changed it and the other deleted it.",
    "merge_place_key": "“{field}” of the file: both sides changed it.",
    "merge_no_base": "The common version cannot be read ({reason}); only the two sides are compared.",
    "merge_unusable": "It cannot be merged by entry.",
    "open_elsewhere": (
        "This world is open in another window of Loremask. Here it is read-only; take it over to edit it."
    ),
    "no_git": "git was not found on this computer.",
    "git_no_repository": "This folder is not in a git repository.",
    "git_untrusted": (
        "git does not trust this folder, since it belongs to another user. Nothing was read from it."
    ),
    "git_no_commit": "The repository has no commit yet.",
    "git_slow": "git did not answer in time.",
    "git_failed": "git could not be read ({reason}).",
    "recovery_too_large": (
        "The unsaved edits are larger than {limit} MiB and are not kept for recovery. Save soon."
    ),
    "reason:open_elsewhere": "the world is open in another window of Loremask",
    "reason:unreadable": "it could not be read when it was opened",
    "kind:plot": "plot note",
    "kind:tag_alias": "tag alias",
    "kind:player": "player",
    "kind:version": "version",
    "kind:language": "language",
}
