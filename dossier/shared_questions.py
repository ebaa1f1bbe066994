"""Formats a doubt about a report as a question to a person; for all faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dossier.model.claims import Field
from dossier.model.doubts import Doubt, Why
from dossier.translations import in_quotes, tr

Words = Sequence[str]


def question(doubt: Doubt) -> str:
    """One or two sentences, with the words that the doubt rests on."""
    return _QUESTIONS[doubt.why](doubt.field, doubt.words)


def _changed(_: Field, words: Words) -> str:
    yours, now, version = words
    if not now:
        return tr("You said “{yours}”; version {version} does not state it.", yours=yours, version=version)
    return tr("You said “{yours}”; version {version} says “{now}”.", yours=yours, now=now, version=version)


def _either(_: Field, words: Words) -> str:
    return tr("“{words}” may be {first} or {second}. Which day is it?", words=words[0], first=words[1], second=words[2])


def _passed_over(field: Field, words: Words) -> str:
    found = _listed(words)
    match field:
        case "headline":
            return tr("No headline is shown. Is it one of these: {found}?", found=found)
        case "outlet":
            return tr("No outlet is shown. Is it one of these: {found}?", found=found)
        case "byline":
            return tr("Nobody is shown as author. Is it one of these: {found}?", found=found)
        case _:
            # Days are written out, which need not be the words that the file has: they have no quotation marks
            days = ", ".join(words)
            return tr("No day of publication is shown, though the words name some: {found}.", found=days)


def _odd_name(_: Field, words: Words) -> str:
    return tr("“{name}” does not look like somebody’s name.", name=words[0])


def _twice(_: Field, words: Words) -> str:
    return tr("“{name}” may hold more than a name: {other} is named as well.", name=words[0], other=words[1])


def _not_stated(field: Field, _: Words) -> str:
    if field == "outlet":
        return tr("This page does not state its outlet, as most pages do.")
    return tr("This page does not state when it was published, as most pages do.")


def _rival(field: Field, words: Words) -> str:
    value, others = words[0], _listed(words[1:])
    match field:
        case "headline":
            return tr("Is the headline “{value}” or {others}? Both count the same.", value=value, others=others)
        case "outlet":
            return tr("Is the outlet “{value}” or {others}? Both count the same.", value=value, others=others)
        case "byline":
            return tr("Is the author “{value}” or {others}? Both count the same.", value=value, others=others)
        case "dateline":
            return tr("From “{value}” or from {others}? Perhaps these are several reports.", value=value, others=others)
        case _:
            days = ", ".join(words[1:])
            return tr("Was it published on {value} or on {others}? Both count the same.", value=value, others=days)


def _no_author(_: Field, words: Words) -> str:
    return tr("Nobody is named as author, only {names}.", names=_listed(words))


def _trailing(_: Field, words: Words) -> str:
    return tr("“{headline}” may hold more than the headline: there is “{bar}” in it.", headline=words[0], bar=words[1])


def _garbled(_: Field, words: Words) -> str:
    return tr("“{value}” has signs that words seldom have. It may be misread.", value=words[0])


def _short(_: Field, words: Words) -> str:
    return tr("“{headline}” is short for a headline.", headline=words[0])


def _copyright(_: Field, words: Words) -> str:
    return tr("Only a copyright line names “{outlet}”; it may name a publisher instead.", outlet=words[0])


def _vague(_: Field, words: Words) -> str:
    return tr("Only “{value}” is stated of the publication date.", value=words[0])


def _weak(field: Field, words: Words) -> str:
    if field == "headline":
        return tr("Little says that “{value}” is the headline.", value=words[0])
    return tr("Little says that “{value}” is the day of publication.", value=words[0])


def _guessed(_: Field, words: Words) -> str:
    return tr("“{name}” is on a line of its own, without a word such as “By”. Is it the author?", name=words[0])


def _blurred(_: Field, words: Words) -> str:
    return tr("“{value}” was read from a picture that is hard to read ({sure} % sure). Are its letters right?",
              value=words[0], sure=words[1])  # fmt: skip


def _home(_: Field, words: Words) -> str:
    return tr("No place is stated; {outlet} is based in “{place}”. Is that right for such reports? This is asked "
              "once for each outlet.", place=words[0], outlet=words[1])  # fmt: skip


def _wall(_: Field, words: Words) -> str:
    return tr("This page is shown before the report and is not it: it says “{said}”.", said=words[-1])


def _paywall(_: Field, words: Words) -> str:
    return tr("The text is cut off by a paywall: “{said}”.", said=words[0])


def _several(_: Field, __: Words) -> str:
    return tr("This file may hold several stories, of which only one is shown.")


def _address(_: Field, words: Words) -> str:
    address, *others = words
    return tr("The same address, {address}, is that of {reports}. Is this one report, or are there several?",
              address=address, reports=", ".join(others))  # fmt: skip


def _charset(_: Field, words: Words) -> str:
    return tr("The file does not say how its letters are written. It was read as {charset}; it may be {others}.",
              charset=words[0], others=_listed(words[1:]))  # fmt: skip


def _columns(_: Field, words: Words) -> str:
    return tr("Each row of this table may be a story. Which of its columns hold the headline and the text: {columns}?",
              columns=_listed(words))  # fmt: skip


def _listed(words: Words) -> str:
    return ", ".join(map(in_quotes, words))


_QUESTIONS: Mapping[Why, Callable[[Field, Words], str]] = {
    "changed": _changed, "either": _either, "passed-over": _passed_over, "odd-name": _odd_name, "twice": _twice,
    "untold": _not_stated, "rival": _rival, "no-author": _no_author, "trailing": _trailing, "garbled": _garbled,
    "short": _short, "copyright": _copyright, "vague": _vague, "weak": _weak, "guessed": _guessed,
    "blurred": _blurred, "home": _home, "wall": _wall, "paywall": _paywall, "several": _several, "charset": _charset,
    "columns": _columns, "address": _address,
}  # fmt: skip
