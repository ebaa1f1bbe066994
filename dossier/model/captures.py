"""Captures: from where, when and by which program a version was saved, as the file itself states it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

from dossier import lazy_re as re
from dossier.model.archive_address import page_address
from dossier.model.claims import Claim, Description, Published, Words
from dossier.model.evidence import Evidence, evidence_from, evidence_json

# Programs by how the origin of their evidence begins
_TOOLS = (
    ("singlefile:", "SingleFile"), ("webscrapbook:", "WebScrapBook"), ("wayback:", "Wayback Machine"),
    ("Wayback Machine:", "Wayback Machine"), ("archive.today:", "archive.today"),
    ("warc:", "WARC"), ("wacz:", "WACZ"), ("arc:", "ARC"), ("webarchive:", "Safari"),
    ("header:Snapshot-Content-Location", "browser (MHTML)"), ("link:saved-from", "browser"),
)  # fmt: skip
_SCRIPTED = re.compile(r"\w{3} (\w{3} \d\d \d{4} \d\d:\d\d:\d\d) GMT([+-]\d{4})")
_DAY = len("2019-03-03")
_FORMS = ("%Y%m%d%H%M%S", "%H:%M:%S %b %d, %Y", "%b %d %Y %H:%M:%S %z")


@dataclass(frozen=True, slots=True)
class StatedCapture:
    """What a file states of its capture; whatever it does not state is None."""

    moment: str | None = None  # RFC 3339 in UTC, or a day
    url: str | None = None  # the page's own, also where an archive has its copy at another
    tool: str | None = None
    evidence: tuple[Evidence, ...] = ()


NOTHING_STATED = StatedCapture()


def stated_capture(description: Description) -> StatedCapture:
    """The address, the moment and the program of a capture, from what a reader found."""
    claims = (*description.claims, *description.others)
    addressed = _address(claims)
    dated = max((c for c in claims if _is_moment(c)), key=lambda claim: claim.rank, default=None)
    url = moment = tool = None
    evidence: list[Evidence] = []
    if addressed is not None and isinstance(addressed.value, Words):
        archived = page_address(addressed.value.value)
        url, moment, tool = archived.url, archived.moment, archived.tool
        evidence.append(addressed.evidence[0])
    if dated is not None:
        moment = _moment(dated)
        evidence.append(dated.evidence[0])
    origins = [e.origin for claim in claims if claim.field in ("url", "published") for e in claim.evidence]
    named = (name for start, name in _TOOLS if any(origin.startswith(start) for origin in origins))
    return StatedCapture(moment, url, next(named, tool), tuple(evidence))


def _address(claims: tuple[Claim, ...]) -> Claim | None:
    """The page's own address; where that is a site's front page, a longer one of the same site that a saver noted."""
    found = sorted((c for c in claims if c.field == "url"), key=lambda claim: -claim.rank)
    if not found or not _is_root(found[0]):
        return found[0] if found else None
    host = _parts(found[0])[0]
    return next((c for c in found if not _is_root(c) and _parts(c)[0] == host), found[0])


def _is_root(claim: Claim) -> bool:
    return _parts(claim)[1] in ("", "/")


def _parts(claim: Claim) -> tuple[str, str]:
    """Host and path with query."""
    assert isinstance(claim.value, Words), "an address is words"
    try:
        parts = urlsplit(page_address(claim.value.value).url)
    except ValueError:
        return "", claim.value.value
    return parts.netloc.lower().removeprefix("www."), parts.path + (f"?{parts.query}" if parts.query else "")


def _is_moment(claim: Claim) -> bool:
    return isinstance(claim.value, Published) and claim.value.what == "captured"


def _moment(claim: Claim) -> str | None:
    """The moment to the second where its evidence states that: values are kept to the minute."""
    assert isinstance(claim.value, Published), "a moment of capture is a date"
    moment = stated_moment(claim.evidence[0].quote) or stated_moment(claim.value.value)
    return in_utc(moment) if moment else claim.value.value[:_DAY]


def stated_moment(words: str) -> datetime | None:
    """The moment that words state to the minute or second: ISO 8601, as mails, browsers and web archives write it."""
    words = words.strip()
    if scripted := _SCRIPTED.search(words):
        words = f"{scripted[1]} {scripted[2]}"
    if len(words) <= _DAY:
        return None
    for read in (datetime.fromisoformat, parsedate_to_datetime, *map(_parser, _FORMS)):
        try:
            found = read(words)
        except (ValueError, TypeError, IndexError, OverflowError):
            continue
        return found if found.tzinfo else found.replace(tzinfo=UTC)
    return None


def _parser(form: str) -> Callable[[str], datetime]:
    return lambda words: datetime.strptime(words, form)


def in_utc(moment: datetime) -> str:
    """RFC 3339 in UTC to the second; what has no zone is taken for UTC."""
    known = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    try:
        return known.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except OverflowError:
        return known.strftime("%Y-%m-%dT%H:%M:%SZ")


def stated_order(moment: str | None) -> str | None:
    """A stated moment in the form in which versions are ordered, as text: that of the moments of arrival."""
    if moment is None:
        return None
    return f"{moment}T00:00:00.000000Z" if len(moment) == _DAY else f"{moment[:19]}.000000Z"


def capture_json(capture: StatedCapture, first_seen: str | None = None) -> dict[str, Any]:
    """The contract's form; in an archive, what states no moment counts as of its arrival."""
    basis = "stated" if capture.moment else "arrival" if first_seen else None
    return {
        "moment": capture.moment or first_seen,
        "url": capture.url,
        "tool": capture.tool,
        "basis": basis,
        "evidence": [evidence_json(e) for e in capture.evidence],
    }


def capture_kept(capture: StatedCapture) -> dict[str, Any]:
    """As the catalog keeps it."""
    found = {"moment": capture.moment, "url": capture.url, "tool": capture.tool}
    return found | {"evidence": [evidence_json(e) for e in capture.evidence]}


def capture_from(data: Mapping[str, Any] | None) -> StatedCapture:
    """Reads what `capture_kept` wrote; nothing stated where there is none."""
    if data is None:
        return NOTHING_STATED
    evidence = tuple(evidence_from(e) for e in data["evidence"])
    return StatedCapture(data["moment"], data["url"], data["tool"], evidence)
