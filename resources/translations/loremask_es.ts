<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
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
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>C&amp;hanges and earlier saves</source>
        <translation>Cambios &amp;y versiones</translation>
    </message>
    <message>
        <source>&amp;Game saves</source>
        <translation>&amp;Partidas guardadas</translation>
    </message>
    <message>
        <source>&amp;Playground</source>
        <translation>Pr&amp;uebas</translation>
    </message>
    <message>
        <source>Sc&amp;ene</source>
        <translation>E&amp;scena</translation>
    </message>
    <message>
        <source>Copy spec&amp;ial</source>
        <translation>Copiado esp&amp;ecial</translation>
    </message>
    <message>
        <source>Rename, split and &amp;merge</source>
        <translation>Renombrar, dividir y &amp;unir</translation>
    </message>
    <message>
        <source>&amp;Kind of record</source>
        <translation>&amp;Tipo de registro</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Espacio de trabajo</translation>
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
        <translation>Mundo &amp;nuevo…</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>Abr&amp;ir carpeta…</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Abrir arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Abrir &amp;el ejemplo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Gua&amp;rdar</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>C&amp;lose world</source>
        <translation>&amp;Cerrar el mundo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
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
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>Go to &amp;action or entry</source>
        <translation>&amp;Ir a acción o entrada</translation>
    </message>
    <message>
        <source>&amp;Filter or query</source>
        <translation>&amp;Filtro o consulta</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>&amp;Problema siguiente</translation>
    </message>
    <message>
        <source>Previous &amp;issue</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>We&amp;lcome page</source>
        <translation>Página &amp;de inicio</translation>
    </message>
    <message>
        <source>Next &amp;region</source>
        <translation>&amp;Zona siguiente</translation>
    </message>
    <message>
        <source>Previous r&amp;egion</source>
        <translation>Z&amp;ona anterior</translation>
    </message>
    <message>
        <source>New lore &amp;file…</source>
        <translation>&amp;Archivo de lore nuevo…</translation>
    </message>
    <message>
        <source>&amp;Move entries to file…</source>
        <translation>&amp;Mover entradas a otro archivo…</translation>
    </message>
    <message>
        <source>&amp;Show folder</source>
        <translation>Mostrar &amp;la carpeta</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;About Loremask</source>
        <translation>&amp;Acerca de Loremask</translation>
    </message>
    <message>
        <source>&amp;Run the selected cases</source>
        <translation>&amp;Ejecutar los casos elegidos</translation>
    </message>
    <message>
        <source>Run &amp;all cases</source>
        <translation>Ejecutar &amp;todos los casos</translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation>Caso &amp;nuevo</translation>
    </message>
    <message>
        <source>Paraphrase &amp;lab</source>
        <translation>&amp;Laboratorio de paráfrasis</translation>
    </message>
    <message>
        <source>Open the &amp;case in the playground</source>
        <translation>&amp;Abrir el caso en Pruebas</translation>
    </message>
    <message>
        <source>Changes since the last &amp;save…</source>
        <translation>Cambios desde que se &amp;guardó…</translation>
    </message>
    <message>
        <source>Changes since the last &amp;commit…</source>
        <translation>Cambios desde el último &amp;commit…</translation>
    </message>
    <message>
        <source>&amp;Earlier saves…</source>
        <translation>&amp;Versiones guardadas antes…</translation>
    </message>
    <message>
        <source>Forget kept &amp;texts…</source>
        <translation>Olvidar los te&amp;xtos conservados…</translation>
    </message>
    <message>
        <source>One quest &amp;back</source>
        <translation>&amp;Una misión atrás</translation>
    </message>
    <message>
        <source>One quest &amp;on</source>
        <translation>Una &amp;misión adelante</translation>
    </message>
    <message>
        <source>&amp;Ask as the NPC of the selected cell</source>
        <translation>Preguntar &amp;como el PNJ de la celda</translation>
    </message>
    <message>
        <source>Show the &amp;entry of the selected cell</source>
        <translation>Mostrar &amp;la entrada de la celda</translation>
    </message>
    <message>
        <source>Mark what the &amp;next quest opens</source>
        <translation>&amp;Marcar lo que abre la próxima misión</translation>
    </message>
    <message>
        <source>Export &amp;who knows what…</source>
        <translation>Exportar &amp;quién sabe qué…</translation>
    </message>
    <message>
        <source>Export the &amp;audit…</source>
        <translation>Exportar la &amp;auditoría…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dup&amp;licar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>&amp;Copiar como JSON</translation>
    </message>
    <message>
        <source>&amp;New record</source>
        <translation>Registro &amp;nuevo</translation>
    </message>
    <message>
        <source>F&amp;orm of the selected record</source>
        <translation>Formulario del &amp;registro</translation>
    </message>
    <message>
        <source>&amp;JSON of the selected record</source>
        <translation>&amp;JSON del registro</translation>
    </message>
    <message>
        <source>Sa&amp;ve this filter</source>
        <translation>&amp;Guardar este filtro</translation>
    </message>
    <message>
        <source>Filter and sort &amp;again</source>
        <translation>&amp;Filtrar y ordenar otra vez</translation>
    </message>
    <message>
        <source>Show &amp;entries</source>
        <translation>Mostrar &amp;entradas</translation>
    </message>
    <message>
        <source>Show &amp;NPCs</source>
        <translation>M&amp;ostrar PNJ</translation>
    </message>
    <message>
        <source>Show &amp;places</source>
        <translation>Mostrar &amp;lugares</translation>
    </message>
    <message>
        <source>Show &amp;quests</source>
        <translation>Mo&amp;strar misiones</translation>
    </message>
    <message>
        <source>Show &amp;factions</source>
        <translation>Mos&amp;trar facciones</translation>
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
        <translation>Mostrar &amp;jugador</translation>
    </message>
    <message>
        <source>Look &amp;into a save…</source>
        <translation>&amp;Mirar dentro de una partida…</translation>
    </message>
    <message>
        <source>&amp;Read the save again</source>
        <translation>&amp;Volver a leer la partida</translation>
    </message>
    <message>
        <source>Load a &amp;trace…</source>
        <translation>Cargar &amp;una traza…</translation>
    </message>
    <message>
        <source>&amp;Compare with another save…</source>
        <translation>Comparar con otra part&amp;ida…</translation>
    </message>
    <message>
        <source>&amp;Place and quests in the save…</source>
        <translation>Lugar &amp;y misiones en la partida…</translation>
    </message>
    <message>
        <source>Save a copy &amp;of the save…</source>
        <translation>&amp;Guardar una copia de la partida…</translation>
    </message>
    <message>
        <source>&amp;Findings over builds…</source>
        <translation>&amp;Hallazgos por build…</translation>
    </message>
    <message>
        <source>Make a case of &amp;what is shown</source>
        <translation>Crear un caso de lo &amp;que se ve</translation>
    </message>
    <message>
        <source>Open this state in the &amp;playground</source>
        <translation>A&amp;brir este estado en Pruebas</translation>
    </message>
    <message>
        <source>Copy a &amp;bug report</source>
        <translation>Copiar un &amp;informe de error</translation>
    </message>
    <message>
        <source>&amp;Author’s view</source>
        <translation>Vista &amp;de autor</translation>
    </message>
    <message>
        <source>&amp;Hide the ids of masked entries too</source>
        <translation>Tapar tam&amp;bién los ids de las ocultas</translation>
    </message>
    <message>
        <source>&amp;Compare with this state</source>
        <translation>&amp;Comparar con este estado</translation>
    </message>
    <message>
        <source>Copy the question as &amp;command line</source>
        <translation>Copiar &amp;la pregunta como línea de comandos</translation>
    </message>
    <message>
        <source>Copy the &amp;answer as JSON</source>
        <translation>Copiar la &amp;respuesta como JSON</translation>
    </message>
    <message>
        <source>Make case of this &amp;question</source>
        <translation>Crear un caso de esta &amp;pregunta</translation>
    </message>
    <message>
        <source>&amp;State from a save…</source>
        <translation>&amp;Estado de una partida…</translation>
    </message>
    <message>
        <source>&amp;Open bundle…</source>
        <translation>&amp;Abrir paquete…</translation>
    </message>
    <message>
        <source>Copy the conte&amp;xt</source>
        <translation>C&amp;opiar el contexto</translation>
    </message>
    <message>
        <source>Check an a&amp;nswer</source>
        <translation>Re&amp;visar una respuesta</translation>
    </message>
    <message>
        <source>Save as &amp;bundle…</source>
        <translation>Guardar como &amp;paquete…</translation>
    </message>
    <message>
        <source>Save as bundle for a &amp;player…</source>
        <translation>Guardar paquete para un &amp;jugador…</translation>
    </message>
    <message>
        <source>&amp;Play turn</source>
        <translation>&amp;Jugar el turno</translation>
    </message>
    <message>
        <source>S&amp;top the model</source>
        <translation>&amp;Detener el modelo</translation>
    </message>
    <message>
        <source>&amp;End scene…</source>
        <translation>Terminar la &amp;escena…</translation>
    </message>
    <message>
        <source>End sess&amp;ion…</source>
        <translation>&amp;Terminar la sesión…</translation>
    </message>
    <message>
        <source>Roll for a s&amp;kill…</source>
        <translation>Tirar por una &amp;habilidad…</translation>
    </message>
    <message>
        <source>Scene from a &amp;fresh state…</source>
        <translation>Escena &amp;desde cero…</translation>
    </message>
    <message>
        <source>Scene from a &amp;copy of a save…</source>
        <translation>Escena desde la &amp;copia de una partida…</translation>
    </message>
    <message>
        <source>Hide the ids of what the &amp;scene does not know</source>
        <translation>Tapar los ids de lo que la escena &amp;ignora</translation>
    </message>
    <message>
        <source>Copy what the &amp;Scene Director sees</source>
        <translation>Copiar lo que ve el &amp;director de escena</translation>
    </message>
    <message>
        <source>Save the &amp;trace…</source>
        <translation>Guardar la tra&amp;za…</translation>
    </message>
    <message>
        <source>Save a copy of the &amp;game…</source>
        <translation>Guardar &amp;una copia de lo jugado…</translation>
    </message>
    <message>
        <source>&amp;What is sent to the model</source>
        <translation>Lo &amp;que se envía al modelo</translation>
    </message>
    <message>
        <source>&amp;Model server…</source>
        <translation>&amp;Servidor del modelo…</translation>
    </message>
    <message>
        <source>&amp;Rename everywhere…</source>
        <translation>&amp;Renombrar en todas partes…</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>Buscar &amp;y reemplazar…</translation>
    </message>
    <message>
        <source>S&amp;plit the entry…</source>
        <translation>Di&amp;vidir la entrada…</translation>
    </message>
    <message>
        <source>Mer&amp;ge near duplicates…</source>
        <translation>Unir casi du&amp;plicadas…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Undo &amp;history</source>
        <translation>&amp;Historial de cambios</translation>
    </message>
</context>
<context>
    <name>AliasDialog</name>
    <message>
        <source>Other words for a tag</source>
        <translation>Otras palabras para una etiqueta</translation>
    </message>
    <message>
        <source>Parted by commas. The profile “lexical” does not use them.</source>
        <translation>Separadas por comas. El perfil «lexical» no las usa.</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Palabras</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
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
        <translation>Fijar este estado y comparar otros con él</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Crear caso</translation>
    </message>
    <message>
        <source>A case that expects this answer from now on</source>
        <translation>Un caso que desde ahora espera esta respuesta</translation>
    </message>
    <message>
        <source>Hide the ids of masked entries too</source>
        <translation>Tapar también los ids de las entradas ocultas</translation>
    </message>
    <message>
        <source>Author’s view</source>
        <translation>Vista de autor</translation>
    </message>
    <message>
        <source>Show the texts of masked entries (Ctrl+Shift+M)</source>
        <translation>Mostrar los textos de las entradas ocultas (Ctrl+Mayús+M)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Copiar como línea de comandos</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>Save as bundle…</source>
        <translation>Guardar como paquete…</translation>
    </message>
    <message>
        <source>Save as bundle for a player…</source>
        <translation>Guardar paquete para un jugador…</translation>
    </message>
    <message>
        <source>Open bundle…</source>
        <translation>Abrir paquete…</translation>
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
        <translation>Fuera {count}</translation>
    </message>
</context>
<context>
    <name>AnswerField</name>
    <message>
        <source>What the NPC answered</source>
        <translation>Lo que respondió el PNJ</translation>
    </message>
    <message>
        <source>Paste an answer to check it</source>
        <translation>Pega una respuesta para revisarla</translation>
    </message>
</context>
<context>
    <name>AnswerList</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Save the edits in “{name}”?</source>
        <translation>¿Guardar los cambios de «{name}»?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Lo que no se guarde se pierde.</translation>
    </message>
    <message>
        <source>Unsaved edits: {n}.</source>
        <translation>Cambios sin guardar: {n}.</translation>
    </message>
    <message>
        <source>Save the trace of the scene?</source>
        <translation>¿Guardar la traza de la escena?</translation>
    </message>
    <message>
        <source>What was played here is kept nowhere else. What is not saved is lost.</source>
        <translation>Lo jugado aquí no se guarda en ningún otro sitio. Lo que no se guarde se pierde.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;No guardar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>“{folder}” holds saves and no lore.</source>
        <translation>«{folder}» contiene partidas y nada de lore.</translation>
    </message>
    <message>
        <source>The saves can be read where memory is looked into, with any world or none.</source>
        <translation>Las partidas se leen en Memoria, con cualquier mundo o con ninguno.</translation>
    </message>
    <message>
        <source>Open the &amp;saves</source>
        <translation>&amp;Abrir las partidas</translation>
    </message>
    <message>
        <source>Open it as an empty &amp;world</source>
        <translation>Abrirla como &amp;mundo vacío</translation>
    </message>
    <message>
        <source>Nothing is left in {files}.</source>
        <translation>No queda nada en {files}.</translation>
    </message>
    <message>
        <source>Every record of it was deleted. Undo brings them back.</source>
        <translation>Se borraron todos sus registros. Deshacer los recupera.</translation>
    </message>
    <message>
        <source>Save it &amp;empty</source>
        <translation>Guardarlo &amp;vacío</translation>
    </message>
    <message>
        <source>The JSON typed for {names} is not applied.</source>
        <translation>El JSON escrito para {names} no se ha aplicado.</translation>
    </message>
    <message>
        <source>It is no JSON yet, and is lost when the world is closed.</source>
        <translation>Aún no es JSON, y se pierde al cerrar el mundo.</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Descartarlo</translation>
    </message>
    <message>
        <source>Forget what is kept of all worlds?</source>
        <translation>¿Olvidar lo que se conserva de todos los mundos?</translation>
    </message>
    <message>
        <source>Unsaved edits for recovery and the last saves, {size} in all. The worlds themselves are not touched.</source>
        <translation>Cambios sin guardar para recuperarlos y lo guardado antes, {size} en total. Los mundos no se tocan.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>“{key}” stands more than once in “{id}”.</source>
        <translation>«{key}» está más de una vez en «{id}».</translation>
    </message>
    <message>
        <source>The game reads the last one. Only that one is changed; the others stay as they are. The quick fix of the issue keeps one.</source>
        <translation>El juego lee la última. Solo cambia esa; las demás quedan como están. El arreglo rápido del problema deja una.</translation>
    </message>
    <message>
        <source>&amp;Change the last</source>
        <translation>Cambiar &amp;la última</translation>
    </message>
</context>
<context>
    <name>AudienceEditor</name>
    <message>
        <source>add audience</source>
        <translation>añadir quién</translation>
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
        <translation>PNJ {id}</translation>
    </message>
    <message>
        <source>faction {id}</source>
        <translation>facción {id}</translation>
    </message>
    <message>
        <source>after quest {id}</source>
        <translation>tras la misión {id}</translation>
    </message>
    <message>
        <source>not understood: {id}</source>
        <translation>no se entiende: {id}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery in {folder}: {reason}.</source>
        <translation>Los cambios sin guardar no se pueden conservar en {folder} para recuperarlos: {reason}.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Earlier saves</source>
        <translation>Versiones guardadas antes</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Versiones guardadas</translation>
    </message>
    <message>
        <source>Before that save</source>
        <translation>Antes de guardar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>What each of the last saves replaced. Restoring is one step that undo takes back.</source>
        <translation>Lo que se reemplazó cada vez que se guardó. Restaurar es un solo paso que se puede deshacer.</translation>
    </message>
    <message>
        <source>This world has not been saved here yet.</source>
        <translation>Este mundo aún no se ha guardado aquí.</translation>
    </message>
