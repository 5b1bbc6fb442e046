"""The review of a finished game: made behind play, kept with the table, and never of cards still in play."""

import contextlib
import http.client
import itertools
import json
import os
import pathlib
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from harness.client import Person, person
from harness.games import play_out
from harness.servers import Server, serving
from harness.timeouts import TIMEOUT
from tenback.analysis.luck.steps import steps_of
from tenback.records import Record, parse_record
from tenback.server.http.api.reviews import MOST_A_DAY
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import exercises, reviews
from tenback.server.storage.database import database_at
from tenback.server.storage.shared_deals import DealKind, SharedDeal, add_deal, close_deal, play_deal
from tenback.tables.settings import Settings

HOUR = 3_600_000
DAY = exercises.DAY_MILLISECONDS


def finished_table(anna: Person) -> str:
    """A game alone, played with whatever fits."""
    table = anna.open_table("me", game="the-game", start=True)
    with anna.sit(table) as socket:
        play_out([socket])
    return table


Event = tuple[str, dict[str, Any]]


def streamed(anna: Person, table: str) -> Iterator[Event]:
    """Listen to a review while it is made."""
    connection = http.client.HTTPConnection("127.0.0.1", anna.port, timeout=TIMEOUT)
    with contextlib.closing(connection):
        address = f"/api/tables/{table}/review/events"
        connection.request("GET", address, headers={"authorization": f"Bearer {anna.secret}"})
        response = connection.getresponse()
        assert (response.status, response.getheader("content-type")) == (
            200,
            "text/event-stream; charset=utf-8",
        )
        while name := response.readline().removeprefix(b"event: ").strip().decode():
            yield name, json.loads(response.readline().removeprefix(b"data: "))
            assert response.readline() == b"\n"


def reviewed(anna: Person, table: str) -> dict[str, Any]:
    """Ask for a review, and listen until it is there."""
    asked = anna.request("POST", f"/api/tables/{table}/review")
    assert asked.status == 202
    *before, (name, found) = streamed(anna, table)
    assert (name, found) == ("review", anna.get(f"/api/tables/{table}/review"))
    assert told(before) == found["steps"][: len(told(before))]
    return found


