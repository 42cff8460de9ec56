### Paraules del joc: cartes, llocs, cants, els passos del compte, motius, avisos.
### Les cartes van sense article: «Nord: deu de cors».
### Les claus [oros] i [espases] són els noms dels colls d’aquest mateix fitxer: demanen la forma amb apòstrof.

## Cartes

# $rank és un dels missatges rank, $suit un dels missatges suit.
card-name =
    { $suit ->
        [oros] { $rank } d’{ $suit }
        [espases] { $rank } d’{ $suit }
       *[other] { $rank } de { $suit }
    }

suit-h-french = cors
suit-d-french = diamants
suit-c-french = trèvols
suit-s-french = piques
suit-o-spanish = oros
suit-c-spanish = copes
suit-e-spanish = espases
suit-b-spanish = bastos
no-trump = botifarra

rank-french-10 = deu
rank-french-A = as
rank-french-K = rei
rank-french-Q = dama
rank-french-J = valet
rank-french-9 = nou
rank-french-8 = vuit
rank-french-7 = set

rank-spanish-9 = nou
rank-spanish-A = as
rank-spanish-R = rei
rank-spanish-C = cavall
rank-spanish-S = sota
rank-spanish-8 = vuit
rank-spanish-7 = set
rank-spanish-6 = sis
rank-spanish-5 = cinc
rank-spanish-4 = quatre
rank-spanish-3 = tres
rank-spanish-2 = dos

# La cantonada de la carta: un o dos caràcters.
face-french-10 = 10
face-french-A = A
face-french-K = K
face-french-Q = Q
face-french-J = J
face-french-9 = 9
face-french-8 = 8
face-french-7 = 7

# La baralla espanyola: A, R, C, S en totes les llengües.
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

# Una filera de coses: $first són totes menys l’última, amb comes.
row = { $first } i { $last }
# Tantes cartes d’un mateix valor, en el compte d’una mà: «2 × deu».
cards-of-rank = { $count } × { $rank }

## Llocs i bàndols

seat-south = Sud
seat-north = Nord
seat-east = Est
seat-west = Oest
# El bàndol de qui llegeix, l’altre, i tots dos.
side-us = Nosaltres
side-them = Ells
side-both = Tots dos bàndols

## Cants

call-pass = passo
call-double-1 = contro
call-double-2 = recontro
call-double-3 = Sant Vicenç

## Parlar a taula

say-strong = fort
say-long = llarg
say-last = última
say-manille =
    { $suit ->
        [oros] Tens la manilla d’{ $suit }?
        [espases] Tens la manilla d’{ $suit }?
       *[other] Tens la manilla de { $suit }?
    }
say-manillon =
    { $suit ->
        [oros] Tens l’as d’{ $suit }?
        [espases] Tens l’as d’{ $suit }?
       *[other] Tens l’as de { $suit }?
    }
say-trumps = Quants trumfos tens?
answer-yes = sí
answer-no = no
answer-number = { $number }

## El compte d’una mà
# $side és Nosaltres, Ells o tots dos (per això les frases van sense verb), $amount la xifra del pas, $cards una filera de cartes, $pieces quantes.

term-cards =
    { $pieces ->
        [0] { $side }, cap carta que valgui punts: 0
       *[other] { $side }, per { $cards }: { $amount }
    }
term-tricks = { $side }, per les bases: { $amount }
term-odd-pair = { $side }, per les cartes que sobren: { $amount }
term-odd-pair-lost = A tots dos els sobren dues cartes, que no compten per a ningú
term-last-trick = { $side }, per l’última basa: { $amount }
term-shown = { $side }, per la pinta, { $cards }: { $amount }, apuntats de seguida
term-shown-waits = La pinta, { $cards }, acabaria el joc: el que val, { $amount }, espera fins al final de la mà
term-shown-after = { $side }, la meitat dels punts o més: s’apunta el que val la pinta, { $cards }: { $amount }
term-shown-lost = { $side }, menys de la meitat dels punts: el que valia la pinta, { $amount }, es perd
term-par = { $side }, més de { $amount }: compta el que en passa
term-slam = { $side }, capot: { $amount } en lloc dels punts que passen de la meitat
term-narrow-win = { $side }, victòria per un punt: { $amount } fix
term-card-points = { $side }, suma dels punts fets: { $amount }
term-tie-nothing = Ningú no passa de { $amount }: ningú no s’apunta res
term-tie-double = { $amount } a { $amount }: ningú no s’apunta res, i la mà següent compta el doble
term-tie-again = { $amount } a { $amount }: ningú no s’apunta res, i torna a repartir el mateix jugador
term-no-trump = Botifarra (sense trumfo): per { $amount }
term-after-tie = Empat a la mà anterior: per { $amount }
term-double-1 = Contro: per { $amount }
term-double-2 = Recontro: per { $amount }
term-double-3 = Sant Vicenç: per { $amount }
# Els mateixos passos quan els comptes se sumen: $amount és el que hi suma el pas.
term-added-no-trump = Botifarra (sense trumfo): compta { $amount } més
term-added-after-tie = Empat a la mà anterior: compta { $amount } més
term-added-double-1 = Contro: compta { $amount } més
term-added-double-2 = Recontro: compta { $amount } més
term-added-double-3 = Sant Vicenç: compta { $amount } més
term-cap = Una mà no compta mai més de { $amount } vegades
term-slam-wins = { $side }, capot: joc guanyat
term-set = { $side }, joc guanyat, que anava a { $amount }
term-match = { $side }, partida guanyada

