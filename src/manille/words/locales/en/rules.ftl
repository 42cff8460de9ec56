### The rule book for players: clauses, variants, switches, and what is wrong with house rules.
###
### For translators. Use the words of your own card tables. Each message is a complete statement: where a choice
### ({ ... -> }) stands, every branch holds whole sentences that follow the sentence before it.
### Keep every figure. Keep the words in [brackets] and the names after $ as they are.
### Cards are written rank then suit: 10h is the ten of hearts, 9o the nine of oros, Rc the king of copas.
###
### The words used here:
###   manille      the top card of a suit (the ten; with Spanish cards the nine)
###   manillon     the ace, the second card of a suit
###   side suit    a suit that is not trump
###   follow suit  play a card of the suit led
###   trick, trump, no trump, dealer, double, redouble
###   shown card   the dealer's last card, turned face up to fix trump
###   excess       the points that a side took beyond half of all points
###   set          a part of a match (manga, juego)
###   slam         all tricks taken by one side


## Titles of the sections

section-G = Common to all games
section-P = What you must play
section-F = Flemish Manillen
section-B = Belgian Manille
section-R = French Manille
section-K = Manilla for four
section-H = Manilla for two, with open piles
section-O = Botifarra
section-T = Table talk


## G: common to all games

clause-G1 = With French cards you play with 32: hearts, diamonds, clubs and spades, each from high to low 10, ace, king, queen, jack, 9, 8, 7. With Spanish cards you play with 48: oros, copas, espadas and bastos, each from high to low 9, ace, rey (king), caballo (horse), sota (jack), 8, 7, 6, 5, 4, 3, 2. The order is the same in trumps and in side suits.
clause-G2 = The five highest cards of each suit are worth, from the top, 5, 4, 3, 2 and 1 points; the others are worth nothing. Each suit holds 15 points, the pack 60. The top card of a suit is its manille (manilla), the ace its manillon.
clause-G3 = A card is written as its rank and then its suit: 10h is the ten of hearts, Qs the queen of spades, 9o the nine of oros, Rc the king of copas. Th may be written for 10h.
clause-G4 = Four players form two fixed sides, and your partner sits opposite you; with two players, each is a side alone. Seats are numbered from 0 in the direction of play: seats 0 and 2 are side 0, the other two side 1. The player who comes next after the dealer in the direction of play is called the first player.
# Needs "the first player" as clause-G4 defines it.
clause-G5 = The first player leads to the first trick, with any card. After that, whoever wins a trick leads to the next.
clause-G6 = The highest trump in a trick wins it. If there is no trump in it, the highest card of the suit led wins.
clause-G7 = After every round the deal passes to the next player in the direction of play, unless another rule says otherwise.
clause-G8 = Where a game has no draw of its own, the first dealer is chosen by chance. The cards are shuffled afresh for every round, with true randomness from the computer. If somebody gives a starting number (a seed), the whole match can be repeated exactly.
clause-G9 = Only the side that took more than half of the points scores from the play of a round; the other side scores 0. The one exception is Flemish Manillen with card points added up to 101.


## P: what you must play
##
## These sentences also tell a player why a card is refused. The first sentence says what the situation is, the rest
## what may be played in it. The variables are the duties in force:
##   $head      must you beat the winning card in a side suit?    never, foe (when an opponent is winning), always
##   $ruff      must you trump when you cannot follow?            never, foe, always
##   $overruff  must you go over a winning trump?                 never, foe, always
##   $under     a trump lower than the winning one is             required, free, barred
##   $sink      must those who do not win the trick play low?     yes, no
## "Winning" means winning so far, at the moment you play. "Worth points": one of the five highest of its suit.

clause-P0 = You lead: play any card you like.

