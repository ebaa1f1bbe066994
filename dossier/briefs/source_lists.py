"""Writes the sources of a brief for reference managers: RIS, BibTeX and CSL-JSON.

They are lists to work with, and carry no seal: each entry names the SHA-256 of the source's bytes instead.
"""

from __future__ import annotations

import json
from typing import Any

from dossier.briefs.brief_wording import called
from dossier.briefs.family_names import SortName, sort_name
from dossier.briefs.references import CREDITED
from dossier.briefs.visible_controls import visible
from dossier.language.folding import ascii_letters
from dossier.model.briefs import Brief, BriefSource
from dossier.model.iso_dates import parse


class RisExporter:
    """RIS as reference managers exchange it: UTF-8, a tag a line, lines ended by CR LF."""

    ending = ".ris"

    def export(self, brief: Brief) -> bytes:
        return "".join(f"{_ris(source)}\r\n" for source in brief.sources).encode()


class BibtexExporter:
    """BibTeX in UTF-8, with the fields of BibLaTeX and of classic styles, for the programs that read either."""

    ending = ".bib"

    def export(self, brief: Brief) -> bytes:
        return "\n".join(_bibtex(source) for source in brief.sources).encode()


class CslExporter:
    """CSL-JSON 1.0.2, schema `csl-data.json`."""

    ending = ".csl.json"

    def export(self, brief: Brief) -> bytes:
        items = [_csl(source) for source in brief.sources]
        return (json.dumps(items, ensure_ascii=False, indent=1) + "\n").encode()


SOURCE_LISTS = (RisExporter(), BibtexExporter(), CslExporter())


def _one_line(text: str) -> str:
    return " ".join(visible(text).split())


def _title(source: BriefSource) -> str:
    if "headline" in source.withheld:
        return "[headline redacted]"
    return _one_line(called(source))


def _names(source: BriefSource) -> list[tuple[SortName, bool]]:
    """The credited, and whether each is a person whose family name is known."""
    credited = [person for person in source.reference.people if person.role in CREDITED]
    names = [sort_name(person) for person in credited]
    return [(SortName(_one_line(n.family), _one_line(n.given), _one_line(n.suffix)), bool(n.given)) for n in names]


def _date(value: str | None) -> tuple[int, ...]:
    """Year, month and day, as many as are stated; none where the year is not."""
    found = parse(value) if value else None
    if found is None or not found.year:
        return ()
    return tuple(part for part in (found.year, found.month, found.day) if part)


def _custody(source: BriefSource) -> str:
    version = source.version
    how = " (salted)" if source.salted else ""
    return f"{version.report} version {version.number}; SHA-256{how} {version.sha256}"


def _id(source: BriefSource) -> str:
    """The report; with its version where the newest is in the list as well."""
    return f"{source.report}-v{source.version.number}" if source.earlier else source.report


def _ris(source: BriefSource) -> str:
    issued = "/".join(f"{part:02}" for part in _date(source.reference.issued))
    seen = "/".join(f"{part:02}" for part in _date(source.version.first_seen[:10]))
    lines = [("TY", "NEWS"), ("TI", _title(source))]
    lines += [("AU", name.inverted if sure else name.family.replace(",", " ")) for name, sure in _names(source)]
    lines += [("T2", _one_line(source.outlet.text))] if source.outlet else []
    lines += [("PY", issued[:4]), ("DA", issued)] if issued else []
    lines += [("Y2", seen)] if seen else []
    lines += [("UR", _one_line(source.url.text))] if source.url else []
    lines += [("LA", source.reference.language)] if source.reference.language else []
    lines += [("ID", _id(source)), ("N1", _custody(source)), ("ER", "")]
    return "".join(f"{tag}  - {text}\r\n" for tag, text in lines)


# A brace that is printed counts all the same where BibTeX looks for the end, so braces are written by their names.
_TEX = {
    "\\": r"\textbackslash{}", "{": r"\textbraceleft{}", "}": r"\textbraceright{}", "$": r"\$", "&": r"\&", "#": r"\#",
    "_": r"\_", "%": r"\%", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip


_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def _tex(text: str) -> str:
    """Words as TeX prints them."""
    return "".join(_TEX.get(letter, letter) for letter in _one_line(text))


def _bibtex(source: BriefSource) -> str:
    """The BibTeX entry; braces around titles and unsplit names prevent changes of them."""
    names = " and ".join(_tex_name(name, sure) for name, sure in _names(source))
    issued, seen = (
        "-".join(f"{part:02}" for part in _date(value))
        for value in (source.reference.issued, source.version.first_seen[:10])
    )
    outlet, day = _tex(source.outlet.text) if source.outlet else "", _date(source.reference.issued)
    fields = {
        "title": f"{{{_tex(_title(source))}}}",
        "author": names,
        "journaltitle": outlet,
        "journal": outlet,
        "date": issued,
        "year": str(day[0]) if day else "",
        "urldate": seen,
        "url": _one_line(source.url.text).translate({ord("{"): "%7B", ord("}"): "%7D", ord("\\"): "%5C"})
        if source.url
        else "",
        "langid": source.reference.language,
        "note": _tex(_custody(source)),
    }
    lines = "".join(f"  {name} = {{{text}}},\n" for name, text in fields.items() if text)
    lines += f"  month = {_MONTHS[day[1] - 1]},\n" if len(day) > 1 else ""  # a macro, which each style writes out
    return f"@article{{{_key(source)},\n{lines}}}\n"


def _tex_name(name: SortName, sure: bool) -> str:
    if not sure:
        return f"{{{_tex(name.family)}}}"
    return ", ".join(_tex(part) for part in (name.family, name.suffix, name.given) if part)


def _key(source: BriefSource) -> str:
    """`ruiz2024-R3`: who, when, and the report, whose id no other has."""
    names = _names(source)
    plain = ascii_letters(names[0][0].family) if names else ""
    year = str(next(iter(_date(source.reference.issued)), ""))
    return f"{plain[:20]}{year}-{_id(source)}".lstrip("-")


def _csl(source: BriefSource) -> dict[str, Any]:
    """`archive_location` names the bytes; `accessed` is when they were first seen."""
    issued, seen = _date(source.reference.issued), _date(source.version.first_seen[:10])
    item: dict[str, Any] = {"id": _id(source), "type": "article-newspaper", "title": _title(source)}
    if names := _names(source):
        item["author"] = [_csl_name(name, sure) for name, sure in names]
    item |= {"container-title": _one_line(source.outlet.text)} if source.outlet else {}
    item |= {"issued": {"date-parts": [list(issued)]}} if issued else {}
    item |= {"accessed": {"date-parts": [list(seen)]}} if seen else {}
    item |= {"URL": _one_line(source.url.text)} if source.url else {}
    item |= {"language": source.reference.language} if source.reference.language else {}
    return item | {"archive_location": _custody(source)}


def _csl_name(name: SortName, sure: bool) -> dict[str, str]:
    if not sure:
        return {"literal": name.family}
    return {"family": name.family, "given": name.given} | ({"suffix": name.suffix} if name.suffix else {})
