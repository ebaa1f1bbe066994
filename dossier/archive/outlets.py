"""Knows the outlets of an archive: entries that people made, then those of the built-in list."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.archive.context import Service
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.outlet_list import OutletList
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.claims import Place
from dossier.model.outlets import KnownOutlet, Outlet, OutletEdit, outlet_json
from dossier.model.reports import Outcome

_HOST = re.compile(r"(?:https?://)?(?:www\.)?((?:[\w-]+\.)+[^\W\d_][\w-]*)/?", re.IGNORECASE)
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_LONGEST = 200  # characters of a name


class Outlets(Service):
    """An outlet is known by its name; an entry that a person made replaces the entry of the list."""

    former = "list"

    def list(self, query: str = "", *, mine: bool = False) -> Sequence[KnownOutlet]:
        """Outlets whose names, domains, city or country contain every word of the query, people's entries first.

        With `mine`, only people's entries.
        """
        entries, terms = self._entries(), fold(query).split()
        outlets = (
            entries if mine else _with_entries(OutletList.standard().with_added(one.outlet for one in entries), entries)
        )
        return [outlet for outlet in outlets if all(word in _haystack(outlet.outlet) for word in terms)]

    def get(self, name: str) -> Sequence[KnownOutlet]:
        """Every outlet of this name, alias or domain, most likely first. Raises BadInput where there is none."""
        entries = self._entries()
        all_outlets = OutletList.standard().with_added(one.outlet for one in entries)
        if found := _with_entries(all_outlets.all_by_name(name), entries):
            return [replace(one, home=_home_of(one.outlet)) for one in found]
        raise BadInput(name, Clause("unknown-outlet"))

    def set(self, outlet: Outlet, instead_of: str | None = None) -> KnownOutlet:
        """Saves a person's entry for an outlet; `instead_of` is the name of the entry that it replaces.

        Reports that mention the outlet are read again: see `reread`. Raises BadInput for a place that the gazetteer
        does not know, and for what is no domain, country or language.
        """
        outlet = _checked(outlet)
        with self._recorder.writing():
            _check_unambiguous(outlet)
            old = {
                one.outlet.name for one in self._entries() if fold(one.outlet.name) in _keys(outlet.name, instead_of)
            }
            dropped = [self._entry("outlet-dropped", name=name) for name in sorted(old - {outlet.name})]
            self._recorder.record([*dropped, self._entry("outlet-set", **outlet_json(outlet))])
            return self._of_person(outlet.name)

    def edit(self, name: str, edit: OutletEdit) -> KnownOutlet:
        """Changes parts of an outlet's entry, or starts one from the list's. Raises what `set` raises."""
        with self._recorder.writing():
            before = self._before(_words(name), edit.country or "")
            return self.set(_edited(before, edit))

    def remove(self, name: str) -> KnownOutlet:
        """Removes a person's entry; that of the list applies again. Raises BadInput."""
        with self._recorder.writing():
            known = self._of_person(name)
            self._record("outlet-dropped", name=known.outlet.name)
            return known

    def reread(self, stop: threading.Event | None = None) -> Iterator[Outcome]:
        """Reads reports again that mention an outlet whose entry changed since; `folders.watch` starts with this."""
        intake = self._context.intake()
        try:
            yield from intake.reread_outlets(stop)
        finally:
            intake.close()

    def _entries(self) -> Sequence[KnownOutlet]:
        return [replace(one, listed=_listed(one.outlet)) for one in self._catalog.added_outlets()]

    def _of_person(self, name: str) -> KnownOutlet:
        for known in self._entries():
            if fold(known.outlet.name) == fold(name):
                return replace(known, home=_home_of(known.outlet))
        raise BadInput(name, Clause("outlet-not-set-by-person"))

    def _before(self, name: str, country: str) -> Outlet:
        """The outlet's entry so far: a person's, else the list's, else its name alone."""
        entry = [one.outlet for one in self._entries() if fold(one.outlet.name) == fold(name)]
        if entry:
            return entry[0]
        new = Outlet(name, country=_country(country))
        _check_unambiguous(new)
        return _listed(new) or new


def _home_of(outlet: Outlet) -> Place | None:
    return Gazetteer.standard().find(outlet.city, country=outlet.country) if outlet.city else None


def _with_entries(outlets: Iterable[Outlet], known: Iterable[KnownOutlet]) -> list[KnownOutlet]:
    by_outlet = {one.outlet: one for one in known}
    return [by_outlet.get(outlet) or KnownOutlet(outlet) for outlet in outlets]


def _listed(outlet: Outlet) -> Outlet | None:
    """The list's entry for it."""
    return next(iter(OutletList.standard().replaced_by(outlet)), None)


def _keys(*names: str | None) -> set[str]:
    return {fold(name) for name in names if name}


def _haystack(outlet: Outlet) -> str:
    words = (*outlet.names, *outlet.domains, outlet.city or "", outlet.country or "")
    return " ".join(map(fold, words))


def _check_unambiguous(outlet: Outlet) -> None:
    """Raises BadInput where it is not clear which of several listed outlets of one name is meant."""
    listed = OutletList.standard().replaced_by(replace(outlet, country=None))
    if outlet.country is None and len(listed) > 1:
        countries = ", ".join(sorted({one.country for one in listed if one.country}))
        raise BadInput(outlet.name, Clause("name-of-several-outlets", countries=countries))


def _edited(outlet: Outlet, edit: OutletEdit) -> Outlet:
    removed = _keys(*edit.without)

    def words(before: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
        return (*(word for word in before if fold(word) not in removed), *new)

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
    aliases = tuple(alias for alias in _unique(map(_name, outlet.aliases)) if fold(alias) != fold(name))
    domains, languages = (
        _unique(map(_domain, outlet.domains)),
        _unique(map(_language, outlet.languages)),
    )
    return Outlet(name, aliases, domains, city, country, languages, outlet.wire)


def _unique(words: Iterable[str]) -> tuple[str, ...]:
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
        raise BadInput(Clause("the-outlet"), Clause("not-a-name", words=text))
    if len(name) > _LONGEST:
        raise BadInput(f"{name[:40]}…", Clause("outlet-name-too-long", characters=len(name), most=_LONGEST))
    return name


def _domain(text: str) -> str:
    found = _HOST.fullmatch(text.strip())
    if found is None:
        raise BadInput(Clause("the-domain"), Clause("no-domain", words=text))
    return found[1].lower()


def _language(text: str) -> str:
    code = text.strip().lower()
    if not _LANGUAGE.fullmatch(code):
        raise BadInput(Clause("the-language"), Clause("no-language-code", words=text))
    return code


def _country(text: str) -> str | None:
    if not text.strip():
        return None
    code = Gazetteer.standard().country_code(text)
    if code is None:
        raise BadInput(Clause("the-country"), Clause("no-country", words=text))
    return code


def _home(city: str, country: str | None) -> Place:
    place = Gazetteer.standard().find(city, country=country)
    if place is None:
        reason = Clause("unknown-place-in-country", city=city, country=country) if country else None
        raise BadInput(Clause("the-home-city"), reason or Clause("unknown-place", city=city))
    return place
