"""Tables in every state that a screen can show, to be looked at and left as they are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from harness.client import Person
from harness.games import play_out, play_with_drafts
from harness.player import Player, type_play
from tenback.server.http.identity import COOKIE
from tenback.server.storage.database import database_at
from tenback.server.storage.field_games import add_games
from tenback.tables.standing import FieldGame


@dataclass(frozen=True, slots=True)
class Screen:
    """Where a screen is, and what is there once all of it has come."""

    address: str
    shows: str


class Tables:
    """Ann's tables; whoever has her `cookies` sees them as she does."""

    def __init__(self, ann: Player, database: str) -> None:
        ann.be("Ann")
        self.piles = ann.open_table(
            "me", "random", game="extreme", talk="chat", aid=True, practice_deal=478621
        )
        self.skull = ann.open_table("me", "random", game="extreme", practice_deal=478621)
        ann.wait_for_my_turn_or_the_end()
        ann.type_play("76A")
        ann.page.get_by_role("button", name="Pile A up 76").wait_for()
        ann.page.locator("main:not([data-busy])").wait_for()
        self.line = ann.open_table("me", "random", game="take-that", practice_deal=49)
        for _ in range(4):
            ann.wait_for_my_turn_or_the_end()
            ann.do_something()
        self.seating = ann.open_table("me", "open", "random", start=False, game="the-game")
        self.over = _played(ann, game="the-game", practice_deal=1524178)
        self.scored = _played(ann, game="take-that", rounds=1, practice_deal=49)
        self.deal = _daily(ann, database)
        mine = _played(ann, game="the-game")
        self.challenge = _person(ann).post(f"/api/tables/{mine}/challenge", {})["id"]
        self.cookies: Any = ann.page.context.storage_state()

    def screens(self) -> dict[str, Screen]:
        """Every screen by its name."""
        return {
            "home": Screen("/", "section[aria-labelledby=mine] a"),
            "new table": Screen("/new/extreme", "textarea"),
            "new line": Screen("/new/take-that", "form details"),
            "seating": Screen(f"/t/{self.seating}", "svg[role=img]"),
            "piles": Screen(f"/t/{self.piles}", "[data-card]"),
            "skull": Screen(f"/t/{self.skull}", "[data-card]"),
            "lesson": Screen(f"/t/{self.piles}?learn", ".tip"),
            "line": Screen(f"/t/{self.line}", "[data-card]"),
            "end": Screen(f"/t/{self.over}", "figure svg"),
            "end of a match": Screen(f"/t/{self.scored}", "figure svg"),
            "replay": Screen(f"/t/{self.over}/replay#3", "figure svg"),
            "open a record": Screen("/replay", "input[type=file]"),
            "learn": Screen("/learn", "main li"),
            "rules": Screen("/rules/the-game", "dl"),
            "rules of extreme": Screen("/rules/extreme", "dl"),
            "rules of take that": Screen("/rules/take-that", "dl"),
            "me": Screen("/me", "section[aria-labelledby=recovery] button"),
            "keeps": Screen("/keeps", "dl"),
            "daily": Screen("/daily", "section[aria-labelledby=instant] a"),
            "deal of the day": Screen(f"/daily/{self.deal}", "figure li"),
            "instant tournament": Screen("/instant/the-game-alone", "ol li"),
            "challenge": Screen(f"/c/{self.challenge}", ".sheet .button"),
            "new challenge": Screen(f"/t/{self.over}/challenge", "form button"),
            "nowhere": Screen("/t/aaaaaaaaaaaaaaaa", ".sheet"),
        }

    def tour(self, player: Player) -> Iterator[str]:
        """Go through all screens, and through all that opens over them; gives the name of each."""
        for name, screen in self.screens().items():
            visit(player.page, screen)
            yield name
            for opened, way in OVER.get(name, {}).items():
                way(player.page)
                yield opened


def _person(ann: Player) -> Person:
    cookies = ann.page.context.cookies()
    secret = next(cookie["value"] for cookie in cookies if cookie["name"] == COOKIE)
    return Person(urlsplit(ann.page.url).port or 80, secret)


def _daily(ann: Player, database: str) -> str:
    """A deal of the day that she has played, and that some bots have played; other tests play other deals."""
    person = _person(ann)
    deal = str(person.get("/api/daily")["deals"][2]["id"])
    connection = database_at(database).connect()
    add_games(connection, deal, [FieldGame("quick", left, left == 0, left, "x") for left in range(40)])
    connection.close()
    with person.sit(person.post(f"/api/daily/{deal}", {})["id"]) as socket:
        play_with_drafts(socket)
    return deal


def _played(ann: Player, **settings: Any) -> str:
    """A game that she has played to its end; over her socket, since her page would take ten times as long."""
    person = _person(ann)
    table = person.open_table("me", "random", start=True, **settings)
    with person.sit(table) as socket:
        play_out([socket])
    return table


def visit(page: Page, screen: Screen) -> None:
    """Go to a screen, wait until all of it is there, and unfold what is folded."""
    page.goto(screen.address)
    page.locator(screen.shows).first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("document.querySelectorAll('details').forEach(folded => folded.open = true)")


def _settings(page: Page) -> None:
    page.locator("header > button").click()
    page.locator("dialog select").wait_for()


def _keys(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()


def _table_settings(page: Page) -> None:
    page.locator("main nav button").click()
    page.locator("dialog summary").click()
    page.locator("dialog [role=switch]").first.wait_for()


def _talk(page: Page) -> None:
    page.keyboard.press("Escape")  # the marks
    page.locator("[data-action=talk]").click()
    page.locator("dialog ol").wait_for()


def _marks(page: Page) -> None:
    page.locator(".opener").first.click()
    page.locator(".picker ul").wait_for()


def _question(page: Page) -> None:
    type_play(page, "55D")
    page.locator("dialog .danger").wait_for()


def _refusal(page: Page) -> None:
    page.keyboard.press("e")
    page.locator(".refused").wait_for()


OVER: dict[str, dict[str, Callable[[Page], None]]] = {
    "home": {"settings": _settings},
    "seating": {"table settings": _table_settings},
    "piles": {"marks": _marks, "talk": _talk},
    "skull": {"refusal": _refusal, "question": _question},
    "line": {"keys": _keys},
}
"""What opens over a screen, and how."""