# You can follow a side suit; an opponent is winning with that suit; you can beat it.
clause-P1 = A side suit was led, you can follow it, an opponent is winning the trick with a card of the suit led, and you can beat that card. { $head ->
    [never] { $sink ->
        [yes] You must follow suit, with a card that beats it or with your lowest card of the suit.
       *[no] You must follow suit, but any card of the suit will do.
    }
   *[other] You must beat it with a card of the suit led.
}
# The same, but you cannot beat it.
clause-P2 = A side suit was led, you can follow it, an opponent is winning the trick with a card of the suit led, and you cannot beat that card in the suit. { $sink ->
    [yes] You must follow suit with your lowest card of it.
   *[no] You must follow suit, with any card of it.
}
# You can follow a side suit, but an opponent has trumped.
clause-P3 = A side suit was led, you can follow it, and an opponent is winning the trick with a trump. { $sink ->
    [yes] You must follow suit with your lowest card of it.
   *[no] You must follow suit, with any card of it.
}
# You can follow a side suit; your partner is winning, with that suit or with a trump.
clause-P4 = A side suit was led, you can follow it, and your partner is winning the trick. { $head ->
    [always] { $sink ->
        [yes] If your partner is winning with a card of the suit led and you can beat that card, you must beat it in the suit; otherwise you must just follow suit. Of the cards this leaves you, you may play only one worth points, or the lowest.
       *[no] If your partner is winning with a card of the suit led and you can beat that card, you must beat it in the suit; otherwise you must follow suit, with any card of it.
    }
   *[other] { $sink ->
        [yes] You must follow suit, with a card worth points or with your lowest card of the suit.
       *[no] You must follow suit, but any card of the suit will do.
    }
}
# Trump was led, an opponent is winning, you can beat it.
clause-P5 = Trump was led, you have trumps, an opponent is winning the trick, and you can beat the winning trump. { $overruff ->
    [never] { $sink ->
        [yes] You must play a trump: one that beats it, or your lowest.
       *[no] You must play a trump, but any trump will do.
    }
   *[other] You must beat it with a higher trump.
}
# The same, but you cannot beat it.
clause-P6 = Trump was led, you have trumps, an opponent is winning the trick, and you cannot beat the winning trump. { $sink ->
    [yes] You must play your lowest trump.
   *[no] You must play a trump, and any trump will do.
}
# Trump was led, your partner is winning.
clause-P7 = Trump was led, you have trumps, and your partner is winning the trick. { $overruff ->
    [always] { $sink ->
        [yes] You must play a trump higher than your partner's if you have one, and otherwise a lower one. Of the trumps this leaves you, you may play only one worth points, or the lowest.
       *[no] You must play a trump higher than your partner's if you have one, and otherwise any trump.
    }
   *[other] { $sink ->
        [yes] You must play a trump: one worth points, or your lowest.
       *[no] You must play a trump, but any trump will do.
    }
}
# You cannot follow, you have trumps, an opponent is winning and nobody has trumped.
clause-P8 = You cannot follow suit, you have trumps, and an opponent is winning the trick with a card of the suit led. { $ruff ->
    [never] { $sink ->
        [yes] You may play any trump, or the lowest card of another suit.
       *[no] You may play any card.
    }
   *[other] You must play a trump, and any trump will do.
}
# You cannot follow, an opponent has trumped, you have a higher trump.
clause-P9 = You cannot follow suit, an opponent is winning the trick with a trump, and you have a higher trump. { $ruff ->
    [never] { $sink ->
        [yes] You may play any higher trump, or your lowest card of any suit.
       *[no] You may play any card.
    }
   *[other] { $overruff ->
        [never] { $under ->
            [required] { $sink ->
                [yes] You must play a trump: a higher one, or your lowest.
               *[no] You must play a trump, but it need not be a higher one.
            }
            [barred] { $sink ->
                [yes] You may not play a lower trump: play any higher trump, or the lowest card of another suit.
               *[no] You may not play a lower trump: play any higher trump, or any card of another suit.
            }
           *[free] { $sink ->
                [yes] You may play any higher trump, or your lowest card of any suit.
               *[no] You may play any card.
            }
        }
       *[other] You must play a higher trump.
    }
}
# You cannot follow, an opponent has trumped, you have lower trumps only, and other cards.
clause-P10 = You cannot follow suit, an opponent is winning the trick with a trump, your trumps are all lower, and you have other cards too. { $ruff ->
    [never] { $sink ->
        [yes] You may play only the lowest card of a suit, whichever suit you like.
       *[no] You may play any card.
    }
   *[other] { $under ->
        [required] { $sink ->
            [yes] You must play a trump all the same: your lowest.
           *[no] You must play a trump all the same.
        }
        [barred] { $sink ->
            [yes] You may not play a trump under it: play the lowest card of another suit.
           *[no] You may not play a trump under it: play a card of another suit.
        }
       *[free] { $sink ->
            [yes] You may play only the lowest card of a suit, whichever suit you like.
           *[no] You may play any card.
        }
    }
}
# The same, but you have nothing besides those lower trumps.
clause-P11 = You cannot follow suit, an opponent is winning the trick with a trump, and you have nothing but lower trumps. { $sink ->
    [yes] You must play the lowest of them.
   *[no] You may play any of them.
}
# You cannot follow and have no trump; an opponent is winning.
clause-P12 = You cannot follow suit, you have no trump, and an opponent is winning the trick. { $sink ->
    [yes] You may play only the lowest card of a suit, whichever suit you like.
   *[no] You may play any card.
}
# You cannot follow, you have trumps, your partner is winning and nobody has trumped.
clause-P13 = You cannot follow suit, you have trumps, and your partner is winning the trick with a card of the suit led. { $ruff ->
    [always] { $sink ->
        [yes] You must play a trump all the same: one worth points, or your lowest.
       *[no] You must play a trump all the same, and any trump will do.
    }
   *[other] { $sink ->
        [yes] You may play any card worth points, or the lowest card of a suit.
       *[no] You may play any card.
    }
}
# You cannot follow, you have trumps, your partner is winning with a trump.
clause-P14 = You cannot follow suit, you have trumps, and your partner is winning the trick with a trump. { $ruff ->
    [always] { $overruff ->
        [always] { $under ->
            [required] { $sink ->
                [yes] You must play a trump higher than your partner's if you have one, and otherwise a lower one. Of the trumps this leaves you, you may play only one worth points, or the lowest.
               *[no] You must play a trump higher than your partner's if you have one, and otherwise any trump.
            }
            [barred] { $sink ->
                [yes] You must play a trump higher than your partner's if you have one. If you have none, you must play a card of another suit; only if you have nothing but trumps do you play one of those. Of the cards this leaves you, you may play only those worth points and the lowest of each suit.
               *[no] You must play a trump higher than your partner's if you have one. If you have none, you must play a card of another suit; only if you have nothing but trumps do you play any of those.
            }
           *[free] { $sink ->
                [yes] You must play a trump higher than your partner's if you have one; if you have none, no card is barred by that. Of the cards this leaves you, you may play only those worth points and the lowest of each suit.
               *[no] You must play a trump higher than your partner's if you have one; if you have none, you may play any card.
            }
        }
       *[other] { $under ->
            [required] { $sink ->
                [yes] You must play a trump: one worth points, or your lowest. It need not be higher than your partner's.
               *[no] You must play a trump, but it need not be higher than your partner's.
            }
            [barred] { $sink ->
                [yes] You may not play a trump lower than your partner's, unless you have nothing but such trumps. Of the cards this leaves you, you may play only those worth points and the lowest of each suit.
               *[no] You may not play a trump lower than your partner's, unless you have nothing but such trumps. You may play any other card.
            }
           *[free] { $sink ->
                [yes] You may play any card worth points, or the lowest card of a suit.
               *[no] You may play any card.
            }
        }
    }
   *[other] { $sink ->
        [yes] You may play any card worth points, or the lowest card of a suit.
       *[no] You may play any card.
    }
}
# You cannot follow and have no trump; your partner is winning.
clause-P15 = You cannot follow suit, you have no trump, and your partner is winning the trick. { $sink ->
    [yes] You may play any card worth points, or the lowest card of a suit.
   *[no] You may play any card.
}
# A round without trump; you can follow, whoever is winning.
clause-P16 = There is no trump in this round, and you can follow suit. { $head ->
    [never] { $sink ->
        [yes] You must follow suit. If an opponent is winning the trick, play a card that beats the winning one, or your lowest of the suit. If your partner is winning, play a card worth points, or your lowest of the suit.
       *[no] You must follow suit, and any card of the suit will do.
    }
    [always] { $sink ->
        [yes] If you can beat the winning card, you must, even if it is your partner's. If it is an opponent's and you cannot beat it, play your lowest card of the suit. If your partner is winning, then of the cards of the suit this leaves you, play one worth points, or the lowest.
       *[no] If you can beat the winning card, you must, even if it is your partner's. If you cannot, play any card of the suit.
    }
   *[foe] { $sink ->
        [yes] If an opponent is winning the trick and you can beat the winning card, you must; if you cannot, play your lowest card of the suit. If your partner is winning, play a card of the suit that is worth points, or your lowest of the suit.
       *[no] If an opponent is winning the trick and you can beat the winning card, you must. If you cannot, or if your partner is winning, play any card of the suit.
    }
}
# A round without trump; you cannot follow, whoever is winning.
clause-P17 = There is no trump in this round, and you cannot follow suit. { $sink ->
    [yes] If an opponent is winning the trick, you may play only the lowest card of a suit. If your partner is winning, you may play any card worth points, or the lowest card of a suit.
   *[no] You may play any card.
}


