"""The deals of rounds that are explained as they are played, a rule set each, as ``scripts/lessons.py`` found them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from manille.game.deal import Deal
from manille.rules.rules import Rules


def lesson(rules: Rules) -> Deal:
    """The deal in which the person in seat 0 meets the ideas of a rule set; it is dealt with its house rules too."""
    return Deal.parse(_lessons()[rules.variant], rules.pack)


@cache
def _lessons() -> dict[str, str]:
    found: dict[str, str] = json.loads((files("manille.game") / "lessons.json").read_text("utf-8"))
    return found
