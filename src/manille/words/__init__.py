"""Sentences: the catalogues of all languages, and a round, an account and the rule book told in them."""

from __future__ import annotations

from manille.words.words import LANGUAGES, Words, preferred

__all__ = ["LANGUAGES", "Words", "preferred"]
