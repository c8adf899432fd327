"""Spanish sentences about the saves of games."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "save_empty": "La partida está vacía. Elige otra.",
    "save_unknown": (
        "Esto no es una partida en un formato que se entienda. "
        "Comprueba que sea el archivo correcto, o guárdala desde el juego como JSON."
    ),
    "save_not_json": "Esto no es JSON: {reason}. Guárdala otra vez desde el juego.",
    "save_no_text": (
        "El byte {byte} no es texto en {encoding}. Comprueba que sea el archivo correcto, "
        "o guárdala otra vez desde el juego."
    ),
    "save_broken_text": "El byte {byte} no es {encoding}; los caracteres rotos se muestran como �.",
    "save_repeated_key": "La clave «{key}» está dos veces en un objeto; se muestra la última.",
    "save_too_wrapped": "La partida está envuelta más de {limit} veces, así que no se abre.",
    "save_too_large": (
        "La partida pasa de {limit} MiB, así que no se abre. Comprueba que sea el archivo correcto."
    ),
    "save_too_many": (
        "La partida tiene más de {limit} caracteres de estructura, así que no se abre. "
        "Comprueba que sea el archivo correcto."
    ),
    "save_too_deep": (
        "La partida está anidada más de {limit} niveles, así que no se abre. "
        "Comprueba que sea el archivo correcto."
    ),
    "save_no_godot_text": "Esto no es un valor que escriba Godot. Guárdala otra vez desde el juego.",
    "save_cut_short": "La partida acaba demasiado pronto, en el byte {byte}. Usa otra copia.",
    "save_broken_value": "En el byte {byte} no hay un valor de un tipo conocido. Usa otra copia.",
    "save_left_over": "Hay más detrás del valor, desde el byte {byte}.",
    "save_broken_block": "Los datos {method} están dañados. Usa otra copia de la partida.",
    "save_unknown_method": "El método de compresión {method} no se conoce. Guárdala sin comprimir.",
    "save_big_endian": "Un recurso con los bytes en orden inverso no se lee. Guárdalo como .tres.",
    "save_broken_zip": "El zip está dañado ({reason}). Usa otra copia de la partida.",
    "save_zip_without_json": (
        "El zip no tiene ningún miembro «json», así que no es una partida de Ren'Py legible. "
        "Solo se lee ese miembro."
    ),
    "save_zip_method": (
        "El miembro «json» está cifrado o empaquetado de forma poco común, así que no se lee."
    ),
    "save_renpy_log": (
        "Solo se lee el miembro «json». El miembro «log» es un pickle, que puede ejecutar código, "
        "y queda cerrado: el juego puede poner su memoria en «json» con config.save_json_callbacks."
    ),
    "save_password_needed": "La partida está cifrada. Da su contraseña.",
    "save_wrong_password": "La contraseña no abre esta partida, o la partida está dañada.",
    "save_refused_pickle": (
        "Esto es un pickle de Python, que ejecuta código al cargarse, así que nunca se abre. "
        "Haz que el juego escriba su memoria como JSON."
    ),
    "save_refused_dotnet": (
        "Esto son datos de .NET BinaryFormatter, que ejecutan código al cargarse, "
        "así que nunca se abren. Haz que el juego escriba su memoria como JSON."
    ),
    "save_object": "Un objeto de tipo {type} se muestra como datos; no se creó.",
    "save_script": "En esta partida hay un script. No se ejecutó; ten cuidado en el motor.",
    "save_config_value": "El valor de «{key}» no se entiende; se muestra como texto.",
    "save_unread_bytes": "{count} bytes entre las partes no se entienden ({ranges}).",
    "save_more_problems": "Hay más de {limit} problemas; el resto no se lista.",
    "save_many_embedded": (
        "Más de {limit} valores contienen datos a su vez; a partir de aquí no se abren."
    ),
    "memory_shape": (
        "Esto parece una memoria, pero no es un diccionario de ids de PNJ con listas de hechos."
    ),
    "memory_npc": "Lo que recuerda este PNJ no es una lista de hechos, así que no se muestra.",
    "memory_repeated_npc": "Este PNJ está dos veces; sus hechos se muestran juntos.",
    "memory_fact": "Esto no es un hecho: un hecho es un diccionario con un texto.",
    "memory_no_text": "El hecho no tiene texto.",
    "memory_no_number": "Esto no es un número.",
    "memory_no_turn": "La memoria no tiene turno, así que no se sabe la edad de sus hechos.",
    "memory_version": "La versión no es un número entero; la memoria se lee como versión 1.",
    "copy_over_save": "Una copia nunca se escribe sobre la propia partida. Elige otro nombre.",
    "copy_inside": (
        "La memoria está dentro de datos ({layers}) que solo se leen, así que "
        "no se puede escribir una copia. Guárdala desde el juego como JSON."
    ),
}
