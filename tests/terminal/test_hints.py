"""A hint at the keyboard: the same move, estimate and reasons as in the browser."""

from tenback.games.the_game import PlayCard
from tenback.terminal.screens.sheets import Reading
from tests.terminal.builders import alone_with, play
from tests.terminal.driving import at_the_table, run, shown, table, until


def test_a_hint_says_the_move_its_reason_and_its_chance_and_chooses_the_card() -> None:
    session = alone_with(30, 20, 41, 52, 63, 74, 85, 96)
    play(session, "30A")

    async def look() -> None:
        async with at_the_table(session) as pilot:
            await pilot.press("h")
            await until(pilot, lambda: isinstance(pilot.app.screen, Reading))
            await until(pilot, lambda: "The expert bot would play 20 on A." in shown(pilot))
            text = shown(pilot)
            assert "20 goes back ten on A and makes room." in text
            assert "% chance to" in text
            await pilot.press("escape")
            assert table(pilot).chosen == 20
            await pilot.press("a")
            await until(pilot, lambda: PlayCard(20, 0) in table(pilot).session.drafts)

    run(look)


def test_where_a_hint_can_be_had_the_turn_says_so() -> None:
    session = alone_with(30, 20, 41, 52, 63, 74, 85, 96)

    async def look() -> None:
        async with at_the_table(session) as pilot:
            assert "(H: Hint)" in shown(pilot)

    run(look)
