"""Somebody who hears what a page plays."""

from harness.player import Player

EAR = """
window.heard = [];
const makeTone = BaseAudioContext.prototype.createOscillator;
BaseAudioContext.prototype.createOscillator = function () {
    const tone = makeTone.call(this);
    const start = tone.start.bind(tone);
    tone.start = at => { heard.push(tone.frequency.value); start(at); };
    return tone;
};
window.loudness = 0;
const setLevel = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (level, at) {
    window.loudness = level;
    return setLevel.call(this, level, at);
};
"""
"""An ear in the page: it hears every tone that the browser is asked to play, and how loud."""

SOUNDS_ON = "localStorage.setItem('tenback-preferences', JSON.stringify({sounds: true}))"


def listening(player: Player, *, sounds: bool) -> Player:
    """Put the ear into every page that is opened from now on."""
    player.page.add_init_script(EAR)
    if sounds:
        player.page.add_init_script(SOUNDS_ON)
    return player


def heard(player: Player) -> tuple[float, ...]:
    """What was heard since the last time."""
    return tuple(player.page.evaluate("heard.splice(0)"))


def wait_for_a_sound(player: Player) -> tuple[float, ...]:
    """Wait until there is something to be heard."""
    player.page.wait_for_function("() => heard.length > 0")
    return heard(player)
