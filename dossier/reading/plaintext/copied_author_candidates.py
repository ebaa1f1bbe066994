"""Collects everybody whom the text of a copied page may name as the author of its story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from dossier import lazy_re as re
from dossier.model.claims import Role
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.byline_words import LEAD, MAY_LEAD
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.job_titles import closes_as_post
from dossier.reading.fields.name_near_date import find_name_end
from dossier.reading.fields.people import is_body, people
from dossier.reading.fields.person_names import is_name, opens_as_district
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.sign_off import read_credits, read_sign_off
from dossier.reading.fields.title_cleanup import CUT, bare
from dossier.reading.fields.whole_names import whole_names
from dossier.reading.fields.wide_byline import is_wide_name, read_wide
from dossier.reading.plaintext.copied_title_features import is_side
from dossier.reading.plaintext.lone_names import in_sentence
from dossier.reading.plaintext.page_dump import JOINT
from dossier.reading.text_tools.text_lines import Line, trimmed

# Each source, and its kind. "Whole" ones take words as they are, name or not.
SOURCES = {
    "by": "by", "wide": "by", "after by": "by", "name": "name", "cell": "cell", "day": "day",
    "whole by": "whole by", "whole after by": "whole by", "whole label": "whole by",
    "whole cell": "whole", "whole day": "whole", "whole line": "whole",
    "sign-off": "foot", "note": "foot", "over note": "foot", "window": "window",
    "other work": "other work",
}  # fmt: skip
_WEAK = frozenset(("whole line", "whole cell", "whole label", "window", "other work"))  # of sections and buttons, too
_OVER, _UNDER, _INTO = 30, 24, 4  # lines over the headline, under it, and of the story among which authors are named
_BEFORE = 45  # lines over a story whose headline is the window's title alone
_BACK, _FOOT, _FAR = 4, 26, 90  # last lines of the story, and lines below it; farther below, a note may follow a name
_CHAIN = 6  # lines of names and "and" below "By"
_CLOSE, _UNDERNEATH = 5, 6  # lines over the headline, and below the story, that may be a name of any form
_NAME = 4  # characters of the shortest such name
_LINE, _SHORT = 240, 120  # characters of a line that names somebody, and of one that does hardly more
_MARKS = "*_#>~`•·|–—+[]()@,: \t\xa0-"
_CELL = re.compile(r"\s*[|•·]\s*|\s{3,}|\s[–—/-]\s|\s,\s")
_IN_LINE = re.compile(r"[BbPpVvDdAa](?<=\b[BbPpVvDdAa])(?i:(?<=b)y|(?<=p)[oa]r|(?<=v)on|(?<=d)(?:i|oor)|(?<=a)[vf])\s")
# "Ada RuizAda Ruiz", "Ada RuizCrime Reporter"
_GLUED = re.compile(r"(?P<name>\S.{4,40}?)(?:(?P<again>(?P=name))|(?<=[a-zà-ÿ])(?P<post>[A-ZÀ-Þ][a-z].*))")
_LABEL = re.compile(r"[A-ZÀ-Þ][^\W\d]+(?:\s[^\W\d]+)?\s?(?::\W{0,4}|By(?=[A-ZÀ-Þ]))|By(?=[A-ZÀ-Þ])")
_NOTE = re.compile(
    r"(?P<name>[A-ZÀ-Þ][\w.'’-]+(?:\s(?:[a-zà-ÿ]{2,3}\s){0,2}[A-ZÀ-Þ][\w.'’-]*){1,3})"
    r"(?=,?\s(?:is|was|has|covers|writes|works|ist|war|arbeitet|schreibt|est|es|é|è|jest|är|er)\s|\s?[,(–—-])"
)
_MOST_CUTS, _WINDOW = 6, 200


@dataclass(slots=True)
class TextAuthor:
    """A name, where the text has it, and `line`, the place of that line."""

    name: str
    role: Role
    key: str
    start: int
    end: int
    line: int
    sources: dict[str, int] = field(default_factory=dict)  # with the place among the source's names


@dataclass(frozen=True, slots=True)
class CopiedLines:
    """A copied page's lines, and the places of its headline and of the story's first and last paragraphs."""

    words: str
    lines: Sequence[Line]
    title: int
    first: int
    last: int


def author_candidates(page: CopiedLines) -> list[TextAuthor]:
    """Each name once, as its first source has it."""
    found: dict[str, TextAuthor] = {}
    counts: dict[str, int] = {}
    others: Counter[str] = Counter()
    for n in _near(page):
        for source, name, role, start, end in _proposals(page, n):
            key = bare(name)
            if role not in ("author", "agency"):
                others[key] += 1
            elif key:
                one = found.setdefault(key, TextAuthor(name, role, key, start, end, n))
                if source not in one.sources:
                    one.sources[source] = counts[source] = counts.get(source, 0) + 1
    for key in found.keys() & others.keys():
        found[key].sources["other work"] = others[key]
    return [one for one in found.values() if not one.sources.keys() <= _WEAK or is_likely(one.name)]


def is_likely(name: str) -> bool:
    """Whether words without any other sign that they name an author look like a name, and like no section's."""
    return " " in name and is_name(name, stated=True) and not names_section(name)


