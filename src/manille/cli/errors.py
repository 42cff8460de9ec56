"""What goes wrong at the command line, apart from the rules."""

from __future__ import annotations


class BadData(Exception):
    """Something that was given is wrong; the text is a sentence for the user. The status is 1."""


class BadUsage(Exception):
    """The command was called wrongly; the text is a sentence for the user. The status is 2."""
