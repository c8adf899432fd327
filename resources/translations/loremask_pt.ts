<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Mundo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>C&amp;hanges and earlier saves</source>
        <translation>&amp;Mudanças e versões</translation>
    </message>
    <message>
        <source>&amp;Game saves</source>
        <translation>Sa&amp;ves do jogo</translation>
    </message>
    <message>
        <source>&amp;Playground</source>
        <translation>&amp;Testes</translation>
    </message>
    <message>
        <source>Sc&amp;ene</source>
        <translation>C&amp;ena</translation>
    </message>
    <message>
        <source>Copy spec&amp;ial</source>
        <translation>Cópia es&amp;pecial</translation>
    </message>
    <message>
        <source>Rename, split and &amp;merge</source>
        <translation>Renomear, dividir &amp;e unir</translation>
    </message>
    <message>
        <source>&amp;Kind of record</source>
        <translation>Tipo de &amp;registro</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Espaço de trabalho</translation>
    </message>
    <message>
        <source>&amp;Knowledge</source>
        <translation>&amp;Saberes</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Casos</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>&amp;Novo mundo…</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>Abrir &amp;pasta…</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>A&amp;brir arquivo…</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Abrir o e&amp;xemplo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Sa&amp;lvar</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Salvar &amp;uma cópia…</translation>
    </message>
    <message>
        <source>C&amp;lose world</source>
        <translation>&amp;Fechar o mundo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Restaurar o la&amp;yout</translation>
    </message>
    <message>
        <source>Go to &amp;action or entry</source>
        <translation>&amp;Ir para ação ou entrada</translation>
    </message>
    <message>
        <source>&amp;Filter or query</source>
        <translation>&amp;Filtro ou pergunta</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>Pró&amp;ximo problema</translation>
    </message>
    <message>
        <source>Previous &amp;issue</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>We&amp;lcome page</source>
        <translation>Pá&amp;gina inicial</translation>
    </message>
    <message>
        <source>Next &amp;region</source>
        <translation>&amp;Próxima região</translation>
    </message>
    <message>
        <source>Previous r&amp;egion</source>
        <translation>&amp;Região anterior</translation>
    </message>
    <message>
        <source>New lore &amp;file…</source>
        <translation>&amp;Novo arquivo de lore…</translation>
    </message>
    <message>
        <source>&amp;Move entries to file…</source>
        <translation>&amp;Mover entradas para outro arquivo…</translation>
    </message>
    <message>
        <source>&amp;Show folder</source>
        <translation>Mostrar &amp;a pasta</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;About Loremask</source>
        <translation>&amp;Sobre o Loremask</translation>
    </message>
    <message>
        <source>&amp;Run the selected cases</source>
        <translation>&amp;Executar os casos escolhidos</translation>
    </message>
    <message>
        <source>Run &amp;all cases</source>
        <translation>Executar &amp;todos os casos</translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation>&amp;Novo caso</translation>
    </message>
    <message>
        <source>Paraphrase &amp;lab</source>
        <translation>&amp;Laboratório de paráfrases</translation>
    </message>
    <message>
        <source>Open the &amp;case in the playground</source>
        <translation>Abrir o &amp;caso em Testes</translation>
    </message>
    <message>
        <source>Changes since the last &amp;save…</source>
        <translation>Mudanças desde que foi &amp;salvo…</translation>
    </message>
    <message>
        <source>Changes since the last &amp;commit…</source>
        <translation>Mudanças desde o último &amp;commit…</translation>
    </message>
    <message>
        <source>&amp;Earlier saves…</source>
        <translation>&amp;Versões salvas antes…</translation>
    </message>
    <message>
        <source>Forget kept &amp;texts…</source>
        <translation>&amp;Esquecer os textos guardados…</translation>
    </message>
    <message>
        <source>One quest &amp;back</source>
        <translation>&amp;Uma missão atrás</translation>
    </message>
    <message>
        <source>One quest &amp;on</source>
        <translation>Uma &amp;missão à frente</translation>
    </message>
    <message>
        <source>&amp;Ask as the NPC of the selected cell</source>
        <translation>&amp;Perguntar como o NPC da célula</translation>
    </message>
    <message>
        <source>Show the &amp;entry of the selected cell</source>
        <translation>Mostrar a entrada &amp;da célula</translation>
    </message>
    <message>
        <source>Mark what the &amp;next quest opens</source>
        <translation>Marcar o que a pró&amp;xima missão abre</translation>
    </message>
    <message>
        <source>Export &amp;who knows what…</source>
        <translation>Exportar &amp;quem sabe o quê…</translation>
    </message>
    <message>
        <source>Export the &amp;audit…</source>
        <translation>Exportar a &amp;auditoria…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Apa&amp;gar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>&amp;Copiar como JSON</translation>
    </message>
    <message>
        <source>&amp;New record</source>
        <translation>&amp;Novo registro</translation>
    </message>
    <message>
        <source>F&amp;orm of the selected record</source>
        <translation>Formulário &amp;do registro</translation>
    </message>
    <message>
        <source>&amp;JSON of the selected record</source>
        <translation>&amp;JSON do registro</translation>
    </message>
    <message>
        <source>Sa&amp;ve this filter</source>
        <translation>&amp;Guardar este filtro</translation>
    </message>
    <message>
        <source>Filter and sort &amp;again</source>
        <translation>Filtrar e ordenar &amp;de novo</translation>
    </message>
    <message>
        <source>Show &amp;entries</source>
        <translation>Mostrar &amp;entradas</translation>
    </message>
    <message>
        <source>Show &amp;NPCs</source>
        <translation>&amp;Mostrar NPCs</translation>
    </message>
    <message>
        <source>Show &amp;places</source>
        <translation>Most&amp;rar lugares</translation>
    </message>
    <message>
        <source>Show &amp;quests</source>
        <translation>Mo&amp;strar missões</translation>
    </message>
    <message>
        <source>Show &amp;factions</source>
        <translation>Mostrar &amp;facções</translation>
    </message>
    <message>
        <source>Show plot n&amp;otes</source>
        <translation>Mostrar &amp;notas de trama</translation>
    </message>
    <message>
        <source>Show &amp;tag aliases</source>
        <translation>Mostrar &amp;alias de etiquetas</translation>
    </message>
    <message>
        <source>Show p&amp;layer</source>
        <translation>Mostrar &amp;jogador</translation>
    </message>
    <message>
        <source>Look &amp;into a save…</source>
        <translation>&amp;Olhar dentro de um save…</translation>
    </message>
    <message>
        <source>&amp;Read the save again</source>
        <translation>&amp;Ler o save de novo</translation>
    </message>
    <message>
        <source>Load a &amp;trace…</source>
        <translation>Carregar &amp;um traço…</translation>
    </message>
    <message>
        <source>&amp;Compare with another save…</source>
        <translation>&amp;Comparar com outro save…</translation>
    </message>
    <message>
        <source>&amp;Place and quests in the save…</source>
        <translation>Lu&amp;gar e missões no save…</translation>
    </message>
    <message>
        <source>Save a copy &amp;of the save…</source>
        <translation>&amp;Salvar uma cópia do save…</translation>
    </message>
    <message>
        <source>&amp;Findings over builds…</source>
        <translation>&amp;Achados por build…</translation>
    </message>
    <message>
        <source>Make a case of &amp;what is shown</source>
        <translation>Criar u&amp;m caso do que se vê</translation>
    </message>
    <message>
        <source>Open this state in the &amp;playground</source>
        <translation>Abrir este estado em &amp;Testes</translation>
    </message>
    <message>
        <source>Copy a &amp;bug report</source>
        <translation>Copiar um relatório de &amp;erro</translation>
    </message>
    <message>
        <source>&amp;Author’s view</source>
        <translation>&amp;Visão do autor</translation>
    </message>
    <message>
        <source>&amp;Hide the ids of masked entries too</source>
        <translation>Tapar também os &amp;ids das ocultas</translation>
    </message>
    <message>
        <source>&amp;Compare with this state</source>
        <translation>&amp;Comparar com este estado</translation>
    </message>
    <message>
        <source>Copy the question as &amp;command line</source>
        <translation>Copiar a pergunta como &amp;linha de comando</translation>
    </message>
    <message>
        <source>Copy the &amp;answer as JSON</source>
        <translation>Copiar a &amp;resposta como JSON</translation>
    </message>
    <message>
        <source>Make case of this &amp;question</source>
        <translation>Criar um caso desta &amp;pergunta</translation>
    </message>
    <message>
        <source>&amp;State from a save…</source>
        <translation>&amp;Estado de um save…</translation>
    </message>
    <message>
        <source>&amp;Open bundle…</source>
        <translation>&amp;Abrir pacote…</translation>
    </message>
    <message>
        <source>Copy the conte&amp;xt</source>
        <translation>Copiar &amp;o contexto</translation>
    </message>
    <message>
        <source>Check an a&amp;nswer</source>
        <translation>Co&amp;nferir uma resposta</translation>
    </message>
    <message>
        <source>Save as &amp;bundle…</source>
        <translation>&amp;Salvar como pacote…</translation>
    </message>
    <message>
        <source>Save as bundle for a &amp;player…</source>
        <translation>Salvar pacote para um &amp;jogador…</translation>
    </message>
    <message>
        <source>&amp;Play turn</source>
        <translation>&amp;Jogar o turno</translation>
    </message>
    <message>
        <source>S&amp;top the model</source>
        <translation>&amp;Parar o modelo</translation>
    </message>
    <message>
        <source>&amp;End scene…</source>
        <translation>&amp;Encerrar a cena…</translation>
    </message>
    <message>
        <source>End sess&amp;ion…</source>
        <translation>Encerrar &amp;a sessão…</translation>
    </message>
    <message>
        <source>Roll for a s&amp;kill…</source>
        <translation>&amp;Rolar uma perícia…</translation>
    </message>
    <message>
        <source>Scene from a &amp;fresh state…</source>
        <translation>Cena a partir do &amp;zero…</translation>
    </message>
    <message>
        <source>Scene from a &amp;copy of a save…</source>
        <translation>Cena a partir da &amp;cópia de um save…</translation>
    </message>
    <message>
        <source>Hide the ids of what the &amp;scene does not know</source>
        <translation>Tapar os &amp;ids do que a cena não sabe</translation>
    </message>
    <message>
        <source>Copy what the &amp;Scene Director sees</source>
        <translation>Copiar o que o &amp;diretor de cena vê</translation>
    </message>
    <message>
        <source>Save the &amp;trace…</source>
        <translation>Salvar &amp;o traço…</translation>
    </message>
    <message>
        <source>Save a copy of the &amp;game…</source>
        <translation>Salvar uma cópia do jo&amp;go…</translation>
    </message>
    <message>
        <source>&amp;What is sent to the model</source>
        <translation>O &amp;que é enviado ao modelo</translation>
    </message>
    <message>
        <source>&amp;Model server…</source>
        <translation>&amp;Servidor do modelo…</translation>
    </message>
    <message>
        <source>&amp;Rename everywhere…</source>
        <translation>&amp;Renomear em todo lugar…</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>Locali&amp;zar e substituir…</translation>
    </message>
    <message>
        <source>S&amp;plit the entry…</source>
        <translation>Di&amp;vidir a entrada…</translation>
    </message>
    <message>
        <source>Mer&amp;ge near duplicates…</source>
        <translation>Unir &amp;quase duplicadas…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>E&amp;statísticas…</translation>
    </message>
    <message>
        <source>Undo &amp;history</source>
        <translation>&amp;Histórico de mudanças</translation>
    </message>
</context>
<context>
    <name>AliasDialog</name>
    <message>
        <source>Other words for a tag</source>
        <translation>Outras palavras para uma etiqueta</translation>
    </message>
    <message>
        <source>Parted by commas. The profile “lexical” does not use them.</source>
        <translation>Separadas por vírgulas. O perfil “lexical” não as usa.</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Palavras</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Acrescentar</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Pin this state and compare others with it</source>
        <translation>Fixar este estado e comparar outros com ele</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Criar caso</translation>
    </message>
    <message>
        <source>A case that expects this answer from now on</source>
        <translation>Um caso que passa a esperar esta resposta</translation>
    </message>
    <message>
        <source>Hide the ids of masked entries too</source>
        <translation>Tapar também os ids das entradas ocultas</translation>
    </message>
    <message>
        <source>Author’s view</source>
        <translation>Visão do autor</translation>
    </message>
    <message>
        <source>Show the texts of masked entries (Ctrl+Shift+M)</source>
        <translation>Mostrar os textos das entradas ocultas (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Copiar como linha de comando</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>Save as bundle…</source>
        <translation>Salvar como pacote…</translation>
    </message>
    <message>
        <source>Save as bundle for a player…</source>
        <translation>Salvar pacote para um jogador…</translation>
    </message>
    <message>
        <source>Open bundle…</source>
        <translation>Abrir pacote…</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Todas {count}</translation>
    </message>
    <message>
        <source>Retrieved {count}</source>
        <translation>Dadas {count}</translation>
    </message>
    <message>
        <source>Masked {count}</source>
        <translation>Ocultas {count}</translation>
    </message>
    <message>
        <source>Left out {count}</source>
        <translation>Fora {count}</translation>
    </message>
</context>
<context>
    <name>AnswerField</name>
    <message>
        <source>What the NPC answered</source>
        <translation>O que o NPC respondeu</translation>
    </message>
    <message>
        <source>Paste an answer to check it</source>
        <translation>Cole uma resposta para conferi-la</translation>
    </message>
</context>
<context>
    <name>AnswerList</name>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Save the edits in “{name}”?</source>
        <translation>Salvar as edições de “{name}”?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>O que não for salvo se perde.</translation>
    </message>
    <message>
        <source>Unsaved edits: {n}.</source>
        <translation>Edições não salvas: {n}.</translation>
    </message>
    <message>
        <source>Save the trace of the scene?</source>
        <translation>Salvar o traço da cena?</translation>
    </message>
    <message>
        <source>What was played here is kept nowhere else. What is not saved is lost.</source>
        <translation>O que foi jogado aqui não fica guardado em outro lugar. O que não for salvo se perde.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Não salvar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>“{folder}” holds saves and no lore.</source>
        <translation>“{folder}” contém saves e nada de lore.</translation>
    </message>
    <message>
        <source>The saves can be read where memory is looked into, with any world or none.</source>
        <translation>Os saves são lidos em Memória, com qualquer mundo ou nenhum.</translation>
    </message>
    <message>
        <source>Open the &amp;saves</source>
        <translation>&amp;Abrir os saves</translation>
    </message>
    <message>
        <source>Open it as an empty &amp;world</source>
        <translation>Abrir como &amp;mundo vazio</translation>
    </message>
    <message>
        <source>Nothing is left in {files}.</source>
        <translation>Não sobra nada em {files}.</translation>
    </message>
    <message>
        <source>Every record of it was deleted. Undo brings them back.</source>
        <translation>Todos os registros foram apagados. Desfazer traz de volta.</translation>
    </message>
    <message>
        <source>Save it &amp;empty</source>
        <translation>Salvar &amp;vazio</translation>
    </message>
    <message>
        <source>The JSON typed for {names} is not applied.</source>
        <translation>O JSON digitado para {names} não foi aplicado.</translation>
    </message>
    <message>
        <source>It is no JSON yet, and is lost when the world is closed.</source>
        <translation>Ainda não é JSON, e se perde ao fechar o mundo.</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Forget what is kept of all worlds?</source>
        <translation>Esquecer o que está guardado de todos os mundos?</translation>
    </message>
    <message>
        <source>Unsaved edits for recovery and the last saves, {size} in all. The worlds themselves are not touched.</source>
        <translation>Edições não salvas para recuperação e o que foi salvo antes, {size} ao todo. Os mundos não são tocados.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>“{key}” stands more than once in “{id}”.</source>
        <translation>“{key}” está mais de uma vez em “{id}”.</translation>
    </message>
    <message>
        <source>The game reads the last one. Only that one is changed; the others stay as they are. The quick fix of the issue keeps one.</source>
        <translation>O jogo lê a última. Só essa muda; as outras ficam como estão. A correção rápida do problema deixa uma.</translation>
    </message>
    <message>
        <source>&amp;Change the last</source>
        <translation>M&amp;udar a última</translation>
    </message>
</context>
<context>
    <name>AudienceEditor</name>
    <message>
        <source>add audience</source>
        <translation>acrescentar quem</translation>
    </message>
</context>
<context>
    <name>Audiences</name>
    <message>
        <source>public</source>
        <translation>público</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreto</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>NPC {id}</source>
        <translation>NPC {id}</translation>
    </message>
    <message>
        <source>faction {id}</source>
        <translation>facção {id}</translation>
    </message>
    <message>
        <source>after quest {id}</source>
        <translation>depois da missão {id}</translation>
    </message>
    <message>
        <source>not understood: {id}</source>
        <translation>não se entende: {id}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vazio)</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery in {folder}: {reason}.</source>
        <translation>As edições não salvas não podem ser guardadas em {folder} para recuperação: {reason}.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Earlier saves</source>
        <translation>Versões salvas antes</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Versões salvas</translation>
    </message>
    <message>
        <source>Before that save</source>
        <translation>Antes de salvar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>What each of the last saves replaced. Restoring is one step that undo takes back.</source>
        <translation>O que foi substituído a cada vez que se salvou. Restaurar é um só passo, que pode ser desfeito.</translation>
    </message>
    <message>
        <source>This world has not been saved here yet.</source>
        <translation>Este mundo ainda não foi salvo aqui.</translation>
    </message>
