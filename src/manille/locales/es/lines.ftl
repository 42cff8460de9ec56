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
cli-opt-bot = El jugador del ordenador en los demás puestos.
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
cli-opt-name = El nombre que quieras.
cli-progress = Partidas
cli-replay-ok =
    { $winner ->
        [0] Registro { $number }: correcto. Ganan Sur y Norte, juegos { $won }-{ $lost }.
        [1] Registro { $number }: correcto. Ganan Este y Oeste, juegos { $won }-{ $lost }.
       *[none] Registro { $number }: correcto. Tanteo { $us }-{ $them }, juegos { $won }-{ $lost }, sin terminar.
    }
cli-replay-bad = Registro { $number }: { $where }{ $message }
cli-where-round = mano { $round }:{ " " }
cli-where-call = mano { $round }, voz { $call }:{ " " }
cli-where-play = mano { $round }, carta { $play }:{ " " }
cli-simulated = Partidas: { $matches }; manos: { $rounds }. Ganadas: bando 0, { $one }; bando 1, { $two }.
cli-house-saved = Guardado: { $name }.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = No hay reglas de la casa guardadas.
cli-house-unknown = No hay reglas de la casa con el nombre «{ $name }».
cli-house-gone = Borrado: { $name }.
cli-bad-set = «{ $text }» no es una regla de la casa: escribe nombre=valor.
cli-bad-bots = Esta modalidad tiene { $players } puestos: da { $players } jugadores del ordenador, o uno para todos.
cli-bad-bot = No hay ningún jugador del ordenador llamado «{ $name }»; hay: { $names }.
cli-bad-language = Aquí no hay ningún idioma «{ $name }»; hay: { $names }.
cli-bad-pace = No hay ningún ritmo «{ $name }»; hay: { $names }.
cli-bad-write = No se puede escribir el archivo: { $path }.
cli-bad-round = En este registro no hay ninguna mano { $number }.
cli-bad-left = En este juego cada mano tiene { $most } cartas como máximo.
cli-no-screen = Aquí no hay terminal para la pantalla completa, así que se juega línea a línea.
