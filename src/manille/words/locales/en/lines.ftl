### What the line mode and the command line say. These lines are also read aloud by screen readers.

## Events
# $seat is a seat message or “You” (seat-you); write so that both fit.

seat-you = You
says-card = { $seat }: { $card }.
says-call = { $seat }: { $call }.
says = { $seat }: “{ $said }”
asks = { $seat }: “{ $said }” { $partner }: “{ $answer }”

draw-cut = { $seat } cut: { $card }.
draw-draw = { $seat } drew: { $card }.
draw-deals = First dealer: { $seat }.

## The line mode

plain-resume = A match was left unfinished.
plain-continue = Go on with it: { $name }
plain-new = Begin a new match
plain-which = Which game will you play?
plain-again = Another match?
plain-rules = { $name }.
plain-start = You sit South. Type a number to choose, or “help” for what else you can type.
plain-deal = Round { $number }. Dealer: { $dealer }. Cut by: { $cutter }.
plain-dealt-by = Dealer: { $dealer }.
plain-shown = The shown card is { $card }: its suit is trump.
plain-trump =
    { $count ->
        [1] Trump: { $trump }.
       *[other] Trump: { $trump }. The round counts { $count } times.
    }
plain-hand = Your hand: { $cards }.
plain-no-cards = no cards
plain-piles = Piles of { $seat }:
plain-pile =
    { $under ->
        [0] Pile { $number }: { $card }, the last one.
       *[other] Pile { $number }: { $card }, with { $under } under it.
    }
plain-pile-down = Pile { $number }: face down, { $under } cards.
plain-turned = { $seat }, turned up: { $card }.
plain-turn = Your turn.
plain-offer = { $number }: { $action }
plain-card = { $card } ({ $code })
plain-say = say: “{ $said }”
plain-ask = Your choice?
plain-signal = Will you say something about the suit you led?
plain-silent = say nothing
plain-next = Press Enter to go on.
plain-unknown = “{ $text }” is not one of the choices. Type a number, a card such as 10h, or “help”.
plain-trick =
    { $points ->
        [one] Trick to { $seat }: { $points } point.
       *[other] Trick to { $seat }: { $points } points.
    }
plain-taken = Card points so far: we { $us }, they { $them }. Tricks: we { $ours }, they { $theirs }.
plain-no-trick = No trick has been played yet.
plain-sheet = Round { $number }: we { $us }, they { $them }.
plain-round-over = The round is over.
plain-hint = Hint: { $action }. { $why }
plain-no-hint = A hint is for your turn.
plain-no-undo = There is nothing to take back.
plain-undone = Taken back.
plain-help = Type the number of a choice, a card such as 10h, or one of these words:
plain-help-line = { $command }: { $what }
plain-pace = Type “pace” and one of: { $paces }.
plain-pace-set = Pace: { $pace }.
plain-language = Type “language” and one of: { $languages }.
plain-language-set = We speak English now.
plain-bye = Goodbye. An unfinished match will be here next time.
plain-damaged = The saved match could not be read. It was kept as { $path }, and a new match begins.
plain-damaged-house = The saved house rules could not be read. The file was kept as { $path }.

# Words that can be typed, separated by a comma and a space; the first is the one shown. Keep the English ones as well.
command-help = help, h, ?
command-hand = hand
command-table = table
command-hint = hint
command-undo = undo, u
command-trick = trick, last
command-score = score
command-rules = rules
command-pace = pace
command-language = language
command-quit = quit, q, exit
command-help-help = this list
command-hand-help = the cards you hold
command-table-help = everything that lies open
command-hint-help = what a good player would do, and why
command-undo-help = take back your last choice, as often as you like
command-trick-help = the last trick
command-score-help = the score sheet
command-rules-help = the rules of this game
command-pace-help = how long to wait between cards: pace slow, pace normal, pace fast, pace instant
command-language-help = another language: language en, nl, fr, es or ca
command-quit-help = leave; the match is saved

pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant

## A round as a person reads it

show-round = Round { $number }. Dealer: { $dealer }.
show-hand = { $seat }: { $cards }.
show-shown = Shown card: { $card }.
show-card = { $seat } { $card }
show-trick =
    { $points ->
        [one] Trick { $number }: { $cards }. To { $winner }: { $points } point.
       *[other] Trick { $number }: { $cards }. To { $winner }: { $points } points.
    }