## F: Flemish Manillen

clause-F1 = Four players, 32 cards, play goes counter-clockwise. To find the first dealer each player cuts the pack, and whoever shows the highest card deals. Players who tie for highest cut again.
clause-F2 = The player on the dealer's left cuts. Each player gets 8 cards in two packets of four, beginning with the first player (on the dealer's right).
clause-F3 = The player on the dealer's right speaks first, then the dealer's partner, then the player on the dealer's left: each names a trump suit, says zonder troef (no trump), or passes. The first who does not pass settles it. If all three pass, the dealer must name a suit or zonder troef.
clause-F4 = There is no doubling. The side that names trump sets out to take 31 points or more. If it fails, it loses nothing besides what the other side scores.
clause-F5 = You must follow suit if you can, but in a side suit you need not beat. If you cannot follow, you must play a trump, even when your partner is winning the trick; and you must go over a trump that is winning if you can, your partner's too. If you cannot go over it, you must play a lower trump all the same. When trump is led you must beat the winning trump if you can, your partner's too.
clause-F6 = The side that wins the last trick gets 1 point more, so there are 61 points in a round.
clause-F7 = The side with 31 points or more scores its points less 30: 38 to 23 scores 8. It makes no difference which side named trump.
clause-F8 = In zonder troef (no trump) the score is doubled: 38 to 23 scores 16.
clause-F9 = As a house rule, called narrow win, a round won 31 to 30 scores exactly 1, in zonder troef too. This is normally off; 31 to 30 then scores 1 with a trump suit and 2 in zonder troef.
clause-F10 = If you play without the point for the last trick, a round can end 30 to 30. Then nobody scores, and the same dealer deals again.
clause-F11a = The match goes to the first side with 21 game points, counted at the end of a round. You may choose to play to 101 instead.
clause-F11b = As a house rule you may add up card points to 101: both sides add the points they took in each round, and nothing is doubled. The first side to reach 101 wins. If both reach it in the same round, the higher total wins; if they are equal, you play another round.
clause-F12 = There are three named forms. Manillen Troef: nobody chooses trump; the dealer's last card is shown and its suit is trump. The card scores nothing, and there is no zonder troef. Zonder Troef: every round is without trump, and every score is doubled. Verplicht: the dealer may pass too, and four passes mean zonder troef.
clause-F13 = Talking Manille (Manille parlante) can be switched on in every game for four players; the section on table talk says how it works.
clause-F14 = Two more regional forms are known by name, Manille Ascolana and Aussprache, with small differences in naming trump and in the duty to trump, but nobody has told us which. You can play them as house rules: whatever a game lets you change, you can set, name and save.


