### El que diuen el mode de línies i la línia d’ordres. Els lectors de pantalla també ho llegeixen en veu alta.
### La clau [Tu] és el text de seat-you, i la clau [botifarra] el de no-trump (a words.ftl): demanen una frase pròpia.

## El que passa a taula
# $seat és un lloc o «Tu» (seat-you).

seat-you = Tu
says-card = { $seat }: { $card }.
says-call = { $seat }: { $call }.
says = { $seat }: «{ $said }»
asks = { $seat }: «{ $said }» { $partner }: «{ $answer }»

draw-cut = { $seat }, carta tallada: { $card }.
draw-draw = { $seat }, carta treta: { $card }.
draw-deals =
    { $seat ->
        [Tu] Reparteixes primer tu.
       *[other] Reparteix primer { $seat }.
    }

## El mode de línies

plain-resume = Hi ha una partida a mitges.
plain-continue = Continuar-la: { $name }
plain-new = Començar una partida nova
plain-which = A quin joc vols jugar?
plain-again = Fem una altra partida?
plain-rules = { $name }.
plain-start = Seus a Sud. Per triar, escriu un número; per saber què més pots escriure, «ajuda».
plain-deal =
    Mà { $number }. { $dealer ->
        [Tu] Reparteixes tu.
       *[other] Reparteix { $dealer }.
    } { $cutter ->
        [Tu] Talles tu.
       *[other] Talla { $cutter }.
    }
plain-dealt-by =
    { $dealer ->
        [Tu] Reparteixes tu.
       *[other] Reparteix { $dealer }.
    }
plain-shown = Pinta: { $card }. El seu coll és el trumfo.
plain-trump =
    { $trump ->
        [botifarra] Botifarra: aquesta mà es juga sense trumfo.
       *[other] Trumfo: { $trump }.
    }{ $count ->
        [1] { "" }
        [2] { " " }La mà compta el doble.
       *[other] { " " }La mà compta { $count } vegades.
    }
# La clau [cap] és el text de plain-no-cards.
plain-hand =
    { $cards ->
        [cap] Ja no et queda cap carta.
       *[other] Tens { $cards }.
    }
plain-no-cards = cap
plain-piles =
    { $seat ->
        [Tu] Les teves piles:
       *[other] Les piles de { $seat }:
    }
plain-pile =
    { $under ->
        [0] Pila { $number }: { $card }, l’última.
        [1] Pila { $number }: { $card }, amb una carta a sota.
        [2] Pila { $number }: { $card }, amb dues cartes a sota.
       *[other] Pila { $number }: { $card }, amb { $under } cartes a sota.
    }
plain-pile-down =
    { $under ->
        [1] Pila { $number }: una carta, tapada.
        [2] Pila { $number }: dues cartes, tapades.
       *[other] Pila { $number }: { $under } cartes, tapades.
    }
plain-turned = { $seat }, carta girada: { $card }.
plain-turn = Et toca.
plain-offer = { $number }: { $action }
plain-card = { $card } ({ $code })
plain-say = dir: «{ $said }»
plain-ask = Què fas?
plain-signal = Vols dir alguna cosa sobre el coll de sortida?
plain-silent = no dir res
plain-next = Prem Retorn per continuar.
plain-unknown = «{ $text }» no és cap de les opcions. Escriu un número, una carta com 10h, o «ajuda».
plain-trick =
    { $seat ->
        [Tu] Basa per a tu
       *[other] Basa per a { $seat }
    }{ $points ->
        [one] : { $points } punt.
       *[other] : { $points } punts.
    }
