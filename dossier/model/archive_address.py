"""Finds the page's own address, and the moment of its capture, within the address that an archive gives it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import unquote

from dossier import lazy_re as re

_INNER = re.compile(r"https?:/{1,2}(?=[\w.-]+\.)", re.I)
# `/web/20190305100000id_/`, `/2019.03.05-100000/`: at least a year, at most the second
_STAMPED = re.compile(r"/(?P<stamp>(?:19|20)\d{2}[\d.-]{0,14})(?:[a-z]{2}_)?/$")
_CACHE = re.compile(r"//webcache\.googleusercontent\.com/search\?(?:[^#]*&)?q=cache:(?:[\w-]{6,20}:)?([^&+#\s]+)", re.I)
_AMP = re.compile(r"//(?:(?:www\.)?google\.[a-z.]{2,7}/amp|[\w-]+\.cdn\.ampproject\.org/[a-z])/(s/)?([\w-]+\..+)", re.I)
_TOOLS = (
    (re.compile(r"//(?:web\.|wayback\.|www\.)?archive\.org/", re.I), "Wayback Machine"),
    (re.compile(r"//archive\.(?:ph|today|is|li|vn|fo|md)/", re.I), "archive.today"),
)
_DEEPEST = 5  # archives of archives


@dataclass(frozen=True, slots=True)
class ArchiveAddress:
    """A page's own address, and what an archive's address around it says."""

    url: str
    moment: str | None = None  # ISO 8601 in UTC, as precise as it is stated
    stamp: str = ""  # the moment as the address writes it
    tool: str | None = None


def page_address(url: str) -> ArchiveAddress:
    """The page's own address: what `web.archive.org/web/2019.../https://...` and its like hold; else `url` itself."""
    found = ArchiveAddress(url.strip())
    for _ in range(_DEEPEST):
        inner = _within(found)
        if inner is None:
            return found
        found = inner
    return found


def _within(outer: ArchiveAddress) -> ArchiveAddress | None:
    url = outer.url
    if cached := _CACHE.search(url):
        inner = unquote(cached[1])
        inner = inner if "://" in inner else f"https://{inner}"
        return replace(outer, url=inner, tool=outer.tool or "Google")
    if amp := _AMP.search(url):
        return replace(outer, url=f"http{'s' if amp[1] else ''}://{amp[2]}")
    path = url.partition("?")[0].partition("#")[0]
    at = _INNER.search(path, path.find("//") + 2)
    if at is None or path[at.start() - 1] != "/":
        return None
    before, inner = url[: at.start()], url[at.start() :]
    scheme, _, rest = inner.partition(":")
    tool = outer.tool or next((name for form, name in _TOOLS if form.search(before)), None)
    found = replace(outer, url=f"{scheme}://{rest.lstrip('/')}", tool=tool)
    stamped = _STAMPED.search(before)
    if stamped and found.moment is None:
        return replace(found, moment=_moment(stamped["stamp"]), stamp=stamped["stamp"])
    return found


def _moment(stamp: str) -> str | None:
    digits = re.sub(r"\D", "", stamp)
    if len(digits) < len("20190305"):
        return None
    day = f"{digits[:4]}-{digits[4:6]}-{digits[6:8]}"
    time = digits[8:14]
    return f"{day}T{time[:2]}:{time[2:4]}:{time[4:6]}Z" if len(time) == 6 else day
