"""Portuguese sentences about contexts, answers, traces and what NPCs know."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "context_budget": (
        "Um orçamento de {budget} tokens é pequeno demais: só as regras, a identidade e a fala do "
        "jogador ocupam {needed} ({counter})."
    ),
    "no_counter": "Não há nenhuma forma de contar chamada “{name}”; há: {known}.",
    "left_out_budget": "Fora por causa do orçamento.",
    "left_out_limit": "Fora: {count} fatos; num contexto só entram os melhores.",
    "left_out_limit.one": "Fora: num contexto só entram os melhores fatos.",
    "left_out_window": (
        "Fora: {count} linhas anteriores; só os últimos turnos se guardam palavra por palavra."
    ),
    "left_out_window.one": (
        "Fora: uma linha anterior; só os últimos turnos se guardam palavra por palavra."
    ),
    "left_out_scene": "Aprendido nesta cena: entra com a próxima.",
    "section:rules": "regras",
    "section:identity": "identidade",
    "section:facts": "fatos",
    "section:conversation": "conversa",
    "section:lore": "fatos do mundo",
    "section:state": "estado",
    "section:line": "a fala do jogador",
    "findings_none": "Sem achados. A verificação é heurística: vê as palavras, não o que elas querem dizer.",
    "finding_leak": "“{text}” pertence a “{entry}”, que está oculta para este NPC.",
    "finding_ungrounded": "“{text}” é de “{entry}”, que este NPC pode saber e não recebeu.",
    "finding_invention": "“{text}” é um nome que este mundo não conhece.",
    "finding_number": "O número {text} não foi dado por ninguém.",
    "finding_quotation": "Ninguém deu estas palavras: “{text}”.",
    "knows_learnt": "{npc} aprendeu “{entry}” no turno {turn}.",
    "knows_visible": "“{entry}” pode ser dada a {npc}: é visível neste estado.",
    "knows_remembers": "{npc} lembra o que “{entry}” diz: “{text}”.",
    "knows_term": "{npc} lembra “{text}”, que denuncia “{entry}” por “{term}”.",
    "knows_not": "{npc} não sabe “{entry}”.",
    "no_memory": "Neste save não há memória de nenhum NPC.",
    "no_answers": (
        "Em “{name}” não há respostas nem taxas de achados. "
        "As respostas vão uma por linha, em JSON; as taxas vêm de “loremask verify --batch”."
    ),
    "batch_row": "A linha {line} não pode ser usada: {reason}.",
}
