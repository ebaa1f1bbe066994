"""Separates the lines above a story from the story, by its dateline or by the start of its prose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.month_forms import WEEKDAYS, bare
from dossier.reading.fields.boilerplate import is_button, is_caption, is_furniture, opens_related
from dossier.reading.fields.boilerplate_lines import is_leftover, menus
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.dateline import FoundDateline, bare_place, read_dateline, read_place_line, stated_place
from dossier.reading.fields.dateline_form import REACH, may_open
from dossier.reading.fields.dates import FoundDate, first_date, parse_date
from dossier.reading.fields.imprint_line import names_paper, read_imprint
from dossier.reading.fields.outlet import masthead
from dossier.reading.fields.outlet_names import may_have_paper_form
from dossier.reading.fields.press_release_issuer import issuers, names_body
from dossier.reading.plaintext.database_record import DatabaseRecord, read_record
from dossier.reading.plaintext.page_dump import own_parts, story_start
from dossier.reading.plaintext.story_window import StoryWindow, story_window
from dossier.reading.text_tools.script import WIDE
from dossier.reading.text_tools.text_lines import Line, Paragraph, ends_early, is_rule, lines, paragraph, paragraphs

_BLOCK = 150  # a first block of fewer characters is a headline and its company, not wrapped prose
_PROSE = 80
_SOON, _WIDE_PROSE = 9, 24  # Chinese, Japanese and Korean say as much in fewer letters
_TITLE = 100  # a longer first line that ends as a sentence is no headline
_SENTENCE_WORDS, _WIDE_SENTENCE = 7, 12  # words, or letters of these scripts, of a short line that is story
_LINE = 40  # characters of a line that is a place or a weekday alone
_OVER = 30  # lines of a page over or under a story that are looked at one by one; more are its menus
_DEEP = 60  # paragraphs into the file in which a dateline is looked for
_LEADS = 3  # paragraphs of prose after which a bare place is a mention, not a dateline
_DIGIT = re.compile(r"\d")
_STOPS, _CLOSED_BEHIND = (".", "!", "?", "…", ":", "。", "！", "？"), "\"“”'’»)]」』）"


@dataclass(frozen=True, slots=True)
class Masthead:
    """Place and date on lines of their own above the story; offsets from the place to the end of the date."""

    place: FoundDateline
    date: FoundDate
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class HeadAndBody:
    """A text's lines above the story, and the paragraphs from its beginning on."""

    head: tuple[Paragraph, ...]
    body: tuple[Paragraph, ...]
    dateline: FoundDateline | None = None  # in the opening words of a paragraph, or a place next to "our correspondent"
    masthead: Masthead | None = None  # on lines of its own
    day_first: bool | None = None  # how 03/04/2019 is meant, if that is known
    menu: frozenset[int] = frozenset()  # starts of the lines of menus
    issuers: frozenset[int] = frozenset()  # starts of the lines that name who issues a release
    record: DatabaseRecord | None = None  # the database's lines around the story, if it comes from one
    foot: tuple[Line, ...] = ()  # lines that such a record has below the story
    title: tuple[int, int] | None = None  # span of the headline, if the page that the text was copied from shows it
    story_starts: frozenset[int] = frozenset()  # starts of that page's paragraphs that are the story's own
    chrome: tuple[Line, ...] = ()  # the lines of that page around the story: menus, links, notices


def lay_out(rendition: str) -> HeadAndBody:
    """Head, body and dateline of a plain text."""
    found = [line for line in lines(rendition) if not is_rule(line.text)]
    record = read_record(rendition, found)
    if record is None:
        window = story_window(rendition, found)
        return _around_story(rendition, found) if window is None else _within(rendition, found, window)
    if record.opened:
        return _around_record(rendition, record, found)
    kept = [line for line in found if line.start not in record.used and line.start < record.end]
    foot = tuple(line for line in found if line.start >= record.end and line.start not in record.used)
    layout = _around_story(rendition, kept or found)
    return replace(layout, record=record, foot=foot, dateline=layout.dateline or _labelled_place(rendition, record))


def _within(rendition: str, found: Sequence[Line], window: StoryWindow) -> HeadAndBody:
    """The layout of the story's own lines; the page's others are kept apart."""
    own = [line for line in found if window.start <= line.start < window.end]
    chrome = tuple(line for line in found if not window.start <= line.start < window.end)
    over = [line for line in chrome if line.start < window.start]
    top = [paragraph([line]) for line in (over if len(over) <= _OVER else ())]
    groups = own_parts(own)
    at, dateline = _dateline(rendition, groups[1:])
    start = at + 1 if dateline else story_start(rendition, groups)
    placed = _own_line(rendition, [*top, *groups])[1]
    under = tuple(line for line in chrome if line.start > window.start)
    return HeadAndBody(
        (*top, *groups[:start]),
        tuple(groups[start:]),
        dateline,
        placed or (_masthead(rendition, over[:10]) if top else None),
        menu=menus(top) | menus(groups[1:]),
        foot=under if len(under) <= _OVER else (),
        title=window.title,
        story_starts=window.story_starts,
        chrome=chrome,
    )


