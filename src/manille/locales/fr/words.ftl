### Les mots du jeu : cartes, places, annonces, compte d'une donne, raisons, refus.
### Les cartes sont nommées sans article : « Nord : dix de cœur ». D'où « cette carte ({ $card }) » dans les phrases.

## Cards

# $rank is one of the rank messages, $suit one of the suit messages; de becomes d’ before a vowel.
card-name = { $rank } { $suit ->
    [oros] d’{ $suit }
    [espadas] d’{ $suit }
   *[other] de { $suit }
}

suit-h-french = cœur
suit-d-french = carreau
suit-c-french = trèfle
suit-s-french = pique
suit-o-spanish = oros
suit-c-spanish = copas
suit-e-spanish = espadas
suit-b-spanish = bastos
no-trump = sans atout

rank-french-10 = dix
rank-french-A = as
rank-french-K = roi
rank-french-Q = dame
rank-french-J = valet
rank-french-9 = neuf
rank-french-8 = huit
rank-french-7 = sept

rank-spanish-9 = neuf
rank-spanish-A = as
rank-spanish-R = roi
rank-spanish-C = cavalier
rank-spanish-S = valet
rank-spanish-8 = huit
rank-spanish-7 = sept
rank-spanish-6 = six
rank-spanish-5 = cinq
rank-spanish-4 = quatre
rank-spanish-3 = trois
rank-spanish-2 = deux

# The corner of a card: one or two characters.
face-french-10 = 10
face-french-A = A
face-french-K = R
face-french-Q = D
face-french-J = V
face-french-9 = 9
face-french-8 = 8
face-french-7 = 7

# The Spanish pack keeps its own letters in every language: A, R, C, S.
face-spanish-9 = 9
face-spanish-A = A
face-spanish-R = R
face-spanish-C = C
face-spanish-S = S
face-spanish-8 = 8
face-spanish-7 = 7
face-spanish-6 = 6
face-spanish-5 = 5
face-spanish-4 = 4
face-spanish-3 = 3
face-spanish-2 = 2

# A row of things; $first holds all but the last, with commas.
row = { $first } et { $last }
# So many cards of one rank: “2 × dix”.
cards-of-rank = { $count } × { $rank }

## Seats and sides

seat-south = Sud
seat-north = Nord
seat-east = Est
seat-west = Ouest
# As on the score sheet.
side-us = Nous
side-them = Eux
side-both = Les deux camps

## Calls

call-pass = passe
call-double-1 = contre
call-double-2 = surcontre
call-double-3 = Sant Vicenç

## Table talk

say-strong = forte
say-long = longue
say-last = dernière
say-manille = Avez-vous la manille à { $suit } ?
say-manillon = Avez-vous le manillon à { $suit } ?
say-trumps = Combien d’atouts avez-vous ?
answer-yes = oui
answer-no = non
answer-number = { $number }

## The account of a round
# $side is one of the side messages, $amount the figure of the step, $cards a row of cards, $pieces how many.

term-cards =
    { $pieces ->
        [0] { $side } : aucune carte qui compte, 0
       *[other] { $side } : { $cards }, soit { $amount }
    }
term-tricks = { $side } : { $amount } pour les plis
term-odd-pair = { $side } : { $amount } pour les cartes qui restent
term-odd-pair-lost = Il reste deux cartes à chacun, qui ne comptent pour personne
term-last-trick = { $side } : { $amount } pour le dernier pli
term-shown = { $side } : la retourne ({ $cards }) a rapporté { $amount } tout de suite
term-shown-waits = La retourne ({ $cards }) finirait la manche : ses points ({ $amount }) attendent la fin de la donne
term-shown-after = { $side } : la moitié des points est atteinte, et la retourne ({ $cards }) rapporte { $amount }
term-shown-lost = { $side } : moins de la moitié des points, ceux de la retourne ({ $amount }) sont perdus
term-par = { $side } : plus de { $amount }, on marque ce qui dépasse
term-slam = { $side } : tous les plis, { $amount } au lieu des points au-dessus de la moitié
term-narrow-win = { $side } : victoire d’un point, marque fixe de { $amount }
term-card-points = { $side } : on ajoute les points pris, { $amount }
term-tie-nothing = Personne n’a plus de { $amount } : personne ne marque
term-tie-double = { $amount } partout : personne ne marque, et la donne suivante compte double
term-tie-again = { $amount } partout : personne ne marque, et le même donneur redonne
term-no-trump = Sans atout : multiplié par { $amount }
term-after-tie = Égalité à la donne précédente : multiplié par { $amount }
term-double-1 = Contré : multiplié par { $amount }
term-double-2 = Surcontré : multiplié par { $amount }
term-double-3 = Sant Vicenç : multiplié par { $amount }
# The same steps where counts are added: $amount is what the step adds.
term-added-no-trump = Sans atout : compte { $amount } fois de plus
term-added-after-tie = Égalité à la donne précédente : compte { $amount } fois de plus
term-added-double-1 = Contré : compte { $amount } fois de plus
term-added-double-2 = Surcontré : compte { $amount } fois de plus
term-added-double-3 = Sant Vicenç : compte { $amount } fois de plus
term-cap = Une donne ne compte jamais plus de { $amount } fois
term-slam-wins = { $side } : tous les plis, la manche est gagnée
term-set = { $side } : manche gagnée, elle se jouait en { $amount }
term-match = { $side } : partie gagnée

