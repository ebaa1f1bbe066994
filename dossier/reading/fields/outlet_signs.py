"""Collects evidence of a page's outlet: copyright notices, addresses, links to it, the page's top, the title."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from dossier import lazy_re as re
from dossier.authority.gazetteer import fold
from dossier.authority.outlet_list import Outlet, OutletList, name_key
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.outlet import FoundOutlet, copyright_outlet, tail_of
from dossier.reading.fields.outlet_names import COMPOUND, listed_outlet, looks_like_outlet
from dossier.reading.fields.page_names import is_everywhere, is_owner, is_town, linked_name
from dossier.reading.fields.published import may_be_copyright
from dossier.reading.fields.section_label import is_home, names_section

_LINE = 60  # characters of a line that is a name, or holds one
_TOP, _FIRST = 4, 2  # lines of a page among which its name may come; among which it opens the page
_FEWEST = 5  # letters of a host's label that is a name run together
_MOST_WORDS = 5  # of a name
_SHORT = 3  # letters of an abbreviation, for which the listed name is shown
_HOST = re.compile(r"(?:[\w.+-]+(?P<mail>@)|(?<![\w@.-]))(?P<host>(?:[\w-]+\.)+[a-z]{2,})(?![\w@])", re.I)
_ENDING = re.compile(r"(?:\.(?:com?|org|net|info|news|tv))?\.[a-z]{2,4}$", re.I)
_ITEM = re.compile(r"(?:[*+•◦▪■□○●#o–-]|\[\s?[xX]?\]|\(BUTTON\)|\d{1,3}[.)])\s+")
_JOINT = re.compile(r"\s*[-–—|•·»:]+\s+")
_UPPER = frozenset(("co", "com", "org", "net", "gov", "gob", "ac", "edu", "or", "ne"))  # labels under countries' own
_BARE_RIGHTS = re.compile(r"(?:copyright|©|\(c\)|[\s,:.–-]|(?:19|20)\d\d)+", re.I)
_BARE, _NEAR = 30, 30  # characters of a line that is a sign of rights alone; from a holder's name to the year
_YEAR = re.compile(r"(?:19|20)\d\d")
_WORDS = re.compile(r"[^\W_][\w.'’&-]*")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")

_UNSEEN = (-1, -1)  # span of words that are only in the page's metadata
Kind = Literal["rights", "owner", "address", "mail", "led", "top", "again", "shown", "title", "beside"]
_Owner = tuple[Outlet | None, bool]  # whose a host is, and whether a label is that of its domain


class PageStretch(Protocol):
    """A line or a block of a page."""

    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Sign:
    """A way in which a page names an outlet, and the words that do."""

    kind: Kind
    words: str
    outlet: Outlet | None
    start: int
    end: int

    @property
    def key(self) -> str:
        return name_key(self.outlet.name if self.outlet else _ENDING.sub("", self.words))

    @property
    def name(self) -> str:
        """The name to show: the page's words if they name the listed outlet or no list has it; else the listed name."""
        if self.outlet is None:
            return self.words
        if self.outlet.name.isupper():
            return self.outlet.name  # the abbreviation, not the full name
        own = name_key(self.words) != self.key and any(fold(self.words) == fold(name) for name in self.outlet.names)
        return self.words if own and not self.outlet.wire and len(self.words) > _SHORT else self.outlet.name

    @property
    def is_seen(self) -> bool:
        """True if the sign is in the visible lines, not only in the page's metadata."""
        return self.start >= 0


def signs_of(
    rendition: str, lines: Sequence[PageStretch], title: str, stated: Iterable[tuple[str, str]]
) -> Iterator[Sign]:
    """All signs in the lines around a story; `title`: its headline.

    `stated`: "title" and the last part of the window's title, "host" and the page's own hosts.
    """
    labels: dict[str, _Owner] = {}
    for what, words in stated:
        if what == "host":
            yield from _addressed(words, None, labels)
        else:
            yield Sign("title", words, listed_outlet(words), *_UNSEEN)
    if title and lines:
        yield from _titled(rendition, lines[0], title)
    once = list({line.text: n for n, line in reversed(list(enumerate(lines)))}.values())  # pages repeat their menus
    for n in sorted(once):
        yield from _in_line(rendition, lines, n, labels)
    yield from _spelled([lines[n] for n in sorted(once)] if labels else (), labels)


