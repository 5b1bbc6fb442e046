"""The rules of THE GAME and EXTREME over a row: what `tenback.games.the_game` says, as loops over numbers."""

from tenback.sim.bits import HIGH, LOW, IntArray, Words, count
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    BOUND,
    BROKEN,
    DECK,
    DRAW_ONE,
    DRAWN,
    ENDING,
    EXTREME,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    HAND_SIZE,
    LEFT,
    LIVE,
    MINIMUM,
    NO_PILE,
    NO_TRICK,
    ONE_PILE,
    OWED,
    PILES_USED,
    PLAYED,
    PLAYERS,
    RUNNING,
    SEAT,
    SHOWING,
    SKULL,
    STOP,
    STOPPED,
    STUCK,
    THREE,
    THREE_KIND,
    TOP,
    TRICK,
    WHOLE_TURN,
    WON,
)

Before = tuple[tuple[int, int, int, int], int, int, int, int, int]

# What may be done ----------------------------------------------------------------------------------------


@kernel
def playable(row: IntArray, pile: int) -> Words:
    """The cards of the active hand that may lie on a pile now (G4, G5, E9, E10)."""
    if row[BOUND] != NO_PILE and row[BOUND] != pile:
        return 0, 0
    hand = HAND + 2 * row[SEAT]
    top = row[TOP + pile]
    low, high = GOES_LOW[pile, top], GOES_HIGH[pile, top]
    back = TRICK[pile, top]
    if back and not shows(row, NO_TRICK):
        low, high = low | LOW[back], high | HIGH[back]
    return row[hand] & low, row[hand + 1] & high


@kernel
def shows(row: IntArray, kind: int) -> bool:
    """Whether a command is the visible top of some pile (E4)."""
    return (row[SHOWING] >> kind) & 1 == 1


@kernel
def has_play(row: IntArray) -> bool:
    """Whether the active player can lay any card at all (G9)."""
    for pile in range(4):
        low, high = playable(row, pile)
        if low | high:
            return True
    return False


@kernel
def in_debt(row: IntArray) -> bool:
    """Whether the active player still owes something in this turn (G6, E6, E7)."""
    played = row[PLAYED]
    return played < row[OWED] or shows(row, SKULL) or (row[THREE] == 1 and played < 3)


@kernel
def is_fatal(row: IntArray, kinds: CardArray, card: int, pile: int) -> bool:
    """Whether a legal play breaks a command (E20)."""
    kind = kinds[card]
    played = row[PLAYED]
    if row[THREE] == 1 and (played >= 3 or (kind == STOP and played != 2)):
        return True
    if kind == THREE_KIND:
        return played >= 3
    if kind == ONE_PILE:
        return row[WHOLE_TURN] == 1 and row[PILES_USED] & ~(1 << pile) != 0
    return kind == STOP and _skull_elsewhere(row, kinds, pile)


@kernel
def _skull_elsewhere(row: IntArray, kinds: CardArray, pile: int) -> bool:
    found = False
    for other in range(4):
        found |= other != pile and kinds[row[TOP + other]] == SKULL
    return found


# What a play does ----------------------------------------------------------------------------------------


@kernel
def play(row: IntArray, deck: CardArray, kinds: CardArray, card: int, pile: int) -> None:
    """Lay a card, and go on to whatever follows from it: the next turn after a STOP, or the end."""
    ended = lay_and_obey(row, kinds, card, pile)
    if ended == BROKEN:
        row[ENDING] = BROKEN
    elif ended == STOPPED:
        end_turn(row, deck)
    else:
        judge(row)


@kernel
def lay_and_obey(row: IntArray, kinds: CardArray, card: int, pile: int) -> int:
    """Lay a card; BROKEN or STOPPED where a command has ended the game or the turn, or else RUNNING."""
    broken = row[EXTREME] == 1 and is_fatal(row, kinds, card, pile)
    lay(row, kinds, card, pile)
    if broken:
        return BROKEN
    return STOPPED if kinds[card] == STOP and row[LEFT] > 0 else RUNNING