## B: Belgian Manille

clause-B1 = Four players, 32 cards, play goes clockwise. The player on the dealer's right cuts. Each player gets 8 cards in packets of 3, 3 and 2, beginning with the first player (on the dealer's left).
clause-B2 = The dealer names a trump suit or no trump.
clause-B3 = Then a member of the other side may double: the player on the dealer's left is asked, then the one on the dealer's right. If one of them doubles, a member of the dealer's side may redouble: the dealer is asked, then the dealer's partner. The first who says yes settles each question.
clause-B4 = A round counts once. It counts twice as much for no trump, twice as much if the round before was drawn (plat), twice as much if doubled, and twice as much again if redoubled, but never more than four times in all. Once it counts four times, nobody is asked to double any more.
clause-B5 = You must follow suit if you can, and beat an opponent who is winning if you can. If you cannot follow and an opponent is winning, you must trump, and go over a winning trump if you can; you may not play a lower trump unless you have nothing but lower trumps. While your partner is winning you need neither beat nor trump, but you still follow suit.
clause-B6 = A round has 60 points, and tricks count nothing. The side with more than 30 scores its points less 30, times what the round counts. 38 to 22 counted once scores 8; in no trump, doubled and redoubled, which counts four times, it scores 32.
clause-B7 = A round that ends 30 to 30 is plat: nobody scores, the next round counts double, and the deal passes on as usual. A plat after a plat still doubles only once.
clause-B8 = As a house rule, normally off, a side that takes all eight tricks scores 60 in place of 30, times what the round counts. A side with all 60 points but not all tricks does not get this.
clause-B9 = The match goes to the first side with 101.
clause-B10 = You will also meet these house rules in clubs: a match to 61, 101, 121 or 151; best of three or five matches; counts that are added in place of multiplied, so that no trump and a double count three times; and a dealer who may pass the choice of trump to the partner.


