"""What one address may do is limited over all processes of a server, not for each of them."""

from tenback.server.operations.rate_limits import LIMITS, RateLimits

HOUR = 3600.0


def _tries_in_an_hour(processes: int) -> int:
    """Count how many codes somebody gets to try who knocks at every process every second."""
    now = [0.0]
    all_limits = [RateLimits(time=lambda: now[0], processes=processes) for _ in range(processes)]
    allowed = 0
    while now[0] < HOUR:
        allowed += sum(limits.allow("code", "here") for limits in all_limits)
        now[0] += 1.0
    return allowed


def test_more_processes_give_no_more_guesses_but_the_first_few() -> None:
    at_once, per_second = LIMITS["code"]

    assert _tries_in_an_hour(1) <= at_once + HOUR * per_second
    assert _tries_in_an_hour(4) <= 4 * at_once + HOUR * per_second


def test_a_socket_is_served_by_one_process_and_keeps_its_whole_rate() -> None:
    now = [0.0]
    bucket = RateLimits(time=lambda: now[0], processes=4).bucket("message")
    at_once, per_second = LIMITS["message"]
    while bucket.spend():
        pass
    now[0] = at_once / per_second

    assert [bucket.spend() for _ in range(round(at_once))].count(True) == at_once
