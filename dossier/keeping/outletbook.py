"""The outlets that an archive knows: the list's, and before them those that people tell of, each word an event."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.claims import Place
from dossier.model.outlets import KnownOutlet, Outlet, OutletEdit, outlet_json
from dossier.reading.rules.outlets import Outlets
from dossier.reading.rules.places import Gazetteer, fold

_HOST = re.compile(r"(?:https?://)?(?:www\.)?((?:[\w-]+\.)+[^\W\d_][\w-]*)/?", re.IGNORECASE)
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_LONGEST = 200  # characters of a name


class Outletbook:
    """The outlets of an archive, as told by one `person` (an agent's name). An outlet goes by its name."""

    def __init__(self, catalog: Catalog, recorder: Recorder, person: str) -> None:
        self._catalog, self._recorder, self._person = catalog, recorder, person

    def all(self, query: str = "", *, mine: bool = False) -> list[KnownOutlet]:
        """Outlets of which every word of the query tells something, people's first; `mine`: these alone."""
        told, wanted = self._told(), fold(query).split()
        found = told if mine else _known(Outlets.standard().with_added(one.outlet for one in told), told)
        return [known for known in found if all(word in _haystack(known.outlet) for word in wanted)]

    def named(self, name: str) -> list[KnownOutlet]:
        """Every outlet of this name, alias or domain, likeliest first. Raises BadInput where there is none."""
        told = self._told()
        known = Outlets.standard().with_added(one.outlet for one in told)
        if found := _known(known.all_by_name(name), told):
            return [replace(one, home=_home_of(one.outlet)) for one in found]
        raise BadInput(name, "is the name of no outlet that is known")

    def set(self, outlet: Outlet, instead_of: str | None = None) -> KnownOutlet:
        """Keeps all that a person says of an outlet; `instead_of` is what its entry was called so far.

        Raises BadInput for a place that the gazetteer does not know, for what is no domain, country or language.
        """
        outlet = _checked(outlet)
        with self._recorder.writing():
            _hold_apart(outlet)
            old = {one.outlet.name for one in self._told() if fold(one.outlet.name) in _keys(outlet.name, instead_of)}
            gone = [self._entry("outlet-dropped", {"name": name}) for name in sorted(old - {outlet.name})]
            self._recorder.record([*gone, self._entry("outlet-set", outlet_json(outlet))])
            return self._of_person(outlet.name)

    def edit(self, name: str, edit: OutletEdit) -> KnownOutlet:
        """Changes some of what is known of an outlet, or begins an entry for it. Raises what `set` raises."""
        with self._recorder.writing():
            before = self._before(_words(name), edit.country or "")
            return self.set(_edited(before, edit))

    def drop(self, name: str) -> KnownOutlet:
        """Withdraws what a person told of an outlet; what the list says shows again. Raises BadInput."""
        with self._recorder.writing():
            known = self._of_person(name)
            self._recorder.record([self._entry("outlet-dropped", {"name": known.outlet.name})])
            return known

    def _told(self) -> list[KnownOutlet]:
        return [replace(one, listed=_listed(one.outlet)) for one in self._catalog.told_outlets()]

    def _of_person(self, name: str) -> KnownOutlet:
        for known in self._told():
            if fold(known.outlet.name) == fold(name):
                return replace(known, home=_home_of(known.outlet))
        raise BadInput(name, "is not among the outlets that people told of")

    def _before(self, name: str, country: str) -> Outlet:
        """What is known of the outlet so far: a person's word, else the list's, else its name."""
        told = [one.outlet for one in self._told() if fold(one.outlet.name) == fold(name)]
        if told:
            return told[0]
        new = Outlet(name, country=_country(country))
        _hold_apart(new)
        return _listed(new) or new

    def _entry(self, kind: str, detail: dict[str, object]) -> Entry:
        return Entry(kind, detail, agent=self._person)  # type: ignore[arg-type]


def _home_of(outlet: Outlet) -> Place | None:
    return Gazetteer.standard().find(outlet.city, country=outlet.country) if outlet.city else None


def _known(outlets: Iterable[Outlet], told: Iterable[KnownOutlet]) -> list[KnownOutlet]:
    people = {one.outlet: one for one in told}
    return [people.get(outlet) or KnownOutlet(outlet) for outlet in outlets]


def _listed(outlet: Outlet) -> Outlet | None:
    """What the list says of it."""
    return next(iter(Outlets.standard().replaced_by(outlet)), None)


def _keys(*names: str | None) -> set[str]:
    return {fold(name) for name in names if name}


def _haystack(outlet: Outlet) -> str:
    told = (*outlet.names, *outlet.domains, outlet.city or "", outlet.country or "")
    return " ".join(map(fold, told))


def _hold_apart(outlet: Outlet) -> None:
    """Raises BadInput where it is not clear which of several listed outlets of one name is meant."""
    listed = Outlets.standard().replaced_by(replace(outlet, country=None))
    if outlet.country is None and len(listed) > 1:
        countries = ", ".join(sorted({one.country for one in listed if one.country}))
        raise BadInput(outlet.name, f"is the name of several outlets; say its country, such as one of {countries}")


def _edited(outlet: Outlet, edit: OutletEdit) -> Outlet:
    gone = _keys(*edit.without)

    def words(before: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
        return (*(word for word in before if fold(word) not in gone), *new)

    return Outlet(
        outlet.name,
        words(outlet.aliases, edit.aliases),
        words(outlet.domains, edit.domains),
        outlet.city if edit.city is None else edit.city,
        outlet.country if edit.country is None else edit.country,
        words(outlet.languages, edit.languages),
        outlet.wire if edit.wire is None else edit.wire,
    )


def _checked(outlet: Outlet) -> Outlet:
    """The outlet with its words in their usual form. Raises BadInput."""
    name = _name(outlet.name)
    country, city = _country(outlet.country or ""), _words(outlet.city or "") or None
    if city:
        home = _home(city, country)
        country = country or home.country
    aliases = tuple(alias for alias in _once(map(_name, outlet.aliases)) if fold(alias) != fold(name))
    domains, languages = _once(map(_domain, outlet.domains)), _once(map(_language, outlet.languages))
    return Outlet(name, aliases, domains, city, country, languages, outlet.wire)


def _once(words: Iterable[str]) -> tuple[str, ...]:
    """The words in their order, those that differ in case or accents alone once."""
    kept: dict[str, str] = {}
    for word in words:
        kept.setdefault(fold(word), word)
    return tuple(kept.values())


def _words(text: str) -> str:
    return " ".join(text.split())


def _name(text: str) -> str:
    name = _words(text)
    if not fold(name):
        raise BadInput("outlet", f"{text!r} is no name")
    if len(name) > _LONGEST:
        raise BadInput(f"{name[:40]}…", f"has {len(name)} characters; a name has at most {_LONGEST}")
    return name


def _domain(text: str) -> str:
    found = _HOST.fullmatch(text.strip())
    if found is None:
        raise BadInput("domain", f"{text!r} is none; write it as example.org")
    return found[1].lower()


def _language(text: str) -> str:
    code = text.strip().lower()
    if not _LANGUAGE.fullmatch(code):
        raise BadInput("language", f"{text!r} is no code; write two letters, such as es")
    return code


def _country(text: str) -> str | None:
    if not text.strip():
        return None
    code = Gazetteer.standard().country_code(text)
    if code is None:
        raise BadInput("country", f"{text!r} is none that the gazetteer knows; write Colombia or CO")
    return code


def _home(city: str, country: str | None) -> Place:
    place = Gazetteer.standard().find(city, country=country)
    if place is None:
        where = f" in {country}" if country else ""
        raise BadInput("home city", f"{city!r} is no place that the gazetteer knows{where}; write a city near it")
    return place
