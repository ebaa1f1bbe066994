"""Headlines of pages: which of the wordings that a page gives is shown, and what is cut off it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Claim, Words
from dossier.reading.fields.title_cleanup import bare, is_same, is_start_of, outer_part, without_outlet
from dossier.reading.html.html_reader import HtmlReader
from tests.reading import pages

DECLARED = "Ferry service to Isla Pardal stops for the winter"
SHARED = "Isla Pardal loses its ferry until the spring"
SEARCHED = "Isla Pardal ferry: timetable, prices and closure of the winter service"
STORY = (
    "The ferry to Isla Pardal will not sail again before the spring, its owner said on Tuesday. The winter service had "
    "lost money for four years, and the closure had long been feared on the island.",
    "The timetable and the prices of the summer service are to stay as they are until next year, she said, and the "
    "island loses no more than two trips a day.",
    "Islanders will have to take the mail boat, which sails twice a week when the weather allows.",
)


def headline(head: str, main: str, lang: str = "en") -> Claim:
    reading = HtmlReader().read(pages.page(head, f"<article>{main}{pages.body(STORY)}</article>", lang=lang), "p.html")
    claim = reading.description.best("headline")
    assert claim is not None
    assert all(e.proves(reading.rendition) for c in reading.description.claims for e in c.evidence)
    return claim


def value(claim: Claim) -> str:
    assert isinstance(claim.value, Words)
    return claim.value.value


def declared(words: str, **more: str) -> str:
    return pages.script({"@type": "NewsArticle", "headline": words, **more})


def shared(words: str) -> str:
    return f'<meta property="og:title" content="{words}"><meta name="twitter:title" content="{words}">'


@pytest.mark.parametrize(
    ("head", "heading", "expected"),
    [
        (declared(DECLARED) + shared(DECLARED) + f"<title>{SEARCHED}</title>", SEARCHED, SEARCHED),
        (declared(SEARCHED) + shared(SHARED) + f"<title>{SEARCHED}</title>", SHARED, SHARED),
        (declared(DECLARED) + shared(SEARCHED) + f"<title>{SEARCHED}</title>", DECLARED, DECLARED),
        (shared(SHARED) + f"<title>{SEARCHED}</title>", SHARED, SHARED),
        (shared(SHARED) + f"<title>{SHARED}</title>", DECLARED, DECLARED),
        (f"<title>{SEARCHED}</title>", DECLARED, DECLARED),
        (f"<title>{SEARCHED}</title>", "", SEARCHED),
    ],
)
def test_where_sources_differ(head: str, heading: str, expected: str) -> None:
    """The displayed headline is shown, whatever titles for sharing and for search engines say."""
    assert value(headline(head, f"<h1>{heading}</h1>" if heading else "")) == expected


def test_a_title_for_every_page_of_the_site_is_no_headline() -> None:
    """A sharing title that speaks of nothing that the story speaks of does not beat what the page shows."""
    head = declared(DECLARED) + shared("Breaking bulletins, podcasts and columns from the harbour newsroom")
    assert value(headline(f"{head}<title>{DECLARED}</title>", f"<h1>{DECLARED}</h1>")) == DECLARED


def test_an_alternative_headline_that_is_not_shown_is_not_the_headline() -> None:
    """What the page itself calls its second wording stays a candidate, though it is the one for sharing."""
    head = declared(DECLARED, alternativeHeadline=SHARED) + shared(SHARED) + f"<title>{DECLARED}</title>"
    assert value(headline(head, f"<h1>{DECLARED}</h1>")) == DECLARED


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("{} | World | The Pardal Pilot", DECLARED),
        ("{} - The Pardal Pilot", DECLARED),
        ("{} – The Pardal Pilot – 13.06.2023", DECLARED),
        ("The Pardal Pilot: {}", "The Pardal Pilot: " + DECLARED),
        ("The Pardal Pilot | {}", DECLARED),
    ],
)
def test_the_outlets_name_is_cut_off(title: str, expected: str) -> None:
    """What a title carries at an end from the outlet's name on is not the headline's."""
    words = title.format(DECLARED)
    start, end = without_outlet(words, frozenset([bare("The Pardal Pilot")]))
    assert words[start:end] == expected


@pytest.mark.parametrize(
    ("lang", "heading", "title"),
    [
        ("ja", "島の渡し船、冬は運休へ 住民に不安広がる", "島の渡し船、冬は運休へ　住民に不安広がる：湊日報デジタル"),
        ("zh", "渡轮冬季停航引发岛民担忧出行不便", "渡轮冬季停航引发岛民担忧出行不便--社会--海港在线"),
        ("zh", "渡轮冬季停航引发岛民担忧出行不便", "渡轮冬季停航引发岛民担忧出行不便_海港在线"),
        ("ko", "섬 여객선 겨울 운항 중단에 주민들 불안", "섬 여객선 겨울 운항 중단에 주민들 불안 - 항구신문"),
        (
            "ar",
            "توقف رحلات العبارة إلى الجزيرة طوال الشتاء",
            "توقف رحلات العبارة إلى الجزيرة طوال الشتاء | صحيفة المرفأ",
        ),
        ("tr", "Ada vapuru kış boyunca çalışmayacak", "ADA VAPURU KIŞ BOYUNCA ÇALIŞMAYACAK | Liman Postası"),
        ("ru", "Паром на остров не будет ходить зимой", "Паром на остров не будет ходить зимой :: Портовая газета"),
    ],
)
def test_titles_in_other_scripts_end_where_the_heading_ends(lang: str, heading: str, title: str) -> None:
    """An outlet that is not listed is cut off a title that goes on where the heading ends, in any script."""
    claim = headline(
        f"<title>{title}</title>" + f'<meta property="og:title" content="{title}">', f"<h1>{heading}</h1>", lang
    )
    assert bare(value(claim)) == bare(heading)
    assert claim.evidence[0].origin == "text"


def test_a_line_over_the_headline_is_not_part_of_it() -> None:
    """A kicker inside the heading is left out where the page declares the headline without, and the words are shown."""
    head = declared(DECLARED) + shared(DECLARED)
    claim = headline(head, f"<h1><span class='kicker'>Sea travel</span><span>{DECLARED}</span></h1>")
    assert value(claim) == DECLARED
    assert claim.evidence[0].origin == "text" and claim.evidence[0].quote == DECLARED


def test_entities_and_soft_hyphens_do_not_part_sources() -> None:
    """Entities encoded twice, soft hyphens and odd spaces make no second headline."""
    words = "Ferry &amp;amp; mail boat: Pardal&amp;#8217;s winter"
    main = "<h1>Ferry &amp; mail\xa0boat: Par\xaddal’s winter</h1>"
    reading = HtmlReader().read(pages.page(shared(words), f"{main}{pages.body(STORY)}"), "p.html")
    assert value(reading.description.claims[0]) == "Ferry & mail boat: Pardal’s winter"
    others = [c.value.value for c in reading.description.candidates("headline") if isinstance(c.value, Words)]
    assert bare("Ferry & mail boat: Pardal’s winter") not in map(bare, others)


def test_a_title_cut_short_gives_way_to_the_whole() -> None:
    """A title that ends in an ellipsis is evidence for the whole one, never shown in its place."""
    head = declared(DECLARED[:30] + "…") + shared(DECLARED[:34] + "...")
    assert value(headline(head, f"<h1>{DECLARED}</h1>")) == DECLARED


def test_the_mastheads_heading_is_not_the_headline() -> None:
    """A first heading that is only a link to the front page is passed over."""
    main = f"<h1><a href='/'>Winds and Tides of Pardal</a></h1><h1>{DECLARED}</h1>"
    assert value(headline("<title>Pardal</title>", main)) == DECLARED


@given(st.text(min_size=1, max_size=60), st.text(max_size=30))
def test_a_part_of_a_title_is_what_was_looked_for(words: str, tail: str) -> None:
    """Whatever is cut out of a title says exactly what it was cut to."""
    title = f"{words} | {tail}"
    found = outer_part(title, bare(words))
    assert found is None or bare(title[found[0] : found[1]]) == bare(words)


@given(st.text(max_size=40))
def test_bare_words_are_letters_and_digits_whose_case_is_folded(words: str) -> None:
    """What is left of words is their letters and digits (NFKC), case folded, with one i for Turkish and all others."""
    folded = unicodedata.normalize("NFKC", words).casefold()
    assert bare(words) == "".join(filter(str.isalnum, folded)).replace("ı", "i")


@given(st.text(max_size=8), st.text(max_size=8), st.sampled_from(["", " ", "\u0301", "-", "’"]))
def test_words_are_the_same_where_their_letters_are(one: str, other: str, mark: str) -> None:
    """A look at the first letters tells no two wordings apart that are bare the same, marks or not."""
    assert is_same(one, other) == (bare(one) == bare(other))
    assert is_same(one + mark + other, one + other) == (bare(one + mark + other) == bare(one + other))
    assert is_same(one.upper(), one.lower()) == (bare(one.upper()) == bare(one.lower()))


@given(st.text(max_size=80), st.text(max_size=80))
def test_nothing_is_the_start_of_something_shorter(short: str, long: str) -> None:
    """Only what says less is taken for a title cut short."""
    assert not is_start_of(short, long) or len(bare(short)) < len(bare(long))


LONG = (
    "Ferry to Isla Pardal stops for the winter, and the islanders who used it to get to work will have to take the "
    "mail boat to the mainland"
)


@pytest.mark.parametrize("cut", [LONG[:100].rpartition(" ")[0], LONG[:100]])
def test_a_declared_headline_cut_at_its_limit(cut: str) -> None:
    """What a system cut at the length that it lets a headline have is whole where the page shows it whole."""
    found = headline(declared(cut) + f"<title>{LONG}</title>", f"<h1>{LONG}</h1>")
    assert value(found) == LONG
    assert {e.origin for e in found.evidence} >= {"text", "json-ld"}


def test_a_long_headline_is_no_start_of_what_is_hung_on_it() -> None:
    """Words behind a mark are another part of a title, and a short headline may be the start of a longer one."""
    assert not is_start_of(LONG, f"{LONG} - Our islands")
    assert not is_start_of(DECLARED, f"{DECLARED} and beyond")
    assert is_start_of(LONG[:100].rpartition(" ")[0], LONG)


def test_a_heading_over_the_story_that_no_title_repeats() -> None:
    """Of headings that no title repeats the one over the story that speaks of it counts, linked to the page or not."""
    masthead, title = "<h1>Guides</h1>", f"<title>{SEARCHED}</title>"
    assert value(headline(title, f"{masthead}<h1><a href='/ferry'>{DECLARED}</a></h1>")) == DECLARED
    assert value(headline(title, "<h1><a href='/other'>A word from all of us here</a></h1>")) == SEARCHED


def test_short_words_of_a_short_headline_count() -> None:
    """A headline with few long words is known by its shorter ones."""
    assert (
        value(headline(f"<title>{SEARCHED}</title>", "<h1>No more mail boat to take</h1>"))
        == "No more mail boat to take"
    )


def test_a_heading_that_is_the_sites_name() -> None:
    """A first heading is the outlet's where the title ends with it behind what another heading says."""
    title = f"<title>{DECLARED} | Pardal Post</title>"
    assert value(headline(title, f"<h1>Pardal Post</h1><h2>{DECLARED}</h2>")) == DECLARED


