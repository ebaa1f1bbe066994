"""Rules: what they lead to, what outranks them, and that their evidence is as good as any."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dossier.model.claims import Claim, Dateline, Description, Field, Person, Place, Published, Value, Words
from dossier.model.evidence import Evidence, quoted
from dossier.model.overlay import overlaid, ruled
from dossier.model.rule_learning import agree, ways
from dossier.model.rules import RULE_RANK, How, Meaning, Rule, RuleSource, Trim, rule_from, rule_json

TEXT = "Bridge falls - Delta Weekly\nBy Staff Desk\nAda Ruiz\nVALENCIA, March 3\n"
OUTLET = Claim("outlet", Words("Delta Weekly"), (quoted(TEXT, 15, 27),), 0.9)


def at(words: str, origin: str = "text") -> Evidence:
    start = TEXT.index(words)
    return quoted(TEXT, start, start + len(words), origin)


def claim(field: Field, value: Value, words: str, origin: str = "text", rank: float = 0.5) -> Claim:
    return Claim(field, value, (at(words, origin),), rank)


def by_person(field: Field, *values: Value) -> tuple[Claim, ...]:
    return tuple(Claim(field, value, (Evidence("person", "so said"),), 1000.0, "person:ana") for value in values)


def rule(field: Field, how: How, outlet: str = "Delta Weekly", number: int = 1) -> Rule:
    return Rule(outlet, field, how, "R1", 7, "so said", "person:ana", f"L{number}")


LONG = claim("headline", Words("Bridge falls - Delta Weekly"), "Bridge falls - Delta Weekly", "title", 0.9)
SHORT = claim("headline", Words("Bridge falls"), "Bridge falls", "text", 0.4)
DESK = claim("byline", Person("Staff Desk"), "Staff Desk", "text", 0.9)
ADA = claim("byline", Person("Ada Ruiz"), "Ada Ruiz", "meta:author", 0.4)
WRONG, RIGHT = Place("Valencia", "Carabobo", "VE", 10.2, -68.0), Place("Valencia", "Valencia", "ES", 39.5, -0.4)
FILED = claim("dateline", Dateline(WRONG, "2019-03-03"), "VALENCIA, March 3")
READ = Description((OUTLET, LONG, DESK, FILED), (), (SHORT, ADA))


def values(description: Description, field: Field) -> list[Value]:
    return [found.value for found in description.all_of(field)]


@pytest.mark.parametrize(
    ("field", "right", "found"),
    [
        ("headline", [Words("Bridge falls")], [Trim("", " - Delta Weekly"), RuleSource("text")]),
        (
            "byline",
            [Person("Ada Ruiz")],
            [RuleSource("meta:author"), Meaning((Person("Staff Desk"),), (Person("Ada Ruiz"),))],
        ),
        ("byline", [Person("Staff Desk", "agency")], [Meaning((DESK.value,), (Person("Staff Desk", "agency"),))]),
        ("dateline", [Dateline(RIGHT, "2019-03-03")], [Meaning((Dateline(WRONG, None),), (Dateline(RIGHT, None),))]),
        ("outlet", [Words("Delta")], [Trim("", " Weekly"), Meaning((OUTLET.value,), (Words("Delta"),))]),
        ("headline", [Words("Bridge stands")], []),
        ("headline", [Words("Bridge falls - Delta Week")], []),  # cuts a word in two
        ("headline", [LONG.value], []),  # nothing to learn
        ("dateline", [Dateline(WRONG, "2019-03-04")], []),  # another day says nothing of other reports
        ("published", [Published("2019-03-03")], []),
    ],
)
def test_ways_lead_from_what_was_read_to_what_is_right(field: Field, right: list[Value], found: list[How]) -> None:
    """Every general way from a reading to a correction is found, the narrowest first; and none where there is none."""
    assert list(ways(READ, field, by_person(field, *right))) == found


def test_a_rule_shows_what_it_says_with_the_words_of_the_report() -> None:
    """A value by rule rests on the candidate's own words and names whose correction it follows."""
    shown = overlaid(READ, [rule("byline", RuleSource("meta:author"))])
    (found,) = shown.all_of("byline")
    assert (found.value, found.rank, found.agent) == (ADA.value, RULE_RANK, "person:ana (rule L1)")
    assert found.evidence == (*ADA.evidence, Evidence("person", "rule L1: ana corrected R1 to “so said”"))
    assert shown.others == (DESK, SHORT, ADA)


def test_a_trimmed_value_rests_on_fewer_words() -> None:
    """What a rule cuts off a value it cuts off its evidence, which still proves itself."""
    (found,) = overlaid(READ, [rule("headline", Trim("", " - Delta Weekly"))]).all_of("headline")
    assert (found.value, found.evidence[0].quote) == (Words("Bridge falls"), "Bridge falls")
    assert all(evidence.proves(TEXT) for evidence in found.evidence)


