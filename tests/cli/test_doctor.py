"""`tenback doctor` and `tenback --version`: what a host asks first."""

import socket
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from msgspec.structs import replace

from harness.servers import serving
from tenback import __version__
from tenback.server.operations.reached import CLAIMED, judged
from tenback.server.wire.pages import Connection, ProxyTrust
from tests.cli.running import Run


def test_the_version_is_told(tenback: Run) -> None:
    result = tenback("--version")

    assert (result.code, result.out) == (0, f"tenback {__version__}\n")


def test_a_machine_that_can_serve_is_all_ok(tenback: Run, tmp_path: Path) -> None:
    result = tenback("doctor", "--database", str(tmp_path / "new.sqlite"), "--port", "0")

    assert result.code == 0
    lines = result.out.splitlines()
    assert [line.split(":")[0] for line in lines if not line.startswith("[ok]")] == [
        "[--] proxy headers",
        "[--] WebSockets",
    ]
    assert [line for line in lines if "--public-url" in line], "what is not checked says how it can be"
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
    assert "[ok] proxy headers: no proxy in between (the server sees this machine as 127.0.0.1)" in result.out


def test_a_server_says_how_a_request_reached_it(tmp_path: Path) -> None:
    with serving(tmp_path, trusted_proxies="127.0.0.1") as server:
        direct = _connection(server.port)
        proxied = _connection(server.port, X_Forwarded_For="192.0.2.7", X_Forwarded_Proto="https")
    with serving(tmp_path, trusted_proxies="192.0.2.99") as server:
        untrusted = _connection(server.port, X_Forwarded_For="192.0.2.7", X_Forwarded_Proto="https")

    assert direct == Connection("http", "127.0.0.1", ProxyTrust.NONE)
    assert proxied == Connection("https", "192.0.2.7", ProxyTrust.TRUSTED)
    assert untrusted == Connection("http", "127.0.0.1", ProxyTrust.UNTRUSTED)


def _connection(port: int, **headers: str) -> Connection:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(f"http://127.0.0.1:{port}/api/connection", headers=sent)) as answered:
        return msgspec.json.decode(answered.read(), type=Connection)


GUEST = Connection("https", "198.51.100.4", ProxyTrust.TRUSTED)
CLAIMING = replace(GUEST, address=CLAIMED)
UNTRUSTED = Connection("http", "10.0.0.3", ProxyTrust.UNTRUSTED)
WITHOUT_SCHEME = replace(GUEST, scheme="http")
WITHOUT_ADDRESS = Connection("https", "127.0.0.1", ProxyTrust.NONE)


@pytest.mark.parametrize(
    ("honest", "claiming", "message"),
    [
        (GUEST, GUEST, "doctor-headers"),
        (GUEST, CLAIMING, "doctor-headers-claimed"),
        (UNTRUSTED, UNTRUSTED, "doctor-headers-untrusted"),
        (WITHOUT_SCHEME, WITHOUT_SCHEME, "doctor-headers-scheme"),
        (WITHOUT_ADDRESS, WITHOUT_ADDRESS, "doctor-headers-address"),
        (None, None, "doctor-headers-none"),
    ],
)
def test_a_proxy_that_hides_its_guests_is_found(
    honest: Connection | None, claiming: Connection | None, message: str
) -> None:
    finding = judged("https://cards.example.org", honest, claiming)

    assert (finding.message, finding.is_ok) == (message, message == "doctor-headers")


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
