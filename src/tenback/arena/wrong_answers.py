"""What to tell the writer of a bot whose answer is no move or no mark."""

from tenback.games import View, game_of


def not_a_saying(given: object) -> str:
    """Say what was given in place of a mark, and what to give."""
    return shortened(
        f"say() returned {given!r}; give Saying(view.seat, mark, pile), or marks of true_sayings(view)"
    )


def not_a_move(view: View, answer: object) -> str:
    """Say what was answered in place of a legal move, and what to answer."""
    if isinstance(answer, str):
        reader = f"game_named({game_of(view.options).name!r}).parse_move"
        return shortened(f"the text {answer!r}; answer with one of view.legal, or with {reader}({answer!r})")
    if answer is None:
        return "None: choose() returned nothing; answer with one of view.legal"
    return shortened(str(answer))


def shortened(detail: str) -> str:
    """Keep a bot from filling the report."""
    return detail[:200]