def _in_line(rendition: str, lines: Sequence[PageStretch], n: int, labels: dict[str, _Owner]) -> Iterator[Sign]:
    line = lines[n]
    if may_be_copyright(line.text) and (who := _holder(rendition, lines, n)):
        yield from _of_rights(rendition, who)
    if "." in line.text:
        yield from _hosts(line, labels)
    if span := linked_name(line.text):
        yield from _sign("led", line, *span)
    elif len(line.text) <= _LINE:
        yield from _named(rendition, line, n)


def _hosts(line: PageStretch, labels: dict[str, _Owner]) -> Iterator[Sign]:
    for match in _HOST.finditer(line.text):
        yield from _addressed(match["host"], line.start + match.start("host"), labels, mail=bool(match["mail"]))


def _holder(rendition: str, lines: Sequence[PageStretch], n: int) -> FoundOutlet | None:
    """The holder of the copyright; scrapers put the sign, the year and the name on separate lines."""
    line = lines[n]
    if not (len(line.text) <= _BARE and _BARE_RIGHTS.fullmatch(line.text)):
        return copyright_outlet(rendition, line.start, line.end)
    last = min(n + (1 if _YEAR.search(line.text) else 2), len(lines) - 1)
    return copyright_outlet(rendition, line.start, lines[last].end) if last > n else None


def _of_rights(rendition: str, who: FoundOutlet) -> Iterator[Sign]:
    """The holder; where a company's name begins with a listed outlet's, that one: "Valley Herald Media Ltd"."""
    words = rendition[who.start : who.end]
    named = None if who.outlet else _listed_opening(words)
    owner = who.outlet is None and (named is not None or is_owner(words))
    sure = who.outlet is None or _YEAR.search(rendition, max(0, who.start - _NEAR), who.end + _NEAR) is not None
    yield Sign("owner" if owner else "rights" if sure else "shown", words, who.outlet, who.start, who.end)
    if named is not None:
        yield Sign("owner", named, listed_outlet(named), who.start, who.start + len(named))


def _listed_opening(words: str) -> str | None:
    """The longest name of a listed outlet with which words begin."""
    parts = words.split()
    names = (" ".join(parts[:size]) for size in range(len(parts) - 1, 0, -1))
    return next((name for name in names if (one := listed_outlet(name)) and not one.wire and not is_town(name)), None)


def _titled(rendition: str, line: PageStretch, headline: str) -> Iterator[Sign]:
    """The outlet that the window's title names behind the headline, which scrapers write first."""
    if line.text == headline or not line.text.startswith(headline):
        return
    if who := tail_of(rendition, line.start, line.end):
        yield Sign("title", rendition[who.start : who.end], who.outlet, who.start, who.end)
    elif joint := _JOINT.match(line.text, len(headline)):
        yield from _sign("title", line, joint.end(), len(line.text))


def _addressed(host: str, start: int | None, labels: dict[str, _Owner], *, mail: bool = False) -> Iterator[Sign]:
    """Signs from a host's name; `start`: its position in the lines, if it is there."""
    parts = [part for part in host.lower().removeprefix("www.").split(".")[:-1] if part]
    if any(is_everywhere(part) for part in parts):
        return
    listed = OutletList.standard().by_domain(host)
    main = next((part for part in reversed(parts) if part not in _UPPER), "")
    labels.update({plain: (listed, part == main) for part in parts if len(plain := part.replace("-", "")) >= _FEWEST})
    if listed is not None:
        at = (start, start + len(host)) if start is not None else _UNSEEN
        yield Sign("address", host, listed, *at)
        if mail:
            yield Sign("mail", host, listed, *at)


