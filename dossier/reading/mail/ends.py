"""Recognises the frame of a mail's words: greetings and links to a web page above, signatures and notices below."""

from __future__ import annotations

from dossier import lazy_re as re

_VIEW = (
    r"(?:view|read|see|open)\b.{0,60}\b(?:browser|online|web(?: ?page| version)?)\b",
    r"(?:having )?(?:trouble|problems) (?:viewing|reading|displaying)\b",
    r"(?:web|online) ?version|versión (?:web|online)|version (?:web|en ligne)|versão (?:web|online)",
    r"(?:ver|leer|abrir|ler|veja|leia)\b.{0,60}\b(?:navegador|web|online|línea)\b",
    r"si no (?:ve|puede ver|visualiza)\b|se não (?:conseguir|consegue)\b.{0,40}\b(?:ver|visualizar|ler)\b",
    r"(?:voir|lire|consulter|afficher|visualiser)\b.{0,60}\b(?:navigateur|en ligne)\b",
    r"si vous ne (?:voyez|visualisez|parvenez)|(?:im|in ihrem) browser\b|wird diese (?:e-?mail|nachricht) nicht\b",
    r"si (?:cet?|cette|le|la) [^\W\d_]{4,12} ne s['’]affiche"
    r"|si (?:este|el) [^\W\d_]{4,12} no se (?:muestra|ve)\b|se (?:est[ea]|o|a) [^\W\d_]{4,12} não (?:aparece|é exibid)"
    r"|(?:falls|wenn|sollte) diese [^\W\d_-]{4,12}\b.{0,30}\bnicht (?:richtig|korrekt)",
    r"(?:diese e-?mail|den newsletter)\b.{0,40}\bbrowser\b",
    r"se non (?:visualizzi|vedi|riesci a)\b|(?:visualizza|leggi|apri)\b.{0,60}\b(?:browser|online|web)\b",
    r"(?:bekijk|lees|open)\b.{0,60}\b(?:browser|online|webversie)\b|webversie\b",
)
_GREETING = (
    r"dear|hello|hi|good (?:morning|afternoon|evening)|fyi|for your information",
    r"hola|estimad[oa]s?|querid[oa]s?|buen(?:os|as) (?:días|tardes|noches)|para su información",
    r"olá|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?",
    r"bonjour|bonsoir|ch(?:er|ère)s?|pour information",
    r"ciao|buongiorno|buonasera|per conoscenza|geachte|goedemorgen|ter info\w*",
    r"hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte\w*|moin|servus|zur (?:info|kenntnis)\w*",
)
SHARED = (
    r"\b(?:thought you(?:['’]d| would| might| may)? (?:like|enjoy|be interested in)|(?:has )?shared (?:this"
    r"|an?) (?:article|story|link)"
    r"|recommends (?:this|an?|you)|sent you (?:this|an?) (?:article|story|link)"
    r"|te (?:recomienda|envía|ha enviado) (?:esta|una|este) (?:noticia|artículo|nota)|(?:recomend|envi"
    r"|compartilh)ou (?:esta|uma) (?:notícia|matéria)"
    r"|vous (?:recommande|conseille|envoie) (?:cet?|un) article|empfiehlt (?:ihnen|dir) (?:diesen"
    r"|einen) (?:artikel|beitrag)"
    r"|ti (?:consiglia|segnala|invia) (?:questo|un) articolo|raadt u? ?dit artikel aan)\b"
)  # what sites write over what a reader sends a friend
# Words that open headlines, too ("Care home closes"): what a comma or an exclamation mark closes is a greeting
_ADDRESSED = "salve|gentil[ei]|car[ie]|beste"
_ABOVE = re.compile(
    rf"[ \t>*_|\[(<-]{{0,20}}(?:(?:{'|'.join(_VIEW)})[^\n]{{0,120}}"
    rf"|[^\n]{{2,80}}?{SHARED}[^\n]{{0,80}}"
    rf"|(?:{'|'.join(_GREETING)})\b[^\n.!?]{{0,60}}[,:!.–-]{{0,3}}"
    rf"|(?:{_ADDRESSED})\b[^\n.!?]{{0,60}}[,!])[ \t]*(?:\n|\Z)",
    re.I,
)
_EMPTY = re.compile(r"\s*\n")
_SIGNATURE = re.compile(r"^-- ?$", re.M)
_MAIL = {
    "en": r"(?:e-?mail|message|newsletter|communication)",
    "es": r"(?:correo|mensaje|e-?mail|boletín|newsletter)",
    "pt": r"(?:e-?mail|mensagem|newsletter|boletim|correio)",
    "fr": r"(?:courriel|mail|e-?mail|message|courrier|newsletter|lettre|infolettre)",
    "de": r"(?:e-?mail|mail|nachricht|newsletter|rundbrief)",
    "it": r"(?:e-?mail|messaggio|newsletter|comunicazione)",
    "nl": r"(?:e-?mail|bericht|nieuwsbrief|nieuwsbrieven|mail)",
}
_LINE = r"^[ \t>*_|-]{0,20}"
_NOTICES = (
    r"\bunsubscribe\b",
    rf"\bmanage (?:your )?(?:{_MAIL['en']} )?(?:preferences|subscription)",
    rf"\byou(?:['’]re| are| have)? (?:receiv\w+|getting|got) this {_MAIL['en']}",
    r"\byou are subscribed to\b",
    rf"\bthis {_MAIL['en']}\b.{{0,120}}\b(?:confidential|privileged|intended (?:solely|only))",
    r"\bif you are not the intended recipient|\bconfidentiality notice",
    rf"{_LINE}sent (?:from my|with|using) \w+(?: mail\b|\s*$)|\bwas this (?:e-?mail )?forwarded",
    r"\bdarse de baja (?:de|en|del) (?:est|nuestr)\w+|\bdarse de baja[.,:]?\s*$",
    r"\b(?:cancelar|anular) (?:la |su |tu )?suscripción|\bdejar de recibir (?:est\w+|nuestr\w+) ",
    rf"\b(?:este|el presente) {_MAIL['es']}\b.{{0,160}}\bconfidencial",
    rf"{_LINE}aviso (?:legal|de confidencialidad)\b",
    rf"\b(?:ha recibido|recibes?|está recibiendo) est[ea] {_MAIL['es']}",
    rf"{_LINE}enviado desde mi\b|\bantes de imprimir est[ea]\b",
    r"\bcancelar (?:a |sua |a sua )?(?:inscrição|assinatura)|\bdescadastr\w+",
    rf"\besta {_MAIL['pt']}\b.{{0,160}}\bconfidencia",
    rf"\bvocê (?:está recebendo|recebe|recebeu) est[ea] {_MAIL['pt']}|{_LINE}enviado do meu\b",
    rf"\bse (?:désabonner|désinscrire) (?:de|à)\b|\bse (?:désabonner|désinscrire)\s*$|{_LINE}désinscription\b",
    rf"\bce {_MAIL['fr']}\b.{{0,160}}\bconfidentiel|\bvous recevez (?:ce|cet|cette) {_MAIL['fr']}",
    rf"{_LINE}envoyé de(?:puis)? mon\b|\bsi vous n['’]êtes pas (?:le|la) destinataire",
    rf"\b{_MAIL['de']}\b.{{0,40}}\b(?:abbestellen|abmelden)\b",
    rf"\bdiese {_MAIL['de']}\b.{{0,160}}\bvertraulich|\bsie erhalten diesen? {_MAIL['de']}",
    rf"{_LINE}(?:von meinem .{{0,20}}\bgesendet|gesendet von mein)",
    rf"\b(?:hai ricevuto|ricevi|stai ricevendo|riceve) quest[ao] {_MAIL['it']}|\bannulla (?:la tua |l['’])?iscrizione",
    rf"{_LINE}(?:cancellati (?:da|dalla|qui)|disiscriviti)\b|{_LINE}inviato da(?:l mio)? iP"
    rf"|\bquest[ao] {_MAIL['it']}\b.{{0,160}}\briservat",
    rf"\b(?:u|je|jij) ontvangt deze {_MAIL['nl']}|{_LINE}(?:uitschrijven|afmelden)\b|{_LINE}verzonden vanaf mijn\b",
    rf"{_LINE}this (?:e-?mail|newsletter) was sent (?:to|by|from)\b|\bthis {_MAIL['en']} was sent to (?:you\b|\S+@)"
    rf"|{_LINE}upgrade to paid\b|\bcurrently a free subscriber\b",
    rf"{_LINE}thanks for reading\b[^\n]{{0,80}}!(?: subscribe\b[^\n]{{0,120}})?\s*$",
    rf"\b(?:no longer|don['’]t|do not) (?:want|wish) to (?:receive|get)\b"
    rf"|{_LINE}(?:click here )?to (?:unsubscribe|opt out)\b",
    r"\bsi (?:ya )?no (?:desea|quiere)s? (?:seguir |volver a )?recib\w+|\bse não (?:deseja|quer"
    r"|quiser)r? (?:mais )?receber",
    rf"{_LINE}para (?:darse de baja|cancelar (?:la|su|tu|a|sua) (?:suscripción|inscripción|assinatura|inscrição))\b",
    rf"\best[ea] {_MAIL['es']} (?:ha sido|fue) enviad[oa] (?:desde|a|por)\b|\besta? {_MAIL['pt']} foi enviad[oa]\b",
    rf"\bpour (?:vous|te) dés(?:abonn|inscri)\w+|\bpour ne plus recevoir\b"
    rf"|\bce(?:tte)? {_MAIL['fr']} (?:vous )?a été envoyée?\b",
    rf"\bkeine(?:n)? (?:\w+ )?{_MAIL['de']}\w* mehr (?:erhalten|bekommen)|\bkeine \w{{4,40}} mehr (?:erhalten"
    rf"|bekommen) (?:möchten|wollen)",
    r"\b(?:aus|vom) (?:dem )?verteiler (?:gestrichen|gelöscht|austragen|entfern\w+)|\bnewsletter-?abmeldung\b",
    r"\bse non (?:desideri|vuoi|desidera|vuole) (?:più )?riceve\w+|\bper (?:cancellar\w+|disiscriver\w+"
    r"|annullare l['’]iscrizione)\b",
    rf"\bgeen {_MAIL['nl']}\w* meer ontvangen|\b(?:uit te schrijven|afmelden voor)\b",
    rf"{_LINE}(?:wypisz się|zrezygnuj z|anuluj subskrypcję)\b|\b(?:wypisać się|rezygnacja z (?:newslettera"
    rf"|subskrypcji))\b"
    r"|\botrzymujesz tę wiadomość\b",
    r"\b(?:bülten|abonelik|e-?posta|liste)\w* (?:\w+ )?(?:çık\w+|ayrıl\w+|iptal\w*)",
    r"\bотпи(?:саться|шитесь|ска)\b|\bотказаться от (?:рассылки|подписки)\b|\bвы получили это письмо\b",
    r"إلغاء الاشتراك|退订|取消订阅|取消訂閱|退訂|配信(?:を)?停止|配信解除|購読解除|수신\s?거부|구독\s?취소",
    r"^_{20,60}[ \t]*\n\S+ mailing list[ \t]*$",  # Mailman's foot
)
_NOTICE = re.compile("|".join(_NOTICES), re.I | re.M)
_WORD = re.compile(r"\w+")
# What separates a sender's note from the article: its address, or a drawn line
_JOINT = re.compile(r"^[ \t]*(?:(?P<address><?https?://[^\s<>]{8,400}>?)|[-_=*~](?:[ \t]?[-_=*~]){4,80})[ \t]*$", re.M)
_NOTE_REACH = 1500  # characters in which it is looked for
_NOTE, _STORY = 100, 60  # most words of a note, fewest of the article under it
_SENTENCE = 4  # words of a line that tells something
_STOPS = '.!?…:)"”»'
_FEW = 20  # words that must precede a notice


