"""Finds two numbers that one report attributes to two sources: the police count 38 hurt, the hospital 52."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.compare.bodies import are_one_voice, body_of, is_body
from dossier.compare.figure import Figure
from dossier.compare.figure_compat import are_of_other_times, are_otherwise, doing_of, is_anybody, ratio, value_of
from dossier.compare.figure_relations import is_rounded, of_two

_PERSON = re.compile(r"\b[A-ZÁÉÍÓÚÑ][\w'’-]+ [A-ZÁÉÍÓÚÑ][\w'’-]+")  # with an office or a surname
_BREATH = 250  # characters of two or three sentences
_CLAIMED = 12  # times; organisers' counts of a crowd are those of the police so often
_ROUGHLY = 1.5  # times; `about` never reaches so far, and `at least` seldom
_SPOKEN = 3  # two bodies' counts of the same people seldom lie further apart


def told_apart(told: Sequence[Figure]) -> bool:
    """Whether one report gives two bodies' numbers that cannot both be true: organisers' and the police's."""
    spoken = [f for f in told if not f.marks.part and not f.marks.earlier]
    gaps = {value_of(figure) for figure in told}
    return any(
        _by_others(one, other)
        and one.marks.shot == other.marks.shot  # three were shot, one of whom died
        and (of_two(one, other) == "contradiction" or _answered(one, other))
        and (one.kind != "money" or one.marks.echo or other.marks.echo)  # each firm gives its own loss
        and (one.kind == "count" or (ratio(one, other) < _SPOKEN and _beside(one, other)))
        and abs(value_of(one) - value_of(other)) not in gaps
        for i, one in enumerate(spoken)
        for other in spoken[:i]
    )


def _by_others(one: Figure, other: Figure) -> bool:
    """Whether two bodies tell the two numbers of one report."""
    bodies = _bodies(one, other)
    sources = [str(figure.cell.attributed_to) for figure in (one, other)]
    named = None not in bodies and (any(map(is_body, bodies)) or any(map(_PERSON.search, sources)))
    if are_one_voice(one.cell.attributed_to, other.cell.attributed_to):
        return False
    return bodies[0] != bodies[1] and (named or one.marks.echo or other.marks.echo)


def _bodies(one: Figure, other: Figure) -> tuple[str | None, str | None]:
    return body_of(one.cell.attributed_to), body_of(other.cell.attributed_to)


def _answered(one: Figure, other: Figure) -> bool:
    """Whether one number answers the other: `the union said 310, the company puts it at 180`."""
    echo = one.marks.echo or other.marks.echo
    named = None not in _bodies(one, other)
    echoed = echo or (one.kind == "count" and named)
    done = doing_of(one), doing_of(other)
    if not echo and is_anybody(one, other) and None in done:  # `three men`, and `two men`, who fired
        return False
    return (
        echoed
        and _beside(one, other)
        and ratio(one, other) < (_CLAIMED if (echo or done[0] == "gathered") and named else _SPOKEN)
        and (None in done or done[0] == done[1])
        and not are_otherwise(one, other)
        and not are_of_other_times(one, other)
        and (_are_exact(one, other) or ratio(one, other) > _ROUGHLY)
        and not is_rounded(value_of(one), value_of(other))
    )


def _are_exact(one: Figure, other: Figure) -> bool:
    return one.cell.qualifier == other.cell.qualifier == "exactly"


def _beside(one: Figure, other: Figure) -> bool:
    """Whether a report tells both in one breath."""
    return abs(one.cell.pin.start - other.cell.pin.start) <= _BREATH
