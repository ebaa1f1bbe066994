"""Writes a source of news as Chicago, APA and MLA have it, with the parts that it lacks left out or named as missing.

The Chicago Manual of Style 17, 14.191 to 14.200 (notes and bibliography); APA 7, 10.1; MLA Handbook 9, 5.
Headlines keep their capitals: which words of them are names, no style can know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dossier.briefs.brief_wording import Wording, file_name
from dossier.briefs.family_names import sort_name
from dossier.model.briefs import BriefSource, Style
from dossier.model.iso_dates import parse

CREDITED = frozenset({"author", "contributor", "agency"})
_INNER = {"en": ("“”", "‘’"), "es": ("«»", "“”")}
_SHORT_TITLE = 6  # words of a headline in a short note
_MANY = {"chicago": 10, "apa": 20, "mla": 2}  # names that a list of sources gives before it says `et al.`


@dataclass(frozen=True, slots=True)
class StyledRun:
    """Words in one style; names of publications are in italics."""

    text: str
    italic: bool = False


def listed(source: BriefSource, style: Style, wording: Wording) -> tuple[StyledRun, ...]:
    """The source's entry in the list of sources."""
    entry = {"chicago": _chicago, "apa": _apa, "mla": _mla}[style](_Item(source, style, wording))
    digest = wording.say("sha_salted" if source.salted else "sha")
    archived = wording.say("cite.archived", date=_date(source.version.first_seen[:10], style, wording))
    return _joined([*entry, StyledRun(f" {archived} {digest}: {source.version.sha256}.")])


def noted(source: BriefSource, style: Style, wording: Wording, again: bool = False) -> tuple[StyledRun, ...]:
    """The source in a note, without a stop at its end; in short once it was noted in full."""
    item = _Item(source, style, wording)
    if again:
        return _joined([StyledRun(", ".join(part for part in (item.short_names, item.short_title) if part))])
    parts = [StyledRun(item.names_in_order)] if item.people else []
    parts.append(StyledRun(item.title(",") if item.outlet or item.issued else item.title("")))
    tail = [StyledRun(item.outlet, italic=True)] if item.outlet else []
    tail += [StyledRun(item.issued)] if item.issued else []
    opening = f"{parts[0].text}, {parts[1].text} " if item.people else f"{parts[0].text} "
    return _joined([StyledRun(opening), *_between(tail, ", ")])


class _Item:
    """The parts of an entry, as the style and the language have them."""

    def __init__(self, source: BriefSource, style: Style, wording: Wording) -> None:
        self.style, self.wording, self.source = style, wording, source
        self.people = [person for person in source.reference.people if person.role in CREDITED]
        self.names = [sort_name(person) for person in self.people]
        self.outlet = source.outlet.text if source.outlet else ""
        self.url = source.url.text if source.url else ""
        self.issued = _date(source.reference.issued, style, wording)

    def title(self, stop: str) -> str:
        """The headline in quotation marks, with what stops it where the language puts that."""
        if "headline" in self.source.withheld:
            return self.wording.say("headline_redacted") + stop
        if self.source.headline is None:
            name = file_name(self.source.version.path)
            return self.wording.say("cite.untitled", name=name) + stop
        text = " ".join(self.source.headline.text.split())
        return self._quoted(text, "" if text[-1:] in "?!" and stop else stop)

    @property
    def plain_title(self) -> str:
        """The headline as APA has it: without quotation marks."""
        found = self.source.headline
        return " ".join(found.text.split()) if found else self.title("")

    @property
    def names_in_order(self) -> str:
        names = [person.name for person in self.people]
        if len(names) > 3:
            return f"{names[0]} et al."
        return self._and(names)

    @property
    def short_names(self) -> str:
        families = [name.family for name in self.names]
        if len(families) > 3:
            return f"{families[0]} et al."
        return self._and(families) or self.outlet

    @property
    def short_title(self) -> str:
        if self.source.headline is None:
            return self.title("")
        words = self.source.headline.text.split()
        cut = " ".join(words[:_SHORT_TITLE]) + ("…" if len(words) > _SHORT_TITLE else "")
        return self._quoted(cut, "")

    def _quoted(self, title: str, stop: str) -> str:
        """Quotation marks within quotation marks are the other ones."""
        inner = title.translate({ord(one): other for one, other in zip(*_INNER[self.wording.code], strict=True)})
        return self.wording.say("cite.titled", title=inner, stop=stop)

    def _and(self, names: Sequence[str]) -> str:
        """`A`, `A and B`, `A, B, and C`; Spanish has no comma before its `y`, and `e` before a sound of i."""
        if len(names) < 2:
            return "".join(names)
        serial = "," if self.wording.code == "en" and len(names) > 2 else ""
        return f"{', '.join(names[:-1])}{serial} {self.joint(names[-1])} {names[-1]}"

    def joint(self, name: str) -> str:
        return self.wording.say("cite.and_i" if re.match(r"h?[ií](?![aeou])", name.lower()) else "cite.and")

    def inverted_first(self) -> str:
        """`Ruiz, Ada, and Leo Paz`: the first name by its family, the others in their order."""
        if not self.names:
            return ""
        most = _MANY[self.style]
        if len(self.names) > most:
            return f"{self.names[0].inverted}, et al"
        rest = [person.name for person in self.people[1:]]
        if not rest:
            return self.names[0].inverted
        before = ", ".join([self.names[0].inverted, *rest[:-1]])
        comma = "," if self.wording.code == "en" and "," in before else ""
        return f"{before}{comma} {self.joint(rest[-1])} {rest[-1]}"


