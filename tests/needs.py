"""What a test needs beside Python: it is not run where that is missing, but never where all must run."""

import os
from collections import Counter
from collections.abc import Iterator
from typing import NoReturn

import pytest

NOT_HERE = "not here: "


def missing(what: str) -> NoReturn:
    """Leave a test out and say why; with `CI=true` nothing may be missing, so it fails."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} (with CI=true every test has to run)")
    pytest.skip(f"{NOT_HERE}{what}")


def not_run(skipped: list[pytest.TestReport]) -> Iterator[str]:
    """Say how many tests were not run for want of what."""
    reasons = (str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple))
    wanting = Counter(reason.partition(NOT_HERE)[2] for reason in reasons if NOT_HERE in reason)
    for what, tests in wanting.most_common():
        yield f"{tests} tests: {what}"
