### Le jeu en plein écran dans le terminal. Ce que dit aussi le mode ligne par ligne est dans lines.ftl.
### Les touches sont des lettres seules, les mêmes dans toutes les langues, en majuscule devant leur mot.

## Menu and settings

screen-title = Manille
screen-about = La vieille famille de jeux de cartes, pour une personne et l’ordinateur
screen-continue = Continuer : { $game }, donne { $number }, nous { $us }, eux { $them }
screen-new = Nouvelle partie
screen-settings = Réglages
screen-rules = Règles
screen-help = Aide
screen-quit = Quitter
screen-menu-keys = ↑ ↓ choisir · Entrée valider · Q quitter
screen-language = Langue
screen-language-en = English
screen-language-nl = Nederlands
screen-language-fr = Français
screen-language-es = Español
screen-language-ca = Català
screen-pace = Tempo des autres joueurs
screen-bot = Adversaires et partenaire
screen-settings-keys = ↑ ↓ ligne · ← → changer · Échap retour
screen-back = Retour

## A new match

screen-new-title = Nouvelle partie : à quel jeu ?
screen-house-entry = { $name } ({ $game })
screen-start = Commencer
screen-house = Règles maison
screen-delete = Supprimer
screen-new-keys = ↑ ↓ choisir · Entrée commencer · Tab suivant · Échap retour
screen-replace = Une partie est restée inachevée. Une nouvelle partie prendra sa place.
screen-replace-yes = Nouvelle partie
screen-replace-no = Garder l’ancienne
screen-changed = Changé : { $list }

## House rules

screen-house-title = Règles maison : { $game }
screen-house-keys = Tab suivant · ← → changer · tapez un nombre · Échap retour
screen-not-number = « { $field } » demande un nombre entier.
screen-name = Enregistrer sous le nom
screen-save = Enregistrer
screen-saved = Enregistré sous le nom « { $name } ».

## The table

# $way is one of the two ways of play.
screen-header = { $game } · donne { $number } · { $way }
screen-way-clockwise = ↻ on joue vers la gauche
screen-way-counter = ↺ on joue vers la droite
# Beside a seat; 13 characters at most.
screen-partner = partenaire
screen-dealer = donneur
screen-cards-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# The shown card, as it is written (9o); 13 characters at most.
screen-shows = retourne { $card }

# One to three characters, different for each suit of a pack (two at most beside “10♥”).
screen-mark-h-french = cœ
screen-mark-d-french = ca
screen-mark-c-french = tr
screen-mark-s-french = pi
screen-mark-o-spanish = oro
screen-mark-c-spanish = cop
screen-mark-e-spanish = esp
screen-mark-b-spanish = bas

# The panel beside the table; the first four have 7 characters at most, the others 27.
screen-panel-score = Score
screen-panel-sets = Manches
screen-panel-tricks = Plis
screen-panel-points = Points
screen-panel-goal = Partie en { $goal }
screen-panel-goal-set = { $sets } manches gagnantes en { $goal }
screen-panel-trump = Atout : { $trump }
screen-panel-no-trump-yet = Pas encore d’atout
# $seat named it.
screen-panel-trump-named = Atout : { $trump } ({ $seat })
screen-panel-count = La donne compte × { $count }
screen-panel-led = Demandé : { $suit }
# No colon: “cavalier d’espadas” leaves nine characters.
screen-panel-shown = Retourne { $card }

screen-turn-other = C’est à { $seat } de jouer.
screen-turn-other-call = C’est à { $seat } de parler.
screen-turn-any = À VOUS. Vous pouvez jouer n’importe quelle carte.
screen-turn-some = À VOUS. Vous pouvez jouer les cartes qui dépassent (marquées ▲).
screen-turn-name = À VOUS. Quel sera l’atout ?
screen-turn-double = À VOUS. En rester là, ou faire compter davantage la donne ?
screen-turn-signal = Vous pouvez dire quelque chose sur votre entame ({ $suit }) avant que les autres jouent.
screen-turn-ask = T : poser une question à votre partenaire.
screen-not-turn = Ce n’est pas encore à vous.
screen-go-on = Entrée : continuer.
screen-say-nothing = ne rien dire
screen-ask-title = Que demandez-vous à votre partenaire ?
screen-pace-set = Tempo du jeu : { $pace }.

