### Words of the game: cards, seats, calls, the steps of an account, reasons, refusals.
### Cards are named without an article, so that they fit anywhere: "North: ten of hearts".

## Cards

# $rank is one of the rank messages, $suit one of the suit messages.
card-name = { $rank } of { $suit }

suit-h-french = hearts
suit-d-french = diamonds
suit-c-french = clubs
suit-s-french = spades
suit-o-spanish = oros
suit-c-spanish = copas
suit-e-spanish = espadas
suit-b-spanish = bastos
no-trump = no trump

rank-french-10 = ten
rank-french-A = ace
rank-french-K = king
rank-french-Q = queen
rank-french-J = jack
rank-french-9 = nine
rank-french-8 = eight
rank-french-7 = seven

rank-spanish-9 = nine
rank-spanish-A = ace
rank-spanish-R = king
rank-spanish-C = horse
rank-spanish-S = jack
rank-spanish-8 = eight
rank-spanish-7 = seven
rank-spanish-6 = six
rank-spanish-5 = five
rank-spanish-4 = four
rank-spanish-3 = three
rank-spanish-2 = two

# The corner of a card: one or two characters.
face-french-10 = 10
face-french-A = A
face-french-K = K
face-french-Q = Q
face-french-J = J
face-french-9 = 9
face-french-8 = 8
face-french-7 = 7

# The Spanish pack keeps its own letters in every language: A, R, C, S.
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

# A row of things: "hearts, clubs or spades". $first holds all but the last, with commas.
row = { $first } and { $last }
# So many cards of one rank, in the account of a round: “2 × ten”.
cards-of-rank = { $count } × { $rank }

## Seats and sides

seat-south = South
seat-north = North
seat-east = East
seat-west = West
# The reader's side, the other side, and both.
side-us = We
side-them = They
side-both = Both sides

## Calls

call-pass = pass
call-double-1 = double
call-double-2 = redouble
call-double-3 = Sant Vicenç

## Table talk

say-strong = strong
say-long = long
say-last = last
say-manille = Have you the manille of { $suit }?
say-manillon = Have you the manillon of { $suit }?
say-trumps = How many trumps have you?
answer-yes = yes
answer-no = no
answer-number = { $number }

## The account of a round
# $side is one of the side messages, $amount the figure of the step, $cards a row of cards, $pieces how many.

term-cards =
    { $pieces ->
        [0] { $side } took no card that counts: 0
       *[other] { $side } took { $cards }: { $amount }
    }
term-tricks = { $side }, for the tricks: { $amount }
term-odd-pair = { $side }, for the cards left over: { $amount }
term-odd-pair-lost = Both have two cards left over, which count for nobody
term-last-trick = { $side }, for the last trick: { $amount }
term-shown = { $side } noted { $amount } for the shown card at once, { $cards }
term-shown-waits = The shown card, { $cards }, would end the set: its { $amount } wait for the play
term-shown-after = { $side } reached half of the points, so the { $amount } of the shown card, { $cards }, are noted
term-shown-lost = { $side } stayed below half of the points: the { $amount } of the shown card are lost
term-par = { $side } took more than { $amount }, and score what is above it
term-slam = { $side } took all tricks: { $amount } in place of the points above half
term-narrow-win = { $side } won by one point: a fixed { $amount }
term-card-points = { $side } add what they took: { $amount }
term-tie-nothing = Nobody took more than { $amount }: nobody scores
term-tie-double = { $amount } each: nobody scores, and the next round counts double
term-tie-again = { $amount } each: nobody scores, and the same dealer deals again
term-no-trump = No trump: times { $amount }
term-after-tie = The round before was drawn: times { $amount }
term-double-1 = Doubled: times { $amount }
term-double-2 = Redoubled: times { $amount }
term-double-3 = Sant Vicenç: times { $amount }
# The same steps where counts are added: $amount is what the step adds.
term-added-no-trump = No trump: counts { $amount } more
term-added-after-tie = The round before was drawn: counts { $amount } more
term-added-double-1 = Doubled: counts { $amount } more
term-added-double-2 = Redoubled: counts { $amount } more
term-added-double-3 = Sant Vicenç: counts { $amount } more
term-cap = A round never counts more than { $amount } times
term-slam-wins = { $side } took all tricks and win the set
term-set = { $side } win the set, which went to { $amount }
term-match = { $side } win the match

