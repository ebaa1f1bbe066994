"""Notices within a page's story: what is the page's own, in many languages, and what the story tells all the same."""

from __future__ import annotations

import pytest

from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.notices import is_closing, is_notice, is_signed_caption
from tests.reading.pages import HEADLINE, PARAGRAPHS, body, page


def text(main: str) -> str:
    reading = HtmlReader().read(
        page(f"<title>{HEADLINE}</title>", f"<article><h1>{HEADLINE}</h1>{main}</article>"), "p"
    )
    return "\n".join(reading.rendition[span.start : span.end] for span in reading.description.text)


@pytest.mark.parametrize(
    "line",
    [
        "Únete a nuestro canal de WhatsApp y entérate de todo lo que pasa en el puerto.",
        "Follow the Pardal Post on Facebook and Instagram.",
        "Get all the biggest news straight to your inbox. Sign up to our newsletter.",
        "Haberlerimizi Google News'te takip edin",
        "Подписывайтесь на наш Telegram",
        "İLGİLİ HABER: İskele kışın kapanıyor",
        "LIRE AUSSI. Le bac s'arrête pour l'hiver",
        "Baca juga: Feri berhenti pada musim hujan",
        "Читайте також: Паром зупинили на зиму",
        "Dieser Artikel enthält sogenannte Affiliate-Links. Wer darüber kauft, zahlt nicht mehr.",
        "Über dieses Thema berichtet: Lobos Aktuell am 3. März um 17.50 Uhr.",
        "Empfohlener redaktioneller Inhalt",
        "विज्ञापन",
        "Article content",
        "Aktuelle Nachrichten aufs Handy? Hier geht es zur neuen Pardal-App für unterwegs.",
        "Ten artykuł przeczytasz do końca z aktywną subskrypcją",
        "Dit artikel is exclusief voor abonnees",
        "Questo contenuto è riservato agli abbonati.",
        "この記事は有料記事です。残り450文字",
        "Il vous reste 62.35% de cet article à lire. La suite est réservée aux abonnés.",
    ],
)
def test_appeals_pointers_and_places_for_adverts_are_left_out(line: str) -> None:
    """What a page sets among a story's paragraphs for itself is not the story's, in whatever language."""
    assert is_notice(line)
    told = text(body((*PARAGRAPHS[:3], line, *PARAGRAPHS[3:])))
    assert line not in told and all(paragraph in told for paragraph in PARAGRAPHS)


@pytest.mark.parametrize(
    "line",
    [
        "(Quelle: APA)",
        "Źródło: PAP",
        "(hab)",
        "XDR (hab,tt)",
        "（藤井拓海）",
        "© dpa-infocom, dpa:240422-99-761234/4",
        "RIPRODUZIONE RISERVATA © Copyright Pardal",
        "Redaktion: Ada Ruiz, Schlussredaktion: Ben Okoro, Audioversion: Iris Wenger",
        "This report by The Pardal Press was first published March 3, 2019.",
        "___",
    ],
)
def test_what_closes_a_story_without_telling_anything_is_left_out(line: str) -> None:
    """Sources, initials, rights and the desks' names at the foot are no part of the story; above it nothing is."""
    assert is_closing(line)
    told = text(body((*PARAGRAPHS, line)))
    assert line not in told and all(paragraph in told for paragraph in PARAGRAPHS)


@pytest.mark.parametrize(
    "line",
    [
        "Jetzt hat Facebook die Konten gesperrt, wie eine Sprecherin am Dienstag bestätigte.",
        "Followers on Instagram had asked for weeks where the boats had gone, she said.",
        "An dieser Stelle befindet sich seit 1931 eine Brücke, die nun gesperrt ist.",
        "„Ich bin damit einverstanden, dass die Brücke gesperrt wird“, sagte sie.",
        "Volgens de gemeente stond het al weken op Facebook.",
        "Copyright law has little to say on the matter, the judge wrote.",
        "Sigue cerrado el puente, informó el municipio en Facebook.",
        "Sigue a la espera de juicio el hombre que difundió las fotos por WhatsApp, dijo la fiscalía.",
        "Follow-up talks between the harbour and Google News are planned for the autumn.",
        "Download figures fell by half after Telegram was blocked in the harbour.",
        "Hier geht es um die Frage, ob WhatsApp der Polizei Nachrichten weitergeben muss.",
        "To watch this video is to see a ferry sink, the harbour master said.",
        "무단 횡단을 하던 남성이 트럭에 치여 다쳤다고 경찰이 일요일 밝혔다.",
        "Source: nobody knows. The river rises in the hills.",
        "The design, production and sale of the boats will move to the south, the owner said.",
    ],
)
def test_a_paragraph_that_merely_sounds_like_a_notice_is_kept(line: str) -> None:
    """A story may tell of channels, sources and rights; only what says nothing else is left out."""
    assert not is_notice(line) and not is_closing(line)


@pytest.mark.parametrize(
    "line",
    [
        "Der alte Hafen am Morgen © Ada Ruiz",
        "© Pardal-Bild/Ben Okoro",
        "El puente viejo, el 3 de marzo. Ada Ruiz (REUTERS)",
        "The old bridge in the fog (AFP / Ben OKORO)",
    ],
)
def test_a_caption_that_its_picture_s_owner_ends_is_left_out(line: str) -> None:
    """A line that closes with whose picture it is stands under a picture, wherever the page draws it."""
    assert is_signed_caption(line)
    told = text(body((*PARAGRAPHS[:2], line, *PARAGRAPHS[2:])))
    assert line not in told and all(paragraph in told for paragraph in PARAGRAPHS)


@pytest.mark.parametrize(
    "line",
    [
        "The bill was brought in by Ada Ruiz (PNP).",
        "“We were not asked,” said the member for Lobos, Ada Ruiz (SPD)",
        "The sign © was painted on the wall, he said. Nobody knows by whom.",
        "The news was first told by the agency (AFP).",
    ],
)
def test_a_sentence_that_closes_with_brackets_is_kept(line: str) -> None:
    """Parties and agencies in brackets end sentences, too."""
    assert not is_signed_caption(line)
