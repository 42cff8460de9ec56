"""Text from outside, made fit to be shown."""

from __future__ import annotations

import re
import reprlib


def brief(value: object, longest: int = 40) -> str:
    """A value from outside as a short text that is safe to show: however deep it is nested, whatever is in it."""
    text = value if isinstance(value, str) else reprlib.repr(value)
    return UNPRINTABLE.sub("\ufffd", text[:longest])


UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that would do something to a terminal in place of being shown."""
