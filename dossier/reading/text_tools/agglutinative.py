"""Detects languages that join their small words to the long ones, by the form of these."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re

_LEAST = 12  # long words
_LONG = 5  # letters
_VOWELS = tuple("aeiou")
# Zulu and Xhosa: every syllable is open, prefixes make words long, and clicks and breaths are written with two letters.
_OPEN, _MEAN, _CLUSTERED = 0.9, 6.8, 0.045
_CLUSTERS = re.compile("hl|dl|kh|th|ph|ng|ny|nd|mb")
_XHOSA = re.compile("rh|ty|nxa|kwaye|ukuba")
_ZULU = re.compile("hh|kuthi|kusho|futhi|(?<!t)shi")
# Greenlandic: q closes syllables and is doubled, vowels are doubled too.
_GREENLANDIC = re.compile("q(?!u)|aa|uu|ii|rl|ss|nng")
_KALAALLIT = 0.09


def by_build(words: Sequence[str]) -> str | None:
    """ISO 639-1 code of the language, given its words in small letters."""
    long = [word for word in words if len(word) >= _LONG]
    if len(long) < _LEAST:
        return None
    text = " ".join(words)
    mean = sum(map(len, words)) / len(words)
    if mean >= _MEAN and "q" in text and len(_GREENLANDIC.findall(text)) >= _KALAALLIT * len(text):
        return "kl"
    open_ended = sum(word.endswith(_VOWELS) for word in long)
    if open_ended < _OPEN * len(long) or mean < _MEAN or len(_CLUSTERS.findall(text)) < _CLUSTERED * len(text):
        return None
    return "xh" if len(_XHOSA.findall(text)) > len(_ZULU.findall(text)) else "zu"
