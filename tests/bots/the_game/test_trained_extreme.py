"""EXTREME's network sees what it was taught with, and plays where it was taught."""

import pathlib

import numpy as np

from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.trained.extreme import network
from tenback.bots.the_game.trained.extreme.choosing import is_trained_for_extreme
from tenback.bots.the_game.trained.extreme.places import FACTS
from tenback.bots.the_game.trained.extreme.sight import new_sight
from tenback.bots.the_game.trained.network import NUMBER_BITS
from tenback.games.the_game import Deal, Options, seeded_deal, view
from tenback.talk.marks.said import NOTHING_SAID
from training.the_game.reading import expected_sums, extreme_sums, odd_network

ENDS = pathlib.Path(__file__).with_name("ends_of_turns_extreme.npz")
ALONE = Options(extreme=True)


def test_the_kept_sums_are_those_of_the_facts_that_the_kernels_listed() -> None:
    """The file holds ends of turns of every way of playing, as the kernels of training described them."""
    stored = np.load(ENDS)
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(bool)
    odd, layers = odd_network(facts=FACTS)
    sight = new_sight(odd)
    talking = {bool(end[7] >> 40 & 1) for end in stored["ends"].tolist()}
    assert talking == {True, False}
    for place, end in enumerate(stored["ends"].tolist()):
        sums = extreme_sums(odd, sight, end, is_first=place % 7 == 0)
        counts = stored["counts"][place].astype(np.int64)
        assert (sums == expected_sums(layers, bits[place], counts)).all()


def test_no_sum_of_the_shipped_network_overflows_its_sixteen_bits() -> None:
    stored = np.load(ENDS)
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(np.float64)
    layers = np.load(pathlib.Path(network.__file__).with_name("extreme.npz"))
    numbers = layers["numbers"] / (1 << NUMBER_BITS)
    sums = bits @ layers["facts"].astype(np.float64) + stored["counts"] @ numbers + layers["bias"]
    assert np.abs(sums).max() < 30_000


def test_the_network_plays_where_the_commands_are_unknown_and_nothing_is_forgotten() -> None:
    deal = seeded_deal(ALONE, 3)
    seen = view(deal.state(), 0)
    assert is_trained_for_extreme(seen, knowledge_from(seen, NOTHING_SAID))
    known_layout = view(Deal(ALONE, deal.deck, deal.layout, layout_known=True, starter=0).state(), 0)
    assert not is_trained_for_extreme(known_layout, knowledge_from(known_layout, NOTHING_SAID))
    plain = view(seeded_deal(Options(), 3).state(), 0)
    assert not is_trained_for_extreme(plain, knowledge_from(plain, NOTHING_SAID))
