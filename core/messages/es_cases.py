"""Spanish sentences about knowledge: cases, conditions, the audit, bundles."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "word_and": "y",
    "word_or": "o",
    "stranger": "un desconocido",
    "can_public": "Sí: «{entry}» es pública.",
    "can_npc": "Sí: «{entry}» es para {who}.",
    "can_faction": "Sí: «{entry}» es para una facción de {who}.",
    "can_secret": "Sí: está completada la misión que espera «{entry}».",
    "can_all": "Sí: para {who} se cumple todo lo que pide «{entry}».",
    "can_learnt": "Sí: {who} se enteró de «{entry}» en el turno {turn}.",
    "can_masked": "No: «{entry}» está oculta para {who}. Necesita {needs}.",
    "can_never": "No: «{entry}» está oculta y nada la abre.",
    "can_broken": "No: «{entry}» está rota; sus tipos no son correctos.",
    "can_repeated": "No: varias entradas tienen el id «{entry}» y una está oculta para {who}.",
    "case_missing_masked": "«{item}» no se recuperó: está oculta y necesita {needs}.",
    "case_missing_never": "«{item}» no se recuperó: está oculta y nada la abre.",
    "case_missing_broken": "«{item}» no se recuperó: está rota.",
    "case_missing_weight": "«{item}» no se recuperó: su peso no sirve.",
    "case_missing_zero": "«{item}» no se recuperó: nada de la consulta coincide con ella.",
    "case_missing_rank": "«{item}» no se recuperó: es la número {rank} y k es {k}.",
    "case_missing_unknown": "«{item}» no se recuperó: no existe esa entrada.",
    "case_not_masked": "«{item}» no está oculta: la abre {opening}.",
    "case_retrieved": "«{item}» se recuperó, como número {rank}.",
    "case_context_missing": "El contexto no tiene «{item}».",
    "case_context_present": "El contexto tiene «{item}».",
    "case_finding_missing": "Se esperaba el hallazgo «{item}» y no salió.",
    "case_finding_extra": "Salió el hallazgo «{item}», que no se esperaba.",
    "case_profile": "No hay un perfil «{item}». Se conocen {known}.",
    "case_k": "k debe ser un número entero desde 1, y aquí es {item}.",
    "case_no_answer": "Se esperan hallazgos, pero no hay respuesta que mirar.",
    "case_finding_form": (
        "«{item}» no nombra un hallazgo. Escríbelo como tipo:texto, por ejemplo leak:vampiro."
    ),
    "case_empty": "El caso no espera nada, así que nunca puede fallar. Di qué debe salir de él.",
    "case_broken": "El caso está roto: sus tipos no son correctos.",
    "audit_draft": "«{id}» es un borrador: no la ve nadie.",
    "audit_nobody": (
        "Nadie puede llegar a saber «{id}»: lo que pide nunca se cumple a la vez. "
        "Cambia su visibilidad."
    ),
    "audit_shut": (
        "Nadie puede llegar a saber «{id}»: nada la abre. Dale un destinatario o una misión."
    ),
    "audit_everybody": (
        "Quien sea conoce «{id}» desde el principio, aunque no es pública. "
        "Hazla pública, u ocúltala a alguien."
    ),
    "audit_published": (
        "«{id}» es pública, así que todos la conocen antes de «{quest}». "
        "Hazla secreta, o quita la misión."
    ),
    "lab_question": "Esto no es una pregunta con los ids que espera: {reason}.",
    "lab_empty": "No hay ninguna pregunta en este archivo.",
    "bundle_none": "Esto no es un paquete nuestro: no tiene manifiesto.",
    "bundle_damaged": "El paquete está dañado y no se abrió ({reason}).",
    "bundle_foreign": "El archivo contiene «{name}», que un paquete no tiene. No se abrió.",
    "bundle_text_too_long": "La pregunta o la respuesta pasa de {limit} caracteres. Acórtala.",
    "bundle_too_large": "El paquete pasa de {limit} MiB. Pide menos, o deja fuera la partida.",
    "bundle_newer": (
        "El paquete es de la versión {version} y este programa conoce la {known}. Actualízalo."
    ),
    "bundle_secrets": (
        "CONTIENE SECRETOS: lleva {count} entradas ocultas. No se lo des a los jugadores."
    ),
    "bundle_for_author": (
        "Un paquete de Loremask para autores: una consulta, su estado y su respuesta."
    ),
    "bundle_for_player": (
        "Un paquete de Loremask para jugadores: una consulta, su estado y el lore que se dio."
    ),
    "bundle_how": "Para abrirlo: loremask bundle FILE --world WORLD",
    "bundle_same": "La respuesta es exactamente la misma.",
    "bundle_lost": "«{item}» se recuperó entonces y ahora no.",
    "bundle_gained": "«{item}» se recupera ahora y entonces no.",
    "bundle_order": "Las mismas entradas con otro orden u otros puntos: {was}; ahora {now}.",
    "bundle_mask_off": "«{item}» estaba oculta y ya no está entre lo que se retiene.",
    "bundle_mask_on": "«{item}» está oculta ahora y no estaba entre lo que se retenía.",
    "bundle_mask_changed": "«{item}» sigue oculta, con otro puesto u otra condición.",
    "bundle_findings": "Los hallazgos son otros: {was}; ahora {now}.",
    "bundle_program": "El lore es el mismo, así que cambia el programa: el paquete es de {item}.",
    "bundle_world": "El lore no es el mismo que cuando se hizo el paquete.",
    "bundle_file_gone": "El archivo {item} ya no está.",
    "bundle_file_new": "El archivo {item} es nuevo desde entonces.",
    "bundle_file_changed": "El archivo {item} ha cambiado desde entonces.",
    "bundle_entry_gone": "La entrada «{item}» ya no está.",
    "bundle_entry_changed": "La entrada «{item}» ha cambiado desde entonces: {fields}.",
    "bundle_answer_left_out": "La respuesta queda fuera: delata lo que está oculto a este PNJ.",
    "bundle_name_mattered": (
        "Se dejó fuera el nombre de un jugador, y con él la respuesta era otra."
    ),
    "opening:public": "ser pública",
    "opening:npc": "nombrar al PNJ",
    "opening:faction": "una facción",
    "opening:secret": "una misión completada",
    "opening:all": "todo lo que pide",
    "opening:learnt": "haberse enterado",
}
