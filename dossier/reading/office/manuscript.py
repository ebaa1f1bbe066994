"""Lays out a written document (DOCX, ODT, RTF) as lines for the rules of text, and describes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.month_forms import bare, word_set
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Description, Reading, Words
from dossier.model.evidence import quoted
from dossier.reading.fields import byline, outlet, outlet_names
from dossier.reading.fields.dates import parse_date
from dossier.reading.fields.headline import can_be
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.office.document_facts import HEADING, described, prepare_facts
from dossier.reading.office.passages import BIGGER, TABBED, DocumentPassage, Manuscript, clean, usual_size
from dossier.reading.office.pasted import page_reading
from dossier.reading.plaintext import text_headline
from dossier.reading.plaintext.head_and_body import lay_out
from dossier.reading.text_tools.text_lines import is_wrapped, lines

_TOP = 12  # passages among which the headline is looked for
_STORY = 250  # characters; what comes after so long a paragraph is below the story's beginning
_FEWEST_HEADLINE_WORDS = 4  # words of a bold line; shorter ones are names and sections
_SEPARATED = 4  # paragraphs for each empty one, at most, where empty paragraphs separate them
_RUNNING = 0.5  # rank of a name in a running head that is not listed, and not named as papers mostly are
_ARTICLES = frozenset(
    ("The", "El", "La", "Los", "Las", "O", "A", "Os", "As", "Le", "Les", "Der", "Die", "Das", "Il", "Het")
)
_PARTICLES = word_set("de del la las los do da dos das du des of the and y e et di della van von")
_LINK_LABEL = re.compile(
    r"\W*(?:(?:read|see|view|open)\b.*|.*\b(?:original|source|link|url|permalink|online|web|website|fuente|enlace|lien"
    r"|fonte|quelle|origen|leer|ler|lire|lesen)\b.*|https?://\S+|www\.\S+)\W*",
    re.I,
)


@dataclass(frozen=True, slots=True)
class _Layout:
    """The lines of a document, the range of its own words among them, and the span of its headline."""

    words: str
    start: int
    end: int
    title: tuple[int, int] | None
    pointers: frozenset[str]  # lines such as "Original link"


def reading_of(found: Manuscript, version: str, media_type: str, name: str) -> Reading:
    """The reading of a document; `version` such as "docx/1". Raises Unreadable when it shows no words."""
    if page := page_reading(found, version, media_type):
        return page
    body = _cleaned(found.body)
    if not any(passage.text for passage in body):
        raise Unreadable(Clause("document-without-words"))
    title = _title(body)
    layout = _layout(found, body, title)
    stated = [*found.stated, *_links(body, title)]
    rendition, facts = with_facts(layout.words, prepare_facts(version.partition("/")[0], stated), HEADING)
    description = described(layout.words, facts, name, layout.title, _running_names(layout.words[: layout.start]))
    return Reading(version, media_type, rendition, _without_furniture(description, layout))


def _running_names(head: str) -> Iterator[Claim]:
    """The paper's name in a running head, which opens the words: it has an article and is next to the date."""
    found = lines(head)
    if 2 <= len(found) <= 3 and any(parse_date(line.text) for line in found):
        for line in found:
            if _is_paper(line.text.split()):
                yield Claim("outlet", Words(line.text), (quoted(head, line.start, line.end),), _RUNNING)


def _is_paper(words: Sequence[str]) -> bool:
    """ "El Faro de la Costa": an article, and two to six words of which only particles are small."""
    named = words[1:]
    return (
        2 <= len(words) <= 7
        and words[0] in _ARTICLES
        and named[-1][0].isupper()
        and all(word[0].isupper() or bare(word) in _PARTICLES for word in named)
    )


def _cleaned(body: Sequence[DocumentPassage]) -> list[DocumentPassage]:
    """The visible text of the passages; a cell after a label that ends in a colon continues the label's line."""
    found: list[DocumentPassage] = []
    for passage in body:
        text = clean(passage.text)
        if passage.joint == "beside" and found and found[-1].text.endswith(":"):
            found[-1] = replace(found[-1], text=f"{found[-1].text} {text}".strip())
        else:
            found.append(replace(passage, text=text, emphasis=(), is_bold=_is_bold(passage)))
    return found


def _is_bold(passage: DocumentPassage) -> bool:
    bold = sum(one.end - one.start for one in passage.emphasis if one.face.bold)
    return 0 < len(passage.text.strip()) <= bold


