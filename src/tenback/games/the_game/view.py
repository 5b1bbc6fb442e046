"""What one seat may know, built by addition: nothing is in a view that was not put there."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tenback.games.dealing import hand_seen
from tenback.games.the_game.cards import CARDS, Card, Pile, Seat
from tenback.games.the_game.commands import CARDS_OF_A_KIND, Command, Printed
from tenback.games.the_game.losing import doomed_among, fatal_among
from tenback.games.the_game.moves import Move, PlayCard, Step
from tenback.games.the_game.options import Options
from tenback.games.the_game.outcome import Outcome, Owed
from tenback.games.the_game.rules import cards_owed, legal_moves, owed
from tenback.games.the_game.state import State


@dataclass(frozen=True, slots=True)
class View:
    """Everything that a seat, or a spectator (seat None), may know."""

    options: Options
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    """How many cards can still be drawn."""
    piles: tuple[tuple[Card, ...], ...]
    """What was openly played; only the top cards can be seen, the rest may be remembered (G11)."""
    commands: Printed
    """The commands of the cards this seat has seen, by number (E25)."""
    layout_known: bool
    turn: Seat | None
    minimum: int
    plays: tuple[PlayCard, ...]
    bound_to: Pile | None
    owed: tuple[Owed, ...]
    cards_owed: int
    history: tuple[Step, ...]
    result: Outcome | None
    legal: tuple[Move, ...]
    fatal: tuple[PlayCard, ...]

    @property
    def tops(self) -> tuple[Card, ...]:
        """The four cards that can be seen (G11)."""
        return tuple(pile[-1] for pile in self.piles)

    @property
    def doomed(self) -> tuple[PlayCard, ...]:
        """The plays after which this seat cannot complete its turn; computed only on request (E20)."""
        plays = self._plays
        return doomed_among(self, plays, plays)

    @property
    def losing(self) -> frozenset[PlayCard]:
        """The legal plays that lose, at once or by the end of the turn (E20)."""
        return frozenset((*self.fatal, *self.doomed))

    def loses(self, move: Move) -> bool:
        """Return whether a legal move loses, at once or by the end of the turn (E20)."""
        if not isinstance(move, PlayCard):
            return False
        return move in self.fatal or bool(doomed_among(self, (move,), self._plays))

    @property
    def _plays(self) -> tuple[PlayCard, ...]:
        return tuple(move for move in self.legal if isinstance(move, PlayCard))

    @property
    def seen(self) -> frozenset[Card]:
        """The cards this seat has seen: its hand and everything that was played."""
        return frozenset(self.hand).union(*self.piles)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are in other hands or in the draw pile."""
        seen = self.seen
        return tuple(card for card in CARDS if card not in seen)

    @property
    def commands_out(self) -> dict[Command, int]:
        """How many of each kind this seat has not seen yet (E25)."""
        seen = Counter(self.commands[card] for card in self.seen)
        return {command: CARDS_OF_A_KIND - seen[command] for command in Command if self._is_on(command)}

    @property
    def in_force(self) -> tuple[Command, ...]:
        """The infinity commands that show, each once (E4)."""
        shown = {self.commands[top] for top in self.tops}
        return tuple(command for command in Command if command in shown and not command.is_lightning)

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return this seat's own cards; every other hand is hidden."""
        if seat != self.seat:
            raise LookupError(f"the cards of seat {seat} are hidden from this view")
        return self.hand

    def shows(self, command: Command) -> bool:
        """Return whether a command is the visible top of some pile (E4)."""
        return any(self.commands[top] is command for top in self.tops)

    def _is_on(self, command: Command) -> bool:
        return self.options.extreme and command not in self.options.switched_off


def view(state: State, seat: Seat | None) -> View:
    """Show a seat what it may know; None is a spectator."""
    hand = hand_seen(state.hands, seat)
    running = state.turn is not None
    legal = () if seat is None else legal_moves(state, seat)
    return View(
        options=state.options,
        seat=seat,
        hand=hand,
        hand_sizes=tuple(map(len, state.hands)),
        draw_pile=len(state.draw_pile),
        piles=state.piles,
        commands=state.commands if state.layout_known else _seen_commands(state, hand),
        layout_known=state.layout_known,
        turn=state.turn,
        minimum=state.minimum,
        plays=state.plays,
        bound_to=state.bound_to,
        owed=owed(state) if running else (),
        cards_owed=cards_owed(state) if running else 0,
        history=state.history,
        result=state.result,
        legal=legal,
        fatal=fatal_among(state, legal),
    )


def _seen_commands(state: State, hand: Iterable[Card]) -> Printed:
    """A card tells its command once it has been seen (E25)."""
    if not state.options.extreme:
        return state.commands
    seen = set(hand).union(*state.piles)
    return tuple(command if card in seen else None for card, command in enumerate(state.commands))
