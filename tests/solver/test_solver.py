"""The kernel against the slow solver, against itself, and against its frozen node counts.

``MANILLE_LONG=1`` plays 20,000 endings in place of 600, or as many as it says; ``MANILLE_FREEZE=1`` writes the node
counts anew.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, median

import pytest

from manille.game.deal import Deal, deal
from manille.game.round import Round
from manille.game.trick import Trick, bound
from manille.rules.cards import Card
from manille.rules.variants import VARIANTS
from manille.solver import Kernel, KernelMissing, position, slow, values, with_hands
from manille.solver import kernel as kernel_module
from shared.endings import DUTIES, begun, ending, varied

LONG = int(os.environ.get("MANILLE_LONG", "0"))
ENDINGS = max(LONG, 20_000) if LONG else 600
NODES = Path(__file__).parents[1] / "data" / "solver_nodes.json"


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return Kernel()


def test_kernel_equals_slow_solver_on_random_endings(kernel: Kernel) -> None:
    for number in range(ENDINGS):
        rng = Random(f"ending {number}")
        state = ending(varied(number, rng), rng)
        want = slow.values(state)
        assert kernel.values(state) == want, (number, state)
        margin = (min if (state.turn or 0) & 1 else max)(want.values())
        assert kernel.value(state) == (margin, margin), (number, state)
        assert kernel.at_least(state, margin), (number, state)
        assert kernel.at_least(state, margin + 1) is False, (number, state)


def test_every_variant_and_every_duty_occurs_among_the_endings() -> None:
    seen = {varied(number, Random(f"ending {number}")) for number in range(600)}
    assert {rules.variant for rules in seen} == set(VARIANTS)
    met = {(each.head, each.ruff, each.overruff, each.under, each.sink) for each in seen}
    assert len(met) > 0.9 * len(DUTIES)
    assert {rules.pack_name for rules in seen if rules.piles} == {"french", "spanish"}


def test_a_budget_gives_bounds_that_hold(kernel: Kernel) -> None:
    for number in range(150):
        rng = Random(f"budget {number}")
        state = ending(varied(number, rng), rng)
        want = slow.values(state)
        budget = rng.randint(1, 60)
        for card, found in kernel.values(state, budget).items():
            low, high = found if isinstance(found, tuple) else (found, found)
            assert low <= want[card] <= high, (number, state)
        assert kernel.nodes <= budget + 4 * len(want), (number, state)


@pytest.mark.parametrize("name", ["flemish", "belgian", "french", "botifarra-obligada"])
def test_full_deals_stay_true_along_best_play(name: str, kernel: Kernel) -> None:
    """The value of a full deal is that of its best card, card by card down to a margin that the account confirms."""
    rules = replace(VARIANTS[name], pack_name="french", packets=(4, 4))
    for number in range(4):
        state = begun(rules, Random(f"full {number}"))
        margin = kernel.value(state)[0]
        assert kernel.at_least(state, margin)
        assert kernel.at_least(state, margin + 1) is False
        while state.turn is not None:
            found = kernel.values(state)
            side = min if state.turn & 1 else max
            assert side(value for value in found.values() if isinstance(value, int)) == margin
            state = state.advance(next(card for card, value in found.items() if value == margin))
        one, two = state.outcome().points
        assert one - two == margin


class Plain:
    """A second search, written on its own: does side 0 take at least so much? Plain alpha-beta between two neighbours.

    Legal cards come from the rules, not from the kernel; positions between tricks are remembered, and that is all.
    """

    def __init__(self, state: Round) -> None:
        self.rules, self.trump = state.rules, state.board.trump
        self.per_trick = 1 if self.rules.cards_per_point else 0
        self.known: dict[tuple[tuple[int, ...], int], list[int]] = {}

    def at_least(self, hands: tuple[int, ...], trick: Trick, turn: int, target: int) -> bool:
        """Whether the margin of what is still to come is at least the target."""
        between = not trick.cards
        if between:
            if not any(hands):
                return target <= 0
            bounds = self.known.setdefault((hands, turn), [-99, 99])
            if target <= bounds[0] or target > bounds[1]:
                return target <= bounds[0]
        cards = self.rules.pack.hand(bound(self.rules, self.trump, trick, turn, hands[turn])[1])
        wanted = not turn & 1
        found = not wanted
        for card in sorted(cards, key=lambda card: (card.suit == self.trump, -card.rank)):
            if self.after(hands, trick, turn, card, target) == wanted:
                found = wanted
                break
        if between:
            bounds = self.known[hands, turn]
            self.known[hands, turn] = [target, bounds[1]] if found else [bounds[0], target - 1]
        return found

    def after(self, hands: tuple[int, ...], trick: Trick, turn: int, card: Card, target: int) -> bool:
        hands = (*hands[:turn], hands[turn] ^ card.bit, *hands[turn + 1 :])
        trick = trick.play(card, turn, self.trump)
        if len(trick.cards) < len(hands):
            return self.at_least(hands, trick, (turn + 1) % len(hands), target)
        worth = trick.value + self.per_trick + (0 if any(hands) else self.rules.last_trick)
        gain = -worth if trick.holder & 1 else worth
        return self.at_least(hands, Trick(trick.holder), trick.holder, target - gain)


@pytest.mark.parametrize("name", ["flemish", "french", "botifarra-obligada"])
def test_full_deals_against_a_second_search(name: str, kernel: Kernel) -> None:
    rules = replace(VARIANTS[name], pack_name="french", packets=(4, 4))
    for number in range(2, 22 if LONG else 4):
        state = begun(rules, Random(f"second {number}"))
        margin, turn = kernel.value(state)[0], state.turn or 0
        plain = Plain(state)
        assert plain.at_least(state.hands, state.board.trick, turn, margin)
        assert not plain.at_least(state.hands, state.board.trick, turn, margin + 1)


@pytest.mark.parametrize("name", ["flemish", "belgian", "botifarra-obligada"])
def test_full_deals_do_not_care_for_names(name: str, kernel: Kernel) -> None:
    """Turn the table by a seat and the margin changes sign; rename the suits and it stays: the search differs."""
    rules = replace(VARIANTS[name], pack_name="french", packets=(4, 4))
    for number in range(6):
        state = begun(rules, Random(f"names {number}"))
        found = kernel.value(state)[0]
        assert kernel.value(renamed(state, turn=1, shift=0))[0] == -found
        assert kernel.value(renamed(state, turn=2, shift=1))[0] == found
        assert kernel.value(renamed(state, turn=3, shift=2))[0] == -found


def renamed(state: Round, *, turn: int, shift: int) -> Round:
    """The same round with everybody some seats on and every suit renamed."""
    pack, board = state.rules.pack, state.board

    def other(card: Card) -> Card:
        return next(each for each in pack.cards if (each.suit, each.rank) == ((card.suit + shift) % 4, card.rank))

    hands = [tuple(map(other, hand)) for hand in state.deal.hands]
    dealt = Deal((state.deal.dealer + turn) % 4, tuple(hands[(seat - turn) % 4] for seat in range(4)))
    auction = board.auction
    trump = None if auction.trump is None else (auction.trump + shift) % 4
    begun = Round.start(state.rules, dealt)
    auction = replace(auction, dealer=dealt.dealer, trump=trump)
    return replace(begun, board=begun.board._replace(auction=auction, turn=begun.board.trick.leader))


def test_a_warm_table_changes_no_value_and_saves_work(kernel: Kernel) -> None:
    warm = cold = 0
    for name in ("belgian", "manilla-two", "flemish"):
        state = begun(VARIANTS[name], Random(f"warm {name}"))
        states = []
        while state.turn is not None:
            states.append(state)
            state = state.advance(Random(len(states)).choice(slow.playable(state)))
        reader = Kernel()
        for each in reversed(states[-18:]):
            assert reader.values(each, warm=True) == kernel.values(each)
            warm, cold = warm + reader.nodes, cold + kernel.nodes
    assert warm < cold


def test_the_same_question_costs_the_same(kernel: Kernel) -> None:
    state = begun(VARIANTS["belgian"], Random("same"))
    kernel.values(state)
    nodes = kernel.nodes
    kernel.values(begun(VARIANTS["french"], Random("between")))
    kernel.values(state)
    assert kernel.nodes == nodes
    other = Kernel()
    other.values(state)
    assert other.nodes == nodes


def test_a_batch_answers_as_single_questions(kernel: Kernel) -> None:
    states = [ending(VARIANTS["manilla"], Random(f"batch {number}")) for number in range(20)]
    assert kernel.values_of(states) == [kernel.values(state) for state in states]


def test_worlds_are_the_same_position_with_other_hands(kernel: Kernel) -> None:
    states = [ending(VARIANTS["french"], Random(f"worlds {number}")) for number in range(10)]
    for state in states:
        deals = with_hands(position(state), [state.hands, state.hands])
        assert kernel.worlds(deals, state.rules) == [kernel.values(state)] * 2


def test_deals_are_worth_what_their_rounds_are(kernel: Kernel) -> None:
    rules = VARIANTS["belgian"]
    states = [begun(rules, Random(f"deals {number}")) for number in range(6)]
    for state in states:
        leader, trump = state.board.trick.leader, state.board.trump
        assert kernel.margins(rules, [state.hands] * 2, leader=leader, trump=trump) == [kernel.value(state)] * 2


def test_kernels_in_threads_do_not_disturb_each_other(kernel: Kernel) -> None:
    states = [begun(VARIANTS[name], Random(name)) for name in ("belgian", "french", "flemish")] * 2
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda state: Kernel().values(state), states))
    assert found == [kernel.values(state) for state in states]


def frozen_deals() -> Iterator[tuple[str, Round, int | None]]:
    """The deals whose node counts are frozen, each with its budget."""
    for number in range(10):
        for trump in ("none", *"hdcs"):
            rules = replace(VARIANTS["belgian"], cards_per_point=4)
            state = Round.start(rules, deal(rules, number % 4, Random(f"frozen {number}")))
            while state.board.auction.waiting:
                state = state.advance(next(call for call in state.legal() if str(call) in (trump, "pass")))
            yield f"32 {number} {trump}", state, None
    for number in range(3):
        state = begun(VARIANTS["manilla"], Random(f"frozen {number}"))
        yield f"48 {number}", state, 500_000
    for number in range(3):
        state = begun(VARIANTS["manilla-two"], Random(f"frozen {number}"))
        yield f"piles {number}", state, 200_000


def test_nodes_are_as_frozen() -> None:
    small, large = Kernel(32), Kernel(48)
    counts = {}
    for name, state, budget in frozen_deals():
        which = small if name.startswith("32") else large
        low, high = which.value(state, budget)
        counts[name] = [which.nodes, low, high]
    if os.environ.get("MANILLE_FREEZE"):
        NODES.parent.mkdir(exist_ok=True)
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(each)}" for name, each in counts.items())
        NODES.write_text("{\n" + lines + "\n}\n")
    assert counts == json.loads(NODES.read_text())
    full = [nodes for name, (nodes, _, _) in counts.items() if name.startswith("32")]
    assert median(full) <= 42_000
    assert fmean(full) <= 73_000


def test_a_context_is_small() -> None:
    assert Kernel(32).size <= 4 << 20
    assert Kernel(48).size <= 128 << 20


def resident() -> int:
    """The memory of this process in bytes: what it has now, or the most that it had if only that is told."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    resource = pytest.importorskip("resource")
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10


