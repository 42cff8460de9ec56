### El juego a pantalla completa en el terminal. Las frases comunes con el modo línea a línea están en lines.ftl.
###
### Las teclas son letras sueltas, iguales en todos los idiomas; van en mayúscula delante de su palabra.

## Menú y ajustes

screen-title = Manille
screen-about = Los juegos de la Manille de toda la vida, para una persona y el ordenador
# $game es una modalidad, $number el número de la mano; $us y $them, el tanteo.
screen-continue = Seguir: { $game }, mano { $number }, nosotros { $us }, ellos { $them }
screen-new = Partida nueva
screen-settings = Ajustes
screen-rules = Reglas
screen-help = Ayuda
screen-quit = Salir
screen-menu-keys = ↑ ↓ elegir · Intro aceptar · Q fin
screen-language = Idioma
# El nombre de cada idioma en ese idioma.
screen-language-en = English
screen-language-nl = Nederlands
screen-language-fr = Français
screen-language-es = Español
screen-language-ca = Català
screen-pace = Ritmo de los demás jugadores
screen-bot = Contrarios y compañero
screen-settings-keys = ↑ ↓ línea · ← → cambiar · Esc volver
screen-back = Volver

## Partida nueva

screen-new-title = Partida nueva: ¿a qué jugamos?
# $name es el nombre de las reglas de la casa; $game, la modalidad que cambian.
screen-house-entry = { $name } ({ $game })
screen-start = Empezar
screen-house = Reglas de la casa
screen-delete = Borrar
screen-new-keys = ↑ ↓ elegir · Intro empezar · Tab siguiente · Esc volver
screen-replace = Hay una partida sin terminar. La nueva ocupará su lugar.
screen-replace-yes = Partida nueva
screen-replace-no = Conservar la otra
screen-changed = Cambios: { $list }

## Reglas de la casa

screen-house-title = Reglas de la casa para { $game }
screen-house-keys = Tab siguiente · ← → cambiar · escribe un número · Esc volver
screen-not-number = En «{ $field }» hace falta un número entero.
screen-name = Guardar con el nombre
screen-save = Guardar
screen-saved = Guardado como «{ $name }».

## La mesa

# $way es uno de los dos sentidos del juego.
screen-header = { $game } · mano { $number } · { $way }
screen-way-clockwise = ↻ sentido horario
screen-way-counter = ↺ sentido antihorario
# Junto a un puesto; 13 caracteres como mucho.
screen-partner = compañero
screen-dealer = dador
screen-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
# La carta que pinta, tal como se escribe (9o), todavía en manos del dador; 13 caracteres como mucho.
screen-shows = pinta { $card }

# Cómo se distingue un palo en una carta pequeña: de uno a tres caracteres, distintos dentro de cada baraja.
screen-mark-h-french = h
screen-mark-d-french = d
screen-mark-c-french = c
screen-mark-s-french = s
screen-mark-o-spanish = oro
screen-mark-c-spanish = cop
screen-mark-e-spanish = esp
screen-mark-b-spanish = bas

# El cuadro junto a la mesa; las cuatro primeras, 7 caracteres como mucho; las demás, 27.
screen-panel-score = Tanteo
screen-panel-sets = Juegos
screen-panel-tricks = Bazas
screen-panel-points = Puntos
screen-panel-goal = Partida a { $goal }
screen-panel-goal-set = A { $goal }; partida a { $sets } juegos
screen-panel-trump = Triunfo: { $trump }
screen-panel-no-trump-yet = Triunfo por elegir
# Lo ha elegido $seat. Coma y no paréntesis: así caben justos los nombres más largos.
screen-panel-trump-named = Triunfo: { $trump }, { $seat }
screen-panel-count = Cuenta × { $count }
screen-panel-led = Salida: { $suit }
screen-panel-shown = Pinta: { $card }

screen-turn-other = { $seat }: le toca jugar.
screen-turn-other-call = { $seat }: le toca decidir.
screen-turn-any = TE TOCA. Puedes jugar cualquier carta.
screen-turn-some = TE TOCA. Puedes jugar las cartas que sobresalen (con la marca ▲).
screen-turn-name = TE TOCA. ¿Qué palo será triunfo?
screen-turn-double = TE TOCA. ¿Dejas la mano como está o subes lo que cuenta?
screen-turn-signal = Puedes decir algo sobre el palo de { $suit } antes de que jueguen los demás.
screen-turn-ask = T: hazle una pregunta a tu compañero.
screen-not-turn = Todavía no te toca.
screen-go-on = Intro: seguir.
screen-say-nothing = no decir nada
screen-ask-title = ¿Qué le preguntas a tu compañero?
screen-pace-set = Ritmo de los demás jugadores: { $pace }.

