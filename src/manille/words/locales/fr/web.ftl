### Ce que seule l’application web dit. Ce que le terminal dit aussi se trouve dans les autres fichiers.

## La table

web-connecting = Connexion à la table…
web-offline = La liaison avec le serveur est coupée. Nouvel essai en cours.
web-menu = Menu
web-close = Fermer
web-round = Donne { $number }
web-your-hand = Vos cartes
web-tools = Aide à la table
web-hint = Conseil
web-hinted = le conseil
web-talk = Demander
web-last-trick = Le dernier pli
web-account = Le compte
# $seat est un message seat-… ou « Vous » ; les deux doivent convenir.
web-named-by = Atout choisi par : { $seat }
web-ask-trump = Quel sera l’atout ?
web-ask-double = En rester là ou contrer ?
# $card est une carte.
web-card-hinted = { $card }, le conseil
web-card-barred = { $card }, pas maintenant
web-card-played = { $card }, jouée
web-pile-empty = Pile { $number } : épuisée.
web-why = Pourquoi ?
web-why-more = Le rôle de ses cartes vous sera dit quand la donne sera finie.
# $seat est une place, $card la carte qu’elle a jouée.
web-why-card = Pourquoi ? { $seat } : { $card }
# $what est un message says-call.
web-why-call = Pourquoi ? { $what }
web-no-reason = On n’en connaît pas la raison.
web-leave = Quitter la table
web-again-sure = Cette partie n’est pas finie. L’abandonner et en commencer une autre ?

## Début et réglages

web-game = Jeu
web-other-games = D’autres jeux
web-settings-match = La partie
web-settings-table = À la table
web-settings-look = Cartes et tapis
web-from-next = Ce que vous changez ici vaut à partir de la prochaine partie.
web-coming = Les règles ont été changées. Elles valent à partir de la prochaine partie.
web-play-forced = Jouer d’elle-même une carte quand elle seule est permise
web-raise-first = Toucher une fois lève la carte, deux fois la joue
web-trump-side = Les atouts dans la main
web-trump-side-left = à gauche
web-trump-side-right = à droite
web-sound = Sons
web-letters = Lettres des cartes françaises
web-letters-en = A K Q J (anglais)
web-letters-fr = A R D V (français)
web-letters-nl = A H V B (néerlandais)
web-four-colours = Quatre teintes pour les quatre couleurs
web-felt = Tapis
web-felt-dark = foncé
web-felt-light = clair

## Parties jouées

web-history = Parties jouées
web-history-none = Vous n’avez encore fini aucune donne.
web-results = Résultats
web-matches = Parties
web-matches-won = Gagnées
web-rounds = Donnes
web-points-us = Nous
web-points-them = Eux
web-rounds-played =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
web-won = Gagnée
web-lost = Perdue
web-unfinished = Inachevée
web-more = En voir plus
web-replay = Toutes cartes sur table
web-trick-back = Pli précédent
web-card-back = Carte précédente
web-card-on = Carte suivante
web-trick-on = Pli suivant
web-copy-round = Copier cette donne
web-copy-match = Copier la partie
web-copied = Copié.
web-paste = Regarder une partie notée
web-paste-label = Une ligne de notation, copiée ici ou écrite par le programme
web-look = Regarder

## La première donne, expliquée pendant qu’on la joue

