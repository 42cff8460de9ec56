"""The commands `manille solve` and `manille analyse`: the figures, their bounds, and what has no answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest

from manille import cli
from manille.bots import BOTS
from manille.game.deal import deal
from manille.game.match import Match
from manille.game.round import Round
from manille.record.record import Logged, Record
from manille.rules.cards import Card
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS
from manille.solver import Kernel, slow
from manille.solver import kernel as kernel_module
from manille.study import analyse
from manille.study.simulate import play_round
from manille.study.solve import Slow, Values
from manille.view.view import View
from manille.view.worlds import Worlds
from manille.words import LANGUAGES, Words
from shared.endings import begun, ending

Span = tuple[float, float]


class Done(NamedTuple):
    """What a command did."""

    status: int
    lines: list[str]
    err: str

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


Ask = Callable[..., Done]


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command over a file with these lines."""

    def command(name: str, lines: Iterable[object], *options: str, language: str = "en") -> Done:
        path = tmp_path / "records.jsonl"
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        status = cli.run((name, str(path), "--lang", language, *options))
        out, err = capsys.readouterr()
        return Done(status, out.splitlines(), err)

    return command


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No compiled solver beside its module."""
    monkeypatch.setattr(kernel_module, "__file__", str(tmp_path / "kernel.py"))
    kernel_module.library.cache_clear()
    yield
    kernel_module.library.cache_clear()


def unfinished(state: Round) -> Record:
    return Record.of(Match(rules=state.rules), state)


def endings(count: int) -> list[Round]:
    return [ending(rules, Random(f"{name} {number}")) for name, rules in VARIANTS.items() for number in range(count)]


def texts(values: dict[Card, int]) -> dict[str, int]:
    return {str(card): margin for card, margin in values.items()}


def span(figure: Any) -> Span:
    """A figure of a line of JSON as bounds; two that are equal would have been one."""
    if not isinstance(figure, list):
        return figure, figure
    low, high = figure
    assert low < high
    return low, high


def within(figure: Any, exact: float) -> bool:
    low, high = span(figure)
    return low <= exact <= high


def played(rules: Rules, seed: str) -> Round:
    """A round between bots, played to its end."""
    rng = Random(seed)
    bots = [BOTS[name] for name in ("thumb", "chance", "chance", "thumb")[: rules.players]]
    return play_round(Match(rules=rules).begin(deal(rules, 0, rng)), bots, rng)


def finished(round: Round) -> Record:
    return Record.of(Match(rules=round.rules).add(round))


def steps(round: Round) -> Iterator[tuple[Round, Card]]:
    """Every position of a finished round in which a card was played, with the card."""
    state = Round.start(round.rules, round.deal, round.board.standing)
    for action, _, _ in Logged.of(round).actions():
        if isinstance(action, Card):
            yield state, action
        state = state.advance(action)


def signed(told: dict[str, Any]) -> Span:
    """What the cards of side 0 lost less what those of side 1 lost, between its least and its most."""
    sides: list[list[Span]] = [[], []]
    for each in told["plays"]:
        sides[each["seat"] & 1].append(span(each["happened"]))
    lows, highs = ([sum(each[end] for each in side) for side in sides] for end in (0, 1))
    return lows[0] - highs[1], highs[0] - lows[1]


# Solve


def test_values_are_those_of_the_slow_solver(ask: Ask) -> None:
    states = endings(5)
    done = ask("solve", map(unfinished, states), "--json")
    assert (done.status, done.err) == (0, "")
    assert done.told == [{"values": texts(slow.values(state))} for state in states]


def test_a_budget_leaves_bounds_that_hold(ask: Ask) -> None:
    states = endings(3)
    done = ask("solve", map(unfinished, states), "--json", "--budget", "6")
    bounded = 0
    for state, told in zip(states, done.told, strict=True):
        exact = texts(slow.values(state))
        assert set(told["values"]) == set(exact)
        for card, figure in told["values"].items():
            bounded += isinstance(figure, list)
            assert within(figure, exact[card])
    assert bounded > 10
    for budget in ("1000000", str(2**64 + 1)):
        assert ask("solve", map(unfinished, states), "--json", "--budget", budget).told == [
            {"values": texts(slow.values(state))} for state in states
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_as_a_sentence(language: str, ask: Ask) -> None:
    """Every legal card in words, in the order of what it is worth to its player."""
    words = Words(language)
    states = [state for state in endings(2) if len(set(slow.values(state).values())) > 1]
    done = ask("solve", map(unfinished, states), language=language)
    assert (done.status, len(done.lines)) == (0, len(states))
    for number, (state, line) in enumerate(zip(states, done.lines, strict=True), 1):
        values = slow.values(state)
        turn = state.turn or 0
        places = {card: line.index(words("solve-card", card=words.card(card), margin=values[card])) for card in values}
        told = sorted(values, key=lambda card: places[card])
        assert [values[card] for card in told] == sorted(values.values(), reverse=not turn & 1)
        seat = words.seat(state.rules, turn)
        assert line.startswith(words("solve-position", record=number, round=1, seat=seat, row="").rstrip(". "))


def test_a_whole_deal_of_32_cards(ask: Ask) -> None:
    state = begun(VARIANTS["french"], Random(7))
    [told] = ask("solve", [unfinished(state)], "--json").told
    assert told == {"values": texts(Kernel().values(state))}  # type: ignore[arg-type]
    assert len(told["values"]) == 8


BROKEN = ("{", "[]", '{"format": "manille-record"}', "\x00", "[" * 100_000, '{"a": NaN}', "no record")


def wrong_plays() -> str:
    """A record whose second card was not in the hand."""
    state = begun(VARIANTS["belgian"], Random(3))
    state = state.advance(slow.playable(state)[0])
    data = unfinished(state).to_json()
    data["rounds"][0]["plays"] *= 2  # type: ignore[index]
    return json.dumps(data)


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_what_cannot_be_read_is_told_as_by_replay(command: str, ask: Ask) -> None:
    """Line by line, in both forms; what can be answered in the same file is answered."""
    lines = [*BROKEN, wrong_plays()]
    for options in ((), ("--json",)):
        assert ask(command, lines, *options) == ask("replay", lines, *options)
        assert ask(command, [], *options) == ask("replay", [], *options)
    good = finished(played(VARIANTS["french"], "good")) if command == "analyse" else unfinished(endings(1)[0])
    done = ask(command, [*BROKEN, good], "--json")
    assert done.status == 1
    assert len(done.lines) == len(BROKEN) + 1
    assert [told.get("ok", True) for told in done.told] == [False] * len(BROKEN) + [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_nothing_to_solve(language: str, ask: Ask) -> None:
    words = Words(language)
    over = finished(played(VARIANTS["french"], "over"))
    rules = VARIANTS["belgian"]
    naming = Round.start(rules, deal(rules, 0, Random(1)))
    doubling = naming.advance(naming.legal()[0])
    assert doubling.board.auction.waiting
    records = [over, unfinished(naming), unfinished(doubling)]
    done = ask("solve", records, "--json", language=language)
    places = {"ok": False, "play": None, "clause": None}
    assert done.status == 1
    assert done.told == [
        {**places, "round": None, "message": words("bad-solve-over")},
        *[{**places, "round": 0, "message": words("bad-solve-calls")}] * 2,
    ]
    said = ask("solve", records, language=language)
    assert said.status == 1
    assert [words("bad-solve-over") in line for line in said.lines] == [True, False, False]


@pytest.mark.parametrize(
    "options",
    [
        ("solve", "--budget", "0"),
        ("solve", "--budget", "-1"),
        ("solve", "--budget", "many"),
        ("solve", "--budget", "1.5"),
        ("solve", "--budget"),
        ("solve", "extra"),
        ("analyse", "--worlds", "-1"),
        ("analyse", "--worlds", "x"),
        ("analyse", "--round", "0"),
        ("analyse", "--budget", "0"),
        ("analyse", "--seed"),
    ],
    ids=" ".join,
)
def test_bad_usage(options: tuple[str, ...], ask: Ask) -> None:
    done = ask(options[0], [unfinished(endings(1)[0])], *options[1:])
    assert (done.status, done.lines) == (2, [])
    assert done.err.count("\n") == 1


# Analyse


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if rules.pack_name == "french"])
def test_losses_are_what_the_kernel_finds_afresh(name: str, ask: Ask) -> None:
    """On the open deal, position by position; their signed sum leads from the best margin to the one played."""
    round = played(VARIANTS[name], name)
    [told] = ask("analyse", [finished(round)], "--json", "--worlds", "0").told
    kernel = Kernel()
    for (state, card), each in zip(steps(round), told["plays"], strict=True):
        values = {which: margin for which, margin in kernel.values(state).items() if isinstance(margin, int)}
        best = (min if (state.turn or 0) & 1 else max)(values.values())
        assert each == {
            "seat": state.turn,
            "card": str(card),
            "happened": abs(best - values[card]),
            "decision": None,
        }
    one, two = round.outcome().points
    assert told["margin"] == one - two
    assert told["value"] == kernel.value(next(steps(round))[0])[0]
    assert signed(told) == (told["value"] - told["margin"],) * 2
    assert any(each["happened"] for each in told["plays"])


def test_bounds_hold_the_exact_losses(ask: Ask) -> None:
    records = [finished(played(VARIANTS[name], f"bounds {name}")) for name in ("belgian", "flemish")]
    exact = ask("analyse", records, "--json", "--worlds", "3").told
    assert all(isinstance(each["happened"], int) for told in exact for each in told["plays"])
    rough = ask("analyse", records, "--json", "--worlds", "3", "--budget", "300").told
    bounded = 0
    for fine, coarse in zip(exact, rough, strict=True):
        assert within(coarse["value"], fine["value"])
        for one, other in zip(fine["plays"] + fine["seats"], coarse["plays"] + coarse["seats"], strict=True):
            for name in ("happened", "decision"):
                bounded += isinstance(other[name], list)
                assert within(other[name], one[name])
    assert bounded > 20
    note = Words("en")("analyse-bounds")
    assert ask("analyse", records, "--worlds", "3", "--budget", "300").lines.count(note) == 2
    assert note not in ask("analyse", records, "--worlds", "3").lines


def test_a_card_is_worth_what_comes_after_it(ask: Ask) -> None:
    """With hardly a search, the last choice of a round still knows what its card came to: the rest was forced."""
    bounded = 0
    for number in range(8):
        round = played(VARIANTS["belgian"], f"after {number}")
        [told] = ask("analyse", [finished(round)], "--json", "--worlds", "0", "--budget", "1").told
        place = max(place for place, (state, _) in enumerate(steps(round)) if len(state.legal()) > 1)
        state, card = list(steps(round))[place]
        values = {each: span(found if isinstance(found, int) else [*found]) for each, found in glance(state).items()}
        bounded += values[card][0] < values[card][1]
        values[card] = (told["margin"], told["margin"])
        sign = -1 if (state.turn or 0) & 1 else 1
        most = max(sign * end for ends in values.values() for end in ends)
        assert span(told["plays"][place]["happened"])[1] == most - sign * told["margin"]
    assert bounded > 2


def glance(state: Round) -> dict[Card, int | tuple[int, int]]:
    """What a kernel finds of a position at the first glance."""
    return Kernel().values(state, 1, warm=True)


def test_worlds_share_the_budget_of_a_position() -> None:
    class Spy(Slow):
        """A solver that notes its budgets."""

        budgets: ClassVar[list[int | None]] = []

        def values_of(self, states: Sequence[Round], budget: int | None = None) -> list[Values]:
            self.budgets.append(budget)
            return super().values_of(states, budget)

    state = next(state for state in endings(1) if len(state.legal()) > 1)
    card = slow.playable(state)[0]
    for worlds, budget in ((4, 100), (30, 20), (3, None)):
        analyse._decision(state, card, worlds, Random(1), Spy(), budget)
    assert Spy.budgets == [25, 1, None]


@pytest.mark.parametrize("name", ["manilla", "manilla-two", "botifarra-obligada"])
def test_a_round_of_48_cards_keeps_to_its_budget(name: str, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "BUDGET", 3_000)
    round = played(VARIANTS[name], name)
    [told] = ask("analyse", [finished(round)], "--json", "--worlds", "2").told
    assert len(told["plays"]) == 48
    assert isinstance(told["value"], list)
    for each in told["plays"]:
        assert span(each["happened"])[0] >= 0
        assert span(each["decision"])[0] >= 0
    low, high = signed(told)
    value = span(told["value"])
    assert low <= value[1] - told["margin"]
    assert high >= value[0] - told["margin"]
    for state, card in list(steps(round))[-8:]:
        values = slow.values(state)
        best = (min if (state.turn or 0) & 1 else max)(values.values())
        [each] = [each for each in told["plays"] if each["card"] == str(card)]
        assert each["happened"] == abs(best - values[card])


def test_decisions_are_repeated_by_their_seed(ask: Ask) -> None:
    record = finished(played(VARIANTS["french"], "seed"))
    first = ask("analyse", [record], "--json", "--seed", "7", "--worlds", "3").told
    assert ask("analyse", [record], "--json", "--seed", "7", "--worlds", "3").told == first
    [one], [other] = first, ask("analyse", [record], "--json", "--seed", "8", "--worlds", "3").told
    assert [each["decision"] for each in one["plays"]] != [each["decision"] for each in other["plays"]]
    for told in (one, other):
        for each in (*told["plays"], *told["seats"]):
            assert each.pop("decision") >= 0
    assert one == other


def test_a_decision_is_weighed_over_all_that_is_possible() -> None:
    """Many worlds drawn come near the mean of all worlds, where these are few enough to be told one by one."""
    kernel, weighed, apart = Kernel(), 0, 0
    for number in range(24):
        for state, _ in list(steps(played(VARIANTS["belgian"], f"known {number}")))[-12:]:
            possible = Worlds(View.of(state, state.turn or 0))
            if len(state.legal()) == 1 or possible.count > 6:
                continue
            rng = Random(1)
            drawn = {world.hands: world for world in (possible.draw(rng) for _ in range(100))}
            worlds = [slow.values(world) for world in drawn.values()]
            assert len(worlds) == possible.count
            sums = {card: sum(values[card] for values in worlds) for card in slow.playable(state)}
            best = (min if (state.turn or 0) & 1 else max)(sums.values())
            for card, mine in sums.items():
                exact = abs(best - mine) / len(worlds)
                low, high = analyse._decision(state, card, 400, Random(2), kernel, None)
                assert low == high
                assert abs(low - exact) < 2
                weighed += 1
                apart += exact > 4
    assert weighed > 20
    assert apart > 1


def test_a_decision_is_weighed_against_the_best_card_in_the_mean(ask: Ask) -> None:
    """Whichever card is led, one of them is best: the first decision of a round loses nothing for that card."""
    state = begun(VARIANTS["french"], Random(5))
    losses = []
    for card in slow.playable(state):
        round, rng = state.advance(card), Random(1)
        while round.turn is not None:
            round = round.advance(rng.choice(round.legal()))
        [told] = ask("analyse", [finished(round)], "--json", "--worlds", "4").told
        losses.append(told["plays"][0]["decision"])
    assert min(losses) == 0
    assert max(losses) > 0


def two_rounds() -> tuple[Record, list[Round]]:
    """A record of two finished rounds and one in which nothing was done yet."""
    rules = VARIANTS["french"]
    match = Match(rules=rules).add(played(rules, "first"))
    rng, bots = Random("second"), [BOTS["chance"]] * rules.players
    match = match.add(play_round(match.begin(deal(rules, match.dealer or 0, rng)), bots, rng))
    return Record.of(match, match.begin(deal(rules, match.dealer or 0, rng))), list(match.rounds)


def test_every_finished_round_or_one(ask: Ask) -> None:
    record, rounds = two_rounds()
    both = ask("analyse", [record, record], "--json", "--worlds", "2")
    assert both.status == 0
    assert [(told["record"], told["round"]) for told in both.told] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [told["margin"] for told in both.told[:2]] == [
        one - two for one, two in (r.outcome().points for r in rounds)
    ]
    assert ask("analyse", [record], "--json", "--worlds", "2", "--round", "2").told == both.told[1:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_nothing_to_analyse(language: str, ask: Ask) -> None:
    words = Words(language)
    record, _ = two_rounds()
    done = ask("analyse", [record], "--json", "--round", "3", language=language)
    assert done.status == 1
    assert done.told == [{"ok": False, "round": 2, "play": None, "clause": None, "message": words("bad-analyse-round")}]
    done = ask("analyse", [unfinished(endings(1)[0])], language=language)
    assert (done.status, len(done.lines)) == (1, 1)
    assert words("bad-analyse-none") in done.lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["french", "manilla-two"])
def test_a_round_as_a_table(name: str, language: str, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line a card, in order, and a line a seat, all columns one under the other."""
    monkeypatch.setattr(analyse, "BUDGET", 1_000)
    words = Words(language)
    round = played(VARIANTS[name], "table")
    seats = [words.seat(round.rules, seat) for seat in range(round.rules.players)]
    for worlds in ("2", "0"):
        done = ask("analyse", [finished(round)], "--worlds", worlds, language=language)
        assert done.status == 0
        about = words("analyse-about", worlds=int(worlds))
        head, *rows = done.lines[done.lines.index(about) + 1 :]
        assert (words("analyse-decision") in head) == (worlds != "0")
        column = head.index(words("analyse-card"))
        for (state, card), row in zip(steps(round), rows, strict=False):
            assert row[column:].startswith(words.card(card))
            assert seats[state.turn or 0] in row[:column]
        sums = rows[len(round.board.plays) :][: len(seats)]
        assert [row[column:].startswith(words("analyse-sum")) for row in sums] == [True] * len(seats)
        assert [row.split()[0] for row in sums] == seats


