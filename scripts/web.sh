#!/bin/sh
# Checks the web app: how it is written, its types, its tests. Where there is no node it says so, and nothing fails.
set -eu
cd "$(dirname "$0")/../web"

if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
    2>/dev/null || ! command -v npm >/dev/null; then
    echo "No node 20.19 or newer was found: the web app is left unchecked." >&2
    exit 0
fi
installed=node_modules/.with-tests
if [ ! -e "$installed" ] || [ package-lock.json -nt "$installed" ]; then
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
    touch "$installed"
fi
npm run --silent check
