"""The words by which English and Spanish name a nation's people, and what is theirs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dossier.comparing.wordlists import wordset

NATIONS = {
    word: nation
    for nation, words in {
        "US": "us u.s. usa u.s.a. american americans estadounidense estadounidenses norteamericano norteamericanos",
        "UK": "uk u.k. british briton britons brits britanico britanicos britanica britanicas",
        "Canada": "canadian canadians canadiense canadienses",
        "EU": "eu european europeans europeo europeos europea europeas",
        "Mexico": "mexican mexicans mexicano mexicanos mexicana mexicanas",
        "Spain": "spanish spaniard spaniards espanol espanoles espanola espanolas",
        "France": "french frances franceses francesa francesas",
        "Germany": "german germans aleman alemanes alemana alemanas",
        "Italy": "italian italians italiano italianos italiana italianas",
        "Portugal": "portuguese portugues portugueses portuguesa portuguesas",
        "Netherlands": "dutch holandes holandeses neerlandes neerlandeses",
        "Belgium": "belgian belgians belga belgas",
        "Switzerland": "swiss suizo suizos suiza suizas",
        "Sweden": "swedish swede swedes sueco suecos",
        "Norway": "norwegian norwegians noruego noruegos",
        "Denmark": "danish dane danes danesa danesas",
        "Poland": "polish poles polaco polacos polaca polacas",
        "Greece": "greek greeks griego griegos griega griegas",
        "Turkey": "turkish turks turco turcos turca turcas",
        "Ireland": "irish irlandes irlandeses irlandesa irlandesas",
        "Russia": "russian russians ruso rusos rusa rusas",
        "Ukraine": "ukrainian ukrainians ucraniano ucranianos ucraniana ucranianas",
        "China": "chinese chino chinos china chinas",
        "Japan": "japanese japones japoneses japonesa japonesas",
        "Korea": "korean koreans coreano coreanos coreana coreanas",
        "India": "indian indians indio indios",
        "Pakistan": "pakistani pakistanis paquistani paquistanies",
        "Israel": "israeli israelis israelies",
        "Palestine": "palestinian palestinians palestino palestinos palestina palestinas",
        "Egypt": "egyptian egyptians egipcio egipcios egipcia egipcias",
        "Syria": "syrian syrians sirio sirios siria sirias",
        "Iraq": "iraqi iraqis iraqui iraquies",
        "Iran": "iranian iranians irani iranies",
        "Afghanistan": "afghan afghans afgano afganos afgana afganas",
        "Nigeria": "nigerian nigerians nigeriano nigerianos",
        "Kenya": "kenyan kenyans keniano kenianos keniata keniatas",
        "Brazil": "brazilian brazilians brasileno brasilenos brasilena brasilenas",
        "Argentina": "argentine argentines argentinian argentinians argentino argentinos argentinas",
        "Chile": "chilean chileans chileno chilenos chilena chilenas",
        "Peru": "peruvian peruvians peruano peruanos peruana peruanas",
        "Colombia": "colombian colombians colombiano colombianos colombiana colombianas",
        "Venezuela": "venezuelan venezuelans venezolano venezolanos venezolana venezolanas",
        "Ecuador": "ecuadorian ecuadorians ecuatoriano ecuatorianos ecuatoriana ecuatorianas",
        "Bolivia": "bolivian bolivians boliviano bolivianos boliviana bolivianas",
        "Cuba": "cuban cubans cubano cubanos cubana cubanas",
        "Haiti": "haitian haitians haitiano haitianos haitiana haitianas",
        "Honduras": "honduran hondurans hondureno hondurenos hondurena hondurenas",
        "Somalia": "somali somalis somalies",
        "Ethiopia": "ethiopian ethiopians etiope etiopes",
        "Sudan": "sudanese sudanes sudaneses sudanesa sudanesas",
        "Ghana": "ghanaian ghanaians ghanes ghaneses",
        "Morocco": "moroccan moroccans marroqui marroquies",
        "Algeria": "algerian algerians argelino argelinos argelina argelinas",
        "Tunisia": "tunisian tunisians tunecino tunecinos tunecina tunecinas",
        "Libya": "libyan libyans libio libios libia libias",
        "Yemen": "yemeni yemenis yemenies",
        "Saudi Arabia": "saudi saudis saudies",
        "Lebanon": "lebanese libanes libaneses libanesa libanesas",
        "Jordan": "jordanian jordanians jordano jordanos jordana jordanas",
        "Kazakhstan": "kazakh kazakhs kazajo kazajos kazaja kazajas",
        "Turkmenistan": "turkmen turkmens turcomano turcomanos turcomana turcomanas",
        "Uzbekistan": "uzbek uzbeks uzbeko uzbekos uzbeka uzbekas",
        "Bangladesh": "bangladeshi bangladeshis bangladesies",
        "Nepal": "nepali nepalis nepalese nepales nepaleses",
        "Vietnam": "vietnamese vietnamita vietnamitas",
        "Thailand": "thai thais tailandes tailandeses tailandesa tailandesas",
        "Philippines": "filipino filipinos filipina filipinas",
        "Indonesia": "indonesian indonesians indonesio indonesios indonesia indonesias",
        "Malaysia": "malaysian malaysians malasio malasios",
        "Austria": "austrian austrians austriaco austriacos austriaca austriacas",
        "Hungary": "hungarian hungarians hungaro hungaros hungara hungaras",
        "Romania": "romanian romanians rumano rumanos rumana rumanas",
        "Bulgaria": "bulgarian bulgarians bulgaro bulgaros bulgara bulgaras",
        "Serbia": "serb serbs serbian serbians serbio serbios serbia serbias",
        "Croatia": "croat croats croatian croatians croata croatas",
        "Finland": "finn finns finnish finlandes finlandeses finlandesa finlandesas",
        "Guatemala": "guatemalan guatemalans guatemalteco guatemaltecos guatemalteca guatemaltecas",
        "El Salvador": "salvadoran salvadorans salvadoreno salvadorenos salvadorena salvadorenas",
        "Nicaragua": "nicaraguan nicaraguans nicaraguense nicaraguenses",
        "Panama": "panamanian panamanians panameno panamenos panamena panamenas",
        "Paraguay": "paraguayan paraguayans paraguayo paraguayos paraguaya paraguayas",
        "Uruguay": "uruguayan uruguayans uruguayo uruguayos uruguaya uruguayas",
        "Australia": "australian australians australiano australianos australiana australianas",
    }.items()
    for word in wordset(words)
}  # fmt: skip
# Those that name people by themselves, in the plural: of `us`, `swiss` and the like only the place in a sentence tells
PEOPLES = frozenset(
    word for word in NATIONS if word.endswith("s") and {word[:-1], word[:-2]} & NATIONS.keys()
) | wordset("brits poles turks argentinas")
NAMES = frozenset(NATIONS.values())

_FROM = re.compile(  # `12 are from Somalia`
    r"(?: [a-z]+){0,3}? (?:from|de|procedentes de|provenientes de) (?P<nation>"
    + "|".join(map(str.lower, sorted(NAMES)))
    + r")\b"
)
_BY_NAME = {name.lower(): name for name in NAMES}


def from_nation(text: str, end: int) -> frozenset[str]:
    """The nation from which those come whom a number counts, as the folded words behind `end` tell it."""
    found = _FROM.match(text, end)
    return frozenset({_BY_NAME[found["nation"]]} if found else ())


def by_nation(words: Iterable[str]) -> frozenset[str]:
    """The words that stand beside a number, those of a nation as its name: one for all forms."""
    return frozenset(NATIONS.get(word, word) for word in words)
