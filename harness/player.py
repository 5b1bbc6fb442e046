"""Somebody with a browser: opens tables, chooses cards, plays whole games."""

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Error, Locator, Page, Route, expect

from harness.timeouts import MILLISECONDS, tries

expect.set_options(timeout=MILLISECONDS)
A_CLICK = 2_000
"""Milliseconds after which it is looked again whether a button that may go by itself is still there."""
ASK_AGAIN = 500
"""Milliseconds between two requests for a hint; whoever asks without a pause is told to slow down."""

MOMENT = """() => {
    if (document.querySelector('#result')) return 'over';
    if (document.querySelector('[data-action=next-round]')) return 'round';
    if (document.querySelector('[data-action=begin]')) return 'begin';
    if (document.querySelector('[data-action=confirm]')) return 'draft';
    return document.querySelector('.status.mine') ? 'turn' : 'wait';
}"""
CHANGED = """before => {
    const {number, busy} = document.querySelector('main').dataset;
    return document.querySelector('#result') || number !== before && busy === undefined;
}"""
STEPS_ON_PILES = """() => {
    const end = '[data-action=end]:not([aria-disabled=true])';
    if (document.querySelector(end)) return [end];
    const fits = card => !card.ariaLabel.includes('fits nowhere');
    const cards = [...document.querySelectorAll('li:not([inert]) > [data-card]')].filter(fits);
    return cards.map(card => `[data-card="${card.dataset.card}"]`);
}"""
"""What to tap: the end of the turn, or the cards that may fit somewhere until one does."""
STEPS_ON_LINE = """() => {
    const cards = [...document.querySelectorAll('li:not([inert]) > [data-card]')];
    const name = card => `[data-card="${card.dataset.card}"]`;
    const twister = cards.find(card => card.ariaLabel.includes('twists'));
    if (twister) return [name(twister), '[data-action=twist]'];
    const fitting = cards.find(card => card.ariaLabel.includes('can be laid'));
    return fitting ? [name(fitting), '[data-action=lay]'] : ['[data-action=take]'];
}"""


