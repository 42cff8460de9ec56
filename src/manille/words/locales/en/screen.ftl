### The full-screen game in the terminal. Sentences that the line mode says too stand in lines.ftl.
###
### For translators: keys are single letters and stay the same in every language, so that the help and the keyboard
### agree; write the letter as it stands, in upper case, before its word.

## Menu and settings

screen-title = Manille
screen-about = The old family of card games, for one person and the computer
# $game is a variant, $us and $them the running score.
screen-continue = Continue: { $game }, round { $number }, we { $us }, they { $them }
screen-new = New match
screen-settings = Settings
screen-rules = Rules
screen-help = Help
screen-quit = Quit
screen-menu-keys = ↑ ↓ choose · Enter confirm · Q quit
screen-language = Language
# The name of this language in itself.
screen-language-en = English
screen-language-nl = Nederlands
screen-language-fr = Français
screen-language-es = Español
screen-language-ca = Català
screen-pace = Pause between the cards of others
screen-bot = Opponents and partner
screen-settings-keys = ↑ ↓ line · ← → change · Esc back
screen-back = Back

## A new match

screen-new-title = New match: which game?
# $name is what players called their house rules, $game the variant that they change.
screen-house-entry = { $name } ({ $game })
screen-start = Start
screen-house = House rules
screen-delete = Delete
screen-new-keys = ↑ ↓ choose · Enter start · Tab next · Esc back
screen-replace = A match was left unfinished. A new match takes its place.
screen-replace-yes = New match
screen-replace-no = Keep the old one
screen-changed = Changed: { $list }

## House rules

screen-house-title = House rules for { $game }
screen-house-keys = Tab next · ← → change · type a number · Esc back
screen-not-number = “{ $field }” needs a whole number.
screen-name = Save under the name
screen-save = Save
screen-saved = Saved as “{ $name }”.

## The table

# $way is one of the two ways of play.
screen-header = { $game } · round { $number } · { $way }
screen-way-clockwise = ↻ clockwise
screen-way-counter = ↺ counter-clockwise
# Beside a seat; 13 characters at most.
screen-partner = partner
screen-dealer = dealer
screen-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# The shown card, as it is written (9o), still in the dealer's hand; 13 characters at most.
screen-shows = shows { $card }

# How a suit is told apart on a small card: one to three characters, different for each suit of a pack.
screen-mark-h-french = h
screen-mark-d-french = d
screen-mark-c-french = c
screen-mark-s-french = s
screen-mark-o-spanish = oro
screen-mark-c-spanish = cop
screen-mark-e-spanish = esp
screen-mark-b-spanish = bas

# The panel beside the table; the first four have 7 characters at most, the others 27.
screen-panel-score = Score
screen-panel-sets = Sets
screen-panel-tricks = Tricks
screen-panel-points = Points
screen-panel-goal = { $goal } wins
screen-panel-goal-set = { $goal } a set, { $sets } sets win
screen-panel-trump = Trump: { $trump }
screen-panel-no-trump-yet = No trump yet
# $seat named it.
screen-panel-trump-named = Trump: { $trump } ({ $seat })
screen-panel-count = Counts × { $count }
screen-panel-led = Led: { $suit }
screen-panel-shown = Shown: { $card }

screen-turn-other = { $seat }: to play.
screen-turn-other-call = { $seat }: to call.
screen-turn-any = YOUR TURN. You may play any card.
screen-turn-some = YOUR TURN. You may play the raised cards (marked ▲).
screen-turn-name = YOUR TURN. Which suit is trump?
screen-turn-double = YOUR TURN. Let it stand, or raise the count?
screen-turn-signal = You may tell something about { $suit } before the others play.
screen-turn-ask = T: ask your partner a question.
screen-not-turn = It is not your turn yet.
screen-go-on = Enter: go on.
screen-say-nothing = say nothing
screen-ask-title = What do you ask your partner?
screen-pace-set = Pause between cards: { $pace }.

## The line of keys below the table; 78 characters at most in all

screen-key-hint = H hint
screen-key-undo = U undo
screen-key-trick = L last trick
screen-key-sheet = S score
screen-key-pace = P pace
screen-key-rules = R rules
screen-key-help = ? help
screen-key-menu = M menu
screen-key-quit = Q quit

## Pages over the table

screen-page-keys = ↑ ↓ PgUp PgDn read on · Esc back
screen-log-title = What has happened
screen-calls-title = Calls and talk of this round
screen-calls-none = Nobody has called or said anything in this round.
screen-sheet-title = Score sheet
screen-sheet-none = No round has been finished yet.
screen-sheet-round = Round
screen-sheet-dealer = Dealer
screen-sheet-trump = Trump
screen-sheet-count = ×
screen-sheet-points = Points
screen-sheet-scored = Scored
screen-sheet-score = Score
screen-sheet-sets = Sets
screen-sheet-pair = { $us } – { $them }
screen-trick-title = Trick { $number } of { $total }. To { $seat }: { $points } points.
screen-trick-keys = ← → other tricks · Esc back
screen-small = This window is too small for the table. Make it at least { $width } columns wide and { $height } lines high. (Now: { $columns } and { $lines }.)
screen-damaged = A file could not be read. It was kept as { $path }.

## After a round

screen-account-title = Round { $number } is over
screen-account-trump =
    { $count ->
        [1] Trump: { $trump }.
       *[other] Trump: { $trump }. The round counted { $count } times.
    }
screen-set-over = — { $side } have won the set —
screen-match-over = — { $side } have won the match —
screen-next = Next round
screen-again = Another match
screen-menu = Menu
screen-tricks = Tricks
screen-undo = Undo
screen-account-keys = Enter go on · T tricks · S score · U undo · M menu · Q quit

## Leaving

screen-kept = Your match is saved. It will be here next time.
screen-leave = Leave
screen-stay = Stay

## Help

screen-help-title = Help: keys
screen-help-cards = 1 2 3 … 9 0 A B: play that card, or choose that call. Or choose with ← → and press Enter, or click on it.
screen-help-raised = The raised cards, with the mark ▲, are those that you may play. If you try another one, you are told why not, and nothing is lost.
screen-help-thick = In the middle, the card with the thick frame holds the trick. When all have played, the trick stays until a moment has passed or you press Enter.
screen-help-piles = With open piles, +3 means that three cards lie under the top card.
screen-help-hint = H: a hint, with the reason. The card gets the mark *.
screen-help-undo = U: take back, as often as you like, also over tricks and rounds.
screen-help-trick = L: the last trick.
screen-help-sheet = S: the score sheet.
screen-help-calls = C, or a click on the figures: who called and said what in this round.
screen-help-talk = T: ask your partner a question, where questions are switched on.
screen-help-log = W, or a click on the sentences beside the table: everything that has happened, in sentences.
screen-help-pace = P: slower or faster.
screen-help-rules = R: the rules of this game.
screen-help-menu = M: the menu. The match stays where it is.
screen-help-quit = Q: quit. The match is saved after everything you do.
screen-help-plain = Those who listen to the screen, or want no pictures, can play line by line with: manille play --plain
