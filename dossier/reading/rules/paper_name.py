"""Tells whether words that stand where a paper's name may stand are one."""

from __future__ import annotations

from dossier.reading.rules.given_names import GIVEN
from dossier.reading.rules.outlet_names import known, looks_like_outlet
from dossier.reading.rules.places import Gazetteer, fold
from dossier.reading.words.months import bare, word_set

# Words that papers' names have and people's have not; only where a paper's name may stand is one of them enough.
_OWN = word_set("""
    agency atlas bay beacon border brief bugle broadcast canyon chimes city clarion coast coastal country county
    delta digest enquirer forum fm frontier gazetteer gulf harbor harbour headlight headlines highlands horizon
    insider insight intelligencer island islands lakes lantern lighthouse lookout messenger metro monitor monthly
    morning mountain nation newsletter newspaper newswire northern ocean online outlook pages panorama patriot pilot
    pioneer plains plaindealer prairie press pulse quarterly republic republican review ridge river rivers scoop
    searchlight sentry shore signal southern standpoint star states sun syndicate today torch trumpet union valley
    vanguard viewpoint village vindicator voices watchman western wire witness world actualidad agencia alba
    amanecer andino atalaya avance baluarte brújula centinela ciudadano costa crónica cronista día diarios
    eco ecos espectador estrella expreso faro frontera golfo hoja horizonte imparcial independiente informador
    lucero litoral mañana mensajero meridiano mirador norte observador océano oriente página páginas pregón prensa
    pueblo puerto pulso quincenario república río semana señal sierra sur tribuna valle vanguardia vigía vistazo
    voces voz alvorada cidadão correio cronista farol fronteira gazeta manhã mensageiro povo praça semanário serra
    tarde vigia aurore avenir cité côte dépêche écho éclair éveil flambeau indépendant lanterne liberté ouest
    patriote petit peuple phare progrès république réveil sentinelle télégramme vigie voix abendblatt blick bürger
    chronik echo freie landbote leuchtturm merkur morgen stimme umschau volk wächter warte woche
    """)


def has_own_word(words: str) -> bool:
    """Whether one of several words is such as papers' names have, and people's have not."""
    parts = [bare(part) for part in words.split()]
    return len(parts) > 1 and parts[0] not in GIVEN and any(part in _OWN for part in parts)


def is_place(words: str) -> bool:
    """Whether words are a place's name, and no paper's.

    "Potosí" is the town, though El Potosí is a paper there, and "New York", though a magazine is called so.
    """
    listed = known(words)
    if looks_like_outlet(words) or len(words) > 40:
        return False
    if listed and fold(words) in map(fold, listed.names) and fold(words) != fold(listed.city or ""):
        return False
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None
