"""Splits what a page states as its author into names, and tells persons from newsrooms and agencies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import is_given
from dossier.authority.knowledge import pattern
from dossier.authority.outlet_list import OutletList
from dossier.model.claims import Role
from dossier.reading.fields.job_titles import without_post
from dossier.reading.fields.outlet_names import looks_like_outlet
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.wide_byline import OFFICE
from dossier.reading.text_tools.script import WIDE

_LEAD = pattern("<name_words/lead>", re.I)
_SPLIT = pattern("<name_words/split>", re.I)
_AND = re.compile(r"\s(?:and|und|et|y|e)\s+(?=[a-zß-ÿ]{3,}(?!\S*\s\S*[A-ZÀ-Þ]))")
_LISTED = re.compile("[,،;/|•、]")
_JOB = pattern(r"\b<name_words/job>\b", re.I)
# "홍길동 기자", "佐藤花子記者"
_WIDE_POST = re.compile(
    rf"(?P<korean>[\uac00-\ud7af]{{2,4}})\s*(?:{OFFICE})"
    r"|(?P<han>[\u4e00-\u9fff々]{2,5})\s?(?:記者|记者|編集委員|論説委員|特派員)"
)
# "Herald-Online-Redakteurin Ada Ruiz"
_POST_BEFORE = pattern(
    r"(?:[\w&.]+-)*(?:gast|chef)?<name_words/post_before>(?:in|e|a)?\s+(?=(?-i:[A-ZÀ-Þ])\S+\s"
    "(?-i:[A-ZÀ-Þ]))",
    re.I,
)
_STAFF = re.compile(rf"{_JOB.pattern}|^staff$", re.I)
_TITLED = re.compile(r"(?P<name>[^,;|/]{4,50}?)\s*(?:[,;|]|(?<!\b\w)\.(?=\s))\s*(?P<job>[^,;|/]{3,50})")
_BODY = pattern("<name_words/body>", re.I)
# What else issues statements, and is nobody's name: "University of Cambridge"
_INSTITUTE = pattern("<name_words/institute>", re.I)
# "EFE Redacción": an agency, and those who worked its story over
_BODY_AND_ROOM = re.compile(
    r"(?P<agency>\w{2,12})\s+(?P<room>(?:[\w-]+-)?(?:redaktion|redacción|redação|rédaction|redazione|newsroom|staff))",
    re.I,
)
_NO_NAME = pattern("<name_words/no_name>", re.I)
_PLACED = re.compile(r"(?:à|au|aux|en|em|aus|in|from)\s(?=[A-ZÀ-Þ])")  # "Ada Ruiz, à Quito"
_ACRONYM = re.compile(r"[A-ZÀ-Þ]{2,4}")  # "SID": bodies sign so, persons with two initials at least hardly ever
_ASIDE = re.compile(
    r"\s*(?:[(\[<|].*|\s\S*@\S.*|\s[-–—]\s.*|\s(?:for|in|from|aus|für|para|pour|special to|@)\s.*)$", re.I
)


def people(value: str, *, organization: bool = False) -> Iterator[tuple[str, Role, int]]:
    """`(name, role, where it starts in value)` for each name; nothing for addresses, handles and numbers."""
    yield from _people(value, organization, OutletList.standard())


@lru_cache(maxsize=256)  # a page states its author again and again
def _people(value: str, organization: bool, _: OutletList) -> tuple[tuple[str, Role, int], ...]:
    return tuple(_split(value, organization=organization))


def _split(value: str, *, organization: bool) -> Iterator[tuple[str, Role, int]]:
    if _NO_NAME.match(value):
        return
    lead = _LEAD.match(value)
    at = lead.end() if lead else 0
    first = ""
    for begin, end in _parts(value, at):
        post = _POST_BEFORE.match(value, begin, end)
        start = post.end() if post else begin
        words = value[start:end]
        aside = _ASIDE.search(words)
        words = (words[: aside.start()] if aside and aside.start() > 2 else words).rstrip(" .") or words
        whole, words = words, _without_post(words)
        if first and words != whole and not is_given(words):
            continue  # "Ada Ruiz, KX Harbour Writer": what is left of a post is no second author
        if not 2 <= len(words) <= 60 or len(words.split()) > 7 or _NO_NAME.search(words):
            continue
        if first and ((_JOB.search(words) and not _BODY.search(words)) or _is_where(words, first)):
            continue  # "Ada Ruiz, Political Editor", "Ada Ruiz, Trieste"
        if first and ((_INSTITUTE.search(words) and not is_body(first)) or _is_no_name(first, words, value[:begin])):
            continue  # "Ada Ruiz, University of Cambridge", "Ada Ruiz and friends"
        first = first or words
        yield words, _role(words, organization), start


def _without_post(words: str) -> str:
    """The name without what its bearer does, where nothing parts them: "Ada Ruiz Travel Reporter"."""
    if _JOB.fullmatch(words):
        return ""
    if wide := _WIDE_POST.fullmatch(words):
        return wide["korean"] or wide["han"]
    return without_post(words)


def _is_where(words: str, first: str) -> bool:
    """True if a place or one word follows a whole name, and not another name: people are called Sydney, too."""
    if " " in first and _PLACED.match(words):
        return True
    if " " not in first or words.count(" ") > 1 or WIDE.search(words) or is_given(words):
        return False
    return not is_body(words) if " " not in words else Gazetteer.standard().find(words) is not None


def _parts(value: str, at: int) -> Iterator[tuple[int, int]]:
    titled = _TITLED.fullmatch(value, at)
    if titled and _STAFF.search(titled["job"]) and is_name(titled["name"]) and not is_body(titled["name"]):
        yield titled.span("name")
        return
    if (body := _BODY_AND_ROOM.fullmatch(value, at)) and OutletList.standard().agency(body["agency"]) is not None:
        yield from (body.span("agency"), body.span("room"))
        return
    if _is_one_body(value[at:]):
        yield at, _before_places(value, at)
        return
    for cut in _SPLIT.finditer(value, at):
        yield at, cut.start()
        at = cut.end()
    yield at, len(value)


def _is_one_body(value: str) -> bool:
    """Whether it is one name: "Ministry of Roads and Rivers", but not "Ada Ruiz, Ministry of Roads"."""
    cut = _SPLIT.search(value)
    if cut is not None and any(_is_person(part, value) for part in (value[: cut.start()], value[cut.end() :])):
        return False  # "Ada Ruiz, Pardal News"
    if cut is not None and not is_given(value) and _is_phrase(value):
        return True
    if cut is not None and _INSTITUTE.search(value) and not _BODY.search(value):
        return "," not in value and _INSTITUTE.search(value, 0, cut.start()) is not None
    return is_body(value)


def _is_no_name(first: str, words: str, before: str) -> bool:
    """Whether what "and" adds to a name is in small letters, as that is not, and calls no newsroom."""
    added = before[-1:] == " " and first[:1].isupper() and words.islower()  # what a comma adds is another's name
    return added and before.rstrip()[-1:].isalpha() and not is_body(words) and not is_given(words)


def _is_phrase(value: str) -> bool:
    """True if "and" after a capital goes on in small letters: "Crime and the courts" is a section's name.

    After a full name, the rest may be a person who signs in small letters.
    """
    cut = _AND.search(value)
    if cut is None or not value[:1].isupper():
        return False
    rest = value[cut.end() :].strip()
    named = " " in value[: cut.start()] and not names_section(rest)
    return not (named or is_body(rest) or is_given(rest))


def _before_places(value: str, at: int) -> int:
    """The end of a body's name before the places of its seat: "lobos.example, Quito, Ecuador"."""
    end, *_ = [*(i for i in range(at, len(value)) if value[i] == ","), len(value)]
    places = [part.strip() for part in value[end:].split(",") if part.strip()]
    sits = bool(places) and all(Gazetteer.standard().find(place) is not None for place in places)
    return end if sits and is_body(value[at:end]) else len(value)


