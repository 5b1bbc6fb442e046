"""The time of a server goes forwards, whatever happens to the clock of its machine."""

from tenback.server.rooms.clock import MILLION, Clock

HOUR = 3_600_000


def test_a_clock_that_is_put_back_stops_no_timer() -> None:
    wall, steady = [1_000_000 * MILLION], [0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    before = clock.now_ms()

    wall[0] -= HOUR * MILLION
    steady[0] += 10_000 * MILLION
    assert clock.now_ms() == before + 10_000

    wall[0] += 3 * HOUR * MILLION
    assert clock.now_ms() == wall[0] // MILLION
