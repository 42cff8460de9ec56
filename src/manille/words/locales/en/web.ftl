### What only the web app says. Everything that the terminal says too stands in the other files.

## The table

web-connecting = Connecting to the table …
web-offline = The line to the server is down. It is being tried again.
web-menu = Menu
web-close = Close
web-round = Round { $number }
web-your-hand = Your cards
web-tools = Help at the table
web-hint = Hint
web-hinted = the hint
web-talk = Ask
web-last-trick = The last trick
web-account = The account
# $seat is a seat message or “You”; write so that both fit.
web-named-by = Named by: { $seat }
web-ask-trump = Which suit is trump?
web-ask-double = Let it stand, or double?
# $card is a card.
web-card-hinted = { $card }, the hint
web-card-barred = { $card }, not now
web-card-played = { $card }, played
web-pile-empty = Pile { $number }: used up.
web-why = Why?
web-why-more = What the hand had to do with it is told when the round is over.
# $seat is a seat, $card the card that it played.
web-why-card = Why? { $seat }: { $card }
# $what is a says-call message.
web-why-call = Why? { $what }
web-no-reason = No reason is known for this.
web-leave = Leave the table
web-again-sure = This match is not over. Give it up and begin a new one?

## Start and settings

web-game = Game
web-other-games = Other games
web-settings-match = The match
web-settings-table = At the table
web-settings-look = Cards and table
web-from-next = What you change here is in force from the next match.
web-coming = The rules have been changed. They are in force from the next match.
web-play-forced = Play a card by itself when it is the only one allowed
web-raise-first = The first tap raises a card, the second plays it
web-trump-side = Trumps in the hand
web-trump-side-left = on the left
web-trump-side-right = on the right
web-sound = Sounds
web-letters = Letters on the French cards
web-letters-en = A K Q J (English)
web-letters-fr = A R D V (French)
web-letters-nl = A H V B (Dutch)
web-four-colours = Four colours for the four suits
web-felt = Table
web-felt-dark = dark
web-felt-light = light

## History

web-history = Matches played
web-history-none = You have not finished a round yet.
web-results = Results
web-matches = Matches
web-matches-won = Won
web-rounds = Rounds
web-points-us = We scored
web-points-them = They scored
web-rounds-played =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
web-won = Won
web-lost = Lost
web-unfinished = Not finished
web-more = Show more
web-replay = With all cards open
web-trick-back = Trick back
web-card-back = Card back
web-card-on = Next card
web-trick-on = Next trick
web-copy-round = Copy this round
web-copy-match = Copy the match
web-copied = Copied.
web-paste = Look at a record
web-paste-label = A line of a record, as it was copied here or written by the program
web-look = Look

## The first round, explained as it is played

web-guide = Explain the next round as it is played
web-guide-ok = I see
web-guide-lesson = Welcome! The cards of this round were laid out so that you meet everything that matters. Take your time: the others wait for you, and you can take a card back.
# $ranks is a row such as “ten 5, ace 4 and king 3”.
web-guide-cards = These are your cards. Five cards of each suit are worth points, from the highest down: { $ranks }. The others are worth nothing.
web-guide-rank = { $rank } { $points }
web-guide-shown = This card was shown when the cards were dealt: { $card }. Its suit is trump, and any trump beats all cards of the other suits.
web-guide-piles = Only the top card of each of your piles can be played. Then the card under it is turned up; until that moment nobody knows it.
web-guide-name = You name trump. Take a suit of which you hold many cards, best with its highest one. Any trump beats all cards of the other suits.
web-guide-double = If you think that your side takes more than half of the points, double: the round counts more for whoever wins it. Otherwise pass.
web-guide-manille = You hold { $card }, the highest card of its suit, worth 5. Nothing else of that suit beats it, not even the ace or the king.
web-guide-lead = You lead, with any card you like. { $trump ->
    [no] The highest card of that suit wins the trick.
   *[yes] The highest card of that suit wins the trick, unless somebody plays a trump.
}
# $why is the sentence of a clause.
web-guide-must = You may not play every card now. { $why }
web-guide-mate = Your partner holds this trick. If it is likely to stay so, add a card worth points: they count for you both.
web-guide-foe = An opponent holds this trick. Take it if you can and it is worth it; if not, give a card without points.
web-guide-trick = Whoever wins a trick leads to the next. Beside the table you see how many tricks and points each side has taken; touch them to see the last trick.
web-guide-half = A round has { $total } points. Only the side with more than { $half } scores, and only what it has above that: keep an eye on the count.
web-guide-last = This is your last card. Then comes the account, step by step; touch a step to read its rule.

