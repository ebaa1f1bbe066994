"""Words that are common in most reports, so that an archive of five reports can recognize rare words.

Share of news reports that hold each stem, English and Spanish, measured over some 4,000 reports and put in bands.
"""

from __future__ import annotations

from dossier.authority.knowledge import concept_of

UNKNOWN = 0.0006  # the share assumed of a word in no band

_SHARE = {stem: float(band) for stem, band in concept_of("word_frequencies").items()}


def share(key: str) -> float:
    """About which part of all news reports hold this stem, 0..1."""
    return _SHARE.get(key, UNKNOWN)
