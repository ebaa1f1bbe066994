"""More of the English-Spanish lexicon: days, months, the house, the body, the weather, work and ways of speaking."""

from __future__ import annotations

# As in `lexicon`: English beginnings of words | Spanish beginnings; `=` closes a word that is meant whole.
LINES = """
monday | lunes=
tuesday | martes=
wednesday | miercol-
thursday | jueves=
friday | viernes=
saturday | sabado
sunday | domingo
weekend | fin=de=semana
january | enero=
february | febrer-
march= | marzo=
april= | abril=
june= | junio=
july= | julio=
august= | agosto=
september | septiem- setiem-
october | octubr-
november | noviem-
december | diciem-
kitchen | cocina=  cocinas=
room= rooms= bedroom | cuart- habitac- pieza= dormitori-
bed= beds= | cama= camas=
table= tables= | mesa= mesas=
chair seat= seats= | silla asient-
garden yard= | jardin patio
garage | garaj- cocher-
stair ladder | escaler- escalon-
key= keys= lock= locked= | llave- cerrad- candad-
lamp bulb | lampar- foco= focos=
kettle pot= pots= pan= | olla= ollas= sarten-
plough plow | arad- arar=
dig= dug= digging= bury buried= burying grave= | cav- excav- enterr- sepult- tumb-
once= sudden abrupt | golpe= repent- subit-
bag= bags= suitcase luggage | bols- malet- equipaj-
bottle | botell-
box= boxes= | caja= cajas=
wheel tyre tire= | rueda= ruedas= llanta neumatic-
engine | motor=
ticket | boleto= boletos= billete pasaje=
seatbelt belt= | cintur-
bell= bells= ring rang= | campan- timbr- son-
radio | radio=
television tv= | televis- tele=
camera film= | camar- film- grab-
message text= texts= | mensaj-
map= maps= | mapa=
flag= flags= | bander-
uniform | uniform-
boot= boots= shoe | bota= botas= zapat-
hat= cap= helmet | sombrer- gorr- casc-
coat= jacket | abrig- chaquet- campera=
foot= feet= leg= legs= | pie= pies= piern-
arm= arms= | brazo
finger | dedo
back= | espald-
mouth tooth= teeth= | boca= dient-
ear= ears= | oreja oido
skin= | piel=
bone= bones= | hueso
lung= lungs= breath breathe | pulmon- respir-
lip= lips= tongue= | labio lengua
belly stomach | estomag- vientr- barrig-
snow | niev- nev-
ice= frozen= freez | hielo= congel-
cloud | nube= nubes=
roar rumble | estruend- rugid- retumb-
thunder lightning | truen- rayo= rayos= relampag-
wave= waves= | ola= olas=
tide= | marea
lake | lago= lagos= lagun-
beach shore coast | playa orill- costa=
valley | valle=
cliff precipice ravine | acantil- precipic- barranc-
tunnel | tunel-
pipe= pipes= tube= | tub- cañeri-
drain sewer | desag- alcantarill-
dam= dams= | presa= represa- diqu- embals-
pump= pumps= | bomba=  bombas=
cable= cables= wire= wires= | cable= cables= alambr-
pole= poles= post= | poste= postes=
brick cement concrete | ladrill- cement- hormig- concret-
iron= steel= metal | hierr- acer- metal-
gas= | gas= gases=
paint | pintur- pint-
chemic poison toxic | quimic- venen- toxic-
rubbish garbage trash waste | basur- desech-
smell stink | olor= olores= olia= hued- apest-
taste | sabor= sabe=
nowhere | adonde donde
came= come= coming= | vinier- vinim- viniend-
sides= | lados=
lean= leaned tilt tip= tipped | inclin- lade-
silence silent quiet | silenci- callad-
dust= ash= ashes= | polv- ceniz-
spark flash | chisp- destell- fogon-
hole= holes= pit= | hueco= hoyo= pozo= agujer-
crack split | griet- raj- fisur-
shake shook= shaken | sacud- tembl- estremec-
spin turn= turned= | gir- volt- dio=vuelta vuelta=
slide slid= slip | resbal- desliz-
sink sank= sunk= | hund- naufrag-
float | flot-
climb | trep- escal- sub-
crawl | arrastr- gate-
hit= hits= strike struck= beat= beaten= blow= | golpe- peg- impact-
bite bit= bitten= | mord- mordi-
cut= cuts= | cort-
tie= tied= bind bound= | atad- amarr- at-
kick | patad- pate-
embrace hug= hugged= kiss | abraz- bes-
laugh smile | rei- ri- sonri- risa=
sing= sang= dance | cant- bail-
celebrate party feast | celebr- fiest- festej-
wedding marry married= | bod- cas- matrimoni-
birthday born= birth= | cumpleañ- naci- nac-
funeral mourn | funeral- velori- luto= llor-
grandmother grandfather grandparent | abuel-
uncle aunt= cousin | tio= tia= tios= prim-
baby babies infant | bebe- criatur-
widow orphan | viud- huerfan-
couple pair= | parej-
colleague mate= workmate | coleg- compañer-
boss manager owner | jef- gerent- dueñ- propietari-
customer client | client-
farmer peasant | campesin- granjer- agricultor-
driver pilot captain | conductor- pilot- capitan-
fireman firefighter fire=brigade | bomber-
teacher | maestr- profesor-
priest bishop pope= | sacerdot- cura= obisp- papa=
lawyer attorney | abogad-
engineer | ingenier-
scientist expert | cientific- expert-
crew sailor seaman | tripul- mariner-
tourist visitor guest | turist- visitant- huesped-
tired= weary | cansad- agotad-
hungry starve starving | hambr-
thirst | sed= sedient-
naked | desnud-
blind | cieg-
deaf | sord-
strange odd= rare= | extrañ- rar-
common usual normal | comun- normal- habitual-
strong | fuert- robust-
weak | debil-
heavy | pesad-
light= | liger- livian-
wet= soak | mojad- empap-
dry= dried= | sec-
soft= gentle | suav- bland-
sharp | afilad- agud-
round= | redond-
straight= | derech- rect-
broken= damaged | rot- averiad- dañad-
ready | list=  listo= lista= listos= listas=
certain sure= | segur- ciert-
alone= lonely | sol= solo= sola= solos= solas=
enough= | bastant- suficient-
almost= nearly= | casi=
perhaps maybe | quizas= quiza= talvez=
really= truly= | realment- verdad-
soon= | pronto=
often= | menud- frecuent-
early= | tempran-
late= | tard-
next= | proxim- siguient-
previous former | anterior- previ-
beginning | principi- comienz-
middle | mitad-
top= summit peak | cima= cumbre- punt-
bottom= | fondo= fondos=
edge= border= | bord- filo=
corner | esquin- rincon-
square= | plaza=
line= lines= queue | fila= filas= linea- cola=
list= lists= | list-
signal sign= signs= | señal- señas= letrer-
rule= rules= regulation | regla- norm- reglament-
permit permission licence license | permis- licenci-
fine= fined= penalty | mult- sancion-
budget | presupuest-
loan credit | prestam- credit-
wage salary salaries | sueld- salari- jornal=
pension retire | pension- jubil-
dismiss fired= sacked= | despid- despedid- ech-
hire= hired= recruit | contrat-
trade= commerce | comerci-
industry | industri-
mill= mills= | molin-
energy | energi-
resource | recurs-
environment | ambient- medioambient-
weather climate | clima- tiemp-
drought | sequi-
disaster catastrophe tragedy | desastr- catastrof- tragedi-
negligence careless | negligenci- descuid-
corrupt | corrup- corromp-
threat | amenaz-
insult offend | insult- ofend-
shame ashamed disgrace | vergüenz- vergonz- avergonz-
pity mercy | piedad compas- lastim-
guarantee | garanti-
benefit profit | benefici- ganancia lucr-
success succeed | exit- logr-
fail failed= failure | fall- fracas-
avoid prevent | evit- preven- impid- imped-
allow let= | permit- dej-
force= compel | oblig- forz-
join= joined= unite | unir- uni- sum-
divide separate | divid- separ-
compare | compar-
measure= | medi- mid-
weigh weight | pes- peso=
count= counted= | cont- cuent-
guess suppose | supon- supus- adivin-
imagine dream | imagin- soñ- sueñ-
decide | decid- decis-
swear swore= oath | jur-
pray prayer | rez- orac- plegari-
obey follow | obedec- sig- segu-
command | mand- orden-
hurry rush | apur- prisa= apresur-
chase pursue | persegu- persig-
surround | rode-
cross= crossed= | cruz- atraves-
reach arrive | alcanz- lleg-
miss= missed= lack | falt- carec- perd-
waste= | malgast- desperdici- derroch-
hang hung= hanged= | colg- cuelg- ahorc-
lift raise raised= | levant- alz-
lower | baj- reduc-
gather collect | junt- reun- recog-
spread | extend- propag- espars-
mix | mezcl-
pour | viert- vert- derram-
fill | llen-
empty | vaci-
stick stuck= trap | atrap- atasc- atranc-
scratch | rasguñ- arañ-
sweep swept= | barr- arras-
wash | lav-
cook= cooked= | cocin- cocid-
feed= fed= | aliment- dar=de=comer
milk= | leche=
meat= | carn-
rice= | arroz=
corn= maize wheat | maiz= trigo=
potato | papa= papas= patat-
coffee | cafe= cafes=
wine= beer= drunk drink | vin- cervez- beb- borrach- embriag-
smoke= smoking | fum-
""".strip().splitlines()
