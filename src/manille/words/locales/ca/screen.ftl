### El joc a pantalla completa en un terminal. Les frases que també diu el mode de línies són a lines.ftl.
###
### Les tecles són una sola lletra, igual en totes les llengües; la lletra va davant de la seva paraula.

## Menú i preferències

screen-title = Manille
screen-about = L’antiga família de jocs de cartes, per a una persona i l’ordinador
# $game és un joc, $us i $them el tanteig.
screen-continue = Continua: { $game }, mà { $number }, nosaltres { $us }, ells { $them }
screen-new = Partida nova
screen-settings = Preferències
screen-rules = Regles
screen-help = Ajuda
screen-quit = Plega
screen-menu-keys = ↑ ↓ tria · Retorn accepta · Q plega
screen-language = Llengua
# El nom de cada llengua en ella mateixa.
screen-language-en = English
screen-language-nl = Nederlands
screen-language-fr = Français
screen-language-es = Español
screen-language-ca = Català
screen-pace = Ritme de les cartes dels altres
screen-bot = Contraris i company
screen-settings-keys = ↑ ↓ línia · ← → canvia · Esc enrere
screen-back = Enrere

## Una partida nova

screen-new-title = Partida nova: a quin joc?
# $name és el nom que algú ha posat a les seves regles de la casa, $game el joc que canvien.
screen-house-entry = { $name } ({ $game })
screen-start = Comença
screen-house = Regles de la casa
screen-delete = Esborra
screen-new-keys = ↑ ↓ tria · Retorn comença · Tab següent · Esc enrere
screen-replace = Hi ha una partida a mitges. Si en comences una de nova, aquella es perd.
screen-replace-yes = Partida nova
screen-replace-no = Conserva la d’abans
screen-changed = Canvis: { $list }

## Regles de la casa

screen-house-title = Regles de la casa: { $game }
screen-house-keys = Tab següent · ← → canvia · escriu un número · Esc enrere
screen-not-number = A «{ $field }» hi va un nombre enter.
screen-name = Desa amb el nom
screen-save = Desa
screen-saved = S’ha desat amb el nom «{ $name }».

## La taula

# $way és un dels dos sentits del joc.
screen-header = { $game } · mà { $number } · { $way }
screen-way-clockwise = ↻ sentit horari
screen-way-counter = ↺ sentit antihorari
# Al costat d’un lloc; 13 caràcters com a màxim.
screen-partner = company
screen-dealer = reparteix
screen-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartes
    }
# La pinta, tal com s’escriu (9o), mentre la té qui reparteix; 13 caràcters com a màxim.
screen-shows = pinta { $card }

# Com es distingeix un coll en una carta petita: d’un a tres caràcters, diferent per a cada coll d’una baralla.
screen-mark-h-french = h
screen-mark-d-french = d
screen-mark-c-french = c
screen-mark-s-french = s
screen-mark-o-spanish = oro
screen-mark-c-spanish = cop
screen-mark-e-spanish = esp
screen-mark-b-spanish = bas

# El quadre del costat de la taula; els quatre primers, 7 caràcters com a màxim; els altres, 27.
# La clau [botifarra] és el text de no-trump (a words.ftl).
screen-panel-score = Tanteig
screen-panel-sets = Jocs
screen-panel-tricks = Bases
screen-panel-points = Punts
screen-panel-goal = Es guanya amb { $goal }
screen-panel-goal-set = Joc a { $goal }, partida a { $sets } jocs
screen-panel-trump =
    { $trump ->
        [botifarra] Botifarra
       *[other] Trumfo: { $trump }
    }
screen-panel-no-trump-yet = Encara no hi ha trumfo
# $seat és qui l’ha cantat.
screen-panel-trump-named =
    { $trump ->
        [botifarra] Botifarra ({ $seat })
       *[other] Trumfo: { $trump } ({ $seat })
    }
screen-panel-count = Compta × { $count }
screen-panel-led = Sortida: { $suit }
screen-panel-shown = Pinta: { $card }

screen-turn-other = Juga { $seat }.
screen-turn-other-call = Parla { $seat }.
screen-turn-any = ET TOCA. Pots jugar qualsevol carta.
screen-turn-some = ET TOCA. Pots jugar les cartes alçades (amb el senyal ▲).
screen-turn-name = ET TOCA. Quin trumfo cantes?
screen-turn-double = ET TOCA. Ho deixes com està o dobles?
screen-turn-signal = Abans que juguin els altres, pots dir alguna cosa del coll de sortida: { $suit }.
screen-turn-ask = T: pregunta al company.
screen-not-turn = Encara no et toca.
screen-go-on = Retorn: continua.
screen-say-nothing = no dir res
screen-ask-title = Què preguntes al company?
screen-pace-set = Ritme de les cartes: { $pace }.

