"""Spanish words for codes and phrases that stand as parameters."""

from __future__ import annotations

_MARKS = {f"reason:“{mark}” is expected": f"se espera «{mark}»" for mark in ",:{}[]"}

MESSAGES: dict[str, str] = {
    "kind:entry": "entrada",
    "kind:npc": "PNJ",
    "kind:place": "lugar",
    "kind:quest": "misión",
    "kind:faction": "facción",
    "kind:case": "caso",
    "reason:wrong_encoding": "no está escrito en UTF-8",
    "reason:newer_version": "lo hizo una versión más nueva del programa",
    "expected:a list": "una lista",
    "expected:an object": "un objeto",
    "found:a list": "una lista",
    "found:an object": "un objeto",
    "found:a text": "un texto",
    "found:a number": "un número",
    "found:true or false": "verdadero o falso",
    "found:null": "null",
    "reason:a value is expected": "se espera un valor",
    "reason:a key in double quotes is expected": "se espera una clave entre comillas dobles",
    "reason:more text after the value": "hay más texto tras el valor",
    "reason:more text after the object": "hay más texto tras el objeto",
    "reason:one member is expected": "se espera un solo miembro",
    "reason:expecting value": "se espera un valor",
    "reason:expecting ',' delimiter": "se espera «,»",
    "reason:expecting ':' delimiter": "se espera «:»",
    "reason:expecting property name enclosed in double quotes": (
        "se espera una clave entre comillas dobles"
    ),
    "reason:unterminated string starting at": "el texto no se cierra",
    "reason:invalid control character at": "hay un carácter de control en un texto",
    "reason:invalid \\escape": "hay una barra inversa que no va con nada",
    "reason:invalid \\uXXXX escape": "hay un \\u sin sus cuatro cifras",
    "reason:no such file or directory": "no existe",
    **_MARKS,
}
