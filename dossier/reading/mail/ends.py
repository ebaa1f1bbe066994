"""Recognises the frame of a mail's words: greetings and links to a web page above, signatures and notices below."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation, pattern
from dossier.reading.text_tools.alternatives import openings

# What sites write over what a reader sends a friend
SHARED = r"\b<mail_words/shared>\b"
# Words that open headlines, too ("Care home closes"): what a comma or an exclamation mark closes is a greeting
_ABOVE = pattern(
    r"[ \t>*_|\[(<-]{0,20}(?:<mail_words/view>[^\n]{0,120}"
    rf"|[^\n]{{2,80}}?{SHARED}[^\n]{{0,80}}"
    r"|<mail_words/greeting>\b[^\n.!?]{0,60}[,:!.–-]{0,3}"
    r"|<mail_words/addressed>\b[^\n.!?]{0,60}[,!])[ \t]*(?:\n|\Z)",
    re.I,
)
_EMPTY = re.compile(r"\s*\n")
_SIGNATURE = re.compile(r"^-- ?$", re.M)
_LINE = r"^[ \t>*_|-]{0,20}"


def _notices() -> re.Pattern[str]:
    """Notices of mailers, at any place or at the beginning of a line; few words begin as one of them does."""
    anywhere, of_lines = alternation("mail_words", "notices"), alternation("mail_words", "notices_of_lines")
    return re.compile(rf"(?={openings(anywhere)}){anywhere}|{_LINE}{of_lines}", re.I | re.M)


_NOTICE = re.made_by(_notices)
_WORD = re.compile(r"\w+")
# What separates a sender's note from the article: its address, or a drawn line
_JOINT = re.compile(r"^[ \t]*(?:(?P<address><?https?://[^\s<>]{8,400}>?)|[-_=*~](?:[ \t]?[-_=*~]){4,80})[ \t]*$", re.M)
_NOTE_REACH = 1500  # characters in which it is looked for
_NOTE, _STORY = 100, 60  # most words of a note, fewest of the article under it
_SENTENCE = 4  # words of a line of prose
_STOPS = '.!?…:)"”»'
_FEW = 20  # words that must precede a notice


def words_start(words: str, start: int, end: int) -> int:
    """The start of the words after greetings and "View in browser"; `start` if nothing would be left."""
    at = start
    while at < end and (line := _EMPTY.match(words, at, end) or _ABOVE.match(words, at, end)):
        at = line.end()
    at = _behind_note(words, at, end, greeted=words[start:at].strip() != "")
    return at if words[at:end].strip() else start


def _behind_note(words: str, start: int, end: int, *, greeted: bool) -> int:
    """The start of an article, or of its address, after a few sentences of the sender's own."""
    joint = _JOINT.search(words, start, min(end, start + _NOTE_REACH))
    if joint is None or joint.start() == start:
        return start
    note = [line.strip() for line in words[start : joint.start()].splitlines() if line.strip()]
    sentences = [line for line in note if len(line.split()) >= _SENTENCE]
    above, below = (len(_WORD.findall(words, *span)) for span in ((start, joint.start()), (joint.end(), end)))
    if not note or above > _NOTE or below < max(_STORY, 3 * above):
        return start
    all_end = all(line[-1] in _STOPS for line in sentences)
    if not all_end or not (greeted or len(sentences) == len(note) or len(note) - len(sentences) == 1):
        return start
    return joint.start("address") if joint["address"] else joint.end()


def words_end(words: str, start: int, end: int) -> int:
    """The end of the words: before a signature (RFC 3676, 4.3) or the first notice with no more below than above it."""
    spans = [match.start() for match in _WORD.finditer(words, start, end)]
    total = len(spans)
    middle = spans[(total - 1) // 2] if spans else start  # nothing above it counts, and the patterns are slow
    first = words.rfind("\n", start, middle) + 1 or start
    marks = [*_SIGNATURE.finditer(words, start, end), *_NOTICE.finditer(words, first, end)]
    above, counted = 0, start
    for cut in sorted({words.rfind("\n", start, mark.start()) + 1 or start for mark in marks}):
        above, counted = above + len(_WORD.findall(words, counted, cut)), cut
        if above >= min(_FEW, total // 2) and above * 2 >= total and above:
            return cut
    return end
