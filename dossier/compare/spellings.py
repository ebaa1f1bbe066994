"""Merges the spellings of one person, place or body across reports, and says how they differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.given_names import GIVEN
from dossier.authority.knowledge import concept_of, words
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.edit_distance import by_ear, close, distance, sound, without_umlauts
from dossier.compare.likeness_groups import clusters
from dossier.compare.mention_table import Known, Mention
from dossier.compare.name_mentions import NameMention, names
from dossier.compare.nicknames import agree, is_other_spelling, is_short_of, of_two_genders
from dossier.compare.word_meaning import meanings
from dossier.model.links import Finding, Relation
from dossier.model.reports import Record

_FORMS = words("legal_forms")
_SAME_PLACE = concept_of("exonyms")
_OF = {("of",), ("de",), ("del",), ("da",), ("do",), ("du",), ("des",), ("fur",), ("for",)}
_UMLAUT = re.compile("[äöüÄÖÜß]")
_TWO_SURNAMES = {"es", "pt", "gl", "ca"}
_NO_LETTER = re.compile(r"['’]s\b|[\W_]")
_SURNAME = 6  # letters of one by which its misspelling is known
_HEARD = 5  # letters of a word that may be another's by ear but for one
_LONG = 7  # letters of names that two people hardly share
_COMMON = 100  # names that are looked up by one word
_REPORTS = 8  # reports whose mentions of one spelling are held against other names; the others follow the first
_BODIES = {"ministry", "ministerio", "department", "departamento", "police", "policia"}


def merged(records: Sequence[Record], judging: AppliedJudgements) -> list[Row[Mention]]:
    """The names of all reports, those of one person, place or body together, as people left them."""
    found = [mention for record in records for name in names(record) if (mention := Mention(record, name)).words]
    groups = ([found[i] for i in group] for group in clusters(len(found), _pairs(found, Known(found))))
    rows = (row for group in groups for row in _apart(group))
    return judging.rows([Row(_key(row), tuple(row)) for row in rows])


def _two(one: Mention, other: Mention) -> bool:
    """Whether one report names two people, by given names of which neither is short for the other."""
    a, b = one.words[0], other.words[0]
    return one.record.report == other.record.report and a != b and min(len(a), len(b)) > 1 and not is_short_of(a, b)


def _apart(group: list[Mention]) -> Iterator[list[Mention]]:
    """The group; each spelling by itself where a third one has brought two people of one report together."""
    people = [mention for mention in group if mention.name.kind == "person" and len(mention.words) > 1]
    if not any(_two(one, other) for i, one in enumerate(people) for other in people[:i]):
        yield group
        return
    parts: dict[str, list[Mention]] = {}
    for mention in group:
        parts.setdefault(mention.solid, []).append(mention)
    yield from parts.values()


def _pairs(found: Sequence[Mention], known: Known) -> Iterator[tuple[int, int]]:
    """Pairs are looked for among names that share a key, of those that many share among the first."""
    holders: dict[str, list[int]] = {}
    written: dict[tuple[str, bool], list[int]] = {}
    for i, mention in enumerate(found):
        alike = written.setdefault((mention.plain, mention.is_acronym), [])
        if len(alike) >= _REPORTS:
            yield alike[0], i
            continue
        alike.append(i)
        keys = set(_keys(mention))
        misspelt = set(_of_slips(mention, known))
        wanted = keys | {f"{'surname' if side == 'alone' else 'alone'} {begins}" for side, begins in misspelt}
        for j in {j for key in wanted for j in holders.get(key, ())}:
            if difference(found[j], mention, known) is not None:
                yield j, i
        for key in keys | {f"{side} {begins}" for side, begins in misspelt}:
            if len(held := holders.setdefault(key, [])) < _COMMON:
                held.append(i)


def _keys(mention: Mention) -> Iterator[str]:
    """What every two spellings of one name have in common: a word, the surname's sound, initials, or all but marks."""
    yield _SAME_PLACE.get(mention.solid, mention.solid)
    yield "".join(mention.spelled_out)
    yield "".join(map(without_umlauts, mention.words))
    yield "".join(mention.american)
    yield from (f"#{letters}" for letters in (mention.initials or {mention.solid}))
    if len(mention.words) > 1:
        yield from (word for word in mention.words if len(word) > 1)
        yield f"~{sound(mention.grown[-1])}"
    yield from (f"={meaning}" for word in mention.words if word in _BODIES for meaning in meanings(word))


