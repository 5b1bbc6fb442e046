"""What this server keeps, and for how long: the page is made from the host's settings."""

from tenback.server.wire.boards import WireStruct


class Keeps(WireStruct, frozen=True):
    """How many days things are kept after they were last used; 0 is until somebody deletes them."""

    finished_days: int
    seating_days: int
    running_days: int
    people_days: int
    report_days: int
    contact: str
    imprint: str
    docs_url: str
    """The documentation for hosts and bot writers: an address, or a file in the source."""