show-unfinished = The round is not finished.
show-house-rule = House rule: { $switch }: { $value }
suit-holding = { $suit } { $ranks }
account-points = Points: we { $us }, they { $them }.
account-hand =
    { $count ->
        [1] Above half: { $hand }.
       *[other] { $hand } times { $count }: { $score }.
    }
account-score = Score of the round: we { $us }, they { $them }.
standing = Score: we { $us }, they { $them }; { $goal } wins.
standing-sets = Score: we { $us }, they { $them }; { $goal } wins the set. Sets: we { $won }, they { $lost }.
standing-won = { $side } win the match. Score: we { $us }, they { $them }. Sets: we { $won }, they { $lost }.

## The command line

cli-about = Manille, Manillen, Manilla and Botifarra: play, learn, study.
cli-play = Play a match against bots, full screen or line by line.
cli-rules = Show the rules of a game; without a name, list the games.
cli-simulate = Let bots play matches, and write the records.
cli-replay = Check the records in a file against the rules.
cli-show = Show the rounds of a file as a person reads them.
cli-perft = Count what can happen from a deal, to compare implementations.
cli-bench = Measure speed and sizes on this machine.
cli-house = Name, list and delete house rules.
cli-house-save = Save house rules under a name.
cli-house-list = List the saved house rules.
cli-house-delete = Delete saved house rules.
cli-opt-language = The language: en, nl, fr, es or ca.
cli-opt-version = Show the version.
cli-opt-plain = Line by line, without a full screen.
cli-opt-variant = The game, such as belgian or manilla-two.
cli-opt-set = A house rule as name=value; can be given several times.
cli-opt-house = Saved house rules, by name.
cli-opt-seed = A word or number that repeats the match.
cli-opt-bot = How well the others play: chance, beginner, learner, casual, thumb, club, strong or expert.
cli-opt-new = Begin a new match even if one was left.
cli-opt-pace = Pace of the bots: slow, normal, fast or instant.
cli-opt-json = One line of JSON each.
cli-opt-matches = How many matches.
cli-opt-bots = The bots of the seats, separated by commas; one name fills all seats.
cli-opt-out = The file to write, - for standard output.
cli-opt-jobs = How many processes; 0 for all cores.
cli-opt-file = The file of records, - for standard input.
cli-opt-round = Only this round, counted from 1.
cli-opt-perft-seed = The number that makes the deal.
cli-opt-depth = How many actions deep.
cli-opt-left = Begin when each player has so many cards left.
cli-opt-subject = What to measure.
cli-opt-bench-deals = How many deals with 32 cards; each is solved under every trump and without.
cli-opt-large = How many deals with 48 cards; each is solved under every trump and without.
cli-opt-peers = Measure other engines, endplay and colver, beside the solver on the same deals.
cli-opt-name = A name of your choice.
cli-progress = Matches
cli-replay-ok =
    { $winner ->
        [0] Record { $number }: right. South and North won, sets { $won }-{ $lost }.
        [1] Record { $number }: right. East and West won, sets { $won }-{ $lost }.
        [south] Record { $number }: right. South won, sets { $won }-{ $lost }.
        [north] Record { $number }: right. North won, sets { $won }-{ $lost }.
       *[none] Record { $number }: right. Score { $us }-{ $them }, sets { $won }-{ $lost }, not finished.
    }
