"""Makes claims from the facts that a container states about where it captured a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dossier import lazy_re as re
from dossier.model.claims import Claim, Published, Reading, Words
from dossier.model.evidence import Evidence
from dossier.model.file_parts import Capture
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.text_tools.charset import in_utf8

ADDRESS = 0.75  # rank, below what a page gives as its own address
CAPTURED = 0.1  # rank: never shown as the day of publication
_CHARSET = re.compile(r"(?:text/|application/xhtml).*;\s*charset\s*=\s*\"?([\w.:+-]+)", re.I)


def capture_claims(capture: Capture) -> list[Claim]:
    """The address, and the moment of capture as another date; the evidence names who says so, such as "warc"."""
    claims: list[Claim] = []
    if capture.url:
        claims.append(Claim("url", Words(capture.url), (Evidence(f"{capture.told_by}:url", capture.url),), ADDRESS))
    if capture.captured and (moment := stated_date(capture.captured)):
        when = Published(*moment, "captured")
        claims.append(Claim("published", when, (Evidence(f"{capture.told_by}:date", capture.captured),), CAPTURED))
    return claims


def with_capture(reading: Reading, capture: Capture) -> Reading:
    """The reading with what is known of where its file was got."""
    return with_claims(reading, capture_claims(capture))


def with_claims(reading: Reading, claims: Iterable[Claim]) -> Reading:
    """The reading with more claims, among which the best of each field is chosen again."""
    found = reading.description
    return replace(reading, description=settle([*found.claims, *found.others, *claims], found.text))


def page_in_utf8(data: bytes, media_type: str | None) -> bytes:
    """A part that is words, in UTF-8 where what brought it names another charset; any other part as it is."""
    match = _CHARSET.match(media_type or "")
    return in_utf8(data, match[1]) if match else data
