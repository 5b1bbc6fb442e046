"""The seeds that environments deal from. Test seeds are kept apart, so that nobody trains on the exam."""

import secrets
from typing import Final

from tenback.games.decks import deal_seed
from tenback.games.errors import TenbackError

FIRST_TEST_SEED: Final = 1 << 32
"""Seeds from here on are for tests: `simulate` and `match` use them, environments do not."""


class ReservedSeed(TenbackError, ValueError):
    """A seed whose deals are kept for tests."""


def training_seed(seed: int | None) -> int:
    """Return the seed to deal from; None picks one."""
    if seed is None:
        return secrets.randbits(32)
    if (number := deal_seed(seed)) >= FIRST_TEST_SEED:
        raise ReservedSeed("error-reserved-seed", seed=str(seed), first=str(FIRST_TEST_SEED))
    return number
