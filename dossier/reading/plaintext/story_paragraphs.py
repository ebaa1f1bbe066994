"""Picks the paragraphs that are the article's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.month_forms import bare
from dossier.model.claims import Person
from dossier.model.evidence import Span
from dossier.reading.fields.boilerplate import is_button, is_caption, is_furniture, is_initials
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover, opens_links
from dossier.reading.fields.sign_off import is_social_label
from dossier.reading.plaintext.database_labels import KINDS
from dossier.reading.plaintext.head_and_body import HeadAndBody, is_prose
from dossier.reading.plaintext.lone_names import is_bio
from dossier.reading.plaintext.surroundings import Surroundings
from dossier.reading.text_tools.text_lines import Paragraph

_TAG = re.compile(r"(?:\[(?:Text|Excerpts?|Report|Summary)\]\s*)+(?=\S)", re.I)
_ENTRY = re.compile(r"(?:[-•*]\s*)?(?P<label>[A-ZÀ-Þ][^\W\d_]+(?: [^\W\d_]+){0,4}):\s+\S.{0,200}")
_REACHED = re.compile(
    r"@|https?:|www\.|(?:\d[\s().-]*){7}|\b(?:tel\w*|phone|fax|e-?mail|contact\w*|photo\w*|foto\w*)\b", re.I
)
_MARKS = " \t\xa0*_#×|»›>–—-.…"
_NOTICE = 200
_NOTES, _NOTE = 3, 500  # paragraphs over and under a story that may be on its authors, and letters of one
_TAIL = 12  # most lines that are taken for what trails after a story


def story_spans(rendition: str, layout: HeadAndBody, around: Surroundings) -> tuple[Span, ...]:
    """The article's paragraphs in order: the standfirst if there is one, and the story without what surrounds it."""
    entries = _entries(layout, around)
    above = [part for part in layout.head if part in entries or (is_prose(part.text) and not is_caption(part.text))]
    parts = list(_without_related([*above, *layout.body]))
    if layout.title:
        parts = [part for part in parts if part.start in layout.story_starts]
    seen = {_plain(rendition[slice(*around.title)])} if around.title else set()
    found: list[Span] = []
    parts = _without_tail(parts)
    notes = _notes_on_authors(parts, around) if layout.title else frozenset()
    for part in parts:
        plain = _plain(part.text)
        if (
            part.start in notes
            or part.start in around.spent
            or part.start in layout.menu
            or plain in seen
            or _is_side(part)
        ):
            continue
        if len(plain) > 40:
            seen.add(plain)
        found.append(_shortened(part, around))
    return tuple(found)


def _notes_on_authors(parts: Sequence[Paragraph], around: Surroundings) -> frozenset[int]:
    """The starts of paragraphs over or under a copied story that say who its authors are."""
    people = [claim.value for claim in around.claims if claim.rank > 0 and isinstance(claim.value, Person)]
    authors = [person for person in people if person.role == "author" and " " in person.name]
    outer = (*parts[:_NOTES], *parts[-_NOTES:]) if authors and len(parts) > _NOTES else ()
    return frozenset(part.start for part in outer if len(part.text) < _NOTE and is_bio(part.text, authors))


def _entries(layout: HeadAndBody, around: Surroundings) -> list[Paragraph]:
    """Lines of a bulletin between headline and prose: "Killed: 21", "Hurt: fourteen, in three hospitals"."""
    below = [part for part in layout.head if around.title and part.start > around.title[0]]
    named = [part for part in below if _is_entry(part.text) and part.start not in around.spent]
    return named if len(named) > 1 and any(map(str.isdigit, "".join(part.text for part in named))) else []


def _is_entry(text: str) -> bool:
    """Whether a line is what was counted, and how many: neither a database's label nor an address of a desk."""
    match = _ENTRY.fullmatch(text)
    return match is not None and bare(match["label"]) not in KINDS and not _REACHED.search(text)


def _plain(text: str) -> str:
    """The words without marks before and after them: "× Bridge falls" repeats the headline "Bridge falls"."""
    return text.strip(_MARKS)


def _is_side(part: Paragraph) -> bool:
    text = part.text
    noted = is_furniture(text) and not (len(text) > _NOTICE and text[0] == "©")  # a caption's notice ran into the story
    marked = is_initials(text) or ends_article(text)
    return noted or marked or is_leftover(text) or is_caption(text) or is_social_label(text)


def _shortened(part: Paragraph, around: Surroundings) -> Span:
    """A paragraph without its last lines when those are sign-offs, and without a monitor's "[Text]" before it."""
    lines = list(part.lines)
    while len(lines) > 1 and (lines[-1].start in around.spent or is_initials(lines[-1].text)):
        lines.pop()
    tag = _TAG.match(lines[0].text)
    return Span(lines[0].start + (tag.end() if tag else 0), lines[-1].end)


def _without_tail(parts: list[Paragraph]) -> list[Paragraph]:
    """Leaves out short lines without a full stop that trail after a story in prose: links, labels, appeals."""
    if sum(is_prose(part.text) for part in parts) < 3:
        return parts
    end = len(parts)
    while end > 0 and len(parts) - end < _TAIL and _trails(parts[end - 1]):
        end -= 1
    if end == len(parts) - 1 and _is_sentence(parts[end].text):
        return parts
    # Only a tail that is set off by an empty line; a table or a list may close a story too.
    # Also what a button sets off.
    while end < len(parts) and not parts[end].lines[0].blank and not is_button(parts[end].text):
        end += 1
    return parts[:end]


def _trails(part: Paragraph) -> bool:
    return (
        not (_is_entry(part.text) and any(map(str.isdigit, part.text)))
        and len(part.lines) == 1
        and len(part.text) < 80
        and part.text[-1] not in ".!?…\"”»’')"
        and not is_prose(part.text)
    )


def _is_sentence(text: str) -> bool:
    """Whether a line is more like a sentence that lost its full stop than like a headline or a label."""
    words = re.findall(r"[^\W\d_]+", text)
    return text[0] not in "*_" and len(words) >= 6 and sum(word[0].islower() for word in words) * 2 >= len(words)


def _without_related(parts: Sequence[Paragraph]) -> Iterator[Paragraph]:
    """Leaves out the paragraphs under "Related:": the next one, and after it all that are no prose."""
    under = prose_seen = 0
    for part in parts:
        if ends_article(part.text) and prose_seen > 2:
            return
        prose_seen += is_prose(part.text)
        if opens_links(part.text):
            under = 1
        elif under == 1:
            under = 2 if not is_prose(part.text) else 0
        elif under == 2 and not is_prose(part.text):
            continue
        else:
            under = 0
            yield part
