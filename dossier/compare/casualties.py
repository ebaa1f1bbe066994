"""Finds what happened to the people whom a number counts: killed, wounded, arrested, missing, displaced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.headcounts import counts_people
from dossier.compare.inverted_counts import does, turned
from dossier.compare.numerals import Numeral
from dossier.compare.vocabulary import AFTER, BEFORE, ONE, PUT_AT, QUALIFIER, SUMMED, TOLL

_OBJECT = 30  # characters behind them in which the object of a verb there may be
_REACH = 100  # characters between a number and what befell those it counts
_ASIDE = filled("<parts/aside>")
_LOST = pattern(r"\b<casualties/lost>\s+(?:at least |all |al menos )?$")  # one's own
_TAKEN = pattern(r"\b<casualties/claimed>\s+$")  # `12 lives`
_LIVES = re.compile(r" (?:\w+ )?(?:lives|vidas)\b")
_KIN = pattern(r" (?:of <determiners/possessive> )?(?:\w+ ){0,2}?<kin/kin_and_colleagues>\b")
_BREAK = pattern(
    rf"[;:()\[\]|]|[.!?]\s|\s[-–—]+\s(?!{_ASIDE})|,\s(?!{_ASIDE})|\b(?:<boundaries/clause_of_another>"
    r"|told(?! to (?:leave|flee|evacuate|move)))\b|-year-old"
)
# `including three children`, `three of them children`: a part of those counted just before
_INCLUDED_BEFORE = pattern(r"(?:[,(]|\s[-–—]+|^|\s)\s*<parts/among_whom>\s+(?:<determiners/of_a_part>\s+)*$")
_INCLUDED_BEHIND = pattern(r"\s+<parts/of_whom>\b")
# `two of the four`
_OF_THE = pattern(r"\s+(?:of|de) (?:(?:all )?<determiners/definite> )?\s*")
_WHO = re.compile(r"(?:\s[a-z]+){0,3} (?:who|that|que)\b")  # `two of the eleven people who drowned`
_ASIDE_START = re.compile(r"[,(]\s*|\s[-–—]+\s")
_ASIDE_END = re.compile(r"[,)]|\s[-–—]+\s|$")
_BLANKED = re.compile(r" {4,}")
_AND = pattern(r"\b<conjunctions/and_or>\b|,")
# `two surgeries and is listed in critical condition`: somebody else is
_AND_IS = pattern(r"\b(?:and|but|y|pero) <auxiliaries/is>\b")
_LAST_WORDS = pattern(
    # `the driver and 11`
    rf"\s*(?:<determiners/last_words> (?:[\w-]+ ){{0,2}}?(?:{ONE}"
    r")(?:, [^,;.]{2,40},)?,? <conjunctions/and> )?(?:<boundaries/before_a_number>\s+)*$"
)
_JOINED = pattern(
    r"(?:\s+(?!<auxiliaries/joined>\b)[^\W\d]+){1,3},?\s+<conjunctions/and>\s+(?:<quantifiers/about_or_others> )?"
)
_OWN_VERB = pattern(r"(?:\s+[a-z]+){0,2}?\s+<auxiliaries/own_verb>\b")
_OF_AGE = re.compile(r"\s+\d{1,2}[- ]year[- ]olds?\b")  # `two 23-year-old men were`
_BADLY = pattern(  # `5 injured, 2 critically`, `dos muertos y tres graves`
    r"\s+(?:of (?:them|whom) )?<injuries/badly>(?!\s+(?!in\b|after\b)[a-z])"
)
_ELSEWHERE = re.compile(  # `three were killed in Ambato and two in Quito`
    r"\s+(?:more |others? |mas )?(?:in|en|at|near)(?: [\w'’-]+){1,5}?(?=[.,;]|$| and | y )"
)
_OF_THEM = pattern(  # `five shot dead in Ica: 4 men at a bar, a woman at home`
    r" (?:\w+ )?<people/groups>\b"
)
_WORSE = pattern(  # of those hurt
    r" (?:<parts/of_whom> )?(?:<auxiliaries/later_were> )*<casualties/fatally>\b"
)
_NONE = pattern(r"\b(?:none|neither) of <determiners/definite> (?:other )?$|\bningun[oa] de <determiners/definite> $")
_LISTING = pattern(r"(?:.*[,;]|.*\b(?:and|y))\s+(?:<parts/at_least_or_another> )?$")


@dataclass(frozen=True, slots=True)
class Casualty:
    """What befell those counted, the words from the number to there, and whether it follows the number."""

    kind: str
    start: int
    end: int
    ahead: bool


def fates(text: str, found: list[Numeral]) -> list[Casualty | None]:
    """What happened to the people whom each number of a folded sentence counts; None if it does not say."""
    whole = text
    within = [i > 0 and _is_included(text, found[i - 1], numeral) for i, numeral in enumerate(found)]
    for i, numeral in enumerate(found):
        if within[i]:
            text = _without_aside(text, found[i - 1].end, numeral)
    for first, last in _apposed(text, found):
        within[first : last + 1] = [True] * (last + 1 - first)
        text = _without_aside(text, found[first - 1].end, found[last], found[first])
    outer = [numeral for i, numeral in enumerate(found) if not within[i]]
    read_outer = dict(zip((numeral.start for numeral in outer), _outer(text, outer), strict=True))
    fated: list[Casualty | None] = []
    for i, numeral in enumerate(found):
        fated.append(_part(whole, fated[-1], numeral) if within[i] else read_outer[numeral.start])
    if any(within[i] and known is None for i, known in enumerate(fated)):  # parts of what nothing befell
        alone = _outer(whole, found)
        fated = [alone[i] if within[i] and known is None else known for i, known in enumerate(fated)]
    return fated


_SIDE = re.compile(r"(?:\s+[a-z]+){1,3}(?:,|\s[-–—]+|\s\()\s*")
_SIDE_END = re.compile(r"(?:\s+[a-z]+){1,3}(?:,|\s[-–—]+|\))")


def _apposed(text: str, found: list[Numeral]) -> Iterator[tuple[int, int]]:
    """`eight others, five men and three women, were`: the first and the last of the parts that come to the whole."""
    for i, numeral in enumerate(found[:-2]):
        if not _SIDE.fullmatch(text, numeral.end, found[i + 1].start):
            continue
        total = 0
        for j in range(i + 1, len(found)):
            total += int(found[j].value)
            if total == numeral.value and j > i + 1 and _SIDE_END.match(text, found[j].end):
                yield i + 1, j
                break


def _is_included(text: str, before: Numeral, numeral: Numeral) -> bool:
    gap = text[before.end : numeral.start]
    if re.search(r"[.;]\s", gap):
        return False
    return bool(
        _INCLUDED_BEFORE.search(gap)
        or (gap.rstrip().endswith((",", "-", "–", "—", "(")) and _INCLUDED_BEHIND.match(text, numeral.end))
    )


def _without_aside(text: str, start: int, numeral: Numeral, first: Numeral | None = None) -> str:
    """The text with the aside that holds `numeral` made blank, so that those around it are read as one.

    `first` is the first number of the aside, where it holds several.
    """
    first = first or numeral
    marks = list(_ASIDE_START.finditer(text, start, first.start))
    begin = marks[-1].start() if marks else first.start
    stop = _ASIDE_END.search(text, numeral.end)
    end = stop.end() if stop else len(text)
    return text[:begin] + " " * (end - begin) + text[end:]


def _part(text: str, whole: Casualty | None, numeral: Numeral) -> Casualty | None:
    """What befell the whole, or what else befell these of them: `five were shot, two of them fatally`."""
    worse = _WORSE.match(text, numeral.end)
    if worse:
        return Casualty("killed", numeral.start, worse.end(), True)
    if whole is None:
        return None
    return Casualty(whole.kind, min(whole.start, numeral.start), max(whole.end, numeral.end), whole.ahead)


def _outer(text: str, found: list[Numeral]) -> list[Casualty | None]:
    """Casualties of numbers outside of asides; skips ages, days and counts of things between a count and its verb."""
    people = [i for i, numeral in enumerate(found) if counts_people(numeral, text)]
    counting = [found[i] for i in people]
    whole = [n for i, n in enumerate(counting) if not (i and _OF_THE.fullmatch(text, counting[i - 1].end, n.start))]
    read_so_far: list[Casualty | None] = []
    for numeral in counting:
        start = max((n.end for n in counting if n.end <= numeral.start), default=0)
        end = min((n.start for n in whole if n.start >= numeral.end), default=len(text))
        own = numeral in whole or _WHO.match(text, numeral.end)
        read_so_far.append(befell(text, numeral, start, end) if own else None)
    read = [known or _joined(text, counting, read_so_far, i) for i, known in enumerate(read_so_far)]
    by_place = dict(zip(people, read, strict=True))
    return [by_place.get(i) for i in range(len(found))]


def _joined(text: str, found: list[Numeral], read_so_far: list[Casualty | None], i: int) -> Casualty | None:
    """What befell `two nurses and ...` as `... five patients were hurt` tells, or `killed five and ...` before it."""
    for j in (i + 1, i - 1):
        known = read_so_far[j] if 0 <= j < len(found) else None
        between = text[found[min(i, j)].end : found[max(i, j)].start] if known else ""
        if known is None:
            continue
        if j < i and found[i].value < found[j].value and _OF_THEM.match(text, found[i].end) and between.endswith(": "):
            return Casualty(known.kind, known.start, found[i].end, True)
        if j < i and _OWN_VERB.match(text, found[i].end):
            continue
        apart = j < i and _LISTING.fullmatch(between) and _ELSEWHERE.match(text, found[i].end)
        if apart or (known.ahead == (j > i) and _JOINED.fullmatch(between)):
            end = apart.end() if apart else max(known.end, found[i].end)
            return Casualty(known.kind, min(known.start, found[i].start), end, known.ahead)
    return None


def befell(text: str, numeral: Numeral, before: int, after: int) -> Casualty | None:
    """The kind of casualty and the span of the words that say so: those after the number, else those before it."""
    if _NONE.search(text[: numeral.start]):
        return None
    back = turned(text, numeral)
    if back is not None:
        return Casualty(back[0], numeral.start, back[1], True)
    ahead, beyond = _ahead(text, numeral, after)
    found = list(AFTER.finditer(ahead))
    doing = [verb for verb in found if does(beyond, verb)]
    match = next((word for word in found if word not in doing), None)
    behind = _behind(text, numeral, before)
    care = match is None and not behind and _BADLY.match(ahead)
    if care:
        return Casualty("wounded", numeral.start, numeral.end + care.end(), True)
    if match is not None and match.lastgroup and not (behind and _AND.search(ahead[: match.start()])):
        kind, end = _fatal(match.lastgroup, ahead, match)
        return Casualty(kind, numeral.start, numeral.end + end, True)
    return None if behind and behind.kind == "missing" and doing else behind  # `looking for two men who shot a guard`


def _ahead(text: str, numeral: Numeral, after: int) -> tuple[str, str]:
    """The words after a number that may say what happened to the people counted; and these plus the words that follow.

    A verb there may belong to the people whom the next number counts.
    """
    if text.startswith(",", numeral.end):
        return "", ""
    aside = sum(map(len, _BLANKED.findall(text, numeral.end, after)))
    stop = min(after, numeral.end + _REACH + aside)
    ahead = text[numeral.end : stop]
    ahead = _OF_AGE.sub(_blank, ahead, count=1) if _OF_AGE.match(ahead) else ahead
    broken = _BREAK.search(ahead) or (_AND_IS.search(ahead) if numeral.value > 1 else None)
    return (ahead[: broken.start()],) * 2 if broken else (ahead, ahead + text[stop : stop + _OBJECT])


def _blank(match: re.Match[str]) -> str:
    return " " * len(match.group())


def _fatal(kind: str, ahead: str, match: re.Match[str]) -> tuple[str, int]:
    """`shot` alone wounds; `shot dead`, `shot and killed`, `fatally shot` kill."""
    if kind == "wounded" and match.group() == "shot":
        deadly = re.match(
            r"(?:,? and)? ?(?:\w+ )?(?:killed|dead|to death)\b|,? (?:and )?killed",
            ahead[match.end() :].lstrip(),
        )
        if deadly:
            return "killed", match.end() + deadly.end() + 1
    return kind, match.end()


def _behind(text: str, numeral: Numeral, before: int) -> Casualty | None:
    """`killing at least 12`, `left 12 dead` is ahead; here the verb or the toll comes first."""
    lead = text[before : numeral.start]
    qualifier = QUALIFIER.search(lead)
    lead = lead[: qualifier.start()] if qualifier else lead
    matches = [m for m in BEFORE.finditer(lead) if _LAST_WORDS.fullmatch(lead, m.end())]
    if _LOST.search(lead) and _KIN.match(text, numeral.end):
        return Casualty("killed", before + len(lead.rstrip()) - 4, numeral.end, False)
    if _TAKEN.search(lead) and _LIVES.match(text, numeral.end):
        return Casualty("killed", before + lead.rstrip().rfind(" ") + 1, numeral.end, False)
    toll = TOLL.search(lead) or SUMMED.search(lead) or PUT_AT.search(lead)
    if toll is not None and toll.lastgroup:
        return Casualty(toll.lastgroup, before + toll.start(), numeral.end, False)
    if not matches or matches[-1].lastgroup is None:
        return None
    return Casualty(matches[-1].lastgroup, before + matches[-1].start(), numeral.end, False)
