"""Teaching the policy: games of the project's own bots, repeatable, and what comes of them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from manille import cli
from manille.bots.policy import GRAIN, packed, unpacked
from manille.rules.variants import VARIANTS
from manille.solver import policy_size
from manille.study.train import games, learn, train


def test_a_seed_repeats_what_is_learned() -> None:
    """The same rounds are played and the same is learned, by one process or by two; another seed gives another."""
    rules = VARIANTS["french"]
    one, two, three = (train(rules, rounds=20, seed=seed, jobs=jobs) for seed, jobs in (("1", 1), ("1", 2), ("2", 1)))
    assert packed(one.policy) == packed(two.policy) != packed(three.policy)
    assert (one.surprise, one.decisions) == (two.surprise, two.decisions)


def test_the_game_for_two_teaches_too() -> None:
    """Cards that are turned up during the round are learned from like any other."""
    taught = learn(list(games(VARIANTS["manilla-two"], range(4), "1")), "1")
    assert taught.decisions > 0
    assert any(taught.policy.weights)


def test_rounds_teach_to_foresee_others() -> None:
    """Rounds that were not learned from surprise less than they would without learning."""
    taught = learn(list(games(VARIANTS["belgian"], range(60), "1")), "1")
    assert taught.decisions > 100
    assert taught.surprise < taught.untaught


@pytest.mark.parametrize("name", VARIANTS)
def test_every_rule_set_has_a_policy(name: str) -> None:
    """The package has a file of weights for it, as many as the kernel reads."""
    data = (files("manille.bots") / "policies" / f"{name}.bin").read_bytes()
    assert len(data) == policy_size()
    assert len(set(data)) > 50
    assert max(abs(weight) for weight in unpacked(data).weights) <= 128 / GRAIN


def test_the_command_writes_a_policy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`manille train` makes the folder, or refuses at once, and says how well the policy of a rule set foresees."""
    words = ["--lang", "en", "train", "-v", "french", "-n", "20", "-o"]
    assert cli.run([*words, str(tmp_path / "new")]) == 0
    assert len((tmp_path / "new" / "french.bin").read_bytes()) == policy_size()
    assert capsys.readouterr().out.startswith("French Manille: a card surprises by ")
    assert cli.run([*words, str(tmp_path / "new" / "french.bin" / "under")]) == 1
    told = capsys.readouterr()
    assert "under" in told.err
    assert not told.out
