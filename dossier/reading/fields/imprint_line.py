"""Reads a line of the head that says who published a report, where and when: "Lakes Post, news desk, QUITO, 3 May"."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.given_names import is_given
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import WEEKDAYS, bare
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.byline_words import LEAD, MAY_LEAD, lead_role
from dossier.reading.fields.credit import agency_named
from dossier.reading.fields.dates import FoundDate, find_dates, is_ambiguous
from dossier.reading.fields.line_cells import cells_of
from dossier.reading.fields.masthead_line import is_page
from dossier.reading.fields.outlet_names import listed_outlet, looks_like_outlet
from dossier.reading.fields.paper_name import is_free, is_place, is_sure, is_title
from dossier.reading.fields.section_label import is_home, names_section

_LONGEST = 160
_FEW = 4  # words of a name that has no typical newspaper word
_PARTING = re.compile(r"\s*[|•·()]\s*|\s+/\s+|\s+[–—-]+\s+|,\s+|(?<=\d)\.\s+(?=\D)|(?<=[a-zà-ÿ]{4})\.\s+(?=[A-ZÀ-Þ])")
# What accompanies a paper's name, and words for how it appeared

_EDITION_OR_KICKER = pattern(r"(?:<imprint_words/edition>|<imprint_words/kicker>)", re.I)
_NEWSROOM = pattern("<imprint_words/desk>", re.I)
_BEHIND = pattern(r"\s+<imprint_words/behind>$")
_MOMENT = pattern(
    r"(?:(?:last )?<imprint_words/moment>\b[\s:]*)?(?:(?:at|on|a las?|às|à|um|el|le|am)\b\s*)?"
    r"(?:\d{1,2}(?:\s?[:.h]\s?\d\d)?\s?(?:[ap]\.?\s?m\.?|hrs?|h|uhr|horas)?\.?(?:\s?[A-Z]{2,4})?)?",
    re.I,
)
_STOPPED = re.compile(r"[!?:;]$|(?<!\b[apm])(?<!\d)\.$", re.I)  # "8:00 a. m." is no end of a sentence
# "Published in the Moor Lantern on ...", "Redacción El Faro", "the Moor Lantern staff"
_LED = pattern("<imprint_words/led>", re.I)
_TRAILED = pattern(r"\s+<imprint_words/trailed>$", re.I)
_FOR = re.compile(r"\s+(?:for|of|para|pour|für)\s+(?:the\s+)?(?P<paper>[A-ZÀ-Þ][^\n]{2,50})$")
_POST = re.compile(
    r"(?:(?:our|the|a|own|staff|special|senior|chief|[A-ZÀ-Þ][\w&'’-]+)\s+){0,4}"
    r"(?i:correspondents?|reporters?|writers?|editors?|staff|columnist|journalist|corresponsal(?:es)?"
    r"|enviad[oa]s? especial(?:es)?|redactor(?:a|es)?|periodista|repórter(?:es)?|correspondente"
    r"|envoyée? spéciale?|correspondante?|reporter(?:in)?|korrespondent(?:in)?)(?:\s+(?:in|en|em|à|de)\s+\w.{1,30})?"
)


@dataclass(frozen=True, slots=True)
class Imprint:
    """The spans of the paper's name, a byline, a place and a date in the line, each if there is one."""

    paper: tuple[int, int] | None
    credit: tuple[int, int] | None  # "By" and what follows it up to the next comma or bar
    place: tuple[int, int] | None  # of the first place; its region may follow
    date: FoundDate | None


def read_imprint(rendition: str, start: int, end: int, *, authored: bool = False) -> Imprint | None:
    """Reads a line that holds a paper's name together with a byline, an edition, a desk, a place or a date.

    `authored`: another line names the author, so that words in capitals need not be a person's.
    """
    if not 8 <= end - start <= _LONGEST or _STOPPED.search(rendition, max(start, end - 4), end):
        return None
    either = is_ambiguous(rendition, start, end) or None  # whatever 03/04/2019 is, it is no name
    dates = find_dates(rendition, start, end, either)[:2]
    has_divisions = dates or MAY_LEAD.match(rendition, start, end) or _PARTING.search(rendition, start, end)
    if not has_divisions and _bare(rendition, start, end) == (start, end):
        return None
    dated = next((date for date in dates if date.year is not None), None)
    cells = list(cells_of(rendition, start, end, dates, _PARTING, ")"))
    credit = _credit(rendition, cells)
    rest = [cell for cell in cells if cell != credit]
    left = [cell for cell in rest if _is_housed(rendition, *cell) or not _is_detail(rendition[slice(*cell)])]
    places = [cell for cell in left if is_place(rendition[slice(*cell)])]
    left = [cell for cell in left if cell not in places]
    if credit is None and len(left) > 1 and _is_author(rendition[slice(*left[0])]) and _is_known(rendition, left[1]):
        credit, left = left[0], left[1:]
    neighbours = [rendition[slice(*cell)] for cell in rest if cell not in left]
    paper = None
    alone = len(cells) == 1 and _bare(rendition, start, end) != (start, end)
    if dated or credit or alone or any(_names_paper(cell) for cell in neighbours):
        paper = _paper(
            rendition, left, neighbours, dated=dated is not None, authored=authored or _is_last(credit, cells)
        )
    paper = paper or (_of_author(rendition, *credit) if credit else None)
    if paper is None and (left or not places or dated is None):
        return None
    return Imprint(paper, credit, places[0] if places else None, dated)


