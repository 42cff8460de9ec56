### Wat alleen de webversie zegt. Wat ook in de terminal staat, staat in de andere bestanden.

## De tafel

web-connecting = Even verbinding maken met de tafel …
web-offline = De verbinding is weg. Er wordt opnieuw geprobeerd.
web-menu = Menu
web-close = Sluiten
web-round = Ronde { $number }
web-your-hand = Jouw kaarten
web-tools = Hulp aan tafel
web-hint = Tip
web-hinted = de tip
web-talk = Vragen
web-last-trick = De laatste slag
web-account = De afrekening
# $seat is een bericht seat-…, of “Jij”; schrijf zo dat beide passen.
web-named-by = Troefmaker: { $seat }
web-ask-trump = Welke kleur wordt troef?
web-ask-double = Zo laten of dubbelen?
# $card is een kaart.
web-card-hinted = { $card }, de tip
web-card-barred = { $card }, nu niet
web-card-played = { $card }, gespeeld
web-pile-empty = Stapel { $number }: op.
web-why = Waarom?
web-why-more = Wat de hand ermee te maken had, hoor je als de ronde gedaan is.
# $seat is een plaats, $card de kaart die ze speelde.
web-why-card = Waarom? { $seat }: { $card }
# $what is een bericht says-call.
web-why-call = Waarom? { $what }
web-no-reason = Hiervan is geen reden bekend.
web-leave = Van tafel gaan
web-again-sure = Deze partij is niet af. Opgeven en een nieuwe beginnen?

## Begin en instellingen

web-game = Spel
web-other-games = Andere spelvormen
web-settings-match = De partij
web-settings-table = Aan tafel
web-settings-look = Kaarten en tafel
web-from-next = Wat je hier verandert, geldt vanaf de volgende partij.
web-coming = De regels zijn veranderd. Ze gelden vanaf de volgende partij.
web-play-forced = Een kaart vanzelf spelen als alleen die mag
web-raise-first = Eerste tik: kaart omhoog; tweede tik: spelen
web-trump-side = Troeven in de hand
web-trump-side-left = links
web-trump-side-right = rechts
web-sound = Geluid
web-letters = Letters op de Franse kaarten
web-letters-en = A K Q J (Engels)
web-letters-fr = A R D V (Frans)
web-letters-nl = A H V B (Nederlands)
web-four-colours = Vier kleuren voor de vier soorten
web-felt = Tafel
web-felt-dark = donker
web-felt-light = licht

## Gespeelde partijen

web-history = Gespeelde partijen
web-history-none = Je hebt nog geen ronde uitgespeeld.
web-results = Resultaten
web-matches = Partijen
web-matches-won = Gewonnen
web-rounds = Rondes
web-points-us = Wij
web-points-them = Zij
web-rounds-played =
    { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }
web-won = Gewonnen
web-lost = Verloren
web-unfinished = Niet af
web-more = Meer tonen
web-replay = Met alle kaarten open
web-trick-back = Slag terug
web-card-back = Kaart terug
web-card-on = Volgende kaart
web-trick-on = Volgende slag
web-copy-round = Deze ronde kopiëren
web-copy-match = De partij kopiëren
web-copied = Gekopieerd.
web-paste = Een verslag bekijken
web-paste-label = Een regel van een verslag, zoals hij hier gekopieerd of door het programma geschreven is
web-look = Bekijken

## De eerste ronde, uitgelegd terwijl ze gespeeld wordt

