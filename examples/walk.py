"""A walk through a study, cell by cell: simulate, plot, write a game down, replay it.

The marks `# %%` are cells for editors and notebooks that know them; `python examples/walk.py` runs all.
"""

# ruff: noqa: E402 (each cell imports what it shows)

# %% Simulate: three careful bots, one hundred games, the same deals for everybody who asks for this seed.
import sys
import tempfile
from pathlib import Path

from tenback.arena import BotTalk, replayed, simulate
from tenback.games import the_game

options = the_game.Options(players=3)
results = simulate(options, "careful", games=100, seed=7, talk=BotTalk.MARKS)
low, high = results.cards_left_interval
print(f"cards left: {results.mean_cards_left:.1f} ({low:.1f} to {high:.1f}); won {results.wins} of 100")

# %% Plot: how many cards were left, game by game.
from tenback.arena.picture import draw

folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
draw(results, folder / "cards_left.png")
print(f"picture: {folder / 'cards_left.png'}")

# %% Record: the best game of the series, move by move, as a text that keeps for ever.
from tenback.records import format_record

best = min(results.rows, key=lambda row: row.cards_left)
record = replayed(results.series, best.number).record
(folder / "best.txt").write_text(format_record(record), encoding="utf-8")
print(f"record: {folder / 'best.txt'}, {sum(1 for _ in record.moves)} moves")

# %% Replay: read it back, and look at the table as one seat saw it halfway through.
from tenback.encoding import encoding_of
from tenback.records import parse_record, replay

record = parse_record((folder / "best.txt").read_text(encoding="utf-8"))
moments = list(replay(record))
middle = moments[len(moments) // 2]
encoding = encoding_of(options, talk=True)
print(encoding.describe(encoding.observe(record.game.view(middle.state, 0), middle.talk)))
print(f"the end: {moments[-1].state.result}")

# %% Go on from there with Gymnasium: any position of a record can be the start of an episode.
from tenback.envs.gymnasium import TenbackEnv

env = TenbackEnv("the-game", players=3)
seen, _info = env.reset(options={"state": middle.state})
legal = [encoding.describe_action(int(action)) for action in seen["action_mask"].nonzero()[0]]
print(f"legal there: {' '.join(legal)}")
