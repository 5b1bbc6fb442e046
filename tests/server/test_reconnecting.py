"""Coming back: nothing is lost, nothing is done twice."""

from harness.client import Socket, legal, person


def test_an_action_is_done_once_however_often_it_is_sent(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    with anna.sit(table) as socket:
        move = legal(socket.until_update(lambda _: True))[0]
        first = [socket.ask_with_id("once", "move", move=move) for _ in range(3)]

    with anna.sit(table) as again:
        again.ask_with_id("once", "move", move=move)
        update = again.until_update(lambda _: True)

    assert {answer["type"] for answer in first} == {"done"}
    assert [step["move"] for step in update["steps"]] == [move]


def test_two_people_may_use_the_same_id(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with anna.sit(table) as first, ben.sit(table) as second:
        second.ask_with_id("1", "take-seat", seat=1)
        assert first.ask_with_id("1", "chat", text="hello")["type"] == "done"
        second.until(lambda message: message["type"] == "chat-lines")


def test_who_has_seen_the_newest_update_is_sent_no_other(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    with anna.sit(table) as socket:
        seen = socket.until_update(lambda _: True)["number"]

    with anna.sit(table, seen=seen) as again:
        again.say({"type": "ping"})
        again.until(lambda message: message["type"] == "pong")

    assert not again.update


def test_who_comes_back_gets_what_was_missed(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with ben.sit(table) as away:
        seen = away.do("take-seat", seat=1)["number"]
    with anna.sit(table) as here:
        here.do("start")
        here.do("move", move="begin")
        played = here.do("move", move=legal(here.update)[0])
        here.do("chat", text="where are you")

    with ben.sit(table, seen=seen) as back:
        update = back.until_update(lambda _: True)
        lines = back.until(lambda message: message["type"] == "chat-lines")["lines"]

    assert [step["number"] for step in update["steps"]] == [1, 2]
    assert update["steps"][-1]["move"] == played["steps"][-1]["move"]
    assert [line["text"] for line in lines] == ["where are you"]


def test_reload_second_tab_and_second_device_keep_the_seat(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    code = anna.post("/api/me/device")["code"]
    phone = person(port, "Nobody")
    answered = phone.request("POST", "/api/me/claim", {"code": code}, {"tenback-client": "program"})
    phone.secret = answered.headers["tenback-secret"]

    with anna.sit(table) as tab, anna.sit(table) as other_tab, phone.sit(table) as device:
        hands = [s.until_update(lambda _: True)["board"]["hand"] for s in (tab, other_tab, device)]
        move = legal(device.update)[0]
        device.do("move", move=move)
        tab.until_update(lambda update: bool(update["steps"]))

    assert hands[0] == hands[1] == hands[2]
    assert phone.request("POST", "/api/me/claim", {"code": code}).status == 403


def test_the_others_see_who_is_connected(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="the-game")
    with anna.sit(table) as first:
        with ben.sit(table) as second:
            second.do("take-seat", seat=1)
            first.until_connected(0, 1)
        first.until_connected(0)


def test_a_table_waits_and_is_found_under_my_tables(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "open", game="take-that")

    mine = anna.get("/api/me/tables")["tables"]

    assert [line["id"] for line in mine] == [table]
    assert mine[0]["your_seat"] == 0
    assert mine[0]["open_seats"] == 1


def test_a_draft_outlives_a_reload(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game", draft_seconds=30)
    with anna.sit(table) as socket:
        move = legal(socket.until_update(lambda _: True))[0]
        socket.do("move", move=move)

    with anna.sit(table) as again, Socket(None, table, port=port) as watching:
        assert again.until_update(lambda _: True)["draft"]["move"] == move
        assert watching.until_update(lambda _: True)["steps"] == []
        again.do("take-back")
        assert again.update["draft"] is None


def test_every_id_of_an_action_is_free_also_at_a_table_that_was_started_at_once(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(anna.open_table("me", start=True, game="the-game")) as socket:
        move = legal(socket.until_update(lambda _: True))[0]
        socket.ask_with_id("start", "move", move=move)
        update = socket.until_update(lambda update: bool(update["steps"]))

    assert [step["move"] for step in update["steps"]] == [move]
