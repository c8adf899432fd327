"""Pictures of every workspace on the sample world.

    python -m tests.pictures --out pictures            the whole set, to look at
    python -m tests.pictures --readme                  those of the README
    python -m tests.pictures --language es --out es    in Spanish; `long` stretches all texts

Uses Qt's offscreen platform; nothing of the user's is read or written.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.model.kinds import Kind

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]
README_FOLDER = ROOT / "resources" / "pictures"
SIZES = {"wide": (1440, 900), "small": (1100, 700)}
Look = Callable[["MainWindow"], None]


@contextmanager
def own_folders() -> Iterator[Path]:
    """Settings, data and state in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ["HOME"] = os.environ["USERPROFILE"] = str(home)
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())
        yield home


def application() -> QApplication:
    """The application, made as the editor makes it."""
    from editor.app import make_application

    return make_application([])


def speak(app: QApplication, language: str) -> None:
    """The language of the windows to come: a code, "long" to stretch all texts, "" as it is."""
    from editor.settings import SettingsStore, default_settings_path
    from tests.stretched import Stretched

    if language == "long":
        app.installTranslator(Stretched(app))
    elif language:
        SettingsStore(default_settings_path(), app).update(language=language)


def wait(app: QApplication, until: Callable[[], bool] = lambda: False, ms: int = 600) -> None:
    """Let the window work until something holds, or for so long."""
    from PySide6.QtCore import QElapsedTimer

    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < ms and not until():
        app.processEvents()


def window_on_sample(app: QApplication, home: Path) -> MainWindow:
    """The main window on a copy of the sample world."""
    from editor.app import make_window

    world = home / "Villarroca"
    if not world.exists():
        shutil.copytree(ROOT / "data" / "lore", world)
    window = make_window(app)
    window.resize(*SIZES["wide"])
    window.show()
    window.open_path(world)
    wait(app, lambda: window.document is not None, 5000)
    wait(app)
    return window


def lore(window: MainWindow) -> None:
    """An entry with a text that is too long, so that an error shows."""
    from core.world import build

    document = window.document
    assert document is not None
    handle = document.world.find(Kind.ENTRY, "gremio_pacto_silencio")[0]
    text = document.world.data(handle).text  # type: ignore[union-attr]
    longer = text + " Solo Nela dejó el cazo vacío, y el gremio no se lo perdona aún." * 4
    document.push(build.set_value(document.world, handle, "text", longer[:422]))
    window.show_room("lore")
    window.jump(handle, "text")


def playground(window: MainWindow) -> None:
    """Bram is asked about the collapse."""
    window.show_room("playground")
    window.ask(
        {
            "query": "¿Qué pasó de verdad en el derrumbe de la mina?",
            "npc": "herrero_bram",
            "place": "mina",
            "quests": ["pan_y_carbon", "la_campana_rota", "la_carta_de_doran"],
        }
    )


def memory(window: MainWindow) -> None:
    """The sample save with origins, beside the lore it was made with."""
    assert window.document is not None
    while window.document.stack.canUndo():
        window.document.stack.undo()
    window.open_save(ROOT / "data" / "saves" / "partida_03.json")


def knowledge(window: MainWindow) -> None:
    """After seven quests, with what the eighth would open."""
    window.show_room("knowledge")
    room, document = window.rooms.current, window.document
    assert document is not None and room is not None
    document.finish_checks()
    room.board.set_step(7)  # type: ignore[attr-defined]
    room.auditor.run()  # type: ignore[attr-defined]
    handle = document.world.find(Kind.ENTRY, "mina_causa_real")[0]
    room.grid.select(handle)  # type: ignore[attr-defined]


def cases(window: MainWindow) -> None:
    """A case that an edit has broken."""
    from core.world import build
    from editor.case_runs import case_runs_of

    document = window.document
    assert document is not None
    entry = document.world.find(Kind.ENTRY, "nela_superviviente")[0]
    document.push(build.set_value(document.world, entry, "weight", 0.1))
    runs = case_runs_of(document)
    runs.finish()
    window.show_room("cases")
    failing = [h for h in runs.handles() if not runs.result(h).ok]  # type: ignore[union-attr]
    window.jump(next(iter(failing), runs.handles()[0]))


def scene(window: MainWindow) -> None:
    """At the forge, from a save: a turn played, another typed that says too much."""
    from editor.scene.opening import read_source

    window.show_room("scene")
    room: Any = window.rooms.current
    room.begin(read_source(ROOT / "data" / "saves" / "partida_03.json"))
    room.play.try_now()
    room.play.set_present(("herrero_bram", "minera_nela"))
    room.play.set_place("herreria")
    room.play.set_said("Traigo una argolla limada. ¿La reconoces, Bram?")
    room.play.set_synopsis("Ventura vuelve a la fragua con una argolla limada en el bolsillo.")
    room.play.set_scene(
        "Bram: Eso no lo partió el peso. Alguien le quitó medio dedo de hierro.\n"
        "Nela: Y tú esperando a que lo diga un forastero."
    )
    room.play.play()
    room.bar.said.setText("¿Y si las argollas no se rompieron solas?")
    room.gate.field.setPlainText(
        "Ventura insiste con la argolla en la mano y Nela mira la calle. Bram cree ya que es "
        "inspector de minas. Si Ventura insiste, Bram admite que alguien cambió el hierro, no quién."
    )
    room.lines.draft.setPlainText("Bram: Pregúntale a Tadeo, si lo encuentras. A mí no me lo dijo.")
    room.play.try_now()


LOOKS: dict[str, Look] = {
    "lore": lore,
    "playground": playground,
    "memory": memory,
    "knowledge": knowledge,
    "cases": cases,
    "scene": scene,
}


def take(app: QApplication, home: Path, out: Path, *, readme: bool) -> list[Path]:
    """Take every picture; the files that were written."""
    from editor.theme import Preference

    out.mkdir(parents=True, exist_ok=True)
    window = window_on_sample(app, home)
    written: list[Path] = []
    modes = [Preference.LIGHT] if readme else [Preference.LIGHT, Preference.DARK]
    sizes = {"wide": SIZES["wide"]} if readme else SIZES
    for name, look in LOOKS.items():
        if name not in window.rooms.specs:
            continue
        look(window)
        for mode in modes:
            window.theme.set_preference(mode)
            for size, (width, height) in sizes.items():
                window.resize(width, height)
                wait(app)
                path = out / (f"{name}.png" if readme else f"{name}_{mode.value}_{size}.png")
                window.grab().save(str(path))
                written.append(path)
    if window.document is not None:
        window.document.stack.setClean()
    window.flow.rooms_agree = lambda: True
    window.close()
    wait(app, ms=100)
    return written


def main() -> None:
    """Parse the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"))
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--language", choices=("", "en", "es", "pt", "long"), default="en")
    options = parser.parse_args()
    with own_folders() as home:
        app = application()
        speak(app, options.language)
        out = README_FOLDER if options.readme else options.out
        for path in take(app, home, out, readme=options.readme):
            print(path)


if __name__ == "__main__":
    main()
