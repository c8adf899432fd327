"""Portuguese sentences about memories and traces."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "memory_no_whole": "Isto não é um número inteiro que se possa usar.",
    "memory_no_flag": "Isto não é nem verdadeiro nem falso.",
    "memory_id": "Isto não é um id: um id é um texto.",
    "memory_repeated_id": "Dois fatos têm o id “{id}”.",
    "memory_origin": "A origem do fato não é um dicionário, portanto não se sabe de onde vem.",
    "memory_origin_kind": "Este tipo de origem não é conhecido, portanto aparece como desconhecido.",
    "memory_scene": "Isto não é uma cena: uma cena é um dicionário com um id.",
    "memory_presence": (
        "Não se entende quem estava: é uma lista de [primeiro turno, último turno] por NPC."
    ),
    "memory_learnt": "O que este NPC aprendeu não é um dicionário de ids de entrada com turnos.",
    "memory_newer": (
        "Esta memória é da versão {version}; este programa conhece a {known} e não a escreve. "
        "Use uma versão mais nova do programa."
    ),
    "trace_unreadable": "O traço não pode ser aberto: {reason}.",
    "trace_not_json": "Isto não é JSON (coluna {column}), portanto a linha fica de fora.",
    "trace_not_utf8": "O byte {byte} não é UTF-8, portanto a linha fica de fora.",
    "trace_no_object": "Isto não é um objeto JSON, portanto a linha fica de fora.",
    "trace_no_turn": "O turno falta ou não é um número inteiro.",
    "trace_no_text": "Não há texto, portanto a linha fica de fora.",
    "trace_no_speaker": "Não há quem fale.",
    "trace_no_id": "“{key}” não é um texto, portanto é tomado como ausente.",
    "trace_present": "Não se entende de todo quem estava presente; quem não é nomeado não ouviu.",
    "trace_event": "O evento “{event}” não é conhecido.",
    "trace_no_scene": "O evento não nomeia nenhuma cena conhecida.",
    "trace_absent": "{npc} nunca esteve na cena {scene}, portanto a sua memória dela fica de fora.",
    "trace_learned": "O evento não nomeia nenhuma entrada, ou ninguém que a tenha aprendido.",
    "trace_quest": "O evento não nomeia nenhuma missão.",
    "trace_fact": "O evento não nomeia nenhum NPC, ou não tem texto.",
}
