"""Counts which letters follow each other in many languages, for guessing a file's charset.

    pip install wordfreq
    python resources/train/letter_pairs.py

Writes `resources/letter_pairs.tsv` from word frequencies (wordfreq, Robyn Speer; data CC BY-SA 4.0): statistics of
pairs of letters alone, no words. Columns: language, cost (minus the natural logarithm of a share, rounded to a half),
and the pairs of that cost without separators. Only pairs with a letter beyond ASCII count: in the others all charsets
agree. Chinese, Japanese and Korean have single signs in the place of pairs. The row `mean` holds what text costs.
"""

from __future__ import annotations

import gzip
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import msgpack
import wordfreq

OUT = Path(__file__).parents[1] / "letter_pairs.tsv"
PAIRED = [
    "bg",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "es",
    "fa",
    "fi",
    "fr",
    "he",
    "hu",
    "is",
    "it",
    "lt",
    "lv",
    "mk",
    "nb",
    "nl",
    "pl",
    "pt",
    "ro",
    "ru",
    "sh",
    "sk",
    "sl",
    "sv",
    "tr",
    "uk",
    "ar",
    "ur",
]
# wordfreq writes ss for ß: its commonest pairs, as a share of all pairs with a letter beyond ASCII
ADDED = {"de": dict.fromkeys(("aß", "eß", "iß", "oß", "uß", "äß", "öß", "üß", "ßb", "ßl", "ßn", "ßs"), 0.004)
         | {"ße": 0.03, "ßt": 0.01, "ß ": 0.02}}  # fmt: skip
SIGNS = ("ja", "ko", "zh")
DEAREST = 9.5  # pairs that cost more are left out
SIGNS_KEPT = 1800


def pairs_of(language: str) -> Counter[str]:
    """Shares of pairs of letters, a blank for the ends of words, of which one is beyond ASCII."""
    found: Counter[str] = Counter()
    for word, share in wordfreq.get_frequency_dict(language, "best").items():
        if word.isalpha():
            padded = f" {word} "
            for pair in map("".join, pairwise(padded)):
                if not pair.isascii() and len(pair) == 2:
                    found[pair] += share
    total = sum(found.values())
    for pair, share in ADDED.get(language, {}).items():
        found[pair] += share * total
    return found


def signs_of(language: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for word, share in wordfreq.get_frequency_dict(language, "best").items():
        for sign in word:
            if not sign.isascii() and sign.isalpha():
                found[sign] += share
    return Counter(dict(found.most_common(SIGNS_KEPT)))


def traditional(simplified: Counter[str]) -> Counter[str]:
    """The same shares for traditional signs: each has that of the simplified sign it is written as."""
    path = Path(wordfreq.__file__).parent / "data/_chinese_mapping.msgpack.gz"
    mapping = msgpack.loads(gzip.decompress(path.read_bytes()), raw=False, strict_map_key=False)
    forms: dict[str, list[str]] = defaultdict(list)
    for old, new in mapping.items():
        sign = chr(old)
        if sign != new and _encodes(sign):
            forms[new].append(sign)
    found: Counter[str] = Counter()
    for sign, share in simplified.items():
        known = forms[sign] or ([sign] if _encodes(sign) else [])
        for form in known:
            found[form] += share / len(known)
    return found


def _encodes(sign: str) -> bool:
    try:
        sign.encode("big5")
    except UnicodeEncodeError:
        return False
    return True


def rows(language: str, counted: Mapping[str, float]) -> Iterator[str]:
    total = sum(counted.values())
    costs = {key: -math.log(count / total) for key, count in counted.items() if count}
    mean = sum(count / total * costs[key] for key, count in counted.items() if count)
    yield f"{language}\tmean\t{mean:.2f}"
    levels: dict[float, list[str]] = defaultdict(list)
    for key, cost in costs.items():
        if cost <= DEAREST:
            levels[round(cost * 2) / 2].append(key)
    for cost, keys in sorted(levels.items()):
        yield f"{language}\t{cost}\t{''.join(sorted(keys))}"


def main() -> None:
    lines = [
        "# Pairs of letters by language and cost; made by resources/train/letter_pairs.py from wordfreq's frequencies."
    ]
    for language in PAIRED:
        lines += rows(language, pairs_of(language))
    signs = {language: signs_of(language) for language in SIGNS}
    for language, counted in (*signs.items(), ("zh-Hant", traditional(signs["zh"]))):
        lines += rows(language, counted)
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{OUT}: {len(lines)} rows, {OUT.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
