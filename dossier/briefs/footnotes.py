"""The notes of formats that have them: the citation of the source in its style, the words cited, and their place."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.briefs.brief_wording import wording_in
from dossier.briefs.references import StyledRun, noted
from dossier.briefs.view import Json, entries
from dossier.briefs.visible_controls import visible
from dossier.model.briefs import Brief


def notes(brief: Brief, first: Iterable[int] = ()) -> list[tuple[StyledRun, ...]]:
    """One note a citation, in their order; a source is noted in full where it is met first, and then in short.

    `first` are citations whose notes come before those of lower numbers.
    """
    wording = wording_in(brief.language)
    sources = {source.number: source for source in brief.sources}
    home = {c.number: c.source for c in brief.citations}
    full = {home[number]: number for number in reversed([*first, *home])}
    found = []
    for entry in entries(brief):
        source = sources[entry["source"]]
        runs = noted(source, brief.style, wording, again=full[source.number] != entry["number"])
        found.append(
            (
                *(StyledRun(visible(run.text), run.italic) for run in runs),
                StyledRun(_words(entry, wording.say("text_digits"))),
            )
        )
        if entry["long"]:
            found[-1] = (*found[-1], StyledRun(f" {wording.say('in_full').capitalize()} {entry['under_source']}."))
    return found


def _words(entry: Json, digits: str) -> str:
    return f": {entry['quoted']} ({entry['place']}; {digits} {entry['rendition'][:12]})."


def plain(runs: tuple[StyledRun, ...]) -> str:
    return "".join(run.text for run in runs)
