### Het spel op het volledige scherm in de terminal. Zinnen die ook in de versie in regels staan, staan in lines.ftl.
###
### De toetsen zijn losse letters en blijven in elke taal dezelfde; schrijf de letter zoals ze er staat, als hoofdletter,
### voor haar woord.

## Menu en instellingen

screen-title = Manille
screen-about = De oude familie van kaartspelen, voor één speler en de computer
# $game is een spelvorm, $us en $them de stand.
screen-continue = Verder: { $game }, ronde { $number }, wij { $us }, zij { $them }
screen-new = Nieuwe partij
screen-settings = Instellingen
screen-rules = Regels
screen-help = Help
screen-quit = Stoppen
screen-menu-keys = ↑ ↓ kiezen · Enter bevestigen · Q stoppen
screen-language = Taal
# De naam van elke taal in de taal zelf.
screen-language-en = English
screen-language-nl = Nederlands
screen-language-fr = Français
screen-language-es = Español
screen-language-ca = Català
screen-pace = Tempo van de anderen
screen-bot = Tegenstanders en maat
screen-settings-keys = ↑ ↓ kiezen · ← → veranderen · Esc terug
screen-back = Terug

## Een nieuwe partij

screen-new-title = Nieuwe partij: welk spel?
# $name is hoe spelers hun huisregels noemden, $game de spelvorm die ze veranderen.
screen-house-entry = { $name } ({ $game })
screen-start = Beginnen
screen-house = Huisregels
screen-delete = Wissen
screen-new-keys = ↑ ↓ kiezen · Enter beginnen · Tab volgende · Esc terug
screen-replace = Er is nog een partij die niet af is. Een nieuwe partij komt in de plaats.
screen-replace-yes = Nieuwe partij
screen-replace-no = De oude houden
screen-changed = Veranderd: { $list }

## Huisregels

screen-house-title = Huisregels voor { $game }
screen-house-keys = Tab volgende · ← → veranderen · typ een getal · Esc terug
screen-not-number = Bij “{ $field }” hoort een geheel getal.
screen-name = Bewaren onder de naam
screen-save = Bewaren
screen-saved = Bewaard als “{ $name }”.

## De tafel

# $way is een van de twee speelrichtingen.
screen-header = { $game } · ronde { $number } · { $way }
screen-way-clockwise = ↻ met de klok mee
screen-way-counter = ↺ tegen de klok in
# Naast een plaats; hoogstens 13 tekens.
screen-partner = maat
screen-dealer = gever
screen-cards-left =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# De gekeerde kaart, zoals ze geschreven wordt (9o), nog in de hand van de gever; hoogstens 13 tekens.
screen-shows = gekeerd: { $card }

# Waaraan je een kleur herkent op een kleine kaart: één tot drie tekens, in elk pak vier verschillende.
screen-mark-h-french = h
screen-mark-d-french = r
screen-mark-c-french = k
screen-mark-s-french = s
screen-mark-o-spanish = oro
screen-mark-c-spanish = cop
screen-mark-e-spanish = esp
screen-mark-b-spanish = bas

# Het bord naast de tafel; de eerste vier hebben hoogstens 7 tekens, de andere 27.
screen-panel-score = Stand
screen-panel-sets = Manches
screen-panel-tricks = Slagen
screen-panel-points = Punten
screen-panel-goal = Wie eerst { $goal } heeft, wint
screen-panel-goal-set = Manche tot { $goal }, win er { $sets }
screen-panel-trump = Troef: { $trump }
screen-panel-no-trump-yet = Nog geen troef
# $seat maakte troef.
screen-panel-trump-named = Troef: { $trump } ({ $seat })
screen-panel-count = Telt { $count } keer
screen-panel-led = Gevraagd: { $suit }
screen-panel-shown = Gekeerd: { $card }

screen-turn-other = Aan de beurt: { $seat }.
screen-turn-other-call = Aan het woord: { $seat }.
screen-turn-any = JOUW BEURT. Je mag elke kaart spelen.
screen-turn-some = JOUW BEURT. Je mag de kaarten spelen die omhoog staan (met ▲).
screen-turn-name = JOUW BEURT. Welke kleur wordt troef?
screen-turn-double = JOUW BEURT. Laat je de telling zo, of verhoog je ze?
screen-turn-signal = Je mag iets zeggen over { $suit } voor de anderen spelen.
screen-turn-ask = T: stel je maat een vraag.
screen-not-turn = Het is jouw beurt nog niet.
screen-go-on = Enter: verder.
screen-say-nothing = niets zeggen
screen-ask-title = Wat vraag je aan je maat?
screen-pace-set = Tempo van de anderen: { $pace }.

