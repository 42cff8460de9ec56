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
cli-opt-bot = Com de bé juguen els altres: chance, beginner, learner, casual, thumb, club, strong o expert.
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
cli-opt-subject = Què es mesura.
cli-opt-bench-deals = Quantes repartides de 32 cartes; cadascuna es resol amb cada trumfo i sense trumfo.
cli-opt-large = Quantes repartides de 48 cartes; cadascuna es resol amb cada trumfo i sense trumfo.
cli-opt-peers = Mesura altres motors, endplay i colver, al costat de l’analitzador amb les mateixes repartides.
cli-opt-name = El nom que vulguis.
cli-progress = Partides
cli-replay-ok =
    { $winner ->
        [0] Registre { $number }: correcte. Victòria de Sud i Nord, jocs { $won }-{ $lost }.
        [1] Registre { $number }: correcte. Victòria d’Est i Oest, jocs { $won }-{ $lost }.
        [south] Registre { $number }: correcte. Victòria de Sud, jocs { $won }-{ $lost }.
        [north] Registre { $number }: correcte. Victòria de Nord, jocs { $won }-{ $lost }.
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
cli-house-replaced = Regles desades: { $name }, en lloc de les que tenien aquest nom.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = No hi ha regles de la casa desades.
cli-house-unknown = No hi ha regles de la casa que es diguin «{ $name }».
cli-house-gone = Regles esborrades: { $name }.
cli-help-usage = Ús:
cli-help-slot-options = { "[" }OPCIONS]
cli-help-slot-command = ORDRE [ARGUMENTS]…
cli-help-arguments = Arguments
cli-help-options = Opcions
cli-help-commands = Ordres
cli-help-default = { "[" }per defecte: { $value }]
cli-help-required = { "[" }obligatori]
cli-help-help = Mostrar aquesta ajuda i acabar.
cli-no-option = Aquí no hi ha l’opció «{ $name }»: «{ $command } --help» diu quines hi ha.
cli-odd-option = «{ $name }» no es fa servir així: «{ $command } --help» diu com.
cli-missing = Falta «{ $name }»: «{ $command } --help» diu què és.
cli-bad-whole = «{ $name }» demana un nombre enter, { $low } o més.
cli-bad-range = «{ $name }» demana un nombre enter de { $low } a { $high }.
cli-no-command = No hi ha cap ordre així; hi ha: { $names }.
cli-too-many = És més del que admet «{ $command }»: «{ $command } --help» diu què cal.
cli-bad-variant = No hi ha cap joc que es digui «{ $name }»; n’hi ha aquests: { $names }.
cli-bad-bots = El joc té { $players } llocs: posa-hi { $players } jugadors de l’ordinador, o un que valgui per a tots.
cli-bad-bot = No hi ha cap jugador de l’ordinador que es digui «{ $name }»; n’hi ha aquests: { $names }.
cli-bot-kernel = «{ $name }» necessita l’analitzador compilat, que aquí no es pot carregar; n’hi ha aquests: { $names }.
cli-bad-language = Aquí no hi ha la llengua «{ $name }»; hi ha aquestes: { $names }.
cli-bad-pace = No hi ha cap ritme que es digui «{ $name }»; n’hi ha aquests: { $names }.
cli-match-waits = Hi ha una partida a mitges ({ $game }, mà { $number }): «manille play» la continua, i --new l’abandona.
cli-bad-write = No es pot escriure el fitxer: { $path }.
cli-bad-output = No es pot escriure la resposta a la sortida estàndard.
cli-bad-save = No es pot llegir o escriure el que es desa: { $path }.
cli-bad-round = En aquest registre no hi ha la mà { $number }.
cli-bad-seat = Aquest joc no té cap lloc { $seat }: els llocs van de 0 a { $last }.
cli-bad-left = En aquest joc cada mà té { $most } cartes com a màxim.
cli-bad-subject = Aquí no hi ha cap «{ $name }» per mesurar; hi ha: { $names }.
cli-bad-peers = Només l’analitzador es compara amb altres motors: «bench solver --peers».
cli-no-peer = «{ $name }» no es pot carregar aquí, de manera que no s’hi compara res; l’instal·la l’extra «peers» d’aquest paquet, si n’hi ha per a aquest Python.
cli-bench-spread = mitjana { $mean }, de { $low } a { $high }
cli-no-screen = Aquest terminal no permet la pantalla completa; per tant, es juga línia per línia.

