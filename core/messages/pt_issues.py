"""Portuguese sentences about issues, and the labels of their fixes."""

from __future__ import annotations

SHAPE = {
    "bad_k": "Um caso mostra pelo menos uma entrada, e k é {k}. Ponha k em 1 ou mais.",
    "bad_weight": "O peso deve ser um número finito maior que 0, e este é {value}. Ponha um, ou retire-o para 1.0.",
    "duplicate_key": "“{key}” está duas vezes neste registro; o jogo só lê a última. Apague uma.",
    "foreign_key": "“{key}” mistura os dois vocabulários; neste arquivo é “{other}”. Mude o nome.",
    "foreign_section": "“{key}” mistura os dois vocabulários; neste arquivo é “{other}”. Mude o nome.",
    "foreign_word": "“{word}” mistura os dois vocabulários; neste arquivo é “{other}”. Escreva assim.",
    "misspelt_key": "“{key}” não é uma chave conhecida. Queria dizer “{nearest}”?",
    "mixed_vocabulary": "“{key}” e “{other}” são o mesmo campo em dois vocabulários; vale o mais estrito. Deixe um.",
    "no_query": "O caso não pergunta nada. Escreva a pergunta que um jogador faria.",
    "not_object": "Isto não é um objeto entre chaves, portanto não é um registro. Corrija-o como JSON, ou apague-o.",
    "unknown_case_key": "“{key}” não é uma chave de um caso e nunca é verificada. Um caso espera com {known}.",
    "unknown_case_key.nearest": "“{key}” não é uma chave de um caso e nunca é verificada. Você quis dizer “{nearest}”?",
    "unknown_profile": "Não há nenhum perfil “{profile}”. Use lexical, lexical+ ou natural.",
    "unknown_profile.nearest": "Não há nenhum perfil “{profile}”. Queria dizer “{nearest}”?",
    "wrong_type": "“{key}” deve ser {expected}. O registro não é usado até ser corrigido.",
    "expected:text": "um texto",
    "expected:texts": "uma lista de textos",
    "expected:number": "um número",
    "expected:whole": "um número inteiro",
    "expected:numbers": "um objeto de números",
    "bad_language": "“{language}” não é um idioma conhecido. Use es, pt ou en.",
}
ENTRIES = {
    "bad_visibility": "“{word}” não é uma visibilidade, portanto ninguém vê isto. Escolha quem pode ver.",
    "bad_visibility.nearest": "“{word}” não é uma visibilidade, portanto ninguém vê isto. Queria dizer “{nearest}”?",
    "duplicate_id": "O id “{id}” está {count} vezes ({files}). Mude todos menos um.",
    "empty_visibility": "A visibilidade está vazia, portanto ninguém vê isto. Escolha quem pode ver, ou faça um rascunho.",
    "no_id": "Não há id. Dê um que nada mais tenha.",
    "no_tags": "Não há etiquetas, portanto quase nenhuma pergunta o encontra. Acrescente as palavras que os jogadores dirão.",
    "no_text": "Não há texto. Escreva-o, ou apague a entrada.",
    "quest_outside_all": "“{word}” só conta junto de outras condições que devam valer todas. Ponha-o num grupo assim.",
    "quest_without_secret": (
        "“{quest}” só retém um segredo, e isto não é um: vê-se antes da missão. "
        "Torne-o secreto, ou retire a missão."
    ),
    "secret_without_quest": "Este segredo não nomeia nenhuma missão, portanto nada o revela. Escolha uma, ou faça um rascunho.",
    "text_too_long": "Sobram {count} caracteres: o limite é {limit}.",
    "text_too_long.one": "Sobra {count} caractere: o limite é {limit}.",
    "visibility_without_id": "“{word}” não diz quem, portanto ninguém vê isto. Acrescente um id depois dos dois pontos.",
}
REFERENCES = {
    "quest_cycle": "Estas missões esperam umas pelas outras e nenhuma pode ser concluída: {path}. Retire uma ligação.",
    "unknown_entry": "Não há nenhuma entrada “{id}”. Corrija o id, ou retire-o.",
    "unknown_entry.nearest": "Não há nenhuma entrada “{id}”. Queria dizer “{nearest}”?",
    "unknown_faction": "Não há nenhuma facção “{id}”. Corrija o id, ou acrescente a facção.",
    "unknown_faction.nearest": "Não há nenhuma facção “{id}”. Queria dizer “{nearest}”?",
    "unknown_npc": "Não há nenhum NPC “{id}”. Corrija o id, ou acrescente o NPC.",
    "unknown_npc.nearest": "Não há nenhum NPC “{id}”. Queria dizer “{nearest}”?",
    "unknown_place": "Não há nenhum lugar “{id}”. Corrija o id, ou acrescente o lugar.",
    "unknown_place.nearest": "Não há nenhum lugar “{id}”. Queria dizer “{nearest}”?",
    "unknown_quest": "Não há nenhuma missão “{id}”. Corrija o id, ou acrescente a missão.",
    "unknown_quest.nearest": "Não há nenhuma missão “{id}”. Queria dizer “{nearest}”?",
}
WARNINGS = {
    "alias_without_tag": (
        "Nenhuma entrada tem a etiqueta “{tag}”, então suas palavras não encontram nada. Use uma "
        "etiqueta de uma entrada, ou remova-a."
    ),
    "alias_without_tag.nearest": (
        "Nenhuma entrada tem a etiqueta “{tag}”, e “{nearest}” é uma. A etiqueta vem primeiro, e as "
        "palavras que a nomeiam são a sua lista."
    ),
    "contradiction": "Tem as etiquetas de {other} e parece dizer o contrário. Compare-as.",
    "faction_blind": "Nenhum membro de “{id}” vê alguma vez qualquer das suas {count} entradas. Reveja quem pode vê-las.",
    "faction_blind.one": "Nenhum membro de “{id}” vê alguma vez a única entrada sobre ela. Reveja quem pode vê-la.",
    "faction_empty": "“{id}” tem {count} entradas e nenhum membro, portanto por ela ninguém as vê. Acrescente NPCs.",
    "faction_empty.one": "“{id}” tem uma entrada e nenhum membro, portanto por ela ninguém a vê. Acrescente NPCs.",
    "near_duplicate": "O mesmo texto que {other} a {percent} %. Junte-as, ou distinga-as.",
    "never_retrieved": (
        "Nunca está entre as 5 primeiras pela sua etiqueta “{tag}”. {count:Word} entradas pontuam mais. "
        "Aumente o peso, ou dê-lhe uma etiqueta própria."
    ),
    "never_retrieved.one": (
        "Nunca está entre as 5 primeiras pela sua etiqueta “{tag}”. Uma entrada pontua mais. "
        "Aumente o peso, ou dê-lhe uma etiqueta própria."
    ),
    "never_retrieved.many": (
        "Nunca está entre as 5 primeiras por nenhuma das suas etiquetas, nem “{tag}”: pelo menos {count} "
        "entradas pontuam mais. Aumente o peso, ou dê-lhe uma etiqueta própria."
    ),
    "no_name": "Não tem nome, portanto de nenhum texto se sabe que fale disso, e um modelo não o pode dizer.",
    "place_never_matches": "Nenhuma etiqueta é igual a “{id}”, portanto estar ali nunca ajuda. Etiquete entradas com ele, letra por letra.",
    "place_never_matches.nearest": (
        "Nenhuma etiqueta é igual a “{id}” letra por letra, portanto estar ali nunca ajuda; "
        "“{nearest}” é parecida. Escreva-as da mesma forma."
    ),
    "public_in_list": "Público está numa lista mais longa, e assim o resto não significa nada. Retire um ou outro.",
    "spoiler": "Spoiler: nomeia “{name}”, que só {owner} apresenta, e quem lê isto pode não ver aquilo.",
    "spoiler.npc": "Spoiler: nomeia “{name}”, que só {owner} apresenta; {npc} vê isto e não aquilo.",
    "tag_never_matches": "Nenhuma pergunta encontra a etiqueta “{tag}”: não é uma só palavra. Use palavras soltas.",
    "tag_not_place": "A etiqueta “{tag}” não se escreve como o lugar “{place}”, portanto estar ali não ajuda. Escreva-as da mesma forma.",
    "seen_by_all": "Todos os NPCs sabem isto desde o início, embora não seja público. Torne-o público, ou dê-lhe uma condição.",
    "unknown_key_public": (
        "Nada lê “{key}”, e {count} entradas que a têm não dizem a visibilidade, então qualquer um pode "
        "saber delas. Diga quem em “{own}”."
    ),
    "unknown_key_public.one": (
        "Nada lê “{key}”, e não se diz a visibilidade, então qualquer um pode saber disto. Diga quem em "
        "“{own}”."
    ),
    "unreachable": "Ninguém pode ver isto nunca: as suas condições nunca valem ao mesmo tempo. Afrouxe-as, ou faça um rascunho.",
}
HINTS = {
    "duplicate_tag": "A etiqueta “{tag}” está duas vezes, e conta em dobro. Retire uma.",
    "k_dilutes": "k é {k}: mais de seis entradas diluem o contexto.",
    "no_such_name": "“{name}” está excluído como nome, mas o texto não tem esse nome. Recupere-o.",
    "short_name": "“{name}” é curto demais para ser encontrado no texto. Acrescente-o como etiqueta.",
    "tag_common": "A etiqueta “{tag}” está em {count} entradas ({percent} %), portanto diz pouco. Use etiquetas mais precisas.",
    "tag_once": "A etiqueta “{tag}” é usada uma vez.",
    "tag_spelling": "A etiqueta “{tag}” é comparada como “{folded}”. Escreva-a assim.",
    "unknown_key": (
        "“{key}” não é uma chave conhecida; {count} registros deste arquivo a têm. Ela é mantida, e "
        "nada a lê."
    ),
    "unknown_key.one": "“{key}” não é uma chave conhecida. Ela é mantida, e nada a lê.",
    "unknown_section": "“{key}” não é uma chave de um arquivo de lore. Ela é mantida, e nada a lê.",
}
FIXES = {
    "fix:add_tag": "Acrescentar a etiqueta",
    "fix:default_weight": "Usar peso 1.0",
    "fix:fold_tag": "Simplificar a etiqueta",
    "fix:give_id": "Dar um id",
    "fix:group_quest": "Pôr num grupo",
    "fix:keep_one": "Deixar uma",
    "fix:make_draft": "Fazer um rascunho",
    "fix:make_secret": "Tornar secreto",
    "fix:new_id": "Renomear este",
    "fix:remove_public": "Retirar público",
    "fix:remove_tag": "Retirar uma",
    "fix:rename_key": "Renomear a chave",
    "fix:replace_word": "Trocar a palavra",
    "fix:same_spelling": "Escrever da mesma forma",
    "fix:split_tag": "Dividir a etiqueta",
    "fix:split_text": "Dividir numa frase",
    "fix:take_back": "Recuperá-lo",
    "fix:to_list": "Fazer uma lista",
    "fix:use_nearest": "Usar o mais parecido",
}
MESSAGES: dict[str, str] = {**SHAPE, **ENTRIES, **REFERENCES, **WARNINGS, **HINTS, **FIXES}