def test_words_over_the_headline_in_one_heading_are_left_out_where_a_title_tells_so() -> None:
    """A topic that is set over the headline within the same element is no part of it, glued to it or not."""
    kicker = "<h1><span class='kicker'>Streit um Boote</span>Fähre nach Pardal fährt nicht mehr</h1>"
    main = f"{kicker}{pages.body(pages.PARAGRAPHS)}"
    named = "<meta property='og:site_name' content='Der Lotse'>"
    page = pages.page(f"<title>Fähre nach Pardal fährt nicht mehr - Der Lotse</title>{named}", main, lang="de")
    reading = HtmlReader().read(page, "p.html")
    best = reading.description.best("headline")
    assert best is not None and best.value == Words("Fähre nach Pardal fährt nicht mehr")
    assert all(e.proves(reading.rendition) for e in best.evidence) and best.evidence[0].origin == "text"
    assert "Streit um Boote Fähre" in reading.rendition


def test_a_label_that_the_headline_goes_on_from_is_kept() -> None:
    """ "Live: ..." stays, though the window's title lacks it."""
    main = f"<h1>Live: Ferry to Pardal stops for the winter</h1>{pages.body(pages.PARAGRAPHS)}"
    page = pages.page("<title>Ferry to Pardal stops for the winter - Pardal Post</title>", main)
    best = HtmlReader().read(page, "p.html").description.best("headline")
    assert best is not None and best.value == Words("Live: Ferry to Pardal stops for the winter")


