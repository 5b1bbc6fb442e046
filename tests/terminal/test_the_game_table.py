"""What the table of THE GAME and EXTREME shows, and what keys do."""

from textual.widgets import OptionList

from tenback.games.the_game import PlayCard
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying
from tenback.talk.mode import TalkMode
from tenback.terminal.screens.mark_sheet import MarkSheet
from tenback.terminal.screens.sheets import Ask, Cover, Ended, Reading
from tenback.terminal.widgets.hand_row import CardBox
from tenback.terminal.widgets.pile_box import PileBox
from tests.terminal.builders import alone_with, game, kept_nowhere, layout_with, play, seated
from tests.terminal.driving import at_the_table, run, sensible_move, shown, table, until


def test_everything_that_matters_fits_on_a_small_screen() -> None:
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=20, no_trick=10))
    play(session, "10A")

    async def look() -> None:
        async with at_the_table(session) as pilot:
            text = shown(pilot)
            assert len(text.splitlines()) == 24
            for part in ("A ▲ up", "B ▲ up", "C ▼ down", "D ▼ down", "draw pile: 90", "1 more card"):
                assert part in text
            assert "In force: ∞ NO TRICK (A)" in text
            assert "No backwards trick" in text
            for card in ("20", "30", "40", "50", "51", "52", "53"):
                assert card in text
            assert "STOP" in text

    run(look)


def test_choosing_a_card_shows_what_it_costs_on_each_pile_or_why_not() -> None:
    session = alone_with(30, 24, 20, 40, 50, 51, 52, 53)
    play(session, "30A", "50C")

    async def look() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("2", "0")
            assert _prices(pilot) == ["↩ back ten", "+19", "+30", "+80"]
            await pilot.press("2", "4")
            assert _prices(pilot) == ["✗ too low", "+23", "+26", "+76"]
            await pilot.press("5", "3")
            assert _prices(pilot)[2] == "✗ too high"

    run(look)


def test_cards_that_fit_nowhere_do_not_stand_out() -> None:
    session = alone_with(99, 98, 2, 3, 50, 51, 52, 53)
    play(session, "98A", "99B", "3C", "2D")

    async def look() -> None:
        async with at_the_table(session) as pilot:
            boxes = [box for box in pilot.app.screen.query(CardBox) if box.display]
            assert [box.card for box in boxes] == [50, 51, 52, 53]
            assert not any(box.has_class("fits") for box in boxes)
            await pilot.press("backspace")
            assert {
                box.card: box.has_class("fits") for box in pilot.app.screen.query(CardBox) if box.display
            }[50]

    run(look)


def test_cards_ten_apart_are_tied() -> None:
    session = alone_with(10, 20, 30, 41, 52, 63, 74, 85)

    async def look() -> None:
        async with at_the_table(session) as pilot:
            boxes = {box.card: box for box in pilot.app.screen.query(CardBox) if box.display}
            ties = {card: (box.border_title, box.border_subtitle) for card, box in boxes.items()}
            assert (ties[20], ties[30], ties[41]) == (("↩10", "↩30"), ("↩20", ""), ("", ""))

    run(look)


def test_arrows_choose_and_a_letter_plays() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("right", "right", "left", "a", "left", "D")
            assert session.drafts == (PlayCard(10, 0), PlayCard(80, 3))

    run(act)


def test_the_mouse_is_enough() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.click(pilot.app.screen.query(CardBox).first())
            await pilot.click("#pile-1")
            await until(pilot, lambda: bool(session.drafts))
            assert session.drafts == (PlayCard(10, 1),)

    run(act)


def test_enter_with_a_chosen_card_asks_for_the_pile_instead_of_ending_the_turn() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)
    play(session, "10A", "20A")

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("3", "0", "enter")
            assert session.record.entries == ()
            assert "on which pile" in shown(pilot)
            await pilot.press("escape", "enter")
            assert len(session.record.entries) == 3

    run(act)


def test_a_turn_that_owes_a_card_cannot_be_ended_and_says_why() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("enter")
            assert "Play more cards before you end the turn." in shown(pilot)

    run(act)


def test_a_fatal_play_asks_first_and_no_is_the_safe_answer() -> None:
    """E20: a STOP that leaves a skull showing."""
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=20, skull=10))
    play(session, "10A")

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("2", "0")
            assert _prices(pilot)[1] == "‼ loses"
            await pilot.press("b")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            assert "breaks SKULL" in shown(pilot)
            await pilot.press("a", "j", "enter")
            await until(pilot, lambda: not isinstance(pilot.app.screen, Ask))
            assert session.drafts == (PlayCard(10, 0),)

    run(act)


def test_a_fatal_play_can_be_made_all_the_same() -> None:
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=20, skull=10))
    play(session, "10A")

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("2", "0", "b")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            await pilot.press("y")
            await until(pilot, lambda: session.draft_ends_turn)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ended))
            assert "the command SKULL was broken" in shown(pilot)

    run(act)


def test_a_doomed_play_asks_first() -> None:
    """E20: a skull as the third card of a THREE turn."""
    layout = layout_with(three=10, skull=30)
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout)
    play(session, "10A", "20A")

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("3", "0", "a")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            assert "can’t complete this turn" in shown(pilot)

    run(act)


def test_in_the_game_a_play_that_leaves_nothing_for_the_second_card_asks_first() -> None:
    """E20, G6: 99 is the only card that fits, and two are owed."""
    session = alone_with(3, 5, 40, 50, 60, 97, 98, 99, rest=(41, 42, 43, 44))
    play(session, "98A", "97B", "3C", "5D")
    session.confirm()

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("9", "9", "a")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            assert "can’t complete this turn" in shown(pilot)

    run(act)


