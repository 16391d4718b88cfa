# `make play` opens the room; `make test` checks everything. Both set themselves up.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
NPM := $(BIN)/python hatch_build.py

# Installing runs hatch_build.py, which builds the client where it is missing or out of date.
CLIENT_SOURCES := $(shell find client locales decks/faces -name node_modules -prune -o -type f -print 2>/dev/null)
CLIENT_MISSING := $(if $(wildcard src/mazzo/web/client/.vite/manifest.json),,missing)
INSTALLED_FROM := pyproject.toml constraints.txt hatch_build.py $(CLIENT_SOURCES) $(CLIENT_MISSING)

.PHONY: help
help: ## Show what can be made
	@sed -n 's/^\([a-z-]*\):.* ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

.PHONY: play
play: $(VENV)/installed ## Open the room on http://localhost:8000
	@$(BIN)/mazzo

.PHONY: test
test: lint test-client test-python ## Run every check

QUICK := tests/laws tests/games tests/records tests/bots tests/match tests/room tests/docs tests/test_*.py

.PHONY: check
check: lint test-client ## Run the quick half of the checks, in about a minute
	$(BIN)/pytest -n logical -m 'not slow and not install' $(wildcard $(QUICK))

.PHONY: lint
lint: $(VENV)/tools client/lint/node_modules ## Check style, types and which module may import which
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) --prefix lint run lint

.PHONY: test-client
test-client: $(VENV)/tools ## Check the types of the client and run its tests
	$(NPM) run check
	$(NPM) test

.PHONY: test-python
test-python: $(VENV)/tools chromium engines compiler ## Run the Python and the browser tests
	$(BIN)/pytest -n auto --dist loadfile

.PHONY: pictures
pictures: $(VENV)/tools chromium ## Take pictures of every state, into pictures/
	$(BIN)/python -m bench.pictures

.PHONY: format
format: $(VENV)/tools ## Bring the Python code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: clean
clean: ## Remove all that was made here
	rm -rf $(VENV) client/node_modules src/mazzo/web/client
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Mazzo needs Python 3.11 or later; name it: make PYTHON=python3.12 play' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo 'Mazzo needs Python with venv; on Debian: apt-get install python3-venv' >&2; exit 1; }

$(VENV)/installed: $(INSTALLED_FROM) | $(BIN)/python
	@echo 'Installing Mazzo; the first time this takes a minute or two.'
	@$(INSTALL) -e .
	@touch $@

$(VENV)/tools: $(INSTALLED_FROM) | $(BIN)/python
	@echo 'Installing Mazzo and what its checks need.'
	@$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/installed

client/lint/node_modules: client/lint/package.json client/lint/package-lock.json | $(VENV)/tools
	@$(NPM) --prefix lint ci --silent
	@touch $@

.PHONY: missing
missing:

.PHONY: chromium
chromium:
	@tests/browser/chromium

.PHONY: engines
engines:
	@tests/browser/engines/programs

.PHONY: compiler
compiler: $(BIN)/python
	@tests/compiler $(BIN)/python
