"""E-mails, whole: what a message says of itself, what it forwards, and the files that come with it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Claim, Dateline, Field, Person, Published, Reading, Words
from dossier.reading import read
from dossier.reading.mail.header_claims import mail_date
from dossier.reading.mail.mail import MailReader
from dossier.reading.mail.quoting import unflowed, unquoted
from tests.reading.mails import STORY, mail, raw, read_mail

FORWARDED = """Hi Sam,

worth keeping.

---------- Forwarded message ---------
From: The Corrib Lantern <news@corriblantern.example>
Date: Thu, Jun 6, 2019 at 6:40 PM
Subject: The unnamed ferry is named
To: Nuala Brophy <nuala@harbourclub.example>

"""


def told(reading: Reading, field: Field) -> str | None:
    best = reading.description.best(field)
    value = best.value if best else None
    return value.value if isinstance(value, Words | Published) else None


def origins(claim: Claim | None) -> list[str]:
    return [evidence.origin for evidence in claim.evidence] if claim else []


def proved(reading: Reading) -> bool:
    found = reading.description
    return all(e.proves(reading.rendition) for c in (*found.claims, *found.others) for e in c.evidence)


def test_a_message_is_told_from_text_with_labels() -> None:
    """Header lines that only mail has make a mail; a report that opens with labels is text."""
    assert read(mail().as_bytes(), "saved").reader == "mail/3"
    clipping = "Headline: Ferry named\nDate: 6 June 2019\nByline: Nuala Brophy\n\n" + STORY
    assert read(clipping.encode(), "a.txt").reader == "text/4"


def test_the_ending_makes_up_for_missing_headers() -> None:
    """A file called .eml is a mail even if a subject is all the header that it has left."""
    assert read(b"Subject: The unnamed ferry is named\n\n" + STORY.encode(), "a.eml").reader == "mail/3"


def test_the_header_stands_under_the_words() -> None:
    """What the header states can be shown: it follows the words in the rendition, decoded."""
    reading = read_mail(mail(Subject="Die Fähre heißt jetzt Möwe"))
    assert reading.rendition.startswith("GALWAY")
    assert "header:Subject: Die Fähre heißt jetzt Möwe" in reading.rendition
    assert proved(reading)


def test_the_subject_is_the_headline_where_the_words_have_none() -> None:
    """The subject counts as headline, with the header as evidence."""
    reading = read_mail(mail())
    assert told(reading, "headline") == "The unnamed ferry is named"
    assert origins(reading.description.best("headline")) == ["header:Subject"]


@pytest.mark.parametrize("words", ["See below.", "What came in is attached, for the record."])
def test_a_short_message_is_text_all_the_same(words: str) -> None:
    """A message of one line is the text of the report of which the subject is the headline."""
    reading = read(b"From: ada@valleyherald.example\nSubject: What came in\n\n" + words.encode() + b"\n", "a.eml")
    assert [reading.rendition[span.start : span.end] for span in reading.description.text] == [words]
    assert told(reading, "headline") == "What came in"


def test_a_line_that_the_subject_repeats_is_the_headline() -> None:
    """Where the words open with what the subject says, they are the evidence."""
    reading = read_mail(mail("The unnamed ferry is named\nBy Nuala Brophy\n\n" + STORY))
    assert origins(reading.description.best("headline"))[0] == "text"
    assert not reading.text.startswith("The unnamed")


@pytest.mark.parametrize("prefix", ["Fwd: ", "RV: ", "WG: ", "TR: ", "Enc: ", "[press-list] ", "Re: Fwd: [x] ", "FW:"])
def test_what_programs_put_before_a_subject_is_no_headline(prefix: str) -> None:
    """Marks of answering, forwarding and of lists are taken off."""
    assert (
        told(read_mail(mail(Subject=prefix + "The unnamed ferry is named")), "headline") == "The unnamed ferry is named"
    )


def test_a_forwarded_article_is_the_report() -> None:
    """The message within is what the mail is about: its words, sender and date; the outer date says "forwarded"."""
    reading = read_mail(mail(FORWARDED + STORY, Subject="Fwd: The unnamed ferry is named"))
    assert reading.text.startswith("GALWAY")
    assert told(reading, "outlet") == "The Corrib Lantern"
    assert told(reading, "published") == "2019-06-06T18:40"
    whats = [c.value.what for c in reading.description.candidates("published") if isinstance(c.value, Published)]
    assert "forwarded" in whats
    assert proved(reading)


@pytest.mark.parametrize(
    "head",
    [
        "-----Mensaje original-----\nDe: {who}\nEnviado: jueves, 6 de junio de 2019 18:40\nPara: Nuala\nAsunto: {what}",
        "Von: {who}\nGesendet: Donnerstag, 6. Juni 2019 18:40\nAn: Nuala\nBetreff: {what}",
        "De : {who}\nEnvoyé : jeudi 6 juin 2019 18:40\nÀ : Nuala\nObjet : {what}",
        "De: {who}\nEnviada em: quinta-feira, 6 de junho de 2019 18:40\nPara: Nuala\nAssunto: {what}",
        "______________\n*From:* {who}\n*Sent:* June 6, 2019 6:40 PM\n*To:* Una\n*Subject:* {what}",
        "Begin forwarded message:\n\nFrom: {who}\nSubject: {what}\nDate: 6 June 2019 at 18:40\nTo: Nuala",
    ],
)
def test_forwarding_is_known_in_the_words_of_many_programs(head: str) -> None:
    """Spanish, German, French, Portuguese and English programs; with a line that announces it, or without."""
    block = head.format(who="The Corrib Lantern <news@corriblantern.example>", what="The unnamed ferry is named")
    reading = read_mail(mail(f"See below.\n\n{block}\n\n{STORY}", Subject="for you"))
    assert told(reading, "headline") == "The unnamed ferry is named"
    assert told(reading, "outlet") == "The Corrib Lantern"
    assert str(told(reading, "published")).startswith("2019-06-06")
    assert reading.text.startswith("GALWAY")


def test_the_innermost_of_a_chain_is_the_report() -> None:
    """A mail forwarded twice is about what stands innermost."""
    inner = FORWARDED + STORY
    outer = "FYI\n\n-----Original Message-----\nFrom: Sam <sam@x.example>\nSent: June 7, 2019 9:00 AM\nTo: Pat\n\n"
    reading = read_mail(mail(outer + inner, Subject="FW: Fwd"))
    assert reading.text.startswith("GALWAY")
    assert told(reading, "published") == "2019-06-06T18:40"


def test_a_forwarding_programs_half_of_the_day_is_heeded() -> None:
    """ "2:05 PM" after a weekday is in the afternoon, and its zone is nobody's guess."""
    inner = "From: The Corrib Lantern <news@corriblantern.example>\nSent: Wednesday, March 3, 2021 2:05 PM\nTo: Pat\n"
    reading = read_mail(mail(f"FYI\n\n{inner}Subject: The unnamed ferry is named\n\n{STORY}", Subject="FW: ferry"))
    assert told(reading, "published") == "2021-03-03T14:05"