## Resoldre una posició i analitzar una mà
# $row és una fila de solve-card; $margin i $value són solve-exact o solve-between.

cli-solve = Diu què val cada carta, amb totes a la vista, allà on ha arribat l’última mà d’un registre.
cli-analyse = Diu què ha costat cada carta d’una mà acabada: tal com estaven les cartes, i com a decisió.
cli-opt-budget = Quantes posicions es miren com a màxim per registre; el que no queda clar es dona entre límits.
cli-opt-analyse-budget = Quantes posicions cal examinar com a màxim per carta, i unes altres tantes per a totes les seves repartides possibles juntes; el que no queda clar es dona entre límits.
cli-opt-worlds = En quantes repartides possibles es valora cada decisió; 0 vol dir cap.
cli-opt-worlds-seed = Una paraula o un número per tornar a tenir les mateixes repartides possibles (la llavor).
cli-no-kernel = Aquí no es pot carregar l’analitzador compilat i respon el lent: amb moltes cartes triga moltíssim, o dona límits.
bad-solve-over = No hi ha cap mà en joc; per tant, no hi ha res per resoldre.
bad-solve-calls = Encara no s’ha acabat de cantar; per tant, no hi ha cap carta per resoldre.
bad-analyse-none = No hi ha cap mà acabada; per tant, no hi ha res per analitzar.
bad-analyse-round = En aquest registre no hi ha cap mà acabada amb aquest número.
solve-exact = { $number }
solve-between = de { $low } a { $high }
solve-card = { $card }: { $margin }
solve-position = Registre { $record }, mà { $round }. Juga { $seat }. Punts del bàndol de Sud menys els de l’altre al final, amb totes les cartes a la vista i si tothom juga tan bé com pot, després de cada carta: { $row }.
analyse-round = Registre { $record }, mà { $number }. Reparteix { $dealer }.
analyse-value = Punts del bàndol de Sud menys els de l’altre: { $value } si tothom hagués jugat tan bé com podia amb les cartes a la vista, { $margin } tal com s’ha jugat.
analyse-about =
    { $worlds ->
        [0] Quants punts ha costat cada carta respecte de la millor, tal com estaven les cartes: el que ha passat.
        [one] Quants punts ha costat cada carta respecte de la millor, tal com estaven les cartes: el que ha passat; i en una repartida que el jugador no podia descartar: la decisió.
       *[other] Quants punts ha costat cada carta respecte de la millor, tal com estaven les cartes: el que ha passat; i de mitjana en { $worlds } repartides que el jugador no podia descartar: la decisió.
    }
analyse-trick = Basa
analyse-seat = Jugador
analyse-card = Carta
analyse-happened = Ha passat
analyse-decision = Decisió
analyse-sum = totes les cartes
analyse-bounds = On hi ha dues xifres en lloc d’una, la cerca no ha arribat al final: la bona és entre totes dues.

## Explicar les decisions
# $bot és el nom d’un jugador de l’ordinador, $why una frase, $clause el número d’una regla.

cli-explain = Diu de cada decisió d’una mà què l’obligava, què podia saber el jugador, i què en pensen els jugadors de l’ordinador i per què.
cli-opt-explain-bot = El jugador de l’ordinador a qui es pregunta; es pot donar més d’una vegada. Només veu el que veia el jugador.
cli-opt-explain-round = La mà, comptada des d’1; si no, l’última.
cli-opt-seat = Només aquest lloc: 0 per a Sud, i així en el sentit del joc.
bad-explain-none = No hi ha cap mà així per explicar.
explain-card = Basa { $number }. { $seat }: { $card }.
explain-call = { $seat }: { $call }.
explain-now = Ara és el torn de: { $seat }.
explain-bound = { $why } ({ $clause })
explain-tell = El que es pot saber: { $told }
explain-same = { $bot } faria el mateix: { $why }
explain-would = { $bot } triaria: { $action }. { $why }
explain-done = { $action }: { $why }
explain-choice = Opció
explain-value = Valor
explain-mean = Mitjana
explain-spread = Dispersió
explain-best = La millor en
explain-least = Mínim
explain-about = El valor és el que guia un jugador de l’ordinador; només es compara dins d’una decisió. Si imagina repartides: la mitjana de la diferència de punts per al bàndol del jugador, la dispersió, la part de les repartides en què no hi havia res millor, i el mínim. Els dos últims valen a cartes destapades, de manera que la mitjana pot quedar per sota del mínim; falten (–) quan una repartida és massa gran per a això.
tell-none = { $seat } no té { $suit }.
tell-above = { $seat } no té res del coll per sobre d’aquesta carta: { $card }.
tell-lacks = { $seat } no té cap d’aquestes: { $cards }.
tell-holds = { $seat } ha de tenir: { $cards }.
tell-some = { $seat } té com a mínim { $number } d’aquestes: { $cards }.

