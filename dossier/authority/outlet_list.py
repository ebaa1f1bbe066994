"""Looks up news outlets by name, abbreviation and domain, in the authority list that Dossier includes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, lru_cache
from pathlib import Path

from dossier import lazy_re as re
from dossier.authority.gazetteer import fold
from dossier.authority.month_forms import word_set
from dossier.model.outlets import Outlet
from dossier.resources import resource

__all__ = ["Outlet", "OutletList", "also_known", "name_key", "outlet_from", "outlets_in"]

_ARTICLES = word_set("the el la los las le les il lo gli i o os a as der die das de het al l")
_ARTICLE = re.compile(rf"(?:{'|'.join(sorted(_ARTICLES))}) (?=\S{{2}})")
_HOST = re.compile(r"(?:[a-z][a-z0-9+.-]*://)?(?:[^/@\s]*@)?([^/:?#\s@]+)", re.IGNORECASE)
_DOMAIN = re.compile(r"(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]\S*)?", re.IGNORECASE)


def outlet_from(line: str) -> Outlet:
    """One line of the list: name, aliases, domains, city, country, languages, wire; "|" parts a cell.

    Raises ValueError when the line has not seven cells or its last is neither yes nor no.
    """
    name, aliases, domains, city, country, languages, wire = line.split("\t")
    if wire not in ("yes", "no"):
        raise ValueError(f"{name}: wire service must be yes or no, not {wire!r}")
    return Outlet(
        name,
        _cells(aliases),
        _cells(domains),
        city or None,
        country or None,
        _cells(languages),
        wire == "yes",
    )


def _cells(text: str) -> tuple[str, ...]:
    return tuple(text.split("|")) if text else ()


def outlets_in(path: Path) -> tuple[Outlet, ...]:
    """The outlets of a list file; "#" opens a comment, and the first line names the columns."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return tuple(outlet_from(line) for line in lines if line and not line.startswith("#"))


@lru_cache(maxsize=4096)
def name_key(name: str) -> str:
    """A name folded, without its leading article: "The Herald" is "Herald", "El País" is "PAIS"."""
    folded = fold(name)
    bare = _ARTICLE.sub("", folded, count=1) if _ARTICLE.match(folded) else folded
    return bare or folded


