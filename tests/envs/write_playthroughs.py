"""Write OpenSpiel's golden games again: `python -m tests.envs.write_playthroughs`; look at the difference."""

import pathlib

import tenback.envs.openspiel

HERE = pathlib.Path(__file__).parent / "playthroughs"
GAMES = {
    "the_game": "python_tenback_the_game(players=1)",
    "extreme": "python_tenback_extreme(players=2,one_pile=whole-turn)",
    "take_that": "python_tenback_take_that(rounds=1,professional=True)",
}


def main() -> None:
    """Play each game by chance and write down all that OpenSpiel can ask of it."""
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    assert tenback.envs.openspiel.GAMES
    flags.FLAGS(["write_playthroughs"])
    for name, game in GAMES.items():
        text = playthrough(game, action_sequence=None, seed=1)
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
