"""Writes and reads every move, set of options, deal and position as one line of text.

Moves: `57` lays card 57, `x49` twists with card 49, `take` takes the line.
"""

from typing import assert_never

from tenback.games.dealing import in_order
from tenback.games.errors import BadDeal, Expected, Problem
from tenback.games.lines import NOTHING, NotationLine, Word, joined, read_line, yes_no
from tenback.games.take_that.cards import CARDS, Card, Seat
from tenback.games.take_that.deals import Deal
from tenback.games.take_that.moves import LAYS, TAKE_LINE, TWISTS, Lay, Move, Step, TakeLine, Twist
from tenback.games.take_that.options import LEAST_PLAYERS, MOST_PLAYERS, Options
from tenback.games.take_that.outcome import Ending, Outcome, RoundScore
from tenback.games.take_that.state import State

Heap = tuple[Card, ...]


# Moves ----------------------------------------------------------------------------------------------------


def format_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Lay(card):
            return str(card)
        case Twist(card):
            return f"x{card}"
        case TakeLine():
            return "take"
        case _:
            assert_never(move)


def parse_move(text: str) -> Move:
    """Read a move."""
    return _move(Word(text, text))


def _move(word: Word) -> Move:
    if word.text == "take":
        return TAKE_LINE
    if (card := _CARDS_BY_NAME.get(word.text.removeprefix("x"))) is not None:
        return TWISTS[card] if word.text.startswith("x") else LAYS[card]
    raise word.error(Expected.MOVE_OF_TAKE_THAT)


_CARDS_BY_NAME = {str(card): card for card in CARDS}


# Options --------------------------------------------------------------------------------------------------


def format_options(options: Options) -> str:
    """Write options."""
    return f"take-that {_options_words(options)}"


def parse_options(text: str) -> Options:
    """Read options."""
    return read_line(text, "take-that", _options)


def _options_words(options: Options) -> str:
    return f"players={options.players} rounds={options.rounds} professional={yes_no(options.professional)}"


def _options(line: NotationLine) -> Options:
    return Options(
        players=line.take(
            "players",
            lambda word: word.number(LEAST_PLAYERS, MOST_PLAYERS, Expected.PLAYERS),
        ),
        rounds=line.take("rounds", lambda word: word.number(1, 10**9)),
        professional=line.take("professional", Word.yes_or_no),
    )


# Deals ----------------------------------------------------------------------------------------------------


def format_deal(dealt: Deal) -> str:
    """Write a deal."""
    decks = _heaps_word(dealt.decks)
    return f"take-that-deal {_options_words(dealt.options)} starter={dealt.starter} decks={decks}"


def parse_deal(text: str) -> Deal:
    """Read a deal; one that could not be dealt is refused."""
    return read_line(text, "take-that-deal", _deal)


def _deal(line: NotationLine) -> Deal:
    dealt = Deal(
        options=_options(line), starter=line.take("starter", _seat), decks=line.take("decks", _heaps)
    )
    dealt.state()
    return dealt


# Positions ------------------------------------------------------------------------------------------------


def format_state(state: State) -> str:
    """Write a position, hidden cards included."""
    words = [
        f"take-that-state {_options_words(state.options)}",
        f"starter={state.starter} turn={NOTHING if state.turn is None else state.turn}",
        f"line={joined(state.line, '.')}",
        f"hands={_heaps_word(state.hands)}",
        f"draw={joined(state.draw_pile, '.')}",
        f"up={_heaps_word(state.face_up)} down={_heaps_word(state.face_down)}",
        f"extra={_heaps_word(state.extra)}",
        f"rounds-scored={joined(map(_format_score, state.rounds), ';')}",
        f"decks={_heaps_word(state.decks)}",
        f"history={joined(map(_format_step, state.history), ',')}",
        f"result={format_result(state.result)}",
    ]
    return " ".join(words)


def parse_state(text: str) -> State:
    """Read a position."""
    return read_line(text, "take-that-state", _state)


