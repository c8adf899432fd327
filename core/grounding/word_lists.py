"""Word lists, folded, behind the check of an answer."""

from core.text.fold import word_set
from core.text.languages import Language

# After one capitalised word at the start of a sentence: what follows only a subject. Copulas are
# left out ("Terrible was the night"), and so are words that may follow an imperative.
AFTER_A_SUBJECT: dict[Language, frozenset[str]] = {
    "es": word_set("""
me te se le les nos tiene tenía tuvo dijo decía sabe sabía hizo había vivía murió vino llegó puede podía quería
quiso solía vio dio contó trajo vendió compró mató robó firmó juró escribió mandó oyó estaba
"""),
    "pt": word_set("""
me te se lhe lhes tem tinha teve disse dizia sabe sabia fez havia morava morreu veio chegou pode
podia queria quis viu deu contou trouxe vendeu comprou matou roubou assinou jurou escreveu mandou
ouviu estava
"""),
    "en": word_set("""
has had said says told knows knew came went gave took brought lives lived died saw did does wants
wanted swore signed wrote sold bought stole killed heard used
"""),
}

# Forms of address that stand after a possessive, or are rare.
MORE_TITLES: dict[Language, frozenset[str]] = {
    "es": word_set("ilustrísima ilustrísimo merced eminencia santidad reverencia gracia alteza"),
    "pt": word_set(
        "vossa vosso ilustríssima ilustríssimo mercê eminência santidade reverência graça alteza"
    ),
    "en": word_set("eminence holiness reverence worship lordships highnesses"),
}

# Languages, and greetings by the time of day: no names, capital or not.
NO_NAMES: dict[Language, frozenset[str]] = {
    "es": word_set("""
español castellano portugués inglés francés italiano alemán latín gallego catalán vasco euskera
árabe griego hebreo días tardes noches
"""),
    "pt": word_set("""
português espanhol castelhano inglês francês italiano alemão latim galego catalão basco árabe grego
hebraico dia tarde noite
"""),
    "en": word_set("""
english spanish castilian portuguese french italian german latin galician catalan basque arabic
greek hebrew morning afternoon evening night day
"""),
}

# After a quotation an answer opens with: who speaks is the one who answers.
SAYS: dict[Language, frozenset[str]] = {
    "es": word_set("""
él ella dice responde contesta murmura susurra gruñe añade suspira masculla exclama pregunta grita
"""),
    "pt": word_set("""
ele ela diz responde murmura sussurra resmunga acrescenta suspira exclama pergunta grita
"""),
    "en": word_set("he she says said replies answers murmurs whispers mutters adds sighs"),
}

# What a round number before it only exaggerates.
EXAGGERATED: dict[Language, frozenset[str]] = {
    "es": word_set("veces gracias perdones demonios diablos cosas vueltas excusas amores años"),
    "pt": word_set("vezes perdões desculpas demônios diabos coisas voltas graças anos"),
    "en": word_set("times thanks pardons apologies things reasons years pities"),
}
