"""Expands the contractions of spoken English, which reports write differently for one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.authority.knowledge import concept_of

_BEHIND = concept_of("contractions")  # of `re`: are
_NOT = concept_of("negative_contractions")  # of `ca` in `can't`: can


def written_out(words: Sequence[str]) -> tuple[str, ...]:
    """Expands contractions in words folded and split at apostrophes: `we're` to `we are`, `didn't` to `did not`."""
    found: list[str] = []
    for word in words:
        if word == "t" and found and found[-1].endswith("n") and len(found[-1]) > 2:
            short = found.pop()[:-1]
            found += [_NOT.get(short, short), "not"]
        elif word == "cannot":
            found += ["can", "not"]
        else:
            found.append(_BEHIND.get(word, word))
    return tuple(found)
