"""Doubts: what a reading leaves unsure, each with the words that it rests on, for a person to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

from dossier import lazy_re as re
from dossier.language.folding import fold
from dossier.model.claims import Claim, Dateline, Description, Field, Person, Published, Words
from dossier.model.corrections import said, typed
from dossier.model.evidence import TEXT, Span
from dossier.model.reports import ReportId
from dossier.model.rules import RULE_RANK

Why = Literal[
    "changed", "either", "passed-over", "odd-name", "twice", "untold", "rival", "no-author", "trailing", "garbled",
    "short", "copyright", "vague", "weak", "guessed", "blurred", "home", "wall", "paywall", "several", "charset",
    "columns", "address",
]  # fmt: skip

# How much a doubt is worth a look: about the share of values so doubted that were wrong on labelled pages, in percent;
# of notes on whole files no labels tell
WEIGHTS: Mapping[Why, int] = {
    "wall": 99, "columns": 98, "several": 97, "address": 96, "charset": 92, "paywall": 85,
    "changed": 95, "either": 90, "passed-over": 85, "odd-name": 80, "twice": 80, "untold": 75, "rival": 70,
    "no-author": 65, "trailing": 60, "garbled": 60, "short": 55, "copyright": 50, "vague": 45, "weak": 40,
    "guessed": 30, "blurred": 25, "home": 10,
}  # fmt: skip

_NEAR = 0.97  # of the best candidate's rank: what counts so much counts about the same
_LITTLE: Mapping[Field, float] = {"headline": 0.5, "published": 0.35}  # ranks below which a value rests on little
_GUESSED = 0.62  # rank up to which an author in the text is one by the look of the line alone
_SHORT = 12  # letters of a headline
_MOST_NAMES = 5  # words that a person's name has not, but for those between names
_SURE = 85  # percent from which on what tesseract read is seldom misread
_MOST_WORDS = 3  # candidates that a doubt names
_DAYS = ("day", "minute")
_BETWEEN = frozenset({
    "de", "la", "las", "los", "del", "da", "do", "dos", "das", "e", "y", "van", "von", "der", "den", "di", "du", "le",
    "al", "el", "bin", "ibn", "ter", "zu",
})  # fmt: skip
_NO_NAME = re.compile(r"[\d|@/\\<>:;=_•·]|\.\w{2,3}$")
_BAR = re.compile(r"\s[|»›·]\s")
_GARBLED = re.compile("[�~_{}\\\\^¦]|[^\\W\\d_A-Z][0-9][^\\W\\d_A-Z]")
# Scripts whose names and headlines are few signs, and have no spaces
_DENSE = re.compile("[\u2e80-\u9fff\uac00-\ud7af]")
_OWNED = re.compile(r"©|\(c\)|copyright", re.I)
# As pictures and scans have it in their hidden text, at its end (`reading.layout.recognising`)
_ENGINE = ":recognised by: tesseract "
_RECOGNISED = re.compile(rf"^\w+{_ENGINE}.*, ([0-9]{{1,3}}) % sure$", re.M)
_SEEN: tuple[Field, ...] = ("headline", "outlet", "byline")  # for a blurred picture, the first stated is asked about
# Pages of news sites tell who publishes them and when; wire texts and clippings often do not
_PAGES = ("text/html", "application/xhtml+xml", "multipart/related")
_LINE = 60  # letters before a name in which a line of copyright says that it is one


@dataclass(frozen=True, slots=True)
class Ground:
    """What a description was read from, as far as doubts ask for it."""

    rendition: str = ""
    media_type: str = ""
    version: int = 1


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a field wants a look; `words` are what the reason names, in the form in which a person types values."""

    field: Field
    why: Why
    words: tuple[str, ...] = ()

    @property
    def weight(self) -> int:
        return WEIGHTS[self.why]


@dataclass(frozen=True, slots=True)
class Question:
    """A report with what is unsure of it, the weightiest doubt first."""

    report: ReportId
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class SettledDoubt:
    """A person's word on a field: how the reader had it then, and in which version."""

    field: Field
    version: int
    read: str
    shown: str | None = None  # what the person said; None where it was that there is nothing to do


def doubts_of(
    shown: Description, read: Description, ground: Ground, settled: Mapping[Field, SettledDoubt] | None = None
) -> tuple[Doubt, ...]:
    """The doubts that are left, one a field, the weightiest first.

    `read` is what the reader found, `shown` the same with rules and corrections applied. A field is settled by a
    person's word until a later version says something else there.
    """
    held = settled or {}
    found = [Doubt("headline", note.kind, note.words) for note in read.notes]
    found = [d for d in (*found, *_all(shown, ground)) if not _holds(held.get(d.field), read)]
    found += [d for one in held.values() if (d := _changed(one, read, ground.version))]
    best: dict[Field, Doubt] = {}
    for doubt in sorted(found, key=lambda d: -d.weight):
        best.setdefault(doubt.field, doubt)
    return tuple(best.values())


