"""A hint in words: the terminal and the reviews say what the browser says, by the same messages."""

from collections.abc import Iterable, Sequence
from typing import Any

from tenback.analysis.estimate import Estimate
from tenback.analysis.hint import Hint, Other
from tenback.analysis.reason import Why
from tenback.games import AnyGame, Message, Move
from tenback.games.the_game import PILE_NAMES, Command
from tenback.words import Fact, Words, command_name, labelled, tell

BOT = "expert"
"""Whose hints these are."""


def tell_hint(words: Words, game: AnyGame, hint: Hint, names: Sequence[str]) -> list[str]:
    """Tell a hint in a few sentences; *names* are the players' by seat."""
    first = _told(game, hint.move)
    kind = first.id.removeprefix("hint-move-")
    told = [words.say(f"hint-{kind}", bot=words.say(f"level-{BOT}"), **first.facts)]
    told += [tell_why(words, why, names) for why in hint.why]
    if len(hint.turn) > 1:
        told.append(words.say("hint-then", moves=tell_moves(words, game, hint.turn[1:])))
    return [*told, tell_estimate(words, hint.estimate)]


def tell_others(words: Words, game: AnyGame, hint: Hint) -> list[str]:
    """Tell the next best ways, a line each."""
    return [
        labelled(words, tell_moves(words, game, other.turn), _how_good(words, other)) for other in hint.others
    ]


def tell_moves(words: Words, game: AnyGame, moves: Iterable[Any]) -> str:
    """Write moves one after the other."""
    return ", ".join(tell(words, _told(game, move)) for move in moves)


def tell_why(words: Words, why: Why, names: Sequence[str]) -> str:
    """Say a reason with its facts in words."""
    facts: dict[str, Fact] = dict(why.facts)
    if "pile" in why.facts:
        facts["pile"] = PILE_NAMES[int(why.facts["pile"])]
    if "seat" in why.facts:
        facts["name"] = names[int(why.facts["seat"])]
    if "command" in why.facts:
        facts["command"] = command_name(words, Command(why.facts["command"]))
    return words.say(f"hint-why-{why.reason.value}", **facts)


def tell_estimate(words: Words, estimate: Estimate) -> str:
    """Say what may be expected."""
    facts = {} if estimate.points is None else {"points": round(estimate.points)}
    return words.say(f"hint-estimate-{estimate.base.value}", percent=_percents(estimate), **facts)


def _how_good(words: Words, other: Other) -> str:
    if other.is_close:
        return words.say("hint-close")
    return tell_chance(words, other.estimate)


def tell_chance(words: Words, estimate: Estimate) -> str:
    """Write a chance to win, as "31–39 %"."""
    return words.say("hint-percent", percent=_percents(estimate))


def _percents(estimate: Estimate) -> str:
    """Write what the sampled deals leave open; a certain chance is one number."""
    low, high = max(0.0, estimate.win - estimate.doubt), min(1.0, estimate.win + estimate.doubt)
    low, high = round(100 * low), round(100 * high)
    return f"{low}" if low == high else f"{low}–{high}"


def _told(game: AnyGame, move: Move) -> Message:
    message: Message = game.tell_move(move)
    return message
