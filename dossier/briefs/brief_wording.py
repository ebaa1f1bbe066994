"""The words of a brief, in the language that it is in: values, findings, counts, whole sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import get_args

from dossier.briefs import date_wording
from dossier.model.briefs import BriefFinding, BriefGrade, BriefSource, Language
from dossier.model.claims import Claim, Dateline, Person, Place, Published, Words
from dossier.model.links import Cell, part_of, whole_and_part
from dossier.model.reports import opening_words
from dossier.resources import names, resource

_BEGINS = 3  # paragraphs in which the opening words are looked for; the first may be a single word

LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Wording:
    """One language's column of `resources/briefs/words.tsv`."""

    code: Language
    table: Mapping[str, str]

    def say(self, key: str, **values: object) -> str:
        """The words of `key`, its names filled in."""
        return self.table[key].format(**values) if values else self.table[key]

    def known(self, group: str, name: str) -> str:
        """The word for a name of an open vocabulary; a name that is not in the table as it is.

        Of `customers (Canada)` each word has its own.
        """
        whole, part = whole_and_part(name)
        if part:
            return part_of(self.known(group, whole), self.known(group, part))
        return self.table.get(f"{group}.{name}", name)

    def number(self, value: float) -> str:
        """`12,500.5`, or what the language makes of it: Spanish parts thousands from five digits on (RAE)."""
        text = f"{value:,}"
        if self.code == "es" and abs(value) < 10_000:
            text = f"{value}"
        swapped = {",": self.say("thousands"), ".": self.say("decimal")}
        return "".join(swapped.get(letter, letter) for letter in text)

    def counted(self, count: int, noun: str) -> str:
        """`1 source`, `8 sources`, for a noun of the table."""
        return self.say(f"{noun}.{'one' if count == 1 else 'many'}", n=self.number(count))

    def size(self, count: int) -> str:
        """`6,876 bytes`."""
        return self.counted(count, "byte")

    def language(self, code: str) -> str:
        """`Spanish` for `es`."""
        return self.known("language", code)

    def person(self, found: Person) -> str:
        role = self.known("role", found.role)
        return found.name if found.role == "author" else f"{found.name} ({role})"

    def claimed(self, claim: Claim) -> str:
        """The value of a claim in words; a dateline gives its place (its date is a line of its own)."""
        match claim.value:
            case Words(value):
                return self.language(value) if claim.field == "language" else value
            case Person():
                return self.person(claim.value)
            case Dateline(where):
                return self.place(where) if where else ""
            case Published(value, _, what):
                return date_wording.words(value, self) + (
                    "" if what == "published" else f" ({self.known('what', what)})"
                )

    def place(self, found: Place) -> str:
        """`Miami (Florida, United States)`: the name, then what the gazetteer knows of where it is."""
        country = names(self.code, "country").get(found.country or "", found.country)
        around = ", ".join(part for part in (found.admin, country) if part and part != found.name)
        return f"{found.name} ({around})" if around else found.name

    def cell(self, found: Cell, finding: str) -> str:
        """`at least 12`, `3 March 2019`, or the words themselves."""
        value = found.value
        if isinstance(value, str):
            shown = self.known("weekday", date_wording.words(value, self)) if finding == "date" else value
            return self.say(f"qualifier.{found.qualifier}", value=shown)
        unit = self._unit(found.unit, value)
        if found.least is not None:
            return self.say("between", least=self.number(found.least), value=self.number(value)) + unit
        # one number is between nothing: the words next to it give the range
        how = "exactly" if found.qualifier == "between" else found.qualifier
        return self.say(f"qualifier.{how}", value=self.number(value)) + unit

    def value(self, value: float | str, finding: str) -> str:
        """A value that a person holds to be right."""
        if isinstance(value, str):
            return date_wording.words(value, self) if finding == "date" else value
        return self.number(value)

    def graded(self, found: BriefGrade) -> str:
        """`B2: usually reliable; probably true – names its sources`."""
        scale = "; ".join(self.say(f"grade.{half}") for half in found.grade)
        return f"{found.grade}: {scale}" + (f" – {found.note}" if found.note else "")

    def _unit(self, unit: str | None, value: float) -> str:
        many = "one" if value == 1 else "many"
        return f" {self.table.get(f'unit.{unit}.{many}', unit)}" if unit else ""

    def finding_title(self, found: BriefFinding) -> str:
        """`Figure: killed, firefighters`."""
        title = self.say(f"finding.{found.finding}")
        kind = self.kind(found.kind)
        about = [kind, self.known("of", found.of or "")]
        subject = ", ".join(part for part in about if part and part.capitalize() != title)
        return f"{title}: {subject}" if subject else title

    def kind(self, found: str) -> str:
        """What is counted, dated or named; happenings are named among what others are of."""
        name = found.replace("-", " ")
        return self.table.get(f"kind.{name}", self.known("of", name))

    def finding_verdict(self, found: BriefFinding) -> str:
        """What the row says of the sources, in a few words."""
        if len({cell.source for cell in found.cells}) == 1:
            return self.say("one_source")
        if found.finding == "quote":
            plain = "same" if found.match == "exact" else "reworded"
            return self.table.get(f"quoted.{found.relation}", self.say(f"quoted.{plain}"))
        if found.finding == "omission":
            return self.say("left_out")
        if not found.agree:
            return self.say("letters" if found.finding == "name" else "disagree")
        # why what is not the same is no disagreement
        verdict = self.table.get(f"agreed.{found.relation}", self.say("agree"))
        alone = found.voices == 1 and verdict == self.say("agree")
        return self.say("one_voice", verdict=verdict) if alone else verdict

    def origin(self, name: str) -> str:
        """Names the origin of words that are not part of the text."""
        for kind in ("meta", "header"):
            if name.startswith(f"{kind}:"):
                return self.say(f"origin_{kind}", name=name.partition(":")[2])
        return self.table.get(f"origin.{name}", self.say("origin_other", name=name))

    def reason(self, source: BriefSource) -> str:
        """Why a source was not read. Readers give reasons in English; a brief in another language says so."""
        reason = source.version.reason
        if reason:
            return self.say("software_says", reason=reason)
        return self.say("not_read_yet") if source.rendition_digest is None else ""