def read_as(read: Description, field: Field) -> str:
    """How a reader has a field, in the form in which it is remembered."""
    return said(read.all_of(field))


def _holds(settled: SettledDoubt | None, read: Description) -> bool:
    return settled is not None and settled.read == read_as(read, settled.field)


def _changed(settled: SettledDoubt, read: Description, version: int) -> Doubt | None:
    """A later version that says neither what was read when a person spoke, nor what the person said."""
    now = read_as(read, settled.field)
    if settled.shown is None or version <= settled.version or now in (settled.read, settled.shown):
        return None
    return Doubt(settled.field, "changed", (settled.shown, now, str(version)))


def _all(shown: Description, ground: Ground) -> Iterator[Doubt]:
    claims_by_field, others = _by_field(shown.claims), _by_field(shown.others)
    for field, doubts in _FIELDS.items():
        claims = claims_by_field.get(field, ())
        if not any(claim.rank >= RULE_RANK for claim in claims):  # a person's word, or a rule made of one
            yield from doubts(claims, others.get(field, ()), ground)
    if _ENGINE in ground.rendition:  # most reports are no pictures, and this shows it in a tenth of the time
        yield from _blurred(shown, ground)


Claims = Sequence[Claim]


def _by_field(claims: Claims) -> Mapping[Field, Claims]:
    found: dict[Field, list[Claim]] = {}
    for claim in claims:
        found.setdefault(claim.field, []).append(claim)
    return found


def _headline(shown: Claims, others: Claims, _: Ground) -> Iterator[Doubt]:
    if not shown:
        yield from _passed_over("headline", others)
        return
    best, words = shown[0], typed(shown[0].value)
    if _in_text(best):  # what a page tells search engines is as good a headline as the one that it shows
        yield from _rivals(best, [other for other in others if _in_text(other)])
    if best.rank < _LITTLE["headline"]:
        yield Doubt("headline", "weak", (words,))
    if len(_letters(words)) < _SHORT and not _DENSE.search(words):
        yield Doubt("headline", "short", (words,))
    if bar := _BAR.search(words):
        yield Doubt("headline", "trailing", (words, bar.group().strip()))
    yield from _garbled("headline", words)


def _outlet(shown: Claims, others: Claims, ground: Ground) -> Iterator[Doubt]:
    if not shown:
        yield from _passed_over("outlet", others) if others else _missing("outlet", ground)
        return
    best, words = shown[0], typed(shown[0].value)
    yield from _rivals(best, others)
    if all(e.span is not None and e.origin == TEXT and _owned(e.span, ground.rendition) for e in best.evidence):
        yield Doubt("outlet", "copyright", (words,))
    yield from _garbled("outlet", words)


def _owned(span: Span, rendition: str) -> bool:
    line = max(rendition.rfind("\n", 0, span.start) + 1, span.start - _LINE)
    return _OWNED.search(rendition, line, span.end) is not None


def _published(shown: Claims, others: Claims, ground: Ground) -> Iterator[Doubt]:
    days = [c for c in others if isinstance(c.value, Published) and c.value.precision in _DAYS]
    if not shown:
        yield from _passed_over("published", days) if days else _missing("published", ground)
        return
    best = shown[0]
    value = best.value
    if isinstance(value, Published) and value.precision not in _DAYS:
        same = [day for day in days if day.evidence == best.evidence]
        if len(same) > 1:
            yield Doubt("published", "either", (best.evidence[0].quote, *_named(same)))
        else:
            yield Doubt("published", "vague", (typed(value),))
    elif best.rank < _LITTLE["published"]:
        yield Doubt("published", "weak", (typed(value),))
    yield from _rivals(best, others)


def _dateline(shown: Claims, others: Claims, _: Ground) -> Iterator[Doubt]:
    """Most reports have none, which is no doubt; what was inferred from an outlet's home is, once an outlet."""
    if not shown or not isinstance(shown[0].value, Dateline):
        return
    if shown[0].value.basis == "stated":
        yield from _rivals(shown[0], others)
    elif listed := next((e.quote for e in shown[0].evidence if e.origin == "outlets"), None):
        yield Doubt("dateline", "home", (typed(shown[0].value), listed.rpartition(":")[0]))


