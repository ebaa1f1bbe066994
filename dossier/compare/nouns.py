"""Reads what a number counts: `two police officers` and `dos agentes` count police officers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, entries, pattern, words
from dossier.compare.compounds import compound
from dossier.compare.nationals import NATIONS, PEOPLES
from dossier.model.links import part_of, whole_and_part

_GENERIC = words("noun_classes", "generic_person")
_MEASURES = words("noun_classes", "measure")
# `12 kilos of cocaine`
_WEIGHTS = dict.fromkeys(("kilograms", "kilogrammes", "kilos", "kg", "kilogramos"), "kilograms")
_FORCES = pattern(
    r"(?:\s+<people/members_of_forces> (?:of|de))?\s+(?:<determiners/definite_article> )?(?:\w+ )?(?:security forces"
    r"|fuerzas de seguridad)\b"
)
_AMONG = pattern(r"\s+<prepositions/among>(?: <determiners/definite_article>)?(?= )")
_MEMBERS = pattern(r"\s+(?:of|de)(?: <determiners/any>|l)?\s+([a-zñ-]+)")
# Words after which a noun is another one than that which was counted: "Ten die as police clear the plant"
_STOPS = pattern(r"^(?:<boundaries/after_a_noun>|\w{2,}(?:aron|ieron))$")
_ADJECTIVES = words("noun_classes", "participle")
_WORD = re.compile(r"(?:[^\W\d_]\.){2,}|[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_TYPE = re.compile(r"\s*-?\s*\d{1,3}\s+")  # `AK-47 rifles`
# `four worst - hit villages`, `two semi - automatic pistols`, of texts that were split into words
_HYPHENED = pattern(r" - (?:(?<=\bsemi - )[a-z]+|(?<=\banti - )[a-z]+|<compounds/participle>)\b")
# `13 fully loaded magazines`; `two badly injured men` gives what happened to them
_FULLY = pattern(r"(?!<injuries/badly>\b)[a-z]+ly [a-z]+(?:ed|en|ing)(?= [a-z]+s\b)")
_FILLER = pattern(
    r"\s+(?:of (?:<determiners/definite> )?\d[\d.,]*(?:-(?:man|member|strong|person))?|<parts/of_these>"
    r"|<determiners/definite_article>(?= (?:\w+ )?<casualties/stems>))(?=\s)"
)
_COLLECTIVE = re.compile(r"(?:docena|[dcn]ena|quincena|veintena|treintena|centenar|millar|millon|millones)s?$")
_OF = re.compile(r"\s+de(?= )")  # `un millar de personas`
# one and many
_ALIKE = words("noun_classes", "alike_in_plural")
_MOST = 5  # words looked at behind a number
# What the words before some names make of them: `health workers`, `polling stations`
_DESCRIBED = {
    "workers": {
        "rescue": "rescuers", "health": "health workers", "healthcare": "health workers", "medical": "health workers",
        "aid": "aid workers", "relief": "aid workers", "humanitarian": "aid workers",
    },
    "stations": {
        "polling": "polling stations", "voting": "polling stations", "petrol": "petrol stations",
        "gas": "petrol stations", "filling": "petrol stations",
    },
    "men": {
        "armed": "suspects", "armados": "suspects", "masked": "hooded men", "hooded": "hooded men",
        "encapuchados": "hooded men", "enmascarados": "hooded men",
    },
}  # fmt: skip
_COMPOUND = re.compile(r"^[a-z]{3,}-?((?:work|driv|own|hold|hunt)ers?|teachers?|guards|officers?)$")  # `mineworkers`
_AND_NATION = re.compile(r"(?:,|,? and|,? y|,? e) ([a-z]+)\b")  # `23 Somali and Yemeni sailors`: those of neither alone
_PLURAL = re.compile(r"(?:[^s'’i]s|ies|ees)$")


@dataclass(frozen=True, slots=True)
class Noun:
    """What is counted, in English where we know the word; `kind` is how sure we are of what it is."""

    of: str | None  # None: people at large
    kind: str  # "people", "thing", "single" (one thing), "unknown", "generic"
    end: int  # where it ends in the text that it was read from
    modifiers: frozenset[str] = frozenset()


def _plurals(word: str, spanish: bool) -> set[str]:
    if spanish:
        if word.endswith("z"):
            return {word, word[:-1] + "ces"}
        return {word, word + "s"} if word[-1] in "aeiou" else {word, word + "es"}
    if word.endswith("man"):
        return {word, word[:-2] + "en"}
    if word.endswith("y") and word[-2] not in "aeiou":
        return {word, word[:-1] + "ies"}
    return {word, word + "es"} if word.endswith(("s", "x", "ch", "sh")) else {word, word + "s"}


@cache
def _table() -> dict[str, tuple[str, str]]:
    """Each word of the tables, in singular and plural: the English name of what it means, and the table's kind."""
    found: dict[str, tuple[str, str]] = {}
    for kind, table in (("people", "person_nouns"), ("thing", "thing_nouns")):
        for row in entries(table):
            for word in row.words:
                for form in _plurals(word, row.language == "es"):
                    found.setdefault(form, (row.concept, kind))
    return found


