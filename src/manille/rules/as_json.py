"""Rules and cards as JSON, both ways; house rules as somebody types them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from manille.rules.cards import Card, NotationError, Pack
from manille.rules.rules import Rules, RulesError
from manille.rules.strict_json import Node
from manille.rules.variants import house_rules, variant


def rules_json(rules: Rules) -> dict[str, object]:
    """Rules as JSON: the variant, and the house rules that differ from it."""
    return {"variant": rules.variant, "changes": house_rules(rules)}


def read_rules(node: Node) -> Rules:
    """The rules that JSON names. Raises `RecordError`."""
    node.object(("variant", "changes"))
    changes = node["changes"]
    if not isinstance(changes.value, dict):
        changes.fail("type", wanted="object")
    try:
        return variant(node["variant"].text(), changes.value)
    except RulesError as error:
        node.fail(f"rules-{error.code}", name=error.field, value=error.value)


def read_card(node: Node, pack: Pack) -> Card:
    """The card that JSON names. Raises `RecordError`."""
    try:
        return pack.card(node.text())
    except NotationError as error:
        node.fail("card", clause="G3", text=error.text)


def typed_changes(pairs: Iterable[str], equals: str = "=") -> dict[str, object]:
    """House rules typed as ``name=value``; the value is JSON, or a plain word. Raises `RulesError`."""
    changes: dict[str, object] = {}
    for pair in pairs:
        name, found, text = pair.partition(equals)
        if not found or not name:
            raise RulesError("written", name, pair)
        try:
            changes[name] = json.loads(text)
        except (ValueError, RecursionError):
            changes[name] = text
    return changes