def _blurred(shown: Description, ground: Ground) -> Iterator[Doubt]:
    """One doubt a picture, however many values were read from it."""
    field = next((field for field in _SEEN if shown.all_of(field)), None)
    shares = [*_RECOGNISED.finditer(ground.rendition)][-1:]
    if field and shares and int(shares[0][1]) < _SURE and not any(c.rank >= RULE_RANK for c in shown.all_of(field)):
        yield Doubt(field, "blurred", (said(shown.all_of(field)), shares[0][1]))


def _byline(shown: Claims, others: Claims, _: Ground) -> Iterator[Doubt]:
    if not shown:
        yield from _passed_over("byline", others)
        return
    writers = [c for c in shown if isinstance(c.value, Person) and c.value.role in ("author", "agency")]
    if not writers:
        yield Doubt("byline", "no-author", _named(shown))
    for claim in writers:
        yield from _name(claim, shown)
    if writers:
        least = min(writers, key=lambda claim: claim.rank)
        authors = [c for c in others if isinstance(c.value, Person) and c.value.role == "author"]
        yield from _rivals(least, [c for c in authors if not any(_same(c, known) for known in shown)])


def _name(claim: Claim, shown: Claims) -> Iterator[Doubt]:
    assert isinstance(claim.value, Person), "a byline names people"
    name, role = claim.value.name, claim.value.role
    within = [c.value.name for c in shown if isinstance(c.value, Person) and c.value.role == role and c is not claim]
    shorter = next((other for other in within if other != name and _letters(other) in _letters(name)), None)
    if role == "author" and _is_odd(name):
        yield Doubt("byline", "odd-name", (name,))
    elif shorter:
        yield Doubt("byline", "twice", (name, shorter))
    elif role == "author" and _in_text(claim) and claim.rank <= _GUESSED:
        yield Doubt("byline", "guessed", (name,))


def _is_odd(name: str) -> bool:
    """Whether it has signs that names have not, or is one word, or many, or ends in a letter."""
    if _NO_NAME.search(name) or _GARBLED.search(name):
        return True
    words = [word for word in name.split() if word.lower() not in _BETWEEN]
    return not _DENSE.search(name) and (not 1 < len(words) < _MOST_NAMES or len(words[-1]) == 1)


_FIELDS: Mapping[Field, Callable[[Claims, Claims, Ground], Iterator[Doubt]]] = {
    "headline": _headline, "outlet": _outlet, "byline": _byline, "dateline": _dateline, "published": _published,
}  # fmt: skip


DOUBTED: tuple[Field, ...] = tuple(_FIELDS)  # the fields that may be unsure
ANY_DOUBT = "any"
DOUBT_NAMES = frozenset({ANY_DOUBT, *DOUBTED, *get_args(Why)})  # by which a search asks for doubts


def _passed_over(field: Field, others: Claims) -> Iterator[Doubt]:
    if others:
        yield Doubt(field, "passed-over", _named(others))


def _missing(field: Field, ground: Ground) -> Iterator[Doubt]:
    if ground.media_type in _PAGES:
        yield Doubt(field, "untold")


def _rivals(best: Claim, others: Claims) -> Iterator[Doubt]:
    near = [other for other in others if other.rank >= best.rank * _NEAR and not _same(best, other)]
    if near:
        yield Doubt(best.field, "rival", (typed(best.value), *_named(near)))


def _garbled(field: Field, words: str) -> Iterator[Doubt]:
    if _GARBLED.search(words):
        yield Doubt(field, "garbled", (words,))


def _named(claims: Claims) -> tuple[str, ...]:
    return tuple(dict.fromkeys(typed(claim.value) for claim in claims))[:_MOST_WORDS]


def _same(one: Claim, other: Claim) -> bool:
    """Whether two values say the same, the one perhaps more of it."""
    match one.value, other.value:
        case Words(first), Words(second):
            return _within(first, second)
        case Person(first, _), Person(second, _):
            return _within(first, second)
        case Published(first), Published(second):
            least = min(len(first), len(second), len("2019-03-03"))
            return first[:least] == second[:least]
        case Dateline(place, day), Dateline(elsewhere, another):
            here = place is None or elsewhere is None or place.name == elsewhere.name
            return here and (day is None or another is None or day[-5:] == another[-5:])
    return False


def _within(one: str, other: str) -> bool:
    first, second = _letters(one), _letters(other)
    return first in second or second in first


@lru_cache(maxsize=256)  # one value is held against many others
def _letters(words: str) -> str:
    """Letters and digits alone, without case and accents."""
    return "".join(filter(str.isalnum, fold(words)))


def _in_text(claim: Claim) -> bool:
    return claim.evidence[0].origin == TEXT