cli-replay-bad = Record { $number }: { $where }{ $message }
cli-where-round = round { $round }:{ " " }
cli-where-call = round { $round }, call { $call }:{ " " }
cli-where-play = round { $round }, card { $play }:{ " " }
cli-simulated = Matches: { $matches }. Rounds: { $rounds }. Won by side 0: { $one }, by side 1: { $two }.
cli-house-saved = Saved: { $name }.
cli-house-replaced = Saved: { $name }, in place of the rules that had this name.
cli-house-line = { $name }: { $variant }; { $rules }
cli-house-none = No house rules have been saved.
cli-house-unknown = There are no house rules called “{ $name }”.
cli-house-gone = Deleted: { $name }.
cli-help-usage = Usage:
cli-help-slot-options = { "[" }OPTIONS]
cli-help-slot-command = COMMAND [ARGUMENTS]…
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = { "[" }default: { $value }]
cli-help-required = { "[" }required]
cli-help-help = Show this help and end.
cli-no-option = There is no option “{ $name }” here: “{ $command } --help” lists those that there are.
cli-odd-option = “{ $name }” cannot be used like this: “{ $command } --help” says how.
cli-missing = “{ $name }” is missing: “{ $command } --help” says what it is.
cli-bad-whole = “{ $name }” takes a whole number, { $low } or more.
cli-bad-range = “{ $name }” takes a whole number from { $low } to { $high }.
cli-no-command = There is no such command; there are: { $names }.
cli-too-many = That is more than “{ $command }” takes: “{ $command } --help” says what it needs.
cli-bad-variant = There is no game called “{ $name }”; there are: { $names }.
cli-bad-bots = The game has { $players } seats: give { $players } bots, or one for all seats.
cli-bad-bot = There is no bot called “{ $name }”; there are: { $names }.
cli-bot-kernel = “{ $name }” needs the compiled solver, which cannot be loaded here; there are: { $names }.
cli-bad-language = There is no language “{ $name }” here; there are: { $names }.
cli-bad-pace = There is no pace “{ $name }”; there are: { $names }.
cli-match-waits = A match is still unfinished ({ $game }, round { $number }): “manille play” goes on with it, and --new gives it up.
cli-bad-write = The file cannot be written: { $path }.
cli-bad-output = The answer cannot be written to standard output.
cli-bad-save = What is saved cannot be read or written: { $path }.
cli-bad-round = There is no round { $number } in this record.
cli-bad-seat = This game has no seat { $seat }: its seats are 0 to { $last }.
cli-bad-left = In this game a hand has { $most } cards at most.
cli-bad-subject = There is nothing called “{ $name }” to measure; there are: { $names }.
cli-bad-peers = Only the solver is compared with other engines: “bench solver --peers”.
cli-no-peer = “{ $name }” cannot be loaded here, so nothing is compared with it; the extra “peers” of this package installs it where this Python can have it.
cli-bench-spread = mean { $mean }, { $low } to { $high }
cli-no-screen = There is no terminal here for the full screen, so the game goes on line by line.

## Solving a position and analysing a round
# $row is a row of solve-card messages; $margin and $value are solve-exact or solve-between.

cli-solve = Say what each card is worth with all cards open, where the last round of a record stands.
cli-analyse = Say what each card of a finished round lost: on the deal as it lay, and as a decision.
cli-opt-budget = How many positions to look into for each record at most; what stays unsettled is given as bounds.
cli-opt-analyse-budget = How many positions to look into for each card at most, and as many for all its possible deals together; what stays unsettled is given as bounds.
cli-opt-worlds = How many possible deals to weigh each decision over; 0 for none.
cli-opt-worlds-seed = A word or number that makes the same possible deals again.
cli-no-kernel = The compiled solver cannot be loaded here, so the slow one answers: with many cards left that takes very long, or gives bounds.
bad-solve-over = No round is in play, so there is nothing to solve.
bad-solve-calls = Trump or doubling is not settled yet, so there is no card to solve.
bad-analyse-none = No round is finished, so there is nothing to analyse.
bad-analyse-round = This record has no such finished round.
solve-exact = { $number }
solve-between = { $low } to { $high }
solve-card = { $card }: { $margin }
solve-position = Record { $record }, round { $round }, to play: { $seat }. Points of South’s side less those of the other side at the end, all cards open and all playing best, after each card: { $row }.
analyse-round = Record { $record }, round { $number }. Dealer: { $dealer }.
analyse-value = Points of South’s side less those of the other side: { $value } if all had played best with open cards, { $margin } as it was played.
analyse-about =
    { $worlds ->
        [0] How many points each card lost to the best one on the deal as it lay: what happened.
        [one] How many points each card lost to the best one on the deal as it lay: what happened; and on one deal that its player could not rule out: the decision.
       *[other] How many points each card lost to the best one on the deal as it lay: what happened; and in the mean of { $worlds } deals that its player could not rule out: the decision.
    }
analyse-trick = Trick
analyse-seat = Player
analyse-card = Card
analyse-happened = Happened
analyse-decision = Decision
analyse-sum = all cards
analyse-bounds = Where two figures stand for one, the search was not finished: the true one lies between them.

## Explaining decisions
# $bot is the name of a bot, $why a sentence, $clause the number of a clause.