</context>
<context>
    <name>BuildsDialog</name>
    <message>
        <source>Findings over builds</source>
        <translation>Achados por build</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Acrescentar arquivos…</translation>
    </message>
    <message>
        <source>Name of the build</source>
        <translation>Nome da build</translation>
    </message>
    <message>
        <source>Move the build up</source>
        <translation>Subir a build</translation>
    </message>
    <message>
        <source>Move the build down</source>
        <translation>Descer a build</translation>
    </message>
    <message>
        <source>Take the build off the list</source>
        <translation>Tirar a build da lista</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Achado</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Respostas de</translation>
    </message>
    <message>
        <source>Rate over builds</source>
        <translation>Taxa por build</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Builds</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Two builds compared</source>
        <translation>Duas builds comparadas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Answers or rates (*.jsonl *.json);;All files (*)</source>
        <translation>Respostas ou taxas (*.jsonl *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Answers of a build</source>
        <translation>Respostas de uma build</translation>
    </message>
    <message>
        <source>Reading {n} files …</source>
        <translation>Lendo {n} arquivos…</translation>
    </message>
    <message>
        <source>Add a file for each build: its answers, one in a line as JSON, or what “loremask verify --batch … --rates --json” printed.</source>
        <translation>Acrescente um arquivo por build: suas respostas, uma por linha como JSON, ou o que “loremask verify --batch … --rates --json” imprimiu.</translation>
    </message>
    <message>
        <source>A heuristic: single findings may be wrong, rates are the signal.</source>
        <translation>Heurística: um achado isolado pode estar errado; o que conta são as taxas.</translation>
    </message>
</context>
<context>
    <name>BulkEdits</name>
    <message numerus="yes">
        <source>Editing %n records …</source>
        <translation>
            <numerusform>Editando %Ln registro…</numerusform>
            <numerusform>Editando %Ln registros…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaseCommands</name>
    <message>
        <source>The case expects what happens now. Undo takes it back.</source>
        <translation>O caso espera o que acontece agora. Pode ser desfeito.</translation>
    </message>
    <message>
        <source>No lore file of this world can be written.</source>
        <translation>Nenhum arquivo de lore deste mundo pode ser escrito.</translation>
    </message>
    <message>
        <source>{count} deleted. Undo brings them back.</source>
        <translation>Apagados: {count}. Desfazer traz de volta.</translation>
    </message>
    <message>
        <source>{count} copied as JSON.</source>
        <translation>Copiados como JSON: {count}.</translation>
    </message>
    <message>
        <source>The case passes</source>
        <translation>O caso passa</translation>
    </message>
    <message>
        <source>The case fails</source>
        <translation>O caso falha</translation>
    </message>
    <message>
        <source>{passed} of {total} run cases pass</source>
        <translation>Passam {passed} de {total} casos executados</translation>
    </message>
    <message>
        <source>case {id}</source>
        <translation>caso {id}</translation>
    </message>
</context>
<context>
    <name>CaseModel</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>a stranger</source>
        <translation>desconhecido</translation>
    </message>
</context>
<context>
    <name>CaseTable</name>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>não dá</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sem conferir</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>não executado</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>not expected</source>
        <translation>não esperado</translation>
    </message>
    <message>
        <source>besides</source>
        <translation>além disso</translation>
    </message>
    <message>
        <source>{id}, number {rank}</source>
        <translation>{id}, número {rank}</translation>
    </message>
    <message>
        <source>{id}, masked</source>
        <translation>{id}, oculta</translation>
    </message>
    <message>
        <source>{id}, open</source>
        <translation>{id}, aberta</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>no contexto</translation>
    </message>
    <message>
        <source>not {item}</source>
        <translation>não {item}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>CasesBar</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Add text, file: …</source>
        <translation>Texto, file: …</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Executar todos</translation>
    </message>
    <message>
        <source>Run every case anew (Ctrl+Shift+Enter)</source>
        <translation>Executar todos os casos de novo (Ctrl+Shift+Enter)</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo caso</translation>
    </message>
    <message>
        <source>New case (Ctrl+N)</source>
        <translation>Novo caso (Ctrl+N)</translation>
    </message>
    <message>
        <source>Paraphrase lab</source>
        <translation>Laboratório de paráfrases</translation>
    </message>
    <message>
        <source>How often each profile finds what players ask about</source>
        <translation>Com que frequência cada perfil acha o que os jogadores perguntam</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Todos {count}</translation>
    </message>
    <message>
        <source>Failing {count}</source>
        <translation>Falham {count}</translation>
    </message>
    <message>
        <source>Passing {count}</source>
        <translation>Passam {count}</translation>
    </message>
</context>
<context>
    <name>CasesWorkspace</name>
    <message>
        <source>There are no cases yet</source>
        <translation>Ainda não há casos</translation>
    </message>
    <message>
        <source>A case keeps a question and what must come of it, and is run with every edit.</source>
        <translation>Um caso guarda uma pergunta e o que deve sair dela, e é executado a cada edição.</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo caso</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>Nenhum caso passa pelo filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>No case fails</source>
        <translation>Nenhum caso falha</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>No case passes</source>
        <translation>Nenhum caso passa</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Seleção: %Ln</numerusform>
            <numerusform>Seleção: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Swap before and after</source>
        <translation>Trocar antes e depois</translation>
    </message>
    <message>
        <source>Other save…</source>
        <translation>Outro save…</translation>
    </message>
    <message>
        <source>Only this NPC</source>
        <translation>Só este NPC</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>comparing …</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>Choose two moments.</source>
        <translation>Escolha dois momentos.</translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message>
        <source>Conversation so far</source>
        <translation>Conversa até agora</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Add turn</source>
        <translation>Acrescentar turno</translation>
    </message>
    <message>
        <source>Add line and answer to the conversation, for the next turn (Ctrl+Enter)</source>
        <translation>Acrescentar fala e resposta à conversa, para o próximo turno (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Desfazer turno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Forget the conversation</source>
        <translation>Esquecer a conversa</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Criar caso</translation>
    </message>
    <message>
        <source>A case of this question, this answer and its findings</source>
        <translation>Um caso com esta pergunta, esta resposta e seus achados</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>heurística</translation>
    </message>
    <message>
        <source>It may miss things or be wrong: rates over many answers are the signal</source>
        <translation>Pode deixar passar coisas ou errar: o que conta são as taxas em muitas respostas</translation>
    </message>
    <message>
        <source>Paste what {name} answered</source>
        <translation>Cole o que {name} respondeu</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} achados</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Conferindo…</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Answer check</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Who knows</source>
        <translation>Quem sabe</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Who knows ({count})</source>
        <translation>Quem sabe ({count})</translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>unknown: {value}</source>
        <translation>desconhecido: {value}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>mais {n}</translation>
    </message>
</context>
<context>
    <name>CommandField</name>
    <message>
        <source>Go to action or entry</source>
        <translation>Ir para ação ou entrada</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing is called that</source>
        <translation>Nada se chama assim</translation>
    </message>
    <message>
        <source>Actions and ids are searched, in any part of their names.</source>
        <translation>Buscam-se ações e ids, em qualquer parte do nome.</translation>
    </message>
    <message>
        <source>Actions and entries</source>
        <translation>Ações e entradas</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>“{name}” is nobody in this world: take the name out of Present.</source>
        <translation>“{name}” não é ninguém neste mundo: tire o nome de Presentes.</translation>
    </message>
    <message>
        <source>“{name}” is nobody in this world. Take it out, or is {guess} meant?</source>
        <translation>“{name}” não é ninguém neste mundo. Tire-o, ou é {guess}?</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Pin this state</source>
        <translation>Fixar este estado</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Pinned: {state}</source>
        <translation>Fixado: {state}</translation>
    </message>
    <message>
        <source>{count} differ</source>
        <translation>{count} diferem</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Changes since the last save</source>
        <translation>Mudanças desde que foi salvo</translation>
    </message>
    <message>
        <source>Nothing has changed since the last save.</source>
        <translation>Nada mudou desde que foi salvo.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>No disco</translation>
    </message>
    <message>
        <source>Changes since the last commit</source>
        <translation>Mudanças desde o último commit</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>Nada mudou desde o último commit.</translation>
    </message>
    <message>
        <source>Last commit</source>
        <translation>Último commit</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>1 record differs.</source>
        <translation>1 registro difere.</translation>
    </message>
    <message>
        <source>{n} records differ.</source>
        <translation>{n} registros diferem.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>Restored. Save to keep it; undo takes it back.</source>
        <translation>Restaurado. Salve para manter; pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>ConflictModel</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Fica</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>deles</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>meu</translation>
    </message>
</context>
<context>
    <name>ConflictTable</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Show the text</source>
        <translation>Mostrar o texto</translation>
    </message>
    <message>
        <source>The text that would be sent</source>
        <translation>O texto que seria enviado</translation>
    </message>
    <message>
        <source>The player&apos;s line, if any</source>
        <translation>A fala do jogador, se houver</translation>
    </message>
    <message>
        <source>Player&apos;s line</source>
        <translation>Fala do jogador</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>Como os tokens são contados</translation>
    </message>
    <message>
        <source>estimated (≈)</source>
        <translation>estimados (≈)</translation>
    </message>
    <message>
        <source>at most, for any model</source>
        <translation>no máximo, com qualquer modelo</translation>
    </message>
    <message>
        <source>Context now, {name}</source>
        <translation>Contexto agora, {name}</translation>
    </message>
    <message>
        <source>Memory in the context now, {name}</source>
        <translation>Memória no contexto agora, {name}</translation>
    </message>
    <message>
        <source>{tokens} of {budget} tokens</source>
        <translation>{tokens} de {budget} tokens</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regras</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identidade</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>fatos</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>conversa</translation>
    </message>
    <message>
        <source>lore</source>
        <translation>lore</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>player&apos;s line</source>
        <translation>fala do jogador</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <translation>Fatos: {facts}.</translation>
    </message>
    <message>
        <source>Turns: {turns} of {window}.</source>
        <translation>Turnos: {turns} de {window}.</translation>
    </message>
    <message>
        <source>Left out, no room: {facts} facts, {lines} lines.</source>
        <translation>Fora, sem espaço: {facts} fatos, {lines} linhas.</translation>
    </message>
    <message>
        <source>Hide the text</source>
        <translation>Ocultar o texto</translation>
    </message>
    <message>
        <source>Budget, counting and price</source>
        <translation>Orçamento, contagem e preço</translation>
    </message>
    <message>
        <source>The exact text the model would get</source>
        <translation>O texto exato que o modelo receberia</translation>
    </message>
    <message>
        <source>What was left out, and why</source>
        <translation>O que ficou de fora, e por quê</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Show what was left out</source>
        <translation>Mostrar o que ficou de fora</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>{total} of {budget} · {counter}</source>
        <translation>{total} de {budget} · {counter}</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimativa</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>estrito</translation>
    </message>
    <message>
        <source>No context</source>
        <translation>Sem contexto</translation>
    </message>
    <message>
        <source>Raise the budget to {budget}</source>
        <translation>Aumentar o orçamento para {budget}</translation>
    </message>
    <message>
        <source>The budget is too small</source>
        <translation>O orçamento é pequeno demais</translation>
    </message>
    <message>
        <source>{needed} needed, {budget} there</source>
        <translation>precisa de {needed}, há {budget}</translation>
    </message>
    <message>
        <source>No price is set</source>
        <translation>Nenhum preço definido</translation>
    </message>
    <message>
        <source>{about}{turn} a turn · {about}{scene} a scene of {turns} turns</source>
        <translation>{about}{turn} por turno · {about}{scene} por cena de {turns} turnos</translation>
    </message>
    <message>
        <source>What was left out is copied</source>
        <translation>O que ficou de fora foi copiado</translation>
    </message>
    <message>
        <source>Context copied</source>
        <translation>Contexto copiado</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} de {total}</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>Command line copied</source>
        <translation>Linha de comando copiada</translation>
    </message>
    <message>
        <source>Command line copied, without what was learnt in the game</source>
        <translation>Linha de comando copiada, sem o que foi sabido no jogo</translation>
    </message>
    <message>
        <source>JSON copied</source>
        <translation>JSON copiado</translation>
    </message>
</context>
<context>
    <name>CopyDialog</name>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>&amp;Save copy</source>
        <translation>&amp;Salvar cópia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Version of the memory</source>
        <translation>&amp;Versão da memória</translation>
    </message>
    <message>
        <source>version {n}, as it was read</source>
        <translation>versão {n}, como foi lida</translation>
    </message>
    <message>
        <source>version {n}</source>
        <translation>versão {n}</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Version 1 has no place for: {keys}.</source>
        <translation>A versão 1 não tem lugar para: {keys}.</translation>
    </message>
    <message>
        <source>The save itself is never written. Choose another name.</source>
        <translation>O próprio save nunca é escrito. Escolha outro nome.</translation>
    </message>
    <message>
        <source>There is a file of that name. Choose another name.</source>
        <translation>Já há um arquivo com esse nome. Escolha outro.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Essa pasta não existe.</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>{count} of {cap}</source>
        <translation>{count} de {cap}</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>Loremask ended unexpectedly the last time.</source>
        <translation>O Loremask terminou de forma inesperada da última vez.</translation>
    </message>
    <message>
        <source>Something went wrong in Loremask: {summary}. Your edits are still open.</source>
        <translation>Algo deu errado no Loremask: {summary}. Suas edições continuam abertas.</translation>
    </message>
</context>
<context>
    <name>DeleteTagsDialog</name>
    <message>
        <source>Delete tags</source>
        <translation>Apagar etiquetas</translation>
    </message>
    <message>
        <source>Delete {tags} from every entry?</source>
        <translation>Apagar {tags} de todas as entradas?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Roll for a skill</source>
        <translation>Rolar uma perícia</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Rolar</translation>
    </message>
    <message>
        <source>(no skill)</source>
        <translation>(sem perícia)</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>thrown here; or type what fell: 4 3</source>
        <translation>rolados aqui; ou digite o que saiu: 4 3</translation>
    </message>
    <message>
        <source>&amp;Skill</source>
        <translation>&amp;Perícia</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dados</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <translation>D&amp;ificuldade</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Faces</translation>
    </message>
    <message>
        <source>{count} dice fall, and {typed} faces are typed.</source>
        <translation>Caem {count} dados, e há {typed} faces digitadas.</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… e mais {n}</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 registro</translation>
    </message>
    <message>
        <source>{n} records</source>
        <translation>{n} registros</translation>
    </message>
</context>
<context>
    <name>Discretion</name>
    <message>
        <source>It is about a masked entry.</source>
        <translation>Trata de uma entrada oculta.</translation>
    </message>
    <message>
        <source>masked entry</source>
        <translation>entrada oculta</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>added</source>
        <translation>acrescentado</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>the file itself</source>
        <translation>o próprio arquivo</translation>
    </message>
    <message>
        <source>the whole record</source>
        <translation>o registro inteiro</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>tudo</translation>
    </message>
    <message>
        <source>(not there)</source>
        <translation>(não está)</translation>
    </message>
</context>
<context>
    <name>DiskKeeper</name>
    <message>
        <source>Nothing is kept.</source>
        <translation>Nada está guardado.</translation>
    </message>
    <message>
        <source>Not all could be removed: {reason}.</source>
        <translation>Nem tudo pôde ser removido: {reason}.</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Esquecido.</translation>
    </message>
    <message>
        <source>Not saved: a file changed on disk.</source>
        <translation>Não foi salvo: um arquivo mudou.</translation>
    </message>
    <message>
        <source>The other window has closed: the world can be edited here.</source>
        <translation>A outra janela foi fechada: o mundo pode ser editado aqui.</translation>
    </message>
    <message>
        <source>The world is open from its new folder.</source>
        <translation>O mundo está aberto a partir da nova pasta.</translation>
    </message>
</context>
<context>
    <name>EndpointDialog</name>
    <message>
        <source>Model server</source>
        <translation>Servidor do modelo</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server. Without an address nothing is ever sent anywhere.</source>
        <translation>Qualquer servidor compatível com OpenAI. Sem endereço, nada é enviado a lugar nenhum.</translation>
    </message>
</context>
<context>
    <name>EndpointForm</name>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>as the server names it; may stay empty</source>
        <translation>como o servidor o chama; pode ficar vazio</translation>
    </message>
    <message>
        <source>Key from variable</source>
        <translation>Chave da variável</translation>
    </message>
    <message>
        <source>goes to the system keyring, and is not shown again</source>
        <translation>vai para o chaveiro do sistema e não é mostrada de novo</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova chave</translation>
    </message>
    <message>
        <source>Take the &amp;key from the system keyring</source>
        <translation>Usar &amp;a chave do chaveiro do sistema</translation>
    </message>
    <message>
        <source>Ask the &amp;Game Director for route, checks and changes</source>
        <translation>&amp;Pedir ao diretor de jogo rota, rolagens e mudanças</translation>
    </message>
    <message>
        <source>Have the Story Director &amp;review each scene</source>
        <translation>&amp;Que o diretor de história revise cada cena</translation>
    </message>
    <message>
        <source>Kee&amp;p key</source>
        <translation>&amp;Guardar a chave</translation>
    </message>
    <message>
        <source>&amp;Forget key</source>
        <translation>&amp;Esquecer a chave</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Te&amp;star a conexão</translation>
    </message>
    <message>
        <source>Sends “{message}” and nothing of any world.</source>
        <translation>Envia “{message}” e nada de nenhum mundo.</translation>
    </message>
    <message>
        <source>&amp;What would be sent…</source>
        <translation>&amp;O que seria enviado…</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>E&amp;ndereço</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Key from &amp;variable</source>
        <translation>&amp;Chave da variável</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>No&amp;va chave</translation>
    </message>
    <message>
        <source>&amp;Context at most</source>
        <translation>Conte&amp;xto, no máximo</translation>
    </message>
    <message>
        <source>A&amp;nswer at most</source>
        <translation>&amp;Limite da resposta</translation>
    </message>
    <message>
        <source>That is no name of a variable. A key belongs into the keyring.</source>
        <translation>Isso não é o nome de uma variável. As chaves ficam no chaveiro.</translation>
    </message>
    <message>
        <source>An address holds no key and no password: the key goes to the keyring.</source>
        <translation>Um endereço não leva chave nem senha: a chave vai para o chaveiro.</translation>
    </message>
    <message>
        <source>The key is in the system keyring, for this server only.</source>
        <translation>A chave está no chaveiro do sistema, só para este servidor.</translation>
    </message>
    <message>
        <source>The system keyring holds no key for this server any more.</source>
        <translation>O chaveiro do sistema não tem mais chave para este servidor.</translation>
    </message>
    <message>
        <source>The key is taken from the variable {name}.</source>
        <translation>A chave vem da variável {name}.</translation>
    </message>
    <message>
        <source>The key is taken from the system keyring, if it holds one.</source>
        <translation>A chave vem do chaveiro do sistema, se ele tiver uma.</translation>
    </message>
    <message>
        <source>No key is sent. A server on this machine mostly needs none.</source>
        <translation>Nenhuma chave é enviada. Um servidor neste computador quase nunca precisa.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Perguntando…</translation>
    </message>
    <message>
        <source>{host} answered after {seconds} s.</source>
        <translation>{host} respondeu em {seconds} s.</translation>
    </message>
    <message>
        <source>{host} answered after {seconds} s, without a word.</source>
        <translation>{host} respondeu em {seconds} s, sem uma palavra.</translation>
    </message>
</context>
<context>
    <name>EntriesChange</name>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>Muda %Ln entrada</numerusform>
            <numerusform>Mudam %Ln entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message>
        <source>Scene from a copy of a save</source>
        <translation>Cena a partir da cópia de um save</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the trace</source>
        <translation>Salvar o traço</translation>
    </message>
    <message>
        <source>Traces (*.jsonl)</source>
        <translation>Traços (*.jsonl)</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>Não foi possível escrever {name}: {reason}</translation>
    </message>
    <message>
        <source>The trace is in {name}.</source>
        <translation>O traço está em {name}.</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Salvar uma cópia do jogo</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>{name} is a file of the world, which play never writes.</source>
        <translation>{name} é um arquivo do mundo, e jogar nunca escreve nele.</translation>
    </message>
    <message>
        <source>The game is in {name}.</source>
        <translation>O jogo está em {name}.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>o lugar</translation>
    </message>
    <message>
        <source>the quests completed here</source>
        <translation>as missões completas aqui</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>os itens</translation>
    </message>
    <message>
        <source>{name} holds the memories, but not {what}: the save has no known field for it. The trace has it.</source>
        <translation>{name} leva as lembranças, mas não {what}: o save não tem um campo conhecido para isso. O traço leva.</translation>
    </message>
    <message>
        <source>No scene is on.</source>
        <translation>Não há nenhuma cena em curso.</translation>
    </message>
    <message>
        <source>The scene is over.</source>
        <translation>A cena terminou.</translation>
    </message>
    <message>
        <source>The session is over.</source>
        <translation>A sessão terminou.</translation>
    </message>
    <message>
        <source>The answer was longer than any scene: the rest of it was not read.</source>
        <translation>A resposta era mais longa que qualquer cena: o resto não foi lido.</translation>
    </message>
    <message>
        <source>This save is encrypted: open it in Memory and save a copy.</source>
        <translation>Este save está cifrado: abra-o em Memória e salve uma cópia.</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>(several values)</source>
        <translation>(vários valores)</translation>
    </message>
    <message>
        <source>(several)</source>
        <translation>(vários)</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>Unknown key: {keys}.</source>
        <translation>Chave desconhecida: {keys}.</translation>
    </message>
    <message>
        <source>“{terms}” is not understood.</source>
        <translation>“{terms}” não se entende.</translation>
    </message>
    <message>
        <source>Kept filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Filter and sort again (F5)</source>
        <translation>Filtrar e ordenar de novo (F5)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Ctrl+Space lists what can be typed.</source>
        <translation>Ctrl+Espaço mostra o que se pode escrever.</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Sugestões</translation>
    </message>
    <message numerus="yes">
        <source>+ %n more</source>
        <translation>
            <numerusform>+ %Ln outro</numerusform>
            <numerusform>+ %Ln outros</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood: {term}</source>
        <translation>não se entende: {term}</translation>
    </message>
    <message>
        <source>filter {term}</source>
        <translation>filtro {term}</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>has the tag</source>
        <translation>tem a etiqueta</translation>
    </message>
    <message>
        <source>who may see it</source>
        <translation>quem pode ver</translation>
    </message>
    <message>
        <source>for this NPC</source>
        <translation>para este NPC</translation>
    </message>
    <message>
        <source>needs this quest</source>
        <translation>pede esta missão</translation>
    </message>
    <message>
        <source>for this faction</source>
        <translation>para esta facção</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>no arquivo</translation>
    </message>
    <message>
        <source>part of the id</source>
        <translation>parte do id</translation>
    </message>
    <message>
        <source>part of the text</source>
        <translation>parte do texto</translation>
    </message>
    <message>
        <source>weight, as in &gt;1.5</source>
        <translation>peso, como em &gt;1,5</translation>
    </message>
    <message>
        <source>length of the text, as in &gt;400</source>
        <translation>tamanho do texto, como em &gt;400</translation>
    </message>
    <message>
        <source>state or issue</source>
        <translation>estado ou problema</translation>
    </message>
    <message>
        <source>has an error</source>
        <translation>tem um erro</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>tem um aviso</translation>
    </message>
    <message>
        <source>has a hint</source>
        <translation>tem uma sugestão</translation>
    </message>
    <message>
        <source>has any issue</source>
        <translation>tem algum problema</translation>
    </message>
    <message>
        <source>nobody can come to know it</source>
        <translation>ninguém pode chegar a saber</translation>
    </message>
    <message>
        <source>hidden, a draft</source>
        <translation>oculto, um rascunho</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>in a read-only file</source>
        <translation>em um arquivo somente leitura</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>secret until a quest</source>
        <translation>secreto até uma missão</translation>
    </message>
    <message>
        <source>one NPC</source>
        <translation>um NPC</translation>
    </message>
    <message>
        <source>a faction</source>
        <translation>uma facção</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>several conditions, all of them</source>
        <translation>várias condições, todas</translation>
    </message>
    <message>
        <source>several conditions, any of them</source>
        <translation>várias condições, qualquer uma</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>não se entende</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mais de</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>ao menos</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>no máximo</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>FormBar</name>
    <message>
        <source>Views of the record</source>
        <translation>Visões do registro</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Afins</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usos</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>{title} {count}</source>
        <translation>{title} {count}</translation>
    </message>
    <message>
        <source>{title} *</source>
        <translation>{title} *</translation>
    </message>
    <message>
        <source>Something typed is not applied yet</source>
        <translation>Há algo digitado sem aplicar</translation>
    </message>
