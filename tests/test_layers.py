"""The layers of docs/design.md: imports point down only, and no variant is known by name outside its file."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import manille
from manille.variants import VARIANTS

SOURCE = Path(manille.__file__).parent

LAYERS: tuple[tuple[str, ...], ...] = (
    ("cards",),
    ("rules", "variants"),
    ("trick", "deal", "score", "auction", "talk"),
    ("board", "round", "reading", "view", "match", "record", "worlds"),
    ("solver", "bots"),
    ("labels", "wire", "table", "sitting", "frames", "games", "seen", "scene", "protocol"),
)
"""Layers 0 to 5, by module or package; all the rest is layer 6."""

FACADE = ""
"""The package itself, which gathers the names of the library."""

ANYWHERE = ("book",)
"""Pure data that every layer may import."""

EDGE = len(LAYERS)

MAY_IMPORT = {0: {0}, 1: {0, 1}, 2: {0, 1, 2}, 3: {0, 1, 2, 3}, 4: {0, 1, 2, 3, 4}, 5: {0, 1, 2, 3, 5}}
"""A bot is a name to the table, so layer 5 does not import layer 4."""

IMPURE = {"os", "sys", "time", "datetime", "secrets", "subprocess", "threading", "asyncio", "socket", "pathlib", "io"}
"""What a layer below the edge has no use for: a clock, the environment, files, streams."""

LOADS = {"solver.kernel": {"pathlib"}}
"""The one exception: the compiled kernel is a file beside its module."""


def name_of(path: Path) -> str:
    """The module in a file, from the package down: ``variants.belgian``; the package itself is the empty text."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> int:
    head = module.split(".")[0]
    return next((number for number, names in enumerate(LAYERS) if head in names), EDGE)


MODULES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}
BRAIN = [module for module in MODULES if module not in ANYWHERE and layer_of(module) < EDGE]
OUTER = [module for module in MODULES if module not in (FACADE, *ANYWHERE) and layer_of(module) == EDGE]


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
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if inside(whole) in MODULES else node.module


def inside(name: str) -> str | None:
    """The module of this package that a full name means, None for another package."""
    if name.split(".")[0] != "manille":
        return None
    return name.removeprefix("manille").removeprefix(".")


def strings(module: str) -> Iterator[ast.Constant]:
    """The texts in a module that are not docstrings."""
    documentation = {id(node.value) for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node


def test_every_layer_has_its_modules() -> None:
    """The table above speaks of modules that exist; the solver is still to come."""
    heads = {module.split(".")[0] for module in MODULES}
    assert {name for names in LAYERS for name in names} - heads <= {"solver"}
    assert {layer_of(module) for module in MODULES if module} == set(range(EDGE + 1))


@pytest.mark.parametrize("module", BRAIN)
def test_imports_point_down(module: str) -> None:
    """Below the edge a module imports the standard library and what lies below it or beside it, nothing else."""
    for name in imports(module):
        found = inside(name)
        if found is None:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{module} imports {name}"
        elif found not in ANYWHERE:
            assert found in MODULES
            assert layer_of(found) in MAY_IMPORT[layer_of(module)], f"{module} imports {found}"


@pytest.mark.parametrize("module", BRAIN)
def test_no_clock_no_environment_no_output(module: str) -> None:
    """Random sources and times are arguments below the edge; nothing is printed and no file is opened."""
    for name in imports(module):
        assert name.split(".")[0] not in IMPURE - LOADS.get(module, set()), f"{module} imports {name}"
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            assert "random" not in [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"print", "input", "open"}
            assert node.func.id != "Random", f"{module} makes a random source of its own"


def test_the_solver_never_imports_bots() -> None:
    """The bots use the solver, and legality uses neither."""
    for module in MODULES:
        if module.split(".")[0] == "solver":
            assert not [name for name in imports(module) if (inside(name) or "").startswith("bots")]


def test_pure_data_imports_nothing() -> None:
    for module in ANYWHERE:
        assert [name for name in imports(module) if name != "__future__"] == []


def test_the_library_is_the_brain() -> None:
    """What `import manille` gives comes from layers 0 to 5, so it needs no package and no terminal."""
    found = {inside(name) for name in imports(FACADE) if name != "__future__"}
    assert found
    assert found <= set(BRAIN)


def test_imports_have_no_circles() -> None:
    """A module never needs, by way of others, itself; what stands in front of them all is left out."""
    graph: dict[str, set[str]] = {}
    for module in (*BRAIN, *ANYWHERE, *OUTER):
        found = {inside(name) for name in imports(module)}
        graph[module] = {each for each in found if each and each != module}
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("cards") < order.index("trick") < order.index("round") < order.index("cli")


@pytest.mark.parametrize("module", [module for module in BRAIN if not module.startswith("variants")])
def test_no_variant_is_named(module: str) -> None:
    """The rules know no variant. The French pack has the name of one, in the modules that speak of packs."""
    allowed = {"french"} if module in ("cards", "rules", "wire") else set()
    for node in strings(module):
        assert node.value not in VARIANTS.keys() - allowed, f"{module}:{node.lineno} names {node.value}"


@pytest.mark.parametrize("module", OUTER)
def test_at_the_edge_a_variant_is_only_a_default(module: str) -> None:
    """The only name of a variant outside its file is the default of an option of a command."""
    defaults = {
        id(default)
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef)
        for default in (*node.args.defaults, *node.args.kw_defaults)
    }
    for node in strings(module):
        if node.value in VARIANTS:
            assert module == "cli", f"{module}:{node.lineno} names {node.value}"
            assert id(node) in defaults, f"{module}:{node.lineno} names {node.value}"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_one_file(name: str) -> None:
    """A variant's name stands as a value in its own file and in no other; others take its rules by import."""
    files = [
        module
        for module in MODULES
        if module.startswith("variants")
        for node in ast.walk(tree(module))
        if isinstance(node, ast.keyword) and node.arg == "variant"
        if isinstance(node.value, ast.Constant) and node.value.value == name
    ]
    assert files == [f"variants.{name.replace('-', '_')}"]


def test_no_rule_asks_for_its_variant() -> None:
    """Nothing below the edge compares the name of a variant with a text: rules are fields."""
    for module in BRAIN:
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "variant":
                assert not any(isinstance(each, ast.Constant) for each in node.comparators), f"{module}:{node.lineno}"
