"""Finds the part of the paper that a report stood in: a label, a breadcrumb, a line of a section's name, an address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.model.claims import Claim, Words
from dossier.model.evidence import quoted
from dossier.reading.text_tools.text_lines import Paragraph

LABEL, AGAIN, CRUMBS, LINE, MAST, ADDRESS = 1.0, 0.92, 0.9, 0.8, 0.75, 0.4  # how much each kind counts

_LABEL = pattern(r"[\s*_>-]*<section_labels/label>\s*:\s*[*_]*(?P<value>[^\n]{2,80})", re.I)
_TAGS = re.compile(r"[,·•#]")  # of a list of subjects, which is no section
_PAGE = re.compile(r"\s*[;,|]\s*(?:pg?\.|page|pág|seite|s\.|p)\W*\w.*$|[\s*_]+$", re.I)
# Names of sections in English, Spanish, Portuguese, French and German, as `fold` writes them.
_HOME = pattern("<section_labels/home>", re.I)
_STEP = re.compile(r"\s*(?:>|»|›|→|::|/|\\|≫|❯)\s*|\s+[–—]\s+")
_PIPE = re.compile(r"\s*[|•·]\s*")
_PARTING = re.compile(r"[>»›→:/\\≫❯–—|•·]")  # one of these is in each step and bar, and found faster
_SAID = re.compile(r"\s*\([^()]*\)$")  # "Mexico (all our reports from Mexico)"
_PATH = re.compile(r"https?://[^/\s]+/(?P<first>[a-z][a-z-]{2,20})/")
_LONGEST = 60
_WAY = 120  # characters; a longer way holds the headline


def labelled(rendition: str, start: int, end: int) -> Claim | None:
    """The value of "Section: Local", "Ressort: Lokales; Seite 4"."""
    match = _LABEL.fullmatch(rendition, start, end) if rendition.find(":", start, end) > 0 else None
    if match is None or len(_TAGS.findall(match["value"])) > 1:
        return None
    return claim(rendition, *match.span("value"), LABEL)


def claim(rendition: str, start: int, end: int, rank: float) -> Claim | None:
    """The section named there, without its page."""
    cut = _PAGE.search(rendition, start, end)
    end = cut.start() if cut and cut.start() > start else end
    words = " ".join(rendition[start:end].split())
    return Claim("section", Words(words), (quoted(rendition, start, end),), rank) if words else None


def names_section(words: str) -> bool:
    """Whether words are a section's name: "World", "Local News", "Ciencia y Salud"."""
    if not 3 <= len(words) <= 40 or not (words[0].isupper() or words.islower()):
        return False
    parts = fold(words.replace("&", " and ")).split()
    named = not listed("section_words", "names").isdisjoint(parts)
    return named and len(parts) <= 5 and all(part in listed("section_words") for part in parts)


def is_home(words: str) -> bool:
    """Whether words name the front page: "Home", "Portada", "Startseite"."""
    return _HOME.fullmatch(words) is not None


def is_way(words: str) -> bool:
    """Whether a line is the way to the report from the front page: "Home > Politics > Quito"."""
    first, _, rest = words.strip("*_#> ").partition(match[0]) if (match := _STEP.search(words)) else ("", "", "")
    return bool(rest) and len(words) < _WAY and is_home(first.strip())


def line_claims(rendition: str, above: Sequence[Paragraph], title: int | None) -> Iterator[Claim]:
    """Section lines among those above a story; `title`: index of the headline, next to which a section counts more.

    Three section names in a row are a menu, unless the headline follows the last one after an empty line.
    """
    named = [
        n for n, part in enumerate(above) if len(part.text) <= _LONGEST and names_section(part.text.strip("*_#> "))
    ]
    for n in named:
        near_title = title is not None and n in (title - 1, title + 1)
        run = (n - 1 in named) + (n + 1 in named) + (n - 2 in named) + (n + 2 in named)
        if run >= 2 and not (near_title and above[n].lines[0].blank):
            continue
        if n < 4 or near_title:
            yield from _whole(rendition, above[n], LINE + (0.05 if near_title else 0.0))
    for part in above:
        if crumbs := _crumbs(rendition, part):
            yield crumbs
        elif found := labelled(rendition, part.start, part.end):
            yield found


def _whole(rendition: str, part: Paragraph, rank: float) -> Iterator[Claim]:
    marks = "*_#> "
    start = part.start + len(part.text) - len(part.text.lstrip(marks))
    end = part.end - (len(part.text) - len(part.text.rstrip(marks)))
    if found := claim(rendition, start, end, rank):
        yield found


def _crumbs(rendition: str, part: Paragraph) -> Claim | None:
    """ "Home > Politics > Local": the way to the report, without the front page and the headline."""
    text = part.text
    if len(text) > 160 or not _PARTING.search(text) or not (_STEP.search(text) or _PIPE.search(text)):
        return None
    cells = _cells(rendition, part, _STEP) if _STEP.search(text) else _cells(rendition, part, _PIPE)
    piped = not _STEP.search(text)
    home = bool(cells) and is_home(rendition[slice(*cells[0])])
    rest = cells[1:] if home else cells
    named = []
    for cell in rest:
        if not (names_section(rendition[slice(*cell)]) or (home and _is_country(rendition[slice(*cell)]))):
            break
        named.append((cell[0], cell[0] + len(_SAID.sub("", rendition[slice(*cell)]))))
    if not named and home and not piped and _is_step(rendition[slice(*rest[-1])] if rest else ""):
        return claim(rendition, *rest[-1], ADDRESS)
    whole = len(named) == len(rest)
    if not named or len(cells) < 2 or (piped and len(named) > 2) or not (home or (whole and len(named) <= 3)):
        return None
    return claim(rendition, named[0][0], named[-1][1], CRUMBS)


def _is_step(words: str) -> bool:
    """Whether the last step from the front page can be a part of the paper that no list has: a town, mostly."""
    parts = words.split()
    return 1 <= len(parts) <= 3 and len(words) <= 25 and words[0].isupper() and not any(c.isdigit() for c in words)


def _cells(rendition: str, part: Paragraph, parting: re.Pattern[str]) -> list[tuple[int, int]]:
    found, at = [], part.start
    for match in parting.finditer(rendition, part.start, part.end):
        found.append((at, match.start()))
        at = match.end()
    found.append((at, part.end))
    return [span for span in found if span[0] < span[1]]


def _is_country(words: str) -> bool:
    return Gazetteer.standard().is_country(_SAID.sub("", words))


def address_claim(rendition: str, start: int, end: int) -> Claim | None:
    """The section that the address names first: "https://valley.example/politics/..."."""
    match = _PATH.match(rendition, start, end)
    if match is None or not names_section(match["first"].replace("-", " ")):
        return None
    words = match["first"].replace("-", " ").title()
    return Claim("section", Words(words), (quoted(rendition, *match.span("first")),), ADDRESS)
