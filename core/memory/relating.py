"""Small words that carry a fact's meaning though they are stop words (spec section 4).

"The letter to Bram" and "the letter from Bram" have the same content words. So a small word in
the place of another one keeps two facts apart; one more or one less does not, unless it is one of
those that turn a statement by standing there at all ("if", "or", "perhaps").
"""

from collections import Counter
from collections.abc import Iterable

from core.text.fold import fold, word_set
from core.text.languages import Language
from core.text.stopwords import persons, stop_words

_NEUTRAL: dict[Language, frozenset[str]] = {
    "es": word_set("""
        el la los las lo un una unos unas u se me te nos os le les ser sea sean sera seria si sido
        siendo sois somos son soy es era eran eras eres fue fuera fueran fueron fui estaba estaban
        estado estan estar estoy ha haber habia habian han has hay haya he hemos y e ya muy que
        tener tengo tenia tiene tienen"""),
    "pt": word_set("""
        o a os as um uma umas uns me te vos lhe lhes se ser sera seria sido sendo sou somos era eram
        foi fomos for foram fosse fui estar estamos estao estas estava estavam estou ha haver tem
        tenho ter tido tinha e ja muito que"""),
    "en": word_set("""
        a an the am are be been being is was were do did does doing d has had have having ll m re s
        t ve and just too very that also"""),
}  # fmt: skip

_TURNING: dict[Language, frozenset[str]] = {
    "es": word_set("o si quiza quizas acaso"),
    "pt": word_set("ou talvez caso"),
    "en": word_set("or if may might could would should must can perhaps maybe"),
}

_FORMS: dict[Language, str] = {
    "es": """
        a al / de del / este esta estos estas esto / ese esa esos esas eso / o u
        aquel aquella aquellas aquello aquellos / cual cuales / quien quienes / cuyo cuya cuyos cuyas
        cuanto cuanta cuantos cuantas / mismo misma mismos mismas / ir iba voy va vamos van""",
    "pt": """
        ao aos / de do da dos das / em no na nos nas num numa / por pelo pela pelos pelas / para pra
        este esta estes isto / esse essa esses essas isso / aquele aquela aqueles aquelas aquilo
        neste nesta / nesse nessa / deste desta disto / desse dessa disso / qual quais
        quanto quanta quantos quantas / mesmo mesma mesmos mesmas / vou vai vao ir""",
    "en": "to into / these this / those that / himself herself itself themselves",
}


def _forms(listing: str) -> dict[str, str]:
    groups = [group.split() for line in fold(listing).splitlines() for group in line.split(" / ")]
    return {form: forms[0] for forms in groups if forms for form in forms}


_CANONICAL: dict[Language, dict[str, str]] = {
    language: _forms(listing) for language, listing in _FORMS.items()
}


def relating(words: Iterable[str], language: Language) -> tuple[str, ...]:
    """The small words among folded words that relate others to each other, sorted."""
    small = (stop_words(language) - persons(language)) | _TURNING[language]
    forms, neutral = _CANONICAL[language], _NEUTRAL[language] - _TURNING[language]
    return tuple(sorted(forms.get(w, w) for w in words if w in small and w not in neutral))


def turning(word: str, language: Language) -> bool:
    """Whether a folded small word turns a statement by standing there at all."""
    return word in _TURNING[language]


def replaced(mine: Iterable[str], theirs: Iterable[str], language: Language) -> bool:
    """Whether a relating word of one text stands in the other for another one, or turns it."""
    one, other = Counter(mine), Counter(theirs)
    more, less = one - other, other - one
    return bool(more and less) or any(turning(word, language) for word in (*more, *less))