def _near(page: CopiedLines) -> list[int]:
    """The lines that may name an author, the likeliest first: under the headline, over it, at the end, below."""
    title, first, last = page.title, page.first, page.last
    under = [*range(title, min(title + _UNDER, max(first, title) + _INTO))]
    before = _BEFORE if title == 0 else _UNDER // 2
    opening = [*range(max(title, first - before), first + _INTO)]
    over = [*range(title - 1, title - 1 - _OVER, -1)]
    end = [*range(max(first, last - _BACK), last + _FOOT)]
    most, texts = len(page.lines), [line.text for line in page.lines]
    noted = [n for n in range(first, min(last + _FAR, most - 1)) if _is_over_note(texts[n], texts[n + 1])]
    return [n for n in dict.fromkeys((*under, *opening, *over, 0, *end, *noted)) if 0 <= n < most]


def _is_over_note(text: str, below: str) -> bool:
    """Whether a line is a name and nothing else, with which a note on the next line opens."""
    name = text.strip(_MARKS)
    return _NAME < len(name) < _SHORT // 2 and len(below) > 2 * len(name) and below.strip(_MARKS).startswith(name)


Proposal = tuple[str, str, Role, int, int]


def _proposals(page: CopiedLines, n: int) -> Iterator[Proposal]:
    """The names in a line by source; as they are spelt by those who know names first."""
    words, line = page.words, page.lines[n]
    if n == 0:
        yield from _in_window_title(words, line)
    if n in (0, page.title) and len(line.text) > _SHORT:
        return
    start, end = trimmed(words, line.start, line.end, _MARKS)
    below = n > page.last - _BACK and n > page.first
    if n > page.first and n + 1 < len(page.lines) and _is_over_note(line.text, page.lines[n + 1].text):
        yield from _wholes("over note", words, start, end)
    if below:
        yield from _at_foot(words, line, start, end)
    if n == page.title or not 1 < end - start <= _LINE:
        return
    if credits := read_byline(words, start, end):
        yield from _named("by", credits)
    elif credits := [] if words[start:end].isascii() else list(read_wide(words, start, end, closing=below)):
        yield from _named("wide", credits)
    elif opens_as_district(words[start:end]):
        return
    else:
        led = _is_led(page.lines, n)
        if _is_joint(line.text) or (not led and in_sentence(page.lines, n)):
            return
        yield from _without_by(words, start, end, led=led)
    yield from _whole_line(page, n, start, end)


def _is_joint(text: str) -> bool:
    """Whether a line only joins two names, or is a name's post: "and", ", Crime Reporter"."""
    return text[0] == "," or JOINT.fullmatch(text) is not None


