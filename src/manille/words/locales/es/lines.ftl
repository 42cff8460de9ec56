### Lo que dicen el modo línea a línea y la línea de órdenes. Estas frases también las leen en voz alta los lectores de pantalla.

## Lo que va pasando
# $seat es un puesto o "Tú" (seat-you): las frases valen para los dos, sin verbo que concuerde.

seat-you = Tú
says-card = { $seat }: { $card }.
says-call = { $seat }: { $call }.
says = { $seat }: «{ $said }»
asks = { $seat }: «{ $said }» { $partner }: «{ $answer }»

draw-cut = { $seat }, al cortar: { $card }.
draw-draw = { $seat }, al sacar carta: { $card }.
draw-deals = Primer dador: { $seat }.

## El modo línea a línea

plain-resume = Hay una partida sin terminar.
plain-continue = Seguir con ella: { $name }
plain-new = Empezar una partida nueva
plain-which = ¿A qué vas a jugar?
plain-again = ¿Otra partida?
plain-rules = { $name }.
plain-start = Te sientas en Sur. Elige escribiendo un número; con «ayuda» verás qué más puedes escribir.
plain-deal = Mano { $number }. Dador: { $dealer }. Al corte: { $cutter }.
plain-dealt-by = Dador: { $dealer }.
plain-shown = Carta que pinta: { $card }. Su palo es triunfo.
plain-trump =
    { $count ->
        [1] Se juega a { $trump }.
       *[other] Se juega a { $trump }. La mano cuenta { $count } veces.
    }
plain-hand = Tus cartas: { $cards }.
plain-no-cards = ninguna
plain-piles = { $seat }, montones:
plain-pile =
    { $under ->
        [0] Montón { $number }: { $card }, la última.
       *[other] Montón { $number }: { $card }, con { $under } debajo.
    }
plain-pile-down = Montón { $number }: tapado, cartas: { $under }.
plain-turned = { $seat }, carta descubierta: { $card }.
plain-turn = Te toca.
plain-offer = { $number }: { $action }
plain-card = { $card } ({ $code })
plain-say = decir: «{ $said }»
plain-ask = ¿Qué eliges?
plain-signal = ¿Quieres decir algo del palo con el que has salido?
plain-silent = no decir nada
plain-next = Pulsa Intro para seguir.
plain-unknown = «{ $text }» no está entre las opciones. Escribe un número, una carta como 10h, o «ayuda».
plain-trick =
    { $points ->
        [one] { $seat }: baza ganada, { $points } punto.
       *[other] { $seat }: baza ganada, { $points } puntos.
    }
plain-taken = Puntos de cartas hasta ahora: nosotros { $us }, ellos { $them }. Bazas: nosotros { $ours }, ellos { $theirs }.
plain-no-trick = Todavía no se ha jugado ninguna baza.
plain-sheet = Mano { $number }: nosotros { $us }, ellos { $them }.
plain-round-over = Se acabó la mano.
plain-hint = Pista: { $action }. { $why }
plain-no-hint = Las pistas se dan cuando te toca a ti.
plain-no-undo = No hay nada que deshacer.
plain-undone = Deshecho.
plain-help = Escribe el número de una opción, una carta como 10h o una de estas palabras:
plain-help-line = { $command }: { $what }
plain-pace = Escribe «ritmo» y una de estas palabras: { $paces }.
plain-pace-set = Ritmo: { $pace }.
plain-language = Escribe «idioma» y uno de estos: { $languages }.
plain-language-set = Ahora hablamos español.
plain-bye = Hasta pronto. Si queda una partida sin terminar, aquí te espera.
plain-damaged = No se ha podido leer la partida guardada. Queda aparte como { $path }, y empieza una partida nueva.
plain-damaged-house = No se han podido leer las reglas de la casa guardadas. El archivo queda aparte como { $path }.

# Palabras que se pueden escribir, separadas por coma y espacio; se muestra la primera. Las inglesas valen también.
# Sin tildes, para que se escriban fácilmente; "última" no, porque es algo que se dice en la mesa.
command-help = ayuda, help, h, ?
command-hand = cartas, hand
command-table = mesa, table
command-hint = pista, hint
command-undo = deshacer, undo, u
command-trick = baza, trick, last
command-score = tanteo, score
command-rules = reglas, rules
command-pace = ritmo, pace
command-language = idioma, language
command-quit = salir, fin, quit, q, exit
command-help-help = esta lista
command-hand-help = las cartas que tienes
command-table-help = todo lo que está a la vista
command-hint-help = qué haría un buen jugador, y por qué
command-undo-help = deshacer lo último que has elegido, tantas veces como quieras
command-trick-help = la última baza
command-score-help = la hoja de tanteo
command-rules-help = las reglas de esta modalidad
command-pace-help = cuánto se espera entre carta y carta: ritmo lento, ritmo normal, ritmo vivo, ritmo inmediato
command-language-help = otro idioma: idioma en, nl, fr, es o ca
command-quit-help = dejarlo por ahora; la partida queda guardada

