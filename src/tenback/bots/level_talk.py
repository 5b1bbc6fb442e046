"""What the levels say, without the code they think with: a server asks on the spot, nobody waits for it."""

from collections.abc import Callable, Sequence
from typing import Any

from tenback.bots.the_game.saying import true_sayings
from tenback.games import View
from tenback.talk.marks.said import Saying

_SAYS: dict[str, Callable[[Any], Sequence[Saying]]] = dict.fromkeys(
    ("careful", "quick", "expert"), true_sayings
)


def level_says(level: str, view: View) -> Sequence[Saying]:
    """Return the marks that a bot of this level wants to give, as the bot itself would; others are silent."""
    says = _SAYS.get(level)
    return () if says is None else says(view)
