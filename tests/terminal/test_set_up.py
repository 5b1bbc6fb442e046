"""Choosing a game on the screen."""

from textual.widgets import Button, Input, Select

from tenback.games.the_game import Command
from tenback.records.players import PERSON
from tenback.talk.mode import TalkMode
from tenback.terminal.screens.set_up import SetUp
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.widgets.tick import Tick
from tenback.terminal.wishes import Wishes
from tests.terminal.builders import ENGLISH, game
from tests.terminal.driving import at_the_table, run, shown, table, until


def test_a_game_can_be_chosen_and_started_with_keys_alone() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            assert isinstance(pilot.app.screen, SetUp)
            pilot.app.screen.query_one("#kind-1", Select).focus()
            await pilot.press("enter", "up", "enter")
            await pilot.press("f5")
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            session = table(pilot).session
            assert session.record.game.name == "the-game"
            assert [player.level for player in session.players] == [None, "greedy", "careful"]

    run(act)


def test_another_game_brings_its_own_options() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            screen = pilot.app.screen
            assert "Professional" not in shown(pilot)
            screen.query_one("#game", Select).value = "take-that"
            await until(pilot, lambda: "Professional variant" in shown(pilot))
            screen.query_one("#game", Select).value = "extreme"
            await until(pilot, lambda: bool(screen.query("#command-skull")))
            screen.query_one("#command-skull", Tick).value = False
            await pilot.pause()
            assert isinstance(screen, SetUp)
            assert screen.wishes.options().switched_off == {Command.SKULL}

    run(act)


def test_the_language_changes_at_once() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            pilot.app.screen.query_one("#language", Select).value = "de"
            await until(pilot, lambda: "Wer spielt mit?" in shown(pilot))

    run(act)


def test_a_box_says_without_colour_whether_it_is_ticked() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            box = pilot.app.screen.query_one("#minimum_three", Tick)
            assert "X" not in box.render().plain
            box.value = True
            await pilot.pause()
            assert "X" in box.render().plain

    run(act)


def test_bots_are_offered_with_how_often_they_win_by_the_rules_of_the_table() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            screen = pilot.app.screen
            await until(pilot, lambda: "careful, 50%" in shown(pilot))
            screen.query_one("#marks", Tick).value = False
            await until(pilot, lambda: "careful, 32%" in shown(pilot))
            for box in ("#minimum_three", "#short_hand"):
                screen.query_one(box, Tick).value = True
            await until(pilot, lambda: "Bot: careful" in shown(pilot) and "careful, " not in shown(pilot))

    run(act)


def test_where_a_number_is_asked_for_nothing_else_can_be_typed() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            seed = pilot.app.screen.query_one("#seed", Input)
            seed.focus()
            await pilot.press("minus", "7", "underscore", "x")
            assert seed.value == "7"
            await pilot.press("f5")
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))

    run(act)


def test_what_makes_no_game_is_said_and_the_form_stays() -> None:
    async def act() -> None:
        async with at_the_table(None) as pilot:
            screen = pilot.app.screen
            screen.query_one("#game", Select).value = "take-that"
            await until(pilot, lambda: bool(screen.query("#rounds")))
            await pilot.pause()
            screen.query_one("#rounds", Input).focus()
            await pilot.press("end", "backspace", "0", "f5")
            await until(pilot, lambda: "at least 1 round" in shown(pilot))

    run(act)


def test_an_unfinished_game_is_offered() -> None:
    session = game("the-game", players=1)
    assert session.journal is not None
    session.journal.close()

    async def act() -> None:
        async with at_the_table(None) as pilot:
            pilot.app.screen.query_one("#resume", Button).press()
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            assert table(pilot).session.record.deal == session.record.deal

    run(act)


def test_names_and_seed_are_taken_as_typed() -> None:
    wishes = Wishes(players=2, names=["Ada", "", "", "", ""], seed="41", marks=False)

    setup = wishes.setup(ENGLISH, chance=1)

    assert [player.name for player in setup.players] == ["Ada", "Bot 1"]
    assert setup.seed == 41
    assert setup.talk is TalkMode.SILENT
    assert setup.starter is None


def test_without_a_seed_chance_decides() -> None:
    assert Wishes().setup(ENGLISH, chance=12345).seed == 12345


def test_people_and_bots_without_a_name_are_counted_apart() -> None:
    wishes = Wishes(players=4, kinds=["careful", PERSON, "expert", PERSON, "careful"])

    names = [player.name for player in wishes.setup(ENGLISH, chance=1).players]

    assert names == ["Bot 1", "Player 1", "Bot 2", "Player 2"]