def _chicago(item: _Item) -> list[StyledRun]:
    """`Ruiz, Ada. “Headline.” *Outlet*, March 13, 2024. URL.`; unsigned, the outlet opens the entry."""
    tail = item.issued or item.wording.say("cite.nd")
    if item.names:
        opening, head = _stopped(item.inverted_first()) + " ", item.title(".") + " "
        runs = [
            StyledRun(opening + head),
            *([StyledRun(item.outlet, italic=True), StyledRun(", ")] if item.outlet else []),
        ]
    elif item.outlet:
        runs = [StyledRun(item.outlet, italic=True), StyledRun(f". {item.title('.')} ")]
    else:
        runs = [StyledRun(item.title(".") + " ")]
    return [
        *runs,
        StyledRun(_stopped(tail[:1].upper() + tail[1:] if runs[-1].text.endswith(". ") else tail)),
        *_url(item),
    ]


def _apa(item: _Item) -> list[StyledRun]:
    """`Ruiz, A., & Paz, L. (2024, March 13). Headline. *Outlet*. URL`; unsigned, the headline opens the entry."""
    when = f"({item.issued or item.wording.say('cite.nd')})."
    title = _stopped(item.plain_title)
    opening = f"{_stopped(_apa_names(item))} {when} {title}" if item.names else f"{title} {when}"
    return [
        StyledRun(opening),
        *([StyledRun(" "), StyledRun(item.outlet, italic=True), StyledRun(".")] if item.outlet else []),
        *_url(item),
    ]


def _apa_names(item: _Item) -> str:
    names = [name.initials for name in item.names]
    if len(names) > _MANY["apa"]:
        return f"{', '.join(names[:19])}, … {names[-1]}"
    if len(names) == 1:
        return names[0]
    comma, joint = (",", item.wording.say("cite.amp")) if item.wording.code == "en" else ("", item.joint(names[-1]))
    return f"{', '.join(names[:-1])}{comma} {joint} {names[-1]}"


def _mla(item: _Item) -> list[StyledRun]:
    """`Ruiz, Ada, and Leo Paz. “Headline.” *Outlet*, 13 Mar. 2024, URL.`; what is missing is left out."""
    opening = f"{_stopped(item.inverted_first())} " if item.names else ""
    tail = [StyledRun(item.outlet, italic=True)] if item.outlet else []
    tail += [StyledRun(part) for part in (item.issued, item.url) if part]
    end = [] if tail and tail[-1].text.endswith(".") else [StyledRun(".")]
    return [StyledRun(opening + item.title(".") + (" " if tail else "")), *_between(tail, ", "), *(end if tail else [])]


def _url(item: _Item) -> list[StyledRun]:
    return [StyledRun(f" {item.url}{'.' if item.style == 'chicago' else ''}")] if item.url else []


def _date(value: str | None, style: Style, wording: Wording) -> str:
    """The day (or month, or year) as the style writes it; empty where none is stated."""
    found = parse(value) if value else None
    if found is None:
        return ""
    short = style == "mla"
    kind = "apa" if style == "apa" else "long"
    if not found.month:
        return str(found.year)
    month = wording.say(f"month{'_short' if short else ''}.{found.month}")
    parts = {"year": found.year, "month": month, "day": found.day}
    if short:
        return " ".join(str(part) for part in (found.day or "", month, found.year or "") if part)
    shape = f"cite.{kind}_{'yearless' if not found.year else 'date' if found.day else 'month'}"
    return wording.say(shape, **parts)


def _stopped(text: str) -> str:
    return text if text.endswith((".", "?", "!", "…")) else text + "."


def _between(runs: list[StyledRun], joint: str) -> list[StyledRun]:
    return [part for at, run in enumerate(runs) for part in ([StyledRun(joint)] if at else []) + [run]]


def _joined(runs: Sequence[StyledRun]) -> tuple[StyledRun, ...]:
    """Runs of one kind in one piece, no white space twice or at the end."""
    found: list[StyledRun] = []
    for run in runs:
        before = found.pop().text if found and found[-1].italic == run.italic else ""
        found.append(StyledRun(re.sub(r"\s+", " ", before + run.text), run.italic))
    last = found[-1]
    return (*found[:-1], StyledRun(last.text.rstrip(), last.italic))