@kernel
def lay(row: IntArray, kinds: CardArray, card: int, pile: int) -> None:
    """Move a card from the active hand to a pile."""
    hand = HAND + 2 * row[SEAT]
    row[hand] &= ~LOW[card]
    row[hand + 1] &= ~HIGH[card]
    row[LIVE] &= ~LOW[card]
    row[LIVE + 1] &= ~HIGH[card]
    row[TOP + pile] = card
    row[PLAYED] += 1
    row[LEFT] -= 1
    if row[EXTREME] == 1:
        _obey(row, kinds, card, pile)


@kernel
def _obey(row: IntArray, kinds: CardArray, card: int, pile: int) -> None:
    """Note which commands show and bind after a card was laid (E4, E7, E22)."""
    row[PILES_USED] |= 1 << pile
    showing = 0
    for other in range(4):
        showing |= 1 << int(kinds[row[TOP + other]])
    row[SHOWING] = showing
    if kinds[card] == THREE_KIND:
        row[THREE] = 1
    row[BOUND] = pile if shows(row, ONE_PILE) else NO_PILE


@kernel
def before_laying(row: IntArray, pile: int) -> Before:
    """All that `lay` writes over, so that a card can be tried on a pile and taken back."""
    hand = HAND + 2 * row[SEAT]
    cards = (row[hand], row[hand + 1], row[LIVE], row[LIVE + 1])
    return cards, row[TOP + pile], row[THREE], row[BOUND], row[PILES_USED], row[SHOWING]


@kernel
def take_back(row: IntArray, pile: int, before: Before) -> None:
    """Undo `lay`."""
    hand = HAND + 2 * row[SEAT]
    cards, row[TOP + pile], row[THREE], row[BOUND], row[PILES_USED], row[SHOWING] = before
    row[hand], row[hand + 1], row[LIVE], row[LIVE + 1] = cards
    row[PLAYED] -= 1
    row[LEFT] += 1


@kernel
def judge(row: IntArray) -> None:
    """End the game when it is won, or when something is owed and no play is left (G9, E21, E23)."""
    if not in_debt(row):
        if row[LEFT] == 0:
            row[ENDING] = WON
    elif not has_play(row):
        row[ENDING] = STUCK


# The end of a turn ---------------------------------------------------------------------------------------


@kernel
def end_turn(row: IntArray, deck: CardArray) -> None:
    """Draw, and hand the turn to the next player who has cards (G7, G8)."""
    draw(row, deck)
    pass_on(row)


@kernel
def draw(row: IntArray, deck: CardArray) -> None:
    """Draw up to a full hand, or one card while DRAW ONE shows, as far as the pile reaches (G7, E11)."""
    hand = HAND + 2 * row[SEAT]
    wanted = 1 if shows(row, DRAW_ONE) else row[HAND_SIZE] - count(row[hand], row[hand + 1])
    for _ in range(min(wanted, row[DECK] - row[DRAWN])):
        card = deck[row[DRAWN]]
        row[hand] |= LOW[card]
        row[hand + 1] |= HIGH[card]
        row[DRAWN] += 1


@kernel
def pass_on(row: IntArray) -> None:
    """Give the turn clockwise to the next player with cards."""
    seat = row[SEAT]
    for _ in range(row[PLAYERS]):
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0
        if row[HAND + 2 * seat] | row[HAND + 2 * seat + 1]:
            break
    begin_turn(row, seat)


@kernel
def begin_turn(row: IntArray, seat: int) -> None:
    """Start a turn: the draw pile is looked at now (G6)."""
    row[SEAT] = seat
    row[PLAYED] = 0
    row[OWED] = row[MINIMUM] if row[DRAWN] < row[DECK] else 1
    row[THREE] = 0
    row[BOUND] = NO_PILE
    row[PILES_USED] = 0
    row[ENDING] = RUNNING
    judge(row)
