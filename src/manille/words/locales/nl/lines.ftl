### Wat de versie in regels en de opdrachtregel zeggen. Een schermlezer leest deze zinnen ook voor.

## Wat er gebeurt
# $seat is een bericht seat-… of “Jij” (seat-you); schrijf zo dat beide passen.

seat-you = Jij
says-card = { $seat }: { $card }.
says-call = { $seat }: { $call }.
says = { $seat }: “{ $said }”
asks = { $seat }: “{ $said }” { $partner }: “{ $answer }”

draw-cut = { $seat } nam af: { $card }.
draw-draw = { $seat } trok: { $card }.
draw-deals = { $seat } geeft eerst.

## De versie in regels

plain-resume = Er is nog een partij die niet af is.
plain-continue = Verder spelen: { $name }
plain-new = Een nieuwe partij beginnen
plain-which = Welk spel wil je spelen?
plain-again = Nog een partij?
plain-rules = { $name }.
plain-start = Jij bent Zuid. Typ een nummer om te kiezen, of “help” om te weten wat je nog kan typen.
plain-deal = Ronde { $number }. { $dealer } geeft. { $cutter } neemt af.
plain-dealt-by = Gever: { $dealer }.
plain-shown = De gekeerde kaart is { $card }: haar kleur is troef.
plain-trump =
    { $count ->
        [1] Troef: { $trump }.
       *[other] Troef: { $trump }. De ronde telt { $count } keer.
    }
plain-hand = Jouw kaarten: { $cards }.
plain-no-cards = geen kaarten meer
plain-piles = { $seat }, de stapels:
plain-pile =
    { $under ->
        [0] Stapel { $number }: { $card }, de laatste.
       *[other] Stapel { $number }: { $card }, met { $under } eronder.
    }
plain-pile-down =
    { $under ->
        [one] Stapel { $number }: dicht, 1 kaart.
       *[other] Stapel { $number }: dicht, { $under } kaarten.
    }
plain-turned = { $seat }, opengedraaid: { $card }.
plain-turn = Jouw beurt.
plain-offer = { $number }: { $action }
plain-card = { $card } ({ $code })
plain-say = zeg: “{ $said }”
plain-ask = Wat kies je?
plain-signal = Wil je iets zeggen over de kleur waarmee je uitkwam?
plain-silent = niets zeggen
plain-next = Druk op Enter om verder te gaan.
plain-unknown = “{ $text }” kan je hier niet kiezen. Typ een nummer, een kaart zoals 10h, of “help”.
plain-trick =
    { $points ->
        [one] { $seat } haalt de slag: { $points } punt.
       *[other] { $seat } haalt de slag: { $points } punten.
    }
plain-taken = Kaartpunten tot nu toe: wij { $us }, zij { $them }. Slagen: wij { $ours }, zij { $theirs }.
plain-no-trick = Er is nog geen slag gespeeld.
plain-sheet = Ronde { $number }: wij { $us }, zij { $them }.
plain-round-over = De ronde is gedaan.
plain-hint = Tip: { $action }. { $why }
plain-no-hint = Een tip krijg je als het jouw beurt is.
plain-no-undo = Er valt niets terug te nemen.
plain-undone = Teruggenomen.
plain-help = Typ het nummer van een keuze, een kaart zoals 10h, of een van deze woorden:
plain-help-line = { $command }: { $what }
plain-pace = Typ “tempo” en dan een van deze woorden: { $paces }.
plain-pace-set = Tempo: { $pace }.
plain-language = Typ “taal” en dan een van deze codes: { $languages }.
plain-language-set = We spreken nu Nederlands.
plain-bye = Tot ziens. Een partij die niet af is, staat hier de volgende keer klaar.
plain-damaged = De bewaarde partij kan niet gelezen worden. Ze is weggelegd als { $path }, en er begint een nieuwe partij.
plain-damaged-house = De bewaarde huisregels kunnen niet gelezen worden. Het bestand is weggelegd als { $path }.

