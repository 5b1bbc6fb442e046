"""Partners of different styles for teams of strangers: simple players, each with a habit of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tenback.bots.the_game.saying import step_of, true_sayings
from tenback.games.decks import Randomness
from tenback.games.the_game import END_TURN, Move, PlayCard, View
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying, Talk

Cost = Callable[[View, Talk, PlayCard], float]


def _step(view: View, talk: Talk, play: PlayCard) -> float:  # noqa: ARG001
    """How far a play moves its pile; a trick goes back by ten."""
    return step_of(play.card, play.pile, view.tops[play.pile])


def _with_pairs(view: View, talk: Talk, play: PlayCard) -> float:
    """Tricks before everything, and no card that a trick could follow is given away."""
    pairs = sum(abs(play.card - other) == 10 for other in view.hand)
    return 3 * _step(view, talk, play) if _step(view, talk, play) < 0 else _step(view, talk, play) + 4 * pairs


def _rising_first(view: View, talk: Talk, play: PlayCard) -> float:
    """The piles that go up, as long as they can take anything near."""
    return _step(view, talk, play) + (8 if play.pile > 1 else 0)


def _one_pile(view: View, talk: Talk, play: PlayCard) -> float:
    """The pile that has moved furthest goes on: the others are kept for later."""
    moved = [abs(top - (1 if pile < 2 else 100)) for pile, top in enumerate(view.tops)]
    return _step(view, talk, play) - moved[play.pile] / 10


def _even(view: View, talk: Talk, play: PlayCard) -> float:
    """The pile that has moved least: all four grow alike."""
    moved = [abs(top - (1 if pile < 2 else 100)) for pile, top in enumerate(view.tops)]
    return _step(view, talk, play) + moved[play.pile] / 5


def _edges(view: View, talk: Talk, play: PlayCard) -> float:
    """Very low and very high cards first, whatever they cost."""
    return _step(view, talk, play) - abs(play.card - 50) / 4


def _polite(view: View, talk: Talk, play: PlayCard) -> float:
    """A pile that another player has marked is left alone, if that can be."""
    asked = [saying.mark for saying in talk.on_pile(play.pile) if saying.seat != view.seat]
    wish = max((int(mark) for mark in asked if isinstance(mark, PileMark)), default=0)
    return _step(view, talk, play) + 8 * wish


@dataclass(frozen=True, slots=True)
class Habit:
    """What a style looks at, when it plays on past the minimum, and whether it gives marks."""

    cost: Cost
    go_on_below: float
    speaks: bool = False


STYLES: Final = {
    "hoarder": Habit(_step, -99),
    "eager": Habit(_step, 6),
    "trickster": Habit(_with_pairs, 0),
    "riser": Habit(_rising_first, 2),
    "digger": Habit(_one_pile, 1),
    "leveller": Habit(_even, 2, speaks=True),
    "edger": Habit(_edges, 0, speaks=True),
    "polite": Habit(_polite, 3, speaks=True),
    "loud": Habit(_step, 3, speaks=True),
}


@dataclass(frozen=True, slots=True)
class StyledBot:
    """Makes the cheapest play by the habit of its style."""

    style: str = "hoarder"
    name: str = "styled"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (nothing is left to chance)
        """Choose the cheapest play that does not lose, or the end of the turn."""
        habit = STYLES[self.style]
        plays = [move for move in view.legal if isinstance(move, PlayCard)]
        sound = [play for play in plays if play not in view.losing] or plays
        best = min(sound, key=lambda play: habit.cost(view, talk, play), default=None)
        if best is None or END_TURN not in view.legal:
            return best or view.legal[0]
        return best if habit.cost(view, talk, best) < habit.go_on_below else END_TURN

    def say(self, view: View) -> Sequence[Saying]:
        """Give all true marks, or none, as the style has it."""
        return true_sayings(view) if STYLES[self.style].speaks else ()
