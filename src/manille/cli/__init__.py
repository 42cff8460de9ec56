"""The command line: what each command is asked, and what it answers. Errors are one sentence and a status: 1 or 2."""

from __future__ import annotations

from manille.cli import contests, files, games, measures, serving
from manille.cli.run import run

__all__ = ["contests", "files", "games", "measures", "run", "serving"]
