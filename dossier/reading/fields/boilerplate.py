"""Recognises the lines that pages put around an article: navigation, buttons, notices, captions, related stories."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.reading.text_tools.alternatives import grouped, openings_of

_LONGEST = 400  # letters of a line that may be one
_SHORT = 90  # a notice is short; a paragraph that merely mentions cookies is not one

_WHOLE = pattern(r"[\W_]*<page_lines/labels>(?:[\s:|»>…]*\d*)?[\W_]*", re.I, grouped)
_OPENS = pattern(r"[\W_]*<page_lines/notices>", re.I, grouped)
_MAY_BE = openings_of("page_lines", "labels", "notices")  # how every label and notice begins
_HOLDS = pattern("<page_lines/holds>", re.I)
_CREDIT = pattern("<page_lines/credit>", re.I)
_PICTURES = ("oto", "imag", "picture", "bild")  # outside of brackets no search without one of these
_CREDIT_REACH = 80  # characters of a caption's end in which its credit begins, or a bracket closes
_NAV = re.compile(r"[|»›>•·/]")
_WIDE = re.compile(r"(?<=[^\W\d_])\s{2,}(?=[^\W\d_])")
_HANDLE = re.compile(r"@\w{2,30}(?:\s+@\w{2,30})*")
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\d\s()+.-]{7,20}")
_RELATED = pattern(r"[\W_]*<page_lines/related_stories>[\W_]*", re.I)


_POINTER = pattern(r"[\W_]*<page_lines/pointer>\s*[:|►▶»]\s*\S", re.I)


def is_pointer(line: str) -> bool:
    """ "Read more: Pier lights to be switched on": a label and the headline of another story."""
    has_separator = ":" in line or "|" in line or "»" in line or "►" in line or "▶" in line
    return has_separator and len(line) < 250 and _POINTER.match(line) is not None


def is_button(line: str) -> bool:
    """Whether a line is nothing but a page's own label: "Print", "Share", "Comments (3)"."""
    return len(line) <= 60 and _is_label(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_label(line: str) -> bool:
    return _WHOLE.fullmatch(line) is not None


def is_furniture(line: str) -> bool:
    """Whether a line is part of the page and not of the article."""
    return "[ ]" in line and _holds(line) if len(line) > _LONGEST else _is_furniture(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_furniture(line: str) -> bool:
    if _MAY_BE.match(line) and (is_button(line) or _OPENS.match(line)):
        return True
    return _holds(line) or is_navigation(line) or _alone(line)


def _holds(line: str) -> bool:
    low = line.lower()
    return ("caption" in low or "rights" in low or "cookie" in low) and _HOLDS.search(line) is not None


def _alone(line: str) -> bool:
    """A handle, an address or a telephone number on a line of its own."""
    return len(line) < 120 and bool(_HANDLE.fullmatch(line) or _ADDRESS.fullmatch(line))


def is_navigation(line: str) -> bool:
    """ "HOME | World | Sport": several short words between bars, or a first word that only a menu has."""
    if len(line) > 200:
        return False
    if ("  " in line or "\t" in line or "\xa0" in line) and len(_WIDE.findall(line)) >= 3:
        return True
    if not _NAV.search(line):
        return False
    parts = [part.strip() for part in re.split(r"\s*[|»›>•·]\s*", line) if part.strip()]
    if len(parts) >= 4:
        return sum(len(p) for p in parts) / len(parts) < 20
    return len(parts) >= 2 and bool(
        re.fullmatch(r"(?:home|inicio|início|accueil|startseite|portada|menu)", parts[0], re.I)
    )


def is_run_together(line: str) -> bool:
    """True if a menu's words lost their separators: "LocalSportCultureWeatherTraffic".

    A name of a firm, product or person has one or two inner capitals, however many names a headline has. Hashtags may
    have more.
    """
    if len(_JOINT.findall(line)) < _JOINTS:
        return False
    return any(word[0] not in "#@" and len(_JOINT.findall(word)) >= _JOINTS for word in line.split())


def is_caption(line: str) -> bool:
    """A line that closes with a picture's credit: "(Ada Ruiz / Valley Herald photo)"."""
    end = line[-_CREDIT_REACH:]
    closed = end.rstrip(".")[-1:] == ")"
    if len(line) >= 400 or not (closed or ":" in end or "/" in end):
        return False
    if not closed and line.isascii() and not any(map(line.lower().__contains__, _PICTURES)):
        return False
    return _CREDIT.search(line) is not None


_JOINT, _JOINTS = re.compile("[a-zß-ÿ][A-ZÀ-Þ]"), 4

_INITIALS = pattern("<page_lines/initials>")


def is_initials(line: str) -> bool:
    """Closing initials, of an agency's desk or of an author: "gw/cdv/ber", "ZFT // MSO", "(kmü)", "J. M."."""
    return len(line) <= 30 and _INITIALS.fullmatch(line) is not None


def opens_related(line: str) -> bool:
    """Whether links to other stories follow this label."""
    return len(line) < _SHORT and _RELATED.fullmatch(line) is not None
