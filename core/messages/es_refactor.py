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
    "search_empty": "Escribe qué buscar.",
    "bad_pattern": "El patrón no se entiende en el carácter {at}: {reason}.",
    "pattern_slow": "El patrón tarda más de {seconds} s en un texto. Simplifícalo.",
    "bad_group": "El reemplazo usa el grupo {group}, que el patrón no tiene.",
    "replace_breaks": "El registro ya no se podría leer.",
    "replace_no_id": "Se quedaría sin id.",
    "replace_doubles_id": "Otro registro tiene el id “{id}”.",
    "replace_id_alone": "Solo cambian estos lugares. Renombra “{id}” para llevar lo que lo nombra.",
    "replace_too_long": "El texto pasaría {count} caracteres de {limit}.",
    "replace_too_long.one": "El texto pasaría 1 carácter de {limit}.",
    "replace_no_text": "Se quedaría sin texto.",
    "replace_empty_tag": "Una etiqueta quedaría vacía.",
    "replace_doubles_tag": "Una etiqueta estaría dos veces.",
    "replace_visibility": "No se entendería su visibilidad, así que nadie la vería.",
}