pace-slow = lento
pace-normal = normal
pace-fast = vivo
pace-instant = inmediato

## Una mano, para leerla

show-round = Mano { $number }. Dador: { $dealer }.
show-hand = { $seat }: { $cards }.
show-shown = Carta que pinta: { $card }.
show-card = { $seat } { $card }
show-trick =
    { $points ->
        [one] Baza { $number }: { $cards }. Para { $winner }: { $points } punto.
       *[other] Baza { $number }: { $cards }. Para { $winner }: { $points } puntos.
    }
show-unfinished = La mano no está terminada.
show-house-rule = Regla de la casa: { $switch }: { $value }
suit-holding = de { $suit }, { $ranks }
account-points = Puntos: nosotros { $us }, ellos { $them }.
account-hand =
    { $count ->
        [1] Por encima de la mitad: { $hand }.
       *[other] { $hand } por { $count }: { $score }.
    }
account-score = Anotado en la mano: nosotros { $us }, ellos { $them }.
standing = Tanteo: nosotros { $us }, ellos { $them }; la partida es a { $goal }.
standing-sets = Tanteo: nosotros { $us }, ellos { $them }; el juego es a { $goal }. Juegos: nosotros { $won }, ellos { $lost }.
standing-won = { $side }: ganada la partida. Tanteo: nosotros { $us }, ellos { $them }. Juegos: nosotros { $won }, ellos { $lost }.

## La línea de órdenes

cli-about = Manille, Manillen, Manilla y Botifarra: jugar, aprender, estudiar.
cli-play = Juega una partida contra el ordenador, a pantalla completa o línea a línea.
cli-rules = Muestra las reglas de una modalidad; sin nombre, la lista de modalidades.
cli-simulate = Hace que el ordenador juegue partidas solo, y escribe los registros.
cli-replay = Comprueba con las reglas los registros de un archivo.
cli-show = Muestra las manos de un archivo en frases, para leerlas.
cli-perft = Cuenta todo lo que puede pasar a partir de un reparto, para comparar programas.
cli-bench = Mide la velocidad y los tamaños en este ordenador.
cli-house = Guarda, enumera y borra reglas de la casa.
cli-house-save = Guarda unas reglas de la casa con un nombre.
cli-house-list = Enumera las reglas de la casa guardadas.
cli-house-delete = Borra unas reglas de la casa guardadas.
cli-opt-language = El idioma: en, nl, fr, es o ca.
cli-opt-version = Muestra la versión.
cli-opt-plain = Línea a línea, sin pantalla completa.
cli-opt-variant = La modalidad, como belgian o manilla-two.
cli-opt-set = Una regla de la casa, como nombre=valor; se puede dar varias veces.
cli-opt-house = Reglas de la casa guardadas, por su nombre.
cli-opt-seed = Una palabra o un número con que repetir la partida.
cli-opt-bot = Lo bien que juegan los demás: chance, beginner, learner, casual, thumb, club, strong o expert.
cli-opt-new = Empieza una partida nueva aunque haya otra sin terminar.
cli-opt-pace = El ritmo del ordenador: slow (lento), normal, fast (vivo) o instant (inmediato).
cli-opt-json = Una línea de JSON por cada cosa.
cli-opt-matches = Cuántas partidas.
cli-opt-bots = Los jugadores del ordenador de cada puesto, separados por comas; un solo nombre vale para todos.
cli-opt-out = El archivo que se escribe; - para la salida estándar.
cli-opt-jobs = Cuántos procesos; 0 para todos los núcleos.
cli-opt-file = El archivo de registros; - para la entrada estándar.
cli-opt-round = Solo esta mano, contando desde 1.
cli-opt-perft-seed = El número del que sale el reparto.
cli-opt-depth = Cuántas acciones hacia delante.
cli-opt-left = Empieza cuando a cada jugador le quedan tantas cartas.
cli-opt-subject = Qué se mide.
cli-opt-bench-deals = Cuántos repartos de 32 cartas; cada uno se resuelve con cada triunfo y sin triunfo.
cli-opt-large = Cuántos repartos de 48 cartas; cada uno se resuelve con cada triunfo y sin triunfo.
cli-opt-peers = Mide otros motores, endplay y colver, junto al analizador con los mismos repartos.
cli-opt-name = El nombre que quieras.
cli-progress = Partidas
cli-replay-ok =
    { $winner ->
        [0] Registro { $number }: correcto. Ganan Sur y Norte, juegos { $won }-{ $lost }.
        [1] Registro { $number }: correcto. Ganan Este y Oeste, juegos { $won }-{ $lost }.
        [south] Registro { $number }: correcto. Gana Sur, juegos { $won }-{ $lost }.
        [north] Registro { $number }: correcto. Gana Norte, juegos { $won }-{ $lost }.
       *[none] Registro { $number }: correcto. Tanteo { $us }-{ $them }, juegos { $won }-{ $lost }, sin terminar.
    }
