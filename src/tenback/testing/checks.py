"""What must be true in every position of every game; each check raises GameFault with what it found."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

from tenback.games import AnyGame, Deal, Move, State, View
from tenback.games.decks import Randomness
from tenback.games.errors import IllegalMove
from tenback.testing.trial import Trial

Reasons = Mapping[Any, Enum | None]
"""Why each move is refused; None where it is not."""


class GameFault(AssertionError):
    """Rules that break a guarantee; the message says how to play the game again."""


def check_position(trial: Trial, state: State) -> None:
    """Check what is cheap enough for every position."""
    check_cards(trial, state)
    check_turn(trial.game, state)
    check_losing_moves(trial.game, state)


def check_thoroughly(trial: Trial, state: State, rng: Randomness) -> None:
    """Check what is tried with every conceivable move of every seat."""
    moves = _moves_to_try(trial, state)
    for seat in range(-1, state.options.players + 1):
        reasons = {move: trial.game.refusal(state, seat, move) for move in moves}
        check_legal_moves(trial.game, state, seat, reasons)
        check_refused_moves(trial.game, state, seat, reasons, rng)
    for watcher in (None, *range(state.options.players)):
        check_secrecy(trial, state, watcher, rng)
    check_state_notation(trial.game, state)


def _moves_to_try(trial: Trial, state: State) -> tuple[Any, ...]:
    """Every conceivable move, or what any seat may do now where nobody has listed them."""
    if trial.moves:
        return trial.moves
    seats = range(state.options.players)
    return tuple({move: None for seat in seats for move in trial.game.legal_moves(state, seat)})


def check_cards(trial: Trial, state: State) -> None:
    """No card is lost or doubled."""
    found = sorted(trial.places(state))
    if found != list(trial.cards):
        lost = sorted(set(trial.cards).difference(found))
        raise GameFault(f"cards were lost {lost} or doubled: there are {len(found)}")


def check_turn(game: AnyGame, state: State) -> None:
    """Somebody can move while the game runs, nobody after it, and only the active seat."""
    able = [seat for seat in range(state.options.players) if game.legal_moves(state, seat)]
    over = state.result is not None
    if over and (able or state.turn is not None):
        raise GameFault(f"the game is over, and still the seats {able} can move (turn: {state.turn})")
    if not over and not able:
        raise GameFault("the game is not over, and nobody can move")
    if state.turn is not None and able != [state.turn]:
        raise GameFault(f"seat {state.turn} is to move, and the seats {able} can move")


def check_losing_moves(game: AnyGame, state: State) -> None:
    """Moves that lose are legal moves."""
    for seat in range(state.options.players):
        legal = game.legal_moves(state, seat)
        stray = [move for move in game.losing(game.view(state, seat)) if move not in legal]
        if stray:
            raise GameFault(f"for seat {seat} the moves {stray} are said to lose and are not legal")


def check_legal_moves(game: AnyGame, state: State, seat: int, reasons: Reasons) -> None:
    """Legal moves are exactly those that are not refused, each listed once."""
    listed = game.legal_moves(state, seat)
    allowed = {move for move, reason in reasons.items() if reason is None}
    if len(set(listed)) != len(listed):
        raise GameFault(f"seat {seat} has a legal move twice: {listed}")
    if extra := set(listed) - allowed:
        raise GameFault(f"seat {seat} has legal moves that are refused: {extra}")
    if missing := allowed.difference(listed):
        raise GameFault(f"seat {seat} is not refused moves that are not listed as legal: {missing}")


def check_refused_moves(game: AnyGame, state: State, seat: int, reasons: Reasons, rng: Randomness) -> None:
    """A refused move raises IllegalMove with its reason and changes nothing."""
    before = repr(state)
    # Away from the turn one reason answers all, so every 30th move stands for the rest.
    stride = slice(None) if seat == state.turn else slice(rng.randrange(30), None, 30)
    for move, reason in list(reasons.items())[stride]:
        if reason is not None:
            _check_refused(game, state, seat, move, reason)
    if repr(state) != before:
        raise GameFault(f"refused moves of seat {seat} changed the state")


def _check_refused(game: AnyGame, state: State, seat: int, move: Move, reason: Enum) -> None:
    try:
        game.apply(state, seat, move)
    except IllegalMove as error:
        if (error.seat, error.move, error.refusal) != (seat, move, reason):
            raise GameFault(f"{move} of seat {seat} is refused for {reason}, but raised {error}") from error
    else:
        raise GameFault(f"{move} of seat {seat} is refused for {reason}, and yet could be made")


def check_secrecy(trial: Trial, state: State, seat: int | None, rng: Randomness) -> None:
    """Whatever the hidden cards are, a seat is shown and told the same."""
    game = trial.game
    seen = game.view(state, seat)
    other = game.resample(seen, rng)
    check_cards(trial, other)
    if (again := game.view(other, seat)) != seen:
        raise GameFault(f"the view of {_who(seat)} tells hidden cards: {_difference(seen, again)}")
    if seat is None:
        return
    for told in _told(trial, state, other, seat):
        raise GameFault(f"{told} of seat {seat} depends on hidden cards")
    if seen.legal != tuple(game.legal_moves(state, seat)):
        raise GameFault(f"the view of seat {seat} lists other legal moves than the rules")


def _told(trial: Trial, state: State, other: State, seat: int) -> Iterator[str]:
    """Iterate over what differs between two states that should look the same to a seat."""
    game = trial.game
    if game.legal_moves(state, seat) != game.legal_moves(other, seat):
        yield "the legal moves"
    if set(game.losing(game.view(state, seat))) != set(game.losing(game.view(other, seat))):
        yield "the losing moves"
    for move in _moves_to_try(trial, state):
        if game.refusal(state, seat, move) != game.refusal(other, seat, move):
            yield f"the refusal of {move}"


def check_state_notation(game: AnyGame, state: State) -> None:
    """A position can be written down and read back."""
    _round_trip("position", state, game.format_state, game.parse_state)


def check_deal_notation(game: AnyGame, deal: Deal) -> None:
    """A deal and its options can be written down and read back."""
    _round_trip("deal", deal, game.format_deal, game.parse_deal)
    _round_trip("set of options", deal.options, game.format_options, game.parse_options)


def check_move_notation(game: AnyGame, move: Move) -> None:
    """A move can be written down and read back."""
    _round_trip("move", move, game.format_move, game.parse_move)


def _round_trip(what: str, value: object, write: Callable[[Any], str], read: Callable[[str], object]) -> None:
    text = write(value)
    if "\n" in text or read(text) != value:
        raise GameFault(f"a {what} does not come back from its text {text!r}")


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _difference(one: View, other: View) -> str:
    slots: Iterable[str] = getattr(one, "__slots__", ())
    names = [name for name in slots if getattr(one, name) != getattr(other, name)]
    return ", ".join(names) or "in a field without a name"
