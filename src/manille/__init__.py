"""The Manille family of card games: rules, matches, records and bots."""

__version__ = "0.1.0"
