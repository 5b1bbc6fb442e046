"""TAKE THAT in the terminal."""

from collections.abc import Iterable, Sequence

from textual.screen import Screen
from textual.widget import Widget

from tenback.games import Move, take_that
from tenback.records import Moment, Record
from tenback.terminal.line_face import columns, line_cards, price, scores
from tenback.terminal.presenters.presenter import Presenter
from tenback.terminal.screens.take_that import TakeThatScreen
from tenback.terminal.setup import Player
from tenback.terminal.widgets.line_box import LineBox
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import Words, match_ending


def _told(words: Words, record: Record, players: Sequence[Player]) -> list[str]:
    return [_match_move(words, players[entry.seat], entry.move) for entry in record.moves]


def _match_move(words: Words, player: Player, move: Move) -> str:
    match move:
        case take_that.Lay(card):
            return words.say("terminal-lays", name=player.name, card=card)
        case take_that.Twist(card):
            return words.say("terminal-twists", name=player.name, card=card, twin=take_that.twin(card))
        case take_that.TakeLine():
            return words.say("terminal-takes", name=player.name)
        case _:
            raise AssertionError(move)


def _still_to_do(_words: Words, _view: take_that.View) -> str:
    return ""


def _cards(_words: Words, _state: take_that.State, hand: Sequence[int]) -> list[str]:
    return list(map(str, hand))


def _replay_board() -> Iterable[Widget]:
    yield TextLine(id="scores")
    yield LineBox(id="line", markup=False)


def _show_moment(screen: Screen[None], words: Words, moment: Moment, players: Sequence[Player]) -> None:
    assert isinstance(moment.state, take_that.State)
    view = take_that.view(moment.state, None)
    screen.query_one("#scores", TextLine).show(columns(scores(words, view, players)))
    screen.query_one(LineBox).show(line_cards(view), words.say("terminal-line"), price(words, view))


PRESENTER = Presenter(TakeThatScreen, _told, match_ending, _still_to_do, _cards, _replay_board, _show_moment)
