"""The command ``manille``. The version is answered before anything heavy is imported."""

from __future__ import annotations

import sys
from contextlib import suppress


def main() -> None:
    """Run the command line."""
    if sys.argv[1:] == ["--version"]:
        from manille import __version__

        # Where output is full or closed, the command line says so.
        with suppress(OSError, AttributeError):
            sys.stdout.write(f"manille {__version__}\n")
            sys.stdout.flush()
            return
    try:
        from manille.cli import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


if __name__ == "__main__":
    main()
