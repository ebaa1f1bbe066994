"""Finds one person whom two reports give different given names: `Ada Ruiz` in one, `Eva Ruiz` in the other."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from dossier import lazy_re as re
from dossier.compare.mention_table import Mention
from dossier.compare.nicknames import is_short_of
from dossier.compare.report_sentences import sentences
from dossier.model.reports import Record

_WORD = re.compile(r"[^\W_]{2,}")
_ALIKE = 0.09  # cosine of what two reports say of one person; of two people it is higher in one pair of six
_LONG = 4  # letters of a word that says something
_FEWEST = 5  # of these that the reports must share
_SHORT = 3  # letters of a given name by which it may be short for another: `Zack` for `Zachary`
_GENDERS = frozenset(["he", "his", "him"]), frozenset(["she", "her"])
_GENITIVE = {"s"}  # of `Corran's Ruiz`
_Words = frozenset[str]


def conflict(one: Mention, other: Mention) -> bool:
    """Whether the names are those of two people of one surname, in two reports, by given names that are not alike."""
    mine, theirs = one.grown, other.grown
    people = one.name.kind == other.name.kind == "person" and len(mine) == len(theirs) > 1
    if not people or one.record.report == other.record.report or mine[-1] != theirs[-1] or mine[0] in theirs[:-1]:
        return False
    a, b = mine[0], theirs[0]
    return (
        min(len(a), len(b)) > 1
        and a[:_SHORT] != b[:_SHORT]
        and not is_short_of(a, b)
        and not _GENITIVE & {*mine, *theirs}
    )


class NameConflicts:
    """The sentences of a case, by which two people of one surname may be found to be one."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._said = {
            record.report: [frozenset(_WORD.findall(sentence.folded)) for sentence in sentences(record)]
            for record in records
        }
        held = Counter(word for said in self._said.values() for words in said for word in words)
        many = sum(map(len, self._said.values()))
        self._weight = {word: math.log(1 + many / count) ** 2 for word, count in held.items()}

    def joined(self, groups: Iterable[list[Mention]]) -> list[list[Mention]]:
        """The groups; two people are one if they have a surname to themselves and the reports say the same of both.

        Each report must name one of them alone, and by the full name first: relatives are told apart in a report, or
        share their surname with somebody who is better known.
        """
        found = list(groups)
        bearers: dict[str, list[int]] = {}
        for at, group in enumerate(found):
            if any(mention.name.kind == "person" for mention in group):
                for surname in {mention.grown[-1] for mention in group if len(mention.words) > 1}:
                    bearers.setdefault(surname, []).append(at)
        for surname, places in bearers.items():
            if len(places) == 2 and self._are_one(surname, *(found[at] for at in places)):
                first, second = places
                found[first], found[second] = found[first] + found[second], []
        return [group for group in found if group]

    def _are_one(self, surname: str, one: Sequence[Mention], other: Sequence[Mention]) -> bool:
        if not all(conflict(a, b) and self._is_introduced(surname, a) for a in one for b in other):
            return False
        if not all(self._is_introduced(surname, mention) for mention in other):
            return False
        names = {word for mention in (*one, *other) for word in mention.words}
        mine, theirs = (self._context(surname, group) - names for group in (one, other))
        if any(not mine & a and not theirs & b and mine & b and theirs & a for a, b in (_GENDERS, _GENDERS[::-1])):
            return False
        if sum(len(word) >= _LONG for word in mine & theirs) < _FEWEST:
            return False
        size = math.sqrt(self._sum(mine) * self._sum(theirs))
        return size > 0 and self._sum(mine & theirs) >= _ALIKE * size

    def _is_introduced(self, surname: str, mention: Mention) -> bool:
        """Whether the report uses the surname for the first time in the full name."""
        first = next((said for said in self._said[mention.record.report] if surname in said), frozenset[str]())
        return mention.words[0] in first

    def _context(self, surname: str, group: Sequence[Mention]) -> _Words:
        """The words of the sentences that name the person, and of the two sentences behind each."""
        found = set[str]()
        for report in {mention.record.report for mention in group}:
            said = self._said[report]
            found |= {
                word
                for at, words in enumerate(said)
                if surname in words
                for word in words.union(*said[at + 1 : at + 3])
            }
        return frozenset(found)

    def _sum(self, words: _Words) -> float:
        return sum(self._weight[word] for word in words)
