"""Detects the language of a text from its letters alone, if its script or its own letters leave no other."""

from __future__ import annotations

from functools import cache

from dossier import lazy_re as re
from dossier.reading.text_tools.charset_guess import likeliest_language

# Scripts of one language among those that news is written in, by their Unicode blocks (the Unicode Standard, ch. 7-18).
_OWN = {
    "el": "\u0370-\u03ff\u1f00-\u1fff",
    "hy": "\u0530-\u058f",
    "he": "\u0590-\u05ff",
    "dv": "\u0780-\u07bf",
    "bn": "\u0980-\u09ff",
    "pa": "\u0a00-\u0a7f",
    "gu": "\u0a80-\u0aff",
    "or": "\u0b00-\u0b7f",
    "ta": "\u0b80-\u0bff",
    "te": "\u0c00-\u0c7f",
    "kn": "\u0c80-\u0cff",
    "ml": "\u0d00-\u0d7f",
    "si": "\u0d80-\u0dff",
    "th": "\u0e00-\u0e7f",
    "lo": "\u0e80-\u0eff",
    "bo": "\u0f00-\u0fff",
    "my": "\u1000-\u109f",
    "ka": "\u10a0-\u10ff\u1c90-\u1cbf",
    "am": "\u1200-\u137f",
    "km": "\u1780-\u17ff",
    "ko": "\u1100-\u11ff\uac00-\ud7af",
}
# Scripts that several languages share.
_SHARED = {
    "cyrillic": "\u0400-\u052f",
    "arabic": "\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff",
    "devanagari": "\u0900-\u097f",
    "kana": "\u3040-\u30ff",
    "han": "\u3400-\u9fff\uf900-\ufaff",
}
# Letters of Chinese, Japanese and Korean, of which two or three are a name, and ten a headline. One pattern for all who
# ask: so large a set takes milliseconds to compile.
WIDE_LETTERS = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
WIDE = re.compile(f"[{WIDE_LETTERS}]")
# Letters of which none are capitals, though blanks part words: Hebrew, Arabic, of India, Thai, Georgian, Ethiopic.
CASELESS_LETTERS = "\u0590-\u06ff\u0900-\u0dff\u0e00-\u0eff\u10a0-\u10ff\u1200-\u137f"
# Letters that are not Latin; quotation marks and dashes are between the two ranges.
_FOREIGN = re.compile("[\u0370-\u1dff\u1f00-\u1fff\u3040-\ufefe]")
_LETTER = re.compile(r"[^\W\d_]")
# Letters that a language has and those named after it have not; so the order counts.
_CYRILLIC = (
    ("tg", "ӣӯҷ"),
    ("kk", "ұәғһ"),
    ("mk", "ѓќѕ"),
    ("sr", "ђћљњџј"),
    ("uk", "їєґ"),
    ("be", "ў"),
    ("ru", "ыэё"),
    ("uk", "і"),
    ("bg", "ъ"),
)
_ARABIC = (("ckb", "ێۆڕڵە"), ("ur", "ٹڈڑںےہھ"), ("ps", "ښځڅړږټډۍ"), ("fa", "پچژگکی"))
_DEVANAGARI = (
    ("mr", "आहे आणि आहेत होते या मध्ये केली केला यांनी"),
    ("ne", "छ छन् भएको गरेको गर्न लागि पनि थियो हुने"),
    ("hi", "है हैं में के की का को से और ने पर था"),
)
_MOST = 0.5  # share of the letters that have to be of one script
_LEAST_SHARE = 0.004  # least share of a letter that identifies a language: a foreign name proves nothing
_LEAST = 8  # letters


@cache
def _scripts() -> dict[str, re.Pattern[str]]:
    # Late: most texts are in Latin letters and need none of them
    return {name: re.compile(f"[{ranges}]") for name, ranges in (_OWN | _SHARED).items()}


def by_script(text: str) -> str | None:
    """ISO 639 code of the one language that is written so; `None` for Latin letters and where several are left."""
    if text.isascii() or _FOREIGN.search(text) is None:
        return None
    letters = len(_LETTER.findall(text))
    kinds = "".join(set(text))  # far fewer, to look for the scripts that are there
    there = {name: pattern for name, pattern in _scripts().items() if pattern.search(kinds)}
    counts = {name: len(there[name].findall(text)) if name in there else 0 for name in _scripts()}
    if letters < _LEAST:
        return None
    counts["han"] += counts["kana"]
    name = max(counts, key=counts.__getitem__)
    if counts[name] < _MOST * letters:
        return None
    return name if name in _OWN else _shared(name, text, counts)


def _shared(name: str, text: str, counts: dict[str, int]) -> str | None:
    if name == "han":
        return "ja" if counts["kana"] > counts["han"] / 20 else "zh"
    if name == "cyrillic":
        return _cyrillic(text.lower(), counts[name])
    if name == "arabic":
        return _by_letters(text, _ARABIC, counts[name]) or "ar"
    return _by_words(text) if name == "devanagari" else None


def _cyrillic(text: str, letters: int) -> str | None:
    found = _by_letters(text, _CYRILLIC, letters)
    # Kirghiz, Mongolian and others lend these two to the letters of Russian.
    if found in ("ru", None) and any(c in text for c in "өү"):
        return "ky" if "ң" in text else "mn"
    if found == "ru" and "і" in text and "и" not in text:
        return "be"
    return found or likeliest_language(text, ("bg", "mk", "ru", "uk"))


def _by_letters(text: str, languages: tuple[tuple[str, str], ...], letters: int) -> str | None:
    for code, letters_of in languages:
        if sum(map(text.count, letters_of)) > _LEAST_SHARE * letters:
            return code
    return None


def _by_words(text: str) -> str | None:
    words = text.replace("।", " ").split()
    scores = {code: sum(word in words_of.split() for word in words) for code, words_of in _DEVANAGARI}
    best = max(scores, key=scores.__getitem__)
    return best if scores[best] else None
