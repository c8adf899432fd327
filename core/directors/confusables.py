"""Letters that look like others, so that a word in disguise is read as the word it shows.

One letter for one: places in a text stay. Only the common ones; what they are used for is
stricter than a reader's eye, never laxer.
"""

from __future__ import annotations

from typing import Final

_CYRILLIC: Final = ("абсеһіјкморѕтухѵԁԛԝвнг", "abcehijkmopstyxvdqwbhr")
_GREEK: Final = ("αβγεηικνορτυχω", "abyenikvoptuxw")
_LATIN: Final = ("øłđħıŧœæƒɡɑᴀᴄᴅᴇɢʜɪᴊᴋᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢß", "oldhitoafgaacdeghijkmnoprstuvwzs")
_PAIRS: Final = (_CYRILLIC, _GREEK, _LATIN)


def _is_other(letter: str) -> bool:
    return len(letter) == 1 and not letter.isascii()


_TABLE: Final = {
    ord(shown): meant
    for odd, plain in _PAIRS
    for shown, meant in (
        *zip(odd, plain, strict=True),
        *((o.upper(), p) for o, p in zip(odd, plain, strict=True) if _is_other(o.upper())),
    )
}


def undisguised(text: str) -> str:
    """The text with look-alike letters as the plain ones, of the same length."""
    return text if text.isascii() else text.translate(_TABLE)
