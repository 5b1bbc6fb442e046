"""When bots speak: one rule for every table (docs/talk.md).

After every public move, and before the first one, each waiting bot may give marks. It gives what it wants
to say and has not said; nothing is taken back, since only public facts remove marks (G20).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tenback.games.the_game import Seat, View
from tenback.talk.marks.said import Saying, Talk, after_saying, talk_refusal

Say = Callable[[Seat, View], Sequence[Saying]]
"""Asks the bot of a seat, with that seat's view, what it wants to say."""


def talk_round(
    talk: Talk, bots: Iterable[Seat], view_of: Callable[[Seat], View], say: Say
) -> Iterator[Saying]:
    """Iterate over what the bots of these seats say at one public moment, in the order of the seats."""
    for seat in bots:
        view = view_of(seat)
        if seat == view.turn:
            continue
        for saying in say(seat, view):
            if is_news(talk, view, saying):
                talk = after_saying(talk, saying)
                yield saying


def is_news(talk: Talk, view: View, saying: Saying) -> bool:
    """Return whether a seat may say this and has not said it: the same mark again would remove it."""
    is_own = saying.seat == view.seat
    return is_own and saying not in talk.sayings and talk_refusal(view, saying) is None
