"""What has happened, told turn by turn."""

from collections.abc import Iterator, Sequence

from tenback.games import take_that, the_game
from tenback.games.the_game import PILE_NAMES, STARTS, is_trick
from tenback.records import Moved, Record
from tenback.talk.marks.said import Talk
from tenback.terminal.setup import Player
from tenback.words import Words, mark_phrase


def told(words: Words, record: Record, players: Sequence[Player]) -> list[str]:
    """Tell a game so far, one line for each turn."""
    if isinstance(record.deal, the_game.Deal):
        return list(_turns_of_the_game(words, record, players))
    return [
        _match_move(words, players[entry.seat], entry.move)
        for entry in record.entries
        if isinstance(entry, Moved)
    ]


def said_now(words: Words, talk: Talk) -> list[str]:
    """Tell in one line what stands of all that was said about hands, commands and the beginning."""
    seats: dict[str, list[str]] = {}
    for saying in talk.sayings:
        if saying.pile is None:
            seats.setdefault(mark_phrase(words, saying.mark), []).append(str(saying.seat + 1))
    told_by = [words.say("terminal-said", name=", ".join(who), phrase=said) for said, who in seats.items()]
    return ["  ".join(told_by)] if told_by else []


def last_lines(lines: Sequence[str], space: int) -> str:
    """Keep what fits."""
    return "\n".join(lines[-max(2, space) :])


def _turns_of_the_game(words: Words, record: Record, players: Sequence[Player]) -> Iterator[str]:
    tops, seat = list(STARTS), None
    plays: list[str] = []
    for entry in record.entries:
        match entry:
            case Moved(_, the_game.Begin()):
                yield words.say("terminal-begins", name=players[entry.seat].name)
            case Moved(_, the_game.PlayCard() as play):
                if entry.seat != seat and plays:
                    yield _turn(players, seat, plays)
                    plays = []
                seat = entry.seat
                plays.append(_play(play, tops))
                tops[play.pile] = play.card
            case Moved(_, the_game.EndTurn()):
                yield _turn(players, entry.seat, plays)
                plays = []
            case _:
                pass
    if plays:
        yield _turn(players, seat, plays)


def _turn(players: Sequence[Player], seat: int | None, plays: Sequence[str]) -> str:
    assert seat is not None
    return f"{seat + 1} {players[seat].name}: {' · '.join(plays)}"


def _play(play: the_game.PlayCard, tops: Sequence[int]) -> str:
    top = tops[play.pile]
    step = "↩−10" if is_trick(play.card, play.pile, top) else f"+{abs(play.card - top)}"
    return f"{play.card}→{PILE_NAMES[play.pile]} ({step})"


def _match_move(words: Words, player: Player, move: take_that.Move) -> str:
    match move:
        case take_that.Lay(card):
            return words.say("terminal-lays", name=player.name, card=card)
        case take_that.Twist(card):
            return words.say("terminal-twists", name=player.name, card=card, twin=take_that.twin(card))
        case take_that.TakeLine():
            return words.say("terminal-takes", name=player.name)