cli-replay-bad = Registro { $number }: { $where }{ $message }
cli-where-round = mano { $round }:{ " " }
cli-where-call = mano { $round }, voz { $call }:{ " " }
cli-where-play = mano { $round }, carta { $play }:{ " " }
cli-simulated = Partidas: { $matches }; manos: { $rounds }. Ganadas: bando 0, { $one }; bando 1, { $two }.
cli-house-saved = Guardado: { $name }.
cli-house-replaced = Guardado: { $name }, en lugar de las reglas que tenían ese nombre.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = No hay reglas de la casa guardadas.
cli-house-unknown = No hay reglas de la casa con el nombre «{ $name }».
cli-house-gone = Borrado: { $name }.
cli-help-usage = Uso:
cli-help-slot-options = { "[" }OPCIONES]
cli-help-slot-command = ORDEN [ARGUMENTOS]…
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Órdenes
cli-help-default = { "[" }por defecto: { $value }]
cli-help-required = { "[" }obligatorio]
cli-help-help = Mostrar esta ayuda y terminar.
cli-no-option = Aquí no existe la opción «{ $name }»: «{ $command } --help» dice cuáles hay.
cli-odd-option = «{ $name }» no se usa así: «{ $command } --help» dice cómo.
cli-missing = Falta «{ $name }»: «{ $command } --help» dice qué es.
cli-bad-whole = «{ $name }» pide un número entero, { $low } o más.
cli-bad-range = «{ $name }» pide un número entero de { $low } a { $high }.
cli-no-command = No existe esa orden; hay: { $names }.
cli-too-many = Es más de lo que admite «{ $command }»: «{ $command } --help» dice qué hace falta.
cli-bad-variant = No hay ninguna modalidad llamada «{ $name }»; hay: { $names }.
cli-bad-bots = Esta modalidad tiene { $players } puestos: da { $players } jugadores del ordenador, o uno para todos.
cli-bad-bot = No hay ningún jugador del ordenador llamado «{ $name }»; hay: { $names }.
cli-bot-kernel = «{ $name }» necesita el analizador compilado, que aquí no se puede cargar; hay: { $names }.
cli-bad-language = Aquí no hay ningún idioma «{ $name }»; hay: { $names }.
cli-bad-pace = No hay ningún ritmo «{ $name }»; hay: { $names }.
cli-match-waits = Hay una partida sin terminar ({ $game }, mano { $number }): «manille play» sigue con ella, y --new la abandona.
cli-bad-write = No se puede escribir el archivo: { $path }.
cli-bad-output = No se puede escribir la respuesta en la salida estándar.
cli-bad-save = No se puede leer o escribir lo que se guarda: { $path }.
cli-bad-round = En este registro no hay ninguna mano { $number }.
cli-bad-seat = Esta modalidad no tiene ningún puesto { $seat }: los puestos van del 0 al { $last }.
cli-bad-left = En este juego cada mano tiene { $most } cartas como máximo.
cli-bad-subject = Aquí no hay ningún «{ $name }» que medir; hay: { $names }.
cli-bad-peers = Solo el analizador se compara con otros motores: «bench solver --peers».
cli-no-peer = «{ $name }» no se puede cargar aquí, así que no se compara con él; lo instala el extra «peers» de este paquete, si existe para este Python.
cli-bench-spread = media { $mean }, de { $low } a { $high }
cli-no-screen = Aquí no hay terminal para la pantalla completa, así que se juega línea a línea.

