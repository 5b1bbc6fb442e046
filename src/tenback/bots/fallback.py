"""Who moves for a bot whose own answer is not there: still compiling, too late, or broken."""

from collections.abc import Callable
from typing import Any, Final

from tenback.games import Move, View, game_of
from tenback.games.decks import Randomness
from tenback.games.extensions import PerGame
from tenback.talk.marks.said import Talk

FALLBACK_LEVEL: Final = "careful"
CHEAPEST_LEVEL: Final = "greedy"
"""The levels that play as `fallback_move` and `cheapest_move` do."""


def fallback_move(view: View, talk: Talk, rng: Randomness) -> Move:
    """Choose as the careful player does, in plain Python: in a few thousandths of a second."""
    choose = PLAIN_CHOICES[view.options.game]
    if choose is None or len(view.legal) == 1:
        return cheapest_move(view)
    move: Move = choose(view, talk, rng)
    return move


def cheapest_move(view: View) -> Move:
    """Choose at once what costs least at first sight, and does not lose if anything does not (E20)."""
    game = game_of(view.options)
    cheapest: Move = min(game.sound(view), key=lambda move: game.price(view, move))
    return cheapest


PLAIN_CHOICES = PerGame[Callable[[Any, Talk, Randomness], Any]](
    "tenback.plain_choices",
    {
        "the-game": "tenback.bots.the_game.plain:plain_choice",
        "extreme": "tenback.bots.the_game.plain:plain_choice",
        "take-that": "tenback.bots.take_that.plain:plain_choice",
    },
)
"""Who plays in each game until a bot's own code is compiled."""