plain-taken = Punts de les cartes fins ara: nosaltres { $us }, ells { $them }. Bases: nosaltres { $ours }, ells { $theirs }.
plain-no-trick = Encara no s’ha fet cap basa.
plain-sheet = Mà { $number }: nosaltres { $us }, ells { $them }.
plain-round-over = La mà s’ha acabat.
plain-hint = Pista: { $action }. { $why }
plain-no-hint = Les pistes són per a quan et toca.
plain-no-undo = No hi ha res per desfer.
plain-undone = Desfet.
plain-help = Escriu el número d’una opció, una carta com 10h, o una d’aquestes paraules:
plain-help-line = { $command }: { $what }
plain-pace = Escriu «ritme» i una d’aquestes paraules: { $paces }.
plain-pace-set = Ritme: { $pace }.
plain-language = Escriu «llengua» i un d’aquests codis: { $languages }.
plain-language-set = Ara parlem català.
plain-bye = Adeu! Si has deixat una partida a mitges, la trobaràs aquí quan tornis.
plain-damaged = La partida desada no es pot llegir. S’ha guardat a { $path }, i en comença una de nova.
plain-damaged-house = Les regles de la casa desades no es poden llegir. El fitxer s’ha guardat a { $path }.

# Paraules que es poden escriure, separades per una coma i un espai; la primera és la que es veu. Les angleses també hi són.
# Aquí no hi pot haver «sortir» (és jugar la primera carta) ni «última» (és un senyal).
command-help = ajuda, ajut, help, h, ?
command-hand = cartes, hand
command-table = taula, table
command-hint = pista, hint
command-undo = desfés, desfer, undo, u
command-trick = basa, trick, last
command-score = tanteig, tants, score
command-rules = regles, rules
command-pace = ritme, pace
command-language = llengua, idioma, language
command-quit = plega, plegar, quit, q, exit
command-help-help = aquesta llista
command-hand-help = les cartes que tens
command-table-help = tot el que és a la vista
command-hint-help = què faria un bon jugador, i per què
command-undo-help = desfer l’última cosa que has triat, tants cops com vulguis
command-trick-help = l’última basa
command-score-help = el tanteig, mà per mà
command-rules-help = les regles d’aquest joc
command-pace-help = l’espera entre carta i carta: ritme lent, ritme normal, ritme ràpid, ritme instantani
command-language-help = una altra llengua: llengua en, nl, fr, es o ca
command-quit-help = plegar; la partida queda desada

pace-slow = lent
pace-normal = normal
pace-fast = ràpid
pace-instant = instantani

## Una mà per llegir

show-round = Mà { $number }. Reparteix { $dealer }.
show-hand =
    { $seat ->
        [Tu] Tens { $cards }.
       *[other] { $seat } té { $cards }.
    }
show-shown = Pinta: { $card }.
show-card = { $seat } { $card }
show-trick =
    { $points ->
        [one] Basa { $number }: { $cards }. Per a { $winner }: { $points } punt.
       *[other] Basa { $number }: { $cards }. Per a { $winner }: { $points } punts.
    }
show-unfinished = La mà no s’ha acabat.
show-house-rule = Regla de la casa: { $switch }: { $value }
suit-holding = { $suit }: { $ranks }
account-points = Punts: nosaltres { $us }, ells { $them }.
account-hand =
    { $count ->
        [1] Passen de la meitat: { $hand }.
       *[other] { $hand } per { $count }: { $score }.
    }
account-score = Tants d’aquesta mà: nosaltres { $us }, ells { $them }.
standing = Tanteig: nosaltres { $us }, ells { $them }; es guanya amb { $goal }.
standing-sets = Tanteig: nosaltres { $us }, ells { $them }; el joc es guanya amb { $goal }. Jocs: nosaltres { $won }, ells { $lost }.
standing-won = { $side }, partida guanyada. Tanteig: nosaltres { $us }, ells { $them }. Jocs: nosaltres { $won }, ells { $lost }.

## La línia d’ordres

