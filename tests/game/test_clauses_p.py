"""Table P of the rule book: what a player must play, row by row, in all four columns."""

from __future__ import annotations

import pytest

from manille.rules.variants import VARIANTS, variant
from shared.tables import cards, left, position, proves, refused, started

COLUMNS = {
    "P-F": ("flemish", "flemish-troef", "flemish-verplicht"),
    "P-M": ("belgian", "french"),
    "P-L": ("manilla", "manilla-nueve", "botifarra"),
    "P-O": ("botifarra-obligada",),
}
"""The columns of the table, and the variants that follow each."""

ONLY_NO_TRUMP = {"P-F": ("flemish", "flemish-verplicht", "flemish-zonder")}
"""Where a round has no trump, Zonder Troef belongs to the Flemish column."""

Spot = tuple[str, str, str, dict[str, str]]
"""Trump, the trick so far, the hand, and the cards left by column; ``all`` is the whole hand."""


def row(*spots: Spot) -> pytest.MarkDecorator:
    """A test for each position of a row and each variant that follows one of its columns."""
    cases = []
    for trump, trick, hand, columns in spots:
        for column, legal in columns.items():
            followers = (ONLY_NO_TRUMP if trump == "none" else {}).get(column, COLUMNS[column])
            for name in followers:
                legal_now = hand if legal == "all" else legal
                cases.append(pytest.param(name, trump, trick, hand, legal_now, id=f"{name}:{trick or 'lead'}-{hand}"))
    return pytest.mark.parametrize(("name", "trump", "trick", "hand", "legal"), cases)


