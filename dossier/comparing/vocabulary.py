"""The words by which reports say what befell people, in English and Spanish, as patterns over folded text."""

from __future__ import annotations

import re

_AFTER = {  # 12 people were ..., 12 ...
    "killed": r"killed|dead|fatally|murder-suicides?|deceased|died|die|dies|(?<!to )deaths?|fatalities|slain|murdered"
    r"|perished"
    r"|(?:burned|burnt|stabbed|beaten|crushed|trampled) to death|lost their lives|fatally"
    r"|muertos|muertas|fallecidos|fallecidas|fallecieron|murieron|mueren|fallecen|perecen|asesinados|asesinadas"
    r"|victimas (?:mortales|fatales)"
    r"|(?:were|are|was|is) among (?:the|those) (?:dead|killed|slain|victims|who died)"
    r"|(?:figura|esta|se encuentra|se cuenta)n? entre (?:los|las) (?:muert|fallecid)[oa]s"
    r"|perdieron la vida|(?:han|habian) (?:muerto|fallecido|perdido la vida)|perecieron|ahogad[oa]s|calcinad[oa]s"
    r"|acribillad[oa]s|ultimad[oa]s|sin vida|decesos|muertes|bodies|cuerpos|cadaveres|drowned|massacred|electrocuted"
    r"|asphyxiated|succumb(?:ed|s|ing)?|(?:people|men|women|children|victims) executed",
    "wounded": r"wounded|injured|hurt|injuries|injury|hospitali[sz]ed|shot|grazed|sickened|poisoned|infected"
    r"|fell (?:ill|sick)|(?<!the )ill|unwell|with symptoms|struck down"
    r"|(?:being|been|were|are) sick|con sintomas|enferm[oa]s"
    r"|contracted (?:the|a|an)? ?(?:disease|virus|infection|illness|cholera|fever)|overcome by|fainted|passed out"
    r"|desmayad[oa]s|on (?:a )?(?:drips?|ventilators?|life support|oxygen)|con suero"
    r"|(?:sigue|seguia|permanece|permanecia|continua|continuaba|queda)n? (?:hospitalizad|ingresad|internad)[oa]s?"
    r"|contagiad[oa]s|infectad[oa]s|enfermaron|se (?:han |habian )?(?:contagi|infect|intoxic)(?:ado|aron)"
    r"|(?:caught|got) (?:the|a) (?:virus|disease|infection|illness)"
    r"|fallen (?:ill|sick)|(?:were|was|been) admitted(?! (?:to|into|that|on|by)\b)|in intensive care"
    r"|en cuidados intensivos"
    r"|(?:need\w*|requir\w+|sought|given|got) (?:hospital |medical |emergency )?(?:treatment|attention|care)\b"
    r"|(?:recib|requir|necesit)\w+ (?:atencion|asistencia|tratamiento)|se intoxic(?:o|aron)|enferm(?:o|aron)\b"
    r"|(?:were|was|been|being) (?:hit|struck)|(?:people|persons|men|women|victims|officers|others) (?:hit|struck)"
    r"|hit by"
    r"|gunned down|blasted|(?:receiv\w*|undergo\w*|underwent) (?:medical |emergency )?(?:treatment|surgery)"
    r"|gunshot wounds?|(?:gunshot|shooting|stabbing|crash) victims"
    r"|(?:suffer\w*|sustain\w*)(?: \w+){0,3}? (?:wounds|burns|fractures|hypothermia|shock|dehydration|exhaustion"
    r"|frostbite|heatstroke)"
    r"|sufri(?:o|eron)(?: \w+){0,2}? (?:heridas|lesiones|quemaduras|fracturas|hipotermia|contusiones)|operad[oa]s"
    r"|stabbed|(?:badly|severely|seriously|were"
    r"|was|been) burn(?:ed|t)|(?:smoke|gas) inhalation"
    r"|(?:taken|admitted|rushed|transported|brought|sent|airlifted|flown)\b(?: \S+){0,5}?"
    r" (?:hospitals?|(?:medical|trauma) cent(?:er|re)s?)"
    r"|in (?:the )?hospital|to (?:the |a |an |area |local |nearby )*hospitals?|in (?:\w+ )?(?:critical|serious"
    r"|stable|grave|fair|good) (?:condition|but stable)|treated|stabili[sz]ed"
    r"|(?:are|is|was|were|remain|remained) (?:stable|critical(?! of)|in surgery)\b"
    r"|released from (?:the |a )?hospital"
    r"|(?:walked into|showed up at|turned up at|ended up (?:in|at))"
    r"(?: \S+){0,4}? hospitals?|concussed|maimed|(?:were|was|are|is|been) (?:referred|airlifted) to|airlifted|scalded"
    r"|(?:were|are|was|is) among (?:the|those) (?:injured|wounded|hurt)"
    r"|(?:figura|esta|se encuentra|se cuenta)n? entre (?:los|las) (?:herid|lesionad)[oa]s"
    r"|heridos|heridas|lesionados|lesionadas|hospitalizados|hospitalizadas|lesiones"
    r"|balead[oa]s|atendid[oa]s|quemad[oa]s|intoxicad[oa]s|contusionad[oa]s|golpead[oa]s|internad[oa]s"
    r"|(?:trasladad|llevad|ingresad)[oa]s (?:a|al|en)\b(?: \S+){0,4}? (?:hospital|hospitales|clinica|clinicas)",
    "arrested": r"arrested|rearrested|recaptured|recapturad[oa]s|reatrapad[oa]s|detained|apprehended"
    r"|captured(?! (?:on|by|in) )|nabbed|rounded up"
    r"|behind bars|(?:in|into)(?: (?:police|official|military|judicial|preventive))? custody|arrests|jailed"
    r"|imprisoned|detentions|remanded|(?:be|being|were|are|was|been) held(?! (?:hostage|captive|up|back|at))"
    r"|held(?=[;,.]|$)|held (?:in (?:jail|prison|custody|detention|connection)|over|after|for questioning|on suspicion)"
    r"|detenidos|detenidas|arrestados|arrestadas|capturados|capturadas|aprehendid[oa]s|apresad[oa]s"
    r"|encarcelad[oa]s|detenciones|arrestos",
    "missing": r"(?:believed|feared|thought|presumed)(?: to be)?(?: still)? (?:trapped|buried|under|beneath|inside)"
    r"|por (?:encontrar|hallar|localizar|ubicar)|(?:yet|still) to be found|not (?:yet )?been found"
    r"|(?:(?:have|has|had|did) not|(?:have|has) yet to|failed to|never) (?:yet )?return(?:ed)?"
    r"(?= *[.,;]|$| home| to (?:port|shore))"
    r"|no (?:han (?:regresado|vuelto)|regresaron|volvieron)(?= *[.,;]|$| a (?:puerto|casa))"
    r"|missing|unaccounted|disappeared|desaparecidos|desaparecidas|sin (?:ser )?(?:localiz|encontr|hall|ubic)\w+",
    "displaced": r"displaced|evacuated|homeless|evicted|forced (?:from|out|to flee)|fled|evacuees|moved (?:out"
    r"|to(?! (?:[a-z]+ ){0,2}(?:hospital|clinic|prison|jail|ward))\b)"
    r"|(?:out of|leave|left|flee|from|lost|lose) their (?:homes|houses)"
    r"|in (?:\w+ )?(?:shelters|camps|evacuation cent(?:er|re)s)"
    r"|en (?:albergues|refugios|campamentos)|relocated|(?:told|ordered|asked|urged|had|forced) to (?:leave|flee"
    r"|evacuate)"
    r"|(?:perdieron|pierden|han perdido) sus? (?:casas?|viviendas?|hogar(?:es)?)"
    r"|made homeless|left homeless|ordered out|(?:taken|led|brought|sent) to safety|puest[oa]s a salvo"
    r"|albergad[oa]s|sin (?:hogar|techo|casa)"
    r"|desplazados|desplazadas|evacuados|evacuadas|damnificados|damnificadas|desalojados|desalojadas",
}
_BEFORE = {  # ... 12 people
    "killed": r"(?:shot|shooting|stabbed|hacked|beat|beaten|burned|clubbed) (?:dead|to death)|gunned down|massacred"
    r"|slaughtered"
    r"|executed|assassinated|(?:the|los|las) (?:dead|victims|killed|muertos|fallecidos|victimas) (?:include|includes"
    r"|included"
    r"|incluyen|son)|killed|kills|killing|kill|fatally (?:shooting|shot|wounding|wounded|stabbing|stabbed|injuring"
    r"|injured)"
    r"|(?:claimed|claiming|claims|claim) the (?:lives|life) of"
    r"|(?:among|entre) (?:the|los|las) (?:dead|victims|killed|muertos|fallecidos|victimas)(?: mortales)?,?"
    r" (?:are|were|is|was|hay|habia|figuran|estan|se encuentran)"
    r"|(?:shooting |stabbing )?deaths? of|killings? of|murders? of|slayings? of|murdered|murdering|dead were"
    r"|(?:also )?(?:killed|dead|slain) (?:were|are)|bodies of"
    r"|mourn\w*(?: \w+){0,3} (?:for|of)|mourns?|in memory of|funerals? (?:for|of)|(?:luto|duelo) por"
    r"|(?:llora|despide|vela)n? a"
    r"|(?:cuerpos|cadaveres|restos) de|mato a|mata a|matan a|asesinan? a|mueren|fallecen|murieron|fallecieron"
    r"|asesinaron a"
    r"|muerte (?:de|a)|(?:fallecimiento|deceso)s? de"
    r"|cobr\w+ la vida de|(?:caus|provoc)\w+ la muerte (?:de|a)|saldo de|perdieron la vida"
    r"|perecieron|(?:fueron|han sido) asesinad[oa]s|^(?:asesinad|muert)[oa]s"
    r"|(?:fueron )?(?:hallad|encontrad)[oa]s (?:muert[oa]s|sin vida)|(?:acab|termin)\w+ con la vida de|masacre de"
    r"|(?:asesinato|homicidio|crimen)s? de",
    "wounded": r"sicken(?:ed|ing|s)|poisoned|wounded|wounds|(?<!gunshot )(?<!stab )wound|wounding|injured"
    r"|injures|injuring|hurt|hurts|hurting|shot|shooting|shoots"
    r"|(?:among|entre) (?:the|los|las) (?:injured|wounded|heridos|lesionados),? (?:are|were|is|was|hay|habia"
    r"|figuran|estan)"
    r"|hirio a|hiere a|hieren a|hirieron a|hospitalizan? a|lesiono a|hospitalizaron a|heridas a|injuries to"
    r"|(?:also )?(?:injured|wounded|hurt) (?:were|are)|treating|treated|conditions? of|hospitali[sz](?:ed|es|ing)"
    r"|hospitals? (?:has |have |had )?(?:received|admitted)|(?:resultaron|quedaron) (?:herid|lesionad|lastimad)[oa]s"
    r"|(?:fueron|han sido|permanecen|siguen) (?:hospitalizad|internad|atendid)[oa]s|atendi(?:o|eron) a",
    "arrested": r"apprehend(?:ed|s|ing)|(?:re)?captur(?:ed|es|ing)|nabb(?:ed|ing)|round(?:ed|s|ing) up"
    r"|arrested|arrests|arresting|arrest|detained|detains|detaining|(?:police|they|officers"
    r"|authorities) (?:said )?(?:was|were|are)?"
    r" ?(?:hold|holding)|detuvo a|detuvieron a|detienen? a|arrestan? a|capturan? a"
    r"|(?:detener|arrestar|capturar|apresar|deteniendo|capturando) a"
    r"|arresto a|arrestaron a|arresto de|detencion de|(?:re)?capturaron a|(?:re)?capturo a"
    r"|(?:fueron|han sido|quedaron) (?:detenid|arrestad|capturad|aprehendid|apresad)[oa]s"
    r"|^(?:detenid|arrestad|capturad)[oa]s|encarcel(?:o|aron) a"
    r"|(?:prision|carcel)(?: preventiva| provisional| domiciliaria)?(?: de)?\s+(?:para|contra)",
    "missing": r"desaparecieron|(?:siguen|continuan|permanecen|estan|hay) desaparecid[oa]s|still missing (?:are|were)"
    r"|search(?:ing)? for|looking for|whereabouts of|paradero de|busca\w* a",
    "displaced": r"displaced|displacing|displaces|evacuated|evacuating|evicted|evicting|forced|forcing|desplazo a"
    r"|desplazan? a|evacuan? a|desalojan? a"
    r"|(?:fueron|han sido) (?:evacuad|desalojad|desplazad|reubicad)[oa]s|quedaron damnificad[oa]s"
    r"|quedaron sin (?:casa|hogar|techo)"
    r"|desplazaron a|evacuo a|evacuaron a|desalojo a|desalojaron a",
}
AFTER = re.compile(  # `the injured` and `a shot` are spoken of, not counted
    r"(?<!\bthe )(?<!\ba )(?<!\blos )(?<!\bnearly )(?<!\balmost )(?<!\bcasi )(?:"
    + "|".join(rf"(?P<{kind}>\b(?:{words})\b)" for kind, words in _AFTER.items())
    + ")"
)
_TO = re.compile(r" a(?=\||$)")  # `mato a`, also `mato el martes a`, `detuvo anoche a`
_WHEN = r"(?: (?:(?:el|este|esta|la) [a-z]+|anoche|ayer|hoy|tambien|ya|despues|luego))"
_TO_WHOM = f"{_WHEN}? a"
BEFORE = re.compile(
    r"(?<!\bnearly )(?<!\balmost )(?<!\bcasi )(?:"
    + "|".join(rf"(?P<{kind}>\b(?:{_TO.sub(_TO_WHOM, words)})\b)" for kind, words in _BEFORE.items())
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

ONE = (  # one of a list of people
    r"man|woman|boy|girl|child|baby|infant|toddler|teen|teenager|youth|adult|bystander|passer-?by|pedestrian|passenger"
    r"|driver|officer|policeman|policewoman|deputy|guard|soldier|firefighter|worker|nurse|teacher|student|clerk"
    r"|employee"
    r"|mother|father|son|daughter|wife|husband|brother|sister|girlfriend|boyfriend|fiancee?|grandmother|grandfather"
    r"|grandson|granddaughter|uncle|aunt|nephew|niece|cousin|stepson|stepdaughter|neighbou?r|friend|colleague|roommate"
    r"|\d{1,2}-year-old(?! (?!and\b|was\b|were\b|both\b|died\b|who\b)[a-z])"
    r"|hombre|mujer|nino|nina|bebe|joven|adolescente|menor|anciano|anciana|policia|soldado|bombero|obrero"
    r"|enfermera|madre|padre|hijo|hija|esposa|esposo|hermano|hermana|novia|novio|abuela|abuelo|nieto|nieta|tio|tia"
    r"|sobrino|sobrina|primo|prima|vecino|vecina|amigo|amiga"
)
MANY = (
    r"men|women|adults|boys|girls|children|kids|babies|teens|teenagers|officers|deputies|guards|soldiers"
    r"|firefighters|workers"
    r"|students|pupils|passengers|civilians|sons|daughters|brothers|sisters|grandchildren|nephews|nieces|cousins"
    r"|neighbou?rs|friends|others"
    r"|hombres|mujeres|ninos|ninas|jovenes|policias|soldados|obreros|hijos|hijas|hermanos|hermanas|nietos|vecinos"
    r"|amigos|adultos|menores"
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
