"""A play is a draft until it is confirmed; what others have seen is never taken back."""

import pytest

from tenback.games import the_game
from tenback.server.presenters import TablePresenter, Viewer
from tenback.server.wire.boards import TheGameBoard
from tenback.tables.effects import on_time, wakes_at
from tenback.tables.requests import Confirm, MakeMove, TakeBack
from tenback.tables.settings import Settings
from tests.tables.builders import Played, accepted, deck_with, opened, refused, with_deal

EVERYONE = frozenset({0, 1})


def two_at_table(*first: int, draft_seconds: float = 3.0) -> Played:
    """Anna holds the first seven cards and has begun, Ben the next seven."""
    settings = Settings(game="the-game", players=2, draft_seconds=draft_seconds)
    played = opened(settings, "anna", "ben")
    deal = the_game.Deal(settings.options, deck_with(*first), starter=None)  # type: ignore[arg-type]
    with_deal(played, deal)
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def seen_by(played: Played, seat: int | None) -> bytes:
    from tenback.server.wire.shown import encode

    return encode(TablePresenter(played.table, EVERYONE).present(Viewer(None, seat)))


def test_only_its_player_sees_a_draft() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    ben_saw, nobody_saw = seen_by(played, 1), seen_by(played, None)

    accepted(played.ask("anna", MakeMove("12A")))

    assert ben_saw == seen_by(played, 1)
    assert nobody_saw == seen_by(played, None)
    shown = TablePresenter(played.table, EVERYONE).present(Viewer("anna", 0))
    assert shown.draft is not None
    assert shown.draft.move == "12A"
    assert shown.board is not None
    assert shown.board.piles[0].top == 12  # type: ignore[union-attr]


def test_a_draft_can_be_taken_back_and_nobody_learns_of_it() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    ben_saw, anna_held = seen_by(played, 1), played.state.hands[0]

    accepted(played.ask("anna", MakeMove("12A")))
    accepted(played.ask("anna", TakeBack()))

    assert ben_saw == seen_by(played, 1)
    assert played.table.draft is None
    assert played.state.hands[0] == anna_held


def test_the_next_play_confirms_the_draft_before_it() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)

    accepted(played.ask("anna", MakeMove("12A")))
    accepted(played.ask("anna", MakeMove("23A")))

    assert played.state.tops[0] == 12
    assert played.table.draft is not None
    assert played.table.draft.move == the_game.PlayCard(23, 0)
    accepted(played.ask("anna", TakeBack()))
    assert refused(played.ask("anna", TakeBack())) == "refusal-table-no-draft"
    assert played.state.tops[0] == 12


def test_the_end_of_the_turn_confirms_and_only_then_cards_are_drawn() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    accepted(played.ask("anna", MakeMove("12A")))
    accepted(played.ask("anna", MakeMove("23A")))
    assert len(played.state.draw_pile) == 98 - 14

    accepted(played.ask("anna", MakeMove("end")))

    assert played.table.draft is None
    assert played.state.tops[0] == 23
    assert len(played.state.draw_pile) == 98 - 16


def test_a_draft_is_confirmed_by_time() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    accepted(played.ask("anna", MakeMove("12A")))
    assert wakes_at(played.table) == played.now + 3000

    played.now += 2999
    assert on_time(played.table, played.context(None)) == ()
    played.now += 1
    played.append(*on_time(played.table, played.context(None)))

    assert played.state.tops[0] == 12
    assert wakes_at(played.table) is None


def test_a_draft_can_be_confirmed_at_once() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    accepted(played.ask("anna", MakeMove("12A")))

    accepted(played.ask("anna", Confirm()))

    assert played.state.tops[0] == 12
    assert refused(played.ask("ben", Confirm())) == "refusal-table-no-draft"


def test_without_draft_seconds_a_play_is_public_at_once() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78, draft_seconds=0)

    accepted(played.ask("anna", MakeMove("12A")))

    assert played.table.draft is None
    assert played.state.tops[0] == 12


def solo_with_a_stop_drafted() -> Played:
    settings = Settings(game="extreme", players=1)
    played = opened(settings, "anna")
    kinds = [command for command in the_game.Command for _ in range(4)]
    layout = dict(zip(range(12, 40), kinds, strict=True))
    deck = deck_with(12, 50, 51, 52, 53, 54, 55, 56)
    with_deal(played, the_game.Deal(settings.options, deck, layout, starter=0))  # type: ignore[arg-type]
    accepted(played.ask("anna", MakeMove("12A")))
    return played


def test_a_stop_draws_nothing_before_it_is_confirmed() -> None:
    played = solo_with_a_stop_drafted()
    shown = TablePresenter(played.table, frozenset({0})).present(Viewer("anna", 0))
    assert shown.draft is not None
    assert isinstance(shown.board, TheGameBoard)

    assert shown.draft.waits
    assert [card.card for card in shown.board.hand] == [50, 51, 52, 53, 54, 55, 56]
    assert shown.board.draw_pile == 90
    assert shown.board.piles[0].top == 1
    assert shown.board.drafted == "stop"
    assert all(fit.move is None for card in shown.board.hand for fit in card.fits)


@pytest.mark.parametrize("guess", ["2A", "50A", "99D", "end"])
def test_a_guess_does_not_tell_what_a_waiting_draft_will_draw(guess: str) -> None:
    played = solo_with_a_stop_drafted()

    assert refused(played.ask("anna", MakeMove(guess))) == "refusal-table-draft-waits"


def test_another_seat_cannot_tell_from_a_refusal_that_there_is_a_draft() -> None:
    played = two_at_table(12, 23, 34, 45, 56, 67, 78)
    before = refused(played.ask("ben", MakeMove("2A")))

    accepted(played.ask("anna", MakeMove("12A")))

    assert refused(played.ask("ben", MakeMove("2A"))) == before == "refusal-the-game-not-your-turn"
