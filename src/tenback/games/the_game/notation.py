"""Writes and reads every move, set of options, deal and position as one line of text.

Moves: `begin`, `57A` (card 57 on pile A), `end`. Piles are A and B going up, C and D going down.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from tenback.games.errors import BadDeal, Expected, Problem
from tenback.games.lines import NOTHING, NotationLine, Word, joined, read_line, yes_no
from tenback.games.the_game.cards import CARDS, PILES, STARTS, Card, Pile, Seat
from tenback.games.the_game.commands import PLAIN, Command, Layout, Printed, printed
from tenback.games.the_game.deals import Deal
from tenback.games.the_game.moves import BEGIN, END_TURN, PLAYS, Begin, EndTurn, Move, PlayCard, Step
from tenback.games.the_game.options import HAND_SIZES, MOST_PLAYERS, OnePile, Options
from tenback.games.the_game.outcome import Ending, Outcome, Owed
from tenback.games.the_game.state import State

PILE_NAMES = "ABCD"
MOST_DRAWN = max(HAND_SIZES.values())


# Moves ----------------------------------------------------------------------------------------------------


def format_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Begin():
            return "begin"
        case PlayCard(card, pile):
            return f"{card}{PILE_NAMES[pile]}"
        case EndTurn():
            return "end"
        case _:
            assert_never(move)


def parse_move(text: str) -> Move:
    """Read a move."""
    return _move(Word(text, text))


def _move(word: Word) -> Move:
    if word.text == "begin":
        return BEGIN
    if word.text == "end":
        return END_TURN
    return _play(word)


def _play(word: Word) -> PlayCard:
    number, pile = word.text[:-1], word.text[-1:]
    if pile and pile in PILE_NAMES and number in _CARD_NAMES:
        return PLAYS[int(number), PILE_NAMES.index(pile)]
    raise word.error(Expected.MOVE_OF_THE_GAME)


_CARD_NAMES = frozenset(map(str, CARDS))


# Options --------------------------------------------------------------------------------------------------


def format_options(options: Options) -> str:
    """Write options."""
    return f"the-game {_options_words(options)}"


def parse_options(text: str) -> Options:
    """Read options."""
    return read_line(text, "the-game", _options)


def _options_words(options: Options) -> str:
    off = joined((command.value for command in Command if command in options.switched_off), ",")
    return (
        f"players={options.players} extreme={yes_no(options.extreme)} minimum={options.minimum} "
        f"short-hand={yes_no(options.short_hand)} one-pile={options.one_pile.value} switched-off={off}"
    )


def _options(line: NotationLine) -> Options:
    return Options(
        players=line.take("players", lambda word: word.number(1, MOST_PLAYERS, Expected.PLAYERS)),
        extreme=line.take("extreme", Word.yes_or_no),
        minimum=line.take("minimum", lambda word: word.number(2, 3)),
        short_hand=line.take("short-hand", Word.yes_or_no),
        one_pile=line.take("one-pile", lambda word: word.one_of(_named(OnePile))),
        switched_off=line.take("switched-off", lambda word: list(map(_command, word.split(",")))),
    )


def _named(kinds: Iterable[OnePile]) -> list[tuple[str, OnePile]]:
    return [(kind.value, kind) for kind in kinds]


def _command(word: Word) -> Command:
    return word.one_of((command.value, command) for command in Command)


# Deals ----------------------------------------------------------------------------------------------------


def format_deal(dealt: Deal) -> str:
    """Write a deal."""
    return (
        f"the-game-deal {_options_words(dealt.options)} starter={_or_nothing(dealt.starter)} "
        f"deck={joined(dealt.deck, '.')} layout={_layout_word(dealt.layout)} "
        f"layout-known={yes_no(dealt.layout_known)}"
    )


def parse_deal(text: str) -> Deal:
    """Read a deal; one that could not be dealt is refused."""
    return read_line(text, "the-game-deal", _deal)


def _deal(line: NotationLine) -> Deal:
    dealt = Deal(
        options=_options(line),
        starter=line.take("starter", _seat_or_nothing),
        deck=line.take("deck", _cards),
        layout=line.take("layout", _layout),
        layout_known=line.take("layout-known", Word.yes_or_no),
    )
    dealt.state()
    return dealt


def _layout_word(layout: Layout | None) -> str:
    if layout is None:
        return NOTHING
    kinds = (command for command in Command if command in layout.values())
    return joined((f"{command.value}:{_cards_with(layout, command)}" for command in kinds), ",")


def _cards_with(layout: Layout, command: Command) -> str:
    return joined((card for card, found in sorted(layout.items()) if found is command), ".")


def _layout(word: Word) -> dict[Card, Command] | None:
    if word.text == NOTHING:
        return None
    layout: dict[Card, Command] = {}
    for piece in word.split(","):
        name, colon, cards = piece.text.partition(":")
        if not colon:
            raise piece.not_written("command:cards")
        command = _command(Word(name, piece.line, piece.column))
        for card in _cards(Word(cards, piece.line, piece.column + len(name) + 1)):
            if card in layout:
                raise BadDeal(Problem.LAYOUT_TWICE, card=card)
            layout[card] = command
    return layout


# Positions ------------------------------------------------------------------------------------------------


def format_state(state: State) -> str:
    """Write a position, hidden cards included."""
    words = [
        f"the-game-state {_options_words(state.options)}",
        f"turn={_or_nothing(state.turn)} minimum-now={state.minimum}",
        f"piles={joined((joined(pile[1:], '.') for pile in state.piles), '/')}",
        f"hands={joined((joined(hand, '.') for hand in state.hands), '/')}",
        f"draw={joined(state.draw_pile, '.')}",
        f"plays={joined(map(format_move, state.plays), ',')}",
        f"bound={NOTHING if state.bound_to is None else PILE_NAMES[state.bound_to]}",
        f"commands={_printed_word(state.commands)} layout-known={yes_no(state.layout_known)}",
        f"history={joined(map(_format_step, state.history), ',')}",
        f"result={format_result(state.result)}",
    ]
    return " ".join(words)


def parse_state(text: str) -> State:
    """Read a position."""
    return read_line(text, "the-game-state", _state)


def _state(line: NotationLine) -> State:
    options = _options(line)
    state = State(
        options=options,
        turn=line.take("turn", _seat_or_nothing),
        minimum=line.take("minimum-now", lambda word: word.number(1, 3)),
        piles=tuple(line.take("piles", _piles)),
        hands=tuple(line.take("hands", lambda word: _hands(word, options.players))),
        draw_pile=line.take("draw", _cards),
        plays=line.take("plays", lambda word: tuple(map(_play, word.split(",")))),
        bound_to=line.take("bound", _pile_or_nothing),
        commands=line.take("commands", _printed),
        layout_known=line.take("layout-known", Word.yes_or_no),
        history=line.take("history", lambda word: tuple(map(_step, word.split(",")))),
        result=line.take("result", _result),
    )
    _check_cards(state)
    return state


def _check_cards(state: State) -> None:
    """Every card is in exactly one place."""
    found = [card for pile in state.piles for card in pile[1:]]
    found += [card for hand in state.hands for card in hand]
    found += state.draw_pile
    if sorted(found) != list(CARDS):
        raise BadDeal(Problem.CARDS_MISPLACED)
    if state.turn is not None and state.turn >= state.options.players:
        raise BadDeal(Problem.SEAT_MISPLACED)


def _piles(word: Word) -> list[tuple[Card, ...]]:
    pieces = word.split("/")
    if len(pieces) != len(PILES):
        raise word.error(Expected.PARTS, count=len(PILES))
    return [(start, *_cards(piece)) for start, piece in zip(STARTS, pieces, strict=True)]


def _hands(word: Word, players: int) -> list[tuple[Card, ...]]:
    pieces = word.split("/") or [word]
    if len(pieces) != players:
        raise word.error(Expected.PARTS, count=players)
    return [tuple(sorted(_cards(piece))) for piece in pieces]


def _cards(word: Word) -> tuple[Card, ...]:
    return tuple(piece.number(CARDS[0], CARDS[-1], Expected.CARD) for piece in word.split("."))


def _printed_word(commands: Printed) -> str:
    layout = {card: command for card, command in enumerate(commands) if command is not None}
    return _layout_word(layout) if layout else NOTHING


def _printed(word: Word) -> Printed:
    layout = _layout(word)
    return PLAIN if layout is None else printed(layout)


def _format_step(step: Step) -> str:
    drawn = f"+{step.drawn}" if step.drawn else ""
    return f"{step.seat}:{format_move(step.move)}{drawn}"


def _step(word: Word) -> Step:
    seat, colon, rest = word.text.partition(":")
    move, plus, drawn = rest.partition("+")
    if not colon:
        raise word.not_written("seat:move")
    move_column = word.column + len(seat) + 1
    drawn_word = Word(drawn, word.line, move_column + len(move) + 1)
    return Step(
        _seat(Word(seat, word.line, word.column)),
        _move(Word(move, word.line, move_column)),
        drawn_word.number(1, MOST_DRAWN) if plus else 0,
    )


def format_result(result: Outcome | None) -> str:
    """Write how a game ended; `-` while it runs."""
    if result is None:
        return NOTHING
    debts = joined((debt.value for debt in result.owed), "+")
    broken = result.command.value if result.command else NOTHING
    return f"{result.ending.value}:{result.seat}:{result.cards_left}:{debts}:{broken}"


def _result(word: Word) -> Outcome | None:
    if word.text == NOTHING:
        return None
    pieces = word.split(":")
    if len(pieces) != 5:
        raise word.not_written("ending:seat:cards-left:owed:command")
    ending, seat, left, debts, broken = pieces
    return Outcome(
        ending.one_of((kind.value, kind) for kind in Ending),
        left.number(0, len(CARDS)),
        _seat(seat),
        owed=tuple(_owed(debt) for debt in debts.split("+")),
        command=None if broken.text == NOTHING else _command(broken),
    )


def _owed(word: Word) -> Owed:
    return word.one_of((debt.value, debt) for debt in Owed)


def _seat(word: Word) -> Seat:
    return word.number(0, MOST_PLAYERS - 1, Expected.SEAT)


def _seat_or_nothing(word: Word) -> Seat | None:
    return None if word.text == NOTHING else _seat(word)


def _pile_or_nothing(word: Word) -> Pile | None:
    choices: Sequence[tuple[str, Pile | None]] = [(NOTHING, None), *zip(PILE_NAMES, PILES, strict=True)]
    return word.one_of(choices)


def _or_nothing(value: object) -> str:
    return NOTHING if value is None else str(value)
