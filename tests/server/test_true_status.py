"""What stands above the cards, and every warning, is what the rules say: in random games of all three."""

from random import Random
from typing import Any

import pytest

from tenback.games import the_game
from tenback.server.presenters import TablePresenter, Viewer
from tenback.server.wire.boards import Fit, TakeThatBoard, TheGameBoard
from tenback.server.wire.shown import Update
from tenback.tables.effects import on_time, wakes_at
from tenback.tables.requests import Confirm, MakeMove, TakeBack, Vote
from tenback.tables.settings import Settings
from tests.tables.builders import Played, accepted, started

HERE = frozenset({0, 1})
PEOPLE = ("anna", "ben")
GAMES = 15
OWED = {"owed-cards-first": "cards", "owed-cards": "cards", "owed-three": "three", "owed-skull": "skull"}


def shown_to(played: Played, seat: int) -> Update:
    return TablePresenter(played.table, HERE).present(Viewer(PEOPLE[seat], seat))


def told(board: Any) -> list[str]:
    return [message.id for message in board.duty]


def plays(board: TheGameBoard) -> list[Fit]:
    return [fit for held in board.hand for fit in held.fits if fit.move is not None]


def can_finish(state: the_game.State, seat: int) -> bool:
    """Try every order of the seat's own plays, on the real state."""
    if state.result is not None:
        return state.result.won
    if state.turn != seat or not state.plays or the_game.END_TURN in the_game.legal_moves(state, seat):
        return True
    moves = the_game.legal_moves(state, seat)
    return any(can_finish(the_game.apply(state, seat, move), seat) for move in moves)


def ended(state: the_game.State, move: str, seat: int) -> bool:
    after = the_game.apply(state, seat, the_game.parse_move(move))
    return after.result is not None and not after.result.won and after.result.seat == seat


def check_piles(shown: Update, state: the_game.State, seat: int) -> None:
    """The player to move: a true sentence, and a warning on every play that loses and on no other."""
    board = shown.board
    assert isinstance(board, TheGameBoard)
    fits = plays(board)
    losing = {fit.move for fit in fits if fit.fatal or fit.doomed}
    for fit in fits:
        assert fit.move is not None
        after = the_game.apply(state, seat, the_game.parse_move(fit.move))
        assert (fit.move in losing) == (not can_finish(after, seat))
        assert fit.fatal == (after.result is not None and after.result.command is not None)
    match told(board):
        case ["owed-nothing"]:
            assert board.end
            assert len(losing) < len(fits)
        case ["duty-three-done"]:
            assert board.end
            assert board.played_now == 3
            assert all(ended(state, str(fit.move), seat) for fit in fits)
            assert "three" in board.in_force
        case ["duty-no-safe-play"]:
            assert board.end
            assert len(losing) == len(fits) > 0
        case ["duty-nothing-fits"]:
            assert board.end
            assert not fits
        case ["duty-lost"]:
            assert not board.end
            assert not can_finish(state, seat) or not state.plays
            assert len(losing) == len(fits)
        case owed:
            assert not board.end
            assert len(losing) < len(fits)
            assert OWED[owed[0]] in board.owed


def check_draft(shown: Update, state: the_game.State, seat: int) -> None:
    """A draft says what it does, and one that loses the game waits for its player."""
    board, draft = shown.board, shown.draft
    assert draft is not None
    after = the_game.apply(state, seat, the_game.parse_move(draft.move))
    assert draft.loses == (not can_finish(after, seat))
    assert (draft.confirmed_at is None) == draft.loses
    if not draft.waits:
        return check_piles(shown, after, seat)
    assert isinstance(board, TheGameBoard)
    assert plays(board) == []
    match told(board):
        case ["duty-stop"]:
            assert state.commands[draft.card or 0] is the_game.Command.STOP
        case ["duty-last-card"]:
            assert after.result is not None
            assert after.result.won
        case ["duty-stuck"]:
            assert after.result is not None
            assert after.result.ending is the_game.Ending.STUCK
        case ["duty-breaks"]:
            assert after.result is not None
            assert after.result.command is the_game.Command(board.duty[0].facts["command"])
        case other:
            pytest.fail(f"nothing is said about a draft that waits: {other}")
    return None


