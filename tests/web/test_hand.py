"""The hand as it lies before a person: trumps on one side, colours in turn, and nothing moves while it is played."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from shared.served import Opener
from shared.web_player import Player

RED = {"french": "hd", "spanish": "oc"}


def cards(player: Player) -> list[str]:
    """The cards of the hand as they are written, from left to right."""
    places: list[str] = player.page.locator(".own [data-place]").evaluate_all("all => all.map(it => it.dataset.place)")
    return places


def suits(hand: list[str]) -> list[str]:
    return [suit for suit, _ in groupby(card[-1] for card in hand)]


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(("variant", "pack"), [("flemish-troef", "french"), ("manilla", "spanish")])
def test_trumps_lie_on_one_side_and_colours_alternate(visit: Opener, variant: str, pack: str, side: str) -> None:
    player = Player.sit(visit(), variant, trumpSide=side)
    player.await_turn()
    hand = suits(cards(player))
    assert len(hand) == len(set(hand))
    trump = (player.page.locator(".status .trump use").get_attribute("href") or "")[-1]
    if trump in hand:
        assert hand.pop(0 if side == "left" else -1) == trump
    reds = [suit in RED[pack] for suit in hand]
    assert len(set(reds)) == 1 or all(one != other for one, other in pairwise(reds))


@pytest.mark.parametrize("variant", ["french", "manilla-nueve"])
def test_the_rest_of_the_hand_stays_where_it_lies(visit: Opener, variant: str) -> None:
    player = Player.sit(visit(), variant)
    player.await_turn()
    before = cards(player)
    for _ in range(3):
        player.tap()
        if not player.await_turn():
            break
        after = cards(player)
        assert after == [card for card in before if card in after]
