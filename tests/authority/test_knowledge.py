"""Tables of words: each is well formed, and the code finds in them what it names."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import dossier
from dossier.authority import knowledge
from dossier.authority.calendar_names import MONTHS, WEEKDAYS, month_abbreviations, months, weekdays
from dossier.authority.languages import language_of
from dossier.authority.number_words import number_words
from dossier.resources import resource

TABLES = sorted(path.stem for path in resource("knowledge").glob("*.tsv"))
NAMED = re.compile(r"(?<!\?P)<([a-z_]+)(?:/([a-z0-9_]+))?(?::([a-z]{2}))?>")


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_well_formed(table: str) -> None:
    """Each row has a concept, a language and words, no word twice, and every word is an expression that compiles."""
    seen = set()
    for row in knowledge.entries(table):
        assert row.concept and re.fullmatch(r"[a-z]{2,3}", row.language), row
        assert (row.concept, row.language, row.note) not in seen, row
        seen.add((row.concept, row.language, row.note))
        assert len(set(row.words)) == len(row.words) and all(row.words), row
        for word in row.words:
            re.compile(knowledge.expression(word))


def test_the_code_names_only_words_that_are_there() -> None:
    """Each `<table/concept>` in a pattern of the program is a row of a table."""
    found = 0
    package = Path(dossier.__file__).parent
    for room in ("compare", "link", "reading"):
        for path in (package / room).rglob("*.py"):
            for name in NAMED.finditer(path.read_text(encoding="utf-8")):
                if name[2] or name[1] in TABLES:  # not <br>
                    knowledge.alternation(*name.groups())
                    found += 1
    assert found > 500


def test_all_tables_are_read_in_no_time() -> None:
    """A start does not wait for them: 30 milliseconds of computing for all, with room for a slow computer."""
    knowledge.entries.cache_clear()
    start = time.process_time()
    for table in TABLES:
        knowledge.entries(table)
    assert time.process_time() - start < 0.3


def test_a_word_stands_for_its_endings() -> None:
    """`*` is any ending or none, `+` an ending of a letter or more; brackets hold forms."""
    assert re.fullmatch(knowledge.expression("hospital*"), "hospital")
    assert not re.fullmatch(knowledge.expression("hall+"), "hall")
    assert re.fullmatch(knowledge.expression("hall+"), "hallaron")
    assert re.fullmatch(knowledge.expression("(was|were) shot"), "were shot")


def test_a_bar_within_brackets_separates_no_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`inform(o|ar(on|an))|dijo` is two words."""
    (tmp_path / "verbs.tsv").write_text("# how\nsay\tes\tinform(o|ar(on|an))|dijo\n", encoding="utf-8")
    monkeypatch.setattr(knowledge, "resource", lambda *parts: tmp_path / parts[-1])
    assert knowledge.entries.__wrapped__("verbs") == (
        knowledge.WordRow("say", "es", ("inform(o|ar(on|an))", "dijo"), ""),
    )


def test_a_row_without_its_columns_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The message names the file and the line."""
    (tmp_path / "verbs.tsv").write_text("# how\nsay en said\n", encoding="utf-8")
    monkeypatch.setattr(knowledge, "resource", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(ValueError, match=r"verbs\.tsv, line 2"):
        knowledge.entries.__wrapped__("verbs")


def test_a_name_that_no_table_has_is_refused() -> None:
    """A typing error in a pattern does not become a pattern that never matches."""
    with pytest.raises(KeyError, match=r"verbs\.tsv has no sayy"):
        knowledge.pattern(r"\b<verbs/sayy>\b").search("")


def test_a_named_group_is_no_name_of_a_table() -> None:
    """`(?P<day>...)` stays as it is."""
    found = knowledge.pattern(r"(?P<hedge><hedges/about>) \d+").search("some 40")
    assert found is not None and found["hedge"] == "some"


def test_months_and_weekdays_have_their_numbers() -> None:
    """In English and Spanish for all, in three more languages on request; short forms apart, for some are words."""
    assert MONTHS["january"] == MONTHS["enero"] == MONTHS["jan"] == 1 and MONTHS["setiembre"] == 9
    assert "ago" not in MONTHS and month_abbreviations("es")["ago"] == 8
    assert sorted(set(months("de").values())) == [*range(1, 13)] and months("de")["marz"] == 3
    assert WEEKDAYS["domingo"] == 7 and weekdays("fr")["lundi"] == 1


def test_number_words_have_their_values() -> None:
    """By kind, for `un mil` is a scale and `una docena` is about twelve."""
    assert number_words("cardinal")["dieciseis"] == 16 and number_words("scale")["mil"] == 1000
    assert number_words("collective")["dozen"] == 12 and number_words("phrase")["media docena"] == 6


def test_a_language_is_known_by_its_function_words() -> None:
    """The first language asked for is the answer where no word is known."""
    assert language_of(["los", "muertos", "fueron", "hallados", "en", "la", "casa"]) == "es"
    assert language_of(["der", "zug", "ist", "nicht", "in", "die", "station"]) == "de"
    assert language_of(["zzz"], ("en", "es")) == "en"