## R: French Manille

clause-R1 = Four players, 32 cards, play goes counter-clockwise. The player on the dealer's left cuts. Each player gets 8 cards in two packets of four, beginning with the first player (on the dealer's right).
clause-R2 = The dealer's last card is shown, and its suit is trump. The card stays in the dealer's hand; all know it, and it may be played at any time.
clause-R3 = If the shown card is worth points, the dealer's side scores them at once: 5 for the 10, 4 for the ace, 3 for the king, 2 for the queen, 1 for the jack.
clause-R4 = You must follow suit if you can, and beat an opponent who is winning if you can. If you cannot follow and an opponent is winning, you must trump, and go over a winning trump if you can; you may not play a lower trump unless you have nothing but lower trumps. While your partner is winning you need neither beat nor trump, but you still follow suit. Nobody names trump, every round has a trump, and there is no doubling.
clause-R5 = Each trick counts 1 point, so a round has 60 and 8, that is 68. The side with more than 34 scores what it has above 34: 46 to 22 scores 12. At 34 to 34 nobody scores, but the points for the shown card stay.
clause-R6 = A set (manga) goes to the side that reaches 34, and two sets win the match. At one set each, a third is played, to 44. Every set begins at 0 to 0.
clause-R7 = A set ends only at the end of a round: the points for the shown card alone never end it. If both sides have reached the target, the higher total wins; if they are equal, you play another round.


## K: Manilla for four

clause-K1 = Four players, the Spanish pack of 48 cards, play goes counter-clockwise.
clause-K2 = To draw for seats, each player draws a card, and the two highest play together. The highest of all chooses a seat and deals first; the better card of the other pair sits on the dealer's right, and partners sit opposite. Cards of equal rank go in the order oros, copas, espadas, bastos. For example, if North draws Rc, East 9o, South 9b and West 4e, East deals and plays with South; North sits on the dealer's right, West on the left.
clause-K3 = The dealer shuffles and the player on the dealer's left cuts. Each player gets 12 cards in packets of four, beginning with the first player (on the dealer's right). The last card, which is the dealer's, is shown: it is called the pinta, and its suit is trump.
clause-K4 = If the shown card (pinta) is worth points, the dealer's side notes them at once, unless they would bring it to 40 or more.
clause-K5 = You must follow suit if you can, and beat an opponent who is winning if you can. If you cannot follow and an opponent is winning, you must trump if you can win with a trump; if all your trumps are too low, you may play any card. While your partner is winning you need neither beat nor trump, but you still follow suit.
clause-K6 = Each trick counts 1 point, so a round has 60 and 12, that is 72. The side with more than 36 notes what it has above 36: 45 to 27 notes 9. At 36 to 36 nobody notes anything, but the points for the shown card stay.
clause-K7 = A set (juego) goes to the side that reaches 40, and two sets win the match (partida). Points beyond 40 are not carried over: each set begins at 0 to 0. The deal goes on passing round as before.
clause-K8 = If the shown card would bring the dealer's side to 40 or more, its points wait until the end of the round. If the dealer's side then has 36 or more, it notes the shown card and anything above 36, and wins the set. If it has less than 36, the points of the shown card are lost and the other side notes what it has above 36.
clause-K9 = Taking all twelve tricks (capote) brings no points besides the 36 that 72 less 36 gives, but it wins the set. In the form without the slam win it has no such effect; there a shown card worth 4 or 5 and a capote by the dealer's side still make 40 in one round.


## H: Manilla for two, with open piles

clause-H1 = Two players, 48 cards, 24 each, dealt in packets of four beginning with the dealer's opponent. Each packet is a pile, so you have six piles. Only the last card dealt to each pile lies face up on top; the three under it are unknown to everybody, you included.
clause-H2 = The 48th card, on top of the dealer's sixth pile, is the shown card (pinta): its suit is trump for both players, and it is played like any other top card. If it is worth points, the dealer notes them at once, unless they would bring the dealer to 40 or more. In that case they wait until the end of the round: with 36 or more the dealer notes them and wins the set, with less they are lost.
clause-H3 = You can play only the top cards of your piles. When you play one, the card under it is turned face up at once. As a house rule it is turned only after the trick.
clause-H4 = The dealer's opponent leads first. To answer a lead, you must beat it in its suit if one of your top cards can; if none can, play any top card of that suit. If no top card is of that suit, you must play a trump if one is on top; otherwise play any top card. Cards lying face down never count.
clause-H5 = A round has 60 points for cards, and you get 1 more for every four cards you took, that is, for two tricks. There are 24 tricks: if both players took an even number, that makes 12 more, 72 in all. If both took an odd number, each has two cards left over, which count nothing, and there are 71 in all. As a house rule the point for these goes to the winner of the last trick, or to the player with more tricks.
clause-H6 = Only a player with more than 36 points notes what is above 36. A set (juego) is won at 40, and two sets win the match. A capote, which wins the set, is taking all 24 tricks.