def _labelled_place(rendition: str, record: DatabaseRecord) -> FoundDateline | None:
    place = record.first("dateline") or record.first("place")
    return stated_place(rendition, place.start, place.end) if place else None


def _around_story(rendition: str, found: Sequence[Line]) -> HeadAndBody:
    """Head and body as the dateline parts them, or the first prose."""
    groups = _open_head(rendition, paragraphs(found))
    bodies = issuers(groups)
    own, top = _own_line(rendition, groups)
    top = top or _masthead(rendition, found[:10])
    at, dateline = _dateline(rendition, groups)
    if own is not None and _has_headline(rendition, [part for part in groups[:own] if part.start not in bodies]):
        if dateline is None or at != own + 1:
            at, dateline = own + 1, None
    elif dateline is None:
        at = _first_prose(groups, 0 if own is None else own + 1)
    return HeadAndBody(tuple(groups[:at]), tuple(groups[at:]), dateline, top, menu=menus(groups), issuers=bodies)


def _around_record(rendition: str, record: DatabaseRecord, found: Sequence[Line]) -> HeadAndBody:
    """Head and body as a database's lines part them; what these label is no line of the head."""
    head = [paragraph([line]) for line in found if line.end <= record.start and line.start not in record.used]
    unused = [line for line in found if record.start < line.end <= record.end and line.start not in record.used]
    body = paragraphs([_from(rendition, line, record.start) for line in unused])
    foot = tuple(line for line in found if line.start >= record.end and line.start not in record.used)
    dateline = _dateline(rendition, body)[1] or _labelled_place(rendition, record)
    return HeadAndBody(tuple(head), tuple(body), dateline, None, record=record, foot=foot)


def _from(rendition: str, line: Line, start: int) -> Line:
    """The line, or what is left of it where the story begins behind a label."""
    return line if line.start >= start else replace(line, start=start, text=rendition[start : line.end])


def _own_line(rendition: str, groups: Sequence[Paragraph]) -> tuple[int | None, Masthead | None]:
    """The line above the story that is a place and its date, and its index."""
    for n, group in enumerate(groups[:16]):
        found = read_place_line(rendition, group.start, group.end)
        if found is not None and found.date is not None:
            return n, Masthead(found, found.date, found.form.start, found.form.stop)
        if n and is_prose(group.text):
            break
    return None, None


def _has_headline(rendition: str, above: Sequence[Paragraph]) -> bool:
    """True if a headline precedes a line of place and date; otherwise that line belongs to the masthead."""
    return any(
        len(part.text) > 12
        and not is_furniture(part.text)
        and masthead(rendition, part.start, part.end) is None
        and not may_have_paper_form(part.text)
        and not names_body(part.text)
        and not names_publisher(rendition, part)
        and not names_paper(part.text)
        and not is_leftover(part.text)
        and not read_byline(rendition, part.start, part.end)
        and not read_bare(rendition, part.start, part.end)
        for part in above
    )


def names_publisher(rendition: str, part: Paragraph) -> bool:
    """True if a line is a paper's name with an edition, a desk or a date, without a byline."""
    imprint_read = read_imprint(rendition, part.start, part.end)
    return imprint_read is not None and imprint_read.paper is not None and imprint_read.credit is None


@lru_cache(maxsize=256)  # many ask for the same few paragraphs
def is_prose(text: str) -> bool:
    """Whether a paragraph tells something in sentences."""
    least = _WIDE_PROSE if WIDE.search(text, 0, _SOON) else _PROSE
    if len(text) > 2 * least:
        return True
    return len(text) >= least and not text.isupper() and _is_ended(text)


def _is_ended(text: str) -> bool:
    """Whether it closes as a sentence does."""
    return text.rstrip(_CLOSED_BEHIND).endswith(_STOPS)


def _open_head(rendition: str, groups: list[Paragraph]) -> list[Paragraph]:
    """Short blocks above the first long one are lines of their own: headline, byline, place and date."""
    found: list[Paragraph] = []
    for n, group in enumerate(groups):
        is_story = len(group.lines) > 1 and is_prose(group.text) and (n > 0 or _runs_on(rendition, group.lines))
        if is_story or (len(group.text) >= _BLOCK and (n > 0 or len(group.lines) > 2)):
            cut = _heading_lines(rendition, group)
            if cut == 0:
                return [*found, *groups[n:]]
            split = [paragraph([line]) for line in group.lines[:cut]]
            rest = [paragraph(group.lines[cut:])] if cut < len(group.lines) else []
            return [*found, *split, *rest, *groups[n + 1 :]]
        found += [group] if len(group.lines) == 1 else [paragraph([line]) for line in group.lines]
    return found


