"""Recognises lines that copying and filing add to an article: menus, buttons, agency marks, archive notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.reading.fields.boilerplate import is_button, is_furniture, opens_related
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.head_notes import is_head_note
from dossier.reading.fields.section_label import names_section
from dossier.reading.text_tools.alternatives import grouped, openings_of
from dossier.reading.text_tools.text_lines import Paragraph

_LONGEST = 160
_LABEL = 30  # characters of a day's label, at most
_READ_ON_LONGEST = 40
_WHOLE_REACH = 80  # characters of a button's words, a menu's item or a wire's mark, at most
_WHOLE = pattern(r"[\W_]*<page_lines/menu_items>[\W_]*", re.I, grouped)
_OPENS = pattern(r"[\W_]*<page_lines/notes>", re.I, grouped)
_LINKS = re.compile(r"[\W_]*(?:\w[\w ]{0,40}\W+)?(?:!?\[[^\]\n]*\]\([^)\n]*\)[\W_]*)+")
# The kind of writing, over a release: "NEWS RELEASE", "Comunicado de prensa n.º 41/2016"
_RELEASE = pattern(r"[\W_]*<page_lines/releases>(?:\s*(?:n[.ºo°r]*|no\.|nr\.|#)?\s*\d[\d/.-]*)?[\W_]*", re.I)
# What a site sets over a headline to say that it is new: "URGENT", "Último minuto"
_KICKER = pattern(r"[\W_]*<page_lines/kickers>[\W_]*", re.I)
_COMMENTS = pattern("<page_lines/comments>", re.I)
_NOT_FOR_PRINT = pattern("<page_lines/not_for_print>", re.I)
_RELATED = pattern(r"[\W_]*<page_lines/related>[\W_]*", re.I)
# Times relative to the visit, from which the publication is computed: "Posted 2 hours ago", "Publié hier à 18:02"
_MOMENT = pattern(r"[\W_]*<page_lines/moments>[\W_]*", re.I)
# What a paper asks for where only the opening of an article is free
_WALL = pattern(r"[\W_]*<page_lines/walls>", re.I, grouped)
# What leads from the opening of another story to the whole of it
_READ_ON = pattern(r"[\W_]*<page_lines/read_on>[\W_]*", re.I)
# Where a printed story goes on, or comes from: "OYSTERS, from A1", "Viene de la página 3", "Fortsetzung von Seite 1"
_JUMP = pattern(r"\W*(?:[\w'’ -]{2,30}[,/] ?)?<page_lines/jump>\d{1,2}", re.I)
# How every line begins that one of these takes: few others do
_MAY_BE = openings_of("page_lines", "menu_items", "notes", "releases", "kickers", "moments", "walls")
_STEPS = re.compile(r"\s[>›»/]\s")  # of the way to a page, which is no menu
_BAR = 8  # words
_RUN = 5  # lines of a menu, at least
_LONG_RUN = 7  # in a shorter run most lines are items: date, name and paper precede stories, with a button or two
_ITEM = 30  # characters of a menu's line, at most
_NAME_WORDS = 4  # of a paper's name in a menu, at most


def is_leftover(line: str) -> bool:
    """Whether a line is no part of an article, though it is not the furniture of every page."""
    return len(line) <= 2 * _LONGEST and (_is_leftover(line) or is_head_note(line))


def is_wall(line: str) -> bool:
    """Whether a line asks for a subscription instead of going on with the article."""
    return len(line) <= 2 * _LONGEST and _WALL.match(line) is not None


def reads_on(line: str) -> bool:
    """Whether a line is a button under the opening of a story whose text is on another page: "Read more"."""
    return len(line) <= _READ_ON_LONGEST and _READ_ON.fullmatch(line) is not None


def is_release(line: str) -> bool:
    """Whether a line says that a release follows, and nothing else."""
    return len(line) <= _LONGEST and _RELEASE.fullmatch(line) is not None


# What the browser Lynx writes for what a page's head and frames lead to: "#The Valley Herald » Feed alternate"; behind
# the hash of a headline these words are parts of its sentence, "#FerryGate: search goes on"
_LYNX = pattern("<page_lines/lynx>", re.I)
_PICTURES = frozenset((".jpg", "jpeg", ".png", ".gif", "webp", ".svg", "tiff", ".bmp"))
_FILE = re.compile(r"[^\s/]{1,80}\.\w{3,4}")  # a picture's name that a page shows in its place


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_leftover(line: str) -> bool:
    may_be = _MAY_BE.match(line) is not None
    whole = (may_be and len(line) <= _WHOLE_REACH) and bool(
        _WHOLE.fullmatch(line) or _RELEASE.fullmatch(line) or _KICKER.fullmatch(line) or _MOMENT.fullmatch(line)
    )
    whole = whole or (" " in line and len(line) <= _WHOLE_REACH and _is_bar(line))
    return (
        whole
        or (line[-1:].isdigit() and len(line) <= _WHOLE_REACH and _JUMP.fullmatch(line) is not None)
        or (line[-4:].lower() in _PICTURES and _FILE.fullmatch(line) is not None)
        or (may_be and (_OPENS.match(line) is not None or is_wall(line)))
        or (line[:1] in ("#", "I", "R") and _LYNX.match(line) is not None)
        or ("](" in line and _LINKS.fullmatch(line) is not None)
    )


def _is_bar(line: str) -> bool:
    """Whether a line is nothing but words of menus side by side: "E-Paper Anmelden", "Search Menu Sport"."""
    words = line.split()
    if len(words) > _BAR or line[-1] in ".!?" or not all(word[0].isupper() or word[0] == "e" for word in words):
        return False
    items = all(_is_word_of_menu(word) or names_section(word) for word in words)
    return items and any(map(_is_word_of_menu, words))


def _is_word_of_menu(word: str) -> bool:
    return is_button(word) or _WHOLE.fullmatch(word) is not None


def opens_links(line: str) -> bool:
    """Whether links to other stories follow this label."""
    return opens_related(line) or (len(line) < 60 and _RELATED.fullmatch(line) is not None)


def ends_article(line: str) -> bool:
    """Whether what follows this line is readers' comments or an agency's notes to its desks."""
    return len(line) < 90 and _ends_article(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _ends_article(line: str) -> bool:
    return bool(_COMMENTS.fullmatch(line) or _NOT_FOR_PRINT.fullmatch(line))


def menus(parts: Sequence[Paragraph]) -> frozenset[int]:
    """The starts of the lines of menus: runs of short lines, some of which only menus have."""
    found: set[int] = set()
    for run in _runs(parts):
        items = sum(_is_item(part.text) for part in run) if len(run) >= _RUN else 0
        if items >= 2 and (len(run) > _LONG_RUN or 2 * items > len(run)):
            found |= {part.start for part in run[_stamped(run) :]}
    return frozenset(found)


def _stamped(run: Sequence[Paragraph]) -> int:
    """How many lines at the top of a menu are none of it: who, where and the day, with no item among them."""
    for n, part in enumerate(run):
        if _is_item(part.text):
            return 0
        if opens_with_day(part.text):
            return n + 1
    return 0


def opens_with_day(text: str) -> bool:
    """Whether a line opens with a day and its year, or with what that day is: "Publié le 15/05/2019 à 06h04"."""
    date = first_date(text, 0, len(text)) if any(map(str.isdigit, text)) else None
    if date is None or date.year is None:
        return False
    before = text[: date.start].strip()
    return not before or (len(before) < _LABEL and LABELS.match(before) is not None)


def _runs(parts: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    """Short lines that follow each other without an empty line between."""
    run: list[Paragraph] = []
    for part in parts:
        short = len(part.text) <= _ITEM and len(part.lines) == 1 and part.text[-1] not in ".!?:;,"
        short = short and not _STEPS.search(part.text)
        if run and (not short or part.lines[0].blank):
            over = not part.lines[0].blank and _reads_as_sentence(
                run[-1].text
            )  # the headline, over its byline or standfirst
            yield run[:-1] if over else run
            run = []
        if short:
            run.append(part)
    yield run


def _reads_as_sentence(text: str) -> bool:
    """Whether a short line has a word of weight in small letters, as sentences have and items of menus have not."""
    words = text.split()
    return len(words) > 2 and not _is_item(text) and any(word[0].islower() and len(word) > 4 for word in words[1:])


def _is_item(text: str) -> bool:
    return names_section(text) or is_button(text) or is_leftover(text)


def masthead_in(parts: Sequence[Paragraph], menu: frozenset[int]) -> Paragraph | None:
    """The line of a menu at the top that is not one of its items: the outlet's name comes first there."""
    top = [part for part in parts[:_RUN] if part.start in menu]
    named = (part for part in top[:3] if not _is_item(part.text) and not is_furniture(part.text))
    return next((part for part in named if _is_titled(part.text)), None)


def _is_titled(text: str) -> bool:
    """Whether a line may be a paper's name: several words that begin and end with a capital, as items seldom do."""
    words = text.split()
    return 2 <= len(words) <= _NAME_WORDS and words[0][0].isupper() and words[-1][0].isupper()
