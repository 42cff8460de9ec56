### Woorden van het spel: kaarten, plaatsen, wat je zegt, de stappen van de afrekening, redenen, weigeringen.
### Kaarten staan zonder lidwoord, zodat ze overal passen: "Noord: harten tien".

## Kaarten

# $rank is een bericht rank-…, $suit een bericht suit-….
card-name = { $suit } { $rank }

suit-h-french = harten
suit-d-french = ruiten
suit-c-french = klaveren
suit-s-french = schoppen
suit-o-spanish = oros
suit-c-spanish = copas
suit-e-spanish = espadas
suit-b-spanish = bastos
no-trump = zonder troef

rank-french-10 = tien
rank-french-A = aas
rank-french-K = heer
rank-french-Q = vrouw
rank-french-J = boer
rank-french-9 = negen
rank-french-8 = acht
rank-french-7 = zeven

rank-spanish-9 = negen
rank-spanish-A = aas
rank-spanish-R = koning
rank-spanish-C = ruiter
rank-spanish-S = boer
rank-spanish-8 = acht
rank-spanish-7 = zeven
rank-spanish-6 = zes
rank-spanish-5 = vijf
rank-spanish-4 = vier
rank-spanish-3 = drie
rank-spanish-2 = twee

# De hoek van een kaart: één of twee tekens.
face-french-10 = 10
face-french-A = A
face-french-K = H
face-french-Q = V
face-french-J = B
face-french-9 = 9
face-french-8 = 8
face-french-7 = 7

# Het Spaanse pak houdt in elke taal zijn eigen letters: A, R, C, S.
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

# Een rij: "harten, klaveren en schoppen". $first bevat alles behalve het laatste, met komma's.
row = { $first } en { $last }
# Zoveel kaarten van één waarde, in de afrekening: “2 × tien”.
cards-of-rank = { $count } × { $rank }

## Plaatsen en ploegen

seat-south = Zuid
seat-north = Noord
seat-east = Oost
seat-west = West
# De ploeg van de lezer, de andere ploeg, en beide.
side-us = Wij
side-them = Zij
side-both = Beide ploegen

## Wat je zegt voor het spel

call-pass = pas
call-double-1 = dubbel
call-double-2 = herdubbel
call-double-3 = Sant Vicenç

## Praten aan tafel

say-strong = sterk
say-long = lang
say-last = laatste
say-manille = Heb je de manille van { $suit }?
say-manillon = Heb je de manillon van { $suit }?
say-trumps = Hoeveel troeven heb je?
answer-yes = ja
answer-no = nee
answer-number = { $number }

## De afrekening van een ronde
# $side is een bericht side-…, $amount het getal van de stap, $cards een rij kaarten, $pieces hoeveel.

term-cards =
    { $pieces ->
        [0] { $side } haalden geen kaart die telt: 0
       *[other] { $side } haalden { $cards }: { $amount }
    }
term-tricks = { $side }, voor de slagen: { $amount }
term-odd-pair = { $side }, voor de kaarten die over zijn: { $amount }
term-odd-pair-lost = Allebei twee kaarten over, die voor niemand tellen
term-last-trick = { $side }, voor de laatste slag: { $amount }
term-shown = { $side } schreven meteen { $amount } op voor de gekeerde kaart, { $cards }
term-shown-waits = De gekeerde kaart, { $cards }, zou de manche beëindigen: de { $amount } ervan wachten op het spel
term-shown-after = { $side } haalden de helft van de punten, dus de { $amount } van de gekeerde kaart, { $cards }, worden opgeschreven
term-shown-lost = { $side } bleven onder de helft van de punten: de { $amount } van de gekeerde kaart zijn verloren
term-par = { $side } haalden meer dan { $amount }, en schrijven op wat daarboven ligt
term-slam = { $side } haalden alle slagen: { $amount } in plaats van de punten boven de helft
term-narrow-win = { $side } wonnen met één punt verschil: vast { $amount }
term-card-points = { $side } tellen op wat ze haalden: { $amount }
term-tie-nothing = Niemand haalde meer dan { $amount }: niemand schrijft iets op
term-tie-double = Elk { $amount }: niemand schrijft iets op, en de volgende ronde telt dubbel
term-tie-again = Elk { $amount }: niemand schrijft iets op, en dezelfde gever geeft opnieuw
term-no-trump = Zonder troef: maal { $amount }
term-after-tie = De vorige ronde was gelijk: maal { $amount }
term-double-1 = Gedubbeld: maal { $amount }
term-double-2 = Herdubbeld: maal { $amount }
term-double-3 = Sant Vicenç: maal { $amount }
# Dezelfde stappen als tellingen opgeteld worden: $amount is wat de stap erbij telt.
term-added-no-trump = Zonder troef: telt { $amount } meer
term-added-after-tie = De vorige ronde was gelijk: telt { $amount } meer
term-added-double-1 = Gedubbeld: telt { $amount } meer
term-added-double-2 = Herdubbeld: telt { $amount } meer
term-added-double-3 = Sant Vicenç: telt { $amount } meer
term-cap = Een ronde telt nooit meer dan { $amount } keer
term-slam-wins = { $side } haalden alle slagen en winnen de manche
term-set = { $side } winnen de manche, die tot { $amount } ging
term-match = { $side } winnen de partij

