"""A command from its words to its exit status."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

import typer

from manille.cli.errors import BadData, BadUsage
from manille.cli.help import localised
from manille.cli.options import app
from manille.cli.usage import usage
from manille.rules.outside_text import BadName
from manille.rules.rules import RulesError
from manille.rules.strict_json import RecordError
from manille.rules.variants import VARIANTS
from manille.store import saves
from manille.words import LANGUAGES, Words, preferred

UNWRITABLE = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EBADF, errno.EIO)
"""What the system answers where standard output takes nothing: the reader has gone, there is no room, it is closed."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and give its exit status."""
    language, rest = _take_language(arguments)
    words = Words(preferred(language or saves.read_settings().language))
    try:
        _open_streams()
        status = _carry_out(rest, language, words)
        sys.stdout.flush()
        return status
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        _give_up(sys.stdout)
        return 0 if isinstance(error, BrokenPipeError) else _complain(words("cli-bad-output"), 1)


def _carry_out(arguments: list[str], language: str | None, words: Words) -> int:
    """Carry out a command; what is wrong with it is told in a sentence."""
    try:
        if language is not None and language not in LANGUAGES:
            raise BadUsage(words("cli-bad-language", name=language, names=words.listed(LANGUAGES)))
        command = localised(typer.main.get_command(app), arguments, words)
        status = command.main(arguments, prog_name="manille", standalone_mode=False, obj=words)
        return status if isinstance(status, int) else 0
    except typer.TyperException as error:
        return _complain(usage(error, arguments, words), error.exit_code)
    except RecordError as error:
        return _complain(words.error(error), 1)
    except BadName as error:
        return _complain(words.error(error), 2)
    except RulesError as error:
        # What files hold is a `RecordError`; these rules were asked for on the command line.
        unknown = words("cli-bad-variant", name=error.value, names=words.listed(VARIANTS))
        return _complain(unknown if error.code == "variant" else words.error(error), 2)
    except saves.SaveError as error:
        return _complain(words("cli-bad-save", path=words.path(error.path)), 1)
    except BadData as error:
        return _complain(str(error), 1)
    except BadUsage as error:
        return _complain(str(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130


def _open_streams() -> None:
    """Stand in for streams that were closed: nothing to read, an output that fails, complaints that nobody hears."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY))
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_RDONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for anywhere on the command line, and the other arguments."""
    rest = list(arguments)
    for place, argument in enumerate(rest):
        if argument == "--lang":
            return "".join(rest[place + 1 : place + 2]), rest[:place] + rest[place + 2 :]
        if argument.startswith("--lang="):
            del rest[place]
            return argument.removeprefix("--lang="), rest
    return None, rest


def _complain(sentence: str, status: int) -> int:
    try:
        sys.stderr.write(" ".join(sentence.splitlines()) + "\n")
        sys.stderr.flush()
    except OSError:
        _give_up(sys.stderr)
    return status


def _give_up(stream: TextIO) -> None:
    """Let a stream take nothing more: what is left in its buffer must not be tried again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
