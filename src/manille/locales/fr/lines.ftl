### Ce que disent le mode ligne par ligne et la ligne de commande. Les lecteurs d'écran lisent aussi ces lignes à voix haute.
### Score = total en cours; marque = ce qu'une donne rapporte; tempo = pace; défaire = undo.

## Events
# $seat is a seat message or “Vous” (seat-you); both must fit.

seat-you = Vous
says-card = { $seat } : { $card }.
says-call = { $seat } : { $call }.
says = { $seat } : « { $said } »
asks = { $seat } : « { $said } » { $partner } : « { $answer } »

draw-cut = { $seat }, à la coupe : { $card }.
draw-draw = { $seat }, au tirage : { $card }.
draw-deals = Premier donneur : { $seat }.

## The line mode

plain-resume = Une partie est restée inachevée.
plain-continue = La continuer : { $name }
plain-new = Commencer une nouvelle partie
plain-which = À quel jeu voulez-vous jouer ?
plain-again = Une autre partie ?
plain-rules = { $name }.
plain-start = Vous jouez en Sud. Tapez un numéro pour choisir, ou « aide » pour voir ce que vous pouvez taper d’autre.
plain-deal = Donne { $number }. Donneur : { $dealer }. À la coupe : { $cutter }.
plain-dealt-by = Donneur : { $dealer }.
plain-shown = Retourne : { $card }. Sa couleur est atout.
plain-trump =
    { $count ->
        [1] Atout : { $trump }.
       *[other] Atout : { $trump }. La donne compte { $count } fois.
    }
plain-hand = Votre main : { $cards }.
plain-no-cards = aucune carte
plain-piles = { $seat }, les piles :
plain-pile =
    { $under ->
        [0] Pile { $number } : { $card }, la dernière.
        [one] Pile { $number } : { $card }, et { $under } carte dessous.
       *[other] Pile { $number } : { $card }, et { $under } cartes dessous.
    }
plain-pile-down =
    { $under ->
        [one] Pile { $number } : face cachée, { $under } carte.
       *[other] Pile { $number } : face cachée, { $under } cartes.
    }
plain-turned = { $seat }, carte découverte : { $card }.
plain-turn = C’est à vous.
plain-offer = { $number } : { $action }
plain-card = { $card } ({ $code })
plain-say = dire « { $said } »
plain-ask = Votre choix ?
plain-signal = Voulez-vous dire quelque chose sur la couleur de votre entame ?
plain-silent = ne rien dire
plain-next = Appuyez sur Entrée pour continuer.
plain-unknown = « { $text } » ne fait pas partie des choix. Tapez un numéro, une carte comme 10h, ou « aide ».
plain-trick =
    { $points ->
        [one] Pli pour { $seat } : { $points } point.
       *[other] Pli pour { $seat } : { $points } points.
    }
plain-taken = Points des cartes jusqu’ici : nous { $us }, eux { $them }. Plis : nous { $ours }, eux { $theirs }.
plain-no-trick = Aucun pli n’a encore été joué.
plain-sheet = Donne { $number } : nous { $us }, eux { $them }.
plain-round-over = La donne est finie.
plain-hint = Conseil : { $action }. { $why }
plain-no-hint = Demandez un conseil quand c’est à vous.
plain-no-undo = Il n’y a rien à défaire.
plain-undone = C’est défait.
plain-help = Tapez le numéro d’un choix, une carte comme 10h, ou l’un de ces mots :
plain-help-line = { $command } : { $what }
plain-pace = Tapez « tempo » suivi d’un de ces mots : { $paces }.
plain-pace-set = Tempo : { $pace }.
plain-language = Tapez « langue » suivi d’un de ces codes : { $languages }.
plain-language-set = Maintenant, nous parlons français.
plain-bye = Au revoir. Une partie inachevée vous attendra ici la prochaine fois.
plain-damaged = La partie enregistrée est illisible. Elle a été gardée sous { $path }, et une nouvelle partie commence.
plain-damaged-house = Les règles maison enregistrées sont illisibles. Le fichier a été gardé sous { $path }.

# Words that can be typed, separated by a comma and a space; the first is the one shown. The English ones too.
command-help = aide, help, h, ?
command-hand = main, hand
command-table = table, tapis
command-hint = conseil, hint
command-undo = défaire, defaire, annuler, undo, u
command-trick = pli, dernier, trick, last
command-score = score, marque
command-rules = règles, regles, rules
command-pace = tempo, rythme, pace
command-language = langue, language
command-quit = quitter, fin, quit, q, exit
command-help-help = cette liste
command-hand-help = les cartes que vous avez en main
command-table-help = tout ce qui est visible sur la table
command-hint-help = ce que ferait un bon joueur, et pourquoi
command-undo-help = revenir sur votre dernier choix, autant de fois que vous voulez
command-trick-help = le dernier pli
command-score-help = la feuille de marque
command-rules-help = les règles de ce jeu
command-pace-help = le temps d’attente entre les cartes : tempo lent, tempo normal, tempo rapide, tempo immédiat
command-language-help = une autre langue : langue en, nl, fr, es ou ca
command-quit-help = partir ; la partie est enregistrée

pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = immédiat

## A round as a person reads it

show-round = Donne { $number }. Donneur : { $dealer }.
show-hand = { $seat } : { $cards }.
show-shown = Retourne : { $card }.
show-card = { $seat } { $card }
show-trick =
    { $points ->
        [one] Pli { $number } : { $cards }. Pour { $winner } : { $points } point.
       *[other] Pli { $number } : { $cards }. Pour { $winner } : { $points } points.
    }
