"""Finds the outlet that a line around a plain text's story names as such."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.reading.fields import byline, outlet, published
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.outlet_names import may_have_paper_form
from dossier.reading.fields.paper_name import is_place

_POST_AT = re.compile(  # "Repórter da Agência Ribeira"
    r"\s*(?:rep[óo]rter|correspondent\w*|corresponsal|periodista|jornalista|journaliste|korrespondent\w*|redakteur\w*)"
    r"\s+(?:d[aeo]|del|of|for|at|für|bei)\s+(?:(?:the|la)\s+)?",
    re.I,
)


def outlet_line(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The outlet that the line names as such: labelled, alone, in a copyright notice, or next to other short words."""
    line = rendition[start:end]
    whole = (
        outlet.labelled_outlet(rendition, start, end)
        or outlet.masthead(rendition, start, end)
        or (outlet.copyright_outlet(rendition, start, end) if published.may_be_copyright(line) else None)
    )
    if whole or not byline.may_be_bare(line):
        return whole
    outlet_found = next(
        outlets_in_cells(rendition, start, end), None
    )  # few lines have one; names are looked for in these
    return outlet_found if outlet_found and byline.read_bare(rendition, start, end) else None


def outlets_in_cells(rendition: str, start: int, end: int) -> Iterator[FoundOutlet]:
    """Outlets between bars or after a comma: "By Ada Ruiz, The Valley Herald"."""
    cells = list(re.finditer(r"(?:(?!\s-\s)[^|•·/,–—\n])+", rendition[start:end]))
    if len(cells) < 2:
        return
    for cell in cells:
        post = _POST_AT.match(cell.group())
        span = start + cell.start() + (post.end() if post else 0), start + cell.end()
        if found := outlet.masthead(rendition, *span) or _entitled(rendition, *span):
            yield found


def _entitled(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """A cell that is named as papers are, and no place: "Ada Ruiz | El Faro del Valle"."""
    words = rendition[start:end].strip(" ,")
    titled = may_have_paper_form(words) and not is_place(words)
    return outlet.named(rendition, start, end, outlet.NEAR_AUTHOR) if titled else None
