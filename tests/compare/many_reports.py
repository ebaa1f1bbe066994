"""Measures what comparing many reports of one case costs: started by a test, in a process of its own.

Prints a line of JSON for each number of reports: CPU seconds, and the peak memory of the process in MB.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator

from dossier.compare import compare, preload_ranker
from dossier.model.evidence import Span
from dossier.model.reports import Record

_NAMES = ("Ada Ruiz", "Leo Paz", "Eva Lund", "Ana Vera", "Oscar Mora", "Nina Holt", "Tom Brandt", "Iris Vega")
_PLACES = ("Corran", "Ilo", "Tacna", "Ulmen", "Orwin", "Vannes", "Marlow", "Quera")
_THINGS = ("houses", "cars", "shops", "boats", "buses", "schools")


def reports(count: int) -> list[Record]:
    """`count` reports of one case, most of them on an event of their own, as a careless search collects them."""
    chance = random.Random(11)
    return [_record(number, "\n".join(_sentences(chance))) for number in range(count)]


def _sentences(chance: random.Random) -> Iterator[str]:
    who, place, thing = chance.choice(_NAMES), chance.choice(_PLACES), chance.choice(_THINGS)
    dead, hurt, cost = chance.randint(2, 60), chance.randint(2, 300), chance.randint(2, 900)
    other = f"{chance.choice(_NAMES).split()[0]} {chance.choice('BCDFGLMNR')}{chance.choice(('ast', 'ell', 'orn'))}on"
    yield f"At least {dead} people were killed and {hurt} injured in {place} on Monday, {who} said."
    yield f"The flood destroyed {chance.randint(10, 900)} {thing} and caused ${cost} million of damage."
    yield f"“We will rebuild {thing} {chance.randint(2, 99)} times in {place},” said {other}, {chance.randint(20, 80)}."
    yield f"The police in {place} have arrested {chance.randint(2, 40)} people, {other} told reporters."
    yield f"The search for {chance.randint(2, 30)} missing men went on for {chance.randint(2, 20)} hours."


def _record(number: int, text: str) -> Record:
    return Record(
        f"R{number}", 1, text, (Span(0, len(text)),), language="en", published=f"2019-03-{number % 28 + 1:02}"
    )


def main() -> None:
    import resource  # of POSIX only

    preload_ranker()
    compare(reports(10))  # what is made once
    for count in map(int, sys.argv[1:]):
        told = reports(count)
        began = time.process_time()
        compare(told)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
        print(json.dumps({"reports": count, "s": round(time.process_time() - began, 2), "peak MB": peak}), flush=True)


if __name__ == "__main__":
    main()
