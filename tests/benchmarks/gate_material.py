"""Ordinary synopses that give nothing away, and the ways of hiding a word from a reader."""

from __future__ import annotations

import base64
import codecs
from collections.abc import Callable

ORDINARY = {
    "es": """
Llega a la plaza cuando empieza a llover y busca refugio bajo los soportales.
Pregunta por una habitación para dos noches y paga por adelantado.
La conversación gira en torno al precio del pan y nadie parece tener prisa.
Ella le ofrece un vaso de vino y le señala la mesa junto a la ventana.
Se oyen pasos en la escalera; la puerta se abre y entra un viejo conocido.
El viajero quiere saber dónde puede comprar una cuerda y una lámpara de aceite.
Discuten en voz baja sobre quién debe vigilar el camino esta noche.
Al amanecer recogen sus cosas, se despiden y toman el sendero del norte.
Un perro ladra a lo lejos mientras los dos hombres cargan el carro.
Le devuelve la carta sin abrirla y le pide que no vuelva a mencionarlo.
El calor aprieta, las calles están vacías y solo se oye el martillo del taller.
Alguien ha dejado una cesta con manzanas delante de la casa.
Ambos recuerdan la última fiesta del pueblo y se ríen de las canciones.
La niña esconde algo detrás de la espalda y no quiere enseñarlo.
Se sienta al fuego, se quita las botas mojadas y espera a que le hablen.
El mercado está lleno; entre la gente cree reconocer una cara.
Propone un trato: ayudará con la cosecha a cambio de techo y comida.
La tormenta corta el camino y deciden quedarse hasta que pase.
Le enseña el mapa y marca con el dedo la parte que falta.
Nadie contesta a la segunda llamada, así que prueba con la ventana de atrás.
Mira el cielo, calcula las horas de luz que quedan y apura el paso.
El grupo se reparte las tareas: unos encienden el fuego, otros traen agua.
Pide disculpas por el retraso y explica que la rueda del carro se rompió.
Los dos niegan haber oído nada, aunque se miran antes de contestar.
La vieja cuenta una historia de cuando era joven y todos callan.
Busca trabajo por unos días y ofrece sus manos para lo que haga falta.
Cae la tarde sobre los tejados y el humo de las chimeneas se queda quieto.
Ha perdido la llave y cree que se le cayó cerca del puente.
Compra dos velas, un trozo de queso y pregunta por el barbero.
El muchacho corre a avisar a su madre de que hay forasteros en la puerta.
""",
    "pt": """
Chega à praça quando começa a chover e procura abrigo debaixo dos arcos.
Pergunta por um quarto para duas noites e paga adiantado.
A conversa gira em torno do preço do pão e ninguém parece ter pressa.
Ela lhe oferece um copo de vinho e aponta a mesa junto à janela.
Ouvem-se passos na escada; a porta se abre e entra um velho conhecido.
O viajante quer saber onde pode comprar uma corda e uma lamparina.
Discutem em voz baixa sobre quem deve vigiar o caminho esta noite.
Ao amanhecer recolhem suas coisas, despedem-se e tomam a trilha do norte.
Um cachorro late ao longe enquanto os dois homens carregam a carroça.
Devolve a carta sem abri-la e pede que não volte a falar disso.
O calor aperta, as ruas estão vazias e só se ouve o martelo da oficina.
Alguém deixou uma cesta com maçãs diante da casa.
Ambos lembram a última festa da vila e riem das canções.
A menina esconde alguma coisa atrás das costas e não quer mostrar.
Senta-se perto do fogo, tira as botas molhadas e espera que lhe falem.
A feira está cheia; no meio da gente acha que reconhece um rosto.
Propõe um trato: ajudará na colheita em troca de teto e comida.
A tempestade corta a estrada e decidem ficar até que passe.
Mostra o mapa e marca com o dedo a parte que falta.
Ninguém responde à segunda chamada, então tenta a janela dos fundos.
Olha o céu, calcula as horas de luz que restam e aperta o passo.
O grupo divide as tarefas: uns acendem o fogo, outros trazem água.
Pede desculpas pelo atraso e explica que a roda da carroça quebrou.
Os dois negam ter ouvido qualquer coisa, embora se olhem antes de responder.
A velha conta uma história de quando era jovem e todos se calam.
Procura trabalho por alguns dias e oferece as mãos para o que for preciso.
A tarde cai sobre os telhados e a fumaça das chaminés fica parada.
Perdeu a chave e acha que a deixou cair perto da ponte.
Compra duas velas, um pedaço de queijo e pergunta pelo barbeiro.
O rapaz corre para avisar a mãe de que há estranhos na porta.
""",
    "en": """
She reaches the square as the rain begins and looks for shelter under the arches.
He asks for a room for two nights and pays in advance.
The talk turns to the price of bread and nobody seems to be in a hurry.
She offers him a cup of wine and points to the table by the window.
Steps are heard on the stairs; the door opens and an old acquaintance walks in.
The traveller wants to know where to buy a rope and an oil lamp.
They argue quietly about who should watch the road tonight.
At dawn they gather their things, say goodbye and take the northern path.
A dog barks far away while the two men load the cart.
He hands back the letter unopened and asks her not to mention it again.
It is hot, the streets are empty and only the hammer of the workshop can be heard.
Somebody has left a basket of apples in front of the house.
Both remember the last village feast and laugh about the songs.
The girl hides something behind her back and will not show it.
He sits down by the fire, takes off his wet boots and waits to be spoken to.
The market is crowded; among the people she thinks she knows a face.
He proposes a bargain: he will help with the harvest for a roof and food.
The storm cuts the road and they decide to stay until it has passed.
She shows the map and marks the missing part with her finger.
Nobody answers the second knock, so he tries the back window.
She looks at the sky, counts the hours of light that are left and walks faster.
The group shares the work: some light the fire, others fetch water.
He apologises for being late and explains that the wheel of the cart broke.
Both deny having heard anything, though they look at each other before they answer.
The old woman tells a story of her youth and everyone falls silent.
He looks for work for a few days and offers his hands for whatever is needed.
Evening falls over the roofs and the smoke of the chimneys stands still.
She has lost the key and thinks that it fell near the bridge.
He buys two candles, a piece of cheese and asks for the barber.
The boy runs to tell his mother that there are strangers at the door.
""",
}