def test_what_is_answered_is_no_part_of_the_answer() -> None:
    """The quoted older message under a longer new one is not the report."""
    older = "\n\nOn Thu, Jun 6, 2019 at 6:40 PM Sam Oram <sam@x.example> wrote:\n> Any news of the boat?\n> Sam\n"
    reading = read_mail(mail(STORY + older, Subject="Re: boat"))
    assert "Any news" not in reading.text
    assert "Any news" in reading.rendition


def test_marks_of_quotation_are_taken_off() -> None:
    """A forwarded article whose lines all bear `>` reads as it was written."""
    quoted = "\n".join(f"> {line}".rstrip() for line in STORY.split("\n"))
    assert ">" not in read_mail(mail(FORWARDED + quoted)).text


def test_greetings_signatures_and_notices_are_no_text() -> None:
    """What people and their offices put around words is not the article."""
    foot = "\n\n-- \nNuala Brophy, Harbour Club\n\nThis e-mail is confidential and intended solely for its addressee."
    text = read_mail(mail("Dear all,\n\n" + STORY + foot)).text
    assert text.startswith("GALWAY")
    assert text.endswith("if the gangway arrives.")


def test_a_report_about_unsubscribing_stays_whole() -> None:
    """A notice cuts only what is less than stands above it."""
    words = "Unsubscribe, says the new law, must be one click. " + STORY
    assert read_mail(mail(words)).text.endswith("if the gangway arrives.")