def random_ask(random: Random, shown: Update) -> Confirm | TakeBack | MakeMove:
    """Choose among all that the update offers, losing plays included."""
    board = shown.board
    assert isinstance(board, TheGameBoard)
    asks: list[Confirm | TakeBack | MakeMove] = [MakeMove(str(fit.move)) for fit in plays(board)]
    if board.end:
        asks += [MakeMove(board.end)] * 4
    if shown.draft:
        asks += [Confirm()] if random.random() < 0.5 else [TakeBack()]
    return random.choice(asks)


@pytest.mark.parametrize("game", ["the-game", "extreme"])
def test_the_status_of_the_piles_is_never_untrue(game: str) -> None:
    seen = set()
    for seed in range(GAMES):
        random = Random(seed)
        played = started(Settings(game=game, players=2), *PEOPLE, seed=seed)
        accepted(played.ask("anna", MakeMove("begin")))
        while played.table.stage == "playing":
            seat = played.state.turn
            shown = shown_to(played, seat)
            seen.update(told(shown.board))
            assert told(shown_to(played, 1 - seat).board) == []
            if shown.draft is None:
                check_piles(shown, played.state, seat)
            else:
                check_draft(shown, played.state, seat)
            accepted(played.ask(PEOPLE[seat], random_ask(random, shown)))
    assert {"owed-cards-first", "owed-cards", "owed-nothing", "duty-stuck", "duty-lost"} <= seen
    if game == "extreme":
        assert {"owed-three", "owed-skull", "duty-three-done", "duty-stop", "duty-breaks"} <= seen


def test_the_status_of_the_line_is_never_untrue() -> None:
    seen = set()
    for seed in range(GAMES):
        random = Random(seed)
        played = started(Settings(game="take-that", players=2, rounds=1), *PEOPLE, seed=seed)
        while played.table.stage == "playing":
            seat = played.state.turn
            board = shown_to(played, seat).board
            assert isinstance(board, TakeThatBoard)
            moves = [move for held in board.hand for move in (held.lay, held.twist) if move]
            if not moves and board.take is None:
                assert told(board)[0].startswith("draft-")
                accepted(played.ask(PEOPLE[seat], Confirm()))
                continue
            assert (told(board) == ["line-any"]) == (not board.line)
            assert (told(board) == ["duty-take-line"]) == (not moves)
            seen.update(told(board))
            accepted(played.ask(PEOPLE[seat], MakeMove(random.choice([*moves, board.take or moves[0]]))))
    assert seen == {"line-any", "duty-take-line"}


def losing_draft(**settings: Any) -> Played:
    """Go on in random games until a draft loses the game."""
    for seed in range(100):
        random = Random(seed)
        played = started(Settings(game="extreme", players=2, **settings), *PEOPLE, seed=seed)
        accepted(played.ask("anna", MakeMove("begin")))
        while played.table.stage == "playing":
            shown = shown_to(played, played.state.turn)
            if shown.draft is not None and shown.draft.loses:
                return played
            accepted(played.ask(PEOPLE[played.state.turn], random_ask(random, shown)))
    raise AssertionError("no draft loses a game")


def test_time_alone_never_shows_a_draft_that_loses_the_game() -> None:
    """E20."""
    played = losing_draft()

    assert wakes_at(played.table) is None
    played.now += 3_600_000
    assert on_time(played.table, played.context(None)) == ()


def test_a_draft_that_loses_goes_back_when_the_clock_runs_out() -> None:
    """The bot that goes on finds the hand as it was."""
    played = losing_draft(turn_seconds=30)
    seat = played.state.turn
    hand = played.state.hands[seat]

    played.now = wakes_at(played.table) or 0
    played.append(*on_time(played.table, played.context(None)))

    assert played.table.seats[seat].replaced
    assert played.table.draft is None
    assert played.state.hands[seat] == hand


def test_a_draft_that_loses_goes_back_when_the_others_let_a_bot_play() -> None:
    played = losing_draft()
    seat = played.state.turn

    played.absent = frozenset({seat})
    accepted(played.ask(PEOPLE[1 - seat], Vote("replace", seat, yes=True)))

    assert played.table.seats[seat].replaced
    assert played.table.draft is None
    assert played.table.stage == "playing"