## La línea de teclas bajo la mesa; 78 caracteres como mucho en total

screen-key-hint = H pista
screen-key-undo = U atrás
screen-key-trick = L baza
screen-key-sheet = S tanteo
screen-key-pace = P ritmo
screen-key-rules = R reglas
screen-key-help = ? ayuda
screen-key-menu = M menú
screen-key-quit = Q fin

## Páginas sobre la mesa

screen-page-keys = ↑ ↓ RePág AvPág seguir leyendo · Esc volver
screen-log-title = Lo que ha pasado
screen-calls-title = Lo que se ha dicho en esta mano
screen-calls-none = En esta mano nadie ha dicho nada.
screen-sheet-title = Hoja de tanteo
screen-sheet-none = Todavía no se ha terminado ninguna mano.
screen-sheet-round = Mano
screen-sheet-dealer = Dador
screen-sheet-trump = Triunfo
screen-sheet-count = ×
screen-sheet-points = Puntos
screen-sheet-scored = Anotado
screen-sheet-score = Tanteo
screen-sheet-sets = Juegos
screen-sheet-pair = { $us } – { $them }
screen-trick-title = Baza { $number } de { $total }. Ganador: { $seat }. Puntos: { $points }.
screen-trick-keys = ← → otras bazas · Esc volver
screen-small = Esta ventana es demasiado pequeña para la mesa. Hazla de { $width } columnas de ancho y { $height } líneas de alto como mínimo. (Ahora: { $columns } y { $lines }.)
screen-damaged = No se ha podido leer un archivo. Queda aparte como { $path }.

## Después de una mano

screen-account-title = Mano { $number }: terminada
screen-account-trump =
    { $count ->
        [1] Se ha jugado a { $trump }.
       *[other] Se ha jugado a { $trump }. La mano ha contado { $count } veces.
    }
screen-set-over = — { $side }: ganado el juego —
screen-match-over = — { $side }: ganada la partida —
screen-next = Mano siguiente
screen-again = Otra partida
screen-menu = Menú
screen-tricks = Bazas
screen-undo = Deshacer
screen-account-keys = Intro seguir · T bazas · S tanteo · U atrás · M menú · Q fin

## Al salir

screen-kept = La partida está guardada. Aquí te espera para la próxima vez.
screen-leave = Salir
screen-stay = Quedarme

## Ayuda

screen-help-title = Ayuda: las teclas
screen-help-cards = 1 2 3 … 9 0 A B: juega esa carta, o elige esa opción. También puedes elegir con ← → y pulsar Intro, o hacer clic encima.
screen-help-raised = Las cartas que sobresalen, con la marca ▲, son las que puedes jugar. Si pruebas con otra, se te dice por qué no, y no se pierde nada.
screen-help-thick = En el centro, la carta del marco grueso es la que va ganando la baza. Cuando han jugado todos, la baza se queda a la vista un momento, o hasta que pulses Intro.
screen-help-piles = Con los montones a la vista, +3 quiere decir que debajo de la carta de arriba hay tres más.
screen-help-hint = H: una pista, con el motivo. La carta lleva la marca *.
screen-help-undo = U: marcha atrás; deshace lo último, tantas veces como quieras, aunque sean bazas o manos enteras.
screen-help-trick = L: la última baza.
screen-help-sheet = S: la hoja de tanteo.
screen-help-calls = C, o un clic en las cifras: quién ha dicho qué en esta mano, también al elegir triunfo y doblar.
screen-help-talk = T: hazle una pregunta a tu compañero, si están activadas las preguntas.
screen-help-log = W, o un clic en las frases junto a la mesa: todo lo que ha pasado, en frases.
screen-help-pace = P: más despacio o más deprisa.
screen-help-rules = R: las reglas de esta modalidad.
screen-help-menu = M: el menú. La partida se queda como está.
screen-help-quit = Q: salir del programa. La partida se guarda después de cada cosa que haces.
screen-help-plain = Quien escucha la pantalla, o prefiere no tener dibujos, puede jugar línea a línea con: manille play --plain