## The line of keys below the table; 78 characters at most in all

screen-key-hint = H conseil
screen-key-undo = U défaire
screen-key-trick = L pli
screen-key-sheet = S score
screen-key-pace = P tempo
screen-key-rules = R règles
screen-key-help = ? aide
screen-key-menu = M menu
screen-key-quit = Q fin

## Pages over the table

screen-page-keys = ↑ ↓ Page↑ Page↓ lire la suite · Échap retour
screen-log-title = Ce qui s’est passé
screen-calls-title = Ce qui a été annoncé et dit dans cette donne
screen-calls-none = Personne n’a rien annoncé ni rien dit dans cette donne.
screen-sheet-title = Feuille de marque
screen-sheet-none = Aucune donne n’est encore finie.
screen-sheet-round = Donne
screen-sheet-dealer = Donneur
screen-sheet-trump = Atout
screen-sheet-count = ×
screen-sheet-points = Points
screen-sheet-scored = Marqué
screen-sheet-score = Score
screen-sheet-sets = Manches
screen-sheet-pair = { $us } – { $them }
screen-trick-title =
    { $points ->
        [one] Pli { $number } sur { $total }. Pour { $seat } : { $points } point.
       *[other] Pli { $number } sur { $total }. Pour { $seat } : { $points } points.
    }
screen-trick-keys = ← → autres plis · Échap retour
screen-small = Cette fenêtre est trop petite pour la table. Il lui faut au moins { $width } colonnes de large et { $height } lignes de haut. (Maintenant : { $columns } et { $lines }.)
screen-damaged = Un fichier est illisible. Il a été gardé sous { $path }.

## After a round

screen-account-title = La donne { $number } est finie
screen-account-trump =
    { $count ->
        [1] Atout : { $trump }.
       *[other] Atout : { $trump }. La donne comptait { $count } fois.
    }
screen-set-over = — { $side } : manche gagnée —
screen-match-over = — { $side } : partie gagnée —
screen-next = Donne suivante
screen-again = Une autre partie
screen-menu = Menu
screen-tricks = Plis
screen-undo = Défaire
screen-account-keys = Entrée continuer · T plis · S score · U défaire · M menu · Q quitter

## Leaving

screen-kept = Votre partie est enregistrée. Vous la retrouverez la prochaine fois.
screen-leave = Quitter
screen-stay = Rester

## Help

screen-help-title = Aide : les touches
screen-help-cards = 1 2 3 … 9 0 A B : jouer cette carte, ou choisir cette annonce. Vous pouvez aussi choisir avec ← → et appuyer sur Entrée, ou cliquer dessus.
screen-help-raised = Les cartes qui dépassent, marquées ▲, sont celles que vous pouvez jouer. Si vous en essayez une autre, on vous dit pourquoi elle n’est pas permise, et rien n’est perdu.
screen-help-thick = Au milieu, la carte au cadre épais tient le pli. Quand tous ont joué, le pli reste sur la table un moment, ou jusqu’à ce que vous appuyiez sur Entrée.
screen-help-piles = Avec les piles découvertes, +3 veut dire qu’il y a trois cartes sous la carte du dessus.
screen-help-hint = H : un conseil, avec la raison. La carte reçoit la marque *.
screen-help-undo = U : défaire votre dernier choix, autant de fois que vous voulez, même en remontant à d’autres plis ou à d’autres donnes.
screen-help-trick = L : le dernier pli.
screen-help-sheet = S : la feuille de marque.
screen-help-calls = C, ou un clic sur les chiffres : qui a annoncé ou dit quoi dans cette donne.
screen-help-talk = T : poser une question à votre partenaire, quand les questions sont activées.
screen-help-log = W, ou un clic sur les phrases à côté de la table : tout ce qui s’est passé, en toutes lettres.
screen-help-pace = P : plus lent ou plus rapide.
screen-help-rules = R : les règles de ce jeu.
screen-help-menu = M : le menu. La partie reste où elle en est.
screen-help-quit = Q : quitter. La partie est enregistrée après tout ce que vous faites.
screen-help-plain = Si vous écoutez l’écran, ou préférez vous passer d’images, vous pouvez jouer ligne par ligne avec : manille play --plain
