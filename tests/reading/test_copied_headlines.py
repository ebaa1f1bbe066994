"""Headlines of web pages as browsers copy them: among the ways that lead to a page, menus and what pictures say."""

from __future__ import annotations

import pytest

from dossier.reading import read
from dossier.reading.rules.boilerplate import is_run_together
from dossier.reading.rules.headline import leads_to, without_marks
from tests.reading.test_window import HEADLINE, MENU, STORY, copied, page, shown

PICTURE = "The crane that nobody owned stands on the quay at Leith"


@pytest.mark.parametrize("way", ["Home > News > {}", "NewsLocalLeith{}", "Home 9 Local 9 {}"])
def test_the_way_to_a_page_ends_in_its_headline(way: str) -> None:
    """Right under the way that leads to it a line is the headline, however short, though others look more like one."""
    told = "Crane sold off"
    teaser = "Harbour museum wants the crane that nobody owned on its field near Haddington"
    assert shown(copied(teaser, way.format(told), told, "3 March 2019"), "headline") == told
    assert leads_to(way.format(told), told)
    assert not leads_to(told, told)
    assert not leads_to("Ferry stops at Leith", "Leith")


@pytest.mark.parametrize(
    "caption",
    [(f"{PICTURE}. Photograph: Ben Okoro",), (f"{PICTURE} (Image: Leith Lantern)",), (f"{PICTURE} / Ben Okoro",),
     (PICTURE, "Foto: Ben Okoro")],
)  # fmt: skip
def test_what_stands_for_a_picture_is_no_headline(caption: tuple[str, ...]) -> None:
    """Words that the caption below takes up before its credit are a picture's, wherever the headline stands."""
    below = (PICTURE, "© Ben Okoro") if len(caption) > 1 else (PICTURE,)
    assert shown(copied(HEADLINE, "By Ada Ruiz", "3 March 2019", *below, *caption), "headline") == HEADLINE
    over = page(*below, *caption, "Scotland", HEADLINE, "Ada Ruiz in Leith", "3 March 2019")
    assert shown(copied(*over.split("\n")), "headline") == HEADLINE


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
