### La mesa que guarda un servidor: lo que rechaza, y lo que dice la orden que la sirve. También lo lee el navegador.

## Lo que una mesa rechaza, además de lo que no permiten las reglas

refused-stale = La mesa ha seguido adelante mientras tanto. Mira otra vez.
refused-turn = Ahora no te toca hacer eso.
refused-foreign = No estás sentado a esta mesa.
refused-table = Aquí no tienes ninguna mesa así.
refused-hint = Las pistas se dan cuando te toca a ti.
refused-undo = No hay nada que deshacer.
refused-why = Las razones de un jugador se dicen cuando termina la mano.
refused-match = La partida todavía no ha terminado.
refused-bots = El número de jugadores no corresponde a este juego.
refused-bot = Aquí no hay ningún jugador «{ $name }»; hay: { $names }.
refused-malformed = La mesa no lo ha entendido.
refused-large = Es demasiado largo.
refused-fast = Vas demasiado rápido. Espera un momento.
refused-store = Ahora mismo la mesa no se puede guardar, así que nada ha cambiado.

## Servir el juego

cli-serve = Sirve el juego a los navegadores.
cli-opt-host = La dirección en la que escuchar; 0.0.0.0 para todas.
cli-opt-port = El puerto en el que escuchar; 0 para cualquiera que esté libre.
cli-opt-database = La base de datos de las mesas, como sqlite:////srv/tables.db; si no se da, un archivo con tus datos.
serve-here = El juego está en { $address } (Ctrl+C para terminar).
serve-no-app = La versión web no está incluida en esta copia del juego; juega en el terminal con: manille play
serve-no-browser = Aquí no se ha podido abrir ningún navegador: abre tú { $address }, o juega en el terminal con: manille play
serve-bad-address = No se puede escuchar en { $host }, puerto { $port }.
serve-bad-database = No se puede abrir la base de datos: { $url }.