class OutletList:
    """Outlets in order of standing: where a name is borne by several, the first of them is meant."""

    def __init__(self, outlets: Iterable[Outlet]) -> None:
        self._outlets = tuple(outlets)

    @staticmethod
    def standard() -> OutletList:
        """The list that travels with Dossier, read once a process; within `also_known`, with a user's own."""
        in_force = _in_force.get()
        return _standard() if in_force is None else in_force

    def __iter__(self) -> Iterator[Outlet]:
        return iter(self._outlets)

    def __len__(self) -> int:
        return len(self._outlets)

    def with_added(self, outlets: Iterable[Outlet]) -> OutletList:
        """These and a user's own, which come first and so win; what one of them is the new word on is left out."""
        added = tuple(outlets)
        replaced = {id(old) for new in added for old in self.replaced_by(new)}
        return OutletList((*added, *(outlet for outlet in self._outlets if id(outlet) not in replaced)))

    def replaced_by(self, own: Outlet) -> tuple[Outlet, ...]:
        """The outlets of the same name that `own` is the new word on: of several, the one of its country."""
        namesakes = tuple(o for o in self._exact.get(fold(own.name), ()) if fold(o.name) == fold(own.name))
        if len(namesakes) < 2 or own.country is None:
            return namesakes
        return tuple(outlet for outlet in namesakes if outlet.country == own.country)

    def by_name(self, text: str, country: str | None = None) -> Outlet | None:
        """The outlet of this name, alias or domain, whatever its case, accents and article.

        Of several the one of `country` (ISO code) is meant, else the first of the list; `all_by_name` has all.
        """
        outlets = self.all_by_name(text)
        return next((o for o in outlets if country and o.country == country), outlets[0] if outlets else None)

    def all_by_name(self, text: str) -> tuple[Outlet, ...]:
        """Every outlet of this name: "La Prensa" is one in Managua, in Panama City and elsewhere."""
        text = text.strip()
        if _DOMAIN.fullmatch(text) and (found := self.by_domain(text)):
            return (found,)
        if _first_word(text) not in self._openings:
            return ()  # as of most lines
        exact, alike = self._exact.get(fold(text), ()), self._named.get(name_key(text), ())
        return (*exact, *(o for o in alike if o not in exact)) if alike else exact

    def may_open(self, word: str) -> bool:
        """Whether a name may begin with a word, as with most it may not."""
        return _first_word(word) in self._openings

    def by_domain(self, host_or_url: str) -> Outlet | None:
        """The outlet of the host or of the nearest domain above it: "cat.elpais.com" is "elpais.com"'s."""
        host = _HOST.match(host_or_url.strip())
        domain = host[1].casefold().rstrip(".") if host else ""
        while "." in domain:
            if domain in self._hosts:
                return self._hosts[domain]
            domain = domain.partition(".")[2]
        return None

    def agency(self, text: str) -> Outlet | None:
        """The wire service of exactly this name or abbreviation: "EFE", "(AP)", "the Associated Press"."""
        if _first_word(text) not in self._wired:
            return None  # as of most lines
        key = fold(text)
        found = self._exact.get(key) or self._exact.get(f"the {key}") or self._exact.get(key.removeprefix("the "))
        return next((o for o in found if o.wire), None) if found else None

    @cached_property
    def _exact(self) -> dict[str, tuple[Outlet, ...]]:
        return _index((fold(name), o) for o in self._outlets for name in o.names)

    @cached_property
    def _openings(self) -> frozenset[str]:
        """The first words of all names, with and without article, and other words that may precede a name."""
        return _first_words(self._outlets)

    @cached_property
    def _wired(self) -> frozenset[str]:
        """The first words of wire services' names only."""
        return _first_words(outlet for outlet in self._outlets if outlet.wire)

    @cached_property
    def _named(self) -> dict[str, tuple[Outlet, ...]]:
        return _index((name_key(name), o) for o in self._outlets for name in o.names)

    @cached_property
    def _hosts(self) -> dict[str, Outlet]:
        # From last to first, so that the first outlet of the list keeps a domain that others name too.
        return {domain.casefold(): o for o in reversed(self._outlets) for domain in o.domains}


def _first_word(text: str) -> str:
    """The first word after folding; empty if the text starts with a lone punctuation mark."""
    return fold(text.partition(" ")[0]).partition(" ")[0]


def _first_words(outlets: Iterable[Outlet]) -> frozenset[str]:
    names = {fold(name) for outlet in outlets for name in outlet.names}
    named = {_first_word(one) for name in names for one in (name, name_key(name), name.removeprefix("the "))}
    return frozenset(named | _ARTICLES | {""})


def _index(pairs: Iterable[tuple[str, Outlet]]) -> dict[str, tuple[Outlet, ...]]:
    found: dict[str, tuple[Outlet, ...]] = {}
    for key, outlet in pairs:
        if outlet not in found.get(key, ()):
            found[key] = (*found.get(key, ()), outlet)
    return found


_in_force: ContextVar[OutletList | None] = ContextVar("_in_force", default=None)


@contextmanager
def also_known(own: tuple[Outlet, ...]) -> Iterator[None]:
    """While it lasts, `Outlets.standard()` knows a user's own outlets, too, before all others."""
    before = _in_force.set(_with_own(own))
    try:
        yield
    finally:
        _in_force.reset(before)


@lru_cache(maxsize=2)
def _with_own(own: tuple[Outlet, ...]) -> OutletList:
    return _standard().with_added(own) if own else _standard()


@lru_cache(maxsize=1)
def _standard() -> OutletList:
    return OutletList(outlets_in(resource("outlets.tsv")))
