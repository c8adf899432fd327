"""Portuguese words for codes and phrases that stand as parameters."""

from __future__ import annotations

_MARKS = {f"reason:“{mark}” is expected": f"espera-se “{mark}”" for mark in ",:{}[]"}

MESSAGES: dict[str, str] = {
    "kind:entry": "entrada",
    "kind:npc": "NPC",
    "kind:place": "lugar",
    "kind:quest": "missão",
    "kind:faction": "facção",
    "kind:case": "caso",
    "reason:wrong_encoding": "não está escrito em UTF-8",
    "reason:newer_version": "foi feito por uma versão mais nova do programa",
    "expected:a list": "uma lista",
    "expected:an object": "um objeto",
    "found:a list": "uma lista",
    "found:an object": "um objeto",
    "found:a text": "um texto",
    "found:a number": "um número",
    "found:true or false": "verdadeiro ou falso",
    "found:null": "null",
    "reason:a value is expected": "espera-se um valor",
    "reason:a key in double quotes is expected": "espera-se uma chave entre aspas duplas",
    "reason:more text after the value": "há mais texto depois do valor",
    "reason:more text after the object": "há mais texto depois do objeto",
    "reason:one member is expected": "espera-se um só membro",
    "reason:expecting value": "espera-se um valor",
    "reason:expecting ',' delimiter": "espera-se “,”",
    "reason:expecting ':' delimiter": "espera-se “:”",
    "reason:expecting property name enclosed in double quotes": (
        "espera-se uma chave entre aspas duplas"
    ),
    "reason:unterminated string starting at": "o texto não se fecha",
    "reason:invalid control character at": "há um caractere de controle num texto",
    "reason:invalid \\escape": "há uma barra invertida que não vai com nada",
    "reason:invalid \\uXXXX escape": "há um \\u sem os seus quatro algarismos",
    "reason:no such file or directory": "não existe",
    **_MARKS,
}
