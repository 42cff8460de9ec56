"""The build hook: compiles the solver's kernel into the package.

The system's compiler does it where there is one, else ``ziglang``, which is asked for only then. Without either,
or with ``MANILLE_KERNEL=0``, the package is built without the kernel and is pure Python: all but fast solving works.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

SOURCE = "src/manille/solver/kernel.c"
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
FLAGS = ("-std=c11", "-O3", "-fno-builtin", "-fvisibility=hidden", "-shared", "-s")
WANTED = os.environ.get("MANILLE_KERNEL") != "0" and sys.platform != "emscripten"
ZIG_MACHINES = {"x86_64", "amd64", "aarch64", "arm64", "armv7l", "i386", "i686", "x86", "ppc64le", "s390x", "riscv64"}


class Kernel(BuildHookInterface[Any]):
    """Compiles ``kernel.c`` to a shared library beside it, and puts that into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """``ziglang``, where no compiler is found and there is a ``ziglang`` for the machine."""
        wanted = WANTED and not compilers() and platform.machine().lower() in ZIG_MACHINES
        return ["ziglang>=0.13"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the kernel and mark the wheel as one for this platform."""
        if not WANTED:
            return
        source = Path(self.root) / SOURCE
        library = source.with_name("_kernel" + SUFFIX)
        for command in (*compilers(), *zig()):
            if compiled(command, source, library):
                tag = next(each for each in platform_tags() if "manylinux" not in each and "musllinux" not in each)
                build_data["pure_python"] = False
                build_data["tag"] = f"py3-none-{tag}"
                build_data["artifacts"].append(f"/{library.relative_to(self.root).as_posix()}")
                return
        self.app.display_warning("No C compiler could be had: built without the fast solver.")


def compilers() -> list[list[str]]:
    """The commands of the C compilers that are installed; ``CC`` goes first."""
    named = shlex.split(os.environ.get("CC", ""))
    found = [named] if named and shutil.which(named[0]) else []
    return found + [[name] for name in ("cc", "gcc", "clang") if shutil.which(name)]


def zig() -> list[list[str]]:
    """The command of the compiler in the ``ziglang`` package, if that is installed."""
    return [[sys.executable, "-m", "ziglang", "cc"]] if find_spec("ziglang") else []


def compiled(command: list[str], source: Path, library: Path) -> bool:
    """Compile, for a machine of the last fifteen years first, then for any; whether that worked."""
    position = () if sys.platform == "win32" else ("-fPIC",)
    machine = "x86_64_v2" if "ziglang" in command else "x86-64-v2"
    newer = platform.machine().lower() in {"x86_64", "amd64"}
    for extra in ([f"-march={machine}"], []) if newer else ([],):
        call = [*command, *FLAGS, *position, *extra, "-o", str(library), str(source)]
        try:
            if not subprocess.run(call, capture_output=True, timeout=600).returncode:
                return True
        except (OSError, subprocess.TimeoutExpired):
            return False
    return False
