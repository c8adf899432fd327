"""Names in the field of those present that are nobody's: said, and mended by one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.scene.words import nearest_npc, npc_name

if TYPE_CHECKING:
    from editor.scene.workspace import SceneWorkspace


class Company(QObject):
    """Speaks for the play, which plays nothing while somebody is named who is nobody."""

    def __init__(self, room: SceneWorkspace) -> None:
        super().__init__(room)
        self._room = room
        self._world = room.play.session.table.world

    def tell(self, unknown: tuple[str, ...]) -> None:
        """Why no turn is played."""
        name = unknown[0]
        guess = nearest_npc(self._world, name)
        words = self.tr("“{name}” is nobody in this world: take the name out of Present.")
        if guess:
            words = self.tr("“{name}” is nobody in this world. Take it out, or is {guess} meant?")
        told = words.format(name=name, guess=npc_name(self._world, guess))
        self._room.services.shell.notice.emit("error", told, told)
        self._room.bar.present.setFocus()

    def take_nearest(self) -> None:
        """Whoever is named and is nobody becomes the one that was perhaps meant."""
        play = self._room.play
        unknown = play.session.unknown(play.inputs)
        meant = {name: nearest_npc(self._world, name) or name for name in unknown[:1]}
        if any(name != guess for name, guess in meant.items()):
            npcs = tuple(dict.fromkeys(meant.get(npc, npc) for npc in play.inputs.present))
            play.set_present(npcs)
            self._room.bar.set_present(npcs)
            play.try_now()