</context>
<context>
    <name>FormLinks</name>
    <message>
        <source>Related entries</source>
        <translation>Entradas afins</translation>
    </message>
    <message>
        <source>Nothing is related to it</source>
        <translation>Nada é afim a ela</translation>
    </message>
    <message>
        <source>Entries that share a tag or a name with it stand here.</source>
        <translation>Aqui aparecem as entradas que têm com ela uma etiqueta ou um nome em comum.</translation>
    </message>
    <message>
        <source>Records that name it</source>
        <translation>Registros que o citam</translation>
    </message>
    <message>
        <source>Nothing names it</source>
        <translation>Nada o cita</translation>
    </message>
    <message>
        <source>Cases, quests and entries that name its id stand here.</source>
        <translation>Aqui aparecem os casos, missões e entradas que citam o seu id.</translation>
    </message>
</context>
<context>
    <name>FormPage</name>
    <message>
        <source>{count} / {limit}</source>
        <translation>{count} / {limit}</translation>
    </message>
    <message>
        <source>Each record needs an id of its own. Select one of them to change its id, or use Edit &gt; Rename everywhere.</source>
        <translation>Cada registro precisa de um id próprio. Selecione só um para mudar o id, ou use Editar &gt; Renomear em todo lugar.</translation>
    </message>
    <message>
        <source>Ids with spaces are hard to name elsewhere.</source>
        <translation>Ids com espaços são difíceis de citar em outros lugares.</translation>
    </message>
    <message>
        <source>Write each line as: name = number. It is not applied yet.</source>
        <translation>Escreva cada linha assim: nome = número. Ainda não foi aplicado.</translation>
    </message>
    <message>
        <source>This is not a number. It is not applied yet.</source>
        <translation>Isto não é um número. Ainda não foi aplicado.</translation>
    </message>
</context>
<context>
    <name>FoundShown</name>
    <message>
        <source>Checking …</source>
        <translation>Conferindo…</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>vazamento</translation>
    </message>
</context>
<context>
    <name>FrameActions</name>
    <message>
        <source>There is nothing left to mend here.</source>
        <translation>Aqui já não há nada para corrigir.</translation>
    </message>
    <message>
        <source>Mended; undo takes it back.</source>
        <translation>Corrigido; pode ser desfeito.</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Refeito: {what}</translation>
    </message>
    <message>
        <source>About Loremask</source>
        <translation>Sobre o Loremask</translation>
    </message>
</context>
<context>
    <name>FrameState</name>
    <message>
        <source>This edit breaks the case {ids}</source>
        <translation>Esta edição quebra o caso {ids}</translation>
    </message>
    <message>
        <source>This edit breaks {count} cases: {ids}</source>
        <translation>Esta edição quebra {count} casos: {ids}</translation>
    </message>
    <message>
        <source>&amp;Undo {what}</source>
        <translation>&amp;Desfazer {what}</translation>
    </message>
    <message>
        <source>&amp;Redo {what}</source>
        <translation>&amp;Refazer {what}</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>modified · 1 unsaved edit</source>
        <translation>modificado · 1 edição não salva</translation>
    </message>
    <message>
        <source>modified · {n} unsaved edits</source>
        <translation>modificado · {n} edições não salvas</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>conferindo…</translation>
    </message>
</context>
<context>
    <name>FreshDialog</name>
    <message>
        <source>A fresh state</source>
        <translation>A partir do zero</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>&amp;Completed quests</source>
        <translation>&amp;Missões completas</translation>
    </message>
    <message>
        <source>Nobody remembers anything.</source>
        <translation>Ninguém lembra de nada.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>State from a save</source>
        <translation>Estado de um save</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>{name} is encrypted. Open it in Memory, which asks for its password,</source>
        <translation>{name} está cifrado. Abra-o em Memória, que pede a senha,</translation>
    </message>
    <message>
        <source>and ask in the playground from there.</source>
        <translation>e pergunte em Testes a partir de lá.</translation>
    </message>
    <message>
        <source>Open in Memory</source>
        <translation>Abrir em Memória</translation>
    </message>
    <message>
        <source>Nothing in it looks like a place.</source>
        <translation>Nada nele parece um lugar.</translation>
    </message>
    <message>
        <source>Nothing in it looks like completed quests.</source>
        <translation>Nada nele parece missões completas.</translation>
    </message>
    <message>
        <source>It holds no memory of NPCs.</source>
        <translation>Não contém memória de NPCs.</translation>
    </message>
    <message>
        <source>It holds {count} memories; the one at {path} is used.</source>
        <translation>Contém {count} memórias; usa-se a de {path}.</translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation>De {name}</translation>
    </message>
    <message>
        <source>Save as bundle for a player</source>
        <translation>Salvar pacote para um jogador</translation>
    </message>
    <message>
        <source>Save as bundle</source>
        <translation>Salvar como pacote</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>Pacotes (*.zip)</translation>
    </message>
    <message>
        <source>Players’ names left out: {count}.</source>
        <translation>Nomes de jogadores omitidos: {count}.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>{name} foi salvo</translation>
    </message>
    <message>
        <source>It is a document for authors: do not send it to players.</source>
        <translation>É um documento para autores: não o envie a jogadores.</translation>
    </message>
    <message>
        <source>{saved}. It contains secrets: {count} masked entries</source>
        <translation>{saved}. Contém segredos: {count} entradas ocultas</translation>
    </message>
    <message>
        <source>{saved}. It contains a secret: 1 masked entry</source>
        <translation>{saved}. Contém um segredo: 1 entrada oculta</translation>
    </message>
    <message>
        <source>Open bundle</source>
        <translation>Abrir pacote</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Pacotes (*.zip);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>masked entry</source>
        <translation>entrada oculta</translation>
    </message>
    <message>
        <source>It contains secrets.</source>
        <translation>Contém segredos.</translation>
    </message>
    <message>
        <source>{name} is reproduced exactly.</source>
        <translation>{name} se reproduz exatamente.</translation>
    </message>
    <message>
        <source>{name} is reproduced exactly, though the lore has changed since.</source>
        <translation>{name} se reproduz exatamente, embora o lore tenha mudado desde então.</translation>
    </message>
    <message>
        <source>{name} comes out otherwise now.</source>
        <translation>{name} agora sai de outro jeito.</translation>
    </message>
</context>
<context>
    <name>GatePanel</name>
    <message>
        <source>Synopsis gate</source>
        <translation>Controle da sinopse</translation>
    </message>
    <message>
        <source>What is to happen, told so that those present may read it</source>
        <translation>O que vai acontecer, contado para que os presentes possam ler</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Sinopse</translation>
    </message>
    <message>
        <source>Checks of the synopsis</source>
        <translation>Checagens da sinopse</translation>
    </message>
    <message>
        <source>Log of this turn</source>
        <translation>Registro deste turno</translation>
    </message>
    <message>
        <source>Handed on to the Scene Director</source>
        <translation>Entregue ao diretor de cena</translation>
    </message>
    <message>
        <source>Nothing is handed on</source>
        <translation>Nada é entregue</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Criar caso</translation>
    </message>
    <message>
        <source>Ask the model for a synopsis, and look at it first</source>
        <translation>Pedir uma sinopse ao modelo e olhá-la antes</translation>
    </message>
    <message>
        <source>No model server is set: the synopsis is typed</source>
        <translation>Não há servidor do modelo: a sinopse é digitada</translation>
    </message>
</context>
<context>
    <name>Guard</name>
    <message>
        <source>Reloaded {files}, which another program changed. Undo takes it back.</source>
        <translation>{files} foi recarregado, porque outro programa o mudou. Pode ser desfeito.</translation>
    </message>
    <message>
        <source>{file} can be read now.</source>
        <translation>{file} já pode ser lido.</translation>
    </message>
    <message>
        <source>{files}: changed by another program, with unsaved edits here.</source>
        <translation>{files}: mudado por outro programa, com edições não salvas aqui.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Merged {files}. Undo takes it back.</source>
        <translation>{files} foi mesclado. Pode ser desfeito.</translation>
    </message>
    <message>
        <source>Reloaded. Undo brings your edits back.</source>
        <translation>Recarregado. Desfazer traz de volta suas edições.</translation>
    </message>
    <message>
        <source>Kept yours. Saving writes over what the other program wrote.</source>
        <translation>O seu ficou. Salvar escreve por cima do que o outro programa escreveu.</translation>
    </message>
    <message>
        <source>{file} can no longer be read; what is open here stays. {reason}</source>
        <translation>{file} não pode mais ser lido; o que está aberto aqui fica. {reason}</translation>
    </message>
    <message>
        <source>{file} holds conflict markers of git.</source>
        <translation>{file} tem marcas de conflito do git.</translation>
    </message>
    <message>
        <source>Merged. Save to write the file without markers.</source>
        <translation>Mesclado. Salve para escrever o arquivo sem marcas.</translation>
    </message>
    <message>
        <source>{files}: deleted by another program.</source>
        <translation>{files}: apagado por outro programa.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Remove here too</source>
        <translation>Retirar aqui também</translation>
    </message>
    <message>
        <source>Kept. Saving writes the file again.</source>
        <translation>Mantido. Salvar escreve o arquivo de novo.</translation>
    </message>
    <message>
        <source>Removed. Undo brings the records back.</source>
        <translation>Retirado. Desfazer traz os registros de volta.</translation>
    </message>
    <message>
        <source>New in the folder: {files}.</source>
        <translation>Novo na pasta: {files}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>{folder} is no longer there. Your edits are still open.</source>
        <translation>{folder} não está mais lá. Suas edições continuam abertas.</translation>
    </message>
    <message>
        <source>It was moved…</source>
        <translation>Foi movida…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Where the folder is now</source>
        <translation>Onde a pasta está agora</translation>
    </message>
    <message>
        <source>None of this world&apos;s files is in {folder}.</source>
        <translation>Nenhum arquivo deste mundo está em {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>Undo history</source>
        <translation>Histórico de mudanças</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Fechar o histórico</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como foi aberto</translation>
    </message>
</context>
<context>
    <name>HitsModel</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>a record without id</source>
        <translation>um registro sem id</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>desmarcado</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Marcado</translation>
    </message>
</context>
<context>
    <name>HitsView</name>
    <message>
        <source>Hits</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>IdEditor</name>
    <message>
        <source>none</source>
        <comment>quest</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>none</source>
        <comment>place</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>none</source>
        <comment>profile</comment>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Facts</source>
        <translation>Fatos</translation>
    </message>
    <message>
        <source>{name} remembers nothing</source>
        <translation>{name} não lembra de nada</translation>
    </message>
    <message>
        <source>The save keeps no fact of this NPC.</source>
        <translation>O save não guarda nenhum fato deste NPC.</translation>
    </message>
    <message>
        <source>Nobody remembers anything</source>
        <translation>Ninguém lembra de nada</translation>
    </message>
    <message>
        <source>The memory in this save is empty.</source>
        <translation>A memória deste save está vazia.</translation>
    </message>
    <message>
        <source>{facts} facts · {npcs} NPCs · {scenes} scenes · never written to</source>
        <translation>{facts} fatos · {npcs} NPCs · {scenes} cenas · só leitura</translation>
    </message>
</context>
<context>
    <name>IssueFixes</name>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir o arquivo</translation>
    </message>
</context>
<context>
    <name>IssueList</name>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>IssueModel</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(sem id)</translation>
    </message>
</context>
<context>
    <name>IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Issues of</source>
        <translation>Problemas de</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Não há problemas aqui</translation>
    </message>
    <message>
        <source>Close the issues</source>
        <translation>Fechar os problemas</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrados</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Escolhidos</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message>
        <source>public</source>
        <translation>pública</translation>
    </message>
    <message>
        <source>named</source>
        <translation>por nome</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>facção</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aberta</translation>
    </message>
    <message>
        <source>opens next</source>
        <translation>vai abrir</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>facções</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>after a quest</source>
        <translation>depois de uma missão</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta de todos</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>não se entende</translation>
    </message>
    <message>
        <source>without tags</source>
        <translation>sem etiquetas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>{npc} sees {entry}: {why}</source>
        <translation>{npc} vê {entry}: {why}</translation>
    </message>
    <message>
        <source>{npc} does not see {entry}: {why}</source>
        <translation>{npc} não vê {entry}: {why}</translation>
    </message>
    <message>
        <source>{npc} does not see {entry} yet: {quest} opens it</source>
        <translation>{npc} ainda não vê {entry}: quem a abre é {quest}</translation>
    </message>
    <message>
        <source>nothing opens it</source>
        <translation>nada a abre</translation>
    </message>
    <message>
        <source>it needs {what}</source>
        <translation>é preciso {what}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>through the faction {factions}</source>
        <translation>pela facção {factions}</translation>
    </message>
    <message>
        <source>opened by {quests}</source>
        <translation>aberta por {quests}</translation>
    </message>
    <message>
        <source>all it asks for holds</source>
        <translation>tudo o que ela pede vale</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>aprendida</translation>
    </message>
    <message>
        <source>to be {name}</source>
        <translation>ser {name}</translation>
    </message>
    <message>
        <source>the faction {name}</source>
        <translation>a facção {name}</translation>
    </message>
    <message>
        <source>the quest {name}</source>
        <translation>a missão {name}</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>{count} entries</source>
        <translation>{count} entradas</translation>
    </message>
    <message>
        <source>opens 1 entry</source>
        <translation>abre 1 entrada</translation>
    </message>
    <message>
        <source>opens {count} entries</source>
        <translation>abre {count} entradas</translation>
    </message>
    <message>
        <source>1 NPC knows it</source>
        <translation>1 NPC a sabe</translation>
    </message>
    <message>
        <source>{count} NPCs know it</source>
        <translation>{count} NPCs a sabem</translation>
    </message>
    <message>
        <source>1 learns it</source>
        <translation>1 a aprende</translation>
    </message>
    <message>
        <source>{count} learn it</source>
        <translation>{count} a aprendem</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 achado</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} achados</translation>
    </message>
</context>
<context>
    <name>KnowledgeBar</name>
    <message>
        <source>Filter entries</source>
        <translation>Filtrar entradas</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Show next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Mark what the next quest opens, and for whom</source>
        <translation>Marcar o que a próxima missão abre, e para quem</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>By file</source>
        <translation>Por arquivo</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Por etiqueta</translation>
    </message>
    <message>
        <source>By visibility</source>
        <translation>Por visibilidade</translation>
    </message>
    <message>
        <source>Who knows what at each step…</source>
        <translation>Quem sabe o quê em cada passo…</translation>
    </message>
    <message>
        <source>Audit…</source>
        <translation>Auditoria…</translation>
    </message>
