"""A game that brings no presenter of its own: told in the sentences that it gives."""

from collections.abc import Iterable, Sequence

from textual.screen import Screen
from textual.widget import Widget

from tenback.games import Outcome, State, View, game_of
from tenback.records import Moment, Record
from tenback.terminal.presenters.presenter import Presenter
from tenback.terminal.screens.generic import GenericScreen
from tenback.terminal.setup import Player
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import Words, labelled, tell


def _told(words: Words, record: Record, players: Sequence[Player]) -> list[str]:
    names = [player.name for player in players]
    return [
        labelled(words, names[entry.seat], tell(words, record.game.tell_move(entry.move), names))
        for entry in record.moves
    ]


def _ending(_words: Words, _outcome: Outcome, _names: Sequence[str]) -> str:
    return ""


def _still_to_do(_words: Words, _view: View) -> str:
    return ""


def _cards(_words: Words, _state: State, hand: Sequence[int]) -> list[str]:
    return list(map(str, hand))


def _replay_board() -> Iterable[Widget]:
    yield TextLine(id="board")


def _show_moment(screen: Screen[None], words: Words, moment: Moment, players: Sequence[Player]) -> None:
    game, names = game_of(moment.state.options), [player.name for player in players]
    lines = [tell(words, line, names) for line in game.lines(game.view(moment.state, None))]
    if moment.state.result is not None:
        lines.append(tell(words, game.tell_ending(moment.state.result), names))
    screen.query_one("#board", TextLine).show("\n".join(lines))


PRESENTER = Presenter(GenericScreen, _told, _ending, _still_to_do, _cards, _replay_board, _show_moment)