def test_a_newsletters_sender_is_its_outlet() -> None:
    """A list's sender is the outlet, and its date the day of publication."""
    reading = read_mail(
        mail(From="The Corrib Lantern <daily@corriblantern.example>", List_Id="<daily.corriblantern.example>")
    )
    assert told(reading, "outlet") == "The Corrib Lantern"
    assert origins(reading.description.best("outlet")) == ["header:From"]
    assert told(reading, "published") == "2019-06-07T10:15+01:00"


def test_the_person_who_sends_is_not_taken_for_the_author() -> None:
    """Whoever sends an article need not have written it: a candidate, not shown."""
    reading = read_mail(mail())
    assert reading.description.all_of("byline") == ()
    kept = [c.value.name for c in reading.description.candidates("byline") if isinstance(c.value, Person)]
    assert kept == ["Nuala Brophy"]


def test_a_dateline_without_a_year_takes_it_from_the_header() -> None:
    """The day of sending fixes the year, and stands among the evidence."""
    words = STORY.replace("GALWAY, Ireland -", "GALWAY, June 6 (Corrib News) -")
    dateline = read_mail(mail(words)).description.best("dateline")
    assert dateline is not None
    assert isinstance(dateline.value, Dateline)
    assert dateline.value.date == "2019-06-06"
    assert "header:Date" in origins(dateline)


def test_a_feeds_mail_tells_the_articles_address() -> None:
    """The address that feed readers write into the header is the report's."""
    message = mail()
    message["Content-Base"] = "https://corriblantern.example/ferry"
    assert told(read_mail(message), "url") == "https://corriblantern.example/ferry"


def test_a_page_is_read_where_the_plain_text_only_points_to_it() -> None:
    """The fuller of a message's two forms is read."""
    message = mail("View this email in your browser.\n")
    message.add_alternative(f"<html><h1>Ferry named at last</h1><p>{STORY}</p></html>", subtype="html")
    reading = read_mail(message)
    assert "tap water" in reading.text
    assert reading.media_type == "message/rfc822"
    assert proved(reading)


def test_flowed_lines_are_joined() -> None:
    """Lines that end in a space run on, as deep as they are quoted; a signature's mark does not."""
    assert unflowed("one \ntwo\n> three \n> four\n-- \nme", delete_space=False) == "one two\n> three four\n-- \nme"
    assert unflowed("long \nword", delete_space=True) == "longword"


@given(st.lists(st.sampled_from(["> a", ">> b", "c", "", "> "]), max_size=20))
def test_taking_off_quotation_loses_no_line(found: list[str]) -> None:
    """However lines are quoted, as many come out as went in."""
    assert unquoted("\n".join(found)).count("\n") == "\n".join(found).count("\n")


def test_an_encrypted_message_says_so() -> None:
    """What cannot be read is a reason."""
    data = raw(
        "",
        b"--b\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--b--",
        "multipart/encrypted; boundary=b",
    )
    with pytest.raises(Unreadable, match="encrypted"):
        read_mail(data)


def test_a_message_without_words_shows_its_header() -> None:
    """A mail that only carries files says what its header says, and has no text."""
    message = mail("\n")
    message.add_attachment(b"%PDF-1.4 a", maintype="application", subtype="pdf", filename="a.pdf")
    reading = read_mail(message)
    assert reading.text == ""
    assert told(reading, "headline") == "The unnamed ferry is named"


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("Fri, 07 Jun 2019 10:15:00 +0100", "2019-06-07T10:15+01:00"),
        ("7 Jun 2019 10:15 GMT", "2019-06-07T10:15+00:00"),
        ("Fri, 32 Jun 2019 99:15:00 +0100", None),
        ("", None),
        ("Fri, 07 Jun 2019 10:15:00 +99999999999", None),
    ],
)
def test_dates_of_mail_are_read_to_the_minute(written: str, moment: str | None) -> None:
    """RFC 5322, and nothing for what is no date."""
    found = mail_date(written)
    assert (found[0] if found else None) == moment


LINES = (
    b"Content-Type: multipart/mixed; boundary=b", b"Content-Type: text/html", b"--b", b"--b--", b"",
    b"From: A <a@b.example>", b"Subject: =?utf-8?b?////?=", b"> quoted", b"-----Original Message-----",
    b"From: x\r\nSent: y\r\nSubject: z", b"Content-Transfer-Encoding: base64", b"Date: never", b" ",
    b"Content-Disposition: attachment", b"Content-Type: message/rfc822", b"On 3 May 2019 A wrote:", b"-- ",
    b"\xff\x00\x9d", b"<p>words</p>", b"GALWAY, June 6 (Corrib News) - The ferry left.", b"unsubscribe",
)  # fmt: skip