## Why an action is refused
# $action is the card, call or saying; $why the sentence of the clause; $clause its number; $legal a row of what may be done.

refused-duty = { $action } : pas maintenant. { $why } ({ $clause }) Permis : { $legal }.
refused-not-held = { $action } : vous ne pouvez pas jouer cette carte, vous ne l’avez pas. Permis : { $legal }.
refused-moment = { $action } : ce n’est pas le moment. ({ $clause })
refused-untrue = « { $action } » ne peut pas se dire maintenant : ce n’est pas vrai, ou cela ne fait pas partie de ce qu’on peut dire. ({ $clause })
refused-over = La donne est finie.

## Why somebody would do something (hints, and the reasons of bots)
# $card is a card, $suit a suit, $cards a number of cards, $points a number of points.

reason-chance = Sans raison : n’importe quel coup permis.
reason-only = C’est la seule carte que vous pouvez jouer.
reason-cash = Personne ne peut battre cette carte ({ $card }) : faites le pli tout de suite.
reason-lead-trump = Jouez atout pour faire tomber ceux des autres.
reason-lead-strong = Entamez de cette carte ({ $card }) : elle a de bonnes chances de tenir, ou d’être prise par votre partenaire.
reason-lead-low = Entamez petit, et laissez le pli à qui a les plus fortes cartes.
reason-take-sure = Cette carte ({ $card }) prend le pli, et aucun adversaire après vous ne peut la battre.
reason-take = Cette carte ({ $card }) prend le pli pour le moment.
reason-give-sure = Votre partenaire tient le pli et personne après vous ne peut le battre : mettez des points.
reason-give = Votre partenaire tient le pli et va sans doute le garder : mettez des points.
reason-leave-sure = Votre partenaire est sûr de faire le pli : gardez vos cartes plus fortes.
reason-leave = Votre partenaire tient le pli : jouez bas.
reason-save = Le pli est aux adversaires : ne leur donnez rien.
reason-lose = Le pli est aux adversaires : c’est cette carte qui coûte le moins.
reason-hope = Les adversaires tiennent le pli, mais votre partenaire peut encore le prendre.
reason-name-suit =
    { $cards ->
        [0] Vous n’avez rien à { $suit }.
        [one] Vous avez une seule carte à { $suit }, d’une valeur de { $points }.
       *[other] Vous avez { $cards } cartes à { $suit }, d’une valeur de { $points }.
    }
reason-name-none = Vos fortes cartes sont réparties entre les couleurs : c’est sans atout qu’elles valent le plus.
reason-pass-weak = Votre jeu n’est pas assez fort pour nommer l’atout.
reason-strong-double = Votre jeu est assez fort pour contrer.
reason-risky-double = Contrer avec ce jeu, c’est risqué.
reason-no-double = Mieux vaut en rester là.

## What is wrong with a file that somebody gave
# $path says where in the file; the other variables are pieces of the file.

bad-json = Ce n’est pas du JSON : cela ne va plus au caractère { $position }.
bad-deep = Le texte a trop de niveaux emboîtés.
bad-number = Un nombre est trop grand, ou n’est pas un nombre.
bad-double = Le champ « { $name } » figure deux fois.
bad-encoding = Le fichier n’est pas du texte en UTF-8.
bad-long = La ligne est trop longue pour une partie notée.
bad-empty = Il n’y a aucune partie notée dans le fichier.
bad-file = Impossible de lire le fichier : { $path }.
bad-format = Ce n’est pas une partie notée au format manille, version 1.
bad-type =
    { $wanted ->
        [object] { $path } : il faut ici un objet entre accolades.
        [list] { $path } : il faut ici une liste.
       *[text] { $path } : il faut ici un texte court.
    }
bad-unknown = { $path } : il n’y a pas de champ « { $name } ».
bad-missing = { $path } : il manque le champ « { $name } ».
bad-length = { $path } : nombre d’éléments de la liste : { $count }, ce n’est pas le bon.
bad-integer = { $path } : il faut ici un nombre entier de { $low } à { $high }.
bad-card = « { $text } » n’est pas une carte de ce jeu.
bad-call = « { $text } » n’est pas une annonce possible ici.
bad-saying = « { $text } » ne fait pas partie de ce qu’on peut dire.
bad-say-moment = Quelque chose a été dit qui n’accompagne aucune entame.
bad-unfinished = La donne n’est pas finie, et une autre la suit.
bad-early = La donne n’est pas finie, et on en donne déjà les chiffres.
bad-claim = { $name } : le fichier dit { $claimed } ; d’après les règles, c’est { $found }.
bad-illegal-duty = { $action } : ce n’était pas permis ; permis : { $legal }.
bad-illegal-not-held = { $action } : cette carte n’était pas dans la main ; permis : { $legal }.
bad-illegal-moment = { $action } : ce n’est pas le moment.
bad-illegal-untrue = « { $action } » : ce n’était pas vrai.
bad-illegal-over = { $action } : la donne était déjà finie.
bad-deal-dealer = Ce n’est pas la bonne place qui a distribué.
bad-deal-seats = Le nombre de mains n’est pas celui des joueurs.
bad-deal-twice = { $card } : cette carte a été distribuée deux fois, ou n’est pas de ce jeu.
bad-deal-size = La place { $seat } n’a pas reçu le bon nombre de cartes.
bad-deal-beyond = La partie était finie avant cette donne.
