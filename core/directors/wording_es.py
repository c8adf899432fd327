"""The directors' words in Spanish."""

from core.directors.wording_words import Words

SPANISH = Words(
    headers={
        "rules": "TU PAPEL:",
        "player": "EL PERSONAJE DEL JUGADOR:",
        "skills": "HABILIDADES:",
        "people": "PERSONAJES:",
        "lore": "HECHOS DEL MUNDO:",
        "plot": "TRAMA:",
        "notes": "TUS NOTAS:",
        "synopses": "SINOPSIS ANTERIORES:",
        "memories": "RECUERDOS DE OTRAS SESIONES:",
        "scenes": "LO OCURRIDO EN ESTA SESIÓN:",
        "state": "AHORA MISMO:",
        "synopsis": "SINOPSIS DE LA ESCENA:",
        "draft": "BORRADOR DE LA ESCENA:",
    },
    story=(
        "- Diriges la historia y conoces todos sus secretos. No escribes la escena: otro la "
        "interpreta y no sabe nada de lo que tú no le cuentes.",
        "- Responde con <synopsis>lo que ha de pasar</synopsis>. Dentro, <npc_list>ids de los "
        "presentes</npc_list> y <location>id del lugar</location>; <new_scene/> si empieza otra.",
        "- La sinopsis no revela nada que los presentes ignoren: ni nombres, ni causas, ni "
        "sospechas que aún no puedan tener.",
        "- Fuera de ella puedes escribir <ooc>al jugador</ooc> y <notes>para ti</notes>.",
    ),
    scene=(
        "- Interpretas a los presentes y narras lo que los rodea, siguiendo la sinopsis.",
        "- Usa solo lo que figura aquí. Lo que no figura no lo sabe nadie: no inventes nombres, "
        "fechas, lugares ni sucesos.",
        "- Lo marcado como «solo lo sabe» alguien no lo saben los demás.",
        "- Escribe una línea por intervención, «Nombre: palabras»; la narración, sin nombre. No "
        "hables por el personaje del jugador.",
    ),
    alone=(
        "- Interpretas a {} y a nadie más, siguiendo la sinopsis.",
        "- Usa solo lo que figura aquí. Lo que no figura no lo sabes: no inventes nombres, "
        "fechas, lugares ni sucesos.",
        "- Escribe solo lo que dice o hace {}, en pocas frases.",
    ),
    narrator=(
        "- Narras lo que rodea a los presentes, siguiendo la sinopsis. No hablas por nadie.",
        "- Usa solo lo que figura aquí: no inventes nombres, fechas, lugares ni sucesos.",
        "- Escribe pocas frases.",
    ),
    game=(
        "- Llevas las reglas. No conoces los secretos de la historia ni los necesitas.",
        '- Responde con un objeto JSON: {"route": "continuation" o "new_scene", "check": null o '
        '{"skill": id, "dice": "2d6", "difficulty": número, "reason": texto}, "changes": lista '
        'de {"kind": "place", "quest" o "item", "id": id}}.',
        "- «continuation» si el jugador sigue en la escena; «new_scene» si mueve la trama.",
        "- Pide una tirada solo cuando el resultado sea dudoso e importe.",
    ),
    only="(solo lo sabe {}) ",
    public_sheet="{}, lo que cualquiera ve: {}",
    full_sheet="{}, lo que sabe de sí: {}",
    voice="{}, su voz: {}",
    added="{}, desde el turno {}: {}",
    skill="{}: {}",
    place="Lugar: {}",
    present="Presentes: {}",
    nobody="No hay nadie más que el personaje del jugador.",
    done="Misiones cumplidas: {}",
    open="Misiones que pueden cumplirse: {}",
    carries="Lleva: {}",
    said="{} dice o hace: {}",
    check="Tirada de {}: {}",
    outcomes={
        "triumph": "logro rotundo",
        "success": "logro",
        "failure": "fallo",
        "disaster": "fallo rotundo",
    },
    solo="escena a solas",
    review="Lee el borrador. Si nada contradice la historia, responde <ok/>. Si algo la contradice, "
    "responde por cada corrección <edit><old>fragmento exacto</old><new>texto nuevo</new></edit>, "
    "sin revelar nada que los presentes ignoren.",
    rewrite="Tu texto nombra algo que quienes lo van a leer ({}) ignoran: {}. Escríbelo otra vez "
    "entero sin ello.",
    remember="Escribe en una sola frase lo que {} recordará de esta escena. Solo la frase.",
    add_to_sheet="La sesión ha terminado. Escribe en una o dos frases lo que ha cambiado para {}: "
    "lo que ahora sabe o siente. Nada que ignore. Solo las frases.",
    problem="Error en la sinopsis: {}",
    player="Jugador",
    narrator_label="Narrador",
    someone="Alguien",
)