def _named(rendition: str, line: PageStretch, n: int) -> Iterator[Sign]:
    """The outlet's name that a short line is, or holds; any words at the top."""
    item = _ITEM.match(line.text)
    start = line.start + (item.end() if item else 0)
    text = _unrepeated(line.text[start - line.start :])
    listed = listed_outlet(text) if " " in text or "." in text else None
    if listed or (text[:1].isalnum() and looks_like_outlet(text)) or COMPOUND.fullmatch(text):
        if not _is_part(text):
            yield Sign("shown" if n >= _TOP else "top", text, listed, start, start + len(text))
    elif n < _TOP and not item and not is_leftover(text):
        yield from _sign("top", line, 0, len(text))
    else:
        yield from _inline_outlets(line)
    if n < _FIRST and not _is_part(text) and rendition.find(f"\n{line.text}\n", line.end) >= 0:
        yield Sign("again", text, listed_outlet(text), start, start + len(text))


def _is_part(words: str) -> bool:
    """Whether words lead to a part of the page's site, or are a button's."""
    return names_section(words) or is_home(words) or is_leftover(words)


def _unrepeated(text: str) -> str:
    """A name without its repetition, as when the picture's text and the text itself both give it."""
    half = text[: len(text) // 2].rstrip()
    return half if half and text in (f"{half} {half}", half + half) else text


def _inline_outlets(line: PageStretch) -> Iterator[Sign]:
    """A listed outlet of several words that a line names among others."""
    words = list(_WORDS.finditer(line.text)) if " " in line.text else []
    outlets = OutletList.standard()
    for n, first in enumerate(words[:-1]):
        if not first[0][0].isupper() or not outlets.may_open(first[0]):
            continue
        for last in reversed(words[n + 1 : n + 4]):
            name = line.text[first.start() : last.end()]
            if listed := listed_outlet(name):
                start = line.start + first.start()
                yield Sign("shown", name, listed, start, start + len(name))
                return


def _sign(kind: Kind, line: PageStretch, start: int, end: int) -> Iterator[Sign]:
    """The sign that words are, where they have the form of a name."""
    words = line.text[start:end].strip(" .,;:!|")
    parts = words.split()
    if not parts or len(parts) > _MOST_WORDS or is_everywhere(words) or _is_part(words):
        return
    if not any(c.isupper() for c in words) or not any(c.isalpha() for c in parts[0]):
        return
    at = line.start + line.text.index(words, start)
    yield Sign(kind, words, listed_outlet(words), at, at + len(words))


def _spelled(lines: Sequence[PageStretch], labels: Mapping[str, _Owner]) -> Iterator[Sign]:
    """Words of the page that, run together, are a host's label: "Valley Lantern" is it for valleylantern.example.

    One word is enough for the label of a domain, as it is not where "jobs.valleylantern.example" has it.
    """
    run = [fold(line.text).replace(" ", "") for line in lines]
    for label, (listed, is_main) in labels.items():
        for line in (line for line, words in zip(lines, run, strict=True) if label in words):
            span = _spelled_in(line.text, label)
            name = line.text[slice(*span)] if span else ""
            if span and (" " in name.removeprefix("the ") or (is_main and not _is_part(name))):
                yield Sign("address", name, listed_outlet(name) or listed, line.start + span[0], line.start + span[1])


def _spelled_in(text: str, label: str) -> tuple[int, int] | None:
    words = list(_WORD.finditer(text))
    spans = (_spells(text, words[first : first + _MOST_WORDS], label) for first in range(len(words)))
    return next(filter(None, spans), None)


def _spells(text: str, words: Sequence[re.Match[str]], label: str) -> tuple[int, int] | None:
    run = ""
    for word in words:
        run += fold(word[0]).replace(" ", "")
        if run in (label, f"the{label}"):
            return None if _is_inside(text, words[0].start(), word.end()) else (words[0].start(), word.end())
        if not label.startswith(run.removeprefix("the")) and run != "the":
            return None
    return None


def _is_inside(text: str, start: int, end: int) -> bool:
    """Whether words are part of an address themselves."""
    before, after = text[start - 1 : start], text[end : end + 2]
    return before in ("@", "/", ".", "-") or after[:1] == "@" or (after[:1] == "." and after[1:].isalpha())