</context>
<context>
    <name>KnowledgeExport</name>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>CSV for spreadsheets, with byte order mark (*.csv)</source>
        <translation>CSV para planilhas, com marca de ordem de bytes (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export who knows what at each step</source>
        <translation>Exportar quem sabe o quê em cada passo</translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>Exportar a auditoria</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>On completion</source>
        <translation>Ao concluí-la</translation>
    </message>
    <message>
        <source>Quest to look ahead to</source>
        <translation>Missão a olhar adiante</translation>
    </message>
    <message>
        <source>What it opens</source>
        <translation>O que ela abre</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>abre</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoria</translation>
    </message>
    <message>
        <source>Look through all entries</source>
        <translation>Conferir todas as entradas</translation>
    </message>
    <message>
        <source>Show entry</source>
        <translation>Ver entrada</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Célula escolhida</translation>
    </message>
    <message>
        <source>Every quest is completed</source>
        <translation>Todas as missões estão completas</translation>
    </message>
    <message>
        <source>No quest can be completed</source>
        <translation>Nenhuma missão pode ser completada</translation>
    </message>
    <message>
        <source>In no step.</source>
        <translation>Em nenhum passo.</translation>
    </message>
    <message>
        <source>Step {step}.</source>
        <translation>Passo {step}.</translation>
    </message>
    <message>
        <source>Requires {quests}.</source>
        <translation>Requer {quests}.</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>{count} knew it already</source>
        <translation>{count} já a sabiam</translation>
    </message>
    <message>
        <source>Every entry that is no draft can be reached by somebody</source>
        <translation>Alguém pode chegar a cada entrada que não é rascunho</translation>
    </message>
    <message>
        <source>Every entry can be reached by somebody</source>
        <translation>Toda entrada pode chegar a ser sabida por alguém</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>Nenhuma célula escolhida</translation>
    </message>
    <message>
        <source>Ask as {npc} here</source>
        <translation>Perguntar a {npc}</translation>
    </message>
    <message>
        <source>A click or Enter asks here; Ctrl+click and the arrows only select.</source>
        <translation>Um clique ou Enter pergunta aqui; Ctrl+clique e as setas só escolhem.</translation>
    </message>
</context>
<context>
    <name>KnowledgeWorkspace</name>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>{shown} of {total} entries</source>
        <translation>{shown} de {total} entradas</translation>
    </message>
    <message>
        <source>1 NPC</source>
        <translation>1 NPC</translation>
    </message>
    <message>
        <source>{count} NPCs</source>
        <translation>{count} NPCs</translation>
    </message>
    <message>
        <source>No entry passes the filter</source>
        <translation>Nenhuma entrada passa pelo filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>There are no entries yet</source>
        <translation>Ainda não há entradas</translation>
    </message>
    <message>
        <source>Write some in the lore workspace.</source>
        <translation>Escreva alguma em Lore.</translation>
    </message>
    <message>
        <source>There are no NPCs yet</source>
        <translation>Ainda não há NPCs</translation>
    </message>
    <message>
        <source>Add some in the lore workspace, or name them in visibilities.</source>
        <translation>Acrescente-os em Lore, ou cite-os nas visibilidades.</translation>
    </message>
    <message>
        <source>It hides the only one.</source>
        <translation>Oculta a única que há.</translation>
    </message>
    <message>
        <source>It hides all {count} of them.</source>
        <translation>Oculta todas elas: {count}.</translation>
    </message>
    <message>
        <source>At no step of the quests.</source>
        <translation>Em nenhum passo das missões.</translation>
    </message>
    <message>
        <source>Known from the start.</source>
        <translation>Sabida desde o início.</translation>
    </message>
    <message>
        <source>Known from step {step} on: {quest}.</source>
        <translation>Sabida desde o passo {step}: {quest}.</translation>
    </message>
    <message>
        <source>knowledge, step {step}</source>
        <translation>saberes, passo {step}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Escrito em {path}</translation>
    </message>
    <message>
        <source>The world was edited meanwhile; export it again.</source>
        <translation>O mundo foi editado nesse meio-tempo; exporte-o de novo.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>edit</source>
        <translation>edição</translation>
    </message>
    <message>
        <source>change of {field} in {id}</source>
        <translation>mudança de {field} em {id}</translation>
    </message>
    <message>
        <source>change of {field} in {count} records</source>
        <translation>mudança de {field} em {count} registros</translation>
    </message>
    <message>
        <source>change of {field} in one record</source>
        <translation>mudança de {field} em um registro</translation>
    </message>
    <message>
        <source>new {kind}</source>
        <translation>novo registro ({kind})</translation>
    </message>
    <message>
        <source>duplicate of {count}</source>
        <translation>cópia de {count}</translation>
    </message>
    <message>
        <source>deletion of {count}</source>
        <translation>exclusão de {count}</translation>
    </message>
    <message>
        <source>move of {count} to {file}</source>
        <translation>transferência de {count} para {file}</translation>
    </message>
    <message>
        <source>change of the JSON of {id}</source>
        <translation>mudança do JSON de {id}</translation>
    </message>
    <message>
        <source>reload of {file}</source>
        <translation>recarga de {file}</translation>
    </message>
    <message>
        <source>reload of {count} files</source>
        <translation>recarga de {count} arquivos</translation>
    </message>
    <message>
        <source>merge of {count} files</source>
        <translation>mesclagem de {count} arquivos</translation>
    </message>
    <message>
        <source>restoring of {count} files</source>
        <translation>restauração de {count} arquivos</translation>
    </message>
    <message>
        <source>removal of {file}</source>
        <translation>retirada de {file}</translation>
    </message>
    <message>
        <source>merge of {file}</source>
        <translation>mesclagem de {file}</translation>
    </message>
    <message>
        <source>restoring of {file}</source>
        <translation>restauração de {file}</translation>
    </message>
    <message>
        <source>quick fix “{fix}” in {id}</source>
        <translation>correção rápida “{fix}” em {id}</translation>
    </message>
    <message>
        <source>quick fix “{fix}” in {file}</source>
        <translation>correção rápida “{fix}” em {file}</translation>
    </message>
    <message>
        <source>rename of {old} to {new} in {count} places</source>
        <translation>mudança de nome de {old} para {new} em {count} lugares</translation>
    </message>
    <message>
        <source>rename of {old} to {new} in one place</source>
        <translation>mudança de nome de {old} para {new} em um lugar</translation>
    </message>
    <message>
        <source>merge of tag {old} into {new}, {count} places</source>
        <translation>união da etiqueta {old} com {new}, {count} lugares</translation>
    </message>
    <message>
        <source>merge of tag {old} into {new}, one place</source>
        <translation>união da etiqueta {old} com {new}, um lugar</translation>
    </message>
    <message>
        <source>deletion of tag {tags} on {count} entries</source>
        <translation>exclusão da etiqueta {tags} em {count} entradas</translation>
    </message>
    <message>
        <source>deletion of tag {tags} on one entry</source>
        <translation>exclusão da etiqueta {tags} em uma entrada</translation>
    </message>
    <message>
        <source>other words for {tag}</source>
        <translation>outras palavras para {tag}</translation>
    </message>
    <message>
        <source>{count} replacements in {records} records</source>
        <translation>{count} substituições em {records} registros</translation>
    </message>
    <message>
        <source>one replacement in one record</source>
        <translation>uma substituição em um registro</translation>
    </message>
    <message>
        <source>{count} replacements in one record</source>
        <translation>{count} substituições em um registro</translation>
    </message>
    <message>
        <source>split of {id} into {count}</source>
        <translation>divisão de {id} em {count}</translation>
    </message>
    <message>
        <source>merge of {drop} into {keep}</source>
        <translation>união de {drop} com {keep}</translation>
    </message>
    <message>
        <source>reordering of {count}</source>
        <translation>reordenação de {count}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>NPC</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>quest</source>
        <translation>missão</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>facção</translation>
    </message>
    <message>
        <source>plot note</source>
        <translation>nota de trama</translation>
    </message>
    <message>
        <source>tag alias</source>
        <translation>alias de etiqueta</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versão</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>visibility</source>
        <translation>visibilidade</translation>
    </message>
    <message>
        <source>required quest</source>
        <translation>missão requerida</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>termos</translation>
    </message>
    <message>
        <source>names left out</source>
        <translation>nomes excluídos</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>voice</source>
        <translation>voz</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>facções</translation>
    </message>
    <message>
        <source>public sheet</source>
        <translation>ficha pública</translation>
    </message>
    <message>
        <source>full sheet</source>
        <translation>ficha completa</translation>
    </message>
    <message>
        <source>aliases</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>former ids</source>
        <translation>ids anteriores</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>required quests</source>
        <translation>missões requeridas</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>perícias</translation>
    </message>
    <message>
        <source>query</source>
        <translation>pergunta</translation>
    </message>
    <message>
        <source>quests</source>
        <translation>missões</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>perfil</translation>
    </message>
    <message>
        <source>retrieves</source>
        <translation>recupera</translation>
    </message>
    <message>
        <source>masks</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>does not retrieve</source>
        <translation>não recupera</translation>
    </message>
    <message>
        <source>context has</source>
        <translation>o contexto tem</translation>
    </message>
    <message>
        <source>context lacks</source>
        <translation>o contexto não tem</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>resposta</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>achados</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>a record without id</source>
        <translation>um registro sem id</translation>
    </message>
</context>
<context>
    <name>Leaks</name>
    <message>
        <source>Play a turn that gives something away?</source>
        <translation>Jogar um turno que revela algo?</translation>
    </message>
    <message>
        <source>Cancelled, its lines stay as a draft.</source>
        <translation>Se cancelar, as suas linhas ficam como rascunho.</translation>
    </message>
    <message>
        <source>&amp;Play it all the same</source>
        <translation>&amp;Jogar mesmo assim</translation>
    </message>
    <message>
        <source>{who}: “{text}” is hidden from who says it.</source>
        <translation>{who}: «{text}» está oculto para quem o diz.</translation>
    </message>
</context>
<context>
    <name>LearnModel</name>
    <message>
        <source>Secret</source>
        <translation>Segredo</translation>
    </message>
    <message>
        <source>{name} knows it from the start</source>
        <translation>{name} sabe disso desde o início</translation>
    </message>
    <message>
        <source>{name} learnt it at turn {turn}</source>
        <translation>{name} soube disso no turno {turn}</translation>
    </message>
    <message>
        <source>{name} may have learnt it at turn {turn}. Space confirms.</source>
        <translation>{name} pode ter sabido disso no turno {turn}. Espaço confirma.</translation>
    </message>
    <message>
        <source>{name} does not know it. Space marks it as learnt.</source>
        <translation>{name} não sabe disso. Espaço marca como sabido.</translation>
    </message>
</context>
<context>
    <name>LearnTable</name>
    <message>
        <source>Who knows which secret</source>
        <translation>Quem sabe qual segredo</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>NPCs</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Cap to try</source>
        <translation>Limite de teste</translation>
    </message>
    <message>
        <source>Facts an NPC keeps. Try another; the save is not touched.</source>
        <translation>Fatos que um NPC guarda. Tente outro número; o save não é tocado.</translation>
    </message>
    <message>
        <source>facts, cap</source>
        <translation>fatos, teto</translation>
    </message>
    <message>
        <source>comparing …</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>whole save</source>
        <translation>save inteiro</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Filled: present. Line: absent.</source>
        <translation>Cheio: presente. Linha: ausente.</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
</context>
<context>
    <name>LimitsFields</name>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Story Director</source>
        <translation>Diretor de história</translation>
    </message>
    <message>
        <source>Scene Director</source>
        <translation>Diretor de cena</translation>
    </message>
    <message>
        <source>Wait for a word</source>
        <translation>Esperar uma palavra</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Resposta mais longa</translation>
    </message>
    <message>
        <source>Fewer tokens are read sooner, and fit into a smaller model.</source>
        <translation>Menos tokens são lidos antes e cabem num modelo menor.</translation>
    </message>
    <message>
        <source>A slow machine reads a long context for minutes before its first word.</source>
        <translation>Uma máquina lenta lê um contexto longo durante minutos antes da primeira palavra.</translation>
    </message>
</context>
<context>
    <name>LoreColumns</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Len</source>
        <translation>Car.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Public sheet</source>
        <translation>Ficha pública</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Visibilidade</translation>
    </message>
    <message>
        <source>Required quest</source>
        <translation>Missão requerida</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facções</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requer</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membros</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>LoreFields</name>
    <message>
        <source>never retrieved</source>
        <translation>nunca é recuperado</translation>
    </message>
    <message>
        <source>add word</source>
        <translation>acrescentar palavra</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>for authors, never sent</source>
        <translation>para autores, não é enviado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>add tag</source>
        <translation>acrescentar etiqueta</translation>
    </message>
    <message>
        <source>Visible to</source>
        <translation>Visível para</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>qualquer um de</translation>
    </message>
    <message>
        <source>Required quest</source>
        <translation>Missão requerida</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Names and terms</source>
        <translation>Nomes e termos</translation>
    </message>
    <message>
        <source>what gives it away</source>
        <translation>o que a denuncia</translation>
    </message>
    <message>
        <source>Checked in answers and at the gate. Names are found in the text; leave out what is none, and add the words that are missing.</source>
        <translation>Verificados nas respostas e no controle. Os nomes são encontrados no texto: exclua o que não for nome e acrescente as palavras que faltarem.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>how it speaks</source>
        <translation>como fala</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facções</translation>
    </message>
    <message>
        <source>add faction</source>
        <translation>acrescentar facção</translation>
    </message>
    <message>
        <source>Public sheet</source>
        <translation>Ficha pública</translation>
    </message>
    <message>
        <source>what anyone can see</source>
        <translation>o que qualquer um vê</translation>
    </message>
    <message>
        <source>Full sheet</source>
        <translation>Ficha completa</translation>
    </message>
    <message>
        <source>what it knows of itself</source>
        <translation>o que sabe de si</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>other names</source>
        <translation>outros nomes</translation>
    </message>
    <message>
        <source>add name</source>
        <translation>acrescentar nome</translation>
    </message>
    <message>
        <source>Former ids</source>
        <translation>Ids anteriores</translation>
    </message>
    <message>
        <source>still known to saves</source>
        <translation>os saves ainda os conhecem</translation>
    </message>
    <message>
        <source>add id</source>
        <translation>acrescentar id</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Its name is not public</source>
        <translation>Seu nome não é público</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requer</translation>
    </message>
    <message>
        <source>completed before it</source>
        <translation>completas antes dela</translation>
    </message>
    <message>
        <source>add quest</source>
        <translation>acrescentar missão</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Perícias</translation>
    </message>
    <message>
        <source>a line each: name = number</source>
        <translation>uma por linha: nome = número</translation>
    </message>
    <message>
        <source>for the Story Director only</source>
        <translation>só para o diretor de história</translation>
    </message>
    <message>
        <source>other words for the tag</source>
        <translation>outras palavras para a etiqueta</translation>
    </message>
    <message>
        <source>its secrets too; no NPC is given it</source>
        <translation>também seus segredos; nenhum NPC a recebe</translation>
    </message>
    <message>
        <source>add entry</source>
        <translation>acrescentar entrada</translation>
    </message>
    <message>
        <source>a text each line</source>
        <translation>um texto por linha</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>what the player says</source>
        <translation>o que o jogador diz</translation>
    </message>
    <message>
        <source>Ask as</source>
        <translation>Perguntar a</translation>
    </message>
    <message>
        <source>a stranger</source>
        <translation>um desconhecido</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Completed quests</source>
        <translation>Missões completas</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Top k</source>
        <translation>Top k</translation>
    </message>
    <message>
        <source>Retrieves</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>among the top k</source>
        <translation>entre as primeiras k</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>hidden from who is asked</source>
        <translation>ocultas para quem responde</translation>
    </message>
    <message>
        <source>Does not retrieve</source>
        <translation>Não recupera</translation>
    </message>
    <message>
        <source>masked or not</source>
        <translation>ocultas ou não</translation>
    </message>
    <message>
        <source>Context has</source>
        <translation>O contexto tem</translation>
    </message>
    <message>
        <source>Context lacks</source>
        <translation>O contexto não tem</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>to be checked for leaks and inventions</source>
        <translation>para procurar vazamentos e invenções</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>a line each, such as leak:inspector</source>
        <translation>um por linha, como leak:inspector</translation>
    </message>
</context>
<context>
    <name>LoreGroups</name>
    <message>
        <source>No groups</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>Group by file</source>
        <translation>Agrupar por arquivo</translation>
    </message>
    <message>
        <source>Group by first tag</source>
        <translation>Agrupar pela primeira etiqueta</translation>
    </message>
    <message>
        <source>Group by visibility</source>
        <translation>Agrupar por visibilidade</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>sem etiqueta</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>ilegível</translation>
    </message>
</context>
<context>
    <name>LoreKinds</name>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missões</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facções</translation>
    </message>
    <message>
        <source>Plot notes</source>
        <translation>Notas de trama</translation>
    </message>
    <message>
        <source>Tag aliases</source>
        <translation>Alias de etiquetas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Nova entrada</translation>
    </message>
    <message>
        <source>New NPC</source>
        <translation>Novo NPC</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Novo lugar</translation>
    </message>
    <message>
        <source>New quest</source>
        <translation>Nova missão</translation>
    </message>
    <message>
        <source>New faction</source>
        <translation>Nova facção</translation>
    </message>
    <message>
        <source>New plot note</source>
        <translation>Nova nota de trama</translation>
    </message>
    <message>
        <source>New tag alias</source>
        <translation>Novo alias de etiqueta</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Novo jogador</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>rascunho</translation>
    </message>
    <message>
        <source>broken: only its JSON can be edited</source>
        <translation>quebrado: só o JSON pode ser editado</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>sem problemas</translation>
    </message>
</context>
<context>
    <name>LoreWorkspace</name>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <translation>Ainda não há nada aqui</translation>
    </message>
    <message>
        <source>What you make is written to the first lore file that can be changed. The box above leads to entries, NPCs, places, quests and all other kinds.</source>
        <translation>O que você criar é escrito no primeiro arquivo de lore que possa ser mudado. A caixa acima leva a entradas, NPCs, lugares, missões e tudo o mais.</translation>
    </message>
    <message>
        <source>Nothing matches “{filter}”</source>
        <translation>Nada coincide com “{filter}”</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n of them.</source>
        <translation>
            <numerusform>O filtro oculta o único que há.</numerusform>
            <numerusform>O filtro oculta todos (%Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter is saved: it is behind the magnifier of the filter line.</source>
        <translation>O filtro está guardado: fica atrás da lupa da linha do filtro.</translation>
    </message>
    <message>
        <source>There is no filter to save: type one first.</source>
        <translation>Não há filtro para guardar: escreva um primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Seleção: %Ln</numerusform>
            <numerusform>Seleção: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to &amp;file</source>
        <translation>Mover para o arqu&amp;ivo</translation>
    </message>
    <message numerus="yes">
        <source>The JSON of %n records is not applied yet.</source>
        <translation>
            <numerusform>O JSON de %Ln registro ainda não foi aplicado.</numerusform>
            <numerusform>O JSON de %Ln registros ainda não foi aplicado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed for %n records is not applied yet.</source>
        <translation>
            <numerusform>O que foi escrito para %Ln registro ainda não está aplicado.</numerusform>
            <numerusform>O que foi escrito para %Ln registros ainda não está aplicado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LowerPanel</name>
    <message>
        <source>Presence</source>
        <translation>Presença</translation>
    </message>
    <message>
        <source>Secrets learnt</source>
        <translation>Segredos sabidos</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Diálogo</translation>
    </message>
    <message>
        <source>Pruned facts</source>
        <translation>Fatos podados</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segredos</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podados</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Try limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Lower panel</source>
        <translation>Painel inferior</translation>
    </message>
    <message>
        <source>entries by NPC, with the turn each was learnt</source>
        <translation>entradas por NPC, com o turno em que foram sabidas</translation>
    </message>
    <message>
        <source>{n} lines as {name} heard them</source>
        <translation>{n} falas como {name} as ouviu</translation>
    </message>
    <message>
        <source>Pruned {n}</source>
        <translation>Podados {n}</translation>
    </message>
    <message>
        <source>what {name} knew and lost</source>
        <translation>o que {name} soube e perdeu</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Carregar um traço…</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Carregar {name}</translation>
    </message>
    <message>
        <source>Version 1 saves keep none; a trace tells them.</source>
        <translation>Os saves da versão 1 não as guardam; um traço as conta.</translation>
    </message>
    <message>
        <source>This save keeps no scenes</source>
        <translation>Este save não guarda cenas</translation>
    </message>
    <message>
        <source>The save lists no lore entry that an NPC has learnt in play.</source>
        <translation>O save não lista nenhuma entrada que um NPC tenha sabido em jogo.</translation>
    </message>
    <message>
        <source>No secret was learnt</source>
        <translation>Nenhum segredo foi sabido</translation>
    </message>
    <message>
        <source>The trace has no line that reached this NPC.</source>
        <translation>O traço não tem nenhuma fala que tenha chegado a este NPC.</translation>
    </message>
    <message>
        <source>{name} heard nothing</source>
        <translation>{name} não ouviu nada</translation>
    </message>
    <message>
        <source>Spoken lines are not in a save; a trace of the game holds them.</source>
        <translation>O que se fala não está num save; um traço do jogo é que guarda.</translation>
    </message>
    <message>
        <source>No trace is loaded</source>
        <translation>Nenhum traço carregado</translation>
    </message>
    <message>
        <source>Nothing of {name} was pruned</source>
        <translation>Nada de {name} foi podado</translation>
    </message>
    <message>
        <source>Version 1 saves do not keep what was pruned.</source>
        <translation>Os saves da versão 1 não guardam o que foi podado.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>It is in {path}</source>
        <translation>Está em {path}</translation>
    </message>
</context>
<context>
    <name>MatrixGrid</name>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>Quem sabe o quê</translation>
    </message>
    <message>
        <source>How many know</source>
        <translation>Quantos sabem</translation>
    </message>
</context>
<context>
    <name>MatrixHeader</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>{count} more with the next step</source>
        <translation>mais {count} com o próximo passo</translation>
    </message>
    <message>
        <source>{title}: {note}, folded</source>
        <translation>{title}: {note}, recolhido</translation>
    </message>
    <message>
        <source>{title}: {note}</source>
        <translation>{title}: {note}</translation>
    </message>
    <message>
        <source>{shown} of {total} entries</source>
        <translation>{shown} de {total} entradas</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Visibilidade</translation>
    </message>
    <message>
        <source>Know</source>
        <translation>Sabem</translation>
    </message>
    <message>
        <source>{npc}: knows {known} of {shown}, {learn} more with the next step</source>
        <translation>{npc}: sabe {known} de {shown}, mais {learn} com o próximo passo</translation>
    </message>
    <message>
        <source>{npc}: knows {known} of {shown}</source>
        <translation>{npc}: sabe {known} de {shown}</translation>
    </message>
</context>
<context>
    <name>MemoriesDialog</name>
    <message>
        <source>End scene</source>
        <translation>Encerrar cena</translation>
    </message>
    <message>
        <source>Each keeps only what it perceived. The world’s files stay as they are.</source>
        <translation>Cada um guarda só o que percebeu. Os arquivos do mundo ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;End scene</source>
        <translation>&amp;Encerrar cena</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Lembranças</translation>
    </message>
    <message>
        <source>Nobody was there: nothing is kept.</source>
        <translation>Não havia ninguém: nada se guarda.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Fact · weight {weight}</source>
        <translation>Fato · peso {weight}</translation>
    </message>
    <message>
        <source>Note in its sheet · turn {turn}</source>
        <translation>Nota em sua ficha · turno {turn}</translation>
    </message>
    <message>
        <source>Memory of scene {scene}</source>
        <translation>Lembrança da cena {scene}</translation>
    </message>
    <message>
        <source>Written · turn {turn}</source>
        <translation>Escrito · turno {turn}</translation>
    </message>
    <message>
        <source>By {writer}, origin {kind}</source>
        <translation>Por {writer}, origem {kind}</translation>
    </message>
    <message>
        <source>Heard again on turns {turns}.</source>
        <translation>Ouvido de novo nos turnos {turns}.</translation>
    </message>
    <message>
        <source>Scene {id}</source>
        <translation>Cena {id}</translation>
    </message>
    <message>
        <source>Present or told</source>
        <translation>Presente ou contado</translation>
    </message>
    <message>
        <source>{name} was told by {teller}.</source>
        <translation>{teller} contou a {name}.</translation>
    </message>
    <message>
        <source>{name} heard it said on turn {turn}.</source>
        <translation>{name} ouviu no turno {turn}.</translation>
    </message>
    <message>
        <source>{name} was there.</source>
        <translation>{name} estava lá.</translation>
    </message>
    <message>
        <source>It is lore that {name} may see.</source>
        <translation>É lore que {name} pode ver.</translation>
    </message>
    <message>
        <source>The save says that {name} was there.</source>
        <translation>O save diz que {name} estava lá.</translation>
    </message>
    <message>
        <source>The save says so.</source>
        <translation>É o que diz o save.</translation>
    </message>
    <message>
        <source>{name} was not there, and no line told {name} by turn {turn}.</source>
        <translation>{name} não estava, e nenhuma fala o disse a {name} até o turno {turn}.</translation>
    </message>
    <message>
        <source>{name} was not there.</source>
        <translation>{name} não estava lá.</translation>
    </message>
    <message>
        <source>No line that {name} heard by turn {turn} says it.</source>
        <translation>Nenhuma fala que {name} ouviu até o turno {turn} diz isso.</translation>
    </message>
    <message>
        <source>Neither is said.</source>
        <translation>Não se diz nem um nem outro.</translation>
    </message>
    <message>
        <source>Heard · turn {turn}, {speaker}</source>
        <translation>Ouvido · turno {turn}, {speaker}</translation>
    </message>
    <message>
        <source>Said, but not to this NPC · turn {turn}, {speaker}</source>
        <translation>Dito, mas não a este NPC · turno {turn}, {speaker}</translation>
    </message>
    <message>
        <source>A legitimate path.</source>
        <translation>Uma via legítima.</translation>
    </message>
    <message>
        <source>No legitimate path.</source>
        <translation>Sem via legítima.</translation>
    </message>
    <message>
        <source>{writer} wrote this fact to {name}, who was absent.</source>
        <translation>{writer} escreveu este fato para {name}, que não estava.</translation>
    </message>
    <message>
        <source>The save names a scene that {name} was not in.</source>
        <translation>O save cita uma cena em que {name} não estava.</translation>
    </message>
    <message>
        <source>The trace covers that turn, and nothing in it told {name}.</source>
        <translation>O traço cobre esse turno, e nada nele o disse a {name}.</translation>
    </message>
    <message>
        <source>Origin unknown.</source>
        <translation>Origem desconhecida.</translation>
    </message>
    <message>
        <source>The trace does not cover the turn it was learnt on.</source>
        <translation>O traço não cobre o turno em que foi sabido.</translation>
    </message>
    <message>
        <source>The save does not say where this comes from. A trace may tell.</source>
        <translation>O save não diz de onde isto vem. Um traço pode contar.</translation>
    </message>
    <message>
        <source>A version 1 save keeps no origins. A trace beside it may tell.</source>
        <translation>Um save da versão 1 não guarda origens. Um traço ao lado dele pode contar.</translation>
    </message>
    <message>
        <source>Forgotten on turn {turn}.</source>
        <translation>Esquecido no turno {turn}.</translation>
    </message>
    <message>
        <source>{name} knew it and it was pruned; it enters no context.</source>
        <translation>{name} soube disso e foi podado; não entra em nenhum contexto.</translation>
    </message>
    <message>
        <source>{name} does not remember this.</source>
        <translation>{name} não lembra disto.</translation>
    </message>
    <message>
        <source>It was heard, but kept as no fact.</source>
        <translation>Foi ouvido, mas não guardado como fato.</translation>
    </message>
    <message>
        <source>It was said where {name} was not.</source>
        <translation>Foi dito onde {name} não estava.</translation>
    </message>
    <message>
        <source>The lore that says it is masked for {name}.</source>
        <translation>O lore que o diz está oculto para {name}.</translation>
    </message>
    <message>
        <source>It is no memory, but {name} may be given the lore that says it.</source>
        <translation>Não é uma lembrança, mas o lore que o diz pode ser dado a {name}.</translation>
    </message>
    <message>
        <source>Nothing in the save says it. A trace may tell more.</source>
        <translation>Nada no save o diz. Um traço pode contar mais.</translation>
    </message>
    <message>
        <source>Neither the save nor the trace says it.</source>
        <translation>Nem o save nem o traço o dizem.</translation>
    </message>
    <message>
        <source>Its own sheet</source>
        <translation>Sua própria ficha</translation>
    </message>
    <message>
        <source>Lore visible to it</source>
        <translation>Lore que pode ver</translation>
    </message>
    <message>
        <source>Something it was told</source>
        <translation>Algo que lhe contaram</translation>
    </message>
    <message>
        <source>What the player said to it</source>
        <translation>O que o jogador lhe disse</translation>
    </message>
    <message>
        <source>no trace loaded</source>
        <translation>sem traço carregado</translation>
    </message>
    <message>
        <source>no world open</source>
        <translation>sem mundo aberto</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>nada ali</translation>
    </message>
    <message>
        <source>{n} of {all} match</source>
        <translation>coincidem {n} de {all}</translation>
    </message>
    <message>
        <source>{all} looked at, no match</source>
        <translation>{all} olhadas, nenhuma</translation>
    </message>
    <message>
        <source>new fact</source>
        <translation>fato novo</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>não está mais</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>heard again</source>
        <translation>ouvido de novo</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudado</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixado</translation>
    </message>
    <message>
        <source>no longer pinned</source>
        <translation>não mais fixado</translation>
    </message>
    <message>
        <source>secret learnt</source>
        <translation>segredo sabido</translation>
    </message>
    <message>
        <source>no longer learnt</source>
        <translation>não mais sabido</translation>
    </message>
    <message>
        <source>new sheet note</source>
        <translation>nova nota de ficha</translation>
    </message>
    <message>
        <source>sheet note gone</source>
        <translation>sem nota de ficha</translation>
    </message>
    <message>
        <source>new scene</source>
        <translation>nova cena</translation>
    </message>
    <message>
        <source>scene gone</source>
        <translation>sem a cena</translation>
    </message>
    <message>
        <source>scene&apos;s memory</source>
        <translation>lembrança de cena</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>NPC</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>before: {text}</source>
        <translation>antes: {text}</translation>
    </message>
    <message>
        <source>nothing differs</source>
        <translation>nada difere</translation>
    </message>
    <message>
        <source>{all} changes: {came} facts new, {went} gone</source>
        <translation>{all} mudanças: {came} fatos novos, {went} a menos</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fato</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Retenção</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Cap {cap}</source>
        <translation>Teto {cap}</translation>
    </message>
    <message>
        <source>1 fact below it goes at the next note</source>
        <translation>1 fato abaixo sai na próxima nota</translation>
    </message>
    <message>
        <source>{n} facts below it go at the next note</source>
        <translation>{n} fatos abaixo saem na próxima nota</translation>
    </message>
    <message>
        <source>1 fact below it would go; the save is not touched</source>
        <translation>1 fato abaixo sairia; o save não é tocado</translation>
    </message>
    <message>
        <source>{n} facts below it would go; the save is not touched</source>
        <translation>{n} fatos abaixo sairiam; o save não é tocado</translation>
    </message>
    <message>
        <source>After the save&apos;s own turn</source>
        <translation>Posterior ao turno do save</translation>
    </message>
    <message>
        <source>Heard again on turns {turns}</source>
        <translation>Ouvido de novo nos turnos {turns}</translation>
    </message>
    <message>
        <source>not in the context now</source>
        <translation>não está agora no contexto</translation>
    </message>
    <message>
        <source>in the context now</source>
        <translation>está agora no contexto</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>fica</translation>
    </message>
    <message>
        <source>goes at the next note</source>
        <translation>sai na próxima nota</translation>
    </message>
    <message>
        <source>pinned, stays</source>
        <translation>fixado, fica</translation>
    </message>
    <message>
        <source>{text} (pinned)</source>
        <translation>{text} (fixado)</translation>
    </message>
    <message>
        <source>{npc} knows something with no legitimate path</source>
        <translation>{npc} sabe algo sem via legítima</translation>
    </message>
    <message>
        <source>“{text}” · turn {turn}</source>
        <translation>“{text}” · turno {turn}</translation>
    </message>
    <message>
        <source>{npc} holds {n} facts from the future</source>
        <translation>{npc} tem {n} fatos do futuro</translation>
    </message>
    <message>
        <source>{npc} holds a fact from the future</source>
        <translation>{npc} tem um fato do futuro</translation>
    </message>
    <message>
        <source>turns {turns}, but the save is at turn {now}</source>
        <translation>turnos {turns}, mas o save está no turno {now}</translation>
    </message>
    <message>
        <source>turn {turns}, but the save is at turn {now}</source>
        <translation>turno {turns}, mas o save está no turno {now}</translation>
    </message>
    <message>
        <source>{npc} is {count} over the cap</source>
        <translation>{npc} passa {count} do teto</translation>
    </message>
    <message>
        <source>saved before pruning; pinned facts do not count</source>
        <translation>salvo antes de podar; os fatos fixados não contam</translation>
    </message>
    <message>
        <source>{npc} holds the same fact twice</source>
        <translation>{npc} tem o mesmo fato duas vezes</translation>
    </message>
    <message>
        <source>{npc} holds two facts that may contradict</source>
        <translation>{npc} tem dois fatos que podem se contradizer</translation>
    </message>
    <message>
        <source>“{one}” / “{other}” · turns {first}, {second}</source>
        <translation>“{one}” / “{other}” · turnos {first}, {second}</translation>
    </message>
    <message>
        <source>not understood · {path}</source>
        <translation>não se entende · {path}</translation>
    </message>
    <message>
        <source>Where facts come from is unknown</source>
        <translation>Não se sabe de onde vêm os fatos</translation>
    </message>
    <message>
        <source>{npc} holds a word of {entry}, which is hidden from this NPC</source>
        <translation>{npc} tem uma palavra de {entry}, que está oculta para este NPC</translation>
    </message>
    <message>
        <source>“{term}” · turn {turn}</source>
        <translation>“{term}” · turno {turn}</translation>
    </message>
    <message>
        <source>{n} ids of the save are not in this world</source>
        <translation>{n} ids do save não estão neste mundo</translation>
    </message>
    <message>
        <source>An id of the save is not in this world</source>
        <translation>Um id do save não está neste mundo</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Quem fala</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Fala</translation>
    </message>
    <message>
        <source>Learnt</source>
        <translation>Soube</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Retention then</source>
        <translation>Retenção</translation>
    </message>
    <message>
        <source>{npc}: {phrase} ({save}, turn {turn})</source>
        <translation>{npc}: {phrase} ({save}, turno {turn})</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>Scene {id}, {place}</source>
        <translation>Cena {id}, {place}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>not learnt</source>
        <translation>não foi sabido</translation>
    </message>
    <message>
        <source>learnt on turn {turn}</source>
        <translation>sabido no turno {turn}</translation>
    </message>
    <message>
        <source>turn {turn} · this save</source>
        <translation>turno {turn} · este save</translation>
    </message>
    <message>
        <source>turn {turn} · {name}</source>
        <translation>turno {turn} · {name}</translation>
    </message>
    <message>
        <source>turn {turn} · trace, scene {scene}</source>
        <translation>turno {turn} · traço, cena {scene}</translation>
    </message>
    <message>
        <source>This memory has version {version}, newer than version {known}. It is shown as far as it is understood, and no copy of it can be saved.</source>
        <translation>Esta memória é da versão {version}, mais nova que a {known}. Mostra-se o que se entende, e não é possível salvar uma cópia.</translation>
    </message>
    <message>
        <source>This save was made with other lore than the world has now.</source>
        <translation>Este save foi feito com outro lore que o que o mundo tem agora.</translation>
    </message>
    <message>
        <source>Not in this world: {ids}.</source>
        <translation>Não estão neste mundo: {ids}.</translation>
    </message>
    <message>
        <source>All its ids are known here.</source>
        <translation>Todos os seus ids são conhecidos aqui.</translation>
    </message>
    <message>
        <source>Save: {name}</source>
        <translation>Save: {name}</translation>
    </message>
    <message>
        <source>Format: {format}</source>
        <translation>Formato: {format}</translation>
    </message>
    <message>
        <source>Memory: version {version}, at {path}</source>
        <translation>Memória: versão {version}, em {path}</translation>
    </message>
    <message>
        <source>Turn: {turn}</source>
        <translation>Turno: {turn}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Lugar: {place}</translation>
    </message>
    <message>
        <source>Quests: {quests}</source>
        <translation>Missões: {quests}</translation>
    </message>
    <message>
        <source>Trace: {name}</source>
        <translation>Traço: {name}</translation>
    </message>
    <message>
        <source>NPC: {id}</source>
        <translation>NPC: {id}</translation>
    </message>
    <message>
        <source>Asked: {phrase}</source>
        <translation>Pergunta: {phrase}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fatos</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Since turn</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until turn</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Enter opens {name}</source>
        <translation>Enter abre {name}</translation>
    </message>
    <message>
        <source>first in {name}</source>
        <translation>pela primeira vez em {name}</translation>
    </message>
    <message>
        <source>last in {name}</source>
        <translation>pela última vez em {name}</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>keys: {n}</source>
        <translation>chaves: {n}</translation>
    </message>
    <message>
        <source>values: {n}</source>
        <translation>valores: {n}</translation>
    </message>
    <message>
        <source>bytes: {n}</source>
        <translation>bytes: {n}</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>sai</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>é unido</translation>
    </message>
    <message>
        <source>merged into: {text}</source>
        <translation>unido a: {text}</translation>
    </message>
    <message>
        <source>Source · {id}</source>
        <translation>Fonte · {id}</translation>
    </message>
    <message>
        <source>Learnt on turn {turn}.</source>
        <translation>Sabido no turno {turn}.</translation>
    </message>
    <message>
        <source>Visible to this NPC in this save.</source>
        <translation>Visível para este NPC neste save.</translation>
    </message>
    <message>
        <source>Masked for everybody: no state opens it.</source>
        <translation>Oculta para todos: nenhum estado a abre.</translation>
    </message>
    <message>
        <source>Secret until {quest}, not completed in this save.</source>
        <translation>Secreta até {quest}, não completa neste save.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Masked for this NPC; it is open to {who}.</source>
        <translation>Oculta para este NPC; aberta para {who}.</translation>
    </message>
    <message>
        <source>anybody after “{quest}”</source>
        <translation>qualquer um depois de “{quest}”</translation>
    </message>
    <message>
        <source>after “{quest}”</source>
        <translation>depois de “{quest}”</translation>
    </message>
    <message>
        <source>the faction {id}</source>
        <translation>a facção {id}</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>None of its {n} facts says it, and nothing like it was pruned.</source>
        <translation>Nenhum dos seus {n} fatos o diz, e nada parecido foi podado.</translation>
    </message>
    <message>
        <source>None of its {n} facts says it; version 1 does not keep what was pruned.</source>
        <translation>Nenhum dos seus {n} fatos o diz; a versão 1 não guarda o que foi podado.</translation>
    </message>
    <message>
        <source>Forgotten · turns {first} to {until}</source>
        <translation>Esquecido · turnos {first} a {until}</translation>
    </message>
    <message>
        <source>“{text}” went with retention {gone}.</source>
        <translation>“{text}” saiu com retenção {gone}.</translation>
    </message>
    <message>
        <source>The least of those here now had {last} then.</source>
        <translation>O menor dos que ficaram tinha então {last}.</translation>
    </message>
    <message>
        <source>Asked with these words</source>
        <translation>Perguntado com estas palavras</translation>
    </message>
    <message>
        <source>It would be given, at rank {rank}.</source>
        <translation>Seria dada, na posição {rank}.</translation>
    </message>
    <message>
        <source>Not given: rank {rank}, and {k} are given.</source>
        <translation>Não se dá: posição {rank}, e dão-se {k}.</translation>
    </message>
    <message>
        <source>Not given: none of its tags or words is asked for.</source>
        <translation>Não se dá: não se pergunta por nenhuma das suas etiquetas ou palavras.</translation>
    </message>
    <message>
        <source>Not given: its weight cannot be used.</source>
        <translation>Não se dá: seu peso não serve.</translation>
    </message>
    <message>
        <source>Not given.</source>
        <translation>Não se dá.</translation>
    </message>
    <message>
        <source>Context now</source>
        <translation>Contexto agora</translation>
    </message>
    <message>
        <source>It is sent, as fact {rank} of {most} at most.</source>
        <translation>É enviado, como fato {rank} de no máximo {most}.</translation>
    </message>
    <message>
        <source>It is not sent: it is fact {rank}, and {most} are.</source>
        <translation>Não é enviado: é o fato {rank}, e são enviados {most}.</translation>
    </message>
    <message>
        <source>no legitimate path</source>
        <translation>sem via legítima</translation>
    </message>
    <message>
        <source>lore</source>
        <translation>lore</translation>
    </message>
    <message>
        <source>review step</source>
        <translation>revisão</translation>
    </message>
    <message>
        <source>was there</source>
        <translation>estava lá</translation>
    </message>
    <message>
        <source>was there, scene {scene}, {place}</source>
        <translation>estava lá, cena {scene}, {place}</translation>
    </message>
    <message>
        <source>told, by whom is not said</source>
        <translation>ouvido, não se diz de quem</translation>
    </message>
    <message>
        <source>told by {name}</source>
        <translation>dito por {name}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecida</translation>
    </message>
    <message>
        <source>unknown: version 1 keeps no origins</source>
        <translation>desconhecida: a versão 1 não guarda origens</translation>
    </message>
    <message>
        <source>unknown: the save does not say</source>
        <translation>desconhecida: o save não diz</translation>
    </message>
    <message>
        <source>the review step</source>
        <translation>a revisão</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Narrator</source>
        <translation>Narrador</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>turns {first}–{last}</source>
        <translation>turnos {first}–{last}</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>Vazamento</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>Não dado</translation>
    </message>
    <message>
        <source>Invention</source>
        <translation>Invenção</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Qualquer achado</translation>
    </message>
    <message>
        <source>Label {label}</source>
        <translation>Rótulo {label}</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Todas as respostas</translation>
    </message>
    <message>
        <source>A stranger</source>
        <translation>Um desconhecido</translation>
    </message>
    <message>
        <source>{build}: no answers</source>
        <translation>{build}: sem respostas</translation>
    </message>
    <message>
        <source>{build}: {share}, between {low} and {high}</source>
        <translation>{build}: {share}, entre {low} e {high}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>With a finding</source>
        <translation>Com achado</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo de 95 %</translation>
    </message>
    <message>
        <source>Since the one before</source>
        <translation>Desde a anterior</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>pode ser acaso</translation>
    </message>
    <message>
        <source>more than chance at 95 %</source>
        <translation>mais que acaso a 95 %</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Respostas de</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Achado</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
</context>
<context>
    <name>MemoryWorkspace</name>
    <message>
        <source>{name}: {n} lines up to turn {turn}</source>
        <translation>{name}: {n} falas até o turno {turn}</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>Não foi possível ler {name}.</translation>
    </message>
    <message>
        <source>It was read as {format}, and no dictionary of NPC facts is in it.</source>
        <translation>Foi lido como {format}, e não contém nenhum dicionário de fatos por NPC.</translation>
    </message>
    <message>
        <source>{name} holds no memory.</source>
        <translation>{name} não contém memória.</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Relatório copiado.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Abrir recente</translation>
    </message>
    <message>
        <source>No world was opened yet</source>
        <translation>Nenhum mundo foi aberto ainda</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meu</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Deles</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Manter o meu</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Ficar &amp;com o deles</translation>
    </message>
    <message>
        <source>Both sides changed one field in different ways. The rest is merged.</source>
        <translation>Os dois lados mudaram um campo de formas diferentes. O resto está mesclado.</translation>
    </message>
    <message>
        <source>Both sides changed {n} fields in different ways. The rest is merged.</source>
        <translation>Os dois lados mudaram {n} campos de formas diferentes. O resto está mesclado.</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Tudo meu</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Tudo deles</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>M&amp;esclar</translation>
    </message>
    <message>
        <source>Merge near duplicates</source>
        <translation>Unir quase duplicadas</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Previous pair</source>
        <translation>Par anterior</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Próximo par</translation>
    </message>
    <message>
        <source>&amp;Merge the two</source>
        <translation>&amp;Unir as duas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>The checks have found no near duplicates.</source>
        <translation>A conferência não achou entradas quase duplicadas.</translation>
    </message>
    <message>
        <source>Left stays where it is, right goes; cases name the one that is left.</source>
        <translation>A da esquerda fica no lugar e a da direita sai; os casos citam a que fica.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%Ln par</numerusform>
            <numerusform>%Ln pares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeRow</name>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>Text that is left</source>
        <translation>Texto que fica</translation>
    </message>
</context>
<context>
    <name>MergeTagsDialog</name>
    <message>
        <source>Merge tags</source>
        <translation>Unir etiquetas</translation>
    </message>
    <message>
        <source>&amp;Into the tag</source>
        <translation>&amp;Na etiqueta</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Unir</translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message>
        <source>Taking in the files …</source>
        <translation>Incorporando os arquivos…</translation>
    </message>
    <message>
        <source>The file was edited meanwhile. Merge again.</source>
        <translation>O arquivo foi editado nesse meio-tempo. Mescle de novo.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>{count} of {total} tokens</source>
        <translation>{count} de {total} tokens</translation>
    </message>
    <message>
        <source>something was left out for the budget</source>
        <translation>algo ficou de fora por causa do orçamento</translation>
    </message>
</context>
<context>
    <name>MissModel</name>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Should be found</source>
        <translation>Deveria sair</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Por que não</translation>
    </message>
</context>
<context>
    <name>MissTable</name>
    <message>
        <source>Missed</source>
        <translation>Perdidas</translation>
    </message>
</context>
<context>
    <name>MoveEntriesDialog</name>
    <message>
        <source>Move to file</source>
        <translation>Mover para outro arquivo</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>There is no other file that can be written. Make a lore file first.</source>
        <translation>Não há outro arquivo que possa ser escrito. Crie antes um arquivo de lore.</translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>{name}, left out</source>
        <translation>{name}, excluído</translation>
    </message>
    <message>
        <source>{name}, found: {kind} {id}</source>
        <translation>{name}, encontrado: {kind} {id}</translation>
    </message>
    <message>
        <source>{name}, found in the text</source>
        <translation>{name}, encontrado no texto</translation>
    </message>
    <message>
        <source>Left out, and not in the text. Enter or a click takes it back.</source>
        <translation>Excluído, e não está no texto. Enter ou um clique o recupera.</translation>
    </message>
    <message>
        <source>Left out: no name here. Enter or a click takes it back.</source>
        <translation>Excluído: aqui não é um nome. Enter ou um clique o recupera.</translation>
    </message>
    <message>
        <source>The cross or Delete leaves it out here.</source>
        <translation>A cruz ou Delete o exclui aqui.</translation>
    </message>
</context>
<context>
    <name>NewFileDialog</name>
    <message>
        <source>New lore file</source>
        <translation>Novo arquivo de lore</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Criar</translation>
    </message>
    <message>
        <source>mine.json</source>
        <translation>mina.json</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>A file&apos;s name may not hold any of &lt; &gt; : &quot; / \ | ? *</source>
        <translation>O nome de um arquivo não pode ter &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>&amp;Words in the file</source>
        <translation>&amp;Palavras no arquivo</translation>
    </message>
</context>
<context>
    <name>NewWorldDialog</name>
    <message>
        <source>New world</source>
        <translation>Novo mundo</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Criar</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Words in the files</source>
        <translation>Palavras nos &amp;arquivos</translation>
    </message>
    <message>
        <source>Spanish: entradas, texto, visibilidad</source>
        <translation>Espanhol: entradas, texto, visibilidad</translation>
    </message>
    <message>
        <source>English: entries, text, visibility</source>
        <translation>Inglês: entries, text, visibility</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>The name becomes a folder: it may not hold any of &lt; &gt; : &quot; / \ | ? *</source>
        <translation>O nome vira uma pasta: não pode ter &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>There is already a world in {folder}.</source>
        <translation>Já há um mundo em {folder}.</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Fechar esta linha</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>NpcList</name>
    <message>
        <source>NPCs</source>
        <translation>NPCs</translation>
    </message>
</context>
<context>
    <name>NpcModel</name>
    <message>
        <source>over the cap of {cap}</source>
        <translation>acima do teto de {cap}</translation>
    </message>
    <message>
        <source>has a finding</source>
        <translation>tem um achado</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>tem um aviso</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fato</translation>
    </message>
    <message>
        <source>{n} facts</source>
        <translation>{n} fatos</translation>
    </message>
</context>
<context>
    <name>OpeningView</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>OutcomeModel</name>
    <message>
        <source>the case</source>
        <translation>o caso</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Expectativa</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Expected and got</source>
        <translation>Esperado e resultado</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run the selected cases (Ctrl+Enter)</source>
        <translation>Executar os casos escolhidos (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Open in playground</source>
        <translation>Abrir em Testes</translation>
    </message>
    <message>
        <source>It is run in a moment.</source>
        <translation>Será executado em instantes.</translation>
    </message>
    <message>
        <source>{count} cases are selected</source>
        <translation>{count} casos escolhidos</translation>
    </message>
    <message>
        <source>No case is selected</source>
        <translation>Nenhum caso escolhido</translation>
    </message>
    <message>
        <source>Choose one case to see what it expects and what came.</source>
        <translation>Escolha um caso para ver o que espera e o que saiu.</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 diferença</translation>
    </message>
    <message>
        <source>{count} differences</source>
        <translation>{count} diferenças</translation>
    </message>
</context>
<context>
    <name>OutcomeTable</name>
    <message>
        <source>Expected and got</source>
        <translation>Esperado e resultado</translation>
    </message>
</context>
<context>
    <name>Ownership</name>
    <message>
        <source>This world is open in another window of Loremask ({who}, since {time}). Here it is read-only.</source>
        <translation>Este mundo está aberto em outra janela do Loremask ({who}, desde {time}). Aqui é só de leitura.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Stay read-only</source>
        <translation>Continuar só de leitura</translation>
    </message>
    <message>
        <source>Another window of Loremask took this world over. Here it is read-only now, so that neither writes over the other.</source>
        <translation>Outra janela do Loremask assumiu este mundo. Aqui agora é só de leitura, para que nenhuma escreva por cima da outra.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
</context>
<context>
    <name>ParaphraseLab</name>
    <message>
        <source>Missed</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Back to the cases</source>
        <translation>Voltar aos casos</translation>
    </message>
    <message>
        <source>Paraphrase lab</source>
        <translation>Laboratório de paráfrases</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Perguntar de novo</translation>
    </message>
    <message>
        <source>Choose questions…</source>
        <translation>Escolher perguntas…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Questions (*.jsonl);;All files (*)</source>
        <translation>Perguntas (*.jsonl);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>{done} of {total} answers</source>
        <translation>{done} de {total} respostas</translation>
    </message>
    <message>
        <source>The world has changed since these were asked.</source>
        <translation>O mundo mudou desde que foram feitas.</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Perguntando…</translation>
    </message>
    <message>
        <source>The questions are being asked</source>
        <translation>As perguntas estão sendo feitas</translation>
    </message>
    <message>
        <source>Each of them in every profile.</source>
        <translation>Cada uma com todos os perfis.</translation>
    </message>
    <message>
        <source>Which profile finds what players ask about?</source>
        <translation>Qual perfil acha o que os jogadores perguntam?</translation>
    </message>
    <message>
        <source>A file of players’ questions, each with the entries it should find, is asked in every profile.</source>
        <translation>Um arquivo de perguntas de jogadores, cada uma com as entradas que deveria achar, é testado com todos os perfis.</translation>
    </message>
    <message>
        <source>{count} by {profile}</source>
        <translation>{count} com {profile}</translation>
    </message>
    <message>
        <source>{file}, question {number}</source>
        <translation>{file}, pergunta {number}</translation>
    </message>
</context>
<context>
    <name>PartEditor</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>add tag</source>
        <translation>acrescentar etiqueta</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>PasswordDialog</name>
    <message>
        <source>Password of {name}</source>
        <translation>Senha de {name}</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Senha</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Search by name or id</source>
        <translation>Buscar por nome ou id</translation>
    </message>
    <message>
        <source>Name or id</source>
        <translation>Nome ou id</translation>
    </message>
    <message>
        <source>No name and no id holds that</source>
        <translation>Nenhum nome nem id contém isso</translation>
    </message>
</context>
<context>
    <name>Playground</name>
    <message>
        <source>Case {id} is in {file}</source>
        <translation>O caso {id} está em {file}</translation>
    </message>
    <message>
        <source>Case {id} is in {file}, with the answer and its findings</source>
        <translation>O caso {id} está em {file}, com a resposta e seus achados</translation>
    </message>
    <message>
        <source>It asks without what was learnt in the game: a case has no place for it.</source>
        <translation>Pergunta sem o que foi sabido no jogo: um caso não tem lugar para isso.</translation>
    </message>
    <message>
        <source>It asks without memory and conversation: what is found in its answer may differ.</source>
        <translation>Pergunta sem memória nem conversa: o que se achar na resposta pode ser outro.</translation>
    </message>
    <message>
        <source>No lore file of this world can be written</source>
        <translation>Nenhum arquivo de lore deste mundo pode ser escrito</translation>
    </message>
    <message>
        <source>Show the case</source>
        <translation>Mostrar o caso</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>another score</source>
        <translation>outra pontuação</translation>
    </message>
    <message>
        <source>up {count}</source>
        <translation>sobe {count}</translation>
    </message>
    <message>
        <source>down {count}</source>
        <translation>desce {count}</translation>
    </message>
    <message>
        <source>given now</source>
        <translation>agora é dada</translation>
    </message>
    <message>
        <source>left out now</source>
        <translation>agora fica de fora</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>masked now</source>
        <translation>agora oculta</translation>
    </message>
    <message>
        <source>given at rank {rank}, score {score}</source>
        <translation>dada na posição {rank}, pontuação {score}</translation>
    </message>
    <message>
        <source>left out at rank {rank}, score {score}</source>
        <translation>fora na posição {rank}, pontuação {score}</translation>
    </message>
    <message>
        <source>masked, would be number {rank}, score {score}</source>
        <translation>oculta, seria a número {rank}, pontuação {score}</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>nothing matches</source>
        <translation>nada coincide</translation>
    </message>
    <message>
        <source>{id}: {change}. Pinned: {before}. Now: {now}.</source>
        <translation>{id}: {change}. Fixado: {before}. Agora: {now}.</translation>
    </message>
    <message>
        <source>{count} quests</source>
        <translation>{count} missões</translation>
    </message>
    <message>
        <source>1 quest</source>
        <translation>1 missão</translation>
    </message>
    <message>
        <source>top {count}</source>
        <translation>{count} primeiras</translation>
    </message>
    <message>
        <source>Type what the player says</source>
        <translation>Digite o que o jogador diz</translation>
    </message>
    <message>
        <source>The answer comes with every key: what is given, what is masked, and why.</source>
        <translation>A resposta vem a cada tecla: o que se dá, o que se oculta, e por quê.</translation>
    </message>
    <message>
        <source>Nothing matches “{query}”</source>
        <translation>Nada coincide com “{query}”</translation>
    </message>
    <message>
        <source>Words of three letters can match only a tag.</source>
        <translation>Palavras de três letras só podem coincidir com uma etiqueta.</translation>
    </message>
    <message>
        <source>No tag equals one of its words, and no text holds one of them.</source>
        <translation>Nenhuma etiqueta é igual a uma das suas palavras, e nenhum texto contém alguma delas.</translation>
    </message>
    <message>
        <source>It holds no letters and no digits.</source>
        <translation>Não tem letras nem algarismos.</translation>
    </message>
    <message>
        <source>{npc} is given nothing</source>
        <translation>{npc} não recebe nada</translation>
    </message>
    <message>
        <source>Only masked entries match: {count}.</source>
        <translation>Só coincidem entradas ocultas: {count}.</translation>
    </message>
    <message>
        <source>{npc} sees everything: nothing is masked</source>
        <translation>{npc} vê tudo: nada está oculto</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>Nada fica de fora</translation>
    </message>
    <message>
        <source>There are no entries yet</source>
        <translation>Ainda não há entradas</translation>
    </message>
    <message>
        <source>Write some in the lore workspace.</source>
        <translation>Escreva alguma em Lore.</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>Vazamento</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Não dado</translation>
    </message>
    <message>
        <source>Invention</source>
        <translation>Invenção</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Citação</translation>
    </message>
    <message>
        <source>It may know it, and was not given it.</source>
        <translation>Pode saber, e não recebeu.</translation>
    </message>
    <message>
        <source>No record of this world holds this name.</source>
        <translation>Nenhum registro deste mundo tem este nome.</translation>
    </message>
    <message>
        <source>Nothing it was given holds this number.</source>
        <translation>Nada do que recebeu tem este número.</translation>
    </message>
    <message>
        <source>Nothing it was given holds these words.</source>
        <translation>Nada do que recebeu tem estas palavras.</translation>
    </message>
    <message>
        <source>Hidden from who answers: {kind}.</source>
        <translation>Oculto para quem responde: {kind}.</translation>
    </message>
    <message>
        <source>masked record</source>
        <translation>registro oculto</translation>
    </message>
    <message>
        <source>{kind}: “{text}”</source>
        <translation>{kind}: “{text}”</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sem achados</translation>
    </message>
    <message>
        <source>One finding</source>
        <translation>Um achado</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} achados</translation>
    </message>
    <message>
        <source>{kind} {count}</source>
        <translation>{kind} {count}</translation>
    </message>
    <message>
        <source>Top {k} ends here</source>
        <translation>Até aqui as {k} primeiras</translation>
    </message>
    <message>
        <source>left out {count}</source>
        <translation>fora {count}</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nada coincide</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>{count} entries</source>
        <translation>{count} entradas</translation>
    </message>
    <message>
        <source>{entries}, and 1 masked one</source>
        <translation>{entries}, e 1 oculta</translation>
    </message>
    <message>
        <source>{entries}, and {masked} masked ones</source>
        <translation>{entries}, e {masked} ocultas</translation>
    </message>
    <message>
        <source>Rank {rank}: {id}, {visibility}, score {score}. {text}</source>
        <translation>Posição {rank}: {id}, {visibility}, pontuação {score}. {text}</translation>
    </message>
    <message>
        <source>Masked: {id}. {reason}</source>
        <translation>Oculta: {id}. {reason}</translation>
    </message>
    <message>
        <source>Masked, shown in the author’s view: {id}. {text}</source>
        <translation>Oculta, mostrada na visão do autor: {id}. {text}</translation>
    </message>
    <message>
        <source>It would be number {rank} with score {score}.</source>
        <translation>Seria a número {rank} com pontuação {score}.</translation>
    </message>
    <message>
        <source>{id}, {words}</source>
        <translation>{id}, {words}</translation>
    </message>
    <message>
        <source>Rank {rank}, score {score}.</source>
        <translation>Posição {rank}, pontuação {score}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidade</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>World facts</source>
        <translation>Fatos do mundo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Player’s line</source>
        <translation>Fala do jogador</translation>
    </message>
    <message>
        <source>{title}: {tokens} of {share} tokens</source>
        <translation>{title}: {tokens} de {share} tokens</translation>
    </message>
    <message>
        <source>{title}: {tokens} tokens, never cut</source>
        <translation>{title}: {tokens} tokens, nunca é cortado</translation>
    </message>
    <message>
        <source>{row}, {count} left out</source>
        <translation>{row}, fora {count}</translation>
    </message>
    <message>
        <source>Nothing left out</source>
        <translation>Nada de fora</translation>
    </message>
    <message>
        <source>{count} left out: {sections}</source>
        <translation>Fora {count}: {sections}</translation>
    </message>
    <message>
        <source>{section} {count}</source>
        <translation>{section} {count}</translation>
    </message>
    <message>
        <source>Why {id} is {rank}</source>
        <translation>Por que {id} é a {rank}</translation>
    </message>
    <message>
        <source>Why {id} is masked</source>
        <translation>Por que {id} está oculta</translation>
    </message>
    <message>
        <source>Why {id} is left out</source>
        <translation>Por que {id} fica de fora</translation>
    </message>
    <message>
        <source>{points} points × {weight}</source>
        <translation>{points} pontos × {weight}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Behind {id} by {score}.</source>
        <translation>A {score} de {id}, que vai à frente.</translation>
    </message>
    <message>
        <source>Ahead of {id} by {score}.</source>
        <translation>À frente de {id} por {score}.</translation>
    </message>
    <message>
        <source>As high as {id}, which comes first by its id.</source>
        <translation>Igual a {id}, que vem antes pelo id.</translation>
    </message>
    <message>
        <source>As high as {id}, which comes after it by its id.</source>
        <translation>Igual a {id}, que vem depois pelo id.</translation>
    </message>
    <message>
        <source>Just behind {id}.</source>
        <translation>Logo atrás de {id}.</translation>
    </message>
    <message>
        <source>Just ahead of {id}.</source>
        <translation>Logo à frente de {id}.</translation>
    </message>
    <message>
        <source>Nothing else that is seen scores.</source>
        <translation>Nada mais do que se vê pontua.</translation>
    </message>
    <message>
        <source>It scores, but stands at rank {rank}, and only the top {k} are given.</source>
        <translation>Pontua, mas está na posição {rank}, e só são dadas as {k} primeiras.</translation>
    </message>
    <message>
        <source>It is seen, but no tag, no word of its text and not the place matches.</source>
        <translation>É vista, mas não coincide nenhuma etiqueta, nem palavra do texto, nem o lugar.</translation>
    </message>
    <message>
        <source>Its weight is not a usable number, so it never scores.</source>
        <translation>Seu peso não é um número que sirva, então nunca pontua.</translation>
    </message>
    <message>
        <source>It cannot be read, so it is never retrieved.</source>
        <translation>Não pode ser lida, então nunca é recuperada.</translation>
    </message>
    <message>
        <source>It is no longer in this world.</source>
        <translation>Não está mais neste mundo.</translation>
    </message>
    <message>
        <source>Without the mask it would be {rank}, with score {score}.</source>
        <translation>Sem ocultar seria a {rank}, com pontuação {score}.</translation>
    </message>
    <message>
        <source>Without the mask it would not score either.</source>
        <translation>Sem ocultar também não pontuaria.</translation>
    </message>
    <message>
        <source>Who would be given it, or what reveals it</source>
        <translation>Quem a receberia, ou o que a revela</translation>
    </message>
    <message>
        <source>Who can see it, when</source>
        <translation>Quem pode vê-la, e quando</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Nobody, and nothing reveals it.</source>
        <translation>Ninguém, e nada a revela.</translation>
    </message>
    <message>
        <source>Nothing to explain</source>
        <translation>Nada a explicar</translation>
    </message>
    <message>
        <source>Ask something: here stands why an entry is given, masked or left out.</source>
        <translation>Pergunte algo: aqui aparece por que uma entrada se dá, se oculta ou fica de fora.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terceira</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>sétima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>oitava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>nona</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>frase</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>stem</source>
        <translation>raiz</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafia</translation>
    </message>
    <message>
        <source>tag equals a word</source>
        <translation>é uma palavra</translation>
    </message>
    <message>
        <source>inside “{word}”</source>
        <translation>em “{word}”</translation>
    </message>
    <message>
        <source>tag equals the place</source>
        <translation>é o lugar</translation>
    </message>
    <message>
        <source>tag equals words side by side</source>
        <translation>são palavras seguidas</translation>
    </message>
    <message>
        <source>stands for tag “{word}”</source>
        <translation>vale por “{word}”</translation>
    </message>
    <message>
        <source>same stem as “{word}”</source>
        <translation>raiz de “{word}”</translation>
    </message>
    <message>
        <source>spelt nearly as “{word}”</source>
        <translation>quase “{word}”</translation>
    </message>
    <message>
        <source>broken, never retrieved</source>
        <translation>quebrada, nunca é recuperada</translation>
    </message>
    <message>
        <source>its weight is not usable</source>
        <translation>seu peso não serve</translation>
    </message>
    <message>
        <source>no longer in this world</source>
        <translation>não está mais neste mundo</translation>
    </message>
    <message>
        <source>A stranger</source>
        <translation>Um desconhecido</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Em nenhum lugar específico</translation>
    </message>
    <message>
        <source>Secret. Opens with the quest</source>
        <translation>Secreta até</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Só para</translation>
    </message>
    <message>
        <source>Hidden: nobody is given it</source>
        <translation>Oculta de todos: ninguém a recebe</translation>
    </message>
    <message>
        <source>Secret without a quest: nothing opens it</source>
        <translation>Secreta sem missão: nada a abre</translation>
    </message>
    <message>
        <source>Its visibility is not understood</source>
        <translation>Sua visibilidade não se entende</translation>
    </message>
    <message>
        <source>faction {name}</source>
        <translation>facção {name}</translation>
    </message>
    <message>
        <source>after {name}</source>
        <translation>depois de {name}</translation>
    </message>
    <message>
        <source>after {name} (step {step})</source>
        <translation>depois de {name} (passo {step})</translation>
    </message>
    <message>
        <source>public</source>
        <translation>pública</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>desde o início</translation>
    </message>
    <message>
        <source>all {count} NPCs</source>
        <translation>os {count} NPCs</translation>
    </message>
    <message>
        <source>the other {count}</source>
        <translation>os outros {count}</translation>
    </message>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} e mais {count}</translation>
    </message>
    <message>
        <source>masked entry {number}</source>
        <translation>entrada oculta {number}</translation>
    </message>
    <message>
        <source>beyond the top {count}</source>
        <translation>fora das {count} primeiras</translation>
    </message>
    <message>
        <source>Preparing {profile} …</source>
        <translation>Preparando {profile}…</translation>
    </message>
    <message>
        <source>Preparing {profile}: {percent} %</source>
        <translation>Preparando {profile}: {percent} %</translation>
    </message>
    <message>
        <source>author’s view</source>
        <translation>visão do autor</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>seria</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
</context>
<context>
    <name>PlaygroundWorkspace</name>
    <message>
        <source>Author’s view: the texts of masked entries are shown</source>
        <translation>Visão do autor: os textos das entradas ocultas são mostrados</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>The world&apos;s language</source>
        <translation>O idioma do mundo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Spelling needs the dictionaries of the extra: {command}</source>
        <translation>A ortografia precisa dos dicionários do extra: {command}</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Spelling</source>
        <translation>O&amp;rtografia</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Servidor do modelo</translation>
    </message>
    <message>
        <source>For the scene, with any OpenAI-compatible server. Without an address nothing is ever sent anywhere, and everything is done by hand.</source>
        <translation>Para a cena, com qualquer servidor compatível com OpenAI. Sem endereço, nada é enviado a lugar nenhum, e tudo se faz à mão.</translation>
    </message>
    <message>
        <source>The language changes when Loremask is started again.</source>
        <translation>O idioma muda quando o Loremask for aberto de novo.</translation>
    </message>
</context>
<context>
    <name>ProgressBox</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>E&amp;xaminar:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo dos arquivos:</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;O nome “%1” não pode ser usado.&lt;/b&gt;&lt;p&gt;Tente outro, com menos caracteres ou sem sinais de pontuação.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
</context>
<context>
    <name>QueryField</name>
    <message>
        <source>What the player says</source>
        <translation>O que o jogador diz</translation>
    </message>
    <message>
        <source>Type what the player says</source>
        <translation>Digite o que o jogador diz</translation>
    </message>
</context>
<context>
    <name>QuestGraph</name>
    <message>
        <source>Order of the quests</source>
        <translation>Ordem das missões</translation>
    </message>
</context>
<context>
    <name>QuestList</name>
    <message>
        <source>Completed quests</source>
        <translation>Missões completas</translation>
    </message>
</context>
<context>
    <name>QuestModel</name>
    <message>
        <source>{number}. {name}</source>
        <translation>{number}. {name}</translation>
    </message>
    <message>
        <source>(after {quests})</source>
        <translation>(depois de {quests})</translation>
    </message>
    <message>
        <source>opens {count}</source>
        <translation>abre {count}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>não completa</translation>
    </message>
</context>
<context>
    <name>QuestTrack</name>
    <message>
        <source>Completed quests</source>
        <translation>Missões completas</translation>
    </message>
    <message>
        <source>Step {step} of {last}: {name}</source>
        <translation>Passo {step} de {last}: {name}</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Workspaces</source>
        <translation>Espaços de trabalho</translation>
    </message>
</context>
<context>
    <name>RawEditor</name>
    <message>
        <source>JSON of the record</source>
        <translation>JSON do registro</translation>
    </message>
    <message>
        <source>JSON, as it stands in the file</source>
        <translation>JSON, como está no arquivo</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reverter</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>sem aplicar</translation>
    </message>
</context>
<context>
    <name>ReachStrip</name>
    <message>
        <source>Who can see this, when</source>
        <translation>Quem pode vê-lo, e quando</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Everyone else</source>
        <translation>Os demais</translation>
    </message>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} e mais {count}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>desde o início</translation>
    </message>
    <message>
        <source>after step {step}</source>
        <translation>depois do passo {step}</translation>
    </message>
    <message>
        <source>This world has no NPCs yet.</source>
        <translation>Este mundo ainda não tem NPCs.</translation>
    </message>
    <message>
        <source>All {count} NPCs see this at the end.</source>
        <translation>No fim, os {count} NPCs o veem.</translation>
    </message>
    <message>
        <source>{seen} of {count} NPCs see this at the end.</source>
        <translation>No fim, {seen} de {count} NPCs o veem.</translation>
    </message>
    <message>
        <source>No NPC ever sees this.</source>
        <translation>Nenhum NPC o vê nunca.</translation>
    </message>
    <message>
        <source>Step {step} is {quest}.</source>
        <translation>O passo {step} é {quest}.</translation>
    </message>
    <message>
        <source>After step</source>
        <translation>Depois do passo</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>Recent worlds</source>
        <translation>Mundos recentes</translation>
    </message>
    <message>
        <source>Enter opens, Delete takes off the list</source>
        <translation>Enter abre, Delete tira da lista</translation>
    </message>
