"""The library as it tells of itself: the examples in the docstrings run, and the reference shows every public name."""

from __future__ import annotations

import ast
import doctest
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import manille
import manille.bots
import manille.words

ROOT = Path(__file__).parent.parent
SOURCE = Path(manille.__file__).parent

OPTIONAL = {"colver", "endplay", "gymnasium", "numpy", "open_spiel", "pettingzoo", "psycopg", "pyspiel"}
"""The packages of the extras: a module that needs one is left out where it is not installed."""

MAIN = (
    "Card",
    "Deal",
    "Match",
    "Pack",
    "Record",
    "Round",
    "Rules",
    "View",
    "Worlds",
    "consistent",
    "variant",
)
"""What everybody meets first: each with an example."""

VALUES = ("DOUBLE", "FRENCH", "NO_TRUMP", "PASS", "SPANISH", "VARIANTS", "Action")
"""The names that are neither class nor function: what they are stands on the page of the module where they are made."""


def modules() -> Iterator[ModuleType]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        try:
            yield import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
        except ModuleNotFoundError as error:
            if str(error.name).split(".")[0] not in OPTIONAL:
                raise


def test_the_examples_run() -> None:
    results = {module.__name__: doctest.testmod(module) for module in modules()}
    assert len(results) > 100
    assert [name for name, result in results.items() if result.failed] == []


@pytest.mark.parametrize("name", MAIN)
def test_a_main_name_has_an_example(name: str) -> None:
    (test,) = doctest.DocTestFinder(recurse=False).find(getattr(manille, name), name)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 0
    assert result.failed == 0


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """`make reference` with the Python of these tests, in a folder."""
    command = ["make", "--old-file=.venv/ready-dev", "reference", f"BIN={Path(sys.executable).parent}"]
    return subprocess.run(
        [*command, f"REFERENCE={folder}"],
        env={name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )


def entry(page: str, name: str) -> str:
    """What a page says of a name, without the members of a class; empty if it has no entry."""
    found = re.search(rf'<section id="{name}">(.*?)(?:<div id="{name}\.|</section>)', page, re.DOTALL)
    return found[1] if found else ""


def homes() -> dict[str, str]:
    """The module from which the library takes each name."""
    imports = (node for node in ast.parse(inspect.getsource(manille)).body if isinstance(node, ast.ImportFrom))
    return {alias.name: str(node.module) for node in imports for alias in node.names}


def test_the_reference_shows_every_public_name(tmp_path: Path) -> None:
    done = build(tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""

    def page(module: str) -> str:
        return (tmp_path / module.replace(".", "/")).with_suffix(".html").read_text("utf-8")

    told = '<div class="docstring">'
    for name in manille.__all__:
        shown = entry(page("manille"), name)
        assert shown, name
        assert told in (entry(page(homes()[name]), name) if name in VALUES else shown), name
    for module in (manille.bots, manille.words):
        assert [name for name in module.__all__ if not entry(page(module.__name__), name)] == []
    assert told in entry(page("manille.env"), "env")
    for room in SOURCE.glob("*/__init__.py"):
        assert told in page(f"manille.{room.parent.name}"), room
