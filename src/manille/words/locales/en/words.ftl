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
reason-alike = Your cards do the same here: no card that is still out lies between them.
reason-save-last = Keep { $high }: it surely takes the last trick, which counts one more.
reason-sure = With all cards open, no other card would bring more in any deal that is still possible.
reason-pile-win = The other player cannot beat { $card }: it brings at least { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-pile-forces = The other player has to take { $card } with { $high }.
reason-draw-sure =
    { $cards ->
        [one] Draw trumps: one is still out, and nobody can beat { $card }.
       *[other] Draw trumps: { $cards } are still out, and nobody can beat { $card }.
    }
reason-all-sure = Whichever card you lead now, nobody can beat it.
reason-cash = Nobody can beat { $card }: take the trick now.
reason-top = Only a trump can beat { $card }.
reason-partner-top = Your partner must have { $high }: lead { $suit } to it.
reason-partner-told = By what was said, your partner still has cards of { $suit }.
reason-partner-ruffs = Your partner has no { $suit } left and may trump it.
reason-promote = Once { $card } has driven out { $high }, { $low } is the best of its suit.
reason-draw-force =
    { $cards ->
        [one] Draw trumps with your best, { $card }: only one higher is still out.
       *[other] Draw trumps with your best, { $card }: { $cards } higher ones are still out.
    }
reason-draw-low = Draw trumps with { $card }, and keep { $high }.
reason-void = It is your last card of { $suit }: from then on you can trump it.
reason-shorten =
    { $cards ->
        [one] Only one card of { $suit } is left to you then: soon you can trump it.
       *[other] You are shortest in { $suit }, with { $cards } cards left then: soon you can trump it.
    }
reason-keep-top = Lead { $card }, and keep { $high }, the best of its suit.
reason-under = Lead { $card } under { $keep }, as { $high } is still out.
reason-forces-trump = Nobody else has { $suit }: only a trump can beat you.
reason-hardest = Of all your cards, { $card } is the hardest to beat.
reason-long = { $suit } is your longest suit, with { $cards } cards, and no opponent has a trump.
reason-from-ruff = Keep { $high } until it can no longer be trumped.
reason-weak-suit = Lead { $suit }: you have next to nothing to lose there.
reason-exit = Give the lead away with { $card }: it costs no points.
reason-overruff = { $card } beats the trump that holds the trick, { $high }.
reason-take-last = You play last: { $card } takes the trick, with { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-take-sure = { $card } takes the trick, and no opponent after you can beat it.
reason-overtake = Your partner’s { $high } may still be beaten: { $card } is safer.
reason-take-rich = { $card } takes the trick and brings its own { $points ->
    [one] one point
   *[other] { $points } points
  } home.
reason-ruff = Trump with { $card }: the trick holds { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-take-cheap = { $card } is high enough: keep { $high }.
reason-take-likely = { $card } takes the trick, and will probably hold it.
reason-take-more = { $card } will probably hold the trick, and brings { $points ->
    [one] one point
   *[other] { $points } points
  } into it.
reason-take-keep = { $card } takes the trick and brings its own { $points ->
    [one] one point
   *[other] { $points } points
  } home; keep { $high }.
reason-take-middle = { $card } is harder to beat than a lower card, and you keep { $high }.
reason-take-hardest = If you take the trick, then with the card that is hardest to beat: { $card }.
reason-take-low = { $card } takes the trick for now, and loses least if it is beaten.
reason-force = { $card } takes the trick for now: whoever wants it must beat that.
reason-give-most = Your side has this trick for certain: give it your best, { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-give-keep = Your side has this trick for certain: give it { $points ->
    [one] one point
   *[other] { $points } points
  }, and keep { $high }, the best of its suit.
reason-keep-winner = Your side has this trick for certain: keep { $high }, the best of its suit.
reason-give-likely = Your partner holds the trick and will probably keep it: give points.
reason-give-hope = Your partner will probably take the trick: give points.
reason-give-some = Your side has this trick for certain: give it { $points ->
    [one] one point
   *[other] { $points } points
  }, and keep { $high }.
reason-let-go =
    { $points ->
        [0] Let this trick go, as nothing is in it: keep { $high } for a better one.
       *[other] Let this trick go, with only { $points } in it: keep { $high } for a better one.
    }
reason-leave-partner = Leave the trick to your partner, who may still take it, and keep { $high }.
reason-keep-guard = Keep { $low }, so that { $high } does not stand alone.
reason-duck = The opponents have the trick: give them as little as you can.
reason-risk-none = The trick is not decided yet: risk as little as you can.
reason-keep-trumps = Keep your trumps for later.
reason-keep-low = As long as { $high } is out, { $card } is not worth much: keep the low { $low } instead.
reason-lowest = { $card } is the lowest that you may play.
reason-small = None of the cards you may play takes the trick, and none is worth anything.
reason-keep-high = Keep { $keep } as long as { $high } is still out.
reason-save-top = Keep { $high }, the best of its suit, for later.
reason-lead-poor = Lead the card that is worth least.
reason-uncover =
    { $cards ->
        [one] Turn up a new card: one lies under this one.
       *[other] Turn up a new card: under this one lie { $cards }, the most of all.
    }
reason-nearly = Of 100 deals that were imagined, no other card was better in { $share }.
reason-equal = It makes no difference: in the deals that were imagined all cards bring the same.
reason-best-on-average = All in all, nothing promises more.
reason-plain = Nothing in particular speaks for this card.
reason-seen-top = No card of its suit that has not been played yet is higher than { $card }.
reason-seen-trump = It asks for trumps; higher ones have not been played yet.
reason-seen-suit = It asks for its suit; higher cards of it have not been played yet.
reason-seen-over-partner = It takes the trick over from the partner, who held it with { $high }.
reason-seen-ruffs = It trumps a trick that is worth { $points ->
    [one] one point
   *[other] { $points } points
  } with it.
reason-seen-takes = It takes a trick that is worth { $points ->
    [one] one point
   *[other] { $points } points
  } with it.
reason-seen-gives = The partner holds the trick with { $high }: it brings { $points ->
    [one] one point
   *[other] { $points } points
  } more.
reason-seen-adds-none = The partner holds the trick with { $high }; it adds no points.
reason-seen-loses = The other side holds the trick with { $high }, and gets { $points ->
    [one] one point
   *[other] { $points } points
  } with it.
reason-seen-spares = The other side holds the trick with { $high }, and gets no points with it.
reason-name-tops = You have the manille and the manillon of { $suit }, and { $cards } cards in all.
reason-name-both = { $suit } is both your longest suit and your strongest: { $cards } cards, worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-name-longest = { $suit } is your longest suit: { $cards } cards, worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-name-strongest = { $suit } is your strongest suit: { $cards } cards, worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-name-promises = By the strength of your cards, { $suit } promises most.
reason-name-suit =
    { $cards ->
        [0] You have none of { $suit }.
        [one] You have one card of { $suit }, worth { $points ->
            [one] one point
           *[other] { $points } points
          }.
       *[other] You have { $cards } cards of { $suit }, worth { $points ->
           [one] one point
          *[other] { $points } points
         }.
    }
reason-none-manilles = You have { $cards } manilles, and without a trump nobody can trump them.
reason-none-spread = You have one of the two best cards in { $cards } suits: play without a trump.
reason-name-none = Without a trump, the highest card of the suit led takes every trick.
reason-pass-partner = Your hand is not strong enough to name a trump: leave the choice to your partner.
reason-pass-weak = Your hand is not strong enough to name a trump.
reason-pass = Leave the choice to the others.
reason-double-expect = Your side can expect { $points ->
    [one] one point
   *[other] { $points } points
  } more than the other.
reason-double-trumps = You have { $cards } trumps: your hand is strong enough to double.
reason-strong-double = Your hand is strong enough to double.
reason-risky-double = Doubling is a risk with this hand.
reason-few-trumps =
    { $cards ->
        [0] You have no trumps: let the count stand.
        [one] You have only one trump: let the count stand.
       *[other] You have only { $cards } trumps: let the count stand.
    }
reason-no-double = Let the count stand.
reason-timid = Doubling promises more, but who lets the count stand risks less.

## What is wrong with a file that somebody gave
# $path says where in the file; the other variables are pieces of the file.

bad-json = This is not a whole record. A record is one line of JSON, and this one goes wrong at character { $position }.
bad-deep = The text is nested too deeply.
bad-number = A number is too large or not a number.
bad-double = The field “{ $name }” stands twice.
bad-encoding = The file is not UTF-8 text.
bad-utf-16 = The file is UTF-16 text; save it as UTF-8.
bad-long = The line is too long for a record.
bad-empty = There is no record in the file.
bad-file = The file cannot be read: { $path }.
bad-name-empty = Type a name first.
bad-name-long = A name has at most { $most } characters.
bad-name-unprintable = A name cannot hold characters that are not shown, such as line ends.
bad-name-invisible = Nothing of this name could be seen.
bad-format = This is not a manille record of version 1.
bad-type =
    { $wanted ->
        [object] { $path }: an object in braces is wanted here.
        [list] { $path }: a list is wanted here.
        [number] { $path }: a number is wanted here.
        [flag] { $path }: true or false is wanted here.
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

## Players made of code, weakest first: a name, and a line about each
# $name was asked for; $names are those who may play.

bot-chance = Chance
bot-chance-about = Plays any card that the rules allow: for a first look at the game.
bot-beginner = Beginner
bot-beginner-about = Knows the rules, forgets what was played, and often misjudges a card.
bot-learner = Learner
bot-learner-about = Watches the trick, remembers the last one, and doubles too easily.
bot-casual = Casual player
bot-casual-about = Plays for pleasure and helps the partner, but loses count of the cards.
bot-thumb = Steady player
bot-thumb-about = Plays by sound rules of thumb, and remembers every card that fell.
bot-club = Club player
bot-club-about = Thinks of many ways in which the cards may lie before playing one.
bot-strong = Strong player
bot-strong-about = Thinks longer than the club player, and forgives less.
bot-expert = Expert
bot-expert-about = The best player at this table, who takes a moment over each card.
bot-sees-all = “{ $name }” sees all cards, so it does not play with people; there are: { $names }.
