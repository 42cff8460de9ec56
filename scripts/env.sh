#!/bin/sh
# Makes the project's own environment in .venv and installs the project there: `scripts/env.sh` to play,
# `scripts/env.sh dev` with everything that the tests need. Nothing outside .venv is changed, except that root on a
# Debian without the venv package gets that package, and for the tests a browser.
set -eu
cd "$(dirname "$0")/.."
extra=${1:-}

python=
for name in "${PYTHON:-}" python3.14 python3.13 python3.12 python3.11 python3; do
    if [ -n "$name" ] && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$name
        break
    fi
done
if [ -z "$python" ]; then
    echo "manille needs Python 3.11 or newer, and none was found." >&2
    exit 1
fi

# Debian splits venv and pip from Python, so one of them may be missing.
make_venv() {
    "$python" -m venv .venv >/dev/null 2>&1 && return
    rm -rf .venv
    "$python" -m pip --version >/dev/null 2>&1 || return 1
    "$python" -m venv --without-pip .venv && "$python" -m pip --python .venv/bin/python install --quiet pip
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    if ! make_venv; then
        rm -rf .venv
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null && make_venv
        else
            echo "This Python cannot make an environment of its own: run 'sudo apt-get install python3-venv' first." >&2
            exit 1
        fi
    fi
fi
# The tests of the web app need a browser.
if [ "$extra" = dev ] && ! command -v chromium >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq chromium >/dev/null || echo "No chromium: those tests are left out." >&2
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".${extra:+[$extra]}"
touch ".venv/ready${extra:+-$extra}"
