"""Who somebody is: a random token in a cookie that no script can read. Its hash is kept, and there are no accounts."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping

COOKIE = "manille"
FOR_LONG = 5 * 365 * 24 * 3600
"""How long a cookie lasts, in seconds; it is given anew with each visit."""

_TOKEN = re.compile("[A-Za-z0-9_-]{43}")


def token_of(cookies: Mapping[str, str]) -> str | None:
    """The token among some cookies, if it has the form of one."""
    token = cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """A token for somebody who has none."""
    return secrets.token_urlsafe(32)


def name_of(token: str) -> str:
    """The name of a player in tables and in the store."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie(token: str, *, secure: bool) -> str:
    """The header that gives a token to a browser.

    It comes back with whoever follows a link to here, but not with what other pages load from here.
    """
    parts = (f"{COOKIE}={token}", "Path=/", f"Max-Age={FOR_LONG}", "HttpOnly", "SameSite=Lax")
    return "; ".join((*parts, "Secure") if secure else parts)


def is_same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of this server; a program that is no browser says nothing of that."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def is_known_host(headers: Mapping[str, str], hosts: tuple[str, ...]) -> bool:
    """Whether a request was sent to one of the names of this server; without any, every name will do."""
    host = headers.get("host", "").lower()
    return not hosts or host in hosts or host.rpartition(":")[0] in hosts
