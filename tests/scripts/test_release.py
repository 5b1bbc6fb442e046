"""What keeps a release from being made."""

import pytest

from scripts.release import NEEDED, NotReady, check_changelog, check_contents

RELEASED = "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01, commit abc)\n\n- News.\n"


def test_a_version_needs_its_section_with_a_date() -> None:
    check_changelog(RELEASED, "0.2.0")
    with pytest.raises(NotReady, match="no section"):
        check_changelog(RELEASED, "0.3.0")


def test_nothing_may_be_left_unreleased() -> None:
    with pytest.raises(NotReady, match="Unreleased"):
        check_changelog(RELEASED.replace("## Unreleased\n", "## Unreleased\n\n- More news.\n"), "0.2.0")


@pytest.mark.parametrize(
    ("names", "size", "reason"),
    [
        (NEEDED[1:], 1, "lacks tenback/server/static/index.html"),
        ((*NEEDED, "tenback/tests/test_x.py"), 1, "holds tenback/tests/test_x.py"),
        ((*NEEDED, "tenback/games.sqlite"), 1, "holds tenback/games.sqlite"),
        (NEEDED, 10_000_001, "more than 10000000"),
    ],
)
def test_a_wheel_carries_the_client_and_nothing_of_this_machine(
    names: tuple[str, ...], size: int, reason: str
) -> None:
    check_contents("tenback.whl", NEEDED, 10_000_000)
    with pytest.raises(NotReady, match=reason):
        check_contents("tenback.whl", names, size)


def test_the_source_archive_carries_what_the_client_is_built_from() -> None:
    check_contents("tenback.tar.gz", ["tenback-1/web/package-lock.json"], 1)
    with pytest.raises(NotReady, match="browser client"):
        check_contents("tenback.tar.gz", ["tenback-1/README.md"], 1)
