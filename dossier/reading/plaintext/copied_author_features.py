"""Measures each name that may be that of a copied page's author: its line, the lines around it, its mentions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.authority.given_names import is_given, opens_with_given
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.plaintext.copied_author_candidates import SOURCES, CopiedLines, TextAuthor

KINDS = tuple(dict.fromkeys(SOURCES.values()))
NAME_FEATURES = (
    *(f"place in {source}" for source in SOURCES), "kinds", "sources", "first place",
    *(f"page has {kind}" for kind in KINDS),
    "below title", "below first", "below last", "progress",
    "letters of line", "share of line", "letters before", "letters behind", "sign before", "sign behind", "led",
    "digits", "year", "digits above", "digits below", "digits near below", "letters above", "letters below",
    "stop above", "blank", "indent", "marked", "same line", "like lines",
    "mentions", "mentions in story", "last name in story", "in title", "in first line", "opens a note",
    "given", "name", "name if stated", "words", "letters", "in small letters", "in capitals", "numbers", "agency",
    "section",
    "candidates", "candidates above", "candidates below", "candidates in line", "candidates after by", "in outlet",
)  # fmt: skip
_LED = re.compile(
    r"(?:\b(?:by|von|por|par|di|da|door|av|af|de|texto?|text|words|autor\w*|author\w*|auteur\w*|reporter|redak\w+)"
    r"\s*:?\s*|:\s*|[/|•·]\s*)$",
    re.I,
)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_SIGNS = ",.:;|/-–—•·(*_"
_BEFORE, _NOTE = 24, 50
_FEW = 3  # letters of a key that may be part of another by chance


def name_features(found: Sequence[TextAuthor], page: CopiedLines) -> list[list[float]]:
    """A row for each candidate, in the order of `NAME_FEATURES`."""
    words, lines = page.words, page.lines
    story = words[lines[page.first].start : lines[page.last].end]
    title, opening, tail = bare(lines[page.title].text), bare(lines[0].text), bare(lines[0].text[-_NOTE:])
    times = Counter(line.text for line in lines)
    shapes = Counter((len(line.text) < _NOTE, line.blank, line.indent) for line in lines)
    present = {SOURCES[source] for one in found for source in one.sources}
    at_line = Counter(one.line for one in found)
    named = Counter(one.line for one in found if one.sources.keys() & {"by", "name", "cell", "day", "wide", "after by"})
    after_by = sorted(one.line for one in found if "by" in one.sources)
    openings = {line.text[:_NOTE].strip("*_ ") for line in lines if len(line.text) > _NOTE}
    near = {n for at in at_line for n in range(at - 1, at + 4) if 0 <= n < len(lines)}
    digits = {n: sum(map(str.isdigit, lines[n].text[:_NOTE])) for n in near}
    rows: list[list[float]] = []
    for one in found:
        n, line, name = one.line, lines[one.line], one.name
        last_name = name.rpartition(" ")[2]
        before = words[max(line.start, one.start - _BEFORE) : one.start]
        behind = words[one.end : one.end + 2].strip()[:1]
        row = (
            *(one.sources.get(source, 0) for source in SOURCES),
            len({SOURCES[source] for source in one.sources}), len(one.sources), min(one.sources.values()),
            *(kind in present for kind in KINDS),
            n - page.title, n - page.first, n - page.last, n / len(lines),
            len(line.text), len(name) / len(line.text), one.start - line.start, line.end - one.end,
            _SIGNS.find(before.rstrip()[-1]) if before.strip() else -2, _SIGNS.find(behind) if behind else -2,
            _LED.search(before) is not None,
            digits[n], _YEAR.search(line.text) is not None, digits.get(n - 1, 0), digits.get(n + 1, 0),
            digits.get(n + 2, 0) + digits.get(n + 3, 0),
            len(lines[n - 1].text) if n else -1, len(lines[n + 1].text) if n + 1 < len(lines) else -1,
            n > 0 and lines[n - 1].text[-1] in ".!?:", line.blank, line.indent, "*_#[(>".find(line.text[0]),
            times[line.text], shapes[len(line.text) < _NOTE, line.blank, line.indent] / len(lines),
            words.count(name), story.count(name), story.count(last_name), one.key in title, one.key in opening,
            any(text.startswith(name) for text in openings),
            opens_with_given(name) + is_given(name), is_name(name), is_name(name, stated=True), name.count(" ") + 1,
            len(name), name.islower(), name.isupper(), sum(map(str.isdigit, name)), one.role == "agency",
            names_section(name),
            len(found), named[n - 1] + named[n - 2], named[n + 1] + named[n + 2], named[n],
            sum(at < n for at in after_by), len(one.key) > _FEW and one.key in tail,
        )  # fmt: skip
        rows.append([float(value) for value in row])
    return rows