def noun(text: str, start: int, spanish: bool = False) -> Noun | None:
    """What the number that ends at `start` counts in a folded text; None where no countable word follows."""
    found = compound(text, start, _table())
    return Noun(*found) if found else _noun(text, start, spanish)


def _noun(text: str, start: int, spanish: bool) -> Noun | None:
    filler = _FILLER.match(text, start) or (
        _COLLECTIVE.search(text, max(0, start - 12), start) and _OF.match(text, start)
    )
    forces = _FORCES.match(text, filler.end() if filler else start)
    if forces:
        return Noun("security forces", "people", forces.end())
    table = _table()
    run = _run(text, filler.end() if filler else start)
    for i, (word, end) in enumerate(run):
        if word in _WEIGHTS and re.match(r" (?:of|de) [a-z]", text[end:]):
            return Noun(_WEIGHTS[word], "thing", end)
        if word in _MEASURES:
            return None
        if word in _GENERIC:
            if word in ("more", "mas") or (word in ("other", "otros", "otras") and i + 1 < len(run)):
                continue
            return _among(text, end)
        if word in table and _is_single(word, spanish):
            if any(_PLURAL.search(w) or (w in table and table[w][1] == "people") for w, _ in run[i + 1 :]):
                continue  # `two rocket stages`, `one bomb technician`
            return Noun(table[word][0], "single", end)
        if word in table:
            return _known(text, run, i, spanish)
    found = _unknown(run, spanish)
    both = _AND_NATION.match(text, found.end) if found and whole_and_part(str(found.of))[1] else None
    return Noun(None, "generic", found.end) if found and both and both[1] in NATIONS else found


def _is_single(word: str, spanish: bool) -> bool:
    """Whether a word names one thing, or modifies the noun that follows: the moon `rocket`."""
    return not spanish and _table()[word][1] == "thing" and word not in _ALIKE and not _PLURAL.search(word)


def _among(text: str, end: int) -> Noun:
    """People at large, unless the words behind say among whom: `two deaths among the guards`."""
    found = _AMONG.match(text, end)
    inner = noun(text, found.end()) if found else None
    return Noun(inner.of if inner and inner.kind == "people" else None, "generic", end)


def _run(text: str, start: int) -> list[tuple[str, int]]:
    """The words behind a number, as far as they can belong to what it counts."""
    run: list[tuple[str, int]] = []
    at = start
    for match in _WORD.finditer(text, start):
        typed = run and len(run[-1][0]) <= 3 and _TYPE.fullmatch(text, at, match.start())
        hyphened = run and _HYPHENED.match(text, at)
        if (text[at : match.start()].strip(" \t“\"'‘«") and not (typed or hyphened)) or len(run) == _MOST:
            break
        word = _COMPOUND.sub(r"\1", match.group().removesuffix("'s").removesuffix("’s"))
        if not run and word in _ADJECTIVES:
            at = match.end()
            continue
        if not run and _FULLY.match(text, match.start()):
            at = match.end()
            continue
        if _STOPS.match(word) and word not in _GENERIC:
            break
        run.append((word, match.end()))
        at = match.end()
    return run


