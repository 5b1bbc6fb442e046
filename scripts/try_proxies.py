"""Put the real nginx and the real Caddy, set up as deploy/ says, in front of a real server.

    python scripts/try_proxies.py            # those that are installed: apt-get install nginx-light caddy

Each line that is printed is something a host relies on.
"""

import contextlib
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from websockets.sync.client import connect  # noqa: E402
from websockets.typing import Origin  # noqa: E402

from harness.servers import Server, free_port, served  # noqa: E402
from harness.timeouts import wait_until  # noqa: E402

NAME = "localhost"
SLOW_SECONDS = 40.0


def main() -> int:
    """Try every proxy that is here; the exit code is 1 if one of them failed, 2 if there is none."""
    found = [(name, start) for name, start in PROXIES.items() if shutil.which(name)]
    if not found:
        print("Neither nginx nor caddy is installed: apt-get install nginx-light caddy", file=sys.stderr)
        return 2
    outcomes = [_try(name, start) for name, start in found]
    return 0 if all(outcomes) else 1


def _try(name: str, start: "Start") -> bool:
    with tempfile.TemporaryDirectory() as folder:
        certified, port = _certificate(Path(folder)), free_port()
        database = str(Path(folder) / "tenback.sqlite")
        with (
            served(database, public_url=f"https://{NAME}:{port}") as server,
            start(Path(folder), server, port) as address,
        ):
            checks = {check.__name__: check(address, certified) for check in CHECKS}
    for check, ok in checks.items():
        print(f"{name:6} {'ok  ' if ok else 'FAIL'} {check.replace('_', ' ')}")
    return all(checks.values())


# What a host relies on ------------------------------------------------------------------------------------


def a_page_is_served(address: str, trust: ssl.SSLContext) -> bool:
    """The client comes through."""
    with urllib.request.urlopen(f"{address}/", context=trust) as answered:
        return b"<title>" in answered.read()


def a_cookie_is_secure(address: str, trust: ssl.SSLContext) -> bool:
    """The server knows that the guest speaks https."""
    wanted = urllib.request.Request(
        f"{address}/api/me", json.dumps({"name": "Ada"}).encode(), {"Origin": address}, method="POST"
    )
    with urllib.request.urlopen(wanted, context=trust) as answered:
        cookie = str(answered.headers["set-cookie"])
        return "Secure" in cookie and "HttpOnly" in cookie


def a_websocket_is_passed_on(address: str, trust: ssl.SSLContext) -> bool:
    """A table that does not exist says goodbye over its socket."""
    socket_address = f"ws{address.removeprefix('http')}/ws/nowhere"
    with connect(socket_address, ssl=trust, proxy=None, origin=Origin(address)) as link:
        return "goodbye" in str(link.recv(10))


def a_sender_that_never_ends_its_request_is_dropped(address: str, trust: ssl.SSLContext) -> bool:
    """The proxy, not the server, waits for slow senders."""
    port = int(address.rpartition(":")[2])
    with trust.wrap_socket(socket.create_connection((NAME, port)), server_hostname=NAME) as link:
        link.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        link.settimeout(SLOW_SECONDS)
        with contextlib.suppress(TimeoutError, OSError):
            return b" 200 " not in link.recv(100)
    return False


def an_upload_that_never_ends_is_dropped(address: str, trust: ssl.SSLContext) -> bool:
    """The proxy does not wait for the rest of a body for ever."""
    port = int(address.rpartition(":")[2])
    with trust.wrap_socket(socket.create_connection((NAME, port)), server_hostname=NAME) as link:
        head = f"POST /api/me HTTP/1.1\r\nHost: {NAME}:{port}\r\nContent-Length: 1000\r\n\r\n"
        link.sendall(head.encode() + b"{")
        link.settimeout(SLOW_SECONDS)
        with contextlib.suppress(TimeoutError, OSError):
            return b" 201 " not in link.recv(100)
    return False


def the_doctor_finds_nothing_wrong(address: str, trust: ssl.SSLContext) -> bool:  # noqa: ARG001
    """What `tenback doctor` says through this proxy; port 0 is free everywhere."""
    command = [sys.executable, "-m", "tenback", "doctor", "--port=0", f"--public-url={address}"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    print(told.stdout)
    return told.returncode == 0 and "[--]" not in told.stdout


CHECKS = (
    a_page_is_served,
    a_cookie_is_secure,
    a_websocket_is_passed_on,
    the_doctor_finds_nothing_wrong,
    a_sender_that_never_ends_its_request_is_dropped,
    an_upload_that_never_ends_is_dropped,
)


# The proxies, as deploy/ sets them up ---------------------------------------------------------------------

Start = Callable[[Path, Server, int], contextlib.AbstractContextManager[str]]


def _certificate(folder: Path) -> ssl.SSLContext:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    os.environ["SSL_CERT_FILE"] = str(folder / "cert.pem")
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@contextlib.contextmanager
def _nginx(folder: Path, server: Server, port: int) -> Iterator[str]:
    site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    listening = f"listen {port} ssl; ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;"
    site = _replaced(
        site,
        {"listen 80;": listening, "cards.example.org": NAME, "127.0.0.1:8098": f"127.0.0.1:{server.port}"},
    )
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places}\n{site}\n}}",
        encoding="utf-8",
    )
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    with _running(command, folder, port):
        yield f"https://{NAME}:{port}"


@contextlib.contextmanager
def _caddy(folder: Path, server: Server, port: int) -> Iterator[str]:
    site = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    # A certificate of its own, since nobody out there can vouch for this machine.
    site = _replaced(site, {"reverse_proxy": f"tls {folder}/cert.pem {folder}/key.pem\n\treverse_proxy"})
    site = site.replace("{", "{\n\tadmin off\n\tauto_https disable_redirects", 1)
    (folder / "Caddyfile").write_text(site, encoding="utf-8")
    environ = {"TENBACK_NAME": f"https://{NAME}:{port}", "TENBACK_UPSTREAM": f"127.0.0.1:{server.port}"}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running(command, folder, port, **environ):
        yield f"https://{NAME}:{port}"


PROXIES: dict[str, Start] = {"nginx": _nginx, "caddy": _caddy}


def _replaced(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, f"{old} is no longer in the example"
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def _running(command: list[str], folder: Path, port: int, **environ: str) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    os.chmod(folder, 0o755)
    with (folder / "proxy.log").open("wb") as printed:
        process = subprocess.Popen(command, stdout=printed, stderr=printed, env=os.environ | home | environ)
        try:
            wait_until(lambda: _listens(port, process, folder), f"{command[0]} listens at port {port}")
            yield
        finally:
            process.terminate()
            process.wait()


def _listens(port: int, process: "subprocess.Popen[bytes]", folder: Path) -> bool:
    if process.poll() is not None:
        raise SystemExit((folder / "proxy.log").read_text(encoding="utf-8"))
    with contextlib.suppress(OSError), socket.create_connection((NAME, port), 1):
        return True
    time.sleep(0.05)
    return False


if __name__ == "__main__":
    sys.exit(main())
