"""Knows places by their names in Arabic, Chinese, Japanese, Korean and Cyrillic letters."""

from __future__ import annotations

from functools import cache, lru_cache

from dossier.model.claims import Place
from dossier.reading.rules.places import Gazetteer

# Capitals and great towns, as the gazetteer lists them: its country's code, its name, and the names in these scripts
_TOWNS = """
EG Cairo|القاهرة|开罗|カイロ|카이로|Каир
EG Alexandria|الإسكندرية|الاسكندرية|亚历山大
EG Port Said|بورسعيد
EG Suez|السويس
EG Aswan|أسوان
EG Luxor|الأقصر
LB Beirut|بيروت|贝鲁特|ベイルート|베이루트|Бейрут
SY Damascus|دمشق|大马士革|ダマスカス|Дамаск
SY Aleppo|حلب|Алеппо
IQ Baghdad|بغداد|巴格达|バグダッド|Багдад
IQ Basra|البصرة
IQ Mosul|الموصل
JO Amman|عمان|عمّان|安曼|アンマン
SA Riyadh|الرياض|利雅得|リヤド|Эр-Рияд
SA Jeddah|جدة
SA Mecca|مكة|مكة المكرمة
AE Dubai|دبي|迪拜|ドバイ|두바이|Дубай
AE Abu Dhabi|أبوظبي|أبو ظبي|阿布扎比
QA Doha|الدوحة|多哈|ドーハ|Доха
KW Kuwait City|الكويت|科威特城
BH Manama|المنامة|麦纳麦
OM Muscat|مسقط|马斯喀特
YE Sanaa|صنعاء|萨那
YE Aden|عدن
PS Gaza|غزة|加沙|ガザ|Газа
PS Ramallah|رام الله|拉姆安拉
IL Jerusalem|القدس|耶路撒冷|エルサレム|예루살렘|Иерусалим
IL Tel Aviv|تل أبيب|特拉维夫|テルアビブ|Тель-Авив
TN Tunis|تونس|突尼斯
DZ Algiers|الجزائر|阿尔及尔
DZ Oran|وهران
MA Rabat|الرباط|拉巴特
MA Casablanca|الدار البيضاء
MA Marrakesh|مراكش
LY Tripoli|طرابلس|的黎波里
LY Benghazi|بنغازي
SD Khartoum|الخرطوم|喀土穆
SO Mogadishu|مقديشو
MR Nouakchott|نواكشوط
IR Tehran|طهران|تهران|德黑兰|テヘラン|테헤란|Тегеран
TR Ankara|أنقرة|安卡拉|アンカラ|Анкара
TR Istanbul|إسطنبول|اسطنبول|伊斯坦布尔|イスタンブール|Стамбул
US Washington|واشنطن|华盛顿|華盛頓|ワシントン|워싱턴|Вашингтон
US New York|نيويورك|纽约|紐約|ニューヨーク|뉴욕|Нью-Йорк
US Los Angeles|لوس أنجلوس|洛杉矶|ロサンゼルス|로스앤젤레스
GB London|لندن|伦敦|倫敦|ロンドン|런던|Лондон
FR Paris|باريس|巴黎|パリ|파리|Париж
DE Berlin|برلين|柏林|ベルリン|베를린|Берлин
IT Rome|روما|罗马|ローマ|로마|Рим
ES Madrid|مدريد|马德里|マドリード|Мадрид
CH Geneva|جنيف|日内瓦|ジュネーブ|제네바|Женева
BE Brussels|بروكسل|布鲁塞尔|ブリュッセル|브뤼셀|Брюссель
AT Vienna|فيينا|维也纳|ウィーン|Вена
PL Warsaw|وارسو|华沙|ワルシャワ|Варшава
GR Athens|أثينا|雅典|アテネ|Афины
RU Moscow|موسكو|莫斯科|モスクワ|모스크바|Москва
RU Saint Petersburg|圣彼得堡|サンクトペテルブルク|Санкт-Петербург
UA Kyiv|كييف|基辅|キーウ|키이우|Киев|Київ
UA Odesa|Одесса|Одеса
BY Minsk|مينسك|明斯克|Минск
CN Beijing|بكين|北京|베이징|Пекин
CN Shanghai|شنغهاي|上海|상하이|Шанхай
CN Guangzhou|广州|廣州
CN Shenzhen|深圳
CN Wuhan|武汉|武漢
CN Chengdu|成都
CN Chongqing|重庆|重慶
CN Tianjin|天津
CN Nanjing|南京
CN Hangzhou|杭州
CN Xi'an|西安
CN Zhengzhou|郑州
CN Changsha|长沙
CN Jinan|济南
CN Qingdao|青岛
CN Shenyang|沈阳
CN Dalian|大连
CN Harbin|哈尔滨
CN Changchun|长春
CN Shijiazhuang|石家庄
CN Taiyuan|太原
CN Hefei|合肥
CN Nanchang|南昌
CN Fuzhou|福州
CN Xiamen|厦门
CN Kunming|昆明
CN Guiyang|贵阳
CN Nanning|南宁
CN Haikou|海口
CN Lanzhou|兰州
CN Xining|西宁
CN Yinchuan|银川
CN Hohhot|呼和浩特
CN Lhasa|拉萨
CN Urumqi|乌鲁木齐
HK Hong Kong|香港|홍콩|Гонконг
TW Taipei|台北|臺北|타이베이
JP Tokyo|طوكيو|东京|東京|도쿄|Токио
JP Osaka|大阪|오사카
JP Kobe|神戸|神户
JP Kyoto|京都
JP Nagoya|名古屋
JP Fukuoka|福岡
JP Sapporo|札幌
JP Sendai|仙台
JP Hiroshima|広島
JP Naha|那覇
KR Seoul|سيول|首尔|ソウル|서울|Сеул
KR Busan|釜山|부산
KR Incheon|인천
KR Daegu|대구
KR Gwangju|광주
KR Daejeon|대전
KR Ulsan|울산
KR Sejong|세종
KP Pyongyang|平壤|平壌|평양|Пхеньян
IN New Delhi|نيودلهي|新德里|ニューデリー|Нью-Дели
PK Islamabad|إسلام أباد|إسلام آباد|伊斯兰堡
AF Kabul|كابول|كابل|喀布尔|Кабул
TH Bangkok|曼谷|バンコク|방콕|Бангкок
VN Hanoi|河内|ハノイ|하노이
SG Singapore|新加坡|シンガポール
AU Sydney|悉尼|シドニー
AU Canberra|堪培拉
"""
_MARKS = dict.fromkeys(range(0x064B, 0x0653))  # signs of Arabic's vowels, which mostly go unwritten
# Letter by letter, as gazetteers in English have them (BGN/PCGN, without its apostrophes)
_CYRILLIC = str.maketrans(
    {
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "y",
        "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
        "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu",
        "я": "ya", "і": "i", "ї": "yi", "є": "ye", "ґ": "g",
    }
)  # fmt: skip
_COUNTRIES = ("RU", "UA", "BY", "KZ", "KG", "BG", "MK", "RS")  # where towns are written so


@cache
def _listed() -> dict[str, tuple[str, str]]:
    """Country and name in the gazetteer by each name in another script, in small letters."""
    found = {}
    for line in _TOWNS.strip().splitlines():
        town, *names = line.split("|")
        country, _, name = town.partition(" ")
        found.update({other.casefold().translate(_MARKS): (country, name) for other in names})
    return found


@lru_cache(maxsize=1024)
def known_elsewhere(name: str, places: Gazetteer, *, spelt: bool) -> Place | None:
    """The place that bears a name in one of these scripts, by the list; where it is `spelt`, by its sounds as well."""
    key = " ".join(name.casefold().split()).translate(_MARKS)
    if listed := _listed().get(key):
        return places.find(listed[1], country=listed[0])
    sounds = key.translate(_CYRILLIC)
    if not spelt or sounds == key or not sounds.isascii():
        return None
    found = (places.find(sounds, country=country) for country in _COUNTRIES)
    return next((place for place in found if place is not None and place.lat is not None), None)
