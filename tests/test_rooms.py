"""The rooms of docs/design.md: import-linter holds what imports what; here stands that it does, and the rest."""

from __future__ import annotations

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import manille
from manille.rules.variants import VARIANTS

SOURCE = Path(manille.__file__).parent
CONFIG = Path(__file__).parent.parent / "pyproject.toml"
CONTRACTS = {each["id"]: each for each in tomllib.loads(CONFIG.read_text("utf-8"))["tool"]["importlinter"]["contracts"]}

ROOMS = [set(layer.split(" | ")) for layer in reversed(CONTRACTS["rooms"]["layers"])]
"""The rooms on each floor, the ground floor first."""

BRAIN = {name.removeprefix("manille.") for name in CONTRACTS["brain"]["source_modules"]}

IMPURE = {"os", "sys", "time", "datetime", "secrets", "subprocess", "threading", "asyncio", "socket", "pathlib", "io"}
"""What a room of the brain has no use for: a clock, the environment, files, streams."""

PERMITTED = {
    "solver.kernel": {"pathlib"},  # The compiled kernel is a file beside its module.
    "croupier.croupier": {"secrets", "SystemRandom"},  # Without a seed, the operating system shuffles (G8).
}


def name_of(path: Path) -> str:
    """The module in a file, from the package down: ``rules.cards``; the package itself is the empty text."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}
INNER = [module for module in MODULES if module.split(".")[0] in BRAIN]
OUTER = [module for module in MODULES if module and module not in INNER]


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text("utf-8"))


def imports(module: str) -> Iterator[str]:
    """Everything that a module imports, at its top or anywhere else, by full name."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are by full name"
            assert node.module is not None
            yield node.module


def packages(module: str) -> set[str]:
    """The packages of others that a module imports."""
    return {name.split(".")[0] for name in imports(module)} - sys.stdlib_module_names - {"manille", "__future__"}


def strings(module: str) -> Iterator[ast.Constant]:
    """The texts in a module that are not docstrings."""
    documentation = {id(node.value) for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node


# What the tool holds


LINT = """
import json, sys
from pathlib import Path
from importlinter.application.use_cases import lint_imports
from importlinter.configuration import configure

configure()
config, copy, plants = json.loads(sys.stdin.read())
for room, line in plants:
    planted = Path(copy, f"{room}.py" if room == "__main__" else f"{room}/planted.py")
    before = planted.read_text("utf-8") if planted.exists() else None
    new = not planted.parent.exists()
    planted.parent.mkdir(exist_ok=True)
    if new:
        (planted.parent / "__init__.py").touch()
    planted.write_text(f"{before or ''}\\n{line}\\n", "utf-8")
    print("=====", flush=True)
    print("kept" if lint_imports(config, cache_dir="cache", no_logo=True) else "broken", flush=True)
    planted.unlink()
    if before is not None:
        planted.write_text(before, "utf-8")
    elif new:
        (planted.parent / "__init__.py").unlink()
        planted.parent.rmdir()
"""
"""Plants one import after the other in a copy of the package, and lints it each time."""


def upwards() -> Iterator[tuple[str, str, str]]:
    """For each room an import of every room beside it and on the floor above; in the long form, on all floors above."""
    reach = len(ROOMS) if os.environ.get("MANILLE_LONG") else 2
    for floor, rooms in enumerate(ROOMS):
        for room in sorted(rooms):
            for other in sorted(set().union(*ROOMS[floor : floor + reach]) - {room}):
                yield room, f"import manille.{other}", "rooms"


PLANTED = [
    *upwards(),
    *((room, "import numpy", "brain") for room in sorted(BRAIN)),
    ("game", "from manille.rules.variants import belgian", "variants"),
    ("cli", "from manille.rules.variants.french import RULES", "variants"),
    ("game", "import manille.solver", "legality"),
    ("rules", "from manille import Card", "rooms"),
    ("a_new_room", "import manille.rules", "rooms"),
]


def test_the_tool_refuses_every_planted_import(tmp_path: Path) -> None:
    """One import each way that there is none; each is named by the contract that it breaks."""
    copy = tmp_path / "manille"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("web", "locales", "policies", "*.so", "__pycache__"))
    plants = [("rules", ""), *((room, line) for room, line, _ in PLANTED)]
    done = subprocess.run(
        [sys.executable, "-c", LINT],
        input=json.dumps([str(CONFIG), str(copy), plants]),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    clean, *answers = done.stdout.split("=====\n")[1:]
    assert clean.endswith("kept\n")
    assert len(answers) == len(PLANTED)
    for (room, line, contract), answer in zip(PLANTED, answers, strict=True):
        assert answer.endswith("broken\n"), f"{room}: {line} is let through"
        assert f"{CONTRACTS[contract]['name']} BROKEN" in " ".join(answer.split()), answer


def test_the_picture_of_the_rooms_is_what_the_code_draws() -> None:
    script = runpy.run_path(str(CONFIG.parent / "scripts" / "rooms.py"))
    assert script["TARGET"].read_text("utf-8") == script["picture"]()


def test_the_tool_knows_every_package_of_others() -> None:
    """The contract of the brain can only name packages; it names all that are imported anywhere."""
    found = {name for module in MODULES for name in packages(module)}
    assert found
    assert found <= set(CONTRACTS["brain"]["forbidden_modules"])


# What it cannot say


@pytest.mark.parametrize("module", INNER)
def test_the_brain_has_no_clock_no_environment_no_output(module: str) -> None:
    """Random sources and times are arguments; nothing is printed and no file is opened."""
    permitted = PERMITTED.get(module, set())
    for name in imports(module):
        assert name.split(".")[0] not in IMPURE - permitted, f"{module} imports {name}"
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            assert "random" not in [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} <= {"Random", *permitted}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"print", "input", "open"}
            assert node.func.id != "Random" or permitted, f"{module} makes a random source of its own"


def test_the_library_is_the_brain() -> None:
    """What `import manille` gives comes from the brain, so it needs no package and no terminal."""
    found = {name.removeprefix("manille.").split(".")[0] for name in imports("") if name != "__future__"}
    assert found
    assert found <= BRAIN


@pytest.mark.parametrize("module", [module for module in INNER if not module.startswith("rules.variants")])
def test_no_variant_is_named(module: str) -> None:
    """The rules know no variant. The French pack has the name of one, in the modules that speak of packs."""
    allowed = {"french"} if module in ("rules.cards", "rules.rules", "wire.parts") else set()
    for node in strings(module):
        assert node.value not in VARIANTS.keys() - allowed, f"{module}:{node.lineno} names {node.value}"


@pytest.mark.parametrize("module", OUTER)
def test_at_the_edge_no_variant_is_named_either(module: str) -> None:
    for node in strings(module):
        assert node.value not in VARIANTS, f"{module}:{node.lineno} names {node.value}"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_one_file(name: str) -> None:
    """A variant's name stands as a value in its own file and in no other; others take its rules by import."""
    files = [
        module
        for module in MODULES
        if module.startswith("rules.variants")
        for node in ast.walk(tree(module))
        if isinstance(node, ast.keyword) and node.arg == "variant"
        if isinstance(node.value, ast.Constant) and node.value.value == name
    ]
    assert files == [f"rules.variants.{name.replace('-', '_')}"]


def test_no_rule_asks_for_its_variant() -> None:
    """Nothing in the brain compares the name of a variant with a text: rules are fields."""
    for module in INNER:
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "variant":
                assert not any(isinstance(each, ast.Constant) for each in node.comparators), f"{module}:{node.lineno}"
