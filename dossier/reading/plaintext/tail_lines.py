"""Reads the last lines of a plain text: sign-offs, contributors, copyright, source, handles, late dates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.knowledge import words
from dossier.model.claims import Claim
from dossier.reading.fields import byline, outlet, photo_credit, published, section_label, sign_off
from dossier.reading.fields.boilerplate import is_caption, is_furniture, is_initials
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.wide_byline import read_wide
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.head_lines import agency_line, is_dated_sentence
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.text_tools.text_lines import Line, Paragraph

_FOOT = 24  # lines at the end that are looked at
_CREDIT = words("foot_words", "credit")  # one of these is in every line of credits, in small letters
_CREDITED = ("Report", "Writ", "Edit", "Additional", "With ", "Con ", "Com ", "Avec ", "Mit ")  # how such lines open
_OPEN = "([«-–—*"
_NOT_PLAIN = re.compile(r"[/:().](?:(?<!\.)|\w)")  # a label, a stroke, a bracket, a full stop within an address
_DATED = 12  # of them in which a day may be that of publication
_DATE_LINE = 80  # characters of a line that is about a day
_LONG = 400  # characters; a longer line without a bracket is story
_NOTHING = LineFinding(-1)  # what most lines say
_GUESSED = 0.5  # rank of a name that a handle, an address or a closing dash shows


def lines_below(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The findings in the last lines."""
    foot = _foot(layout)
    parts = {(part.start, part.end) for part in layout.body}
    whole = {line.start for line in foot if (line.start, line.end) in parts} | {line.start for line in layout.foot}
    end = _last(foot)
    for n, line in enumerate(foot):
        alone, last = line.start in whole, n >= end - 1
        marked = _is_marked(line.text)
        is_candidate = alone or last or marked
        found = _line(rendition, line, whole=alone, last=last, marked=marked) if is_candidate else _NOTHING
        if not found.claims and not found.spent and n >= len(foot) - _DATED and len(line.text) < _DATE_LINE:
            found = _late(rendition, line, layout.day_first) or found
        if n and not found.claims and " " not in line.text and sign_off.is_social_label(foot[n - 1].text):
            names = sign_off.read_handle(rendition, line.start, line.end)
            found = LineFinding(line.start, _claims(rendition, names), (), True) if names else found
        if last and alone and not found.claims:
            ended = n > 0 and foot[n - 1].text.rstrip('"”»)')[-1:] in (".", "!", "?")
            found = _signature(rendition, line, layout, ended=ended) or found
        if found.claims or found.outlets or found.spent:
            yield found


def _foot(layout: HeadAndBody) -> list[Line]:
    """The last lines, without the paragraph that opens the story."""
    parts = layout.body[1:] if len(layout.body) > 1 else ()
    return [*[line for part in parts[-_FOOT:] for line in _lines(part)][-_FOOT:], *layout.foot[:_FOOT]]


def _lines(part: Paragraph) -> Sequence[Line]:
    """Its lines; those that credits in brackets, or a sentence about contributors, run over are one."""
    text = part.text
    if len(part.lines) == 1 or len(text) > _LONG:
        return part.lines
    opens = text[0] in "(["
    if not (opens or "contribu" in text or text.startswith(_CREDITED)) or not _may_credit(text):
        return part.lines
    if opens or not any(line.text[-1] in ".!?" for line in part.lines[:-1]):
        return (Line(part.start, part.end, text, part.lines[0].blank, part.lines[0].indent),)
    return part.lines


def _last(foot: Sequence[Line]) -> int:
    """Index of the last line that is not the page's own furniture nor initials."""
    end = len(foot) - 1
    while end > 0 and _is_side(foot[end].text):
        end -= 1
    return end


def _is_side(text: str) -> bool:
    return is_initials(text) or is_furniture(text) or is_leftover(text) or text[0] in "(#"


def _claims(rendition: str, names: Sequence[Credit], rank: float = _GUESSED) -> tuple[Claim, ...]:
    return tuple(credit.claim(rendition, rank=rank) for credit in names)


