"""Reads e-mails: newsletters, dispatches, and articles that were forwarded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.month_forms import bare
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Description, Reading, Words
from dossier.model.evidence import TEXT, Span
from dossier.model.file_parts import Part
from dossier.reading.fields.boilerplate import is_caption, is_furniture
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.ranking import settle
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.stated_metadata import HEADING as PAGE_HEADING
from dossier.reading.mail.attachments import parts_of
from dossier.reading.mail.header_claims import SHARING, is_sharing
from dossier.reading.mail.header_lines import Sent, statements
from dossier.reading.mail.letter import Letter, letter
from dossier.reading.mail.mail_body import Body, body_of
from dossier.reading.mail.mime import MimePart, leaves, message
from dossier.reading.mail.mime_headers import Headers
from dossier.reading.plaintext.text_reader import describe
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.script import WIDE
from dossier.reading.text_tools.shift_description import moved
from dossier.reading.text_tools.text_lines import lines

_HEAD = 16_384
_FIELDS = re.compile(rb"(?:From [^\r\n]*\r?\n)?(?:[A-Za-z][A-Za-z0-9-]*:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*){3}")
# Header lines that only mail has (RFC 5322, 3.6); a report's own "Date:" and "From:" are none of them
_OWN = re.compile(
    rb"^(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To|DKIM-Signature|List-Id):", re.I | re.M
)
_ANY = re.compile(rb"^(?:From|Date|Subject|To):", re.I | re.M)
_ENCRYPTED = ("multipart/encrypted", "application/pgp-encrypted")
_OPAQUE = ("application/pkcs7-mime", "application/x-pkcs7-mime")
_TOP = 12  # lines in which the subject is looked for as the headline
_SLUG = re.compile(r"[A-Z0-9]{2,}(?:[-/][A-Z0-9]+)+(?: [A-Z0-9]+){0,2}")  # "BAY-FERRY/UPDATE 2"
_FEWEST_WIDE = 6  # letters of Chinese, Japanese or Korean that are a headline rather than a name
_ENDING = 4  # words of a headline behind "A friend has sent you this:"
_LINE = 200  # letters of a line outside the story, at most
_LINES = ("outlet", "byline")  # fields read from a page's lines if its markup states none
_LONG = 600  # letters of a story under a line that may be its headline
_BLANK_LINE_AFTER = re.compile(r"[ \t]*\n[ \t]*\n")
_ARTICLE = ("byline", "dateline", "published")
_NEAR = 400  # letters below a headline in which these are looked for
_DOUBTED = 0.4  # rank of a first line that ends as a sentence does, if there is also a subject


def looks_like_mail(data: bytes, name: str, endings: Sequence[str]) -> bool:
    """Whether the bytes open with header lines, some of which only mail has; the ending makes up for those."""
    head = data[:_HEAD]
    if ending(name) in endings and _ANY.search(head) and message(head).headers.fields:
        return True
    return _FIELDS.match(head) is not None and _OWN.search(head) is not None


@dataclass(frozen=True, slots=True)
class MailReader:
    """A message as mail programs save it (RFC 5322, MIME); what comes with it are files of their own."""

    version: str = "mail/3"
    media_types: tuple[str, ...] = ("message/rfc822",)
    endings: tuple[str, ...] = (".eml", ".email", ".mail")

    def accepts(self, data: bytes, name: str) -> bool:
        return looks_like_mail(data, name, self.endings)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable for an encrypted message, and for one of too many pieces or without any words."""
        top = message(data)
        pieces = leaves(top)
        _refuse_encrypted(pieces)
        reading = _read(top.headers, body_of(pieces), name)
        if not reading.rendition.strip():
            raise Unreadable(Clause("email-without-words"))
        return replace(reading, reader=self.version, media_type=self.media_types[0])

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - the message names its parts itself
        """Attachments and forwarded messages. Raises Unreadable for a message of too many pieces."""
        pieces = leaves(message(data))
        yield from parts_of(pieces, body_of(pieces))


def _refuse_encrypted(pieces: Sequence[MimePart]) -> None:
    for piece in pieces:
        sealed = piece.media_type in _OPAQUE and piece.headers.parameter("content-type", "smime-type") != "signed-data"
        if sealed or piece.media_type in _ENCRYPTED or (piece.parent and piece.parent.media_type in _ENCRYPTED):
            raise Unreadable(Clause("encrypted-email"))


def _read(headers: Headers, body: Body, name: str) -> Reading:
    if body.page:
        try:
            return _page(headers, body, name)
        except Unreadable:
            pass  # a page without words: what the header says is left
    return _plain(headers, body.words, name)


def _plain(headers: Headers, words: str, name: str) -> Reading:
    found = letter(words, quoted=True)
    sent = statements(headers, found.words, found)
    title = _title(found, sent)
    inner = Description((), ())
    if found.end > found.start:
        described = describe(found.words[found.start : found.end], name, title=title)
        inner = moved(described, found.start)
    known = [*inner.claims, *inner.others]
    is_article = found.joint is not None or _is_over_story(found, inner)
    claims = [claim if title else _lowered_if_doubtful(claim, known, is_article=is_article) for claim in known]
    return _reading(sent, claims, inner.text or (() if title else _all_lines(found)))


def _all_lines(found: Letter) -> tuple[Span, ...]:
    """All lines of a message that is too short to have any outside of the story: the subject is its headline."""
    story = lines(found.words[found.start : found.end])
    return tuple(Span(found.start + line.start, found.start + line.end) for line in story)