# Woorden die je kan typen, gescheiden door een komma en een spatie; het eerste wordt getoond. De Engelse blijven erbij.
command-help = help, h, ?
command-hand = hand
command-table = tafel, table
command-hint = tip, hint
command-undo = terug, undo, u
command-trick = slag, trick, last
command-score = stand, score
command-rules = regels, reglement, rules
command-pace = tempo, pace
command-language = taal, language
command-quit = stop, stoppen, quit, q, exit
command-help-help = deze lijst
command-hand-help = de kaarten die je in handen hebt
command-table-help = alles wat open ligt
command-hint-help = wat een goede speler zou doen, en waarom
command-undo-help = je laatste keuze terugnemen, zo vaak je wil
command-trick-help = de laatste slag
command-score-help = het scoreblad
command-rules-help = de regels van dit spel
command-pace-help = hoe lang er tussen de kaarten gewacht wordt: tempo traag, tempo gewoon, tempo vlug, tempo meteen
command-language-help = een andere taal: taal nl, taal fr, taal es, taal ca, taal en
command-quit-help = stoppen; de partij wordt bewaard

pace-slow = traag
pace-normal = gewoon
pace-fast = vlug
pace-instant = meteen

## Een ronde zoals een mens ze leest

show-round = Ronde { $number }. Gever: { $dealer }.
show-hand = { $seat }: { $cards }.
show-shown = Gekeerde kaart: { $card }.
show-card = { $seat } { $card }
show-trick =
    { $points ->
        [one] Slag { $number }: { $cards }. { $winner } haalt hem: { $points } punt.
       *[other] Slag { $number }: { $cards }. { $winner } haalt hem: { $points } punten.
    }
show-unfinished = De ronde is niet uitgespeeld.
show-house-rule = Huisregel: { $switch }: { $value }
suit-holding = { $suit } { $ranks }
account-points = Punten: wij { $us }, zij { $them }.
account-hand =
    { $count ->
        [1] Boven de helft: { $hand }.
       *[other] { $hand } maal { $count }: { $score }.
    }
account-score = Deze ronde levert op: wij { $us }, zij { $them }.
standing = Stand: wij { $us }, zij { $them }; wie eerst { $goal } heeft, wint.
standing-sets = Stand: wij { $us }, zij { $them }; wie eerst { $goal } heeft, wint de manche. Manches: wij { $won }, zij { $lost }.
standing-won = { $side } winnen de partij. Stand: wij { $us }, zij { $them }. Manches: wij { $won }, zij { $lost }.

## De opdrachtregel

