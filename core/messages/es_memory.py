"""Spanish sentences about memories and traces."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "memory_no_whole": "Esto no es un número entero que se pueda usar.",
    "memory_no_flag": "Esto no es ni verdadero ni falso.",
    "memory_id": "Esto no es un id: un id es un texto.",
    "memory_repeated_id": "Dos hechos tienen el id «{id}».",
    "memory_origin": "El origen del hecho no es un diccionario, así que no se sabe de dónde viene.",
    "memory_origin_kind": "Este tipo de origen no se conoce, así que se muestra como desconocido.",
    "memory_scene": "Esto no es una escena: una escena es un diccionario con un id.",
    "memory_presence": (
        "No se entiende quién estaba: es una lista de [primer turno, último turno] por cada PNJ."
    ),
    "memory_learnt": "Lo que este PNJ ha aprendido no es un diccionario de ids de entrada con turnos.",
    "memory_newer": (
        "Esta memoria es de la versión {version}; este programa conoce la {known} y no la escribe. "
        "Usa una versión más nueva del programa."
    ),
    "trace_unreadable": "No se puede abrir la traza: {reason}.",
    "trace_not_json": "Esto no es JSON (columna {column}), así que la línea se omite.",
    "trace_not_utf8": "El byte {byte} no es UTF-8, así que la línea se omite.",
    "trace_no_object": "Esto no es un objeto JSON, así que la línea se omite.",
    "trace_no_turn": "Falta el turno o no es un número entero.",
    "trace_no_text": "No hay texto, así que la línea se omite.",
    "trace_no_speaker": "No hay quien hable.",
    "trace_no_id": "«{key}» no es un texto, así que se toma por ausente.",
    "trace_present": "No se entiende del todo quién estaba presente; quien no se nombra no lo oyó.",
    "trace_event": "El suceso «{event}» no se conoce.",
    "trace_no_scene": "El suceso no nombra ninguna escena conocida.",
    "trace_absent": "{npc} nunca estuvo en la escena {scene}, así que su recuerdo de ella se omite.",
    "trace_learned": "El suceso no nombra ninguna entrada, o a nadie que la aprendiera.",
    "trace_quest": "El suceso no nombra ninguna misión.",
    "trace_fact": "El suceso no nombra ningún PNJ, o no tiene texto.",
}