def test_a_word_is_not_cut_for_a_title_that_its_end_begins() -> None:
    """A heading whose end a title states keeps its first word whole: no kicker ends within a word."""
    main = f"<h1>Railferry to Pardal stops for the winter</h1>{pages.body(pages.PARAGRAPHS)}"
    page = pages.page("<title>ferry to Pardal stops for the winter</title>", main)
    best = HtmlReader().read(page, "p.html").description.best("headline")
    assert best is not None and best.value == Words("Railferry to Pardal stops for the winter")


def test_a_heading_between_a_section_and_the_site_in_the_title() -> None:
    """ "News - ... - Pardal Post" says what the second heading says, under a first that is the site's."""
    main = f"<h1>Bulletins and tides - all news at once</h1><h2>{DECLARED}</h2>"
    assert value(headline(f"<title>News - {DECLARED} - Pardal Post</title>", main)) == DECLARED


def test_of_a_heading_of_two_lines_the_one_that_a_title_states() -> None:
    """A second line in the main heading is a standfirst or a name where a title states the first line alone."""
    found = headline(shared(DECLARED), f"<h1>{DECLARED}<br>Our reporter on the island</h1>")
    assert value(found) == DECLARED and found.evidence[0].quote == DECLARED


def test_a_title_that_says_only_whose_the_page_is() -> None:
    """Beside "News from The New York Times" the line over the story is the headline, not the time over that."""
    main = f"<div>Mar 3, 4:05 PM EST</div><p>{DECLARED}</p><p>By ADA RUIZ</p>"
    assert value(headline("<title>News from The New York Times</title>", main)) == DECLARED


