"""Spanish sentences about issues, and the labels of their fixes."""

from __future__ import annotations

SHAPE = {
    "bad_k": "Un caso muestra al menos una entrada, y k es {k}. Pon k a 1 o más.",
    "bad_weight": "El peso debe ser un número finito mayor que 0, y este es {value}. Pon uno, o quítalo para 1.0.",
    "duplicate_key": "«{key}» está dos veces en este registro; el juego solo lee la última. Borra una.",
    "foreign_key": "«{key}» mezcla los dos vocabularios; en este archivo es «{other}». Cámbiale el nombre.",
    "foreign_section": "«{key}» mezcla los dos vocabularios; en este archivo es «{other}». Cámbiale el nombre.",
    "foreign_word": "«{word}» mezcla los dos vocabularios; en este archivo es «{other}». Escríbelo así.",
    "misspelt_key": "«{key}» no es una clave conocida. ¿Querías decir «{nearest}»?",
    "mixed_vocabulary": "«{key}» y «{other}» son el mismo campo en dos vocabularios; vale el más estricto. Deja uno.",
    "no_query": "El caso no pregunta nada. Escribe la pregunta que haría un jugador.",
    "not_object": "Esto no es un objeto entre llaves, así que no es un registro. Corrígelo como JSON, o bórralo.",
    "unknown_case_key": "«{key}» no es una clave de un caso y nunca se comprueba. Un caso espera con {known}.",
    "unknown_case_key.nearest": "«{key}» no es una clave de un caso y nunca se comprueba. ¿Querías decir «{nearest}»?",
    "unknown_profile": "No hay ningún perfil «{profile}». Usa lexical, lexical+ o natural.",
    "unknown_profile.nearest": "No hay ningún perfil «{profile}». ¿Querías decir «{nearest}»?",
    "wrong_type": "«{key}» debe ser {expected}. El registro no se usa hasta que se corrija.",
    "expected:text": "un texto",
    "expected:texts": "una lista de textos",
    "expected:number": "un número",
    "expected:whole": "un número entero",
    "expected:numbers": "un objeto de números",
    "bad_language": "«{language}» no es un idioma conocido. Usa es, pt o en.",
}
ENTRIES = {
    "bad_visibility": "«{word}» no es una visibilidad, así que nadie ve esto. Elige quién puede verlo.",
    "bad_visibility.nearest": "«{word}» no es una visibilidad, así que nadie ve esto. ¿Querías decir «{nearest}»?",
    "duplicate_id": "El id «{id}» está {count} veces ({files}). Cambia todos menos uno.",
    "empty_visibility": "La visibilidad está vacía, así que nadie ve esto. Elige quién puede verlo, o hazlo borrador.",
    "no_id": "No hay id. Dale uno que no tenga nada más.",
    "no_tags": "No hay etiquetas, así que casi ninguna pregunta lo encuentra. Añade las palabras que dirán los jugadores.",
    "no_text": "No hay texto. Escríbelo, o borra la entrada.",
    "quest_outside_all": "«{word}» solo cuenta junto a otras condiciones que deban cumplirse todas. Ponlo en un grupo así.",
    "quest_without_secret": (
        "«{quest}» solo retiene un secreto, y esto no lo es: se ve antes de la misión. "
        "Hazlo secreto, o quita la misión."
    ),
    "secret_without_quest": "Este secreto no nombra ninguna misión, así que nada lo revela nunca. Elige una, o hazlo borrador.",
    "text_too_long": "Sobran {count} caracteres: el límite es {limit}.",
    "text_too_long.one": "Sobra {count} carácter: el límite es {limit}.",
    "visibility_without_id": "«{word}» no dice quién, así que nadie ve esto. Añade un id tras los dos puntos.",
}
REFERENCES = {
    "quest_cycle": "Estas misiones se esperan unas a otras y ninguna puede completarse: {path}. Quita un enlace.",
    "unknown_entry": "No hay ninguna entrada «{id}». Corrige el id, o quítalo.",
    "unknown_entry.nearest": "No hay ninguna entrada «{id}». ¿Querías decir «{nearest}»?",
    "unknown_faction": "No hay ninguna facción «{id}». Corrige el id, o añade la facción.",
    "unknown_faction.nearest": "No hay ninguna facción «{id}». ¿Querías decir «{nearest}»?",
    "unknown_npc": "No hay ningún PNJ «{id}». Corrige el id, o añade el PNJ.",
    "unknown_npc.nearest": "No hay ningún PNJ «{id}». ¿Querías decir «{nearest}»?",
    "unknown_place": "No hay ningún lugar «{id}». Corrige el id, o añade el lugar.",
    "unknown_place.nearest": "No hay ningún lugar «{id}». ¿Querías decir «{nearest}»?",
    "unknown_quest": "No hay ninguna misión «{id}». Corrige el id, o añade la misión.",
    "unknown_quest.nearest": "No hay ninguna misión «{id}». ¿Querías decir «{nearest}»?",
}
WARNINGS = {
    "alias_without_tag": (
        "Ninguna entrada tiene la etiqueta «{tag}», así que sus palabras no encuentran nada. Usa una "
        "etiqueta de una entrada, o quítala."
    ),
    "alias_without_tag.nearest": (
        "Ninguna entrada tiene la etiqueta «{tag}», y «{nearest}» sí lo es. La etiqueta va primero, y "
        "las palabras que la nombran son su lista."
    ),
    "contradiction": "Tiene las etiquetas de {other} y parece decir lo contrario. Compáralas.",
    "faction_blind": "Ningún miembro de «{id}» ve nunca ninguna de sus {count} entradas. Revisa quién puede verlas.",
    "faction_blind.one": "Ningún miembro de «{id}» ve nunca la única entrada sobre ella. Revisa quién puede verla.",
    "faction_empty": "«{id}» tiene {count} entradas y ningún miembro, así que por ella no las ve nadie. Añádele PNJ.",
    "faction_empty.one": "«{id}» tiene una entrada y ningún miembro, así que por ella no la ve nadie. Añádele PNJ.",
    "near_duplicate": "El mismo texto que {other} al {percent} %. Júntalas, o distínguelas.",
    "never_retrieved": (
        "Nunca está entre las 5 primeras por su etiqueta «{tag}». {count:Word} entradas puntúan más. "
        "Súbele el peso, o dale una etiqueta propia."
    ),
    "never_retrieved.one": (
        "Nunca está entre las 5 primeras por su etiqueta «{tag}». Una entrada puntúa más. "
        "Súbele el peso, o dale una etiqueta propia."
    ),
    "never_retrieved.many": (
        "Nunca está entre las 5 primeras por ninguna de sus etiquetas, ni «{tag}»: al menos {count} "
        "entradas puntúan más. Súbele el peso, o dale una etiqueta propia."
    ),
    "no_name": "No tiene nombre, así que de ningún texto se sabe que hable de ello, y un modelo no puede decirlo.",
    "place_never_matches": "Ninguna etiqueta es igual a «{id}», así que estar allí nunca ayuda. Etiqueta entradas con él, letra por letra.",
    "place_never_matches.nearest": (
        "Ninguna etiqueta es igual a «{id}» letra por letra, así que estar allí nunca ayuda; "
        "«{nearest}» se parece. Escríbelas igual."
    ),
    "public_in_list": "Público está en una lista más larga, y así el resto no significa nada. Quita lo uno o lo otro.",
    "spoiler": "Destripe: nombra «{name}», a quien solo presenta {owner}, y quien lee esto puede no ver aquello.",
    "spoiler.npc": "Destripe: nombra «{name}», a quien solo presenta {owner}; {npc} ve esto y no aquello.",
    "tag_never_matches": "Ninguna pregunta encuentra la etiqueta «{tag}»: no es una sola palabra. Usa palabras sueltas.",
    "tag_not_place": "La etiqueta «{tag}» no se escribe como el lugar «{place}», así que estar allí no ayuda. Escríbelas igual.",
    "seen_by_all": "Todos los PNJ saben esto desde el principio, aunque no es público. Hazlo público, o ponle una condición.",
    "unknown_key_public": (
        "Nada lee «{key}», y {count} entradas que la tienen no dicen su visibilidad, así que cualquiera "
        "puede saberlas. Di quién en «{own}»."
    ),
    "unknown_key_public.one": (
        "Nada lee «{key}», y no se dice la visibilidad, así que cualquiera puede saber esto. Di quién en "
        "«{own}»."
    ),
    "unreachable": "Nadie puede ver esto nunca: sus condiciones no se cumplen a la vez. Aflójalas, o hazlo borrador.",
}
HINTS = {
    "duplicate_tag": "La etiqueta «{tag}» está dos veces, y cuenta doble. Quita una.",
    "k_dilutes": "k es {k}: más de seis entradas diluyen el contexto.",
    "no_such_name": "«{name}» está excluido como nombre, pero el texto no tiene tal nombre. Recupéralo.",
    "short_name": "«{name}» es demasiado corto para encontrarlo en el texto. Añádelo como etiqueta.",
    "tag_common": "La etiqueta «{tag}» está en {count} entradas ({percent} %), así que dice poco. Usa etiquetas más precisas.",
    "tag_once": "La etiqueta «{tag}» se usa una vez.",
    "tag_spelling": "La etiqueta «{tag}» se compara como «{folded}». Escríbela así.",
    "unknown_key": (
        "«{key}» no es una clave conocida; la tienen {count} registros de este archivo. Se conserva, y "
        "nada la lee."
    ),
    "unknown_key.one": "«{key}» no es una clave conocida. Se conserva, y nada la lee.",
    "unknown_section": "«{key}» no es una clave de un archivo de lore. Se conserva, y nada la lee.",
}
FIXES = {
    "fix:add_tag": "Añadir la etiqueta",
    "fix:default_weight": "Usar peso 1.0",
    "fix:fold_tag": "Simplificar la etiqueta",
    "fix:give_id": "Darle un id",
    "fix:group_quest": "Ponerlo en un grupo",
    "fix:keep_one": "Dejar una",
    "fix:make_draft": "Hacerlo borrador",
    "fix:make_secret": "Hacerlo secreto",
    "fix:new_id": "Renombrar este",
    "fix:remove_public": "Quitar público",
    "fix:remove_tag": "Quitar una",
    "fix:rename_key": "Renombrar la clave",
    "fix:replace_word": "Cambiar la palabra",
    "fix:same_spelling": "Escribirlo igual",
    "fix:split_tag": "Partir la etiqueta",
    "fix:split_text": "Partir en una frase",
    "fix:take_back": "Recuperarlo",
    "fix:to_list": "Hacer una lista",
    "fix:use_nearest": "Usar el más parecido",
}
MESSAGES: dict[str, str] = {**SHAPE, **ENTRIES, **REFERENCES, **WARNINGS, **HINTS, **FIXES}