def _of_slips(mention: Mention, known: Known) -> Iterator[tuple[str, str]]:
    """The beginnings by which a misspelt surname alone finds the person: by letters and by ear."""
    alone = len(mention.words) == 1
    word = mention.words[0] if alone else mention.grown[-1]
    if len(word) >= _SURNAME and not (alone and word in known.full) and (alone or mention.name.kind == "person"):
        yield from (("alone" if alone else "surname", begins) for begins in (word[:3], sound(word)[:3]))


def difference(one: Mention, other: Mention, known: Known) -> Relation | None:
    """How two spellings of one name differ; None where they are not one name."""
    if one.plain == other.plain:
        return "same" if one.is_acronym == other.is_acronym else None
    if one.solid == other.solid:
        return "marks" if one.is_acronym == other.is_acronym else None
    if _SAME_PLACE.get(one.solid, one.solid) == _SAME_PLACE.get(other.solid, other.solid):
        return "name-in-another-language"
    if (respelled := _respelled(one, other)) is not None:
        return respelled
    if len(one.words) < 2 or len(other.words) < 2:
        if _abbreviates(one, other, known) or _abbreviates(other, one, known):
            return "initials"
        return "letters" if _misspells(one, other, known) or _misspells(other, one, known) else None
    apart = one.record.language != other.record.language
    if (apart and _translated(one.words, other.words)) or (
        _plain(one.words) == _plain(other.words) and len(_plain(one.words)) > 1
    ):
        return "short-form" if _plain(one.words) == _plain(other.words) else "name-in-another-language"
    if one.name.kind != other.name.kind and "other" not in (one.name.kind, other.name.kind):
        return None
    return _body(one, other, known) if "body" in (one.name.kind, other.name.kind) else _person(one, other, known)


def _respelled(one: Mention, other: Mention) -> Relation | None:
    """`Mt. Corran` and `Mount Corran`, `Müller` and `Mueller`, `Corran Centre` and `Corran Center`."""
    if one.spelled_out == other.spelled_out:
        return "short-form"
    if _umlauts_apart(one, other):
        return "marks"
    return "marks" if len(one.words) > 1 and one.american == other.american else None


def _umlauts_apart(one: Mention, other: Mention) -> bool:
    """Whether one spells out the umlauts that the other has."""
    has = _UMLAUT.search(one.name.text) or _UMLAUT.search(other.name.text)
    return has is not None and tuple(map(without_umlauts, one.words)) == tuple(map(without_umlauts, other.words))


def _abbreviates(one: Mention, other: Mention, known: Known) -> bool:
    """`CFS` and `Corran Fire Service`, where no other body of the case has these initials."""
    return one.is_acronym and one.solid in other.initials and known.are_of_one_body(one.solid)


def _is_plural(one: str, other: str) -> bool:
    """`Award` and `Awards`, not `Vos` and `Voss`."""
    short, long = sorted((one, other), key=len)
    return long == short + "s" and not short.endswith("s")


def _misspells(one: Mention, other: Mention, known: Known) -> bool:
    """`Mr. Brandsen` in a report that has named `Ada Brandssen`: a word that is part of no full name of the case."""
    if len(one.words) != 1 or len(other.words) < 2 or (one.name.kind, other.name.kind) != ("other", "person"):
        return False
    mine, surname = one.words[0], other.grown[-1]
    if min(len(mine), len(surname)) < _SURNAME or mine in known.full or _is_plural(mine, surname):
        return False
    if len(known.given.get(surname, ())) > 1:  # of two people of the name, nobody knows whose
        return False
    slip = distance(mine, surname) == 1
    whole = not mine.startswith(surname) and not surname.startswith(mine)  # `Russia` and `Russian`
    return slip and whole and close(mine, surname) and (one.record.report, surname) in known.surnames


