"""What one seat may know, built by addition: nothing is in a view that was not put there."""

from dataclasses import dataclass
from itertools import chain

from tenback.games.dealing import hand_seen
from tenback.games.take_that.cards import CARDS, Card, Seat
from tenback.games.take_that.moves import Move, Step
from tenback.games.take_that.options import Options
from tenback.games.take_that.outcome import Outcome, RoundScore
from tenback.games.take_that.rules import legal_moves, round_points, taken_points
from tenback.games.take_that.state import State


@dataclass(frozen=True, slots=True)
class View:
    """Everything that a seat, or a spectator (seat None), may know."""

    options: Options
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    """How many cards can still be drawn."""
    line: tuple[Card, ...]
    face_up: tuple[tuple[Card, ...], ...]
    face_down: tuple[tuple[Card, ...], ...]
    """What was in the taken lines may be remembered (T23)."""
    extra: tuple[int, ...]
    """How many unseen minus cards each seat has; running points leave them out (T24)."""
    points: tuple[int, ...]
    """The running points of this round."""
    round: int
    rounds: tuple[RoundScore, ...]
    starter: Seat
    turn: Seat | None
    history: tuple[Step, ...]
    result: Outcome | None
    legal: tuple[Move, ...]

    @property
    def price(self) -> int:
        """What the line would cost whoever takes it (T10)."""
        return taken_points(self.line)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are in other hands, in the draw pile or among the extra cards."""
        seen = set(self.hand).union(self.line, *self.face_up, *self.face_down)
        return tuple(card for card in CARDS if card not in seen)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all scored rounds by seat, plus those of the current round while it is played."""
        running = () if self.result is not None else (self.points,)
        by_round = chain((score.points for score in self.rounds), running)
        return tuple(map(sum, zip(*by_round, strict=True)))

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return this seat's own cards; every other hand is hidden."""
        if seat != self.seat:
            raise LookupError(f"the cards of seat {seat} are hidden from this view")
        return self.hand


def view(state: State, seat: Seat | None) -> View:
    """Show a seat what it may know; None is a spectator."""
    return View(
        options=state.options,
        seat=seat,
        hand=hand_seen(state.hands, seat),
        hand_sizes=tuple(map(len, state.hands)),
        draw_pile=len(state.draw_pile),
        line=state.line,
        face_up=state.face_up,
        face_down=state.face_down,
        extra=tuple(map(len, state.extra)),
        points=round_points(state, with_extra=False),
        round=state.round,
        rounds=state.rounds,
        starter=state.starter,
        turn=state.turn,
        history=state.history,
        result=state.result,
        legal=() if seat is None else legal_moves(state, seat),
    )