## La línia de tecles sota la taula; 78 caràcters en total com a màxim

screen-key-hint = H pista
screen-key-undo = U desfés
screen-key-trick = L basa
screen-key-sheet = S tants
screen-key-pace = P ritme
screen-key-rules = R regles
screen-key-help = ? ajut
screen-key-menu = M menú
screen-key-quit = Q plega

## Pàgines damunt de la taula

screen-page-keys = ↑ ↓ RePàg AvPàg continua llegint · Esc enrere
screen-log-title = Què ha passat
screen-calls-title = Què s’ha cantat i què s’ha dit en aquesta mà
screen-calls-none = En aquesta mà ningú no ha cantat ni ha dit res.
screen-sheet-title = Full de tanteig
screen-sheet-none = Encara no s’ha acabat cap mà.
screen-sheet-round = Mà
screen-sheet-dealer = Reparteix
screen-sheet-trump = Trumfo
screen-sheet-count = ×
screen-sheet-points = Punts
screen-sheet-scored = Tants
screen-sheet-score = Tanteig
screen-sheet-sets = Jocs
screen-sheet-pair = { $us } – { $them }
# La clau [Tu] és el text de seat-you (a lines.ftl).
screen-trick-title =
    Basa { $number } de { $total }. { $seat ->
        [Tu] Per a tu
       *[other] Per a { $seat }
    }{ $points ->
        [one] : { $points } punt.
       *[other] : { $points } punts.
    }
screen-trick-keys = ← → altres bases · Esc enrere
screen-small = Aquesta finestra és massa petita per a la taula. Fes-la com a mínim de { $width } columnes d’ample i { $height } línies d’alt. (Ara: { $columns } i { $lines }.)
screen-damaged = Hi ha un fitxer que no es pot llegir. S’ha guardat a { $path }.

## Després d’una mà

screen-account-title = S’ha acabat la mà { $number }
screen-account-trump =
    { $trump ->
        [botifarra] Botifarra: mà sense trumfo.
       *[other] Trumfo: { $trump }.
    }{ $count ->
        [1] { "" }
        [2] { " " }La mà ha comptat el doble.
       *[other] { " " }La mà ha comptat { $count } vegades.
    }
screen-set-over = — { $side }, joc guanyat —
screen-match-over = — { $side }, partida guanyada —
screen-next = Mà següent
screen-again = Una altra partida
screen-menu = Menú
screen-tricks = Bases
screen-undo = Desfés
screen-account-keys = Retorn continua · T bases · S tants · U desfés · M menú · Q plega

## Plegar

screen-kept = La partida queda desada. La trobaràs aquí quan tornis.
screen-leave = Plega
screen-stay = Encara no

## Ajuda

screen-help-title = Ajuda: les tecles
screen-help-cards = 1 2 3 … 9 0 A B: juga aquella carta, o tria aquell cant. També pots triar amb ← → i prémer Retorn, o fer-hi clic.
screen-help-raised = Les cartes alçades, amb el senyal ▲, són les que pots jugar. Si en proves una altra, se’t diu per què no pot ser, i no hi perds res.
screen-help-thick = Al mig, la carta del marc gruixut és la que va guanyant la basa. Quan tothom ha jugat, la basa es queda a la vista fins que passa un moment o prems Retorn.
screen-help-piles = Amb les piles a la vista, +3 vol dir que sota la carta de dalt n’hi ha tres més.
screen-help-hint = H: una pista, amb el motiu. La carta queda marcada amb *.
screen-help-undo = U: desfer, tants cops com vulguis, fins i tot bases i mans senceres.
screen-help-trick = L: l’última basa.
screen-help-sheet = S: el full de tanteig.
screen-help-calls = C, o un clic a les xifres: què ha cantat i què ha dit cadascú en aquesta mà.
screen-help-talk = T: fer una pregunta al company, si les preguntes estan activades.
screen-help-log = W, o un clic a les frases del costat de la taula: tot el que ha passat, en frases.
screen-help-pace = P: més lent o més ràpid.
screen-help-rules = R: les regles d’aquest joc.
screen-help-menu = M: el menú. La partida es queda on és.
screen-help-quit = Q: plegar. La partida es desa després de cada cosa que fas.
screen-help-plain = Qui escolta la pantalla, o no vol dibuixos, pot jugar línia per línia amb: manille play --plain
