"""The language of a report, told by its letters, its small words, or how its words are built."""

from __future__ import annotations

import pytest

from dossier.authority.knowledge import entries
from dossier.model.evidence import Span
from dossier.reading.text_tools.language_detection import detect, language_claim

SENTENCES = {
    "en": "The mayor said that the bridge had been closed to carts since last year and that he would resign.",
    "es": "El alcalde dijo que el puente estaba cerrado a los carros desde el año pasado y que renunciaría.",
    "pt": "O prefeito disse que a ponte estava fechada para carroças desde o ano passado e que não vai renunciar.",
    "fr": "Le maire a dit que le pont était fermé aux charrettes depuis l'an dernier et qu'il allait démissionner.",
    "de": "Der Bürgermeister sagte, dass die Brücke seit dem letzten Jahr für Karren gesperrt war und er zurücktritt.",
    "it": "Il sindaco ha detto che il ponte era chiuso ai carri dallo scorso anno e che si sarebbe dimesso.",
    "nl": "De burgemeester zei dat de brug sinds vorig jaar voor karren gesloten was en dat hij niet zou aftreden.",
    "af": "Die burgemeester het gesê dat die brug sedert verlede jaar vir waens gesluit is en dat hy nie sal bedank.",
    "sv": "Borgmästaren sade att bron hade varit stängd för vagnar sedan förra året och att han inte skulle avgå.",
    "da": "Borgmesteren sagde, at broen havde været lukket for vogne siden sidste år, og at han ikke ville gå af.",
    "no": "Ordføreren sa at broen hadde vært stengt for vogner siden i fjor, og at han ikke ville gå av før jul.",
    "fi": "Pormestari sanoi, että silta oli ollut suljettu kärryiltä viime vuodesta ja että hän ei eroa, mutta miettii",
    "pl": "Burmistrz powiedział, że most był zamknięty dla wozów od zeszłego roku i że nie poda się do dymisji.",
    "cs": "Starosta řekl, že most byl pro vozy uzavřen od loňského roku a že neodstoupí, ale podle něj na tom pracuje.",
    "sk": "Primátor povedal, že most bol pre vozy zatvorený od minulého roka a že neodstúpi, ale podľa neho je to tak.",
    "hr": "Gradonačelnik je rekao da je most bio zatvoren za kola od prošle godine i da neće dati ostavku.",
    "ro": "Primarul a spus că podul era închis pentru căruțe de anul trecut și că nu va demisiona din cauza aceasta.",
    "hu": "A polgármester azt mondta, hogy a híd tavaly óta le volt zárva a szekerek elől, és hogy nem mond le.",
    "id": "Wali kota mengatakan bahwa jembatan itu sudah ditutup untuk gerobak sejak tahun lalu dan dia tidak mundur.",
    "vi": "Thị trưởng nói rằng cây cầu đã bị đóng cửa với xe kéo từ năm ngoái và ông sẽ không từ chức khi điều tra.",
    "sw": "Meya alisema kuwa daraja lilikuwa limefungwa kwa mikokoteni tangu mwaka jana na kwamba hajiuzulu katika mji",
}
OTHERS = {
    "ms": (
        "Datuk bandar berkata bahawa jambatan itu telah ditutup kepada kereta lembu sejak tahun lalu dan beliau tidak "
        "akan meletak jawatan kerana perkara tersebut. Pihak polis berkata siasatan akan diteruskan bagi mengenal "
        "pasti punca kejadian."
    ),
    "gl": (
        "O alcalde dixo que a ponte estaba pechada aos carros dende o ano pasado e que non vai dimitir. Os veciños "
        "tamén piden unha nova ponte para poder cruzar o río cando chove moito."
    ),
    "mt": (
        "Is-sindku qal li l-pont kien ilu magħluq għall-karrettuni mis-sena l-oħra u li mhux se jirriżenja. "
        "Ir-residenti talbu wkoll biex il-pont il-ġdid jinbena malajr, iżda l-gvern għadu ma weġibx."
    ),
    "ht": (
        "Majistra a di pon an te fèmen pou kabwèt depi ane pase e li pap demisyone. Moun nan katye a mande gouvènman "
        "an pou yo fè yon lòt pon ki pi solid paske anpil moun ap soufri."
    ),
    "rw": (
        "Umuyobozi w'umujyi yavuze ko ikiraro cyari gifunze ku modoka kuva mu mwaka ushize kandi ko atazegura. "
        "Abaturage bavuga ko bagiye bagaragaza ikibazo cy'inkingi yo mu majyaruguru ariko ntihagire igikorwa, kuko "
        "nyuma ya byose nta mafaranga yari ahari."
    ),
    "lb": (
        "De Buergermeeschter huet gesot, datt d'Bréck zënter dem leschte Joer fir Ween zou wier an datt hien net "
        "wéilt demissionéieren. D'Awunner hunn och eng nei Bréck gefrot, awer et ass nach näischt geschitt."
    ),
    "fo": (
        "Borgarstjórin segði, at brúgvin hevur verið stongd fyri vognum síðan í fjør, og at hann ikki fer at leggja "
        "frá sær. Fólk í bygdini vilja eisini hava eina nýggja brúgv, men tað er eingin peningur til tað."
    ),
    "eo": (
        "La urbestro diris ke la ponto estis fermita por ĉaroj ekde la pasinta jaro kaj ke li ne demisios. La "
        "loĝantoj ankaŭ petas novan ponton, sed la registaro ankoraŭ ne respondis pri tio."
    ),
    "ku": (
        "Şaredar got ku pire ji sala borî ve ji bo erebeyan girtî bû û ew dê îstifa neke. Şêniyên taxê jî dixwazin ku "
        "pireke nû bê çêkirin, lê heta niha tiştek nehatiye kirin."
    ),
    "uz": (
        "Shahar hokimi ko'prik o'tgan yildan beri aravalar uchun yopiq bo'lganini va u iste'foga chiqmasligini aytdi. "
        "Aholi ham yangi ko'prik qurilishi kerak deb hisoblaydi, ammo bu haqida hali qaror qabul qilingan emas."
    ),
    "mg": (
        "Ny ben'ny tanàna dia nilaza fa nikatona ho an'ny sarety ny tetezana nanomboka tamin'ny taon-dasa ary tsy "
        "hametra-pialana izy. Nilaza koa ny mponina fa efa nitaraina imbetsaka izy ireo momba ny triatra teo amin'ny "
        "andry avaratra."
    ),
    "ceb": (
        "Ang mayor miingon nga ang taytayan gisirado na alang sa mga kariton sukad niadtong miaging tuig ug nga dili "
        "siya moluwat sa iyang katungdanan. Ang mga lumolupyo nangayo usab og bag-ong taytayan kay lisod na ang "
        "dalan."
    ),
    "mi": (
        "I kī te koromatua kua kati te piriti ki ngā kāta mai i tērā tau, ā, kāore ia e heke i tōna tūranga. E hiahia "
        "ana hoki ngā kainoho ki tētahi piriti hou, engari kāore anō te kāwanatanga kia whakautu."
    ),
    "sn": (
        "Meya vakati zambuko rave rakavharirwa ngoro kubva gore rapfuura uye havasi kuzosiya basa. Vanhu vanogara "
        "munharaunda vari kudawo zambuko idzva asi hurumende haisati yapindura nekuti hapana mari."
    ),
    "ny": (
        "Meya wati mlatho wakhala wotsekedwa kwa ngolo kuyambira chaka chatha ndipo iye satula pansi udindo. Anthu "
        "okhala m'deralo akuti akufuna mlatho watsopano koma boma silinayankhe chifukwa cha kusowa kwa ndalama."
    ),
    "st": (
        "Ramotse o itse borokgo bo ne bo kwaletswe dikariki ho tloha selemong se fetileng mme o ke ke a itokolla "
        "mosebetsing. Batho ba motse ba re ba batla borokgo bo botjha empa mmuso ha o so arabe."
    ),
    "tn": (
        "Ratoropo o rile borogo bo ne bo tswaletswe dikariki go tloga ngwaga o o fetileng mme ga a kitla a rola tiro. "
        "Batho ba motse ba re ba batla borogo jo bosha fa puso e ise e arabe gore e tla bo aga leng."
    ),
    "yo": (
        "Olórí ìlú náà sọ pé wọ́n ti ti afárá náà pa fún àwọn kẹ̀kẹ́ láti ọdún tó kọjá àti pé òun kò ní fi ipò sílẹ̀. "
        "Àwọn ará àdúgbò náà fẹ́ kí ìjọba kọ́ afárá tuntun fún wọn."
    ),
    "ig": (
        "Onye isi obodo kwuru na e mechiri àkwà mmiri ahụ ka ụgbọ ịnyịnya ghara ịgafe kemgbe afọ gara aga nakwa na ọ "
        "gaghị arụkwaghị ọrụ ya. Ndị bi na mpaghara ahụ chọkwara ka e wuo àkwà ọzọ maka ndị mmadụ."
    ),
    "om": (
        "Kantiibaan magaalaa riqichichi waggaa darbe irraa kaasee gaariiwwaniif cufaa akka ture fi hojii isaa akka "
        "hin gadhiifne dubbate. Jiraattonni naannoo sanaa riqicha haaraa akka barbaadan kan himan yeroo ta'u, "
        "mootummaan garuu hin deebisne."
    ),
    "fy": (
        "De boargemaster sei dat de brêge sûnt ferline jier foar weinen ticht wie en dat hy net opstappe soe. De "
        "bewenners wolle ek in nije brêge, mar it bestjoer hat dêr noch gjin jild foar oan de gemeente frege."
    ),
    "nn": (
        "Ordføraren sa at brua har vore stengd for vogner sidan i fjor, og at han ikkje ville gå av. Dei som bur der "
        "vil også ha ei ny bru, men kommunen har ikkje pengar til eit slikt prosjekt, seier han."
    ),
    "ga": (
        "Dúirt an méara go raibh an droichead dúnta do chairteacha ón mbliain seo caite agus nach n-éireoidh sé as. "
        "Tá na cónaitheoirí ag iarraidh droichead nua freisin ach níl airgead ar bith ag an gcomhairle."
    ),
    "cy": (
        "Dywedodd y maer fod y bont wedi bod ar gau i gerti ers y llynedd ac na fyddai'n ymddiswyddo. Mae'r trigolion "
        "hefyd yn gofyn am bont newydd ond nid oes arian gan y cyngor ar hyn o bryd."
    ),
    "zu": (
        "Imeya ithe ibhuloho belivaliwe ezinqoleni kusukela ngonyaka odlule futhi ayizukwesula esikhundleni sayo. "
        "Abahlali bendawo bathi sebekhalaze kaningi ngemifantu ensikeni engasenyakatho kodwa akukho okwenziwe "
        "yizikhulu zomasipala kuze kube manje."
    ),
    "xh": (
        "Usodolophu uthe ibhulorho ibivaliwe kwiinqwelo ukususela kunyaka ophelileyo yaye akazukurhoxa kwisikhundla "
        "sakhe. Abahlali baloo ngingqi bathi bakhalaze izihlandlo ezininzi malunga neentanda ezikwintsika esemantla, "
        "kodwa akukho nto yenziweyo ngoorhulumente ukuza kuthi ga ngoku."
    ),
    "kl": (
        "Borgmesteri oqarpoq ikaartarfik ukioq kingulleq matoqqasimasoq tunuarnianngitsorlu. Innuttaasut aamma "
        "oqarput arlaleriarlutik nakkutilliisunut saaffiginnissimallutik, taamaattorli suli akineqarsimanatik ukiuni "
        "kingullerni."
    ),
}
LETTERS = {
    "ru": "Мэр заявил, что мост был закрыт для повозок с прошлого года и что он уйдёт в отставку.",
    "uk": "Мер заявив, що міст був закритий для возів із минулого року і що він не піде у відставку.",
    "bg": "Кметът каза, че мостът е бил затворен за каруци от миналата година и че няма да подаде оставка.",
    "sr": "Градоначелник је рекао да је мост био затворен за кола од прошле године и да неће поднети оставку.",
    "be": "Мэр сказаў, што мост быў зачынены для вазоў з мінулага года і што ён не сыдзе ў адстаўку.",
    "kk": "Әкім көпір былтырдан бері арбаларға жабық болғанын және қызметінен кетпейтінін айтты.",
    "ja": "市長は、橋は昨年から荷車に対して閉鎖されていたと述べ、辞任しないと語った。",
    "zh": "市长表示，该桥自去年以来一直禁止马车通行，他不会辞职。",
    "ko": "시장은 다리가 작년부터 수레의 통행이 금지되었으며 사임하지 않겠다고 말했다.",
    "el": "Ο δήμαρχος είπε ότι η γέφυρα ήταν κλειστή για τα κάρα από πέρυσι.",
    "he": "ראש העיר אמר שהגשר היה סגור לעגלות מאז השנה שעברה ושהוא לא יתפטר.",
    "ar": "وقال رئيس البلدية إن الجسر كان مغلقا أمام العربات منذ العام الماضي وإنه لن يستقيل.",
    "fa": "شهردار گفت که پل از سال گذشته به روی گاری‌ها بسته بود و او استعفا نخواهد داد.",
    "ur": "میئر نے کہا کہ پل گزشتہ سال سے گاڑیوں کے لیے بند تھا اور وہ استعفیٰ نہیں دیں گے۔",
    "hi": "मेयर ने कहा कि पुल पिछले साल से गाड़ियों के लिए बंद था और वह इस्तीफा नहीं देंगे।",
    "mr": "महापौरांनी सांगितले की पूल गेल्या वर्षापासून बंद होता आणि ते राजीनामा देणार नाहीत असे आहे.",
    "bn": "মেয়র বলেছেন যে সেতুটি গত বছর থেকে গাড়ির জন্য বন্ধ ছিল।",
    "ta": "பாலம் கடந்த ஆண்டு முதல் வண்டிகளுக்கு மூடப்பட்டிருந்தது என்று மேயர் கூறினார்.",
    "th": "นายกเทศมนตรีกล่าวว่าสะพานถูกปิดสำหรับเกวียนตั้งแต่ปีที่แล้ว",
    "ka": "მერმა თქვა, რომ ხიდი გასული წლიდან დაკეტილი იყო ურმებისთვის.",
    "hy": "Քաղաքապետն ասել է, որ կամուրջը փակ էր սայլերի համար անցյալ տարվանից։",
}


