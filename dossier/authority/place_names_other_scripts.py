"""Looks up places by their names in Arabic, Chinese, Japanese, Korean and Cyrillic letters, by list or by sound."""

from __future__ import annotations

from functools import lru_cache

from dossier.authority.gazetteer import Gazetteer
from dossier.model.claims import Place

_MARKS = dict.fromkeys(range(0x064B, 0x0653))  # signs of Arabic's vowels, which mostly go unwritten
# Letter by letter, as gazetteers in English have them (BGN/PCGN, without its apostrophes)
_CYRILLIC = str.maketrans(
    {
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "y",
        "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
        "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu",
        "я": "ya", "і": "i", "ї": "yi", "є": "ye", "ґ": "g",
    }
)  # fmt: skip
_COUNTRIES = ("RU", "UA", "BY", "KZ", "KG", "BG", "MK", "RS")  # where towns are written so


@lru_cache(maxsize=1024)
def find_in_other_script(name: str, places: Gazetteer, *, spelt: bool) -> Place | None:
    """The place that bears a name in one of these scripts, by the list; where it is `spelt`, by its sounds as well."""
    key = " ".join(name.casefold().split()).translate(_MARKS)
    if (listed := places.find(key)) is not None:
        return listed
    sounds = key.translate(_CYRILLIC)
    if not spelt or sounds == key or not sounds.isascii():
        return None
    found = (places.find(sounds, country=country) for country in _COUNTRIES)
    return next((place for place in found if place is not None and place.lat is not None), None)
