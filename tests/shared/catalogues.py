"""The catalogues as they are written."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import manille

LOCALES = Path(manille.__file__).parent / "words" / "locales"


@cache
def messages(language: str, name: str) -> dict[str, str]:
    """The messages of a file of a catalogue, as they are written."""
    text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:^[ }].*\n|^\n(?=[ ]))*)", text, re.MULTILINE)
    return dict(found)
