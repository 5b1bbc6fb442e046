"""Limits count people and addresses, over all their sockets and over all processes of a server."""

import pytest

from tenback.server.operations import rate_limits
from tenback.server.operations.rate_limits import LIMITS, Asker, RateLimits, network_of

HOUR = 3600.0
HERE = Asker("192.0.2.1")


def _tries_in_an_hour(processes: int) -> int:
    """Count how many codes somebody gets to try who knocks at every process every second."""
    now = [0.0]
    all_limits = [RateLimits(time=lambda: now[0], processes=processes) for _ in range(processes)]
    allowed = 0
    while now[0] < HOUR:
        allowed += sum(limits.allow("code", HERE) for limits in all_limits)
        now[0] += 1.0
    return allowed


def test_more_processes_give_no_more_guesses_but_the_first_few() -> None:
    rate = LIMITS["code"].address

    assert _tries_in_an_hour(1) <= rate.at_once + HOUR * rate.per_second
    assert _tries_in_an_hour(4) <= 4 * rate.at_once + HOUR * rate.per_second


def test_a_socket_is_served_by_one_process_and_keeps_its_whole_rate() -> None:
    now = [0.0]
    limits, anna = RateLimits(time=lambda: now[0], processes=4), Asker("192.0.2.1", "anna")
    rate = LIMITS["message"].person
    assert rate is not None
    while limits.allow("message", anna):
        pass
    now[0] = rate.at_once / rate.per_second

    assert [limits.allow("message", anna) for _ in range(round(rate.at_once))].count(True) == rate.at_once


def test_one_person_says_as_much_on_many_sockets_as_on_one() -> None:
    limits, rate = RateLimits(time=lambda: 0.0), LIMITS["message"].person
    assert rate is not None
    devices = [Asker(f"192.0.2.{number}", "anna") for number in range(1, 200)]

    assert sum(limits.allow("message", device) for device in devices) == rate.at_once


def test_many_people_from_one_address_say_what_an_address_may() -> None:
    limits, rate = RateLimits(time=lambda: 0.0), LIMITS["message"].address
    people = [Asker("192.0.2.1", f"person{number}") for number in range(1000)]

    assert sum(limits.allow("message", who) for who in people) == rate.at_once
    assert limits.allow("message", Asker("192.0.2.2", "ben"))


@pytest.mark.parametrize(("address", "network"), [
    ("192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
    ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("testclient", "testclient"),
])  # fmt: skip
def test_an_address_of_ipv6_is_counted_by_the_network_of_its_home(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_person_and_an_address_have_so_many_sockets_at_a_time() -> None:
    limits, anna, ben = RateLimits(), Asker("192.0.2.1", "anna"), Asker("192.0.2.1", "ben")
    places = [limits.place(anna) for _ in range(rate_limits.MOST_SOCKETS_OF_A_PERSON + 1)]

    assert [place.__enter__() for place in places] == [True] * (len(places) - 1) + [False]
    with limits.place(ben) as is_free:
        assert is_free
    for place in places:
        place.__exit__(None, None, None)
    with limits.place(anna) as is_free:
        assert is_free


def test_whoever_comes_from_many_addresses_wipes_out_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 100)
    limits = RateLimits(time=lambda: 0.0)
    while limits.allow("code", HERE):
        pass
    for number in range(1000):
        limits.allow("code", Asker(f"home {number}"))

    assert not limits.allow("code", HERE)