cli-about = Manille, Manillen, Manilla i Botifarra: per jugar, aprendre i estudiar.
cli-play = Juga una partida contra l’ordinador, a pantalla completa o línia per línia.
cli-rules = Mostra les regles d’un joc; si no dius quin, dona la llista dels jocs.
cli-simulate = Fa jugar partides als jugadors de l’ordinador i n’escriu els registres.
cli-replay = Comprova si els registres d’un fitxer segueixen les regles.
cli-show = Mostra les mans d’un fitxer de manera que es puguin llegir.
cli-perft = Compta tot el que pot passar en una repartida, per comparar programes.
cli-bench = Mesura velocitats i mides en aquest ordinador.
cli-house = Desa, llista i esborra regles de la casa.
cli-house-save = Desa regles de la casa amb un nom.
cli-house-list = Dona la llista de les regles de la casa desades.
cli-house-delete = Esborra regles de la casa desades.
cli-opt-language = La llengua: en, nl, fr, es o ca.
cli-opt-version = Mostra la versió.
cli-opt-plain = Línia per línia, sense pantalla completa.
cli-opt-variant = El joc, per exemple belgian o manilla-two.
cli-opt-set = Una regla de la casa, nom=valor; se’n poden posar unes quantes.
cli-opt-house = Les regles de la casa desades amb aquest nom.
cli-opt-seed = Una paraula o un número per repetir la mateixa partida (la llavor).
cli-opt-bot = El jugador de l’ordinador que ocupa els altres llocs.
cli-opt-new = Comença una partida nova, encara que n’hi hagi una a mitges.
cli-opt-pace = El ritme dels altres jugadors: slow, normal, fast o instant.
cli-opt-json = En JSON, una línia per a cada cosa.
cli-opt-matches = Quantes partides.
cli-opt-bots = Els jugadors de l’ordinador de cada lloc, separats per comes; un de sol val per a tots.
cli-opt-out = El fitxer on s’escriu; - vol dir la sortida estàndard.
cli-opt-jobs = Quants processos; 0 vol dir tots els nuclis.
cli-opt-file = El fitxer de registres; - vol dir l’entrada estàndard.
cli-opt-round = Només aquesta mà, comptant des de l’1.
cli-opt-perft-seed = El número d’on surt la repartida.
cli-opt-depth = Fins a quantes accions.
cli-opt-left = Comença quan a cada jugador li queden aquestes cartes.
cli-opt-name = El nom que vulguis.
cli-progress = Partides
cli-replay-ok =
    { $winner ->
        [0] Registre { $number }: correcte. Victòria de Sud i Nord, jocs { $won }-{ $lost }.
        [1] Registre { $number }: correcte. Victòria d’Est i Oest, jocs { $won }-{ $lost }.
       *[none] Registre { $number }: correcte. Tanteig { $us }-{ $them }, jocs { $won }-{ $lost }, sense acabar.
    }
cli-replay-bad = Registre { $number }: { $where }{ $message }
cli-where-round = mà { $round }:{ " " }
cli-where-call = mà { $round }, cant { $call }:{ " " }
cli-where-play = mà { $round }, carta { $play }:{ " " }
cli-simulated =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partides
    }, { $rounds ->
        [one] { $rounds } mà
       *[other] { $rounds } mans
    }. Victòries del bàndol 0: { $one }; del bàndol 1: { $two }.
cli-house-saved = Regles desades: { $name }.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = No hi ha regles de la casa desades.
cli-house-unknown = No hi ha regles de la casa que es diguin «{ $name }».
cli-house-gone = Regles esborrades: { $name }.
cli-bad-set = «{ $text }» no és cap regla de la casa: escriu nom=valor.
cli-bad-bots = El joc té { $players } llocs: posa-hi { $players } jugadors de l’ordinador, o un que valgui per a tots.
cli-bad-bot = No hi ha cap jugador de l’ordinador que es digui «{ $name }»; n’hi ha aquests: { $names }.
cli-bad-language = Aquí no hi ha la llengua «{ $name }»; hi ha aquestes: { $names }.
cli-bad-pace = No hi ha cap ritme que es digui «{ $name }»; n’hi ha aquests: { $names }.
cli-bad-write = No es pot escriure el fitxer: { $path }.
cli-bad-round = En aquest registre no hi ha la mà { $number }.
cli-bad-left = En aquest joc cada mà té { $most } cartes com a màxim.
cli-no-screen = Aquest terminal no permet la pantalla completa; per tant, es juga línia per línia.
