"""Portuguese sentences about directors, scenes, and talking to a model."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "bad_dice": "“{text}” não é uma notação de dados; escreva como 2d6+1.",
    "director_hidden_id": "Um {kind} da sinopse denuncia algo oculto e ficou de fora.",
    "director_bad_id": "A sinopse nomeou um {kind} que não se reconhece entre os ids deste mundo.",
    "director_ambiguous_id": "“{id}” pode ser mais de um {kind}.",
    "director_no_ruling": "A resposta do diretor de jogo não traz nenhuma decisão que se entenda.",
    "director_no_scene": "O modelo não respondeu nada: na cena está apenas a fala do jogador.",
    "director_no_synopsis": "A resposta do diretor da história não traz nenhuma sinopse.",
    "director_change_unread": "Uma mudança proposta não tem tipo ou não tem id.",
    "director_change_kind": "“{what}” não é nada que se possa mudar: place, quest ou item.",
    "director_quest_too_soon": "A missão “{quest}” ainda não pode ser cumprida: há outras antes.",
    "director_skill": "A personagem do jogador não tem a perícia “{skill}”; rola-se sem ela.",
    "director_learnt": "{who} soube de “{entry}” no turno {turn}.",
    "director_learnt.npc": "{who} soube de “{entry}” no turno {turn} por {npc}.",
    "director_review_too_long": (
        "A cena não cabe no orçamento do diretor da história: ninguém a reviu."
    ),
    "director_review_refused": (
        "As correções da cena teriam revelado algo, duas vezes. A cena fica como foi escrita."
    ),
    "gate_hit": "“{word}” está oculto para quem o lê (vem de {source}).",
    "gate_rewrite_asked": "Pediu-se que fosse reescrito sem essas palavras.",
    "gate_rewrite_asked.one": "Pediu-se que fosse reescrito sem isso.",
    "gate_not_rewritten": "Ninguém o reescreveu.",
    "gate_still": "Reescrito, ainda diz “{word}”.",
    "gate_dropped": "Foram retiradas {count:word} frases.",
    "gate_dropped.one": "Foi retirada uma frase.",
    "gate_handed_on": "Entregue: {count} frases.",
    "gate_handed_on.one": "Entregue: uma frase.",
    "trace_not_played": "O traço não contém nenhum turno que se possa jogar de novo.",
    "trace_other_context": "Turno {turn}: o contexto de {channel} não é o que foi.",
    "client_no_httpx": (
        "Para falar com um modelo é preciso o pacote httpx, que não está instalado. "
        "Instale com: pip install 'loremask[model]'"
    ),
    "client_bad_url": "“{url}” não é o endereço de um servidor; começa por http:// ou https://.",
    "client_plain_http": (
        "{host} é outra máquina e o acesso é por http sem cifra: a chave e o texto podem ser lidos "
        "no caminho. Use https."
    ),
    "client_tls": (
        "O certificado de {host} não é aceito, ou ali não se fala https: {reason}. Nada foi "
        "enviado. Confira o endereço; para um certificado próprio use SSL_CERT_FILE."
    ),
    "client_proxy": (
        "O proxy que o ambiente indica para {host} não funciona. Confira HTTPS_PROXY ou ponha "
        "o servidor em NO_PROXY."
    ),
    "client_bad_key": (
        "A chave tem caracteres que nenhuma chave tem, como uma quebra de linha ou uma aspa. "
        "Copie-a de novo nos ajustes ou na variável de ambiente."
    ),
    "client_unreachable": "Não se chega a {host}: {reason}. O servidor está em execução?",
    "client_key": (
        "{host} não aceita a chave (estado {status}). Confira a chave nos ajustes ou na variável "
        "de ambiente."
    ),
    "client_rate": "{host} pede para esperar: pedidos demais. Tente daqui a pouco.",
    "client_rate.many": "{host} pede para esperar {many} segundos: pedidos demais. Tente depois.",
    "client_not_found": (
        "{host} não conhece esse endereço ou modelo (estado 404). Confira o endereço, que costuma "
        "terminar em /v1, e o nome do modelo."
    ),
    "client_overflow": (
        "O contexto é longo demais para o modelo: cabem no máximo {limit} tokens. Permita "
        "menos contexto nos ajustes do servidor do modelo."
    ),
    "client_overflow_unknown": (
        "O contexto é longo demais para o modelo. Permita menos nos ajustes do servidor do modelo."
    ),
    "client_refused": (
        "{host} recusou o pedido (estado {status}): {reason}. Confira o nome do modelo e os "
        "ajustes do servidor."
    ),
    "client_server": "{host} falhou (estado {status}). Tente mais tarde.",
    "client_redirect": (
        "{host} desvia o pedido para {target}. Não foi seguido, para que nem a chave nem o "
        "texto vão para outra máquina. Se confia nesse endereço, ponha-o nos ajustes."
    ),
    "client_stall": (
        "{host} não enviou nada em {seconds} segundos. Pode estar ocupado ou o modelo ser "
        "lento: tente de novo ou peça menos."
    ),
    "client_cut": (
        "A conexão com {host} caiu antes de a resposta estar completa. Tente de novo; o que "
        "chegou não conta."
    ),
    "client_not_json": (
        "{host} respondeu algo que não se entende. É um servidor de modelos? Confira o "
        "endereço, que costuma terminar em /v1."
    ),
    "client_said": "{host} relata um erro: {reason}. Veja o registro do servidor.",
    "client_no_keyring": (
        "Não há chaveiro do sistema aqui. Ponha a chave na variável de ambiente {variable}."
    ),
    "demo_no_server": (
        "O servidor de teste precisa do pacote xllamacpp, que não está instalado. "
        "Instale com: pip install 'loremask[demo]'"
    ),
    "demo_no_weights": (
        "Não há pesos aqui. Execute `loremask demo-model --install`, ou dê um arquivo GGUF com "
        "--model FILE."
    ),
    "demo_no_file": "Não existe esse arquivo.",
    "demo_not_started": "O servidor de teste não iniciou: {reason}",
    "demo_install_failed": "Não foi possível instalar os pesos (o pip terminou com {status}).",
}
