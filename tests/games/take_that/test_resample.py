"""A resampled match has the very view, and each that the view allows is equally likely."""

from collections import Counter
from itertools import permutations

from tenback.games.decks import Generator
from tenback.games.take_that import CARDS, State, resample, view
from tenback.testing import after, match_position


def hidden_cards(state: State) -> tuple[object, ...]:
    return state.hands, state.draw_pile, state.extra


def test_hands_draw_pile_and_extra_cards_are_uniform() -> None:
    """T24: the extra card is any of the unseen ones; 5 hidden cards can lie in 60 ways."""
    down = " ".join(str(card) for card in CARDS if card not in {12, 13, 14, 15, 16, 17, 18})
    state = match_position(hands="12 / 13 14", line="18", down=down, draw="15 16 17", professional=True)
    state = after(state, "take")
    seen, rng = view(state, 0), Generator(1)
    found = Counter(hidden_cards(resample(seen, rng)) for _ in range(6000))
    allowed = {
        (((12,), tuple(sorted(cards[:2]))), cards[3:], (cards[2:3], ()))
        for cards in permutations((13, 14, 15, 16, 17))
    }
    assert set(found) == allowed
    assert len(allowed) == 60
    chi_square = sum((count - 100) ** 2 / 100 for count in found.values())
    assert chi_square < 59 + 6 * (2 * 59) ** 0.5


def test_decks_of_rounds_to_come_are_new() -> None:
    """T11: their order is hidden too."""
    state = match_position(hands="12 13 / 14 15", decks=(CARDS, CARDS))
    one, two = (resample(view(state, 1), Generator(seed)) for seed in (1, 2))
    assert [sorted(deck) for deck in one.decks] == [list(CARDS)] * 2
    assert one.decks[0] != one.decks[1]
    assert one.decks != two.decks


def test_after_the_end_everything_public_stays() -> None:
    """T9."""
    state = after(match_position(hands="91 49 / 12 / rest", line="94", draw=""), "x49")
    other = resample(view(state, 0), Generator(1))
    assert view(other, 0) == view(state, 0)
    assert other.result == state.result
