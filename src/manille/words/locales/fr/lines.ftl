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
cli-opt-bot = La force des autres joueurs : chance, beginner, learner, casual, thumb, club, strong ou expert.
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
cli-opt-subject = Ce qu’il faut mesurer.
cli-opt-bench-deals = Combien de donnes de 32 cartes ; chacune est résolue avec chaque atout et sans atout.
cli-opt-large = Combien de donnes de 48 cartes ; chacune est résolue avec chaque atout et sans atout.
cli-opt-peers = Mesurer d’autres moteurs, endplay et colver, à côté du solveur sur les mêmes donnes.
cli-opt-name = Un nom de votre choix.
cli-progress = Parties
cli-replay-ok =
    { $winner ->
        [0] Partie notée { $number } : exacte. Sud et Nord ont gagné, manches { $won }-{ $lost }.
        [1] Partie notée { $number } : exacte. Est et Ouest ont gagné, manches { $won }-{ $lost }.
        [south] Partie notée { $number } : exacte. Sud a gagné, manches { $won }-{ $lost }.
        [north] Partie notée { $number } : exacte. Nord a gagné, manches { $won }-{ $lost }.
       *[none] Partie notée { $number } : exacte. Score { $us }-{ $them }, manches { $won }-{ $lost }, non finie.
    }
cli-replay-bad = Partie notée { $number } : { $where }{ $message }
cli-where-round = donne { $round } :{ " " }
cli-where-call = donne { $round }, annonce { $call } :{ " " }
cli-where-play = donne { $round }, carte { $play } :{ " " }
cli-simulated = Parties : { $matches }. Donnes : { $rounds }. Gagnées par le camp 0 : { $one }, par le camp 1 : { $two }.
cli-house-saved = Enregistré : { $name }.
cli-house-replaced = Enregistré : { $name }, à la place des règles qui portaient ce nom.
cli-house-line = { $name } : { $variant } ; { $rules }
cli-house-none = Aucune règle maison n’est enregistrée.
cli-house-unknown = Il n’y a pas de règles maison appelées « { $name } ».
cli-house-gone = Supprimé : { $name }.
cli-help-usage = Usage :
cli-help-slot-options = { "[" }OPTIONS]
cli-help-slot-command = COMMANDE [ARGUMENTS]…
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = { "[" }par défaut : { $value }]
cli-help-required = { "[" }obligatoire]
cli-help-help = Afficher cette aide et terminer.
cli-no-option = L’option « { $name } » n’existe pas ici : « { $command } --help » donne celles qui existent.
cli-odd-option = « { $name } » ne s’emploie pas ainsi : « { $command } --help » dit comment.
cli-missing = Il manque « { $name } » : « { $command } --help » dit ce que c’est.
cli-bad-whole = « { $name } » demande un nombre entier d’au moins { $low }.
cli-bad-range = « { $name } » demande un nombre entier de { $low } à { $high }.
cli-no-command = Cette commande n’existe pas ; il y a : { $names }.
cli-too-many = C’est plus que n’accepte « { $command } » : « { $command } --help » dit ce qu’il faut.
cli-bad-variant = Il n’y a pas de jeu appelé « { $name } » ; il y a : { $names }.
cli-bad-bots = Le jeu a { $players } places : donnez { $players } bots, ou un seul pour toutes les places.
cli-bad-bot = Il n’y a pas de bot appelé « { $name } » ; il y a : { $names }.
cli-bot-kernel = « { $name } » a besoin du solveur compilé, qui ne peut pas être chargé ici ; il y a : { $names }.
cli-bad-language = La langue « { $name } » n’existe pas ici ; il y a : { $names }.
cli-bad-pace = Il n’y a pas de tempo « { $name } » ; il y a : { $names }.
cli-match-waits = Une partie est restée inachevée ({ $game }, donne { $number }) : « manille play » la continue, et --new l’abandonne.
cli-bad-write = Impossible d’écrire le fichier : { $path }.
cli-bad-output = Impossible d’écrire la réponse sur la sortie standard.
cli-bad-save = Impossible de lire ou d’écrire ce qui est enregistré : { $path }.
cli-bad-round = Il n’y a pas de donne { $number } dans cette partie notée.
cli-bad-seat = Ce jeu n’a pas de place { $seat } : les places vont de 0 à { $last }.
cli-bad-left = À ce jeu, une main compte { $most } cartes au plus.
cli-bad-subject = Il n’y a pas ici de « { $name } » à mesurer ; il y a : { $names }.
cli-bad-peers = Seul le solveur est comparé à d’autres moteurs : « bench solver --peers ».
cli-no-peer = « { $name } » ne peut pas être chargé ici, il n’y a donc pas de comparaison avec lui ; l’extra « peers » de ce paquet l’installe, s’il existe pour ce Python.
cli-bench-spread = moyenne { $mean }, de { $low } à { $high }
cli-no-screen = Il n’y a pas ici de terminal pour le plein écran : le jeu continue ligne par ligne.