@pytest.mark.parametrize(("code", "text"), SENTENCES.items())
def test_small_words_tell_the_language(code: str, text: str) -> None:
    """A sentence is enough, in capitals as well."""
    assert (detect(text), detect(text.upper())) == (code, code)


@pytest.mark.parametrize(("code", "text"), LETTERS.items())
def test_letters_tell_the_language(code: str, text: str) -> None:
    """A script of its own, or letters of its own in a shared script, decide."""
    assert (detect(text), detect(f"{text} (Ada Ruiz)")) == (code, code)


def test_small_words_with_a_dotted_capital_are_known() -> None:
    """The Turkish capital of "i" opens small words as other capitals do."""
    assert detect("Vali İle başkan köprü İçin konuştu ama karar yok") == "tr"


@pytest.mark.parametrize("foreign", ["Київ", "東京", "Αθήνα", "حيفا"])
def test_a_foreign_name_does_not_turn_the_scale(foreign: str) -> None:
    """A word in other letters within an English sentence leaves it English."""
    assert detect(SENTENCES["en"].replace("carts", foreign)) == "en"


@pytest.mark.parametrize(("code", "text"), OTHERS.items())
def test_languages_of_smaller_presses_are_told(code: str, text: str) -> None:
    """Two sentences are enough, also where small words are joined to the long ones."""
    assert detect(text) == code


