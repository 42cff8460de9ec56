"""F14: each switch of the house rules can be set, named and saved, and changes what it says, in play or in a total."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from manille.game.match import Match
from manille.rules.rules import Rules, RulesError
from manille.rules.variants import VARIANTS, house_rules, variant
from manille.store import saves
from shared.tables import Pair, call, finished, left, play, settled, started, texts, won

Probe = Callable[[Rules], object]


def may_play(trump: str, trick: str, hand: str) -> Probe:
    """What may be played in a position."""
    return lambda rules: left(rules, trump=trump, trick=trick, hand=hand)


def may_call(*words: str) -> Probe:
    """What may be called after some calls."""
    return lambda rules: texts(call(started(rules, 0), *words).board.auction.legal())


def may_say(rules: Rules) -> object:
    """What the leader may say who has led the best of a strong and long suit."""
    return texts(play(settled(started(rules, 3, {0: "10s As Ks Qs"}), "h"), "10s").sayings())


def scores(points: Pair, calls: str | None = None, *, tricks: Pair | None = None) -> Probe:
    """What the sides score in a first round for the points that they took."""
    return lambda rules: finished(Match(rules=rules, dealer=0), points, calls=calls, tricks=tricks).outcome().score


def points_of(worth: Pair, tricks: Pair, last: int) -> Probe:
    """What cards, tricks and the last trick come to."""
    return lambda rules: won(Match(rules=rules, dealer=0), worth, tricks=tricks, last=last).outcome().points


@dataclass(frozen=True)
class After:
    """Score, sets and winner of a match that stood so, after a round that ended so."""

    points: Pair
    score: Pair
    sets: Pair = (0, 0)
    tricks: Pair | None = None
    shown: str = ""

    def __call__(self, rules: Rules) -> object:
        match = Match(rules=rules, dealer=0, score=self.score, sets=self.sets)
        result = match.add(finished(match, self.points, tricks=self.tricks, shown=self.shown))
        return result.score, result.sets, result.winner


def draw_then_33_27(rules: Rules) -> object:
    """Who deals after a drawn round, and what 33-27 scores then."""
    match = Match(rules=rules, dealer=0)
    match = match.add(finished(match, (30, 30)))
    return match.dealer, finished(match, (33, 27)).outcome().score


def tops_after_a_lead(rules: Rules) -> object:
    """How many open cards the leader has while the trick is in progress."""
    round = started(rules, 1)
    return round.advance(round.legal()[0]).hands[0].bit_count()


SUITS, WITH_NONE = {"h", "d", "c", "s"}, {"h", "d", "c", "s", "none"}
ASKED: set[str] = {"pass", "double"}
NOBODY: set[str] = set()

SWITCHES: list[tuple[str, str, object, Probe, object, object]] = [
    ("flemish", "head", "foe", may_play("h", "Ks", "As 7s 10h"), {"As", "7s"}, {"As"}),
    ("belgian", "head", "never", may_play("h", "Ks", "As 7s 10h"), {"As"}, {"As", "7s"}),
    ("belgian", "head", "always", may_play("h", "Ks 7s", "As 8s"), {"As", "8s"}, {"As"}),
    ("flemish", "ruff", "foe", may_play("h", "10s 7s", "Jh 8d"), {"Jh"}, {"Jh", "8d"}),
    ("belgian", "ruff", "never", may_play("h", "10s", "Jh 8d"), {"Jh"}, {"Jh", "8d"}),
    ("flemish", "overruff", "foe", may_play("h", "Qh 7h", "Kh 8h 10c"), {"Kh"}, {"Kh", "8h"}),
    ("belgian", "overruff", "never", may_play("h", "Qh", "Kh 8h 10c"), {"Kh"}, {"Kh", "8h"}),
    ("belgian", "under", "free", may_play("h", "As Qh", "9h 7h Kd"), {"Kd"}, {"9h", "7h", "Kd"}),
    ("manilla", "under", "required", may_play("o", "Ac So", "2o 9e"), {"2o", "9e"}, {"2o"}),
    ("belgian", "sink", True, may_play("h", "As", "Ks 7s 10h"), {"Ks", "7s"}, {"7s"}),
    ("botifarra-obligada", "sink", False, may_play("o", "Ac", "Rc 8c 2o"), {"8c"}, {"Rc", "8c"}),
    ("belgian", "talk", "signals", may_say, NOBODY, {"strong", "long"}),
    ("belgian", "no_trump", False, may_call(), WITH_NONE, SUITS),
    ("flemish", "no_trump_count", 3, scores((38, 23), "none"), (16, 0), (24, 0)),
    ("flemish", "last_trick", 0, points_of((30, 30), (4, 4), 1), (30, 31), (30, 30)),
    ("flemish", "narrow_win", True, scores((31, 30), "none"), (2, 0), (1, 0)),
    ("flemish", "card_points", 101, scores((38, 23), "none"), (16, 0), (38, 23)),
    ("belgian", "target", 61, After((33, 27), (58, 0)), ((61, 0), (0, 0), None), ((61, 0), (1, 0), 0)),
    ("belgian", "sets", 2, After((33, 27), (98, 0)), ((101, 0), (1, 0), 0), ((0, 0), (1, 0), None)),
    ("french", "decider", 0, After((38, 30), (30, 0), (1, 1)), ((34, 0), (1, 1), None), ((34, 0), (2, 1), 0)),
    ("belgian", "namers", [0, 2], may_call(), WITH_NONE, WITH_NONE | {"pass"}),
    ("belgian", "doubles", 0, may_call("h"), ASKED, NOBODY),
    ("botifarra", "no_trump_doubles", 2, may_call("none", "double", "double"), ASKED, NOBODY),
    ("belgian", "cap", 0, may_call("none", "double"), NOBODY, ASKED),
    ("belgian", "counts", "add", scores((38, 22), "none double"), (32, 0), (24, 0)),
    ("belgian", "slam", 60, scores((60, 0), "h", tricks=(8, 0)), (30, 0), (60, 0)),
    ("belgian", "tie", "nothing", draw_then_33_27, (1, (6, 0)), (1, (3, 0))),
    ("belgian", "tie", "again", draw_then_33_27, (1, (6, 0)), (0, (3, 0))),
    (
        "french",
        "shown_scores",
        False,
        After((38, 30), (0, 0), shown="10h"),
        ((9, 0), (0, 0), None),
        ((4, 0), (0, 0), None),
    ),
    (
        "manilla",
        "shown_waits",
        False,
        After((30, 42), (36, 0), shown="9o"),
        ((36, 6), (0, 0), None),
        ((0, 0), (1, 0), None),
    ),
    (
        "manilla",
        "slam_wins",
        False,
        After((72, 0), (0, 0), tricks=(12, 0)),
        ((0, 0), (1, 0), None),
        ((36, 0), (0, 0), None),
    ),
    ("manilla-two", "turned", "after_trick", tops_after_a_lead, 6, 5),
    ("manilla-two", "odd_pair", "last_trick", points_of((30, 30), (13, 11), 1), (36, 35), (36, 36)),
    ("manilla-two", "odd_pair", "most_tricks", points_of((30, 30), (13, 11), 1), (36, 35), (37, 35)),
]


@pytest.mark.parametrize(
    ("name", "field", "value", "probe", "without", "with_it"),
    SWITCHES,
    ids=[f"{name}-{field}-{value}" for name, field, value, *_ in SWITCHES],
)
def test_F14_a_switch_changes_what_it_says(
    name: str, field: str, value: object, probe: Probe, without: object, with_it: object
) -> None:
    assert without != with_it
    assert probe(variant(name)) == without
    assert probe(variant(name, {field: value})) == with_it


def test_F14_no_switch_is_left_unproven() -> None:
    proven = {field for _, field, *_ in SWITCHES}
    assert proven == {field for rules in VARIANTS.values() for field in rules.opens}


@pytest.mark.parametrize("name", VARIANTS)
def test_F14_house_rules_leave_the_variant_as_it_was(name: str) -> None:
    before = VARIANTS[name].to_json()
    changed = variant(name, {"target": 77})
    assert (changed.target, VARIANTS[name].to_json()) == (77, before)


DUTIES = ("head", "ruff", "overruff")

Switch = tuple[str, dict[str, object]]

SAME_FOR_MANY: list[Switch] = [
    *[("belgian", dict[str, object](target=target)) for target in (61, 121, 151)],
    *[("flemish", dict[str, object]({name: reach})) for name in DUTIES for reach in ("never", "foe", "always")],
    *[
        (name, dict[str, object](under=each))
        for name in ("flemish", "manilla")
        for each in ("required", "free", "barred")
    ],
]

NAMED_IN_THE_BOOK: list[Switch] = [
    ("flemish", {"narrow_win": True}),
    ("flemish", {"last_trick": 0}),
    ("flemish", {"target": 101}),
    ("flemish", {"card_points": 101}),
    ("flemish", {"talk": "signals"}),
    ("belgian", {"slam": 60}),
    ("belgian", {"sets": 2}),
    ("belgian", {"sets": 3}),
    ("belgian", {"counts": "add"}),
    ("belgian", {"namers": [0, 2]}),
    ("manilla", {"slam_wins": False}),
    ("manilla-nueve", {"slam_wins": True}),
    ("manilla-two", {"turned": "after_trick"}),
    ("manilla-two", {"odd_pair": "last_trick"}),
    ("manilla-two", {"odd_pair": "most_tricks"}),
    ("botifarra", {"doubles": 2}),
    ("botifarra", {"no_trump_doubles": 2}),
    ("botifarra-obligada", {"target": 100}),
    ("manilla", {"sink": True}),
    ("french", {"talk": "questions"}),
    *SAME_FOR_MANY,
]


@pytest.mark.parametrize(("name", "changes"), NAMED_IN_THE_BOOK, ids=lambda value: str(value))
@pytest.mark.usefixtures("home")
def test_F14_every_switch_of_the_book_is_set_named_and_saved(name: str, changes: Mapping[str, object]) -> None:
    rules = variant(name, changes)
    saves.write_house_rules({"our table": rules})
    back = saves.read_house_rules()
    assert back == {"our table": rules}
    for field, value in changes.items():
        assert getattr(back["our table"], field) == (tuple(value) if isinstance(value, list) else value)
    assert set(house_rules(back["our table"])) <= set(changes)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.usefixtures("home")
def test_F14_every_open_field_of_a_variant_is_saved(name: str) -> None:
    base = VARIANTS[name]
    house = {}
    for field in base.opens:
        for value in base.choices(field):
            try:
                house[f"{field} {value}"] = variant(name, {field: value})
            except RulesError as error:
                assert error.code in ("decider", "narrow", "card-points")  # noqa: PT017
    saves.write_house_rules(house)
    assert saves.read_house_rules() == house
    for field in base.opens:
        assert any(getattr(rules, field) != getattr(base, field) for rules in house.values()) or field == "decider"


@pytest.mark.parametrize(
    ("name", "changes", "code"),
    [
        ("belgian", {"target": 0}, "value"),
        ("belgian", {"target": "101"}, "value"),
        ("belgian", {"target": True}, "value"),
        ("belgian", {"target": 1000}, "value"),
        ("french", {"doubles": 2}, "closed"),
        ("belgian", {"slam": 59}, "value"),
        ("belgian", {"namers": []}, "namers"),
        ("belgian", {"namers": [0, 0]}, "value"),
        ("belgian", {"namers": [4]}, "value"),
        ("belgian", {"decider": 50}, "decider"),
        ("flemish", {"card_points": 101, "narrow_win": True}, "card-points"),
        ("flemish", {"wager": 5}, "unknown"),
        ("manilla", {"turned": "after_trick"}, "closed"),
        ("manilla-two", {"odd_pair": "both"}, "value"),
    ],
)
def test_F14_house_rules_that_make_no_sense_are_refused(name: str, changes: dict[str, object], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        variant(name, changes)
    assert caught.value.code == code
