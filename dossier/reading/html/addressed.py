"""Reads the day, or the month, that a page's own address carries: "/2019/03/03/ferry"."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.authority.month_forms import MONTHS
from dossier.model.claims import Claim, Precision, Published
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.fields.stated_lines import StatedFact

_YEAR = r"((?:19|20)\d\d)"
_FORMS = (
    # /2019/3/3/, 20190303, 2019-03-03; "/2019/12/10-best-beaches" counts beaches
    re.compile(rf"/{_YEAR}[/-](\d{{1,2}})[/-](\d{{1,2}})(?=[/_]|$|(?<=-\d)-|(?<=-\d\d)-)"),
    re.compile(rf"[/_-]{_YEAR}-?(\d\d)-?(\d\d)(?=[/_.-]|$)"),
    # /2019/mar/03/
    re.compile(rf"/{_YEAR}/(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/(\d{{1,2}})(?=/)", re.I),
)
# /2019/03/ferry: of many systems that blogs are written with
_MONTH = re.compile(rf"/{_YEAR}/(0[1-9]|1[0-2])/(?=[^/?#]*[^\W\d_]{{2}})")
_DAY_RANK, _MONTH_RANK = 0.5, 0.3


def address_date(fact: StatedFact) -> Iterator[Claim]:
    """The day that an address names first; without one, its month."""
    for match in filter(None, (form.search(fact.value) for form in _FORMS)):
        month = match[2] if match[2].isdigit() else f"{MONTHS[match[2].lower()]}"
        if (found := stated_date(f"{match[1]}-{month}-{match[3]}")) is not None:
            yield _claim(fact, match.start(1), match.end(3), *found, _DAY_RANK)
            return
    if (alone := _MONTH.search(fact.value)) is not None:
        yield _claim(fact, alone.start(1), alone.end(2), f"{alone[1]}-{alone[2]}", "month", _MONTH_RANK)


def _claim(fact: StatedFact, start: int, end: int, value: str, precision: Precision, rank: float) -> Claim:
    evidence = fact.evidence(fact.start + start, fact.start + end)
    return Claim("published", Published(value, precision, "address"), (evidence,), rank)
