"""Finds the message that a mail is about: its own words, or those of one that it forwards."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.reading.mail.ends import words_end, words_start
from dossier.reading.mail.forward import Joint, find_joint
from dossier.reading.mail.quoting import unquoted

_DEEPEST = 40
_REACH = 1 << 20  # characters in which a joint is looked for: no mail to a person is longer
_WORD = re.compile(r"\w{2,}")


@dataclass(frozen=True, slots=True)
class Letter:
    """`words[start:end]` is the message without what surrounds it; `joint` leads to it where it was forwarded."""

    words: str
    start: int
    end: int
    joint: Joint | None = None


def letter(words: str, *, quoted: bool) -> Letter:
    """The message in a mail's words; where they are `quoted`, marks of quotation are taken off first.

    What is forwarded is the message, unless the words above it are more; what is answered is left out likewise.
    """
    words = unquoted(words) if quoted else words
    start, end, inner = 0, len(words), None
    for _ in range(_DEEPEST):
        joint = find_joint(words, start, min(end, start + _REACH))
        if joint is None:
            break
        above, below = (len(_WORD.findall(words, *span)) for span in ((start, joint.start), (joint.end, end)))
        if above > below or not below:
            end = joint.start
            break
        if quoted:
            words = words[: joint.end] + unquoted(words[joint.end : end])
            end = len(words)
        start, inner = joint.end, joint if joint.forwards else inner
    end = words_end(words, start, end)
    return Letter(words, words_start(words, start, end), end, inner)
