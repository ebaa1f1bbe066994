"""More of the English-Spanish lexicon: what is done and suffered in the events that reports tell."""

from __future__ import annotations

# As in `lexicon`: English beginnings of words | Spanish beginnings; `=` closes a word that is meant whole.
LINES = """
hostage captive | rehen cautiv
abduct kidnap | secuestr rapt
escape escapin flee= fled= | escap- fug- hui- huy-
release releas freed= freeing | liber-
storm= stormed | irrump- tomaron=
collaps | derrumb- desplom- colaps- hundi-
capsiz overturn | volc- vuelc-
derail | descarril-
crash collid collision | choc- choqu- estrell- colision-
plung | precipit- despeñ-
explod explosion blast | explot- explos- estall- deton-
leak spill | fuga= derram-
flood inundat | inund- anegad-
landslid mudslid avalanch | alud desliz- deslave huaic-
trap= trapped trapping bury= buried | atrapad- sepultad-
strand | varad-
evacuat | evacu- desaloj-
shelter | alberg- refugi-
destroy raz= razed gutted levell | destru- arras- destroz-
damag | dañ- averi-
burn burned burnt= | quem- ardi- calcin-
seiz confiscat | incaut- decomis- confisc-
smuggl traffick | contraband- trafic-
hide= hidden hid= | ocult- escond-
steal stole= stolen rob= robbed | rob- hurt- sustra-
arrest detain | arrest- deten- detuv-
charg accus indict | imput- acus- proces-
sentenc jail convict | conden- sentenci-
testif | declar- testific-
shot= shoot shooting fire= fired= | dispar- tirote- bale-
stab | apuñal- acuchill-
ambush | emboscad-
protest demonstrat march | protest- marcha- marchar- manifest-
block blockad | bloque-
strike= strikes= | huelg- paro=
vote= voted ballot | vot-
search hunt | busc- busqued- rastre-
rescu | rescat- salv-
recover retriev | recuper-
inject vaccinat | vacun- inyect-
infect contract | contag- infect-
poison intoxicat | intoxic- envenen-
treat treatment | tratamient- atend-
operat function | funcion- oper-
deploy | despleg- despliegu-
distribut hand-out | distribu- reparti- entreg-
plant= planted sow | plant- sembr-
strand beach | varad- encall-
drown | ahog-
sink sank= sunk= | hund- naufrag-
carry carried carrying transport | llev- transport-
build built construct | constru-
clos shut= | cerr- cierr- clausur-
open | abr- abier- abiert- inaugur-
inspect check | inspeccion- revis-
sample swab | muestr-
warn alert | alert- advert-
extinguish douse | apag- extingu- sofoc-
crowd throng | multitud muchedumbr-
wall= fence | muro= valla
cable wire rope | cable soga= cuerda
yield yielded gave-way | ced- cedi-
mattress | colchon
breath | respir-
simply | simplement-
gate= gates= door | puert- porton-
prison jail= | carcel penal= prision
mine= mines= pit= colliery | mina= minas= socavon
museum galler | museo galeria
hospital clinic | hospital clinica
ship= vessel boat | barco buque embarcac- nave=
plane aircraft | avion aeronav-
train= railway | tren= ferrocarril ferrovi-
bridge | puent-
dam= reservoir | represa embals- dique
""".strip().splitlines()
