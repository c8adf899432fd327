"""All formats in the order in which they are tried: sure signs first, guesses last."""

from __future__ import annotations

from typing import Final

from core.saves.formats import (
    base64_lines,
    base64_text,
    buffers,
    config_file,
    gcpf,
    gdec,
    json_lines,
    json_text,
    mixed,
    pascal,
    refused,
    renpy,
    res,
    rpg_maker_mv,
    rpg_maker_mz,
    sized,
    tagged_json,
    tres,
    var_text,
    variant,
)
from core.saves.reading import Format

FORMATS: Final[tuple[Format, ...]] = (
    refused.PICKLE,
    refused.DOTNET,
    gdec.FORMAT,
    gcpf.GCPF,
    gcpf.RSCC,
    res.FORMAT,
    renpy.FORMAT,
    buffers.BUFFER_GZIP,
    buffers.BUFFER_ZSTD,
    rpg_maker_mz.FORMAT,
    buffers.BUFFER_DEFLATE,
    tagged_json.FORMAT,
    json_text.FORMAT,
    json_lines.FORMAT,
    tres.FORMAT,
    config_file.FORMAT,
    var_text.FORMAT,
    rpg_maker_mv.FORMAT,
    base64_lines.FORMAT,
    base64_text.FORMAT,
    variant.STORE_VAR,
    pascal.FORMAT,
    variant.VAR_TO_BYTES,
    sized.FORMAT,
    buffers.BUFFER_FASTLZ,
    mixed.FORMAT,
)
