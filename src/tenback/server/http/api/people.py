"""Who a browser is: a name and a secret, no account."""

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import Failure, answer, body, refuse, somebody, throttle
from tenback.server.http.device_names import is_a_program, use_of
from tenback.server.http.identity import COOKIE, hub_of, keep_secret, person_of, secret_of
from tenback.server.operations.erasure import erase_person
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.renaming import rename_person
from tenback.server.storage import people
from tenback.server.storage.database import Connection
from tenback.server.storage.devices import note_use
from tenback.server.storage.people import Code, Person, Use
from tenback.server.wire.pages import Invitation, Me, NamePerson, PersonView, UseCode
from tenback.server.wire.problems import ServerProblem
from tenback.tables.decision import Refused, refused
from tenback.tables.refusals import TableRefusal
from tenback.tables.talking import clean_name

DEVICE_MILLISECONDS = 10 * 60 * 1000


async def get_me(request: Request) -> Response:
    """Tell who this browser is."""
    person = await person_of(request)
    if person is not None:
        digest, use = people.hashed(secret_of(request) or ""), use_of(request)
        await hub_of(request).store.write_passing(
            lambda connection: _seen(connection, person.id, digest, use)
        )
    return answer(_me(person))


async def post_me(request: Request) -> Response:
    """Choose a name; the first time it makes an identity."""
    throttle(request, "person")
    asked = await body(request, NamePerson)
    hub = hub_of(request)
    name = acceptable_name(hub, asked.name)
    person = await person_of(request)
    if person is not None:
        renamed = Person(person.id, name)
        await rename_person(hub, renamed)
        return answer(_me(renamed))
    return await _new_person(request, name)


def acceptable_name(hub: Hub, text: str) -> str:
    """Give a name as it will be shown, or refuse it."""
    name = clean_name(text, hub.find_number)
    if isinstance(name, str) and hub.unwanted.find(name) is not None:
        name = refused(TableRefusal.UNWANTED_WORD)
    if isinstance(name, Refused):
        raise refuse(name, ServerProblem.BAD_REQUEST)
    return name


async def delete_me(request: Request) -> Response:
    """Delete a person's data."""
    throttle(request, "deletion")
    person = await somebody(request)
    await erase_person(hub_of(request), person.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def post_device(request: Request) -> Response:
    """Make a one-time code that makes another device the same person."""
    person = await somebody(request)
    throttle(request, "code")
    code = people.new_code()
    stands_for = Code("device", None, None, person.id)
    expires = now_ms() + DEVICE_MILLISECONDS
    digest = people.hashed(code)
    await hub_of(request).store.write(
        lambda connection: people.add_code(connection, digest, stands_for, expires)
    )
    return answer(Invitation(code, f"{base_url(request)}/me#device={code}"), 201)


async def post_claim(request: Request) -> Response:
    """Become the person that a code of another device stands for."""
    throttle(request, "code")
    digest = people.hashed((await body(request, UseCode)).code)
    secret, use = people.new_secret(), use_of(request)
    secret_hash = people.hashed(secret)
    store = hub_of(request).store
    person = await store.write(lambda connection: _claimed(connection, digest, secret_hash, use))
    if person is None:
        raise Failure(ServerProblem.BAD_CODE)
    return with_secret(request, answer(_me(person)), secret)


def _seen(connection: Connection, person_id: str, secret_hash: str, use: Use) -> None:
    people.seen(connection, person_id, now_ms())
    note_use(connection, secret_hash, use)


def _claimed(connection: Connection, digest: str, secret_hash: str, use: Use) -> Person | None:
    code = people.use_code(connection, digest, "device", now_ms())
    if code is None or code.person is None:
        return None
    people.add_secret(connection, code.person, secret_hash, use)
    return people.person_with(connection, secret_hash)


async def _new_person(request: Request, name: str) -> Response:
    person, secret = Person(people.new_person_id(), name), people.new_secret()
    digest, use = people.hashed(secret), use_of(request)
    store = hub_of(request).store
    await store.write(lambda connection: people.add_person(connection, person, digest, now_ms(), use))
    return with_secret(request, answer(_me(person), 201), secret)


def with_secret(request: Request, response: Response, secret: str) -> Response:
    """Browsers keep the secret in a cookie; programs are given it in a header."""
    if is_a_program(request):
        response.headers["tenback-secret"] = secret
    else:
        keep_secret(response, secret, is_https=request.url.scheme == "https")
    return response


def base_url(request: Request) -> str:
    """The address under which people find this server."""
    public = request.app.state.settings.public_url
    return str(public) if public else f"{request.url.scheme}://{request.url.netloc}"


def _me(person: Person | None) -> Me:
    return Me(None if person is None else PersonView(person.id, person.name))