@given(st.lists(st.sampled_from(LINES), max_size=30))
def test_any_message_is_read_or_refused_with_a_reason(lines: list[bytes]) -> None:
    """Whatever stands in a message: every claim proves itself, or there is a reason; parts are found likewise."""
    data = b"Message-ID: <a@b>\r\nMIME-Version: 1.0\r\n" + b"\r\n".join(lines)
    try:
        reading = read_mail(data)
        names = [part.name for part in MailReader().parts(data, "a.eml")]
    except Unreadable as error:
        assert error.reason
        return
    assert proved(reading)
    assert all(0 <= span.start <= span.end <= len(reading.rendition) for span in reading.description.text)
    assert len(names) == len(set(names))


def test_a_note_above_a_story() -> None:
    """A few sentences of the sender's above an address are no part of the story below it."""
    reading = read_mail(
        mail(
            "Dear all,\n\nHere is the piece that I promised you. The master is my uncle!\n\nNuala\n\n"
            "https://www.corriblantern.example/2019/06/06/ferry\n\nUnnamed ferry is named at last\n\n"
            "By Orla Keane\nCorrib Lantern\nJune 6, 2019\n\n" + STORY,
            Subject="for the file",
        )
    )
    assert told(reading, "headline") == "Unnamed ferry is named at last"
    assert told(reading, "outlet") == "Corrib Lantern"
    assert told(reading, "url") == "https://www.corriblantern.example/2019/06/06/ferry"
    assert told(reading, "published") == "2019-06-06"
    assert "promised" not in reading.text


@pytest.mark.parametrize(
    "words",
    [
        "Hi Nuala\nhow is the harbour today\nI will be there at nine\nIvo\n",
        "Hello there!\n",
        "The keys of the boathouse lie under the third stone from the left, where they lay last year as well\n",
        "Send all that you have on the ferry to\n\tNuala Brophy\n\nTo have it sent back, ask\n\tIvo Kern\n",
    ],
)
def test_a_letter_is_called_by_its_subject(words: str) -> None:
    """The first line of a letter is no headline where nothing shows that an article begins there."""
    assert told(read_mail(mail(words, Subject="The boathouse")), "headline") == "The boathouse"


@pytest.mark.parametrize("below", ["By Nuala Brophy\n\n", "6 June 2019\n\n", "\n"])
def test_an_article_pasted_into_a_mail_keeps_its_headline(below: str) -> None:
    """Under another subject the line over a story is its headline, by the byline or the day below it or by itself."""
    words = f"The unnamed ferry is named\n{below}{STORY}\n\n{STORY}\n\n{STORY}\n"
    assert told(read_mail(mail(words, Subject="for the archive")), "headline") == "The unnamed ferry is named"


def test_whoever_writes_under_one_name_is_no_outlet() -> None:
    """A first name that is also the mailbox names a person, or nobody; a newsletter may be called so."""
    sender = "Lantern <lantern@letters.example>"
    assert told(read_mail(mail(From=sender)), "outlet") is None
    newsletter = {"From": sender, "List-Unsubscribe": "<https://letters.example/out>"}
    assert told(read_mail(mail(STORY, **newsletter)), "outlet") == "Lantern"


def test_what_returns_a_mail_is_no_outlet() -> None:
    """The program that could not deliver a mail published nothing."""
    assert told(read_mail(mail(From="Mail Delivery Subsystem <MAILER-DAEMON@post.example>")), "outlet") is None


@pytest.mark.parametrize(
    "above",
    [
        "Si ce message ne s'affiche pas correctement, veuillez cliquer ici.",
        "Si este correo no se ve bien, pulse aquí.",
        "Se esta mensagem não aparece corretamente, clique aqui.",
        "Falls diese Nachricht nicht richtig angezeigt wird, klicken Sie bitte hier.",
    ],
)
def test_the_way_to_the_page_above_a_newsletter_is_no_part_of_it(above: str) -> None:
    """What is written for mail programs that show no pages stands above the story, in several languages."""
    reading = read_mail(mail(f"{above}\n\n{STORY}"))
    assert not any(span.of(reading.rendition).startswith(above[:8]) for span in reading.description.text)
