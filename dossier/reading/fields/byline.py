"""Reads the lines that say who wrote, photographed or edited a report: "By Ada Ruiz", "Fotos: Ben Okoro", "EFE"."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.month_forms import WEEKDAY_PATTERN
from dossier.authority.outlet_list import OutletList
from dossier.model.claims import Claim
from dossier.reading.fields.before_date import before_date
from dossier.reading.fields.byline_words import LEAD, MAY_LEAD, lead_role, took_pictures_too
from dossier.reading.fields.credit import Credit, agencies, agency_named, listed
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.head_notes import is_unnamed_credit
from dossier.reading.fields.job_titles import closes_as_post
from dossier.reading.fields.name_near_date import is_elapsed_time
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.wide_byline import read_wide

__all__ = ["Credit", "agency_credit", "may_be_bare", "read_agencies", "read_bare", "read_byline"]

_LONGEST = 240
_WIDE, _WIDE_LONGEST = "\u3040", 40  # the first letter of Chinese, Japanese and Korean; letters of a byline in these
_MOST_WORDS = 14  # spaces in a line of names without "By"
_MOST_AFTER = 84  # characters that may follow the names, from the label of the date on
# Behind a date: "Posted on March 3, 2021 by Ada Ruiz"; a letter comes first, by which patterns are found faster
_LATE_LEAD = re.compile(r"[BbPpVvDd](?<=\b[BbPpVvDd])(?i:(?<=b)y|(?<=p)[oa]r|(?<=v)on|(?<=d)(?:i|oor))\s+[A-ZÀ-Þ]")
# An address behind the names, and a number to call
_ADDRESSED = re.compile(r"(?<=\w)\s+[(<|]?\s?[\w.+-]{2,40}@[\w.-]{4,60}[)>]?(?:\s+[(+]?\d[\d\s().-]{5,20})?$")
# "ByAda RuizCrime Reporter": as pages copy whose parts are boxes
_GLUED = re.compile(
    r"[Bb]y(?P<parted>\s*)(?P<name>[A-ZÀ-Þ][a-zà-ÿ'’-]+(?: [A-ZÀ-Þ][a-zà-ÿ'’-]+){1,2})"
    r"(?P<post>(?=[A-ZÀ-Þ][a-z])[A-Za-z ,&-]{4,40})?"
)
_DIGIT_CLOSE_BY = re.compile(r"\d[^\n]{0,18}\Z")
_CLOSE_BY = 20  # characters before "by" in which a number, even of hours, may come: "3 minutes ago by Ada Ruiz"
_AT_HOUSE = re.compile(r"\s+/\s+[A-ZÀ-Þ]{3,14}$")
_APART = re.compile(
    r"\b\d\d?[:.]\d\d(?:\s?[ap]\.?m\b\.?)?(?:\s[a-z]{2,4}\b)?"  # a time of the day and its zone, before the date
    r"|(?:posted|published|publicado|publié|veröffentlicht)(?:\s+(?:on|el|le|em|am))?|\W+"
    rf"|\b(?:{WEEKDAY_PATTERN})\b",  # a bar parts it from its day
    re.I,
)
_SOURCE = re.compile(r"\W*(?:(?:source|fuente|fonte|quelle|agency|agencia|agência)\s*:\s*)?", re.I)


def read_byline(rendition: str, start: int, end: int) -> list[Credit]:
    """The credits that the line `rendition[start:end]` gives, when it is a byline and nothing else."""
    if not 0 < end - start <= _LONGEST or is_unnamed_credit(rendition[start:end]):
        return []
    glued = _GLUED.fullmatch(rendition, start, end)
    if glued and (not glued["parted"] or closes_as_post(glued["post"] or "")):
        return [Credit(glued["name"], "author", *glued.span("name"))] if is_name(glued["name"]) else []
    if "@" in rendition[start:end] and (address := _ADDRESSED.search(rendition, start, end)):
        end = address.start()
    found = _after_lead(rendition[start:end], OutletList.standard()) if MAY_LEAD.match(rendition, start, end) else ()
    # Or behind the day and hour: "2019-05-15 06:04 来源：江岸晚报 作者：王小明"
    if not found and end - start <= _WIDE_LONGEST and max(rendition[start], rendition[end - 1]) >= _WIDE:
        return list(read_wide(rendition, start, end))
    if not found:
        start = _behind_date(rendition, start, end)
        if start == end:  # as most lines
            return []
        found = _after_lead(rendition[start:end], OutletList.standard())
    return [Credit(credit.name, credit.role, start + credit.start, start + credit.end) for credit in found]


def _behind_date(rendition: str, start: int, end: int) -> int:
    """The start of the byline in a line that opens with a date: "mercredi 3 mars 2021, par Ada Ruiz"; else `end`."""
    lead = _LATE_LEAD.search(rendition, start, end)
    while lead and not _DIGIT_CLOSE_BY.search(rendition, max(start, lead.start() - _CLOSE_BY), lead.start()):
        lead = _LATE_LEAD.search(rendition, lead.end(), end)
    date = first_date(rendition, start, lead.start()) if lead else None
    if lead and date is None and is_elapsed_time(rendition, start, lead.start()):
        return lead.start()
    if lead is None or date is None or _APART.sub("", rendition[start : date.start]) != "":
        return end
    return lead.start() if _APART.sub("", rendition[date.end : lead.start()]) == "" else end


@lru_cache(maxsize=256)  # many ask for the same few lines
def _after_lead(line: str, _: OutletList) -> tuple[Credit, ...]:
    if line[:5].lower() == "door ":  # in Dutch only: in Spanish "en" precedes a town
        line = line.replace(" en ", " &  ")
    if line[0] in "([" or line[:9].lower() == "reporting":  # these go on over several lines, as names in them do
        line = line.replace("\n", " ")
    match = LEAD.match(line)
    if match and lead_role(match) == "author" and not took_pictures_too(match):
        match = LEAD.match(line, match.end()) or match  # "Author of the article: By Ada Ruiz"
    if match is None or len(line) - before_date(line, 0, len(line)) > _MOST_AFTER:
        return ()
    found = listed(line, match.end(), len(line), lead_role(match), stated=True)
    if took_pictures_too(match):
        found += [replace(credit, role="photographer") for credit in found if credit.role == "author"]
    return tuple(found)


def read_bare(rendition: str, start: int, end: int) -> list[Credit]:
    """Reads a line of nothing but full names, or of names and an outlet: "A | Outlet", "Outlet | A"."""
    if not may_be_bare(rendition[start:end]):
        return []
    house = _AT_HOUSE.search(rendition, start, end)  # an agency that no list knows
    found = listed(rendition, start, end, "author", stated=False)
    found = found or (listed(rendition, start, house.start(), "author", stated=False) if house else [])
    if found and rendition[found[-1].end : end].lstrip()[:1] == ":":
        return []  # "Data Publikacji: 04.03.2019": a label
    return found if any(credit.role != "agency" for credit in found) else []


def may_be_bare(line: str) -> bool:
    """Whether a look at the line leaves it open that it is nothing but full names; a single word is none."""
    return len(line) <= 120 and line[-1:] not in ".!?:" and line.count(" ") <= _MOST_WORDS and not line.isalnum()


def read_agencies(rendition: str, start: int, end: int) -> list[Credit]:
    """The agencies that a line credits and nothing else: "Reuters", "EFE | Madrid", "avec AFP", "dpa/kmü"."""
    if end - start > 80:
        return []
    start = _SOURCE.match(rendition, start, end).end()  # type: ignore[union-attr]  # it matches nothing, too
    return agencies(rendition, start, end)


def agency_credit(rendition: str, start: int, end: int, *, stated: bool = False) -> Claim | None:
    """The agency that is named there, as a byline claim; `stated`: it need not be a listed one."""
    agency = agency_named(rendition[start:end])
    if agency is None and not (stated and rendition[start:end].strip()):
        return None
    name = agency.name if agency else " ".join(rendition[start:end].split())
    return Credit(name, "agency", start, end).claim(rendition, rank=0.9)