web-guide = Expliquer la prochaine donne pendant qu’on la joue
web-guide-ok = Compris
web-guide-lesson = Bienvenue ! Les cartes de cette donne ont été préparées pour vous faire rencontrer tout ce qui compte. Prenez votre temps : les autres vous attendent, et une carte peut être reprise.
# $ranks est une suite comme « dix 5, as 4 et roi 3 ».
web-guide-cards = Voici vos cartes. Cinq cartes de chaque couleur valent des points, de la plus forte à la plus faible : { $ranks }. Les autres ne valent rien.
web-guide-rank = { $rank } { $points }
web-guide-shown = Cette carte a été retournée à la donne : { $card }. Sa couleur est l’atout, et tout atout bat les cartes des autres couleurs.
web-guide-piles = On ne peut jouer que la carte du dessus de chacune de ses piles. Celle qui est dessous est alors retournée ; jusque-là, personne ne la connaît.
web-guide-name = Vous choisissez l’atout. Prenez une couleur où vous avez beaucoup de cartes, si possible avec la plus forte. Tout atout bat les cartes des autres couleurs.
web-guide-double = Si vous pensez que votre camp fera plus de la moitié des points, contrez : la donne compte davantage pour qui la gagne. Sinon, passez.
web-guide-manille = Vous avez { $card }, la plus forte carte de sa couleur, qui vaut 5. Aucune autre carte de cette couleur ne la bat, pas même l’as ou le roi.
web-guide-lead = Vous entamez, avec la carte que vous voulez. { $trump ->
    [no] La plus forte carte de cette couleur fait le pli.
   *[yes] La plus forte carte de cette couleur fait le pli, à moins que quelqu’un ne joue atout.
}
# $why est la phrase d’une règle.
web-guide-must = Vous ne pouvez pas jouer toutes vos cartes ici. { $why }
web-guide-mate = Votre partenaire tient ce pli. S’il a de bonnes chances de le garder, ajoutez une carte à points : elle compte pour vous deux.
web-guide-foe = Un adversaire tient ce pli. Prenez-le si vous le pouvez et s’il en vaut la peine ; sinon, donnez une carte sans points.
web-guide-trick = Qui fait un pli entame le suivant. À côté de la table, vous voyez les plis et les points de chaque camp ; touchez-les pour revoir le dernier pli.
web-guide-half = Une donne a { $total } points. Seul le camp qui en a plus de { $half } marque, et seulement ce qu’il a au-dessus : gardez le compte à l’œil.
web-guide-last = C’est votre dernière carte. Ensuite vient le compte, pas à pas ; touchez une ligne pour lire sa règle.

## Comment jouer

web-howto = Comment jouer
web-advice = Bien jouer
web-glossary = Les mots du jeu

## Comment jouer : le lexique. Un mot, puis ce que c’est.

glossary-manille = Manille
glossary-manille-is = La plus forte carte d’une couleur, qui vaut 5 : le dix d’un jeu français, le neuf d’un jeu espagnol (où elle s’appelle manilla).
glossary-manillon = Manillon
glossary-manillon-is = L’as, deuxième carte de sa couleur, qui vaut 4.
glossary-side = Couleur ordinaire
glossary-side-is = Toute couleur qui n’est pas l’atout.
glossary-void = Ne pas pouvoir fournir
glossary-void-is = N’avoir aucune carte de la couleur demandée. Alors seulement on peut, ou on doit, la couper avec un atout.
glossary-feed = Charger
glossary-feed-is = Mettre une carte qui vaut des points sur un pli que le partenaire va faire.
glossary-excess = Au-dessus de la moitié
glossary-excess-is = Ce qu’un camp a pris au-delà de la moitié des points. Dans presque toutes les formes du jeu, on ne marque que cela.
glossary-shown = Retourne
glossary-shown-is = La dernière carte du donneur, montrée à tous : sa couleur est l’atout. On dit aussi pinta.
glossary-plat = Plat
glossary-plat-is = En Belgique, une donne à égalité, 30 à 30. La donne suivante compte double.
glossary-none = Sans atout, zonder troef, botifarra
glossary-none-is = Une donne sans couleur d’atout. Quand on peut l’annoncer, elle compte le plus souvent double.
glossary-contro = Contro, recontro, Sant Vicenç
glossary-contro-is = Les trois degrés du contre à la Botifarra.
glossary-capote = Capot
glossary-capote-is = Tous les plis d’une donne, faits par un seul camp.
glossary-set = Manche, manga, juego
glossary-set-is = Une partie de la rencontre, jouée jusqu’à son propre total.
glossary-talking = Manille parlée
glossary-talking-is = Jouer avec des signaux ou des questions entre partenaires, dits à haute voix pour que tous les entendent.