cli-explain = Say of every decision of a round what bound it, what its player could tell, and what bots make of it and why.
cli-opt-explain-bot = A bot to ask; can be given several times. It sees only what the player saw.
cli-opt-explain-round = The round, counted from 1; without it, the last one.
cli-opt-seat = Only this seat: 0 South, and on in the direction of play.
bad-explain-none = There is no such round to explain.
explain-card = Trick { $number }. { $seat }: { $card }.
explain-call = { $seat }: { $call }.
explain-now = Now it is the turn of: { $seat }.
explain-bound = { $why } ({ $clause })
explain-tell = What can be told: { $told }
explain-same = { $bot } would do the same: { $why }
explain-would = { $bot } would choose: { $action }. { $why }
explain-done = { $action }: { $why }
explain-choice = Choice
explain-value = Value
explain-mean = Mean
explain-spread = Spread
explain-best = Best in
explain-least = Least
explain-about = Value is what a bot goes by, comparable only within one decision. Where it imagines deals: the mean of the points of margin for the player’s side, their spread, the share of the deals in which nothing was better, and the least. The last two go by play with all cards open, so that the mean may lie below the least; they are missing (–) where a deal is too large for that.
tell-none = { $seat } has no { $suit }.
tell-above = { $seat } has nothing of the suit above { $card }.
tell-lacks = { $seat } has none of these: { $cards }.
tell-holds = { $seat } must have: { $cards }.
tell-some = { $seat } has at least { $number } of these: { $cards }.

## The arena
# $one and $two are bots. Figures are the first bot’s side less the other’s.

cli-arena = Compare two bots: every deal is played twice, with the sides swapped.
cli-ladder = Compare each bot with the one below it, and write the table.
cli-opt-one = The bot that is measured.
cli-opt-two = The bot that it is measured against.
cli-opt-deals = How many deals, or matches; each is played twice.
cli-opt-whole = Whole matches in place of single rounds.
cli-opt-frozen-seed = A word or number that all deals are made from.
cli-opt-resume = A file that keeps every deal; what was cut goes on from there.
cli-opt-resume-folder = A folder of files that keep every deal; what was cut goes on from there.
cli-opt-stop = End as soon as the sequential test has decided.
cli-opt-margin = The advantage that the test looks for: 0.5 points a round, or matches won less lost, 0.1.
cli-opt-variants = A game; can be given several times. Without it, all games.
cli-bad-margin = The advantage must be more than 0 and less than 1000.
arena-bad-other = This file does not hold this comparison, so it is left as it is: { $path }.
arena-bad-damaged = This file of a comparison is damaged: { $path }.
arena-bad-unwritable = This file cannot be read and written: { $path }.
# What stands between the whole part of a number and the rest.
arena-decimal = .
arena-pair = { $one } − { $two }
arena-title = { $game }: { $one } − { $two }, seed { $seed }.
arena-played-rounds = Deals: { $deals }, each played twice with the sides swapped.
arena-played-matches = Matches: { $deals }, each played twice with the sides swapped.
arena-mean = mean
arena-error = standard error
arena-interval = 95 % interval
arena-deviation = standard deviation
arena-within = { $low } to { $high }
arena-points = Points of the round
arena-score = Score of the round
arena-matches = Matches won less lost
arena-sets = Sets
arena-match-score = Score of the match
arena-share = Matches that { $one } won: { $share } %.
arena-test =
    { $verdict ->
        [better] Sequential test, 0 against { $margin }: { $one } is better than { $two }; decided at { $deals }.
        [not_better] Sequential test, 0 against { $margin }: { $one } is not better than { $two }; decided at { $deals }.
       *[open] Sequential test, 0 against { $margin }: not decided after { $deals } ({ $one }, { $two }).
    }
arena-times = Milliseconds a move: { $one } { $first }, { $two } { $second }.
cli-train = Teach the bots that search how players play, from rounds of the bots themselves.
cli-opt-rounds = How many rounds to learn from, for each game.
cli-opt-policies = The folder for the files of what was learned.
# $surprise and $untaught are numbers of bits, $decisions is how many cards were foreseen.
cli-trained = { $game }: a card surprises by { $surprise } bits, untaught by { $untaught } ({ $decisions } cards of rounds not learned from).
ladder-title = The ladder of the bots
ladder-figures = Each bot against the one below it. Every deal was played twice with the sides swapped. Figures are the side of the first bot less the side of the second: the mean, with its 95 % interval. Times are processor time.
ladder-stopped = A pair was played until the test had decided: means found in this way lie a little too far from 0, and their intervals are a little too narrow.
ladder-repeat = This repeats the table, apart from the times:
ladder-game = Game
ladder-pair = Bots
ladder-deals = Deals
ladder-times = Milliseconds a move