HELD_OUT = {
    "es": """
Prepara una infusión y espera a que el otro termine de hablar.
Cruza el arroyo saltando de roca en roca y llega empapado al otro lado.
Hace cuentas con un lápiz corto y se equivoca dos veces en la suma.
Los niños juegan a perseguirse entre los puestos y tiran una jarra.
Se queda mirando el techo, sin ganas de levantarse, hasta que llaman.
Alquila un caballo hasta el próximo pueblo y promete volver el jueves.
Nadie quiere ser el primero en proponer que se marchen a casa.
Barre la entrada, riega las macetas y saluda a todo el que pasa.
Encuentra la posada cerrada y duerme bajo un árbol, envuelto en la capa.
El herrero le muestra el portón que está arreglando y se queja del óxido.
Una ráfaga apaga el farol y durante un instante solo se oye el viento.
Intercambian noticias de sus familias y acuerdan verse después de misa.
Ensaya la disculpa en voz alta y la olvida en cuanto la tiene delante.
El carpintero mide la mesa otra vez y pide más clavos.
Se tropieza con un cubo, suelta una maldición y se echa a reír.
""",
    "pt": """
Prepara um chá e espera que o outro termine de falar.
Atravessa o riacho pulando de rocha em rocha e chega encharcado à outra margem.
Faz contas com um lápis curto e erra duas vezes na soma.
As crianças correm umas atrás das outras entre as barracas e derrubam um jarro.
Fica olhando o teto, sem vontade de levantar, até que batem à porta.
Aluga um cavalo até a próxima aldeia e promete voltar na quinta-feira.
Ninguém quer ser o primeiro a propor que voltem para casa.
Varre a entrada, rega os vasos e cumprimenta todos que passam.
Encontra a estalagem fechada e dorme sob uma árvore, enrolado na capa.
O ferreiro mostra o portão que está consertando e reclama da ferrugem.
Uma rajada apaga o lampião e por um instante só se ouve o vento.
Trocam notícias das famílias e combinam de se ver depois da missa.
Ensaia o pedido de desculpas em voz alta e esquece tudo ao vê-la.
O carpinteiro mede a mesa outra vez e pede mais pregos.
Tropeça num balde, solta um palavrão e começa a rir.
""",
    "en": """
He brews some tea and waits for the other to finish talking.
She crosses the brook by jumping from rock to rock and arrives soaked.
He does sums with a short pencil and gets the total wrong twice.
The children chase each other between the stalls and knock over a jar.
She lies staring at the ceiling, in no mood to rise, until there is a knock.
He rents a horse as far as the next hamlet and promises to return on Thursday.
No one wants to be the first to suggest that they go home.
She sweeps the doorstep, waters the pots and greets all who pass.
He finds the inn shut and sleeps under an elm, wrapped in his cloak.
The smith shows her the gate he is mending and grumbles about rust.
A gust puts out the lantern and for an instant only the wind is heard.
They swap news of their families and agree to meet after church.
He rehearses his apology aloud and forgets it the moment he sees her.
The carpenter measures the table again and asks for more nails.
She trips over a bucket, curses and bursts out laughing.
""",
}
"""Written after the list of everyday words, and never used to add to it."""

_LEET = str.maketrans("aeiost", "431057")
_CYRILLIC = str.maketrans("aeopcx", "аеорсх")

DISGUISES: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "upper case": str.upper,
    "a space": lambda w: f"{w[: len(w) // 2]} {w[len(w) // 2 :]}",
    "a line end": lambda w: f"{w[: len(w) // 2]}-\n{w[len(w) // 2 :]}",
    "letter by letter": "-".join,
    "letters and spaces": " ".join,
    "pairs": lambda w: "·".join(w[at : at + 2] for at in range(0, len(w), 2)),
    "markdown": lambda w: f"**{w[: len(w) // 2]}**{w[len(w) // 2 :]}",
    "a tag": lambda w: f"{w[:2]}<b>{w[2:]}</b>",
    "zero width": "\u200b".join,
    "variation selector": "\ufe0f".join,
    "enclosed": lambda w: "".join(c + "\u20dd" for c in w),
    "stacked marks": lambda w: "".join(c + "\u0334\u0353" for c in w),
    "figures": lambda w: w.translate(_LEET),
    "Cyrillic": lambda w: w.translate(_CYRILLIC),
    "styled": lambda w: "".join(chr(0x1D400 + ord(c) - 97 + 26) if "a" <= c <= "z" else c for c in w),
    "drawn out": lambda w: w[:2] + w[1] * 3 + w[2:],
    "backwards": lambda w: w[::-1],
    "rot13": lambda w: codecs.encode(w, "rot13"),
    "base64": lambda w: base64.b64encode(w.encode()).decode(),
    "hexadecimal": lambda w: w.encode().hex(),
    "percent": lambda w: "".join(f"%{byte:02X}" for byte in w.encode()),
    "entities": lambda w: "".join(f"&#{ord(c)};" for c in w),
    "in a long word": lambda w: f"archi{w}",
}  # fmt: skip
