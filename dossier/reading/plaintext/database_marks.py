"""Finds the labelled lines by which a text shows that it comes from a news database or a clipper's notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import bare
from dossier.reading.plaintext.database_labels import AFTER, KINDS, OWN, TAGS, Kind
from dossier.reading.text_tools.text_lines import Line

Mark = tuple[Kind, int, int]  # what a label says, the index of its line, where its value begins in the rendition

COUNT = re.compile(r"\d[\d,.]*\s+(?:words|palabras|palavras|mots|Wörter|parole|woorden)")
_NOTED = re.compile(r"\s*---\n")
# Each begins with the line's end before it: that is found faster than the beginning of a line
_MAY_BE = pattern(
    rf"\n(?:[ \t]*(?:<record_words/may_be>\b|(?:HD|WC|SN|LP)(?=\s)|{COUNT.pattern}\s*$)|(?:[^\W\d_][^:：\n]{{1,30}}"
    rf"(?::[ \t]+|：[ \t]*)\S[^\n]*\n\n?){{4}})",  # four labelled lines in a row
    re.M,
)
_CARD = 4  # lines
_OF_A_RECORD = frozenset(("headline", "outlet", "published"))  # what such a row says at least
_FORM, _TOP, _SHORT = 3, 40, 40  # labels of an index form at least; lines at the top; letters of a label
_NUMBERS = frozenset(("record number", "accession number", "proquest document id"))  # no other text has such lines
_HEAD = 4000  # characters in which such lines are looked for
_FRONT = re.compile(r"\s*---\n(?P<inner>.{1,3000}?)\n---\n", re.S)
_LABEL = re.compile(r"(?P<label>[^\W\d_][\w /().-]{1,40}?)\s*[:：]\s*(?P<value>\S.*)?")
_BARE = pattern("<record_words/bare>")
CELL = re.compile(r"(?:(?! \| ).)+")  # of a row of values
_BRACKETED = re.compile(r"\s*\([^()\n]{2,40}\)$")
_ENTRY = re.compile(r"\d{1,4}[.)]\s+(?P<title>\S.{9,300})")  # of a table of contents
_TAG = re.compile(r"(?P<label>[A-Z]{2,3})(?:[ \t]+(?P<value>\S.*)|$)")


def may_be_record(rendition: str) -> bool:
    """Whether a look at the first lines leaves it open; most texts end here."""
    if _NOTED.match(rendition, 0, _HEAD) is not None or _MAY_BE.search("\n" + rendition[:_HEAD]) is not None:
        return True
    opening = [line.strip() for line in rendition[:_HEAD].split("\n", _TOP)[:_TOP]]
    return sum(2 < len(line) < _SHORT and lone_label(line) in KINDS for line in opening) >= _FORM


def front_matter(rendition: str, found: Sequence[Line]) -> tuple[int, list[Mark]] | None:
    """The end of the lines between `---` and `---` that open a Markdown note, and their labels."""
    match = _FRONT.match(rendition)
    if match is None:
        return None
    inside = [line for line in found if match.start("inner") <= line.start < match.end("inner")]
    return match.end(), [(KINDS[label], n, at) for label, n, at in _labelled(inside)]


def marks(found: Sequence[Line]) -> list[Mark]:
    """The labels of a database's record; none where the lines are not those of one."""
    if _is_tagged(found):
        return list(_tagged(found))
    if form := _form(found):
        return form
    labelled = list(_labelled(found))
    names = {label for label, _, _ in labelled}
    owned = len(names & OWN) >= 2 or (len(names) >= _FORM and not names.isdisjoint(_NUMBERS))
    return list(_ordered(labelled)) if owned or _is_card(labelled) else []


def cover_end(found: Sequence[Line]) -> int:
    """The index of the line that opens the first story behind a cover sheet listing its headline; 0 without one."""
    listed: set[str] = set()
    for n, line in enumerate(found):
        if line.text in listed:
            return n
        if entry := _ENTRY.fullmatch(line.text):
            listed.add(entry["title"])
    return 0


def lone_label(text: str) -> str:
    """The label that a line is, if it is one: without its colon, and as labels are compared."""
    return bare(text.rstrip(" :：\t\xa0"))


def _form(found: Sequence[Line]) -> list[Mark]:
    """The labels of an index form: each on a line of its own, above its value."""
    top = found[:_TOP]
    at = next((n for n, line in enumerate(top) if len(line.text) < _SHORT and lone_label(line.text) in KINDS), len(top))
    rows: list[Mark] = []
    while at + 1 < len(top) and len(top[at].text) < _SHORT and (kind := KINDS.get(lone_label(top[at].text))):
        if lone_label(top[at + 1].text) in KINDS and top[at + 1].text[-1] in ":：":  # a label without a value
            at += 1
            continue
        rows.append((kind, at, top[at].end))
        at += 2
    return rows if len(rows) >= _FORM and len({kind for kind, _, _ in rows} & _OF_A_RECORD) >= 2 else []


def _is_card(labelled: Sequence[tuple[str, int, int]]) -> bool:
    """True if four known labels follow each other that name headline, paper and more, as on an archive's index card."""
    rows: list[list[str]] = [[]]
    for n, (label, line, _) in enumerate(labelled):
        if n and line != labelled[n - 1][1] + 1:
            rows.append([])
        rows[-1].append(label)
    return any(len(row) >= _CARD and {KINDS[label] for label in row} >= _OF_A_RECORD for row in rows)


def _is_tagged(found: Sequence[Line]) -> bool:
    tags = {match["label"] for line in found[:40] if (match := _TAG.match(line.text))}
    return "HD" in tags and len(tags & {"LP", "TD", "WC", "SN", "PD"}) >= 2


def _tagged(found: Sequence[Line]) -> Iterator[Mark]:
    for n, line in enumerate(found):
        match = _TAG.match(line.text)
        if match and (kind := TAGS.get(match["label"].lower())):
            yield kind, n, line.start + (match.start("value") if match["value"] else len(line.text))


def _labelled(found: Sequence[Line]) -> Iterator[tuple[str, int, int]]:
    """Known labels, the index of their line, and where the value begins."""
    for n, line in enumerate(found):
        if " | " in line.text:
            yield from _in_cells(line, n)
            continue
        match = _LABEL.match(line.text)
        label = bare(match["label"]).replace("_", " ") if match else ""
        if not match and _BARE.fullmatch(line.text):
            label = bare(_BRACKETED.sub("", line.text))
        if label in KINDS:
            at = match.start("value") if match and match["value"] else len(line.text)
            yield label, n, line.start + at


def _in_cells(line: Line, number: int) -> Iterator[tuple[str, int, int]]:
    """The labels of a row of values: "Author: Ada Ruiz | Section: Local | Page: A1"."""
    for cell in CELL.finditer(line.text):
        match = _LABEL.match(cell.group())
        if match and match["value"] and (label := bare(match["label"])) in KINDS:
            yield label, number, line.start + cell.start() + match.start("value")


def _ordered(labelled: Sequence[tuple[str, int, int]]) -> Iterator[Mark]:
    """Labels with their kinds; once the story has begun, those that open a text count no more."""
    begun = False
    for label, n, at in labelled:
        kind = KINDS[label]
        if begun and label not in AFTER and kind in ("headline", "standfirst", "byline", "agency", "body"):
            kind = "other" if kind == "headline" else kind
            if kind != "other":
                continue
        begun = begun or kind == "body"
        yield kind, n, at
