"""The words by which reports say what befell people, in English and Spanish, as patterns over folded text."""

from __future__ import annotations

import re

from dossier.authority.knowledge import alternation, named_groups

AFTER = re.compile(  # `the injured` and `a shot` are spoken of, not counted
    rf"(?<!\bthe )(?<!\ba )(?<!\blos )(?<!\bnearly )(?<!\balmost )(?<!\bcasi )(?:{named_groups('casualties_after')})"
)
_TO = re.compile(r" a(?=[|)])")  # `mato a`, also `mato el martes a`, `detuvo anoche a`
_WHEN = r"(?: (?:(?:el|este|esta|la) [a-z]+|anoche|ayer|hoy|tambien|ya|despues|luego))"
_TO_WHOM = f"{_WHEN}? a"
BEFORE = re.compile(
    "(?<!\\bnearly )(?<!\\balmost )(?<!\\bcasi )(?:"
    + _TO.sub(lambda _: _TO_WHOM, named_groups("casualties_before"))
    + ")"
)

_COUNTED = r"(?:number|numero|cifra|balance|saldo|total|y el|y la|that)"
TOLL = re.compile(  # `the death toll from the fire has risen to`, right before the number
    rf"\b(?:(?P<killed>death toll|toll|{_COUNTED} (?:of"
    rf"|de) (?:\w+ ){{0,2}}?(?:fatalities|dead|deaths"
    rf"|killed|bodies|muertos|fallecidos|victimas|muertes|who (?:have |has |had )?died|who were killed))"
    rf"|(?P<wounded>{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?(?:injured|wounded|injuries"
    rf"|heridos"
    rf"|lesionados|intoxicados|enfermos|sick|patients|who (?:were|fell|have|had|became|got) (?:been )?(?:ill|sick"
    rf"|hurt|injured"
    rf"|wounded|sickened|fallen ill)))"
    rf"|(?P<missing>{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?(?:missing|desaparecidos))"
    rf"|(?P<arrested>{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?(?:arrests|arrested|detained"
    rf"|detenid[oa]s))"
    rf"|(?P<displaced>{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?(?:displaced|evacuees"
    rf"|homeless|evacuad[oa]s"
    rf"|damnificad[oa]s|desplazad[oa]s)))"
    rf"(?:,? [\w'’-]+){{0,18}}? (?:to|at|of|is|was|now|a|es|en|de)\s*$"
)
SUMMED = re.compile(  # `los fallecidos por la riada son ya`, `the dead now number`, right before the number
    r"\b(?:los|las|the) (?:familias |personas |people )?(?:(?P<killed>(?:muert|fallecid)[oa]s|victimas(?: mortales"
    r"| fatales)?|dead|killed|deaths)"
    r"|(?P<wounded>(?:herid|lesionad)[oa]s|injured|wounded)|(?P<missing>desaparecid[oa]s|missing)"
    r"|(?P<arrested>detenid[oa]s|arrestad[oa]s|detained)|(?P<displaced>(?:evacuad|damnificad|desplazad)[oa]s"
    r"|displaced))"
    r"\b(?:,? [\w'’-]+){0,12}?"
    r",? (?:numbering|(?:ya )?(?:son|suman|ascienden a|llegan a|alcanzan|rondan|pasaron a|suben a|superan)(?: los)?"
    r"|(?:now |already )*(?:number(?:s|ed)?|total(?:s|led|ed)?|stands? at|stood at))"
    r"(?: (?:ya|ahora|now|some|about|at least|al menos|mas de|more than))*\s*$"
)
PUT_AT = re.compile(  # `cifra los fallecidos en 17`, `puts the missing at`, right before the number
    r"\b(?:puts?|cifr\w+|situ\w+|elev\w+|calcul\w+|estim\w+|sub(?:e|en|io|ieron)|baj\w+|rais\w+|lower\w+)"
    r" (?:ya |also |already |now )?(?:the|los|las) (?:(?P<killed>(?:muert|fallecid)[oa]s|victimas(?: mortales"
    r"| fatales)?"
    r"|dead|deaths|fatalities|killed)|(?P<wounded>(?:herid|lesionad)[oa]s|injured|wounded|hurt)"
    r"|(?P<missing>desaparecid[oa]s|missing)|(?P<arrested>detenid[oa]s|arrestad[oa]s|arrests|detained)"
    r"|(?P<displaced>(?:evacuad|damnificad|desplazad)[oa]s|displaced))(?: [a-z]+){0,3}? (?:en|a|at|to)"
    r"(?: (?:unos|unas|al menos|mas de|about|at least|some|only|solo))*\s*$"
)
AT_LEAST = (
    r"at least|more than|over|exceed(?:s|ed|ing)?|supera(?:n|ra|ria)?|rebasan?|"
    r"as many as \d+ or more|no fewer than|not less than|upwards of"
    r"|al menos|por lo menos|mas de|cuando menos"
)
AT_MOST = r"at most|up to|as many as|no more than|fewer than|less than|hasta|menos de|a lo sumo|como maximo"
ABOUT = (
    r"about|around|some|approximately|nearly|almost|roughly|an estimated|close to|unos|unas|cerca de"
    r"|alrededor de|aproximadamente|casi"
)
QUALIFIER = re.compile(
    rf"(?:(?P<least>\b(?:{AT_LEAST}))|(?P<most>\b(?:{AT_MOST}))|(?P<about>\b(?:{ABOUT}))"
    r"|(?P<between>\b(?:between|entre)\s+\S+\s+(?:and|y)|\b(?:from|de)\s+\d\S*\s+(?:to|a)))\s+(?:an?\s+|otras?\s+"
    r"|otros\s+"
    r"|another\s+)?$"
)

# What is counted here is no person.
THINGS = re.compile(
    r"\s*(?:-|\b(?:a|an|of (?:those|the)(?: \w+)? (?:killed|slain|dead|wounded|injured|victims|arrested"
    r"|missing)|years?|anos|months?|meses|weeks?|semanas?|days?|dias?|hours?|horas?|minutes?|minutos|seconds?"
    r"|segundos|p\.?m|a\.?m|o'clock|percent|per cent|por ciento|times|veces|shots|rounds?|bullets?"
    r"|disparos|balas"
    r"|gun|guns|armas|miles?|kilometers?|kilometros|km|feet|foot|inch|inches|meters?|metros|blocks?"
    r"|cuadras?|block of|acres|hectareas|dollars?"
    r"|dolares|pesos|euros|degrees|grados|homes|houses|casas|viviendas|cars|vehicles|vehiculos|buildings|hospitals"
    r"|hospitales"
    r"|edificios"
    r"|locations?|scenes?|incidents?|shootings?|counts?|cargos|charges|street|st|avenue|ave|road|th|st|nd"
    r"|rd|percent|de (?:enero|febrero|marzo"
    r"|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|gunshot|wounds?|calib(?:er"
    r"|re)|mm|news"
    r"|suspects? (?:is|are|remain)(?! (?:dead|deceased|in custody|injured|wounded|hurt|hospitali|detained"
    r"|arrested)))\b)"
)

ONE = alternation("people", "one")
MANY = alternation("people", "many")


def told_of(kind: str, text: str) -> bool:
    """Whether a folded text says of anybody, counted or not, that this befell them."""
    return any(
        re.search(rf"\b{alternation(table, kind)}\b", text) is not None
        for table in ("casualties_after", "casualties_before", "casualties_single")
    )
