"""My devices and my recovery code."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, body, somebody, throttle
from tenback.server.http.api.people import with_secret
from tenback.server.http.device_names import today, use_of
from tenback.server.http.identity import COOKIE, hub_of, person_of, secret_of
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import people
from tenback.server.storage.database import Connection
from tenback.server.storage.devices import Device, device_id, devices_of, end_device
from tenback.server.storage.people import Person, Use
from tenback.server.storage.postgres import notify
from tenback.server.storage.recovery import (
    Recovery,
    confirm_recovery,
    in_groups,
    new_recovery_code,
    read_recovery_code,
    recovery_code_day,
    set_recovery_code,
    use_recovery_code,
)
from tenback.server.wire.mine import Devices, DeviceView, Recovered, RecoveryCode
from tenback.server.wire.pages import PersonView, UseCode
from tenback.server.wire.problems import ServerProblem


async def get_devices(request: Request) -> Response:
    """List my devices."""
    person, this = await somebody(request), _this_device(request)
    return answer(await hub_of(request).store.read(lambda read: _devices(read, person.id, this)))


async def delete_device(request: Request) -> Response:
    """End a device: its secret opens nothing any more, and its open tables become a spectator's."""
    person, hub, ended = await somebody(request), hub_of(request), request.path_params["device"]
    if not await hub.store.write(lambda connection: _end(connection, person.id, ended, hub.name)):
        raise Failure(ServerProblem.NO_SUCH_DEVICE)
    # Nobody knows which socket belongs to which device: all come back, and who they are is asked again.
    hub.clients.disconnect_person(person.id)
    response = Response(status_code=204)
    if ended == _this_device(request):
        response.delete_cookie(COOKIE, path="/")
    return response


async def post_recovery_code(request: Request) -> Response:
    """Make my recovery code; an older one opens nothing any more."""
    person = await somebody(request)
    throttle(request, "recovery", person)
    code = new_recovery_code()
    digest = people.hashed(code)
    await hub_of(request).store.write(
        lambda connection: set_recovery_code(connection, person.id, digest, today())
    )
    return answer(RecoveryCode(in_groups(code)), 201)


async def post_recover(request: Request) -> Response:
    """Become the person whose recovery code this is; a new code replaces it."""
    throttle(request, "recovery", await person_of(request))
    typed = read_recovery_code((await body(request, UseCode)).code)
    if typed is None:
        raise Failure(ServerProblem.MISTYPED_CODE)
    code, secret, use = new_recovery_code(), people.new_secret(), use_of(request)
    used, following, given = map(people.hashed, (typed, code, secret))
    recovery = Recovery(used, following, given, use.day, now_ms())
    person = await hub_of(request).store.write(lambda connection: _recovered(connection, recovery, use))
    if person is None:
        raise Failure(ServerProblem.BAD_RECOVERY_CODE)
    shown = Recovered(PersonView(person.id, person.name), in_groups(code))
    return with_secret(request, answer(shown), secret)


async def post_recovered(request: Request) -> Response:
    """Confirm that the answer to a recovery has arrived: the used code opens nothing any more."""
    await somebody(request)
    digest = people.hashed(secret_of(request) or "")
    await hub_of(request).store.write(lambda connection: confirm_recovery(connection, digest))
    return Response(status_code=204)


def _this_device(request: Request) -> str:
    return device_id(people.hashed(secret_of(request) or ""))


def _devices(connection: Connection, person: str, this: str) -> Devices:
    shown = tuple(_shown(device, this) for device in devices_of(connection, person))
    return Devices(shown, recovery_code_day(connection, person))


def _shown(device: Device, this: str) -> DeviceView:
    return DeviceView(
        device.id, device.browser, device.platform, device.first_day, device.last_day, device.id == this
    )


def _end(connection: Connection, person: str, device: str, origin: str) -> bool:
    is_ended = end_device(connection, person, device)
    if is_ended:
        notify(connection, f"{origin} deleted {person}")
    return is_ended


def _recovered(connection: Connection, recovery: Recovery, use: Use) -> Person | None:
    person_id = use_recovery_code(connection, recovery)
    if person_id is None:
        return None
    people.add_secret(connection, person_id, recovery.secret, use)
    return people.person_with(connection, recovery.secret)