def _line(rendition: str, line: Line, *, whole: bool, last: bool, marked: bool) -> LineFinding:
    """One of the last lines; `whole`: it is a paragraph of its own, `last`: hardly anything comes after it."""
    span = line.start, line.end
    if last and (found := agency_line(rendition, *span)):
        return found
    if last and whole and (who := outlet.masthead(rendition, *span)) and who.outlet:
        who = replace(who, rank=outlet.SIGN_OFF)
        return LineFinding(line.start, (who.claim(rendition),), (who,), True)
    pictured = marked and photo_credit.is_picture_credit(rendition, *span)
    if marked and not pictured and (owned := _house(rendition, line)):
        return owned
    opens = (whole and len(line.text) < _LONG) or line.text[0] in _OPEN
    if opens and _may_credit(line.text) and (credits := sign_off.read_credits(rendition, *span)):
        return LineFinding(line.start, _claims(rendition, credits, 1.0), (), len(line.text) < 300)
    if marked and (pictured or is_caption(line.text)) and (took := photo_credit.read_caption(rendition, *span)):
        return LineFinding(line.start, _claims(rendition, took, 1.0), (), True)
    if marked and (labelled_claim := section_label.labelled(rendition, *span)):
        return LineFinding(line.start, (labelled_claim,), (), True)
    if len(line.text) > 200:
        return _NOTHING
    if opens and (names := sign_off.read_sign_off(rendition, *span)):
        return LineFinding(
            line.start, _claims(rendition, names), tuple(_address(rendition, *span)), len(line.text) < 160
        )
    return LineFinding(line.start, (), tuple(_address(rendition, *span))) if marked else _NOTHING


def _late(rendition: str, line: Line, day_first: bool | None) -> LineFinding | None:
    """A short line that is about a day; months and years alone belong to tables."""
    found = published.head_dates(rendition, line.start, line.end, day_first)
    dates = [claim for claim in found if claim.rank > 0 and not published.is_vague(claim)]
    if is_dated_sentence(line.text, dates):
        return None
    address = tuple(_address(rendition, line.start, line.end)) if dates else ()
    return LineFinding(line.start, published.rank_below(dates), address, True) if dates else None


def _is_marked(text: str) -> bool:
    """Whether a line holds what captions, labels, addresses and notices hold; hardly any prose does."""
    return text[0] in _OPEN or _NOT_PLAIN.search(text) is not None or published.may_be_copyright(text)


def _may_credit(text: str) -> bool:
    return any(map(text.lower().__contains__, _CREDIT))


def _house(rendition: str, line: Line) -> LineFinding | None:
    """A line of copyright or source: who published, or the agency that the words come from."""
    if not published.may_be_copyright(line.text) and ":" not in line.text:
        return None
    span = line.start, line.end
    who = outlet.copyright_outlet(rendition, *span) or outlet.labelled_outlet(rendition, *span)
    years = tuple(published.copyright_years(rendition, (line,)))
    if not who and not years:
        return None
    claims = (*((who.claim(rendition),) if who else ()), *years)
    agency = byline.agency_credit(rendition, who.start, who.end) if who and who.outlet and who.outlet.wire else None
    return LineFinding(line.start, (*claims, *((agency,) if agency else ())), (who,) if who else (), True)


def _signature(rendition: str, line: Line, layout: HeadAndBody, *, ended: bool) -> LineFinding | None:
    """The author's name alone under the story, as French and German papers sign; `ended`: under a full stop."""
    plain = ended and line.text[0].isalpha() and not any(map(str.isdigit, line.text))  # no desk with its number
    if not (line.blank or plain) or not layout.body or len(line.text) > 60:
        return None
    if line.text.isupper():
        return None
    if is_furniture(line.text) or is_leftover(line.text):
        return None
    span = line.start, line.end
    names = byline.read_bare(rendition, *span)[:2] or list(read_wide(rendition, *span, closing=True))
    story = rendition[layout.body[0].start : line.start]
    if not names or any(name.name.rsplit(maxsplit=1)[-1] in story for name in names):
        return None
    return LineFinding(line.start, _claims(rendition, names), (), True)


def _address(rendition: str, start: int, end: int) -> Iterator[FoundOutlet]:
    """The outlet behind an address on a line of its own."""
    if end - start < 60 and (found := outlet.from_address(rendition, start, end)):
        yield found