def _whole_line(page: CopiedLines, n: int, start: int, end: int) -> Iterator[Proposal]:
    """What "by" within a line or a label before it introduces, and the line itself near the headline or the end."""
    words = page.words
    for lead in islice(_IN_LINE.finditer(words, start, end), 2):
        yield from _wholes("whole by", words, lead.start(), end)
    if end - start >= _SHORT:
        return
    if label := _LABEL.match(words, start, end):
        behind = find_name_end(words, label.end(), end)
        yield from _wholes("whole label", words, label.end(), behind.end if behind else end)
    top = page.title - _CLOSE if page.title else max(1, page.first - _UNDER)
    near = top <= n < page.first + _INTO or page.last - _BACK < n < page.last + _UNDERNEATH
    if near and not is_side(words[start:end]):
        yield from _wholes("whole line", words, start, end)


def _without_by(words: str, start: int, end: int, *, led: bool) -> Iterator[Proposal]:
    """The names in a line that does not open with "By"; `led`: the line above it does, and with nothing else."""
    if end - start <= _SHORT:
        if name := _glued_name(words[start:end]):
            yield "after by" if led else "name", name, "author", start, start + len(name)
        elif led:
            for name, role, at in people(words[start:end]):
                yield "after by", name, role, start + at, start + at + len(name)
            yield from _wholes("whole after by", words, start, end)
        if is_wide_name(words[start:end]):
            yield "wide", words[start:end], "author", start, end
        if behind := find_name_end(words, start, end):
            yield from _named("day", read_bare(words, start, behind.end))
            yield from _wholes("whole day", words, start, behind.end)
        elif not name and (credits := read_bare(words, start, end)):
            yield from _named("name", credits)
    cells = [*_cells(words, start, end)]
    for cell in cells if len(cells) > 1 else ():
        yield from _named("cell", read_byline(words, *cell) or read_bare(words, *cell))
        yield from _wholes("whole cell", words, *cell)


def _glued_name(text: str) -> str:
    """The name that a page repeats, or that a job title follows without a blank, as boxes of a page are copied."""
    glued = _GLUED.fullmatch(text)
    if glued is None or not (glued["again"] or closes_as_post(glued["post"]) or is_side(glued["post"])):
        return ""
    return glued["name"] if is_name(glued["name"]) else ""


def _cells(words: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for cut in _CELL.finditer(words, start, end):
        if cut.start() > start:
            yield trimmed(words, start, cut.start(), _MARKS)
        start = cut.end()
    if start < end:
        yield trimmed(words, start, end, _MARKS)


def _at_foot(words: str, line: Line, start: int, end: int) -> Iterator[Proposal]:
    """The names in a sign-off, and that with which a note on the author opens."""
    if len(line.text) <= _LINE:
        yield from _named("sign-off", read_credits(words, line.start, line.end))
        yield from _named("sign-off", read_sign_off(words, line.start, line.end))
    if note := _NOTE.match(words, start, end):
        yield "note", note["name"], "agency" if is_body(note["name"]) else "author", *note.span("name")


def _in_window_title(words: str, line: Line) -> Iterator[Proposal]:
    """The parts of the first line, which may be the window's title, but the first."""
    if len(line.text) > _WINDOW:
        return
    for cut in islice(CUT.finditer(words, line.start, line.end), _MOST_CUTS):
        stop = CUT.search(words, cut.end(), line.end)
        yield from _wholes("window", words, cut.end(), stop.start() if stop else line.end)


def _is_led(lines: Sequence[Line], n: int) -> bool:
    """Whether a line above is "By" or the like and nothing else, with no more than names and "and" in between."""
    for above in reversed(lines[max(0, n - _CHAIN) : n]):
        lead = LEAD.match(above.text + " ") if MAY_LEAD.match(above.text) else None
        if lead is not None:
            return lead.end() >= len(above.text)
        if JOINT.fullmatch(above.text) is None and not is_name(above.text):
            return False
    return False


def _named(source: str, credits: Sequence[Credit]) -> Iterator[Proposal]:
    return ((source, one.name, one.role, one.start, one.end) for one in credits)


def _wholes(source: str, words: str, start: int, end: int) -> Iterator[Proposal]:
    for at, stop in whole_names(words, start, end):
        yield source, words[at:stop], "agency" if is_body(words[at:stop]) else "author", at, stop