## De regel met toetsen onder de tafel; samen hoogstens 78 tekens

screen-key-hint = H tip
screen-key-undo = U terug
screen-key-trick = L slag
screen-key-sheet = S stand
screen-key-pace = P tempo
screen-key-rules = R regels
screen-key-help = ? help
screen-key-menu = M menu
screen-key-quit = Q stoppen

## Bladzijden over de tafel

screen-page-keys = ↑ ↓ PgUp PgDn verder lezen · Esc terug
screen-log-title = Wat er gebeurd is
screen-calls-title = Wat er in deze ronde gezegd is
screen-calls-none = In deze ronde heeft nog niemand iets gezegd.
screen-sheet-title = Scoreblad
screen-sheet-none = Er is nog geen ronde uitgespeeld.
screen-sheet-round = Ronde
screen-sheet-dealer = Gever
screen-sheet-trump = Troef
screen-sheet-count = ×
screen-sheet-points = Punten
screen-sheet-scored = Erbij
screen-sheet-score = Stand
screen-sheet-sets = Manches
screen-sheet-pair = { $us } – { $them }
screen-trick-title =
    { $points ->
        [one] Slag { $number } van { $total }. { $seat } haalt hem: { $points } punt.
       *[other] Slag { $number } van { $total }. { $seat } haalt hem: { $points } punten.
    }
screen-trick-keys = ← → andere slagen · Esc terug
screen-small = Dit venster is te klein voor de tafel. Maak het minstens { $width } tekens breed en { $height } regels hoog. (Nu: { $columns } en { $lines }.)
screen-damaged = Een bestand kan niet gelezen worden. Het is weggelegd als { $path }.

## Na een ronde

screen-account-title = Ronde { $number } is gedaan
screen-account-trump =
    { $count ->
        [1] Troef: { $trump }.
       *[other] Troef: { $trump }. De ronde telde { $count } keer.
    }
screen-set-over = — { $side } winnen de manche —
screen-match-over = — { $side } winnen de partij —
screen-next = Volgende ronde
screen-again = Nog een partij
screen-menu = Menu
screen-tricks = Slagen
screen-undo = Terugnemen
screen-account-keys = Enter verder · T slagen · S stand · U terugnemen · M menu · Q stoppen

## Stoppen

screen-kept = Je partij is bewaard. De volgende keer staat ze hier klaar.
screen-leave = Stoppen
screen-stay = Blijven

## Help

screen-help-title = Help: de toetsen
screen-help-cards = 1 2 3 … 9 0 A B: speel die kaart, of kies wat je wil zeggen. Of kies met ← → en druk op Enter, of klik erop.
screen-help-raised = De kaarten die omhoog staan, met het teken ▲, mag je spelen. Probeer je een andere, dan lees je waarom die niet mag, en er is niets verloren.
screen-help-thick = In het midden is de slag aan de kaart met de dikke rand. Als iedereen gespeeld heeft, blijft de slag even liggen, of tot je op Enter drukt.
screen-help-piles = Bij open stapels wil +3 zeggen dat er drie kaarten onder de bovenste liggen.
screen-help-hint = H: een tip, met de reden erbij. De kaart krijgt het teken *.
screen-help-undo = U: neem terug, zo vaak je wil, ook over slagen en rondes heen.
screen-help-trick = L: de laatste slag.
screen-help-sheet = S: het scoreblad.
screen-help-calls = C, of een klik op de cijfers: wie er in deze ronde wat gezegd heeft.
screen-help-talk = T: stel je maat een vraag, als er met vragen gespeeld wordt.
screen-help-log = W, of een klik op de zinnen naast de tafel: alles wat er gebeurd is, in zinnen.
screen-help-pace = P: trager of vlugger.
screen-help-rules = R: de regels van dit spel.
screen-help-menu = M: het menu. De partij blijft zoals ze is.
screen-help-quit = Q: stoppen. De partij wordt bewaard na alles wat je doet.
screen-help-plain = Wie naar het scherm luistert, of geen beelden wil, kan regel per regel spelen met: manille play --plain
