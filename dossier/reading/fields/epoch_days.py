"""Recognises days on which clocks and spreadsheets begin to count: what programs print where they know no date."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.model.claims import Claim, Published
from dossier.model.evidence import TEXT

# Seconds count from 1970-01-01 UTC, which is the day before in America. Spreadsheets and databases count days from
# 1899-12-30, 1899-12-31, 1900-01-01 or 1904-01-01; older zeros (0001-01-01, 1601-01-01) are no years of newspapers here
UNIX = frozenset({"1969-12-31", "1970-01-01"})
_EPOCHS = UNIX | {"1601-01-01", "1753-01-01", "1858-11-17", "1899-12-30", "1899-12-31", "1900-01-01", "1904-01-01"}
_YEARS = re.compile(r"\b19(?:69|70)\b")


def is_default_date(claim: Claim) -> bool:
    """True if a day of publication is only the zero of a clock.

    Metadata with such a day holds a zero. So does a visible one with a time of day: no newspaper of 1970 printed the
    minute. A visible day alone may be a report of that day.
    """
    if not isinstance(claim.value, Published) or claim.value.value[:10] not in _EPOCHS:
        return False
    return claim.value.precision == "minute" or all(one.origin != TEXT for one in claim.evidence)


def is_doubtful_on_page(claim: Claim, story: str) -> bool:
    """True if a web page shows the zero of Unix time and its story nowhere names that year.

    Pages print the zeros of their databases as days. A page that republishes a report of 1970 mentions the year.
    """
    return isinstance(claim.value, Published) and claim.value.value[:10] in UNIX and not _YEARS.search(story)