</context>
<context>
    <name>RecentModel</name>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
</context>
<context>
    <name>RecentQuestions</name>
    <message>
        <source>Recent questions</source>
        <translation>Perguntas recentes</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>No lore file of this world can be written.</source>
        <translation>Nenhum arquivo de lore deste mundo pode ser escrito.</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln apagado. Desfazer traz de volta.</numerusform>
            <numerusform>%Ln apagados. Desfazer traz de volta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied as JSON.</source>
        <translation>
            <numerusform>%Ln copiado como JSON.</numerusform>
            <numerusform>%Ln copiados como JSON.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no JSON objects, and no rows with an id column.</source>
        <translation>A área de transferência não tem objetos JSON, nem linhas com uma coluna id.</translation>
    </message>
    <message>
        <source>There is no other file that can be written</source>
        <translation>Não há outro arquivo que possa ser escrito</translation>
    </message>
    <message numerus="yes">
        <source>%n moved; undo takes it back.</source>
        <translation>
            <numerusform>%Ln movido; pode ser desfeito.</numerusform>
            <numerusform>%Ln movidos; pode ser desfeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows can be moved in file order: click the sorted title until it has no arrow.</source>
        <translation>As linhas se movem na ordem do arquivo: clique no título ordenado até ele não ter seta.</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nada escolhido</translation>
    </message>
    <message>
        <source>Choose a row of the table, or make a new one with Ctrl+N.</source>
        <translation>Escolha uma linha da tabela, ou crie uma com Ctrl+N.</translation>
    </message>
    <message>
        <source>Its types are wrong, so only its JSON can be edited.</source>
        <translation>Seus tipos não estão certos, então só o JSON pode ser editado.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected: a change is made in all of them.</source>
        <translation>
            <numerusform>Seleção: %Ln. A mudança é feita nela.</numerusform>
            <numerusform>Seleção: %Ln. Uma mudança é feita em toda ela.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is read-only. {why}</source>
        <translation>{file} é só de leitura. {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, linha {line}</translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(mais %Ln)</numerusform>
            <numerusform>(mais %Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>What was left for recovery cannot be read.</source>
        <translation>O que ficou para recuperação não pode ser lido.</translation>
    </message>
    <message>
        <source>Loremask ended with unsaved edits in {files}, kept {time}.</source>
        <translation>O Loremask terminou com edições não salvas em {files}, guardadas: {time}.</translation>
    </message>
    <message>
        <source>Restoring unsaved edits in {files} (kept {time}) ended Loremask the last time.</source>
        <translation>Da última vez, restaurar as edições não salvas em {files} (guardadas: {time}) fez o Loremask terminar.</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Revisar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Edições não salvas</translation>
    </message>
    <message>
        <source>Kept {time}. Restoring is one step that undo takes back.</source>
        <translation>Guardadas: {time}. Restaurar é um só passo, que pode ser desfeito.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>No arquivo</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <translation>Não salvo</translation>
    </message>
    <message>
        <source>Restored. Save to keep it; undo takes it back.</source>
        <translation>Restaurado. Salve para manter; pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename {kind} “{id}”</source>
        <translation>Renomear {kind} “{id}”</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Places that change</source>
        <translation>Lugares que mudam</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>&amp;Novo nome</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>Keep “{id}” as another &amp;word for it</source>
        <translation>&amp;Manter “{id}” como outra palavra para ela</translation>
    </message>
    <message>
        <source>&amp;Keep “{id}” among its former ids, for the game and for saves</source>
        <translation>Manter “{id}” &amp;entre os ids anteriores, para o jogo e os saves</translation>
    </message>
    <message>
        <source>Rename the &amp;tags equal to it, so that entries keep their points here</source>
        <translation>Renomear &amp;as etiquetas iguais, para que as entradas mantenham aqui seus pontos</translation>
    </message>
    <message>
        <source>Rename it in t&amp;exts, sheets and notes that say it as a word</source>
        <translation>Renomear em &amp;textos, fichas e notas que o dizem como palavra</translation>
    </message>
    <message numerus="yes">
        <source>%n places change, in {records}</source>
        <translation>
            <numerusform>Muda %Ln lugar, em {records}</numerusform>
            <numerusform>Mudam %Ln lugares, em {records}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>a record without id</source>
        <translation>um registro sem id</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Find and replace</source>
        <translation>Localizar e substituir</translation>
    </message>
    <message>
        <source>Tick a&amp;ll</source>
        <translation>&amp;Marcar tudo</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Desmarcar tudo</translation>
    </message>
    <message>
        <source>Untick &amp;problems</source>
        <translation>Desmarcar &amp;problemas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Procurando</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, {ticked} ticked in {records}</source>
        <translation>{found}, {ticked} marcados em {records}</translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace {count}</source>
        <translation>&amp;Substituir {count}</translation>
    </message>
    <message>
        <source>Nothing would change: it is what stands there already.</source>
        <translation>Nada mudaria: é o que já está escrito.</translation>
    </message>
    <message numerus="yes">
        <source>The replacement is empty: %n places will lose “{text}”.</source>
        <translation>
            <numerusform>A substituição está vazia: %Ln lugar perderá “{text}”.</numerusform>
            <numerusform>A substituição está vazia: %Ln lugares perderão “{text}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records would have an error.</source>
        <translation>
            <numerusform>%Ln registro teria um erro.</numerusform>
            <numerusform>%Ln registros teriam um erro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first {count} hits are shown and replaced.</source>
        <translation>Só os {count} primeiros resultados são mostrados e substituídos.</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced; undo takes it back.</source>
        <translation>
            <numerusform>%Ln substituído; pode ser desfeito.</numerusform>
            <numerusform>%Ln substituídos; pode ser desfeito.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveActs</name>
    <message>
        <source>Saved as {name}; the save itself is as it was.</source>
        <translation>Salvo como {name}; o save original continua igual.</translation>
    </message>
    <message>
        <source>Choose a fact or type a phrase first.</source>
        <translation>Escolha antes um fato ou digite uma frase.</translation>
    </message>
    <message>
        <source>The index of the world is still being made.</source>
        <translation>O índice do mundo ainda está sendo feito.</translation>
    </message>
    <message>
        <source>Case {id} added.</source>
        <translation>Caso {id} acrescentado.</translation>
    </message>
</context>
<context>
    <name>SaveHeader</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Found at</source>
        <translation>Está em</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missões</translation>
    </message>
    <message>
        <source>Memory found at</source>
        <translation>A memória está em</translation>
    </message>
    <message>
        <source>Open save…</source>
        <translation>Abrir save…</translation>
    </message>
    <message>
        <source>Read the save again</source>
        <translation>Ler o save de novo</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Mais ações</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Open in playground</source>
        <translation>Abrir em Testes</translation>
    </message>
    <message>
        <source>Recent saves</source>
        <translation>Saves recentes</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Carregar um traço…</translation>
    </message>
    <message>
        <source>Place and quests in the save…</source>
        <translation>Lugar e missões no save…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Copy a bug report</source>
        <translation>Copiar um relatório de erro</translation>
    </message>
    <message>
        <source>version {n}</source>
        <translation>versão {n}</translation>
    </message>
    <message>
        <source>opened as a copy · read only</source>
        <translation>aberto como cópia · só leitura</translation>
    </message>
    <message>
        <source>from a newer version · read only</source>
        <translation>de uma versão mais nova · só leitura</translation>
    </message>
    <message numerus="yes">
        <source>{path} (%n facts)</source>
        <translation>
            <numerusform>{path} (%Ln fato)</numerusform>
            <numerusform>{path} (%Ln fatos)</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>Nothing in the save looks like the player&apos;s place.</source>
        <translation>Nada no save parece o lugar do jogador.</translation>
    </message>
    <message>
        <source>Taken from {path}</source>
        <translation>Tirado de {path}</translation>
    </message>
    <message>
        <source>Nothing in the save looks like completed quests.</source>
        <translation>Nada no save parece missões completas.</translation>
    </message>
    <message>
        <source>Open the world of this save first.</source>
        <translation>Abra antes o mundo deste save.</translation>
    </message>
</context>
<context>
    <name>SaveOpener</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open save</source>
        <translation>Abrir save</translation>
    </message>
    <message>
        <source>Traces (*.jsonl);;All files (*)</source>
        <translation>Traços (*.jsonl);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Load trace</source>
        <translation>Carregar traço</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>Forget this filter</source>
        <translation>Esquecer este filtro</translation>
    </message>
    <message>
        <source>Keep this filter</source>
        <translation>Guardar este filtro</translation>
    </message>
    <message>
        <source>The shared filters cannot be read</source>
        <translation>Os filtros compartilhados não podem ser lidos</translation>
    </message>
    <message>
        <source>Shared by the team</source>
        <translation>Compartilhados pela equipe</translation>
    </message>
    <message>
        <source>Share it with the team</source>
        <translation>Compartilhar com a equipe</translation>
    </message>
</context>
<context>
    <name>SavedStrip</name>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Game saved {n} s ago</source>
        <translation>Jogo salvo há {n} s</translation>
    </message>
    <message>
        <source>Game saved {n} min ago</source>
        <translation>Jogo salvo há {n} min</translation>
    </message>
    <message>
        <source>Game saved {n} h ago</source>
        <translation>Jogo salvo há {n} h</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>{id}, known place</source>
        <translation>{id}, lugar conhecido</translation>
    </message>
    <message>
        <source>nowhere in particular</source>
        <translation>nenhum lugar específico</translation>
    </message>
    <message>
        <source>nobody is “{name}”. {nearest}?</source>
        <translation>ninguém é “{name}”. {nearest}?</translation>
    </message>
    <message>
        <source>Copy of {names}: {verdict}</source>
        <translation>Cópia de {names}: {verdict}</translation>
    </message>
    <message>
        <source>Enter on the line of the people takes {nearest}.</source>
        <translation>Enter na linha das pessoas usa {nearest}.</translation>
    </message>
    <message>
        <source>“{name}” is nobody in this world</source>
        <translation>“{name}” não é ninguém neste mundo</translation>
    </message>
    <message>
        <source>blocked: who is “{name}”?</source>
        <translation>parado: quem é “{name}”?</translation>
    </message>
    <message>
        <source>blocked: nothing is left to hand on</source>
        <translation>parado: não sobra nada para entregar</translation>
    </message>
    <message>
        <source>No model is set to rewrite it: reword it by hand.</source>
        <translation>Nenhum modelo o reescreve: mude-o à mão.</translation>
    </message>
    <message>
        <source>When the turn is played the model is asked once to rewrite it. Or reword it by hand.</source>
        <translation>Ao jogar o turno pede-se uma vez ao modelo que o reescreva. Ou mude à mão.</translation>
    </message>
    <message>
        <source>nobody: a scene alone</source>
        <translation>ninguém: uma cena a sós</translation>
    </message>
    <message>
        <source>nothing that is hidden</source>
        <translation>nada que esteja oculto</translation>
    </message>
    <message>
        <source>“{word}”, {source}</source>
        <translation>“{word}”, {source}</translation>
    </message>
    <message>
        <source>player’s full sheet</source>
        <translation>ficha completa do jogador</translation>
    </message>
    <message>
        <source>said out of their hearing</source>
        <translation>dito onde não ouvem</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>passed, {count} dropped</source>
        <translation>passou, sem {count}</translation>
    </message>
    <message>
        <source>no synopsis</source>
        <translation>sem sinopse</translation>
    </message>
    <message>
        <source>To the player: {text}</source>
        <translation>Ao jogador: {text}</translation>
    </message>
    <message>
        <source>Reviewed: nothing to correct</source>
        <translation>Revisado: nada a corrigir</translation>
    </message>
    <message>
        <source>Reviewed: {count} corrections made</source>
        <translation>Revisado: {count} correções</translation>
    </message>
    <message>
        <source>In turn {n}, which was played:</source>
        <translation>No turno {n}, já jogado:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sem achados</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 achado</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} achados</translation>
    </message>
    <message>
        <source>“{text}”, {kind}. {who}: {why}</source>
        <translation>“{text}”, {kind}. {who}: {why}</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>vazamento</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>não dado</translation>
    </message>
    <message>
        <source>invented</source>
        <translation>inventado</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>quotation</source>
        <translation>citação</translation>
    </message>
    <message>
        <source>hidden from who says it</source>
        <translation>oculto para quem o diz</translation>
    </message>
    <message>
        <source>may be known, and was not given</source>
        <translation>pode ser sabido, e não foi dado</translation>
    </message>
    <message>
        <source>in no entry, no sheet, no memory</source>
        <translation>em nenhuma entrada, ficha nem memória</translation>
    </message>
    <message>
        <source>nothing that was given holds it</source>
        <translation>nada do que foi dado o contém</translation>
    </message>
    <message>
        <source>No leak</source>
        <translation>Sem vazamentos</translation>
    </message>
    <message>
        <source>Nothing invented or not given</source>
        <translation>Nada inventado nem não dado</translation>
    </message>
    <message>
        <source>Numbers and quotations</source>
        <translation>Números e citações</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Perícias</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>Plot notes</source>
        <translation>Notas de trama</translation>
    </message>
    <message>
        <source>Notes to itself</source>
        <translation>Notas para si</translation>
    </message>
    <message>
        <source>Earlier synopses</source>
        <translation>Sinopses anteriores</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Lembranças</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Cenas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Sinopse</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rascunho</translation>
    </message>
    <message>
        <source>Player’s line</source>
        <translation>Fala do jogador</translation>
    </message>
    <message>
        <source>Story Director only</source>
        <translation>Só o diretor de história</translation>
    </message>
    <message>
        <source>Full sheet, Story Director only</source>
        <translation>Ficha completa, só o diretor de história</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>Não está presente</translation>
    </message>
    <message>
        <source>Nobody present heard it</source>
        <translation>Nenhum dos presentes ouviu</translation>
    </message>
    <message>
        <source>Not for {name}</source>
        <translation>Não é para {name}</translation>
    </message>
    <message>
        <source>Not given to the Scene Director</source>
        <translation>Não é dado ao diretor de cena</translation>
    </message>
    <message>
        <source>Only the Scene Director is given this</source>
        <translation>Só o diretor de cena recebe isto</translation>
    </message>
    <message>
        <source>masked entry {n}</source>
        <translation>entrada oculta {n}</translation>
    </message>
    <message>
        <source>player sheet</source>
        <translation>ficha do jogador</translation>
    </message>
    <message>
        <source>plot note</source>
        <translation>nota de trama</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>synopsis</source>
        <translation>sinopse</translation>
    </message>
    <message>
        <source>scene {id}</source>
        <translation>cena {id}</translation>
    </message>
    <message>
        <source>memory of {name}</source>
        <translation>memória de {name}</translation>
    </message>
    <message>
        <source>sheet of {name}</source>
        <translation>ficha de {name}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>heard by {names}</source>
        <translation>ouvido por {names}</translation>
    </message>
    <message>
        <source>only {names}</source>
        <translation>só {names}</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>qualquer um</translation>
    </message>
    <message>
        <source>Secret until {names}</source>
        <translation>Secreta até {names}</translation>
    </message>
    <message>
        <source>Only for {names}</source>
        <translation>Só para {names}</translation>
    </message>
    <message>
        <source>Hidden: nobody is given it</source>
        <translation>Oculta de todos: ninguém a recebe</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Narrator</source>
        <translation>Narrador</translation>
    </message>
    <message>
        <source>Nobody but the player</source>
        <translation>Ninguém além do jogador</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
</context>
<context>
    <name>SceneBar</name>
    <message>
        <source>Present</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>cena</translation>
    </message>
    <message>
        <source>npc</source>
        <translation>NPC</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolar por</translation>
    </message>
    <message>
        <source>scene: one call plays all present. npc: a call for each, nothing passes over.</source>
        <translation>cena: uma chamada interpreta todos os presentes. NPC: uma chamada para cada um, e nada passa de um a outro.</translation>
    </message>
    <message>
        <source>Roll for a skill</source>
        <translation>Rolar uma perícia</translation>
    </message>
    <message>
        <source>State, saving and model</source>
        <translation>Estado, salvamento e modelo</translation>
    </message>
    <message>
        <source>Play turn</source>
        <translation>Jogar turno</translation>
    </message>
    <message>
        <source>Play turn (Ctrl+Enter)</source>
        <translation>Jogar turno (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>What the player says or does</source>
        <translation>O que o jogador diz ou faz</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Em nenhum lugar específico</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”, so nobody of that name is present.</source>
        <translation>Ninguém se chama “{name}”, então ninguém com esse nome está presente.</translation>
    </message>
    <message>
        <source>Is {name} meant?</source>
        <translation>É {name}?</translation>
    </message>
    <message>
        <source>{name}, player</source>
        <translation>{name}, jogador</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>ScenePanel</name>
    <message>
        <source>Scene</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>draft · Ctrl+Enter plays it</source>
        <translation>rascunho · Ctrl+Enter joga</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End scene</source>
        <translation>Encerrar cena</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Encerrar sessão</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Dito até agora</translation>
    </message>
    <message>
        <source>Type the scene, a line for each that speaks (“Name: words”). Ctrl+Enter plays the turn.</source>
        <translation>Escreva a cena, uma linha para cada um que fala (“Nome: palavras”). Ctrl+Enter joga o turno.</translation>
    </message>
    <message>
        <source>Draft of the scene</source>
        <translation>Rascunho da cena</translation>
    </message>
</context>
<context>
    <name>SceneWorkspace</name>
    <message>
        <source>Story Director</source>
        <translation>Diretor de história</translation>
    </message>
    <message>
        <source>Scene Director</source>
        <translation>Diretor de cena</translation>
    </message>
    <message>
        <source>Copy what the Scene Director sees</source>
        <translation>Copiar o que o diretor de cena vê</translation>
    </message>
    <message>
        <source>Whose context is shown</source>
        <translation>De quem é o contexto</translation>
    </message>
    <message>
        <source>Copied: what the Scene Director sees</source>
        <translation>Copiado: o que o diretor de cena vê</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Recall at 1</source>
        <translation>Acerto na 1ª</translation>
    </message>
    <message>
        <source>Recall at 5</source>
        <translation>Acerto entre 5</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perdidas</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Figures by profile</source>
        <translation>Números por perfil</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>D&amp;iferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Match &amp;accents</source>
        <translation>Dif&amp;erenciar acentos</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>Pa&amp;lavras inteiras</translation>
    </message>
    <message>
        <source>&amp;Pattern (regex)</source>
        <translation>Padrão (&amp;regex)</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrados</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Escolhidos</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Procurar em</translation>
    </message>
    <message>
        <source>Texts and titles</source>
        <translation>Textos e títulos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Questions of cases</source>
        <translation>Perguntas de casos</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Ids</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>L&amp;ocalizar</translation>
    </message>
    <message>
        <source>&amp;Replace with</source>
        <translation>S&amp;ubstituir por</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Em</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Fold</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Expandir</translation>
    </message>
</context>
<context>
    <name>SectionView</name>
    <message>
        <source>Tokens by section</source>
        <translation>Tokens por seção</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What is sent to the model</source>
        <translation>O que é enviado ao modelo</translation>
    </message>
    <message>
        <source>To {where}.</source>
        <translation>Para {where}.</translation>
    </message>
    <message>
        <source>No server is set: nothing is sent.</source>
        <translation>Não há servidor: nada é enviado.</translation>
    </message>
    <message>
        <source>What a later call holds depends on the answers before it.</source>
        <translation>O que uma chamada posterior leva depende das respostas anteriores.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chamada</translation>
    </message>
    <message>
        <source>The messages, to the letter</source>
        <translation>As mensagens, letra por letra</translation>
    </message>
    <message>
        <source>Game Director</source>
        <translation>Diretor de jogo</translation>
    </message>
    <message>
        <source>Story Director: synopsis</source>
        <translation>Diretor de história: sinopse</translation>
    </message>
    <message>
        <source>Story Director: rewrite</source>
        <translation>Diretor de história: reescrita</translation>
    </message>
    <message>
        <source>Story Director: review</source>
        <translation>Diretor de história: revisão</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Addition to a sheet</source>
        <translation>Acréscimo a uma ficha</translation>
    </message>
    <message>
        <source>Scene Director: {who}</source>
        <translation>Diretor de cena: {who}</translation>
    </message>
</context>
<context>
    <name>SetupBar</name>
    <message>
        <source>Counting tokens</source>
        <translation>Contagem de tokens</translation>
    </message>
    <message>
        <source>Estimate ≈</source>
        <translation>Estimativa ≈</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estrito</translation>
    </message>
    <message>
        <source>The estimate counts words and adds a margin; strict is a proven upper bound</source>
        <translation>A estimativa conta palavras e soma uma margem; o estrito é um limite superior provado</translation>
    </message>
    <message>
        <source>Budget in tokens</source>
        <translation>Orçamento em tokens</translation>
    </message>
    <message>
        <source>Turns in a scene</source>
        <translation>Turnos em uma cena</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>Preço de um milhão de tokens</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Orçamento</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Preço por milhão</translation>
    </message>
    <message>
        <source>Turns a scene</source>
        <translation>Turnos por cena</translation>
    </message>
</context>
<context>
    <name>SeverityButton</name>
    <message>
        <source>1 error</source>
        <translation>1 erro</translation>
    </message>
    <message>
        <source>{n} errors</source>
        <translation>{n} erros</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 aviso</translation>
    </message>
    <message>
        <source>{n} warnings</source>
        <translation>{n} avisos</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 dica</translation>
    </message>
    <message>
        <source>{n} hints</source>
        <translation>{n} dicas</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Signal</source>
        <translation>Sinal</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Palavra</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>End session</source>
        <translation>Encerrar sessão</translation>
    </message>
    <message>
        <source>Added to the sheets in the save. The world’s files stay as they are.</source>
        <translation>É acrescentado às fichas no save. Os arquivos do mundo ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Encerrar sessão</translation>
    </message>
    <message>
        <source>Nobody took part: nothing is added.</source>
        <translation>Ninguém participou: nada é acrescentado.</translation>
    </message>
    <message>
        <source>The gate kept something back that {name} does not know.</source>
        <translation>O controle reteve algo que {name} não sabe.</translation>
    </message>
    <message>
        <source>Take this line</source>
        <translation>Usar esta linha</translation>
    </message>
    <message>
        <source>Add to the sheet of {name}: {text}</source>
        <translation>Acrescentar à ficha de {name}: {text}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Procurar uma ação</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Novo atalho</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Definir</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhum</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restaurar &amp;tudo</translation>
    </message>
    <message>
        <source>New s&amp;hortcut</source>
        <translation>Novo &amp;atalho</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à tabela</translation>
    </message>
    <message>
        <source>Edit in place</source>
        <translation>Editar na célula</translation>
    </message>
    <message>
        <source>Move rows in their file</source>
        <translation>Mover linhas no arquivo</translation>
    </message>
    <message>
        <source>Issue: go to it</source>
        <translation>Problema: ir até ele</translation>
    </message>
    <message>
        <source>Filter: what can be typed</source>
        <translation>Filtro: o que se pode escrever</translation>
    </message>
    <message>
        <source>Issue: quick fix</source>
        <translation>Problema: correção rápida</translation>
    </message>
    <message>
        <source>{keys} is used for typing and in tables.</source>
        <translation>{keys} é usado para digitar e nas tabelas.</translation>
    </message>
    <message>
        <source>{keys} belongs to “{action}”.</source>
        <translation>{keys} é de “{action}”.</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>typed</source>
        <translation>digitada</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>gerada</translation>
    </message>
    <message>
        <source>of turn {n}</source>
        <translation>do turno {n}</translation>
    </message>
    <message>
        <source>Reading the world …</source>
        <translation>Lendo o mundo…</translation>
    </message>
    <message>
        <source>sees everything</source>
        <translation>vê tudo</translation>
    </message>
    <message>
        <source>Scene {id}</source>
        <translation>Cena {id}</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>turno {n}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>não começou</translation>
    </message>
    <message>
        <source>Prefix reused {share} %</source>
        <translation>Prefixo reutilizado {share} %</translation>
    </message>
    <message>
        <source>Game Director …</source>
        <translation>Diretor de jogo…</translation>
    </message>
    <message>
        <source>Story Director …</source>
        <translation>Diretor de história…</translation>
    </message>
    <message>
        <source>Story Director rewrites …</source>
        <translation>O diretor de história reescreve…</translation>
    </message>
    <message>
        <source>Scene Director …</source>
        <translation>Diretor de cena…</translation>
    </message>
    <message>
        <source>Story Director reviews …</source>
        <translation>O diretor de história revisa…</translation>
    </message>
    <message>
        <source>Remembering …</source>
        <translation>Lembrando…</translation>
    </message>
    <message>
        <source>{what} {count} tokens</source>
        <translation>{what} {count} tokens</translation>
    </message>
    <message>
        <source>{rate} tokens/s</source>
        <translation>{rate} tokens/s</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Conferindo…</translation>
    </message>
    <message>
        <source>great success</source>
        <translation>grande sucesso</translation>
    </message>
    <message>
        <source>success</source>
        <translation>sucesso</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>great failure</source>
        <translation>grande falha</translation>
    </message>
    <message>
        <source>Check: {check} → {total}, {outcome}</source>
        <translation>Rolagem: {check} → {total}, {outcome}</translation>
    </message>
    <message>
        <source>{who}: {entry}, from “{term}”</source>
        <translation>{who}: {entry}, por “{term}”</translation>
    </message>
    <message>
        <source>Several entries are called “{id}”: who learns one would know them all.</source>
        <translation>Várias entradas chamam-se «{id}»: quem soubesse uma saberia todas.</translation>
    </message>
    <message>
        <source>A case asks what the player says: type a line first.</source>
        <translation>Um caso pergunta o que o jogador diz: digite antes uma fala.</translation>
    </message>
    <message>
        <source>State copied from {name}</source>
        <translation>Estado copiado de {name}</translation>
    </message>
    <message>
        <source>Fresh state</source>
        <translation>A partir do zero</translation>
    </message>
    <message>
        <source>Model server set</source>
        <translation>Servidor do modelo definido</translation>
    </message>
    <message>
        <source>Trace not saved</source>
        <translation>Traço não salvo</translation>
    </message>
</context>
<context>
    <name>SideModel</name>
    <message>
        <source>Hidden from the scene: {text}</source>
        <translation>Oculto da cena: {text}</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>expandido</translation>
    </message>
    <message>
        <source>Redacted: {text}</source>
        <translation>Tapado: {text}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Context and answer</source>
        <translation>Contexto e resposta</translation>
    </message>
    <message>
        <source>Context preview</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Answer check</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Checagem</translation>
    </message>
</context>
<context>
    <name>Spelling</name>
    <message>
        <source>No suggestions</source>
        <translation>Sem sugestões</translation>
    </message>
    <message>
        <source>Add “{word}” to this &amp;world&apos;s words</source>
        <translation>&amp;Acrescentar “{word}” às palavras deste mundo</translation>
    </message>
    <message>
        <source>Add “{word}” to &amp;my words</source>
        <translation>Acrescentar “{word}” às &amp;minhas palavras</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Split “{id}”</source>
        <translation>Dividir “{id}”</translation>
    </message>
    <message>
        <source>Split the entry</source>
        <translation>Dividir a entrada</translation>
    </message>
    <message>
        <source>It keeps its place, its id and its cases</source>
        <translation>Mantém o lugar, o id e os casos</translation>
    </message>
    <message>
        <source>A new entry after it</source>
        <translation>Uma nova entrada depois</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Dividir</translation>
    </message>
    <message>
        <source>{total} characters in {count} parts, {was} before</source>
        <translation>{total} caracteres em {count} partes, antes {was}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open save…</source>
        <translation>Abrir save…</translation>
    </message>
    <message>
        <source>Open sample save</source>
        <translation>Abrir save de exemplo</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar a mensagem</translation>
    </message>
    <message>
        <source>Recent saves</source>
        <translation>Saves recentes</translation>
    </message>
    <message>
        <source>The world that is open has no sample save.</source>
        <translation>O mundo aberto não tem save de exemplo.</translation>
    </message>
    <message>
        <source>Open a save, or drop one here.</source>
        <translation>Abra um save, ou solte um aqui.</translation>
    </message>
    <message>
        <source>It is opened as a copy and never written to. Any format is tried.</source>
        <translation>É aberto como cópia e nunca se escreve nele. Todos os formatos são tentados.</translation>
    </message>
    <message>
        <source>{name} could not be opened.</source>
        <translation>Não foi possível abrir {name}.</translation>
    </message>
    <message>
        <source>{name} holds no memory.</source>
        <translation>{name} não contém memória.</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lendo {name}…</translation>
    </message>
</context>
<context>
    <name>StateDialog</name>
    <message>
        <source>Place and quests in the save</source>
        <translation>Lugar e missões no save</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Usar estes</translation>
    </message>
    <message>
        <source>This is the &amp;place</source>
        <translation>&amp;Este é o lugar</translation>
    </message>
    <message>
        <source>These are the completed &amp;quests</source>
        <translation>Estas &amp;são as missões completas</translation>
    </message>
    <message>
        <source>By &amp;likely names</source>
        <translation>&amp;Por nomes prováveis</translation>
    </message>
    <message>
        <source>Values of the save</source>
        <translation>Valores do save</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Quests:</source>
        <translation>Missões:</translation>
    </message>
    <message>
        <source>This value is no place: a place is a text, or holds an id.</source>
        <translation>Este valor não é um lugar: um lugar é um texto, ou contém um id.</translation>
    </message>
    <message>
        <source>This value holds no quests: a list of ids, or quests with their states.</source>
        <translation>Este valor não contém missões: uma lista de ids, ou missões com seus estados.</translation>
    </message>
    <message>
        <source>nothing in the save looks like it</source>
        <translation>nada no save parece isso</translation>
    </message>
    <message>
        <source>{value} (by its name, {path})</source>
        <translation>{value} (pelo nome, {path})</translation>
    </message>
    <message>
        <source>{value} (pointed at, {path})</source>
        <translation>{value} (indicado, {path})</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>From a save…</source>
        <translation>De um save…</translation>
    </message>
    <message>
        <source>Leave the save</source>
        <translation>Deixar o save</translation>
    </message>
    <message>
        <source>Ask as</source>
        <translation>Perguntar a</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Top k</source>
        <translation>Top k</translation>
    </message>
    <message>
        <source>Completed quests</source>
        <translation>Missões completas</translation>
    </message>
    <message>
        <source>Recent questions</source>
        <translation>Perguntas recentes</translation>
    </message>
    <message>
        <source>With what it requires</source>
        <translation>Com o que requer</translation>
    </message>
    <message>
        <source>Complete the quest the cursor is on, and all that the completed ones require</source>
        <translation>Completar a missão do cursor, e tudo o que as completas requerem</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} de {total}</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>from {name}, changed</source>
        <translation>de {name}, mudado</translation>
    </message>
    <message>
        <source>faction {name}</source>
        <translation>facção {name}</translation>
    </message>
    <message>
        <source>Has learnt {ids}</source>
        <translation>Soube {ids}</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Never retrieved</source>
        <translation>Nunca recuperadas</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>&amp;Export as HTML…</source>
        <translation>&amp;Exportar como HTML…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>{total} characters; a text has {mean} on average (median {median}), {longest} at most.</source>
        <translation>{total} caracteres; um texto tem {mean} em média (mediana {median}), {longest} no máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cannot be read.</source>
        <translation>
            <numerusform>%Ln entrada não pode ser lida.</numerusform>
            <numerusform>%Ln entradas não podem ser lidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have no tag.</source>
        <translation>
            <numerusform>%Ln entrada não tem etiqueta.</numerusform>
            <numerusform>%Ln entradas não têm etiqueta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asking the cases: {done} of {total}</source>
        <translation>Consultando os casos: {done} de {total}</translation>
    </message>
    <message>
        <source>{never}, of {total} cases</source>
        <translation>{never}, de {total} casos</translation>
    </message>
    <message>
        <source>This world has no cases.</source>
        <translation>Este mundo não tem casos.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>Não é possível escrever {path}: {reason}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Escrito em {path}</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>{n} entries</source>
        <translation>{n} entradas</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 arquivo</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} arquivos</translation>
    </message>
    <message>
        <source>{passed} of {total} cases pass</source>
        <translation>Passam {passed} de {total} casos</translation>
    </message>
    <message>
        <source>1 case passes</source>
        <translation>Passa 1 caso</translation>
    </message>
    <message>
        <source>1 case fails</source>
        <translation>Falha 1 caso</translation>
    </message>