web-guide = De volgende ronde uitleggen terwijl ze gespeeld wordt
web-guide-ok = Begrepen
web-guide-lesson = Welkom! De kaarten van deze ronde zijn zo gelegd dat je alles tegenkomt wat ertoe doet. Neem je tijd: de anderen wachten op je, en je mag een kaart terugnemen.
# $ranks is een rij als “tien 5, aas 4 en heer 3”.
web-guide-cards = Dit zijn jouw kaarten. Vijf kaarten van elke kleur zijn punten waard, van hoog naar laag: { $ranks }. De andere zijn niets waard.
web-guide-rank = { $rank } { $points }
web-guide-shown = Deze kaart werd bij het geven gekeerd: { $card }. Haar kleur is troef, en elke troef gaat boven alle kaarten van de andere kleuren.
web-guide-piles = Alleen de bovenste kaart van elk van je stapels kan gespeeld worden. Daarna wordt de kaart eronder opengedraaid; tot dan kent niemand ze.
web-guide-name = Jij maakt troef. Neem een kleur waarvan je er veel hebt, liefst met de hoogste kaart erbij. Elke troef gaat boven alle kaarten van de andere kleuren.
web-guide-double = Denk je dat jouw ploeg meer dan de helft van de punten haalt, dubbel dan: de ronde telt meer voor wie ze wint. Anders pas je.
web-guide-manille = Je hebt { $card }, de hoogste kaart van haar kleur, 5 punten waard. Geen andere kaart van die kleur gaat erboven, ook het aas en de heer niet.
web-guide-lead = Jij komt uit, met een kaart naar keuze. { $trump ->
    [no] De hoogste kaart van die kleur wint de slag.
   *[yes] De hoogste kaart van die kleur wint de slag, tenzij iemand troef legt.
}
# $why is de zin van een regel.
web-guide-must = Nu mag je niet elke kaart spelen. { $why }
web-guide-mate = Je maat heeft deze slag voorlopig. Blijft dat wellicht zo, leg er dan een kaart met punten bij: ze tellen voor jullie allebei.
web-guide-foe = Een tegenstander heeft deze slag voorlopig. Neem hem als je kunt en als hij de moeite waard is; geef anders een kaart zonder punten.
web-guide-trick = Wie een slag wint, komt uit voor de volgende. Naast de tafel zie je hoeveel slagen en punten elke ploeg heeft; raak ze aan om de laatste slag te zien.
web-guide-half = Een ronde heeft { $total } punten. Alleen de ploeg met meer dan { $half } scoort, en alleen wat ze daarboven heeft: hou de telling in het oog.
web-guide-last = Dit is je laatste kaart. Daarna komt de afrekening, stap voor stap; raak een stap aan om de regel te lezen.

## Hoe speel je

web-howto = Hoe speel je
web-advice = Goed spelen
web-glossary = Woorden van het spel

## Hoe speel je: de woordenlijst. Een woord, dan wat het is.

glossary-manille = Manille
glossary-manille-is = De hoogste kaart van een kleur, 5 punten waard: de tien van een Frans pak, de negen van een Spaans (daar heet ze manilla).
glossary-manillon = Manillon
glossary-manillon-is = Het aas, de tweede kaart van een kleur, 4 punten waard.
glossary-side = Gewone kleur
glossary-side-is = Elke kleur die geen troef is.
glossary-void = Niet kunnen volgen
glossary-void-is = Geen kaart hebben van de gevraagde kleur. Alleen dan mag of moet je ze kopen met een troef.
glossary-feed = Smeren
glossary-feed-is = Een kaart die punten waard is op een slag leggen die je maat zal winnen.
glossary-excess = Boven de helft
glossary-excess-is = Wat een ploeg meer haalde dan de helft van alle punten. In bijna alle spelvormen telt alleen dat.
glossary-shown = Gekeerde kaart
glossary-shown-is = De laatste kaart van de gever, opengelegd: haar kleur is troef. Ook pinta of retourne.
glossary-plat = Plat
glossary-plat-is = Een gelijke ronde, 30 tegen 30. De ronde erna telt dubbel.
glossary-none = Zonder troef, sans atout, botifarra
glossary-none-is = Een ronde zonder troefkleur. Waar je dat kan kiezen, telt het meestal dubbel.
glossary-contro = Contro, recontro, Sant Vicenç
glossary-contro-is = De drie stappen van het dubbelen in Botifarra.
glossary-capote = Capote
glossary-capote-is = Alle slagen van een ronde, door één ploeg gehaald.
glossary-set = Manche, manga, juego
glossary-set-is = Een deel van een partij, met een eigen doel.
glossary-talking = Sprekende manille
glossary-talking-is = Spelen met tekens of vragen tussen de maats, luidop, zodat iedereen ze hoort. Ook manille parlée.

