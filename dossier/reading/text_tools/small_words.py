"""The small words that distinguish languages in Latin letters: articles, prepositions, forms of "to be"."""

from __future__ import annotations

# Words that only look alike in two languages are in both; those that a language shares with a far larger one are
# left out, so that a name or a quotation does not turn the scale.
SMALL = {
    "en": (
        "the of and to in that is was for it with as his on be at by had not are but from or have an they "
        "which you were her all their has would when who will more no if out so said what about than them can "
        "only other new some could been its after two who into this a he she we"
    ),
    "es": (
        "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me "
        "si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde "
        "está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo "
        "mismo ese ahora otro después hoy dijo"
    ),
    "pt": (
        "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem "
        "à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois "
        "sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha "
        "têm numa pelos disse após desde este esta todo todos parte vez"
    ),
    "fr": (
        "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la "
        "avec son ou aux d l qu s c n mais comme on tout nous sa fait été aussi leur bien peut ces deux même "
        "elle ont cette ils était après être sans selon dont entre avait lors"
    ),
    "de": (
        "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden "
        "aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur "
        "oder aber vor zur bis mehr durch man sein wurde sei ihm hatte kann gegen vom wenn habe seine ihre "
        "unter wir soll ich eines"
    ),
    "it": (
        "di e il la che in a per è un del non una i le si con da sono della al alla dei ha come anche nel più "
        "gli lo ma delle dal sul o se dalla su nella questo ci stato essere suo sua loro tra fra hanno era "
        "dopo due ed ai degli"
    ),
    "nl": (
        "de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit nog "
        "worden door naar heeft hij ze wordt over wel die was deze hebben meer al kan geen tot ik je we zo "
        "hun moet"
    ),
    "ca": (
        "de la i que el a en un els les per una del amb és no es al va dels més com seva ha ser són però pel "
        "aquest han també aquesta seu sobre"
    ),
    "af": "die het nie van en is wat vir met dat op om sy hulle ook deur maar aan word by hy uit toe oor sal was",
    "sv": (
        "och att som för är av inte den det med på har till om men ett han hon från var vid efter när också kan "
        "ska över under eller enligt blev sig sin mot där många"
    ),
    "da": (
        "og at som for er af ikke den det med på har til om men et han hun fra var ved efter når også kan skal "
        "over under eller ifølge blev sig sin mod der nu hvor være meget mellem"
    ),
    "no": (
        "og at som for er av ikke den det med på har til om men et han hun fra var ved etter når også kan skal "
        "over under eller ifølge ble seg sin mot der nå hvor være mye mellom sier"
    ),
    "is": "og að sem er í á við um til ekki það hann hún var með fyrir þess eru en af frá segir verið því hafa",
    "fi": (
        "ja on ei että se oli hän mutta myös kun ovat sen mukaan tai joka kuin hänen ole jo vain nyt sekä "
        "vielä olisi kanssa jälkeen ennen siitä"
    ),
    "et": "ja on ei et ta oli ka kui see aga mis ning oma või kes pärast mida ütles seda selle veel tema nad",
    "lv": "un ir ar par no kas lai arī bet uz tika pēc bija kā tas viņš vai šo pie jau savu tā gada",
    "lt": "ir yra kad tai su iš į ne buvo bei apie bet kaip jis už po taip jau dar per savo metų nuo",
    "pl": (
        "w i na z do nie się że jest o to po jak za od przez dla tym są oraz ale było który która został "
        "także już tego co przed jego może tylko był"
    ),
    "cs": (
        "a v na se že je do s z o to pro jako za ve po který které podle by ale také byl bylo jeho od už "
        "při která jsou aby nebo uvedl až jsme"
    ),
    "sk": (
        "a v na sa že je do s z o to pre ako za vo po ktorý ktoré podľa by ale aj bol bolo jeho od už pri "
        "ktorá sú aby alebo uviedol až sme"
    ),
    "sl": "in je v na se da so za z ki ne pa o ni bi tudi po kot iz od bil pri le če še ter ga kar zaradi sta",
    "hr": "i je u na se da su za s od koji ne što o kako će nije iz po biti ali ili te bi koja koje nakon prema još",
    "ro": (
        "de și în a la că nu cu pe din pentru care o un este mai au fost sunt prin dar după sau ca se ce fi "
        "al ale lui lor să această acest"
    ),
    "hu": (
        "a az és hogy nem is egy volt meg csak de már ez ha azt szerint még után mint vagy amely lesz ezt "
        "között kell aki majd pedig"
    ),
    "tr": (
        "ve bir bu da de için ile çok olarak daha olan gibi sonra kadar ne ya en var ise ancak dedi göre "
        "değil oldu olduğunu ettiği yapılan tarafından"
    ),
    "az": "və bir bu ilə üçün da də ki olan edib olub onun sonra daha deyib bildirib çox görə kimi qeyd isə",
    "sq": "të e në dhe i për që me nga një së ka është si u do nuk më se por janë ishte kjo pas edhe tij",
    "eu": "eta da ez du bat izan dira dute den zuen egin ere zen dela bere hau beste dituzte baina gabe arte",
    "ga": "an na agus ar go i a le bhí tá sé ag do is leis don ón atá chun nach mar bhfuil sin siad",
    "cy": "y yr yn a i o ar ac mae wedi ei eu am bod gan oedd hyn fod dros nad fel sydd bydd roedd gyda",
    "id": (
        "yang dan di dari untuk dengan ini itu pada tidak dalam akan ke juga telah oleh sebagai adalah atau "
        "karena saat tersebut mereka kata sudah bisa para bahwa kepada bukan hingga lebih agar pun dia"
    ),
    "ms": (
        "yang dan di dari untuk dengan ini itu pada tidak dalam akan ke juga telah oleh sebagai adalah atau "
        "kerana tersebut mereka kata sudah para bahawa kepada bukan lebih agar beliau daripada boleh pihak bagi "
        "berkata ketika sebuah ialah dia"
    ),
    "tl": "ang ng sa na mga ay at ni si hindi para ito kay niya nang kung isang naman ayon din nila mula",
    "vi": "và của là có không cho các những được trong một với người khi đã này để từ theo tại về sẽ đến",
    "sw": "na ya wa kwa ni za katika la kuwa hiyo huyo pia kama lakini alisema wakati baada hata yake watu cha hii",
    "so": "oo ku ka waa in iyo la ay ee ayaa u uu si waxaa soo wuxuu aan inuu lagu kale sida dhexeeya",
    "ha": "da na a ya ta ne cewa wannan an ba su ce shi don domin wata suka daga sai kuma yana mai",
    "zu": "ukuthi futhi uma kodwa kanye ngoba lapho yena bona kuthiwa nje noma kusho manje uthe abantu lokhu",
    "xh": "ukuba kwaye xa kodwa kunye kuba apho yena bona kuthiwa nje okanye ngoku uthe abantu oku ngexesha ukuze",
    "nn": (
        "og at som for er av ikkje den det med på har til om men eit han ho frå var ved etter når også kan skal "
        "over under eller vart blei seg sin mot der nå kva vere mykje mellom seier ein dei"
    ),
    "fo": "og at í er á tað sum hevur fyri ikki við ein men vóru hann til av teir verður eru um vit eisini frá sigur",
    "gl": (
        "de a o e que do da en un para é con non unha os se na por máis as dos como mais foi ao el das á seu súa ou "
        "ser cando moito hai nos xa está tamén só polo pola ata iso entre despois aos dous dun dunha no onde esta"
    ),
    "lb": (
        "de vun ass dat fir sech mat op wéi awer och vum hunn huet gouf gëtt bei nach ginn eng déi dass wier zu um ëm "
        "datt hien d"
    ),
    "fy": "de fan it yn dat op oan mei foar ek troch der wurde wie hawwe syn binne jier te nei sei dy",
    "mt": "il li ta minn ma biex għal dan din fuq kien kienet qal u l għall mal bħala qed wara jew mill fil ukoll iżda",
    "eo": "la kaj de en estas al ke por ne kiu ĝi pri sed kun li oni kiel ankaŭ el per tio ili estis post laŭ dum jam",
    "ku": "û li bi di ji de ku ya yê yên bo wê her jî ne ew wan hat got kir ev di ser bû tê dike lê gor roja",
    "uz": "va bu bilan uchun ham bir deb edi ushbu qildi qilingan esa haqida kerak mumkin yil shu lgan yicha bo o",
    "ht": "yo nan la pou ki te li ak se a pa gen sou nou ap yon sa tout moun men peyi fè ka kòm anpil avèk depi di",
    "mg": (
        "ny sy dia fa tsy ho an amin ao ireo no izao izay eo ity tao mbola efa koa hoe tamin ary ilay olona rehefa "
        "noho teo raha izy aho ben"
    ),
    "rw": "mu ku na ko ya ni kandi ariko yo iyi uyu aho abantu cyane wa ba ubwo nyuma avuga yavuze kuko ndetse muri",
    "sn": "kuti ne uye asi kana vanhu iyi ichi kubva mu pa zvakare nekuti ari anoti izvi pamusoro nyika gore vari kwa",
    "ny": "ndi kuti ku pa mu za wa ya anthu koma iye chifukwa dziko nthawi ndipo zomwe kwa amene adati pamene la",
    "st": "le ka ho ba ya ha hore e o tsa ke bo se tla mme empa batho ne ena wa a ea hae",
    "tn": "le ka go ba ya mo gore e o ga tsa ke se tla mme fa wa batho kgotsa a mo ne dira gonne",
    "yo": "ti awon awọn ati àti pé fun fún wọn naa náà kò lati láti sí ninu lori ń ó ṣe tí ní òun tó kí jẹ́",
    "ig": "na nke ka ndị ya bụ ọ e ha ga onye maka ihe otu si ma nwere kwuru mgbe site kwa ndi bu n ọzọ",
    "om": "fi kan akka irraa keessatti kana jiru hin waan irratti yeroo garuu isaa jedhe ni ta kanaan keessaa jechuun",
    "ceb": "sa ang nga og mga ni usa kay alang dili kini niya usab nila gikan kon iyang ila human si mao",
    "mi": "te o ki he ka i nga e ko ngā me tēnei mō kua hoki mai rātou ana kāore kei hei ai a ā ia",
}
