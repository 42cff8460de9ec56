"""Manilla as S4 tells it (rule book K9): the same game, but taking all tricks wins nothing by itself."""

from dataclasses import replace

from manille.rules.variants import manilla

RULES = replace(manilla.RULES, variant="manilla-nueve", slam_wins=False)
