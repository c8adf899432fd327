"""Portuguese sentences about the saves of games."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "save_empty": "O save está vazio. Escolha outro.",
    "save_unknown": (
        "Isto não é um save num formato que se entenda. "
        "Confira se é o arquivo certo, ou salve-o pelo jogo como JSON."
    ),
    "save_not_json": "Isto não é JSON: {reason}. Salve-o de novo pelo jogo.",
    "save_no_text": (
        "O byte {byte} não é texto em {encoding}. Confira se é o arquivo certo, "
        "ou salve-o de novo pelo jogo."
    ),
    "save_broken_text": "O byte {byte} não é {encoding}; os caracteres partidos aparecem como �.",
    "save_repeated_key": "A chave “{key}” está duas vezes num objeto; mostra-se a última.",
    "save_too_wrapped": "O save está embrulhado mais de {limit} vezes, portanto não é aberto.",
    "save_too_large": (
        "O save passa de {limit} MiB, portanto não é aberto. Confira se é o arquivo certo."
    ),
    "save_too_many": (
        "O save tem mais de {limit} caracteres de estrutura, portanto não é aberto. "
        "Confira se é o arquivo certo."
    ),
    "save_too_deep": (
        "O save está aninhado mais de {limit} níveis, portanto não é aberto. "
        "Confira se é o arquivo certo."
    ),
    "save_no_godot_text": "Isto não é um valor que o Godot escreva. Salve-o de novo pelo jogo.",
    "save_cut_short": "O save acaba cedo demais, no byte {byte}. Use outra cópia.",
    "save_broken_value": "No byte {byte} não há um valor de um tipo conhecido. Use outra cópia.",
    "save_left_over": "Há mais depois do valor, a partir do byte {byte}.",
    "save_broken_block": "Os dados {method} estão danificados. Use outra cópia do save.",
    "save_unknown_method": "O método de compressão {method} não é conhecido. Salve sem comprimir.",
    "save_big_endian": "Um recurso com os bytes em ordem inversa não é lido. Salve-o como .tres.",
    "save_broken_zip": "O zip está danificado ({reason}). Use outra cópia do save.",
    "save_zip_without_json": (
        "O zip não tem nenhum membro “json”, portanto não é um save legível de Ren'Py. "
        "Só se lê esse membro."
    ),
    "save_zip_method": (
        "O membro “json” está cifrado ou empacotado de forma pouco comum, portanto não é lido."
    ),
    "save_renpy_log": (
        "Só se lê o membro “json”. O membro “log” é um pickle, que pode executar código, "
        "e fica fechado: o jogo pode pôr a sua memória em “json” com config.save_json_callbacks."
    ),
    "save_password_needed": "O save está cifrado. Dê a sua senha.",
    "save_wrong_password": "A senha não abre este save, ou ele está danificado.",
    "save_refused_pickle": (
        "Isto é um pickle de Python, que executa código ao ser carregado, portanto nunca é aberto. "
        "Faça o jogo escrever a sua memória como JSON."
    ),
    "save_refused_dotnet": (
        "Estes são dados de .NET BinaryFormatter, que executam código ao ser carregados, "
        "portanto nunca são abertos. Faça o jogo escrever a sua memória como JSON."
    ),
    "save_object": "Um objeto do tipo {type} é mostrado como dados; não foi criado.",
    "save_script": "Há um script neste save. Não foi executado; tenha cuidado no motor.",
    "save_config_value": "O valor de “{key}” não se entende; é mostrado como texto.",
    "save_unread_bytes": "{count} bytes entre as partes não se entendem ({ranges}).",
    "save_more_problems": "Há mais de {limit} problemas; o resto não é listado.",
    "save_many_embedded": (
        "Mais de {limit} valores contêm eles próprios dados; daqui em diante não são abertos."
    ),
    "memory_shape": (
        "Isto parece uma memória, mas não é um dicionário de ids de NPC com listas de fatos."
    ),
    "memory_npc": "O que este NPC lembra não é uma lista de fatos, portanto não é mostrado.",
    "memory_repeated_npc": "Este NPC está duas vezes; os seus fatos são mostrados juntos.",
    "memory_fact": "Isto não é um fato: um fato é um dicionário com um texto.",
    "memory_no_text": "O fato não tem texto.",
    "memory_no_number": "Isto não é um número.",
    "memory_no_turn": "A memória não tem turno, portanto não se sabe a idade dos seus fatos.",
    "memory_version": "A versão não é um número inteiro; a memória é lida como versão 1.",
    "copy_over_save": "Uma cópia nunca é escrita sobre o próprio save. Escolha outro nome.",
    "copy_inside": (
        "A memória está dentro de dados ({layers}) que só são lidos, por "
        "isso não se pode escrever uma cópia. Salve-a no jogo como JSON."
    ),
}
