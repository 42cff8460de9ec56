"""The games that can be played and the rules in force, as the wire tells them."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from manille import wire
from manille.game.labels import duties, switch_label, value_label
from manille.rules.clauses import SECTIONS
from manille.rules.rules import Rules
from manille.rules.variants import VARIANTS, house_rules


def game(rules: Rules) -> wire.Game:
    """A rule set that can be played, with the house rules that it opens."""
    return wire.Game(
        rules=rule_set(rules),
        target=rules.card_points or rules.target,
        switches=tuple(_switch(rules, field) for field in rules.opens),
        book=tuple(wire.Section(name=section, clauses=SECTIONS[section]) for section in rules.book),
    )


def games() -> tuple[wire.Game, ...]:
    """Every rule set that can be played."""
    return tuple(map(game, VARIANTS.values()))


@lru_cache(256)
def rule_set(rules: Rules) -> wire.RuleSet:
    """The rules in force, as far as they are drawn."""
    return wire.RuleSet(
        variant=rules.variant,
        label=f"variant-{rules.variant}",
        changes=tuple(
            wire.Changed(field=field, label=switch_label(field), choice=_choice(field, getattr(rules, field)))
            for field in house_rules(rules)
        ),
        pack=rules.pack_name,
        suits=tuple(rules.pack.suits),
        ranks=rules.pack.ranks,
        players=rules.players,
        clockwise=rules.clockwise,
        hand_size=rules.hand_size,
        packets=rules.packets,
        piles=rules.piles,
        total=rules.total,
        names_trump=rules.trump == "named",
        talk=rules.talk,
        duties=wire.Duties(**duties(rules)),
    )


def _switch(rules: Rules, field: str) -> wire.Switch:
    listed, span = rules.listed(field), rules.choices(field)
    return wire.Switch(
        field=field,
        label=switch_label(field),
        help=f"{switch_label(field)}-help",
        value=getattr(rules, field),
        choices=tuple(_choice(field, each) for each in listed),
        low=None if listed else int(str(span[0])),
        high=None if listed else int(str(span[-1])),
    )


def _choice(field: str, value: object) -> wire.Choice:
    label, text = value_label(field, value)
    return wire.Choice(value=cast(wire.Value, value), label=label, text=text)
