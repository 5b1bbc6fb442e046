"""What is wrong with a page: by axe in every set of colours, text that is cut, targets that are small."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CHECK = """async rules => {
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const found = await axe.run(document, {runOnly: rules, resultTypes: ['violations'], preload: false});
    const where = one => one.nodes.map(node => node.html).slice(0, 3).join(' | ');
    return found.violations.map(one => `${one.id}: ${where(one)}`);
}"""
OVERFLOW = """() => {
    const beyond = one => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.unseen');
    const widest = () => [...document.querySelectorAll('body *')].filter(beyond).at(-1);
    const isWide = document.documentElement.scrollWidth > innerWidth + 1;
    const wide = isWide ? [`the page, by ${widest()?.outerHTML.slice(0, 160)}`] : [];
    const cut = [...document.querySelectorAll('button, a, h1, h2, summary, label, p')].filter(one =>
        one.checkVisibility() && !one.closest('.unseen, ol, .name') && one.scrollWidth > one.clientWidth + 2
        && getComputedStyle(one).display !== 'inline');
    const size = one => parseFloat(getComputedStyle(one).fontSize);
    const numbers = [...document.querySelectorAll('.pile .number, [data-card] .number')].filter(one =>
        one.checkVisibility() && (one.scrollWidth > one.parentElement.clientWidth || size(one) < 20));
    return [...wide, ...[...cut, ...numbers].map(one => `${size(one)} ${one.outerHTML.slice(0, 120)}`)];
}"""
BROKEN = """() => {
    const labels = [...document.querySelectorAll('button, a, label, summary, legend, h1, h2, h3, th, dt')];
    const isApart = one => one.closest('.unseen, .name, bdi') || one.clientWidth === 1;
    const shown = one => one.checkVisibility() && !isApart(one);
    const texts = labels.filter(shown).flatMap(one => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        return found.filter(text => shown(text.parentElement) && !text.parentElement.closest('option'));
    });
    const lines = (text, start, end) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        const boxes = [...range.getClientRects()].filter(box => box.width > 1);
        return new Set(boxes.map(box => Math.round(box.top))).size;
    };
    const words = text => [...text.data.matchAll(/[\\p{L}\\p{M}\\u2019\\u00ad]{2,}/gu)];
    const parts = word => word.split('\\u00ad').length;
    const wrapped = [...new Set(texts)].filter(text => lines(text, 0, text.length) > 1);
    return wrapped.flatMap(text => words(text)
        .filter(word => lines(text, word.index, word.index + word[0].length) > parts(word[0]))
        .map(word => `broken: ${word[0]} in ${text.data.trim().slice(0, 60)}`));
}"""
"""Words of labels that go on in the next line without a soft hyphen; names are as long as people like."""
SMALL = """() => {
    const least = 44;
    const choice = one => one.closest('label') && ['radio', 'checkbox'].includes(one.type);
    const box = one => (choice(one) ? one.closest('label') : one).getBoundingClientRect();
    const small = one => box(one).width < least - 0.5 || box(one).height < least - 0.5;
    const told = one => `${one.outerHTML.slice(0, 120)} ${box(one).width} x ${box(one).height}`;
    const targets = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    return targets.filter(one => one.checkVisibility() && !one.closest('.unseen') && small(one)).map(told);
}"""
EYES: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark"},
    "more contrast, dark": {"color_scheme": "dark", "contrast": "more"},
    "more contrast, light": {"color_scheme": "light", "contrast": "more"},
}
"""How people have set up their screens, apart from plain light."""
OWN_COLOURS: dict[str, dict[str, Any]] = {
    "own colours, light": {"color_scheme": "light", "forced_colors": "active"},
    "own colours, dark": {"color_scheme": "dark", "forced_colors": "active"},
}
"""The system's colours in place of the page's; only what is drawn and not written could go wrong there."""
DRAWN = {"piles", "skull", "line", "end", "replay"}
"""The screens with cards, piles and drawings."""
PLAIN: dict[str, Any] = {"color_scheme": "light", "contrast": "no-preference", "forced_colors": "none"}


def faults(page: Page, screen: str = "") -> Iterator[tuple[str, str]]:
    """Give each fault with the colours it was found in."""
    if page.evaluate("typeof axe") == "undefined":
        page.add_script_tag(path=AXE)
    yield from (("light", fault) for fault in page.evaluate(CHECK, RULES))
    for name, eyes in (EYES | (OWN_COLOURS if screen in DRAWN else {})).items():
        page.emulate_media(**PLAIN | eyes)
        yield from ((name, fault) for fault in page.evaluate(CHECK, ["color-contrast"]))
    page.emulate_media(**PLAIN)
