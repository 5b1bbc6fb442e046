"""What the table of TAKE THAT shows, and what keys do."""

from tenback.games import take_that
from tenback.games.take_that import Lay, TakeLine, Twist
from tenback.records import Record
from tenback.terminal.log import log_of
from tenback.terminal.session import Session
from tenback.terminal.widgets.hand_row import CardBox
from tests.terminal.builders import NOON
from tests.terminal.driving import at_the_table, run, shown, until


def match_with(first: tuple[int, ...], second: tuple[int, ...], *, professional: bool = False) -> Session:
    """A match of two people with these nine cards each."""
    dealt = (*first, *second)
    deck = (*dealt, *(card for card in take_that.CARDS if card not in dealt))
    options = take_that.Options(players=2, rounds=1, professional=professional)
    deal = take_that.Deal(options, (deck,), starter=0)
    record = Record(deal, seats=("Ada", "Ben"), headers={"players": "person | random"})
    session = Session(log_of(record, NOON))
    session.viewer = 0
    return session


ADA = (12, 21, 33, 34, 45, 56, 67, 78, 94)
BEN = (13, 31, 44, 43, 54, 65, 76, 87, 49)


def after(session: Session, *moves: take_that.Move) -> Session:
    for move in moves:
        assert session.turn is not None
        session.bot_moves(session.turn, move)
    return session


def test_the_line_shows_its_price_the_twins_of_the_hand_and_the_toads() -> None:
    session = after(match_with(ADA, BEN), Lay(33), Lay(43), Lay(45), Lay(54))

    async def look() -> None:
        async with at_the_table(session) as pilot:
            text = shown(pilot)
            assert "taking it: −8" in text
            assert "toads: 1" in text
            assert "»43«" in text
            assert "(33)" in text
            assert " 54  ◂" in text

    run(look)


def test_a_card_whose_twin_lies_in_the_line_says_so() -> None:
    session = after(match_with(ADA, BEN), Lay(45), Lay(49))

    async def look() -> None:
        async with at_the_table(session) as pilot:
            assert "»49«" in shown(pilot)
            assert "⇄49" in shown(pilot)

    run(look)


def test_the_window_of_ten_around_the_last_card_stands_out() -> None:
    """T5."""
    session = after(match_with(ADA, BEN), Lay(45), Lay(44))

    async def look() -> None:
        async with at_the_table(session) as pilot:
            boxes = {box.card: box for box in pilot.app.screen.query(CardBox) if box.display}
            standing_out = {card for card, box in boxes.items() if box.has_class("fits")}
            assert standing_out == {card for card in session.view.hand if abs(card - 44) <= 10}

    run(look)


def test_laying_twisting_and_taking_with_keys() -> None:
    session = after(match_with(ADA, BEN), Lay(45), Lay(49))

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("9", "4", "x")
            drafts = [session.drafts]
            await pilot.press("backspace", "t")
            drafts.append(session.drafts)
            await pilot.press("1", "2", "l")
            assert [*drafts, session.drafts] == [(Twist(94),), (TakeLine(),), (Lay(12),)]

    run(act)


def test_enter_does_the_one_thing_a_card_can_do_and_then_confirms() -> None:
    session = match_with(ADA, BEN)

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("1", "2", "enter")
            assert session.drafts == (Lay(12),)
            await pilot.press("enter")
            await until(pilot, lambda: len(session.record.entries) > 0)

    run(act)


def test_what_cannot_be_done_is_explained() -> None:
    session = after(match_with(ADA, BEN), Lay(45), Lay(44))

    async def act() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("9", "4", "l")
            assert "at most 10" in shown(pilot)
            await pilot.press("3", "3", "x")
            assert "Toads can’t be twisted." in shown(pilot)
            await pilot.press("1", "2", "x")
            assert "That card’s twin isn’t in the line." in shown(pilot)
            assert session.drafts == ()

    run(act)


def test_an_unseen_minus_card_is_shown_as_such() -> None:
    """T12, T24."""
    session = after(match_with(ADA, BEN, professional=True), Lay(45), TakeLine(), Lay(13))

    async def look() -> None:
        async with at_the_table(session) as pilot:
            assert "1+1?" in shown(pilot)
            assert "−1?" in shown(pilot)

    run(look)