</context>
<context>
    <name>StepBand</name>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Quest state</source>
        <translation>Missões</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Passo {step} de {last}</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Sem passos</translation>
    </message>
    <message>
        <source>No quest can be completed: see what each requires.</source>
        <translation>Nenhuma missão pode ser completada: veja o que cada uma requer.</translation>
    </message>
    <message>
        <source>There are no quests yet.</source>
        <translation>Ainda não há missões.</translation>
    </message>
</context>
<context>
    <name>TagPanel</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Find a tag</source>
        <translation>Procurar uma etiqueta</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Usos</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Outras palavras</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>&amp;Show entries</source>
        <translation>&amp;Mostrar entradas</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Unir…</translation>
    </message>
    <message>
        <source>Other &amp;words…</source>
        <translation>&amp;Outras palavras…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Apagar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>{shown} of {total} tags</source>
        <translation>{shown} de {total} etiquetas</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>um lugar</translation>
    </message>
    <message>
        <source>also spelt {tags}</source>
        <translation>também escrita {tags}</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Differs: {words}</source>
        <translation>Difere: {words}</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Saves by turn</source>
        <translation>Saves por turno</translation>
    </message>
    <message>
        <source>Since when</source>
        <translation>Desde quando</translation>
    </message>
    <message>
        <source>reading {done} of {total} files …</source>
        <translation>lendo {done} de {total} arquivos…</translation>
    </message>
    <message>
        <source>{n} saves · since when {npc} knows what</source>
        <translation>{n} saves · desde quando {npc} sabe o quê</translation>
    </message>
    <message>
        <source>{n} files hold no memory</source>
        <translation>{n} arquivos não contêm memória</translation>
    </message>
    <message>
        <source>{n} files not read</source>
        <translation>{n} arquivos não lidos</translation>
    </message>