## Resolver una posición y analizar una mano
# $row es una fila de solve-card; $margin y $value son solve-exact o solve-between.

cli-solve = Dice cuánto vale cada carta, con todas a la vista, en el punto en que está la última mano de un registro.
cli-analyse = Dice cuánto costó cada carta de una mano terminada: tal como estaban las cartas, y como decisión.
cli-opt-budget = Cuántas posiciones se miran como máximo por registro; lo que no queda claro se da entre límites.
cli-opt-analyse-budget = Cuántas posiciones examinar como máximo por carta, y otras tantas para todos sus repartos posibles juntos; lo que no queda claro se da entre límites.
cli-opt-worlds = En cuántos repartos posibles se sopesa cada decisión; 0 para ninguno.
cli-opt-worlds-seed = Una palabra o un número con que repetir los mismos repartos posibles.
cli-no-kernel = Aquí no se puede cargar el analizador compilado y responde el lento: con muchas cartas tarda muchísimo, o da límites.
bad-solve-over = No hay ninguna mano en juego, así que no hay nada que resolver.
bad-solve-calls = Todavía se está eligiendo el triunfo o doblando, así que no hay carta que resolver.
bad-analyse-none = No hay ninguna mano terminada, así que no hay nada que analizar.
bad-analyse-round = En este registro no hay ninguna mano terminada con ese número.
solve-exact = { $number }
solve-between = de { $low } a { $high }
solve-card = { $card }: { $margin }
solve-position = Registro { $record }, mano { $round }, le toca a { $seat }. Puntos del bando de Sur menos los del otro al final, con todas las cartas a la vista y jugando todos lo mejor posible, tras cada carta: { $row }.
analyse-round = Registro { $record }, mano { $number }. Dador: { $dealer }.
analyse-value = Puntos del bando de Sur menos los del otro: { $value } si todos hubieran jugado lo mejor posible con las cartas a la vista, { $margin } tal como se jugó.
analyse-about =
    { $worlds ->
        [0] Cuántos puntos costó cada carta frente a la mejor, tal como estaban las cartas: lo que pasó.
        [one] Cuántos puntos costó cada carta frente a la mejor, tal como estaban las cartas: lo que pasó; y en un reparto que el jugador no podía descartar: la decisión.
       *[other] Cuántos puntos costó cada carta frente a la mejor, tal como estaban las cartas: lo que pasó; y de media en { $worlds } repartos que el jugador no podía descartar: la decisión.
    }
analyse-trick = Baza
analyse-seat = Jugador
analyse-card = Carta
analyse-happened = Lo que pasó
analyse-decision = Decisión
analyse-sum = todas las cartas
analyse-bounds = Donde hay dos cifras en vez de una, la búsqueda no llegó al final: la verdadera está entre las dos.

## Explicar las decisiones
# $bot es el nombre de un jugador del ordenador, $why una frase, $clause el número de una regla.

cli-explain = Dice de cada decisión de una mano qué la obligaba, qué podía saber el jugador, y qué opinan de ella los jugadores del ordenador y por qué.
cli-opt-explain-bot = El jugador del ordenador al que se pregunta; se puede dar varias veces. Solo ve lo que veía el jugador.
cli-opt-explain-round = La mano, contada desde 1; si no, la última.
cli-opt-seat = Solo este puesto: 0 para Sur, y así en el sentido del juego.
bad-explain-none = No hay tal mano que explicar.
explain-card = Baza { $number }. { $seat }: { $card }.
explain-call = { $seat }: { $call }.
explain-now = Ahora le toca a: { $seat }.
explain-bound = { $why } ({ $clause })
explain-tell = Lo que se puede saber: { $told }
explain-same = { $bot } haría lo mismo: { $why }
explain-would = { $bot } elegiría: { $action }. { $why }
explain-done = { $action }: { $why }
explain-choice = Opción
explain-value = Valor
explain-mean = Media
explain-spread = Dispersión
explain-best = La mejor en
explain-least = Mínimo
explain-about = El valor es lo que guía a un jugador del ordenador; solo se compara dentro de una decisión. Si imagina repartos: la media de la diferencia de puntos para el bando del jugador, su dispersión, la parte de los repartos en que nada era mejor, y el mínimo. Los dos últimos valen a cartas descubiertas, de modo que la media puede quedar por debajo del mínimo; faltan (–) cuando un reparto es demasiado grande para ello.
tell-none = { $seat } no tiene { $suit }.
tell-above = { $seat } no tiene nada del palo por encima de { $card }.
tell-lacks = { $seat } no tiene ninguna de estas: { $cards }.
tell-holds = { $seat } tiene que tener: { $cards }.
tell-some = { $seat } tiene al menos { $number } de estas: { $cards }.