## Solving a position and analysing a round
# $row is a row of solve-card messages; $margin and $value are solve-exact or solve-between.

cli-solve = Dire ce que vaut chaque carte, toutes cartes sur table, là où en est la dernière donne d’une partie notée.
cli-analyse = Dire ce qu’a coûté chaque carte d’une donne finie : telle que la donne était, et comme décision.
cli-opt-budget = Combien de positions examiner au plus par partie notée ; ce qui n’est pas tranché est donné par des bornes.
cli-opt-analyse-budget = Combien de positions examiner au plus pour chaque carte, et autant pour toutes ses donnes possibles ensemble ; ce qui n’est pas tranché est donné par des bornes.
cli-opt-worlds = Sur combien de donnes possibles peser chaque décision ; 0 pour aucune.
cli-opt-worlds-seed = Un mot ou un nombre qui redonne les mêmes donnes possibles.
cli-no-kernel = Le solveur compilé ne peut pas être chargé ici ; le lent répond à sa place : avec beaucoup de cartes c’est très long, ou il donne des bornes.
bad-solve-over = Aucune donne n’est en cours : il n’y a rien à résoudre.
bad-solve-calls = L’atout ou les contres ne sont pas encore fixés : il n’y a pas de carte à résoudre.
bad-analyse-none = Aucune donne n’est finie : il n’y a rien à analyser.
bad-analyse-round = Il n’y a pas de donne finie de ce numéro dans cette partie notée.
solve-exact = { $number }
solve-between = { $low } à { $high }
solve-card = { $card } : { $margin }
solve-position = Partie notée { $record }, donne { $round }, à jouer : { $seat }. Points du camp de Sud moins ceux de l’autre camp à la fin, toutes cartes sur table et chacun jouant au mieux, après chaque carte : { $row }.
analyse-round = Partie notée { $record }, donne { $number }. Donneur : { $dealer }.
analyse-value = Points du camp de Sud moins ceux de l’autre camp : { $value } si tous avaient joué au mieux, cartes sur table, { $margin } comme on a joué.
analyse-about =
    { $worlds ->
        [0] Combien de points chaque carte a coûté par rapport à la meilleure, telle que la donne était : l’effet.
        [one] Combien de points chaque carte a coûté par rapport à la meilleure, telle que la donne était : l’effet ; et sur une donne que le joueur ne pouvait pas exclure : la décision.
       *[other] Combien de points chaque carte a coûté par rapport à la meilleure, telle que la donne était : l’effet ; et en moyenne sur { $worlds } donnes que le joueur ne pouvait pas exclure : la décision.
    }
analyse-trick = Pli
analyse-seat = Joueur
analyse-card = Carte
analyse-happened = Effet
analyse-decision = Décision
analyse-sum = toutes les cartes
analyse-bounds = Là où deux nombres en remplacent un, la recherche n’est pas allée au bout : le vrai se trouve entre les deux.

## Expliquer les décisions
# $bot est le nom d’un bot, $why une phrase, $clause le numéro d’un article.

cli-explain = Dire de chaque décision d’une donne ce qui la liait, ce que le joueur pouvait savoir, et ce qu’en pensent les bots et pourquoi.
cli-opt-explain-bot = Un bot à interroger ; peut être donné plusieurs fois. Il ne voit que ce que voyait le joueur.
cli-opt-explain-round = La donne, comptée à partir de 1 ; sinon la dernière.
cli-opt-seat = Seulement cette place : 0 pour Sud, et ainsi de suite dans le sens du jeu.
bad-explain-none = Il n’y a pas de telle donne à expliquer.
explain-card = Pli { $number }. { $seat } : { $card }.
explain-call = { $seat } : { $call }.
explain-now = C’est maintenant le tour de : { $seat }.
explain-bound = { $why } ({ $clause })
explain-tell = Ce qu’on peut savoir : { $told }
explain-same = { $bot } ferait de même : { $why }
explain-would = { $bot } choisirait : { $action }. { $why }
explain-done = { $action } : { $why }
explain-choice = Choix
explain-value = Valeur
explain-mean = Moyenne
explain-spread = Écart
explain-best = Meilleur dans
explain-least = Minimum
explain-about = La valeur est ce qui guide un bot ; elle ne se compare qu’au sein d’une décision. S’il imagine des donnes : la moyenne de la différence de points pour le camp du joueur, son écart, la part des donnes où rien n’était meilleur, et le minimum. Les deux derniers chiffres valent à cartes ouvertes, si bien que la moyenne peut être inférieure au minimum ; ils manquent (–) quand une donne est trop grande pour cela.
tell-none = { $seat } n’a rien à { $suit }.
tell-above = { $seat } n’a rien dans la couleur au-dessus de cette carte : { $card }.
tell-lacks = { $seat } n’a aucune de ces cartes : { $cards }.
tell-holds = { $seat } a forcément : { $cards }.
tell-some = { $seat } a au moins { $number } de ces cartes : { $cards }.

