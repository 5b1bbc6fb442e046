"""What the end of a turn is worth to the player who made it: the piles, the hand, and the layers above."""

from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.trained.accumulator import (
    FIRST,
    FIRST_STAMP,
    NOW,
    STAMP,
    Accumulator,
    add,
    add_listed,
)
from tenback.bots.the_game.trained.layers import chance_of, win_of
from tenback.bots.the_game.trained.network import (
    AHEAD_COUNTS,
    HAND_BY_DISTANCE,
    HAND_COUNTS,
    NEAR,
    UNSEEN_BY_DISTANCE,
    UNSEEN_COUNTS,
    Network,
    Shorts,
)
from tenback.sim.bits import WORD, WORD_MASK, IntArray, copy, count, holds, lowest
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import (
    GOES_HIGH,
    GOES_LOW,
)

# A pile and the unseen cards ------------------------------------------------------------------------------


@kernel
def _make_pile(network: Network, accumulator: Accumulator, pile: int, top: int) -> None:
    """Add up what a pile with this top means, with the unseen cards around it."""
    accumulator.made[pile, top] = accumulator.sets[STAMP]
    _make_first_pile(network, accumulator, pile, top)
    sums, sets = accumulator.piles[pile, top], accumulator.sets
    copy(accumulator.first_piles[pile, top], sums)
    low, high = sets[NOW], sets[NOW + 1]
    _near(network, accumulator, sums, pile, top, low & ~sets[FIRST], high & ~sets[FIRST + 1], 1)
    _near(network, accumulator, sums, pile, top, sets[FIRST] & ~low, sets[FIRST + 1] & ~high, -1)
    ahead = count(low & GOES_LOW[pile, top], high & GOES_HIGH[pile, top])
    add(sums, network.rows[AHEAD_COUNTS + 100 * pile + ahead])


@kernel
def _make_first_pile(network: Network, accumulator: Accumulator, pile: int, top: int) -> None:
    if accumulator.first_made[pile, top] == accumulator.sets[FIRST_STAMP]:
        return
    accumulator.first_made[pile, top] = accumulator.sets[FIRST_STAMP]
    sums = accumulator.first_piles[pile, top]
    copy(network.rows[at.TOPS + 100 * pile + top - 1], sums)
    _near(network, accumulator, sums, pile, top, accumulator.sets[FIRST], accumulator.sets[FIRST + 1], 1)


@kernel
def _near(
    network: Network,
    accumulator: Accumulator,
    sums: Shorts,
    pile: int,
    top: int,
    low: int,
    high: int,
    times: int,
) -> None:
    """Add the unseen cards in a pile's window, or take them away; what lies outside it means nothing."""
    base, many, first = 0, 0, UNSEEN_BY_DISTANCE + 200 * pile + NEAR
    for _ in range(2):
        while low:
            card = base + lowest(low)
            low &= low - 1
            distance = card - top if pile < 2 else top - card
            accumulator.listed[many] = first + distance
            many += -at.BEHIND <= distance < at.WINDOW - at.BEHIND
        low, base = high, WORD
    add_listed(accumulator, network.rows, many, sums, times)


# One position ---------------------------------------------------------------------------------------------


@kernel
def worth(network: Network, accumulator: Accumulator, low: int, high: int, real_tops: IntArray) -> float:
    """What a hand and four tops are worth at the end of the turn that was updated to: the chance to win."""
    add_up(network, accumulator, low, high, real_tops)
    return chance_of(network, accumulator)


@kernel
def win(network: Network, accumulator: Accumulator, low: int, high: int, real_tops: IntArray) -> float:
    """The chance to win alone, for a hand and four tops."""
    add_up(network, accumulator, low, high, real_tops)
    return win_of(network, accumulator)


@inlined
def add_up(network: Network, accumulator: Accumulator, low: int, high: int, real_tops: IntArray) -> None:
    """Write the sums of the first layer for a hand and four tops."""
    add_listed(
        accumulator, network.rows, begin_sums(network, accumulator, low, high, real_tops), accumulator.sums, 1
    )


@inlined
def begin_sums(network: Network, accumulator: Accumulator, low: int, high: int, real_tops: IntArray) -> int:
    """Write the sums of the piles, and list the rows that a hand adds to them; how many."""
    order_tops(real_tops, accumulator.tops)
    for pile in range(4):
        if accumulator.made[pile, accumulator.tops[pile]] != accumulator.sets[STAMP]:
            _make_pile(network, accumulator, pile, accumulator.tops[pile])
    _begin_with_piles(accumulator)
    return _list_counts(accumulator, low, high, _list_hand(accumulator, low, high))