## La comparació de jugadors de l’ordinador
# $one i $two són jugadors de l’ordinador. Les xifres: el bàndol del primer menys el del segon.

cli-arena = Compara dos jugadors de l’ordinador: tot es juga dues vegades, la segona amb els bàndols canviats.
cli-ladder = Compara cada jugador de l’ordinador amb l’anterior, i n’escriu la taula.
cli-opt-one = El jugador de l’ordinador que es mesura.
cli-opt-two = El jugador de l’ordinador amb què es compara.
cli-opt-deals = Quantes repartides, o quantes partides; tot es juga dues vegades.
cli-opt-whole = Partides senceres en lloc de mans soltes.
cli-opt-frozen-seed = Una paraula o un número d’on surten totes les repartides.
cli-opt-resume = Un fitxer que ho desa tot; el que es va tallar continua des d’allà.
cli-opt-resume-folder = Una carpeta de fitxers que ho desen tot; el que es va tallar continua des d’allà.
cli-opt-stop = Acaba quan la prova seqüencial ha decidit.
cli-opt-margin = L’avantatge que busca la prova: 0.5 punts per mà, o partides guanyades menys perdudes, 0.1.
cli-opt-variants = Un joc; se’n poden posar uns quants. Sense aquesta opció, tots.
cli-bad-margin = L’avantatge ha de ser més gran que 0 i més petit que 1000.
arena-bad-other = Aquest fitxer no és d’aquesta comparació i es queda com està: { $path }.
arena-bad-damaged = Aquest fitxer d’una comparació està malmès: { $path }.
arena-bad-unwritable = No es pot llegir i escriure aquest fitxer: { $path }.
# El que va entre la part entera d’un número i la resta.
arena-decimal = ,
arena-pair = { $one } − { $two }
arena-title = { $game }: { $one } − { $two }, llavor { $seed }.
arena-played-rounds = Repartides: { $deals }, cadascuna jugada dues vegades amb els bàndols canviats.
arena-played-matches = Partides: { $deals }, cadascuna jugada dues vegades amb els bàndols canviats.
arena-mean = mitjana
arena-error = error estàndard
arena-interval = interval del 95 %
arena-deviation = desviació estàndard
arena-within = { $low } a { $high }
arena-points = Punts de la mà
arena-score = Tants de la mà
arena-matches = Partides guanyades menys perdudes
arena-sets = Jocs
arena-match-score = Tants de la partida
arena-share = Partides guanyades per { $one }: { $share } %.
arena-test =
    { $verdict ->
        [better] Prova seqüencial, 0 contra { $margin }: { $one } és millor que { $two }; decidit amb { $deals }.
        [not_better] Prova seqüencial, 0 contra { $margin }: { $one } no és millor que { $two }; decidit amb { $deals }.
       *[open] Prova seqüencial, 0 contra { $margin }: sense decidir després de { $deals } ({ $one }, { $two }).
    }
arena-times = Mil·lisegons per jugada: { $one } { $first }, { $two } { $second }.
cli-train = Ensenyar als bots que cerquen com juguen els jugadors, amb rondes dels mateixos bots.
cli-opt-rounds = De quantes rondes s’aprèn, per a cada joc.
cli-opt-policies = La carpeta dels fitxers amb el que s’ha après.
cli-trained = { $game }: una carta sorprèn { $surprise } bits, sense aprendre { $untaught } ({ $decisions } cartes de rondes de les quals no s’ha après).
ladder-title = L’escala dels jugadors de l’ordinador
ladder-figures = Cada jugador de l’ordinador contra l’anterior. Tot es va jugar dues vegades, la segona amb els bàndols canviats. Les xifres són les del bàndol del primer menys les del segon: la mitjana, amb l’interval del 95 %. Els temps són de processador.
ladder-stopped = Cada parella va jugar fins que la prova va decidir: les mitjanes trobades així queden una mica massa lluny de 0, i els seus intervals són una mica massa estrets.
ladder-repeat = Aquesta ordre repeteix la taula, llevat dels temps:
ladder-game = Joc
ladder-pair = Jugadors
ladder-deals = Quantitat
ladder-times = Mil·lisegons per jugada