def _known(text: str, run: list[tuple[str, int]], i: int, spanish: bool) -> Noun:
    table = _table()
    behind = run[i + 1] if not spanish and i + 1 < len(run) else None
    if (
        behind
        and behind[0] not in table
        and behind[0] not in _GENERIC
        and not _PLURAL.search(run[i][0])
        and _PLURAL.search(behind[0])
    ):
        return Noun(behind[0], "unknown", behind[1], frozenset(w for w, _ in run[: i + 1]))  # `pilot whales`
    while not spanish and i + 1 < len(run) and run[i + 1][0] in table and run[i + 1][0] not in ("police", "crew"):
        if _PLURAL.search(run[i][0]) and _is_single(run[i + 1][0], spanish):  # `68 bales stand on the quay`
            break
        i += 1  # English nouns end with what is meant: `prison guards`
    name, kind = table[run[i][0]]
    end = run[i][1]
    before = [word for word, _ in run[:i]]
    described = _DESCRIBED.get(name, {})
    kinds = [(described[word], at) for word, at in run[: i + 2 if spanish else i] if word in described]
    if kinds:
        return Noun(kinds[-1][0], kind, max(end, kinds[-1][1]))
    if name in ("lorries", "engines") and "fire" in before:
        return Noun("fire engines", kind, end)
    if name in ("members", "personnel"):
        of = _MEMBERS.match(text, end)
        words = [*reversed(before), *([of[1]] if of else [])]
        known = next((table[w][0] for w in words if w in table and table[w][1] == "people"), None)
        if known is None and name == "personnel":
            return Noun(name, kind, end, frozenset(before))
        if known is None:  # `six members of his band`: of everybody, and not who they are
            return Noun(None, "generic", end)
        name = known
    if spanish and i + 1 < len(run) and run[i + 1][0] in NATIONS:  # `clientes canadienses`
        return Noun(name, kind, run[i + 1][1], frozenset((*before, run[i + 1][0])))
    return Noun(name, kind, end, frozenset(before))


def _unknown(run: list[tuple[str, int]], spanish: bool) -> Noun | None:
    """A word that no table has: a plural in the position of the noun counted."""
    words = run[:1] if spanish else run[:4]
    national = _national(words)
    if national:
        return national
    plural = [i for i, (w, _) in enumerate(words) if (_PLURAL.search(w) or w in _ALIKE) and len(w) > 3]
    if not plural:
        return None
    i = plural[0]
    word, end = words[i]
    return Noun(word, "unknown", end, frozenset(w for w, _ in words[:i]))


def _national(words: list[tuple[str, int]]) -> Noun | None:
    """A nation's people, where nothing else is named of them: `three Americans`, `12 Japanese`."""
    for i, (word, end) in enumerate(words):
        if word in PEOPLES or (word in NATIONS and i + 1 == len(words)):
            return Noun(part_of("people", NATIONS[word]), "people", end, frozenset((word,)))
    return None


def counts_persons(name: str) -> bool:
    """Whether what is counted under this name is people, as far as the tables know."""
    return whole_and_part(name)[0] in _persons()


AMOUNTS = frozenset(("kilograms", "tonnes", "litres", "barrels", "hectares", "acres"))  # of anything


def is_seldom_twofold(name: str) -> bool:
    """Whether an event seldom knows two sets of them, as of houses, unlike visits or reports."""
    return name in _plain()


@cache
def _plain() -> frozenset[str]:
    return frozenset(concepts("thing_nouns")) - AMOUNTS


@cache
def _persons() -> frozenset[str]:
    return frozenset({"people", "security forces", *(of for of, kind in _table().values() if kind == "people")})


@cache
def words_for(name: str) -> re.Pattern[str]:
    """All words of both languages that mean what `name` means; the name itself where we know none."""
    known = sorted(word for word, (of, _) in _table().items() if of == name) or [name]
    return re.compile(r"\b(?:" + "|".join(map(re.escape, known)) + r")\b")