## O: Botifarra

clause-O1 = Four players, the Spanish pack of 48 cards, play goes counter-clockwise. The dealer shuffles and the player on the dealer's left cuts. Each player gets 12 cards in packets of four, beginning with the first player (on the dealer's right). No card is shown.
clause-O2 = The dealer names a trump suit, names botifarra (no trump), or passes the choice to the partner, who must then name one or the other.
# contro, recontro and Sant Vicenç are the Catalan words; keep them next to your own.
clause-O3 = With a trump suit a round counts once, in botifarra (no trump) twice. The other side may double (contro, 2 times), the naming side may then redouble (recontro, 4 times), and the other side may double once more (Sant Vicenç, 8 times); in botifarra these make it 4, 8 and 16 times. Either player of the side asked may say it: of the other side the first player is asked before that player's partner, of the naming side the dealer before the dealer's partner. You may also agree to play without Sant Vicenç, or to allow it only with a trump suit.
clause-O4 = The first player leads, whoever named trump. You must follow suit if you can, and beat an opponent who is winning if you can; if you cannot follow, you must trump if that makes you win over an opponent. In free play (lliure) that is all: if you cannot win over an opponent, or your partner is winning, you only have to follow suit, and otherwise play any card. In strict play (obligada) you must then play low: the lowest card of a suit, or, while your partner is winning, a card worth points or the lowest of a suit.
clause-O5 = A round has 60 points for cards and 1 for each trick, that is 72. The side with more than 36 scores what it has above 36, times what the round counts: 45 to 27 scores 9, with contro 18, with recontro 36, in botifarra with contro 36. At 36 to 36 nobody scores, and taking all tricks brings nothing extra. The match goes to 101, or by choice to 100.


## T: table talk

clause-T1 = With signals switched on, the player who leads a trick may say one of three things about the suit of the card led. “Strong”: I still have at least one of the three best cards of it not yet played. “Long”: I still have at least two more of it. “Last”: I have no more of it. These are borrowed from Tressette and adapted, for nobody has handed down the three signals of Manille.
clause-T2 = What you say must be true: a false signal is refused. All players hear it. The computer's players speak and listen too.
clause-T3 = With questions switched on in place of signals, the player who leads may ask the partner one question from a fixed list: have you the manille of a certain suit, have you its manillon, or how many trumps have you? The partner answers truthfully and aloud. This is the older question and answer (manille parlée).


## Variants: the name, then three lines of at most 75 characters
## Line 1: cards, players, direction, how trump is found. Line 2: what must be played. Line 3: score and end.

variant-flemish = Flemish Manillen
variant-flemish-1 = 4 players, 32 cards, counter-clockwise; all may name trump, dealer must
variant-flemish-2 = Follow, beating only in trumps; if void, trump, even your partner
variant-flemish-3 = Last trick 1; points above 30 score, no trump double; first to 21

variant-flemish-troef = Manillen Troef
variant-flemish-troef-1 = 4 players, 32 cards, counter-clockwise; the dealer's last card is trump
variant-flemish-troef-2 = Follow, beating only in trumps; if void, trump, even your partner
variant-flemish-troef-3 = Last trick 1; points above 30 score, shown card nothing; first to 21

variant-flemish-zonder = Zonder Troef
variant-flemish-zonder-1 = 4 players, 32 cards, counter-clockwise; there is never a trump
variant-flemish-zonder-2 = Follow suit with any card; if you cannot, play what you like
variant-flemish-zonder-3 = Last trick 1; points above 30 score double in every round; first to 21

variant-flemish-verplicht = Verplicht
variant-flemish-verplicht-1 = 4 players, 32 cards, counter-clockwise; four passes mean no trump
variant-flemish-verplicht-2 = Follow, beating only in trumps; if void, trump, even your partner
variant-flemish-verplicht-3 = Last trick 1; points above 30 score, no trump double; first to 21