def _layout(found: Manuscript, body: Sequence[DocumentPassage], title: DocumentPassage | None) -> _Layout:
    """Header, body, notes, footer. Running heads are no headlines: where the form shows none, the body's is taken."""
    above_it, below_it = _block(found.header), _block(found.footer)
    text, at = _joined(body, title)
    notes = "\n\n".join(f"[{n}] {note}" for n, raw in enumerate(found.notes, 1) if (note := clean(raw)))
    start = len(above_it) + 2 if above_it else 0
    words = "\n\n".join(part for part in (above_it, text, notes, below_it) if part)
    end = start + len(text) + (len(notes) + 2 if notes else 0)
    if at is None and above_it:
        at = text_headline.find_headline(text, lay_out(text))
    pointers = frozenset(passage.text for passage in body if passage is not title and _is_pointer(passage))
    return _Layout(words, start, end, (start + at[0], start + at[1]) if at else None, pointers)


def _block(texts: Sequence[str]) -> str:
    return "\n".join(text for raw in texts if (text := clean(raw)))


def _joined(body: Sequence[DocumentPassage], title: DocumentPassage | None) -> tuple[str, tuple[int, int] | None]:
    """The passages as text, and the title's span; empty lines separate them as typed, or everywhere if none are."""
    typed = _has_typed_gaps(body)
    parts: list[str] = []
    at, span = 0, None
    for passage in body:
        if not passage.text and (not typed or not parts):
            continue
        gap = "" if not parts else "\n" if typed or passage.joint != "apart" else "\n\n"
        parts += gap, passage.text
        at += len(gap)
        if passage is title:
            span = at, at + len(passage.text)
        at += len(passage.text)
    return "".join(parts).rstrip("\n"), span


def _has_typed_gaps(body: Sequence[DocumentPassage]) -> bool:
    """Whether empty paragraphs separate most others, or paragraphs are the lines of a hard-wrapped text."""
    inner = "\n".join(passage.text for passage in body).strip("\n")
    return inner.count("\n\n") * _SEPARATED >= sum(bool(passage.text) for passage in body) or is_wrapped(lines(inner))


def _title(body: Sequence[DocumentPassage]) -> DocumentPassage | None:
    """The passage that the document's form shows as its headline: by its style, by its size, or by being bold."""
    top = list(_top(body))
    styled = [p for p in top if p.level is not None and _is_headline(p)]
    if styled:  # a word or two may be the paper's name
        return min(styled, key=lambda p: (len(p.text.split()) < 3, p.level or 0))
    usual = usual_size(body)
    biggest = max((p.size for p in top if _is_headline(p)), default=0.0)
    if not usual or biggest < usual * BIGGER:
        return _bold(top)
    return next((p for p in top if p.size == biggest and _is_headline(p) and len(p.text.split()) > 2), None)


def _bold(top: Sequence[DocumentPassage]) -> DocumentPassage | None:
    """The first line that is bold as a whole, unless a plain one above it may be the headline itself."""
    for passage in top:
        may_be_headline = len(passage.text.split()) >= _FEWEST_HEADLINE_WORDS and _is_headline(passage)
        if may_be_headline and (passage.is_bold or not any(letter.isdigit() for letter in passage.text)):
            return passage if passage.is_bold and len(passage.text) <= _STORY else None
    return None


def _top(body: Sequence[DocumentPassage]) -> Iterator[DocumentPassage]:
    shown = [passage for passage in body if passage.text]
    for passage in shown[:_TOP]:
        yield passage
        if len(passage.text) > _STORY:
            return


def _is_headline(passage: DocumentPassage) -> bool:
    text = passage.text
    return (
        can_be(text)
        and not outlet.masthead(text, 0, len(text))
        and outlet_names.listed_outlet(text) is None
        and not byline.read_byline(text, 0, len(text))
    )


def _links(body: Sequence[DocumentPassage], title: DocumentPassage | None) -> Iterator[tuple[str, str, str]]:
    """The target of a link on the headline, or on a line such as "Original link": visible text does not show it."""
    for passage in body:
        if passage.url and (passage is title or _is_pointer(passage)):
            yield "url", "link", passage.url


def _is_pointer(passage: DocumentPassage) -> bool:
    return bool(passage.url) and len(passage.text) <= TABBED and _LINK_LABEL.fullmatch(passage.text) is not None


def _without_furniture(found: Description, layout: _Layout) -> Description:
    """The description without running heads and feet, and pointer lines, among the article's paragraphs."""
    inside = (span for span in found.text if layout.start <= span.start and span.end <= layout.end)
    return replace(found, text=tuple(span for span in inside if span.of(layout.words) not in layout.pointers))
