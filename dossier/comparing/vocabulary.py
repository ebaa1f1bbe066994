"""The words by which reports say what befell people, in English and Spanish, as patterns over folded text."""

from __future__ import annotations

import re

_AFTER = {  # 12 people were ..., 12 ...
    "killed": r"killed|dead|fatally|murder-suicides?|deceased|died|die|dies|deaths?|fatalities|slain|murdered"
    r"|perished"
    r"|(?:burned|burnt|stabbed|beaten|crushed|trampled) to death|lost their lives|fatally"
    r"|muertos|muertas|fallecidos|fallecidas|fallecieron|murieron|asesinados|asesinadas|victimas mortales"
    r"|perdieron la vida|sin vida|decesos|muertes|bodies|cuerpos|cadaveres",
    "wounded": r"wounded|injured|hurt|injuries|injury|hospitali[sz]ed|shot|grazed"
    r"|(?:were|was|been|being) (?:hit|struck)|(?:people|persons|men|women|victims|officers|others) (?:hit|struck)"
    r"|hit by"
    r"|gunned down|blasted|(?:receiv\w*|undergo\w*|underwent) (?:medical |emergency )?(?:treatment|surgery)"
    r"|gunshot wounds?|(?:gunshot|shooting|stabbing|crash) victims"
    r"|(?:suffer\w*|sustain\w*)(?: \w+){0,3}? (?:wounds|burns|fractures)|stabbed|burned|(?:smoke|gas) inhalation"
    r"|(?:taken|rushed|transported|brought|sent|airlifted|flown)\b(?: \S+){0,5}? hospitals?"
    r"|in (?:the )?hospital|to (?:the |a |an |area |local |nearby )*hospitals?|in (?:critical|serious"
    r"|stable|grave) condition|treated"
    r"|heridos|heridas|lesionados|lesionadas|hospitalizados|hospitalizadas|lesiones",
    "arrested": r"arrested|detained|in custody|into custody|arrests|jailed|imprisoned|detentions"
    r"|detenidos|detenidas|arrestados|arrestadas|capturados|capturadas|aprehendidos|detenciones|arrestos",
    "missing": r"missing|unaccounted|disappeared|desaparecidos|desaparecidas|sin localizar",
    "displaced": r"displaced|evacuated|homeless|evicted|forced (?:from|out|to flee)|fled|evacuees|moved (?:out"
    r"|to (?:safety|shelters?|camps?))|relocated"
    r"|desplazados|desplazadas|evacuados|evacuadas|damnificados|damnificadas|desalojados|desalojadas",
}
_BEFORE = {  # ... 12 people
    "killed": r"killed|kills|killing|kill|fatally (?:shooting|shot|wounding|wounded|stabbing|stabbed|injuring"
    r"|injured)"
    r"|(?:claimed|claiming|claims|claim) the (?:lives|life) of"
    r"|(?:among|entre) (?:the|los|las) (?:dead|victims|killed|muertos|fallecidos|victimas)(?: mortales)?,?"
    r" (?:are|were|is|was|hay|habia|figuran|estan|se encuentran)"
    r"|(?:shooting |stabbing )?deaths? of|killings? of|murders? of|slayings? of|murdered|murdering|dead were"
    r"|mato a|mata a|matan a|murieron|fallecieron|asesinaron a|muerte (?:de|a)|cobro la vida de|saldo de",
    "wounded": r"wounded|wounds|wounding|injured|injures|injuring|hurt|hurts|hurting|shot|shooting|shoots"
    r"|(?:among|entre) (?:the|los|las) (?:injured|wounded|heridos|lesionados),? (?:are|were|is|was|hay|habia"
    r"|figuran|estan)"
    r"|hirio a|hiere a|hirieron a|lesiono a|hospitalizaron a|heridas a|injuries to|resultaron heridos"
    r"|resultaron heridas",
    "arrested": r"arrested|arrests|arresting|arrest|detained|detains|detaining|detuvo a|detuvieron a|detienen a"
    r"|arresto a|arrestaron a|arresto de|detencion de|capturaron a|capturo a",
    "missing": r"desaparecieron",
    "displaced": r"displaced|displacing|displaces|evacuated|evacuating|evicted|evicting|forced|forcing|desplazo a"
    r"|desplazaron a|evacuo a|evacuaron a|desalojo a|desalojaron a",
}
AFTER = re.compile(  # `the injured` and `a shot` are spoken of, not counted
    r"(?<!\bthe )(?<!\ba )(?<!\blos )(?:"
    + "|".join(rf"(?P<{kind}>\b(?:{words})\b)" for kind, words in _AFTER.items())
    + ")"
)
BEFORE = re.compile("|".join(rf"(?P<{kind}>\b(?:{words})\b)" for kind, words in _BEFORE.items()))

TOLL = re.compile(  # `the death toll from the fire has risen to`, right before the number
    r"\b(?:(?P<killed>death toll|toll|(?:number|numero|cifra|total) (?:of|de) (?:\w+ ){0,2}?(?:fatalities|dead|deaths"
    r"|killed|bodies|muertos|fallecidos|victimas|muertes))"
    r"|(?P<wounded>(?:number|numero|cifra|total) (?:of|de) (?:\w+ ){0,2}?(?:injured|wounded|injuries|heridos"
    r"|lesionados))"
    r"|(?P<missing>(?:number|numero|cifra|total) (?:of|de) (?:\w+ ){0,2}?(?:missing|desaparecidos)))"
    r"(?: [\w'’-]+){0,10}? (?:to|at|of|is|was|now|a|es|en|de)\s*$"
)
AT_LEAST = (
    r"at least|more than|over|as many as \d+ or more|no fewer than|not less than|upwards of"
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
    r"|dolares|pesos|euros|degrees|grados|homes|houses|casas|viviendas|cars|vehicles|vehiculos|buildings"
    r"|edificios"
    r"|locations?|scenes?|incidents?|shootings?|counts?|cargos|charges|street|st|avenue|ave|road|th|st|nd"
    r"|rd|percent|de (?:enero|febrero|marzo"
    r"|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|gunshot|wounds?|calib(?:er"
    r"|re)|mm|news|suspects? (?:is|are|remain))\b)"
)


def told_of(kind: str, text: str) -> bool:
    """Whether a folded text says of anybody, counted or not, that this befell them."""
    return any(
        re.search(rf"\b(?:{words})\b", text) is not None for words in (_AFTER[kind], _BEFORE[kind], _SINGULAR[kind])
    )


_SINGULAR = {
    "killed": r"muert[oa]s?|fallecid[oa]|murio|fallecio|asesin\w+|victims?|victimas?",
    "wounded": r"herid[oa]s?|lesionad[oa]|hospital\w*",
    "arrested": r"detenid[oa]|arrestad[oa]|capturad[oa]|custody|custodia",
    "missing": r"desaparecid[oa]",
    "displaced": r"evacua\w+|desplaz\w+|desaloj\w+",
}
