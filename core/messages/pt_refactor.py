"""Portuguese sentences about renames, find and replace, splitting, merging and counts."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "rename_empty": "Digite o novo nome.",
    "rename_taken": "Já existe {kind} com o id “{id}”.",
    "rename_locked": "“{id}” está em um arquivo que não pode ser escrito.",
    "rename_nowhere": "Nada neste mundo se chama “{id}”.",
    "rename_doubled": (
        "Vários registros têm este id. Só este é renomeado; o que o cita fica como está."
    ),
    "rename_doubled_id": "Vários registros têm este id. Renomeie um deles na tabela.",
    "rename_read_only": (
        "{count} lugares ficam como estão, em arquivos que não podem ser escritos: {files}."
    ),
    "rename_read_only.one": (
        "1 lugar fica como está, em um arquivo que não pode ser escrito: {files}."
    ),
    "rename_former_of": (
        "“{other}” se chamava “{id}” antes, e as partidas salvas podem se referir a ele."
    ),
    "rename_known": "O jogo e as partidas salvas dos jogadores conhecem “{id}”.",
    "rename_entry_known": (
        "O jogo e as partidas salvas podem conhecer “{id}”, e as entradas não guardam ids antigos."
    ),
    "rename_merges": "Isto une “{old}” a “{new}”, que {count} entradas já têm.",
    "rename_merges.one": "Isto une “{old}” a “{new}”, que 1 entrada já tem.",
    "rename_tag_of_place": (
        "“{tag}” é o id de um lugar: as entradas perdem os pontos que ganham nele."
    ),
    "rename_tag_to_place": "“{tag}” é o id de um lugar: as entradas ganham pontos nele.",
    "rename_tag_words": "“{tag}” não é uma só palavra, então nenhuma pergunta coincide no jogo.",
    "tag_delete_bare": "{count} entradas ficam sem nenhuma etiqueta.",
    "tag_delete_bare.one": "1 entrada fica sem nenhuma etiqueta.",
    "tag_delete_locked": "{count} registros ficam como estão, em arquivos que não podem ser escritos.",
    "tag_delete_locked.one": "1 registro fica como está, em um arquivo que não pode ser escrito.",
    "search_empty": "Digite o que procurar.",
    "bad_pattern": "O padrão não pode ser lido no caractere {at}: {reason}.",
    "pattern_slow": "O padrão leva mais de {seconds} s em um texto. Simplifique-o.",
    "bad_group": "A substituição usa o grupo {group}, que o padrão não tem.",
    "replace_breaks": "O registro não poderia mais ser lido.",
    "replace_no_id": "Ficaria sem id.",
    "replace_doubles_id": "Outro registro tem o id “{id}”.",
    "replace_id_alone": "Só mudam estes lugares. Renomeie “{id}” para levar junto o que o cita.",
    "replace_too_long": "O texto passaria {count} caracteres de {limit}.",
    "replace_too_long.one": "O texto passaria 1 caractere de {limit}.",
    "replace_no_text": "Ficaria sem texto.",
    "replace_empty_tag": "Uma etiqueta ficaria vazia.",
    "replace_doubles_tag": "Uma etiqueta ficaria duas vezes.",
    "replace_visibility": "Sua visibilidade não seria entendida, então ninguém a veria.",
}
