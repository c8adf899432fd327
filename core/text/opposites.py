"""Pairs of opposites per language: ``word form ... / word form ...``, one pair a line.

Forms whose stem the listed ones share need no mention; irregular ones do. Kinship and gender
stand here because stems do not tell "hermano" from "hermana".
"""

from core.text.fold import fold
from core.text.languages import Language

Pair = tuple[tuple[str, ...], tuple[str, ...]]

_ES = """
abrir abrió abre abren abierto abierta abiertos abiertas / cerrar cerró cierra cierran cerrado cerrada
vivir vivo viva vive vivos vivas / morir murió muere muerto muerta muertos muertas
nacer nació nace nacido / morir murió muere muerto muerta
amar amó ama amor / odiar odió odia odio
querer quiso quiere / rechazar rechazó rechaza
mentir mintió miente mentira / verdad verdadero sincero
amigo amigos amiga amigas aliado aliada / enemigo enemigos enemiga enemigas rival
culpable culpables / inocente inocentes
ganar ganó gana victoria venció / perder perdió pierde derrota
comprar compró compra / vender vendió vende
dar dio da dado entregó / quitar quitó quita arrebató
prestar prestó presta / pedir pidió pide
pagar pagó paga / deber debió debe adeuda
llegar llegó llega / partir partió marchó marcharse
entrar entró entra / salir salió sale
subir subió sube / bajar bajó baja
empezar empezó empieza comenzó comienza / terminar terminó termina acabó acaba
aceptar aceptó acepta / rechazar rechazó rechaza negó
permitir permitió permite permitido / prohibir prohibió prohíbe prohibido
recordar recordó recuerda / olvidar olvidó olvida
encontrar encontró encuentra halló / perder perdió pierde
salvar salvó salva / matar mató mata
curar curó cura / herir hirió hiere
construir construyó construye / destruir destruyó destruye
proteger protegió protege defendió / atacar atacó ataca
ayudar ayudó ayuda / estorbar estorbó traicionar traicionó traiciona
confiar confió confía / desconfiar desconfió desconfía sospechar sospechó
cumplir cumplió cumple / romper rompió rompe incumplió
decir dijo dice reveló revela / callar calló calla ocultó oculta
saber supo sabe conoce / ignorar ignoró ignora desconoce
mostrar mostró muestra / esconder escondió esconde ocultó oculta
liberar liberó libera libre libres / encarcelar encarceló preso presa presos cautivo cautiva
encender encendió enciende encendido / apagar apagó apaga apagado
llenar llenó lleno llena / vaciar vació vacío vacía
unir unió une / separar separó separa
casar casó casado casada / soltero soltera viudo viuda
aparecer apareció aparece / desaparecer desapareció desaparece
bueno buena buenos buenas buen / malo mala malos malas mal
grande grandes gran / pequeño pequeña pequeños pequeñas
alto alta altos altas / bajo baja bajos bajas
rico rica ricos ricas / pobre pobres
joven jóvenes / viejo vieja viejos viejas anciano anciana
nuevo nueva nuevos nuevas / viejo vieja antiguo antigua
fuerte fuertes / débil débiles
fácil fáciles / difícil difíciles
feliz felices alegre / infeliz triste tristes
leal leales fiel / desleal traidor traidora infiel
honrado honrada honesto honesta / deshonesto ladrón
valiente valientes / cobarde cobardes
público pública / secreto secreta privado privada
posible / imposible
seguro segura / peligroso peligrosa inseguro
cierto cierta verdadero / falso falsa
legal / ilegal
útil / inútil
sano sana / enfermo enferma
caliente calor / frío fría
claro clara luz / oscuro oscura oscuridad
primero primera primer / último última
antes / después tras luego
más / menos
aquí acá / allí allá ahí
hoy / mañana ayer
mucho mucha muchos muchas / poco poca pocos pocas
siempre / nunca jamás
todo toda todos todas / nada ninguno ninguna
alguien / nadie
con / sin
cerca / lejos
dentro / fuera
arriba encima / abajo debajo
izquierda / derecha
norte / sur
este oriente / oeste occidente poniente
día mañana / noche
ayer / mañana
paz / guerra
hombre hombres / mujer mujeres
niño niños / niña niñas
hermano hermanos / hermana hermanas
hijo hijos / hija hijas
padre padres / madre madres
abuelo abuelos / abuela abuelas
tío tíos / tía tías
primo primos / prima primas
sobrino sobrinos / sobrina sobrinas
nieto nietos / nieta nietas
suegro / suegra
cuñado / cuñada
marido esposo / esposa mujer
novio / novia
rey / reina
príncipe / princesa
duque / duquesa
conde / condesa
barón / baronesa
señor / señora
alcalde / alcaldesa
héroe / heroína
brujo / bruja
amo / ama
maestro / maestra
herrero / herrera
"""

