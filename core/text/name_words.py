"""Word lists, folded, behind the finding of proper names."""

from core.text.fold import word_set
from core.text.languages import Language

PARTICLES: dict[Language, frozenset[str]] = {
    "es": word_set("de del la las los el al san santa von van"),
    "pt": word_set("de da do das dos a o as os são santa von van"),
    "en": word_set("of the de la von van der"),
}

# Ranks, trades and forms of address: capitalised before a name or alone, and no name themselves.
TITLES: dict[Language, frozenset[str]] = {
    "es": word_set("""
abad abadesa abuela abuelo alcalde alcaldesa alguacil alteza ama amo anciana anciano barón baronesa
caballero capataz capitán capitana caudillo condesa conde coronel cura don doña doctor doctora dr dra
duque duquesa emperador emperatriz excelencia forastera forastero fray general guardia hada hechicera
hechicero hermana hermano herrera herrero hija hijo infanta infante jefa jefe joven juez jueza lady
lord madre maese maestra maestro mago majestad mariscal marqués marquesa mercader mesonera mesonero
minero monseñor muchacha muchacho obispo padre posadera posadero príncipe princesa profesor profesora
regente reina rey sacerdote sacerdotisa sargento señor señora señores señorita señoría
sir sor sr sra srta tabernera tabernero teniente tía tío usted ustedes ud uds viajera viajero vizconde
"""),
    "pt": word_set("""
abade abadessa alcaide alteza ama amo anciã ancião avó avô barão baronesa bispo capataz capitã capitão
cavaleiro comandante conde condessa coronel delegado dom dona dono doutor doutora dr dra duque duquesa
estalajadeira estalajadeiro excelência feiticeira feiticeiro ferreira ferreiro forasteira forasteiro
frei general guarda imperador imperatriz irmã irmão infante juiz juíza lady lorde lord mãe maga mago
majestade marechal marquês marquesa mercador mestra mestre moça moço monsenhor padre pai prefeita
prefeito princesa príncipe professor professora rainha regente rei sacerdote sacerdotisa sargento senhor senhora senhores senhorita sir sr sra srta taverneira taverneiro tenente tia tio
viajante visconde
"""),
    "en": word_set("""
abbess abbot archmage baron baroness bishop blacksmith boss brother captain cardinal chief chieftain
colonel commander constable count countess cousin daddy dame doctor dr duchess duke elder emperor
empress excellency father friar general gentleman governor grace grandfather grandma grandmother
grandpa guard guardsman headman healer highness honor honour innkeeper judge king knight lad lady
ladyship lass lieutenant lord lordship lords madam madame magistrate majesty marshal marquess master
mayor merchant milady milord miner minister miss mister mistress mother mr mrs ms officer overseer
priest priestess prince princess professor queen regent reverend sergeant sheriff sir sire
sister smith son squire stranger traveler traveller uncle aunt viscount warden wizard witch
"""),
}

CALENDAR: dict[Language, frozenset[str]] = {
    "es": word_set("""
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
lunes martes miércoles jueves viernes sábado domingo primavera verano otoño invierno navidad pascua
"""),
    "pt": word_set("""
janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça
quarta quinta sexta sábado domingo feira primavera verão outono inverno natal páscoa
"""),
    "en": word_set("""
january february march april may june july august september october november december monday tuesday
wednesday thursday friday saturday sunday spring summer autumn fall winter christmas easter
"""),
}

# Written with a capital by custom, and naming nobody of this world.
CUSTOMARY: dict[Language, frozenset[str]] = {
    "es": word_set("dios dioses diosa señor cielo ok npc pnj pj"),
    "pt": word_set("deus deuses deusa senhor céu ok npc pnj pj"),
    "en": word_set("""
i god gods goddess lord heaven hell ok okay npc pc english spanish portuguese french german latin
greek roman christian european american british
"""),
}

