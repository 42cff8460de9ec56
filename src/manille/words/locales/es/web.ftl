### Lo que solo dice la aplicación web. Lo que también dice el terminal está en los otros ficheros.

## La mesa

web-connecting = Conectando con la mesa…
web-offline = Se ha cortado la conexión con el servidor. Se está intentando de nuevo.
web-menu = Menú
web-close = Cerrar
web-round = Mano { $number }
web-your-hand = Tus cartas
web-tools = Ayuda en la mesa
web-hint = Pista
web-hinted = la pista
web-talk = Preguntar
web-last-trick = La última baza
web-account = La cuenta
# $seat es un mensaje seat-… o «Tú»; los dos tienen que encajar.
web-named-by = Triunfo elegido por: { $seat }
web-ask-trump = ¿Qué palo será triunfo?
web-ask-double = ¿Lo dejas así o doblas?
# $card es una carta.
web-card-hinted = { $card }, la pista
web-card-barred = { $card }, ahora no
web-card-played = { $card }, ya jugada
web-pile-empty = Montón { $number }: agotado.
web-why = ¿Por qué?
web-why-more = El papel de sus cartas se dice cuando termina la mano.
# $seat es un sitio, $card la carta que jugó.
web-why-card = ¿Por qué? { $seat }: { $card }
# $what es un mensaje says-call.
web-why-call = ¿Por qué? { $what }
web-no-reason = No se conoce la razón.
web-leave = Levantarse de la mesa
web-again-sure = Esta partida no ha terminado. ¿La abandonas y empiezas otra?

## Comienzo y ajustes

web-game = Juego
web-other-games = Otros juegos
web-settings-match = La partida
web-settings-table = En la mesa
web-settings-look = Cartas y tapete
web-from-next = Lo que cambies aquí vale desde la próxima partida.
web-coming = Has cambiado las reglas. Valen desde la próxima partida.
web-play-forced = Jugar sola la carta cuando es la única permitida
web-raise-first = El primer toque levanta la carta, el segundo la juega
web-trump-side = Los triunfos en la mano
web-trump-side-left = a la izquierda
web-trump-side-right = a la derecha
web-sound = Sonidos
web-letters = Letras de las cartas francesas
web-letters-en = A K Q J (inglés)
web-letters-fr = A R D V (francés)
web-letters-nl = A H V B (neerlandés)
web-four-colours = Cuatro colores para los cuatro palos
web-felt = Tapete
web-felt-dark = oscuro
web-felt-light = claro

## Partidas jugadas

web-history = Partidas jugadas
web-history-none = Todavía no has terminado ninguna mano.
web-results = Resultados
web-matches = Partidas
web-matches-won = Ganadas
web-rounds = Manos
web-points-us = Nosotros
web-points-them = Ellos
web-rounds-played =
    { $count ->
        [one] 1 mano
       *[other] { $count } manos
    }
web-won = Ganada
web-lost = Perdida
web-unfinished = Sin terminar
web-more = Ver más
web-replay = Con todas las cartas a la vista
web-trick-back = Baza anterior
web-card-back = Carta anterior
web-card-on = Carta siguiente
web-trick-on = Baza siguiente
web-copy-round = Copiar esta mano
web-copy-match = Copiar la partida
web-copied = Copiado.
web-paste = Mirar una partida anotada
web-paste-label = Una línea de anotación, copiada aquí o escrita por el programa
web-look = Mirar

## La primera mano, explicada mientras se juega

web-guide = Explicar la próxima mano mientras se juega
web-guide-ok = Entendido
web-guide-lesson = ¡Te damos la bienvenida! Las cartas de esta mano se han preparado para que encuentres todo lo que importa. Tómate tu tiempo: los demás te esperan, y puedes retirar una carta.
# $ranks es una lista como «nueve 5, as 4 y rey 3».
web-guide-cards = Estas son tus cartas. Cinco cartas de cada palo valen puntos, de la más alta a la más baja: { $ranks }. Las demás no valen nada.
web-guide-rank = { $rank } { $points }
web-guide-shown = Esta carta se enseñó al repartir: { $card }. Su palo es triunfo, y cualquier triunfo gana a las cartas de los otros palos.
web-guide-piles = Solo se puede jugar la carta de arriba de cada montón. Después se descubre la que está debajo; hasta entonces nadie la conoce.
web-guide-name = Tú eliges el triunfo. Toma un palo del que tengas muchas cartas, mejor con la más alta. Cualquier triunfo gana a las cartas de los otros palos.
web-guide-double = Si crees que tu bando hará más de la mitad de los puntos, dobla: la mano contará más para quien la gane. Si no, pasa.
web-guide-manille = Tienes { $card }, la carta más alta de su palo, que vale 5. Ninguna otra de ese palo le gana, ni siquiera el as o el rey.
web-guide-lead = Sales tú, con la carta que quieras. { $trump ->
    [no] La más alta de ese palo gana la baza.
   *[yes] La más alta de ese palo gana la baza, si nadie echa triunfo.
}
# $why es la frase de una regla.
web-guide-must = Ahora no puedes jugar todas tus cartas. { $why }
web-guide-mate = Tu compañero va ganando esta baza. Si es probable que siga así, echa una carta con puntos: cuentan para los dos.
web-guide-foe = Un contrario va ganando esta baza. Llévatela si puedes y si vale la pena; si no, echa una carta sin puntos.
web-guide-trick = Quien gana una baza sale en la siguiente. Junto a la mesa ves las bazas y los puntos de cada bando; tócalos para ver la última baza.
web-guide-half = Una mano tiene { $total } puntos. Solo anota el bando que pasa de { $half }, y solo lo que tiene de más: no pierdas la cuenta.
web-guide-last = Es tu última carta. Después viene la cuenta, paso a paso; toca un paso para leer su regla.