class Player:
    """One page of one browser, driven as a person would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        """Missing messages and forbidden styles are errors; a lost connection is not."""
        if kind == "error" and ("no message" in text or "Content Security Policy" in text):
            self.errors.append(text)

    def seen(self) -> str:
        """Tell what the page shows, for whoever reads why a test failed."""
        with contextlib.suppress(Error):
            return f"{self.page.url}\n{self.page.locator('body').aria_snapshot(timeout=A_CLICK)}"
        return f"{self.page.url}: the page did not answer"

    @contextlib.contextmanager
    def held_back(self, late: str) -> Iterator[Callable[[], None]]:
        """Hold answers to some requests back; what is given waits until the page has everything else."""
        held: list[Route] = []
        passing = False

        def hold(route: Route) -> None:
            if passing:
                route.continue_()
            else:
                held.append(route)

        def wait() -> None:
            for _ in tries(f"the page asks for {late}"):
                if held:
                    break
                self.page.wait_for_timeout(20)
            # What the page asked for earlier is answered before this, and drawn.
            self.page.evaluate("fetch('/api/me').then(() => new Promise(requestAnimationFrame))")

        self.page.route(late, hold)
        yield wait
        passing = True
        for route in held:
            route.continue_()

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

    def join(self, table: str) -> None:
        """Sit down at a table of somebody else, by its link."""
        self.goto(table)
        self.button("Sit down").click()

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

    def card(self, card: int) -> Locator:
        return self.page.locator(f"[data-card='{card}']")

    def cards(self) -> list[int]:
        return [int(card) for card in self._cards()]

    def _cards(self) -> list[str]:
        """All at one moment: cards come and go."""
        found: list[str] = self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return found

    def begin_if_possible(self) -> None:
        """Begin, unless somebody else does so in the meantime."""
        self._click_while_there(self.button("I’ll go first"))

    def _click_while_there(self, button: Locator) -> None:
        """Click until the button has gone: by the click, or by itself."""
        for _ in tries("a button goes away"):
            if not button.count():
                return
            with contextlib.suppress(Error):
                button.click(timeout=A_CLICK)
                button.wait_for(state="hidden", timeout=A_CLICK)

    def type_play(self, play: str) -> None:
        """Type a card and its pile, such as 13A."""
        type_play(self.page, play)

    def wait_for_a_moment(self) -> str:
        """Wait until it is known whose turn it is."""
        self.page.locator(".status, #result").first.wait_for()
        return self.moment()

    def wait_for_my_turn_or_the_end(self) -> str:
        """Wait until there is something to do; says whether it is `turn` or `over`."""
        moment = self.page.locator(".status.mine, #result, [data-action=begin]").first
        moment.wait_for()
        self.begin_if_possible()
        self.page.locator(".status.mine, #result").first.wait_for()
        return "over" if self.result.count() else "turn"

    def play_to_the_end(self, others: tuple["Player", ...] = ()) -> None:
        """Play until the result is shown; `others` play their turns too."""
        everybody = (self, *others)
        for _ in tries("the game ends"):
            moments = [somebody.moment() for somebody in everybody]
            if "over" in moments:
                break
            for somebody, moment in zip(everybody, moments, strict=True):
                somebody.seize(moment)
            if set(moments) == {"wait"}:
                self.page.wait_for_timeout(20)
        for somebody in everybody:
            expect(somebody.result).to_be_visible()

    def moment(self) -> str:
        """Say what is asked of this player: `begin`, `turn`, `draft`, `round`, `wait`; `over` at the end."""
        return str(self.page.evaluate(MOMENT))

    def wait_for_something_to_do(self) -> str:
        """Wait until the moment asks for something, or nothing more."""
        self.page.wait_for_function(f"() => ({MOMENT})() !== 'wait'")
        return self.moment()

    def seize(self, moment: str) -> None:
        """Do what the moment asks for."""
        if moment == "begin":
            self.begin_if_possible()
        elif moment == "round":
            self._click_while_there(self.page.locator("[data-action=next-round]"))
        elif moment == "draft":
            self._click_while_there(self.page.locator("[data-action=confirm]"))
        elif moment == "turn":
            self.do_something()

    def put_tips_away(self) -> None:
        """Say “Got it” until nothing is whispered any more."""
        for _ in tries("the last tip goes away"):
            if not (got_it := self.button("Got it")).count():
                return
            with contextlib.suppress(Error):  # a tip goes by itself when its rule was used
                got_it.click(timeout=A_CLICK)

    def play_a_turn(self) -> None:
        """Wait for this player's turn and play until it is over."""
        self.wait_for_my_turn_or_the_end()
        while self.moment() == "turn":
            self.do_something()

    def ask_for_hint(self) -> Locator:
        """Ask until the bots have time; a quick answer asks again by itself, and may cover the button."""
        card = self.page.get_by_role("region", name="Hint")
        quick = card.get_by_text("getting ready")
        for _ in tries("a hint comes"):
            if not card.count():
                self.page.locator("[data-action=hint]").click()
                expect(card.or_(self.page.locator(".refused")).first).to_be_visible()
            if card.count() and not quick.count():
                break
            self.page.wait_for_timeout(ASK_AGAIN)
        return card

    def do_something(self) -> None:
        """Make one move: the first that the piles or the line offer."""
        with self.seeing_a_change():
            if self.page.locator(".piles").count():
                self._play_on_piles()
            else:
                self._play_on_line()

    @contextlib.contextmanager
    def seeing_a_change(self) -> Iterator[None]:
        """Wait after an action until it was answered and another update is shown, or the end."""
        before = self.page.locator("main").get_attribute("data-number")
        yield
        self.page.wait_for_function(CHANGED, arg=before)

    def _play_on_piles(self) -> None:
        for step in self.page.evaluate(STEPS_ON_PILES):
            self.page.locator(step).click()
            lit = self.page.locator(".pile.lit button.target")
            if step.startswith("[data-card") and lit.count():
                lit.first.click()
                break
        ask = self.button("Play it anyway")
        if ask.count():
            ask.click()

    def _play_on_line(self) -> None:
        for step in self.page.evaluate(STEPS_ON_LINE):
            self.page.locator(step).click()


def type_play(page: Page, play: str) -> None:
    """Type a card and its pile; a slow page may read the digits as two numbers, so type again."""
    card, pile = play[:-1], play[-1]
    chosen = page.locator(f"[data-card='{card}'][aria-pressed=true]")
    for _ in tries(f"card {card} is chosen"):
        page.keyboard.type(card)
        if chosen.count():
            break
    page.keyboard.press(pile)


def two_at_a_table(ann: Player, ben: Player, **settings: Any) -> str:
    """Ann opens a table, Ben comes by its link, and the cards are dealt."""
    table = ann.open_table("me", "open", start=False, **settings)
    ben.join(table)
    ann.button("Deal the cards").click()
    for somebody in (ann, ben):
        expect(somebody.hand.first).to_be_visible()
    return table
