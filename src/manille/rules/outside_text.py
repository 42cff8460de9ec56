"""Text from outside: made fit to stand in a sentence, or refused as a name that is to be kept.

Names, arguments, paths and what files hold may be of any length and any content. What is shown goes through `brief`,
what is kept through `kept_name`.
"""

from __future__ import annotations

import re
import reprlib
import unicodedata

LONGEST_NAME = 40
"""The most characters of a name that is kept."""

UNPRINTABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"  # control characters, ends of lines, halves of characters
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"  # marks that turn the direction of all that follows
)
"""Characters that would do something to a terminal or to a sentence in place of being shown."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""


class BadName(ValueError):
    """A name that is not to be kept, by a code: ``empty``, ``long``, ``unprintable`` or ``invisible``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def brief(value: object, longest: int = 40) -> str:
    """A value from outside as a short text that is safe to show: however deep it is nested, whatever is in it."""
    text = value if isinstance(value, str) else reprlib.repr(value)
    return UNPRINTABLE.sub("\ufffd", text[:longest])


def told(text: str, longest: int) -> str:
    """A text from outside as it stands in a sentence: as `brief`, with a mark where it was cut."""
    return brief(text, longest) if len(text) <= longest else brief(text, longest - 1) + "…"


def kept_name(text: str) -> str:
    """A name as it is kept, without the white space around it. Raises `BadName`."""
    name = text.strip()
    if not name:
        raise BadName("empty")
    if len(name) > LONGEST_NAME:
        raise BadName("long")
    if UNPRINTABLE.search(name):
        raise BadName("unprintable")
    if not any(unicodedata.category(each)[0] in "LNPS" and each not in _BLANK for each in name):
        raise BadName("invisible")
    return name
