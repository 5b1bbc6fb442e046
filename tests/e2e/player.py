"""Somebody with a browser: opens tables, chooses cards, plays whole games."""

import contextlib
import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE = 180.0
"""Seconds for a whole game on a machine that does other things too."""


class Player:
    """One page of one browser, driven as a person would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        """Missing messages and forbidden styles are errors; a lost connection is not."""
        if kind == "error" and ("no message" in text or "Content Security Policy" in text):
            self.errors.append(text)

    def be(self, name: str) -> None:
        answer = self.page.context.request.post("/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def open_table(self, *seats: str, start: bool = True, **settings: Any) -> str:
        """Open a table by the API and go there; quick unless asked otherwise."""
        chosen = {"players": len(seats), "draft_seconds": 0, "bot_seconds": 0} | settings
        body = {"settings": chosen, "seats": list(seats), "start": start}
        answer = self.page.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        self.goto(table)
        return table

    def goto(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.page.get_by_role("main").wait_for()

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def result(self) -> Locator:
        return self.page.locator("#result")

    def pile(self, name: str) -> Locator:
        return self.page.locator(f"[data-pile={name}]")

    def cards(self) -> list[int]:
        return [int(card or 0) for card in self._cards()]

    def _cards(self) -> list[str | None]:
        return [card.get_attribute("data-card") for card in self.hand.all()]

    def begin_if_possible(self) -> None:
        begin = self.button("I begin")
        if begin.count():
            with contextlib.suppress(Error):  # a bot may have begun in the meantime
                begin.click(timeout=2_000)

    def wait_for_my_turn_or_the_end(self) -> str:
        """Wait until there is something to do; says whether it is `turn` or `over`."""
        moment = self.page.locator(".status.mine, #result, button:has-text('I begin')").first
        moment.wait_for(timeout=60_000)
        self.begin_if_possible()
        self.page.locator(".status.mine, #result").first.wait_for(timeout=60_000)
        return "over" if self.result.count() else "turn"

    def play_to_the_end(self, others: tuple["Player", ...] = ()) -> None:
        """Play until the result is shown; `others` play their turns too."""
        everybody = (self, *others)
        give_up = time.monotonic() + PATIENCE
        while not any(somebody.result.count() for somebody in everybody):
            assert time.monotonic() < give_up, "the game goes on and on"
            at_turn = [somebody for somebody in everybody if somebody.is_at_turn()]
            for somebody in at_turn:
                somebody.do_something()
            if not at_turn:
                self.page.wait_for_timeout(20)
        for somebody in everybody:
            expect(somebody.result).to_be_visible()

    def is_at_turn(self) -> bool:
        self.begin_if_possible()
        return self.page.locator(".status.mine").count() > 0

    def do_something(self) -> None:
        """Make one move: the cheapest that the piles or the line offer."""
        with self.seeing_a_change():
            if self.page.locator(".piles").count():
                self._play_on_piles()
            else:
                self._play_on_line()

    @contextlib.contextmanager
    def seeing_a_change(self) -> Iterator[None]:
        """Wait after an action until an update with another number is shown, or the end."""
        before = self.page.locator("main").get_attribute("data-number")
        yield
        self.page.wait_for_function(
            "before => document.querySelector('#result')"
            " || document.querySelector('main').dataset.number !== before",
            arg=before,
        )

    def _play_on_piles(self) -> None:
        end = self.page.locator("[data-action=end]:not([aria-disabled=true])")
        if end.count():
            end.click()
            return
        self._choose_cheapest()
        ask = self.button("Play it all the same")
        if ask.count():
            ask.click()

    def _choose_cheapest(self) -> None:
        for card in self.hand.all():
            if "fits nowhere" in (card.get_attribute("aria-label") or ""):
                continue
            card.click()
            lit = self.page.locator(".pile.lit button.target")
            if lit.count():
                lit.first.click()
                return

    def _play_on_line(self) -> None:
        for word, action in (("twists", "twist"), ("can be laid", "lay")):
            fitting = self.page.locator(f"li:not([inert]) > [data-card][aria-label*='{word}']")
            if fitting.count():
                fitting.first.click()
                self.page.locator(f"[data-action={action}]").click()
                return
        self.page.locator("[data-action=take]").click()