## Cómo se juega

web-howto = Cómo se juega
web-advice = Jugar bien
web-glossary = Palabras del juego

## Cómo se juega: el glosario. Una palabra y lo que es.

glossary-manille = Manilla
glossary-manille-is = La carta más alta de un palo, que vale 5: el nueve de la baraja española, el diez de la francesa (allí se llama manille).
glossary-manillon = Manillón
glossary-manillon-is = El as, la segunda carta de su palo, que vale 4.
glossary-side = Palo corriente
glossary-side-is = Cualquier palo que no es triunfo.
glossary-void = Fallar a un palo
glossary-void-is = No tener ninguna carta del palo de salida. Solo entonces puedes, o debes, echar triunfo.
glossary-feed = Cargar
glossary-feed-is = Echar una carta con puntos en una baza que va a ganar tu compañero.
glossary-excess = Por encima de la mitad
glossary-excess-is = Lo que un bando se lleva más allá de la mitad de los puntos. En casi todas las formas del juego solo se anota eso.
glossary-shown = Pinta
glossary-shown-is = La última carta del dador, puesta boca arriba: su palo es triunfo. En Francia se llama retourne.
glossary-plat = Plat
glossary-plat-is = En Bélgica, una mano empatada a 30. La mano siguiente cuenta doble.
glossary-none = Zonder troef, sans atout, botifarra
glossary-none-is = Una mano sin triunfo. Donde se puede elegir, casi siempre cuenta doble.
glossary-contro = Contro, recontro, Sant Vicenç
glossary-contro-is = Los tres pasos con que se dobla en la Botifarra.
glossary-capote = Capote
glossary-capote-is = Todas las bazas de una mano, ganadas por un solo bando.
glossary-set = Juego, manga
glossary-set-is = Una parte de la partida, que se juega hasta su propio tanteo.
glossary-talking = Manilla hablada
glossary-talking-is = Jugar con señales o preguntas entre compañeros, en voz alta para que todos las oigan. También manille parlée.

## Cómo se juega: consejos. Un título y dos o tres frases; debajo de algunos hay cartas dibujadas.

advice-half = Ten presente dónde está la mitad
advice-half-text = Solo se anotan los puntos que pasan de la mitad. Ve sumando los de tu bando según caen las bazas. Justo por debajo de la mitad cada punto importa, y hay que pelear hasta por una sota; muy por encima puedes dejar ir alguno.
advice-manille = Cobra tus manillas a tiempo
advice-manille-text = En su palo nada gana a una manilla, pero cualquier triunfo sí, y con ella se van cinco puntos. Un palo es más seguro la primera vez que sale, cuando todos tienen aún alguna carta.
advice-manillon = Guarda el as detrás de la manilla
advice-manillon-text = Mientras no haya salido la manilla del palo, salir del as es regalar cuatro puntos. Espera a que se juegue, o a que la baza sea con seguridad de tu compañero.
advice-feed = Carga a tu compañero
advice-feed-text = Cuando ya nadie puede con la carta de tu compañero, echa la más cara de las que no ganarían baza por sí solas: un rey, o un as cuya manilla sigue fuera. Así se gana la mayoría de los puntos.
advice-starve = No des nada a los contrarios
advice-starve-text = Si la baza está perdida, echa la carta que menos cueste. Las cartas bajas no ganan nada, pero te ahorran los reyes y los caballos.
advice-force = Haz salir las cartas altas
advice-force-text = En casi todas las formas del juego, el contrario que puede ganar a tu carta está obligado a hacerlo. Si sales de rey, tendrá que caer el as o la manilla, y tus cartas siguientes quizá manden después.
advice-trumps = Saca los triunfos si tienes muchos
advice-trumps-text = Si tu bando eligió el triunfo, o tienes muchos, sal de triunfo hasta que a los contrarios no les quede ninguno. Hay doce en la baraja española y ocho en la francesa: cuéntalos. Después tus manillas de los demás palos están a salvo.
advice-short = Un palo corto es una ocasión
advice-short-text = Juega pronto la carta que tengas sola en un palo. La próxima vez que salga podrás fallar, y hasta un triunfo pequeño se lleva los puntos.
advice-read = Cada carta cuenta algo
advice-read-text = Quien no asistió ya no tiene de ese palo. Quien estaba obligado a subir y no subió no tiene nada más alto. Al terminar la mano, abre las bazas y pregunta por qué en cualquier carta de los demás: sabrás en qué se fijaron.
advice-name = Primero la largura, luego la fuerza
advice-name-text = Cuatro o cinco cartas con la manilla son un buen triunfo aunque el resto sea pobre. Ve sin triunfo con manillas y ases en tres o cuatro palos, y sin ningún palo que los contrarios puedan jugar de arriba abajo.
advice-double = Dobla por lo que ves
advice-double-text = Una mano doblada cuenta más para quien la gana. Dobla cuando tus cartas casi hacen la mitad por sí solas, con triunfos entre ellas, y no porque los otros puedan ser débiles.
advice-piles = Con montones abiertos, mira lo que descubres
advice-piles-text = En el juego para dos, cada carta que juegas descubre otra. Si dos cartas hacen el mismo trabajo, juega la del montón más alto: cartas nuevas son ocasiones nuevas. Conserva todos los palos mientras puedas, y recuerda que el palo que falta arriba te deja fallar.
