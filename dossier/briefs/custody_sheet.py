"""Writes custody sheets as HTML, PDF or JSON, in English or Spanish, with a certificate to be signed by a person."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from dossier.briefs import date_wording
from dossier.briefs.brief_wording import LANGUAGES, Wording, agent, wording_in
from dossier.briefs.font_glyphs import PLAIN, breakable, glyphs_for, strings
from dossier.briefs.visible_controls import visible
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.briefs import Language
from dossier.model.chain_of_custody import CustodyPoint, CustodySheet, CustodyStatement
from dossier.model.digest import Digest
from dossier.resources import resource
from dossier.typesetting import GlyphMissing, Typesetter, Unset

_MOMENTS = ("at", "moment", "time", "made")
_AGENTS = ("who", "by")


@cache
def custody_wording(language: Language) -> Wording:
    """The words of custody sheets in a language."""
    lines = resource("custody", "words.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and line[0] != "#"]
    return Wording(language, {row[0]: row[1 + LANGUAGES.index(language)] for row in rows})


def custody_json(sheet: CustodySheet) -> dict[str, Any]:
    """The sheet as JSON values: each statement with its key, values and events, and its English sentence."""
    data = asdict(sheet)
    for point, shown in zip(data["points"], sheet.points, strict=True):
        point["title"] = custody_wording("en").say(f"point.{shown.name}")
        for statement, one in zip(point["statements"], shown.statements, strict=True):
            statement["text"] = statement_text(one, "en")
        point["reason"] = custody_wording("en").say(shown.reason) if shown.reason else None
    return data


def statement_text(statement: CustodyStatement, language: Language) -> str:
    """The sentence of a statement."""
    wording, brief = custody_wording(language), wording_in(language)
    values = {name: _shown(name, value, brief) for name, value in statement.values.items()}
    if statement.key == "change":
        values["what"] = wording.table[f"change.{statement.values['what']}"].format_map(values)
    if statement.key == "way":
        values["way"] = wording.known("way", str(statement.values["way"]))
    if statement.key == "export":
        values["form"] = wording.known("form", str(statement.values["form"]))
    return visible(wording.table[f"s.{statement.key}"].format_map(values))


def _shown(name: str, value: object, wording: Wording) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return wording.number(value)
    text = "" if value is None else str(value)
    if name in _MOMENTS:
        return date_wording.words(text, wording)
    if name == "field":
        return wording.known("field", text)
    return agent(text) if name in _AGENTS else text


def write_custody(sheets: Sequence[CustodySheet], out: Path, language: Language, paper: str) -> Digest:
    """Writes sheets to one file, whose ending (.html, .pdf, .json) names the form. Raises BadInput."""
    ending = out.suffix.lower()
    if ending == ".html":
        data = _html(sheets, language)
    elif ending == ".pdf":
        data = _pdf(sheets, language, paper)
    elif ending == ".json":
        data = (json.dumps([custody_json(sheet) for sheet in sheets], ensure_ascii=False, indent=1) + "\n").encode()
    else:
        raise BadInput(out, Clause("no-custody-sheet-format"))
    try:
        write_whole(out, data)
    except OSError as error:
        raise BadInput(out, Clause("cannot-be-written", error=error.strerror or error)) from error
    return Digest.of(data)


def _view(sheets: Sequence[CustodySheet], language: Language) -> dict[str, Any]:
    """What both templates show: words only."""
    wording = custody_wording(language)
    return {
        "language": language, "title": wording.say("title"),
        "under": wording.say("under"), "after": wording.say("after"),
        "certificate": {name: wording.say(f"certificate.{name}") for name in ("template", "name", "place", "signature")}
        | {"title": wording.say("certificate")},
        "sheets": [_sheet(sheet, language) for sheet in sheets],
    }  # fmt: skip


def _sheet(sheet: CustodySheet, language: Language) -> dict[str, Any]:
    wording, brief = custody_wording(language), wording_in(language)
    made, arrived = (date_wording.words(moment, brief) for moment in (sheet.made, sheet.arrived))
    groups = groupby(sheet.points, key=lambda point: point.group)
    return {
        "called": visible(sheet.called), "report": f"{sheet.report} v{sheet.version}", "sha256": sheet.sha256,
        "made": wording.say("made", made=made, by=sheet.by),
        "groups": [
            {"title": wording.say(f"group.{name}"), "points": [_point(point, language) for point in points]}
            for name, points in groups
        ],
        "certificate": wording.say("certificate.text", archive=sheet.archive, at=arrived),
    }  # fmt: skip


def _point(point: CustodyPoint, language: Language) -> dict[str, Any]:
    wording = custody_wording(language)
    return {
        "number": point.number, "title": wording.say(f"point.{point.name}"), "status": point.status,
        "words": wording.say(point.status), "reason": wording.say(point.reason) if point.reason else "",
        "statements": [
            {"text": statement_text(one, language), "events": _events(one, wording)} for one in point.statements
        ],
    }  # fmt: skip


def _events(statement: CustodyStatement, wording: Wording) -> str:
    """`log 2, 5–9`; empty for what rests on no event."""
    if not statement.events:
        return ""
    return wording.say("events", numbers=", ".join(_runs(statement.events)))


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    start = last = numbers[0]
    for number in (*numbers[1:], -1):
        if number != last + 1:
            yield f"{start}" if start == last else f"{start}–{last}"
            start = number
        last = number


def _html(sheets: Sequence[CustodySheet], language: Language) -> bytes:
    environment = Environment(
        loader=FileSystemLoader(resource("custody")), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("custody.html.jinja").render(v=_view(sheets, language)).encode()


def _pdf(sheets: Sequence[CustodySheet], language: Language, paper: str) -> bytes:
    made = datetime.fromisoformat(sheets[0].made).replace(microsecond=0)
    date = {name: getattr(made, name) for name in ("year", "month", "day", "hour", "minute", "second")}
    view = _view(sheets, language) | {"paper": {"letter": "us-letter"}.get(paper, paper), "date": date}
    template = resource("custody", "custody.typ").read_text(encoding="utf-8")
    try:
        with Typesetter() as setter:
            try:
                fit = glyphs_for(strings(view), setter.refused).fit
                return setter.typeset(template, {"view": json.dumps(_fitted(view, fit))}, made)
            except GlyphMissing:
                return setter.typeset(template, {"view": json.dumps(_fitted(view, PLAIN.fit))}, made)
    except Unset as error:
        raise BadInput(sheets[0].report, Clause("cannot-be-made-into-pdf", reason=error.reason)) from None


def _fitted(value: Any, fit: Any) -> Any:
    """Strings that the fonts can show and that lines can break."""
    if isinstance(value, str):
        return breakable(fit(value))
    if isinstance(value, dict):
        return {key: item if key in ("paper", "language") else _fitted(item, fit) for key, item in value.items()}
    return [_fitted(item, fit) for item in value] if isinstance(value, list) else value
