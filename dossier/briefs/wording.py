"""The English words of a brief: values, roles, findings, sizes."""

from __future__ import annotations

from pathlib import PurePosixPath

from dossier.briefs import dates
from dossier.model.briefs import BriefFinding, BriefSource
from dossier.model.claims import Claim, Dateline, Person, Place, Published, Words
from dossier.model.links import Cell

_LANGUAGES = {
    "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German",
    "el": "Greek", "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French",
    "he": "Hebrew", "hi": "Hindi", "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ko": "Korean", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian",
    "ru": "Russian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
}  # fmt: skip

_QUALIFIERS = {"exactly": "", "at-least": "at least ", "at-most": "at most ", "about": "about ", "between": "between "}

_ORIGINS = {
    "json-ld": "in the page's own data (JSON-LD)",
    "url": "in the page's address",
    "filename": "in the file's name",
    "outlets": "in the list of outlets that the software carries",
    "person": "entered by a person",
}

_KINDS = {"figure": "Figure", "date": "Date", "quote": "Quotation", "name": "Name", "omission": "Told by some only"}


_QUOTED = {
    "same": "same words", "cut": "same words, cut", "translation": "translated", "reworded": "words differ",
}  # fmt: skip
# Why what is not the same is no disagreement
_AGREED = {
    "update": "a later count", "part-of-total": "a total and its parts", "range": "within one range",
    "rounding": "rounded", "other-scope": "perhaps not of the same", "marks": "accents or marks differ",
    "short-form": "a short form", "initials": "initials", "name-in-another-language": "in two languages",
}  # fmt: skip

LANGUAGE_CODES = tuple(_LANGUAGES)


def language(code: str) -> str:
    """`Spanish` for `es`; a code that is not in the table as it is."""
    return _LANGUAGES.get(code, code)


def place(found: Place) -> str:
    """`Puebla (Puebla, MX)`: the name, then what the gazetteer knows of where it is."""
    around = ", ".join(part for part in (found.admin, found.country) if part and part != found.name)
    return f"{found.name} ({around})" if around else found.name


def person(found: Person) -> str:
    return found.name if found.role == "author" else f"{found.name} ({found.role})"


def claimed(claim: Claim) -> str:
    """The value of a claim in words; a dateline gives its place (its date is a line of its own)."""
    match claim.value:
        case Words(value):
            return language(value) if claim.field == "language" else value
        case Person():
            return person(claim.value)
        case Dateline(where):
            return place(where) if where else ""
        case Published(value, _, what):
            return dates.words(value) + ("" if what == "published" else f" ({what})")


def cell(found: Cell, finding: str) -> str:
    """`at least 12`, `3 March 2019`, or the words themselves."""
    value = found.value
    if isinstance(value, str):
        return _QUALIFIERS[found.qualifier] + (dates.words(value) if finding == "date" else value)
    unit = f" {found.unit}" if found.unit else ""
    if found.least is not None:
        return f"between {found.least:,} and {value:,}{unit}"
    # one number is between nothing: the words beside it tell the range
    return f"{'' if found.qualifier == 'between' else _QUALIFIERS[found.qualifier]}{value:,}{unit}"


def finding_title(found: BriefFinding) -> str:
    """`Figure: killed, firefighters`."""
    about = ", ".join(
        part for part in (found.kind.replace("-", " "), found.of) if part and part.capitalize() != _KINDS[found.finding]
    )
    return f"{_KINDS[found.finding]}: {about}" if about else _KINDS[found.finding]


def finding_verdict(found: BriefFinding) -> str:
    """What the row says of the sources, in a few words."""
    if len({cell.source for cell in found.cells}) == 1:
        return "told by one source"
    if found.finding == "quote":
        return _QUOTED.get(found.relation or "", "same words" if found.match == "exact" else "words differ")
    if found.finding == "omission":
        return "not in every source"
    if not found.agree:
        return "spelled with other letters" if found.finding == "name" else "sources disagree"
    verdict = _AGREED.get(found.relation or "", "sources agree")
    return f"{verdict}, with one voice" if found.voices == 1 and verdict == "sources agree" else verdict


def file_name(path: str) -> str:
    """The last part of a path of any system."""
    return PurePosixPath(path.replace("\\", "/")).name or path


def label(source: BriefSource) -> str:
    """What a source is called in running text: its outlet, else its file's name."""
    return source.outlet.text if source.outlet else file_name(source.version.path)


def origin(name: str) -> str:
    """Where words stand that are not part of the text."""
    if name.startswith("meta:"):
        return f"in the page's meta tag {name[5:]}"
    if name.startswith("header:"):
        return f"in the message's header {name[7:]}"
    return _ORIGINS.get(name, f"in {name}")


def size(count: int) -> str:
    """`6,876 bytes`."""
    return "1 byte" if count == 1 else f"{count:,} bytes"


def counted(count: int, noun: str) -> str:
    """`1 source`, `8 sources`."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


def software(name: str) -> str:
    """`Dossier 0.1.0` for `software:dossier/0.1.0`; other names as they are."""
    plain, _, version = agent(name).partition("/")
    return f"{plain[:1].upper()}{plain[1:]} {version}" if version else plain


def agent(name: str) -> str:
    """`Ana Ruiz` for `person:Ana Ruiz`; other names as they are."""
    return name.partition(":")[2] if name.startswith(("person:", "software:")) else name
