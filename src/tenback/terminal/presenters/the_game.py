"""THE GAME and EXTREME in the terminal."""

from collections.abc import Iterable, Iterator, Sequence

from textual.containers import Horizontal
from textual.screen import Screen
from textual.widget import Widget

from tenback.games import the_game
from tenback.games.the_game import PILE_NAMES, PILES, STARTS, Owed, is_trick
from tenback.records import Moment, Moved, Record
from tenback.terminal.pile_face import badge, in_force, pile_face
from tenback.terminal.presenters.presenter import Presenter
from tenback.terminal.screens.the_game import TheGameScreen
from tenback.terminal.setup import Player
from tenback.terminal.widgets.pile_box import PileBox
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import Words, game_ending, labelled


def _told(words: Words, record: Record, players: Sequence[Player]) -> list[str]:
    return list(_turns_of_the_game(words, record, players))


def _turns_of_the_game(words: Words, record: Record, players: Sequence[Player]) -> Iterator[str]:
    tops, seat = list(STARTS), None
    plays: list[str] = []
    for entry in record.entries:
        match entry:
            case Moved(_, the_game.Begin()):
                yield words.say("terminal-begins", name=players[entry.seat].name)
            case Moved(_, the_game.PlayCard() as play):
                if entry.seat != seat and plays:
                    yield _turn(words, players, seat, plays)
                    plays = []
                seat = entry.seat
                plays.append(_play(play, tops))
                tops[play.pile] = play.card
            case Moved(_, the_game.EndTurn()):
                yield _turn(words, players, entry.seat, plays)
                plays = []
            case _:
                pass
    if plays:
        yield _turn(words, players, seat, plays)


def _turn(words: Words, players: Sequence[Player], seat: int | None, plays: Sequence[str]) -> str:
    assert seat is not None
    return labelled(words, f"{seat + 1} {players[seat].name}", " · ".join(plays))


def _play(play: the_game.PlayCard, tops: Sequence[int]) -> str:
    top = tops[play.pile]
    step = "↩−10" if is_trick(play.card, play.pile, top) else f"+{abs(play.card - top)}"
    return f"{play.card}→{PILE_NAMES[play.pile]} ({step})"


def _ending(words: Words, outcome: the_game.Outcome, _names: Sequence[str]) -> str:
    return game_ending(words, outcome)


def _still_to_do(words: Words, view: the_game.View) -> str:
    if not view.owed:
        return words.say("terminal-may-end")
    debts = [words.say("terminal-owes-cards", cards=view.cards_owed)]
    debts += [words.say(f"terminal-owes-{owed.value}") for owed in view.owed if owed is not Owed.CARDS]
    return " · ".join(debts)


def _cards(words: Words, state: the_game.State, hand: Sequence[int]) -> list[str]:
    commands = ((card, state.commands[card]) for card in hand)
    return [f"{card} {badge(words, command)}" if command else str(card) for card, command in commands]


def _replay_board() -> Iterable[Widget]:
    yield TextLine(id="force")
    yield Horizontal(*(PileBox(pile) for pile in PILES), id="piles")


def _show_moment(screen: Screen[None], words: Words, moment: Moment, _players: Sequence[Player]) -> None:
    assert isinstance(moment.state, the_game.State)
    view = the_game.view(moment.state, None)
    for box in screen.query(PileBox):
        box.show(pile_face(words, view, moment.talk, box.pile, None, is_draft=False))
    forced = in_force(words, view)
    screen.query_one("#force", TextLine).show(f"{words.say('terminal-in-force')} {forced}" if forced else "")


PRESENTER = Presenter(TheGameScreen, _told, _ending, _still_to_do, _cards, _replay_board, _show_moment)
