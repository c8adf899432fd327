"""Text of players and models as one line that can pass for nothing else (spec section 4).

A context is made of lines: headers, ``- fact``, ``- [id] lore``, ``Role: words``. Whatever comes
from outside becomes exactly one line that starts with a mark of ours, without the brackets,
invisible characters or model delimiters that would let it pass for another kind of line.
"""

import re
import unicodedata

from core.text.fold import fold

_CONTROL_TOKENS = re.compile(
    r"<(?=\s*[|｜])|(?<=[|｜])>|<<(?=\s*/?\s*sys\s*>>)|(?<=sys)\s*>>"
    r"|<(?=\s*/?\s*(?:s|[be]os(?:_token)?|unk|pad|think|tool_call|start_of_turn|end_of_turn|system|user|assistant|human|tool"
    r"|synopsis|npc_list|location|new_scene|ooc|notes|im_start|im_end)\s*/?\s*>)",
    re.IGNORECASE,
)
_INSTRUCTION_TOKENS = re.compile(
    r"\[(\s*/?\s*(?:inst|system|user|assistant|system_prompt|available_tools|tool_(?:calls|results))"
    r"\s*)\]",
    re.IGNORECASE,
)
_SPACES = re.compile(r"[ \t]*\x00+[ \t\x00]*")
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")
_JOINERS = "\u200c\u200d"
_QUOTED_START = ("«", "»")
_ROUND = {"Ps": "(", "Pe": ")"}
_LABEL_LENGTH = 80
_REPLACEMENT = "\ufffd"


def one_line(text: str) -> str:
    """Return the text as one visible line: breaks and controls become a space.

    Characters that show nothing (zero width, bidirectional marks, tags) are dropped, joiners
    inside an emoji kept; lone surrogates become U+FFFD, so the result is always valid UTF-8.
    """
    if text.isascii() and text.isprintable():
        return text.strip()
    shown = "".join(_shown(text, i) for i in range(len(text)))
    return _SPACES.sub(" ", shown).strip()


def _shown(text: str, at: int) -> str:
    char = text[at]
    if char in _INVISIBLE or _is_variation(char):
        return ""
    if char.isprintable():
        return char
    category = unicodedata.category(char)
    if category in {"Cc", "Zl", "Zp"}:
        return "\x00"
    if category == "Cs":
        return _REPLACEMENT
    if category == "Cf" and not (char in _JOINERS and _inside_emoji(text, at)):
        return ""
    return char


def _is_variation(char: str) -> bool:
    """Tell whether a character picks a glyph variant; only the one for emoji is kept."""
    return "\ufe00" <= char <= "\ufe0e" or "\U000e0100" <= char <= "\U000e01ef"


def _inside_emoji(text: str, at: int) -> bool:
    """Tell whether a joiner stands between two characters that are no letters or digits."""
    around = text[max(0, at - 1) : at] + text[at + 1 : at + 2]
    return len(around) == 2 and all(
        unicodedata.category(c) in {"So", "Sk", "Mn", "Sm"} for c in around
    )


def is_blank(text: str) -> bool:
    """Tell whether a text shows nothing at all."""
    return not one_line(text)


def disarm(text: str) -> str:
    """Return one line whose delimiters of chat templates and of our own tags are broken up."""
    line = one_line(text)
    if "<" in line or ">" in line:
        line = _CONTROL_TOKENS.sub(lambda m: m.group().replace("<", "‹").replace(">", "›"), line)
    return _INSTRUCTION_TOKENS.sub(r"(\1)", line) if "[" in line else line


def fact_line(text: str) -> str:
    """Return ``- text``; one that opens like lore (``[id]``), a list or a header is quoted."""
    line = disarm(text)
    quoted = _opens_like_structure(line) or _reads_like_header(line)
    return f"- «{line}»" if quoted else f"- {line}"


def spoken_line(label: str, text: str) -> str:
    """Return ``Label: text``, one line; the label must come from ``speaker_label`` or headers."""
    return f"{label}: {disarm(text)}"


def speaker_label(name: str, reserved: frozenset[str] = frozenset()) -> str:
    """Return the name of a speaker fit to stand before a colon.

    ``reserved`` holds folded labels and headers of ours; a name that equals one is put in quotes,
    and so is one that would run over several lines.
    """
    label = disarm(name).replace(":", " ").replace("：", " ").strip()[:_LABEL_LENGTH].strip()
    if (
        not label
        or len(name.strip().splitlines()) > 1
        or skeleton(label) in {skeleton(r) for r in reserved}
        or _opens_like_structure(label)
    ):
        return f"«{label or '?'}»"
    return label


def bracketed(text: str) -> str:
    """Return a text as one line fit to stand between square brackets: it cannot close them.

    Brackets of every kind and width become round ones.
    """
    return "".join(_ROUND.get(_kind(c), c) for c in disarm(text))


def _kind(character: str) -> str:
    first = unicodedata.normalize("NFKD", character)[:1]
    return "" if first in "()" else unicodedata.category(first or character)


def skeleton(text: str) -> str:
    """Return letters and digits alone, folded: what a text looks like at a glance."""
    return "".join(c for c in fold(one_line(text)) if c.isalnum())


def _opens_like_structure(line: str) -> bool:
    """Tell whether a line opens with a bracket, a bullet, a dash or another mark of structure."""
    first = unicodedata.normalize("NFKD", line[:1])[:1]
    if not first or first in _QUOTED_START:
        return False
    return unicodedata.category(first) in {"Ps", "Pd"} or first in "#*>=_~`|•·<‹"


def _reads_like_header(line: str) -> bool:
    """Tell whether a line ends in a colon, or stands in capitals up to its first one."""
    if ":" not in line and line.isascii():
        return False
    before, colon, after = unicodedata.normalize("NFKC", line).partition(":")
    return bool(colon) and (not after.strip() or before.isupper())
