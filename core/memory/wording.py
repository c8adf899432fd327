"""Headers and labels of a memory context, per language."""

from dataclasses import dataclass

from core.text.languages import Language


@dataclass(frozen=True, slots=True)
class Wording:
    """What stands over the facts and the conversation, and who speaks in it."""

    facts: str
    conversation: str
    player: str
    self: str
    narrator: str


WORDING: dict[Language, Wording] = {
    "es": Wording(
        "LO QUE RECUERDAS DE ESTE JUGADOR:", "CONVERSACIÓN RECIENTE:", "Jugador", "Tú", "Narrador"
    ),
    "pt": Wording(
        "O QUE VOCÊ LEMBRA DESTE JOGADOR:", "CONVERSA RECENTE:", "Jogador", "Você", "Narrador"
    ),
    "en": Wording(
        "WHAT YOU REMEMBER OF THIS PLAYER:", "RECENT CONVERSATION:", "Player", "You", "Narrator"
    ),
}

RESERVED_LABELS = frozenset(
    label
    for wording in WORDING.values()
    for label in (
        wording.facts,
        wording.conversation,
        wording.player,
        wording.self,
        wording.narrator,
    )
) | {
    "System", "Sistema", "Assistant", "Asistente", "Assistente", "User", "Usuario", "Usuário",
    "HECHOS DEL MUNDO", "FATOS DO MUNDO", "FACTS OF THE WORLD", "ANCLAJE", "ANCORAGEM", "GROUNDING",
}  # fmt: skip
