"""Finds who else had a part in a page's story: contributors, photographers, editors, the agency behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.given_names import is_given
from dossier.authority.outlet_list import OutletList, name_key
from dossier.model.claims import Claim, Person, Role, Words
from dossier.reading.fields.byline import Credit, read_byline
from dossier.reading.fields.outlet_names import ARTICLES
from dossier.reading.fields.people import is_body, people
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.photo_credit import read_caption
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.sign_off import read_credits
from dossier.reading.fields.stated_lines import StatedFact, find_visible
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import above_story, line_spans
from dossier.reading.html.html_nodes import INSIDE, HtmlBlock

_OPENING = 3  # blocks from the story's first on: that may be the standfirst, with the byline under it
_BELOW = 3  # blocks under the story that may hold its last lines
_STATED: dict[str, Role] = {"editor": "editor", "contributor": "contributor"}
_STATED_RANK = 0.7
_LONGEST, _LONGEST_CAPTION = 300, 1_000
_FIGURE = INSIDE["figcaption"]
_CAPTION = int(ClassHint.CAPTION)
_NAME = r"(?P<name>[A-ZÀ-Þ][\w.'’-]*(?:\s+(?:(?:d[aeiou]s?|del|la|van|von|der)\s+){0,2}[A-ZÀ-Þ][\w.'’-]*){1,3})"
# "Firefighters at the plant. Ada Ruiz / For the Herald"
_OPENS = r"(?:(?<![^\n])|[.!?…)\"”»]\s+)"  # a line, or a sentence; "^" would be the whole page's beginning
_CLOSING = re.compile(rf"{_OPENS}{_NAME}(?P<house>(?:\s*/\s*[^/.\n]{{2,40}}){{1,2}})$")
_LIBRARY = re.compile(r"\b(?:images?|photos?|stock|shutterstock|istock|getty|pictures?|staff|press)\b", re.I)
# "Photo: Ada Ruiz/Agency", "© Ada Ruiz"
_LABELLED = re.compile(
    r"(?=(?i:[pifbc©]))"  # how all of them begin: other letters are passed over faster so
    r"(?:\b(?i:photo(?:graph)?s?|picture|image|fotos?|fotografías?|imagen|imagem|bild(?:quelle)?|cr[eé]ditos?|cr[eé]dit)"
    r"(?:\s+(?i:by|credit|de|por|von|photo|da foto))?\s*[:/]|©)\s*"
    rf"(?:(?i:cortes[ií]a|gentileza|courtesy) (?i:de|of)\s+)?{_NAME}(?=\s*(?:$|[/,|(\n]|(?:for|para|pour|für)\s))"
)
# "Firefighters at the plant. Photo Ada Ruiz"
_NAME_WITHOUT_GAP = re.compile(
    rf"{_OPENS}(?i:photo(?:graph)?|picture|foto(?:graf[ií]as?)?|bild)s?"
    rf"(?:\s+(?i:by|de|do|da|par|por|von))?\s+{_NAME}\.?$"
)
# "The lake at dawn. Le Courrier/Ada Ruiz"
_AFTER_HOUSE = re.compile(rf"{_OPENS}(?:{'|'.join(sorted(ARTICLES))})\s[A-ZÀ-Þ][\w -]{{1,30}}/\s?{_NAME}$")
_CREDITED = re.compile(
    r"(?=[(©pfb])(?:\((?:photo|foto)s?\b[^()]{4,60}\)|(?:©|\b(?:photo|foto|bild)s?\s*:)[^.:]{4,60})\.?$",
    re.I,
)
_CREDIT_MARKS = ("oto", "©", "bild", "b\u0131ld", "bi\u0307ld")  # what it finds holds one of them, in small letters
_PICTURES, _LABELS = ("photo", "foto", "picture", "bild"), ("imag", "credit", "crédit")  # in small letters
_BARS = re.compile(r"[^|•·\n]+")


def credit_claims(
    words: str,
    blocks: Sequence[HtmlBlock],
    places: tuple[int, int, int],
    chosen: Sequence[HtmlBlock],
    known: Sequence[Claim],
) -> Iterator[Claim]:
    """Credits near the headline, in captions and below the story; authors are `byline_claims`' own.

    `places`: the headline, the story's first paragraph and its last, among the blocks; `known`: what the page's outlet
    and authors were found to be.
    """
    head, story, foot = places
    near = [*above_story(blocks, head, story), *blocks[story : story + _OPENING]]
    last = [*chosen[-2:], *blocks[foot + 1 : foot + 1 + _BELOW]]
    captions = list(_captions(blocks[max(0, head) : foot + 1 + _BELOW]))
    story_own = {block.start for block in chosen}
    captions += [b for b in blocks[max(0, head) : foot] if b.start not in story_own and _is_credited(b)]
    outlets = tuple(claim.value.value for claim in known if isinstance(claim.value, Words))
    shown = [claim.value for claim in known if isinstance(claim.value, Person) and claim.rank >= SHOWN]
    found = [
        *(credit for span in line_spans(near) for credit in _above(words, *span)),
        *(credit for block in captions for credit in _caption(words, block)),
        *(credit for span in line_spans(last) for credit in _below(words, *span)),
    ]
    roles = {person.role for person in shown}
    for credit in found:
        # One agency may be named in many ways; the byline's own is enough.
        if credit.role == "author" or (credit.role == "agency" and "agency" in roles):
            continue
        if not credit.name.startswith(outlets):
            yield credit.claim(words, rank=0.6)


def _captions(blocks: Sequence[HtmlBlock]) -> Iterator[HtmlBlock]:
    """Blocks whose class names a caption, or that of their parent."""
    outer, named = None, 0
    for block in blocks:
        box = block.box
        if box.parent is not outer:  # neighbours share it
            outer = box.parent
            named = outer.own & _CAPTION if outer is not None else 0
        if named or box.inside & _FIGURE or box.own & _CAPTION:
            yield block


def _is_credited(block: HtmlBlock) -> bool:
    """Whether a line apart from the story closes with a picture's credit, as in the tables of old pages."""
    text = block.text
    if len(text) >= _LONGEST or not (":" in text or "(" in text or "©" in text):
        return False
    low = text.lower()
    return any(map(low.__contains__, _CREDIT_MARKS)) and _CREDITED.search(text) is not None