cli-about = Manille, Manillen, Manilla en Botifarra: spelen, leren, bestuderen.
cli-play = Speel een partij met computerspelers, op het volledige scherm of regel per regel.
cli-rules = Toon de regels van een spel; zonder naam: de lijst van de spelen.
cli-simulate = Laat computerspelers partijen spelen, en schrijf de spelverslagen.
cli-replay = Toets de spelverslagen in een bestand aan de regels.
cli-show = Toon de rondes in een bestand zoals een mens ze leest.
cli-perft = Tel wat er na het geven allemaal kan gebeuren, om programma’s te vergelijken.
cli-bench = Meet snelheid en grootte op deze computer.
cli-house = Geef huisregels een naam, toon ze of wis ze.
cli-house-save = Bewaar huisregels onder een naam.
cli-house-list = Toon de lijst van de bewaarde huisregels.
cli-house-delete = Wis bewaarde huisregels.
cli-opt-language = De taal: nl, fr, es, ca of en.
cli-opt-version = Toon de versie.
cli-opt-plain = Regel per regel, zonder volledig scherm.
cli-opt-variant = Het spel, bijvoorbeeld belgian of manilla-two.
cli-opt-set = Een huisregel als naam=waarde; mag meer dan eens.
cli-opt-house = Bewaarde huisregels, bij hun naam.
cli-opt-seed = Een woord of getal waarmee de partij herhaald kan worden.
cli-opt-bot = Hoe goed de anderen spelen: chance, beginner, learner, casual, thumb, club, strong of expert.
cli-opt-new = Begin een nieuwe partij, ook als er nog een niet af is.
cli-opt-pace = Tempo van de computerspelers: slow, normal, fast of instant.
cli-opt-json = Telkens één regel JSON.
cli-opt-matches = Hoeveel partijen.
cli-opt-bots = De computerspelers per plaats, met komma’s ertussen; één naam geldt voor alle plaatsen.
cli-opt-out = Het bestand om naar te schrijven, - voor de standaarduitvoer.
cli-opt-jobs = Hoeveel processen; 0 voor alle kernen.
cli-opt-file = Het bestand met spelverslagen, - voor de standaardinvoer.
cli-opt-round = Alleen deze ronde, geteld vanaf 1.
cli-opt-perft-seed = Het getal dat bepaalt hoe de kaarten gegeven worden.
cli-opt-depth = Hoeveel stappen diep.
cli-opt-left = Begin wanneer elke speler nog zoveel kaarten heeft.
cli-opt-subject = Wat er gemeten wordt.
cli-opt-bench-deals = Hoeveel verdelingen met 32 kaarten; elke wordt met elke troef en zonder troef opgelost.
cli-opt-large = Hoeveel verdelingen met 48 kaarten; elke wordt met elke troef en zonder troef opgelost.
cli-opt-peers = Meet andere programma’s, endplay en colver, naast de oplosser op dezelfde verdelingen.
cli-opt-name = Een naam naar keuze.
cli-progress = Partijen
cli-replay-ok =
    { $winner ->
        [0] Spelverslag { $number }: juist. Zuid en Noord wonnen, manches { $won }-{ $lost }.
        [1] Spelverslag { $number }: juist. Oost en West wonnen, manches { $won }-{ $lost }.
        [south] Spelverslag { $number }: juist. Zuid won, manches { $won }-{ $lost }.
        [north] Spelverslag { $number }: juist. Noord won, manches { $won }-{ $lost }.
       *[none] Spelverslag { $number }: juist. Stand { $us }-{ $them }, manches { $won }-{ $lost }, niet af.
    }
