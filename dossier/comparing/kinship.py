"""Knows which names of people and things may mean the same ones: boys are children, and so may students be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from dossier.comparing.meaning import cognate

# the widest name: those who may be meant by it
_FAMILIES = """
children: boys girls teenagers students
security forces: police officers, soldiers, guards, members
personnel: firefighters, rescuers, security forces, soldiers, police officers
suspects: men, robbers, hooded men, rebels, terrorists, pirates, smugglers, gangs
workers: health workers, aid workers, engineers, managers, crew, divers, electricians, mechanics, operators, pickers
participants: protesters, spectators, fans, activists, students, farmers
residents: adults
worshippers: tourists, participants
hikers: skiers, tourists, campers
doctors: nurses
health workers: doctors, nurses
cases: infections, patients
layoffs: jobs, cuts
jobs: workers,
fans: hooligans,
vehicles: cars, lorries, buses, motorcycles, vans, minibuses, taxis, trailers
weapons: rifles, pistols
buildings: houses, shops, flats, factories, warehouses
boats: ships, yachts, tankers, rafts
guests: participants, visitors, tourists
brothers: sisters
guards: stewards, bodyguards, police officers
graves: coffins
works: paintings, sculptures
explosions: bombs, grenades, missiles
shots: cartridges
carriages: cars
towns: districts, cities, parishes
doors: gates, entrances, exits
officials: leaders, managers, members
camps: tents
containers: packages, drums
customers: consumers, voters
observers: monitors, experts
incidents: cases, shootings, attacks, crimes
organisations: companies, groups
pieces: objects, artefacts, jewels
""".strip().splitlines()


HALVES = frozenset(("boys", "girls", "sisters"))  # some of those who go by the wider name


@cache
def _narrower() -> Mapping[str, frozenset[str]]:
    found = {}
    for line in _FAMILIES:
        name, _, words = line.partition(":")
        parts = words.split(",") if "," in words else words.split()
        found[name] = frozenset(word.strip() for word in parts)
    return found


@cache
def is_wider(one: str, other: str) -> bool:
    """Whether `other` are always or often some of `one`."""
    return other in _narrower().get(one, frozenset())


@cache
def akin(one: str, other: str) -> bool:
    """Whether two names may be those of the same people or things; words that no table has, by their origin."""
    if cognate(one, other):
        return True
    if is_wider(one, other) or is_wider(other, one):
        return True
    return any(one in names and other in names for names in _narrower().values())


def commonest(names: Iterable[str]) -> str:
    """The name that most give; of several the widest, else the one that all of them have in common."""
    count = Counter(names)
    most = sorted(name for name in count if count[name] == max(count.values()))
    wide = [
        name for name in _narrower() if len(most) > 1 and all(name == other or is_wider(name, other) for other in most)
    ]
    return (wide or most)[0]