def _person(one: Mention, other: Mention, known: Known) -> Relation | None:
    mine, theirs = one.words, other.words
    if max(map(len, mine)) == 1 or max(map(len, theirs)) == 1:  # `U.S.` and `U.S. Steel`
        return None
    if "place" in (one.name.kind, other.name.kind) or " " not in one.name.text + other.name.text:
        return _place(one, other)
    # A person named together with the other in one report is somebody else, such as a brother
    in_one_report = known.in_one_report(one, other)
    both = one.generation and other.generation
    if one.generation != other.generation and (both or in_one_report or known.names_father_and_son(one.grown)):
        return None
    if len(mine) == len(theirs):
        apart = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
        if any(of_two_genders(a, b) for a, b in zip(mine[:-1], theirs[:-1], strict=True) if a != b):
            return None
        near = len(apart) == 1 and min(map(len, apart[0])) > 1 and _alike(mine, *apart[0])
        if (near or _in_other_letters(mine, theirs)) and not in_one_report:
            return None if any(_is_plural(*pair) for pair in apart) else "letters"
    else:
        short, long = sorted((one, other), key=lambda mention: len(mention.words))
        if _shortens(short, long, known):
            return "short-form" if known.is_one(short.words) else None
    return _of_one_surname(one, other, in_one_report, known)


