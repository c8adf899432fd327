"""What Enter in the player's line leads to: the next thing to do, or the turn itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.scene.workspace import SceneWorkspace


def go_on(room: SceneWorkspace) -> None:
    """With a model the turn is played. By hand: first the synopsis of a scene that begins, then the
    scene itself; what is written already is played."""
    play, inputs = room.play, room.play.inputs
    if play.model.there or inputs.scene is not None:
        play.play()
    elif inputs.synopsis is None and play.session.game.stage.scene is None:
        room.gate.field.setFocus()
    else:
        room.lines.draft.setFocus()
