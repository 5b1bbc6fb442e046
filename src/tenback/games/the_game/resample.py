"""A position that a seat could be in, drawn at random: for search and for tests of secrecy.

Uniform over what the view allows. Unseen cards are exchangeable, but for one public fact: the game ends at
once when the active player owes a card and has no legal play (G9). So while another seat is active and owes
something its hand holds a card that fits, and after being stuck it holds none.
"""

from collections.abc import Sequence
from dataclasses import replace

from tenback.games.decks import Randomness, shuffled
from tenback.games.errors import BadDeal, Problem
from tenback.games.the_game.cards import PILES, Card, Seat
from tenback.games.the_game.commands import PLAIN, Command, Printed
from tenback.games.the_game.outcome import Ending
from tenback.games.the_game.rules import placement_refusal
from tenback.games.the_game.state import State
from tenback.games.the_game.view import View


def resample(view: View, rng: Randomness) -> State:
    """Draw a state that has exactly this view; all states that the view allows are equally likely."""
    unseen = view.unseen
    blank = _without_hidden_cards(view)
    hidden = _hidden_cards(view, blank, unseen, rng)
    hands = list(blank.hands)
    for seat in _hidden_seats(view):
        size = view.hand_sizes[seat]
        hands[seat], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    return replace(blank, hands=tuple(hands), draw_pile=hidden, commands=_commands(view, unseen, rng))


def _without_hidden_cards(view: View) -> State:
    return State(
        options=view.options,
        commands=view.commands,
        layout_known=view.layout_known,
        piles=view.piles,
        hands=tuple(view.hand if seat == view.seat else () for seat in range(view.options.players)),
        draw_pile=(),
        turn=view.turn,
        minimum=view.minimum,
        plays=view.plays,
        bound_to=view.bound_to,
        history=view.history,
        result=view.result,
    )


def _hidden_seats(view: View) -> list[Seat]:
    """The seats whose hands are hidden; the active one (or stuck) first, as its hand is constrained."""
    seats = [seat for seat in range(view.options.players) if seat != view.seat]
    return sorted(seats, key=lambda seat: seat != _watched_seat(view))


def _watched_seat(view: View) -> Seat | None:
    """The seat of which the rules tell something: active and owing, or stuck."""
    if view.result is None:
        return view.turn if view.owed else None
    return view.result.seat if view.result.ending is Ending.STUCK else None


def _hidden_cards(view: View, blank: State, unseen: Sequence[Card], rng: Randomness) -> tuple[Card, ...]:
    """Order the unseen cards: hidden hands first, then the draw pile."""
    watched = _watched_seat(view)
    if watched is None or watched == view.seat:
        return shuffled(unseen, rng)
    fitting = {card for card in unseen if _fits_somewhere(blank, card)}
    size = view.hand_sizes[watched]
    if view.result is not None:
        return _with_none_of(fitting, size, unseen, rng)
    return _with_some_of(fitting, size, unseen, rng)


def _with_some_of(fitting: set[Card], size: int, unseen: Sequence[Card], rng: Randomness) -> tuple[Card, ...]:
    """Give the first hand at least one card that fits: shuffle until it is so."""
    if not fitting:
        raise BadDeal(Problem.NOTHING_FITS)
    while True:
        cards = shuffled(unseen, rng)
        if not fitting.isdisjoint(cards[:size]):
            return cards


def _with_none_of(fitting: set[Card], size: int, unseen: Sequence[Card], rng: Randomness) -> tuple[Card, ...]:
    """Give the first hand only cards that fit nowhere, then shuffle what is left."""
    stuck = shuffled([card for card in unseen if card not in fitting], rng)[:size]
    return stuck + shuffled([card for card in unseen if card not in stuck], rng)


def _fits_somewhere(state: State, card: Card) -> bool:
    return any(placement_refusal(state, card, pile) is None for pile in PILES)


def _commands(view: View, unseen: Sequence[Card], rng: Randomness) -> Printed:
    """Put the commands that are still out on unseen cards at random (E25)."""
    if view.layout_known or not view.options.extreme:
        return view.commands if view.options.extreme else PLAIN
    out: list[Command] = [command for command, left in view.commands_out.items() for _ in range(left)]
    drawn = dict(zip(shuffled(unseen, rng), out, strict=False))
    return tuple(drawn.get(card, command) for card, command in enumerate(view.commands))