## Per què no s’admet una acció
# $action és la carta, el cant o el que es diu; $why la frase de la regla; $clause el número; $legal una filera del que es pot fer.

refused-duty = { $action }: ara no. { $why } ({ $clause }) Opcions: { $legal }.
refused-not-held = No pots jugar { $action }: no tens aquesta carta. Opcions: { $legal }.
refused-moment = { $action }: ara no toca. ({ $clause })
refused-untrue = «{ $action }» ara no es pot dir: no és veritat, o no és cap de les coses que es poden dir. ({ $clause })
refused-over = La mà s’ha acabat.

## Per què algú faria una cosa (consells, i motius dels jugadors de l’ordinador)
# $card és una carta, $suit un coll, $cards un nombre de cartes, $points un nombre de punts.

reason-chance = Cap motiu: qualsevol cosa permesa.
reason-only = És l’única carta que pots jugar.
reason-cash = Ningú no pot matar { $card }: fes la basa ara.
reason-lead-trump = Surt de trumfo, per treure els trumfos als altres.
reason-lead-strong = Surt amb { $card }: és fàcil que aguanti, o que la basa se l’emporti el company.
reason-lead-low = Surt petit, i deixa la basa per a qui tingui les cartes més altes.
reason-take-sure = Amb { $card } t’emportes la basa, i cap contrari dels que venen darrere no te la pot prendre.
reason-take = Amb { $card } t’emportes la basa, de moment.
reason-give-sure = La basa és del company i ningú dels que venen darrere no el pot matar: carrega-hi punts.
reason-give = La basa és del company i segurament se la quedarà: carrega-hi punts.
reason-leave-sure = La basa és del company amb tota seguretat: guarda’t les cartes altes.
reason-leave = La basa és del company: juga petit.
reason-save = La basa és dels contraris: no els regalis res.
reason-lose = La basa és dels contraris: aquesta carta és la que et costa menys.
reason-hope = Ara la basa és dels contraris, però el company encara se la pot emportar.
reason-name-suit =
    { $suit ->
        [oros]
            { $cards ->
                [0] No tens cap carta d’{ $suit }.
                [one] Tens una carta d’{ $suit }, que val { $points }.
               *[other] Tens { $cards } cartes d’{ $suit }, que valen { $points }.
            }
        [espases]
            { $cards ->
                [0] No tens cap carta d’{ $suit }.
                [one] Tens una carta d’{ $suit }, que val { $points }.
               *[other] Tens { $cards } cartes d’{ $suit }, que valen { $points }.
            }
       *[other]
            { $cards ->
                [0] No tens cap carta de { $suit }.
                [one] Tens una carta de { $suit }, que val { $points }.
               *[other] Tens { $cards } cartes de { $suit }, que valen { $points }.
            }
    }
reason-name-none = Tens les cartes altes repartides entre els colls: on valen més és sense trumfo.
reason-pass-weak = No tens prou cartes per cantar trumfo.
reason-strong-double = Tens prou cartes per contrar.
reason-risky-double = Contrar amb aquestes cartes és arriscat.
reason-no-double = Deixa el compte com està.

## Què falla en un fitxer que algú ha donat
# $path diu on del fitxer; les altres variables són trossos del fitxer.

bad-json = Això no és JSON: falla al caràcter { $position }.
bad-deep = El text té massa nivells, els uns dins dels altres.
bad-number = Hi ha un nombre massa gran, o que no és un nombre.
bad-double = El camp «{ $name }» hi és dues vegades.
bad-encoding = El fitxer no és text UTF-8.
bad-long = La línia és massa llarga per a un registre.
bad-empty = Al fitxer no hi ha cap registre.
bad-file = No es pot llegir el fitxer: { $path }.
bad-format = Això no és un registre de manille de la versió 1.
bad-type =
    { $wanted ->
        [object] { $path }: aquí hi va un objecte entre claus.
        [list] { $path }: aquí hi va una llista.
       *[text] { $path }: aquí hi va un text curt.
    }
bad-unknown = { $path }: no hi ha cap camp «{ $name }».
bad-missing = { $path }: hi falta el camp «{ $name }».
bad-length = { $path }: la llista té { $count } elements, i no són els que hi ha d’haver.
bad-integer = { $path }: aquí hi va un nombre enter de { $low } a { $high }.
bad-card = «{ $text }» no és cap carta d’aquesta baralla.
bad-call = «{ $text }» no és res que es pugui cantar aquí.
bad-saying = «{ $text }» no és res que es pugui dir.
bad-say-moment = S’ha dit una cosa que no va amb cap sortida.
bad-unfinished = La mà no s’ha acabat, i en ve una altra.
bad-early = La mà no s’ha acabat, i ja se’n donen els comptes.
bad-claim = { $name }: hi consta { $claimed }; segons les regles és { $found }.
bad-illegal-duty = { $action } no estava permès; opcions: { $legal }.
bad-illegal-not-held = { $action } no era entre les cartes del jugador; opcions: { $legal }.
bad-illegal-moment = { $action }: no tocava en aquell moment.
bad-illegal-untrue = «{ $action }» no era veritat.
bad-illegal-over = { $action }: la mà ja s’havia acabat.
bad-deal-dealer = Ha repartit el lloc que no tocava.
bad-deal-seats = No s’han repartit cartes a tants jugadors com n’hi ha.
bad-deal-twice = { $card } s’ha repartit dues vegades, o no és d’aquesta baralla.
bad-deal-size = El lloc { $seat } no ha rebut les cartes que li tocaven.
bad-deal-beyond = La partida ja s’havia acabat abans d’aquesta mà.
