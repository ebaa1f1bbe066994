"""Reads what blogs write under an entry: "This entry was posted on March 3rd, 2007 at 7:14 am by Ada Ruiz and ..."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.model.claims import Claim
from dossier.model.evidence import quoted
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.published import as_publication, head_dates
from dossier.reading.html.html_nodes import HtmlBlock
from dossier.reading.html.led_line import Named

_ENTRY = re.compile(
    r"\W*(?:this (?:entry|post|article) was (?:posted|written|published)|est[ea] (?:entrada|artículo|post) fue "
    r"(?:publicad|escrit)[oa]|est[ea] (?:entrada|artigo|post) foi (?:publicad|escrit|postad)[oa]"
    r"|ce(?:t article|tte entrée|t? ?billet) (?:a été|est) (?:publi|post|écri)"
    r"|diese[rs]? (?:beitrag|eintrag|artikel) wurde "
    r"|quest[oa] (?:articolo|post|voce) (?:è stat[oa] )?(?:pubblicat|scritt|inserit|postat)[oa]"
    r"|dit (?:bericht|artikel) (?:werd|is) (?:geplaatst|gepubliceerd|geschreven)"
    r"|(?:ten )?wpis (?:został )?(?:opublikowan|dodan)"
    r"|(?:эта )?запись (?:была )?(?:опубликована|размещена)|(?:det här|detta) inlägg(?:et)? (?:postades|publicerades))",
    re.I,
)
_BY = re.compile(
    r"(?<=\s)(?:by|por|par|von|da|di|door|przez|av)\s+(?P<name>[A-ZÀ-ÞА-Я][\w.'’-]*(?:\s+[A-ZÀ-ÞА-Я][\w.'’-]*){1,3})"
)
_SHORTEST, _LONGEST = 40, 500  # letters of such a line
_REACH, _RANK = 4, 0.5  # blocks from the story's last on; rank of a name
_FAR = 20  # of the same, in which such a line may give the date: lists of links and adverts may come before it


def is_posted(text: str) -> bool:
    """Whether it is such a line."""
    return _SHORTEST <= len(text) <= _LONGEST and _ENTRY.match(text) is not None


def posted_dates(words: str, blocks: Sequence[HtmlBlock], foot: int, day_first: bool | None) -> Iterator[Claim]:
    """When such a line under the story says that it was posted."""
    for block in _posted(blocks, foot, _FAR)[:1]:
        yield from list(as_publication(head_dates(words, block.start, block.end, day_first)))[:1]


def posted_by(words: str, blocks: Sequence[HtmlBlock], foot: int) -> Iterator[Named]:
    """The authors that such lines name."""
    for block in _posted(blocks, foot):
        match = _BY.search(words, block.start, block.end)
        if match is not None and is_name(match["name"], stated=True):
            yield match["name"], "author", quoted(words, *match.span("name")), _RANK


def _posted(blocks: Sequence[HtmlBlock], foot: int, reach: int = _REACH) -> list[HtmlBlock]:
    return [block for block in blocks[foot : foot + reach] if is_posted(block.text)]
