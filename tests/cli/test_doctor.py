"""`tenback doctor` and `tenback --version`: what a host asks first."""

import socket
from pathlib import Path

from harness.servers import serving
from tenback import __version__
from tests.cli.running import Run


def test_the_version_is_told(tenback: Run) -> None:
    result = tenback("--version")

    assert (result.code, result.out) == (0, f"tenback {__version__}\n")


def test_a_machine_that_can_serve_is_all_ok(tenback: Run, tmp_path: Path) -> None:
    result = tenback("doctor", "--database", str(tmp_path / "new.sqlite"), "--port", "0")

    assert result.code == 0
    assert all(line.startswith("[ok]") for line in result.out.splitlines())
    assert not (tmp_path / "new.sqlite").exists()


def test_a_server_that_runs_is_found_and_passes_sockets_on(tenback: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        result = tenback(
            "doctor", f"--port={server.port}", f"--public-url=http://127.0.0.1:{server.port}",
            f"--database={tmp_path / 'tenback.sqlite'}",
        )  # fmt: skip

    assert result.code == 0, result.out
    assert f"tenback is already serving on {server.port}" in result.out
    assert "[ok] WebSockets" in result.out
    assert "[ok] public address" in result.out


def test_what_is_wrong_says_what_to_do_and_the_exit_code_tells(tenback: Run, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no database " * 100)
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        result = tenback(
            "doctor", "--database", str(text), "--port", str(port), "--public-url", "http://127.0.0.1:1"
        )

    assert result.code == 1
    wrong = [line for line in result.out.splitlines() if line.startswith("[CHECK]")]
    assert [line.split("] ")[1].split(":")[0] for line in wrong] == ["database", "port", "public address"]
    assert "choose another --port" in result.out


def test_the_answers_come_in_the_language_that_is_asked_for(tenback: Run, tmp_path: Path) -> None:
    result = tenback("doctor", "--lang", "de", "--port", "0", "--database", str(tmp_path / "x.sqlite"))

    assert "[ok] Datenbank:" in result.out
