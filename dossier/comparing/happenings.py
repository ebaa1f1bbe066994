"""The words by which English and Spanish reports name what happened, and where a sentence holds one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dossier.comparing.vocabulary import MANY, ONE
from dossier.comparing.wordlists import wordset

_HAPPENINGS = {
    "explosion": r"explosions?|explod\w+|blasts?(?![ -]?off\b)|detonat\w+|explosion(?:es)?|exploto|explotaron|estall\w+"
    r"|detonacion\w*",
    "derailment": r"derail\w+|left the (?:rails|tracks?)|descarril\w+",
    "crash": r"crash\w*|collision|collid\w+|plung\w+|pile-?up|accidents?|overturned|rammed"
    r"|(?:ran|slammed|smashed|ploughed|plowed|drove) into|struck a|went down (?:in|near|over|off|shortly|minutes)"
    r"|(?:went|ran"
    r"|veered) off"
    r"|(?:hits?|strikes?|struck) (?:an?|the|its|his|her) (?:[\w-]+ ){0,2}?(?:bridge|pillar|pier|pylon|pole|tree|wall"
    r"|rocks?|reef|train|tram|bus|coach|truck|lorry|van|barge|mountain|hillside|embankment|guardrail|barrier|dock)"
    r"|accidentes?|choques?|choc(?:o|aron|ar)\b|se despisto|volcadura|volco|vuelco|colision\w*|se estrello|estrell\w+"
    r"|(?:cayo|caer|caida)(?: (?:el|la|este|esta) [a-z]+)? (?:a|al|en|por) (?:un|una|el|la)?",
    "fire": r"fires?|blazes?|flames|burn(?:ed|t|ing)?|wildfires?|inferno|incendios?|fuego|llamas|ardio|ardieron|quemas?"
    r"|put (?:it|them|the flames) out|extinguish\w*|extingui\w+|sofoc\w+",
    "landslide": r"landslides?|mudslides?|avalanches?|deslaves?|aludes?|alud|deslizamientos?|huaicos?"
    r"|(?:hillside|mountainside|slope|ladera|cerro|talud)(?: [a-z]+){0,2} (?:collaps\w+|gave way|slid|cedio)",
    "collapse": r"collaps\w+|caved? in|cave-in|gave way|(?:came|come|comes|coming) down|crumbled|toppled"
    r"|pancaked|derrumb\w+"
    r"|desplom\w+|colaps\w+|(?:se )?v(?:ino|inieron) abajo",
    "earthquake": r"earthquakes?|quakes?|tremors?|terremotos?|sismos?|temblor(?:es)?",
    "eruption": r"erupt\w+|erupcion\w*",
    "flood": r"floods?|flooding|flooded|floodwaters?|wall of water|(?:burst|broke|overflowed) (?:its|their) banks"
    r"|torrents?|riadas?|crecidas?"
    r"|anegad\w+|inundacion\w*|inund\w+|desbord\w+",
    "storm": r"storms?|hurricanes?|cyclones?|tornado(?:e?s)?|typhoons?|tormentas?|huracan\w*|temporal|ciclon\w*",
    "shooting": r"shootings?|shoot-?outs?|gunfire|gunfights?|opened fire|(?:fatally|were|was|been|being|got) shot"
    r"(?! (?:at(?= ?(?:[.,;]|$)| (?:by|from|while|when|and|but|as)\b)|down|on (?:film|location|camera|video))\b)"
    r"|shot (?:dead|to death|and (?:killed|wounded|injured))"
    rf"|shot (?:[\w-]+ ){{0,3}}?(?:people|persons?|{MANY}|{ONE}|himself|herself)"
    r"|gunned down"
    r"|shots (?:were |had been )?fired|tiroteos?|balacer\w+|balead\w*|dispararon",
    "stabbing": r"stabb\w+|knife attack|apunal\w+",
    "attack": r"attacks?|attacked|bombings?|ambush\w*|assaults?|ataques?|atentados?|emboscad\w+|atacaron|asaltos?",
    "riot": r"riots?|rioting|brawls?|batalla campal|mutin\w+|uprising|motin\w*|amotin\w+|revuelta",
    "stampede": r"stampedes?|crush|estampidas?",
    "sinking": r"sank|sinking|sunk|capsiz\w+|ran aground|run aground|aground|naufrag\w+|hundi\w+|encall\w+|varo"
    r"|varad\w+",
    "robbery": r"robber(?:y|ies)(?! (?:unit|division|squad|section|bureau|detectives?))|heists?|burglar\w+|robos?"
    r"|asalto",
    "kidnapping": r"hostages?|rehen(?:es)?|kidnap\w+|abduct\w+|secuestr\w+",
    "poisoning": r"poison(?:ed|ing|ings)|(?:fell|fallen|taken) (?:ill|sick)|intoxic\w+|enferm(?:o|aron)"
    r"|envenen\w+",
    "spill": r"spills?|spilled|leaks?|leaked|derram\w+|fugas?|vertidos?",
    "outage": r"outages?|blackouts?|without (?:power|electricity)|power cuts?|apagon\w*|sin (?:luz|electricidad)"
    r"|cortes? de luz",
    "strike": r"strikes?|walkouts?|huelgas?|paro",
    "protest": r"protests?|march|marched|marches|demonstrat\w+|rally|rallies|clash(?:es|ed)?"
    r"|protestas?|marchas?|marcharon"
    r"|manifestacion\w*|enfrentamient\w+",
    "eviction": r"evict\w+|desaloj\w+",
    "siege": r"sieges?|stand-?offs?|asedio",
    "raid": r"raids?|raided|allanamientos?|cate(?:o|os|aron)|redadas?|operativos?",
    "arrest": r"arrest\w*|detain\w*|detuv\w+|detencion\w*|capturad\w+|captur\w+",
    "trial": r"trials?|hearings?|verdicts?|juicios?|audiencias?|veredicto",
    "deliberation": r"deliberat\w+|deliber\w+|jur(?:y|ors) (?:[a-z]+ )?(?:been )?out\b",
    "sentence": r"sentenc\w+|jail(?:ed|ing)|imprison\w+|in (?:prison|jail)|prison|condena\w*"
    r"|de (?:carcel|prision)|pena de",
    "election": r"elections?|polls|referendum|elecciones|comicios|votacion",
    "closure": r"(?:work|production|traffic|service|operations?) (?:was|were|will be) (?:stopped|halted)|paraliz\w+"
    r"|parara\w*|clos(?:ed?|es|ure|ing)|shut(?: down)?|block(?:ed|ade|ing)|cut off"
    r"|cort(?:o|aron|ada|ado)|bloque\w+|cerrad\w+|cierre|clausur\w+|suspend\w+",
    "curfew": r"curfew|toque de queda",
    "emergency": r"state of (?:emergency|siege|alarm)|martial law|estado de (?:excepcion|emergencia|sitio|alarma)"
    r"|ley marcial",
    "delay": r"delay\w*|late|retras\w+|demora\w*",
    "search": r"search\w*|manhunt|hunt|busqueda|buscan|buscaron|rastreo",
    "rescue": r"rescu\w+|rescat\w+|socorristas",
    "crews": r"crews?|divers|buzos",
    "talks": r"talks|negotiat\w+|meeting|negociacion\w*|dialogo|reunion",
    "mourning": r"mourning|luto|duelo",
    "funeral": r"funerals?|buried|entierros?|sepeli\w+|velorio",
    "evacuation": r"evacuat\w+|evacua\w+",
    "entrapment": r"trapped|underground|atrapad\w+|bajo tierra|(?:under|beneath|bajo)"
    r" (?:the |el |los )?(?:rubble|debris|escombros)",
    "inquiry": r"inquir(?:y|ies)|investigation|will report|report is due|investigacion|pericia",
    "contract": r"contracts?|deals?|offers?|contract extension|contratos?|ofertas?",
    "term": r"terms?(?: of office)?|mandates?|mandatos?",
    "flight": r"flight|voyage|journey|crossing|vuelo|viaje|travesia",
    # of whatever the report is about
    "event": r"happened|occurred|took place|broke out|ocurri(?:o|eron|do)|sucedi(?:o|do)|tuvo lugar"
    r"|se (?:produjo|inicio|declaro|desato|registro|origino)|los hechos",
    "death": r"killed|died|dead|deaths?|murdered|murieron|murio|muert\w+|falleci\w+|asesin\w+|mato|mataron|killing",
}
_PATTERN = re.compile("|".join(rf"(?P<{name}>\b(?:{words})(?!\w))" for name, words in _HAPPENINGS.items()))
_STILL = re.compile(r"sentences?|sentencias?|condenas?|(?:in )?(?:prison|jail)|de (?:carcel|prision)|pena de")
# They happen once in a case; other kinds may well happen on several days.
ONCE = wordset(
    "explosion derailment crash fire collapse earthquake eruption landslide shooting stabbing attack riot stampede"
    " sinking robbery kidnapping spill eviction poisoning"
)
# They may last or come again: reports that date them otherwise do not disagree
SPANNED = wordset("flood storm protest raid strike election sentence")
_ANYTHING = wordset("accident accidents accidente accidentes")
_ALSO = {"crews": "rescue"}
_NOT_LASTING = wordset("event death arrest attack kidnapping")
_DATED = wordset("flood storm protest strike trial election talks raid funeral")
# What else a sentence may tell beside the happening: it takes the date only where nothing else does.
_AFTERMATH = wordset(
    "event death arrest rescue evacuation search talks trial deliberation funeral raid entrapment inquiry contract term"
    " emergency"
)


@dataclass(frozen=True, slots=True)
class Happening:
    """The name of what happened, and where the sentence says so."""

    name: str
    start: int
    end: int
    weak: bool = False  # named by who works at it alone
    vague: bool = False  # by words for anything that a report may be about
    still: bool = False  # by a noun for what is there or spoken of: a prison, “a sentence”; no day is its day


def happenings(text: str) -> Iterator[Happening]:
    """All happenings that a folded text names, in order."""
    for match in _PATTERN.finditer(text):
        if match.lastgroup:
            known = _ALSO.get(match.lastgroup)
            vague = match.lastgroup == "event" or match.group() in _ANYTHING
            still = match.lastgroup == "sentence" and _STILL.fullmatch(match.group()) is not None
            yield Happening(known or match.lastgroup, *match.span(), known is not None, vague, still)


def nearest(
    found: list[Happening], start: int, end: int, reach: int, *, dated: bool = False, lasting: bool = False
) -> Happening | None:
    """The happening closest to `start..end`; deaths, arrests and the like only where no other is near.

    With `lasting`, things that take no time are left aside, and no other.
    With `dated`, those come first which a report dates rather than says how long they took.
    """
    near = [h for h in found if distance(h, start, end) <= reach]
    main = [h for h in near if h.name not in _AFTERMATH] or near
    if lasting:
        main = [h for h in near if h.name not in _NOT_LASTING]
        main = [h for h in main if not h.weak] or main
    if dated:
        main = [h for h in near if h.name in ONCE | _DATED] or main
    return min(main, key=lambda h: distance(h, start, end), default=None)


def distance(happening: Happening, start: int, end: int) -> int:
    return max(start - happening.end, happening.start - end, 0)
