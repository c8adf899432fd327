"""Everyday words, by stem: that one of them occurs only in hidden material gives nothing away.

Kept to what people say of anything at all. Words for who somebody is, for crimes, creatures,
offices, illnesses and treasures are left out on purpose, however frequent: they can be the secret.
"""

from __future__ import annotations

from functools import lru_cache

from core.text.fold import word_set
from core.text.languages import Language
from core.text.name_words import CALENDAR
from core.text.negation import is_negation
from core.text.numbers import is_number_word
from core.text.stems import stem
from core.text.stopwords import persons, stop_words

_ES = """
abajo abierto abrir acabar acaso acerca acercar aceptar acompañar acordar además adelante adentro
afuera agua ahora aire alegre alguien alguno alguna algunos algunas alguna alto amable ambos amigo andar animar anoche ante antes antiguo año
apartar apenas aprender aquí arriba asunto atención atrás aunque ayer ayuda ayudar bajar bajo bastante
beber bueno buena buen buscar cabeza cada caer calle calma callar cama cambiar camino cansado cara casa casi
caso cena cenar cerca cerrar cielo ciudad claro coger comenzar comer comida común conocer
conseguir contar contestar contra conversación conversar corazón correr cosa costar creer
cuando cuarto cuello cuerpo cuestión cuidado cumplir curioso dar debajo deber decidir decir dice
dicen dicho diga digo dije dijo dijeron dejar delante demás dentro derecho desde desear despacio
después detrás día diferente difícil dinero dirigir dormir duda durante echar edad ejemplo
empezar encima encontrar enfrente enseguida entender entero entonces entrada entrar entre escribir escrito escuchar
esperar espera estar estuvo estuvieron explicar extraño fácil falta familia favor feliz fin final
forma frente frío fuego fuera fuerte fui fueron gente gesto grande gran grupo guardar gusta gustar
haber habrá habría hubo hubiera hablar hacer hace hacen hecho hizo hicieron hacia haga hago hará
hasta hermoso hija hijo hombre hombres hora hoy hombro idea igual importante importar incluso
intentar interés invitar ir jamás joven juego jugar junto juntos justo lado largo lejos lento levantar
libre ligero limpio línea llamar llegar llega llegó llevar llorar lleno lluvia lugar luego luz madre
mal malo mala mano mantener mañana manera marchar más mayor medio mejor memoria menor menos mesa
meter miedo mientras minuto mirada mirar modo momento mostrar mover mucho muchos mucha muchas mujer
mujeres mundo nadie necesitar negar ninguno noche nombre normal notar nuevo nueva nunca obra
ocasión ocupar ocurrir oír oye oyó ojo ojos olvidar orden oscuro otro otra otros otras padre pagar
palabra papel par parar parecer pared parte pasado pasar paso pedir pide pidió pensar pequeño perder
perdonar permitir pero persona personas pesar pie piedra piensa pierna plan poco poca pocos pocas poder podría pudo
puede pueden poner pone puso posible pregunta preguntar preparar presente primero primera primer
principio prisa probar problema pronto propio próximo pueblo puerta pues punto quedar querer quiere quieren
quiso quitar quizá quizás rápido rato razón realidad recibir recoger recordar regresar reír
respirar responder respuesta resto resultado reunir rincón risa rojo romper ropa rostro ruido saber
sabe saben supo sacar salida salir sale salió saludar salvo seguir sigue siguió segundo segunda seguro semana
sentar sentir siente sintió señal señalar señor señora ser será sería seria serio siempre siglo
silencio silla simple sino sitio sobre solo sola sólo sonreír sonrisa sonar suelo sueño suave suerte
supuesto susurrar tal también tampoco tanto tarde tener tendrá tenido tuvo tuvieron tercero terminar
tiempo tienda tierra tipo tirar tocar todavía todo toda todos todas tomar tono total trabajar
trabajo traer trae trajo tranquilo tras tratar triste último usar uso útil vacío valer valle varios
vaso vecino vecinos vender venir viene vienen vino vinieron ventana ver verano verdad vez veces
viaje vida viejo viejos viento visita visitar vista visto vivir volver vuelta vuelve voz
blanco negro verde azul gris niño niña niños mes hogar campo calor pan vino libro carta bolsillo
contigo conmigo consigo mediodía medianoche tarde ayer anteayer adiós hola gracias buenas buenos
acerca pasear paseo rodear situación grito gritar murmurar observar vigilar esconder atravesar apoyar
cruzar detener dirección dudar insistir interesar asentir suspirar inclinar
agarrar agradecer ahorrar alcanzar alejar almorzar almuerzo amanecer amanece ancho anunciar apagar
aparecer aparece apretar aprieta aprovechar apurar árbol arena arrancar arrastrar arreglar asomar
avanzar averiguar avisar barba barrer barro bastar bosque bota brazo brillar broma caballo caldo
callado cansar cantar canción cargar carro cayó cayeron caído celebrar ceniza cesta charla charlar
chica chico chimenea cocina cocinar coincidir colgar cuelga color comentar compañero compañía
compra comprar comprender comprobar comprueba confiar confía conocido consejo construir contento
convencer copa corral corregir corriente cortar cosecha costumbre crecer crece cubrir cubre
cubierto cuchara cuenta cuentan cuerda cuesta cuidar dedo defender delgado demostrar
demuestra depender descansar describir desayuno despedir despide despertar despierta devolver
devuelve dibujar discutir distancia distinto divertir doblar dolor doler duele duerme dulce durar
duro edificio elegir elige empezar empieza empiezan empezó empujar encender enciende encargar
encargo encuentra encuentran enfadar enseñar enterar enviar envía error escalera espacio espalda
esquina estrella estrecho evitar existir explicación faltar fiesta figura fijar flor fondo
forastero fruta fuente fumar funcionar ganar gastar gato girar golpe golpear gota gotear grueso
guiar habitación hierba hilera hoja hondo huerto huele humo imaginar indicar invierno invitado
jardín juega ladrar lana lavar leche leer lee leyó lejano lengua leña limpiar listo llama llave
llover llueve llovió llenar luna madera madrugada manga mapa máquina mar marca marcar marido
medida medir mente mercado molestar montaña montar montón muchacho mueble muestra muestran muestró
mueve muro música nariz negocio nieve nota noticia novedad nube número obligar ofrecer ofrece oído
oler olor ordenar oreja orilla otoño paciencia paja pájaro paquete parado pareja patio pecho pegar
pelo perdón perro pescado pie pieza piedras pintar plato plaza pluma polvo posada prado
precio presentar prestar prepara primavera prueba prueban puñado quejar queja queso rama rascar
raya rebaño reclamar reconocer reconoce recorrer recorre recuerda recuerdan refugio regalar regalo
regla relato repartir reparte reparar repetir repite resolver resuelve retirar retraso reunión ríe
ríen rodilla rueda saco sabor saltar secar seco sed semilla sencillo sendero separar servir sirve
significar sienta sombra sombrero sopa soplar subir suceder sucio sudor sueña suelta suena suponer
supone surgir susto tabla taller taza techo tejado temblar tiembla temprano tema terreno tinta
tormenta trabaja trapo trato trozo vaca vela vestir viste vestido vidrio vuela zapato cuidadoso
acabado cabello café mejorar comienza comienzo calcular cara cargado cerveza cinco
manzana martillo lámpara aceite entregar entrega faena hacerse hueco jornada junta
lágrima manta mojar mojado nombrar olla pasillo regreso reparo saludo siesta sobrar
tapar tela tosco viajero vinagre
abrió alta baja aparezca aparezcan arder atreverse atrevió burlar cajón cariño cariñoso causa cita
convertir convertido convenir conviene curiosidad deprisa descubrir descubre descubrió devuelto directo
directa discusión disculpa echando echó educado efecto equivocar equivocarse escena escuela estantería
estudiar estudiando exacto exacta fallo fecha fechas insinuar interrumpir interrumpe irónico irse
jugador jugadora leerlo metro metros misión ofender oficio permiso preciso precisa preferir prefirió
prometer promesa puesto puntual real realmente soltar soltó sospecha sospechar traspasar tropezar
venta verlo víspera yunque
"""