def _state(line: NotationLine) -> State:
    options = _options(line)
    state = State(
        options=options,
        starter=line.take("starter", _seat),
        turn=line.take("turn", lambda word: None if word.text == NOTHING else _seat(word)),
        line=line.take("line", _heap),
        hands=line.take("hands", lambda word: tuple(map(in_order, _heaps_of(word, options.players)))),
        draw_pile=line.take("draw", _heap),
        face_up=line.take("up", lambda word: _heaps_of(word, options.players)),
        face_down=line.take("down", lambda word: _heaps_of(word, options.players)),
        extra=line.take("extra", lambda word: _heaps_of(word, options.players)),
        rounds=line.take("rounds-scored", lambda word: tuple(map(_score, word.split(";")))),
        decks=line.take("decks", _heaps),
        history=line.take("history", lambda word: tuple(map(_step, word.split(",")))),
        result=line.take("result", _result),
    )
    _check_cards(state)
    _check_rounds(state)
    return state


def _check_cards(state: State) -> None:
    """Every card is in exactly one place, and the seats are at the table."""
    heaps = (state.line, state.draw_pile, *state.hands, *state.face_up, *state.face_down, *state.extra)
    if sorted(card for heap in heaps for card in heap) != list(CARDS):
        raise BadDeal(Problem.CARDS_MISPLACED)
    if max(state.starter, state.turn or 0) >= state.options.players:
        raise BadDeal(Problem.SEAT_MISPLACED)


def _check_rounds(state: State) -> None:
    """Every round is scored, running or to come, and every seat has its score."""
    running = state.result is None
    if len(state.rounds) + running + len(state.decks) != state.options.rounds:
        raise BadDeal(Problem.ROUNDS_UNEQUAL)
    scores = [heaps for score in state.rounds for heaps in (score.points, score.extra)]
    totals = [state.result.scores] if state.result else []
    if any(len(by_seat) != state.options.players for by_seat in (*scores, *totals)):
        raise BadDeal(Problem.SCORES_MISSING)


def _heaps_word(heaps: tuple[Heap, ...]) -> str:
    return joined((joined(heap, ".") for heap in heaps), "/")


def _heaps(word: Word) -> tuple[Heap, ...]:
    return tuple(map(_heap, word.split("/")))


def _heaps_of(word: Word, players: int) -> tuple[Heap, ...]:
    heaps = _heaps(word)
    if len(heaps) != players:
        raise word.error(Expected.PARTS, count=players)
    return heaps


def _heap(word: Word) -> Heap:
    return tuple(map(_card, word.split(".")))


def _card(word: Word) -> int:
    if word.text not in _CARDS_BY_NAME:
        raise word.error(Expected.CARD_OF_TAKE_THAT)
    return _CARDS_BY_NAME[word.text]


def _format_score(score: RoundScore) -> str:
    return f"{joined(score.points, ',')}|{_heaps_word(score.extra)}"


def _score(word: Word) -> RoundScore:
    pieces = word.split("|")
    if len(pieces) != 2:
        raise word.not_written("points|extra-cards")
    return RoundScore(tuple(map(_points, pieces[0].split(","))), _heaps(pieces[1]))


def _points(word: Word) -> int:
    sign = -1 if word.text.startswith("-") else 1
    return sign * Word(word.text.removeprefix("-"), word.line, word.column).number(0, 10**9)


def _format_step(step: Step) -> str:
    drawn = f"+{step.drawn}" if step.drawn else ""
    return f"{step.round}:{step.seat}:{format_move(step.move)}{drawn}"


def _step(word: Word) -> Step:
    pieces = word.split(":")
    if len(pieces) != 3:
        raise word.not_written("round:seat:move")
    number, seat, rest = pieces
    move, plus, drawn = rest.text.partition("+")
    return Step(
        number.number(0, 10**9),
        _seat(seat),
        _move(Word(move, rest.line, rest.column)),
        Word(drawn, rest.line, rest.column + len(move) + 1).number(1, 1) if plus else 0,
    )


def format_result(result: Outcome | None) -> str:
    """Write how a game ended; `-` while it runs."""
    return NOTHING if result is None else f"{result.ending.value}:{joined(result.scores, ',')}"


def _result(word: Word) -> Outcome | None:
    if word.text == NOTHING:
        return None
    pieces = word.split(":")
    if len(pieces) != 2:
        raise word.not_written("ending:scores")
    ending = pieces[0].one_of((kind.value, kind) for kind in Ending)
    return Outcome(ending, tuple(map(_points, pieces[1].split(","))))


def _seat(word: Word) -> Seat:
    return word.number(0, MOST_PLAYERS - 1, Expected.SEAT)
