"""Prints how often each field is right, and each miss, found against wanted: `python -m tests.reading.misses`."""

from __future__ import annotations

import sys
from typing import Any

from tests.reading.labels import CHECKS, FORMS, Example, asked, described, misses

KEYS = {"authors": "byline", "credits": "byline", "place": "dateline", "country": "dateline", "date": "dateline"}


def bare(node: Any) -> Any:
    """A field without evidence and other candidates."""
    match node:
        case {"value": told, **rest}:
            return f"{told} ({rest['precision']})" if "precision" in rest else told
        case {"role": role, "name": name}:
            return f"{name} ({role})"
        case {"place": place, "date": date, "basis": basis}:
            name = place["name"] if isinstance(place, dict) else place
            return f"{name}, {date} ({basis})"
        case list():
            return [bare(item) for item in node]
    return node


def text_told(example: Example) -> str:
    """What is wrong with a text, and where it begins and ends."""
    text, label = described(example)["text"], example.label
    kept = [words for words in label["not_in_text"] if words in text]
    ends = f"{text[:60]!r} ... {text[-60:]!r}, wanted {label['text_starts']!r} ... {label['text_ends']!r}"
    return f"keeps {kept}; {ends}"


def told(example: Example, field: str) -> str:
    if field.startswith("text"):
        return text_told(example)
    key = KEYS.get(field, field)
    return f"{bare(described(example)[key])}, wanted {bare(example.label[key])}"


def main(words: list[str]) -> None:
    """With words, only misses of the files, forms and fields that have one of them in their names."""
    for form in FORMS:
        for field in CHECKS:
            files, wrong = asked(form, field), misses(form, field)
            if files:
                print(f"{form:8} {field:10} {len(files) - len(wrong):3} of {len(files):3}")
            for example in wrong:
                if not words or any(word in f"{form} {field} {example.name}" for word in words):
                    print(f"    {example.name}: {told(example, field)}")


if __name__ == "__main__":
    main(sys.argv[1:])
