"""The headline over a copied page's story, among lines that say nearly the same: captions, the way to the page."""

from __future__ import annotations

import pytest

from dossier.reading import read
from dossier.reading.fields.boilerplate import is_run_together
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.headline import leads_to, without_marks
from dossier.reading.plaintext.copied_title_features import stems
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


def test_the_way_to_a_page_ends_in_its_headline() -> None:
    """A line leads to the headline right under it, whatever its steps are separated by."""
    assert all(
        leads_to(way.format("Crane sold off"), "Crane sold off") for way in ("Home > News > {}", "NewsLocalLeith{}")
    )
    assert not leads_to("Crane sold off", "Crane sold off")
    assert not leads_to("Ferry stops at Leith", "Leith")


def test_a_headline_over_a_pictures_credit_stays_one() -> None:
    """A picture without a caption has its credit right under the headline, which links below may repeat."""
    below = (*MENU[:20], HEADLINE, "Ferry stops", *MENU[20:])
    told = page(HEADLINE, "© BEN OKORO", below=below)
    assert shown(copied(*told.split("\n")), "headline") == HEADLINE


@pytest.mark.parametrize(
    ("words", "is_menu"), [("LocalSportLettersPropertyMotors", True), ("eBay buys McKay's iPad", False)]
)
def test_a_menu_run_together_is_no_headline(words: str, is_menu: bool) -> None:
    """Words of a menu that lost what parted them are known by their capitals."""
    assert is_run_together(words) is is_menu


def test_a_short_copy_with_a_menu_run_together_has_its_headline() -> None:
    """Where a menu is one line, what was copied is hardly more than the story; its headline is none."""
    head = "LocalSportLettersPropertyMotorsPuzzlesShop\n\n#The Leith Lantern » Feed alternate\n\n"
    told = f"{HEADLINE}\n\n3 March 2019\n\n" + "\n\n".join(STORY)
    assert shown(read(f"{head}{told}".encode(), "page.txt"), "headline") == HEADLINE


@pytest.mark.parametrize("mark", ["• ", "* ", "+ ", "* # "])
def test_the_mark_of_a_list_is_none_of_a_headline(mark: str) -> None:
    """A headline that a menu lists has the list's mark before it, which is none of its words."""
    assert without_marks(f"{mark}{HEADLINE}", 0, len(mark) + len(HEADLINE)) == (len(mark), len(mark) + len(HEADLINE))