</context>
<context>
    <name>TitleHeader</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>ToolCommands</name>
    <message>
        <source>Select one record to rename it.</source>
        <translation>Escolha um registro para renomeá-lo.</translation>
    </message>
    <message>
        <source>Nothing refers to this record by an id. Change it in the form.</source>
        <translation>Nada se refere a este registro por um id. Mude-o no formulário.</translation>
    </message>
    <message numerus="yes">
        <source>Renamed in %n places; undo takes it back.</source>
        <translation>
            <numerusform>Renomeado em %Ln lugar; pode ser desfeito.</numerusform>
            <numerusform>Renomeado em %Ln lugares; pode ser desfeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one entry to split it.</source>
        <translation>Escolha uma entrada para dividi-la.</translation>
    </message>
    <message>
        <source>Its text has nowhere to be split.</source>
        <translation>O texto não tem por onde ser dividido.</translation>
    </message>
    <message>
        <source>Not while the ids of masked entries are hidden.</source>
        <translation>Não enquanto os ids das entradas mascaradas estão ocultos.</translation>
    </message>
    <message>
        <source>What was asked about was changed meanwhile. Look at it again.</source>
        <translation>Aquilo que estava em causa mudou entretanto. Veja de novo.</translation>
    </message>
</context>
<context>
    <name>ToolDialog</name>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Columns and groups</source>
        <translation>Colunas e grupos</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind} ({count})</translation>
    </message>
    <message>
        <source>Kind: {kind}</source>
        <translation>Tipo: {kind}</translation>
    </message>
    <message>
        <source>{action} (Ctrl+N)</source>
        <translation>{action} (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add text, tag:, vis:, npc:, is:warning …</source>
        <translation>Texto, tag:etiqueta, vis:secreto …</translation>
    </message>
    <message>
        <source>Add text, file:, is:error …</source>
        <translation>Texto, file:, is:error …</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} de {total}</translation>
    </message>
    <message>
        <source>no room at this width</source>
        <translation>não cabe nesta largura</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>Colunas como no início</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
