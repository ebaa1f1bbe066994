"""Heads of invented web pages, each as a browser copies it: lines between headline and story, their authors and day."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Head:
    """What stands under a headline, in one language; `over`: lines over it, `under`: lines below the story."""

    language: str
    lines: str
    authors: tuple[str, ...] = ()
    day: str | None = None
    over: str = ""
    under: str = ""


HEADS = (
    # A name with a day
    Head("en", "Nora Fenwick\n12 March 2025", ("Nora Fenwick",), "2025-03-12"),
    Head("en", "Nora Fenwick\nCrime Reporter\nPublished 12 Mar 2025, 10:15 GMT", ("Nora Fenwick",), "2025-03-12"),
    Head("en", "By\nNora Fenwick\nand\nOwen Marsh\nUpdated Mar 12, 2025, 4:05 p.m. ET", ("Nora Fenwick", "Owen Marsh"),
         "2025-03-12"),
    Head("en", "Nora Fenwick\n3 min read\nMarch 12, 2025", ("Nora Fenwick",), "2025-03-12"),
    Head("en", "March 12, 2025\nNora Fenwick 2 minutes read", ("Nora Fenwick",), "2025-03-12"),
    Head("en", "Nora Fenwick 7 hours ago", ("Nora Fenwick",)),
    Head("en", "NORA FENWICK\n2 HOURS AGO", ("NORA FENWICK",)),
    Head("en", "Nora FenwickPolitical Correspondent\n16:20, 12 MAR 2025", ("Nora Fenwick",), "2025-03-12"),
    Head("en", "Author of the article:\nNora Fenwick\nPublished Mar 12, 2025  •  3 minute read", ("Nora Fenwick",),
         "2025-03-12"),
    Head("en", "Nora Fenwick, Owen Marsh and Ada Quill\nWed 12 Mar 2025 16.20 GMT",
         ("Nora Fenwick", "Owen Marsh", "Ada Quill"), "2025-03-12"),
    Head("en", "Words by Nora Fenwick\nPhotos by Owen Marsh\n12/13/2025", ("Nora Fenwick",), "2025-12-13"),
    Head("en", "Share\nSave\nPublished\n12 March 2025", (), "2025-03-12"),
    # German
    Head("de", "Von Jutta Ohlsen\n12.03.2025, 10:15 Uhr", ("Jutta Ohlsen",), "2025-03-12"),
    Head("de", "Von\nJutta Ohlsen\nTorben Reith\n\nStand: 12.03.2025 10:15 Uhr", ("Jutta Ohlsen", "Torben Reith"),
         "2025-03-12"),
    Head("de", "Jutta OhlsenRedakteurin\n10:15\nTeilen", ("Jutta Ohlsen",)),
    Head("de", "Jutta Ohlsen\nvor 3 Stunden", ("Jutta Ohlsen",)),
    Head("de", "Veröffentlicht am 12.03.25 um 10:15 Uhr", (), "2025-03-12"),
    Head("de", "12. März 2025,\n10:15 Uhr\nLesezeit: 3 Min.\nVon Jutta Ohlsen", ("Jutta Ohlsen",), "2025-03-12"),
    Head("de", "Autorin: Jutta Ohlsen\nDatum 12.03.2025", ("Jutta Ohlsen",), "2025-03-12"),
    # Spanish
    Head("es", "Lucía Barrientos\nPardal - 12 mar 2025 - 10:15 CET", ("Lucía Barrientos",), "2025-03-12"),
    Head("es", "Por Lucía Barrientos\nActualizado: 12/03/2025 10:15h", ("Lucía Barrientos",), "2025-03-12"),
    Head("es", "Lucía Barrientos\nMiércoles, 12 de marzo de 2025 | 10:15", ("Lucía Barrientos",), "2025-03-12"),
    Head("es", "Escribe:\nLucía Barrientos\nHace 2 horas", ("Lucía Barrientos",)),
    # French
    Head("fr", "Par Maëlle Tessier\nPublié le 12 mars 2025 à 10h15, mis à jour le 13 mars 2025 à 08h00",
         ("Maëlle Tessier",), "2025-03-12"),
    Head("fr", "Maëlle Tessier\nPublié hier à 18:02\nTemps de lecture : 3 min", ("Maëlle Tessier",)),
    Head("fr", "Publié le 12/03/25 à 10h15\nMaëlle Tessier", ("Maëlle Tessier",), "2025-03-12"),
    # Portuguese
    Head("pt", "Por\nInês Calado\ne\nRui Sarmento\n12/03/2025 10h15  Atualizado há 2 horas",
         ("Inês Calado", "Rui Sarmento"), "2025-03-12"),
    Head("pt", "Inês Calado\nDa Redação, em Pardal\n12 de março de 2025", ("Inês Calado",), "2025-03-12"),
    # Italian
    Head("it", "di Ilaria Montresor\n12 marzo 2025 (modifica il 13 marzo 2025 | 15:24)", ("Ilaria Montresor",),
         "2025-03-12"),
    Head("it", "Ilaria Montresor\n12 Marzo 2025 alle 10:15\n3 minuti di lettura", ("Ilaria Montresor",), "2025-03-12"),
    # Dutch
    Head("nl", "Door Sanne Wijnveld\nwoensdag 12 maart 2025 om 10:15", ("Sanne Wijnveld",), "2025-03-12"),
    Head("nl", "Sanne Wijnveld\nVandaag om 20:07", ("Sanne Wijnveld",)),
    # Polish
    Head("pl", "Oprac. Hanna Wilczek\n12 marca 2025, 10:15", ("Hanna Wilczek",), "2025-03-12"),
    Head("pl", "Hanna Wilczek\n12.03.2025 10:15", ("Hanna Wilczek",), "2025-03-12"),
    # Czech, Hungarian
    Head("cs", "Radka Mlejnková\n12. 3. 2025 10:15", ("Radka Mlejnková",), "2025-03-12"),
    Head("hu", "Bodnár Réka\n2025. 03. 12. 10:15", ("Bodnár Réka",), "2025-03-12"),
    # Turkish
    Head("tr", "Haber: Selin Karaduman\nGiriş: 12.03.2025 - 10:15 Güncelleme: 13.03.2025 - 18:57", ("Selin Karaduman",),
         "2025-03-12"),
    # Swedish, Finnish
    Head("sv", "Elsa Nygård\nPublicerad 12 mars 2025 kl 10.15", ("Elsa Nygård",), "2025-03-12"),
    Head("fi", "Aino Rantala\n12.3.2025 klo 10:15", ("Aino Rantala",), "2025-03-12"),
    # Russian, Greek
    Head("ru", "Вера Лесникова\n12 марта 2025, 10:15", ("Вера Лесникова",), "2025-03-12"),
    Head("ru", "Автор: Вера Лесникова\nОпубликовано: 12.03.2025 10:15", ("Вера Лесникова",), "2025-03-12"),
    Head("el", "Ελένη Μαυρίδου\n12 Μαρτίου 2025, 10:15", ("Ελένη Μαυρίδου",), "2025-03-12"),
    # Japanese, Chinese, Korean
    Head("ja", "森田果歩\n2025/3/12 10:15（最終更新 3/12 21:17）", ("森田果歩",), "2025-03-12"),
    Head("ja", "2025/3/12 10:15\n森田 果歩\n社会", ("森田 果歩",), "2025-03-12"),
    Head("zh", "2025年03月12日10:15\n来源：江岸晚报\n作者：林晓岚", ("林晓岚",), "2025-03-12"),
    Head("ko", "한서린 기자\n입력 2025.03.12. 오전 10:15", ("한서린",), "2025-03-12"),
    # Arabic
    Head("ar", "كتب: سامر الخطيب\n12 مارس 2025 - 10:15", ("سامر الخطيب",), "2025-03-12"),
    # Over the headline
    Head("en", "", ("Nora Fenwick",), "2025-03-12", over="By\nNora Fenwick\nMarch 12, 2025"),
    Head("de", "", ("Jutta Ohlsen",), "2025-03-12", over="Jutta Ohlsen\n12.03.2025, 10:15 Uhr"),
    # Below the story
    Head("de", "", ("Jutta Ohlsen",), "2025-03-12", under="Datum 12.03.2025\nAutorin/Autor Jutta Ohlsen"),
    Head("en", "12 March 2025", ("Nora Fenwick",), "2025-03-12",
         under="About the author\nNora Fenwick\nNora Fenwick is a reporter who covers the harbour and its people."),
    # Nobody and no day
    Head("en", "2 hours ago\nShare\nSave"),
    Head("en", "Harbour News\nLocal Council\n12 March 2025", (), "2025-03-12"),
    Head("es", "Barrio Norte\n12 de marzo de 2025", (), "2025-03-12"),
    Head("de", "Stadt Pardal\nvor 5 Minuten"),
)  # fmt: skip

_MENU = (
    "Home", "News", "Sport", "Weather", "Culture", "Business", "Opinion", "Video", "Podcasts", "Events", "Search",
    "Menu", "Login", "Subscribe", "E-paper", "Shop", "Jobs", "Archive",
)  # fmt: skip
_FOOT = ("Contact", "Privacy policy", "Cookie settings", "Terms and conditions", "Imprint", "Facebook", "Newsletter",
         "All rights reserved")  # fmt: skip
STORIES: dict[str, tuple[str, ...]] = {
    "en": (
        "Old bridge over the Tarn will stay shut until autumn",
        "The old bridge will be closed until the end of the year while its piers are mended, the council said"
        " on Monday.",
        "Drivers have been told to use the new bridge, which stands a mile to the north of the market, at no charge.",
        "“We know that this is hard for the traders,” the mayor told the meeting, and promised to come back in June.",
    ),
    "de": (
        "Alte Brücke bleibt bis zum Herbst gesperrt",
        "Die alte Brücke wird bis zum Ende des Jahres gesperrt, weil ihre Pfeiler ausgebessert werden, teilte"
        " der Rat mit.",
        "Wer mit dem Auto kommt, soll die neue Brücke nehmen, die einen Kilometer nördlich vom Markt über den"
        " Fluss führt.",
        "„Wir wissen, dass das für die Händler schwer ist“, sagte die Bürgermeisterin und versprach, im Juni zu"
        " berichten.",
    ),
    "es": (
        "El puente viejo seguirá cerrado hasta el otoño",
        "El puente viejo estará cerrado hasta el final del año mientras se reparan sus pilares, anunció el"
        " lunes el pleno.",
        "Los conductores deben usar el puente nuevo, que está a un kilómetro del mercado, sin que tengan que"
        " pagar peaje.",
        "«Sabemos que esto es difícil para los comerciantes», dijo la alcaldesa, que prometió dar cuentas en junio.",
    ),
    "fr": (
        "Le vieux pont restera fermé jusqu'à l'automne",
        "Le vieux pont sera fermé jusqu'à la fin de l'année pour réparer ses piles, a annoncé lundi le conseil"
        " municipal.",
        "Les conducteurs doivent prendre le pont neuf, qui se trouve à un kilomètre du marché, sans payer de péage.",
        "« Nous savons que c'est difficile pour les commerçants », a dit la maire, qui a promis de revenir en juin.",
    ),
    "pt": (
        "Ponte velha continua fechada até ao outono",
        "A ponte velha vai estar fechada até ao fim do ano enquanto os pilares são reparados, anunciou a assembleia.",
        "Os condutores devem usar a ponte nova, que fica a um quilómetro do mercado, sem que tenham de pagar portagem.",
        "“Sabemos que isto é difícil para os comerciantes”, disse a autarca, que prometeu prestar contas em junho.",
    ),
    "it": (
        "Il ponte vecchio resta chiuso fino all'autunno",
        "Il ponte vecchio sarà chiuso fino alla fine dell'anno per riparare i piloni, ha annunciato lunedì il"
        " consiglio.",
        "Chi viene in auto deve prendere il ponte nuovo, che si trova a un chilometro dal mercato, senza pagare nulla.",
        "«Sappiamo che questo è difficile per i negozianti», ha detto la sindaca, che ha promesso di tornare a giugno.",
    ),
    "nl": (
        "Oude brug blijft tot de herfst dicht voor verkeer",
        "De oude brug is tot het einde van het jaar dicht omdat de pijlers worden hersteld, zei de gemeenteraad"
        " maandag.",
        "Wie met de auto komt, moet de nieuwe brug nemen, die een kilometer ten noorden van de markt over de"
        " rivier gaat.",
        "‘We weten dat dit moeilijk is voor de winkeliers,’ zei de burgemeester, die beloofde in juni terug te komen.",
    ),
    "pl": (
        "Stary most będzie zamknięty aż do jesieni",
        "Stary most będzie zamknięty do końca roku, ponieważ trwa naprawa jego filarów, poinformowała w"
        " poniedziałek rada.",
        "Kierowcy mają korzystać z nowego mostu, który stoi kilometr na północ od targu, i nie muszą za to nic płacić.",
        "„Wiemy, że to jest trudne dla kupców”, powiedziała pani burmistrz i obiecała, że wróci do sprawy w czerwcu.",
    ),
    "cs": (
        "Starý most zůstane zavřený až do podzimu",
        "Starý most bude zavřený do konce roku, protože se opravují jeho pilíře, oznámila v pondělí obecní rada města.",
        "Řidiči mají jezdit po novém mostě, který stojí kilometr na sever od trhu, a nic za to nemusí nikomu platit.",
        "„Víme, že to je pro obchodníky těžké,“ řekla starostka a slíbila, že se k věci vrátí na schůzi v červnu.",
    ),
    "hu": (
        "Őszig zárva marad a régi híd",
        "A régi híd az év végéig zárva lesz, mert a pilléreit javítják, közölte hétfőn a városi tanács a lakosokkal.",
        "Az autósok az új hidat használják, amely egy kilométerre északra áll a piactól, és nem kell érte fizetni.",
        "„Tudjuk, hogy ez a kereskedőknek nehéz” – mondta a polgármester, és megígérte, hogy júniusban visszatér rá.",
    ),
    "tr": (
        "Eski köprü sonbahara kadar kapalı kalacak",
        "Eski köprü ayakları onarıldığı için yıl sonuna kadar kapalı kalacak, belediye meclisi pazartesi günü duyurdu.",
        "Sürücüler pazarın bir kilometre kuzeyinde duran yeni köprüyü kullanacak ve bunun için ücret ödemeyecekler.",
        "“Bunun esnaf için zor olduğunu biliyoruz” dedi belediye başkanı ve konuya haziranda döneceğine söz verdi.",
    ),
    "sv": (
        "Gamla bron hålls stängd fram till hösten",
        "Den gamla bron är stängd till slutet av året medan pelarna lagas, meddelade kommunens styrelse i måndags.",
        "Bilister ska ta den nya bron, som står en kilometer norr om torget, och de behöver inte betala för det.",
        "”Vi vet att det är svårt för handlarna”, sade borgmästaren och lovade att återkomma till frågan i juni.",
    ),
    "fi": (
        "Vanha silta pysyy suljettuna syksyyn saakka",
        "Vanha silta on suljettu vuoden loppuun asti, koska sen pilareita korjataan, kertoi kaupungin hallitus.",
        "Autoilijoita pyydetään käyttämään uutta siltaa, joka on kilometrin päässä torista, eikä siitä tarvitse"
        " maksaa.",
        "”Tiedämme, että tämä on vaikeaa kauppiaille”, sanoi pormestari ja lupasi palata asiaan kesäkuun kokouksessa.",
    ),
    "ru": (
        "Старый мост останется закрытым до осени",
        "Старый мост будет закрыт до конца года, потому что чинят его опоры, сообщил в понедельник городской совет.",
        "Водителям советуют ездить по новому мосту, который стоит в километре от рынка, и платить за это не нужно.",
        "«Мы знаем, что это трудно для торговцев», — сказала мэр и пообещала вернуться к этому вопросу в июне.",
    ),
    "el": (
        "Η παλιά γέφυρα μένει κλειστή ως το φθινόπωρο",
        "Η παλιά γέφυρα θα μείνει κλειστή ως το τέλος του χρόνου για να επισκευαστούν τα βάθρα της, είπε το συμβούλιο.",
        "Οι οδηγοί θα περνούν από τη νέα γέφυρα, που στέκει ένα χιλιόμετρο από την αγορά, χωρίς να πληρώνουν τίποτα.",
        "«Ξέρουμε ότι αυτό είναι δύσκολο για τους εμπόρους», είπε η δήμαρχος και υποσχέθηκε να επανέλθει τον Ιούνιο.",
    ),
    "ja": (
        "古い橋、秋まで通行止めに",
        "市は月曜日、橋脚の修理のため古い橋を年末まで通行止めにすると発表した。利用者には新しい橋を使うよう呼びかけている。",
        "新しい橋は市場から一キロ北にあり、通行料はかからない。工事は秋に終わる見通しだが、天候によっては遅れることもある。",
        "「店を営む人たちには大変なことだと分かっている」と市長は述べ、六月の会議で改めて説明すると約束した。",
    ),
    "zh": (
        "旧桥将关闭至秋天",
        "市议会周一表示，旧桥将关闭至年底，以便修理桥墩，请大家改走市场以北一公里的新桥，不收任何费用。",
        "工程预计在秋天完成，但如果天气不好，工期可能会推迟。工人们将在夜里施工，白天不会影响附近的居民。",
        "“我们知道这对商贩来说很困难”，市长在会上说，并且答应在六月的会议上再次向大家说明工程的进展情况。",
    ),
    "ko": (
        "옛 다리, 가을까지 통행 금지",
        "시는 월요일 교각을 고치기 위해 옛 다리를 연말까지 닫는다고 밝혔다. 운전자들은 새 다리를 이용해야 한다.",
        "새 다리는 시장에서 북쪽으로 일 킬로미터 떨어져 있으며 통행료는 없다. 공사는 가을에 끝날 예정이다.",
        "“상인들에게 어려운 일이라는 것을 알고 있다”고 시장은 말하며 유월 회의에서 다시 설명하겠다고 약속했다.",
    ),
    "ar": (
        "الجسر القديم يبقى مغلقا حتى الخريف",
        "سيبقى الجسر القديم مغلقا حتى نهاية العام من أجل إصلاح أعمدته، كما أعلن المجلس البلدي يوم الاثنين للسكان.",
        "وعلى السائقين استخدام الجسر الجديد الذي يقع على بعد كيلومتر من السوق، ولن يدفعوا أي رسوم مقابل ذلك.",
        "وقالت رئيسة البلدية إنها تعرف أن هذا صعب على التجار، ووعدت بالعودة إلى الموضوع في اجتماع شهر يونيو.",
    ),
}


def page(head: Head) -> str:
    """The whole page as a browser copies it: menu, head, the story, and what pages have below it."""
    title, *story = STORIES[head.language]
    parts = [*_MENU, *head.over.splitlines(), title, *head.lines.splitlines(), "", "\n\n".join(story), ""]
    return "\n".join([*parts, *head.under.splitlines(), "", *_FOOT]) + "\n"
