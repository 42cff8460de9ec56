"""The help of the command line in the reader's language: what each command says, and what stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manille.words import Words


def localised(command: Any, arguments: Sequence[str], words: Words) -> Any:
    """A command with its sub-commands, whose help is in the language of the words."""
    if "--help" in arguments:
        _name_panels(words)
    _localise(command, words)
    return command


def _localise(command: Any, words: Words) -> None:
    if command.help and words.has(command.help):
        command.help = words(command.help)
    for option in command.params:
        text = getattr(option, "help", None)
        if text and words.has(text):
            option.help = words(text)
    commands = getattr(command, "commands", {})
    command.options_metavar = words("cli-help-slot-options")
    if commands:
        command.subcommand_metavar = words("cli-help-slot-command")
    usage, helping = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage:", words("cli-help-usage"), 1)

    def get_help_option(context: Any) -> Any:
        option = helping(context)
        if option is not None:
            option.help = words("cli-help-help")
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option
    for each in commands.values():
        _localise(each, words)


def _name_panels(words: Words) -> None:
    """Give typer's help the headings of a language; it has them as constants, in English alone."""
    from typer import rich_utils

    panels: dict[str, str] = {
        "ARGUMENTS_PANEL_TITLE": words("cli-help-arguments"),
        "OPTIONS_PANEL_TITLE": words("cli-help-options"),
        "COMMANDS_PANEL_TITLE": words("cli-help-commands"),
        "DEFAULT_STRING": words("cli-help-default", value="{}"),
        "REQUIRED_LONG_STRING": words("cli-help-required"),
    }
    for name, text in panels.items():
        setattr(rich_utils, name, text)
