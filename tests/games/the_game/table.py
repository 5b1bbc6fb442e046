"""What the tests of THE GAME ask again and again."""

from tenback.games.the_game import Command, Ending, Owed, PlayCard, Refusal, State, refusal

A, B, C, D = 0, 1, 2, 3
"""The piles: A and B go up, C and D go down."""


def why_not(state: State, card: int, pile: int) -> Refusal | None:
    """Why the active seat may not play a card on a pile."""
    assert state.turn is not None
    return refusal(state, state.turn, PlayCard(card, pile))


def on_every_pile(card: int) -> set[PlayCard]:
    """The four plays of a card."""
    return {PlayCard(card, pile) for pile in (A, B, C, D)}


def lost(state: State) -> tuple[Ending, tuple[Owed, ...], Command | None]:
    """How a game that is over was lost: what was owed, or which command was broken."""
    assert state.turn is None
    assert state.result is not None
    assert not state.result.won
    return state.result.ending, state.result.owed, state.result.command