cli-replay-bad = Spelverslag { $number }: { $where }{ $message }
cli-where-round = ronde { $round }:{ " " }
cli-where-call = ronde { $round }, aankondiging { $call }:{ " " }
cli-where-play = ronde { $round }, kaart { $play }:{ " " }
cli-simulated = Partijen: { $matches }. Rondes: { $rounds }. Gewonnen door ploeg 0: { $one }, door ploeg 1: { $two }.
cli-house-saved = Bewaard: { $name }.
cli-house-replaced = Bewaard: { $name }, in de plaats van de huisregels die zo heetten.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = Er zijn geen huisregels bewaard.
cli-house-unknown = Er bestaan geen huisregels met de naam “{ $name }”.
cli-house-gone = Gewist: { $name }.
cli-help-usage = Gebruik:
cli-help-slot-options = { "[" }OPTIES]
cli-help-slot-command = OPDRACHT [ARGUMENTEN]…
cli-help-arguments = Argumenten
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-default = { "[" }standaard: { $value }]
cli-help-required = { "[" }verplicht]
cli-help-help = Toon deze hulp en stop.
cli-no-option = De optie “{ $name }” bestaat hier niet: “{ $command } --help” noemt de opties die er zijn.
cli-odd-option = “{ $name }” kan niet zo gebruikt worden: “{ $command } --help” legt het uit.
cli-missing = “{ $name }” ontbreekt: “{ $command } --help” zegt wat dat is.
cli-bad-whole = “{ $name }” vraagt een geheel getal van { $low } of meer.
cli-bad-range = “{ $name }” vraagt een geheel getal van { $low } tot { $high }.
cli-no-command = Die opdracht bestaat niet; er zijn: { $names }.
cli-too-many = Dat is meer dan “{ $command }” aanneemt: “{ $command } --help” zegt wat nodig is.
cli-bad-variant = Er bestaat geen spel “{ $name }”; wel: { $names }.
cli-bad-bots = Het spel heeft { $players } plaatsen: geef { $players } computerspelers op, of één voor alle plaatsen.
cli-bad-bot = Er bestaat geen computerspeler “{ $name }”; wel: { $names }.
cli-bot-kernel = “{ $name }” heeft de gecompileerde oplosser nodig, en die kan hier niet geladen worden; wel: { $names }.
cli-bad-language = De taal “{ $name }” is hier niet; wel: { $names }.
cli-bad-pace = Er bestaat geen tempo “{ $name }”; wel: { $names }.
cli-match-waits = Er is nog een partij die niet af is ({ $game }, ronde { $number }): “manille play” gaat ermee verder, en --new geeft ze op.
cli-bad-write = Het bestand kan niet geschreven worden: { $path }.
cli-bad-output = Het antwoord kan niet naar de standaarduitvoer geschreven worden.
cli-bad-save = Wat bewaard wordt, kan niet gelezen of geschreven worden: { $path }.
cli-bad-round = In dit spelverslag is er geen ronde { $number }.
cli-bad-seat = Dit spel heeft geen plaats { $seat }: de plaatsen zijn 0 tot { $last }.
cli-bad-left = In dit spel heeft een hand hoogstens { $most } kaarten.
cli-bad-subject = Er valt hier geen “{ $name }” te meten; wel: { $names }.
cli-bad-peers = Alleen de oplosser wordt met andere programma’s vergeleken: “bench solver --peers”.
cli-no-peer = “{ $name }” kan hier niet geladen worden, dus daarmee wordt niet vergeleken; de extra “peers” van dit pakket installeert het waar deze Python het kan krijgen.
cli-bench-spread = gemiddeld { $mean }, { $low } tot { $high }
cli-no-screen = Een volledig scherm kan hier niet, dus het spel gaat regel per regel verder.

## Een stelling oplossen en een ronde ontleden
# $row is een rij van solve-card; $margin en $value zijn solve-exact of solve-between.

cli-solve = Zeg wat elke kaart waard is met alle kaarten open, waar de laatste ronde van een spelverslag staat.
cli-analyse = Zeg wat elke kaart van een gespeelde ronde kostte: zoals de kaarten zaten, en als beslissing.
cli-opt-budget = Hoeveel stellingen er per spelverslag hoogstens bekeken worden; wat dan niet vaststaat, krijgt grenzen.
cli-opt-analyse-budget = Hoeveel stellingen er hoogstens per kaart worden bekeken, en nog eens zoveel voor al haar denkbare verdelingen samen; wat dan niet vaststaat, krijgt grenzen.
cli-opt-worlds = Over hoeveel mogelijke verdelingen elke beslissing gewogen wordt; 0 voor geen.
cli-opt-worlds-seed = Een woord of getal waarmee dezelfde mogelijke verdelingen terugkomen.
cli-no-kernel = De gecompileerde oplosser kan hier niet geladen worden, dus de trage antwoordt: met veel kaarten duurt dat erg lang, of het geeft grenzen.
bad-solve-over = Er is geen ronde bezig, dus er valt niets op te lossen.
bad-solve-calls = Troef maken of dubbelen is nog bezig, dus er is nog geen kaart om op te lossen.
bad-analyse-none = Er is geen ronde uitgespeeld, dus er valt niets te ontleden.
bad-analyse-round = In dit spelverslag is er geen uitgespeelde ronde met dat nummer.
solve-exact = { $number }
solve-between = { $low } tot { $high }
solve-card = { $card }: { $margin }
solve-position = Spelverslag { $record }, ronde { $round }, aan de beurt: { $seat }. Punten van de ploeg van Zuid min die van de andere op het einde, met alle kaarten open en als iedereen op zijn best speelt, na elke kaart: { $row }.
analyse-round = Spelverslag { $record }, ronde { $number }. Gever: { $dealer }.
analyse-value = Punten van de ploeg van Zuid min die van de andere: { $value } als iedereen met open kaarten op zijn best had gespeeld, { $margin } zoals er gespeeld is.
analyse-about =
    { $worlds ->
        [0] Hoeveel punten elke kaart kostte tegenover de beste, zoals de kaarten zaten: wat er gebeurde.
        [one] Hoeveel punten elke kaart kostte tegenover de beste, zoals de kaarten zaten: wat er gebeurde; en bij één verdeling die de speler niet kon uitsluiten: de beslissing.
       *[other] Hoeveel punten elke kaart kostte tegenover de beste, zoals de kaarten zaten: wat er gebeurde; en gemiddeld over { $worlds } verdelingen die de speler niet kon uitsluiten: de beslissing.
    }
