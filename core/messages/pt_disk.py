"""Portuguese sentences about merging, comparing, backups and recovery."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "merge_clean": "Mesclado sem conflitos.",
    "merge_conflicts": "Restam {count} conflitos entre marcas em {file}.",
    "merge_conflicts.one": "Resta 1 conflito entre marcas em {file}.",
    "merge_place": "{kind} “{id}”, {field}: os dois lados o mudaram.",
    "merge_place_whole": "{kind} “{id}”: um lado o mudou e o outro o apagou.",
    "merge_place_key": "“{field}” do arquivo: os dois lados o mudaram.",
    "merge_no_base": (
        "A versão comum não pode ser lida ({reason}); só os dois lados são comparados."
    ),
    "merge_unusable": "Não pode ser mesclado por entradas.",
    "open_elsewhere": (
        "Este mundo está aberto em outra janela do Loremask. Aqui é só de leitura; assuma-o para editar."
    ),
    "no_git": "O git não foi encontrado neste computador.",
    "git_no_repository": "Esta pasta não está em um repositório git.",
    "git_untrusted": (
        "O git não confia nesta pasta, porque é de outro usuário. Nada foi lido dele."
    ),
    "git_no_commit": "O repositório ainda não tem nenhum commit.",
    "git_slow": "O git não respondeu a tempo.",
    "git_failed": "O git não pôde ser lido ({reason}).",
    "recovery_too_large": (
        "As edições não salvas passam de {limit} MiB e não são guardadas para recuperação. "
        "Salve logo."
    ),
    "reason:open_elsewhere": "o mundo está aberto em outra janela do Loremask",
    "reason:unreadable": "não pôde ser lido ao ser aberto",
    "kind:plot": "nota de trama",
    "kind:tag_alias": "alias de etiqueta",
    "kind:player": "jogador",
    "kind:version": "versão",
    "kind:language": "idioma",
}