def _in_other_letters(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether each word is the other's by ear, as a name is that two papers took over from other letters."""
    given = by_ear(mine[0], theirs[0]) or is_other_spelling(mine[0], theirs[0])
    return given and all(map(by_ear, mine[1:], theirs[1:]))


def _shortens(short: Mention, long: Mention, known: Known) -> bool:
    """`Oscar Pérez` and `Oscar Alberto Pérez`; `Ada Ruiz` and `Ada Ruiz Mora`, where people have two family names."""
    mine, theirs = short.words, long.words
    if mine[0] != theirs[0] or not set(mine) <= set(theirs):
        return False
    if mine[-1] == theirs[-1]:
        return True
    two = short.record.language in _TWO_SURNAMES or long.record.language in _TWO_SURNAMES or long.has_married
    # Reports of other languages name them too; `John Paul` is no `John Paul Jones`
    two = two or (mine[0] in GIVEN and mine[-1] not in GIVEN)
    return two and theirs[:-1] == mine and len(known.longer[mine]) == 1


def _of_one_surname(one: Mention, other: Mention, in_one_report: bool, known: Known) -> Relation | None:
    """Relates `Bob Ruiz` to `Robert P. Ruiz`, `R. Ruiz` to `Robert Ruiz`, if nobody else in the case has the name."""
    mine, theirs = one.grown, other.grown
    a, b = mine[0], theirs[0]
    if mine[-1] != theirs[-1] or not agree(mine[1:-1], theirs[1:-1]):
        return None
    # One report may call a person by both; a father and a son are named in one sentence
    if a == b or (is_short_of(a, b) and not known.in_one_sentence(one, other)):
        return "short-form"
    if min(len(a), len(b)) > 1 or a[0] != b[0] or len(mine) != len(theirs) or in_one_report:
        return None
    return "initials" if known.alone(a[0], mine[-1]) else None


def _alike(name: Sequence[str], a: str, b: str) -> bool:
    """Whether the one word in which two names differ may be one word, by its letters or by its sound.

    With two more words that are the same, as two family names are, a letter may differ by ear.
    """
    if close(a, b):
        return True
    if len(name) > 2 and min(len(a), len(b)) >= _HEARD and distance(sound(a), sound(b)) == 1:
        return True
    # Two long given names of one long surname that differ in their first letter alone: `Q` and `K`
    return min(map(len, (name[-1], a, b))) >= _LONG and name[-1] not in (a, b) and len(a) == len(b) and a[1:] == b[1:]


def _place(one: Mention, other: Mention) -> Relation | None:
    """`Ulm-a-Corran` and `Ulm-e-Corran`, `Ada B. Orwin Park` and `Ada Orwin Park`."""
    mine, theirs = one.words, other.words
    if len(mine) == len(theirs) > 2 and "." not in one.name.text + other.name.text:
        apart = [(a, b) for a, b in zip(mine[1:-1], theirs[1:-1], strict=True) if a != b]
        if len(apart) == 1 and max(map(len, apart[0])) == 1 and (mine[0], mine[-1]) == (theirs[0], theirs[-1]):
            return "letters"
    return "short-form" if _lacks_initials(mine, theirs) else None


def _is_cut(one: Mention, other: Mention, known: Known) -> bool:
    """`Supreme Court` and `Supreme Court of Justice`, where no other body of the case begins so."""
    short, long = sorted((one.name.words, other.name.words), key=len)
    goes_on = long[len(short) : len(short) + 1]
    return len(short) > 1 and long[: len(short)] == short and goes_on in _OF and known.is_only(short)


def _lacks_initials(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    short, long = sorted((tuple(mine), tuple(theirs)), key=len)
    return 1 < len(short) < len(long) and short == tuple(word for word in long if len(word) > 1)


def _body(one: Mention, other: Mention, known: Known) -> Relation | None:
    mine, theirs = _plain(one.tight), _plain(other.tight)
    if len(mine) == len(theirs) > 1:
        apart = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
        if len(apart) == 1 and close(*apart[0]) and not re.search(r"\d", apart[0][0]):
            return "letters"
    return "short-form" if _lacks_initials(mine, theirs) or _is_cut(one, other, known) else None


def _plain(words: Sequence[str]) -> tuple[str, ...]:
    """The words of a company's name without its legal form."""
    return tuple(word for word in words if word not in _FORMS)


def _translated(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """`Ministry of Justice` and `Ministerio de Justicia`: each word means one of the other's."""
    if len(mine) != len(theirs) or len(mine) < 2 or set(mine) == set(theirs):
        return False
    return all(any(a == b or meanings(a) & meanings(b) for b in theirs) for a in mine)


def spellings(rows: Sequence[Row[Mention]]) -> list[Finding]:
    """A row for each name that two or more reports write, and not all alike; and for those that a person touched."""
    full = {word for row in rows for mention in row.held if len(mention.words) > 1 for word in mention.words}
    return [
        row.signed(_finding(row, relation))
        for row in rows
        if (relation := _relation(row, full) or ("same" if row.judgements else None)) is not None
    ]


def _relation(row: Row[Mention], full: set[str]) -> Relation | None:
    """How the spellings differ; None where they do not, or in a way that is not worth telling."""
    first = row.held[0]
    if len(first.words) == 1 and first.words[0] in full and not first.is_acronym:
        return None
    # A body's initials are no other spelling of its name, nor are points, hyphens and genitives
    spelled = [mention for mention in row.held if not mention.is_acronym]
    written = {_NO_LETTER.sub("", mention.name.text).casefold() for mention in spelled}
    if len(written) < 2 or len({mention.record.report for mention in spelled}) == 1:
        return None
    known = Known(row.held)
    kinds = {difference(one, other, known) for i, one in enumerate(spelled) for other in spelled[:i]}
    order: tuple[Relation, ...] = ("letters", "name-in-another-language", "initials", "short-form", "marks")
    relation = next((kind for kind in order if kind in kinds), None)
    return None if relation == "marks" and _in_two_languages(row.held) else relation


def _finding(row: Row[Mention], relation: Relation) -> Finding:
    name = canonical(row.held)
    what = name.kind if name.kind != "other" else "name"
    agree = relation != "letters"
    return Finding("name", what, name.text, agree, row.cells, None, relation, row.key, 0)


def _in_two_languages(group: Sequence[Mention]) -> bool:
    """Whether a single word is written with its accents in one language only, as `México` is."""
    if any(len(mention.words) > 1 for mention in group):
        return False
    written: dict[str | None, set[str]] = {}
    for mention in group:
        written.setdefault(mention.record.language, set()).add(mention.name.text)
    return len(written) > 1 and all(len(texts) == 1 for texts in written.values())


def _key(group: Sequence[Mention]) -> str:
    """The name as the first report of the case writes it: reports that come later do not change it."""
    return f"name/{' '.join(group[0].name.words)}"


def canonical(group: Sequence[Mention]) -> NameMention:
    """The spelling of most reports, of these the fullest."""
    texts = [mention.name.text for mention in group]
    return max(group, key=lambda m: (texts.count(m.name.text), len(m.name.text))).name
