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

reason-chance = Sans raison : n’importe quel coup permis.
reason-only = C’est la seule carte que vous pouvez jouer.
reason-alike = Vos cartes se valent ici : aucune de celles qui restent en jeu n’est entre elles.
reason-save-last = Gardez cette carte ({ $high }) : elle fait à coup sûr le dernier pli, qui compte un point de plus.
reason-sure = Quelle que soit la donne encore possible, aucune autre carte ne rapporterait plus à cartes ouvertes.
reason-pile-win = L’autre joueur ne peut pas battre cette carte ({ $card }) : elle rapporte au moins { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-pile-forces = L’autre joueur est obligé de prendre cette carte ({ $card }) avec celle-là : { $high }.
reason-draw-sure =
    { $cards ->
        [one] Faites tomber les atouts : il en reste un en jeu, et personne ne peut battre cette carte ({ $card }).
       *[other] Faites tomber les atouts : il en reste { $cards } en jeu, et personne ne peut battre cette carte ({ $card }).
    }
reason-all-sure = Quelle que soit la carte que vous entamez maintenant, personne ne peut la battre.
reason-cash = Personne ne peut battre cette carte ({ $card }) : faites le pli tout de suite.
reason-top = Il faut un atout pour battre cette carte ({ $card }).
reason-partner-top = Votre partenaire a forcément la plus forte ({ $high }) : jouez-lui { $suit }.
reason-partner-told = D’après ce qui s’est dit, votre partenaire a encore des cartes à { $suit }.
reason-partner-ruffs = Votre partenaire n’a plus rien à { $suit } et peut peut-être couper.
reason-promote = Une fois que cette carte ({ $card }) a fait tomber { $high }, la plus forte de la couleur est à vous : { $low }.
reason-draw-force =
    { $cards ->
        [one] Faites tomber les atouts avec votre plus fort ({ $card }) : il n’en reste qu’un au-dessus.
       *[other] Faites tomber les atouts avec votre plus fort ({ $card }) : il en reste { $cards } au-dessus.
    }
reason-draw-low = Faites tomber les atouts avec cette carte ({ $card }), et gardez la plus forte : { $high }.
reason-void = C’est votre dernière carte à { $suit } : ensuite vous pourrez couper.
reason-shorten =
    { $cards ->
        [one] Il ne vous reste alors qu’une carte à { $suit } : bientôt vous pourrez couper.
       *[other] Vous êtes le plus court à { $suit }, avec { $cards } cartes ensuite : bientôt vous pourrez couper.
    }
reason-keep-top = Entamez de cette carte ({ $card }), et gardez la plus forte de la couleur : { $high }.
reason-under = Entamez de cette carte ({ $card }), sous { $keep } : il reste en jeu { $high }.
reason-forces-trump = Personne d’autre n’a plus rien à { $suit } : il faut un atout pour vous battre.
reason-hardest = De toutes vos cartes, c’est la plus difficile à battre : { $card }.
reason-long = Votre couleur la plus longue est { $suit }, avec { $cards } cartes, et aucun adversaire n’a d’atout.
reason-from-ruff = Gardez cette carte ({ $high }) jusqu’à ce qu’on ne puisse plus la couper.
reason-weak-suit = Entamez à { $suit } : vous n’y avez presque rien à perdre.
reason-exit = Rendez la main avec cette carte ({ $card }) : elle ne coûte aucun point.
reason-overruff = Cette carte ({ $card }) bat l’atout qui tient le pli : { $high }.
reason-take-last = Vous jouez en dernier : cette carte ({ $card }) fait le pli, avec { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-take-sure = Cette carte ({ $card }) prend le pli, et aucun adversaire après vous ne peut la battre.
reason-overtake = La carte de votre partenaire ({ $high }) peut encore être battue : celle-ci est plus sûre ({ $card }).
reason-take-rich = Cette carte ({ $card }) fait le pli et vous rapporte sa propre valeur : { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-ruff = Coupez avec cette carte ({ $card }) : le pli contient { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-take-cheap = Cette carte ({ $card }) suffit : gardez la plus forte, { $high }.
reason-take-likely = Cette carte ({ $card }) prend le pli, et va sans doute le garder.
reason-take-more = Cette carte ({ $card }) va sans doute garder le pli, et y apporte { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-take-keep = Cette carte ({ $card }) fait le pli et vous rapporte sa propre valeur, { $points ->
    [one] un point
   *[other] { $points } points
  } ; gardez { $high }.
reason-take-middle = Cette carte ({ $card }) est plus difficile à battre qu’une plus petite, et vous gardez { $high }.
reason-take-hardest = Si vous prenez le pli, que ce soit avec la carte la plus difficile à battre : { $card }.
reason-take-low = Cette carte ({ $card }) prend le pli pour le moment, et c’est elle qui coûte le moins si elle est battue.
reason-force = Cette carte ({ $card }) prend le pli pour le moment : qui le veut devra la battre.
reason-give-most = Ce pli est à votre camp, c’est sûr : donnez-lui ce que vous avez de mieux, { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-give-keep = Ce pli est à votre camp, c’est sûr : donnez-lui { $points ->
    [one] un point
   *[other] { $points } points
  }, et gardez la plus forte de sa couleur, { $high }.
reason-keep-winner = Ce pli est à votre camp, c’est sûr : gardez la plus forte de sa couleur, { $high }.
reason-give-likely = Votre partenaire tient le pli et va sans doute le garder : mettez des points.
reason-give-hope = Votre partenaire va sans doute prendre le pli : mettez des points.
reason-give-some = Ce pli est à votre camp, c’est sûr : donnez-lui { $points ->
    [one] un point
   *[other] { $points } points
  }, et gardez { $high }.
reason-let-go =
    { $points ->
        [0] Laissez passer ce pli, il ne contient rien : gardez { $high } pour un meilleur.
       *[other] Laissez passer ce pli, où il n’y a que { $points } : gardez { $high } pour un meilleur.
    }
reason-leave-partner = Laissez le pli à votre partenaire, qui peut encore le prendre, et gardez { $high }.
reason-keep-guard = Gardez la petite ({ $low }), pour ne pas laisser l’autre seule : { $high }.
reason-duck = Le pli est aux adversaires : donnez-leur le moins possible.
reason-risk-none = Le pli n’est pas encore décidé : risquez-y le moins possible.
reason-keep-trumps = Gardez vos atouts pour plus tard.
reason-keep-low = Tant que { $high } reste en jeu, cette carte ({ $card }) ne vaut pas grand-chose : gardez plutôt la petite, { $low }.
reason-lowest = C’est la plus petite que vous pouvez jouer : { $card }.
reason-small = Aucune des cartes que vous pouvez jouer ne prend le pli, et aucune n’a de valeur.
reason-keep-high = Gardez { $keep } tant que { $high } reste en jeu.
reason-save-top = Gardez pour plus tard la plus forte de sa couleur : { $high }.
reason-lead-poor = Entamez de la carte qui vaut le moins.
reason-uncover =
    { $cards ->
        [one] Retournez une nouvelle carte : il y en a une là-dessous.
       *[other] Retournez une nouvelle carte : il y en a { $cards } là-dessous, plus qu’ailleurs.
    }
reason-nearly = Sur 100 donnes imaginées, aucune autre carte n’était meilleure dans { $share }.
reason-equal = Peu importe : dans les donnes imaginées, toutes les cartes rapportent autant.
reason-best-on-average = Tout compte fait, rien ne promet davantage.
reason-plain = Rien de particulier ne parle pour cette carte.
reason-seen-top = Aucune carte de sa couleur qui reste à jouer n’est plus forte ({ $card }).
reason-seen-trump = Elle fait jouer atout ; de plus forts restent à jouer.
reason-seen-suit = Elle demande sa couleur ; de plus fortes restent à jouer.
reason-seen-over-partner = Elle prend le pli au partenaire, qui le tenait avec { $high }.
reason-seen-ruffs = Elle coupe un pli qui vaut avec elle { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-seen-takes = Elle prend un pli qui vaut avec elle { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-seen-gives = Le partenaire tient le pli avec { $high } : elle y ajoute { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-seen-adds-none = Le partenaire tient le pli avec { $high } ; elle n’ajoute pas de points.
reason-seen-loses = L’autre camp tient le pli avec { $high } et reçoit avec elle { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-seen-spares = L’autre camp tient le pli avec { $high } et ne reçoit avec elle aucun point.
reason-name-tops = Vous avez la manille et le manillon de la couleur ({ $suit }), et { $cards } cartes en tout.
reason-name-both = Votre couleur la plus longue et la plus forte est { $suit } : { $cards } cartes, d’une valeur de { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-name-longest = Votre couleur la plus longue est { $suit } : { $cards } cartes, d’une valeur de { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-name-strongest = Votre couleur la plus forte est { $suit } : { $cards } cartes, d’une valeur de { $points ->
    [one] un point
   *[other] { $points } points
  }.
reason-name-promises = D’après la force de votre jeu, c’est { $suit } qui promet le plus.
reason-name-suit =
    { $cards ->
        [0] Vous n’avez rien à { $suit }.
        [one] Vous avez une seule carte à { $suit }, d’une valeur de { $points ->
            [one] un point
           *[other] { $points } points
          }.
       *[other] Vous avez { $cards } cartes à { $suit }, d’une valeur de { $points ->
           [one] un point
          *[other] { $points } points
         }.
    }
reason-none-manilles = Vous avez { $cards } manilles, et sans atout personne ne peut les couper.
reason-none-spread = Dans { $cards } couleurs, vous avez une des deux plus fortes cartes : jouez sans atout.
reason-name-none = Sans atout, c’est toujours la plus forte carte de la couleur demandée qui fait le pli.
reason-pass-partner = Votre jeu n’est pas assez fort pour nommer l’atout : laissez le choix à votre partenaire.
reason-pass-weak = Votre jeu n’est pas assez fort pour nommer l’atout.
reason-pass = Laissez le choix aux autres.
reason-double-expect = Votre camp peut espérer { $points ->
    [one] un point
   *[other] { $points } points
  } de plus que l’autre.
reason-double-trumps = Vous avez { $cards } atouts : votre jeu est assez fort pour contrer.
reason-strong-double = Votre jeu est assez fort pour contrer.
reason-risky-double = Contrer avec ce jeu, c’est risqué.
reason-few-trumps =
    { $cards ->
        [0] Vous n’avez pas d’atout : mieux vaut en rester là.
        [one] Vous n’avez qu’un atout : mieux vaut en rester là.
       *[other] Vous n’avez que { $cards } atouts : mieux vaut en rester là.
    }
reason-no-double = Mieux vaut en rester là.
reason-timid = Contrer promet davantage, mais en restant là on risque moins.

## What is wrong with a file that somebody gave
# $path says where in the file; the other variables are pieces of the file.

bad-json = Ce n’est pas un enregistrement entier. Un enregistrement tient en une ligne de JSON, et celle-ci ne va plus au caractère { $position }.
bad-deep = Le texte a trop de niveaux emboîtés.
bad-number = Un nombre est trop grand, ou n’est pas un nombre.
bad-double = Le champ « { $name } » figure deux fois.
bad-encoding = Le fichier n’est pas du texte en UTF-8.
bad-utf-16 = Le fichier est du texte en UTF-16 ; enregistrez-le en UTF-8.
bad-long = La ligne est trop longue pour une partie notée.
bad-empty = Il n’y a aucune partie notée dans le fichier.
bad-file = Impossible de lire le fichier : { $path }.
bad-name-empty = Tapez d’abord un nom.
bad-name-long = Un nom a { $most } caractères au plus.
bad-name-unprintable = Un nom ne peut pas contenir de caractères qui ne s’affichent pas, comme une fin de ligne.
bad-name-invisible = On ne verrait rien de ce nom.
bad-format = Ce n’est pas une partie notée au format manille, version 1.
bad-type =
    { $wanted ->
        [object] { $path } : il faut ici un objet entre accolades.
        [list] { $path } : il faut ici une liste.
        [number] { $path } : il faut ici un nombre.
        [flag] { $path } : il faut ici true ou false.
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

## Joueurs de l’ordinateur, du plus faible au plus fort : un nom, et une ligne sur chacun
# $name est demandé ; $names sont ceux qui peuvent jouer.

bot-chance = Hasard
bot-chance-about = Joue n’importe quelle carte permise : pour découvrir le jeu.
bot-beginner = Débutant
bot-beginner-about = Connaît les règles, oublie les cartes tombées, se trompe souvent.
bot-learner = Apprenti
bot-learner-about = Regarde le pli, se souvient du précédent, et contre trop volontiers.
bot-casual = Joueur du dimanche
bot-casual-about = Joue pour le plaisir, aide son partenaire, mais perd le compte.
bot-thumb = Joueur régulier
bot-thumb-about = Suit de bons principes et retient chaque carte tombée.
bot-club = Joueur de club
bot-club-about = Imagine beaucoup de répartitions des cartes avant de jouer.
bot-strong = Joueur fort
bot-strong-about = Réfléchit plus que le joueur de club, et pardonne moins.
bot-expert = Expert
bot-expert-about = Le meilleur de cette table ; il prend le temps de réfléchir.
bot-sees-all = « { $name } » voit toutes les cartes et ne joue donc pas avec des personnes ; il y a : { $names }.
