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
reason-alike = Je kaarten zijn hier evenveel waard: er is er geen meer in het spel die ertussen zit.
reason-save-last = Hou { $high } bij: die haalt zeker de laatste slag, en die telt één punt extra.
reason-sure = Hoe de kaarten ook nog kunnen zitten: met open kaarten brengt geen andere kaart meer op.
reason-pile-win = De andere speler kan niet over { $card }: dat brengt minstens { $points ->
    [one] één punt
   *[other] { $points } punten
  } op.
reason-pile-forces = De andere speler moet { $card } nemen met { $high }.
reason-draw-sure =
    { $cards ->
        [one] Haal de troeven eruit: er zit er nog één in het spel, en niemand kan over { $card }.
       *[other] Haal de troeven eruit: er zitten er nog { $cards } in het spel, en niemand kan over { $card }.
    }
reason-all-sure = Met welke kaart je nu ook uitkomt, niemand kan erover.
reason-cash = Niemand kan over { $card }: haal de slag nu binnen.
reason-top = Alleen een troef kan over { $card }.
reason-partner-top = Je maat moet { $high } hebben: kom uit met { $suit }.
reason-partner-told = Uit wat er gezegd is, blijkt dat je maat nog { $suit } heeft.
reason-partner-ruffs = Je maat heeft geen { $suit } meer en kan misschien kopen.
reason-promote = Als { $card } eenmaal { $high } heeft uitgelokt, is { $low } de hoogste van zijn kleur.
reason-draw-force =
    { $cards ->
        [one] Haal de troeven eruit met je hoogste, { $card }: er is er nog maar één hogere.
       *[other] Haal de troeven eruit met je hoogste, { $card }: er zijn nog { $cards } hogere.
    }
reason-draw-low = Haal de troeven eruit met { $card }, en hou { $high } bij.
reason-void = Het is je laatste kaart in { $suit }: daarna kan je die kleur kopen.
reason-shorten =
    { $cards ->
        [one] Dan heb je in { $suit } nog maar één kaart: binnenkort kan je die kleur kopen.
       *[other] In { $suit } heb je de minste kaarten, dan nog { $cards }: binnenkort kan je die kleur kopen.
    }
