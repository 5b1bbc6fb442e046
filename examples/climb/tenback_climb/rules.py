"""The rules of CLIMB as pure functions around one frozen State."""

from dataclasses import dataclass, replace
from enum import Enum

import msgspec

from tenback.games import Game, Message
from tenback.games.decks import Randomness, Streams, shuffled
from tenback.games.errors import Expected, IllegalMove, TenbackError, not_understood

CARDS = tuple(range(1, 21))
PLAYERS = range(2, 5)
HAND_SIZES = range(1, 6)


@dataclass(frozen=True, slots=True)
class Options:
    """How many play, and with how many cards (C1)."""

    players: int = 2
    hand_size: int = 5

    def __post_init__(self) -> None:
        if self.hand_size not in HAND_SIZES:
            raise TenbackError("climb-wrong-hand-size", given=self.hand_size)

    @property
    def game(self) -> str:
        return "climb"


@dataclass(frozen=True, slots=True)
class Move:
    """Lay a card, or pass with None (C2)."""

    card: int | None


PASS = Move(None)


@dataclass(frozen=True, slots=True)
class Step:
    seat: int
    move: Move
    drawn: int = 0


class Refusal(Enum):
    """Why a move is not legal now; `refusal-climb-` and the name is the id of its words."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    TOO_LOW = "too-low"


class Ending(Enum):
    CLIMBED = "climbed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The points by seat (C4)."""

    scores: tuple[int, ...]
    ending: Ending = Ending.CLIMBED
    won: bool = False
    cards_left: int = 0


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    turn: int | None = 0
    history: tuple[Step, ...] = ()
    result: Outcome | None = None

    @property
    def last(self) -> int:
        return last_card(self.history)

    def hand_of(self, seat: int) -> tuple[int, ...]:
        return self.hands[seat]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: its hand, and all that was laid."""

    options: Options
    seat: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    turn: int | None
    history: tuple[Step, ...]
    result: Outcome | None
    legal: tuple[Move, ...]

    @property
    def last(self) -> int:
        return last_card(self.history)

    def hand_of(self, seat: int) -> tuple[int, ...]:
        return self.hand if seat == self.seat else ()


@dataclass(frozen=True, slots=True)
class Deal:
    options: Options
    deck: tuple[int, ...]
    starter: int | None = 0

    def state(self) -> State:
        """Deal everyone a hand, five cards unless another number was chosen (C1)."""
        count, size = self.options.players, self.options.hand_size
        hands = tuple(tuple(sorted(self.deck[seat * size :][:size])) for seat in range(count))
        return State(self.options, hands, tuple(sorted(self.deck[count * size :])), self.starter or 0)


def dealt(options: Options, streams: Streams, starter: int | None = 0) -> Deal:
    return Deal(options, shuffled(CARDS, streams(1)), starter)


# What may be done -----------------------------------------------------------------------------------------


def last_card(history: tuple[Step, ...]) -> int:
    return max((step.move.card or 0 for step in history), default=0)


def refusal(position: State | View, seat: int, move: Move) -> Refusal | None:
    """Say why a seat may not make a move now (C2)."""
    if position.result is not None:
        return Refusal.GAME_OVER
    if position.turn != seat:
        return Refusal.NOT_YOUR_TURN
    if move.card is None:
        return None
    if move.card not in position.hand_of(seat):
        return Refusal.NOT_IN_HAND
    return None if move.card > position.last else Refusal.TOO_LOW


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    if not 0 <= seat < state.options.players:
        return ()
    moves = (*map(Move, state.hands[seat]), PASS)
    return tuple(move for move in moves if refusal(state, seat, move) is None)


def apply(state: State, seat: int, move: Move) -> State:
    if reason := refusal(state, seat, move):
        raise IllegalMove(seat, move, reason)
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    turn, history = (seat + 1) % state.options.players, (*state.history, Step(seat, move))
    after = replace(state, hands=hands, turn=turn, history=history)
    return replace(after, turn=None, result=Outcome(points(after))) if is_over(after) else after


def is_over(state: State) -> bool:
    """Somebody has no cards, or everyone has passed (C3)."""
    last = state.history[-state.options.players :]
    has_passed = len(last) == state.options.players and all(step.move == PASS for step in last)
    return has_passed or not all(state.hands)


def points(state: State) -> tuple[int, ...]:
    """Count the cards that each seat has laid (C4)."""
    laid = [step.seat for step in state.history if step.move != PASS]
    return tuple(laid.count(seat) for seat in range(state.options.players))


# What may be known ----------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        draw_pile=len(state.aside),
        turn=state.turn,
        history=state.history,
        result=state.result,
        legal=() if seat is None else legal_moves(state, seat),
    )


def resample(view: View, rng: Randomness) -> State:
    """Deal the cards that this seat has not seen to the others, and put the rest aside."""
    seen = {*view.hand, *(step.move.card for step in view.history)}
    unseen = list(shuffled((card for card in CARDS if card not in seen), rng))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
        for seat, size in enumerate(view.hand_sizes)
    )
    return State(view.options, hands, tuple(sorted(unseen)), view.turn, view.history, view.result)


# As text --------------------------------------------------------------------------------------------------


def format_move(move: Move) -> str:
    return "pass" if move.card is None else str(move.card)


def parse_move(text: str) -> Move:
    if text == "pass":
        return PASS
    if text.isascii() and text.isdigit() and int(text[:3]) in CARDS:
        return Move(int(text))
    raise not_understood(Expected.LIKE, text, text=text, example="7, pass")


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _state_read(text: str) -> State:
    return msgspec.json.decode(text, type=State)


def _options_read(text: str) -> Options:
    return msgspec.json.decode(text, type=Options)


def _deal_read(text: str) -> Deal:
    try:
        return msgspec.json.decode(text, type=Deal)
    except msgspec.DecodeError as error:
        raise not_understood(Expected.DEAL, text, text=text, game="climb") from error


# In words -------------------------------------------------------------------------------------------------


def lines(view: View) -> list[Message]:
    """Tell the last card, the hand, and the points so far."""
    told = [Message("climb-last", {"card": view.last})]
    if view.seat is not None:
        told.append(Message("climb-hand", {"cards": ", ".join(map(str, view.hand)) or "-"}))
    laid = [step.seat for step in view.history if step.move != PASS]
    return told + [
        Message("climb-points", {"seat": seat, "points": laid.count(seat)})
        for seat in range(view.options.players)
    ]


def move_told(move: Move) -> Message:
    return Message("climb-pass") if move.card is None else Message("climb-lay", {"card": move.card})


def ending_told(outcome: Outcome) -> Message:
    best = max(outcome.scores)
    return Message("climb-ended", {"seat": outcome.scores.index(best), "points": best})


CLIMB: Game[Options, Deal, State, View, Move, Outcome] = Game(
    name="climb",
    scope="climb",
    players=PLAYERS,
    choices=("players", "hand_size"),
    refusals=Refusal,
    options=Options,
    dealt=dealt,
    legal_moves=legal_moves,
    refusal=refusal,
    apply=apply,
    view=view,
    resample=resample,
    format_move=format_move,
    parse_move=parse_move,
    format_state=_written,
    parse_state=_state_read,
    format_options=_written,
    parse_options=_options_read,
    format_deal=_written,
    parse_deal=_deal_read,
    format_result=_written,
    lines=lines,
    move_told=move_told,
    ending_told=ending_told,
)