def test_a_name_can_mean_nobody() -> None:
    """A rule may take a name out of bylines, which are then empty or hold the rest."""
    nobody = rule("byline", Meaning((Person("Staff Desk"),), ()))
    assert values(overlaid(READ, [nobody]), "byline") == []
    both = Description((OUTLET, DESK, ADA), ())
    (left,) = overlaid(both, [nobody]).all_of("byline")
    assert (left.value, left.agent) == (ADA.value, "person:ana (rule L1)")


def test_a_place_keeps_the_reports_own_day() -> None:
    """A rule on a dateline's place changes no date."""
    meaning = Meaning((Dateline(WRONG, None),), (Dateline(RIGHT, None),))
    assert values(overlaid(READ, [rule("dateline", meaning)]), "dateline") == [Dateline(RIGHT, "2019-03-03")]


def test_rules_are_for_their_outlet_alone() -> None:
    """Reports of another outlet, or of none, show what was read."""
    nobody = rule("byline", Meaning((Person("Staff Desk"),), ()), outlet="Andes Post")
    assert overlaid(READ, [nobody]) == READ
    unknown = Description((DESK,), ())
    assert overlaid(unknown, [rule("byline", RuleSource("meta:author"))]) == unknown


def test_a_rule_holds_for_reports_that_are_shown_as_its_outlets() -> None:
    """By rule or by a person's word, in any case: what counts is whose the report is shown as."""
    renamed = rule("outlet", Meaning((OUTLET.value,), (Words("Delta"),)))
    nobody = rule("byline", Meaning((Person("Staff Desk"),), ()), outlet="DELTA", number=2)
    assert values(overlaid(READ, [renamed, nobody]), "byline") == []
    assert values(overlaid(READ, [nobody], [by_person("outlet", Words("delta"))]), "byline") == []
    assert values(overlaid(READ, [renamed, nobody], [by_person("outlet", Words("Andes"))]), "byline") == [DESK.value]


def test_the_newest_rule_on_an_outlets_name_wins() -> None:
    """Of two rules on what an outlet is read as, the later one is shown."""
    first = rule("outlet", Meaning((OUTLET.value,), (Words("Delta"),)))
    second = rule("outlet", Meaning((OUTLET.value,), (Words("The Delta"),)), number=2)
    assert values(overlaid(READ, [first, second]), "outlet") == [Words("The Delta")]


def test_a_persons_word_on_one_report_outranks_rules() -> None:
    """A correction is shown, whatever rules say; what they say stands among the others."""
    shown = overlaid(READ, [rule("byline", RuleSource("meta:author"))], [by_person("byline", Person("Leo Paz"))])
    assert values(shown, "byline") == [Person("Leo Paz")]
    assert [found.agent for found in shown.candidates("byline")] == ["person:ana (rule L1)", "reader", "reader"]


def test_people_may_say_less_finely() -> None:
    """A day that a person names agrees with the minute that was read; another day does not."""
    minute = claim("published", Published("2019-03-03T10:00", "minute"), "March 3")
    assert agree([minute], by_person("published", Published("2019-03-03")))
    assert not agree([minute], by_person("published", Published("2019-03-04")))


HOWS = some.one_of(
    some.builds(RuleSource, some.sampled_from(["text", "title", "meta:author", "json-ld"])),
    some.builds(
        Trim, some.sampled_from(["", "Bridge ", "Staff "]), some.sampled_from(["", " - Delta Weekly", " Desk"])
    ),
    some.builds(
        Meaning,
        some.lists(some.sampled_from([DESK.value, ADA.value]), min_size=1, max_size=2, unique=True).map(tuple),
        some.lists(some.sampled_from([Person("Li Na"), ADA.value]), max_size=2, unique=True).map(tuple),
    ),
)
RULES = some.lists(some.tuples(some.sampled_from(["headline", "byline", "outlet"]), HOWS), max_size=5)


@given(RULES)
def test_no_rule_loses_or_makes_up_anything(told: list[tuple[Field, How]]) -> None:
    """Whatever rules hold, every claim that was read is still there and all evidence proves itself."""
    fitting = [(f, h) for f, h in told if not (isinstance(h, Meaning) and f != "byline")]
    rules = [rule(field, how, number=n) for n, (field, how) in enumerate(fitting, 1)]
    shown = ruled(READ, rules)
    assert {*READ.claims, *READ.others} <= {*shown.claims, *shown.others}
    for found in (*shown.claims, *shown.others):
        assert all(evidence.proves(TEXT) for evidence in found.evidence)
    for field in ("headline", "outlet"):
        assert len(shown.all_of(field)) == 1


@given(some.sampled_from(["headline", "byline", "outlet"]), HOWS)
def test_a_rule_is_the_same_after_the_log(field: Field, how: How) -> None:
    """What the log says of a rule makes the same rule again."""
    if isinstance(how, Meaning) and field != "byline":
        how = Meaning((Words("a"),), (Words("b"),))
    made = rule(field, how)
    assert rule_from(rule_json(made), made.by, made.at) == made


def test_an_unknown_kind_of_rule_is_refused() -> None:
    """A log that a later Dossier wrote is not misread."""
    with pytest.raises(ValueError, match="unknown kind of rule"):
        rule_from(rule_json(rule("headline", RuleSource("text"))) | {"kind": "guess"}, "person:ana", "")
