"""A small English-Spanish lexicon of the words that people are quoted with, written for Dossier."""

from __future__ import annotations

# A line a meaning: English beginnings of words | Spanish beginnings; `=` closes a word that is meant whole.
LINES = """
lose= loses= losing lost= loss | perd- pierd-
win= wins= won= winning victor | gan- victori-
house home dwelling | casa hogar viviend-
family famil | famili-
child= children= kid= kids= son= sons= daughter boy= boys= girl= girls= | niñ- hij- chic- muchach-
man= men= | hombre varon-
woman= women= | mujer-
people person= persons= folk | persona gente
brother sister sibling | herman-
father dad= mother mom= mum= parent | padre madre papa= mama=
wife husband spouse | espos- marid-
friend | amig-
neighbor neighbour resident | vecin- habitant-
work= works= worked= working= job= jobs= labor labour | trabaj- labor- emple-
worker employee | obrer- trabajador- emplead-
year | año-
month | mes= meses=
week= weeks= | seman-
day= days= | dia= dias=
hour | hora=  horas=
minute | minut-
night= nights= evening | noche anoche=
morning dawn | mañana madrugad- amanec-
today= | hoy=
tomorrow= | mañana=
yesterday= | ayer=
never= ever= | nunca= jamas=
always= | siempre=
nobody= no-one= none= | nadie= ningun-
nothing= | nada=
everything= all= whole entire every= each= everybody= everyone= | todo= toda= todos= todas= enter- cada=
many= much= lot= lots= several | much- vari-
few= little= some= | poc- algun-
more= further | mas=
less= fewer= | menos=
first= | primer-
last= final | ultim-
only= just= single alone= | solo= solament- unic- sol=
again= another= | otra= otro= nuevament- volv-
without= | sin=
before= | antes=
after= later= then= | despues= luego= tras=
now= already= | ahora= ya=
still= yet= | todavia= aun=
here= | aqui= aca=
there= | alli= alla= ahi=
know= knows= knew= known= | sab- supim- conoc-
not-know | desconoc-
tell= tells= told= say= says= said= saying spoke= speak talk | dice= dicen= dij- decir- digan= habl- dirán cont-
hear heard= listen | oi= oím- oimos= oyo= escuch- oy-
see= saw= seen= seeing watch= watched= look | ver= vi= vio= vimos= viendo= mir- visto= ve= ven=
feel felt= | sent- sient-
think thought= believe | pens- piens- cre-
want= wants= wanted= wish | quer- quier- quis- dese-
need= needs= needed= necess | necesit- hace=falta falta=
ask= asks= asked= asking request demand | pid- ped- preg- exig- reclam- solicit-
answer respond respons | respond- respuest-
give= gives= gave= given= giving | dar= da= dan= dio= dieron= dado= entreg-
take= takes= took= taken= taking | tom- llev- quit-
bring= brought= | tra-
send= sent= sending | envi- mand-
come= comes= came= coming arrive | ven- vin- vien- lleg-
go= goes= went= gone= going= | ir= va= van= vamos= fue= fueron=
leave= leaves= left= leaving exit abandon | sal- dej- abandon- irse=
stay= stayed= remain | qued- permanec-
return= returned= come=back back= | regres- volv- vuelv-
enter entered= | entr-
run= ran= running flee fled= escap | corr- hui- huy- escap-
walk | camin-
fall= falls= fell= fallen= falling drop collaps | ca- cay- derrumb- desplom- colaps-
rise= rose= rising grow= grew= grown= increas | sub- crec- aument-
start= began= begin begun= | empez- empiez- comenz- comienz- inici-
end= ended= ending finish | termin- fin= acab- finaliz-
stop= stopped= stopping halt | par= paró= paró- deten- detuv- fren-
continue carry=on keep= kept= | contin- sigu- segu- mant-
open= opened= opening | abr- abiert-
close= closed= closing shut= | cerr- cierr-
break= broke= broken= | romp- rot= rota= quebr-
build= built= building construct | constru- edific-
destroy destruct | destru- arras-
damage | dañ- daño
burn= burned= burnt= burning fire= fires= blaze flame | quem- fuego= incendi- llam- ard-
water= | agua= aguas=
river= | rio= rios=
sea= ocean | mar= ocean-
rain | lluv- llov-
wind= | vient-
flood | inund-
mud= | lodo= barro=
smoke= | humo=
air= | aire=
light= power= electricity | luz= electric- energia=
road= street highway | carret- calle= calles= camin- ruta= via=
bridge | puente
car= cars= vehicle | auto= autos= coche carro vehicul-
bus= buses= coach= | bus= buses= autobus- omnibus= colectiv-
driver | chofer- conductor-
truck lorry lorries | camion-
train= trains= | tren= trenes=
boat vessel ship ferry | barc- bote= botes= buque lanch- embarcac- nav-
plane aircraft helicopter | avion- aeronav- helicopter-
brake | fren-
door= doors= gate= gates= | puert- porton- reja= rejas=
window | ventan-
wall= walls= | muro= muros= pared-
roof= ceiling | techo=
floor= ground= | suelo= piso=
school teacher | escuel- colegi- maestr- profesor-
hospital doctor nurse | hospital- medic- doctor- enfermer-
church | iglesi-
market stall shop store | mercad- puest- tiend- negoci-
money cash fund | diner- fond- plata=
pay= paid= paying payment | pag-
price cost | preci- cost-
buy= bought= | compr-
sell= sold= selling | vend-
food eat= ate= bread= hungry hunger | comid- com- aliment- pan= hambre
land= field | tierr- camp-
city town village | ciudad- puebl- aldea
country nation | pais- nacion-
government authorit state= | gobiern- autoridad- estad-
president | president-
minister ministry | ministr- minister-
mayor= | alcald- intendent-
law= laws= legal | ley= leyes= legal-
justice court= judge trial | justici- tribunal- juez- jueces= juici-
police officer cop= | polici- agent- oficial-
soldier army military troop | soldad- ejercit- militar-
prison jail | carcel- prision- penal= penitenci-
prisoner inmate | pres= preso= presos= reclus- intern-
guard | guardi- custodi-
fight= fought= fighting struggl battle | luch- pele- combat-
kill= killed= kills= killing murder | mat- asesin-
die= died= dies= dying dead= death | mor- muer- murio- murier- fallec-
alive= live= lives= lived= living life= survive | viv- vid- sobreviv-
wound injur hurt= | herid- lesion- lastim-
shoot= shot= shots= fired= gunshot bullet | dispar- tiro= tiros= bala=  balas=
gun= guns= weapon rifle | arma= armas= fusil-
attack assault | ataq- atac- asalt-
bomb explos explod blast= bang= | bomb- explos- explot- estall- estallid-
noise sound loud | ruid- son- fuerte estruend-
shout yell scream cry= cried= | grit- llor-
fear afraid scared terrif terror | mied- tem- asust- aterr- terror-
hope= hopes= hoped= | esper-
wait= waited= waiting expect | esper- aguard-
help= helped= helping aid= assist | ayud- auxili- asist-
save= saved= rescue | salv- rescat-
search= look=for find= found= | busc- encontr- hall-
protect safe= safety secur | proteg- protec- segur- salv-
danger risk | peligr- riesg-
victim | victim-
truth true= | verdad- ciert-
lie= lied= lies= false= | ment- falso= falsa=
error mistake wrong= fault | error- equivoc- mal= culp-
guilt blame= responsib | culp- responsab-
promise commit | promet- promes- compromis- compromet-
decision decide | decid- decision-
change | cambi-
problem trouble | problem-
solution solve | solucion- resolv- resuelv-
plan= plans= project measure | plan= planes= proyect- medida
agree agreement deal= | acord- acuerd- convenio=
meeting meet= met= | reunion- reun- encuentr-
strike= strikes= | huelg- paro=
protest march | protest- march- manifest-
right= rights= | derech-
vote election | vot- eleccion-
leader head= chief boss | lider- jef- dirigent-
company firm= business | empres- compañ- negoci-
union= | sindicat- gremi-
report inform | inform- report-
investigat inquir | investig-
evidence proof prove | prueb- prob- evidenc-
question | pregunt-
reason cause | razon- caus- motiv-
control= controlled= | control-
recover regain retake retook= | recuper- recobr- retom-
order= ordered= | orden-
force= forces= forced= strength strong | fuerz- oblig- fuert-
peace peaceful calm | paz= pacif- calm- tranquil-
war= wars= | guerra
enemy | enemig-
freedom free= | libert- libr-
body bodies corpse | cuerp- cadaver-
hand= hands= | mano= manos=
head= heads= | cabez-
heart | corazon-
eye= eyes= | ojo= ojos=
face= faces= | car= cara= rostr-
blood | sangr-
neck= | cuell-
front= | frent- delant-
side= sides= | lado= costad-
middle= center centre | medi- centr-
high= tall= | alt-
low= | baj-
deep= | profund- hond-
big= large great huge enormous | gran= grand- enorm-
small= tiny= | pequeñ- chic-
new= | nuev-
old= ancient | viej- antigu-
young= youth | joven- juvent-
good= well= better= best= | buen- bien= mejor-
bad= badly= worse= worst= | mal= mala= malo= peor-
hard= difficult tough | dur- dific-
easy= easily= | facil-
possible possib can= could= able= | posib- pued- pod- pudo=
impossible | imposib-
must= have=to should= | deb- tien=que
long= | larg-
short= | cort-
fast= quick rapid sudden suddenly | rapid- repent- pront-
slow= | lent- despac-
cold= | frio= fria=
hot= heat= | calor- calient-
dark= darkness | oscur-
clear= clearly | clar-
full= fill | llen-
empty | vaci-
same= | mism-
different | diferent- distint-
together= | junt-
inside= within | dentr- adentr-
outside= | fuer= fuera= afuer-
under= below= beneath | bajo= debaj- abaj-
over= above= upon | sobre= encim- arrib-
near= close=to | cerca- junto=
far= away= | lejos=
name= names= called= | nombr- llam-
word= words= | palabr-
voice | voz= voces=
call= calls= phone | llam- telefon-
letter write wrote= written= | cart- escrib- escrit-
read= reading | le- ley-
learn | aprend-
remember forget forgot= | record- olvid-
understand understood= | entend- entiend- comprend-
explain | explic-
show= showed= shown= | mostr- muestr- enseñ-
teach taught= | enseñ-
happen occur | pas- ocurr- suced- acontec-
move= moved= moving | mov- muev-
push= pushed= pull= pulled= | empuj- jal- sac- tir-
throw= threw= thrown= | tir- lanz- arroj-
carry= carried= | llev- carg-
put= place= placed= | pon- pus- puest- coloc-
barrier | barrer-
tree= trees= forest= wood | arbol- bosq- mader-
animal dog= horse cattle cow= | animal- perr- caball- ganad- vac-
fish= fishing fisherm | pesc- pez= peces=
farm= farms= farmer crop= crops= harvest | agricult- campesin- cosech- cultiv- finc-
mine= mines= miner mining | mina= minas= miner-
factory plant= | fabric- plant-
machine engine | maquin- motor-
oil= petrol fuel | petrole- combustib- gasolin- aceit-
clean= | limpi-
dirty pollut contamin | suci- contamin-
sick= ill= disease illness virus | enferm- virus=
medicine | medicin- medicament-
student | estudiant- alumn-
study | estudi-
game= play= played= team= match= | jueg- jug- partid- equip-
music song= sing= | music- canci- cant-
book= books= | libr-
story stories histor | histori-
picture photo image video | fot- imag- video-
news press= journalist reporter | notici- prensa= periodist-
god= pray | dios= rez-
thank grateful | graci- agradec-
sorry regret sad= pain grief | lament- sient- perdon- trist- dolor-
happy joy glad= | feliz- alegr- content-
angry anger rage | enoj- rabi- ira= furios- indign-
proud pride | orgull-
honor honour dignity dignif | honor- dign-
courage brave | valor- valient-
tired= exhaust | cansad- agot-
lucky luck= miracle | suert- milagr-
accident crash= | accident- choq- choc-
earthquake quake tremor shak | terremot- sism- temblor- tembl- sacud-
storm hurricane | torment- huracan- temporal=
emergency | emergenc-
evacuat | evacu-
warn= warned= warning alert alarm | advert- avis- alert- alarm- adviert-
siren | siren-
border immigra migra | fronter- migr- inmigr-
crime criminal thief steal stole= stolen= rob= robbed= robber | crim- delit- delinc- ladron- rob-
drug= drugs= traffick | drog- narco- trafic-
arrest detain | detuv- deten- arrest-
release freed= | liber- solt-
innocent | inocent-
punish | castig- sancion-
accept | acept-
refuse reject deny denied= | rechaz- neg- nieg-
support back=ed | apoy- respald-
oppose opposit against= | opon- oposi- contra=
respect | respet-
trust confiden | confi-
ready prepare | list= prepar-
equipment tool | equip- herramient-
debt= owe= | deud- deb-
poor poverty | pobr-
rich= wealth | ric- riquez-
tax= taxes= | impuest-
bank= banks= | banc-
island | isla-
mountain hill= | montañ- cerro= cerros=
stone rock= rocks= | piedr- roc-
sun= | sol=
moment instant second= | moment- instant- segund-
time= times= | tiempo- vez= veces=
future | futur-
past= | pasad-
way= ways= path= | maner- form- camin-
half= | mitad- medi-
part= parts= piece | part- pedaz-
number amount | numer- cantidad-
dollar | dolar-
shelter refuge | refug- alberg- techo=
hydrant hose= | hidrant- manguer-
clothes clothing shoe | rop- zapat- calzad-
glass= | vidri- vas-
paper document | papel- document-
rope= ropes= chain | soga= sogas= cuerd- caden- encaden-
knee waist chest= shoulder | rodill- cintur- pech- hombro-
sleep= asleep slept= | dorm- duerm-
wake= woke= awake | despert- despiert-
jump | salt-
hold= held= grab | agarr- sosten- sujet-
swim= swam= | nad-
drown | ahog-
hide= hid= hidden= | escond- ocult-
attend present | present- asist-
neglect ignore | ignor- descuid-
repair fix= fixed= | repar- arregl-
check= checked= inspect review examin | revis- inspec- verific- control- examin-
demand= require | exig- requier- requer-
complain complaint denounce | quej- denunc-
deserve | merec-
share | compart-
choose chose= chosen= | eleg- elig- escog-
service | servici-
public | public-
private | privad-
""".strip().splitlines()
