"""Portuguese sentences about files, saving and edits."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "not_found": "Não existe esse arquivo ou pasta. Confira o caminho.",
    "no_permission": "Permissão negada. Peça o direito de ler, ou abra uma cópia.",
    "cannot_read": "Não pode ser lido ({reason}).",
    "not_a_file": "Isto não é um arquivo comum e não é aberto.",
    "not_removable": "“{key}” é um valor único do seu arquivo e não pode ser apagado; esvazie-o.",
    "already_there": "O arquivo já tem “{key}”.",
    "not_a_folder": "Isto não é nem uma pasta nem um arquivo de lore.",
    "no_lore_here": "Não há nenhum arquivo de lore nesta pasta. Crie um, ou abra outra pasta.",
    "empty_file": "O arquivo está vazio. Ponha `{{}}` ou um arquivo de lore nele, ou apague-o.",
    "not_json": "Isto não é JSON: {reason}. Corrija num editor de texto; o arquivo fica como está.",
    "conflict_markers": (
        "O arquivo tem marcas de conflito do git. Resolva primeiro o conflito; "
        "o arquivo fica como está."
    ),
    "too_deep": "O JSON está aninhado fundo demais para ser lido. O arquivo fica como está.",
    "too_large": "O arquivo passa de {limit} MiB e não é aberto.",
    "not_an_object": "Um arquivo de lore tem um objeto no topo, e este tem {found}.",
    "not_lore": "JSON, mas não lore: nenhuma das suas chaves é das nossas. Fica em paz.",
    "wrong_encoding": (
        "O arquivo está escrito em {encoding}, não em UTF-8. É mostrado, mas nunca reescrito: "
        "converta-o para UTF-8 para editá-lo."
    ),
    "newer_version": (
        "O arquivo é da versão {version}; este programa conhece a {known}. Abre só para leitura."
    ),
    "bad_version": "“{key}” deve ser um número inteiro, e isto é {found}.",
    "section_type": "“{key}” deve ter {expected}, e isto tem {found}. Fica como está.",
    "duplicate_section": "“{key}” está duas vezes neste arquivo. O jogo só lê a última.",
    "read_only_file": "O arquivo é só de leitura: {reason}.",
    "save_read_only": "O arquivo é só de leitura e não foi salvo. Permita escrever nele, ou salve uma cópia.",
    "save_no_space": "Não há espaço no disco. Nada mudou; libere espaço e salve de novo.",
    "save_busy": "Outro programa está salvando nesta pasta. Nada mudou; salve de novo daqui a pouco.",
    "save_no_permission": "Aqui não é permitido escrever. Nada mudou; as suas edições continuam abertas.",
    "save_failed": "Não foi possível salvar ({reason}). Nada mudou; as suas edições continuam abertas.",
    "changed_on_disk": (
        "Outro programa mudou o arquivo desde que foi aberto. "
        "Nada foi escrito; leia-o de novo ou salve por cima."
    ),
    "deleted_on_disk": "Outro programa apagou o arquivo. Salve de novo para escrevê-lo outra vez.",
    "no_folder": "A pasta já não está lá. Salve uma cópia noutro lugar.",
    "bad_name": "“{name}” não pode ser o nome de um arquivo aqui.",
    "file_exists": "Já há um arquivo com esse nome.",
    "journal_foreign": "Um diário de salvamento nomeia aqui arquivos de fora desta pasta. Ficou em paz.",
    "not_an_edit_here": "Este registro já não está no mundo.",
    "edit_read_only": "O arquivo é só de leitura: {reason}. A edição não foi feita.",
    "raw_not_json": "Isto não é JSON: {reason}.",
    "raw_not_object": "Um registro é um objeto entre chaves, e isto é {found}.",
    "no_password_variable": "A variável de ambiente {name} não está definida. Ponha nela a senha.",
    "save_no_state": "Neste save não se achou nem uma memória nem um estado do jogo.",
    "unknown_id": "Neste mundo não há {kind} “{id}”.",
    "unknown_id_nearest": "Neste mundo não há {kind} “{id}”. Queria dizer “{nearest}”?",
    "duplicate_member": "“{key}” está duas vezes neste registro; ao editar muda a última.",
}