reason-keep-top = Kom uit met { $card }, en hou { $high } bij, de hoogste van zijn kleur.
reason-under = Kom uit met { $card }, onder { $keep }: { $high } zit nog in het spel.
reason-forces-trump = Niemand anders heeft nog { $suit }: alleen met troef kunnen ze je kloppen.
reason-hardest = Van al je kaarten is { $card } het moeilijkst te kloppen.
reason-long = In { $suit } heb je de meeste kaarten, { $cards }, en geen tegenstander heeft nog troef.
reason-from-ruff = Hou { $high } bij tot niemand die nog kan kopen.
reason-weak-suit = Kom uit met { $suit }: daar heb je zo goed als niets te verliezen.
reason-exit = Geef de beurt weg met { $card }: dat kost geen punten.
reason-overruff = { $card } gaat over de troef die de slag heeft, { $high }.
reason-take-last = Jij speelt als laatste: { $card } haalt de slag, met { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-take-sure = { $card } neemt de slag, en geen tegenstander na jou kan erover.
reason-overtake = Over { $high } van je maat kan nog iemand gaan: { $card } is veiliger.
reason-take-rich = { $card } haalt de slag en brengt de eigen { $points ->
    [one] één punt
   *[other] { $points } punten
  } mee binnen.
reason-ruff = Koop met { $card }: er ligt { $points ->
    [one] één punt
   *[other] { $points } punten
  } in de slag.
reason-take-cheap = { $card } is hoog genoeg: hou { $high } bij.
reason-take-likely = { $card } neemt de slag, en houdt die waarschijnlijk ook.
reason-take-more = { $card } houdt de slag waarschijnlijk, en brengt er { $points ->
    [one] één punt
   *[other] { $points } punten
  } in.
reason-take-keep = { $card } haalt de slag en brengt de eigen { $points ->
    [one] één punt
   *[other] { $points } punten
  } mee binnen; hou { $high } bij.
reason-take-middle = { $card } is moeilijker te kloppen dan een lagere kaart, en je houdt { $high } bij.
reason-take-hardest = Als je de slag neemt, dan met de kaart die het moeilijkst te kloppen is: { $card }.
reason-take-low = { $card } neemt voorlopig de slag, en kost het minst als iemand erover gaat.
reason-force = { $card } neemt voorlopig de slag: wie hem wil, moet daarover.
reason-give-most = Deze slag is zeker voor jullie: leg er je beste bij, { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-give-keep = Deze slag is zeker voor jullie: leg er { $points ->
    [one] één punt
   *[other] { $points } punten
  } bij, en hou { $high } bij, de hoogste van zijn kleur.
reason-keep-winner = Deze slag is zeker voor jullie: hou { $high } bij, de hoogste van zijn kleur.
reason-give-likely = De slag is aan je maat en blijft dat waarschijnlijk: leg er punten bij.
reason-give-hope = Je maat neemt de slag waarschijnlijk: leg er punten bij.
reason-give-some = Deze slag is zeker voor jullie: leg er { $points ->
    [one] één punt
   *[other] { $points } punten
  } bij, en hou { $high } bij.
reason-let-go =
    { $points ->
        [0] Laat deze slag gaan, er ligt niets in: hou { $high } voor een betere.
       *[other] Laat deze slag gaan, met maar { $points } erin: hou { $high } voor een betere.
    }
reason-leave-partner = Laat de slag aan je maat, die hem nog kan nemen, en hou { $high } bij.
reason-keep-guard = Hou { $low } bij, zodat { $high } niet alleen komt te staan.
reason-duck = De slag is voor de tegenpartij: geef ze zo weinig als je kan.
reason-risk-none = De slag is nog niet beslist: waag er zo weinig mogelijk aan.
reason-keep-trumps = Hou je troeven voor later.
reason-keep-low = Zolang { $high } nog in het spel is, is { $card } niet veel waard: hou liever de lage { $low } bij.
reason-lowest = { $card } is de laagste die je mag spelen.
reason-small = Geen van de kaarten die je mag spelen neemt de slag, en geen is iets waard.
reason-keep-high = Hou { $keep } bij zolang { $high } nog in het spel is.
reason-save-top = Hou { $high }, de hoogste van zijn kleur, voor later.
reason-lead-poor = Kom uit met de kaart die het minst waard is.
reason-uncover =
    { $cards ->
        [one] Keer een nieuwe kaart: er ligt er één onder.
       *[other] Keer een nieuwe kaart: hieronder liggen er { $cards }, de meeste van al.
    }
reason-nearly = Van 100 denkbare verdelingen was er in { $share } geen betere kaart.
reason-equal = Het maakt niet uit: in de denkbare verdelingen brengt elke kaart evenveel op.
reason-best-on-average = Alles samen genomen belooft niets meer.
reason-plain = Er is niets bijzonders dat voor deze kaart spreekt.
reason-seen-top = Geen kaart van die kleur die nog moet vallen, is hoger dan { $card }.
reason-seen-trump = Ze vraagt troef; er moeten nog hogere vallen.
reason-seen-suit = Ze vraagt haar kleur; er moeten nog hogere kaarten van vallen.
reason-seen-over-partner = Ze neemt de slag over van de maat, die aan de slag lag met { $high }.
reason-seen-ruffs = Ze koopt een slag die met haar erbij { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard is.
reason-seen-takes = Ze haalt een slag binnen die met haar erbij { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard is.
reason-seen-gives = De maat ligt aan de slag met { $high }: er komt { $points ->
    [one] één punt
   *[other] { $points } punten
  } bij.
reason-seen-adds-none = De maat ligt aan de slag met { $high }; er komen geen punten bij.
reason-seen-loses = De tegenpartij ligt aan de slag met { $high } en krijgt er { $points ->
    [one] één punt
   *[other] { $points } punten
  } bij.
reason-seen-spares = De tegenpartij ligt aan de slag met { $high } en krijgt er geen punten bij.
reason-name-tops = Je hebt de manille en de manillon van { $suit }, en { $cards } kaarten in totaal.
reason-name-both = In { $suit } zit je het langst en het sterkst: { $cards } kaarten, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-name-longest = In { $suit } heb je de meeste kaarten: { $cards }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-name-strongest = In { $suit } zit je het sterkst: { $cards } kaarten, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
reason-name-promises = Naar de sterkte van je kaarten belooft { $suit } het meest.
reason-name-suit =
    { $cards ->
        [0] Je hebt geen { $suit }.
        [one] Je hebt één kaart in { $suit }, goed voor { $points ->
            [one] één punt
           *[other] { $points } punten
          }.
       *[other] Je hebt { $cards } kaarten in { $suit }, samen goed voor { $points ->
           [one] één punt
          *[other] { $points } punten
         }.
    }
reason-none-manilles = Je hebt { $cards } manilles, en zonder troef kan niemand ze kopen.
reason-none-spread = In { $cards } kleuren heb je een van de twee hoogste kaarten: speel zonder troef.
reason-name-none = Zonder troef wint altijd de hoogste kaart van de gevraagde kleur.
reason-pass-partner = Je kaarten zijn niet sterk genoeg om troef te maken: laat de keuze aan je maat.
reason-pass-weak = Je kaarten zijn niet sterk genoeg om troef te maken.
reason-pass = Laat de keuze aan de anderen.
reason-double-expect = Jullie ploeg mag { $points ->
    [one] één punt
   *[other] { $points } punten
  } meer verwachten dan de andere.
reason-double-trumps = Je hebt { $cards } troeven: je kaarten zijn sterk genoeg om te dubbelen.
reason-strong-double = Je kaarten zijn sterk genoeg om te dubbelen.
reason-risky-double = Dubbelen is een risico met deze kaarten.
reason-few-trumps =
    { $cards ->
        [0] Je hebt geen troeven: laat de telling zoals ze is.
        [one] Je hebt maar één troef: laat de telling zoals ze is.
       *[other] Je hebt maar { $cards } troeven: laat de telling zoals ze is.
    }
reason-no-double = Laat de telling zoals ze is.
reason-timid = Dubbelen belooft meer, maar wie de telling laat zoals ze is, waagt minder.

## Wat er mis is met een bestand dat iemand gaf
# $path zegt waar in het bestand; de andere zijn stukken van het bestand.

bad-json = Dit is geen volledig verslag. Een verslag is één regel JSON, en deze loopt mis bij teken { $position }.
bad-deep = De tekst is te diep genest.
bad-number = Een getal is te groot of is geen getal.
bad-double = Het veld “{ $name }” staat er twee keer.
bad-encoding = Het bestand is geen UTF-8-tekst.
bad-utf-16 = Het bestand is UTF-16-tekst; bewaar het als UTF-8.
bad-long = De regel is te lang voor een spelverslag.
bad-empty = Er staat geen spelverslag in het bestand.
bad-file = Het bestand kan niet gelezen worden: { $path }.
bad-name-empty = Typ eerst een naam.
bad-name-long = Een naam heeft hoogstens { $most } tekens.
bad-name-unprintable = In een naam passen geen tekens die niet getoond worden, zoals regeleinden.
bad-name-invisible = Van deze naam zou niets te zien zijn.
bad-format = Dit is geen spelverslag van manille, versie 1.
bad-type =
    { $wanted ->
        [object] { $path }: hier moet een object tussen accolades staan.
        [list] { $path }: hier moet een lijst staan.
        [number] { $path }: hier moet een getal staan.
        [flag] { $path }: hier moet true of false staan.
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

## Spelers van de computer, de zwakste eerst: een naam, en een regel over elk
# $name is gevraagd; $names zijn wie er mogen spelen.

bot-chance = Toeval
bot-chance-about = Legt zomaar een kaart die mag: om het spel eens te bekijken.
bot-beginner = Beginner
bot-beginner-about = Kent de regels, vergeet wat er viel en schat een kaart vaak verkeerd in.
bot-learner = Leerling
bot-learner-about = Kijkt naar de slag, onthoudt de vorige en dubbelt te gauw.
bot-casual = Gelegenheidsspeler
bot-casual-about = Speelt voor het plezier en helpt de maat, maar raakt de tel kwijt.
bot-thumb = Vaste speler
bot-thumb-about = Speelt met goede vuistregels en onthoudt elke kaart die viel.
bot-club = Clubspeler
bot-club-about = Bedenkt eerst hoe de kaarten allemaal kunnen zitten.
bot-strong = Sterke speler
bot-strong-about = Denkt langer na dan de clubspeler en laat minder liggen.
bot-expert = Kampioen
bot-expert-about = De beste speler aan deze tafel; neemt de tijd voor elke kaart.
bot-sees-all = “{ $name }” ziet alle kaarten en speelt daarom niet met mensen; wel: { $names }.
