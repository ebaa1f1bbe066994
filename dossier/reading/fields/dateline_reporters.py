"""Splits the reporter from the town of a dateline, before it and a slash."""

from __future__ import annotations

from dataclasses import replace

from dossier.authority.gazetteer import Gazetteer
from dossier.reading.fields.dateline_form import DatelineShape
from dossier.reading.fields.person_names import is_name


def behind_name(text: str, form: DatelineShape) -> DatelineShape:
    """The form without the reporter named before the town and a slash: "Ada RUIZ/İSTANBUL, (AGENCY)-"."""
    name, _, town = form.place.partition("/")
    town = town.strip()
    at = text.find(town, form.start, form.after)
    places = Gazetteer.standard()
    if " " not in name.strip() or at < 0 or places.find(town) is None or places.find(name) is not None:
        return form
    return replace(form, start=at, place=town) if is_name(name.strip(), stated=True) else form
