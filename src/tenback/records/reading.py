"""Reading a record file: every move is checked, and an error says where the file is invalid."""

from dataclasses import replace

from tenback.games import GAMES, AnyGame, Deal
from tenback.games.errors import BadNotation, Expected, TenbackError, not_understood
from tenback.records.record import FIRST_RULES, FORMAT_VERSION, Entry, GaveUp, Moved, Record, Said
from tenback.records.replay import BrokenRecord, WrongResult, after_entry, start
from tenback.records.sayings import parse_chat, parse_saying
from tenback.records.tokens import Token, tokens
from tenback.records.writing import GAVE_UP, TITLE, result_line

_RESERVED = ("game", "rules", "seats", "deal")
Headers = dict[str, tuple[int, str]]
"""The value of each header, with the number of its line."""


def parse_record(text: str) -> Record:
    """Read a record; raise BrokenRecord, with the line and the move, if it is invalid."""
    lines = text.replace("\r\n", "\n").split("\n")
    headers, body = _headers(lines)
    reader = _Reader(_headed_record(headers))
    for number, line in enumerate(lines[body:], start=body + 1):
        if line.startswith("result:"):
            return reader.finished(line, number)
        reader.read_turn(line, number)
    raise reader.broken(WrongResult("error-no-result"), len(lines))


class _Reader:
    """Follows the game while its turns are read."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._moment = start(record.deal)
        self._entries: list[Entry] = []
        self._moves = 0

    def read_turn(self, line: str, number: int) -> None:
        """Read the entries of one line."""
        seat: int | None = None
        try:
            for token in tokens(line, number):
                if token.starts_turn:
                    seat = token.seat
                else:
                    self._add(_entry(self._record.game, token, seat))
        except TenbackError as error:
            raise self.broken(error, number) from error

    def _add(self, entry: Entry) -> None:
        self._moment = after_entry(self._record, self._moment, entry)
        self._moves += isinstance(entry, Moved)
        self._entries.append(entry)

    def finished(self, line: str, number: int) -> Record:
        """Check the result line and return the whole record."""
        true = result_line(self._record.game, self._moment)
        if line.split() != true.split():
            raise self.broken(WrongResult("error-wrong-result", expected=true, given=line), number)
        record = self._record
        return replace(record, entries=tuple(self._entries))

    def broken(self, reason: TenbackError, line: int) -> BrokenRecord:
        """Make the error that says the record is invalid at the move that should come now."""
        return BrokenRecord(len(self._entries) + 1, self._moves + 1, reason, line)


def _entry(game: AnyGame, token: Token, seat: int | None) -> Entry:
    if token.text.startswith("!"):
        return Said(token.read(parse_saying))
    if '"' in token.text:
        return token.read(parse_chat)
    if token.text == GAVE_UP:
        return GaveUp()
    if seat is None:
        raise token.error(Expected.LIKE, example="1 @0")
    return Moved(seat, token.read(game.parse_move))


def _headers(lines: list[str]) -> tuple[Headers, int]:
    """Read the header lines; return them and the number of the empty line that ends them."""
    _check_title(lines[0])
    headers: Headers = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return headers, number
        key, colon, value = line.partition(":")
        if not colon or key in headers:
            raise not_understood(Expected.HEADER, line, text=line, line=number)
        headers[key] = number, value.strip()
    return headers, len(lines)


def _check_title(line: str) -> None:
    version = line.removeprefix(TITLE).strip()
    if not line.startswith(TITLE) or not (version.isascii() and version.isdigit()):
        raise not_understood(Expected.WRITTEN, line, text=line, form=f"{TITLE} {FORMAT_VERSION}")
    if not 1 <= int(version[:9]) <= FORMAT_VERSION:
        raise not_understood(Expected.OLDER_FORMAT, line, text=line, high=FORMAT_VERSION)


def _headed_record(headers: Headers) -> Record:
    line, name = _header(headers, "game")
    if name not in GAMES:
        raise not_understood(Expected.WRITTEN, name, line=line, form=" | ".join(GAMES))
    rules = _rules(headers, GAMES[name])
    record = Record(
        _deal(headers, GAMES[name]),
        seats=tuple(seat.strip() for seat in headers["seats"][1].split("|")) if "seats" in headers else (),
        headers={key: value for key, (_, value) in headers.items() if key not in _RESERVED},
        rules=rules,
    )
    if record.game is not GAMES[name]:
        raise not_understood(Expected.DEAL, record.game.name, line=line, game=name)
    return record


def _rules(headers: Headers, game: AnyGame) -> int:
    """Read the version of the rules, before the deal: newer rules may write deals in another way."""
    line, text = headers.get("rules", (0, str(FIRST_RULES)))
    if not (text.isascii() and text.isdigit() and int(text[:9]) > 0):
        raise not_understood(Expected.LIKE, text, line=line, example=f"rules: {FIRST_RULES}")
    if int(text[:9]) > game.rules_version:
        raise not_understood(Expected.OLDER_RULES, text, line=line, high=game.rules_version)
    return int(text[:9])


def _deal(headers: Headers, game: AnyGame) -> Deal:
    line, text = _header(headers, "deal")
    try:
        deal: Deal = game.parse_deal(text)
    except BadNotation as error:
        error.line = line
        raise
    return deal


def _header(headers: Headers, key: str) -> tuple[int, str]:
    if key not in headers:
        raise not_understood(Expected.WRITTEN, "", line=len(headers) + 2, form=f"{key}: …")
    return headers[key]