def names_paper(words: str, *, authored: bool = False) -> bool:
    """True if words alone in the position of a paper's name are one: no job title, no agency, no town.

    `authored`: the author is named elsewhere, so that a name without a typical newspaper word need not be a person's. A
    single word may still be a button or a section.
    """
    if not is_title(words) or _is_detail(words) or agency_named(words) or find_dates(words, day_first=True):
        return False
    if is_sure(words):
        return True
    can = authored and 1 < len(words.split()) <= _FEW and not words.isupper()
    return can and not is_place(words) and is_free(words, authored=True)


def _credit(rendition: str, cells: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The first or the last cell, where words such as "By" open it."""
    for cell in (cells[0], cells[-1]) if cells else ():
        lead = LEAD.match(rendition, *cell) if MAY_LEAD.match(rendition, *cell) else None
        if lead and lead.end() < cell[1] and lead_role(lead) == "author":
            return cell
    return None


def _bare(rendition: str, start: int, end: int) -> tuple[int, int]:
    """The cell without the words that introduce a paper's name, or follow it."""
    led, behind = _LED.match(rendition, start, end), _TRAILED.search(rendition, start, end)
    start, end = led.end() if led else start, behind.start() if behind else end
    edition = _BEHIND.search(rendition, start, end)
    return start, edition.start() if edition else end


def _is_housed(rendition: str, start: int, end: int) -> bool:
    """Whether a cell is a paper's people or desk: "Moor Lantern Reporter", "Redacción El Faro"."""
    inner = _bare(rendition, start, end)
    return inner != (start, end) and _can_be(rendition[slice(*inner)])


def _can_be(words: str) -> bool:
    """Whether words are named as papers are, and are no town, section, desk or kicker."""
    return is_title(words) and is_sure(words) and not is_place(words) and not _is_detail(words)


def _is_author(words: str) -> bool:
    """Whether a cell is a person's name for certain: it opens with one that people are given."""
    return is_given(words) and " " in words and is_title(words) and not looks_like_outlet(words)


def _is_known(rendition: str, cell: tuple[int, int]) -> bool:
    return _can_be(rendition[slice(*_bare(rendition, *cell))])


def _of_author(rendition: str, start: int, end: int) -> tuple[int, int] | None:
    """The paper in a byline: "By Ada Ruiz for the Moor Lantern", "By Moor Lantern Reporter"."""
    lead, behind = LEAD.match(rendition, start, end), _FOR.search(rendition, start, end)
    if behind is not None:
        inner = behind.span("paper")
    elif lead is not None and _is_housed(rendition, lead.end(), end):
        inner = _bare(rendition, lead.end(), end)
    else:
        return None
    return inner if _can_be(rendition[slice(*inner)]) else None


def _is_last(credit: tuple[int, int] | None, cells: list[tuple[int, int]]) -> bool:
    """True if the byline ends the line: then what precedes it is no second author."""
    return credit is not None and len(cells) > 1 and credit == cells[-1]


def _is_detail(words: str) -> bool:
    """A section, an edition, a desk, a weekday, a time of day, a job: what tells more of a paper that is named."""
    return (
        _EDITION_OR_KICKER.fullmatch(words) is not None
        or _NEWSROOM.fullmatch(words) is not None
        or _MOMENT.fullmatch(words) is not None
        or bare(words).strip(" .,") in WEEKDAYS
        or _POST.fullmatch(words) is not None
        or (names_section(words) and not ((listed := listed_outlet(words)) and fold(listed.name) == fold(words)))
        or is_leftover(words)
        or is_home(words)
        or is_page(words)
    )


def _paper(
    rendition: str, left: list[tuple[int, int]], neighbours: list[str], *, dated: bool, authored: bool
) -> tuple[int, int] | None:
    """The cell that is the paper's name: the only one left, or the first, named as papers are, before a programme's."""
    if not left:
        return None
    if len(left) == 2 and _is_acronym(rendition[slice(*left[0])]) and _is_known(rendition, left[1]):
        left = left[1:]  # "APN - Agencia Puna de Noticias"
    behind = _BEHIND.search(rendition, *left[0])
    start, end = _bare(rendition, *left[0])
    words = rendition[start:end]
    others = [rendition[slice(*cell)] for cell in left[1:]]
    if rendition[left[0][1] : left[0][1] + 1] == ":":
        return None  # "First published: 3 March 2019"
    if not is_title(words) or not all(is_title(other) for other in others) or len(others) > 1:
        return None
    edition = behind is not None or any(_EDITION_OR_KICKER.fullmatch(cell) for cell in neighbours)
    is_known = is_sure(words) or (not others and _may_be(words, neighbours, authored, dated=dated, edition=edition))
    return (start, end) if is_known else None


def _is_acronym(words: str) -> bool:
    return words.isupper() and words.isalpha() and len(words) <= _FEW + 1


def _names_paper(words: str) -> bool:
    """True if a cell can only accompany a paper's name: an edition, a desk."""
    return _EDITION_OR_KICKER.fullmatch(words) is not None or _NEWSROOM.fullmatch(words) is not None


def _may_be(words: str, neighbours: list[str], authored: bool, *, dated: bool, edition: bool) -> bool:
    """True if words in capitals can only be the paper.

    A date, an edition or a desk accompanies them, and no country: "Novye Atagi, Russia" is a place.
    """
    if edition:
        return is_free(words, authored=True)
    placed = dated or any(_NEWSROOM.fullmatch(cell) for cell in neighbours)
    return placed and not any(_is_area(cell) for cell in neighbours) and is_free(words, authored=authored)


def _is_area(words: str) -> bool:
    """Whether words name a country or a region alone, and no town."""
    gazetteer = Gazetteer.standard()
    found = gazetteer.find(words)
    return gazetteer.is_country(words) or ((found is None or found.lat is None) and gazetteer.area(words) is not None)
