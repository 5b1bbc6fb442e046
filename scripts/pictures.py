"""Make pictures of every screen of the browser client, on a phone and a desktop, in light and dark.

python scripts/pictures.py                 # all of them, into the ignored folder pictures/
python scripts/pictures.py hint lesson     # some scenes
python scripts/pictures.py --shown         # those that pages show, into docs/pictures/
python scripts/pictures.py --turn          # the moving picture of a turn, docs/pictures/turn.gif
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.browser import launched  # noqa: E402
from harness.player import Player  # noqa: E402
from harness.servers import Server, serving  # noqa: E402
from scripts.build_client import build_client  # noqa: E402 - the root has to be known first
from scripts.scenes import SCENES, Scene, a_turn  # noqa: E402

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "desktop": {"width": 1280, "height": 800},
}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
COLOURS = 256
MOVING: ViewportSize = {"width": 720, "height": 560}
MOVING_COLOURS = 96
SHOWN = ROOT / "docs" / "pictures"
"""The pictures that pages show; a test keeps out all others."""


def main(folder: Path, wanted: list[str], *, only_shown: bool = False) -> None:
    """Draw the scenes that are wanted."""
    build_client()
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept), limit_factor=1000) as server,
        launched() as browser,
    ):
        for name in wanted:
            _draw(browser, server, folder, name, only_shown=only_shown)
            if server.process.poll() is not None:  # a scene of a lost connection
                server.start()


def move(path: Path) -> None:
    """Draw a turn as a moving picture."""
    build_client()
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept), limit_factor=1000) as server,
        launched() as browser,
    ):
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}", locale="en-GB", viewport=MOVING, color_scheme="light"
        )
        frames = [
            (Image.open(io.BytesIO(player.page.screenshot())), shown)
            for player in [Player(context.new_page())]
            for shown in a_turn(player)
        ]
        context.close()
    pictures = [frame.convert("RGB").quantize(MOVING_COLOURS) for frame, _ in frames]
    shown = [milliseconds for _, milliseconds in frames]
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=shown, loop=0, optimize=True)
    print(path.name, f"{path.stat().st_size / 1e6:.2f} MB", flush=True)


def _draw(browser: Browser, server: Server, folder: Path, name: str, *, only_shown: bool) -> None:
    """Go to a scene once and take all its pictures, or those that pages show."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", locale="en-GB", reduced_motion="reduce"
    )
    player = Player(context.new_page())
    player.be("Anna")
    SCENES[name].draw(player, server)
    for picture in _pictures(player.page, SCENES[name]):
        path = folder / f"{name}-{picture}.png"
        if only_shown and path.name not in _shown(name):
            continue
        player.page.screenshot(path=path, animations="disabled")
        _make_small(path)
        print(path.name, flush=True)
    context.close()


def _pictures(page: Page, scene: Scene) -> Iterator[str]:
    """Give the page every size and look that the scene is wanted in."""
    for size in scene.sizes:
        page.set_viewport_size(SIZES[size])
        for look in scene.looks:
            page.emulate_media(**LOOKS[look])
            page.locator(scene.look_at or "body").evaluate("part => part.scrollIntoView()")
            page.wait_for_timeout(250)  # what was scrolled or has spoken comes to rest
            yield f"{size}-{look}"


def _shown(scene: str) -> set[str]:
    """List the pictures of a scene that pages show."""
    sizes_and_looks = {f"{scene}-{size}-{look}.png" for size in SIZES for look in LOOKS}
    return {path.name for path in SHOWN.glob("*.png")} & sizes_and_looks


def _make_small(path: Path) -> None:
    """Keep few colours: the drawings have no more, and the repository stays light."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=3)
    small.save(path, optimize=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("scenes", nargs="*", metavar="SCENE", help=f"all of them, or: {', '.join(SCENES)}")
    asked.add_argument("--folder", type=Path, default=ROOT / "pictures")
    asked.add_argument("--shown", action="store_true", help="make what pages show again, in docs/pictures")
    asked.add_argument("--turn", action="store_true", help="make the moving picture of a turn")
    args = asked.parse_args()
    if unknown := sorted(set(args.scenes) - set(SCENES)):
        asked.error(f"there is no scene {unknown[0]!r}; the scenes are {', '.join(SCENES)}")
    if args.turn:
        move(SHOWN / "turn.gif")
    elif args.shown:
        main(SHOWN, [name for name in SCENES if _shown(name)], only_shown=True)
    else:
        main(args.folder, args.scenes or list(SCENES))