def check(clause: str, name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    """Prove one position of a row for one variant."""
    proves(clause, position(variant(name), trump=trump, trick=trick, hand=hand), legal)


@row(
    ("h", "", "As 7s 10h 8d", {"P-F": "all", "P-M": "all"}),
    ("none", "", "As 7s 10h 8d", {"P-F": "all", "P-M": "all"}),
    ("o", "", "Ab 2b 9o 6c", {"P-L": "all", "P-O": "all"}),
    ("none", "", "Ab 2b 9o 6c", {"P-L": "all", "P-O": "all"}),
)
def test_P0_leads_any_card(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P0", name, trump, trick, hand, legal)


def test_P0_a_card_that_is_not_held_is_refused() -> None:
    lead = position(variant("belgian"), trump="h", trick="", hand="As 7s")
    error = refused(lead, *cards(lead.rules, "10s"))
    assert (error.clause, error.code, error.legal) == ("P0", "not-held", cards(lead.rules, "As 7s"))


@row(
    ("h", "Ks", "As 7s 10h", {"P-F": "As 7s", "P-M": "As"}),
    ("h", "Js 7s Ks", "10s As 8s 10d", {"P-F": "10s As 8s", "P-M": "10s As"}),
    ("o", "Sc", "Rc 8c 2o", {"P-L": "Rc", "P-O": "Rc"}),
    ("o", "4b 2b 6b", "9b 8b 7b 3b Ro", {"P-L": "9b 8b 7b", "P-O": "9b 8b 7b"}),
)
def test_P1_follows_and_can_beat_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P1", name, trump, trick, hand, legal)


@row(
    ("h", "As", "Ks 7s 10h", {"P-F": "Ks 7s", "P-M": "Ks 7s"}),
    ("d", "7c 8c 10c", "Ac 9c 10d Ad", {"P-F": "Ac 9c", "P-M": "Ac 9c"}),
    ("o", "Ac", "Rc 8c 2o", {"P-L": "Rc 8c", "P-O": "8c"}),
    ("e", "9b", "Ab Cb 5b 3b 9e", {"P-L": "Ab Cb 5b 3b", "P-O": "3b"}),
)
def test_P2_follows_and_cannot_beat_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P2", name, trump, trick, hand, legal)


@row(
    ("h", "As Qh", "10s 7s Kh", {"P-F": "10s 7s", "P-M": "10s 7s"}),
    ("h", "7s 8s 9h", "10s Js Ah", {"P-F": "10s Js", "P-M": "10s Js"}),
    ("o", "Ac 7o", "9c 4c Ao", {"P-L": "9c 4c", "P-O": "4c"}),
    ("o", "2c 3c 2o", "9c Sc 8c Ao", {"P-L": "9c Sc 8c", "P-O": "8c"}),
)
def test_P3_follows_where_a_foe_has_trumped(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P3", name, trump, trick, hand, legal)


@row(
    ("h", "Ks 7s", "As 8s 10h", {"P-F": "As 8s", "P-M": "As 8s"}),
    ("o", "9c 2c", "Sc 8c 4c", {"P-L": "Sc 8c 4c", "P-O": "Sc 4c"}),
    ("b", "Sc 2c", "9c Rc 8c 5c 3c", {"P-L": "9c Rc 8c 5c 3c", "P-O": "9c Rc 3c"}),
)
def test_P4_follows_where_the_partner_holds(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P4", name, trump, trick, hand, legal)


@row(
    ("h", "7s 9h 8s", "10s Qs 7h", {"P-F": "10s Qs", "P-M": "10s Qs"}),
    ("o", "7c 2o 6c", "Rc 5c 3c 9e", {"P-L": "Rc 5c 3c", "P-O": "Rc 3c"}),
)
def test_P4_follows_where_the_partner_has_trumped(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P4", name, trump, trick, hand, legal)


@row(
    ("h", "Qh", "Kh 7h 10s", {"P-F": "Kh", "P-M": "Kh"}),
    ("h", "7h 8h 9h", "10h Jh Ks", {"P-F": "10h Jh", "P-M": "10h Jh"}),
    ("o", "So", "Ro 8o 4o 9e", {"P-L": "Ro", "P-O": "Ro"}),
    ("o", "2o 3o 4o", "9o 8o 5o 9e", {"P-L": "9o 8o 5o", "P-O": "9o 8o 5o"}),
)
def test_P5_trump_led_and_can_beat_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P5", name, trump, trick, hand, legal)


@row(
    ("h", "Qh", "9h 7h 10s", {"P-F": "9h 7h", "P-M": "9h 7h"}),
    ("o", "So", "8o 4o Re", {"P-L": "8o 4o", "P-O": "4o"}),
    ("o", "2o 3o 9o", "Ao Ro 5o 9e", {"P-L": "Ao Ro 5o", "P-O": "5o"}),
)
def test_P6_trump_led_and_cannot_beat_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P6", name, trump, trick, hand, legal)


@row(
    ("h", "Qh 7h", "Kh 8h 10c", {"P-F": "Kh", "P-M": "Kh 8h"}),
    ("h", "8h 10h 7h", "Ah 9h 10c", {"P-F": "Ah 9h", "P-M": "Ah 9h"}),
    ("o", "Co 2o", "Ro 8o 5o 9c", {"P-L": "Ro 8o 5o", "P-O": "Ro 5o"}),
    ("o", "3o 9o 2o", "Ao 8o 7o 9c", {"P-L": "Ao 8o 7o", "P-O": "Ao 7o"}),
)
def test_P7_trump_led_and_the_partner_holds(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P7", name, trump, trick, hand, legal)


@row(
    ("h", "As", "9h 7h 10d", {"P-F": "9h 7h", "P-M": "9h 7h"}),
    ("h", "7s 8d 9s", "10h Jh Ad Kc", {"P-F": "10h Jh", "P-M": "10h Jh"}),
    ("o", "Ac", "2o 3o 9e", {"P-L": "2o 3o", "P-O": "2o 3o"}),
    ("o", "2c 5b 4c", "Ao 8o 4o 9e", {"P-L": "Ao 8o 4o", "P-O": "Ao 8o 4o"}),
)
def test_P8_void_against_a_foes_suit_card_trumps(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P8", name, trump, trick, hand, legal)


@row(
    ("h", "7s Qh Kh", "Ah 9h 8c", {"P-F": "Ah", "P-M": "Ah"}),
    ("h", "As Jh", "Qh 8h Kd", {"P-F": "Qh", "P-M": "Qh"}),
    ("o", "Ac 7o", "2o 8o 9e", {"P-L": "8o", "P-O": "8o"}),
    ("b", "Ac Cb", "Ab Rb 6b 3b Se 4e 7o", {"P-L": "Ab Rb", "P-O": "Ab Rb"}),
)
def test_P9_void_overtrumps_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P9", name, trump, trick, hand, legal)


@row(
    ("h", "As Qh", "9h 7h Kd", {"P-F": "9h 7h", "P-M": "Kd"}),
    ("h", "7s Qh Kh", "9h 8c 10d", {"P-F": "9h", "P-M": "8c 10d"}),
    ("o", "Ac So", "2o 8o 9e", {"P-L": "all", "P-O": "2o 9e"}),
    ("b", "Ac Cb", "6b 3b Se 4e 7o", {"P-L": "all", "P-O": "3b 4e 7o"}),
)
def test_P10_void_with_lower_trumps_and_other_cards(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P10", name, trump, trick, hand, legal)


@pytest.mark.parametrize(("under", "legal"), [("required", "9h 7h"), ("free", "9h 7h Kd 10c"), ("barred", "Kd 10c")])
@pytest.mark.parametrize("name", ["flemish", "belgian", "french"])
def test_P10_is_a_switch_with_three_readings(name: str, under: str, legal: str) -> None:
    rules = variant(name, {"under": under})
    proves("P10", position(rules, trump="h", trick="As Qh", hand="9h 7h Kd 10c"), legal)


@row(
    ("h", "As Qh", "9h 7h", {"P-F": "9h 7h", "P-M": "9h 7h"}),
    ("o", "Ac So", "8o 7o 2o", {"P-L": "8o 7o 2o", "P-O": "2o"}),
)
def test_P11_void_with_lower_trumps_only(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P11", name, trump, trick, hand, legal)


@row(
    ("h", "As", "10d 8d Kc", {"P-F": "all", "P-M": "all"}),
    ("h", "As 8h", "10d 8d Kc", {"P-F": "all", "P-M": "all"}),
    ("h", "Kh", "10d 8d Kc", {"P-F": "all", "P-M": "all"}),
    ("o", "Ac", "9e 8b", {"P-L": "all", "P-O": "all"}),
    ("o", "Ac 2o", "9e 5e Rb 8b 7b", {"P-L": "all", "P-O": "5e 7b"}),
    ("o", "Ro", "9e 5e Rb 8b 7b", {"P-L": "all", "P-O": "5e 7b"}),
)
def test_P12_void_without_trumps_against_a_foe(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P12", name, trump, trick, hand, legal)


@row(
    ("h", "10s 7s", "Jh 8d", {"P-F": "Jh", "P-M": "all"}),
    ("h", "7s 10s 8s", "Ah 9h 10d 7c", {"P-F": "Ah 9h", "P-M": "all"}),
    ("o", "9c 2c", "2o 9e", {"P-L": "all", "P-O": "all"}),
    ("b", "9c 2c", "Ab 8b 4b Ro 5o 7e 2e", {"P-L": "all", "P-O": "Ab 4b Ro 5o 2e"}),
)
def test_P13_void_behind_the_partners_suit_card(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P13", name, trump, trick, hand, legal)


@row(
    ("h", "As Jh 7s", "8h Qh 10d", {"P-F": "Qh", "P-M": "all"}),
    ("h", "As Jh 7s", "9h 8h 10d", {"P-F": "9h 8h", "P-M": "all"}),
    ("h", "As Jh 7s", "9h 8h", {"P-F": "all", "P-M": "all"}),
    ("o", "Ac So 2c", "Ro 8o 3o Ce 7e 4e", {"P-L": "all", "P-O": "Ro 3o Ce 4e"}),
    ("o", "Ac So 2c", "8o 3o 7e 4e", {"P-L": "all", "P-O": "3o 4e"}),
)
def test_P14_void_behind_the_partners_trump(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P14", name, trump, trick, hand, legal)


@row(
    ("h", "10s 7s", "Jd 8d 7c", {"P-F": "all", "P-M": "all"}),
    ("h", "As Jh 7s", "Jd 8d 7c", {"P-F": "all", "P-M": "all"}),
    ("h", "Ah 7h", "Jd 8d 7c", {"P-F": "all", "P-M": "all"}),
    ("b", "9c 2c", "Ro 5o 7e 2e", {"P-L": "all", "P-O": "Ro 5o 2e"}),
    ("b", "Ac 2b 3c", "Ro 5o 7e 2e", {"P-L": "all", "P-O": "Ro 5o 2e"}),
)
def test_P15_void_without_trumps_behind_the_partner(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P15", name, trump, trick, hand, legal)


@row(
    ("none", "Ks", "As 7s 10h", {"P-F": "As 7s", "P-M": "As"}),
    ("none", "As", "Ks 7s 10h", {"P-F": "Ks 7s", "P-M": "Ks 7s"}),
    ("none", "Ks 7s", "As 8s 10h", {"P-F": "As 8s", "P-M": "As 8s"}),
    ("none", "Ks 10h", "As 8s 7h", {"P-F": "As 8s", "P-M": "As 8s"}),
    ("none", "Sc", "Rc 8c 2o", {"P-L": "Rc", "P-O": "Rc"}),
    ("none", "Ac", "Rc 8c 2o", {"P-L": "Rc 8c", "P-O": "8c"}),
    ("none", "9c 2c", "Sc 8c 4c 9o", {"P-L": "Sc 8c 4c", "P-O": "Sc 4c"}),
)
def test_P16_no_trump_and_can_follow(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P16", name, trump, trick, hand, legal)


@row(
    ("none", "Ks", "10h 8d", {"P-F": "all", "P-M": "all"}),
    ("none", "Ks 7s", "10h 8h 8d", {"P-F": "all", "P-M": "all"}),
    ("none", "Ac", "9e 5e Rb 8b 7b", {"P-L": "all", "P-O": "5e 7b"}),
    ("none", "9c 2c", "Ro 5o 7e 2e", {"P-L": "all", "P-O": "Ro 5o 2e"}),
)
def test_P17_no_trump_and_void(name: str, trump: str, trick: str, hand: str, legal: str) -> None:
    check("P17", name, trump, trick, hand, legal)


def test_P17_in_a_round_where_no_trump_was_named() -> None:
    round = started(variant("botifarra-obligada"), 3, {0: "9c", 1: "Ro 5o 7e 2e Se 8e 6e 5e 3e 4e 9e Ae"})
    for word in ("none", "pass", "pass"):
        round = round.advance(next(each for each in round.legal() if str(each) == word))
    proves("P17", round.advance(*cards(round.rules, "9c")), "5o 2e")


@pytest.mark.parametrize("name", VARIANTS)
def test_P0_to_P17_every_variant_follows_suit(name: str) -> None:
    rules = VARIANTS[name]
    led, other = rules.pack.suits[1], rules.pack.suits[2]
    low, high = rules.pack.ranks[0], rules.pack.ranks[-1]
    assert left(rules, trump="none", trick=f"{high}{led}", hand=f"{low}{led} {high}{other}") == {f"{low}{led}"}
