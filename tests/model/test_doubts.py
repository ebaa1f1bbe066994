"""What a reading leaves unsure, and what a person's word settles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dossier.model.claims import Claim, Dateline, Description, Field, Person, Place, Published, Value, Words
from dossier.model.doubts import Doubt, Ground, SettledDoubt, doubts_of
from dossier.model.evidence import Evidence, quoted

TEXT = "© 2024 Valley Press Ltd\n\nThe ferry stays in port\n\nAda Ruiz\n\n03/04/2019\n"


def claim(field: Field, value: Value, rank: float = 1.0, quote: str = "", origin: str = "json-ld") -> Claim:
    evidence = quoted(TEXT, TEXT.index(quote), TEXT.index(quote) + len(quote)) if quote else Evidence(origin, "said so")
    return Claim(field, value, (evidence,), rank)


SOUND = (
    claim("headline", Words("The ferry stays in port"), quote="The ferry stays in port"),
    claim("outlet", Words("The Valley Herald")),
    claim("byline", Person("Ada Ruiz")),
    claim("published", Published("2019-03-04")),
)


def described(*claims: Claim, others: tuple[Claim, ...] = ()) -> Description:
    """A sound description, but for fields that `claims` or `others` tell of."""
    told = {c.field for c in (*claims, *others)}
    return Description((*(c for c in SOUND if c.field not in told), *claims), (), others)


def doubts(found: Description, media_type: str = "text/plain", **more: SettledDoubt) -> tuple[Doubt, ...]:
    return doubts_of(found, found, Ground(TEXT, media_type), {one.field: one for one in more.values()})


def test_a_sound_reading_leaves_nothing_unsure() -> None:
    """Values that are stated, alone and well formed raise no doubt, nor does a missing dateline."""
    assert doubts(described()) == ()


UNSURE: tuple[tuple[str, Description, Doubt], ...] = (
    (
        "two outlets that count the same",
        described(claim("outlet", Words("Mail Online")), others=(claim("outlet", Words("Daily Post"), 0.98),)),
        Doubt("outlet", "rival", ("Mail Online", "Daily Post")),
    ),
    (
        "the outlet in a line of copyright alone",
        described(claim("outlet", Words("Valley Press"), quote="Valley Press")),
        Doubt("outlet", "copyright", ("Valley Press",)),
    ),
    (
        "a day that may be in two months",
        described(
            claim("published", Published("2019", "year"), quote="03/04/2019"),
            others=(
                claim("published", Published("2019-04-03"), 0.1, "03/04/2019"),
                claim("published", Published("2019-03-04"), 0.1, "03/04/2019"),
            ),
        ),
        Doubt("published", "either", ("03/04/2019", "2019-04-03", "2019-03-04")),
    ),
    (
        "a month alone",
        described(claim("published", Published("2019-03", "month"))),
        Doubt("published", "vague", ("2019-03",)),
    ),
    (
        "a day that only the file's name tells",
        described(claim("published", Published("2019-03-04"), 0.2, origin="filename")),
        Doubt("published", "weak", ("2019-03-04",)),
    ),
    (
        "no day, though the story mentions some",
        described(others=(claim("published", Published("2019-03-04"), 0.0),)),
        Doubt("published", "passed-over", ("2019-03-04",)),
    ),
    ("a name with signs", described(claim("byline", Person("Ada@Ruiz"))), Doubt("byline", "odd-name", ("Ada@Ruiz",))),
    (
        "a name that stands alone",
        described(claim("byline", Person("Ada Ruiz"), 0.6, "Ada Ruiz")),
        Doubt("byline", "guessed", ("Ada Ruiz",)),
    ),
    (
        "a photographer alone",
        described(claim("byline", Person("Leo Paz", "photographer"))),
        Doubt("byline", "no-author", ("Leo Paz (photographer)",)),
    ),
    (
        "a name within a name",
        described(claim("byline", Person("Ada Ruiz Editor")), claim("byline", Person("Ada Ruiz"))),
        Doubt("byline", "twice", ("Ada Ruiz Editor", "Ada Ruiz")),
    ),
    (
        "a headline of a word",
        described(claim("headline", Words("Watch TV"))),
        Doubt("headline", "short", ("Watch TV",)),
    ),
    (
        "a headline with the site's name behind",
        described(claim("headline", Words("The ferry stays in port | Valley Herald"))),
        Doubt("headline", "trailing", ("The ferry stays in port | Valley Herald", "|")),
    ),
    (
        "misread letters",
        described(claim("headline", Words("The fe9ry stays in port"))),
        Doubt("headline", "garbled", ("The fe9ry stays in port",)),
    ),
    (
        "two datelines",
        described(
            claim("dateline", Dateline(Place("Quito"), "2019-03-04")),
            others=(claim("dateline", Dateline(Place("Lima"), "2019-03-04")),),
        ),
        Doubt("dateline", "rival", ("Quito, 2019-03-04", "Lima, 2019-03-04")),
    ),
)


@pytest.mark.parametrize(("found", "doubt"), [row[1:] for row in UNSURE], ids=[row[0] for row in UNSURE])
def test_what_is_unsure_is_told_with_the_words_that_it_rests_on(found: Description, doubt: Doubt) -> None:
    """Each reason names its field and the values that are to be weighed."""
    assert doubts(found) == (doubt,)


def test_a_page_that_tells_no_outlet_is_unsure_and_a_plain_text_is_not() -> None:
    """Pages of news sites state who publishes them; wire texts and clippings often do not."""
    bare = replace(described(), claims=tuple(c for c in SOUND if c.field not in ("outlet", "published")))
    assert doubts(bare) == ()
    assert {d.field for d in doubts(bare, "text/html") if d.why == "untold"} == {"outlet", "published"}


def test_what_says_the_same_is_no_rival() -> None:
    """The same day to the minute, or a name within the other, is no other value."""
    found = described(
        claim("published", Published("2019-03-04T10:00+01:00", "minute")),
        claim("outlet", Words("The Valley Herald")),
        others=(claim("published", Published("2019-03-04")), claim("outlet", Words("Valley Herald"))),
    )
    assert doubts(found) == ()


def test_an_inferred_dateline_is_no_doubt() -> None:
    """It is shown as inferred; to ask about the home city of every page would help nobody."""
    assert doubts(described(claim("dateline", Dateline(Place("Quito"), None, "inferred"), 0.3))) == ()


def test_a_persons_word_and_a_rule_leave_no_doubt() -> None:
    """Whatever a person says is not doubted, however odd."""
    assert doubts(described(claim("byline", Person("Prince"), 1000.0))) == ()
    assert doubts(described(claim("byline", Person("Prince"), 500.0))) == ()


def test_a_settled_field_is_not_asked_about_until_it_reads_otherwise() -> None:
    """What a person settled holds as long as the reader says the same."""
    odd = described(claim("byline", Person("Ada@Ruiz")))
    held = SettledDoubt("byline", 1, "Ada@Ruiz")
    assert doubts(odd, held=held) == ()
    assert [d.why for d in doubts(described(claim("byline", Person("Leo@Paz"))), held=held)] == ["odd-name"]


def test_a_later_version_that_contradicts_a_persons_word_is_told() -> None:
    """A correction stays shown; a newer version that says a third thing is asked about, once."""
    read = described(claim("headline", Words("The ferry sails again")))
    shown = described(claim("headline", Words("The ferry stays"), 1000.0))
    held: dict[Field, SettledDoubt] = {
        "headline": SettledDoubt("headline", 1, "The ferry stays in port", "The ferry stays")
    }
    changed = Doubt("headline", "changed", ("The ferry stays", "The ferry sails again", "2"))
    assert doubts_of(shown, read, Ground(TEXT, "text/plain", 2), held) == (changed,)
    assert doubts_of(shown, read, Ground(TEXT, "text/plain", 1), held) == ()
    agreed = {"headline": replace(held["headline"], shown="The ferry sails again")}
    assert doubts_of(shown, read, Ground(TEXT, "text/plain", 2), agreed) == ()


def test_one_doubt_a_field_the_weightiest_first() -> None:
    """Of several reasons for one field that counts which is most often right."""
    found = described(claim("headline", Words("Go | Herald"), 0.4), claim("byline", Person("Ada@Ruiz")))
    assert [(d.field, d.why) for d in doubts(found)] == [("byline", "odd-name"), ("headline", "trailing")]


def test_a_picture_that_is_hard_to_read_is_asked_about_once() -> None:
    """At the first of its fields that is told, by how sure tesseract was, and not where a person has spoken."""
    found, told = described(), "picture:recognised by: tesseract 5.3.0, language eng, {} % sure\n"

    def asked(description: Description, sure: int) -> tuple[Doubt, ...]:
        return doubts_of(description, description, Ground(TEXT + told.format(sure), "image/png"))

    assert asked(found, 71) == (Doubt("headline", "blurred", ("The ferry stays in port", "71")),)
    assert asked(found, 84) and not asked(found, 85) and not asked(found, 97)
    settled = SettledDoubt("headline", 1, "The ferry stays in port")
    ground = Ground(TEXT + told.format(71), "image/png")
    assert doubts_of(found, found, ground, {"headline": settled}) == ()


def test_a_place_concluded_from_the_outlets_home_is_asked_about() -> None:
    """With the outlet's name; one that the report's own words give is stated, and is not."""
    place = Place("Quito", "Pichincha", "EC", -0.2, -78.5)
    listed = Evidence("outlets", "The Herald: at Sea: Quito, EC")
    home = Claim("dateline", Dateline(place, None, "inferred"), (listed,), 0.3)
    assert doubts(described(home)) == (Doubt("dateline", "home", ("Quito", "The Herald: at Sea")),)
    said = claim("dateline", Dateline(place, None, "inferred"), 0.3, "The ferry")
    assert doubts(described(said)) == ()