# What sentences and exclamations open with, beyond the stop words and negations.
OPENERS: dict[Language, frozenset[str]] = {
    "es": word_set("""
abajo abre acaso aceptar acepto acércate adelante además adiós afuera agua ah ahora ajá alguien algún
alguna algunas alguno algunos alguna alto amigo amiga amigos anda ando anoche ante antes apenas aparte
aquí arriba atención atrás ay ayer ayuda ayúdame bah bajo basta bastante bendito bienvenida bienvenido
bienvenidos bravo buena buenas bueno buenos buen calla cállate camina casi cerca cierra cierto
claro comprendo conforme conozco contra corre creo cuatro cuidado dale dame debe debemos deben debería
debes debo déjame deja dejad demasiado demonios dentro desde desgraciadamente después detrás dicen
dices dicho dice digo dile dime diré disculpa disculpe diablos dónde durante eh ella encantado encima
enhorabuena entra entiendo escucha escuchad escúchame eso espera esperad espero excelente exacto existe
falso falta fuera gente gracias gran grande guarda habla hablan háblame haced hace hacía hacia haga
hagamos hago hasta haz hay hermoso hola hombre hoy hubo huele huye imposible incluso ja jaja jamás
jajaja justo lamento largo largaos lárgate lejos lento llegó lleva llevo llevaba lo luego lugar maldita
maldito malditos mal mañana más mejor menos menudo mientras mil mira mirad mire mucha muchas mucho
muchos muere muerto murió nada nadie naturalmente necesito necesitas ninguna ninguno nunca ocurre oh
ojalá olvida olvídalo otra otro oye oíd oiga parece pase pasa pasad paz pena perdí perdón perdona perdone
perfecto pobre poca poco podemos podría pregunta pregúntale primero pronto prometo pues puede pueden
puedes puedo queda quedan quédate quiere quieres quiero quizá quizás rápido recuerda recuerdo
respecto respeto sabe sabemos saben sabes sabía salud saludos salve sé segundo seguro seguramente
sentí señor si sí siempre siento siéntate sigue silencio sin sobre solamente solo sólo sospecho suelta
supe supongo tal tampoco tanto tardes tarde te tenemos tenga tened ten tiempo toda todas todo todos
toma tome trabajo trabaja trae traición tranquilo tranquila tras tres última último vale vamos vaya vayan
ve vemos ven vengo venga vengan verás verdad veo vete vi vienen viene vino vive vivía volvió vuelve ya
conoces conoce sabéis creed crees cree piensas piensas necesita mantén tengo tienes tiene ríe sonríe suspira asiente
niega susurra gruñe calla mira señala camina encoge bebe golpea levanta baja saca guarda murmura tose
ríes viste visteis oíste oíste llegas vienes buscas buscáis traes preguntas hablas hablaste estás
delante teme lleva vende cuelga reza aguas pide paga trajo sale suele suena parecía
"""),
    "pt": word_set("""
abaixo abra abre acaso aceito acho adeus adiante afinal agora água ah ai ainda além algo alguém algum
alguma algumas alguns ali aliás alto amanhã amigo amiga amigos anda ande ante anteontem antes apenas
aqui assim atenção até atrás basta bastante bem bendito boa boas bom bons bravo cadê cala calma caminhe
caramba certamente certo chega chegou cale claro coitado conheço contra corra corre creio cuidado dá
deixa deixe demais dentro depois depressa desculpa desculpe desde devagar deve devem devemos devia
devo diabos diga digo dito disse dizem diz dois durante é eh embora encantado então entendo entre
enquanto escuta escute espera espere espero eu exato excelente existe falam fala fale falta fica fique
fora foi força fuja gente graças grande guarda guarde há hoje homem houve ih impossível infelizmente
isso jamais já lá lamento lembra lembro lembre levo leva logo longe maldita maldito malditos mal mais
mas melhor menos mesmo morreu morto muita muitas muito muitos nada não naquela naquele nem nenhum
nenhuma ninguém nunca obrigada obrigado oh ó oi olá olha olhe onde ontem ora ouça ouve ouvi outra outro
paz pare parece passe pena perdão perdi perfeito perto pergunte pobre pode podem podemos podes posso
pouca pouco poucos pois pouco prazer precisa precisamos preciso primeiro prometo pronto puxa quase
quatro quem quer queremos quero queria quieto rápido respeito respeite sabe sabem sabemos sabes saiba
saia sai salve saudações segue segundo segure seguro sei seja sempre sente será silêncio sim sinto só
socorro sobre somente suponho talvez tal também tampouco tanto tarde tchau tem temos tenha tenho tens
tive toda todas todo todos tome toma trabalho traga traição três última último uma vá vai vamos vão
vejo veja vem venha venho ver verdade vejamos vi vira viu vive vivia volte volta voltou xi
conheces conhece sabeis acreditas acredita pensas precisas tens ri sorri suspira assente nega sussurra
rosna aponta caminha encolhe bebe bate levanta abaixa tira murmura tosse viste ouviste chegas vens
procuras trazes perguntas falas estás você vocês
"""),
    "en": word_set("""
above across actually after again against ah aha alas all almost alone already although always another
anybody anyone anything anyway apparently around ask aside away aye bah beautiful before begone behind
being below beside best better between beware beyond bless both bring but bye careful certainly cheers
clearly come congratulations could curse cursed damn dear did do does done down during each easy
either else enough even evening ever every everybody everyone everything everywhere evil excellent
except exactly excuse farewell fear few fight finally find fine first follow fool forget forgive forward
four friend friends from further get give given glad go going gone good goodbye got great greetings ha
hah hail half halt hang hard hardly haste have he hear hello help hence here hey hi hm hmm hold how
however huh hungry hurry if imagine impossible indeed instead it just keep kill know last lately later
leave less lest let listen little long look lost luckily many may maybe me meet men met might mind more
morning most move much must my nay near nearly neither never nevertheless next nice night no nobody
none nonsense nor not nothing now nowhere obviously of off often oh old on once one only onward open or
other otherwise ouch our out outside over pardon pay peace people perfect perhaps please pray precisely
probably quick quickly quiet quite rather rarely ready really remember right run rumor rumors rumour
rumours sadly said same save say says see seek seen seldom several shame she shh should shut silence
silly simply since sit slowly so some somebody somehow someone something sometimes somewhere soon sorry
speak stand stay stop strange such suppose sure surely take talk tell thank thanks that then there
therefore they think though three through thus time today together tomorrow tonight too trust truly try
twice two ugh under unless until up us usually very wait walk watch we welcome well what whatever when
whenever where wherever whether while whoever why wise with within without wonderful work would wow ye
yeah years yes yesterday yet you young your
smiles nods sighs laughs whispers growls shrugs points drinks knocks raises coughs grins frowns leans
shakes looks turns knows thinks says lives
"""),
}