## Comment jouer : les conseils. Un titre, puis deux ou trois phrases ; des cartes sont dessinées sous certains.

advice-half = Sachez où est la moitié
advice-half-text = On ne marque que les points pris au-dessus de la moitié. Comptez ceux de votre camp à mesure que les plis tombent. Juste sous la moitié, chaque point compte, battez-vous même pour un valet ; bien au-dessus, vous pouvez en laisser filer un.
advice-manille = Encaissez vos manilles à temps
advice-manille-text = Rien dans sa couleur ne bat une manille, mais n’importe quel atout le fait, et cinq points s’en vont. Une couleur est la plus sûre la première fois qu’on la demande, quand tout le monde en a encore.
advice-manillon = Gardez votre as derrière la manille
advice-manillon-text = Tant que la manille de la couleur n’est pas tombée, entamer l’as, c’est donner quatre points. Attendez qu’elle soit jouée, ou que le pli soit sûrement à votre partenaire.
advice-feed = Chargez votre partenaire
advice-feed-text = Quand plus personne ne peut battre la carte de votre partenaire, mettez la plus chère de celles qui ne feraient pas de pli seules : un roi, ou un as dont la manille court encore. C’est là que se gagnent la plupart des points.
advice-starve = Ne donnez rien aux adversaires
advice-starve-text = Quand le pli est perdu, jouez la carte qui coûte le moins. Les sept et les huit ne gagnent rien, mais ils épargnent vos rois et vos dames.
advice-force = Faites sortir les grosses cartes
advice-force-text = Dans la plupart des formes du jeu, un adversaire qui peut battre votre carte doit le faire. Un roi entamé fait tomber l’as ou la manille, et votre dame ou votre valet sera peut-être maître ensuite.
advice-trumps = Faites tomber les atouts quand vous êtes long
advice-trumps-text = Si votre camp a choisi l’atout, ou si vous en avez beaucoup, jouez atout jusqu’à ce que les adversaires n’en aient plus. Il y en a huit dans un jeu français et douze dans un jeu espagnol : comptez-les. Vos manilles des autres couleurs sont alors à l’abri.
advice-short = Une couleur courte est une chance
advice-short-text = Jouez tôt une carte seule dans sa couleur. La prochaine fois que la couleur est demandée, vous pouvez couper, et même un petit atout ramasse les points du pli.
advice-read = Chaque carte raconte quelque chose
advice-read-text = Qui n’a pas fourni n’a plus de cette couleur. Qui devait monter et ne l’a pas fait n’a rien de plus fort. Après la donne, ouvrez les plis et demandez pourquoi à n’importe quelle carte des autres : on vous dit sur quoi ils se sont fondés.
advice-name = D’abord la longueur, ensuite la force
advice-name-text = Quatre ou cinq cartes avec la manille font un bon atout, même si le reste de la main est pauvre. Annoncez sans atout avec des manilles et des as dans trois ou quatre couleurs, et aucune couleur que les adversaires puissent dérouler.
advice-double = Contrez sur ce que vous voyez
advice-double-text = Une donne contrée compte davantage pour qui la gagne. Contrez quand votre main fait presque la moitié à elle seule, avec des atouts dedans, et non parce que les autres sont peut-être faibles.
advice-piles = Avec les piles ouvertes, regardez ce que vous découvrez
advice-piles-text = Au jeu à deux, chaque carte jouée en découvre une autre. Quand deux cartes font le même travail, jouez celle de la plus haute pile : de nouvelles cartes sont de nouvelles chances. Gardez chaque couleur tant que possible, et songez qu’une couleur absente de vos dessus vous permet de couper.