def test_solving_keeps_no_memory() -> None:
    """10,000 solves and more, now and then by a new kernel: what is kept of each comes to less than 400 bytes."""
    endings = [ending(VARIANTS["belgian"], Random(f"leak {number}")) for number in range(40)]
    whole = begun(VARIANTS["belgian"], Random("leak"))

    def solve(times: int) -> None:
        kernel = Kernel()
        for number in range(times):
            if number % 200 == 0:
                kernel = Kernel()
                kernel.value(whole)
                kernel.rollouts(whole, 10, number)
                values(endings[0])
            kernel.values(endings[number % len(endings)])

    solve(1_000)
    before = resident()
    solve(10_000)
    assert resident() - before < 400 * 10_000


@pytest.mark.parametrize("name", VARIANTS)
def test_rollouts_are_games_played_by_the_rules(name: str, kernel: Kernel) -> None:
    """With one card each left the play is forced; elsewhere the mean agrees with play through `Round`."""
    rng = Random(name)
    state = ending(VARIANTS[name], rng)
    found = kernel.rollouts(state, 4_000, seed=1)
    assert found == kernel.rollouts(state, 4_000, seed=1)
    played = [at_random(state, rng) for _ in range(400)]
    spread = (found.squares / found.times - found.mean**2) ** 0.5
    assert abs(found.mean - sum(played) / len(played)) <= 5 * spread / len(played) ** 0.5 + 1e-9


def at_random(state: Round, rng: Random) -> int:
    while state.turn is not None:
        state = state.advance(rng.choice(slow.playable(state)))
    one, two = state.outcome().points
    return one - two


def test_no_card_to_play_is_refused(kernel: Kernel) -> None:
    state = Round.start(VARIANTS["belgian"], deal(VARIANTS["belgian"], 0, Random(1)))
    for ask in (kernel.values, slow.values):
        with pytest.raises(ValueError, match="no card is to be played now"):
            ask(state)


def test_a_missing_kernel_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel_module, "__file__", str(tmp_path / "kernel.py"))
    kernel_module.library.cache_clear()
    with pytest.raises(KernelMissing, match="slow one still works"):
        Kernel()
    kernel_module.library.cache_clear()
