"""What the pictures of the browser client show: every screen, reached as a person would reach it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import WebSocketRoute

from harness.player import Player
from harness.servers import Server
from scripts.winning_line import winning_line
from tenback.games import seeded_deal, the_game

EVERY_SIZE = ("phone", "desktop")
BY_DAY_AND_NIGHT = ("light", "dark")
TRICK_DEAL = 174
TRICK_PLAYS = ((17, "a"), (21, "a"), (11, "a"))
"""A deal whose first hand can step forward twice and then jump back by ten."""
ALL_LOOKS = (*BY_DAY_AND_NIGHT, "contrast")

Draw = Callable[[Player, Server], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen to go to, and how its pictures are taken."""

    draw: Draw
    sizes: tuple[str, ...] = EVERY_SIZE
    looks: tuple[str, ...] = BY_DAY_AND_NIGHT
    look_at: str | None = None
    """What is brought into sight before each picture."""


SCENES: dict[str, Scene] = {}


def scene(
    *,
    sizes: tuple[str, ...] = EVERY_SIZE,
    looks: tuple[str, ...] = BY_DAY_AND_NIGHT,
    look_at: str | None = None,
) -> Callable[[Draw], Draw]:
    """Name a scene by its function."""

    def known(draw: Draw) -> Draw:
        SCENES[draw.__name__.replace("_", "-")] = Scene(draw, sizes, looks, look_at)
        return draw

    return known


def a_turn(player: Player) -> Iterator[int]:
    """A turn with the backwards trick, frame by frame; gives for how many milliseconds each is shown."""
    player.be("Anna")
    player.open_table("me", "careful", game="the-game", practice_deal=TRICK_DEAL, bot_seconds=1)
    player.button("I’ll go first").wait_for()
    yield 900
    player.button("I’ll go first").click()
    player.wait_for_my_turn_or_the_end()
    yield 900
    for card, pile in TRICK_PLAYS:
        player.page.keyboard.type(str(card))
        yield 1400
        player.page.keyboard.press(pile)
        for _ in range(4):  # the card on its way
            yield 90
        player.page.get_by_role("button", name=re.compile(f"Pile {pile.upper()} .*{card}")).wait_for()
        player.page.wait_for_timeout(300)
        yield 1300
    player.page.keyboard.press("e")
    for _ in range(8):
        player.page.wait_for_timeout(250)
        yield 450
    yield 1500


# Before a game ---------------------------------------------------------------------------------------------


@scene(looks=ALL_LOOKS)
def home(player: Player, _: Server) -> None:
    """The first thing people see; nobody has opened a table yet."""
    player.page.goto("/")
    player.page.get_by_text("No public tables").wait_for()


@scene()
def daily(player: Player, _: Server) -> None:
    """The deals of the day, none of them played."""
    player.page.goto("/daily")
    player.page.get_by_role("heading", name="Daily deals").wait_for()


@scene()
def new_table(player: Player, _: Server) -> None:
    """Few choices in sight."""
    player.page.goto("/new/the-game")
    player.page.get_by_text("More options").wait_for()


@scene()
def new_table_unfolded(player: Player, _: Server) -> None:
    """All choices of EXTREME."""
    player.page.goto("/new/extreme")
    player.page.get_by_text("More options").click()


@scene()
def seating(player: Player, _: Server) -> None:
    """A table that waits for friends."""
    player.open_table("me", "careful", "open", start=False, game="the-game")
    player.page.get_by_role("img", name="QR code").wait_for()


@scene()
def joining(player: Player, _: Server) -> None:
    """The same for a friend who has followed the link."""
    table = player.open_table("me", "open", "careful", start=False, game="extreme")
    player.page.context.clear_cookies()
    player.goto(table)
    player.button("Sit down").wait_for()


@scene()
def table_full(player: Player, _: Server) -> None:
    """The same for a friend who comes too late."""
    table = player.open_table("me", "careful", "careful", start=False, game="the-game")
    player.page.context.clear_cookies()
    player.goto(table)
    player.page.get_by_text("All seats are taken").wait_for()