## Hoe speel je: raad. Een titel, dan twee of drie zinnen; bij sommige staan kaarten afgebeeld.

advice-half = Weet waar de helft ligt
advice-half-text = Alleen wat je boven de helft van de punten haalt, telt. Tel de punten van je ploeg mee terwijl de slagen vallen. Net onder de helft is elk punt belangrijk, vecht dan ook voor een boer; ver erboven mag er al eens een weg.
advice-manille = Haal je manilles op tijd binnen
advice-manille-text = In haar kleur gaat niets boven een manille, maar elke troef wel, en dan ben je vijf punten kwijt. Een gewone kleur is het veiligst de eerste keer dat ze gevraagd wordt, als iedereen er nog een kaart van heeft.
advice-manillon = Hou je aas achter de manille
advice-manillon-text = Zolang de manille van de kleur nog moet vallen, geef je vier punten weg als je met het aas uitkomt. Wacht tot ze gespeeld is, of tot de slag zeker aan je maat is.
advice-feed = Smeer bij je maat
advice-feed-text = Als niemand nog over de kaart van je maat kan, leg dan je duurste kaart die zelf geen slag zou halen: een heer, of een aas waarvan de manille nog moet vallen. Zo win je de meeste punten.
advice-starve = Gun de tegenpartij niets
advice-starve-text = Is de slag verloren, leg dan de kaart die het minst kost. Met zevens en achten win je zelf niets, maar ze sparen je heren en vrouwen.
advice-force = Lok de hoge kaarten uit
advice-force-text = In de meeste spelvormen moet een tegenstander die over je kaart kan, dat ook doen. Kom uit met een heer, en het aas of de manille moet vallen; daarna is je vrouw of je boer misschien de baas in die kleur.
advice-trumps = Haal de troeven op als je er veel hebt
advice-trumps-text = Maakte jouw ploeg troef, of heb je er veel, kom dan met troef uit tot de tegenpartij er geen meer heeft. Er zijn er acht in een Frans pak en twaalf in een Spaans: tel ze. Daarna zijn je manilles in de andere kleuren veilig.
advice-short = Een korte kleur is een kans
advice-short-text = Speel een kaart die alleen staat in een gewone kleur vroeg weg. De volgende keer dat de kleur gevraagd wordt, kan je kopen, en zelfs een kleine troef haalt de punten die erin liggen.
advice-read = Elke kaart vertelt iets
advice-read-text = Wie niet volgde, heeft die kleur niet meer. Wie erover moest en het niet deed, heeft niets hogers. Open na de ronde de slagen en vraag bij een kaart van de anderen waarom: je krijgt te horen waarop ze voortgingen.
advice-name = Eerst lengte, dan kracht
advice-name-text = Vier of vijf kaarten met de manille zijn een goede troefkleur, ook als de rest van je hand zwak is. Ga zonder troef als je manilles en azen hebt in drie of vier kleuren, en geen kleur waarin de tegenpartij zomaar door kan spelen.
advice-double = Dubbel op wat je ziet
advice-double-text = Een gedubbelde ronde telt meer voor wie ze wint. Dubbel als je met je eigen hand al bijna aan de helft komt, met troeven erbij, en niet omdat de anderen misschien zwak zijn.
advice-piles = Met open stapels: kijk wat je opendraait
advice-piles-text = In het spel voor twee draait elke kaart die je speelt een nieuwe open. Doen twee kaarten hetzelfde werk, speel dan die van de hoogste stapel: nieuwe kaarten zijn nieuwe kansen. Hou elke kleur zolang je kan, en bedenk dat je kan kopen in een kleur die niet bovenop ligt.
