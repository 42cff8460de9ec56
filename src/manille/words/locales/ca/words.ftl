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
reason-alike = Aquí les teves cartes valen igual: no en queda cap de fora que es posi entremig.
reason-save-last = Guarda { $high }: s’emporta segur l’última basa, que compta un punt més.
reason-sure = Estiguin com estiguin les cartes que falten, a cartes destapades cap altra no donaria més.
reason-pile-win = L’altre jugador no pot matar { $card }: et dona com a mínim { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-pile-forces = L’altre jugador ha de matar { $card } amb { $high }.
reason-draw-sure =
    { $cards ->
        [one] Arrossega: queda un trumfo a fora, i ningú no pot matar { $card }.
       *[other] Arrossega: queden { $cards } trumfos a fora, i ningú no pot matar { $card }.
    }
reason-all-sure = Surtis ara amb la carta que surtis, ningú no la pot matar.
reason-cash = Ningú no pot matar { $card }: fes la basa ara.
reason-top = Només un trumfo pot matar { $card }.
reason-partner-top = El company ha de tenir { $high }: surt a { $suit }.
reason-partner-told = Pel que s’ha dit, al company li queden cartes a { $suit }.
reason-partner-ruffs = Al company no li queda res a { $suit } i potser pot fallar.
reason-promote = Quan { $card } hagi fet caure { $high }, la més alta del coll serà { $low }.
reason-draw-force =
    { $cards ->
        [one] Arrossega amb el trumfo més alt que tens, { $card }: només en queda un de més alt.
       *[other] Arrossega amb el trumfo més alt que tens, { $card }: en queden { $cards } de més alts.
    }
reason-draw-low = Arrossega amb { $card } i guarda { $high }.
reason-void = És l’última carta que tens a { $suit }: a partir d’ara podràs fallar.
reason-shorten =
    { $cards ->
        [one] Així només et queda una carta a { $suit }: aviat podràs fallar.
       *[other] On menys en tens és a { $suit }, { $cards } cartes després d’aquesta: aviat podràs fallar.
    }
reason-keep-top = Surt amb { $card } i guarda { $high }, la més alta del seu coll.
reason-under = Surt amb { $card } i guarda la més alta, { $keep }: encara queda a fora { $high }.
reason-forces-trump = Ningú més no té { $suit }: només et poden matar amb un trumfo.
reason-hardest = De totes les teves cartes, la més difícil de matar és { $card }.
reason-long = El teu coll més llarg és { $suit }, amb { $cards } cartes, i els contraris no tenen trumfos.
reason-from-ruff = Guarda { $high } fins que ja no te la puguin fallar.
reason-weak-suit = Surt a { $suit }: allà gairebé no hi tens res a perdre.
reason-exit = Cedeix la sortida amb { $card }: no et costa cap punt.
reason-overruff = Amb { $card } mates el trumfo que va guanyant, { $high }.
reason-take-last = Jugues l’últim: amb { $card } t’emportes la basa, amb { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-take-sure = Amb { $card } t’emportes la basa, i cap contrari dels que venen darrere no te la pot prendre.
reason-overtake = La carta del company, { $high }, encara la poden matar: { $card } és més segura.
reason-take-rich = Amb { $card } t’emportes la basa i assegures el que val: { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-ruff = Falla amb { $card }: a la basa hi ha { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-take-cheap = Amb { $card } n’hi ha prou: guarda { $high }.
reason-take-likely = Amb { $card } t’emportes la basa, i segurament aguantarà.
reason-take-more = Segurament { $card } aguantarà, i afegeix { $points ->
    [one] un punt
   *[other] { $points } punts
  } a la basa.
reason-take-keep = Amb { $card } t’emportes la basa i assegures el que val, { $points ->
    [one] un punt
   *[other] { $points } punts
  }; guarda { $high }.
reason-take-middle = Costa més de matar { $card } que una de més baixa, i et guardes { $high }.
reason-take-hardest = Si t’emportes la basa, que sigui amb la carta més difícil de matar: { $card }.
reason-take-low = Amb { $card } t’emportes la basa, de moment, i és la que et costa menys si la maten.
reason-force = Amb { $card } t’emportes la basa, de moment: qui la vulgui t’haurà de matar.
reason-give-most = Aquesta basa és vostra, segur: carrega-hi el millor que puguis, { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-give-keep = Aquesta basa és vostra, segur: carrega-hi { $points ->
    [one] un punt
   *[other] { $points } punts
  } i guarda { $high }, la més alta del seu coll.
reason-keep-winner = Aquesta basa és vostra, segur: guarda { $high }, la més alta del seu coll.
reason-give-likely = La basa és del company i segurament se la quedarà: carrega-hi punts.
reason-give-hope = El company segurament s’emportarà la basa: carrega-hi punts.
reason-give-some = Aquesta basa és vostra, segur: carrega-hi { $points ->
    [one] un punt
   *[other] { $points } punts
  } i guarda { $high }.
reason-let-go =
    { $points ->
        [0] Deixa passar aquesta basa, que no porta res: guarda { $high } per a una de millor.
       *[other] Deixa passar aquesta basa, que només porta { $points }: guarda { $high } per a una de millor.
    }
reason-leave-partner = Deixa la basa al company, que encara se la pot emportar, i guarda { $high }.
reason-keep-guard = Guarda { $low }, per no deixar sola l’altra carta: { $high }.
reason-duck = La basa és dels contraris: dona’ls tan poc com puguis.
reason-risk-none = La basa encara no està decidida: arrisca-hi tan poc com puguis.
reason-keep-trumps = Guarda’t els trumfos per a més endavant.
reason-keep-low = Mentre quedi a fora { $high }, de poc et serveix { $card }: guarda més aviat la baixa, { $low }.
reason-lowest = De les que pots jugar, { $card } és la més baixa.
reason-small = Cap de les cartes que pots jugar no s’emporta la basa ni val res.
reason-keep-high = Guarda { $keep } mentre quedi a fora { $high }.
reason-save-top = Guarda per a més endavant { $high }, la més alta del seu coll.
reason-lead-poor = Surt amb la carta que menys val.
reason-uncover =
    { $cards ->
        [one] Gira una carta nova: a sota n’hi ha una.
       *[other] Gira una carta nova: a sota n’hi ha { $cards }, més que enlloc.
    }
reason-nearly = De 100 repartides imaginades, en { $share } no hi havia cap carta millor.
reason-equal = Tant és: en les repartides imaginades totes les cartes donen el mateix.
reason-best-on-average = Tot plegat, res no promet més.
reason-plain = No hi ha res en especial a favor d’aquesta carta.
reason-seen-top = De les cartes del seu coll que queden per jugar, cap no és més alta que { $card }.
reason-seen-trump = Demana trumfo; en queden per jugar de més alts.
reason-seen-suit = Demana el seu coll; queden per jugar cartes més altes.
reason-seen-over-partner = Pren la basa al company, que la tenia amb { $high }.
reason-seen-ruffs = Falla una basa que amb ella val { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-seen-takes = Guanya una basa que per ara val amb ella { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-seen-gives = La basa és del company, amb { $high }: hi afegeix { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-seen-adds-none = La basa és del company, amb { $high }; no hi afegeix punts.
reason-seen-loses = La basa és dels altres, amb { $high }, i amb ella reben { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-seen-spares = La basa és dels altres, amb { $high }, i amb ella no reben punts.
reason-name-tops = Tens la manilla i l’as del coll ({ $suit }), i { $cards } cartes en total.
reason-name-both = El teu coll més llarg i més fort és { $suit }: { $cards } cartes, que valen { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-name-longest = El teu coll més llarg és { $suit }: { $cards } cartes, que valen { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-name-strongest = El teu coll més fort és { $suit }: { $cards } cartes, que valen { $points ->
    [one] un punt
   *[other] { $points } punts
  }.
reason-name-promises = Per la força de les teves cartes, el que més promet és { $suit }.
reason-name-suit =
    { $suit ->
        [oros]
            { $cards ->
                [0] No tens cap carta d’{ $suit }.
                [one] Tens una carta d’{ $suit }, que val { $points ->
                    [one] un punt
                   *[other] { $points } punts
                  }.
               *[other] Tens { $cards } cartes d’{ $suit }, que valen { $points ->
                   [one] un punt
                  *[other] { $points } punts
                 }.
            }
        [espases]
            { $cards ->
                [0] No tens cap carta d’{ $suit }.
                [one] Tens una carta d’{ $suit }, que val { $points ->
                    [one] un punt
                   *[other] { $points } punts
                  }.
               *[other] Tens { $cards } cartes d’{ $suit }, que valen { $points ->
                   [one] un punt
                  *[other] { $points } punts
                 }.
            }
       *[other]
            { $cards ->
                [0] No tens cap carta de { $suit }.
                [one] Tens una carta de { $suit }, que val { $points ->
                    [one] un punt
                   *[other] { $points } punts
                  }.
               *[other] Tens { $cards } cartes de { $suit }, que valen { $points ->
                   [one] un punt
                  *[other] { $points } punts
                 }.
            }
    }
reason-none-manilles = Tens { $cards } manilles, i sense trumfo ningú no te les pot fallar.
reason-none-spread = En { $cards } colls tens una de les dues cartes més altes: juga sense trumfo.
reason-name-none = Sense trumfo, cada basa és per a la carta més alta del coll de sortida.
reason-pass-partner = No tens prou cartes per cantar trumfo: deixa triar el company.
reason-pass-weak = No tens prou cartes per cantar trumfo.
reason-pass = Deixa que triïn els altres.
reason-double-expect = El teu bàndol pot esperar { $points ->
    [one] un punt
   *[other] { $points } punts
  } més que l’altre.
reason-double-trumps = Tens { $cards } trumfos: prou cartes per contrar.
reason-strong-double = Tens prou cartes per contrar.
reason-risky-double = Contrar amb aquestes cartes és arriscat.
reason-few-trumps =
    { $cards ->
        [0] No tens cap trumfo: deixa el compte com està.
        [one] Només tens un trumfo: deixa el compte com està.
       *[other] Només tens { $cards } trumfos: deixa el compte com està.
    }
reason-no-double = Deixa el compte com està.
reason-timid = Contrar promet més, però qui deixa el compte com està arrisca menys.

## Què falla en un fitxer que algú ha donat
# $path diu on del fitxer; les altres variables són trossos del fitxer.

bad-json = Això no és un registre sencer. Un registre és una línia de JSON, i aquesta falla al caràcter { $position }.
bad-deep = El text té massa nivells, els uns dins dels altres.
bad-number = Hi ha un nombre massa gran, o que no és un nombre.
bad-double = El camp «{ $name }» hi és dues vegades.
bad-encoding = El fitxer no és text UTF-8.
bad-utf-16 = El fitxer és text en UTF-16; desa’l com a UTF-8.
bad-long = La línia és massa llarga per a un registre.
bad-empty = Al fitxer no hi ha cap registre.
bad-file = No es pot llegir el fitxer: { $path }.
bad-name-empty = Primer escriu un nom.
bad-name-long = Un nom té com a molt { $most } caràcters.
bad-name-unprintable = Un nom no pot dur caràcters que no es mostren, com un salt de línia.
bad-name-invisible = D’aquest nom no se’n veuria res.
bad-format = Això no és un registre de manille de la versió 1.
bad-type =
    { $wanted ->
        [object] { $path }: aquí hi va un objecte entre claus.
        [list] { $path }: aquí hi va una llista.
        [number] { $path }: aquí hi va un número.
        [flag] { $path }: aquí hi va true o false.
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

## Jugadors de l’ordinador, del més fluix al més fort: un nom, i una línia sobre cadascun
# $name és el que s’ha demanat; $names són els que poden jugar.

bot-chance = Atzar
bot-chance-about = Juga qualsevol carta permesa: per veure com és el joc.
bot-beginner = Principiant
bot-beginner-about = Sap les regles, oblida el que ha caigut i calcula malament sovint.
bot-learner = Aprenent
bot-learner-about = Mira la basa, recorda l’anterior i contra massa alegrement.
bot-casual = Aficionat
bot-casual-about = Juga per gust i ajuda el company, però perd el compte.
bot-thumb = Jugador constant
bot-thumb-about = Juga amb bones regles pràctiques i recorda totes les cartes.
bot-club = Jugador de club
bot-club-about = Pensa en moltes maneres d’estar les cartes abans de jugar.
bot-strong = Jugador fort
bot-strong-about = Pensa més que el jugador de club, i perdona menys.
bot-expert = Expert
bot-expert-about = El millor d’aquesta taula; es pren un moment per a cada carta.
bot-sees-all = «{ $name }» veu totes les cartes i per això no juga amb persones; n’hi ha aquests: { $names }.