def _page(headers: Headers, body: Body, name: str) -> Reading:
    page = HtmlReader().read(body.page, name)
    cut = page.rendition.rfind(f"\n\n{PAGE_HEADING}\n")
    found = letter(page.rendition[: cut if cut >= 0 else len(page.rendition)], quoted=False)
    sent = statements(headers, page.rendition, found)
    inner = page.description
    title = _title(found, sent)
    inside = tuple(span for span in inner.text if found.start <= span.start < found.end)
    text = _story(page.rendition, inside, found.start + title[1] if title else 0)
    return _reading(sent, _page_and_line_claims(found, title, inner, name, sent.titles), text or inside or inner.text)


def _story(words: str, text: Sequence[Span], start: int) -> tuple[Span, ...]:
    """The paragraphs below the headline, without captions, buttons and the byline: a mail's page marks none of them."""
    below = [span for span in text if span.start >= start]
    return tuple(span for span in below if not _is_outside_story(span.of(words)))


def _is_outside_story(line: str) -> bool:
    if len(line) > _LINE:
        return False
    return is_caption(line) or is_furniture(line) or bool(read_byline(line, 0, len(line)))


def _page_and_line_claims(
    found: Letter, title: tuple[int, int] | None, page: Description, name: str, titles: Sequence[str]
) -> list[Claim]:
    """The page's claims, corrected by its lines: mailers set a story among greetings and notes without useful markup.

    If a line repeats the subject and the page has another headline, the lines from there on replace its headline and
    standfirst. If the page names no outlet or author, the lines may.
    """
    claims = [*page.claims, *page.others]
    if title is None:
        return [*claims, *_under_sharing(found, page, name)]
    start, end = found.start + title[0], found.start + title[1]
    words, best = " ".join(found.words[start:end].split()), page.best("headline")
    is_only_title = best is None and bare(words) in map(bare, titles)
    if is_only_title or (best is not None and isinstance(best.value, Words) and best.value.value == words):
        lines = moved(describe(found.words[found.start : found.end], name, title=title), found.start)
        return [*claims, *(one for one in lines.claims if one.field in _LINES and page.best(one.field) is None)]
    lines = moved(describe(found.words[start : found.end], name, title=(0, end - start)), start)
    kept = [claim for claim in claims if claim.field not in ("headline", "standfirst")]
    return [*kept, *lines.claims, *lines.others]


def _under_sharing(found: Letter, page: Description, name: str) -> tuple[Claim, ...]:
    """The headline that the lines show, where the page's is a site's own line over an article that was shared."""
    best = page.best("headline")
    if best is None or not is_sharing(best.evidence[0].quote):
        return ()
    lines = moved(describe(found.words[found.start : found.end], name), found.start)
    return tuple(claim for claim in lines.claims if claim.field == "headline")


def _reading(sent: Sent, claims: Sequence[Claim], text: tuple[Span, ...]) -> Reading:
    ranked = sent.merged_with([_lowered_if_sharing(claim) for claim in claims])
    return Reading("", "", sent.rendition, settle(ranked, text))


def _lowered_if_sharing(claim: Claim) -> Claim:
    """Lowers the rank of a headline that names who recommends the report."""
    shared = claim.field == "headline" and is_sharing(claim.evidence[0].quote)
    return replace(claim, rank=min(claim.rank, SHARING)) if shared else claim


def _title(found: Letter, sent: Sent) -> tuple[int, int] | None:
    """The span of a first line that repeats the subject, or its end; offsets within the message's words."""
    wanted = [bare(" ".join(words.split())) for words in sent.titles if _may_be_title(words)]
    words = found.words[found.start : found.end]
    for at in lines(words[:4_000])[:_TOP]:
        line = bare(" ".join(at.text.split()))
        if line in wanted or (len(line.split()) >= _ENDING and any(one.endswith(": " + line) for one in wanted)):
            return at.start, at.end
    return None


def _may_be_title(words: str) -> bool:
    """Whether a subject is several words, of a script with blanks between them or without, and no desk's slug."""
    several = len(words.split()) > 1 or len(WIDE.findall(words)) >= _FEWEST_WIDE
    return several and _SLUG.fullmatch(words.strip()) is None


def _lowered_if_doubtful(claim: Claim, known: Sequence[Claim], *, is_article: bool) -> Claim:
    """Lowers the rank of a first line taken for the headline if it ends as a sentence or a salutation, or is a name.

    The same applies if nothing shows an article: then the line opens a letter, and the subject is its topic.
    """
    if claim.field != "headline":
        return claim
    line = claim.evidence[0].quote.strip()
    if line[-1:] in ".,:;" or read_bare(line, 0, len(line)) or not (is_article or _is_signed(claim, known)):
        return replace(claim, rank=min(claim.rank, _DOUBTED))
    return claim


def _is_over_story(found: Letter, inner: Description) -> bool:
    """Whether the headline is a line of several words by itself, and what is below it is longer than most letters."""
    head = inner.best("headline")
    span = head.evidence[0].span if head else None
    if span is None or not _BLANK_LINE_AFTER.match(found.words, span.end):
        return False
    line, story = span.of(found.words).strip(), sum(part.end - part.start for part in inner.text)
    return line[-1:].isalnum() and len(line.split()) >= _ENDING and story >= _LONG


def _is_signed(headline: Claim, known: Sequence[Claim]) -> bool:
    """True if a byline, a dateline or a day closely follows a headline, as in a pasted article."""
    head = headline.evidence[0].span
    below = (e.span for claim in known if claim.field in _ARTICLE for e in claim.evidence if e.origin == TEXT)
    return head is not None and any(span is not None and 0 <= span.start - head.end < _NEAR for span in below)