def test_a_lost_game_is_given_up_after_a_question() -> None:
    """G21: no is the safe answer, yes ends the game."""
    session = alone_with(3, 5, 40, 50, 60, 97, 98, 99)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            for answer in "n", "y":
                await pilot.press("u")
                await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
                assert not session.is_over
                await pilot.press(answer)
            await until(pilot, lambda: isinstance(pilot.app.screen, Ended))
            assert "given up" in shown(pilot)

    run(act)


def test_the_hand_is_hidden_until_the_next_person_is_ready() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1, talk=TalkMode.SILENT), 0)
    own, other = session.view_of(0).hand, session.view_of(1).hand

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press(*str(own[0]), "a", *str(own[1]), "a", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Cover))
            assert "Player 2" in shown(pilot)
            assert session.view.hand == ()
            assert [box.card for box in table(pilot).query(CardBox) if box.display] == []
            await pilot.press("enter")
            await until(pilot, lambda: session.viewer == 1)
            await until(pilot, lambda: pilot.app.screen is table(pilot))
            assert [box.card for box in table(pilot).query(CardBox) if box.display] == list(other)

    run(act)


def test_who_has_drawn_may_look_and_mark_before_the_hand_over() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1), 0)
    hand = session.view_of(0).hand

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press(*str(hand[0]), "a", *str(hand[1]), "a", "enter")
            assert session.viewer == 0
            assert "hand over to Player 2" in shown(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Cover))

    run(act)


def test_a_person_gives_a_mark_with_keys_and_it_lies_on_the_pile() -> None:
    session = kept_nowhere("the-game", players=2, starter=1)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("m")
            await until(pilot, lambda: isinstance(pilot.app.screen, MarkSheet))
            await pilot.press("c", "enter")
            await until(pilot, lambda: bool(session.talk.sayings))
            (saying,) = session.talk.sayings
            assert (saying.seat, saying.pile) == (0, 2)
            assert "1: " in shown(pilot)

    run(act)


def test_a_mark_that_would_single_out_a_card_is_not_offered() -> None:
    """G20: on a pile that starts at 1 "leave it to me" could mean two cards only."""
    session = kept_nowhere("the-game", players=2, starter=1)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("m")
            await until(pilot, lambda: isinstance(pilot.app.screen, MarkSheet))
            options = pilot.app.screen.query_one(OptionList)
            told = [str(options.get_option_at_index(index).prompt) for index in range(options.option_count)]
            assert not any("Leave it to me" in line for line in told)
            assert any("A ◐" in line for line in told)

    run(act)


def test_marks_of_others_lie_on_the_pile_with_a_phrase() -> None:
    session = seated(kept_nowhere("the-game", players=3, people=3, starter=1), 0)
    session.say(Saying(1, PileMark.RATHER_MINE, 0))
    session.say(Saying(2, PileMark.NO_BIG_JUMP, 0))

    async def look() -> None:
        async with at_the_table(session) as pilot:
            text = shown(pilot)
            assert "◐2 ○3" in text
            assert "2: I’d like" in text

    run(look)


def test_the_team_sees_its_cards_and_then_says_who_begins() -> None:
    """G3."""
    session = kept_nowhere("the-game", players=2, people=2)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("enter")
            await until(pilot, lambda: session.viewer == 0)
            await pilot.press("tab")
            await until(pilot, lambda: isinstance(pilot.app.screen, Cover))
            await pilot.press("enter")
            await until(pilot, lambda: session.viewer == 1)
            await pilot.press("2")
            assert session.turn == 1

    run(act)


def test_help_and_rules_can_be_read() -> None:
    session = kept_nowhere("extreme", players=1)

    async def look() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("?")
            await until(pilot, lambda: isinstance(pilot.app.screen, Reading))
            assert "tenback play --resume" in shown(pilot)
            await pilot.press("escape", "r")
            await until(pilot, lambda: "E1 " in shown(pilot))

    run(look)


def test_the_keys_at_the_bottom_can_be_clicked() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)
    play(session, "10A", "20A")

    async def act() -> None:
        async with at_the_table(session) as pilot:
            column = shown(pilot).splitlines()[-1].index("undo")
            await pilot.click(offset=(column, 23))
            await until(pilot, lambda: session.drafts == (PlayCard(10, 0),))

    run(act)


def test_quitting_keeps_the_game() -> None:
    session = game("the-game", players=1)
    journal = session.journal
    assert journal is not None

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press(*str(session.view.hand[0]), "a", "q")
            await until(pilot, lambda: session.journal is None)

    run(act)
    assert journal.path.exists()


def test_a_large_screen_tells_more_of_the_game() -> None:
    session = kept_nowhere("the-game", players=2, people=2, starter=1, seed=1)
    while len(session.record.entries) < 24:
        seat = session.turn
        assert seat is not None
        session.bot_moves(seat, sensible_move(session.view_of(seat)))
    session.viewer = session.turn

    async def look() -> None:
        turns_told = []
        for size in ((80, 24), (120, 40)):
            async with at_the_table(session, size) as pilot:
                turns_told.append(sum(") · " in line for line in shown(pilot).splitlines()))
        assert turns_told[0] >= 2
        assert turns_told[1] == 8

    run(look)


def _prices(pilot: object) -> list[str]:
    boxes = pilot.app.screen.query(PileBox)  # type: ignore[attr-defined]
    return [str(box.query_one(".price").render()) for box in boxes]
