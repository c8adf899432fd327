"""Spanish sentences about renames, find and replace, splitting, merging and counts."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "rename_empty": "Escribe el nombre nuevo.",
    "rename_taken": "Ya hay {kind} con el id “{id}”.",
    "rename_locked": "“{id}” está en un archivo que no se puede escribir.",
    "rename_nowhere": "Nada en este mundo se llama “{id}”.",
    "rename_doubled": (
        "Varios registros tienen este id. Solo se renombra este; lo que lo nombra queda igual."
    ),
    "rename_doubled_id": "Varios registros tienen este id. Renombra uno de ellos en la tabla.",
    "rename_read_only": (
        "{count} lugares quedan como están, en archivos que no se pueden escribir: {files}."
    ),
    "rename_read_only.one": (
        "1 lugar queda como está, en un archivo que no se puede escribir: {files}."
    ),
    "rename_former_of": (
        "“{other}” se llamaba antes “{id}”, y las partidas pueden referirse a ese."
    ),
    "rename_known": "El juego y las partidas de los jugadores conocen “{id}”.",
    "rename_entry_known": (
        "El juego y las partidas pueden conocer “{id}”, y las entradas no guardan ids anteriores."
    ),
    "rename_merges": "Esto une “{old}” con “{new}”, que ya tienen {count} entradas.",
    "rename_merges.one": "Esto une “{old}” con “{new}”, que ya tiene 1 entrada.",
    "rename_tag_of_place": (
        "“{tag}” es el id de un lugar: las entradas pierden los puntos que obtienen en él."
    ),
    "rename_tag_to_place": "“{tag}” es el id de un lugar: las entradas obtienen puntos en él.",
    "rename_tag_words": (
        "“{tag}” no es una sola palabra, así que ninguna pregunta coincide en el juego."
    ),
    "tag_delete_bare": "{count} entradas quedan sin ninguna etiqueta.",
    "tag_delete_bare.one": "1 entrada queda sin ninguna etiqueta.",
    "tag_delete_locked": (
        "{count} registros quedan como están, en archivos que no se pueden escribir."
    ),
    "tag_delete_locked.one": "1 registro queda como está, en un archivo que no se puede escribir.",
}