## The arena
# $one and $two are bots. Figures are the first bot’s side less the other’s.

cli-arena = Comparer deux bots : tout est joué deux fois, la seconde en échangeant les camps.
cli-ladder = Comparer chaque bot à celui d’en dessous et écrire le tableau.
cli-opt-one = Le bot que l’on mesure.
cli-opt-two = Le bot auquel on le compare.
cli-opt-deals = Combien de donnes, ou de parties ; chacune est jouée deux fois.
cli-opt-whole = Des parties entières au lieu de donnes séparées.
cli-opt-frozen-seed = Un mot ou un nombre d’où viennent toutes les donnes.
cli-opt-resume = Un fichier qui garde chaque donne ; ce qui a été interrompu y reprend.
cli-opt-resume-folder = Un dossier de fichiers qui gardent chaque donne ; ce qui a été interrompu y reprend.
cli-opt-stop = S’arrêter dès que le test séquentiel a tranché.
cli-opt-margin = L’avantage que cherche le test : 0.5 point par donne, ou parties gagnées moins perdues, 0.1.
cli-opt-variants = Un jeu ; plusieurs fois si l’on veut. Sans cette option, tous les jeux.
cli-bad-margin = L’avantage doit être supérieur à 0 et inférieur à 1000.
arena-bad-other = Ce fichier ne contient pas cette comparaison et reste comme il est : { $path }.
arena-bad-damaged = Ce fichier d’une comparaison est abîmé : { $path }.
arena-bad-unwritable = Impossible de lire et d’écrire ce fichier : { $path }.
# What stands between the whole part of a number and the rest.
arena-decimal = ,
arena-pair = { $one } − { $two }
arena-title = { $game } : { $one } − { $two }, graine { $seed }.
arena-played-rounds = Donnes : { $deals }, jouées deux fois en échangeant les camps.
arena-played-matches = Parties : { $deals }, jouées deux fois en échangeant les camps.
arena-mean = moyenne
arena-error = erreur type
arena-interval = intervalle à 95 %
arena-deviation = écart type
arena-within = { $low } à { $high }
arena-points = Points de la donne
arena-score = Marque de la donne
arena-matches = Parties gagnées moins perdues
arena-sets = Manches
arena-match-score = Marque de la partie
arena-share = Parties gagnées par { $one } : { $share } %.
arena-test =
    { $verdict ->
        [better] Test séquentiel, 0 contre { $margin } : { $one } est meilleur que { $two } ; tranché à { $deals }.
        [not_better] Test séquentiel, 0 contre { $margin } : { $one } n’est pas meilleur que { $two } ; tranché à { $deals }.
       *[open] Test séquentiel, 0 contre { $margin } : pas tranché après { $deals } ({ $one }, { $two }).
    }
arena-times = Millisecondes par coup : { $one } { $first }, { $two } { $second }.
cli-train = Apprendre aux bots qui cherchent comment jouent les joueurs, d’après les parties des bots eux-mêmes.
cli-opt-rounds = Le nombre de donnes dont on apprend, pour chaque jeu.
cli-opt-policies = Le dossier des fichiers de ce qui a été appris.
cli-trained = { $game } : une carte surprend de { $surprise } bits, sans apprentissage de { $untaught } ({ $decisions } cartes de donnes dont rien n’a été appris).
ladder-title = L’échelle des bots
ladder-figures = Chaque bot contre celui d’en dessous. Tout a été joué deux fois, la seconde en échangeant les camps. Les chiffres sont ceux du camp du premier bot moins ceux du second : la moyenne, avec son intervalle à 95 %. Les temps sont ceux du processeur.
ladder-stopped = Chaque paire a joué jusqu’à ce que le test tranche : les moyennes trouvées ainsi sont un peu trop loin de 0, et leurs intervalles un peu trop étroits.
ladder-repeat = Cette commande refait le tableau, aux temps près :
ladder-game = Jeu
ladder-pair = Bots
ladder-deals = Nombre
ladder-times = Millisecondes par coup
