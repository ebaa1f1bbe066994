"""E-mails in many languages: headers of a forward, notices below, names that no address spells, shared articles."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Published, Reading, Words
from tests.reading.mails import STORY, mail, raw, read_mail

FORWARDS = {
    "pl": ("-----Wiadomość oryginalna-----", "Od", "Wysłano", "Do", "Temat"),
    "tr": ("________________________________", "Kimden", "Gönderildi", "Kime", "Konu"),
    "ru": ("-------- Пересланное сообщение --------", "От", "Дата", "Кому", "Тема"),
    "ar": ("---------- Forwarded message ---------", "من", "التاريخ", "إلى", "الموضوع"),
    "zh": ("-------- 转发邮件 --------", "发件人", "发送时间", "收件人", "主题"),
    "sv": ("-----Ursprungligt meddelande-----", "Från", "Skickat", "Till", "Ämne"),
}
NOTICES = [
    "If you no longer want to receive these letters, write to us.",
    "Si ya no desea recibir este boletín, avísenos.",
    "Se não quiser mais receber nossas mensagens, avise.",
    "Pour vous désabonner, cliquez ici.",
    "Wenn Sie keine Pressemitteilungen mehr erhalten möchten, schreiben Sie uns.",
    "Per cancellarti clicca qui.",
    "Wilt u geen nieuwsbrieven meer ontvangen? Laat het weten.",
    "Wypisz się z listy: https://latarnia.example/u",
    "Bülten üyeliğinden çıkmak için tıklayın.",
    "Отписаться от рассылки можно здесь.",
    "لإلغاء الاشتراك اضغط هنا",
    "如不想再收到，请点击退订",
    "配信停止はこちら",
]


def told(reading: Reading, field: str) -> str | None:
    best = reading.description.best(field)  # type: ignore[arg-type]
    value = best.value if best else None
    return value.value if isinstance(value, Words | Published) else None


def story(reading: Reading) -> str:
    return "\n".join(span.of(reading.rendition) for span in reading.description.text)


def proved(reading: Reading) -> bool:
    claims: list[Claim] = [*reading.description.claims, *reading.description.others]
    return all(evidence.proves(reading.rendition) for claim in claims for evidence in claim.evidence)


@pytest.mark.parametrize("language", FORWARDS)
def test_a_forward_tells_its_sender_in_any_language(language: str) -> None:
    """The outlet and the day are those of the message within, whatever program labelled them."""
    marker, sender, sent, to, subject = FORWARDS[language]
    head = (
        f"{marker}\n{sender}: The Corrib Lantern <news@corriblantern.example>\n{sent}: 2019-06-06 18:40\n"
        f"{to}: Nuala <nuala@harbourclub.example>\n{subject}: The unnamed ferry is named\n\n"
    )
    reading = read_mail(mail(head + STORY, Subject="Fwd: The unnamed ferry is named"))
    assert told(reading, "outlet") == "The Corrib Lantern"
    assert (told(reading, "published") or "")[:10] == "2019-06-06"
    assert proved(reading)


def test_a_tables_header_tells_its_sender() -> None:
    """Thunderbird sets the header of what it forwards as a table: each value stands below its label."""
    rows = {
        "Betreff": "Die Fähre ohne Namen",
        "Datum": "Thu, 06 Jun 2019 18:40:00 +0100",
        "Von": "Corrib Anzeiger &lt;n@corrib.example&gt;",
        "An": "nuala@harbourclub.example",
    }
    table = "".join(f"<tr><th>{label}: </th><td>{value}</td></tr>" for label, value in rows.items())
    marker = "<p>-------- Weitergeleitete Nachricht --------</p>"
    page = f"<html><body>{marker}<table>{table}</table><p>{STORY}</p></body></html>"
    reading = read_mail(raw("Subject: Fwd: Die =?utf-8?q?F=C3=A4hre?=\r\n", page.encode(), "text/html; charset=utf-8"))
    assert told(reading, "outlet") == "Corrib Anzeiger"
    assert (told(reading, "published") or "")[:10] == "2019-06-06"
    assert proved(reading)


@pytest.mark.parametrize("notice", NOTICES)
def test_notices_end_the_message(notice: str) -> None:
    """How to leave a list is no part of the report, in any of its languages."""
    assert notice[:20] not in story(read_mail(mail(f"{STORY}\n\n{notice}\n")))


@pytest.mark.parametrize("sender", ["Речной листок", "渡口晨报", "جريدة النهر"])
def test_a_name_in_other_letters_is_the_outlet_of_an_office(sender: str) -> None:
    """No address spells it: that an office's mailbox sends it is enough, a person's is not."""
    assert told(read_mail(mail(From=f"{sender} <news@corrib.example>")), "outlet") == sender
    assert told(read_mail(mail(From="Ирина Речная <irina@corrib.example>")), "outlet") is None


def test_an_author_is_not_the_outlet_whose_letter_it_is() -> None:
    """Who holds the copyright of their own letter to readers signs it; the sender's line names the outlet."""
    page = f"<html><body><h1>The unnamed ferry is named</h1><p>{STORY}</p><p>© 2019 Nuala Brophy</p></body></html>"
    header = (
        "From: Nuala Brophy from The Corrib Lantern <lantern@letters.example>\r\nList-Id: <lantern.letters.example>\r\n"
        "Subject: The unnamed ferry is named\r\n"
    )
    assert told(read_mail(raw(header, page.encode(), "text/html; charset=utf-8")), "outlet") == "The Corrib Lantern"


@pytest.mark.parametrize(
    ("subject", "line"),
    [
        ("Sam Roe recommends an article", "Sam Roe thought you would like this article from The Corrib Lantern:"),
        ("Sam Roe te recomienda una noticia", "Sam Roe te recomienda esta noticia de El Faro del Corrib:"),
    ],
)
def test_a_shared_article_bears_its_own_headline(subject: str, line: str) -> None:
    """What a site writes over an article that a reader shares is neither headline nor story."""
    reading = read_mail(mail(f"{line}\n\nThe unnamed ferry is named at last\n\n{STORY}", Subject=subject))
    assert told(reading, "headline") == "The unnamed ferry is named at last"
    assert line not in story(reading)


def test_a_slug_yields_to_the_title_under_it() -> None:
    """A desk's slug, which the subject repeats, is no headline where a title stands under it."""
    words = f"BAY-FERRY/UPDATE 2\n\nUnnamed ferry is named with tap water\n\nBy Nuala Brophy\n\n{STORY}"
    reading = read_mail(mail(words, Subject="BAY-FERRY/UPDATE 2"))
    assert told(reading, "headline") == "Unnamed ferry is named with tap water"


def test_a_subject_without_blanks_is_found_again() -> None:
    """A headline in Japanese is told by the subject, though a line above it names the letter."""
    words = (
        "■湾岸新報メール 2023年9月8日\n\n港の倉庫で火災、二人けが\n\n" + "倉庫から火が出て、近くの住民が避難した。" * 6
    )
    reading = read_mail(mail(words, Subject="港の倉庫で火災、二人けが"))
    assert told(reading, "headline") == "港の倉庫で火災、二人けが"