# Without the kernel


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_kernel_the_slow_solver_answers(language: str, ask: Ask) -> None:
    states = endings(1)
    done = ask("solve", map(unfinished, states), "--json", language=language)
    assert done.status == 0
    assert done.err == Words(language)("cli-no-kernel") + "\n"
    assert done.told == [{"values": texts(slow.values(state))} for state in states]


@pytest.mark.usefixtures("no_kernel")
def test_the_slow_solver_keeps_to_a_budget(ask: Ask) -> None:
    """In an ending the bounds hold; a whole deal, which it could never finish, gets bounds too."""
    states = endings(2)
    done = ask("solve", map(unfinished, states), "--json", "--budget", "8")
    bounded = 0
    for state, told in zip(states, done.told, strict=True):
        for card, exact in texts(slow.values(state)).items():
            bounded += isinstance(told["values"][card], list)
            assert within(told["values"][card], exact)
    assert bounded > 5
    whole = begun(VARIANTS["botifarra"], Random(2))
    [told] = ask("solve", [unfinished(whole)], "--json", "--budget", "50").told
    assert list(told["values"].values()) == [[-72, 72]] * 12


def test_analyse_without_the_kernel(ask: Ask, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last tricks are exact, the first have bounds, and the bounds hold."""
    record = finished(played(VARIANTS["french"], "gentle"))
    [exact] = ask("analyse", [record], "--json", "--worlds", "0").told
    request.getfixturevalue("no_kernel")
    monkeypatch.setattr(analyse, "SLOW_BUDGET", 200)
    done = ask("analyse", [record], "--json", "--worlds", "0")
    assert done.err == Words("en")("cli-no-kernel") + "\n"
    [rough] = done.told
    assert rough["plays"][-12:] == exact["plays"][-12:]
    assert isinstance(rough["value"], list)
    for one, other in zip(exact["plays"], rough["plays"], strict=True):
        assert within(other["happened"], one["happened"])
