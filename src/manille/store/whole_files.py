"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


@contextmanager
def written(path: Path) -> Iterator[TextIO]:
    """A file to write, which takes the place of the old one once it is whole and on the disk. Raises `OSError`.

    What is no ordinary file, such as a pipe, is written straight.
    """
    if not _is_path(path):
        raise OSError(errno.EINVAL, "no path")
    if path.exists() and not path.is_file():
        with path.open("w", encoding="utf-8") as file:
            yield file
        return
    path = Path(os.path.realpath(path))
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            if path.exists():
                # Where only the folder may be written to, the file is not to be replaced either.
                path.open("r+b").close()
                shutil.copymode(path, fresh)
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def _is_path(path: Path) -> bool:
    """Whether the system could have a file of this name at all."""
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False