## How to play

web-howto = How to play
web-advice = Playing well
web-glossary = Words of the game

## How to play: the glossary. A word, then what it is.

glossary-manille = Manille
glossary-manille-is = The top card of a suit, worth 5: the ten of a French pack, the nine of a Spanish one (there it is called manilla).
glossary-manillon = Manillon
glossary-manillon-is = The ace, the second card of its suit, worth 4.
glossary-side = Side suit
glossary-side-is = Any suit that is not trump.
glossary-void = Void
glossary-void-is = Without a card of the suit that was led. Only then may you, or must you, play a trump on it.
glossary-feed = Feed
glossary-feed-is = To put a card worth points on a trick that your partner is going to win.
glossary-excess = Above half
glossary-excess-is = What a side took beyond half of all points. In nearly all forms of the game only this is scored.
glossary-shown = Shown card
glossary-shown-is = The dealer’s last card, turned face up: its suit is trump. Also pinta or retourne.
glossary-plat = Plat
glossary-plat-is = Belgian for a drawn round, 30 to 30. The round after it counts double.
glossary-none = Zonder troef, sans atout, botifarra
glossary-none-is = A round without a trump suit. Where it can be named, it usually counts double.
glossary-contro = Contro, recontro, Sant Vicenç
glossary-contro-is = The three steps of doubling in Botifarra.
glossary-capote = Capote, slam
glossary-capote-is = All the tricks of a round, taken by one side.
glossary-set = Set, manga, juego
glossary-set-is = A part of a match that is played to a target of its own.
glossary-talking = Talking Manille
glossary-talking-is = Playing with signals or questions between partners, spoken aloud for everybody to hear. Also manille parlée.

## How to play: advice. A title, then two or three sentences; cards are pictured below some of them.

advice-half = Know where half is
advice-half-text = Only what you take above half of the points scores. Add up your side’s points as the tricks fall. Just below half every single point matters, so fight for a jack; far above it you can afford to let one go.
advice-manille = Cash your manilles in time
advice-manille-text = Nothing in its suit beats a manille, but any trump does, and five points go with it. A side suit is safest the first time it is led, while everybody still has a card of it.
advice-manillon = Keep your ace behind the manille
advice-manillon-text = As long as the manille of the suit is out, leading your ace gives four points away. Wait until it has been played, or until your partner holds the trick for certain.
advice-feed = Feed your partner
advice-feed-text = When nobody can beat your partner’s card any more, put on your dearest card that would not win a trick by itself: a king, or an ace whose manille is still out. This is where most points are won.
advice-starve = Starve the opponents
advice-starve-text = When a trick is lost, play the card that costs least. Sevens and eights are worth nothing to you as winners, but they save your kings and queens.
advice-force = Force the high cards out
advice-force-text = In most forms of the game an opponent who can beat your card must do so. A king that you lead draws the ace or the manille out, and your queen or jack may rule the suit afterwards.
advice-trumps = Draw trumps when you have the length
advice-trumps-text = If your side named trump, or you hold many, lead trumps until the opponents have none left. There are eight in a French pack and twelve in a Spanish one: count them. Then your manilles in the other suits are safe.
advice-short = A short suit is a chance
advice-short-text = Play a lone card of a side suit early. The next time that suit is led you can trump it, and even a small trump takes the points in it.
advice-read = Every card tells you something
advice-read-text = Whoever did not follow has no more of that suit. Whoever had to beat and did not has nothing higher. Open the tricks after the round and ask any card of the others why: you are told what they went by.
advice-name = Name length first, then strength
advice-name-text = Four or five trumps with the manille are a good trump suit, even if the rest of the hand is poor. Go without trump when you hold manilles and aces in three or four suits, and no suit in which the opponents can run through you.
advice-double = Double on what you see
advice-double-text = A doubled round counts more for whoever wins it. Double when your own hand nearly makes half by itself, with trumps among it, and not because the others might be weak.
advice-piles = With open piles, look at what you uncover
advice-piles-text = In the game for two, each card you play turns up a new one. When two cards do the same job, play the one from the taller pile: new tops are new chances. Cover every suit while you can, and remember that a suit missing from your tops lets you trump.
