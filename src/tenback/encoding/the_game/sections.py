"""What stands where in an observation of THE GAME and EXTREME."""

from collections.abc import Iterator
from typing import Final

from tenback.encoding.sections import Layout, Section
from tenback.encoding.the_game.actions import sayings
from tenback.games.the_game import CARDS, PILES, Command, Options
from tenback.games.the_game.commands import CARDS_OF_A_KIND
from tenback.games.the_game.options import HAND_SIZES, MOST_PLAYERS
from tenback.talk.marks.mark import CommandMark

ALL: Final = len(CARDS)
MOST_MOVES: Final = 2 * ALL
"""A turn has at least one card and the last one needs no end, so a move is left for the choice of starter."""
MOST_STAGES: Final = MOST_MOVES + 1
"""There is talk before each move, and where the start is open once more before anybody begins."""
MARK_PLACES: Final = len(PILES) + 1 + len(CommandMark) + 1
"""Where a seat can have a mark: on each pile, its mood, each word about commands, who goes first."""


def observation_layout(options: Options, *, talk: bool, open_start: bool = False) -> Layout:
    """Lay out what a seat sees now."""
    return Layout(_observation_sections(options, talk=talk, open_start=open_start))


def recall_layout(options: Options, *, talk: bool = False, open_start: bool = False) -> Layout:
    """Lay out what a seat sees now and all that it has seen and heard before."""
    seen = _observation_sections(options, talk=talk, open_start=open_start)
    start = _start_sections() if open_start else ()
    heard = _heard_sections(options, open_start=open_start) if talk else ()
    return Layout((*seen, *_recall_sections(), *start, *heard))


def _observation_sections(options: Options, *, talk: bool, open_start: bool) -> Iterator[Section]:
    yield from _common_sections()
    if options.extreme:
        yield from _command_sections()
    if talk:
        yield from _talk_sections(options, open_start=open_start)
    if open_start:
        yield Section("deciding", (1,), 1, "1 while the team is asked who begins (G3)")


def _common_sections() -> Iterator[Section]:
    yield Section("hand", (ALL,), 1, "1 for each card in my hand; the first place is card 2")
    yield Section("played", (ALL,), 1, "1 for each card on the piles, seen now or remembered (G11)")
    yield Section("tops", (len(PILES),), 100, "the top card of the piles A B C D", low=1)
    yield Section("hand_sizes", (MOST_PLAYERS,), max(HAND_SIZES.values()), "cards in the hands, mine first")
    says = "1 for the active seat, mine first; all 0 before anybody began and after the end"
    yield Section("to_move", (MOST_PLAYERS,), 1, says)
    yield Section("draw_pile", (1,), ALL, "how many cards can still be drawn")
    yield Section("laid", (1,), max(HAND_SIZES.values()), "cards laid in this turn; 0 after the end")
    yield Section("minimum", (1,), 3, "the least number of cards in this turn (G6); 0 after the end")
    yield Section("owed", (1,), 3, "how many cards are still owed in this turn; 0 after the end")
    yield Section("ending", (3,), 1, "1 for how it ended: won, stuck, broken")
    yield Section("players", (1,), MOST_PLAYERS, "how many play", low=1)
    yield Section("full_hand", (1,), max(HAND_SIZES.values()), "cards in a full hand (G2, G13)", low=5)
    yield Section("usual_minimum", (1,), 3, "the minimum while there are cards to draw (G6, G13)", low=2)


def _command_sections() -> Iterator[Section]:
    kinds = len(Command)
    names = ", ".join(f"{number} {command.value}" for number, command in enumerate(Command, start=1))
    yield Section("commands", (ALL,), kinds, f"what each card is known to carry (E25): {names}; else 0")
    yield Section("top_commands", (len(PILES), kinds), 1, "1 for the command that each pile shows")
    yield Section("commands_out", (kinds,), CARDS_OF_A_KIND, "cards of each command that I have not seen")
    yield Section("three", (1,), 1, "1 when a THREE was laid in this turn; 0 after the end")
    yield Section("bound_to", (len(PILES),), 1, "1 for the pile that ONE PILE holds this turn to (E22)")
    yield Section("piles_used", (len(PILES),), 1, "1 for each pile that took a card in this turn")
    yield Section("commands_on", (kinds,), 1, "1 for each command that is not switched off (E2)")
    yield Section("whole_turn", (1,), 1, "1 when ONE PILE counts the whole turn (E22)")
    yield Section("layout_known", (1,), 1, "1 when everybody knows the layout (E25)")


def _talk_sections(options: Options, *, open_start: bool) -> Iterator[Section]:
    given = sayings(options, open_start=open_start)
    yield Section("marks", (MOST_PLAYERS, len(given)), 1, "1 for each mark that stands, my own first (G20)")


def _recall_sections() -> Iterator[Section]:
    yield Section("seat", (MOST_PLAYERS,), 1, "1 for my seat, counted from seat 0")
    yield Section("moves", (1,), MOST_MOVES, "how many moves were made")
    yield Section("drawn", (ALL,), ALL, "the order in which my cards came to me, from 1; 0 for others")
    yield Section("played_at", (ALL,), MOST_MOVES, "the number of the move that played a card; 0 if none did")
    yield Section("played_on", (len(PILES), ALL), 1, "1 for each card that was played on a pile")


def _start_sections() -> Iterator[Section]:
    yield Section("began", (MOST_PLAYERS,), 1, "1 for the seat that began, mine first (G3)")


def _heard_sections(options: Options, *, open_start: bool) -> Iterator[Section]:
    shape = (MOST_STAGES, MOST_PLAYERS, len(sayings(options, open_start=open_start)))
    says = "before each move, mine first: 1 for the mark that a seat gave or put away first, 2 for the next"
    yield Section("heard", shape, MARK_PLACES, says)
