"""A whole page's outlet: told where two signs of it agree, and never by one alone."""

from __future__ import annotations

import pytest

from dossier.reading.fields.outlet import named
from dossier.reading.fields.page_names import is_formed, is_owner, linked_name
from dossier.reading.fields.page_outlet import DOUBTED, page_outlets
from dossier.reading.text_tools.text_lines import lines

MENU = ("Menu", "Politics", "Sport", "Letters", "Property", "Motors")
RIGHTS = "© 2019 Pardal Media Ltd. All rights reserved."


def told(*around: str, title: str = "", stated: tuple[tuple[str, str], ...] = ()) -> str | None:
    """The outlet that the lines around a story tell."""
    rendition = "\n".join(around)
    found = page_outlets(rendition, lines(rendition), title, (), stated)
    assert all(rendition[who.start : who.end] for who in found)
    return next((who.name for who in found if who.rank > DOUBTED), None)


@pytest.mark.parametrize(
    ("around", "name"),
    [
        (("Follow The Pardal Herald on Facebook", "The Pardal Herald"), "The Pardal Herald"),
        (("Quillfold", "Write to desk@quillfold.example", "Get the Quillfold app"), "Quillfold"),
        (("Pardal Gleaner jobs", "Letters to editor@pardalgleaner.example"), "Pardal Gleaner"),
        (("Über Heidekurier", "Heidekurier"), "Heidekurier"),
        (("© 2019 Quillfold", "Advertise with Quillfold", "Follow Quillfold", "Quillfold shop"), "Quillfold"),
        (("Copyright", "2019", "The Pardal Herald", "Follow The Pardal Herald"), "The Pardal Herald"),
        (("El Mirador de Ambato", "El Mirador de Ambato"), "El Mirador de Ambato"),
    ],
)
def test_two_signs_that_agree_tell_an_outlet_that_no_list_knows(around: tuple[str, ...], name: str) -> None:
    """Rights, addresses, lines that lead to a name, and the top of the page tell it where two agree."""
    assert told(*MENU[:1], *around[:1], *MENU[1:], *around[1:]) == name


@pytest.mark.parametrize(
    "around",
    [
        ("Pardal Tribune",),  # a partner
        ("The Pardal Herald", "Diario del Vado", "Heidekurier"),  # sisters
        (RIGHTS,),  # an owner
        ("Follow Quillfold",),
        ("More from Politics", "Politics newsletter", "Politics podcast", "Politics and people"),
        ("About us", "Contact us", "Follow us on Facebook", "Subscribe to us", "Join us"),
        ("jobs@support.example", "Support", "Support and help", "Help and support"),
        ("Follow Quito", "Quito today", "Quito tomorrow", "Quito in pictures", "All of Quito", "About Quito"),
        ("Reuters", "Reuters pictures", "More from Reuters", "Reuters video", "Reuters news", "By Reuters"),
        ("El Tiempo",),
        ("New York", "About New York"),
    ],
)
def test_one_sign_alone_tells_nothing(around: tuple[str, ...]) -> None:
    """Partners, sisters, owners, agencies, sections, towns, and words of an address are no page's outlet."""
    assert told(*MENU, *around) is None


def test_what_is_not_told_is_kept_beside() -> None:
    """A name with one sign is a candidate, of a rank that is never shown."""
    rendition = "\n".join((*MENU, "The Pardal Herald"))
    found = page_outlets(rendition, lines(rendition))
    assert [(who.name, who.rank) for who in found] == [("The Pardal Herald", DOUBTED)]


def test_an_owner_speaks_for_the_paper_whose_name_opens_its_own() -> None:
    """The Pardal Herald's rights may be Pardal Herald Media Ltd's."""
    assert told(*MENU, "The Pardal Herald", "© 2019 Pardal Herald Media Ltd") == "The Pardal Herald"


