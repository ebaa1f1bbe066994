"""Reads lines such as "By Ada Ruiz" around a page's headline, where "By" may be a line of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.given_names import opens_with_given
from dossier.model.claims import Role
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.people import is_body
from dossier.reading.fields.posted_line import posted_names
from dossier.reading.html.html_lines import line_spans, opening
from dossier.reading.html.html_nodes import HtmlBlock

Named = tuple[str, Role, Evidence, float]

LINE, _OF_BODY = 0.65, 0.5  # ranks
_LONGEST = 80  # letters of a line that names a body
# "By" and its equivalents, which may be a line of their own
_LEADS = re.compile(
    r"\W*(?:(?:(?:written|posted|published|reported|story|words)\s+)?by|von|par|por|di|door|av|af"
    r"|(?:escrit[oa]|publicad[oa])\s+por|(?:rédigée?|publiée?|écrite?)\s+par|geschrieben\s+von"
    r"|(?:authors?|autor(?:a|as|e|es|i|in|en)?|auteurs?|verfasser(?:in)?)(?=\s*:))\b\s*:?\s*",
    re.I,
)
_MOST, _LONGEST_NAME = 4, 40  # names under the first one; letters of a line that is one
_LONGEST_LEAD = 24  # letters of it


def names_after_by(words: str, blocks: Sequence[HtmlBlock], head: int, story: int) -> Iterator[Named]:
    """Lines such as "By Ada Ruiz" near the headline; "By" may be a line of its own."""
    spans = list(line_spans(opening(blocks, head, story)))
    for n, ((start, end), (_, stop)) in enumerate(zip(spans, [*spans[1:], (0, 0)], strict=False)):
        is_alone = end - start <= _LONGEST_LEAD and _LEADS.fullmatch(words, start, end) is not None
        last = stop if is_alone else end
        found = line_names(words, start, last, LINE) or posted(words, start, last, LINE)
        yield from found or _body_after_by(words, start, last)
        if found and is_alone:
            yield from _names_below(words, spans[n + 2 : n + 2 + _MOST])


def posted(words: str, start: int, end: int, rank: float) -> list[Named]:
    """The authors in a line that opens with something else: "Posted in News by Ada Ruiz"."""
    found = [credit for credit in posted_names(words, start, end) if not is_body(credit.name)]
    return [(credit.name, "author", quoted(words, credit.start, credit.end), rank) for credit in found]


def _names_below(words: str, spans: Sequence[tuple[int, int]]) -> Iterator[Named]:
    """The names that follow the one right below "By", each on a line of its own."""
    for start, end in spans:
        credits = read_bare(words, start, end) if opens_with_given(words[start:end]) else []
        if len(credits) != 1 or credits[0].role != "author" or end - start > _LONGEST_NAME:
            return
        yield credits[0].name, "author", quoted(words, credits[0].start, credits[0].end), LINE


def _body_after_by(words: str, start: int, end: int) -> Iterator[Named]:
    """A newsroom or another body behind "By", which is no person's name: "By Valley Herald Staff"."""
    lead = _LEADS.match(words, start, end) if end - start < _LONGEST else None
    name = words[lead.end() : end] if lead is not None else ""
    named = name[:1].isupper() and name[-1] not in ".!?:" and not any(map(str.isdigit, name.split()))
    if lead is not None and named and is_body(name):
        yield name, "agency", quoted(words, lead.end(), end), _OF_BODY


def line_names(words: str, start: int, end: int, rank: float) -> list[Named]:
    """The authors that one line names, or the body that wrote."""
    return list(_line_names(words, start, end, rank))


def _line_names(words: str, start: int, end: int, rank: float) -> Iterator[Named]:
    for credit in read_byline(words, start, end) if end - start < 200 else ():
        if credit.role in ("author", "agency"):
            role: Role = "agency" if is_body(credit.name) else credit.role
            yield credit.name, role, quoted(words, credit.start, credit.end), rank
