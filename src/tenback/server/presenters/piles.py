"""THE GAME and EXTREME as one viewer sees them."""

import functools

from msgspec.structs import replace

from tenback.games import the_game
from tenback.games.the_game.moves import END_TURN, PLAYS, PlayCard
from tenback.games.the_game.rules import three_was_played
from tenback.server.presenters.duty import duty
from tenback.server.wire.boards import Fit, HandCard, PileView, TheGameBoard
from tenback.server.wire.names import CommandName
from tenback.tables.refusals import TableRefusal, reason_of

FITS_NOWHERE = reason_of("table", TableRefusal.FITS_NOWHERE)
DRAFT_WAITS = reason_of("table", TableRefusal.DRAFT_WAITS)
_LAST = {True: 99, False: 2}
PILES_KEPT, FITS_KEPT = 4_096, 1_024
"""How many shown piles, and piles with all cards that fit there, are kept for the next time."""
_COMMANDS: dict[the_game.Command, CommandName] = {
    the_game.Command.STOP: "stop",
    the_game.Command.SKULL: "skull",
    the_game.Command.THREE: "three",
    the_game.Command.SILENCE: "silence",
    the_game.Command.NO_TRICK: "no-trick",
    the_game.Command.ONE_PILE: "one-pile",
    the_game.Command.DRAW_ONE: "draw-one",
}


def piles_board(view: the_game.View, *, aid: bool, waiting: PlayCard | None = None) -> TheGameBoard:
    """Show the board; *waiting* is a draft of this seat that is not on its pile yet."""
    hand = tuple(card for card in view.hand if waiting is None or card != waiting.card)
    piles, hand_presenter = enumerate(view.piles), _HandPresenter(view, is_waiting=waiting is not None)
    return TheGameBoard(
        piles=tuple(
            _pile(pile, cards[-1], view.commands[cards[-1]], len(cards) - 1) for pile, cards in piles
        ),
        draw_pile=view.draw_pile,
        hand=tuple(map(hand_presenter.hand_card, hand)),
        ties=tuple((card, card + 10) for card in hand if card + 10 in hand),
        begin="begin" if the_game.BEGIN in hand_presenter.legal else None,
        end="end" if the_game.END_TURN in hand_presenter.legal else None,
        end_reason=hand_presenter.end_reason(),
        minimum=view.minimum,
        played_now=len(view.plays),
        duty=duty(view, waiting),
        owed=tuple(debt.value for debt in view.owed),
        cards_owed=view.cards_owed,
        bound_to=view.bound_to,
        in_force=_in_force(view),
        drafted=None if waiting is None else command_name(view.commands[waiting.card]),
        commands_out=_commands_out(view),
        played=_played(view) if aid else None,
    )


def _in_force(view: the_game.View) -> tuple[CommandName, ...]:
    """What binds now: the infinity commands that show, and a THREE for the rest of its turn (E4, E7)."""
    if not view.options.extreme:
        return ()
    three = (the_game.Command.THREE,) if three_was_played(view) else ()
    return tuple(_COMMANDS[command] for command in (*view.in_force, *three))


def _commands_out(view: the_game.View) -> dict[CommandName, int]:
    if not view.options.extreme:
        return {}
    return {_COMMANDS[command]: count for command, count in view.commands_out.items()}


def command_name(command: the_game.Command | None) -> CommandName | None:
    """Name a command as the wire does."""
    return None if command is None else _COMMANDS[command]


@functools.lru_cache(PILES_KEPT)
def _pile(pile: int, top: int, command: the_game.Command | None, cards: int) -> PileView:
    """Everyone at a table sees the same piles."""
    ascending = the_game.is_ascending(pile)
    return PileView(
        pile=pile,
        name=the_game.PILE_NAMES[pile],
        ascending=ascending,
        top=top,
        command=command_name(command),
        cards=cards,
        room=abs(_LAST[ascending] - top),
    )


class _HandPresenter:
    """Presents a hand to its seat: where each card fits, and why it may not go there."""

    def __init__(self, view: the_game.View, *, is_waiting: bool) -> None:
        self._view, self._is_waiting = view, is_waiting
        self.legal = frozenset() if is_waiting else frozenset(view.legal)
        self._no_turn = self._why_no_turn()
        """Why this viewer may play nothing at all."""
        self._fitting = tuple(
            _fitting(pile, cards[-1], self._no_turn) for pile, cards in enumerate(view.piles)
        )

    def hand_card(self, card: int) -> HandCard:
        """Show a card of the hand; most who look may play nothing now, for one and the same reason."""
        command, no_turn = command_name(self._view.commands[card]), self._no_turn
        by_number = [fit for fits in self._fitting if (fit := fits[card]) is not None]
        if no_turn is not None:
            return HandCard(card, command, tuple(by_number), no_turn)
        fits = tuple([self._judged(card, fit) for fit in by_number])
        is_playable = any(fit.move is not None for fit in fits)
        why = None if is_playable else (fits[0].reason if fits else FITS_NOWHERE)
        return HandCard(card, command, fits, why)

    def end_reason(self) -> str | None:
        """Say why the turn cannot be ended."""
        return self._no_turn or _refusal(self._view, END_TURN)

    def _judged(self, card: int, fit: Fit) -> Fit:
        """Say of a card that fits by its number whether it may go there, and what that leads to."""
        play, view = PLAYS[card, fit.pile], self._view
        if play not in self.legal:
            return replace(fit, move=None, reason=_refusal(view, play), barred=True)
        if play in view.fatal:
            return replace(fit, fatal=True, breaks=command_name(the_game.broken_command(view, play)))
        if play in self._doomed:
            owes = tuple(debt.value for debt in the_game.owed_after(view, play))
            return replace(fit, doomed=True, owes=owes)
        return fit

    @functools.cached_property
    def _doomed(self) -> tuple[the_game.PlayCard, ...]:
        return self._view.doomed

    def _why_no_turn(self) -> str | None:
        if self._is_waiting:
            return DRAFT_WAITS
        return None if self._view.seat is None else _named(the_game.turn_refusal(self._view, self._view.seat))


@functools.lru_cache(FITS_KEPT)
def _fitting(pile: int, top: int, reason: str | None) -> tuple[Fit | None, ...]:
    """Show for each card how it fits on a pile by its number; kept, since all tables show the same ones."""
    return (None, None, *(_fit(card, pile, top, reason) for card in the_game.CARDS))


def _fit(card: int, pile: int, top: int, reason: str | None) -> Fit | None:
    """Show that a card fits by its number, with the move unless there is a reason against it."""
    is_trick = the_game.is_trick(card, pile, top)
    if not is_trick and not the_game.goes_on(card, pile, top):
        return None
    move = the_game.format_move(PLAYS[card, pile]) if reason is None else None
    return Fit(pile, the_game.step(card, pile, top), is_trick, move, reason=reason)


def _refusal(view: the_game.View, move: the_game.Move) -> str | None:
    """Ask the rules; a spectator has no moves that could be refused."""
    return None if view.seat is None else _named(the_game.refusal(view, view.seat, move))


def _named(refusal: the_game.Refusal | None) -> str | None:
    return None if refusal is None else _REASONS[refusal]


_REASONS = {refusal: reason_of("the-game", refusal) for refusal in the_game.Refusal}


def _played(view: the_game.View) -> tuple[int, ...]:
    return tuple(sorted(card for pile in view.piles for card in pile[1:]))