def test_a_pictures_credit_behind_a_stated_headline_is_left_out() -> None:
    """ "... (Foto: Ada Ruiz)" names who took the picture, which the headline does not say."""
    assert value(headline(shared(f"{DECLARED} (Foto: Ada Ruiz)"), f"<h1>{DECLARED}</h1>")) == DECLARED
    assert value(headline(shared(f"{DECLARED}（写真＝港湾社）"), f"<h1>{DECLARED}</h1>")) == DECLARED
    assert value(headline(shared(f"{DECLARED} (with photos)"), "")) == f"{DECLARED} (with photos)"


def test_a_topic_before_the_headline_that_the_heading_sets_apart() -> None:
    """Where the headline is declared without its topic, and has its own element in the heading, it is shown without."""
    parted = f"<h2><span><span>Island life</span><span>: </span></span><span>{DECLARED}</span></h2>"
    whole = f"Island life: {DECLARED}"
    head = declared(DECLARED) + shared(whole) + f"<title>{whole}</title>"
    assert value(headline(head, parted)) == DECLARED
    assert value(headline(shared(whole), f"<h1>{whole}</h1>")) == whole


def test_a_heading_parted_from_its_story_by_buttons_alone() -> None:
    """The only main heading is the headline, whatever titles for sharing say, though buttons or a heading follow."""
    heading, buttons = "島の渡し船、冬は運休へ", "".join(f"<button>シェア{n}</button>" for n in range(9))
    assert value(headline(shared("島から渡し船が消える"), f"<h1>{heading}</h1>{buttons}", "ja")) == heading
    between = f"<h1>{heading}</h1>{buttons}<h2>島の暮らし</h2>"
    assert value(headline(shared("島から渡し船が消える"), between, "ja")) == heading
