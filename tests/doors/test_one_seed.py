"""Deal n of seed s is the same cards wherever a game is dealt."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from harness.client import person
from harness.servers import Server, served
from tenback.arena import Series, replayed
from tenback.envs.gymnasium_batch import BatchEnv
from tenback.envs.openspiel.records import state_after
from tenback.envs.pettingzoo import raw_env
from tenback.games import GAMES, Deal, seeded_deal, the_game
from tenback.records import Record, parse_record
from tenback.sim import by_game
from tenback.terminal.journal import read_journal
from tenback.terminal.log import table_of
from tests.cli.terminals import Terminal

SEED, NUMBER, PLAYERS = 7, 3, 2
ENVIRONMENTS = {"the-game": "TheGame", "extreme": "Extreme", "take-that": "TakeThat"}
NOTING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "noting"}), flush=True)
        continue
    view = asked["view"]
    if not view["history"]:
        print(view["hand"], file=open(sys.argv[1], "a"))
    print(json.dumps({"type": "move", "id": asked["id"], "move": view["legal"][0]}), flush=True)
"""
"""A bot that writes down the hand it begins with."""


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(str(tmp_path_factory.mktemp("doors") / "tenback.sqlite"), limit_factor=1000) as running:
        yield running


def deal_of(game: str, number: int = NUMBER) -> Deal:
    return seeded_deal(GAMES[game].options(players=PLAYERS), SEED, number)


def cards(deal: Deal) -> Any:
    """What chance decides: decks and layout."""
    return (deal.deck, deal.layout) if isinstance(deal, the_game.Deal) else deal.state()


def commands(deal: Deal) -> list[str | None]:
    """What the cards of the first hand order."""
    layout = (deal.layout or {}) if isinstance(deal, the_game.Deal) else {}
    return [layout[card].value if card in layout else None for card in hands(deal)[0]]


def hands(deal: Deal) -> list[list[int]]:
    return [list(hand) for hand in deal.state().hands]


def command(*words: str) -> str:
    """Run a command and give what it prints."""
    run = [sys.executable, "-c", "from tenback.cli import main; main()", *words]
    return subprocess.run(run, check=True, capture_output=True, text=True, env=os.environ).stdout


def test_simulate(game: str) -> None:
    words = ("--players", str(PLAYERS), "--seed", str(SEED), "--bot", "random", "--record", str(NUMBER))

    assert cards(parse_record(command("simulate", game, *words)).deal) == cards(deal_of(game))


def test_a_series_in_python(game: str) -> None:
    series = Series(GAMES[game].options(players=PLAYERS), ("random",) * PLAYERS, SEED)

    assert cards(replayed(series, NUMBER).record.deal) == cards(deal_of(game))


def test_match(game: str, tmp_path: Path) -> None:
    bot, notes = tmp_path / "noting.py", tmp_path / "hands"
    bot.write_text(NOTING)
    words = ("--players", str(PLAYERS), "--seed", str(SEED), "--deals", "2", "--threads", "1")
    command("match", game, *words, "--bot", "random", "--bot", f"exec:{sys.executable} {bot} {notes}")

    begun = [json.loads(line) for line in notes.read_text().splitlines()]
    assert begun == [hands(deal_of(game, number))[0] for number in range(2)]


def test_play(game: str, tmp_path: Path) -> None:
    words = ("--players", str(PLAYERS), "--seed", str(SEED), "--deal", str(NUMBER))
    terminal = Terminal("play", game, *words, data=tmp_path)
    journals = tmp_path / "running"
    terminal.wait_for(lambda: any('"started"' in path.read_text() for path in journals.glob("*")))
    terminal.kill()

    [journal] = journals.iterdir()
    dealt = table_of(read_journal(journal)).deal
    assert dealt is not None
    assert cards(dealt) == cards(deal_of(game))


def test_a_practice_deal_at_a_server_table(game: str, server: Server) -> None:
    anna = person(server.port, "Anna")
    settings = {"game": game, "practice_deal": SEED, "practice_number": NUMBER}
    table = anna.open_table("me", "random", start=True, **settings)
    with anna.sit(table) as socket:
        shown = socket.until_update(lambda update: update["board"] is not None)["board"]["hand"]

    deal = deal_of(game)
    assert [held["card"] for held in shown] == hands(deal)[0]
    assert [held.get("command") for held in shown] == commands(deal)


def test_gymnasium(game: str) -> None:
    env: Any = gymnasium.make(f"tenback/{ENVIRONMENTS[game]}-v1", players=PLAYERS).unwrapped
    env.reset(seed=SEED)
    for _ in range(NUMBER):
        env.reset()

    assert cards(env.game.record.deal) == cards(deal_of(game))


def test_pettingzoo(game: str) -> None:
    table = raw_env(game, players=PLAYERS)
    table.reset(seed=SEED)
    for _ in range(NUMBER):
        table.reset()

    assert cards(table.game.record.deal) == cards(deal_of(game))


def test_a_batch_of_environments(game: str) -> None:
    batch = BatchEnv(2, game, players=PLAYERS)
    batch.reset(seed=[SEED, SEED + 1])
    for _ in range(NUMBER):
        batch.reset(options={"reset_mask": np.array([True, False])})

    options = GAMES[game].options(players=PLAYERS)
    assert cards(by_game.deal_in(batch._boards, 0, options)) == cards(deal_of(game))


def test_openspiel(game: str) -> None:
    state = state_after(Record(deal_of(game)))

    assert [list(state.table.view(seat).hand) for seat in range(PLAYERS)] == hands(deal_of(game))
