"""The rarity of words: counted in the archive, and smoothed by their frequency in news in general."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from dossier import lazy_re as re
from dossier.link.background import share
from dossier.link.features import Features

STEADY = 1000  # reports of news at large that the archive's own count is averaged with
_NUMBER_SHARES = {1: 0.15, 2: 0.05, 3: 0.008, 4: 0.006}  # by digits: ages and hours are everywhere
_LONG_NUMBER = 0.002
_YEAR = re.compile(r"#(?:19|20)\d\d")
_YEAR_SHARE = 0.06
_DAY_SHARE = 0.003
_WEEKDAY_SHARE = 0.2
_COMMON = 0.005  # shares from here on were measured


@dataclass(frozen=True, slots=True)
class Corpus:
    """The number of reports, and how many of them hold each key; keys that were not counted count `unknown`.

    An archive that counts only its index (`postings`) may hand that in: a word that is common in news at large
    never passes for rare because the index left it out.
    """

    reports: int = 0
    frequency: Mapping[str, int] = field(default_factory=dict)
    unknown: int = 0
    rarities: dict[str, float] = field(default_factory=dict, init=False, repr=False, compare=False)  # computed so far

    @classmethod
    def of(cls, features: Iterable[Features]) -> Corpus:
        """Counts every key of every report."""
        reports, frequency = 0, Counter[str]()
        for one in features:
            reports += 1
            frequency.update(one.terms.keys)
        return cls(reports, frequency)

    def rarity(self, key: str) -> float:
        """Nats of surprise at meeting the key in a report (smoothed inverse document frequency), >= 0."""
        known = self.rarities.get(key)
        if known is None:
            known = self.rarities[key] = self._rarity(key)
        return known

    def _rarity(self, key: str) -> float:
        usual = usual_share(key)
        counted = (self.frequency.get(key, self.unknown) + STEADY * usual) / (self.reports + STEADY)
        return -math.log(min(1.0, max(counted, usual) if usual >= _COMMON else counted))


@lru_cache(maxsize=1 << 16)
def usual_share(key: str) -> float:
    """The part of news at large that holds the key, 0..1."""
    match key[:1]:
        case "#":
            return _YEAR_SHARE if _YEAR.fullmatch(key) else _NUMBER_SHARES.get(len(key) - 1, _LONG_NUMBER)
        case "@":
            return _WEEKDAY_SHARE if len(key) == 2 else _DAY_SHARE
        case _:
            return share(key)