_PT = """
abrir abriu abre aberto aberta abertos abertas / fechar fechou fecha fechado fechada
viver vivo viva vive vivos vivas / morrer morreu morre morto morta mortos mortas
nascer nasceu nasce nascido / morrer morreu morre morto morta
amar amou ama amor / odiar odiou odeia ódio
querer quis quer / rejeitar rejeitou rejeita
mentir mentiu mente mentira / verdade verdadeiro sincero
amigo amigos amiga amigas aliado aliada / inimigo inimigos inimiga inimigas rival
culpado culpada culpados / inocente inocentes
ganhar ganhou ganha vitória venceu / perder perdeu perde derrota
comprar comprou compra / vender vendeu vende
dar deu dá dado entregou / tirar tirou tira tomou
emprestar emprestou empresta / pedir pediu pede
pagar pagou paga / dever deveu deve
chegar chegou chega / partir partiu parte
entrar entrou entra / sair saiu sai
subir subiu sobe / descer desceu desce
começar começou começa / terminar terminou termina acabou acaba
aceitar aceitou aceita / recusar recusou recusa negou
permitir permitiu permite permitido / proibir proibiu proíbe proibido
lembrar lembrou lembra / esquecer esqueceu esquece
encontrar encontrou encontra achou / perder perdeu perde
salvar salvou salva / matar matou mata
curar curou cura / ferir feriu fere
construir construiu constrói / destruir destruiu destrói
proteger protegeu protege defendeu / atacar atacou ataca
ajudar ajudou ajuda / atrapalhar atrapalhou trair traiu trai
confiar confiou confia / desconfiar desconfiou desconfia suspeitou
cumprir cumpriu cumpre / quebrar quebrou quebra descumpriu
dizer disse diz revelou revela / calar calou cala ocultou oculta
saber soube sabe conhece / ignorar ignorou ignora desconhece
mostrar mostrou mostra / esconder escondeu esconde ocultou oculta
libertar libertou liberta livre livres / prender prendeu preso presa presos cativo cativa
acender acendeu acende aceso acesa / apagar apagou apaga apagado
encher encheu cheio cheia / esvaziar esvaziou vazio vazia
unir uniu une / separar separou separa
casar casou casado casada / solteiro solteira viúvo viúva
aparecer apareceu aparece / desaparecer desapareceu desaparece sumiu
bom boa bons boas / mau má maus más ruim
grande grandes / pequeno pequena pequenos pequenas
alto alta altos altas / baixo baixa baixos baixas
rico rica ricos ricas / pobre pobres
jovem jovens / velho velha velhos velhas idoso idosa
novo nova novos novas / velho velha antigo antiga
forte fortes / fraco fraca fracos fracas
fácil fáceis / difícil difíceis
feliz felizes alegre / infeliz triste tristes
leal leais fiel / desleal traidor traidora infiel
honrado honrada honesto honesta / desonesto ladrão
corajoso corajosa valente / covarde covardes
público pública / secreto secreta privado privada
possível / impossível
seguro segura / perigoso perigosa inseguro
certo certa verdadeiro / falso falsa
legal / ilegal
útil / inútil
saudável são / doente
quente calor / frio fria
claro clara luz / escuro escura escuridão
primeiro primeira / último última
antes / depois após
mais / menos
aqui cá / ali lá acolá aí
hoje / amanhã ontem
muito muita muitos muitas / pouco pouca poucos poucas
sempre / nunca jamais
tudo todo toda todos todas / nada nenhum nenhuma
alguém / ninguém
com / sem
perto / longe
dentro / fora
acima cima / abaixo embaixo
esquerda / direita
norte / sul
leste oriente / oeste ocidente poente
dia manhã / noite
ontem / amanhã
paz / guerra
homem homens / mulher mulheres
menino meninos / menina meninas
irmão irmãos / irmã irmãs
filho filhos / filha filhas
pai pais / mãe mães
tio tios / tia tias
primo primos / prima primas
sobrinho sobrinhos / sobrinha sobrinhas
neto netos / neta netas
sogro / sogra
cunhado / cunhada
marido esposo / esposa mulher
noivo namorado / noiva namorada
rei / rainha
príncipe / princesa
duque / duquesa
conde / condessa
barão / baronesa
senhor / senhora
prefeito / prefeita
herói / heroína
bruxo / bruxa
mestre / mestra
ferreiro / ferreira
"""

