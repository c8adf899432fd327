"""Spanish sentences about contexts, answers, traces and what NPCs know."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "context_budget": (
        "Un presupuesto de {budget} tokens es demasiado pequeño: solo las reglas, la identidad y la "
        "frase del jugador ocupan {needed} ({counter})."
    ),
    "no_counter": "No hay ninguna forma de contar llamada «{name}»; hay: {known}.",
    "left_out_budget": "Fuera por el presupuesto.",
    "left_out_limit": "Fuera: {count} hechos; en un contexto solo entran los mejores.",
    "left_out_limit.one": "Fuera: en un contexto solo entran los mejores hechos.",
    "left_out_window": (
        "Fuera: {count} líneas anteriores; solo los últimos turnos se guardan palabra por palabra."
    ),
    "left_out_window.one": (
        "Fuera: una línea anterior; solo los últimos turnos se guardan palabra por palabra."
    ),
    "left_out_scene": "Aprendido en esta escena: entra con la siguiente.",
    "section:rules": "reglas",
    "section:identity": "identidad",
    "section:facts": "hechos",
    "section:conversation": "conversación",
    "section:lore": "hechos del mundo",
    "section:state": "estado",
    "section:line": "la frase del jugador",
    "findings_none": "Sin hallazgos. La revisión es heurística: ve las palabras, no lo que quieren decir.",
    "finding_leak": "«{text}» pertenece a «{entry}», que está oculta para este PNJ.",
    "finding_ungrounded": "«{text}» es de «{entry}», que este PNJ puede saber y no se le dio.",
    "finding_invention": "«{text}» es un nombre que este mundo no conoce.",
    "finding_number": "El número {text} no lo dio nadie.",
    "finding_quotation": "Nadie dio estas palabras: «{text}».",
    "knows_learnt": "{npc} aprendió «{entry}» en el turno {turn}.",
    "knows_visible": "A {npc} se le puede dar «{entry}»: la ve en este estado.",
    "knows_remembers": "{npc} recuerda lo que dice «{entry}»: «{text}».",
    "knows_term": "{npc} recuerda «{text}», que delata «{entry}» por «{term}».",
    "knows_not": "{npc} no sabe «{entry}».",
    "no_memory": "En esta partida no hay memoria de ningún PNJ.",
    "no_answers": (
        "En «{name}» no hay respuestas ni tasas de hallazgos. "
        "Las respuestas van una por línea, en JSON; las tasas salen de «loremask verify --batch»."
    ),
    "batch_row": "La línea {line} no se puede usar: {reason}.",
}