def _above(words: str, start: int, end: int) -> Iterator[Credit]:
    if end - start >= _LONGEST:
        return
    yield from read_byline(words, start, end)
    line = words[start:end]
    barred = "|" in line or "•" in line or "·" in line
    cells = [_inner(cell) for cell in _BARS.finditer(words, start, end)] if barred else []
    for cell in cells[1:]:
        yield from read_byline(words, *cell)


def _inner(cell: re.Match[str]) -> tuple[int, int]:
    text = cell.group()
    return cell.start() + len(text) - len(text.lstrip()), cell.end() - len(text) + len(text.rstrip())


def _caption(words: str, block: HtmlBlock) -> Iterator[Credit]:
    """Persons only: agencies and companies own pictures, and take none."""
    if len(block.text) > _LONGEST_CAPTION:
        return
    low = block.text.lower()
    pictured = any(map(low.__contains__, _PICTURES))
    marked = pictured or "/" in low or ":" in low or "©" in low
    if not (marked or _is_closed(block)):
        return
    for credit in read_caption(words, block.start, block.end):
        # Brackets alone may hold a company, too.
        if not is_body(credit.name) and (marked or is_given(credit.name)):
            yield credit
    for pattern in _patterns(low, pictured):
        for match in pattern.finditer(words, block.start, block.end):
            name = " ".join(match["name"].split())
            if not _names_photographer(match, name, block.start):
                continue
            if is_name(name) and not is_body(name) and name.partition(" ")[0] not in ARTICLES:
                name = name.rstrip(".")
                start = match.start("name")
                yield Credit(name, "photographer", start, start + len(name))


def _names_photographer(match: re.Match[str], name: str, start: int) -> bool:
    """Whether a caption such as "Name / House" names the photographer, and not two subjects."""
    if match.re.pattern != _CLOSING.pattern or match.start("name") > start:
        return True
    houses = [house.strip() for house in match["house"].split("/")]
    return is_given(name) and any(
        _LIBRARY.search(house) or OutletList.standard().by_name(house) for house in houses if house
    )


def _is_closed(block: HtmlBlock) -> bool:
    """Whether a picture's own caption closes with brackets: "The boat at Puerto Lobos. (Ada Ruiz)"."""
    return block.text.rstrip(" .").endswith(")") and bool(block.box.inside & _FIGURE)


def _patterns(low: str, pictured: bool) -> Iterator[re.Pattern[str]]:
    """The patterns that a caption, given in lower case, may match: most captions have the mark of one or two."""
    has_slash = "/" in low
    if has_slash:
        yield _CLOSING
        yield _AFTER_HOUSE
    if "©" in low or ((has_slash or ":" in low) and (pictured or any(map(low.__contains__, _LABELS)))):
        yield _LABELLED
    if pictured:
        yield _NAME_WITHOUT_GAP


def stated_credits(words: str, facts: Sequence[StatedFact], authors: Sequence[Claim]) -> Iterator[Claim]:
    """Editors and contributors that JSON-LD names; leaves out people who are among the authors."""
    wrote = {name_key(claim.value.name) for claim in authors if isinstance(claim.value, Person)}
    for fact in facts:
        role = _STATED.get(fact.key) if fact.origin == "json-ld" and not fact.doubtful else None
        for name, kind, at in people(fact.value) if role else ():
            if role and kind == "author" and is_name(name) and name_key(name) not in wrote:
                stated = fact.evidence(fact.start + at, fact.start + at + len(name))
                shown = find_visible(words, name)
                yield Claim("byline", Person(name, role), (shown, stated) if shown else (stated,), _STATED_RANK)


def _below(words: str, start: int, end: int) -> Iterator[Credit]:
    if end - start < _LONGEST:
        yield from read_credits(words, start, end)