_EN = """
open opens opened opening / close closes closed closing shut
live lives lived living alive / die dies died dying dead death
born / died dead
love loves loved / hate hates hated hatred
lie lies lied lying / truth true honest
friend friends ally allies / enemy enemies rival foe
guilty guilt / innocent innocence
win wins won victory / lose loses lost defeat
buy buys bought / sell sells sold
give gives gave given / take takes took taken
lend lends lent / borrow borrows borrowed
pay pays paid / owe owes owed
arrive arrives arrived came / leave leaves left departed
enter enters entered / exit exits exited left
rise rises rose climbed / fall falls fell descended
begin begins began begun start started / end ends ended finish finished stopped
accept accepts accepted agreed / refuse refuses refused reject rejected denied
allow allows allowed permitted / forbid forbids forbade forbidden
remember remembers remembered / forget forgets forgot forgotten
find finds found / lose loses lost
save saves saved spared / kill kills killed murdered
heal heals healed cured / wound wounds wounded hurt
build builds built / destroy destroys destroyed
protect protects protected defend defended / attack attacks attacked
help helps helped / hinder hindered betray betrayed
trust trusts trusted / distrust distrusted suspect suspected
keep keeps kept / break breaks broke broken
tell tells told reveal revealed / hide hides hid hidden conceal concealed
know knows knew / ignore unaware
show shows showed shown / hide hides hid hidden
free frees freed released / imprison imprisoned captive jailed
lit lights lighted / extinguish extinguished doused
full filled / empty emptied
join joins joined united / separate separated parted
married wed / single unmarried widowed
appear appears appeared / vanish vanishes vanished disappear disappeared
good / bad evil
big large great / small little
high tall / low short
rich wealthy / poor
young / old elderly
new / old ancient
strong / weak
easy / hard difficult
happy glad / unhappy sad
loyal faithful / disloyal traitor treacherous
honest / dishonest thief
brave / coward cowardly
public / secret private
possible / impossible
safe / dangerous unsafe
true / false untrue
legal / illegal
useful / useless
healthy well / sick ill
hot warm / cold
light bright / dark darkness
first / last
before / after
more / less fewer
here hither / there thither
today / tomorrow yesterday
now / then
many much / few little
always / never
all everything every / none nothing
everyone somebody someone / nobody noone
with / without
near / far
inside in / outside out
above over / below under
up / down
on / off
left / right
north / south
east / west
day morning / night
yesterday / tomorrow
peace / war
man men / woman women
boy boys / girl girls
brother brothers / sister sisters
son sons / daughter daughters
father fathers / mother mothers
grandfather / grandmother
uncle uncles / aunt aunts
nephew / niece
husband / wife
king / queen
prince / princess
duke / duchess
count / countess
baron / baroness
lord / lady
hero / heroine
wizard / witch
he him his himself / she her hers herself
"""


def _parse(text: str) -> tuple[Pair, ...]:
    pairs = []
    for line in fold(text).strip().splitlines():
        one, other = line.split(" / ")
        pairs.append((tuple(one.split()), tuple(other.split())))
    return tuple(pairs)


PAIRS: dict[Language, tuple[Pair, ...]] = {"es": _parse(_ES), "pt": _parse(_PT), "en": _parse(_EN)}
