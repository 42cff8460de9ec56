"""What is wrong with how a command was called, as a sentence: typer itself knows but English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from manille.words import Words


def usage(error: typer.TyperException, arguments: Sequence[str], words: Words) -> str:
    """A sentence for what typer found wrong with the arguments of a command line."""
    found: dict[str, Any] = vars(error)
    context, param = found.get("ctx"), found.get("param")
    command = context.command_path if context else " ".join(("manille", *arguments[:1]))
    name = found.get("option_name") or (param and (param.metavar or param.opts[0].upper()))
    match type(error).__name__:
        case "NoSuchOption":
            return words("cli-no-option", name=name, command=command)
        case "MissingParameter":
            return words("cli-missing", name=name, command=command)
        case "BadParameter" if param and param.min is not None:
            return _out_of_range(param.opts[0], param.min, param.max, words)
        case "BadParameter" | "BadOptionUsage":
            return words("cli-odd-option", name=param.opts[0] if param else name, command=command)
        case "UsageError" if context and hasattr(context.command, "commands"):
            return words("cli-no-command", names=words.listed(context.command.commands))
        case "UsageError":
            return words("cli-too-many", command=command)
    return error.format_message()


def _out_of_range(name: str, low: int, high: int | None, words: Words) -> str:
    if high is None:
        return words("cli-bad-whole", name=name, low=low)
    return words("cli-bad-range", name=name, low=low, high=high)
