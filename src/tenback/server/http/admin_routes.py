"""The paths for the host; each is answered to a token alone, and noted in the host's log."""

from tenback.server.http.admin_access import Endpoint, for_the_host
from tenback.server.http.api import admin
from tenback.server.http.operation import Operation
from tenback.server.wire import admin as wire
from tenback.server.wire.pages import NamePerson

_PERSON, _TABLE = "/api/admin/people/{person}", "/api/admin/tables/{table}"


def _operation(
    method: str,
    path: str,
    endpoint: Endpoint,
    action: str,
    summary: str,
    *,
    answer: type | None = None,
    body: type | None = None,
) -> Operation:
    guarded = for_the_host(action, endpoint)
    return Operation(method, path, guarded, summary, answer, body, 200 if answer else 204)


ADMIN_OPERATIONS = (
    _operation(
        "GET", "/api/admin/people", admin.get_people, "find-people", "Find people", answer=wire.PeopleKept
    ),
    _operation("POST", f"{_PERSON}/name", admin.post_name, "rename", "Rename a person", body=NamePerson),
    _operation("POST", f"{_PERSON}/mute", admin.post_mute, "mute", "Mute a person", body=wire.MutePerson),
    _operation("DELETE", _PERSON, admin.delete_person, "remove", "Delete a person's data"),
    _operation(
        "GET", "/api/admin/tables", admin.get_tables, "list-tables", "All tables", answer=wire.TablesKept
    ),
    _operation("DELETE", _TABLE, admin.close_table, "close", "Delete a table"),
    _operation(
        "POST", f"{_TABLE}/seats/{{seat:int}}/bot", admin.post_bot, "seat-bot", "Give a seat to a bot"
    ),
    _operation(
        "GET", "/api/admin/reports", admin.get_reports, "read-reports", "Reports", answer=wire.ReportsKept
    ),
    _operation(
        "DELETE", "/api/admin/reports/{report}", admin.delete_report, "delete-report", "Delete a report"
    ),
    _operation("GET", "/api/admin/log", admin.get_log, "read-log", "The host's log", answer=wire.AdminLog),
    _operation(
        "GET", "/api/admin/state", admin.get_state, "read-state", "Notice and drain", answer=wire.StateKept
    ),
    _operation(
        "PUT", "/api/admin/notice", admin.put_notice, "notice", "Tell everybody", body=wire.GiveNotice
    ),
    _operation("PUT", "/api/admin/drain", admin.put_drain, "drain", "Empty the server", body=wire.SetDrain),
)
