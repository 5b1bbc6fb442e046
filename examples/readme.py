"""The code of the README, so that the type checker sees it; a test keeps both alike."""

# ruff: noqa
# fmt: off
from tenback.games import the_game
state = the_game.seeded_deal(the_game.Options(players=2), seed=163).state()
state.hands[0]
state = the_game.apply(state, 0, the_game.parse_move("25A"))
the_game.refusal(state, 0, the_game.EndTurn())
the_game.refusal(state, 0, the_game.PlayCard(24, pile=0))
state = the_game.apply(state, 0, the_game.parse_move("15A"))  # exactly ten back
state = the_game.apply(state, 0, the_game.parse_move("end"))
state.tops, state.turn
from random import Random
from tenback.arena import simulate
from tenback.bots import Randomness, Saying, Talk
from tenback.talk.marks.said import NOTHING_SAID
class Nearest:
    name = "nearest"
    def choose(self, view: the_game.View, talk: Talk, rng: Randomness) -> the_game.Move:
        if the_game.END_TURN in view.legal:
            return the_game.END_TURN
        plays = [move for move in view.legal if isinstance(move, the_game.PlayCard)]
        return min(plays, key=lambda play: abs(play.card - view.tops[play.pile]))
    def say(self, view: the_game.View) -> tuple[Saying, ...]:
        return ()
view = the_game.view(state, 1)
the_game.format_move(Nearest().choose(view, NOTHING_SAID, Random(1)))
simulate(the_game.Options(players=3), Nearest(), games=10, seed=1).mean_cards_left
