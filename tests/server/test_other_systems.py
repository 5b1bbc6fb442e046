"""What macOS and Windows lack is not needed: uvloop, forking."""

import sys
from pathlib import Path

import pytest

from harness import servers
from harness.client import legal, person

RUN = """
import multiprocessing, sys
sys.modules["uvloop"] = None
multiprocessing.set_start_method("spawn")
from tenback.cli._app import run
run()
"""
WITHOUT_UVLOOP = (sys.executable, "-c", RUN, "serve")


def test_a_server_without_uvloop_and_with_spawned_processes_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "COMMAND", WITHOUT_UVLOOP)
    with servers.serving(tmp_path) as server:
        ada = person(server.port, "Ada")
        table = ada.open_table("me", "careful", game="take-that", start=True, practice_deal=49)
        # Ada begins the line there, so that the bot moves next.
        with ada.sit(table) as seat:
            seat.until_update(lambda update: bool(legal(update)))
            own = seat.ask("move", move=legal(seat.update)[0])
            seat.until_update(lambda update: update["number"] > own["number"])
        printed = server.stop()

    assert "Traceback" not in printed