def test_of_two_outlets_the_one_of_more_signs_is_told() -> None:
    """A partner that has signs of its own, too, loses; where as much is said for both, none is told."""
    one = ("Follow The Pardal Herald", "The Pardal Herald")
    other = ("Follow The Vado Tribune", "The Vado Tribune")
    assert told(*MENU, *one, *other) is None
    assert told(*MENU, *one, *other, "© 2019 The Pardal Herald") == "The Pardal Herald"


def test_a_papers_newsletter_is_not_the_paper() -> None:
    """ "Quillfold Gazetteer Mail" is an offspring of Quillfold Gazetteer, which is named more often."""
    around = (
        "Quillfold",
        "© 2019 Quillfold",
        "About Quillfold",
        "Quillfold shop",
        "Subscribe to Quillfold Herald Mail",
    )
    assert told(*MENU, *around, "Follow Quillfold Herald Mail") == "Quillfold"


def test_the_full_name_is_shown_for_a_short_one() -> None:
    """Where an address spells a part of the name that holds the rights, the whole of it is shown."""
    around = ("Quillfold", "desk@quillfold.example", "Quillfold Weekly", "© 2019 Quillfold Weekly", "Quillfold", "Help")
    assert told("Quillfold Weekly", *around) == "Quillfold Weekly"


def test_the_windows_title_counts_in_the_first_line() -> None:
    """A scraper's first line is the headline and, behind it, the outlet, which a line below has to bear out."""
    title = "Bridge falls into the river"
    assert told(f"{title} | Quillfold", *MENU, "Follow Quillfold", title=title) == "Quillfold"
    assert told(f"{title} | Weather", *MENU, "Weather today", "Weather maps", title=title) is None


def test_a_pages_own_host_counts() -> None:
    """A name that the page's address spells is the outlet's; what is stated out of sight alone shows no words."""
    host = (("host", "www.pardalgleaner.example"),)
    assert told(*MENU, "Pardal Gleaner", stated=host) == "Pardal Gleaner"
    assert told(*MENU, stated=host) is None


def test_an_outlet_in_the_story_has_to_be_named_around_it() -> None:
    """A paper that the story's head alone names is not the page's."""
    rendition = "The Pardal Herald\nMenu\nSport"
    who = named(rendition, 0, 17, 0.8)
    assert who is not None
    assert [one.rank for one in page_outlets(rendition, lines(rendition)[1:], "", [who])] == [DOUBTED]
    assert (
        page_outlets(f"{rendition}\nThe Pardal Herald", lines(f"{rendition}\nThe Pardal Herald")[1:], "", [who])[0].rank
        > DOUBTED
    )


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Follow The Pardal Herald on Facebook", "The Pardal Herald"),
        ("Folgen Sie dem Heidekurier auf Instagram", "Heidekurier"),
        ("Der Heidekurier-Newsletter", "Heidekurier"),
        ("Subscribe to The Globe of Vado and more", "The Globe of Vado"),
        ("El Mirador en Twitter", "Mirador"),
        ("Download the Quillfold app", "Quillfold"),
        ("About us", None),
        ("Suscríbete", None),
        ("The bridge fell", None),
        ("Olaf Brandt wins", None),
    ],
)
def test_lines_lead_to_a_name(line: str, name: str | None) -> None:
    """Lines that ask to follow a paper, or offer something of it, name it."""
    span = linked_name(line)
    assert (line[slice(*span)] if span else None) == name


@pytest.mark.parametrize(
    ("name", "formed"),
    [
        ("The Pardal Herald", True),
        ("Heidekurier", True),
        ("Stellenangebote", False),
        ("Latest News", False),
        ("Live TV", False),
        ("Related Post", False),
        ("Pardal Newspapers", False),
        ("Quillfold", False),
    ],
)
def test_names_are_told_from_sections(name: str, formed: bool) -> None:
    """A name of a paper's kind is one; what sections, programmes and owners are called is none."""
    assert is_formed(name, None) is formed


def test_companies_own_papers() -> None:
    """A holder that is named as a company is an owner."""
    assert is_owner("Pardal Media") and is_owner("Mediengruppe Heide") and not is_owner("The Pardal Herald")
