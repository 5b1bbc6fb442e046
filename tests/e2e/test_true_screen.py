"""What the screen shows is what the server says: every status, badge and light.

That the server says what the rules say is shown by `tests/server/test_true_status.py`, in random games.
"""

from itertools import count
from typing import Any

import pytest

from harness.player import Player
from harness.timeouts import tries
from tenback.games import Message
from tenback.games.the_game import Command
from tenback.words import Language, Words, command_name, tell
from tests.e2e.conftest import NewPlayer

LOOKS = 8
"""How often the screen is compared with the update; a game that is lost before is followed by another."""
HEAR = """
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        this.addEventListener('message', event => {
            const message = JSON.parse(event.data);
            if (message.type === 'update') window.update = message;
        });
    }
};
"""
"""Keeps the newest update as it came over the wire."""
PILES = """async () => {
    const shown = window.update, {board, draft} = shown, wrong = [];
    const loses = fit => fit.fatal || fit.doomed;
    const kind = fit => !fit || fit.barred || fit.move === null ? null
        : loses(fit) ? 'loses' : fit.trick ? 'trick' : fit.step > 14 ? 'far' : 'step';
    const kinds = ['loses', 'trick', 'far', 'step'];
    const box = pile => document.querySelector(`[data-drop=pile-${pile}]`).classList;
    const lit = pile => kinds.find(one => box(pile).contains(one));
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    for (const held of board.hand.filter(held => !draft?.waits || held.card !== draft.card)) {
        const button = document.querySelector(`li:not([inert]) > [data-card="${held.card}"]`);
        const open = held.fits.filter(fit => fit.move !== null);
        const isDim = held.fits.every(fit => fit.barred), isDanger = open.length > 0 && open.every(loses);
        if (!!button.querySelector('.dim') !== isDim) wrong.push(`${held.card} dim: ${!isDim}`);
        if (button.classList.contains('danger') !== isDanger) wrong.push(`${held.card} danger: ${!isDanger}`);
        button.click();
        await drawn();
        for (const pile of [0, 1, 2, 3]) {
            const [is, should] = [lit(pile) ?? null, kind(held.fits.find(fit => fit.pile === pile))];
            if (is !== should) wrong.push(`${held.card} on ${pile}: ${is}, not ${should}`);
        }
        button.click();
        await drawn();
    }
    return shown === window.update ? wrong : null;
}"""
LINE = """() => {
    const shown = window.update, {board, draft} = shown, wrong = [];
    for (const held of board.hand.filter(held => !draft?.waits || held.card !== draft.card)) {
        const button = document.querySelector(`li:not([inert]) > [data-card="${held.card}"]`);
        const inLine = board.line.some(one => one.card === held.twin);
        const isDim = !held.in_reach && !inLine, glows = held.in_reach && !draft;
        if (!!button.querySelector('.dim') !== isDim) wrong.push(`${held.card} dim: ${!isDim}`);
        if (button.classList.contains('glow') !== glows) wrong.push(`${held.card} glows: ${!glows}`);
    }
    return shown === window.update ? wrong : null;
}"""


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_every_status_badge_and_light_is_what_the_server_says(new_player: NewPlayer, game: str) -> None:
    ann = new_player("Ann")
    ann.page.add_init_script(HEAR)
    looked = 0
    for deal in count(478621):
        ann.open_table("me", "random", game=game, rounds=1, draft_seconds=30, practice_deal=deal)
        while looked < LOOKS and (moment := ann.wait_for_something_to_do()) != "over":
            if moment in ("turn", "draft"):
                ann.page.locator("main:not([data-busy])").wait_for()
                assert _untrue(ann, LINE if game == "take-that" else PILES) == []
                _says_what_is_to_be_done(ann)
                looked += 1
            ann.seize(moment)
        if looked == LOOKS:
            break


def _untrue(ann: Player, look: str) -> list[str]:
    """Look at one update; where another came meanwhile, look again."""
    for _ in tries("the table holds still"):
        if (wrong := ann.page.evaluate(look)) is not None:
            return list(wrong)
    raise AssertionError


def _says_what_is_to_be_done(ann: Player) -> None:
    status, duty = ann.page.evaluate("[document.querySelector('.status .said').innerText, update.board.duty]")
    for message in duty:
        assert _in_english(message) in status


def _in_english(message: dict[str, Any]) -> str:
    words, facts = Words(Language.ENGLISH), dict(message["facts"])
    if "command" in facts:
        facts["command"] = command_name(words, Command(facts["command"]))
    return tell(words, Message(message["id"], facts))
