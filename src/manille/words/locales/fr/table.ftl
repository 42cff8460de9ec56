### La table tenue par un serveur : ce qu’elle refuse, et ce que dit la commande qui la sert. Lu aussi par le navigateur.

## Ce qu’une table refuse, outre ce que les règles ne permettent pas

refused-stale = La table a avancé entre-temps. Regardez de nouveau.
refused-turn = Ce n’est pas à vous de faire cela maintenant.
refused-foreign = Vous n’êtes pas assis à cette table.
refused-table = Vous n’avez pas de telle table ici.
refused-hint = Demandez un conseil quand c’est à vous.
refused-undo = Il n’y a rien à défaire.
refused-why = Les raisons d’un joueur se disent quand la donne est finie.
refused-match = La partie n’est pas encore finie.
refused-bots = Le nombre de joueurs ne convient pas à ce jeu.
refused-bot = Il n’y a pas ici de joueur « { $name } » ; il y a : { $names }.
refused-malformed = La table n’a pas compris.
refused-large = C’est trop long.
refused-fast = C’est trop rapide. Attendez un instant.
refused-store = La table ne peut pas être enregistrée pour le moment : rien n’a changé.

## Servir le jeu

cli-serve = Servir le jeu aux navigateurs.
cli-opt-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
cli-opt-port = Le port où écouter ; 0 pour n’importe quel port libre.
cli-opt-database = La base de données des tables, comme sqlite:////srv/tables.db ; sans cela, un fichier parmi vos données.
serve-here = Le jeu est à l’adresse { $address } (Ctrl+C pour arrêter).
serve-no-app = La version web n’est pas comprise dans cet exemplaire du jeu ; jouez dans le terminal avec : manille play
serve-no-browser = Aucun navigateur n’a pu être ouvert ici : ouvrez vous-même { $address }, ou jouez dans le terminal avec : manille play
serve-bad-address = Impossible d’écouter à l’adresse { $host }, port { $port }.
serve-bad-database = Impossible d’ouvrir la base de données : { $url }.
