"""What a server keeps, told from its settings, and everything about one person as a file."""

import json

from harness.client import person
from harness.games import play_out
from harness.servers import Server


def test_a_person_gets_finished_games_whole_and_running_ones_as_they_see_them(server: Server) -> None:
    anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
    over = anna.open_table("me", start=True, game="the-game", short_hand=True)
    with anna.sit(over) as socket:
        play_out([socket])
    running = anna.open_table("me", "open", game="the-game")
    with anna.sit(running) as mine, ben.sit(running) as other:
        other.do("take-seat", seat=1)
        other.do("start")
        hand = [card["card"] for card in other.update["board"]["hand"]]
        seen = mine.until_update(lambda update: update["stage"] == "playing")

    answered = anna.request("GET", "/api/me/data")

    assert answered.headers["content-disposition"].startswith("attachment")
    assert answered.json["person"]["name"] == "Anna"
    assert answered.json["person"]["devices"]
    assert [game["source"] for game in answered.json["person"]["games"]] == [over]
    tables = {table["id"]: table for table in answered.json["tables"]}
    assert set(tables) == {over, running}
    assert "result" in tables[over]["record"]
    assert tables[running]["view"]["board"]["hand"] == seen["board"]["hand"]
    assert not set(hand) & {card["card"] for card in tables[running]["view"]["board"]["hand"]}
    assert ben.id not in json.dumps(answered.json)
    assert person(server.port, "Carl").request("GET", "/api/me/data").json["tables"] == []


def test_the_page_about_what_is_kept_has_the_days_of_the_settings(server: Server) -> None:
    keeps = person(server.port, "Anna").get("/api/keeps")

    assert keeps == {
        "finished_days": 0,
        "seating_days": 365,
        "running_days": 0,
        "people_days": 0,
        "report_days": 30,
        "contact": "",
        "imprint": "",
        "docs_url": "docs/index.md",
    }
