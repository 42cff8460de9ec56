"""Botifarra with strict play (rule book O4): whoever cannot win the trick plays low."""

from dataclasses import replace

from manille.rules.variants import botifarra

RULES = replace(botifarra.RULES, variant="botifarra-obligada", sink=True)
