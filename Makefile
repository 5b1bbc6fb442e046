# make play    build, start the server and open the browser
# make test    set up all that is needed and run every test
# make quick   what to run after every change: rules, tables, talk, words, the simulator, one game in a browser
# make pythons the tests without a browser on every Python that is here
# make check   format, lint, types and layers; of the browser client too
# make gpu-check  on a machine with a GPU, nvcc and PyTorch: its games against the rules
# make fix     mend what can be mended by a tool
# make docs    the documentation as a site in build/site
# make release wheel and source archive in dist/, checked; TAG=1 tags the commit
# Tests start many processes: each would compile all its modules again.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
EXTRAS := plots,data,gym,pettingzoo,openspiel,postgres,ray
# Many tests wait more than they work, so four share two cores; what takes longest comes first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -n 4 --dist loadgroup --no-loadscope-reorder
QUICK := tests/architecture tests/games tests/records tests/tables tests/talk tests/words tests/playthroughs \
	tests/sim/the_game/test_lockstep.py tests/sim/take_that/test_take_that_kernels.py \
	'tests/e2e/test_whole_games.py::test_two_people_and_a_bot_play_a_whole_game[take-that]'

.PHONY: play web test quick pythons check gpu-check docs release fix playthroughs mutants constraints clean

# Playing needs no test tools and none of the optional parts: a small set-up of its own.
play: $(PLAYABLE)
	$(BIN)/python scripts/build_client.py
	$(BIN)/tenback

# The browser client, if its sources have changed.
web: $(READY)
	$(BIN)/python scripts/build_client.py

test: web
	$(BIN)/python scripts/system_packages.py
	$(BIN)/python scripts/compile_kernels.py
	$(PYTEST) $(ARGS)

quick: web
	$(PYTEST) $(QUICK) $(ARGS)

pythons: web
	$(BIN)/python scripts/pythons.py -- $(ARGS)

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

# The kernels that teach networks, held to the rules on every way of playing; PYTHON needs PyTorch and Numba.
gpu-check:
	PYTHONPATH=src:. $(PYTHON) -m training.the_game.check
	PYTHONPATH=src:. $(PYTHON) -m training.the_game.check_extreme

docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Open build/site/index.html; with the search: $(BIN)/python -m http.server -b 127.0.0.1 -d build/site"

release: web
	$(BIN)/python scripts/release.py $(if $(TAG),--tag)

# Mutation testing of the rules: minutes, so not part of `make test`.
mutants: $(READY)
	$(BIN)/mutmut run

# Pins that name no address; after a change of dependencies.
constraints: $(READY)
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --group bench --universal --python-version 3.11 \
		--no-header --no-annotate --upgrade -o constraints.txt

INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt

$(READY): pyproject.toml constraints.txt | $(BIN)/uv
	$(INSTALL) -e '.[$(EXTRAS)]' --group dev
	touch $@ $(PLAYABLE)

$(PLAYABLE): pyproject.toml constraints.txt | $(BIN)/uv
	$(INSTALL) -e . --group client
	touch $@

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.exit("tenback needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet -c constraints.txt uv

clean:
	rm -rf $(VENV) build dist mutants