show-unfinished = La donne n’est pas finie.
show-house-rule = Règle maison « { $switch } » : { $value }
suit-holding = à { $suit } { $ranks }
account-points = Points : nous { $us }, eux { $them }.
account-hand =
    { $count ->
        [1] Au-dessus de la moitié : { $hand }.
       *[other] { $hand } fois { $count } : { $score }.
    }
account-score = Marque de la donne : nous { $us }, eux { $them }.
standing = Score : nous { $us }, eux { $them } ; la partie se joue en { $goal }.
standing-sets = Score : nous { $us }, eux { $them } ; la manche se joue en { $goal }. Manches : nous { $won }, eux { $lost }.
standing-won = { $side } : partie gagnée. Score : nous { $us }, eux { $them }. Manches : nous { $won }, eux { $lost }.

## The command line

cli-about = Manille, Manillen, Manilla et Botifarra : jouer, apprendre, étudier.
cli-play = Jouer une partie contre l’ordinateur, en plein écran ou ligne par ligne.
cli-rules = Montrer les règles d’un jeu ; sans nom, la liste des jeux.
cli-simulate = Faire jouer des parties par des bots et écrire les parties notées.
cli-replay = Vérifier d’après les règles les parties notées d’un fichier.
cli-show = Montrer les donnes d’un fichier sous une forme lisible.
cli-perft = Compter ce qui peut arriver à partir d’une donne, pour comparer des programmes.
cli-bench = Mesurer la vitesse et la taille sur cet ordinateur.
cli-house = Nommer, lister et supprimer des règles maison.
cli-house-save = Enregistrer des règles maison sous un nom.
cli-house-list = Lister les règles maison enregistrées.
cli-house-delete = Supprimer des règles maison enregistrées.
cli-opt-language = La langue : en, nl, fr, es ou ca.
cli-opt-version = Montrer la version.
cli-opt-plain = Ligne par ligne, sans plein écran.
cli-opt-variant = Le jeu, par exemple belgian ou manilla-two.
cli-opt-set = Une règle maison, nom=valeur ; plusieurs fois si l’on veut.
cli-opt-house = Des règles maison enregistrées, par leur nom.
cli-opt-seed = Un mot ou un nombre qui permet de rejouer la même partie.
cli-opt-bot = Le bot qui tient les autres places.
cli-opt-new = Commencer une nouvelle partie même s’il en reste une.
cli-opt-pace = Tempo des bots : slow (lent), normal, fast (rapide) ou instant (immédiat).
cli-opt-json = Une ligne de JSON par élément.
cli-opt-matches = Combien de parties.
cli-opt-bots = Les bots des places, séparés par des virgules ; un seul nom vaut pour toutes.
cli-opt-out = Le fichier à écrire, - pour la sortie standard.
cli-opt-jobs = Combien de processus ; 0 pour tous les cœurs du processeur.
cli-opt-file = Le fichier des parties notées, - pour l’entrée standard.
cli-opt-round = Seulement cette donne, en comptant à partir de 1.
cli-opt-perft-seed = Le nombre d’où vient la donne.
cli-opt-depth = Sur combien de coups.
cli-opt-left = Commencer quand il reste tant de cartes à chaque joueur.
cli-opt-name = Un nom de votre choix.
cli-progress = Parties
cli-replay-ok =
    { $winner ->
        [0] Partie notée { $number } : exacte. Sud et Nord ont gagné, manches { $won }-{ $lost }.
        [1] Partie notée { $number } : exacte. Est et Ouest ont gagné, manches { $won }-{ $lost }.
       *[none] Partie notée { $number } : exacte. Score { $us }-{ $them }, manches { $won }-{ $lost }, non finie.
    }
cli-replay-bad = Partie notée { $number } : { $where }{ $message }
cli-where-round = donne { $round } :{ " " }
cli-where-call = donne { $round }, annonce { $call } :{ " " }
cli-where-play = donne { $round }, carte { $play } :{ " " }
cli-simulated = Parties : { $matches }. Donnes : { $rounds }. Gagnées par le camp 0 : { $one }, par le camp 1 : { $two }.
cli-house-saved = Enregistré : { $name }.
cli-house-line = { $name } : { $variant } ; { $rules }
cli-house-none = Aucune règle maison n’est enregistrée.
cli-house-unknown = Il n’y a pas de règles maison appelées « { $name } ».
cli-house-gone = Supprimé : { $name }.
cli-bad-set = « { $text } » n’est pas une règle maison : écrivez nom=valeur.
cli-bad-bots = Le jeu a { $players } places : donnez { $players } bots, ou un seul pour toutes les places.
cli-bad-bot = Il n’y a pas de bot appelé « { $name } » ; il y a : { $names }.
cli-bad-language = La langue « { $name } » n’existe pas ici ; il y a : { $names }.
cli-bad-pace = Il n’y a pas de tempo « { $name } » ; il y a : { $names }.
cli-bad-write = Impossible d’écrire le fichier : { $path }.
cli-bad-round = Il n’y a pas de donne { $number } dans cette partie notée.
cli-bad-left = À ce jeu, une main compte { $most } cartes au plus.
cli-no-screen = Il n’y a pas ici de terminal pour le plein écran : le jeu continue ligne par ligne.
