"""Month and weekday names of five languages (and a few neighbours), in full and as wires shorten them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_MONTHS = """
january jan enero ene janeiro janvier janv januar jänner gennaio gen januari ocak
february feb febr febrero fevereiro fev février févr fév februar feber febbraio februari şubat
march mar marzo março mars märz mär mrz maart mart
april apr abril abr avril avr aprile nisan
may mayo maio mai maggio mag mei mayıs
june jun junio junho juin juni giugno giu haziran
july jul julio julho juillet juil juli luglio lug temmuz
august aug agosto ago août augustus ağustos
september sep sept septiembre setiembre set setembro septembre settembre eylül
october oct octubre outubro out octobre oktober okt ottobre ott ekim
november nov noviembre novembro novembre kasım
december dec diciembre dic dezembro dez décembre déc dezember dicembre aralık
"""
# Of neighbours: Romanian, Galician, Catalan, Polish, Danish, Czech (in part Slovak), Indonesian, Russian, Ukrainian,
# Bulgarian, Serbian, Arabic (of Egypt and the Gulf, the Levant, the Maghreb), Greek, Finnish,
# Slovak, Serbian in Latin letters, Swahili, Malay; "_" parts the words of one name
_OTHERS = """
ianuarie xaneiro gener stycznia styczeń ledna января январь янв січня януари јануар يناير كانون_الثاني جانفي \
ιανουαρίου ιανουάριος tammikuuta januára
februarie febreiro febrer lutego luty února februára февраля февраль фев февр лютого февруари фебруар فبراير شباط \
فيفري \
φεβρουαρίου φεβρουάριος helmikuuta február
martie març marca marzec marts března maret марта март мар березня مارس آذار \
μαρτίου μάρτιος maaliskuuta marec marca machi
aprilie kwietnia kwiecień dubna апреля апрель апр квітня април أبريل إبريل نيسان أفريل \
απριλίου απρίλιος huhtikuuta apríl apríla aprili
maig maja maj května mája мая май травня мај مايو أيار ماي \
μαΐου μαϊου μάιος toukokuuta máj mája
iunie iun xuño juny czerwca czerwiec června июня июнь июн червня юни јун يونيو حزيران جوان \
ιουνίου ιούνιος kesäkuuta jún júna
iulie iul xullo juliol lipca lipiec července июля июль июл липня юли јул يوليو تموز جويلية يوليوز \
ιουλίου ιούλιος heinäkuuta júl júla julai
agost sierpnia sierpień srpna augusti agustus августа август авг серпня أغسطس آب أوت غشت \
αυγούστου αύγουστος elokuuta augusta avgust ogos agosti
septembrie setembre września wrzesień září сентября сентябрь сен сент вересня септември септембар سبتمبر أيلول شتنبر \
σεπτεμβρίου σεπτέμβριος syyskuuta septembra septembar septemba
octombrie październik października října октября октябрь окт жовтня октомври октобар أكتوبر تشرين_الأول \
οκτωβρίου οκτώβριος lokakuuta októbra október oktobar oktoba
noiembrie listopada listopadu listopad ноября ноябрь ноя нояб листопада ноември новембар نوفمبر تشرين_الثاني نونبر \
νοεμβρίου νοέμβριος marraskuuta novembra novembar novemba
decembrie decembro desembre desember grudnia grudzień prosince \
декабря декабрь дек грудня декември децембар ديسمبر كانون_الأول دجنبر \
δεκεμβρίου δεκέμβριος joulukuuta decembra decembar disember desemba
"""
HUNGARIAN = (
    "január", "február", "március", "április", "május", "június",
    "július", "augusztus", "szeptember", "október", "november", "december",
)  # fmt: skip
HUNGARIAN_DAYS = ("hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap")
# Of neighbours: Swedish, Danish and Norwegian, Polish, Czech, Finnish, Romanian, Turkish
_OTHER_WEEKDAYS = """
måndag mandag poniedziałek pondělí maanantai luni pazartesi
tisdag tirsdag wtorek úterý tiistai marți salı
onsdag środa středa keskiviikko miercuri çarşamba
torsdag czwartek čtvrtek torstai joi perşembe
fredag piątek pátek perjantai vineri cuma
lördag lørdag sobota lauantai sâmbătă cumartesi
söndag søndag niedziela neděle sunnuntai duminică pazar
"""
_WEEKDAYS = """
monday mon lunes lun segunda-feira lundi montag lunedì maandag
tuesday tue tues martes terça-feira mardi dienstag martedì dinsdag
wednesday wed miércoles mié quarta-feira mercredi mittwoch mercoledì woensdag
thursday thu thur thurs jueves jue quinta-feira jeudi donnerstag giovedì donderdag
friday fri viernes vie sexta-feira vendredi freitag venerdì vrijdag
saturday sat sábado sáb sabado samedi samstag sonnabend sabato zaterdag
sunday sun domingo dom dimanche sonntag domenica zondag
"""


def bare(text: str) -> str:
    """Lower case without accents: `Février` -> `fevrier`."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()


def word_set(text: str) -> frozenset[str]:
    """The words of `text`, without case and accents."""
    return frozenset(bare(word) for word in text.split())


def _numbered(table: str) -> dict[str, int]:
    rows = enumerate(table.strip().split("\n"), 1)
    return {bare(word).replace("_", " "): row for row, words in rows for word in words.split()}


def _spellings(table: str) -> frozenset[str]:
    """All spellings, with and without accents."""
    return frozenset(word.replace("_", " ") for listed in table.split() for word in (listed, bare(listed)))


def alternation(words: Iterable[str]) -> str:
    """A pattern for any of the words, none hidden by one that it begins with.

    It goes letter by letter: to try one word after the other takes several times as long where case is ignored.
    """
    behind: dict[str, list[str]] = {}
    for word in sorted(words):
        behind.setdefault(word[:1], []).append(word[1:])
    ends = behind.pop("", None) is not None
    parts = [re.escape(letter) + alternation(rest) for letter, rest in behind.items()]
    pattern = f"(?:{'|'.join(parts)})" if len(parts) > 1 or (parts and ends) else "".join(parts)
    return f"{pattern}?" if parts and ends else pattern


MONTHS = _numbered(_MONTHS) | _numbered(_OTHERS)  # bare name -> 1..12
WEEKDAYS = _numbered(_WEEKDAYS)  # bare name -> 1 (Monday)..7
# Without Hungarian, which writes the day after the month, followed by a full stop
NEIGHBOURS_MONTHS = _spellings(_OTHERS) - _spellings(_MONTHS)
MONTH_NAMES = _spellings(_MONTHS) | NEIGHBOURS_MONTHS
WEEKDAY_NAMES = _spellings(_WEEKDAYS)
OTHER_WEEKDAYS = {
    spelt: row
    for row, words in enumerate(_OTHER_WEEKDAYS.strip().split("\n"), 1)
    for word in (*words.split(), HUNGARIAN_DAYS[row - 1])
    for spelt in (word, bare(word))
}
MONTH_PATTERN = alternation(MONTH_NAMES)
USUAL_MONTH_PATTERN = alternation(MONTH_NAMES - NEIGHBOURS_MONTHS)  # it takes less time than the one for all
WEEKDAY_PATTERN = alternation(WEEKDAY_NAMES)
