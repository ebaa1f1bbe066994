"""The labelled files: what a person wrote down of each, what the reader says of it, and where the two differ."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal

from dossier.model.claims import Reading
from dossier.model.describe import contract_json
from dossier.reading import read
from dossier.reading.layout import ocr
from dossier.reading.readers import parts
from dossier.resources import seeds

Json = Mapping[str, Any]
Form = Literal["text", "html", "document", "picture", "mail"]
EXAMPLES = Path(__file__).parent / "examples"
FORMS: dict[Form, tuple[str, ...]] = {
    "text": (".txt", ".md"),
    "html": (".html",),
    "document": (".docx", ".odt", ".fodt", ".rtf", ".pdf"),
    "picture": (".png", ".jpg"),
    "mail": (".eml", ".mhtml", ".warc", ".gz", ".wacz"),  # messages, and files of captured pages
}


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A file, or with `part` one of the files within it, and its label.

    A label has `file`, the fields of a description as the contract spells them (`null`: the file does not tell it),
    the first and last words of the article's own text, words of the file that are not of that text, and `part`.
    """

    path: Path
    label: Json
    part: str | None = None

    @property
    def name(self) -> str:
        return f"{self.path.name}//{self.part}" if self.part else self.path.name

    @property
    def form(self) -> Form:
        return next(form for form, endings in FORMS.items() if self.path.suffix in endings)


@cache
def examples() -> tuple[Example, ...]:
    """Sample reports and examples, in the order of their labels' names; pictures where tesseract has their language."""
    found = []
    for home, folder in ((seeds(), seeds() / "labels"), (EXAMPLES, EXAMPLES)):
        for path in sorted(folder.rglob("*.json")):
            label = json.loads(path.read_text(encoding="utf-8"))
            found.append(Example(home / label["file"], label, label.get("part")))
    return tuple(one for one in found if one.form != "picture" or _tesseract_reads(one.label["language"]))


def _tesseract_reads(language: str) -> bool:
    engine = ocr.installed()
    return engine is not None and engine.language(language) is not None


@cache
def reading(example: Example) -> Reading:
    data = example.path.read_bytes()
    if example.part is None:
        return read(data, example.path.name)
    part = next(part for part in parts(data, example.path.name) if part.name == example.part)
    return read(part.data, part.name, part.capture)


@cache
def described(example: Example) -> Json:
    return contract_json(reading(example))


def folded(text: str | None) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFKD", (text or "").casefold()) if not unicodedata.combining(c))
    return re.sub(r"[^0-9a-z]+", " ", plain).strip()


def spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("*", ""))


def value(field: Json | None) -> str:
    return folded(field["value"]) if field else ""


def people(byline: list[Json], *roles: str) -> set[tuple[str, str]]:
    return {(folded(b["name"]), b["role"]) for b in byline if b["role"] in roles}


def same_words(field: str) -> Callable[[Json, Json], bool]:
    return lambda found, label: value(found[field]) == folded(label[field])


def same_people(*roles: str) -> Callable[[Json, Json], bool]:
    return lambda found, label: people(found["byline"], *roles) == people(label["byline"], *roles)


def same_place(found: Json, label: Json) -> bool:
    """The place's name, or the words of the dateline, begin as the label has them; null is null."""
    line, want = found["dateline"], label["dateline"]
    if line is None or want is None:
        return line is None and want is None
    told = [(line["place"] or {}).get("name"), *(e["quote"] for e in line["evidence"])]
    return line["basis"] == want["basis"] and any(folded(t).startswith(folded(want["place"])) for t in told)


def same_country(found: Json, label: Json) -> bool:
    place = (found["dateline"] or {}).get("place") or {}
    return bool(place.get("country") == label["dateline"]["country"])


def same_date(found: Json, label: Json) -> bool:
    return bool((found["dateline"] or {}).get("date") == (label["dateline"] or {}).get("date"))


def same_moment(found: Json, label: Json) -> bool:
    """The same precision and the same moment; `+00:00` and `Z` are one."""
    mine, want = found["published"], label["published"]
    if mine is None or want is None:
        return mine is None and want is None
    if mine["precision"] != want["precision"]:
        return False
    return mine["value"] == want["value"] or (
        want["precision"] == "minute" and datetime.fromisoformat(mine["value"]) == datetime.fromisoformat(want["value"])
    )


def same_language(found: Json, label: Json) -> bool:
    return bool(found["language"] == label["language"])


def same_url(found: Json, label: Json) -> bool:
    return bool((found["url"] or {}).get("value") == label["url"])


def whole(found: Json, label: Json) -> bool:
    """The article's text has its first and last words."""
    text = spaced(found["text"])
    return spaced(label["text_starts"]) in text and spaced(label["text_ends"]) in text


def clean(found: Json, label: Json) -> bool:
    """The article's text has none of the page's other words."""
    text = spaced(found["text"])
    return not any(words in text for words in label["not_in_text"])


CHECKS: dict[str, Callable[[Json, Json], bool]] = {
    "headline": same_words("headline"),
    "standfirst": same_words("standfirst"),
    "outlet": same_words("outlet"),
    "section": same_words("section"),
    "authors": same_people("author"),
    "credits": same_people("contributor", "editor", "photographer", "agency"),
    "place": same_place,
    "country": same_country,
    "date": same_date,
    "published": same_moment,
    "language": same_language,
    "url": same_url,
    "text whole": whole,
    "text clean": clean,
}
# A file counts for these only where its label can tell: no dateline has no country, and a label leaves a standfirst
# or section out where two careful people would not write down the same.
ASKED: dict[str, Callable[[Json], bool]] = {
    "standfirst": lambda label: "standfirst" in label,
    "section": lambda label: "section" in label,
    "country": lambda label: bool((label["dateline"] or {}).get("country")),
    "text clean": lambda label: bool(label["not_in_text"]),
}


def asked(form: Form, field: str) -> list[Example]:
    """The files of a form that count for a field."""
    counts = ASKED.get(field)
    return [e for e in examples() if e.form == form and (counts is None or counts(e.label))]


def misses(form: Form, field: str) -> list[Example]:
    return [example for example in asked(form, field) if not CHECKS[field](described(example), example.label)]
