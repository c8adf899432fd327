"""Spanish sentences about renames, find and replace, splitting, merging and counts."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "rename_empty": "Escribe el nombre nuevo.",
    "rename_taken": "Ya existe un registro ({kind}) con el id «{id}».",
    "rename_locked": "«{id}» está en un archivo que no se puede escribir.",
    "rename_nowhere": "Nada en este mundo se llama «{id}».",
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
        "«{other}» se llamaba antes «{id}», y las partidas pueden referirse a ese."
    ),
    "rename_known": "El juego y las partidas de los jugadores conocen «{id}».",
    "rename_entry_known": (
        "El juego y las partidas pueden conocer «{id}», y las entradas no guardan ids anteriores."
    ),
    "rename_merges": "Esto une «{old}» con «{new}», que ya tienen {count} entradas.",
    "rename_merges.one": "Esto une «{old}» con «{new}», que ya tiene 1 entrada.",
    "rename_tag_of_place": (
        "«{tag}» es el id de un lugar: las entradas pierden los puntos que obtienen en él."
    ),
    "rename_tag_to_place": "«{tag}» es el id de un lugar: las entradas obtienen puntos en él.",
    "rename_tag_words": (
        "«{tag}» no es una sola palabra, así que ninguna pregunta coincide en el juego."
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
    "replace_doubles_id": "Otro registro tiene el id «{id}».",
    "replace_id_alone": "Solo cambian estos lugares. Renombra «{id}» para llevar lo que lo nombra.",
    "replace_too_long": "El texto pasaría {count} caracteres de {limit}.",
    "replace_too_long.one": "El texto pasaría 1 carácter de {limit}.",
    "replace_no_text": "Se quedaría sin texto.",
    "replace_empty_tag": "Una etiqueta quedaría vacía.",
    "replace_doubles_tag": "Una etiqueta estaría dos veces.",
    "replace_visibility": "No se entendería su visibilidad, así que nadie la vería.",
    "split_one": "Para dividir hacen falta dos partes.",
    "split_unlinked": "Las partes no comparten ninguna etiqueta, así que nada las enlaza.",
    "split_no_text": "«{id}» no tiene texto.",
    "split_too_long": "«{id}» pasa {count} caracteres de {limit}.",
    "split_too_long.one": "«{id}» pasa 1 carácter de {limit}.",
    "split_no_tags": "«{id}» no tiene etiquetas.",
    "merge_visibility": "No los ven los mismos PNJ en el mismo momento. Elige con cuidado.",
    "report_title": "Estadísticas de {world}",
    "report_kinds": "Registros",
    "report_kind": "Tipo",
    "report_records": "Registros",
    "report_gates": "Entradas por visibilidad",
    "report_gate": "Visibilidad",
    "report_entries": "Entradas",
    "report_files": "Archivos",
    "report_file": "Archivo",
    "report_characters": "Caracteres",
    "report_lengths": "Longitud de los textos",
    "report_length": "Caracteres",
    "report_tags": "Etiquetas",
    "report_tag": "Etiqueta",
    "report_id": "Id",
    "report_never": "{count} entradas que ningún caso recupera",
    "report_never.one": "1 entrada que ningún caso recupera",
    "kinds_entry": "Entradas",
    "kinds_npc": "PNJ",
    "kinds_place": "Lugares",
    "kinds_quest": "Misiones",
    "kinds_faction": "Facciones",
    "kinds_plot": "Notas de trama",
    "kinds_tag_alias": "Alias de etiquetas",
    "kinds_player": "Jugador",
    "kinds_case": "Casos",
    "gate_public": "Público",
    "gate_npc": "PNJ con nombre",
    "gate_faction": "Facciones",
    "gate_secret": "Secreto",
    "gate_hidden": "Borrador (oculto)",
    "gate_quest": "Tras una misión",
    "gate_invalid": "No se entiende",
    "gate_several": "De varias clases",
    "length_to": "hasta {high}",
    "length_from": "{low} a {high}",
    "length_over": "más de {limit}",
}
