"""The words that say who did what to a report, in five languages: "By", "Fotos:", "Edited by", "Con información de"."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern, words
from dossier.model.claims import Role
from dossier.reading.text_tools.alternatives import grouped

_MARK = r"[\s*_>#|•·–—^([-]*"
_PICTURES = r"(?:photo(?:graph)?s?|photography|pictures?|fotos?|fotografías?|fotografías?|bilder|videos?|vídeos?)"
_BOTH = (
    rf"(?:(?:words|story|texto?s?|texte|text|report|by)\s*(?:and|&|y|e|et|und|\+|/)\s*{_PICTURES}"
    r"(?:\s+(?:by|de|por|par|von))?)"
)
# In order: of words that begin alike the longer claim comes first.
LEADS: tuple[tuple[Role, str], ...] = (
    ("author", _BOTH),
    ("photographer", "<credit_words/photographer>"),
    ("editor", "<credit_words/editor>"),
    ("contributor", "<credit_words/contributor>"),
    ("author", "<credit_words/reporting>"),
    ("author", "<credit_words/author>"),
)
LEAD = pattern("|".join(rf"{_MARK}(?P<r{n}>{lead})(?:\s*:\s*|[\s*_]+)" for n, (_, lead) in enumerate(LEADS)), re.I)
_ROLES = {f"r{n}": role for n, (role, _) in enumerate(LEADS)}


def _may_lead() -> re.Pattern[str]:
    """How every line begins that LEAD can match: a quick test that most lines fail.

    A new word in `credit_words` that begins otherwise needs a row in `openings`.
    """
    openings = "<credit_words/openings>"
    first = "".join(sorted({opening[0] for opening in words("credit_words", "openings")}))  # looked at before the rest
    return re.compile(rf"{_MARK}(?=[{first}])(?:{filled(openings, grouped)})", re.I)


MAY_LEAD = re.made_by(_may_lead)
PICTURED = re.compile(rf"\(\s*{_PICTURES}\s*\)", re.I)  # behind a photographer: "(Fotos)"


def lead_role(match: re.Match[str]) -> Role:
    """The role that the matched words give to the people named after them."""
    return _ROLES[match.lastgroup or ""]


def took_pictures_too(match: re.Match[str]) -> bool:
    """Whether the words are such as "Text and photos:"."""
    return match["r0"] is not None
