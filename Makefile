# `make play` installs and plays; `make check` installs what the tests need and runs all that CI runs.

BIN := .venv/bin
MATCHES ?= 10000

.PHONY: play check web test test-long format format-check lint types docs wire pictures clean

play: .venv/ready
	@$(BIN)/manille

check: format-check lint types web test

# The web app by itself; the tests play it in a browser.
web:
	@scripts/web.sh

# The browser's tests run apart: they keep an event loop of their own.
test: .venv/ready-dev
	$(BIN)/python -m pytest -q -n auto --ignore tests/web
	$(BIN)/python -m pytest -q -n auto tests/web

# The long form: 10,000 matches of every rule set, and the wide searches that the tests know of.
test-long: .venv/ready-dev
	MANILLE_LONG=1 MANILLE_MATCHES=$(MATCHES) $(BIN)/python -m pytest -q -n auto --ignore tests/web
	MANILLE_LONG=1 $(BIN)/python -m pytest -q -n auto tests/web

format: .venv/ready-dev
	$(BIN)/ruff format src tests scripts hatch_build.py
	$(BIN)/ruff check --fix src tests scripts hatch_build.py

format-check: .venv/ready-dev
	$(BIN)/ruff format --check src tests scripts hatch_build.py

lint: .venv/ready-dev
	$(BIN)/ruff check src tests scripts hatch_build.py
	$(BIN)/lint-imports --no-logo

types: .venv/ready-dev
	$(BIN)/mypy

docs: .venv/ready-dev
	$(BIN)/python scripts/rulebook.py

# The messages of the server as types for the browser.
wire: .venv/ready-dev
	$(BIN)/python scripts/wiretypes.py

# The pictures of the table in docs/pictures.
pictures: .venv/ready-dev
	$(BIN)/python scripts/pictures.py

clean:
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

KERNEL := hatch_build.py src/manille/solver/kernel.c src/manille/solver/drawing.c src/manille/solver/closed.c
WEB := $(shell find web src/manille/words/locales -name node_modules -prune -o -type f -print)

.venv/ready: pyproject.toml scripts/env.sh $(KERNEL) $(WEB)
	@scripts/env.sh

.venv/ready-dev: pyproject.toml scripts/env.sh $(KERNEL) $(WEB)
	@scripts/env.sh dev