analyse-trick = Slag
analyse-seat = Speler
analyse-card = Kaart
analyse-happened = Gebeurd
analyse-decision = Beslissing
analyse-sum = alle kaarten
analyse-bounds = Waar twee getallen voor één staan, is er niet tot het einde gezocht: het juiste ligt ertussen.

## Beslissingen uitleggen
# $bot is de naam van een computerspeler, $why een zin, $clause het nummer van een regel.

cli-explain = Zeg van elke beslissing van een ronde wat ze bond, wat de speler kon weten, en wat computerspelers ervan vinden en waarom.
cli-opt-explain-bot = Een computerspeler om het aan te vragen; kan verscheidene keren. Hij ziet alleen wat de speler zag.
cli-opt-explain-round = De ronde, geteld vanaf 1; anders de laatste.
cli-opt-seat = Alleen deze plaats: 0 Zuid, en verder in de speelrichting.
bad-explain-none = Zo’n ronde om uit te leggen is er niet.
explain-card = Slag { $number }. { $seat }: { $card }.
explain-call = { $seat }: { $call }.
explain-now = Nu aan de beurt: { $seat }.
explain-bound = { $why } ({ $clause })
explain-tell = Wat te weten valt: { $told }
explain-same = { $bot } zou hetzelfde doen: { $why }
explain-would = { $bot } zou kiezen: { $action }. { $why }
explain-done = { $action }: { $why }
explain-choice = Keuze
explain-value = Waarde
explain-mean = Gemiddeld
explain-spread = Spreiding
explain-best = De beste in
explain-least = Minstens
explain-about = De waarde is waar een computerspeler op afgaat; ze is alleen binnen één beslissing te vergelijken. Waar hij verdelingen bedenkt: het gemiddelde van het verschil in punten voor de ploeg van de speler, de spreiding ervan, het deel van de verdelingen waarin niets beter was, en het minste. De laatste twee gaan uit van spel met open kaarten, zodat het gemiddelde onder het minste kan liggen; ze ontbreken (–) waar een verdeling daarvoor te groot is.
tell-none = { $seat } heeft geen { $suit }.
tell-above = { $seat } heeft van die kleur niets boven { $card }.
tell-lacks = { $seat } heeft geen van deze: { $cards }.
tell-holds = { $seat } moet hebben: { $cards }.
tell-some = { $seat } heeft er minstens { $number } van deze: { $cards }.

## De arena
# $one en $two zijn computerspelers. Cijfers: de ploeg van de eerste min die van de tweede.

