"""Newsletters and shared articles: what a mail's page tells, and what stands around its story."""

from __future__ import annotations

import pytest

from dossier.model.claims import Reading
from tests.reading.mails import STORY, mail, read_mail
from tests.reading.test_mail import proved, told


def page_mail(page: str, subject: str, **headers: str) -> Reading:
    """The reading of a mail that is one page."""
    message = mail("", Subject=subject, **headers)
    message.set_content(page, subtype="html")
    reading = read_mail(message)
    assert proved(reading)
    return reading


def test_a_newsletters_page_is_its_story_alone() -> None:
    """Of a newsletter in Italian the note on top, caption, buttons and the notice below are no text, and its sender is
    the outlet though small words stand in the name."""
    page = (
        "<p>Se non visualizzi correttamente questa email clicca qui</p><h1>Riapre il ponte di barche</h1>"
        "<p>Il primo trattore attraversa il ponte (foto Del Bon)</p><p>di Fiorenza Zanutel</p>"
        "<p>UDINE. Il ponte di barche sul fiume ha riaperto ieri mattina, cinque mesi dopo la piena di novembre.</p>"
        "<p>A passare per primo è stato un trattore carico di asparagi, seguito dallo scuolabus.</p>"
        "<p>Condividi su Facebook | Twitter</p><p>Hai ricevuto questa email perché sei iscritto. <a>Cancellati</a></p>"
    )
    sender = "La Sentinella del Fiume <newsletter@sentinellafiume.example>"
    reading = page_mail(page, "Riapre il ponte di barche", From=sender, **{"List-Unsubscribe": "<https://x.example/u>"})
    assert told(reading, "outlet") == "La Sentinella del Fiume"
    assert [one.split(" ", 1)[0] for one in reading.text.split("\n\n")] == ["UDINE.", "A"]


def test_an_article_shared_by_a_reader_begins_at_its_headline() -> None:
    """What the sharer says above the article, and the site's foot, are no text."""
    page = (
        "<p>nuala@harbourclub.example wants to share this with you:</p><p>“Look at the paint!”</p><hr>"
        f"<h2>The unnamed ferry is named</h2><p>{STORY.split(chr(10))[0]}</p><p>{STORY.split(chr(10))[-1]}</p>"
        "<p>This email was sent to you because a reader asked us to.</p>"
    )
    reading = page_mail(page, "From a reader: The unnamed ferry is named")
    assert "paint!" not in reading.text
    assert "asked us" not in reading.text
    assert told(reading, "headline") == "The unnamed ferry is named"


def test_who_writes_letters_is_not_their_outlet() -> None:
    """A letter whose rights its author holds is of the publication that sends it, known by its mailbox."""
    page = f"<h1>The unnamed ferry is named</h1><p>By Nuala Brophy</p><p>{STORY}</p><p>© 2019 Nuala Brophy</p>"
    sender = '"Nuala Brophy from Quay & Slip" <quayandslip@letters.example>'
    reading = page_mail(page, "The unnamed ferry is named", From=sender, **{"List-Id": "<quay.letters.example>"})
    assert told(reading, "outlet") == "Quay & Slip"


def test_a_lists_foot_is_no_text() -> None:
    """What a mailing list's program writes under each message is left out."""
    foot = f"{'_' * 47}\nharbour-list mailing list\nharbour-list@lists.example\nhttps://lists.example/harbour\n"
    assert "mailing list" not in read_mail(mail(f"{STORY}\n\n{foot}")).text


def test_a_name_on_top_is_no_headline_where_a_subject_stands() -> None:
    """A dispatch that opens with its author's name has the subject for its headline."""
    reading = read_mail(mail(f"Nuala Brophy\n\n{STORY}", Subject="The unnamed ferry is named"))
    assert told(reading, "headline") == "The unnamed ferry is named"


def test_a_mail_programs_boast_is_no_text() -> None:
    """What a mailer adds of itself below a message is left out; a sentence that begins alike is not."""
    assert "Proton" not in read_mail(mail(f"{STORY}\n\nSent with Proton Mail secure email.\n")).text
    told_so = f"{STORY}\n\nSent with a tug from Limerick, the gangway arrived on Friday evening."
    assert "gangway arrived" in read_mail(mail(told_so)).text


@pytest.mark.parametrize(
    "line",
    [
        "Cancellati per lo sciopero anche i traghetti della sera, dice il capitano del porto.",
        "This message was sent to the harbour master on Monday, and nobody has answered it.",
    ],
)
def test_a_paragraph_that_begins_as_a_notice_does_ends_no_story(line: str) -> None:
    """What a story tells of cancelled boats and of messages sent is its own."""
    told_so = f"{STORY}\n\n{line}\n\nThe gangway is to arrive on the next boat."
    text = read_mail(mail(told_so)).text
    assert line in text and text.endswith("the next boat.")


@pytest.mark.parametrize("title", ["Care home at the harbour closes", "Beste Fähre des Jahres liegt in Galway"])
def test_a_headline_that_begins_as_a_greeting_does_is_kept(title: str) -> None:
    """A first line is a greeting behind "Care" or "Beste" where it closes as one does."""
    assert read_mail(mail(f"{title}\n\n{STORY}")).rendition.startswith(title)
    found = read_mail(mail(f"{title}\n\n{STORY}"))
    assert told(found, "headline") == title
    assert read_mail(mail(f"Care amiche,\n\n{STORY}")).text.startswith("GALWAY")
