"""THE GAME and EXTREME as one viewer sees them."""

from collections.abc import Iterable

from tenback.games import the_game
from tenback.server.wire.boards import Fit, HandCard, PilesBoard, PileShown
from tenback.server.wire.names import CommandName
from tenback.tables.refusals import TableRefusal, reason_of

FITS_NOWHERE = reason_of("table", TableRefusal.FITS_NOWHERE)
DRAFT_WAITS = reason_of("table", TableRefusal.DRAFT_WAITS)
_LAST = {True: 99, False: 2}
_COMMANDS: dict[the_game.Command, CommandName] = {
    the_game.Command.STOP: "stop",
    the_game.Command.SKULL: "skull",
    the_game.Command.THREE: "three",
    the_game.Command.SILENCE: "silence",
    the_game.Command.NO_TRICK: "no-trick",
    the_game.Command.ONE_PILE: "one-pile",
    the_game.Command.DRAW_ONE: "draw-one",
}


def piles_board(view: the_game.View, *, aid: bool, waiting: int | None = None) -> PilesBoard:
    """Show the board; *waiting* is the card of an own draft that is not on its pile yet."""
    hand = tuple(card for card in view.hand if card != waiting)
    legal = frozenset() if waiting is not None else frozenset(view.legal)
    return PilesBoard(
        piles=tuple(_pile(view, pile) for pile in the_game.PILES),
        draw_pile=view.draw_pile,
        hand=tuple(_hand_card(view, card, legal, is_waiting=waiting is not None) for card in hand),
        ties=_ties(hand),
        begin="begin" if the_game.BEGIN in legal else None,
        end="end" if the_game.END_TURN in legal else None,
        end_reason=_end_reason(view, legal, is_waiting=waiting is not None),
        minimum=view.minimum,
        played_now=len(view.plays),
        owed=tuple(debt.value for debt in view.owed),
        cards_owed=view.cards_owed,
        bound_to=view.bound_to,
        in_force=tuple(_COMMANDS[command] for command in view.in_force),
        commands_out={_COMMANDS[command]: count for command, count in view.commands_out.items()},
        played=_played(view) if aid else None,
    )


def command_name(command: the_game.Command | None) -> CommandName | None:
    """Name a command as the wire does."""
    return None if command is None else _COMMANDS[command]


def step_to(card: int, pile: int, top: int) -> int:
    """Tell how far a pile moves on; the trick is -10."""
    return card - top if the_game.is_ascending(pile) else top - card


def _pile(view: the_game.View, pile: int) -> PileShown:
    top, ascending = view.tops[pile], the_game.is_ascending(pile)
    return PileShown(
        pile=pile,
        name=the_game.PILE_NAMES[pile],
        ascending=ascending,
        top=top,
        command=command_name(view.commands[top]),
        cards=len(view.piles[pile]) - 1,
        room=abs(_LAST[ascending] - top),
    )


def _hand_card(
    view: the_game.View, card: int, legal: frozenset[the_game.Move], *, is_waiting: bool
) -> HandCard:
    fits = tuple(_fits(view, card, legal, is_waiting=is_waiting))
    playable = any(fit.move is not None for fit in fits)
    why = None if playable else (fits[0].reason if fits else _turn_reason(view) or FITS_NOWHERE)
    return HandCard(card, command_name(view.commands[card]), fits, why)


def _fits(
    view: the_game.View, card: int, legal: frozenset[the_game.Move], *, is_waiting: bool
) -> Iterable[Fit]:
    for pile in the_game.PILES:
        top = view.tops[pile]
        trick = the_game.is_trick(card, pile, top)
        if not trick and not the_game.goes_on(card, pile, top):
            continue
        play = the_game.PlayCard(card, pile)
        may = play in legal
        yield Fit(
            pile=pile,
            step=step_to(card, pile, top),
            trick=trick,
            move=the_game.format_move(play) if may else None,
            fatal=may and play in view.fatal,
            doomed=may and play in view.doomed,
            reason=None if may else DRAFT_WAITS if is_waiting else _placement_reason(view, pile),
        )


def _turn_reason(view: the_game.View) -> str | None:
    """Say why this viewer may play nothing at all."""
    if view.result is not None:
        return reason_of("the-game", the_game.Refusal.GAME_OVER)
    if view.turn is None:
        return reason_of("the-game", the_game.Refusal.NOT_BEGUN)
    return None if view.turn == view.seat else reason_of("the-game", the_game.Refusal.NOT_YOUR_TURN)


def _placement_reason(view: the_game.View, pile: int) -> str:
    """Say why a card that fits by its number may not lie there; only commands forbid that."""
    if (reason := _turn_reason(view)) is not None:
        return reason
    if view.bound_to is not None and view.bound_to != pile:
        return reason_of("the-game", the_game.Refusal.ONE_PILE)
    return reason_of("the-game", the_game.Refusal.NO_TRICK)


def _end_reason(view: the_game.View, legal: frozenset[the_game.Move], *, is_waiting: bool) -> str | None:
    if the_game.END_TURN in legal:
        return None
    if is_waiting:
        return DRAFT_WAITS
    if (reason := _turn_reason(view)) is not None:
        return reason
    return reason_of("the-game", _OWES[view.owed[0]])


_OWES = {
    the_game.Owed.CARDS: the_game.Refusal.OWES_CARDS,
    the_game.Owed.SKULL: the_game.Refusal.OWES_SKULL,
    the_game.Owed.THREE: the_game.Refusal.OWES_THREE,
}


def _ties(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((card, card + 10) for card in hand if card + 10 in hand)


def _played(view: the_game.View) -> tuple[int, ...]:
    return tuple(sorted(card for pile in view.piles for card in pile[1:]))