# Endings that names seldom have and common words often do; at least three letters stand before.
COMMON_ENDINGS: dict[Language, tuple[str, ...]] = {
    "es": (
        "mente", "cion", "ciones", "sion", "siones", "dad", "dades", "ando", "iendo", "aba", "abas",
        "aban", "abamos", "aron", "ieron", "aste", "iste", "aremos", "eremos", "iremos", "amos",
        "emos", "imos", "ismo", "iera", "ieran", "adme", "edme", "irse", "arse", "erse", "arlo",
        "erlo", "irlo", "arla", "erla", "irla", "arlos", "erlos", "irlos", "arle", "erle", "irle",
        "anza", "encia", "ancia", "idos", "ados", "adas", "idas", "enme", "ir", "ar", "er",
    ),
    "pt": (
        "mente", "cao", "coes", "sao", "soes", "dade", "dades", "ando", "endo", "indo", "ava", "avam",
        "aram", "eram", "iram", "aste", "iste", "aremos", "eremos", "iremos", "amos", "emos", "imos",
        "ismo", "asse", "esse", "isse", "adas", "ados", "idas", "idos", "encia", "ancia", "ou", "eu",
        "iu", "ei", "ar", "er", "ir",
    ),
    "en": (
        "ing", "ings", "ed", "ly", "tion", "tions", "sion", "sions", "ness", "ment", "ments", "ful",
        "less", "able", "ible", "ously", "ity", "ities", "ence", "ance", "ship", "body", "thing",
    ),
}  # fmt: skip

# Names that end like common words.
NAMES_ALL_THE_SAME: frozenset[str] = word_set("""
alfred amadeu baltasar beverly charity clarence constance edmar elmer emily esther florence gaspar
itamar javier kimberly laurence lawrence mildred oliver osmar prudence romeu tadeu terence vladimir
walter wilfred winifred xavier casimir waldemar valdemar edgar
""")
