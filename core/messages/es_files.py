"""Spanish sentences about files, saving and edits."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "not_found": "No existe ese archivo o carpeta. Comprueba la ruta.",
    "no_permission": "Permiso denegado. Pide permiso para leerlo, o abre una copia.",
    "cannot_read": "No se puede leer ({reason}).",
    "not_a_file": "Esto no es un archivo corriente y no se abre.",
    "not_removable": "«{key}» es un valor único de su archivo y no se puede borrar; vacíalo.",
    "already_there": "El archivo ya tiene «{key}».",
    "not_a_folder": "Esto no es ni una carpeta ni un archivo de lore.",
    "no_lore_here": "En esta carpeta no hay ningún archivo de lore. Crea uno, o abre otra carpeta.",
    "empty_file": "El archivo está vacío. Pon `{{}}` o un archivo de lore en él, o bórralo.",
    "not_json": "Esto no es JSON: {reason}. Corrígelo en un editor de texto; el archivo se deja como está.",
    "conflict_markers": (
        "El archivo tiene marcas de conflicto de git. Resuelve antes el conflicto; "
        "el archivo se deja como está."
    ),
    "too_deep": "El JSON está anidado demasiado hondo para leerlo. El archivo se deja como está.",
    "too_large": "El archivo pasa de {limit} MiB y no se abre.",
    "not_an_object": "Un archivo de lore tiene un objeto en lo más alto, y este tiene {found}.",
    "not_lore": "JSON, pero no lore: ninguna de sus claves es de las nuestras. Se deja en paz.",
    "wrong_encoding": (
        "El archivo está escrito en {encoding}, no en UTF-8. Se muestra, pero nunca se reescribe: "
        "pásalo a UTF-8 para editarlo."
    ),
    "newer_version": (
        "El archivo es de la versión {version}; este programa conoce la {known}. Se abre solo para leer."
    ),
    "bad_version": "«{key}» debe ser un número entero, y esto es {found}.",
    "section_type": "«{key}» debe tener {expected}, y esto tiene {found}. Se deja como está.",
    "duplicate_section": "«{key}» está dos veces en este archivo. El juego solo lee la última.",
    "read_only_file": "El archivo es de solo lectura: {reason}.",
    "save_read_only": "El archivo es de solo lectura y no se guardó. Permite escribir en él, o guarda una copia.",
    "save_no_space": "No queda sitio en el disco. No se cambió nada; libera espacio y guarda otra vez.",
    "save_busy": "Otro programa está guardando en esta carpeta. No se cambió nada; guarda otra vez en un momento.",
    "save_no_permission": "Aquí no se permite escribir. No se cambió nada; tus cambios siguen abiertos.",
    "save_failed": "No se pudo guardar ({reason}). No se cambió nada; tus cambios siguen abiertos.",
    "changed_on_disk": (
        "Otro programa cambió el archivo desde que se abrió. "
        "No se escribió nada; vuelve a leerlo o guarda encima."
    ),
    "deleted_on_disk": "Otro programa borró el archivo. Guarda otra vez para escribirlo de nuevo.",
    "no_folder": "La carpeta ya no está. Guarda una copia en otro sitio.",
    "bad_name": "«{name}» no puede ser el nombre de un archivo aquí.",
    "file_exists": "Ya hay un archivo con ese nombre.",
    "journal_foreign": "Un diario de guardado nombra aquí archivos de fuera de esta carpeta. Se dejó en paz.",
    "not_an_edit_here": "Este registro ya no está en el mundo.",
    "edit_read_only": "El archivo es de solo lectura: {reason}. El cambio no se hizo.",
    "raw_not_json": "Esto no es JSON: {reason}.",
    "raw_not_object": "Un registro es un objeto entre llaves, y esto es {found}.",
    "no_password_variable": "La variable de entorno {name} no está puesta. Ponle la contraseña.",
    "save_no_state": "En esta partida no se encontró ni una memoria ni un estado del juego.",
    "unknown_id": "En este mundo no hay {kind} «{id}».",
    "unknown_id_nearest": "En este mundo no hay {kind} «{id}». ¿Querías decir «{nearest}»?",
    "duplicate_member": "«{key}» está dos veces en este registro; al editar cambia la última.",
}