def told(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Put together the turns that a stream has told so far: all that are known first, then the new ones."""
    return [step for _, event in events for step in event["steps"]]


def test_a_finished_game_is_reviewed_tried_again_and_forgotten_with_its_person(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = finished_table(anna)
    found = reviewed(anna, table)

    assert found["stage"] == "done"
    assert (found["seat"], found["turns"]) == (0, len(found["steps"]))
    (sums,) = found["sums"]
    parts = sum(sums[part] for part in ("start", "deal", "draws", "mine", "others", "rest"))
    assert parts == pytest.approx(sums["result"], abs=1e-3)
    dearest = max(found["steps"], key=lambda step: step["lost"])
    assert found["costly"][0] == dearest["number"]
    assert dearest["severity"] != "nothing"
    assert dearest["why"]

    here = list(itertools.islice(steps_of(record_of(anna, table)), 2))
    for name in ("start", "before", "after", "doubt", "lost", "luck", "rest"):
        told = [step[name] for step in found["steps"][:2]]
        assert told == [getattr(step, name) for step in here], "the command line says something else"

    better = [move["move"] for move in dearest["best"]]
    begun = anna.post(f"/api/tables/{table}/review/try", {"number": dearest["number"], "moves": []})
    assert (begun["verdict"], better[0] in [move["move"] for move in begun["legal"]]) == (None, True)
    tried = anna.post(f"/api/tables/{table}/review/try", {"number": dearest["number"], "moves": better})
    assert (tried["verdict"]["lost"], tried["verdict"]["win"]) == (0, dearest["before"])
    worse = [move["move"] for move in dearest["played"]]
    tried = anna.post(f"/api/tables/{table}/review/try", {"number": dearest["number"], "moves": worse})
    for name, told_before in (("lost", "lost"), ("win", "after"), ("best_win", "before"), ("best", "best")):
        assert tried["verdict"][name] == dearest[told_before], "two screens contradict each other"
    senseless = {"number": dearest["number"], "moves": ["2A", "2A"]}
    assert anna.request("POST", f"/api/tables/{table}/review/try", senseless).status == 400

    mine = anna.get("/api/me/mistakes")["exercises"]
    assert {one["number"] for one in mine} == {s["number"] for s in found["steps"] if s["lost"] >= 0.05}
    anna.request("DELETE", "/api/me")
    connection = database_at(server.database).connect()
    assert reviews.review_of(connection, table) is None
    assert exercises.exercises_of(connection, anna.id, now_ms()) == []
    connection.close()


def test_a_review_is_streamed_turn_by_turn_and_goes_on_after_a_kill(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, limit_factor=1000) as server:
        anna = person(server.port, "Anna")
        table = finished_table(anna)
        anna.post(f"/api/tables/{table}/review")
        heard: list[Event] = []
        for event in streamed(anna, table):
            heard.append(event)
            if len(told(heard)) >= 3:
                break
        assert [name for name, _ in heard] == ["review"] + ["progress"] * (len(heard) - 1)
        assert 3 <= len(told(heard)) < heard[-1][1]["turns"], "not turn by turn"
        server.kill()
        server.start()

        (_, first), *later, (_, whole) = streamed(anna, table)
        assert (first["stage"], whole["stage"]) == ("waiting", "done")
        assert whole["steps"][: len(told(heard))] == told(heard)
        assert first["steps"] + told(later) == whole["steps"][: len(first["steps"]) + len(told(later))]
        assert [name for name, _ in streamed(anna, table)] == ["review"], "one that is made is told at once"
        assert server.stop().count("\n") <= 1, "something was printed beside the greeting"


def test_a_position_is_played_on_and_counts_nowhere_and_reviews_are_bounded(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = finished_table(anna)
    played, counted = record_of(anna, table), anna.get("/api/me/statistics")

    made = anna.request("POST", f"/api/tables/{table}/review/play-on", {"number": 5})
    assert made.status == 201
    with anna.sit(made.json["id"]) as socket:
        assert socket.until_update(lambda update: update["stage"] == "playing")["you"]["your_turn"]
        play_out([socket])
    again = record_of(anna, made.json["id"])
    assert again.deal == played.deal
    assert again.entries[:4] == played.entries[:4]
    assert anna.get("/api/me/statistics") == counted
    senseless = anna.request("POST", f"/api/tables/{table}/review/play-on", {"number": 999})
    assert senseless.status == 400

    connection = database_at(server.database).connect()
    for _ in range(MOST_A_DAY):
        other = anna.open_table("me", game="the-game")
        sql = "INSERT INTO reviews (table_id, asked_by, asked_at, stage) VALUES (?, ?, ?, 'done')"
        connection.run(sql, (other, anna.id, now_ms()))
    connection.close()
    assert anna.request("POST", f"/api/tables/{table}/review").status == 429, "more than forty in a day"


def record_of(anna: Person, table: str) -> Record:
    """The record of a finished game."""
    return parse_record(anna.request("GET", f"/api/tables/{table}/record").raw.decode())


def test_a_running_game_and_an_open_deal_are_not_reviewed(server: Server) -> None:
    anna, deal_id = person(server.port, "Anna"), os.urandom(8).hex()
    running = anna.open_table("me", game="the-game", start=True)
    assert (
        anna.request("POST", f"/api/tables/{running}/review").json["reason"] == "problem-server-game-running"
    )
    for page, asked in (("review/try", {"number": 1, "moves": []}), ("review/play-on", {"number": 1})):
        answered = anna.request("POST", f"/api/tables/{running}/{page}", asked)
        assert answered.json["reason"] == "problem-server-game-running"
    assert Person(server.port).request("POST", f"/api/tables/{running}/review").status == 401

    for page in ("review", "review/events"):
        assert anna.request("GET", f"/api/tables/{running}/{page}").status == 409

    table = finished_table(anna)
    connection = database_at(server.database).connect()
    # Reviewed before the same cards were given to others: nothing of that is told either.
    reviews.ask_for_review(connection, table, anna.id, 1)
    reviews.begin_review(connection, table, 1, 0.5, 1)
    reviews.end_review(connection, table, reviews.Stage.DONE)
    exercises.add_exercise(connection, anna.id, exercises.Exercise(table, 7, "contrast-room", 0.12, 0, 1))
    assert [one["table"] for one in anna.get("/api/me/mistakes")["exercises"]] == [table]
    deal = SharedDeal(
        id=deal_id,
        kind=DealKind.CHALLENGE,
        settings=Settings(game="the-game", players=1),
        seats=("me",),
        commitment="c" * 64,
        opens_at=0,
        closes_at=now_ms() + HOUR,
    )
    add_deal(connection, deal)
    play_deal(connection, deal_id, table)
    turn = {"number": 1, "moves": []}
    for method, page, body in (
        ("POST", "review", None),
        ("GET", "review", None),
        ("GET", "review/events", None),
        ("POST", "review/try", turn),
        ("POST", "review/play-on", {"number": 1}),
    ):
        answered = anna.request(method, f"/api/tables/{table}/{page}", body)
        assert (answered.status, answered.json["reason"]) == (409, "problem-server-deal-open")
    assert anna.get("/api/me/mistakes")["exercises"] == []
    close_deal(connection, deal_id, now_ms())
    connection.close()
    assert anna.get(f"/api/tables/{table}/review")["stage"] == "done"
    assert len(anna.get("/api/me/mistakes")["exercises"]) == 1


def test_people_of_a_finished_table_look_together_and_nobody_else_does(server: Server) -> None:
    anna, ben, carl = (person(server.port, name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open_table("me", "open", game="the-game")
    with anna.sit(table) as first, ben.sit(table) as second, carl.sit(table) as watching:
        first.say({"type": "look", "at": 3})
        assert first.until(lambda heard: heard["type"] == "refused"), "the game is not over"
        second.do("take-seat", seat=1)
        first.do("start")
        play_out([first, second])
        first.say({"type": "look", "at": 7, "arrows": [2], "moves": ["57A", "end"]})
        seen = second.until(lambda heard: heard["type"] == "looking")
        assert (seen["seat"], seen["at"], seen["arrows"]) == (0, 7, [2])
        assert [move["move"] for move in seen["moves"]] == ["57A", "end"]
        watching.say({"type": "look", "at": 1})
        assert watching.until(lambda heard: heard["type"] == "refused")
        assert not any('"looking"' in text for text in watching.heard)
        with ben.sit(table) as late:
            assert late.until(lambda heard: heard["type"] == "looking")["at"] == 7
        first.close()
        assert second.until(lambda heard: heard["type"] == "looking")["seat"] is None


# In the database ------------------------------------------------------------------------------------------


def test_a_review_goes_on_after_whoever_made_it_has_stopped(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = anna.open_table("me", game="the-game", start=True)
    connection = database_at(server.database).connect()
    now = now_ms() + 10 * DAY  # later than the server's own clock, which leaves it alone
    connection.execute("BEGIN")
    reviews.ask_for_review(connection, table, anna.id, 1)
    assert reviews.take_next(connection, "one", now) == table
    connection.execute("COMMIT")
    reviews.begin_review(connection, table, 30, 0.5, None)
    reviews.add_step(connection, table, 0, "{}", now)

    assert reviews.take_next(connection, "other", now + 1) != table, "somebody is at it"
    assert reviews.take_next(connection, "other", now + 2 * reviews.HOLD_MILLISECONDS) == table
    kept = reviews.review_of(connection, table)
    assert kept is not None
    assert (kept.turns, kept.steps) == (30, ("{}",))
    reviews.end_review(connection, table, reviews.Stage.DONE)
    assert reviews.count_asked(connection, anna.id, 0) == 1
    connection.close()


def test_an_exercise_comes_again_after_1_3_7_and_21_days(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = anna.open_table("me", game="the-game")
    connection, me = database_at(server.database).connect(), os.urandom(4).hex()
    exercises.add_exercise(connection, me, exercises.Exercise(table, 7, "contrast-room", 0.12, 0, DAY))

    def due_at() -> int:
        return exercises.exercises_of(connection, me, 0)[0].due_at

    exercises.note_try(connection, me, table, 7, is_right=True, now=DAY - 1)
    assert due_at() == DAY, "solved before it was due: the answer may still be remembered"
    days = []
    for is_right in (True, True, True, True, False):
        now = due_at()
        exercises.note_try(connection, me, table, 7, is_right=is_right, now=now)
        days.append((due_at() - now) // DAY)
    assert days == [3, 7, 21, 21, 1]
    connection.close()
