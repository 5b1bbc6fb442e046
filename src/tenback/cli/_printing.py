"""Figures as tables for the terminal."""

from collections.abc import Sequence

from rich.table import Table

import tenback
from tenback.arena.crossplay import Mix
from tenback.arena.match import MatchResults
from tenback.arena.results import Results
from tenback.arena.series import Series
from tenback.games import game_of


def results_table(results: Results) -> Table:
    """Show what a series came to."""
    series = results.series
    table = Table(
        title=f"{series.game}, {', '.join(series.bots)}, talk: {series.talk.value}, seed: {series.seed}, "
        f"tenback {tenback.__version__}",
        title_justify="left",
    )
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_row("games", str(results.games), "")
    rows = _match_rows(results) if results.is_scored else _team_rows(results)
    for row in rows:
        table.add_row(*row)
    if results.false_marks:
        table.add_row("false marks refused", str(results.false_marks), "")
    if results.forfeits:
        share = f"{results.forfeit_share:.1%} of all"
        table.add_row("decisions forfeited", str(results.forfeits), share)
        table.caption = f"first forfeit: {results.first_fault}"
    return table


def _team_rows(results: Results) -> list[tuple[str, str, str]]:
    low, high = results.win_interval
    fewest, most = results.cards_left_interval
    return [
        ("won", f"{results.win_rate:.1%}", f"{low:.1%} to {high:.1%}"),
        ("cards left on average", f"{results.mean_cards_left:.2f}", f"{fewest:.2f} to {most:.2f}"),
        ("under 10 left", f"{results.excellent_rate:.1%}", ""),
        *((f"ending: {ending}", str(count), "") for ending, count in sorted(results.endings.items())),
    ]


def _match_rows(results: Results) -> list[tuple[str, str, str]]:
    from tenback.arena.intervals import mean_interval, win_interval

    rows = []
    for seat, bot in enumerate(results.series.bots):
        points, shares = results.points(seat), results.win_shares(seat)
        low, high = mean_interval(points)
        mean = sum(points) / len(points)
        rows.append((f"points of seat {seat} ({bot})", f"{mean:.2f}", f"{low:.2f} to {high:.2f}"))
        low, high = win_interval(shares)
        rows.append(("  share of wins", f"{sum(shares) / len(shares):.1%}", f"{low:.1%} to {high:.1%}"))
    return rows


def standings_table(results: MatchResults) -> Table:
    """Show how bots came off against each other."""
    scored = not game_of(results.options).is_team
    points = {rating.bot: rating.points for rating in results.ratings}
    played = results.played[0].series
    title = (
        f"{played.game}, {results.deals} deals, talk: {results.talk.value}, seed: {played.seed}, "
        f"tenback {tenback.__version__}"
    )
    table = Table(title=title, title_justify="left")
    for column in (
        "bot",
        "rating",
        "won",
        "95 % interval",
        "points" if scored else "cards left",
        "95 % interval",
    ):
        table.add_column(column, justify="left" if column == "bot" else "right")
    sign = 1 if scored else -1
    for standing in sorted(results.standings, key=lambda standing: -points.get(standing.bot, 0)):
        low, high = standing.wins_interval
        ends = sorted(sign * end for end in standing.value_interval)
        table.add_row(
            standing.bot,
            f"{points[standing.bot]:.0f}" if standing.bot in points else "",
            f"{standing.wins:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{sign * standing.value:.2f}",
            f"{ends[0]:.2f} to {ends[1]:.2f}",
        )
    return table


def pairings_table(results: MatchResults) -> Table:
    """Show each bot beside each other."""
    scored = not game_of(results.options).is_team
    table = Table(title="on the same deals", title_justify="left")
    for column in ("bot", "against", "better", "points more" if scored else "cards fewer", "95 % interval"):
        table.add_column(column, justify="left" if column in {"bot", "against"} else "right")
    for pairing in results.pairings:
        low, high = pairing.interval
        share = pairing.better / results.deals
        table.add_row(
            pairing.bot, pairing.rival, f"{share:.1%}", f"{pairing.margin:+.2f}", f"{low:+.2f} to {high:+.2f}"
        )
    return table


def cross_table(mixes: Sequence[Mix], deals: int, series: Series) -> Table:
    """Show the win rate of every bot among every other."""
    title = (
        f"{series.game}, one bot with others, % won (cards left), {deals} deals, talk: {series.talk.value}, "
        f"seed: {series.seed}, tenback {tenback.__version__}"
    )
    table = Table(title=title, title_justify="left")
    columns = list(dict.fromkeys(mix.others for mix in mixes))
    table.add_column("one seat / other seats")
    for others in columns:
        table.add_column(others, justify="right")
    for bot in dict.fromkeys(mix.bot for mix in mixes):
        cells = {mix.others: _cell(mix) for mix in mixes if mix.bot == bot}
        table.add_row(bot, *(cells[others] for others in columns))
    return table


def _cell(mix: Mix) -> str:
    low, high = mix.wins_interval
    return f"{mix.wins:.1%} [{low:.1%} to {high:.1%}] ({mix.cards_left:.1f})"
