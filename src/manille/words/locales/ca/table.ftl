### La taula que guarda un servidor: què rebutja, i què diu l’ordre que la serveix. També ho llegeix el navegador.

## Què rebutja una taula, a més del que no permeten les regles

refused-stale = Mentrestant la taula ha continuat. Torna a mirar.
refused-turn = Ara no et toca fer això.
refused-foreign = No seus en aquesta taula.
refused-table = Aquí no tens cap taula així.
refused-hint = Les pistes són per a quan et toca.
refused-undo = No hi ha res per desfer.
refused-why = Les raons d’un jugador es diuen quan s’acaba la mà.
refused-match = La partida encara no s’ha acabat.
refused-bots = El nombre de jugadors no lliga amb aquest joc.
refused-bot = Aquí no hi ha cap jugador «{ $name }»; n’hi ha aquests: { $names }.
refused-malformed = La taula no ho ha entès.
refused-large = És massa llarg.
refused-fast = Vas massa de pressa. Espera un moment.
refused-store = Ara mateix la taula no es pot desar; per tant, no ha canviat res.

## Servir el joc

cli-serve = Serveix el joc als navegadors.
cli-opt-host = L’adreça on escoltar; 0.0.0.0 per a totes.
cli-opt-port = El port on escoltar; 0 per a qualsevol que sigui lliure.
cli-opt-database = La base de dades de les taules, com ara sqlite:////srv/tables.db; si no es dona, un fitxer amb les teves dades.
serve-here = El joc és a { $address } (Ctrl+C per acabar).
serve-no-app = La versió web no és dins d’aquesta còpia del joc; juga al terminal amb: manille play
serve-no-browser = Aquí no s’ha pogut obrir cap navegador: obre tu mateix { $address }, o juga al terminal amb: manille play
serve-bad-address = No es pot escoltar a { $host }, port { $port }.
serve-bad-database = No es pot obrir la base de dades: { $url }.
