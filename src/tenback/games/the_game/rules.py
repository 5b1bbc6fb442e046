"""The rules of THE GAME and THE GAME EXTREME, one small function each; numbers as in docs/rules."""

from collections.abc import Iterator

from tenback.games.errors import NotAMove
from tenback.games.the_game.cards import PILES, TEN_BACK, Card, Pile, Seat, is_ascending
from tenback.games.the_game.commands import Command
from tenback.games.the_game.moves import (
    BEGIN,
    END_TURN,
    PLAYS,
    Begin,
    EndTurn,
    Move,
    PlayCard,
    Refusal,
)
from tenback.games.the_game.outcome import Outcome, Owed
from tenback.games.the_game.position import Position
from tenback.games.the_game.state import State

# What may be done -----------------------------------------------------------------------------------------


def refusal(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why a seat may not make a move now, or None if it may; its own View gives the same answer."""
    match move:
        case Begin():
            return _begin_refusal(position, seat)
        case PlayCard(card, pile):
            return turn_refusal(position, seat) or _play_refusal(position, seat, card, pile)
        case EndTurn():
            return turn_refusal(position, seat) or _end_refusal(position)
        case _:
            raise NotAMove(move, "the-game")


def turn_refusal(position: Position, seat: Seat) -> Refusal | None:
    """Return why a seat may neither play a card nor end its turn now, or None if it is its turn."""
    if (reason := _not_at_the_table(position, seat)) is not None:
        return reason
    if position.turn is None:
        return Refusal.NOT_BEGUN
    return None if position.turn == seat else Refusal.NOT_YOUR_TURN


def _not_at_the_table(position: Position, seat: Seat) -> Refusal | None:
    if position.result is not None:
        return Refusal.GAME_OVER
    return None if 0 <= seat < position.options.players else Refusal.NO_SUCH_SEAT


def _begin_refusal(position: Position, seat: Seat) -> Refusal | None:
    """Anybody may begin while nobody has (G3)."""
    if (reason := _not_at_the_table(position, seat)) is not None:
        return reason
    return None if position.turn is None else Refusal.ALREADY_BEGUN


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move a seat may make now; empty for a seat that is not active."""
    if state.result is not None or not 0 <= seat < state.options.players:
        return ()
    if state.turn is None:
        return (BEGIN,)
    if state.turn != seat:
        return ()
    plays: tuple[Move, ...] = tuple(legal_plays(state))
    return plays if owed(state) else (*plays, END_TURN)


def legal_plays(position: Position) -> Iterator[PlayCard]:
    """Iterate over the active seat's plays that the placement rules allow, fatal ones included (E20)."""
    assert position.turn is not None
    for card in position.hand_of(position.turn):
        for pile in PILES:
            if placement_refusal(position, card, pile) is None:
                yield PLAYS[card, pile]


def _play_refusal(position: Position, seat: Seat, card: Card, pile: Pile) -> Refusal | None:
    if card not in position.hand_of(seat):
        return Refusal.CARD_NOT_IN_HAND
    if pile not in PILES:
        return Refusal.NO_SUCH_PILE
    return placement_refusal(position, card, pile)


def placement_refusal(position: Position, card: Card, pile: Pile) -> Refusal | None:
    """Return why a card may not be played on a pile now, or None; only this makes a play illegal (E20)."""
    if position.bound_to is not None and pile != position.bound_to:
        return Refusal.ONE_PILE
    top = position.piles[pile][-1]
    if goes_on(card, pile, top):
        return None
    if is_trick(card, pile, top):
        return Refusal.NO_TRICK if position.shows(Command.NO_TRICK) else None
    return Refusal.CARD_TOO_LOW if is_ascending(pile) else Refusal.CARD_TOO_HIGH


def goes_on(card: Card, pile: Pile, top: Card) -> bool:
    """Return whether a card continues a pile: higher going up, lower going down (G4)."""
    return card > top if is_ascending(pile) else card < top


def is_trick(card: Card, pile: Pile, top: Card) -> bool:
    """Return whether a card is the backwards trick: exactly ten the wrong way (G5)."""
    return card == (top - TEN_BACK if is_ascending(pile) else top + TEN_BACK)


def bound_pile(before: Position, after: Position, play: PlayCard) -> Pile | None:
    """ONE PILE holds a turn to the pile of its first card under the command (E10, E22)."""
    if not after.shows(Command.ONE_PILE):
        return None
    return play.pile if before.bound_to is None else before.bound_to


def _end_refusal(position: Position) -> Refusal | None:
    """A turn can be ended only when nothing is owed (E21)."""
    debts = owed(position)
    return _OWES[debts[0]] if debts else None


_OWES = {
    Owed.CARDS: Refusal.OWES_CARDS,
    Owed.SKULL: Refusal.OWES_SKULL,
    Owed.THREE: Refusal.OWES_THREE,
}


# What is owed ---------------------------------------------------------------------------------------------


def owed(position: Position) -> tuple[Owed, ...]:
    """List what the active player still has to do in this turn (G6, E6, E7)."""
    debts = []
    if len(position.plays) < position.minimum:
        debts.append(Owed.CARDS)
    if not position.options.extreme:
        return tuple(debts)
    if position.shows(Command.SKULL):
        debts.append(Owed.SKULL)
    if three_was_played(position) and len(position.plays) < 3:
        debts.append(Owed.THREE)
    return tuple(debts)


def cards_owed(state: State) -> int:
    """Count the cards still to be played before the turn may end, a skull's cover included."""
    target = max(state.minimum, 3) if three_was_played(state) else state.minimum
    return max(target - len(state.plays), int(state.shows(Command.SKULL)))


def minimum_of_a_turn(state: State) -> int:
    """Return the minimum number of cards for a turn that begins now (G6, G13)."""
    return state.options.minimum if state.draw_pile else 1


def three_was_played(position: Position) -> bool:
    """A THREE binds its turn, covered or not (E4, E7)."""
    return any(position.commands[play.card] is Command.THREE for play in position.plays)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it runs."""
    return state.result
