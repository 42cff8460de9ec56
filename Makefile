# `make play` installs and plays; `make check` installs what the tests need and runs all that CI runs.

BIN := .venv/bin
MATCHES ?= 10000

.PHONY: play check quick web test test-long format format-check lint types hooks docs wire pictures rooms reference clean

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

# The time between two commits: all but the tests that play long, search or open a browser.
QUICK := tests/test_rooms.py tests/rules tests/game tests/wire tests/table tests/words
quick: format-check lint types
	$(BIN)/python -m pytest -q -n auto $(QUICK) -k "not perft and not properties"

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

# Before each commit, what `make check` runs before the tests.
hooks: .venv/ready-dev
	$(BIN)/pre-commit install

docs: .venv/ready-dev
	$(BIN)/python scripts/rulebook.py

# The messages of the server as types for the browser.
wire: .venv/ready-dev
	$(BIN)/python scripts/wiretypes.py

# The pictures of the table in docs/pictures.
pictures: .venv/ready-dev
	$(BIN)/python scripts/pictures.py

# The picture of what imports what.
rooms: .venv/ready-dev
	$(BIN)/python scripts/rooms.py

# The library as pages to read, from its docstrings: all rooms, and within the brain and the game for research each
# module. A warning is an error, but for the one that pdoc gives for every named tuple.
REFERENCE ?= build/reference
ROOMS = $(subst /,.,$(patsubst src/%/__init__.py,%,$(wildcard src/manille/*/__init__.py)))

reference: .venv/ready-dev
	$(BIN)/python -W error::UserWarning -W "ignore:Error parsing type annotation ForwardRef" -m pdoc \
		--no-show-source --output-directory $(REFERENCE) manille $(ROOMS) \
		manille.env.features manille.env.numbers manille.env.openspiel \
		'!manille\.(cli|server|store|study|terminal)\..+' '!manille\.rules\.(strict_json|variants\..+)'

clean:
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

KERNEL := hatch_build.py src/manille/solver/kernel.c src/manille/solver/sampling.c src/manille/solver/closed.c
WEB := $(shell find web src/manille/words/locales -name node_modules -prune -o -type f -print)

.venv/ready: pyproject.toml scripts/env.sh $(KERNEL) $(WEB)
	@scripts/env.sh

.venv/ready-dev: pyproject.toml scripts/env.sh $(KERNEL) $(WEB)
	@scripts/env.sh dev
