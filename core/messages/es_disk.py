"""Spanish sentences about merging, comparing, backups and recovery."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "merge_clean": "Fusionado sin conflictos.",
    "merge_conflicts": "Quedan {count} conflictos entre marcas en {file}.",
    "merge_conflicts.one": "Queda 1 conflicto entre marcas en {file}.",
    "merge_place": "{kind} «{id}», {field}: las dos partes lo cambiaron.",
    "merge_place_whole": "{kind} «{id}»: una parte lo cambió y la otra lo borró.",
    "merge_place_key": "«{field}» del archivo: las dos partes lo cambiaron.",
    "merge_no_base": (
        "La versión común no se puede leer ({reason}); solo se comparan las dos partes."
    ),
    "merge_unusable": "No se puede fusionar por entradas.",
    "open_elsewhere": (
        "Este mundo está abierto en otra ventana de Loremask. Aquí es de solo lectura; tómalo para editarlo."
    ),
    "no_git": "No se encontró git en este equipo.",
    "git_no_repository": "Esta carpeta no está en un repositorio de git.",
    "git_untrusted": (
        "git no confía en esta carpeta, porque es de otro usuario. No se leyó nada de él."
    ),
    "git_no_commit": "El repositorio aún no tiene ningún commit.",
    "git_slow": "git no respondió a tiempo.",
    "git_failed": "No se pudo leer git ({reason}).",
    "recovery_too_large": (
        "Los cambios sin guardar pasan de {limit} MiB y no se conservan para recuperarlos. "
        "Guarda pronto."
    ),
    "reason:open_elsewhere": "el mundo está abierto en otra ventana de Loremask",
    "reason:unreadable": "no se pudo leer al abrirlo",
    "kind:plot": "nota de trama",
    "kind:tag_alias": "alias de etiqueta",
    "kind:player": "jugador",
    "kind:version": "versión",
    "kind:language": "idioma",
}
