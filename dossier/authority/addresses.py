"""Normalises the addresses of pages, so that all addresses of one story are equal and those of two are not."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from dossier import lazy_re as re
from dossier.authority.knowledge import words
from dossier.model.archive_address import page_address

_TABLE = "web_addresses"
_WEB = re.compile(r"(?:https?:)?//", re.I)
_LEAST_LABELS = 2  # of a host: what is left of it when `www` and its like are gone
_PORTS = (80, 443)
_NUMBER = re.compile(r"\d{3}")
_ROUTE = re.compile(r"!?/.")  # `#!/story/5`: the part of an address by which a program on the page chooses the story
_AMP_END = re.compile(r"(?:/amp(?:\.html?)?|[./]amp(?=\.html?$)|\.amp)$|(?<=.)\.amp(?=\.html?$)", re.I)
_AMP_START = re.compile(r"^/amp(?=/.)", re.I)
_SESSION = re.compile(r";jsessionid=[^/?;]*", re.I)
_SAFE = "/-._~!$&'()*+,;=:@"
# A word or two a part, no number and no file: `/world`, `/news/local`, `/en`
_SECTION = re.compile(r"(?:/[^\W\d_]+(?:[-_][^\W\d_]+)?){1,2}")


@lru_cache(maxsize=4096)
def normalised(url: str) -> str | None:
    """The address without all that does not choose the story: scheme, `www.`, tracking, fragment, twins for phones.

    None for what is no address of a page on the web. The address within that of an archive is the page's.
    """
    try:
        return _normalised(page_address(url).url)
    except ValueError:  # brackets, ports and names that no address has
        return None


def _normalised(url: str) -> str | None:
    if not _WEB.match(url):
        return None
    parts = urlsplit(url if url[0] != "/" else f"https:{url}")
    host = _host(parts.hostname or "")
    if host is None:
        return None
    port = f":{parts.port}" if parts.port and parts.port not in _PORTS else ""
    query = _query(parts.query)
    route = f"#{parts.fragment}" if _ROUTE.match(parts.fragment) else ""
    return f"{host}{port}{_path(parts.path)}{f'?{query}' if query else ''}{route}"


def is_front(address: str) -> bool:
    """Whether a normalised address is a site's front page or a section of it, whose words change while it stays."""
    _, slash, path = address.partition("/")
    return "?" not in address and "#" not in address and (not slash or _SECTION.fullmatch(f"/{path}") is not None)


def _host(host: str) -> str | None:
    host = host.rstrip(".").lower()
    if "." not in host or any(sign in host for sign in " <>\"'\\"):
        return None
    if not host.isascii():
        host = host.encode("idna").decode()
    labels, plain = host.split("."), words(_TABLE, "host")
    last = len(labels) - _LEAST_LABELS
    kept = [label for at, label in enumerate(labels) if at >= last or label not in plain]
    return ".".join(kept) if all(kept) else None


def _path(path: str) -> str:
    path = _SESSION.sub("", path)
    path = quote(_unquoted(path), safe=_SAFE + "%")
    segments: list[str] = []
    for segment in path.split("/"):
        if segment == "..":
            del segments[-1:]
        elif segment not in ("", "."):
            segments.append(segment)
    if segments and segments[-1].lower() in words(_TABLE, "file"):
        segments.pop()
    joined = "".join(f"/{segment}" for segment in segments)
    shorter = _AMP_START.sub("", joined)
    while (cut := _AMP_END.sub("", shorter)) != shorter:
        shorter = cut
    return shorter


def _unquoted(path: str) -> str:
    """Escapes of signs that need none are undone; all others are written alike."""

    def plain(found: re.Match[str]) -> str:
        sign = chr(int(found[1], 16))
        return sign if sign.isascii() and (sign.isalnum() or sign in "-._~") else found[0].upper()

    return re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", re.sub(r"%([0-9A-Fa-f]{2})", plain, path))


def _query(query: str) -> str:
    pairs = parse_qsl(query.replace(";", "&"), keep_blank_values=True, errors="surrogateescape")
    kept = sorted(pair for pair in pairs if not _is_idle(*pair))
    return urlencode(kept, errors="surrogateescape").removesuffix("=")


def _is_idle(name: str, value: str) -> bool:
    """Whether a parameter of an address does not decide which story is shown."""
    name = name.lower()
    if name in words(_TABLE, "tracking") or name.startswith(_beginnings()):
        return True
    if _NUMBER.search(value):
        return False
    return name in words(_TABLE, "form") or name in words(_TABLE, "referrer")


@lru_cache(maxsize=1)
def _beginnings() -> tuple[str, ...]:
    return tuple(word[:-1] for word in words(_TABLE, "tracking") if word.endswith("*"))