## Why an action is refused
# $action is the card, call or saying; $why the sentence of the clause; $clause its number; $legal a row of what may be done.

refused-duty = { $action }: not now. { $why } ({ $clause }) Allowed: { $legal }.
refused-not-held = You cannot play { $action }: you do not have it. Allowed: { $legal }.
refused-moment = { $action }: this is not the moment for it. ({ $clause })
refused-untrue = “{ $action }” may not be said now: it is not true, or not one of the things that may be said. ({ $clause })
refused-over = The round is over.

## Why somebody would do something (hints, and the reasons of bots)
# $card is a card, $suit a suit, $cards a number of cards, $points a number of points.

reason-chance = No reason: any allowed action.
reason-only = It is the only card you may play.
reason-cash = Nobody can beat { $card }: take the trick now.
reason-lead-trump = Lead trump to draw the trumps of the others.
reason-lead-strong = Lead { $card }: it is likely to hold, or to be taken by your partner.
reason-lead-low = Lead low, and leave the trick to whoever holds the higher cards.
reason-take-sure = { $card } takes the trick, and no opponent after you can beat it.
reason-take = { $card } takes the trick for now.
reason-give-sure = Your partner holds the trick and nobody after you can beat it: give points.
reason-give = Your partner holds the trick and will probably keep it: give points.
reason-leave-sure = Your partner holds the trick surely: keep your higher cards.
reason-leave = Your partner holds the trick: play low.
reason-save = The opponents have the trick: give them nothing.
reason-lose = The opponents have the trick: this card costs least.
reason-hope = The opponents hold the trick, but your partner may still take it.
reason-name-suit =
    { $cards ->
        [0] You have none of { $suit }.
        [one] You have one card of { $suit }, worth { $points }.
       *[other] You have { $cards } cards of { $suit }, worth { $points }.
    }
reason-name-none = Your high cards are spread over the suits: they are worth most without a trump.
reason-pass-weak = Your hand is not strong enough to name a trump.
reason-strong-double = Your hand is strong enough to double.
reason-risky-double = Doubling is a risk with this hand.
reason-no-double = Let the count stand.

## What is wrong with a file that somebody gave
# $path says where in the file; the other variables are pieces of the file.

bad-json = This is not JSON: it goes wrong at character { $position }.
bad-deep = The text is nested too deeply.
bad-number = A number is too large or not a number.
bad-double = The field “{ $name }” stands twice.
bad-encoding = The file is not UTF-8 text.
bad-long = The line is too long for a record.
bad-empty = There is no record in the file.
bad-file = The file cannot be read: { $path }.
bad-format = This is not a manille record of version 1.
bad-type =
    { $wanted ->
        [object] { $path }: an object in braces is wanted here.
        [list] { $path }: a list is wanted here.
       *[text] { $path }: a short text is wanted here.
    }
bad-unknown = { $path }: there is no field “{ $name }”.
bad-missing = { $path }: the field “{ $name }” is missing.
bad-length = { $path }: the list has { $count } items, which is not the right number.
bad-integer = { $path }: a whole number from { $low } to { $high } is wanted here.
bad-card = “{ $text }” is not a card of this pack.
bad-call = “{ $text }” is not something to call here.
bad-saying = “{ $text }” is not something to say.
bad-say-moment = Something was said that goes with no lead.
bad-unfinished = The round is not finished, and another follows.
bad-early = The round is not finished, and figures are given for it.
bad-claim = { $name } is given as { $claimed }; by the rules it is { $found }.
bad-illegal-duty = { $action } was not allowed; allowed: { $legal }.
bad-illegal-not-held = { $action } was not in the hand; allowed: { $legal }.
bad-illegal-moment = { $action }: this is not the moment for it.
bad-illegal-untrue = “{ $action }” was not true.
bad-illegal-over = The round is over before { $action }.
bad-deal-dealer = The wrong seat dealt.
bad-deal-seats = The number of hands is not that of the players.
bad-deal-twice = { $card } was dealt twice, or is not of this pack.
bad-deal-size = Seat { $seat } did not get the right number of cards.
bad-deal-beyond = The match was over before this round.
