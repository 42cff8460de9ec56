"""The help of every command, in every language, and nothing in it in another one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from manille.words import LANGUAGES

ENGLISH = ("Usage", "Options", "Arguments", "Commands", "[OPTIONS]", "COMMAND [", "[default", "[required]", "Show this")
SAME = {"fr": {"Usage", "Options", "Arguments", "[OPTIONS]"}, "ca": {"Arguments"}}
"""Headings that are the same words in another language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("arena",), ("house",), ("house", "save"), ("play",), ("serve",)])
def test_help_has_no_english_heading_in_another_language(command: tuple[str, ...], language: str) -> None:
    """Each as a process: what typer has in English is replaced for the whole of one."""
    done = subprocess.run(
        [sys.executable, "-m", "manille", *command, "--help", "--lang", language],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found = {heading for heading in ENGLISH if heading in done.stdout}
    if language == "en":
        assert {"Usage", "Options", "[OPTIONS]", "Show this"} <= found
    else:
        assert found <= SAME.get(language, set())
        assert "--help" in done.stdout
