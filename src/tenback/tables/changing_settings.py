"""The host changes what is agreed for a table, until the cards are dealt."""

from tenback.games.errors import TenbackError
from tenback.tables.chance import StoredChance
from tenback.tables.decision import Accepted, Context, Decision, Refused, refused
from tenback.tables.events import SettingsChanged
from tenback.tables.refusals import TableRefusal, reason_of
from tenback.tables.requests import ChangeSettings
from tenback.tables.settings import Settings, check_settings
from tenback.tables.table import Seat, Table
from tenback.words import in_english


def change_settings(table: Table, context: Context, ask: ChangeSettings) -> Decision:
    """Play by other settings; seats are added or removed at the end, and nobody loses theirs."""
    if table.state is not None:
        return refused(TableRefusal.STARTED)
    if not table.is_host(context.person):
        return refused(TableRefusal.NOT_HOST)
    if _cards_of(table.settings) != _cards_of(ask.settings) or isinstance(context.chance, StoredChance):
        return refused(TableRefusal.OTHER_CARDS)
    try:
        check_settings(ask.settings)
    except TenbackError as error:
        return Refused(reason_of("table", TableRefusal.BAD_SETTINGS), detail=in_english(error))
    if any(_is_promised(seat) for seat in table.seats[ask.settings.players :]):
        return refused(TableRefusal.TOO_FEW_SEATS)
    return Accepted(() if ask.settings == table.settings else (SettingsChanged(ask.settings),))


def _cards_of(settings: Settings) -> tuple[object, ...]:
    """What a table keeps: its game, and a deal that is known beforehand."""
    return settings.game, settings.practice_deal, settings.practice_number, settings.played_on


def _is_promised(seat: Seat) -> bool:
    return seat.kind != "open" or seat.reserved