</context>
<context>
    <name>TotalsRow</name>
    <message>
        <source>Known now</source>
        <translation>Sabem agora</translation>
    </message>
</context>
<context>
    <name>Traveller</name>
    <message>
        <source>Undoing: {what}</source>
        <translation>Desfazendo: {what}</translation>
    </message>
    <message>
        <source>Redoing: {what}</source>
        <translation>Refazendo: {what}</translation>
    </message>
    <message>
        <source>Going through the history …</source>
        <translation>Percorrendo o histórico …</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Under these limits</source>
        <translation>Com estes limites</translation>
    </message>
    <message>
        <source>Facts an NPC keeps</source>
        <translation>Fatos que um NPC guarda</translation>
    </message>
    <message>
        <source>as the game</source>
        <translation>como o jogo</translation>
    </message>
    <message>
        <source>Likeness from which facts are merged</source>
        <translation>Semelhança a partir da qual os fatos se unem</translation>
    </message>
    <message>
        <source>Facts that differ in a negation, an opposite, a name or a number stay two.</source>
        <translation>Fatos que diferem numa negação, num contrário, num nome ou num número continuam dois.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Merge from</source>
        <translation>Unir a partir de</translation>
    </message>
    <message>
        <source>whole save: {merged} merged, {gone} go</source>
        <translation>save inteiro: {merged} unidos, {gone} saem</translation>
    </message>
    <message>
        <source>{name}: {kept} stay, {merged} merged, {gone} go · the save is not touched</source>
        <translation>{name}: {kept} ficam, {merged} unidos, {gone} saem · o save não é tocado</translation>
    </message>
</context>
<context>
    <name>TryOut</name>
    <message>
        <source>A stranger keeps no conversation</source>
        <translation>Um desconhecido não guarda conversa</translation>
    </message>
</context>
<context>
    <name>VisibilityEditor</name>
    <message>
        <source>Visible to any of</source>
        <translation>Visível para qualquer um de</translation>
    </message>
    <message>
        <source>add audience</source>
        <translation>acrescentar quem</translation>
    </message>
    <message>
        <source>Add a group of which all must hold</source>
        <translation>Acrescentar um grupo em que tudo deva valer</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Open the sample</source>
        <translation>Abrir o exemplo</translation>
    </message>
    <message>
        <source>Lighthouse: an island with a wreck to explain, as a copy to try things on</source>
        <translation>Torre: uma cidade cujo relógio parou uma noite, numa cópia para experimentar</translation>
    </message>
    <message>
        <source>New world</source>
        <translation>Novo mundo</translation>
    </message>
    <message>
        <source>An empty folder of lore files, in your language</source>
        <translation>Uma pasta vazia de arquivos de lore, no seu idioma</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Abrir um mundo</translation>
    </message>
    <message>
        <source>A folder of lore files, or one file alone</source>
        <translation>Uma pasta de arquivos de lore, ou um só arquivo</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Lore that each character may, or may not, know.</source>
        <translation>Lore que cada personagem pode, ou não, saber.</translation>
    </message>
    <message>
        <source>A folder, a lore file or a save can also be dropped on this window.</source>
        <translation>Também dá para soltar nesta janela uma pasta, um arquivo de lore ou um save.</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Phrase</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>A phrase, or choose a fact</source>
        <translation>Uma frase, ou escolha um fato</translation>
    </message>
    <message>
        <source>Previous path</source>
        <translation>Via anterior</translation>
    </message>
    <message>
        <source>Next path</source>
        <translation>Próxima via</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Criar caso</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Why it is known</source>
        <translation>Por que se sabe</translation>
    </message>
    <message>
        <source>Why does {name} know that?</source>
        <translation>Por que {name} sabe disso?</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fato</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Nothing is kept of this NPC. Type a phrase to find out why not.</source>
        <translation>Nada se guarda deste NPC. Digite uma frase para saber por que não.</translation>
    </message>
    <message>
        <source>Choose a fact in the table, or type a phrase.</source>
        <translation>Escolha um fato na tabela, ou digite uma frase.</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Carregar um traço…</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Carregar {name}</translation>
    </message>
</context>
<context>
    <name>WordsLine</name>
    <message>
        <source>{count} of {total} match</source>
        <translation>coincidem {count} de {total}</translation>
    </message>
    <message>
        <source>Words: {words}. {count}: {matching}</source>
        <translation>Palavras: {words}. {count}: {matching}</translation>
    </message>
    <message>
        <source>No words</source>
        <translation>Sem palavras</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Casos</translation>
    </message>
    <message>
        <source>&amp;Knowledge</source>
        <translation>&amp;Saberes</translation>
    </message>
    <message>
        <source>&amp;Lore</source>
        <translation>&amp;Lore</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memória</translation>
    </message>
    <message>
        <source>&amp;Playground</source>
        <translation>&amp;Testes</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>C&amp;ena</translation>
    </message>
</context>
<context>
    <name>WorldFlow</name>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Lore files (*.json)</source>
        <translation>Arquivos de lore (*.json)</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Abrir arquivo</translation>
    </message>
    <message>
        <source>Opening {name} …</source>
        <translation>Abrindo {name}…</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Saved {files}</source>
        <translation>Salvo {files}</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>Não há nada para salvar.</translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation>Pasta para a cópia</translation>
    </message>
    <message>
        <source>Copied to {folder}</source>
        <translation>Copiado para {folder}</translation>
    </message>
</context>
<context>
    <name>_Group</name>
    <message>
        <source>Visible to all of</source>
        <translation>Visível se tudo valer</translation>
    </message>
    <message>
        <source>add audience</source>
        <translation>acrescentar quem</translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation>Retirar este grupo</translation>
    </message>
    <message>
        <source>or all of</source>
        <translation>ou tudo isto</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>tudo isto</translation>
    </message>
</context>
<context>
    <name>_Heads</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
</context>
<context>
    <name>_OtherPaths</name>
    <message>
        <source>Other paths checked</source>
        <translation>Outras vias olhadas</translation>
    </message>
</context>
<context>
    <name>_Titles</name>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixado</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
</context>
</TS>