cli-arena = Vergelijk twee computerspelers: alles wordt twee keer gespeeld, de tweede keer met de ploegen verwisseld.
cli-ladder = Vergelijk elke computerspeler met die eronder, en schrijf de tabel.
cli-opt-one = De computerspeler die gemeten wordt.
cli-opt-two = De computerspeler waarmee vergeleken wordt.
cli-opt-deals = Hoeveel keer er gegeven wordt, of hoeveel partijen; alles wordt twee keer gespeeld.
cli-opt-whole = Hele partijen in plaats van losse rondes.
cli-opt-frozen-seed = Een woord of getal dat bepaalt hoe de kaarten gegeven worden.
cli-opt-resume = Een bestand dat alles bijhoudt; wat afgebroken werd, gaat daar verder.
cli-opt-resume-folder = Een map met bestanden die alles bijhouden; wat afgebroken werd, gaat daar verder.
cli-opt-stop = Stop zodra de sequentiële toets beslist heeft.
cli-opt-margin = Het voordeel waar de toets naar zoekt: 0.5 punten per ronde, of gewonnen min verloren partijen, 0.1.
cli-opt-variants = Een spel; mag meer dan eens. Zonder deze optie: alle spelen.
cli-bad-margin = Het voordeel moet groter zijn dan 0 en kleiner dan 1000.
arena-bad-other = Dit bestand bevat een andere vergelijking en blijft zoals het is: { $path }.
arena-bad-damaged = Dit bestand van een vergelijking is beschadigd: { $path }.
arena-bad-unwritable = Dit bestand kan niet gelezen en geschreven worden: { $path }.
# Wat er tussen de eenheden en de rest van een getal staat.
arena-decimal = ,
arena-pair = { $one } − { $two }
arena-title = { $game }: { $one } − { $two }, startwaarde { $seed }.
arena-played-rounds = Rondes: { $deals }, elk twee keer gespeeld, met de ploegen verwisseld.
arena-played-matches = Partijen: { $deals }, elk twee keer gespeeld, met de ploegen verwisseld.
arena-mean = gemiddelde
arena-error = standaardfout
arena-interval = interval van 95 %
arena-deviation = standaardafwijking
arena-within = { $low } tot { $high }
arena-points = Punten van de ronde
arena-score = Erbij na de ronde
arena-matches = Partijen gewonnen min verloren
arena-sets = Manches
arena-match-score = Erbij over de hele partij
arena-share = Partijen gewonnen door { $one }: { $share } %.
arena-test =
    { $verdict ->
        [better] Sequentiële toets, 0 tegen { $margin }: { $one } is beter dan { $two }; beslist bij { $deals }.
        [not_better] Sequentiële toets, 0 tegen { $margin }: { $one } is niet beter dan { $two }; beslist bij { $deals }.
       *[open] Sequentiële toets, 0 tegen { $margin }: niet beslist na { $deals } ({ $one }, { $two }).
    }
arena-times = Milliseconden per beurt: { $one } { $first }, { $two } { $second }.
cli-train = Leer de computerspelers die zoeken hoe spelers spelen, uit spellen van henzelf en van elkaar.
cli-opt-rounds = Hoeveel rondes er per spel worden gebruikt om te leren.
cli-opt-policies = De map voor de bestanden met wat er geleerd is.
cli-trained = { $game }: een kaart verrast met { $surprise } bits, zonder te leren met { $untaught } ({ $decisions } kaarten uit rondes waarvan niet geleerd is).
ladder-title = De ladder van de computerspelers
ladder-figures = Elke computerspeler tegen die eronder. Alles werd twee keer gespeeld, de tweede keer met de ploegen verwisseld. Cijfers: de ploeg van de eerste min die van de tweede, gemiddeld, met het interval van 95 %. Tijden zijn processortijd.
ladder-stopped = Elk paar speelde tot de toets besliste: gemiddelden die zo gevonden zijn, liggen wat te ver van 0, en hun intervallen zijn wat te smal.
ladder-repeat = Dit maakt de tabel opnieuw, op de tijden na:
ladder-game = Spel
ladder-pair = Computerspelers
ladder-deals = Aantal
ladder-times = Milliseconden per beurt
