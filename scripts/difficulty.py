"""Makes the reference for the difficulty of daily deals: `python scripts/difficulty.py [KIND ...]`.

For each kind of daily deal the varied level plays 5,000 deals, 64 games each; of the 5,000 means 201 are
kept, at equal steps. Kinds that are not named stay as they are; without a name all are made.
"""

import argparse
import pathlib

import msgspec

from tenback.arena.fields import FieldDeal, play_piece
from tenback.tables.daily import DAILY_DEALS, DailyDeal
from tenback.tables.difficulty import FILE, Reference, reference_of
from tenback.tables.field_plan import VARIED, Piece
from tenback.tables.keyed import deal_key, keyed_deal

DEALS = 5_000
GAMES = 64
STEPS = 200
SECRET = b"the reference for the difficulty of deals"
TARGET = pathlib.Path(__file__).parents[1] / "src" / "tenback" / "tables" / FILE


def mean_of(daily: DailyDeal, number: int, games: int = GAMES) -> float:
    """Give the mean result of the varied level on one deal."""
    deal = keyed_deal(daily.settings, deal_key(SECRET, f"{daily.name} {number}"))
    dealt = FieldDeal(deal, daily.seats, daily.settings.has_marks)
    played = play_piece(dealt, Piece(VARIED, range(games)))
    return sum(game.measure for game in played) / games


def reference(daily: DailyDeal, deals: int) -> Reference:
    """Make the reference of one kind of deal."""
    means = sorted(mean_of(daily, number) for number in range(deals))
    kept = tuple(round(means[step * (deals - 1) // STEPS], 3) for step in range(STEPS + 1))
    return Reference(deals, GAMES, kept)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="such as take-that")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--target", type=pathlib.Path, default=TARGET)
    chosen = parser.parse_args()
    kept = {daily.name: reference_of(daily.name) for daily in DAILY_DEALS}
    wanted = [daily for daily in DAILY_DEALS if daily.name in chosen.kinds or not chosen.kinds]
    made = {daily.name: reference(daily, chosen.deals) for daily in wanted}
    chosen.target.write_bytes(msgspec.json.encode(kept | made) + b"\n")


if __name__ == "__main__":
    main()