_PT = """
abaixo aberto abrir acabar acaso aceitar acompanhar acontecer acordar adeus adiante afinal agora água
ainda ajuda ajudar alegre além alguém algum alguma alguns algumas alto amanhã amável ambos amigo andar
ano antes antigo apenas aprender aqui ar assunto até atenção atrás através azul baixo bastante beber bem
boa bom bons boas braço branco buscar cabeça cada cair calar calma calor cama cambiar caminho campo
cansado cara carta casa caso céu certo chamar chão chegar chegou cheio chorar chuva cidade claro coisa
colocar com começar comer comida como comum conhecer conseguir contar continuar contra conversa
conversar coração corpo correr costas crer criança cruzar cuidado cumprir curioso custar dar debaixo
decidir deitar deixar demais dentro depois depressa desde desejar devagar dever dia diante diferente
difícil dinheiro direção direito direita dizer diz dizem disse disseram dito diga digo dormir durante dúvida então entanto
entender entrada entrar entre escrever escreveu escrito escuro escutar esconder esperar espera esquecer esquerda estranho estar
esteve estiveram exemplo explicar fácil falar falta família favor fazer faz fazem fez fizeram fechar
feito feliz ficar filha filho fim final fogo fora forma forte frente frio fui foram futuro gente gesto
gostar grande grito gritar grupo guardar haver havia houve história hoje homem homens hora ideia idade igual
importante importar inclusive início insistir interesse inteiro ir isso janela jantar jogar jogo jovem
junto juntos lado lar largo lembrar lento levantar levar leve livre limpo linha livro logo longe longo
lugar luz mãe maior mais mal maneira manhã manter mão mas mau má melhor memória menina menino
menor menos mês mesa meter medo meio meia minuto mim modo momento morar mostrar mover mudar muito muitos
muita muitas mulher mulheres mundo murmurar nada negar nenhum ninguém noite nome normal notar novo nova
nunca objeto observar ocasião ocupar oferecer olá olhar olho olhos onde ontem ordem ouvir ouviu outro
outra outros outras pagar pai palavra pão papel par parar parecer parede parte partir passado passar
passo pedir pede pediu pedra pé pegar pensar pequeno perder perdoar pergunta perguntar permitir perna
perto pesar pessoa pessoas plano pôr pouco pouca poucos poucas povo poder pode podem pôde poderia ponto
porta porém possível pôs preparar precisar presente pressa primeiro primeira principal problema procurar
próprio próximo provar qualquer quarto quase querer quer querem quis questão quieto rápido razão
realidade receber recordar resposta responder resto respirar resultado reunir rir rosto roupa rua ruído
saber sabe sabem soube sair sai saiu seguir segue seguiu segundo segunda seguro semana sempre senhor
senhora sentar sentir sente sentiu ser sério será seria século silêncio sim simples sinal situação só sob
sobre sol sorte sorrir sorriso sozinho suave sussurrar suspirar talvez também tanto tarde tempo tentar
ter teve tiveram terá terceiro terminar terra tipo tirar tocar toda todo todos todas tomar tom total
trabalhar trabalho trazer traz trouxe tranquilo tratar triste último única único usar uso útil vazio
valer vale vários velho velhos vender vento ver verão verde verdade vez vezes viagem vida vinho vir vem
veio vieram virar visita visitar vista visto viver vizinho vizinhos voltar volta voz preto cinza vermelho
obrigado obrigada vila aldeia
abrigo acender acende aconselhar acompanhado adiantado agarrar agradecer alcançar almoço almoçar
amanhecer anunciar apagar aparecer aparece apertar aperta apontar apressar aproveitar árvore areia
arrancar arrastar arrumar avançar avisar balde barba barro barulho bastar beijo bolso bosque bota
brilhar brincar cachorro cadeira caldo calado caiu caem cansar cantar canção carregar carroça
carro cavalo celebrar cesta chave cheia cheira cheiro chapéu chuva chove choveu cinza cobrir cobre
coberto colher colheita combinar comentar companheiro companhia compra comprar compreender confiar
conhecido conselho construir contente convencer copo cor corda cortar corrigir costume cotovelo
cozinha cozinhar crescer cresce cuidar dedo defender delgado demora demorar depender descansar
descrever desculpa despedir despede despertar devolver desenhar discutir distância distinto
dividir divide doce doer dói dor dorme durar duro edifício embora empurrar encher encontrar
encontra encontro ensinar entregar entrega enviar envia erro erguer escada escolher escolhe espaço
espalhar esquina estrada estrela estreito evitar existir explicação faltar farinha festa
figura fixar flor floresta forasteiro fruta fumaça fumar funcionar fundo ganhar garoto gastar gato
girar golpe gota grosso guiar horta inverno imaginar indicar jardim joelho latir lã lavar leite
lenha ler lê leu ligeiro limpar língua loja lua maçã madeira madrugada manga mapa máquina mar
marca marcar marido medida medir mente mercado mexer molhar molhado montanha montar monte morno mostra
mostram móvel muro música nariz negócio nevar neve notícia novidade nuvem número obrigar oferece
óleo orelha outono paciência palha pássaro pacote par parado passear peito peixe pele pelo perdão perdeu peça pedaço pena pesado pintar prato praça pluma poeira ponte prado preço
apresentar emprestar primavera prova provam queijo queixa rapaz ramo rebanho reclamar recolher
recolhe reconhecer reconhece reconhecido recusar refúgio regar regra relato repartir reparar
repetir repete resolver retirar ri riem roda saco sabor saltar secar seco sede semente
simples separar servir serve significar sombra sopa soprar subir sobe suceder sujo suor supor
surgir susto tábua taça tapar telhado tema tempestade tecer temprano teto tinta torto trabalha
trabalho trapo trato trilha trocar troca troço vaca vela vento vestir veste vestido vidro vigiar
vizinhança voar sapato lamparina viajante estranhos dia jantar mercadoria adiante assinar assina
assine missa mesa conserto consertar mala manta oficina panela pausa quieta costas tocar
toque volta varrer varanda
alta atrever bate bater burlar carinho causa cena comparar compara correto curiosidade descer desceu
desconfiar desconfia desconfiança desculpar disputa dobrado dobrada dono efeito engano escola espirrar
estante estudar exato exata interromper irônico jogador jogadora ligar metro metros missão nascer nasceu
original pescoço planta plantas preciso preferir processo promessa prometer promete própria próprias
rascunho real realmente risonho risonha saiba suspeita suspeitar tropeçar véspera zombar
"""

