"""The headline over a copied page's story, among lines that say nearly the same: captions, the way to the page."""

from __future__ import annotations

import pytest

from dossier.reading import read
from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.text.likeness import stems
from tests.reading.test_window import HEADLINE, MENU, STORY, copied, page, shown


@pytest.mark.parametrize(
    "head",
    [
        (f"Home 9 Harbour 9 {HEADLINE}", HEADLINE),
        (f"* {HEADLINE}", f"Leith harbour {HEADLINE}"),
        (f"• {HEADLINE}",),
        ("LocalSportWeatherLettersHarbourProperty", "Leith", HEADLINE),
    ],
)
def test_the_way_to_the_page_is_none_of_the_headline(head: tuple[str, ...]) -> None:
    """A headline has no list's mark, no sections and no kicker before it where it stands alone, too."""
    assert shown(copied(*head, "By Ada Ruiz", "3 March 2019"), "headline") == HEADLINE


def test_a_kicker_with_a_colon_is_the_headlines() -> None:
    """ "Leith: ..." is one headline, though a list repeats it without the town."""
    found = copied(f"Leith: {HEADLINE}", "By Ada Ruiz", "3 March 2019", HEADLINE)
    assert shown(found, "headline") == f"Leith: {HEADLINE}"


def test_a_pictures_words_are_no_headline() -> None:
    """What browsers without pictures write for one, and its caption once more, is no headline, be it like one."""
    picture = "A crane without an owner that was sold for one pound at Leith on Monday"
    found = copied("Forty years on the quay, and nobody knew whose", "By Ada Ruiz", "3 March 2019", picture,
                   f"{picture} (Image: Forth Pictures)")  # fmt: skip
    assert shown(found, "headline") == "Forty years on the quay, and nobody knew whose"


@pytest.mark.parametrize(
    "line",
    ["#The Valley Herald » Feed The Valley Herald » Comments Feed alternate", "IFRAME: https://tags.example/ns.html",
     "REFRESH(480 sec): file://localhost/tmp/a.html"],
)  # fmt: skip
def test_what_lynx_writes_for_a_pages_head_is_left_over(line: str) -> None:
    """The addresses and feeds of a page's head are no headline, however short the page is."""
    assert is_leftover(line)
    found = read("\n\n".join((line, HEADLINE, "By Ada Ruiz", *STORY)).encode(), "page.txt")
    assert shown(found, "headline") == HEADLINE


def test_words_of_indian_scripts_are_whole() -> None:
    """Vowels that stand on and under letters do not part words, so that headline and story share them."""
    assert stems("समस्तीपुर पुलिस") == {"समस्ती", "पुलिस"}
    assert "চট্টগ্রাম"[:6] in stems("চট্টগ্রাম বন্দরে")


def test_a_hindi_headline_is_found_under_a_menu() -> None:
    """A headline in Hindi is known by what it shares with its story."""
    headline = "चंदौली में पुराना पुल बंद, ट्रक अब दस किलोमीटर घूमकर जाएंगे"
    story = (
        "चंदौली जिले में कर्मनाशा नदी पर बना पुराना पुल सोमवार से बंद कर दिया गया है और ट्रक अब दस किलोमीटर घूमकर जाएंगे।",
        "जिला अधिकारी ने कहा कि पुल के दो खंभों में दरार मिली है और मरम्मत में तीन महीने लगेंगे। पुल साठ साल पुराना है।",
        "किसानों का कहना है कि मंडी तक पहुंचने में अब एक घंटा अधिक लगेगा। प्रशासन ने नाव चलाने का भरोसा दिया है।",
    )
    lines = [*MENU, "मौसम", "राशिफल आज का दैनिक", headline, "", "\n\n".join(story), *MENU]
    found = read("\n".join(lines).encode(), "a.txt")
    assert shown(found, "headline") == headline


def test_a_page_without_those_keeps_its_headline() -> None:
    """An ordinary page is read as before."""
    assert shown(read(page(HEADLINE, "By Ada Ruiz").encode(), "page.txt"), "headline") == HEADLINE
