"""Reads credits in Chinese, Japanese and Korean: "记者 王小明", "責任編輯：陳大文", "홍길동 기자"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.claims import Role
from dossier.reading.fields.credit import Credit

_HAN = r"[\u4e00-\u9fff々〆ヶ]"
_NAME = rf"(?:{_HAN}{{1,8}}・[\u30a0-\u30ff]{{2,12}}|{_HAN}{{2,4}})"
_SPACED = rf"(?:{_HAN}{{1,3}}[ \u3000]{_HAN}{{1,3}}|{_NAME})"  # as Japanese papers part family and given name
# The most usual family names of Japan: what else is written in three or four of these letters is hardly a name
_ALONE = pattern(rf"{_HAN}{{1,3}}[ \u3000]{_HAN}{{1,3}}|<wide_names/families>{_HAN}{{1,3}}")
_NAMES = rf"(?P<names>{_NAME}(?:[、，,\s]{{1,2}}{_NAME}){{0,5}})"
_START, _STOP = r"(?<![^\s(（【\[|｜。])", r"(?=\s*(?:$|[)）】\]。|｜\n／/]))"
_WRITERS = r"(?:特约|特約|实习|本报|本報|本网)?(?:记者|記者|編集委員|論説委員|解説委員|特派員)(?![会會们們])"
# Each begins in one way only, so that only what follows the first words that fit has to be tried
_LEADS: tuple[tuple[Role, re.Pattern[str]], ...] = (
    ("editor", re.compile(rf"{_START}(?:责任编辑|责编|責任編輯|責編|編輯|编辑)\s*[:：]\s*")),
    ("photographer", re.compile(rf"{_START}(?:摄影|攝影|撮影|图片|圖)\s*[:：/／]\s*")),
    ("author", re.compile(rf"{_START}(?:作者|撰文|撰稿|(?:取材・)?文(?:[・と]写真)?)\s*[:：/／]\s*")),
    ("author", re.compile(rf"{_START}{_WRITERS}\s*[:：]?\s*")),
)
OFFICE = "(?:선임|인턴|수습|객원|전문)?기자|특파원|논설위원|칼럼니스트|평론가|통신원"  # what a Korean writer is called
# Before the day, too: "홍길동 기자 입력 2019.03.03"
_STAMP = r"(?:입력|등록|승인|발행)?\s?:?\s?(?:19|20)\d\d"
_KOREAN = re.compile(rf"(?P<names>[\uac00-\ud7af]{{2,4}})\s*(?:{OFFICE})(?=\s*(?:$|[=|(\]]|\S+@|{_STAMP}))")
_KOREAN_SIGNED = re.compile(rf"(?<!\S)(?:{OFFICE})\s+(?P<names>[\uac00-\ud7af]{{2,4}})(?=\s+[(<]?[\w.+-]+@)")
_JAPANESE = re.compile(rf"[。」]\s*[【（(](?P<names>{_SPACED}(?:、{_SPACED}){{0,5}})[】）)]$")
_JAPANESE_ALONE = re.compile(rf"[【（(](?P<names>{_HAN}{{3,5}}|{_HAN}{{1,3}}[ \u3000]{_HAN}{{1,3}})[】）)]")
_ONE = re.compile(rf"{_HAN}{{5}}(?!{_HAN})|{_SPACED}")
_EACH_NAME = re.compile(_NAME)
# Behind a bracket a name begins: most pages have brackets, and none of these letters
_MAY = re.compile(rf"[编編记記作撰文图圖摄攝撮論解特기특논칼평통【（(](?:(?<![【（(])|(?={_HAN}))")
_NO_NAME = pattern("<wide_names/no_name>")
_LONGEST = 200
_WIDE_NAME = 9  # letters of a name alone, at most


@cache
def _named() -> re.Pattern[str]:
    # Late: large sets of letters take long to compile, and most pages never need them
    return re.compile(_NAMES + _STOP)


def read_wide(rendition: str, start: int, end: int, *, closing: bool = False) -> Iterator[Credit]:
    """The credits of a line; `closing`: it ends the story, where a name in brackets alone is its author."""
    first = max(start, end - _LONGEST)
    if not _MAY.search(rendition, first, end):
        return
    for role, lead in _LEADS:
        for match in _names_after(lead, rendition, first, end):
            yield from _names(match, role, _EACH_NAME)
    for signed in (_KOREAN, _KOREAN_SIGNED):
        for match in signed.finditer(rendition, first, end):
            yield Credit(match["names"], "author", *match.span("names"))
    bracketed = _JAPANESE.search(rendition, first, end) if closing else None
    if closing and (bracketed := bracketed or _JAPANESE_ALONE.fullmatch(rendition, first, end)):
        yield from _names(bracketed, "author", _ONE)


def is_wide_name(words: str) -> bool:
    """True if a line is nothing but a Japanese name: written in two parts, or with a common family name."""
    return len(words) < _WIDE_NAME and _ALONE.fullmatch(words) is not None and not _NO_NAME.search(words)


def _names_after(lead: re.Pattern[str], rendition: str, first: int, end: int) -> Iterator[re.Match[str]]:
    """The names behind each `lead`."""
    at = first
    while found := lead.search(rendition, at, end):
        at = found.start() + 1
        if match := _named().match(rendition, found.end(), end):
            yield match
            at = match.end()


def _names(match: re.Match[str], role: Role, one: re.Pattern[str]) -> Iterator[Credit]:
    for name in one.finditer(match.string, *match.span("names")):
        if not _NO_NAME.search(name.group()):
            yield Credit(" ".join(name.group().split()), role, *name.span())
