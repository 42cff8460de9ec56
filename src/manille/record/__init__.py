"""Matches as text: the form, checking it against the rules, and files of many."""