_EN = """
able above across actual add afraid after afternoon again against age ago agree ahead air allow almost
alone along already although always among angry animal another answer anybody anyone anything anyway
appear arm around arrive ask asleep away back bad bag bed before began begin begun behind believe below
beside best better between beyond big bit black blue body book both bottom bought boy bread break
breath breathe bright bring broke broken brother brought brown build building built busy buy call came cannot
card care careful carry case catch caught cause certain chair chance change child children choose city
clean clear climb close cold come common continue cook cool corner cost count country course cover cross
crowd cry curious cut dark daughter day deal dear decide deep different difficult dinner door doubt down
draw dress drink drop dry during each early ear earth easy eat edge either else empty end enough enter
entire even evening ever every everybody everyone everything example except expect explain eye eyes face fact
fair fall family far fast father fear feel feet fell felt few field fill final find fine finger finish fire first
floor follow food foot force forget form forward found four free fresh friend front full funny game garden
gave general gentle get girl give given glad glass goes gone good goodbye got great green grey ground
group grow guess half hall hand hands happen happy hard hardly head hear heard heart heavy held hello
help here high hill himself hold home hope hour hours house however hurry idea important inside instead
interest into join just keep kept kind kitchen knee knew know known lady land large last late later
laugh lead learn least leave left legs length less let letter lift light like line listen little live long
look loose lose lost lot loud love low made main make man many matter maybe mean meant meet
memory men met middle mile might mind minute miss moment money month moon more morning most mother mouth move
much murmur must name narrow near nearly neck need neighbour neighbor neither never new next nice night
nobody nod noise none nor normal north nose note nothing notice now number offer office often old
once one only open opposite order other others outside over own page paper part party pass past pay
people perhaps person piece place plain plan play pleasant please point poor possible prepare present
press pretty probably problem promise proper pull push put question quick quiet quite rain raise ran
rather reach read ready real really reason receive red remain remember reply rest result return rich
ride right rise road room round rule run rush sad safe said same sat save saw say says sea season seat second
see seem seen sell send sense sent serious set settle several shake shall shape share sharp shirt shop
short shoulder shout show shut side sight sign silence silent simple since sing sir sister sit sky sleep
slight slow small smell smile soft sold some somebody someone something sometimes somewhere son song
soon sorry sort sound south speak speech spend spoke stand star start state stay step stick still stone stood
stop story straight strange street strong subject such sudden summer sun sure surprise table take taken
talk tall taste tell thank thanks thing think third thought three through throw tie till time tired
today together told tomorrow tone tonight too took top touch toward towards town travel tree true truth try
tried turn twice two under understand until upon use usual valley various very view village visit voice
wait walk wall want warm wash watch water way wear weather week well went west wet whatever
wheel whether whisper white whole wide wife wild will win wind window wine winter wish within without woman
women wonder wood word words work world worry worse worth write written wrote wrong yard year years yellow yes yesterday yet young
accept ache admit advance advice afford aloud alright announce apart apologise apologize apple
apron aunt autumn avoid awake bake basket bean beard bench bend bite blanket bless blow board
boat boil boot borrow bowl branch bridge breakfast breeze brick bucket burn busy bush
butter button cabbage candle carpet carriage cart carve cat chat cheap cheek cheer cheese chest
chew chicken chin chimney choose cloak cloth cloud coat coffee collect colour color comb comfort
complain copper copy cough crack cup cushion dance dawn decide deliver depend describe desk dig
dish distance dog dough dozen drag drawer drift drive duck dusk dust duty eager
earn east edge egg elbow empty enjoy envelope evening excuse expensive explain explanation
fail fashion fear feast feather feed fence fetch fish fist flat flour flower fold folk
forehead forest fork fortnight freeze frost fruit gate gather glance glove goat gossip grain
grandmother grass greet grin habit hammer handful harvest hat hay heat heel hedge hire
hole honest honey hook horse host hungry hurt ink iron jacket jar joke journey jug juice kettle
kick kind kindle knock knot ladder lamp lane lantern laundry lazy leaf lean leather lemon
lend lesson lid lip load lock lonely loud lunch maid mail map mark market meal measure meat melt
mend message mild milk mill mirror mist mix mood moonlight mountain mud mug music nail nap nest
noon north notice oil onion orchard oven owe pack pain paint pair pan path patience pause pay
peace pen perfect pick picture pie pile pillow pipe pitch plate pot potato pour powder praise pray
price pride print proof proud pump purse queue rabbit rack rain rapid rare reason
recipe refuse regret repair repeat report ribbon rib ride ring river roast roof rope rough
rub rude rug sack salt sandwich sauce scarf school scratch search seed serve sew
shadow shelf shell shelter shine shiver shoe shore shovel shrug sigh sink skin skirt
slice slide slip smoke smooth snow soak soap soil sole sore soup spare spell spill spin spit
splash split spoon spot spread spring square stable stair stairs stamp steady steam steep stew
stir stomach stool store storm stove strange stranger stream stretch strike string stroke sugar
suit supper suppose surface swallow sweep sweet swim swing tail tea tear tease temper tent thick
thin thirsty thread throat thumb thunder tide tie tight tin toe tool torch trade trail train treat
tree trip trouble trousers trust tub tune twist ugly umbrella uncle visitor vegetable wagon waist
wake warn waste wave wheat whistle wind wipe wire wise wonder wool wrap wrist yard yawn
young traveller traveler shoulders workshop
aboard afterwards argue ashamed awkward bell belong belongs bored brisk connect correct credit curiosity
delay dodge doubtful effect embarrassed grammar grateful hesitate interrupt mistake oclock offended
paid player politely pretend quarrel quest rumour rumor scene ship ships stumble suspect suspicion
tease torn undecided
"""

_LISTS: dict[Language, frozenset[str]] = {
    "es": word_set(_ES),
    "pt": word_set(_PT),
    "en": word_set(_EN),
}


@lru_cache(maxsize=3)
def common_stems(language: Language) -> frozenset[str]:
    """The stems of everyday words, of stop words and of the calendar."""
    listed = _LISTS[language] | stop_words(language) | persons(language) | CALENDAR[language]
    return frozenset(stem(word, language) for word in listed)


@lru_cache(maxsize=100_000)
def is_everyday(word: str, language: Language) -> bool:
    """Whether a folded word is too common to give anything away."""
    return (
        stem(word, language) in common_stems(language)
        or is_negation(word, language)
        or is_number_word(word, language)
    )