variant-belgian = Belgian Manille
variant-belgian-1 = 4 players, 32 cards, clockwise; the dealer names trump or no trump
variant-belgian-2 = Beat or trump opponents if you can, but no lower trump under theirs
variant-belgian-3 = Points above 30 score; doubling up to 4 times; first to 101

variant-french = French Manille
variant-french-1 = 4 players, 32 cards, counter-clockwise; the dealer's last card is trump
variant-french-2 = Beat or trump opponents if you can, but no lower trump under theirs
variant-french-3 = Each trick 1, above 34 scores, shown card too; sets to 34, 34 and 44

variant-manilla = Manilla for four
variant-manilla-1 = 4 players, 48 cards, counter-clockwise; the dealer's last card is trump
variant-manilla-2 = Beat or trump opponents if you can; if you cannot win, you are free
variant-manilla-3 = Each trick 1, above 36 scores; two sets to 40, all tricks win a set

variant-manilla-nueve = Manilla for four, without the slam win
variant-manilla-nueve-1 = 4 players, 48 cards, counter-clockwise; the dealer's last card is trump
variant-manilla-nueve-2 = Beat or trump opponents if you can; if you cannot win, you are free
variant-manilla-nueve-3 = Each trick 1, above 36 scores; two sets to 40, no prize for all tricks

variant-manilla-two = Manilla for two, open piles
variant-manilla-two-1 = 2 players, 48 cards in six piles of four each; the last card is trump
variant-manilla-two-2 = Only top cards are played; beat or trump your opponent if you can
variant-manilla-two-3 = 1 point for every two tricks, above 36 scores; two sets to 40

variant-botifarra = Botifarra, free play
variant-botifarra-1 = 4 players, 48 cards, counter-clockwise; dealer or partner names trump
variant-botifarra-2 = Beat or trump opponents if you can; if you cannot win, you are free
variant-botifarra-3 = Each trick 1, above 36 scores; three steps of doubling; first to 101

variant-botifarra-obligada = Botifarra, strict play (obligada)
variant-botifarra-obligada-1 = 4 players, 48 cards, counter-clockwise; dealer or partner names trump
variant-botifarra-obligada-2 = Beat or trump opponents if you can; if you cannot win, play low
variant-botifarra-obligada-3 = Each trick 1, above 36 scores; three steps of doubling; first to 101


## Switches: what house rules can change. A label of at most 40 characters, and one sentence of help.

switch-head = Beat in the suit led
switch-head-help = Says whether you must beat the winning card when you can follow suit (in a side suit, or without trump) and are able to.
switch-ruff = Trump when you cannot follow
switch-ruff-help = Says whether you must play a trump when you cannot follow suit.
switch-overruff = Go over a winning trump
switch-overruff-help = Says whether you must play a higher trump if you can, when trump was led or when you have to trump and the trick is already trumped.
switch-under = A trump lower than the winning one
switch-under-help = Says whether, when you have to trump and need not or cannot go over the winning trump, you must play a trump all the same, may play a lower one, or may not.
switch-sink = Play low when you do not win
switch-sink-help = If you cannot or need not win the trick, you may only play low: the lowest of a suit, or a card worth points while your partner is winning.
switch-talk = Table talk
switch-talk-help = Lets the player who leads say something true about the suit led, or ask the partner a question, for all to hear.
switch-namers = Who names trump
switch-namers-help = Says whether the dealer alone names trump or may pass the choice to the partner.
switch-no-trump = No trump may be named
switch-no-trump-help = Says whether whoever names trump may choose to play without any.
switch-no-trump-count = What no trump counts
switch-no-trump-count-help = Says how many times the score of a round without trump counts.
switch-doubles = Steps of doubling
switch-doubles-help = Says how many times a round can be doubled, the two sides taking turns: double, redouble, and once more.
switch-no-trump-doubles = Steps of doubling in no trump
switch-no-trump-doubles-help = Says how many of these steps are allowed at most in a round without trump.
switch-cap = The most a round can count
switch-cap-help = Says how many times a round can count at most, all doubling included; 0 means no limit.
switch-counts = How counts go together
switch-counts-help = Says whether no trump, a drawn round before and doubles multiply each other or are added: no trump and a double make 4 or 3.
switch-last-trick = A point for the last trick
switch-last-trick-help = Says whether the side that wins the last trick gets 1 point more.
switch-narrow-win = Narrow win scores 1
switch-narrow-win-help = A round won 31 to 30 scores exactly 1, without trump too.
switch-slam = Score for all tricks
switch-slam-help = Says what a side scores that takes all tricks: 60 in place of its points above half, or nothing special.
switch-slam-wins = All tricks win the set
switch-slam-wins-help = A side that takes all tricks wins the set with that round, whatever the score.
switch-tie = After a drawn round
switch-tie-help = Says what follows a round in which both sides have equal points: nothing, the next round counts double, or the same dealer deals again.
switch-turned = When the next card of a pile is turned
switch-turned-help = Says when the card under the top card you played is turned face up.
switch-odd-pair = Point for cards left over
switch-odd-pair-help = Says who gets the point for the two cards that each player has left over when both took an odd number of tricks.
switch-shown-scores = The shown card scores
switch-shown-scores-help = The dealer's side scores the points of the shown card.
switch-shown-waits = A shown card that wins the set waits
switch-shown-waits-help = A shown card that would bring the dealer's side to the target waits until the end of the round, and is lost if that side has less than half of the points.
switch-target = Points to win
switch-target-help = Says how many points win the match, or each set of it.
switch-sets = Sets to win
switch-sets-help = Says how many sets a side must win to win the match.
switch-decider = Target of the deciding set
switch-decider-help = Says how many points win the last set when the sides are level in sets; 0 means the same as the others.
switch-card-points = Add up card points to
switch-card-points-help = Both sides add up all points they took, without doubling, until one reaches this total; 0 means that only the points above half score.