def _is_person(part: str, value: str) -> bool:
    """Whether a part of a value is somebody's name; what "and" alone joins may be one body: "Mill and Ferry News"."""
    is_known = _LISTED.search(value) is not None or is_given(part)
    return is_known and is_name(part) and not is_body(part)


def _role(name: str, organization: bool) -> Role:
    body = organization or is_body(name) or _ACRONYM.fullmatch(name) or (" " in name and _is_phrase(name))
    return "agency" if body else "author"


def is_nobody(name: str) -> bool:
    """Whether it is an account of nobody's own: "admin", "webdesk"."""
    return _NO_NAME.match(name) is not None


def is_body(name: str) -> bool:
    """Whether a name is that of an agency, an outlet or its newsroom."""
    return _is_body(name, OutletList.standard())


@lru_cache(maxsize=1024)  # a page names the same few again and again
def _is_body(name: str, known: OutletList) -> bool:
    if known.agency(name) is not None or known.by_name(name) is not None:
        return True
    first = name.split(" ", 1)[0]
    if first != name and _ACRONYM.fullmatch(first) and not _SPLIT.search(name) and known.by_name(first) is not None:
        return True  # "BBC Sport"
    return _BODY.search(name) is not None or _INSTITUTE.search(name) is not None or looks_like_outlet(name)
