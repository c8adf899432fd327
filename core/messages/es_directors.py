"""Spanish sentences about directors, scenes, and talking to a model."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "bad_dice": "«{text}» no es una notación de dados; escríbela como 2d6+1.",
    "director_hidden_id": "Un {kind} de la sinopsis delata algo oculto y se ha dejado fuera.",
    "director_bad_id": "La sinopsis nombró un {kind} que no se reconoce entre los ids de este mundo.",
    "director_ambiguous_id": "«{id}» puede ser más de un {kind}.",
    "director_no_ruling": "La respuesta del director de juego no contiene ninguna decisión que se entienda.",
    "director_no_scene": "El modelo no respondió nada: en la escena solo está la línea del jugador.",
    "director_no_synopsis": "La respuesta del director de historia no contiene ninguna sinopsis.",
    "director_change_unread": "Un cambio propuesto no tiene clase o no tiene id.",
    "director_change_kind": "«{what}» no es nada que se pueda cambiar: place, quest o item.",
    "director_quest_too_soon": "La misión «{quest}» aún no puede cumplirse: hay otras antes.",
    "director_skill": "El personaje del jugador no tiene la habilidad «{skill}»; se tira sin ella.",
    "director_learnt": "{who} supo «{entry}» en el turno {turn}.",
    "director_learnt.npc": "{who} supo «{entry}» en el turno {turn} por {npc}.",
    "director_review_too_long": (
        "La escena no cabe en el presupuesto del director de historia: nadie la ha revisado."
    ),
    "director_review_refused": (
        "Las correcciones de la escena habrían revelado algo, dos veces. La escena queda como se "
        "escribió."
    ),
    "gate_hit": "«{word}» está oculto para quienes lo leen (viene de {source}).",
    "gate_rewrite_asked": "Se pidió escribirlo otra vez sin esas palabras.",
    "gate_rewrite_asked.one": "Se pidió escribirlo otra vez sin eso.",
    "gate_not_rewritten": "Nadie lo escribió otra vez.",
    "gate_still": "Escrito otra vez, sigue diciendo «{word}».",
    "gate_dropped": "Se quitaron {count:word} frases.",
    "gate_dropped.one": "Se quitó una frase.",
    "gate_handed_on": "Entregado: {count} frases.",
    "gate_handed_on.one": "Entregado: una frase.",
    "trace_not_played": "La traza no contiene ningún turno que se pueda volver a jugar.",
    "trace_other_context": "Turno {turn}: el contexto de {channel} no es el que fue.",
    "client_no_httpx": (
        "Para hablar con un modelo hace falta el paquete httpx, que no está instalado. "
        "Instálalo con: pip install 'loremask[model]'"
    ),
    "client_bad_url": "«{url}» no es la dirección de un servidor; empieza por http:// o https://.",
    "client_plain_http": (
        "{host} es otra máquina y se llega a ella por http sin cifrar: la clave y el texto pueden "
        "leerse por el camino. Usa https."
    ),
    "client_tls": (
        "El certificado de {host} no se acepta, o allí no se habla https: {reason}. No se "
        "envió nada. Revisa la dirección; para un certificado propio usa SSL_CERT_FILE."
    ),
    "client_proxy": (
        "El proxy que el entorno indica para {host} no funciona. Revisa HTTPS_PROXY o pon el "
        "servidor en NO_PROXY."
    ),
    "client_bad_key": (
        "La clave tiene caracteres que ninguna clave tiene, como un salto de línea o una "
        "comilla. Cópiala de nuevo en los ajustes o en la variable de entorno."
    ),
    "client_unreachable": "No se llega a {host}: {reason}. ¿Está en marcha el servidor?",
    "client_key": (
        "{host} no acepta la clave (estado {status}). Revisa la clave en los ajustes o en la "
        "variable de entorno."
    ),
    "client_rate": "{host} pide esperar: demasiadas peticiones. Prueba dentro de un rato.",
    "client_rate.many": (
        "{host} pide esperar {many} segundos: demasiadas peticiones. Prueba después."
    ),
    "client_not_found": (
        "{host} no conoce esa dirección o ese modelo (estado 404). Revisa la dirección, que suele "
        "acabar en /v1, y el nombre del modelo."
    ),
    "client_overflow": (
        "El contexto es demasiado largo para el modelo: caben {limit} tokens como mucho. Permite "
        "menos contexto en los ajustes del servidor del modelo."
    ),
    "client_overflow_unknown": (
        "El contexto es demasiado largo para el modelo. Permite menos en los ajustes del "
        "servidor del modelo."
    ),
    "client_refused": (
        "{host} rechazó la petición (estado {status}): {reason}. Revisa el nombre del modelo y "
        "los ajustes del servidor."
    ),
    "client_server": "{host} ha fallado (estado {status}). Prueba más tarde.",
    "client_redirect": (
        "{host} desvía la petición a {target}. No se siguió, para que ni la clave ni el texto "
        "vayan a otra máquina. Si confías en esa dirección, ponla en los ajustes."
    ),
    "client_stall": (
        "{host} no ha enviado nada en {seconds} segundos. Puede estar ocupado o el modelo ser "
        "lento: prueba otra vez o pide menos."
    ),
    "client_cut": (
        "La conexión con {host} se cortó antes de que la respuesta estuviera completa. Prueba "
        "otra vez; lo que llegó no cuenta."
    ),
    "client_not_json": (
        "{host} respondió algo que no se entiende. ¿Es un servidor de modelos? Revisa la "
        "dirección, que suele acabar en /v1."
    ),
    "client_said": "{host} informa de un error: {reason}. Mira el registro del servidor.",
    "client_no_keyring": (
        "Aquí no hay llavero del sistema. Pon la clave en la variable de entorno {variable}."
    ),
    "demo_no_server": (
        "El servidor de prueba necesita el paquete xllamacpp, que no está instalado. "
        "Instálalo con: pip install 'loremask[demo]'"
    ),
    "demo_no_weights": (
        "Aquí no hay pesos. Ejecuta `loremask demo-model --install`, o da un archivo GGUF con "
        "--model FILE."
    ),
    "demo_no_file": "No existe ese archivo.",
    "demo_not_started": "El servidor de prueba no arrancó: {reason}",
    "demo_install_failed": "No se pudieron instalar los pesos (pip terminó con {status}).",
}
