"""Reads a line above a story that holds a paper's name together with its section, edition, page or date."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import is_given
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import WEEKDAYS, bare, word_set
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.dates import FoundDate, find_dates
from dossier.reading.fields.line_cells import cells_of
from dossier.reading.fields.outlet_names import listed_outlet, looks_like_outlet
from dossier.reading.fields.published import is_label
from dossier.reading.fields.section_label import is_home, names_section

_PARTING = re.compile(r"\s*[|•·/›»>;]\s*|\s+[–—-]+\s+|\s{2,}|,\s+|(?<=\w{4})[.:]\s+|^[–—-]\s+|\s+[–—-]$|\s*[(\[)\]]\s*")
_PAGE = pattern(r"<imprint_words/page>\.?", re.I)
_SMALL = word_set(
    "of the and de del la las los el do da dos das du des le les der die das und y e et am im & di"
    " della dei degli delle il lo gli i"
)
_CLOCK = re.compile(r"\d\s?[:.h]\s?\d\d|\b[ap]m\b", re.I)
_ELISION = re.compile(r"^[ldLD]['’](?=\w)")
_LONGEST = 140
_SEVERAL = 3


@dataclass(frozen=True, slots=True)
class Mast:
    """The spans of the paper's name, the section and the date in the line, each if there is one."""

    paper: tuple[int, int] | None
    section: tuple[int, int] | None
    date: FoundDate | None


def read_mast(rendition: str, start: int, end: int) -> Mast | None:
    """The parts of a line that holds nothing but a paper's name, sections, an edition or page, and a date."""
    if not 8 <= end - start <= _LONGEST or (rendition[end - 1] in ".!?" and not rendition[start:end].isupper()):
        return None
    dates = find_dates(rendition, start, end)[:2]
    cells = list(cells_of(rendition, start, end, dates, _PARTING, ")."))
    cells = [cell for cell in cells if not is_home(rendition[slice(*cell)])] or cells
    sections = [cell for cell in cells if names_section(rendition[slice(*cell)])]
    left = [cell for cell in cells if cell not in sections and not _is_detail(rendition[slice(*cell)])]
    left = _without_towns(rendition, left)
    if len(cells) + len(dates) < 2 or len(left) > 1 or len(sections) > 3 or len(left) == len(cells) + len(dates):
        return None
    if left and is_given(rendition[slice(*left[0])]):
        return None  # a person's name next to a date
    if left and (_is_town(rendition[slice(*left[0])]) or _is_label(rendition[slice(*left[0])])):
        return None
    if left and not _is_paper(rendition[slice(*left[0])], alone=len(cells) + len(dates) < _SEVERAL):
        return None
    dated = next((date for date in dates if date.year is not None), None)
    if not left and dated and len(cells) == 1 and _is_town(rendition[slice(*cells[0])]):
        return None  # place and date
    if not left and not (dated or sections):
        return None
    span = (sections[0][0], _closed(rendition, sections[0][0], sections[-1][1], end)) if sections else None
    return Mast(left[0] if left else None, span, dated)


def is_page(words: str) -> bool:
    """Whether words tell page, issue, volume or edition: "p. 4", "n.º 431", "Año XII"."""
    last = words.rpartition(" ")[2]
    # "Página Abierta" is a paper
    named = last.isalpha() and not last.isupper() and bare(last) not in listed("imprint_words", "edition_words")
    return _PAGE.fullmatch(words) is not None and not named


def _is_label(words: str) -> bool:
    """Whether words say what a date is, or what kind of writing follows: "Last updated", "Press release"."""
    return is_label(words) or is_leftover(words)


def _without_towns(rendition: str, cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The cells that may be the paper, without its town in brackets: "The Herald (Quito), 3 March 2019"."""
    return [cell for cell in cells if rendition[cell[0] - 1] != "(" or not _is_town(rendition[slice(*cell)])] or cells


def _is_town(words: str) -> bool:
    return Gazetteer.standard().find(words) is not None and not (listed_outlet(words) or looks_like_outlet(words))


def _closed(rendition: str, start: int, stop: int, end: int) -> int:
    """`stop`, or one further where a bracket that opened is closed there."""
    opened = rendition.find("(", start, stop) >= 0 and rendition.find(")", start, stop) < 0
    return stop + 1 if opened and stop < end and rendition[stop] == ")" else stop


def _is_detail(words: str) -> bool:
    return (
        is_page(words)
        or is_leftover(words)
        or bare(words).strip(" .,") in WEEKDAYS
        or not any(c.isalpha() for c in words)
    )


def _is_paper(words: str, *, alone: bool) -> bool:
    """True for up to six words, all but small ones with a capital; or for a listed name, or one typical of papers.

    `alone`: the line has only one other cell, which is little evidence that a word is a paper.
    """
    parts = words.split()
    if listed_outlet(words) or looks_like_outlet(words):
        return True
    if sum(c.isdigit() for c in words) >= sum(c.isalpha() if words.isupper() else c.islower() for c in words):
        return False
    if _CLOCK.search(words):
        return False
    heavy = [part for part in parts if part.lower() not in _SMALL]
    return (
        1 <= len(parts) <= 6
        and (len(parts) > 1 or not alone)
        and all(part[0].isupper() or part[0].isdigit() for part in (_ELISION.sub("", word) for word in heavy))
    )
