"""Words too common to tell one text from another, folded.

Kept out on purpose: negations, and words that turn a statement round (before, against, more).
"""

from core.text.fold import word_set
from core.text.languages import Language

_ES = """
a acá ahí al algo allá allí aquel aquella aquellas aquello aquellos aquí así aun aún aunque bien cada
como cómo con cual cuál cuales cuáles cualquier cuando cuándo cuánta cuántas cuánto cuántos cuya
cuyas cuyo cuyos de del donde dónde e el la las lo los él ella ellas ello ellos en entonces era eran
eras eres es esa esas ese eso esos esta está estaba estaban estado están estar estas este esto estos
estoy fue fuera fueran fueron fui ha había habían haber han has hay haya he hemos ir iba la le les
lo me mi mí mía mías mientras mío míos mis misma mismas mismo mismos muy nos nosotras nosotros
nuestra nuestras nuestro nuestros o os para pero por porque pues que qué quien quién quienes quiénes
se sea sean según ser será sería si sí sido siendo sois somos son soy su sus suya suyas suyo suyos
tal también tan te tenía tener tengo ti tiene tienen tu tú tus tuya tuyas tuyo tuyos u un una unas
uno unos usted ustedes va vamos van vos vosotras vosotros voy vuestra vuestro y ya yo
"""

_PT = """
a à ao aos aquela aquelas aquele aqueles aquilo as às assim bem cada com como da das de dela delas
dele deles dessa desse desta deste disso disto do dos e é ela elas ele eles em então era eram és
essa essas esse esses esta está estamos estão estar estas estava estavam este estes estou eu foi
fomos for foram fosse fui há haver isso isto já la lá lhe lhes lo logo mas me mesma mesmas mesmo
mesmos meu meus mim minha minhas muito na nas nessa nesse nesta neste no nos nós nossa nossas nosso
nossos num numa o onde os ou para pela pelas pelo pelos pois por porque porquê pra qual quais quando
quanta quantas quanto quantos que quê quem se seja sejam sendo ser será seria seu seus si sido somos
sou sua suas também tão te tem têm tenho ter teu teus ti tido tinha tu tua tuas um uma umas uns vai
vão você vocês vos vou
"""

_EN = """
a about also am an and any are as at be because been being but by can could did do does doing d each
for from had has have having he her here hers herself him himself his how i if in into is it its
itself just ll m may me might must my myself of on or our ours ourselves re s shall she should so
such than that the their theirs them themselves then there these they this those through to too us
ve very was we were what when where which while who whom whose why will with would you your yours
yourself yourselves
"""

# Who speaks, is meant or owns: too common for a search, but "my brother" is not "his brother".
# Object clitics are left out: "he promised me" and "he promised" tell the same in Spanish.
_PERSONS_ES = """
yo tu tus mi mis mía mías mío míos tuya tuyas tuyo tuyos su sus suya suyas suyo suyos ella ellas ello
ellos nosotras nosotros nuestra nuestras nuestro nuestros usted ustedes vos vosotras vosotros vuestra
vuestro
"""
_PERSONS_PT = """
eu tu mim ti meu meus minha minhas teu teus tua tuas seu seus sua suas ela elas ele eles dela delas
dele deles nossa nossas nosso nossos você vocês
"""
_PERSONS_EN = """
i me my mine you your yours he him his she her hers it its we us our ours they them their theirs
"""


_STOP_WORDS: dict[Language, frozenset[str]] = {
    "es": word_set(_ES),
    "pt": word_set(_PT),
    "en": word_set(_EN),
}
_PERSONS: dict[Language, frozenset[str]] = {
    "es": word_set(_PERSONS_ES),
    "pt": word_set(_PERSONS_PT),
    "en": word_set(_PERSONS_EN),
}


def stop_words(language: Language) -> frozenset[str]:
    """Return the folded stop words of a language."""
    return _STOP_WORDS[language]


def persons(language: Language) -> frozenset[str]:
    """Return the folded words that say who is meant: pronouns and possessives."""
    return _PERSONS[language]