def words_start(words: str, start: int, end: int) -> int:
    """The start of the words after greetings and "View in browser"; `start` if nothing would be left."""
    at = start
    while at < end and (line := _EMPTY.match(words, at, end) or _ABOVE.match(words, at, end)):
        at = line.end()
    at = _behind_note(words, at, end, greeted=words[start:at].strip() != "")
    return at if words[at:end].strip() else start


def _behind_note(words: str, start: int, end: int, *, greeted: bool) -> int:
    """The start of an article, or of its address, after a few sentences of the sender's own."""
    joint = _JOINT.search(words, start, min(end, start + _NOTE_REACH))
    if joint is None or joint.start() == start:
        return start
    note = [line.strip() for line in words[start : joint.start()].splitlines() if line.strip()]
    told = [line for line in note if len(line.split()) >= _SENTENCE]
    above, below = (len(_WORD.findall(words, *span)) for span in ((start, joint.start()), (joint.end(), end)))
    if not note or above > _NOTE or below < max(_STORY, 3 * above):
        return start
    said = all(line[-1] in _STOPS for line in told)
    if not said or not (greeted or len(told) == len(note) or len(note) - len(told) == 1):
        return start
    return joint.start("address") if joint["address"] else joint.end()


def words_end(words: str, start: int, end: int) -> int:
    """The end of the words: before a signature (RFC 3676, 4.3) or the first notice with no more below than above it."""
    spans = [match.start() for match in _WORD.finditer(words, start, end)]
    total = len(spans)
    middle = spans[(total - 1) // 2] if spans else start  # nothing above it counts, and the patterns are slow
    first = words.rfind("\n", start, middle) + 1 or start
    marks = [*_SIGNATURE.finditer(words, start, end), *_NOTICE.finditer(words, first, end)]
    above, counted = 0, start
    for cut in sorted({words.rfind("\n", start, mark.start()) + 1 or start for mark in marks}):
        above, counted = above + len(_WORD.findall(words, counted, cut)), cut
        if above >= min(_FEW, total // 2) and above * 2 >= total and above:
            return cut
    return end