@cache
def wording_in(language: Language) -> Wording:
    """The words of a language."""
    return Wording(language, _columns()[LANGUAGES.index(language)])


@cache
def _columns() -> tuple[Mapping[str, str], ...]:
    """The tables, one a language, in the order of `LANGUAGES`."""
    lines = resource("briefs", "words.tsv").read_text(encoding="utf-8").split("\n")
    rows = [line.split("\t") for line in lines if line and not line.startswith("# ")]
    return tuple(MappingProxyType({row[0]: row[at] for row in rows}) for at in range(1, len(LANGUAGES) + 1))


def file_name(path: str) -> str:
    """The last part of a path of any system."""
    return PurePosixPath(path.replace("\\", "/")).name or path


def label(source: BriefSource, wording: Wording) -> str:
    """A source's name in running text: its outlet, else its file's name with a note that no outlet is stated."""
    if source.outlet:
        return source.outlet.text
    name = file_name(source.version.path)
    looked = source.rendition_digest is not None and "outlet" not in source.withheld
    return wording.say("outlet_not_stated", file=name) if looked else name


def called(source: BriefSource) -> str:
    """The title of a source: its headline, else its opening words, else its file's name.

    The opening words are printed below it with their number, as every passage is.
    """
    if source.headline:
        return source.headline.text
    begins = " ".join(span.of(source.rendition) for span in source.paragraphs[:_BEGINS])
    return opening_words(begins) if begins.strip() else file_name(source.version.path)


def counted(count: int, noun: str) -> str:
    """`1 source`, `8 sources`, in the English of checks."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


def software(name: str) -> str:
    """`Dossier 0.1.0` for `software:dossier/0.1.0`; other names as they are."""
    plain, _, version = agent(name).partition("/")
    return f"{plain[:1].upper()}{plain[1:]} {version}" if version else plain


def agent(name: str) -> str:
    """`Ana Ruiz` for `person:Ana Ruiz`; other names as they are."""
    return name.partition(":")[2] if name.startswith(("person:", "software:")) else name
