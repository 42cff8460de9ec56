"""The game as researchers' programs expect it: a PettingZoo environment here, OpenSpiel in `manille.env.openspiel`.

Both need packages that playing does not: the extras ``env`` and ``openspiel``. Actions are numbered by
`manille.env.numbers`, and what a seat sees becomes figures in `manille.env.features`, from its `View` alone.
"""

from __future__ import annotations

from manille.env.aec import env, raw_env

__all__ = ["env", "raw_env"]
