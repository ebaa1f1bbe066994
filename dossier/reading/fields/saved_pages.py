"""Reads the marks that programs leave in a page when they save it: from where and when."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.model.captures import stated_moment
from dossier.model.claims import Claim, Published, Words
from dossier.model.evidence import Evidence
from dossier.reading.fields.capture import ADDRESS, CAPTURED

_HEAD, _TAIL = 8_192, 8_192  # bytes of a page in which the marks are
_SINGLEFILE = re.compile(
    r"<!--\s*Page saved with SingleFile\s+url:\s*(?P<url>https?://\S{1,1800})"
    r"(?:\s+saved date:\s*(?P<moment>[^\n<>]{8,90}))?",
    re.I,
)
_ROOT = r"<html\b[^>]{0,4000}?\bdata-scrapbook-"
_SCRAPBOOK_URL = re.compile(rf"{_ROOT}source=[\"'](?P<url>https?://[^\"'\s]{{1,1800}})", re.I)
_SCRAPBOOK_DATE = re.compile(rf"{_ROOT}create=[\"'](?P<moment>\d{{14}})\d{{0,3}}[\"']", re.I)
_WAYBACK = re.compile(r"FILE ARCHIVED ON (?P<moment>\d\d:\d\d:\d\d \w{3} \d\d, \d{4}) AND RETRIEVED", re.I)
_HTTRACK = re.compile(
    r"<!--\s*Mirrored from (?P<place>[\w.:-]+/\S{0,1800}) by HTTrack[^,>\n]{0,80}, (?P<moment>[^<>\n]{8,60}?)\s*-->",
    re.I,
)
_CACHE = re.compile(
    r"(?:Google[^<>\n]{1,8}s cache of|Cache von Google|en cach[eé] de)[^<>\n]{0,20}(?:<[^<>]{0,2000}>\s*){0,4}"
    r"(?P<url>https?://[^\s<>\"']{1,1800}?)(?=[<\s]|\.[<\s])"
    r"(?:.{0,1500}?(?P<moment>\d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d GMT))?",
    re.S,
)
_MARKED = (
    ("singlefile", _SINGLEFILE), ("httrack", _HTTRACK), ("google-cache", _CACHE), ("wayback", _WAYBACK),
    ("webscrapbook", _SCRAPBOOK_URL), ("webscrapbook", _SCRAPBOOK_DATE),
)  # fmt: skip


def saved_claims(data: bytes) -> Iterator[Claim]:
    """The address and the moment of capture that a program, an archive or a cache wrote into a page."""
    text = (data if len(data) <= _HEAD + _TAIL else data[:_HEAD] + b"\n" + data[-_TAIL:]).decode("utf-8", "replace")
    for program, form in _MARKED:
        if (match := form.search(text)) is None:
            continue
        found = match.groupdict()
        if url := found.get("url"):
            yield Claim("url", Words(url), (Evidence(f"{program}:url", url),), ADDRESS)
        if place := found.get("place"):  # HTTrack leaves out the scheme
            yield Claim("url", Words(f"http://{place}"), (Evidence(f"{program}:url", place),), ADDRESS)
        stated = (found.get("moment") or "").strip()
        if moment := stated_moment(stated):
            value = Published(moment.isoformat(timespec="minutes"), "minute", "captured")
            yield Claim("published", value, (Evidence(f"{program}:date", stated),), CAPTURED)