def test_prose_in_an_unknown_language_is_not_guessed_at() -> None:
    """A language without a list here is told by nothing, not by the nearest list."""
    text = (
        "Häkim köprüniň geçen ýyldan bäri arabalar üçin ýapykdygyny we wezipesinden gitmejekdigini aýtdy. Ýaşaýjylar "
        "hem täze köpri gurulmagyny isleýärler, ýöne bu barada entek karar kabul edilmedi."
    )
    assert detect(text) is None


@pytest.mark.parametrize(
    "text", ["", "12 34 56", "Shr 27 cts vs 51 cts", "—", "yr yr yr yr 23.0yr +0.4m", "v v v v", "東京"]
)
def test_too_little_tells_nothing(text: str) -> None:
    """Figures, abbreviations and scraps have no language that could be proved."""
    assert detect(text) is None
    assert language_claim(text, (Span(0, len(text)),) if text else ()) is None


def test_the_claim_quotes_words_of_the_text() -> None:
    """The evidence is the opening of the words looked at."""
    text = SENTENCES["es"]
    claim = language_claim(text, (Span(0, len(text)),))
    assert claim is not None and claim.evidence[0].proves(text) and claim.evidence[0].quote == text[:200]


def test_word_lists_are_small_letters_and_differ() -> None:
    """Words are looked up in small letters, so every list is in small letters; and no two languages have one list."""
    rows = entries("small_words")
    assert all(word == word.lower() for row in rows for word in row.words)
    assert len({frozenset(row.words) for row in rows}) == len(rows) == len({row.language for row in rows})


