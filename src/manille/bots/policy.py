"""How players play, learned from games of the bots themselves: a file of weights for each rule set."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from manille.rules.rules import Rules
from manille.solver import Policy

GRAIN = 16
"""A weight is stored as a whole number of so many parts, in one byte with a sign."""


def policy_for(rules: Rules) -> Policy:
    """The policy for a rule set, with its house rules too; without a file all cards are equally likely.

    Raises `KernelMissing`.
    """
    return _policy(rules.variant)


@cache
def _policy(variant: str) -> Policy:
    file = files("manille.bots") / "policies" / f"{variant}.bin"
    return unpacked(file.read_bytes()) if file.is_file() else Policy()


def packed(policy: Policy) -> bytes:
    """A policy as the bytes of its file; weights are rounded and kept within what a byte can say."""
    return bytes(max(-128, min(127, round(weight * GRAIN))) & 255 for weight in policy.weights)


def unpacked(data: bytes) -> Policy:
    """The policy that the bytes of a file say. Raises `ValueError` where they are not as many as a policy has."""
    return Policy([((byte + 128) % 256 - 128) / GRAIN for byte in data])