def _runs_on(rendition: str, of_block: Sequence[Line]) -> bool:
    """True if the first line opens with a dateline and had no room for the words of the next."""
    if ends_early(of_block, 0) or _is_ended(of_block[0].text):
        return False
    return read_dateline(rendition, of_block[0].start, of_block[-1].end, lead=_LEADS) is not None


def _heading_lines(rendition: str, group: Paragraph) -> int:
    """How many lines at the top of a block are headline, byline, place and date, with no empty line after them."""
    cut = 0
    if read_dateline(rendition, group.start, group.end, lead=0):
        return cut
    for n, line in enumerate(group.lines[:5]):
        span = line.start, line.end
        if read_place_line(rendition, *span) or read_byline(rendition, *span):
            cut = n + 1
        elif n and may_open(rendition, line.start, min(group.end, line.start + REACH)):
            lead = _LEADS if ends_early(group.lines, n - 1) else 0
            if read_dateline(rendition, line.start, group.end, lead=lead):
                return n
    return cut


def _dateline(rendition: str, groups: Sequence[Paragraph]) -> tuple[int, FoundDateline | None]:
    """Index of the paragraph that opens with the dateline, and the dateline."""
    prose = 0
    for n, group in enumerate(groups[:_DEEP]):
        if prose and opens_related(group.text):
            break
        if is_button(group.text) or is_leftover(group.text):
            continue
        first = n == 0 and len(groups) > 1 and not is_prose(group.text)
        lead = 0 if first else max(0, _LEADS - prose)
        found = read_dateline(rendition, group.start, _reach(groups, n), lead=lead)
        if found is not None and (not first or found.form.agency is not None or found.form.date is not None):
            return n, found
        if is_prose(group.text) and not is_caption(group.text) and not is_furniture(group.text):
            prose += 1
            if prose > 2 * _LEADS:
                break
    return 0, None


def _reach(groups: Sequence[Paragraph], n: int) -> int:
    """The end of the words that may belong to a dateline which opens paragraph `n`: single lines may run on."""
    last = n
    while (
        last + 1 < len(groups) and last - n < 2 and not groups[last + 1].lines[0].blank and len(groups[last].lines) == 1
    ):
        last += 1
    return groups[last].end


def _first_prose(groups: Sequence[Paragraph], after: int) -> int:
    """Index, `after` or later, of the paragraph with which a story without dateline begins.

    The first line is the headline, unless it is a long paragraph or the only one.
    """
    first = groups[0].text if groups else ""
    is_sentence = is_prose(first) and _is_ended(first) and (len(first) > _TITLE or _is_wide_sentence(first))
    whole = (
        len(first) > 2 * _BLOCK or is_sentence or (len(groups) == 1 and (is_prose(first) or _is_short_sentence(first)))
    )
    start = max(after, 0 if whole else 1)
    for n, group in enumerate(groups[:_DEEP]):
        if n >= start and is_prose(group.text) and not is_furniture(group.text) and not is_caption(group.text):
            return _with_short_lines(groups, start, n)
    return min(start, len(groups))


def _with_short_lines(groups: Sequence[Paragraph], start: int, at: int) -> int:
    """The index of the first of the sentences right above the first prose."""
    while at > start and _is_short_sentence(groups[at - 1].text):
        at -= 1
    return at


def _is_short_sentence(text: str) -> bool:
    """Whether a line too short for prose is a sentence all the same: "A man was hurt on Monday, police said."."""
    if not _is_ended(text) or is_furniture(text):
        return False
    if _is_wide_sentence(text):
        return len(text) >= _WIDE_SENTENCE
    words = [word for word in text.split() if word[0].isalpha()]
    if len(words) < _SENTENCE_WORDS:
        return False
    return 2 * sum(word[0].islower() for word in words) > len(words)


def _is_wide_sentence(text: str) -> bool:
    """Whether it closes as Chinese and Japanese sentences do, and no headline in these languages."""
    return WIDE.search(text, 0, _SOON) is not None and text.rstrip(_CLOSED_BEHIND).endswith("。")


def _masthead(rendition: str, found: Sequence[Line]) -> Masthead | None:
    """ "Caracas," and "January 17, 2018" on lines next to each other, a weekday between them at most."""
    for n, line in enumerate(found[:-1]):
        if len(line.text) > _LINE or _DIGIT.search(line.text) is not None:
            continue
        if _DIGIT.search(rendition, line.end, found[min(n + 3, len(found) - 1)].end) is None:
            continue  # no date follows
        after = [f for f in found[n + 1 : n + 4] if not _is_weekday(f.text)][:1]
        date = first_date(rendition, after[0].start, after[0].end) if after else None
        if date is None or date.year is None or parse_date(after[0].text) is None:
            continue
        if place := bare_place(rendition, line.start, line.end):
            return Masthead(place, date, line.start, date.end)
    return None


def _is_weekday(text: str) -> bool:
    return len(text) < _LINE and bare(text).strip(" ,.") in WEEKDAYS
