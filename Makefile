# make play    build, start the server and open the browser
# make test    set up all that is needed and run every test
# make check   format, lint, types and layers; of the browser client too
# make fix     mend what can be mended by a tool
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
EXTRAS := plots,gym,pettingzoo,openspiel,postgres,ray

.PHONY: play web test check fix playthroughs mutants constraints clean

play: web
	$(BIN)/tenback

# The browser client, if its sources have changed.
web: $(READY)
	$(BIN)/python scripts/build_client.py

test: web
	$(BIN)/python scripts/system_packages.py
	$(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/check_client.py

fix: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Write the golden games anew from their records; look at the difference before you commit it.
playthroughs: $(READY)
	$(BIN)/python -m tests.playthroughs.write

# Mutation testing of the rules: minutes, so not part of `make test`.
mutants: $(READY)
	$(BIN)/mutmut run

# Pins that name no address; after a change of dependencies.
constraints: $(READY)
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --group bench --universal --python-version 3.11 \
		--no-header --no-annotate --upgrade -o constraints.txt

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("tenback needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet -c constraints.txt uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[$(EXTRAS)]' --group dev
	touch $@

clean:
	rm -rf $(VENV) build dist mutants