</context>
<context>
    <name>BuildsDialog</name>
    <message>
        <source>Findings over builds</source>
        <translation>Hallazgos por build</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Añadir archivos…</translation>
    </message>
    <message>
        <source>Name of the build</source>
        <translation>Nombre de la build</translation>
    </message>
    <message>
        <source>Move the build up</source>
        <translation>Subir la build</translation>
    </message>
    <message>
        <source>Move the build down</source>
        <translation>Bajar la build</translation>
    </message>
    <message>
        <source>Take the build off the list</source>
        <translation>Quitar la build de la lista</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Respuestas de</translation>
    </message>
    <message>
        <source>Rate over builds</source>
        <translation>Tasa por build</translation>
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
        <translation>Después</translation>
    </message>
    <message>
        <source>Two builds compared</source>
        <translation>Dos builds comparadas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Answers or rates (*.jsonl *.json);;All files (*)</source>
        <translation>Respuestas o tasas (*.jsonl *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Answers of a build</source>
        <translation>Respuestas de una build</translation>
    </message>
    <message>
        <source>Reading {n} files …</source>
        <translation>Leyendo {n} archivos…</translation>
    </message>
    <message>
        <source>Add a file for each build: its answers, one in a line as JSON, or what “loremask verify --batch … --rates --json” printed.</source>
        <translation>Añade un archivo por cada build: sus respuestas, una por línea como JSON, o lo que imprimió «loremask verify --batch … --rates --json».</translation>
    </message>
    <message>
        <source>A heuristic: single findings may be wrong, rates are the signal.</source>
        <translation>Heurística: un hallazgo suelto puede ser erróneo; lo que cuenta son las tasas.</translation>
    </message>
</context>
<context>
    <name>BulkEdits</name>
    <message numerus="yes">
        <source>Editing %n records …</source>
        <translation>
            <numerusform>Cambiando %Ln registro…</numerusform>
            <numerusform>Cambiando %Ln registros…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaseCommands</name>
    <message>
        <source>The case expects what happens now. Undo takes it back.</source>
        <translation>El caso espera lo que ocurre ahora. Se puede deshacer.</translation>
    </message>
    <message>
        <source>No lore file of this world can be written.</source>
        <translation>No se puede escribir en ningún archivo de lore de este mundo.</translation>
    </message>
    <message>
        <source>{count} deleted. Undo brings them back.</source>
        <translation>Borrados: {count}. Deshacer los recupera.</translation>
    </message>
    <message>
        <source>{count} copied as JSON.</source>
        <translation>Copiados como JSON: {count}.</translation>
    </message>
    <message>
        <source>The case passes</source>
        <translation>El caso pasa</translation>
    </message>
    <message>
        <source>The case fails</source>
        <translation>El caso falla</translation>
    </message>
    <message>
        <source>{passed} of {total} run cases pass</source>
        <translation>Pasan {passed} de {total} casos ejecutados</translation>
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
        <translation>Quién</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>a stranger</source>
        <translation>desconocido</translation>
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
        <translation>pasa</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin revisar</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>sin ejecutar</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>not expected</source>
        <translation>no se esperaba</translation>
    </message>
    <message>
        <source>besides</source>
        <translation>además</translation>
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
        <translation>{id}, abierta</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>en el contexto</translation>
    </message>
    <message>
        <source>not {item}</source>
        <translation>no {item}</translation>
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
        <translation>Ejecutar todos</translation>
    </message>
    <message>
        <source>Run every case anew (Ctrl+Shift+Enter)</source>
        <translation>Ejecutar otra vez todos los casos (Ctrl+Mayús+Intro)</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Caso nuevo</translation>
    </message>
    <message>
        <source>New case (Ctrl+N)</source>
        <translation>Caso nuevo (Ctrl+N)</translation>
    </message>
    <message>
        <source>Paraphrase lab</source>
        <translation>Laboratorio de paráfrasis</translation>
    </message>
    <message>
        <source>How often each profile finds what players ask about</source>
        <translation>Cuántas veces encuentra cada perfil lo que preguntan los jugadores</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Todos {count}</translation>
    </message>
    <message>
        <source>Failing {count}</source>
        <translation>Fallan {count}</translation>
    </message>
    <message>
        <source>Passing {count}</source>
        <translation>Pasan {count}</translation>
    </message>
</context>
<context>
    <name>CasesWorkspace</name>
    <message>
        <source>There are no cases yet</source>
        <translation>Aún no hay casos</translation>
    </message>
    <message>
        <source>A case keeps a question and what must come of it, and is run with every edit.</source>
        <translation>Un caso guarda una consulta y lo que debe salir de ella, y se ejecuta con cada cambio.</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Caso nuevo</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>Ningún caso pasa el filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>No case fails</source>
        <translation>Ningún caso falla</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>No case passes</source>
        <translation>Ningún caso pasa</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Selección: %Ln</numerusform>
            <numerusform>Selección: %Ln</numerusform>
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
        <translation>Después</translation>
    </message>
    <message>
        <source>Swap before and after</source>
        <translation>Intercambiar antes y después</translation>
    </message>
    <message>
        <source>Other save…</source>
        <translation>Otra partida…</translation>
    </message>
    <message>
        <source>Only this NPC</source>
        <translation>Solo este PNJ</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>comparing …</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>Choose two moments.</source>
        <translation>Elige dos momentos.</translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message>
        <source>Conversation so far</source>
        <translation>Conversación hasta ahora</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Add turn</source>
        <translation>Añadir turno</translation>
    </message>
    <message>
        <source>Add line and answer to the conversation, for the next turn (Ctrl+Enter)</source>
        <translation>Añadir frase y respuesta a la conversación, para el turno siguiente (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Deshacer turno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Forget the conversation</source>
        <translation>Olvidar la conversación</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Crear caso</translation>
    </message>
    <message>
        <source>A case of this question, this answer and its findings</source>
        <translation>Un caso con esta pregunta, esta respuesta y sus hallazgos</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>heurística</translation>
    </message>
    <message>
        <source>It may miss things or be wrong: rates over many answers are the signal</source>
        <translation>Puede pasar cosas por alto o equivocarse: lo que cuenta son las tasas en muchas respuestas</translation>
    </message>
    <message>
        <source>Paste what {name} answered</source>
        <translation>Pega lo que respondió {name}</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} hallazgos</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Revisando…</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Answer check</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Who knows</source>
        <translation>Quién sabe</translation>
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
        <translation>Quién sabe ({count})</translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>unknown: {value}</source>
        <translation>desconocido: {value}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} más</translation>
    </message>
</context>
<context>
    <name>CommandField</name>
    <message>
        <source>Go to action or entry</source>
        <translation>Ir a acción o entrada</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Nothing is called that</source>
        <translation>Nada se llama así</translation>
    </message>
    <message>
        <source>Actions and ids are searched, in any part of their names.</source>
        <translation>Se buscan acciones e ids, en cualquier parte de su nombre.</translation>
    </message>
    <message>
        <source>Actions and entries</source>
        <translation>Acciones y entradas</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>“{name}” is nobody in this world: take the name out of Present.</source>
        <translation>«{name}» no es nadie en este mundo: quita el nombre de Presentes.</translation>
    </message>
    <message>
        <source>“{name}” is nobody in this world. Take it out, or is {guess} meant?</source>
        <translation>«{name}» no es nadie en este mundo. Quítalo, ¿o es {guess}?</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Pin this state</source>
        <translation>Fijar este estado</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Pinned: {state}</source>
        <translation>Fijado: {state}</translation>
    </message>
    <message>
        <source>{count} differ</source>
        <translation>{count} difieren</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Changes since the last save</source>
        <translation>Cambios desde que se guardó</translation>
    </message>
    <message>
        <source>Nothing has changed since the last save.</source>
        <translation>Nada ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>Changes since the last commit</source>
        <translation>Cambios desde el último commit</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>Nada ha cambiado desde el último commit.</translation>
    </message>
    <message>
        <source>Last commit</source>
        <translation>Último commit</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>1 record differs.</source>
        <translation>Difiere 1 registro.</translation>
    </message>
    <message>
        <source>{n} records differ.</source>
        <translation>Difieren {n} registros.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Restored. Save to keep it; undo takes it back.</source>
        <translation>Restaurado. Guarda para conservarlo; se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>ConflictModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
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
        <translation>Se queda</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>lo suyo</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>lo mío</translation>
    </message>
</context>
<context>
    <name>ConflictTable</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
</context>
<context>
    <name>ContextPanel</name>
    <message>
        <source>Show the text</source>
        <translation>Mostrar el texto</translation>
    </message>
    <message>
        <source>The text that would be sent</source>
        <translation>El texto que se enviaría</translation>
    </message>
    <message>
        <source>The player&apos;s line, if any</source>
        <translation>La frase del jugador, si la hay</translation>
    </message>
    <message>
        <source>Player&apos;s line</source>
        <translation>Frase del jugador</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>Cómo se cuentan los tokens</translation>
    </message>
    <message>
        <source>estimated (≈)</source>
        <translation>estimados (≈)</translation>
    </message>
    <message>
        <source>at most, for any model</source>
        <translation>como mucho, con cualquier modelo</translation>
    </message>
    <message>
        <source>Context now, {name}</source>
        <translation>Contexto ahora, {name}</translation>
    </message>
    <message>
        <source>Memory in the context now, {name}</source>
        <translation>Memoria en el contexto ahora, {name}</translation>
    </message>
    <message>
        <source>{tokens} of {budget} tokens</source>
        <translation>{tokens} de {budget} tokens</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identidad</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>hechos</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>conversación</translation>
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
        <translation>frase del jugador</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <translation>Hechos: {facts}.</translation>
    </message>
    <message>
        <source>Turns: {turns} of {window}.</source>
        <translation>Turnos: {turns} de {window}.</translation>
    </message>
    <message>
        <source>Left out, no room: {facts} facts, {lines} lines.</source>
        <translation>Fuera, sin sitio: {facts} hechos, {lines} líneas.</translation>
    </message>
    <message>
        <source>Hide the text</source>
        <translation>Ocultar el texto</translation>
    </message>
    <message>
        <source>Budget, counting and price</source>
        <translation>Presupuesto, recuento y precio</translation>
    </message>
    <message>
        <source>The exact text the model would get</source>
        <translation>El texto exacto que recibiría el modelo</translation>
    </message>
    <message>
        <source>What was left out, and why</source>
        <translation>Qué se dejó fuera, y por qué</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Show what was left out</source>
        <translation>Mostrar lo que se dejó fuera</translation>
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
        <translation>estimación</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>estricto</translation>
    </message>
    <message>
        <source>No context</source>
        <translation>Sin contexto</translation>
    </message>
    <message>
        <source>Raise the budget to {budget}</source>
        <translation>Subir el presupuesto a {budget}</translation>
    </message>
    <message>
        <source>The budget is too small</source>
        <translation>El presupuesto es demasiado pequeño</translation>
    </message>
    <message>
        <source>{needed} needed, {budget} there</source>
        <translation>hacen falta {needed}, hay {budget}</translation>
    </message>
    <message>
        <source>No price is set</source>
        <translation>No hay precio puesto</translation>
    </message>
    <message>
        <source>{about}{turn} a turn · {about}{scene} a scene of {turns} turns</source>
        <translation>{about}{turn} por turno · {about}{scene} por escena de {turns} turnos</translation>
    </message>
    <message>
        <source>What was left out is copied</source>
        <translation>Se copió lo que se dejó fuera</translation>
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
        <translation>Línea de comandos copiada</translation>
    </message>
    <message>
        <source>Command line copied, without what was learnt in the game</source>
        <translation>Línea de comandos copiada, sin lo que se supo en el juego</translation>
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
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>&amp;Save copy</source>
        <translation>&amp;Guardar copia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Version of the memory</source>
        <translation>&amp;Versión de la memoria</translation>
    </message>
    <message>
        <source>version {n}, as it was read</source>
        <translation>versión {n}, como se leyó</translation>
    </message>
    <message>
        <source>version {n}</source>
        <translation>versión {n}</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Version 1 has no place for: {keys}.</source>
        <translation>La versión 1 no tiene sitio para: {keys}.</translation>
    </message>
    <message>
        <source>The save itself is never written. Choose another name.</source>
        <translation>En la propia partida nunca se escribe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>There is a file of that name. Choose another name.</source>
        <translation>Ya hay un archivo con ese nombre. Elige otro.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
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
        <translation>Loremask terminó de forma inesperada la última vez.</translation>
    </message>
    <message>
        <source>Something went wrong in Loremask: {summary}. Your edits are still open.</source>
        <translation>Algo falló en Loremask: {summary}. Tus cambios siguen abiertos.</translation>
    </message>
</context>
<context>
    <name>DeleteTagsDialog</name>
    <message>
        <source>Delete tags</source>
        <translation>Borrar etiquetas</translation>
    </message>
    <message>
        <source>Delete {tags} from every entry?</source>
        <translation>¿Borrar {tags} de todas las entradas?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
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
        <translation>Tirar por una habilidad</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Tirar</translation>
    </message>
    <message>
        <source>(no skill)</source>
        <translation>(sin habilidad)</translation>
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
        <translation>Caras</translation>
    </message>
    <message>
        <source>thrown here; or type what fell: 4 3</source>
        <translation>se tiran aquí; o escribe lo que salió: 4 3</translation>
    </message>
    <message>
        <source>&amp;Skill</source>
        <translation>&amp;Habilidad</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dados</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <translation>D&amp;ificultad</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Caras</translation>
    </message>
    <message>
        <source>{count} dice fall, and {typed} faces are typed.</source>
        <translation>Caen {count} dados, y hay {typed} caras escritas.</translation>
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
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… y {n} más</translation>
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
        <translation>Trata de una entrada oculta.</translation>
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
        <translation>añadido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>the file itself</source>
        <translation>el propio archivo</translation>
    </message>
    <message>
        <source>the whole record</source>
        <translation>el registro entero</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>(not there)</source>
        <translation>(no está)</translation>
    </message>
</context>
<context>
    <name>DiskKeeper</name>
    <message>
        <source>Nothing is kept.</source>
        <translation>No se conserva nada.</translation>
    </message>
    <message>
        <source>Not all could be removed: {reason}.</source>
        <translation>No se pudo quitar todo: {reason}.</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Olvidado.</translation>
    </message>
    <message>
        <source>Not saved: a file changed on disk.</source>
        <translation>No se guardó: cambió un archivo.</translation>
    </message>
    <message>
        <source>The other window has closed: the world can be edited here.</source>
        <translation>La otra ventana se ha cerrado: el mundo puede editarse aquí.</translation>
    </message>
    <message>
        <source>The world is open from its new folder.</source>
        <translation>El mundo está abierto desde su carpeta nueva.</translation>
    </message>
</context>
<context>
    <name>EndpointDialog</name>
    <message>
        <source>Model server</source>
        <translation>Servidor del modelo</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server. Without an address nothing is ever sent anywhere.</source>
        <translation>Cualquier servidor compatible con OpenAI. Sin dirección nunca se envía nada a ningún sitio.</translation>
    </message>
</context>
<context>
    <name>EndpointForm</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>as the server names it; may stay empty</source>
        <translation>como lo llama el servidor; puede quedar vacío</translation>
    </message>
    <message>
        <source>Key from variable</source>
        <translation>Clave desde variable</translation>
    </message>
    <message>
        <source>goes to the system keyring, and is not shown again</source>
        <translation>va al llavero del sistema y no se vuelve a mostrar</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Clave nueva</translation>
    </message>
    <message>
        <source>Take the &amp;key from the system keyring</source>
        <translation>&amp;Tomar la clave del llavero del sistema</translation>
    </message>
    <message>
        <source>Ask the &amp;Game Director for route, checks and changes</source>
        <translation>&amp;Pedir al director de juego ruta, tiradas y cambios</translation>
    </message>
    <message>
        <source>Have the Story Director &amp;review each scene</source>
        <translation>&amp;Que el director de historia revise cada escena</translation>
    </message>
    <message>
        <source>Kee&amp;p key</source>
        <translation>&amp;Guardar la clave</translation>
    </message>
    <message>
        <source>&amp;Forget key</source>
        <translation>&amp;Olvidar la clave</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Probar &amp;la conexión</translation>
    </message>
    <message>
        <source>Sends “{message}” and nothing of any world.</source>
        <translation>Envía «{message}» y nada de ningún mundo.</translation>
    </message>
    <message>
        <source>&amp;What would be sent…</source>
        <translation>Lo que &amp;se enviaría…</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Key from &amp;variable</source>
        <translation>&amp;Clave desde variable</translation>
    </message>
    <message>
        <source>New ke&amp;y</source>
        <translation>Clave &amp;nueva</translation>
    </message>
    <message>
        <source>&amp;Context at most</source>
        <translation>Conte&amp;xto, como mucho</translation>
    </message>
    <message>
        <source>A&amp;nswer at most</source>
        <translation>Resp&amp;uesta, como mucho</translation>
    </message>
    <message>
        <source>That is no name of a variable. A key belongs into the keyring.</source>
        <translation>Eso no es el nombre de una variable. Las claves van en el llavero.</translation>
    </message>
    <message>
        <source>An address holds no key and no password: the key goes to the keyring.</source>
        <translation>Una dirección no lleva clave ni contraseña: la clave va al llavero.</translation>
    </message>
    <message>
        <source>The key is in the system keyring, for this server only.</source>
        <translation>La clave está en el llavero del sistema, solo para este servidor.</translation>
    </message>
    <message>
        <source>The system keyring holds no key for this server any more.</source>
        <translation>El llavero del sistema ya no tiene clave para este servidor.</translation>
    </message>
    <message>
        <source>The key is taken from the variable {name}.</source>
        <translation>La clave se toma de la variable {name}.</translation>
    </message>
    <message>
        <source>The key is taken from the system keyring, if it holds one.</source>
        <translation>La clave se toma del llavero del sistema, si tiene una.</translation>
    </message>
    <message>
        <source>No key is sent. A server on this machine mostly needs none.</source>
        <translation>No se envía clave. Un servidor en este equipo casi nunca la necesita.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>{host} answered after {seconds} s.</source>
        <translation>{host} respondió en {seconds} s.</translation>
    </message>
    <message>
        <source>{host} answered after {seconds} s, without a word.</source>
        <translation>{host} respondió en {seconds} s, sin una palabra.</translation>
    </message>
</context>
<context>
    <name>EntriesChange</name>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>Cambia %Ln entrada</numerusform>
            <numerusform>Cambian %Ln entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message>
        <source>Scene from a copy of a save</source>
        <translation>Escena desde la copia de una partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the trace</source>
        <translation>Guardar la traza</translation>
    </message>
    <message>
        <source>Traces (*.jsonl)</source>
        <translation>Trazas (*.jsonl)</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>No se pudo escribir {name}: {reason}</translation>
    </message>
    <message>
        <source>The trace is in {name}.</source>
        <translation>La traza está en {name}.</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Guardar una copia de lo jugado</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>{name} is a file of the world, which play never writes.</source>
        <translation>{name} es un archivo del mundo, y al jugar nunca se escribe en él.</translation>
    </message>
    <message>
        <source>The game is in {name}.</source>
        <translation>Lo jugado está en {name}.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>el lugar</translation>
    </message>
    <message>
        <source>the quests completed here</source>
        <translation>las misiones completadas aquí</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>los objetos</translation>
    </message>
    <message>
        <source>{name} holds the memories, but not {what}: the save has no known field for it. The trace has it.</source>
        <translation>{name} lleva los recuerdos, pero no {what}: la partida no tiene un campo conocido para eso. La traza sí lo lleva.</translation>
    </message>
    <message>
        <source>No scene is on.</source>
        <translation>No hay ninguna escena en curso.</translation>
    </message>
    <message>
        <source>The scene is over.</source>
        <translation>La escena ha terminado.</translation>
    </message>
    <message>
        <source>The session is over.</source>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>The answer was longer than any scene: the rest of it was not read.</source>
        <translation>La respuesta era más larga que cualquier escena: el resto no se leyó.</translation>
    </message>
    <message>
        <source>This save is encrypted: open it in Memory and save a copy.</source>
        <translation>Esta partida está cifrada: ábrela en Memoria y guarda una copia.</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>(several values)</source>
        <translation>(varios valores)</translation>
    </message>
    <message>
        <source>(several)</source>
        <translation>(varios)</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>Unknown key: {keys}.</source>
        <translation>Clave desconocida: {keys}.</translation>
    </message>
    <message>
        <source>“{terms}” is not understood.</source>
        <translation>«{terms}» no se entiende.</translation>
    </message>
    <message>
        <source>Kept filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Filter and sort again (F5)</source>
        <translation>Filtrar y ordenar otra vez (F5)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Ctrl+Space lists what can be typed.</source>
        <translation>Ctrl+Espacio muestra lo que se puede escribir.</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
    <message numerus="yes">
        <source>+ %n more</source>
        <translation>
            <numerusform>+ %Ln más</numerusform>
            <numerusform>+ %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood: {term}</source>
        <translation>no se entiende: {term}</translation>
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
        <translation>lleva la etiqueta</translation>
    </message>
    <message>
        <source>who may see it</source>
        <translation>quién puede verlo</translation>
    </message>
    <message>
        <source>for this NPC</source>
        <translation>para este PNJ</translation>
    </message>
    <message>
        <source>needs this quest</source>
        <translation>pide esta misión</translation>
    </message>
    <message>
        <source>for this faction</source>
        <translation>para esta facción</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>en el archivo</translation>
    </message>
    <message>
        <source>part of the id</source>
        <translation>parte del id</translation>
    </message>
    <message>
        <source>part of the text</source>
        <translation>parte del texto</translation>
    </message>
    <message>
        <source>weight, as in &gt;1.5</source>
        <translation>peso, como en &gt;1,5</translation>
    </message>
    <message>
        <source>length of the text, as in &gt;400</source>
        <translation>largo del texto, como en &gt;400</translation>
    </message>
    <message>
        <source>state or issue</source>
        <translation>estado o problema</translation>
    </message>
    <message>
        <source>has an error</source>
        <translation>tiene un error</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>tiene un aviso</translation>
    </message>
    <message>
        <source>has a hint</source>
        <translation>tiene una sugerencia</translation>
    </message>
    <message>
        <source>has any issue</source>
        <translation>tiene algún problema</translation>
    </message>
    <message>
        <source>nobody can come to know it</source>
        <translation>nadie puede llegar a saberlo</translation>
    </message>
    <message>
        <source>hidden, a draft</source>
        <translation>oculto, un borrador</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>in a read-only file</source>
        <translation>en un archivo de solo lectura</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>secret until a quest</source>
        <translation>secreto hasta una misión</translation>
    </message>
    <message>
        <source>one NPC</source>
        <translation>un PNJ</translation>
    </message>
    <message>
        <source>a faction</source>
        <translation>una facción</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>several conditions, all of them</source>
        <translation>varias condiciones, todas</translation>
    </message>
    <message>
        <source>several conditions, any of them</source>
        <translation>varias condiciones, cualquiera</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>más de</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como mucho</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
