"""Portuguese sentences about knowledge: cases, conditions, the audit, bundles."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "word_and": "e",
    "word_or": "ou",
    "stranger": "um desconhecido",
    "can_public": "Sim: “{entry}” é pública.",
    "can_npc": "Sim: “{entry}” é para {who}.",
    "can_faction": "Sim: “{entry}” é para uma facção de {who}.",
    "can_secret": "Sim: a missão que “{entry}” espera está completa.",
    "can_all": "Sim: tudo o que “{entry}” pede vale para {who}.",
    "can_learnt": "Sim: {who} soube de “{entry}” no turno {turn}.",
    "can_masked": "Não: “{entry}” está oculta para {who}. Precisa de {needs}.",
    "can_never": "Não: “{entry}” está oculta e nada a abre.",
    "can_broken": "Não: “{entry}” está quebrada; seus tipos não estão certos.",
    "can_repeated": "Não: várias entradas têm o id “{entry}” e uma está oculta para {who}.",
    "case_missing_masked": "“{item}” não foi recuperada: está oculta e precisa de {needs}.",
    "case_missing_never": "“{item}” não foi recuperada: está oculta e nada a abre.",
    "case_missing_broken": "“{item}” não foi recuperada: está quebrada.",
    "case_missing_weight": "“{item}” não foi recuperada: seu peso não serve.",
    "case_missing_zero": "“{item}” não foi recuperada: nada da pergunta combina com ela.",
    "case_missing_rank": "“{item}” não foi recuperada: é a número {rank}, e k é {k}.",
    "case_missing_unknown": "“{item}” não foi recuperada: não há essa entrada.",
    "case_not_masked": "“{item}” não está oculta: o que a abre é {opening}.",
    "case_retrieved": "“{item}” foi recuperada, como número {rank}.",
    "case_context_missing": "O contexto não tem “{item}”.",
    "case_context_present": "O contexto tem “{item}”.",
    "case_finding_missing": "O achado “{item}” era esperado e não saiu.",
    "case_finding_extra": "Saiu o achado “{item}”, que não era esperado.",
    "case_profile": "Não há um perfil “{item}”. Os conhecidos são {known}.",
    "case_k": "k deve ser um número inteiro a partir de 1, e aqui é {item}.",
    "case_no_answer": "Esperam-se achados, mas não há resposta para olhar.",
    "case_finding_form": (
        "“{item}” não nomeia um achado. Escreva como tipo:texto, por exemplo leak:vampiro."
    ),
    "case_empty": "O caso não espera nada, então nunca pode falhar. Diga o que deve sair dele.",
    "case_broken": "O caso está quebrado: seus tipos não estão certos.",
    "audit_draft": "“{id}” é um rascunho: ninguém a vê.",
    "audit_nobody": (
        "Ninguém pode chegar a saber “{id}”: o que ela pede nunca vale ao mesmo tempo. "
        "Mude a visibilidade."
    ),
    "audit_shut": (
        "Ninguém pode chegar a saber “{id}”: nada a abre. Dê a ela um destinatário ou uma missão."
    ),
    "audit_everybody": (
        "Qualquer um conhece “{id}” desde o começo, embora não seja pública. "
        "Torne-a pública, ou oculte-a de alguém."
    ),
    "audit_published": (
        "“{id}” é pública, então todos a conhecem antes de “{quest}”. "
        "Torne-a secreta, ou tire a missão."
    ),
    "lab_question": "Isto não é uma pergunta com os ids que espera: {reason}.",
    "lab_empty": "Não há nenhuma pergunta neste arquivo.",
    "bundle_none": "Isto não é um pacote nosso: não tem manifesto.",
    "bundle_damaged": "O pacote está danificado e não foi aberto ({reason}).",
    "bundle_foreign": "O arquivo contém “{name}”, que um pacote não tem. Não foi aberto.",
    "bundle_text_too_long": "A pergunta ou a resposta passa de {limit} caracteres. Encurte-a.",
    "bundle_too_large": "O pacote passa de {limit} MiB. Peça menos, ou deixe o save de fora.",
    "bundle_newer": (
        "O pacote é da versão {version}, e este programa conhece a {known}. Atualize-o."
    ),
    "bundle_secrets": (
        "CONTÉM SEGREDOS: traz {count} entradas ocultas. Não o entregue aos jogadores."
    ),
    "bundle_for_author": (
        "Um pacote do Loremask para autores: uma pergunta, seu estado e sua resposta."
    ),
    "bundle_for_player": (
        "Um pacote do Loremask para jogadores: uma pergunta, seu estado e o lore que foi dado."
    ),
    "bundle_how": "Para abrir: loremask bundle FILE --world WORLD",
    "bundle_same": "A resposta é exatamente a mesma.",
    "bundle_lost": "“{item}” foi recuperada antes e agora não.",
    "bundle_gained": "“{item}” é recuperada agora e antes não.",
    "bundle_order": "As mesmas entradas com outra ordem ou outros pontos: {was}; agora {now}.",
    "bundle_mask_off": "“{item}” estava oculta e já não está entre o que se retém.",
    "bundle_mask_on": "“{item}” está oculta agora e não estava entre o que se retinha.",
    "bundle_mask_changed": "“{item}” continua oculta, com outro lugar ou outra condição.",
    "bundle_findings": "Os achados são outros: {was}; agora {now}.",
    "bundle_program": "O lore é o mesmo, então mudou o programa: o pacote é de {item}.",
    "bundle_world": "O lore não é o mesmo de quando o pacote foi feito.",
    "bundle_file_gone": "O arquivo {item} não está mais lá.",
    "bundle_file_new": "O arquivo {item} é novo desde então.",
    "bundle_file_changed": "O arquivo {item} mudou desde então.",
    "bundle_entry_gone": "A entrada “{item}” não está mais lá.",
    "bundle_entry_changed": "A entrada “{item}” mudou desde então: {fields}.",
    "bundle_answer_left_out": "A resposta ficou de fora: revela o que está oculto a este NPC.",
    "bundle_name_mattered": ("O nome de um jogador ficou de fora, e com ele a resposta era outra."),
    "opening:public": "ser pública",
    "opening:npc": "nomear o NPC",
    "opening:faction": "uma facção",
    "opening:secret": "uma missão completa",
    "opening:all": "tudo o que pede",
    "opening:learnt": "ter sabido dela",
}
