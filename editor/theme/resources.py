"""Where the shipped files are: inside the installed package, else beside the checkout."""

from __future__ import annotations

from pathlib import Path

_EDITOR = Path(__file__).resolve().parent.parent
_BUNDLED = _EDITOR / "_bundled"


def _locate(root: str, parts: tuple[str, ...]) -> Path:
    candidates = (_BUNDLED.joinpath(root, *parts), _EDITOR.parent.joinpath(root, *parts))
    for path in candidates:
        if path.exists():
            return path
    looked = ", ".join(str(path) for path in candidates)
    raise FileNotFoundError(f"{'/'.join((root, *parts))} is not installed; looked in {looked}")


def resource_path(*parts: str) -> Path:
    """The path of a file under `resources/`. Raises FileNotFoundError naming both places."""
    return _locate("resources", parts)


def data_path(*parts: str) -> Path:
    """The path of a file or folder under `data/`. Raises FileNotFoundError naming both places."""
    return _locate("data", parts)
