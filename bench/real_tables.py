"""How well bots with marks do at real tables: a server plays games side by side, a series the same deals.

    python bench/real_tables.py                          20 games of three experts at the default pace
    python bench/real_tables.py --games 200 --side-by-side 20 --out tables.json
    python bench/real_tables.py --bot-seconds 0          as fast as the bots think

Bots answer as people meet them: at the table's pace, with fewer samples where many tables wait, and a quick
answer where a thought takes too long. --out keeps what has been played; the same command goes on from there.
"""

import argparse
import json
import pathlib
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from functools import partial
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from harness.client import Person, person
from harness.servers import Server
from tenback.arena import BotTalk, play_game
from tenback.arena.intervals import share_interval
from tenback.bots import bot_named
from tenback.records import final_moment, parse_record
from tenback.tables.settings import Settings

RAW = argparse.RawDescriptionHelpFormatter
LOOK_SECONDS = 2.0
LOADING_PACE = 0.2
USUAL = Settings(game="the-game", players=3)


def at_a_table(host: Person, asked: argparse.Namespace, bot_seconds: float) -> str:
    """Let a table of bots play; give its record."""
    table = host.open_table(
        *[asked.level] * asked.players,
        start=True,
        game=asked.game,
        bot_seconds=bot_seconds,
        talk="marks",
    )
    while (answered := host.request("GET", f"/api/tables/{table}/record")).status != 200:
        time.sleep(LOOK_SECONDS)
    return answered.raw.decode()


def in_a_series(text: str, level: str) -> tuple[bool, bool]:
    """Play the deal of a record in the arena: whether it is won, and whether it is the very same game."""
    record = parse_record(text)
    bots = [bot_named(record.game.name, level) for _ in record.seats]
    seed = int(record.headers["nonce"], 16)
    played = play_game(record.deal, bots, seed=seed, talk=BotTalk.MARKS)
    return played.outcome.won, played.record.entries == record.entries


def played(asked: argparse.Namespace, games: int) -> Iterator[str]:
    """Play games at the tables of one server; records come as games end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(pathlib.Path(folder) / "tenback.sqlite"), limit_factor=1000)
        try:
            host = person(server.port, "Host")
            # A game that does not count, while every process of the bots loads its code, or compiles it.
            at_a_table(host, asked, LOADING_PACE)
            before = cut_short(host)
            with ThreadPoolExecutor(asked.side_by_side) as pool:
                waiting = [pool.submit(at_a_table, host, asked, asked.bot_seconds) for _ in range(games)]
                yield from (done.result() for done in as_completed(waiting))
            print(f"\n{cut_short(host) - before} moves were made by a quick bot", file=sys.stderr)
        finally:
            server.stop()


def cut_short(host: Person) -> int:
    """Count the moves that a quick bot made because a thought took too long."""
    lines = host.metrics().splitlines()
    counts = (line.split()[-1] for line in lines if "thoughts_cut_short" in line and line[0] != "#")
    return int(float(next(counts, "0")))


def told(kind: str, won: int, games: int) -> str:
    low, high = share_interval(won, games)
    return f"| {kind} | {games} | {won} | {100 * won / games:.1f} ({100 * low:.1f}-{100 * high:.1f}) |"


def kept(path: pathlib.Path | None) -> list[dict[str, Any]]:
    return json.loads(path.read_text()) if path is not None and path.exists() else []


def keep(path: pathlib.Path, games: list[dict[str, Any]]) -> None:
    """Write the games so that an interruption leaves the old file or the new one."""
    whole = path.with_suffix(".part")
    whole.write_text(json.dumps(games))
    whole.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--side-by-side", type=int, default=20, help="tables at a time")
    parser.add_argument("--game", choices=["the-game", "extreme"], default="the-game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="expert")
    parser.add_argument(
        "--bot-seconds", type=float, default=USUAL.bot_seconds, help="a table's pace; 0 waits for nothing"
    )
    parser.add_argument("--processes", type=int, default=1, help="for the series, afterwards")
    parser.add_argument(
        "--out", type=pathlib.Path, help="keep the games in this JSON file, and go on from it"
    )
    asked = parser.parse_args()
    games = kept(asked.out)
    for text in played(asked, asked.games - len(games)) if len(games) < asked.games else ():
        result = final_moment(parse_record(text)).state.result
        games.append({"record": text, "won": result is not None and result.won})
        print(f"\r{len(games)} of {asked.games} games at tables", end="", file=sys.stderr, flush=True)
        if asked.out:
            keep(asked.out, games)
    won = told(f"real tables, {asked.bot_seconds:g} s a move", sum(game["won"] for game in games), len(games))
    print(f"\n| {asked.players} x {asked.level}, {asked.game}, marks | games | won | %, 95 % interval |")
    print("| --- | ---: | ---: | ---: |")
    print(won, flush=True)
    with ProcessPoolExecutor(asked.processes) as pool:
        series = list(pool.map(partial(in_a_series, level=asked.level), [game["record"] for game in games]))
    print(told("series, same deals", sum(won for won, _ in series), len(series)))
    print(f"\n{sum(same for _, same in series)} games are the same, move by move and mark by mark.")


if __name__ == "__main__":
    main()
