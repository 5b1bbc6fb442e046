"""What the field of a day costs: `python bench/field_cost.py`; seconds of one core, without compiling.

Every piece of the field of each of the five daily deals is played once, as the server's own process does.
"""

import argparse
import time

from tenback.arena.fields import FieldDeal, play_piece
from tenback.bots import levels_of
from tenback.games import game_named
from tenback.tables.daily import DAILY_DEALS, DailyDeal
from tenback.tables.field_plan import FieldPlan, field_plan
from tenback.tables.keyed import deal_key, keyed_deal


def plan_of(daily: DailyDeal, games: int) -> FieldPlan:
    """Plan the field as the server does."""
    game = daily.settings.game
    return field_plan(levels_of(game), games, is_team=game_named(game).is_team)


def cost(daily: DailyDeal, games: int) -> dict[str, tuple[int, float]]:
    """Play a whole field; give games and seconds by level."""
    dealt = FieldDeal(
        keyed_deal(daily.settings, deal_key(b"bench", daily.name)), daily.seats, daily.settings.has_marks
    )
    spent: dict[str, tuple[int, float]] = {}
    for piece in plan_of(daily, games).pieces():
        if piece.level not in spent:
            play_piece(dealt, type(piece)(piece.level, range(1)))  # Compiles, or loads what was compiled.
        began = time.process_time()
        played = play_piece(dealt, piece)
        count, seconds = spent.get(piece.level, (0, 0.0))
        spent[piece.level] = count + len(played), seconds + time.process_time() - began
    return spent


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="as the server's setting field_games")
    games, total = parser.parse_args().games, 0.0
    for daily in DAILY_DEALS:
        spent = cost(daily, games)
        seconds = sum(second for _, second in spent.values())
        total += seconds
        told = ", ".join(f"{level} {count} in {second:.1f} s" for level, (count, second) in spent.items())
        level = plan_of(daily, games).level
        print(f"{daily.name} (field: {level}): {seconds:.1f} s: {told}", flush=True)
    print(f"a day: {total:.0f} s of one core")


if __name__ == "__main__":
    main()