## La comparación de jugadores del ordenador
# $one y $two son jugadores del ordenador. Las cifras: el bando del primero menos el del segundo.

cli-arena = Compara dos jugadores del ordenador: todo se juega dos veces, la segunda con los bandos cambiados.
cli-ladder = Compara cada jugador del ordenador con el anterior, y escribe la tabla.
cli-opt-one = El jugador del ordenador que se mide.
cli-opt-two = El jugador del ordenador con el que se compara.
cli-opt-deals = Cuántos repartos, o cuántas partidas; todo se juega dos veces.
cli-opt-whole = Partidas enteras en lugar de manos sueltas.
cli-opt-frozen-seed = Una palabra o un número del que salen todos los repartos.
cli-opt-resume = Un archivo que lo guarda todo; lo que se cortó sigue desde ahí.
cli-opt-resume-folder = Una carpeta de archivos que lo guardan todo; lo que se cortó sigue desde ahí.
cli-opt-stop = Termina en cuanto decide la prueba secuencial.
cli-opt-margin = La ventaja que busca la prueba: 0.5 puntos por mano, o partidas ganadas menos perdidas, 0.1.
cli-opt-variants = Una modalidad; se puede dar varias veces. Sin ella, todas.
cli-bad-margin = La ventaja tiene que ser mayor que 0 y menor que 1000.
arena-bad-other = Este archivo no es de esta comparación y se queda como está: { $path }.
arena-bad-damaged = Este archivo de una comparación está dañado: { $path }.
arena-bad-unwritable = No se puede leer y escribir este archivo: { $path }.
# Lo que va entre la parte entera de un número y el resto.
arena-decimal = ,
arena-pair = { $one } − { $two }
arena-title = { $game }: { $one } − { $two }, semilla { $seed }.
arena-played-rounds = Repartos: { $deals }, cada uno jugado dos veces con los bandos cambiados.
arena-played-matches = Partidas: { $deals }, cada una jugada dos veces con los bandos cambiados.
arena-mean = media
arena-error = error típico
arena-interval = intervalo del 95 %
arena-deviation = desviación típica
arena-within = { $low } a { $high }
arena-points = Puntos de la mano
arena-score = Anotado en la mano
arena-matches = Partidas ganadas menos perdidas
arena-sets = Juegos
arena-match-score = Anotado en la partida
arena-share = Partidas ganadas por { $one }: { $share } %.
arena-test =
    { $verdict ->
        [better] Prueba secuencial, 0 contra { $margin }: { $one } es mejor que { $two }; decidido con { $deals }.
        [not_better] Prueba secuencial, 0 contra { $margin }: { $one } no es mejor que { $two }; decidido con { $deals }.
       *[open] Prueba secuencial, 0 contra { $margin }: sin decidir tras { $deals } ({ $one }, { $two }).
    }
arena-times = Milisegundos por jugada: { $one } { $first }, { $two } { $second }.
cli-train = Enseñar a los bots que buscan cómo juegan los jugadores, con rondas de los propios bots.
cli-opt-rounds = De cuántas rondas se aprende, para cada juego.
cli-opt-policies = La carpeta de los archivos con lo aprendido.
cli-trained = { $game }: una carta sorprende { $surprise } bits, sin aprender { $untaught } ({ $decisions } cartas de rondas de las que no se aprendió).
ladder-title = La escala de los jugadores del ordenador
ladder-figures = Cada jugador del ordenador contra el anterior. Todo se jugó dos veces, la segunda con los bandos cambiados. Las cifras son las del bando del primero menos las del segundo: la media, con su intervalo del 95 %. Los tiempos son de procesador.
ladder-stopped = Cada pareja jugó hasta que la prueba decidió: las medias así halladas quedan algo demasiado lejos de 0, y sus intervalos son algo demasiado estrechos.
ladder-repeat = Esta orden repite la tabla, salvo los tiempos:
ladder-game = Modalidad
ladder-pair = Jugadores
ladder-deals = Cantidad
ladder-times = Milisegundos por jugada