@inlined
def _begin_with_piles(accumulator: Accumulator) -> None:
    """Write the sums of what no card of the hand changes."""
    piles, (one, two, three, four) = (
        accumulator.piles,
        (accumulator.tops[0], accumulator.tops[1], accumulator.tops[2], accumulator.tops[3]),
    )
    for index in range(len(accumulator.sums)):
        up, down = piles[0, one, index] + piles[1, two, index], piles[2, three, index] + piles[3, four, index]
        accumulator.sums[index] = accumulator.now[index] + up + down


@inlined
def order_tops(tops: IntArray, ordered: IntArray) -> None:
    """Write four tops, of each direction the one nearer to its beginning first."""
    ordered[0], ordered[1] = min(tops[0], tops[1]), max(tops[0], tops[1])
    ordered[2], ordered[3] = max(tops[2], tops[3]), min(tops[2], tops[3])


@inlined
def _list_hand(accumulator: Accumulator, low: int, high: int) -> int:
    """List the rows of the cards in the hand; how many."""
    accumulator.listed[0] = at.HAND_CARDS + count(low, high)
    many, word, base = 1, low, 0
    for _ in range(2):
        while word:
            card = base + lowest(word)
            word &= word - 1
            accumulator.listed[many] = at.IN_HAND + card - 2
            many = _list_distances(accumulator, card, many + 1)
            many = _list_pairs(accumulator, low, high, card, many)
        word, base = high, WORD
    return many


@inlined
def _list_distances(accumulator: Accumulator, card: int, many: int) -> int:
    """List how far a card is ahead of each pile; far behind it means nothing."""
    for pile in range(4):
        distance = card - accumulator.tops[pile] if pile < 2 else accumulator.tops[pile] - card
        accumulator.listed[many] = HAND_BY_DISTANCE + 200 * pile + NEAR + distance
        many += distance >= -at.BEHIND
    return many


@inlined
def _list_pairs(accumulator: Accumulator, low: int, high: int, card: int, many: int) -> int:
    unseen_low, unseen_high = accumulator.sets[NOW], accumulator.sets[NOW + 1]
    if card <= 89:
        if holds(low, high, card + 10):
            accumulator.listed[many] = at.PAIR_IN_HAND + card - 2
            many += 1
        elif holds(unseen_low, unseen_high, card + 10):
            accumulator.listed[many] = at.UNSEEN_ABOVE + card - 2
            many += 1
    if card >= 12 and holds(unseen_low, unseen_high, card - 10):
        accumulator.listed[many] = at.UNSEEN_BELOW + card - 12
        many += 1
    return many


@inlined
def _list_counts(accumulator: Accumulator, low: int, high: int, many: int) -> int:
    """List the numbers of unseen cards and cards in the hand, by how many piles take them."""
    tops = accumulator.tops
    for up in range(3):
        up_low, up_high = _taken_by(0, up, tops)
        for down in range(3):
            down_low, down_high = _taken_by(2, down, tops)
            both_low, both_high, kind = up_low & down_low, up_high & down_high, 3 * up + down
            unseen = count(accumulator.sets[NOW] & both_low, accumulator.sets[NOW + 1] & both_high)
            accumulator.listed[many] = UNSEEN_COUNTS + 100 * kind + unseen
            many += unseen > 0
            mine = count(low & both_low, high & both_high)
            accumulator.listed[many] = HAND_COUNTS + 10 * kind + mine
            many += mine > 0
    return many


@inlined
def _taken_by(first: int, piles: int, tops: IntArray) -> tuple[int, int]:
    """The cards that so many piles of a direction take; the pile nearer to its beginning takes more."""
    one_low, one_high = GOES_LOW[first, tops[first]], GOES_HIGH[first, tops[first]]
    both_low, both_high = GOES_LOW[first, tops[first + 1]], GOES_HIGH[first, tops[first + 1]]
    if piles == 2:
        return both_low, both_high
    if piles == 1:
        return one_low & ~both_low, one_high & ~both_high
    return WORD_MASK & ~one_low, WORD_MASK & ~one_high
