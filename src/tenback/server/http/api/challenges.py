"""Challenges: friends play the deal of a finished table, and results are put side by side when it closes."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.bots import LEVELS
from tenback.server.http.api.answers import (
    Failure,
    answer,
    body,
    live_table,
    refuse_while_open,
    somebody,
    throttle,
)
from tenback.server.http.api.people import base_url
from tenback.server.http.identity import hub_of, person_of
from tenback.server.presenters.challenges import as_csv, attempt, best_first, challenge_result, same_moves
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.closing import close_challenge
from tenback.server.rooms.hub import Hub
from tenback.server.storage import DeletedPerson
from tenback.server.storage.challenges import (
    Challenge,
    add_challenge,
    challenge_with,
    ended_before,
    seen_since,
    table_of,
)
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person
from tenback.server.storage.postgres import notify
from tenback.server.storage.shared_deals import DealKind, SharedDeal, play_deal, tables_playing
from tenback.server.wire.challenges import ChallengeMade, ChallengeResult, ChallengeView, NewChallenge
from tenback.server.wire.pages import TableMade
from tenback.server.wire.problems import ServerProblem
from tenback.tables.chance import StoredCards, SystemChance
from tenback.tables.events import BotSeated, Opened, Seated, TableEvent
from tenback.tables.seating import dealt_as, told_apart
from tenback.tables.table import Table

DAY_MILLISECONDS = 24 * 3600 * 1000


async def post_challenge(request: Request) -> Response:
    """Let others play the deal of a finished table of mine."""
    person, table = await somebody(request), (await live_table(request)).table
    throttle(request, "table", person)
    asked, hub = await body(request, NewChallenge), hub_of(request)
    if table.seat_of(person.id) is None or table.stage != "over" or not table.settings.counts:
        raise Failure(ServerProblem.NO_CHALLENGE)
    await refuse_while_open(request, table.id)
    challenge = _made(table, person, asked, now_ms())

    def write(connection: Connection) -> None:
        add_challenge(connection, challenge)
        notify(connection, f"{hub.name} rewritten {table.id}")

    await hub.store.write(write, table=table.id)
    await hub.reload(table.id)
    link = f"{base_url(request)}/c/{challenge.deal.id}"
    return answer(ChallengeMade(challenge.deal.id, link), 201)


async def post_attempt(request: Request) -> Response:
    """Open a table that plays the deal, or find the one at which I play it already."""
    person = await somebody(request)
    throttle(request, "table", person)
    challenge, hub = await _challenge(request), hub_of(request)
    deal = challenge.deal
    table_id = await hub.store.read(lambda connection: table_of(connection, deal.id, person.id))
    if table_id is None:
        if not deal.is_open(now_ms()):
            raise Failure(ServerProblem.CHALLENGE_OVER)
        table_id = await _opened(hub, challenge, person)
    return answer(TableMade(table_id, f"{base_url(request)}/t/{table_id}"), 201)


async def get_challenge(request: Request) -> Response:
    """Show a challenge; results are told when it has closed."""
    return answer(await _shown(request))


async def get_results(request: Request) -> Response:
    """Give the results as a table for spreadsheets."""
    shown = await _shown(request)
    headers = {
        "content-disposition": f'attachment; filename="tenback-challenge-{shown.id}.csv"',
        "cache-control": "no-store",
    }
    return Response(as_csv(shown), media_type="text/csv; charset=utf-8", headers=headers)


def _made(table: Table, person: Person, asked: NewChallenge, now: int) -> Challenge:
    """Keep the cards of the table; where people sat, people sit again."""
    mine = table.seat_of(person.id)
    seats = tuple(
        "me" if at == mine else seat.level or "" if seat.kind == "bot" else "open"
        for at, seat in enumerate(table.seats)
    )
    deal = SharedDeal(
        id=SystemChance().table_id(),
        kind=DealKind.CHALLENGE,
        settings=table.settings,
        seats=seats,
        commitment=table.commitment or "",
        opens_at=now,
        closes_at=now + asked.days * DAY_MILLISECONDS,
        deal=table.deal_text,
        key=table.nonce,
    )
    return Challenge(deal, table.id, asked.invited)


async def _opened(hub: Hub, challenge: Challenge, person: Person) -> str:
    deal = challenge.deal
    events = _seated(deal, person)
    if "open" not in deal.seats:
        events.append(dealt_as(deal.settings, StoredCards(deal.deal, deal.key)))
    try:
        live = await hub.open_table(
            *events,
            open_until=deal.closes_at,
            alongside=lambda table_id, connection: play_deal(connection, deal.id, table_id),
        )
    except DeletedPerson as error:
        raise Failure(ServerProblem.NO_PERSON) from error
    # Where seats are still open the cards are dealt later: then they must be those of the deal.
    await hub.reload(live.table.id)
    return live.table.id


def _seated(deal: SharedDeal, person: Person) -> list[TableEvent]:
    events: list[TableEvent] = [Opened(deal.settings, person.id)]
    for seat, word in enumerate(deal.seats):
        if word == "me":
            events.append(Seated(seat, person.id, told_apart(person.name, seat, LEVELS)))
        elif word != "open":
            events.append(BotSeated(seat, word))
    return events


async def _challenge(request: Request) -> Challenge:
    """Find the challenge that the address names; one that all have played is closed now."""
    hub, deal_id, now = hub_of(request), request.path_params["challenge"], now_ms()
    challenge = await hub.store.read(lambda connection: challenge_with(connection, deal_id))
    if challenge is None:
        raise Failure(ServerProblem.NO_SUCH_CHALLENGE)
    if not challenge.deal.is_open(now):
        return challenge
    ended = await hub.store.read(lambda connection: ended_before(connection, challenge, now))
    if ended < challenge.invited:
        return challenge
    await close_challenge(hub, deal_id, now)
    return await hub.store.read(lambda connection: challenge_with(connection, deal_id)) or challenge


async def _shown(request: Request) -> ChallengeView:
    throttle(request, "finished")
    challenge, person = await _challenge(request), await person_of(request)
    now, person_id = now_ms(), "" if person is None else person.id
    first = await hub_of(request).table(challenge.table)
    names = () if first is None else tuple(seat.name for seat in first.table.seats if seat.kind == "person")
    return await hub_of(request).store.read_long(
        lambda connection: _page(connection, challenge, person_id, names, now)
    )


def _page(
    connection: Connection, challenge: Challenge, person: str, names: tuple[str, ...], now: int
) -> ChallengeView:
    deal = challenge.deal
    is_open = deal.is_open(now)
    results = () if is_open else best_first(challenge, _results(connection, challenge))
    return ChallengeView(
        deal.id,
        deal.settings,
        deal.seats,
        names,
        deal.commitment,
        deal.closes_at,
        is_open,
        challenge.invited,
        ended_before(connection, challenge, deal.closes_at),
        table_of(connection, deal.id, person),
        results,
        same_moves(results),
    )


def _results(connection: Connection, challenge: Challenge) -> list[ChallengeResult]:
    seen = seen_since(connection, challenge.deal.id)
    tables = tables_playing(connection, challenge.deal.id)
    attempts = (attempt(one, log_of(connection, one), challenge.deal.closes_at) for one in tables)
    return [challenge_result(one, challenge, seen) for one in attempts if one is not None]
