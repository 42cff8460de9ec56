"""Writes web/src/wire/messages.ts, the messages as types for the browser, from the Python types in manille.wire.

``make wire`` runs it, and a test holds the file to it. Every field is always there: a client writes the whole object.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from manille.game import labels
from manille.wire import pages, parts, to_seat, to_table, welcome

MODULES: tuple[ModuleType, ...] = (parts, to_table, welcome, to_seat, pages)
"""Where the types are, in the order in which a conversation comes to them."""

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "messages.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def types() -> str:
    """The text of the file."""
    return "\n".join(("// Made from src/manille/wire by scripts/wiretypes.py: `make wire`.", "", *_lines()))


def _lines() -> Iterator[str]:
    told = _comments()
    # A module has the names that it imports too: each is written once, where it is met first.
    named = {name: value for module in MODULES for name, value in vars(module).items()}
    # A class that comes from elsewhere is no message.
    own = {module.__name__ for module in MODULES}
    for name, value in named.items():
        if is_dataclass(value) and isinstance(value, type) and value.__module__ in own:
            yield from _comment(value.__doc__ or "", "")
            yield f"export interface {name} {{"
            hints = get_type_hints(value)
            for each in fields(value):
                yield from _comment(told.get((name, each.name), ""), "  ")
                yield f"  {each.name}: {_type(hints[each.name])};"
            yield "}"
            yield ""
        elif name[0].isupper() and get_origin(value) in (Literal, Union, UnionType, tuple):
            yield from _comment(told.get(("", name), ""), "")
            yield f"export type {name} = {_type(value)};"
            yield ""


def _type(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_dataclass(kind) and isinstance(kind, type):
        return kind.__name__
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in inner)
    if origin in (Union, UnionType):
        return " | ".join(map(_type, inner))
    if origin is tuple and inner[-1] is Ellipsis:
        text = _type(inner[0])
        return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"
    if origin is tuple:
        return f"readonly [{', '.join(map(_type, inner))}]"
    if origin is dict:
        return f"Readonly<Record<{_type(inner[0])}, {_type(inner[1])}>>"
    raise TypeError(kind)


def _comments() -> dict[tuple[str, str], str]:
    """The text under each field and each name, by class and name."""
    found = {}
    nodes = (node for module in (labels, *MODULES) for node in ast.walk(ast.parse(inspect.getsource(module))))
    for node in nodes:
        if isinstance(node, ast.Module | ast.ClassDef):
            owner = node.name if isinstance(node, ast.ClassDef) else ""
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                        found[owner, before.target.id] = str(after.value.value)
                    elif isinstance(before, ast.Assign) and isinstance(before.targets[0], ast.Name):
                        found[owner, before.targets[0].id] = str(after.value.value)
    return found


def _comment(text: str, indent: str) -> Iterator[str]:
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(types(), "utf-8")