SHORT = {
    "El puente cayó.": "es",
    "¿Quién cerró el puente?": "es",
    "Hallan muerto a un pescador en Tumaco. Las autoridades investigan.": "es",
    "Incendio consume fábrica de muebles en Maipú. Bomberos trabajan en el lugar.": "es",
    "Incêndio destrói fábrica de móveis em Contagem. Bombeiros trabalham no local.": "pt",
    "Homem é morto a tiros em Belém. Polícia investiga o caso.": "pt",
    "Detinguts dos homes a Lleida amb armes.": "ca",
    "La pluja deixa famílies sense casa.": "ca",
    "Arrestati due uomini a Napoli con armi.": "it",
}


@pytest.mark.parametrize("words", SHORT)
def test_a_few_words_are_told_by_words_of_news_and_endings(words: str) -> None:
    """Where the small words are too few, what only one of the languages that came from Latin has tells it."""
    assert detect(words) == SHORT[words]


@pytest.mark.parametrize(
    "words",
    [
        "Morre o cantante aos 81 anos.",  # Portuguese or Galician
        "Ada Cortés, Leo Peña, Íñigo Núñez",
        "San Jose police arrest two men in El Paso. La Union residents shaken.",
        "Real Madrid 3 - Barcelona 2",
        "cây cầu đã bị",
    ],
)
def test_a_few_words_that_speak_for_two_tell_nothing(words: str) -> None:
    """Names are no marks, and neither is what two of the languages share: better no language than the wrong one."""
    assert detect(words) is None


@pytest.mark.parametrize("code", ["es", "pt", "it", "ro", "fr"])
def test_no_piece_of_a_sentence_is_of_another_language(code: str) -> None:
    """However a sentence is cut, its pieces tell its own language or none."""
    words = SENTENCES[code].split()
    pieces = (words[at : at + size] for size in range(3, 12) for at in range(len(words) - size + 1))
    assert {detect(" ".join(piece)) for piece in pieces} <= {code, None}