## Waarom iets geweigerd wordt
# $action is de kaart of wat er gezegd werd; $why de zin van de bepaling; $clause haar nummer; $legal wat wel mag.

refused-duty = Nu niet: { $action }. { $why } ({ $clause }) Toegelaten: { $legal }.
refused-not-held = Je kan { $action } niet spelen: je hebt die kaart niet. Toegelaten: { $legal }.
refused-moment = Nu niet: { $action }. Dit is er het moment niet voor. ({ $clause })
refused-untrue = “{ $action }” mag je nu niet zeggen: het is niet waar, of het hoort niet bij wat je mag zeggen. ({ $clause })
refused-over = De ronde is gedaan.

## Waarom iemand iets zou doen (tips, en de redenen van de computer)
# $card is een kaart, $suit een kleur, $cards een aantal kaarten, $points een aantal punten.

reason-chance = Geen reden: zomaar iets wat mag.
reason-only = Het is de enige kaart die je mag spelen.
reason-cash = Niemand kan over { $card }: haal de slag nu binnen.
reason-lead-trump = Kom uit met troef, om de troeven van de anderen eruit te halen.
reason-lead-strong = Kom uit met { $card }: daarmee hou je waarschijnlijk de slag, of je maat neemt hem.
reason-lead-low = Kom laag uit, en laat de slag aan wie de hogere kaarten heeft.
reason-take-sure = { $card } neemt de slag, en geen tegenstander na jou kan erover.
reason-take = { $card } neemt voorlopig de slag.
reason-give-sure = De slag is aan je maat en niemand na jou kan erover: leg er punten bij.
reason-give = De slag is aan je maat en blijft dat waarschijnlijk: leg er punten bij.
reason-leave-sure = De slag is zeker aan je maat: hou je hogere kaarten bij.
reason-leave = De slag is aan je maat: speel laag.
reason-save = De slag is voor de tegenpartij: geef ze niets.
reason-lose = De slag is voor de tegenpartij: deze kaart kost het minst.
reason-hope = De slag is aan de tegenpartij, maar je maat kan hem nog nemen.
reason-name-suit =
    { $cards ->
        [0] Je hebt geen { $suit }.
        [one] Je hebt één kaart in { $suit }, goed voor { $points }.
       *[other] Je hebt { $cards } kaarten in { $suit }, samen goed voor { $points }.
    }
reason-name-none = Je hoge kaarten zitten over de kleuren verspreid: zonder troef zijn ze het meest waard.
reason-pass-weak = Je kaarten zijn niet sterk genoeg om troef te maken.
reason-strong-double = Je kaarten zijn sterk genoeg om te dubbelen.
reason-risky-double = Dubbelen is een risico met deze kaarten.
reason-no-double = Laat de telling zoals ze is.

## Wat er mis is met een bestand dat iemand gaf
# $path zegt waar in het bestand; de andere zijn stukken van het bestand.

bad-json = Dit is geen JSON: bij teken { $position } loopt het mis.
bad-deep = De tekst is te diep genest.
bad-number = Een getal is te groot of is geen getal.
bad-double = Het veld “{ $name }” staat er twee keer.
bad-encoding = Het bestand is geen UTF-8-tekst.
bad-long = De regel is te lang voor een spelverslag.
bad-empty = Er staat geen spelverslag in het bestand.
bad-file = Het bestand kan niet gelezen worden: { $path }.
bad-format = Dit is geen spelverslag van manille, versie 1.
bad-type =
    { $wanted ->
        [object] { $path }: hier moet een object tussen accolades staan.
        [list] { $path }: hier moet een lijst staan.
       *[text] { $path }: hier moet een korte tekst staan.
    }
bad-unknown = { $path }: er bestaat geen veld “{ $name }”.
bad-missing = { $path }: het veld “{ $name }” ontbreekt.
bad-length = { $path }: de lengte van de lijst is { $count }, en dat is niet het juiste aantal.
bad-integer = { $path }: hier moet een geheel getal van { $low } tot { $high } staan.
bad-card = “{ $text }” is geen kaart van dit pak.
bad-call = “{ $text }” kan je hier niet zeggen.
bad-saying = “{ $text }” is niet iets om te zeggen.
bad-say-moment = Er werd iets gezegd dat bij geen enkele uitgekomen kaart hoort.
bad-unfinished = De ronde is niet uitgespeeld, en er volgt er nog een.
bad-early = De ronde is niet uitgespeeld, en er staan al cijfers voor.
bad-claim = { $name } staat op { $claimed }; volgens de regels is het { $found }.
bad-illegal-duty = { $action } mocht niet; toegelaten: { $legal }.
bad-illegal-not-held = { $action } zat niet in de hand; toegelaten: { $legal }.
bad-illegal-moment = { $action }: dit is er het moment niet voor.
bad-illegal-untrue = “{ $action }” was niet waar.
bad-illegal-over = De ronde is al gedaan voor { $action }.
bad-deal-dealer = De verkeerde plaats heeft gegeven.
bad-deal-seats = Het aantal handen is niet dat van de spelers.
bad-deal-twice = { $card } is twee keer gegeven, of hoort niet bij dit pak.
bad-deal-size = Plaats { $seat } kreeg niet het juiste aantal kaarten.
bad-deal-beyond = De partij was al gedaan voor deze ronde.
