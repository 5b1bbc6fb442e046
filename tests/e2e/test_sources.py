"""The client's own tests, and what it shares with the package; `make check` has its types and format."""

from pathlib import Path

from scripts.build_client import install_packages, run_npm

WEB = Path(__file__).parents[2] / "web"


def test_the_client_passes_its_own_tests() -> None:
    install_packages()
    run_npm("run", "test")


def test_the_lock_names_no_host_of_a_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_no_component_is_long() -> None:
    """A component of more than 260 lines wants to be two."""
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    long = {file.name: _lines(file) for file in sources if file.name != "protocol.gen.ts"}

    assert {name: lines for name, lines in long.items() if lines > 260} == {}


def _lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())