@scene()
def open_tables(player: Player, _: Server) -> None:
    """Home, with tables that wait for this browser and tables that wait for anybody."""
    player.open_table("me", "careful", game="the-game")
    player.open_table("me", "open", "open", game="extreme", start=False, public=True)
    player.page.goto("/")
    player.page.get_by_role("heading", name="My tables").wait_for()
    player.page.get_by_role("heading", name="Open tables").wait_for()


# THE GAME and EXTREME --------------------------------------------------------------------------------------


@scene(looks=ALL_LOOKS)
def the_game_turn(player: Player, _: Server) -> None:
    """A card in the fingers; marks on the piles."""
    player.open_table("me", "careful", "careful", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    for _turn in range(3):
        player.do_something()
    player.wait_for_my_turn_or_the_end()
    player.hand.nth(2).click()


@scene()
def draft(player: Player, _: Server) -> None:
    """A play that only its player sees; each pile says what the next card would cost."""
    player.open_table("me", "careful", game="the-game", draft_seconds=30, practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    player.type_play("13A")
    player.button("Undo", exact=True).wait_for()
    player.page.keyboard.type("3")


@scene()
def hint(player: Player, _: Server) -> None:
    """What a strong bot would play, and why."""
    player.open_table("me", "careful", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    player.ask_for_hint()


@scene()
def turn_of_another(player: Player, _: Server) -> None:
    """Somebody else thinks."""
    player.open_table("me", "careful", "careful", game="the-game", practice_deal=1524178, bot_seconds=3)
    player.button("I’ll go first").click()
    player.type_play("13A")
    player.button("Pile A up 13").wait_for()
    player.type_play("21A")
    player.button("Pile A up 21").wait_for()
    player.page.keyboard.type("e")
    player.page.get_by_text("It’s Bot 1’s turn").first.wait_for()


@scene()
def saying(player: Player, _: Server) -> None:
    """What one tap on a pile offers to say."""
    player.open_table("me", "careful", game="the-game", practice_deal=1524178)
    player.button("I’ll go first").wait_for()
    player.button(re.compile("pile B", re.IGNORECASE)).last.click()


@scene()
def chat(player: Player, _: Server) -> None:
    """Talk beside the table."""
    player.open_table("me", "careful", game="the-game", talk="chat", practice_deal=1524178)
    player.page.get_by_role("textbox", name="Say something").fill("Please leave the first pile alone!")
    player.button("Send").click()
    player.page.get_by_text("leave the first pile").wait_for()


@scene(looks=ALL_LOOKS)
def extreme(player: Player, _: Server) -> None:
    """Commands in hand."""
    player.open_table("me", "careful", "careful", game="extreme", practice_deal=607)
    player.wait_for_my_turn_or_the_end()
    for _turn in range(2):
        player.do_something()
    player.wait_for_my_turn_or_the_end()


@scene()
def commands_in_force(player: Player, _: Server) -> None:
    """Commands that hold for everybody, in words and on their piles; SILENCE closes the talk."""
    player.open_table("me", "careful", game="extreme", talk="chat", practice_deal=607)
    player.wait_for_my_turn_or_the_end()
    give_up = 40
    while player.page.locator(".in-force li").count() < 1 and (give_up := give_up - 1):
        player.do_something()
        player.wait_for_my_turn_or_the_end()


@scene()
def fatal(player: Player, _: Server) -> None:
    """The question before a play that loses."""
    player.open_table("me", "random", game="extreme", practice_deal=478621)
    player.wait_for_my_turn_or_the_end()
    player.type_play("76A")
    player.button("Pile A up 76").wait_for()
    player.type_play("55D")
    player.page.get_by_role("dialog").wait_for()


# TAKE THAT -------------------------------------------------------------------------------------------------


@scene(looks=ALL_LOOKS)
def take_that(player: Player, _: Server) -> None:
    """The line, twins and toads."""
    player.open_table("me", "careful", "careful", game="take-that", practice_deal=49)
    player.wait_for_my_turn_or_the_end()
    give_up = 40
    while player.page.locator("[data-card] [data-twin]").count() < 1 and (give_up := give_up - 1):
        player.do_something()
        player.wait_for_my_turn_or_the_end()
    player.page.locator("[data-card]:has([data-twin])").first.click()


# The end ---------------------------------------------------------------------------------------------------


@scene()
def lost(player: Player, _: Server) -> None:
    """A game that was lost, and how it came to it."""
    player.open_table("me", "careful", "careful", game="the-game", practice_deal=1524178)
    player.play_to_the_end()
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene(looks=ALL_LOOKS)
def won(player: Player, _: Server) -> None:
    """A game that was won, card by card."""
    _win(player, "the-game", deal=4)


@scene()
def won_extreme(player: Player, _: Server) -> None:
    """EXTREME, won."""
    _win(player, "extreme", deal=11)


def _win(player: Player, game: str, deal: int) -> None:
    options = the_game.Options(players=1, extreme=game == "extreme")
    player.open_table("me", game=game, practice_deal=deal)
    player.wait_for_my_turn_or_the_end()
    dealt = seeded_deal(options, seed=deal).state()
    assert isinstance(dealt, the_game.State)
    for move in winning_line(dealt):
        with player.seeing_a_change():
            if move == the_game.END_TURN:
                player.page.keyboard.press("e")
            else:
                player.type_play(the_game.format_move(move))
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene()
def lost_extreme(player: Player, _: Server) -> None:
    """EXTREME, lost by a command that was broken."""
    player.open_table("me", "random", game="extreme", practice_deal=478621)
    player.wait_for_my_turn_or_the_end()
    player.type_play("76A")
    player.button("Pile A up 76").wait_for()
    player.type_play("55D")
    player.button("Play it anyway").click()
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene()
def end_of_take_that(player: Player, _: Server) -> None:
    """Points."""
    player.open_table("me", "careful", "careful", game="take-that", practice_deal=49, rounds=1)
    player.play_to_the_end()
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene()
def replay(player: Player, _: Server) -> None:
    """A finished game, somewhere in the middle."""
    table = player.open_table("me", "careful", game="extreme", practice_deal=478621)
    player.play_to_the_end()
    player.page.goto(f"/t/{table}/replay#7")
    player.page.get_by_role("slider").wait_for()


@scene()
def replay_of_take_that(player: Player, _: Server) -> None:
    """The same of TAKE THAT."""
    table = player.open_table("me", "careful", game="take-that", practice_deal=49, rounds=1)
    player.play_to_the_end()
    player.page.goto(f"/t/{table}/replay#66")
    player.page.get_by_role("slider").wait_for()


@scene()
def review(player: Player, _: Server) -> None:
    """What happened in a game that was won."""
    _win(player, "the-game", deal=4)
    player.page.get_by_role("link", name="What happened?").click()
    player.page.get_by_role("button", name="Try again").first.wait_for()


@scene()
def watch(player: Player, _: Server) -> None:
    """A table for somebody without a seat."""
    table = player.open_table("me", "careful", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    player.page.context.clear_cookies()
    player.goto(table)
    player.page.get_by_text("You’re watching").wait_for()


# Around the games ------------------------------------------------------------------------------------------


@scene()
def learn(player: Player, _: Server) -> None:
    """Where one learns."""
    player.page.goto("/learn")
    player.button("Start the first game").first.wait_for()


@scene()
def lesson(player: Player, _: Server) -> None:
    """The first game, with a hint."""
    player.page.goto("/learn/the-game")
    player.button("Start the first game").click()
    player.button("Got it").click()
    player.button("I’ll go first").click()
    player.page.locator(".tip").get_by_text("are ten apart").wait_for()


@scene()
def rules(player: Player, _: Server) -> None:
    """The rules with their figures."""
    player.page.goto("/rules/the-game")
    player.page.get_by_role("heading", name="The rules of THE GAME").wait_for()


@scene(look_at="section:has(#lightning)")
def rules_of_commands(player: Player, _: Server) -> None:
    """All seven commands."""
    player.page.goto("/rules/extreme")
    player.page.get_by_role("heading", name="The rules of THE GAME EXTREME").wait_for()


@scene()
def my_tables(player: Player, _: Server) -> None:
    """Tables that wait for this browser."""
    player.open_table("me", "careful", game="the-game")
    player.open_table("me", "careful", game="take-that")
    player.page.goto("/me")
    player.page.get_by_role("heading", name="Another device").wait_for()


@scene()
def no_tables(player: Player, _: Server) -> None:
    """The same before the first game."""
    player.page.goto("/me")
    player.page.get_by_role("heading", name="Another device").wait_for()


@scene(looks=ALL_LOOKS)
def settings(player: Player, _: Server) -> None:
    """What this browser likes."""
    player.page.goto("/")
    player.button("Settings").click()


@scene()
def keys(player: Player, _: Server) -> None:
    """The shortcuts behind `?`."""
    player.open_table("me", "careful", game="the-game")
    player.wait_for_my_turn_or_the_end()
    player.page.keyboard.type("?")


# What can go wrong -----------------------------------------------------------------------------------------


@scene()
def connection_lost(player: Player, server: Server) -> None:
    """The server is gone; the table says so and waits for it."""
    player.open_table("me", "careful", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    server.kill()
    player.page.locator(".lost").first.wait_for()


@scene()
def page_stale(player: Player, _: Server) -> None:
    """The server is newer than the page."""
    links: list[WebSocketRoute] = []

    def newer_after_the_first(link: WebSocketRoute) -> None:
        server, later = link.connect_to_server(), "-later" if links else ""
        links.append(link)
        server.on_message(lambda text: link.send(re.sub(r'("version":"[^"]*)', rf"\1{later}", str(text))))

    player.page.route_web_socket(re.compile("/ws/"), newer_after_the_first)
    player.open_table("me", "careful", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    links[0].close()
    player.page.get_by_text("This page is out of date").wait_for()


@scene()
def offline(player: Player, _: Server) -> None:
    """The page opens without the network and says what is missing."""
    player.page.goto("/")
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.reload()
    player.page.wait_for_load_state("networkidle")
    player.page.context.set_offline(True)
    player.page.goto("/")
    player.page.get_by_text("You’re offline").first.wait_for()


@scene()
def table_gone(player: Player, _: Server) -> None:
    """A table that is not there."""
    player.page.goto("/t/abcdefghabcdefgh")
    player.page.get_by_role("heading", name="There is no such table").wait_for()


@scene()
def nowhere(player: Player, _: Server) -> None:
    """An address that leads nowhere."""
    player.page.goto("/somewhere/else")
    player.page.get_by_role("heading").first.wait_for()


# In other words, and larger --------------------------------------------------------------------------------


def _in_language(player: Player, language: str) -> None:
    player.open_table("me", "careful", "careful", game="extreme", practice_deal=607, draft_seconds=30)
    player.wait_for_my_turn_or_the_end()
    player.type_play("50A")
    player.button("Undo", exact=True).wait_for()
    player.page.goto(f"{player.page.url}?lang={language}")
    player.hand.first.or_(player.page.locator("[data-card]").first).wait_for()


@scene(sizes=("phone",))
def in_german(player: Player, _: Server) -> None:
    """Long words on a small screen."""
    _in_language(player, "de")


@scene(sizes=("phone",))
def in_polish(player: Player, _: Server) -> None:
    """The same in Polish."""
    _in_language(player, "pl")


@scene(sizes=("phone",))
def text_twice_as_large(player: Player, server: Server) -> None:
    """The table with text at 200 %."""
    the_game_turn(player, server)
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