# Switches that are on or off.
value-yes = Yes
value-no = No

# Beat in the suit led
value-head-never = Never
value-head-foe = When an opponent is winning
value-head-always = Always, your partner too

# Trump when you cannot follow
value-ruff-never = Never
value-ruff-foe = When an opponent is winning
value-ruff-always = Always, your partner too

# Go over a winning trump
value-overruff-never = Never
value-overruff-foe = When it is an opponent's
value-overruff-always = Always, your partner's too

# A trump lower than the winning one
value-under-required = Must be played
value-under-free = May be played
value-under-barred = May not be played

# Table talk
value-talk-off = None
value-talk-signals = Signals by the player who leads
value-talk-questions = Questions to the partner

# Who names trump
value-namers-0 = The dealer alone
value-namers-02 = The dealer, who may pass to the partner

# How counts go together
value-counts-multiply = Multiplied
value-counts-add = Added

# After a drawn round
value-tie-nothing = Nothing, the deal passes on
value-tie-double = The next round counts double
value-tie-again = The same dealer deals again

# When the next card of a pile is turned
value-turned-at-once = At once
value-turned-after-trick = After the trick

# Point for cards left over
value-odd-pair-lost = Nobody
value-odd-pair-last-trick = The winner of the last trick
value-odd-pair-most-tricks = The player with more tricks

# Numbers that need a word
value-last-trick-0 = None
value-last-trick-1 = 1 point
value-slam-0 = Nothing special
value-slam-60 = 60 in place of the points above half
value-cap-0 = No limit
value-decider-0 = The same as the others
value-card-points-0 = Off


## What is wrong with house rules
## $field is the label of the switch (a switch-… message), $value what was given, as text.

bad-rules-variant = There is no game called “{ $value }”.
# Here $field is the unknown name itself.
bad-rules-written = “{ $value }” is not a house rule: write name=value.
bad-rules-unknown = There is no house rule called “{ $field }”.
bad-rules-closed = This game does not let you change “{ $field }”.
bad-rules-value = “{ $field }” cannot be set to “{ $value }”.
bad-rules-deal = With these packets the whole pack is not dealt out evenly.
bad-rules-namers = “{ $field }” needs somebody to name trump where trump is named, and nobody where it is not.
bad-rules-doubles = “{ $field }” needs a game in which trump is named; no other round can be doubled.
bad-rules-card-points = “{ $field }” cannot go together with doubling, a narrow win, a score for all tricks or for the shown card, because only the points taken are added up.
bad-rules-narrow = “{ $field }” needs the point for the last trick, for without it no round ends 31 to 30.
bad-rules-decider = “{ $field }” makes sense only where more than one set is needed to win.
bad-rules-talk = “{ $field }” needs a partner, so it is only for four players.
bad-rules-piles = Open piles, and the moment when their cards are turned, belong only to the game for two players.
bad-rules-odd-pair = “{ $field }” makes sense only for two players with points for tricks, for only there can cards be left over.