</context>
<context>
    <name>FormBar</name>
    <message>
        <source>Views of the record</source>
        <translation>Vistas del registro</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Afines</translation>
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
        <translation>Borrar</translation>
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
        <translation>Hay algo escrito sin aplicar</translation>
    </message>
</context>
<context>
    <name>FormLinks</name>
    <message>
        <source>Related entries</source>
        <translation>Entradas afines</translation>
    </message>
    <message>
        <source>Nothing is related to it</source>
        <translation>Nada es afín a ella</translation>
    </message>
    <message>
        <source>Entries that share a tag or a name with it stand here.</source>
        <translation>Aquí salen las entradas que comparten con ella una etiqueta o un nombre.</translation>
    </message>
    <message>
        <source>Records that name it</source>
        <translation>Registros que lo nombran</translation>
    </message>
    <message>
        <source>Nothing names it</source>
        <translation>Nada lo nombra</translation>
    </message>
    <message>
        <source>Cases, quests and entries that name its id stand here.</source>
        <translation>Aquí salen los casos, misiones y entradas que nombran su id.</translation>
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
        <translation>Cada registro necesita un id propio. Selecciona solo uno para cambiar su id, o usa Edición &gt; Renombrar en todas partes.</translation>
    </message>
    <message>
        <source>Ids with spaces are hard to name elsewhere.</source>
        <translation>Los ids con espacios son difíciles de nombrar en otros sitios.</translation>
    </message>
    <message>
        <source>Write each line as: name = number. It is not applied yet.</source>
        <translation>Escribe cada línea así: nombre = número. Aún no se aplica.</translation>
    </message>
    <message>
        <source>This is not a number. It is not applied yet.</source>
        <translation>Esto no es un número. Aún no se aplica.</translation>
    </message>
</context>
<context>
    <name>FoundShown</name>
    <message>
        <source>Checking …</source>
        <translation>Revisando…</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>filtración</translation>
    </message>
</context>
<context>
    <name>FrameActions</name>
    <message>
        <source>There is nothing left to mend here.</source>
        <translation>Aquí ya no queda nada que arreglar.</translation>
    </message>
    <message>
        <source>Mended; undo takes it back.</source>
        <translation>Arreglado; se puede deshacer.</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message>
        <source>About Loremask</source>
        <translation>Acerca de Loremask</translation>
    </message>
</context>
<context>
    <name>FrameState</name>
    <message>
        <source>This edit breaks the case {ids}</source>
        <translation>Este cambio rompe el caso {ids}</translation>
    </message>
    <message>
        <source>This edit breaks {count} cases: {ids}</source>
        <translation>Este cambio rompe {count} casos: {ids}</translation>
    </message>
    <message>
        <source>&amp;Undo {what}</source>
        <translation>&amp;Deshacer {what}</translation>
    </message>
    <message>
        <source>&amp;Redo {what}</source>
        <translation>&amp;Rehacer {what}</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>modified · 1 unsaved edit</source>
        <translation>modificado · 1 cambio sin guardar</translation>
    </message>
    <message>
        <source>modified · {n} unsaved edits</source>
        <translation>modificado · {n} cambios sin guardar</translation>
    </message>
    <message>
        <source>checking …</source>
        <translation>revisando…</translation>
    </message>
</context>
<context>
    <name>FreshDialog</name>
    <message>
        <source>A fresh state</source>
        <translation>Desde cero</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Completed quests</source>
        <translation>&amp;Misiones completadas</translation>
    </message>
    <message>
        <source>Nobody remembers anything.</source>
        <translation>Nadie recuerda nada.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>State from a save</source>
        <translation>Estado de una partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{name} is encrypted. Open it in Memory, which asks for its password,</source>
        <translation>{name} está cifrada. Ábrela en Memoria, que pide su contraseña,</translation>
    </message>
    <message>
        <source>and ask in the playground from there.</source>
        <translation>y pregunta en Pruebas desde allí.</translation>
    </message>
    <message>
        <source>Open in Memory</source>
        <translation>Abrir en Memoria</translation>
    </message>
    <message>
        <source>Nothing in it looks like a place.</source>
        <translation>Nada en ella parece un lugar.</translation>
    </message>
    <message>
        <source>Nothing in it looks like completed quests.</source>
        <translation>Nada en ella parece misiones completadas.</translation>
    </message>
    <message>
        <source>It holds no memory of NPCs.</source>
        <translation>No contiene memoria de PNJ.</translation>
    </message>
    <message>
        <source>It holds {count} memories; the one at {path} is used.</source>
        <translation>Contiene {count} memorias; se usa la de {path}.</translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation>De {name}</translation>
    </message>
    <message>
        <source>Save as bundle for a player</source>
        <translation>Guardar paquete para un jugador</translation>
    </message>
    <message>
        <source>Save as bundle</source>
        <translation>Guardar como paquete</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>Paquetes (*.zip)</translation>
    </message>
    <message>
        <source>Players’ names left out: {count}.</source>
        <translation>Nombres de jugadores omitidos: {count}.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>{name} se ha guardado</translation>
    </message>
    <message>
        <source>It is a document for authors: do not send it to players.</source>
        <translation>Es un documento para autores: no lo envíes a jugadores.</translation>
    </message>
    <message>
        <source>{saved}. It contains secrets: {count} masked entries</source>
        <translation>{saved}. Contiene secretos: {count} entradas ocultas</translation>
    </message>
    <message>
        <source>{saved}. It contains a secret: 1 masked entry</source>
        <translation>{saved}. Contiene un secreto: 1 entrada oculta</translation>
    </message>
    <message>
        <source>Open bundle</source>
        <translation>Abrir paquete</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>masked entry</source>
        <translation>entrada oculta</translation>
    </message>
    <message>
        <source>It contains secrets.</source>
        <translation>Contiene secretos.</translation>
    </message>
    <message>
        <source>{name} is reproduced exactly.</source>
        <translation>{name} se reproduce exactamente.</translation>
    </message>
    <message>
        <source>{name} is reproduced exactly, though the lore has changed since.</source>
        <translation>{name} se reproduce exactamente, aunque el lore ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>{name} comes out otherwise now.</source>
        <translation>{name} sale ahora de otra manera.</translation>
    </message>
</context>
<context>
    <name>GatePanel</name>
    <message>
        <source>Synopsis gate</source>
        <translation>Control de la sinopsis</translation>
    </message>
    <message>
        <source>What is to happen, told so that those present may read it</source>
        <translation>Lo que va a pasar, contado para que lo lean los presentes</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Sinopsis</translation>
    </message>
    <message>
        <source>Checks of the synopsis</source>
        <translation>Controles de la sinopsis</translation>
    </message>
    <message>
        <source>Log of this turn</source>
        <translation>Registro de este turno</translation>
    </message>
    <message>
        <source>Handed on to the Scene Director</source>
        <translation>Entregado al director de escena</translation>
    </message>
    <message>
        <source>Nothing is handed on</source>
        <translation>No se entrega nada</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Crear caso</translation>
    </message>
    <message>
        <source>Ask the model for a synopsis, and look at it first</source>
        <translation>Pedir una sinopsis al modelo y mirarla antes</translation>
    </message>
    <message>
        <source>No model server is set: the synopsis is typed</source>
        <translation>No hay servidor del modelo: la sinopsis se escribe</translation>
    </message>
</context>
<context>
    <name>Guard</name>
    <message>
        <source>Reloaded {files}, which another program changed. Undo takes it back.</source>
        <translation>Se recargó {files}, que otro programa cambió. Se puede deshacer.</translation>
    </message>
    <message>
        <source>{file} can be read now.</source>
        <translation>{file} ya se puede leer.</translation>
    </message>
    <message>
        <source>{files}: changed by another program, with unsaved edits here.</source>
        <translation>{files}: lo cambió otro programa, y aquí hay cambios sin guardar.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Merged {files}. Undo takes it back.</source>
        <translation>Fusionado {files}. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Reloaded. Undo brings your edits back.</source>
        <translation>Recargado. Deshacer recupera tus cambios.</translation>
    </message>
    <message>
        <source>Kept yours. Saving writes over what the other program wrote.</source>
        <translation>Se dejó lo tuyo. Al guardar se escribe sobre lo del otro programa.</translation>
    </message>
    <message>
        <source>{file} can no longer be read; what is open here stays. {reason}</source>
        <translation>{file} ya no se puede leer; lo abierto aquí se queda. {reason}</translation>
    </message>
    <message>
        <source>{file} holds conflict markers of git.</source>
        <translation>{file} tiene marcas de conflicto de git.</translation>
    </message>
    <message>
        <source>Merged. Save to write the file without markers.</source>
        <translation>Fusionado. Guarda para escribir el archivo sin marcas.</translation>
    </message>
    <message>
        <source>{files}: deleted by another program.</source>
        <translation>{files}: lo borró otro programa.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Remove here too</source>
        <translation>Quitar también aquí</translation>
    </message>
    <message>
        <source>Kept. Saving writes the file again.</source>
        <translation>Conservado. Al guardar se vuelve a escribir el archivo.</translation>
    </message>
    <message>
        <source>Removed. Undo brings the records back.</source>
        <translation>Quitado. Deshacer recupera los registros.</translation>
    </message>
    <message>
        <source>New in the folder: {files}.</source>
        <translation>Nuevo en la carpeta: {files}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>{folder} is no longer there. Your edits are still open.</source>
        <translation>{folder} ya no está. Tus cambios siguen abiertos.</translation>
    </message>
    <message>
        <source>It was moved…</source>
        <translation>Se movió…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Where the folder is now</source>
        <translation>Dónde está ahora la carpeta</translation>
    </message>
    <message>
        <source>None of this world&apos;s files is in {folder}.</source>
        <translation>Ningún archivo de este mundo está en {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>Undo history</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Cerrar el historial</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como se abrió</translation>
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
        <translation>Después</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>a record without id</source>
        <translation>un registro sin id</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>sin marcar</translation>
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
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>place</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>profile</comment>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>{name} remembers nothing</source>
        <translation>{name} no recuerda nada</translation>
    </message>
    <message>
        <source>The save keeps no fact of this NPC.</source>
        <translation>La partida no guarda ningún hecho de este PNJ.</translation>
    </message>
    <message>
        <source>Nobody remembers anything</source>
        <translation>Nadie recuerda nada</translation>
    </message>
    <message>
        <source>The memory in this save is empty.</source>
        <translation>La memoria de esta partida está vacía.</translation>
    </message>
    <message>
        <source>{facts} facts · {npcs} NPCs · {scenes} scenes · never written to</source>
        <translation>{facts} hechos · {npcs} PNJ · {scenes} escenas · solo lectura</translation>
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
        <translation>Abrir el archivo</translation>
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
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(sin id)</translation>
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
        <translation>Aquí no hay problemas</translation>
    </message>
    <message>
        <source>Close the issues</source>
        <translation>Cerrar los problemas</translation>
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
        <translation>Elegidos</translation>
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
        <translation>por nombre</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>facción</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>opens next</source>
        <translation>se abrirá</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>facciones</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>after a quest</source>
        <translation>tras una misión</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta del todo</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>without tags</source>
        <translation>sin etiquetas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>{npc} sees {entry}: {why}</source>
        <translation>{npc} ve {entry}: {why}</translation>
    </message>
    <message>
        <source>{npc} does not see {entry}: {why}</source>
        <translation>{npc} no ve {entry}: {why}</translation>
    </message>
    <message>
        <source>{npc} does not see {entry} yet: {quest} opens it</source>
        <translation>{npc} aún no ve {entry}: la abre {quest}</translation>
    </message>
    <message>
        <source>nothing opens it</source>
        <translation>nada la abre</translation>
    </message>
    <message>
        <source>it needs {what}</source>
        <translation>hace falta {what}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>through the faction {factions}</source>
        <translation>por la facción {factions}</translation>
    </message>
    <message>
        <source>opened by {quests}</source>
        <translation>la abrió {quests}</translation>
    </message>
    <message>
        <source>all it asks for holds</source>
        <translation>se cumple todo lo que pide</translation>
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
        <translation>la facción {name}</translation>
    </message>
    <message>
        <source>the quest {name}</source>
        <translation>la misión {name}</translation>
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
        <translation>1 PNJ la sabe</translation>
    </message>
    <message>
        <source>{count} NPCs know it</source>
        <translation>{count} PNJ la saben</translation>
    </message>
    <message>
        <source>1 learns it</source>
        <translation>1 la aprende</translation>
    </message>
    <message>
        <source>{count} learn it</source>
        <translation>{count} la aprenden</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 hallazgo</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} hallazgos</translation>
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
        <translation>Próximo paso</translation>
    </message>
    <message>
        <source>Mark what the next quest opens, and for whom</source>
        <translation>Marcar lo que abre la próxima misión, y para quién</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>By file</source>
        <translation>Por archivo</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Por etiqueta</translation>
    </message>
    <message>
        <source>By visibility</source>
        <translation>Por visibilidad</translation>
    </message>
    <message>
        <source>Who knows what at each step…</source>
        <translation>Quién sabe qué en cada paso…</translation>
    </message>
    <message>
        <source>Audit…</source>
        <translation>Auditoría…</translation>
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
        <translation>CSV para hojas de cálculo, con marca de orden de bytes (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export who knows what at each step</source>
        <translation>Exportar quién sabe qué en cada paso</translation>
    </message>
    <message>
        <source>Export the audit</source>
        <translation>Exportar la auditoría</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>On completion</source>
        <translation>Al completarla</translation>
    </message>
    <message>
        <source>Quest to look ahead to</source>
        <translation>Misión que se mira por adelantado</translation>
    </message>
    <message>
        <source>What it opens</source>
        <translation>Lo que abre</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>se abre</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Look through all entries</source>
        <translation>Revisar todas las entradas</translation>
    </message>
    <message>
        <source>Show entry</source>
        <translation>Ver entrada</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Celda elegida</translation>
    </message>
    <message>
        <source>Every quest is completed</source>
        <translation>Todas las misiones están completadas</translation>
    </message>
    <message>
        <source>No quest can be completed</source>
        <translation>No se puede completar ninguna misión</translation>
    </message>
    <message>
        <source>In no step.</source>
        <translation>En ningún paso.</translation>
    </message>
    <message>
        <source>Step {step}.</source>
        <translation>Paso {step}.</translation>
    </message>
    <message>
        <source>Requires {quests}.</source>
        <translation>Requiere {quests}.</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>{count} knew it already</source>
        <translation>{count} ya la sabían</translation>
    </message>
    <message>
        <source>Every entry that is no draft can be reached by somebody</source>
        <translation>Alguien puede llegar a cada entrada que no es un borrador</translation>
    </message>
    <message>
        <source>Every entry can be reached by somebody</source>
        <translation>Toda entrada la puede llegar a saber alguien</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>No hay celda elegida</translation>
    </message>
    <message>
        <source>Ask as {npc} here</source>
        <translation>Preguntar a {npc}</translation>
    </message>
    <message>
        <source>A click or Enter asks here; Ctrl+click and the arrows only select.</source>
        <translation>Un clic o Intro pregunta aquí; Ctrl+clic y las flechas solo eligen.</translation>
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
        <translation>1 PNJ</translation>
    </message>
    <message>
        <source>{count} NPCs</source>
        <translation>{count} PNJ</translation>
    </message>
    <message>
        <source>No entry passes the filter</source>
        <translation>Ninguna entrada pasa el filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>There are no entries yet</source>
        <translation>Aún no hay entradas</translation>
    </message>
    <message>
        <source>Write some in the lore workspace.</source>
        <translation>Escribe alguna en Lore.</translation>
    </message>
    <message>
        <source>There are no NPCs yet</source>
        <translation>Aún no hay PNJ</translation>
    </message>
    <message>
        <source>Add some in the lore workspace, or name them in visibilities.</source>
        <translation>Añádelos en Lore, o nómbralos en las visibilidades.</translation>
    </message>
    <message>
        <source>It hides the only one.</source>
        <translation>Oculta la única que hay.</translation>
    </message>
    <message>
        <source>It hides all {count} of them.</source>
        <translation>Las oculta todas: {count}.</translation>
    </message>
    <message>
        <source>At no step of the quests.</source>
        <translation>En ningún paso de las misiones.</translation>
    </message>
    <message>
        <source>Known from the start.</source>
        <translation>Se sabe desde el principio.</translation>
    </message>
    <message>
        <source>Known from step {step} on: {quest}.</source>
        <translation>Se sabe desde el paso {step}: {quest}.</translation>
    </message>
    <message>
        <source>knowledge, step {step}</source>
        <translation>saberes, paso {step}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Escrito en {path}</translation>
    </message>
    <message>
        <source>The world was edited meanwhile; export it again.</source>
        <translation>El mundo cambió entretanto; expórtalo otra vez.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>edit</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>change of {field} in {id}</source>
        <translation>cambio de {field} en {id}</translation>
    </message>
    <message>
        <source>change of {field} in {count} records</source>
        <translation>cambio de {field} en {count} registros</translation>
    </message>
    <message>
        <source>change of {field} in one record</source>
        <translation>cambio de {field} en un registro</translation>
    </message>
    <message>
        <source>new {kind}</source>
        <translation>registro nuevo ({kind})</translation>
    </message>
    <message>
        <source>duplicate of {count}</source>
        <translation>duplicado de {count}</translation>
    </message>
    <message>
        <source>deletion of {count}</source>
        <translation>borrado de {count}</translation>
    </message>
    <message>
        <source>move of {count} to {file}</source>
        <translation>traslado de {count} a {file}</translation>
    </message>
    <message>
        <source>change of the JSON of {id}</source>
        <translation>cambio del JSON de {id}</translation>
    </message>
    <message>
        <source>reload of {file}</source>
        <translation>recarga de {file}</translation>
    </message>
    <message>
        <source>reload of {count} files</source>
        <translation>recarga de {count} archivos</translation>
    </message>
    <message>
        <source>merge of {count} files</source>
        <translation>fusión de {count} archivos</translation>
    </message>
    <message>
        <source>restoring of {count} files</source>
        <translation>restauración de {count} archivos</translation>
    </message>
    <message>
        <source>removal of {file}</source>
        <translation>retirada de {file}</translation>
    </message>
    <message>
        <source>merge of {file}</source>
        <translation>fusión de {file}</translation>
    </message>
    <message>
        <source>restoring of {file}</source>
        <translation>restauración de {file}</translation>
    </message>
    <message>
        <source>quick fix “{fix}” in {id}</source>
        <translation>arreglo rápido «{fix}» en {id}</translation>
    </message>
    <message>
        <source>quick fix “{fix}” in {file}</source>
        <translation>arreglo rápido «{fix}» en {file}</translation>
    </message>
    <message>
        <source>rename of {old} to {new} in {count} places</source>
        <translation>cambio de nombre de {old} a {new} en {count} lugares</translation>
    </message>
    <message>
        <source>rename of {old} to {new} in one place</source>
        <translation>cambio de nombre de {old} a {new} en un lugar</translation>
    </message>
    <message>
        <source>merge of tag {old} into {new}, {count} places</source>
        <translation>unión de la etiqueta {old} con {new}, {count} lugares</translation>
    </message>
    <message>
        <source>merge of tag {old} into {new}, one place</source>
        <translation>unión de la etiqueta {old} con {new}, un lugar</translation>
    </message>
    <message>
        <source>deletion of tag {tags} on {count} entries</source>
        <translation>borrado de la etiqueta {tags} en {count} entradas</translation>
    </message>
    <message>
        <source>deletion of tag {tags} on one entry</source>
        <translation>borrado de la etiqueta {tags} en una entrada</translation>
    </message>
    <message>
        <source>other words for {tag}</source>
        <translation>otras palabras para {tag}</translation>
    </message>
    <message>
        <source>{count} replacements in {records} records</source>
        <translation>{count} reemplazos en {records} registros</translation>
    </message>
    <message>
        <source>one replacement in one record</source>
        <translation>un reemplazo en un registro</translation>
    </message>
    <message>
        <source>{count} replacements in one record</source>
        <translation>{count} reemplazos en un registro</translation>
    </message>
    <message>
        <source>split of {id} into {count}</source>
        <translation>división de {id} en {count}</translation>
    </message>
    <message>
        <source>merge of {drop} into {keep}</source>
        <translation>unión de {drop} con {keep}</translation>
    </message>
    <message>
        <source>reordering of {count}</source>
        <translation>reordenación de {count}</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>quest</source>
        <translation>misión</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>facción</translation>
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
        <translation>jugador</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versión</translation>
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
        <translation>visibilidad</translation>
    </message>
    <message>
        <source>required quest</source>
        <translation>misión requerida</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>términos</translation>
    </message>
    <message>
        <source>names left out</source>
        <translation>nombres excluidos</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>voice</source>
        <translation>voz</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>facciones</translation>
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
        <translation>misiones requeridas</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>habilidades</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>quests</source>
        <translation>misiones</translation>
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
        <translation>no recupera</translation>
    </message>
    <message>
        <source>context has</source>
        <translation>el contexto tiene</translation>
    </message>
    <message>
        <source>context lacks</source>
        <translation>el contexto no tiene</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>hallazgos</translation>
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
        <translation>un registro sin id</translation>
    </message>
</context>
<context>
    <name>Leaks</name>
    <message>
        <source>Play a turn that gives something away?</source>
        <translation>¿Jugar un turno que revela algo?</translation>
    </message>
    <message>
        <source>Cancelled, its lines stay as a draft.</source>
        <translation>Si se cancela, sus líneas quedan como borrador.</translation>
    </message>
    <message>
        <source>&amp;Play it all the same</source>
        <translation>&amp;Jugarlo de todos modos</translation>
    </message>
    <message>
        <source>{who}: “{text}” is hidden from who says it.</source>
        <translation>{who}: «{text}» está oculto para quien lo dice.</translation>
    </message>
</context>
<context>
    <name>LearnModel</name>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>{name} knows it from the start</source>
        <translation>{name} lo sabe desde el principio</translation>
    </message>
    <message>
        <source>{name} learnt it at turn {turn}</source>
        <translation>{name} lo supo en el turno {turn}</translation>
    </message>
    <message>
        <source>{name} may have learnt it at turn {turn}. Space confirms.</source>
        <translation>{name} puede haberlo sabido en el turno {turn}. Espacio lo confirma.</translation>
    </message>
    <message>
        <source>{name} does not know it. Space marks it as learnt.</source>
        <translation>{name} no lo sabe. Espacio lo marca como sabido.</translation>
    </message>
</context>
<context>
    <name>LearnTable</name>
    <message>
        <source>Who knows which secret</source>
        <translation>Quién sabe qué secreto</translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>NPCs</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Cap to try</source>
        <translation>Límite de prueba</translation>
    </message>
    <message>
        <source>Facts an NPC keeps. Try another; the save is not touched.</source>
        <translation>Hechos que guarda un PNJ. Prueba otro número; la partida no se toca.</translation>
    </message>
    <message>
        <source>facts, cap</source>
        <translation>hechos, tope</translation>
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
        <translation>toda la partida</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Filled: present. Line: absent.</source>
        <translation>Lleno: presente. Línea: ausente.</translation>
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
        <translation>Director de historia</translation>
    </message>
    <message>
        <source>Scene Director</source>
        <translation>Director de escena</translation>
    </message>
    <message>
        <source>Wait for a word</source>
        <translation>Esperar una palabra</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Respuesta más larga</translation>
    </message>
    <message>
        <source>Fewer tokens are read sooner, and fit into a smaller model.</source>
        <translation>Menos tokens se leen antes y caben en un modelo más pequeño.</translation>
    </message>
    <message>
        <source>A slow machine reads a long context for minutes before its first word.</source>
        <translation>Una máquina lenta lee un contexto largo durante minutos antes de la primera palabra.</translation>
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
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Visibilidad</translation>
    </message>
    <message>
        <source>Required quest</source>
        <translation>Misión requerida</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facciones</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requiere</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
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
        <translation>nunca se recupera</translation>
    </message>
    <message>
        <source>add word</source>
        <translation>añadir palabra</translation>
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
        <translation>para autores, no se envía</translation>
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
        <translation>añadir etiqueta</translation>
    </message>
    <message>
        <source>Visible to</source>
        <translation>Visible para</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>cualquiera de</translation>
    </message>
    <message>
        <source>Required quest</source>
        <translation>Misión requerida</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Names and terms</source>
        <translation>Nombres y términos</translation>
    </message>
    <message>
        <source>what gives it away</source>
        <translation>lo que la delata</translation>
    </message>
    <message>
        <source>Checked in answers and at the gate. Names are found in the text; leave out what is none, and add the words that are missing.</source>
        <translation>Se comprueban en las respuestas y en el control. Los nombres se encuentran en el texto: excluye lo que no lo sea y añade las palabras que falten.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>how it speaks</source>
        <translation>cómo habla</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facciones</translation>
    </message>
    <message>
        <source>add faction</source>
        <translation>añadir facción</translation>
    </message>
    <message>
        <source>Public sheet</source>
        <translation>Ficha pública</translation>
    </message>
    <message>
        <source>what anyone can see</source>
        <translation>lo que cualquiera ve</translation>
    </message>
    <message>
        <source>Full sheet</source>
        <translation>Ficha completa</translation>
    </message>
    <message>
        <source>what it knows of itself</source>
        <translation>lo que sabe de sí</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>other names</source>
        <translation>otros nombres</translation>
    </message>
    <message>
        <source>add name</source>
        <translation>añadir nombre</translation>
    </message>
    <message>
        <source>Former ids</source>
        <translation>Ids anteriores</translation>
    </message>
    <message>
        <source>still known to saves</source>
        <translation>las partidas aún los conocen</translation>
    </message>
    <message>
        <source>add id</source>
        <translation>añadir id</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Its name is not public</source>
        <translation>Su nombre no es público</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requiere</translation>
    </message>
    <message>
        <source>completed before it</source>
        <translation>completadas antes</translation>
    </message>
    <message>
        <source>add quest</source>
        <translation>añadir misión</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>a line each: name = number</source>
        <translation>una por línea: nombre = número</translation>
    </message>
    <message>
        <source>for the Story Director only</source>
        <translation>solo para el director de historia</translation>
    </message>
    <message>
        <source>other words for the tag</source>
        <translation>otras palabras para la etiqueta</translation>
    </message>
    <message>
        <source>its secrets too; no NPC is given it</source>
        <translation>también sus secretos; no se da a ningún PNJ</translation>
    </message>
    <message>
        <source>add entry</source>
        <translation>añadir entrada</translation>
    </message>
    <message>
        <source>a text each line</source>
        <translation>un texto por línea</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>what the player says</source>
        <translation>lo que dice el jugador</translation>
    </message>
    <message>
        <source>Ask as</source>
        <translation>Preguntar a</translation>
    </message>
    <message>
        <source>a stranger</source>
        <translation>un desconocido</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Completed quests</source>
        <translation>Misiones completadas</translation>
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
        <translation>entre las primeras k</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>hidden from who is asked</source>
        <translation>ocultas para quien responde</translation>
    </message>
    <message>
        <source>Does not retrieve</source>
        <translation>No recupera</translation>
    </message>
    <message>
        <source>masked or not</source>
        <translation>ocultas o no</translation>
    </message>
    <message>
        <source>Context has</source>
        <translation>El contexto tiene</translation>
    </message>
    <message>
        <source>Context lacks</source>
        <translation>El contexto no tiene</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>to be checked for leaks and inventions</source>
        <translation>para buscar filtraciones e invenciones</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>a line each, such as leak:inspector</source>
        <translation>uno por línea, como leak:inspector</translation>
    </message>
</context>
<context>
    <name>LoreGroups</name>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Group by file</source>
        <translation>Agrupar por archivo</translation>
    </message>
    <message>
        <source>Group by first tag</source>
        <translation>Agrupar por la primera etiqueta</translation>
    </message>
    <message>
        <source>Group by visibility</source>
        <translation>Agrupar por visibilidad</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>sin etiqueta</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>ilegible</translation>
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
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Facciones</translation>
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
        <translation>Jugador</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Entrada nueva</translation>
    </message>
    <message>
        <source>New NPC</source>
        <translation>PNJ nuevo</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Lugar nuevo</translation>
    </message>
    <message>
        <source>New quest</source>
        <translation>Misión nueva</translation>
    </message>
    <message>
        <source>New faction</source>
        <translation>Facción nueva</translation>
    </message>
    <message>
        <source>New plot note</source>
        <translation>Nota de trama nueva</translation>
    </message>
    <message>
        <source>New tag alias</source>
        <translation>Alias de etiqueta nuevo</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Jugador nuevo</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>sugerencia</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>broken: only its JSON can be edited</source>
        <translation>roto: solo se puede editar su JSON</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>sin problemas</translation>
    </message>
</context>
<context>
    <name>LoreWorkspace</name>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>There is nothing here yet</source>
        <translation>Aquí aún no hay nada</translation>
    </message>
    <message>
        <source>What you make is written to the first lore file that can be changed. The box above leads to entries, NPCs, places, quests and all other kinds.</source>
        <translation>Lo que crees se escribe en el primer archivo de lore que se pueda cambiar. La casilla de arriba lleva a entradas, PNJ, lugares, misiones y todo lo demás.</translation>
    </message>
    <message>
        <source>Nothing matches “{filter}”</source>
        <translation>Nada coincide con «{filter}»</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n of them.</source>
        <translation>
            <numerusform>El filtro oculta el único que hay.</numerusform>
            <numerusform>El filtro los oculta todos (%Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter is saved: it is behind the magnifier of the filter line.</source>
        <translation>El filtro está guardado: está detrás de la lupa de la línea del filtro.</translation>
    </message>
    <message>
        <source>There is no filter to save: type one first.</source>
        <translation>No hay filtro que guardar: escribe uno primero.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Selección: %Ln</numerusform>
            <numerusform>Selección: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to &amp;file</source>
        <translation>Mover al arch&amp;ivo</translation>
    </message>
    <message numerus="yes">
        <source>The JSON of %n records is not applied yet.</source>
        <translation>
            <numerusform>El JSON de %Ln registro aún no se ha aplicado.</numerusform>
            <numerusform>El JSON de %Ln registros aún no se ha aplicado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed for %n records is not applied yet.</source>
        <translation>
            <numerusform>Lo escrito para %Ln registro aún no está aplicado.</numerusform>
            <numerusform>Lo escrito para %Ln registros aún no está aplicado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LowerPanel</name>
    <message>
        <source>Presence</source>
        <translation>Presencia</translation>
    </message>
    <message>
        <source>Secrets learnt</source>
        <translation>Secretos sabidos</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Diálogo</translation>
    </message>
    <message>
        <source>Pruned facts</source>
        <translation>Hechos podados</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podados</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Try limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Lower panel</source>
        <translation>Panel inferior</translation>
    </message>
    <message>
        <source>entries by NPC, with the turn each was learnt</source>
        <translation>entradas por PNJ, con el turno en que se supieron</translation>
    </message>
    <message>
        <source>{n} lines as {name} heard them</source>
        <translation>{n} frases como las oyó {name}</translation>
    </message>
    <message>
        <source>Pruned {n}</source>
        <translation>Podados {n}</translation>
    </message>
    <message>
        <source>what {name} knew and lost</source>
        <translation>lo que {name} supo y perdió</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Cargar una traza…</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Cargar {name}</translation>
    </message>
    <message>
        <source>Version 1 saves keep none; a trace tells them.</source>
        <translation>Las partidas de versión 1 no las guardan; una traza las cuenta.</translation>
    </message>
    <message>
        <source>This save keeps no scenes</source>
        <translation>Esta partida no guarda escenas</translation>
    </message>
    <message>
        <source>The save lists no lore entry that an NPC has learnt in play.</source>
        <translation>La partida no lista ninguna entrada que un PNJ haya sabido jugando.</translation>
    </message>
    <message>
        <source>No secret was learnt</source>
        <translation>No se supo ningún secreto</translation>
    </message>
    <message>
        <source>The trace has no line that reached this NPC.</source>
        <translation>La traza no tiene ninguna frase que llegara a este PNJ.</translation>
    </message>
    <message>
        <source>{name} heard nothing</source>
        <translation>{name} no oyó nada</translation>
    </message>
    <message>
        <source>Spoken lines are not in a save; a trace of the game holds them.</source>
        <translation>Lo que se dice no está en una partida; lo guarda una traza del juego.</translation>
    </message>
    <message>
        <source>No trace is loaded</source>
        <translation>No hay traza cargada</translation>
    </message>
    <message>
        <source>Nothing of {name} was pruned</source>
        <translation>No se podó nada de {name}</translation>
    </message>
    <message>
        <source>Version 1 saves do not keep what was pruned.</source>
        <translation>Las partidas de versión 1 no guardan lo podado.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>It is in {path}</source>
        <translation>Está en {path}</translation>
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
        <translation>Quién sabe qué</translation>
    </message>
    <message>
        <source>How many know</source>
        <translation>Cuántos saben</translation>
    </message>
</context>
<context>
    <name>MatrixHeader</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>{count} more with the next step</source>
        <translation>{count} más con el próximo paso</translation>
    </message>
    <message>
        <source>{title}: {note}, folded</source>
        <translation>{title}: {note}, plegado</translation>
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
        <translation>Visibilidad</translation>
    </message>
    <message>
        <source>Know</source>
        <translation>Saben</translation>
    </message>
    <message>
        <source>{npc}: knows {known} of {shown}, {learn} more with the next step</source>
        <translation>{npc}: sabe {known} de {shown}, {learn} más con el próximo paso</translation>
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
        <translation>Terminar escena</translation>
    </message>
    <message>
        <source>Each keeps only what it perceived. The world’s files stay as they are.</source>
        <translation>Cada cual guarda solo lo que percibió. Los archivos del mundo quedan como están.</translation>
    </message>
    <message>
        <source>&amp;End scene</source>
        <translation>&amp;Terminar escena</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Nobody was there: nothing is kept.</source>
        <translation>No había nadie: no se guarda nada.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Fact · weight {weight}</source>
        <translation>Hecho · peso {weight}</translation>
    </message>
    <message>
        <source>Note in its sheet · turn {turn}</source>
        <translation>Nota en su ficha · turno {turn}</translation>
    </message>
    <message>
        <source>Memory of scene {scene}</source>
        <translation>Recuerdo de la escena {scene}</translation>
    </message>
    <message>
        <source>Written · turn {turn}</source>
        <translation>Escrito · turno {turn}</translation>
    </message>
    <message>
        <source>By {writer}, origin {kind}</source>
        <translation>Por {writer}, origen {kind}</translation>
    </message>
    <message>
        <source>Heard again on turns {turns}.</source>
        <translation>Oído otra vez en los turnos {turns}.</translation>
    </message>
    <message>
        <source>Scene {id}</source>
        <translation>Escena {id}</translation>
    </message>
    <message>
        <source>Present or told</source>
        <translation>Presente o contado</translation>
    </message>
    <message>
        <source>{name} was told by {teller}.</source>
        <translation>{teller} se lo contó a {name}.</translation>
    </message>
    <message>
        <source>{name} heard it said on turn {turn}.</source>
        <translation>{name} lo oyó en el turno {turn}.</translation>
    </message>
    <message>
        <source>{name} was there.</source>
        <translation>{name} estaba allí.</translation>
    </message>
    <message>
        <source>It is lore that {name} may see.</source>
        <translation>Es lore que {name} puede ver.</translation>
    </message>
    <message>
        <source>The save says that {name} was there.</source>
        <translation>La partida dice que {name} estaba allí.</translation>
    </message>
    <message>
        <source>The save says so.</source>
        <translation>Lo dice la partida.</translation>
    </message>
    <message>
        <source>{name} was not there, and no line told {name} by turn {turn}.</source>
        <translation>{name} no estaba, y ninguna frase se lo dijo a {name} hasta el turno {turn}.</translation>
    </message>
    <message>
        <source>{name} was not there.</source>
        <translation>{name} no estaba allí.</translation>
    </message>
    <message>
        <source>No line that {name} heard by turn {turn} says it.</source>
        <translation>Ninguna frase que {name} oyó hasta el turno {turn} lo dice.</translation>
    </message>
    <message>
        <source>Neither is said.</source>
        <translation>No se dice ni lo uno ni lo otro.</translation>
    </message>
    <message>
        <source>Heard · turn {turn}, {speaker}</source>
        <translation>Oído · turno {turn}, {speaker}</translation>
    </message>
    <message>
        <source>Said, but not to this NPC · turn {turn}, {speaker}</source>
        <translation>Dicho, pero no a este PNJ · turno {turn}, {speaker}</translation>
    </message>
    <message>
        <source>A legitimate path.</source>
        <translation>Una vía legítima.</translation>
    </message>
    <message>
        <source>No legitimate path.</source>
        <translation>Sin vía legítima.</translation>
    </message>
    <message>
        <source>{writer} wrote this fact to {name}, who was absent.</source>
        <translation>{writer} escribió este hecho a {name}, que no estaba.</translation>
    </message>
    <message>
        <source>The save names a scene that {name} was not in.</source>
        <translation>La partida nombra una escena en la que {name} no estaba.</translation>
    </message>
    <message>
        <source>The trace covers that turn, and nothing in it told {name}.</source>
        <translation>La traza cubre ese turno, y nada en ella se lo dijo a {name}.</translation>
    </message>
    <message>
        <source>Origin unknown.</source>
        <translation>Origen desconocido.</translation>
    </message>
    <message>
        <source>The trace does not cover the turn it was learnt on.</source>
        <translation>La traza no cubre el turno en que se supo.</translation>
    </message>
    <message>
        <source>The save does not say where this comes from. A trace may tell.</source>
        <translation>La partida no dice de dónde viene esto. Una traza puede contarlo.</translation>
    </message>
    <message>
        <source>A version 1 save keeps no origins. A trace beside it may tell.</source>
        <translation>Una partida de versión 1 no guarda orígenes. Una traza junto a ella puede contarlo.</translation>
    </message>
    <message>
        <source>Forgotten on turn {turn}.</source>
        <translation>Olvidado en el turno {turn}.</translation>
    </message>
    <message>
        <source>{name} knew it and it was pruned; it enters no context.</source>
        <translation>{name} lo supo y se podó; no entra en ningún contexto.</translation>
    </message>
    <message>
        <source>{name} does not remember this.</source>
        <translation>{name} no recuerda esto.</translation>
    </message>
    <message>
        <source>It was heard, but kept as no fact.</source>
        <translation>Se oyó, pero no se guardó como hecho.</translation>
    </message>
    <message>
        <source>It was said where {name} was not.</source>
        <translation>Se dijo donde {name} no estaba.</translation>
    </message>
    <message>
        <source>The lore that says it is masked for {name}.</source>
        <translation>El lore que lo dice está oculto para {name}.</translation>
    </message>
    <message>
        <source>It is no memory, but {name} may be given the lore that says it.</source>
        <translation>No es un recuerdo, pero a {name} se le puede dar el lore que lo dice.</translation>
    </message>
    <message>
        <source>Nothing in the save says it. A trace may tell more.</source>
        <translation>Nada en la partida lo dice. Una traza puede contar más.</translation>
    </message>
    <message>
        <source>Neither the save nor the trace says it.</source>
        <translation>No lo dicen ni la partida ni la traza.</translation>
    </message>
    <message>
        <source>Its own sheet</source>
        <translation>Su propia ficha</translation>
    </message>
    <message>
        <source>Lore visible to it</source>
        <translation>Lore que puede ver</translation>
    </message>
    <message>
        <source>Something it was told</source>
        <translation>Algo que le contaron</translation>
    </message>
    <message>
        <source>What the player said to it</source>
        <translation>Lo que le dijo el jugador</translation>
    </message>
    <message>
        <source>no trace loaded</source>
        <translation>sin traza cargada</translation>
    </message>
    <message>
        <source>no world open</source>
        <translation>sin mundo abierto</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>nada ahí</translation>
    </message>
    <message>
        <source>{n} of {all} match</source>
        <translation>coinciden {n} de {all}</translation>
    </message>
    <message>
        <source>{all} looked at, no match</source>
        <translation>{all} miradas, ninguna</translation>
    </message>
    <message>
        <source>new fact</source>
        <translation>hecho nuevo</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>heard again</source>
        <translation>oído otra vez</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>no longer pinned</source>
        <translation>ya no fijado</translation>
    </message>
    <message>
        <source>secret learnt</source>
        <translation>secreto sabido</translation>
    </message>
    <message>
        <source>no longer learnt</source>
        <translation>ya no sabido</translation>
    </message>
    <message>
        <source>new sheet note</source>
        <translation>nota nueva de ficha</translation>
    </message>
    <message>
        <source>sheet note gone</source>
        <translation>sin nota de ficha</translation>
    </message>
    <message>
        <source>new scene</source>
        <translation>escena nueva</translation>
    </message>
    <message>
        <source>scene gone</source>
        <translation>sin la escena</translation>
    </message>
    <message>
        <source>scene&apos;s memory</source>
        <translation>recuerdo de escena</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
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
        <translation>nada difiere</translation>
    </message>
    <message>
        <source>{all} changes: {came} facts new, {went} gone</source>
        <translation>{all} cambios: {came} hechos nuevos, {went} menos</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Retención</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Va</translation>
    </message>
    <message>
        <source>Cap {cap}</source>
        <translation>Tope {cap}</translation>
    </message>
    <message>
        <source>1 fact below it goes at the next note</source>
        <translation>1 hecho debajo se va con la próxima nota</translation>
    </message>
    <message>
        <source>{n} facts below it go at the next note</source>
        <translation>{n} hechos debajo se van con la próxima nota</translation>
    </message>
    <message>
        <source>1 fact below it would go; the save is not touched</source>
        <translation>1 hecho debajo se iría; la partida no se toca</translation>
    </message>
    <message>
        <source>{n} facts below it would go; the save is not touched</source>
        <translation>{n} hechos debajo se irían; la partida no se toca</translation>
    </message>
    <message>
        <source>After the save&apos;s own turn</source>
        <translation>Posterior al turno de la partida</translation>
    </message>
    <message>
        <source>Heard again on turns {turns}</source>
        <translation>Oído otra vez en los turnos {turns}</translation>
    </message>
    <message>
        <source>not in the context now</source>
        <translation>no está ahora en el contexto</translation>
    </message>
    <message>
        <source>in the context now</source>
        <translation>está ahora en el contexto</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>goes at the next note</source>
        <translation>se va con la próxima nota</translation>
    </message>
    <message>
        <source>pinned, stays</source>
        <translation>fijado, se queda</translation>
    </message>
    <message>
        <source>{text} (pinned)</source>
        <translation>{text} (fijado)</translation>
    </message>
    <message>
        <source>{npc} knows something with no legitimate path</source>
        <translation>{npc} sabe algo sin vía legítima</translation>
    </message>
    <message>
        <source>“{text}” · turn {turn}</source>
        <translation>«{text}» · turno {turn}</translation>
    </message>
    <message>
        <source>{npc} holds {n} facts from the future</source>
        <translation>{npc} tiene {n} hechos del futuro</translation>
    </message>
    <message>
        <source>{npc} holds a fact from the future</source>
        <translation>{npc} tiene un hecho del futuro</translation>
    </message>
    <message>
        <source>turns {turns}, but the save is at turn {now}</source>
        <translation>turnos {turns}, pero la partida está en el turno {now}</translation>
    </message>
    <message>
        <source>turn {turns}, but the save is at turn {now}</source>
        <translation>turno {turns}, pero la partida está en el turno {now}</translation>
    </message>
    <message>
        <source>{npc} is {count} over the cap</source>
        <translation>{npc} pasa {count} del tope</translation>
    </message>
    <message>
        <source>saved before pruning; pinned facts do not count</source>
        <translation>se guardó antes de podar; los hechos fijados no cuentan</translation>
    </message>
    <message>
        <source>{npc} holds the same fact twice</source>
        <translation>{npc} tiene dos veces el mismo hecho</translation>
    </message>
    <message>
        <source>{npc} holds two facts that may contradict</source>
        <translation>{npc} tiene dos hechos que pueden contradecirse</translation>
    </message>
    <message>
        <source>“{one}” / “{other}” · turns {first}, {second}</source>
        <translation>«{one}» / «{other}» · turnos {first}, {second}</translation>
    </message>
    <message>
        <source>not understood · {path}</source>
        <translation>no se entiende · {path}</translation>
    </message>
    <message>
        <source>Where facts come from is unknown</source>
        <translation>No se sabe de dónde vienen los hechos</translation>
    </message>
    <message>
        <source>{npc} holds a word of {entry}, which is hidden from this NPC</source>
        <translation>{npc} tiene una palabra de {entry}, que está oculta para este PNJ</translation>
    </message>
    <message>
        <source>“{term}” · turn {turn}</source>
        <translation>«{term}» · turno {turn}</translation>
    </message>
    <message>
        <source>{n} ids of the save are not in this world</source>
        <translation>{n} ids de la partida no están en este mundo</translation>
    </message>
    <message>
        <source>An id of the save is not in this world</source>
        <translation>Un id de la partida no está en este mundo</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Quién habla</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Learnt</source>
        <translation>Supo</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Retention then</source>
        <translation>Retención</translation>
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
        <translation>Escena {id}, {place}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>not learnt</source>
        <translation>no se supo</translation>
    </message>
    <message>
        <source>learnt on turn {turn}</source>
        <translation>se supo en el turno {turn}</translation>
    </message>
    <message>
        <source>turn {turn} · this save</source>
        <translation>turno {turn} · esta partida</translation>
    </message>
    <message>
        <source>turn {turn} · {name}</source>
        <translation>turno {turn} · {name}</translation>
    </message>
    <message>
        <source>turn {turn} · trace, scene {scene}</source>
        <translation>turno {turn} · traza, escena {scene}</translation>
    </message>
    <message>
        <source>This memory has version {version}, newer than version {known}. It is shown as far as it is understood, and no copy of it can be saved.</source>
        <translation>Esta memoria es de la versión {version}, más nueva que la {known}. Se muestra lo que se entiende, y no se puede guardar una copia.</translation>
    </message>
    <message>
        <source>This save was made with other lore than the world has now.</source>
        <translation>Esta partida se hizo con otro lore que el que tiene ahora el mundo.</translation>
    </message>
    <message>
        <source>Not in this world: {ids}.</source>
        <translation>No están en este mundo: {ids}.</translation>
    </message>
    <message>
        <source>All its ids are known here.</source>
        <translation>Aquí se conocen todos sus ids.</translation>
    </message>
    <message>
        <source>Save: {name}</source>
        <translation>Partida: {name}</translation>
    </message>
    <message>
        <source>Format: {format}</source>
        <translation>Formato: {format}</translation>
    </message>
    <message>
        <source>Memory: version {version}, at {path}</source>
        <translation>Memoria: versión {version}, en {path}</translation>
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
        <translation>Misiones: {quests}</translation>
    </message>
    <message>
        <source>Trace: {name}</source>
        <translation>Traza: {name}</translation>
    </message>
    <message>
        <source>NPC: {id}</source>
        <translation>PNJ: {id}</translation>
    </message>
    <message>
        <source>Asked: {phrase}</source>
        <translation>Pregunta: {phrase}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>NPCs</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Más</translation>
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
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Enter opens {name}</source>
        <translation>Intro abre {name}</translation>
    </message>
    <message>
        <source>first in {name}</source>
        <translation>por primera vez en {name}</translation>
    </message>
    <message>
        <source>last in {name}</source>
        <translation>por última vez en {name}</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>keys: {n}</source>
        <translation>claves: {n}</translation>
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
        <translation>se va</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>se une</translation>
    </message>
    <message>
        <source>merged into: {text}</source>
        <translation>unido a: {text}</translation>
    </message>
    <message>
        <source>Source · {id}</source>
        <translation>Fuente · {id}</translation>
    </message>
    <message>
        <source>Learnt on turn {turn}.</source>
        <translation>Sabido en el turno {turn}.</translation>
    </message>
    <message>
        <source>Visible to this NPC in this save.</source>
        <translation>Visible para este PNJ en esta partida.</translation>
    </message>
    <message>
        <source>Masked for everybody: no state opens it.</source>
        <translation>Oculta para todos: ningún estado la abre.</translation>
    </message>
    <message>
        <source>Secret until {quest}, not completed in this save.</source>
        <translation>Secreta hasta {quest}, sin completar en esta partida.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Masked for this NPC; it is open to {who}.</source>
        <translation>Oculta para este PNJ; abierta para {who}.</translation>
    </message>
    <message>
        <source>anybody after “{quest}”</source>
        <translation>cualquiera tras «{quest}»</translation>
    </message>
    <message>
        <source>after “{quest}”</source>
        <translation>tras «{quest}»</translation>
    </message>
    <message>
        <source>the faction {id}</source>
        <translation>la facción {id}</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>None of its {n} facts says it, and nothing like it was pruned.</source>
        <translation>Ninguno de sus {n} hechos lo dice, y no se podó nada parecido.</translation>
    </message>
    <message>
        <source>None of its {n} facts says it; version 1 does not keep what was pruned.</source>
        <translation>Ninguno de sus {n} hechos lo dice; la versión 1 no guarda lo podado.</translation>
    </message>
    <message>
        <source>Forgotten · turns {first} to {until}</source>
        <translation>Olvidado · turnos {first} a {until}</translation>
    </message>
    <message>
        <source>“{text}” went with retention {gone}.</source>
        <translation>«{text}» se fue con retención {gone}.</translation>
    </message>
    <message>
        <source>The least of those here now had {last} then.</source>
        <translation>El menor de los que siguen tenía entonces {last}.</translation>
    </message>
    <message>
        <source>Asked with these words</source>
        <translation>Si se pregunta con estas palabras</translation>
    </message>
    <message>
        <source>It would be given, at rank {rank}.</source>
        <translation>Se daría, en el puesto {rank}.</translation>
    </message>
    <message>
        <source>Not given: rank {rank}, and {k} are given.</source>
        <translation>No se da: puesto {rank}, y se dan {k}.</translation>
    </message>
    <message>
        <source>Not given: none of its tags or words is asked for.</source>
        <translation>No se da: no se pregunta por ninguna de sus etiquetas ni palabras.</translation>
    </message>
    <message>
        <source>Not given: its weight cannot be used.</source>
        <translation>No se da: su peso no sirve.</translation>
    </message>
    <message>
        <source>Not given.</source>
        <translation>No se da.</translation>
    </message>
    <message>
        <source>Context now</source>
        <translation>Contexto ahora</translation>
    </message>
    <message>
        <source>It is sent, as fact {rank} of {most} at most.</source>
        <translation>Se envía, como hecho {rank} de {most} como mucho.</translation>
    </message>
    <message>
        <source>It is not sent: it is fact {rank}, and {most} are.</source>
        <translation>No se envía: es el hecho {rank}, y se envían {most}.</translation>
    </message>
    <message>
        <source>no legitimate path</source>
        <translation>sin vía legítima</translation>
    </message>
    <message>
        <source>lore</source>
        <translation>lore</translation>
    </message>
    <message>
        <source>review step</source>
        <translation>revisión</translation>
    </message>
    <message>
        <source>was there</source>
        <translation>estaba allí</translation>
    </message>
    <message>
        <source>was there, scene {scene}, {place}</source>
        <translation>estaba allí, escena {scene}, {place}</translation>
    </message>
    <message>
        <source>told, by whom is not said</source>
        <translation>oído, no se dice a quién</translation>
    </message>
    <message>
        <source>told by {name}</source>
        <translation>oído a {name}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>unknown: version 1 keeps no origins</source>
        <translation>desconocido: la versión 1 no guarda orígenes</translation>
    </message>
    <message>
        <source>unknown: the save does not say</source>
        <translation>desconocido: la partida no lo dice</translation>
    </message>
    <message>
        <source>the review step</source>
        <translation>la revisión</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
        <translation>Filtración</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>No dado</translation>
    </message>
    <message>
        <source>Invention</source>
        <translation>Invención</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Cualquier hallazgo</translation>
    </message>
    <message>
        <source>Label {label}</source>
        <translation>Etiqueta {label}</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Todas las respuestas</translation>
    </message>
    <message>
        <source>A stranger</source>
        <translation>Un desconocido</translation>
    </message>
    <message>
        <source>{build}: no answers</source>
        <translation>{build}: sin respuestas</translation>
    </message>
    <message>
        <source>{build}: {share}, between {low} and {high}</source>
        <translation>{build}: {share}, entre {low} y {high}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>With a finding</source>
        <translation>Con hallazgo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Since the one before</source>
        <translation>Desde la anterior</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>puede ser azar</translation>
    </message>
    <message>
        <source>more than chance at 95 %</source>
        <translation>más que azar al 95 %</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Respuestas de</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>MemoryWorkspace</name>
    <message>
        <source>{name}: {n} lines up to turn {turn}</source>
        <translation>{name}: {n} frases hasta el turno {turn}</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>No se pudo leer {name}.</translation>
    </message>
    <message>
        <source>It was read as {format}, and no dictionary of NPC facts is in it.</source>
        <translation>Se leyó como {format}, y no contiene ningún diccionario de hechos por PNJ.</translation>
    </message>
    <message>
        <source>{name} holds no memory.</source>
        <translation>{name} no contiene memoria.</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Informe copiado.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Abrir reciente</translation>
    </message>
    <message>
        <source>No world was opened yet</source>
        <translation>Aún no se abrió ningún mundo</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Lo suyo</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Conservar lo &amp;mío</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>&amp;Tomar lo suyo</translation>
    </message>
    <message>
        <source>Both sides changed one field in different ways. The rest is merged.</source>
        <translation>Las dos partes cambiaron un campo de formas distintas. El resto está fusionado.</translation>
    </message>
    <message>
        <source>Both sides changed {n} fields in different ways. The rest is merged.</source>
        <translation>Las dos partes cambiaron {n} campos de formas distintas. El resto está fusionado.</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Todo lo mío</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Todo lo suyo</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionar</translation>
    </message>
    <message>
        <source>Merge near duplicates</source>
        <translation>Unir casi duplicadas</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Previous pair</source>
        <translation>Pareja anterior</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Pareja siguiente</translation>
    </message>
    <message>
        <source>&amp;Merge the two</source>
        <translation>&amp;Unir las dos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>The checks have found no near duplicates.</source>
        <translation>La revisión no encontró entradas casi duplicadas.</translation>
    </message>
    <message>
        <source>Left stays where it is, right goes; cases name the one that is left.</source>
        <translation>La izquierda se queda en su sitio y la derecha se va; los casos nombran la que queda.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%Ln pareja</numerusform>
            <numerusform>%Ln parejas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeRow</name>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>Text that is left</source>
        <translation>Texto que queda</translation>
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
        <translation>&amp;En la etiqueta</translation>
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
        <translation>Incorporando los archivos…</translation>
    </message>
    <message>
        <source>The file was edited meanwhile. Merge again.</source>
        <translation>El archivo cambió entretanto. Fusiona otra vez.</translation>
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
        <translation>se dejó algo fuera por el presupuesto</translation>
    </message>
</context>
<context>
    <name>MissModel</name>
    <message>
        <source>Question</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Should be found</source>
        <translation>Debería salir</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Por qué no</translation>
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
        <translation>Mover a otro archivo</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>There is no other file that can be written. Make a lore file first.</source>
        <translation>No hay otro archivo en el que se pueda escribir. Crea antes un archivo de lore.</translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>{name}, left out</source>
        <translation>{name}, excluido</translation>
    </message>
    <message>
        <source>{name}, found: {kind} {id}</source>
        <translation>{name}, encontrado: {kind} {id}</translation>
    </message>
    <message>
        <source>{name}, found in the text</source>
        <translation>{name}, encontrado en el texto</translation>
    </message>
    <message>
        <source>Left out, and not in the text. Enter or a click takes it back.</source>
        <translation>Excluido, y no está en el texto. Intro o un clic lo recupera.</translation>
    </message>
    <message>
        <source>Left out: no name here. Enter or a click takes it back.</source>
        <translation>Excluido: aquí no es un nombre. Intro o un clic lo recupera.</translation>
    </message>
    <message>
        <source>The cross or Delete leaves it out here.</source>
        <translation>La cruz o Supr lo excluye aquí.</translation>
    </message>
</context>
<context>
    <name>NewFileDialog</name>
    <message>
        <source>New lore file</source>
        <translation>Archivo de lore nuevo</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>mine.json</source>
        <translation>mina.json</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>A file&apos;s name may not hold any of &lt; &gt; : &quot; / \ | ? *</source>
        <translation>El nombre de un archivo no puede tener &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>&amp;Words in the file</source>
        <translation>&amp;Palabras en el archivo</translation>
    </message>
</context>
<context>
    <name>NewWorldDialog</name>
    <message>
        <source>New world</source>
        <translation>Mundo nuevo</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>C&amp;arpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Words in the files</source>
        <translation>&amp;Palabras en los archivos</translation>
    </message>
    <message>
        <source>Spanish: entradas, texto, visibilidad</source>
        <translation>Español: entradas, texto, visibilidad</translation>
    </message>
    <message>
        <source>English: entries, text, visibility</source>
        <translation>Inglés: entries, text, visibility</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>The name becomes a folder: it may not hold any of &lt; &gt; : &quot; / \ | ? *</source>
        <translation>El nombre será una carpeta: no puede tener &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>There is already a world in {folder}.</source>
        <translation>Ya hay un mundo en {folder}.</translation>
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
        <translation>Cerrar esta línea</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>NpcList</name>
    <message>
        <source>NPCs</source>
        <translation>PNJ</translation>
    </message>
</context>
<context>
    <name>NpcModel</name>
    <message>
        <source>over the cap of {cap}</source>
        <translation>por encima del tope de {cap}</translation>
    </message>
    <message>
        <source>has a finding</source>
        <translation>tiene un hallazgo</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>tiene un aviso</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 hecho</translation>
    </message>
    <message>
        <source>{n} facts</source>
        <translation>{n} hechos</translation>
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
        <translation>el caso</translation>
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
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Expected and got</source>
        <translation>Esperado y resultado</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Run the selected cases (Ctrl+Enter)</source>
        <translation>Ejecutar los casos elegidos (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Open in playground</source>
        <translation>Abrir en Pruebas</translation>
    </message>
    <message>
        <source>It is run in a moment.</source>
        <translation>Se ejecuta enseguida.</translation>
    </message>
    <message>
        <source>{count} cases are selected</source>
        <translation>{count} casos elegidos</translation>
    </message>
    <message>
        <source>No case is selected</source>
        <translation>No hay ningún caso elegido</translation>
    </message>
    <message>
        <source>Choose one case to see what it expects and what came.</source>
        <translation>Elige un caso para ver qué espera y qué salió.</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 diferencia</translation>
    </message>
    <message>
        <source>{count} differences</source>
        <translation>{count} diferencias</translation>
    </message>
</context>
<context>
    <name>OutcomeTable</name>
    <message>
        <source>Expected and got</source>
        <translation>Esperado y resultado</translation>
    </message>
</context>
<context>
    <name>Ownership</name>
    <message>
        <source>This world is open in another window of Loremask ({who}, since {time}). Here it is read-only.</source>
        <translation>Este mundo está abierto en otra ventana de Loremask ({who}, desde {time}). Aquí es de solo lectura.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomarlo</translation>
    </message>
    <message>
        <source>Stay read-only</source>
        <translation>Seguir en solo lectura</translation>
    </message>
    <message>
        <source>Another window of Loremask took this world over. Here it is read-only now, so that neither writes over the other.</source>
        <translation>Otra ventana de Loremask tomó este mundo. Aquí ya es de solo lectura, para que ninguna escriba sobre la otra.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
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
        <translation>Volver a los casos</translation>
    </message>
    <message>
        <source>Paraphrase lab</source>
        <translation>Laboratorio de paráfrasis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar otra vez</translation>
    </message>
    <message>
        <source>Choose questions…</source>
        <translation>Elegir preguntas…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Questions (*.jsonl);;All files (*)</source>
        <translation>Preguntas (*.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{done} of {total} answers</source>
        <translation>{done} de {total} respuestas</translation>
    </message>
    <message>
        <source>The world has changed since these were asked.</source>
        <translation>El mundo ha cambiado desde que se preguntaron.</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>The questions are being asked</source>
        <translation>Se están haciendo las preguntas</translation>
    </message>
    <message>
        <source>Each of them in every profile.</source>
        <translation>Cada una con todos los perfiles.</translation>
    </message>
    <message>
        <source>Which profile finds what players ask about?</source>
        <translation>¿Qué perfil encuentra lo que preguntan los jugadores?</translation>
    </message>
    <message>
        <source>A file of players’ questions, each with the entries it should find, is asked in every profile.</source>
        <translation>Un archivo de preguntas de jugadores, cada una con las entradas que debería encontrar, se prueba con todos los perfiles.</translation>
    </message>
    <message>
        <source>{count} by {profile}</source>
        <translation>{count} con {profile}</translation>
    </message>
    <message>
        <source>{file}, question {number}</source>
        <translation>{file}, pregunta {number}</translation>
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
        <translation>añadir etiqueta</translation>
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
        <translation>Contraseña de {name}</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Contraseña</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Search by name or id</source>
        <translation>Buscar por nombre o id</translation>
    </message>
    <message>
        <source>Name or id</source>
        <translation>Nombre o id</translation>
    </message>
    <message>
        <source>No name and no id holds that</source>
        <translation>Ningún nombre ni id contiene eso</translation>
    </message>
</context>
<context>
    <name>Playground</name>
    <message>
        <source>Case {id} is in {file}</source>
        <translation>El caso {id} está en {file}</translation>
    </message>
    <message>
        <source>Case {id} is in {file}, with the answer and its findings</source>
        <translation>El caso {id} está en {file}, con la respuesta y sus hallazgos</translation>
    </message>
    <message>
        <source>It asks without what was learnt in the game: a case has no place for it.</source>
        <translation>Pregunta sin lo que se supo en el juego: un caso no tiene sitio para ello.</translation>
    </message>
    <message>
        <source>It asks without memory and conversation: what is found in its answer may differ.</source>
        <translation>Pregunta sin memoria ni conversación: lo que se halle en su respuesta puede ser otro.</translation>
    </message>
    <message>
        <source>No lore file of this world can be written</source>
        <translation>No se puede escribir en ningún archivo de lore de este mundo</translation>
    </message>
    <message>
        <source>Show the case</source>
        <translation>Mostrar el caso</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>another score</source>
        <translation>otra puntuación</translation>
    </message>
    <message>
        <source>up {count}</source>
        <translation>sube {count}</translation>
    </message>
    <message>
        <source>down {count}</source>
        <translation>baja {count}</translation>
    </message>
    <message>
        <source>given now</source>
        <translation>ahora se da</translation>
    </message>
    <message>
        <source>left out now</source>
        <translation>ahora queda fuera</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>masked now</source>
        <translation>ahora oculta</translation>
    </message>
    <message>
        <source>given at rank {rank}, score {score}</source>
        <translation>dada en el puesto {rank}, puntuación {score}</translation>
    </message>
    <message>
        <source>left out at rank {rank}, score {score}</source>
        <translation>fuera en el puesto {rank}, puntuación {score}</translation>
    </message>
    <message>
        <source>masked, would be number {rank}, score {score}</source>
        <translation>oculta, sería la número {rank}, puntuación {score}</translation>
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
        <translation>{id}: {change}. Fijado: {before}. Ahora: {now}.</translation>
    </message>
    <message>
        <source>{count} quests</source>
        <translation>{count} misiones</translation>
    </message>
    <message>
        <source>1 quest</source>
        <translation>1 misión</translation>
    </message>
    <message>
        <source>top {count}</source>
        <translation>{count} primeras</translation>
    </message>
    <message>
        <source>Type what the player says</source>
        <translation>Escribe lo que dice el jugador</translation>
    </message>
    <message>
        <source>The answer comes with every key: what is given, what is masked, and why.</source>
        <translation>La respuesta llega con cada tecla: qué se da, qué se oculta, y por qué.</translation>
    </message>
    <message>
        <source>Nothing matches “{query}”</source>
        <translation>Nada coincide con «{query}»</translation>
    </message>
    <message>
        <source>Words of three letters can match only a tag.</source>
        <translation>Las palabras de tres letras solo pueden coincidir con una etiqueta.</translation>
    </message>
    <message>
        <source>No tag equals one of its words, and no text holds one of them.</source>
        <translation>Ninguna etiqueta es igual a una de sus palabras, y ningún texto contiene ninguna.</translation>
    </message>
    <message>
        <source>It holds no letters and no digits.</source>
        <translation>No tiene letras ni cifras.</translation>
    </message>
    <message>
        <source>{npc} is given nothing</source>
        <translation>A {npc} no se le da nada</translation>
    </message>
    <message>
        <source>Only masked entries match: {count}.</source>
        <translation>Solo coinciden entradas ocultas: {count}.</translation>
    </message>
    <message>
        <source>{npc} sees everything: nothing is masked</source>
        <translation>{npc} lo ve todo: nada está oculto</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>Nada queda fuera</translation>
    </message>
    <message>
        <source>There are no entries yet</source>
        <translation>Aún no hay entradas</translation>
    </message>
    <message>
        <source>Write some in the lore workspace.</source>
        <translation>Escribe alguna en Lore.</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>Filtración</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>No dado</translation>
    </message>
    <message>
        <source>Invention</source>
        <translation>Invención</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>It may know it, and was not given it.</source>
        <translation>Puede saberlo, y no se le dio.</translation>
    </message>
    <message>
        <source>No record of this world holds this name.</source>
        <translation>Ningún registro de este mundo tiene este nombre.</translation>
    </message>
    <message>
        <source>Nothing it was given holds this number.</source>
        <translation>Nada de lo que se le dio tiene este número.</translation>
    </message>
    <message>
        <source>Nothing it was given holds these words.</source>
        <translation>Nada de lo que se le dio tiene estas palabras.</translation>
    </message>
    <message>
        <source>Hidden from who answers: {kind}.</source>
        <translation>Oculto para quien responde: {kind}.</translation>
    </message>
    <message>
        <source>masked record</source>
        <translation>registro oculto</translation>
    </message>
    <message>
        <source>{kind}: “{text}”</source>
        <translation>{kind}: «{text}»</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>One finding</source>
        <translation>Un hallazgo</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} hallazgos</translation>
    </message>
    <message>
        <source>{kind} {count}</source>
        <translation>{kind} {count}</translation>
    </message>
    <message>
        <source>Top {k} ends here</source>
        <translation>Hasta aquí las {k} primeras</translation>
    </message>
    <message>
        <source>left out {count}</source>
        <translation>fuera {count}</translation>
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
        <translation>{entries}, y 1 oculta</translation>
    </message>
    <message>
        <source>{entries}, and {masked} masked ones</source>
        <translation>{entries}, y {masked} ocultas</translation>
    </message>
    <message>
        <source>Rank {rank}: {id}, {visibility}, score {score}. {text}</source>
        <translation>Puesto {rank}: {id}, {visibility}, puntuación {score}. {text}</translation>
    </message>
    <message>
        <source>Masked: {id}. {reason}</source>
        <translation>Oculta: {id}. {reason}</translation>
    </message>
    <message>
        <source>Masked, shown in the author’s view: {id}. {text}</source>
        <translation>Oculta, se muestra en la vista de autor: {id}. {text}</translation>
    </message>
    <message>
        <source>It would be number {rank} with score {score}.</source>
        <translation>Sería la número {rank} con puntuación {score}.</translation>
    </message>
    <message>
        <source>{id}, {words}</source>
        <translation>{id}, {words}</translation>
    </message>
    <message>
        <source>Rank {rank}, score {score}.</source>
        <translation>Puesto {rank}, puntuación {score}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>World facts</source>
        <translation>Hechos del mundo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Player’s line</source>
        <translation>Frase del jugador</translation>
    </message>
    <message>
        <source>{title}: {tokens} of {share} tokens</source>
        <translation>{title}: {tokens} de {share} tokens</translation>
    </message>
    <message>
        <source>{title}: {tokens} tokens, never cut</source>
        <translation>{title}: {tokens} tokens, nunca se recorta</translation>
    </message>
    <message>
        <source>{row}, {count} left out</source>
        <translation>{row}, fuera {count}</translation>
    </message>
    <message>
        <source>Nothing left out</source>
        <translation>Nada fuera</translation>
    </message>
    <message>
        <source>{count} left out: {sections}</source>
        <translation>Fuera {count}: {sections}</translation>
    </message>
    <message>
        <source>{section} {count}</source>
        <translation>{section} {count}</translation>
    </message>
    <message>
        <source>Why {id} is {rank}</source>
        <translation>Por qué {id} es la {rank}</translation>
    </message>
    <message>
        <source>Why {id} is masked</source>
        <translation>Por qué {id} está oculta</translation>
    </message>
    <message>
        <source>Why {id} is left out</source>
        <translation>Por qué {id} queda fuera</translation>
    </message>
    <message>
        <source>{points} points × {weight}</source>
        <translation>{points} puntos × {weight}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Behind {id} by {score}.</source>
        <translation>A {score} de {id}, que va delante.</translation>
    </message>
    <message>
        <source>Ahead of {id} by {score}.</source>
        <translation>Por delante de {id} por {score}.</translation>
    </message>
    <message>
        <source>As high as {id}, which comes first by its id.</source>
        <translation>Igual que {id}, que va antes por su id.</translation>
    </message>
    <message>
        <source>As high as {id}, which comes after it by its id.</source>
        <translation>Igual que {id}, que va después por su id.</translation>
    </message>
    <message>
        <source>Just behind {id}.</source>
        <translation>Justo detrás de {id}.</translation>
    </message>
    <message>
        <source>Just ahead of {id}.</source>
        <translation>Justo delante de {id}.</translation>
    </message>
    <message>
        <source>Nothing else that is seen scores.</source>
        <translation>Nada más de lo que se ve puntúa.</translation>
    </message>
    <message>
        <source>It scores, but stands at rank {rank}, and only the top {k} are given.</source>
        <translation>Puntúa, pero está en el puesto {rank}, y solo se dan las {k} primeras.</translation>
    </message>
    <message>
        <source>It is seen, but no tag, no word of its text and not the place matches.</source>
        <translation>Se ve, pero no coincide ninguna etiqueta, ni palabra de su texto, ni el lugar.</translation>
    </message>
    <message>
        <source>Its weight is not a usable number, so it never scores.</source>
        <translation>Su peso no es un número que sirva, así que nunca puntúa.</translation>
    </message>
    <message>
        <source>It cannot be read, so it is never retrieved.</source>
        <translation>No se puede leer, así que nunca se recupera.</translation>
    </message>
    <message>
        <source>It is no longer in this world.</source>
        <translation>Ya no está en este mundo.</translation>
    </message>
    <message>
        <source>Without the mask it would be {rank}, with score {score}.</source>
        <translation>Sin ocultar sería la {rank}, con puntuación {score}.</translation>
    </message>
    <message>
        <source>Without the mask it would not score either.</source>
        <translation>Sin ocultar tampoco puntuaría.</translation>
    </message>
    <message>
        <source>Who would be given it, or what reveals it</source>
        <translation>A quién se le daría, o qué la revela</translation>
    </message>
    <message>
        <source>Who can see it, when</source>
        <translation>Quién puede verla, y cuándo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Nobody, and nothing reveals it.</source>
        <translation>Nadie, y nada la revela.</translation>
    </message>
    <message>
        <source>Nothing to explain</source>
        <translation>Nada que explicar</translation>
    </message>
    <message>
        <source>Ask something: here stands why an entry is given, masked or left out.</source>
        <translation>Pregunta algo: aquí sale por qué una entrada se da, se oculta o queda fuera.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>cuarta</translation>
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
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>octava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>novena</translation>
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
        <translation>raíz</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafía</translation>
    </message>
    <message>
        <source>tag equals a word</source>
        <translation>es una palabra</translation>
    </message>
    <message>
        <source>inside “{word}”</source>
        <translation>en «{word}»</translation>
    </message>
    <message>
        <source>tag equals the place</source>
        <translation>es el lugar</translation>
    </message>
    <message>
        <source>tag equals words side by side</source>
        <translation>son palabras seguidas</translation>
    </message>
    <message>
        <source>stands for tag “{word}”</source>
        <translation>vale por «{word}»</translation>
    </message>
    <message>
        <source>same stem as “{word}”</source>
        <translation>raíz de «{word}»</translation>
    </message>
    <message>
        <source>spelt nearly as “{word}”</source>
        <translation>casi «{word}»</translation>
    </message>
    <message>
        <source>broken, never retrieved</source>
        <translation>rota, nunca se recupera</translation>
    </message>
    <message>
        <source>its weight is not usable</source>
        <translation>su peso no sirve</translation>
    </message>
    <message>
        <source>no longer in this world</source>
        <translation>ya no está en este mundo</translation>
    </message>
    <message>
        <source>A stranger</source>
        <translation>Un desconocido</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>En ningún sitio concreto</translation>
    </message>
    <message>
        <source>Secret. Opens with the quest</source>
        <translation>Secreta hasta</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo para</translation>
    </message>
    <message>
        <source>Hidden: nobody is given it</source>
        <translation>Oculta del todo: no se da a nadie</translation>
    </message>
    <message>
        <source>Secret without a quest: nothing opens it</source>
        <translation>Secreta sin misión: nada la abre</translation>
    </message>
    <message>
        <source>Its visibility is not understood</source>
        <translation>No se entiende su visibilidad</translation>
    </message>
    <message>
        <source>faction {name}</source>
        <translation>facción {name}</translation>
    </message>
    <message>
        <source>after {name}</source>
        <translation>tras {name}</translation>
    </message>
    <message>
        <source>after {name} (step {step})</source>
        <translation>tras {name} (paso {step})</translation>
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
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
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
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>all {count} NPCs</source>
        <translation>los {count} PNJ</translation>
    </message>
    <message>
        <source>the other {count}</source>
        <translation>los otros {count}</translation>
    </message>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} y {count} más</translation>
    </message>
    <message>
        <source>masked entry {number}</source>
        <translation>entrada oculta {number}</translation>
    </message>
    <message>
        <source>beyond the top {count}</source>
        <translation>no está entre las {count} primeras</translation>
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
        <translation>vista de autor</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>sería</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
</context>
<context>
    <name>PlaygroundWorkspace</name>
    <message>
        <source>Author’s view: the texts of masked entries are shown</source>
        <translation>Vista de autor: se muestran los textos de las entradas ocultas</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>The world&apos;s language</source>
        <translation>El idioma del mundo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Spelling needs the dictionaries of the extra: {command}</source>
        <translation>La ortografía necesita los diccionarios del extra: {command}</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Spelling</source>
        <translation>O&amp;rtografía</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Servidor del modelo</translation>
    </message>
    <message>
        <source>For the scene, with any OpenAI-compatible server. Without an address nothing is ever sent anywhere, and everything is done by hand.</source>
        <translation>Para la escena, con cualquier servidor compatible con OpenAI. Sin dirección nunca se envía nada a ningún sitio, y todo se hace a mano.</translation>
    </message>
    <message>
        <source>The language changes when Loremask is started again.</source>
        <translation>El idioma cambia cuando se vuelva a abrir Loremask.</translation>
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
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;El nombre «%1» no se puede usar.&lt;/b&gt;&lt;p&gt;Pruebe con otro, con menos caracteres o sin signos de puntuación.</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
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
        <translation>Lo que dice el jugador</translation>
    </message>
    <message>
        <source>Type what the player says</source>
        <translation>Escribe lo que dice el jugador</translation>
    </message>
</context>
<context>
    <name>QuestGraph</name>
    <message>
        <source>Order of the quests</source>
        <translation>Orden de las misiones</translation>
    </message>
</context>
<context>
    <name>QuestList</name>
    <message>
        <source>Completed quests</source>
        <translation>Misiones completadas</translation>
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
        <translation>(tras {quests})</translation>
    </message>
    <message>
        <source>opens {count}</source>
        <translation>abre {count}</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completada</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>sin completar</translation>
    </message>
</context>
<context>
    <name>QuestTrack</name>
    <message>
        <source>Completed quests</source>
        <translation>Misiones completadas</translation>
    </message>
    <message>
        <source>Step {step} of {last}: {name}</source>
        <translation>Paso {step} de {last}: {name}</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Workspaces</source>
        <translation>Espacios de trabajo</translation>
    </message>
</context>
<context>
    <name>RawEditor</name>
    <message>
        <source>JSON of the record</source>
        <translation>JSON del registro</translation>
    </message>
    <message>
        <source>JSON, as it stands in the file</source>
        <translation>JSON, tal como está en el archivo</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>sin aplicar</translation>
    </message>
</context>
<context>
    <name>ReachStrip</name>
    <message>
        <source>Who can see this, when</source>
        <translation>Quién puede verlo, y cuándo</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Everyone else</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} y {count} más</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>after step {step}</source>
        <translation>tras el paso {step}</translation>
    </message>
    <message>
        <source>This world has no NPCs yet.</source>
        <translation>Este mundo aún no tiene PNJ.</translation>
    </message>
    <message>
        <source>All {count} NPCs see this at the end.</source>
        <translation>Al final lo ven los {count} PNJ.</translation>
    </message>
    <message>
        <source>{seen} of {count} NPCs see this at the end.</source>
        <translation>Al final lo ven {seen} de {count} PNJ.</translation>
    </message>
    <message>
        <source>No NPC ever sees this.</source>
        <translation>Ningún PNJ lo ve nunca.</translation>
    </message>
    <message>
        <source>Step {step} is {quest}.</source>
        <translation>El paso {step} es {quest}.</translation>
    </message>
    <message>
        <source>After step</source>
        <translation>Tras el paso</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>not found</source>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>Recent worlds</source>
        <translation>Mundos recientes</translation>
    </message>
    <message>
        <source>Enter opens, Delete takes off the list</source>
        <translation>Intro abre, Supr lo quita de la lista</translation>
    </message>
</context>
<context>
    <name>RecentModel</name>
    <message>
        <source>not found</source>
        <translation>no se encuentra</translation>
    </message>
</context>
<context>
    <name>RecentQuestions</name>
    <message>
        <source>Recent questions</source>
        <translation>Consultas recientes</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>No lore file of this world can be written.</source>
        <translation>No se puede escribir en ningún archivo de lore de este mundo.</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln borrado. Deshacer lo recupera.</numerusform>
            <numerusform>%Ln borrados. Deshacer los recupera.</numerusform>
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
        <translation>El portapapeles no tiene objetos JSON, ni filas con una columna id.</translation>
    </message>
    <message>
        <source>There is no other file that can be written</source>
        <translation>No hay otro archivo en el que se pueda escribir</translation>
    </message>
    <message numerus="yes">
        <source>%n moved; undo takes it back.</source>
        <translation>
            <numerusform>%Ln movido; se puede deshacer.</numerusform>
            <numerusform>%Ln movidos; se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows can be moved in file order: click the sorted title until it has no arrow.</source>
        <translation>Las filas se mueven en el orden del archivo: pulsa el título ordenado hasta que no tenga flecha.</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada elegido</translation>
    </message>
    <message>
        <source>Choose a row of the table, or make a new one with Ctrl+N.</source>
        <translation>Elige una fila de la tabla, o crea una con Ctrl+N.</translation>
    </message>
    <message>
        <source>Its types are wrong, so only its JSON can be edited.</source>
        <translation>Sus tipos no son correctos, así que solo se puede editar su JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected: a change is made in all of them.</source>
        <translation>
            <numerusform>Selección: %Ln. El cambio se hace ahí.</numerusform>
            <numerusform>Selección: %Ln. Un cambio se hace en toda ella.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is read-only. {why}</source>
        <translation>{file} es de solo lectura. {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, línea {line}</translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(%Ln más)</numerusform>
            <numerusform>(%Ln más)</numerusform>
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
        <translation>Lo que quedó para recuperar no se puede leer.</translation>
    </message>
    <message>
        <source>Loremask ended with unsaved edits in {files}, kept {time}.</source>
        <translation>Loremask terminó con cambios sin guardar en {files}, conservados: {time}.</translation>
    </message>
    <message>
        <source>Restoring unsaved edits in {files} (kept {time}) ended Loremask the last time.</source>
        <translation>La última vez, restaurar los cambios sin guardar en {files} (conservados: {time}) hizo terminar a Loremask.</translation>
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
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Kept {time}. Restoring is one step that undo takes back.</source>
        <translation>Conservados: {time}. Restaurar es un solo paso que se puede deshacer.</translation>
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
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Restored. Save to keep it; undo takes it back.</source>
        <translation>Restaurado. Guarda para conservarlo; se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename {kind} “{id}”</source>
        <translation>Renombrar {kind} «{id}»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Places that change</source>
        <translation>Lugares que cambian</translation>
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
        <translation>&amp;Nombre nuevo</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>Keep “{id}” as another &amp;word for it</source>
        <translation>&amp;Dejar «{id}» como otra palabra para ella</translation>
    </message>
    <message>
        <source>&amp;Keep “{id}” among its former ids, for the game and for saves</source>
        <translation>Dejar «{id}» &amp;entre sus ids anteriores, para el juego y las partidas</translation>
    </message>
    <message>
        <source>Rename the &amp;tags equal to it, so that entries keep their points here</source>
        <translation>Renombrar &amp;las etiquetas iguales, para que las entradas conserven aquí sus puntos</translation>
    </message>
    <message>
        <source>Rename it in t&amp;exts, sheets and notes that say it as a word</source>
        <translation>Renombrarlo en &amp;textos, fichas y notas que lo dicen como palabra</translation>
    </message>
    <message numerus="yes">
        <source>%n places change, in {records}</source>
        <translation>
            <numerusform>Cambia %Ln lugar, en {records}</numerusform>
            <numerusform>Cambian %Ln lugares, en {records}</numerusform>
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
        <translation>un registro sin id</translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y reemplazar</translation>
    </message>
    <message>
        <source>Tick a&amp;ll</source>
        <translation>&amp;Marcar todo</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Desmarcar todo</translation>
    </message>
    <message>
        <source>Untick &amp;problems</source>
        <translation>Desmarcar &amp;problemas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
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
        <translation>{found}, {ticked} marcados en {records}</translation>
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
        <translation>&amp;Reemplazar {count}</translation>
    </message>
    <message>
        <source>Nothing would change: it is what stands there already.</source>
        <translation>Nada cambiaría: es lo que ya está escrito.</translation>
    </message>
    <message numerus="yes">
        <source>The replacement is empty: %n places will lose “{text}”.</source>
        <translation>
            <numerusform>El reemplazo está vacío: %Ln lugar perderá «{text}».</numerusform>
            <numerusform>El reemplazo está vacío: %Ln lugares perderán «{text}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records would have an error.</source>
        <translation>
            <numerusform>%Ln registro tendría un error.</numerusform>
            <numerusform>%Ln registros tendrían un error.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first {count} hits are shown and replaced.</source>
        <translation>Solo se muestran y reemplazan los {count} primeros resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced; undo takes it back.</source>
        <translation>
            <numerusform>%Ln reemplazado; se puede deshacer.</numerusform>
            <numerusform>%Ln reemplazados; se puede deshacer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveActs</name>
    <message>
        <source>Saved as {name}; the save itself is as it was.</source>
        <translation>Guardada como {name}; la partida original sigue igual.</translation>
    </message>
    <message>
        <source>Choose a fact or type a phrase first.</source>
        <translation>Elige antes un hecho o escribe una frase.</translation>
    </message>
    <message>
        <source>The index of the world is still being made.</source>
        <translation>El índice del mundo aún se está haciendo.</translation>
    </message>
    <message>
        <source>Case {id} added.</source>
        <translation>Caso {id} añadido.</translation>
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
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Found at</source>
        <translation>Está en</translation>
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
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Memory found at</source>
        <translation>La memoria está en</translation>
    </message>
    <message>
        <source>Open save…</source>
        <translation>Abrir partida…</translation>
    </message>
    <message>
        <source>Read the save again</source>
        <translation>Volver a leer la partida</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Open in playground</source>
        <translation>Abrir en Pruebas</translation>
    </message>
    <message>
        <source>Recent saves</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Cargar una traza…</translation>
    </message>
    <message>
        <source>Place and quests in the save…</source>
        <translation>Lugar y misiones en la partida…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Copy a bug report</source>
        <translation>Copiar un informe de error</translation>
    </message>
    <message>
        <source>version {n}</source>
        <translation>versión {n}</translation>
    </message>
    <message>
        <source>opened as a copy · read only</source>
        <translation>abierta como copia · solo lectura</translation>
    </message>
    <message>
        <source>from a newer version · read only</source>
        <translation>de una versión más nueva · solo lectura</translation>
    </message>
    <message numerus="yes">
        <source>{path} (%n facts)</source>
        <translation>
            <numerusform>{path} (%Ln hecho)</numerusform>
            <numerusform>{path} (%Ln hechos)</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>Nothing in the save looks like the player&apos;s place.</source>
        <translation>Nada en la partida parece el lugar del jugador.</translation>
    </message>
    <message>
        <source>Taken from {path}</source>
        <translation>Tomado de {path}</translation>
    </message>
    <message>
        <source>Nothing in the save looks like completed quests.</source>
        <translation>Nada en la partida parece misiones completadas.</translation>
    </message>
    <message>
        <source>Open the world of this save first.</source>
        <translation>Abre antes el mundo de esta partida.</translation>
    </message>
</context>
<context>
    <name>SaveOpener</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open save</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Traces (*.jsonl);;All files (*)</source>
        <translation>Trazas (*.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Load trace</source>
        <translation>Cargar traza</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>Forget this filter</source>
        <translation>Olvidar este filtro</translation>
    </message>
    <message>
        <source>Keep this filter</source>
        <translation>Guardar este filtro</translation>
    </message>
    <message>
        <source>The shared filters cannot be read</source>
        <translation>Los filtros compartidos no se pueden leer</translation>
    </message>
    <message>
        <source>Shared by the team</source>
        <translation>Compartidos por el equipo</translation>
    </message>
    <message>
        <source>Share it with the team</source>
        <translation>Compartirlo con el equipo</translation>
    </message>
</context>
<context>
    <name>SavedStrip</name>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Game saved {n} s ago</source>
        <translation>Partida guardada hace {n} s</translation>
    </message>
    <message>
        <source>Game saved {n} min ago</source>
        <translation>Partida guardada hace {n} min</translation>
    </message>
    <message>
        <source>Game saved {n} h ago</source>
        <translation>Partida guardada hace {n} h</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>{id}, known place</source>
        <translation>{id}, lugar conocido</translation>
    </message>
    <message>
        <source>nowhere in particular</source>
        <translation>ningún sitio concreto</translation>
    </message>
    <message>
        <source>nobody is “{name}”. {nearest}?</source>
        <translation>nadie es «{name}». ¿{nearest}?</translation>
    </message>
    <message>
        <source>Copy of {names}: {verdict}</source>
        <translation>Copia de {names}: {verdict}</translation>
    </message>
    <message>
        <source>Enter on the line of the people takes {nearest}.</source>
        <translation>Intro en la línea de personas toma {nearest}.</translation>
    </message>
    <message>
        <source>“{name}” is nobody in this world</source>
        <translation>«{name}» no es nadie en este mundo</translation>
    </message>
    <message>
        <source>blocked: who is “{name}”?</source>
        <translation>parado: ¿quién es «{name}»?</translation>
    </message>
    <message>
        <source>blocked: nothing is left to hand on</source>
        <translation>parado: no queda nada que entregar</translation>
    </message>
    <message>
        <source>No model is set to rewrite it: reword it by hand.</source>
        <translation>No hay modelo que lo reescriba: cámbialo a mano.</translation>
    </message>
    <message>
        <source>When the turn is played the model is asked once to rewrite it. Or reword it by hand.</source>
        <translation>Al jugar el turno se pide una vez al modelo que lo reescriba. O cámbialo a mano.</translation>
    </message>
    <message>
        <source>nobody: a scene alone</source>
        <translation>nadie: una escena a solas</translation>
    </message>
    <message>
        <source>nothing that is hidden</source>
        <translation>nada que esté oculto</translation>
    </message>
    <message>
        <source>“{word}”, {source}</source>
        <translation>«{word}», {source}</translation>
    </message>
    <message>
        <source>player’s full sheet</source>
        <translation>ficha completa del jugador</translation>
    </message>
    <message>
        <source>said out of their hearing</source>
        <translation>dicho donde no lo oyen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>passed, {count} dropped</source>
        <translation>pasó, sin {count}</translation>
    </message>
    <message>
        <source>no synopsis</source>
        <translation>sin sinopsis</translation>
    </message>
    <message>
        <source>To the player: {text}</source>
        <translation>Al jugador: {text}</translation>
    </message>
    <message>
        <source>Reviewed: nothing to correct</source>
        <translation>Revisado: nada que corregir</translation>
    </message>
    <message>
        <source>Reviewed: {count} corrections made</source>
        <translation>Revisado: {count} correcciones</translation>
    </message>
    <message>
        <source>In turn {n}, which was played:</source>
        <translation>En el turno {n}, ya jugado:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 hallazgo</translation>
    </message>
    <message>
        <source>{count} findings</source>
        <translation>{count} hallazgos</translation>
    </message>
    <message>
        <source>“{text}”, {kind}. {who}: {why}</source>
        <translation>«{text}», {kind}. {who}: {why}</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>filtración</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no dado</translation>
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
        <translation>cita</translation>
    </message>
    <message>
        <source>hidden from who says it</source>
        <translation>oculto para quien lo dice</translation>
    </message>
    <message>
        <source>may be known, and was not given</source>
        <translation>puede saberse, y no se dio</translation>
    </message>
    <message>
        <source>in no entry, no sheet, no memory</source>
        <translation>en ninguna entrada, ficha ni memoria</translation>
    </message>
    <message>
        <source>nothing that was given holds it</source>
        <translation>nada de lo dado lo contiene</translation>
    </message>
    <message>
        <source>No leak</source>
        <translation>Sin filtraciones</translation>
    </message>
    <message>
        <source>Nothing invented or not given</source>
        <translation>Nada inventado ni no dado</translation>
    </message>
    <message>
        <source>Numbers and quotations</source>
        <translation>Números y citas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
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
        <translation>Notas para sí</translation>
    </message>
    <message>
        <source>Earlier synopses</source>
        <translation>Sinopsis anteriores</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Sinopsis</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Player’s line</source>
        <translation>Frase del jugador</translation>
    </message>
    <message>
        <source>Story Director only</source>
        <translation>Solo el director de historia</translation>
    </message>
    <message>
        <source>Full sheet, Story Director only</source>
        <translation>Ficha completa, solo el director de historia</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>No está presente</translation>
    </message>
    <message>
        <source>Nobody present heard it</source>
        <translation>Ninguno de los presentes lo oyó</translation>
    </message>
    <message>
        <source>Not for {name}</source>
        <translation>No es para {name}</translation>
    </message>
    <message>
        <source>Not given to the Scene Director</source>
        <translation>No se da al director de escena</translation>
    </message>
    <message>
        <source>Only the Scene Director is given this</source>
        <translation>Solo lo recibe el director de escena</translation>
    </message>
    <message>
        <source>masked entry {n}</source>
        <translation>entrada oculta {n}</translation>
    </message>
    <message>
        <source>player sheet</source>
        <translation>ficha del jugador</translation>
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
        <translation>sinopsis</translation>
    </message>
    <message>
        <source>scene {id}</source>
        <translation>escena {id}</translation>
    </message>
    <message>
        <source>memory of {name}</source>
        <translation>memoria de {name}</translation>
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
        <translation>lo oyó {names}</translation>
    </message>
    <message>
        <source>only {names}</source>
        <translation>solo {names}</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Secret until {names}</source>
        <translation>Secreta hasta {names}</translation>
    </message>
    <message>
        <source>Only for {names}</source>
        <translation>Solo para {names}</translation>
    </message>
    <message>
        <source>Hidden: nobody is given it</source>
        <translation>Oculta del todo: no se da a nadie</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
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
        <translation>Nadie más que el jugador</translation>
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
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>escena</translation>
    </message>
    <message>
        <source>npc</source>
        <translation>PNJ</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Aislar por</translation>
    </message>
    <message>
        <source>scene: one call plays all present. npc: a call for each, nothing passes over.</source>
        <translation>escena: una llamada interpreta a todos los presentes. PNJ: una llamada para cada uno, y nada pasa de uno a otro.</translation>
    </message>
    <message>
        <source>Roll for a skill</source>
        <translation>Tirar por una habilidad</translation>
    </message>
    <message>
        <source>State, saving and model</source>
        <translation>Estado, guardado y modelo</translation>
    </message>
    <message>
        <source>Play turn</source>
        <translation>Jugar turno</translation>
    </message>
    <message>
        <source>Play turn (Ctrl+Enter)</source>
        <translation>Jugar turno (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>What the player says or does</source>
        <translation>Lo que dice o hace el jugador</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>En ningún sitio concreto</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”, so nobody of that name is present.</source>
        <translation>Nadie se llama «{name}», así que nadie con ese nombre está presente.</translation>
    </message>
    <message>
        <source>Is {name} meant?</source>
        <translation>¿Es {name}?</translation>
    </message>
    <message>
        <source>{name}, player</source>
        <translation>{name}, jugador</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>ScenePanel</name>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>draft · Ctrl+Enter plays it</source>
        <translation>borrador · Ctrl+Intro lo juega</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>End scene</source>
        <translation>Terminar escena</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Terminar sesión</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Dicho hasta ahora</translation>
    </message>
    <message>
        <source>Type the scene, a line for each that speaks (“Name: words”). Ctrl+Enter plays the turn.</source>
        <translation>Escribe la escena, una línea por cada quien que hable («Nombre: palabras»). Ctrl+Intro juega el turno.</translation>
    </message>
    <message>
        <source>Draft of the scene</source>
        <translation>Borrador de la escena</translation>
    </message>
</context>
<context>
    <name>SceneWorkspace</name>
    <message>
        <source>Story Director</source>
        <translation>Director de historia</translation>
    </message>
    <message>
        <source>Scene Director</source>
        <translation>Director de escena</translation>
    </message>
    <message>
        <source>Copy what the Scene Director sees</source>
        <translation>Copiar lo que ve el director de escena</translation>
    </message>
    <message>
        <source>Whose context is shown</source>
        <translation>De quién es el contexto</translation>
    </message>
    <message>
        <source>Copied: what the Scene Director sees</source>
        <translation>Copiado: lo que ve el director de escena</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Recall at 1</source>
        <translation>Acierto a la 1.ª</translation>
    </message>
    <message>
        <source>Recall at 5</source>
        <translation>Acierto entre 5</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
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
        <translation>Cifras por perfil</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar con</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>D&amp;istinguir mayúsculas</translation>
    </message>
    <message>
        <source>Match &amp;accents</source>
        <translation>Distinguir &amp;acentos</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>Pa&amp;labras enteras</translation>
    </message>
    <message>
        <source>&amp;Pattern (regex)</source>
        <translation>Pa&amp;trón (regex)</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrados</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Elegidos</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Buscar en</translation>
    </message>
    <message>
        <source>Texts and titles</source>
        <translation>Textos y títulos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
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
        <translation>Términos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Questions of cases</source>
        <translation>Consultas de casos</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Ids</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Replace with</source>
        <translation>Reempla&amp;zar con</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
</context>
<context>
    <name>SectionView</name>
    <message>
        <source>Tokens by section</source>
        <translation>Tokens por sección</translation>
    </message>
</context>
<context>
    <name>SentDialog</name>
    <message>
        <source>What is sent to the model</source>
        <translation>Lo que se envía al modelo</translation>
    </message>
    <message>
        <source>To {where}.</source>
        <translation>A {where}.</translation>
    </message>
    <message>
        <source>No server is set: nothing is sent.</source>
        <translation>No hay servidor: no se envía nada.</translation>
    </message>
    <message>
        <source>What a later call holds depends on the answers before it.</source>
        <translation>Lo que lleva una llamada posterior depende de las respuestas anteriores.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Llamada</translation>
    </message>
    <message>
        <source>The messages, to the letter</source>
        <translation>Los mensajes, letra por letra</translation>
    </message>
    <message>
        <source>Game Director</source>
        <translation>Director de juego</translation>
    </message>
    <message>
        <source>Story Director: synopsis</source>
        <translation>Director de historia: sinopsis</translation>
    </message>
    <message>
        <source>Story Director: rewrite</source>
        <translation>Director de historia: reescritura</translation>
    </message>
    <message>
        <source>Story Director: review</source>
        <translation>Director de historia: revisión</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Addition to a sheet</source>
        <translation>Añadido a una ficha</translation>
    </message>
    <message>
        <source>Scene Director: {who}</source>
        <translation>Director de escena: {who}</translation>
    </message>
</context>
<context>
    <name>SetupBar</name>
    <message>
        <source>Counting tokens</source>
        <translation>Recuento de tokens</translation>
    </message>
    <message>
        <source>Estimate ≈</source>
        <translation>Estimación ≈</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricto</translation>
    </message>
    <message>
        <source>The estimate counts words and adds a margin; strict is a proven upper bound</source>
        <translation>La estimación cuenta palabras y añade un margen; el estricto es un límite superior demostrado</translation>
    </message>
    <message>
        <source>Budget in tokens</source>
        <translation>Presupuesto en tokens</translation>
    </message>
    <message>
        <source>Turns in a scene</source>
        <translation>Turnos en una escena</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>Precio de un millón de tokens</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Precio por millón</translation>
    </message>
    <message>
        <source>Turns a scene</source>
        <translation>Turnos por escena</translation>
    </message>
</context>
<context>
    <name>SeverityButton</name>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>{n} errors</source>
        <translation>{n} errores</translation>
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
        <translation>1 sugerencia</translation>
    </message>
    <message>
        <source>{n} hints</source>
        <translation>{n} sugerencias</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Signal</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>End session</source>
        <translation>Terminar sesión</translation>
    </message>
    <message>
        <source>Added to the sheets in the save. The world’s files stay as they are.</source>
        <translation>Se añade a las fichas en la partida. Los archivos del mundo quedan como están.</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Terminar sesión</translation>
    </message>
    <message>
        <source>Nobody took part: nothing is added.</source>
        <translation>No participó nadie: no se añade nada.</translation>
    </message>
    <message>
        <source>The gate kept something back that {name} does not know.</source>
        <translation>El control retuvo algo que {name} no sabe.</translation>
    </message>
    <message>
        <source>Take this line</source>
        <translation>Tomar esta línea</translation>
    </message>
    <message>
        <source>Add to the sheet of {name}: {text}</source>
        <translation>Añadir a la ficha de {name}: {text}</translation>
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
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Atajo nuevo</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Poner</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>New s&amp;hortcut</source>
        <translation>&amp;Atajo nuevo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la tabla</translation>
    </message>
    <message>
        <source>Edit in place</source>
        <translation>Editar en la celda</translation>
    </message>
    <message>
        <source>Move rows in their file</source>
        <translation>Mover filas en su archivo</translation>
    </message>
    <message>
        <source>Issue: go to it</source>
        <translation>Problema: ir a él</translation>
    </message>
    <message>
        <source>Filter: what can be typed</source>
        <translation>Filtro: lo que se puede escribir</translation>
    </message>
    <message>
        <source>Issue: quick fix</source>
        <translation>Problema: arreglo rápido</translation>
    </message>
    <message>
        <source>{keys} is used for typing and in tables.</source>
        <translation>{keys} se usa para escribir y en las tablas.</translation>
    </message>
    <message>
        <source>{keys} belongs to “{action}”.</source>
        <translation>{keys} es de «{action}».</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>typed</source>
        <translation>escrita</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generada</translation>
    </message>
    <message>
        <source>of turn {n}</source>
        <translation>del turno {n}</translation>
    </message>
    <message>
        <source>Reading the world …</source>
        <translation>Leyendo el mundo…</translation>
    </message>
    <message>
        <source>sees everything</source>
        <translation>lo ve todo</translation>
    </message>
    <message>
        <source>Scene {id}</source>
        <translation>Escena {id}</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>turno {n}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>Prefix reused {share} %</source>
        <translation>Prefijo reutilizado {share} %</translation>
    </message>
    <message>
        <source>Game Director …</source>
        <translation>Director de juego…</translation>
    </message>
    <message>
        <source>Story Director …</source>
        <translation>Director de historia…</translation>
    </message>
    <message>
        <source>Story Director rewrites …</source>
        <translation>El director de historia reescribe…</translation>
    </message>
    <message>
        <source>Scene Director …</source>
        <translation>Director de escena…</translation>
    </message>
    <message>
        <source>Story Director reviews …</source>
        <translation>El director de historia revisa…</translation>
    </message>
    <message>
        <source>Remembering …</source>
        <translation>Recordando…</translation>
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
        <translation>Revisando…</translation>
    </message>
    <message>
        <source>great success</source>
        <translation>gran éxito</translation>
    </message>
    <message>
        <source>success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>great failure</source>
        <translation>gran fallo</translation>
    </message>
    <message>
        <source>Check: {check} → {total}, {outcome}</source>
        <translation>Tirada: {check} → {total}, {outcome}</translation>
    </message>
    <message>
        <source>{who}: {entry}, from “{term}”</source>
        <translation>{who}: {entry}, por «{term}»</translation>
    </message>
    <message>
        <source>Several entries are called “{id}”: who learns one would know them all.</source>
        <translation>Varias entradas se llaman «{id}»: quien supiera una las sabría todas.</translation>
    </message>
    <message>
        <source>A case asks what the player says: type a line first.</source>
        <translation>Un caso pregunta lo que dice el jugador: escribe antes una frase.</translation>
    </message>
    <message>
        <source>State copied from {name}</source>
        <translation>Estado copiado de {name}</translation>
    </message>
    <message>
        <source>Fresh state</source>
        <translation>Desde cero</translation>
    </message>
    <message>
        <source>Model server set</source>
        <translation>Servidor del modelo puesto</translation>
    </message>
    <message>
        <source>Trace not saved</source>
        <translation>Traza sin guardar</translation>
    </message>
</context>
<context>
    <name>SideModel</name>
    <message>
        <source>Hidden from the scene: {text}</source>
        <translation>Oculto a la escena: {text}</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>desplegado</translation>
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
        <translation>Contexto y respuesta</translation>
    </message>
    <message>
        <source>Context preview</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Answer check</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Control</translation>
    </message>
</context>
<context>
    <name>Spelling</name>
    <message>
        <source>No suggestions</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>Add “{word}” to this &amp;world&apos;s words</source>
        <translation>&amp;Añadir «{word}» a las palabras de este mundo</translation>
    </message>
    <message>
        <source>Add “{word}” to &amp;my words</source>
        <translation>Añadir «{word}» a &amp;mis palabras</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Split “{id}”</source>
        <translation>Dividir «{id}»</translation>
    </message>
    <message>
        <source>Split the entry</source>
        <translation>Dividir la entrada</translation>
    </message>
    <message>
        <source>It keeps its place, its id and its cases</source>
        <translation>Conserva su sitio, su id y sus casos</translation>
    </message>
    <message>
        <source>A new entry after it</source>
        <translation>Una entrada nueva detrás</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Dividir</translation>
    </message>
    <message>
        <source>{total} characters in {count} parts, {was} before</source>
        <translation>{total} caracteres en {count} partes, antes {was}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open save…</source>
        <translation>Abrir partida…</translation>
    </message>
    <message>
        <source>Open sample save</source>
        <translation>Abrir partida de ejemplo</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar el mensaje</translation>
    </message>
    <message>
        <source>Recent saves</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>The world that is open has no sample save.</source>
        <translation>El mundo abierto no tiene una partida de ejemplo.</translation>
    </message>
    <message>
        <source>Open a save, or drop one here.</source>
        <translation>Abre una partida, o suéltala aquí.</translation>
    </message>
    <message>
        <source>It is opened as a copy and never written to. Any format is tried.</source>
        <translation>Se abre como copia y nunca se escribe en ella. Se prueban todos los formatos.</translation>
    </message>
    <message>
        <source>{name} could not be opened.</source>
        <translation>No se pudo abrir {name}.</translation>
    </message>
    <message>
        <source>{name} holds no memory.</source>
        <translation>{name} no contiene memoria.</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Leyendo {name}…</translation>
    </message>
</context>
<context>
    <name>StateDialog</name>
    <message>
        <source>Place and quests in the save</source>
        <translation>Lugar y misiones en la partida</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>&amp;Usar estos</translation>
    </message>
    <message>
        <source>This is the &amp;place</source>
        <translation>&amp;Este es el lugar</translation>
    </message>
    <message>
        <source>These are the completed &amp;quests</source>
        <translation>Estas &amp;son las misiones completadas</translation>
    </message>
    <message>
        <source>By &amp;likely names</source>
        <translation>&amp;Por nombres probables</translation>
    </message>
    <message>
        <source>Values of the save</source>
        <translation>Valores de la partida</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Quests:</source>
        <translation>Misiones:</translation>
    </message>
    <message>
        <source>This value is no place: a place is a text, or holds an id.</source>
        <translation>Este valor no es un lugar: un lugar es un texto, o contiene un id.</translation>
    </message>
    <message>
        <source>This value holds no quests: a list of ids, or quests with their states.</source>
        <translation>Este valor no contiene misiones: una lista de ids, o misiones con su estado.</translation>
    </message>
    <message>
        <source>nothing in the save looks like it</source>
        <translation>nada en la partida lo parece</translation>
    </message>
    <message>
        <source>{value} (by its name, {path})</source>
        <translation>{value} (por su nombre, {path})</translation>
    </message>
    <message>
        <source>{value} (pointed at, {path})</source>
        <translation>{value} (señalado, {path})</translation>
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
        <translation>De una partida…</translation>
    </message>
    <message>
        <source>Leave the save</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Ask as</source>
        <translation>Preguntar a</translation>
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
        <translation>Misiones completadas</translation>
    </message>
    <message>
        <source>Recent questions</source>
        <translation>Consultas recientes</translation>
    </message>
    <message>
        <source>With what it requires</source>
        <translation>Con lo que requiere</translation>
    </message>
    <message>
        <source>Complete the quest the cursor is on, and all that the completed ones require</source>
        <translation>Completar la misión del cursor, y todo lo que requieren las completadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
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
        <translation>de {name}, cambiado</translation>
    </message>
    <message>
        <source>faction {name}</source>
        <translation>facción {name}</translation>
    </message>
    <message>
        <source>Has learnt {ids}</source>
        <translation>Ha sabido {ids}</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Never retrieved</source>
        <translation>Nunca recuperadas</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>&amp;Export as HTML…</source>
        <translation>&amp;Exportar como HTML…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>{total} characters; a text has {mean} on average (median {median}), {longest} at most.</source>
        <translation>{total} caracteres; un texto tiene {mean} de media (mediana {median}), {longest} como mucho.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cannot be read.</source>
        <translation>
            <numerusform>%Ln entrada no se puede leer.</numerusform>
            <numerusform>%Ln entradas no se pueden leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have no tag.</source>
        <translation>
            <numerusform>%Ln entrada no tiene etiqueta.</numerusform>
            <numerusform>%Ln entradas no tienen etiqueta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asking the cases: {done} of {total}</source>
        <translation>Preguntando a los casos: {done} de {total}</translation>
    </message>
    <message>
        <source>{never}, of {total} cases</source>
        <translation>{never}, de {total} casos</translation>
    </message>
    <message>
        <source>This world has no cases.</source>
        <translation>Este mundo no tiene casos.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar las estadísticas</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>No se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Escrito en {path}</translation>
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
        <translation>1 archivo</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} archivos</translation>
    </message>
    <message>
        <source>{passed} of {total} cases pass</source>
        <translation>Pasan {passed} de {total} casos</translation>
    </message>
    <message>
        <source>1 case passes</source>
        <translation>Pasa 1 caso</translation>
    </message>
    <message>
        <source>1 case fails</source>
        <translation>Falla 1 caso</translation>
    </message>
</context>
<context>
    <name>StepBand</name>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Quest state</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Paso {step} de {last}</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Sin pasos</translation>
    </message>
    <message>
        <source>No quest can be completed: see what each requires.</source>
        <translation>No se puede completar ninguna misión: mira qué requiere cada una.</translation>
    </message>
    <message>
        <source>There are no quests yet.</source>
        <translation>Aún no hay misiones.</translation>
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
        <translation>Buscar una etiqueta</translation>
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
        <translation>Otras palabras</translation>
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
        <translation>&amp;Renombrar…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Unir…</translation>
    </message>
    <message>
        <source>Other &amp;words…</source>
        <translation>&amp;Otras palabras…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>{shown} of {total} tags</source>
        <translation>{shown} de {total} etiquetas</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un lugar</translation>
    </message>
    <message>
        <source>also spelt {tags}</source>
        <translation>también escrita {tags}</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Differs: {words}</source>
        <translation>Difiere: {words}</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Saves by turn</source>
        <translation>Partidas por turno</translation>
    </message>
    <message>
        <source>Since when</source>
        <translation>Desde cuándo</translation>
    </message>
    <message>
        <source>reading {done} of {total} files …</source>
        <translation>leyendo {done} de {total} archivos…</translation>
    </message>
    <message>
        <source>{n} saves · since when {npc} knows what</source>
        <translation>{n} partidas · desde cuándo sabe qué {npc}</translation>
    </message>
    <message>
        <source>{n} files hold no memory</source>
        <translation>{n} archivos no contienen memoria</translation>
    </message>
    <message>
        <source>{n} files not read</source>
        <translation>{n} archivos sin leer</translation>
    </message>
</context>
<context>
    <name>TitleHeader</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>ToolCommands</name>
    <message>
        <source>Select one record to rename it.</source>
        <translation>Elige un registro para renombrarlo.</translation>
    </message>
    <message>
        <source>Nothing refers to this record by an id. Change it in the form.</source>
        <translation>Nada se refiere a este registro por un id. Cámbialo en el formulario.</translation>
    </message>
    <message numerus="yes">
        <source>Renamed in %n places; undo takes it back.</source>
        <translation>
            <numerusform>Renombrado en %Ln lugar; se puede deshacer.</numerusform>
            <numerusform>Renombrado en %Ln lugares; se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one entry to split it.</source>
        <translation>Elige una entrada para dividirla.</translation>
    </message>
    <message>
        <source>Its text has nowhere to be split.</source>
        <translation>Su texto no tiene por dónde dividirse.</translation>
    </message>
    <message>
        <source>Not while the ids of masked entries are hidden.</source>
        <translation>No mientras los ids de las entradas enmascaradas están ocultos.</translation>
    </message>
    <message>
        <source>What was asked about was changed meanwhile. Look at it again.</source>
        <translation>Aquello por lo que se preguntaba ha cambiado entretanto. Míralo de nuevo.</translation>
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
        <translation>Columnas y grupos</translation>
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
        <translation>no cabe en este ancho</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>Columnas como al principio</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menus</source>
        <translation>Menús</translation>
    </message>
</context>
<context>
    <name>TotalsRow</name>
    <message>
        <source>Known now</source>
        <translation>Saben ahora</translation>
    </message>
</context>
<context>
    <name>Traveller</name>
    <message>
        <source>Undoing: {what}</source>
        <translation>Deshaciendo: {what}</translation>
    </message>
    <message>
        <source>Redoing: {what}</source>
        <translation>Rehaciendo: {what}</translation>
    </message>
    <message>
        <source>Going through the history …</source>
        <translation>Recorriendo el historial …</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Under these limits</source>
        <translation>Con estos límites</translation>
    </message>
    <message>
        <source>Facts an NPC keeps</source>
        <translation>Hechos que guarda un PNJ</translation>
    </message>
    <message>
        <source>as the game</source>
        <translation>como el juego</translation>
    </message>
    <message>
        <source>Likeness from which facts are merged</source>
        <translation>Parecido desde el que se unen los hechos</translation>
    </message>
    <message>
        <source>Facts that differ in a negation, an opposite, a name or a number stay two.</source>
        <translation>Los hechos que difieren en una negación, un contrario, un nombre o un número siguen siendo dos.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Merge from</source>
        <translation>Unir desde</translation>
    </message>
    <message>
        <source>whole save: {merged} merged, {gone} go</source>
        <translation>toda la partida: {merged} unidos, {gone} se van</translation>
    </message>
    <message>
        <source>{name}: {kept} stay, {merged} merged, {gone} go · the save is not touched</source>
        <translation>{name}: {kept} se quedan, {merged} unidos, {gone} se van · la partida no se toca</translation>
    </message>
</context>
<context>
    <name>TryOut</name>
    <message>
        <source>A stranger keeps no conversation</source>
        <translation>Un desconocido no guarda conversación</translation>
    </message>
</context>
<context>
    <name>VisibilityEditor</name>
    <message>
        <source>Visible to any of</source>
        <translation>Visible para cualquiera de</translation>
    </message>
    <message>
        <source>add audience</source>
        <translation>añadir quién</translation>
    </message>
    <message>
        <source>Add a group of which all must hold</source>
        <translation>Añadir un grupo del que se cumpla todo</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Open the sample</source>
        <translation>Abrir el ejemplo</translation>
    </message>
    <message>
        <source>Lighthouse: an island with a wreck to explain, as a copy to try things on</source>
        <translation>Villarroca: un pueblo minero con secretos, en una copia para probar</translation>
    </message>
    <message>
        <source>New world</source>
        <translation>Mundo nuevo</translation>
    </message>
    <message>
        <source>An empty folder of lore files, in your language</source>
        <translation>Una carpeta vacía de archivos de lore, en tu idioma</translation>
    </message>
    <message>
        <source>Open a world</source>
        <translation>Abrir un mundo</translation>
    </message>
    <message>
        <source>A folder of lore files, or one file alone</source>
        <translation>Una carpeta de archivos de lore, o un solo archivo</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Lore that each character may, or may not, know.</source>
        <translation>Lore que cada personaje puede, o no, saber.</translation>
    </message>
    <message>
        <source>A folder, a lore file or a save can also be dropped on this window.</source>
        <translation>También se puede soltar en esta ventana una carpeta, un archivo de lore o una partida.</translation>
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
        <translation>Una frase, o elige un hecho</translation>
    </message>
    <message>
        <source>Previous path</source>
        <translation>Vía anterior</translation>
    </message>
    <message>
        <source>Next path</source>
        <translation>Vía siguiente</translation>
    </message>
    <message>
        <source>Make case</source>
        <translation>Crear caso</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Why it is known</source>
        <translation>Por qué se sabe</translation>
    </message>
    <message>
        <source>Why does {name} know that?</source>
        <translation>¿Por qué lo sabe {name}?</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 hecho</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Nothing is kept of this NPC. Type a phrase to find out why not.</source>
        <translation>No se guarda nada de este PNJ. Escribe una frase para saber por qué no.</translation>
    </message>
    <message>
        <source>Choose a fact in the table, or type a phrase.</source>
        <translation>Elige un hecho de la tabla, o escribe una frase.</translation>
    </message>
    <message>
        <source>Load a trace…</source>
        <translation>Cargar una traza…</translation>
    </message>
    <message>
        <source>Load {name}</source>
        <translation>Cargar {name}</translation>
    </message>
</context>
<context>
    <name>WordsLine</name>
    <message>
        <source>{count} of {total} match</source>
        <translation>coinciden {count} de {total}</translation>
    </message>
    <message>
        <source>Words: {words}. {count}: {matching}</source>
        <translation>Palabras: {words}. {count}: {matching}</translation>
    </message>
    <message>
        <source>No words</source>
        <translation>Sin palabras</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
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
        <translation>&amp;Memoria</translation>
    </message>
    <message>
        <source>&amp;Playground</source>
        <translation>&amp;Pruebas</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Escena</translation>
    </message>
</context>
<context>
    <name>WorldFlow</name>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Lore files (*.json)</source>
        <translation>Archivos de lore (*.json)</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Abrir archivo</translation>
    </message>
    <message>
        <source>Opening {name} …</source>
        <translation>Abriendo {name}…</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saved {files}</source>
        <translation>Guardado {files}</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>No hay nada que guardar.</translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation>Carpeta para la copia</translation>
    </message>
    <message>
        <source>Copied to {folder}</source>
        <translation>Copiado a {folder}</translation>
    </message>
</context>
<context>
    <name>_Group</name>
    <message>
        <source>Visible to all of</source>
        <translation>Visible si se cumple todo</translation>
    </message>
    <message>
        <source>add audience</source>
        <translation>añadir quién</translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation>Quitar este grupo</translation>
    </message>
    <message>
        <source>or all of</source>
        <translation>o todo esto</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>todo esto</translation>
    </message>
</context>
<context>
    <name>_Heads</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>_OtherPaths</name>
    <message>
        <source>Other paths checked</source>
        <translation>Otras vías miradas</translation>
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
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
</TS>
