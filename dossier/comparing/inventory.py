"""More words by which English and Spanish name things that are counted, as in `countables`."""

from __future__ import annotations

THINGS = """
gates: gate | porton
turnstiles: turnstile | torniquete
entrances: entrance | entrada acceso
exits: exit | salida
walls: wall | muro pared
fences: fence barrier | valla cerca barrera
roofs: roof ceiling | techo tejado
columns: column pillar | columna pilar
beams: beam | viga
lifts: elevator escalator | ascensor elevador
staircases: staircase stair | escalera
cables: cable wire | cable alambre
ropes: rope | soga cuerda
cabins: cabin cable-car gondola | cabina gondola
huts: hut | cabana
benches: bench | banco-de-plaza
tables: table | mesa
chairs: chair | silla
desks: desk | pupitre escritorio
stretchers: stretcher | camilla
cells: cell | celda calabozo
tunnels: tunnel shaft gallery | tunel galeria
dams: dam | represa presa
dikes: dike levee embankment | dique
reservoirs: reservoir | embalse
canals: canal ditch | acequia canal
sewers: sewer drain | alcantarilla desague
lakes: lake lagoon pond | laguna lago estanque
rivers: river stream creek | rio arroyo quebrada
beaches: beach | playa
hills: hill | cerro colina
slopes: slope | ladera
mountains: mountain | montana
volcanoes: volcano | volcan
caves: cave cavern | cueva caverna
valleys: valley | valle
forests: forest wood plantation grove | bosque plantacion
gardens: garden | jardin
orchards: orchard | huerto
vineyards: vineyard | vinedo
greenhouses: greenhouse | invernadero
plots: plot lot parcel-of-land | parcela lote terreno
towns: hamlet settlement | vereda caserio poblado anexo
parishes: parish | parroquia
cities: city | ciudad
regions: region | region
states: state | estado
counties: county | condado
slums: slum shantytown | villa asentamiento
towers: tower skyscraper | torre rascacielos
offices: office | oficina despacho
branches: branch | sucursal
kitchens: kitchen canteen | cocina comedor
restaurants: restaurant cafe | restaurante cafeteria
bars: bar pub | bar
nightclubs: nightclub | discoteca
markets: market | mercado
supermarkets: supermarket | supermercado
pharmacies: pharmacy drugstore | farmacia
laboratories: laboratory | laboratorio
wards: ward | pabellon
theatres: theatre theater | teatro
cinemas: cinema | cine
museums: museum | museo
libraries: library | biblioteca
stadiums: stadium arena | estadio coliseo
gyms: gym | gimnasio
mosques: mosque | mezquita
synagogues: synagogue | sinagoga
monasteries: monastery | monasterio
classrooms: classroom | salon-de-clase
universities: university college campus | universidad
nurseries: nursery kindergarten creche | guarderia jardin-infantil
prisons: prison jail penitentiary | carcel penal prision
police stations: police-station | comisaria
checkpoints: checkpoint | puesto-de-control reten
barracks: barrack | cuartel
embassies: embassy consulate | embajada consulado
airports: airport | aeropuerto
runways: runway airstrip | pista
ports: port harbour harbor | puerto
docks: dock pier quay | muelle
stations: station | estacion
tracks: track | riel
locomotives: locomotive | locomotora
engines: engine | motor
trams: tram trolley | tranvia
trailers: trailer | remolque acoplado
vans: van pickup | furgoneta camioneta
minibuses: minibus minivan | combi microbus minibus
taxis: taxi cab | taxi
bicycles: bicycle bike | bicicleta
scooters: scooter | patineta
tyres: tyre tire | neumatico llanta
wheels: wheel | rueda
submarines: submarine | submarino
tankers: freighter | petrolero carguero
yachts: yacht | yate
sailing boats: sailboat | velero
rafts: raft dinghy | balsa
boats: dhow skiff trawler speedboat | pesquero
jets: jet | caza
balloons: balloon | globo
satellites: satellite | satelite
gliders: glider | planeador parapente
aerials: antenna mast | antena
radars: radar | radar
pylons: pylon pole | poste torre-electrica
turbines: turbine | turbina
generators: generator | generador
transformers: transformer | transformador
pipes: pipe pipeline | tuberia caneria
valves: valve | valvula
reactors: reactor | reactor
boilers: boiler | caldera
furnaces: furnace oven | horno
cylinders: cylinder canister | bombona garrafa cilindro
bottles: bottle flask | botella frasco
sacks: sack | saco costal
bags: bag | bolsa
bundles: bundle bale | fardo bulto
boxes: box crate carton | caja cajon
suitcases: suitcase | maleta valija
backpacks: backpack rucksack | mochila
envelopes: envelope | sobre
pills: pill tablet | pastilla pildora comprimido
doses: dose | dosis
vaccines: vaccine | vacuna
samples: sample specimen swab | muestra
tests: test | prueba
exams: exam | examen
ventilators: ventilator respirator | respirador
masks: mask | mascarilla barbijo
stab wounds: | punalada
knockouts: knockout | nocaut
bones: bone | hueso
skulls: skull | craneo
skeletons: skeleton | esqueleto
graves: grave tomb | tumba fosa nicho
coffins: coffin casket | ataud
fragments: fragment | fragmento
meals: meal | comida
rations: ration | racion
dishes: dish | plato
eggs: egg | huevo
loaves: loaf loaves | pan
crops: crop | cultivo cosecha
seedlings: seedling sapling | plantula planton
plants: plant | planta mata
flowers: flower | flor
wreaths: wreath | corona
candles: candle | vela
lanterns: lantern | farol
flags: flag | bandera
banners: banner placard | pancarta cartel
leaflets: leaflet poster | volante afiche panfleto
books: book volume | libro tomo
copies: copy | ejemplar
pages: page | pagina folio hoja
articles: article | articulo
reports: report | informe
studies: study | estudio
signatures: signature | firma
petitions: petition | peticion
laws: law | ley
bills: bill | proyecto-de-ley
decrees: decree | decreto
rulings: ruling | fallo
amendments: amendment | enmienda
contracts: contract | contrato
licences: licence license | licencia
permits: permit | permiso
warrants: warrant | orden
raids: raid | allanamiento cateo redada
lawsuits: lawsuit | demanda querella
cases: case | caso
outbreaks: outbreak | brote
errors: error | error
faults: fault flaw defect | falla defecto
failures: failure |
warnings: warning | advertencia aviso
alerts: alert | alerta
alarms: alarm | alarma
inspections: inspection | inspeccion
checks: check | revision
visits: visit | visita
meetings: meeting | reunion
sessions: session | sesion
hearings: hearing | audiencia
trips: trip journey voyage | viaje travesia
strikes: walkout stoppage | paro huelga
blockades: blockade roadblock | bloqueo
barricades: barricade | barricada
marches: march | marcha
protests: protest demonstration rally | protesta manifestacion
clashes: clash | enfrentamiento
fights: fight brawl | pelea rina
attacks: attack assault | ataque atentado
ambushes: ambush | emboscada
murders: murder homicide killing | homicidio asesinato crimen femicidio feminicidio
robberies: robbery theft burglary heist | robo hurto
kidnappings: kidnapping abduction | secuestro
crashes: crash collision | choque colision
accidents: accident | accidente siniestro
fires: fire blaze wildfire | incendio
hotspots: hotspot | foco
floods: flood | inundacion
storms: storm | tormenta
hurricanes: hurricane cyclone | huracan ciclon
quakes: quake earthquake tremor | sismo terremoto temblor
waves: wave | ola
leaks: leak | fuga
spills: spill | derrame
holes: hole | agujero hueco
craters: crater | crater
cracks: crack | grieta
sinkholes: sinkhole | socavon
paintings: | lienzo oleo
works: artwork | obra
sculptures: sculpture | escultura
statues: statue | estatua
jewels: jewel gem | joya
necklaces: necklace | collar
rings: ring | anillo
diamonds: diamond | diamante
watches: watch | reloj
coins: coin | moneda
banknotes: banknote | billete
bars: ingot bar-of-gold | lingote
artefacts: artefact artifact relic | artefacto reliquia
pieces: piece | pieza
objects: object item | objeto
vases: vase | vasija
instruments: instrument | instrumento
violins: violin | violin
toys: toy | juguete
dolls: doll | muneca
garments: garment | prenda
shirts: shirt | camisa
shoes: shoe | zapato
uniforms: uniform | uniforme
blankets: blanket | frazada manta cobija
mattresses: mattress | colchon
tins: tin can | lata
cigarettes: cigarette | cigarrillo
number plates: number-plate | placa matricula
keys: key | llave
locks: lock padlock | candado cerradura
cards: card | tarjeta
passports: passport | pasaporte
visas: visa | visa
accounts: account | cuenta
shares: share | accion
bonds: bond | bono
loans: loan | prestamo credito
mortgages: mortgage | hipoteca
jobs: job | empleo
vacancies: vacancy | vacante
scholarships: scholarship grant | beca
medals: medal | medalla
trophies: trophy | trofeo
titles: title | titulo
prizes: prize award | premio
goals: goal | gol
games: game match fixture | encuentro juego
races: race | carrera
laps: lap | vuelta
songs: song | cancion
albums: album record | disco
films: film movie | pelicula
episodes: episode | episodio capitulo
tickets: ticket | boleto
lions: lion | leon
tigers: tiger | tigre
leopards: leopard jaguar | leopardo jaguar
elephants: elephant | elefante
rhinos: rhino rhinoceros | rinoceronte
hippos: hippo | hipopotamo
monkeys: monkey ape chimpanzee | mono simio
bears: bear | oso
wolves: wolf wolves | lobo
foxes: fox | zorro
birds: bird | ave pajaro
flamingos: flamingo | flamenco
penguins: penguin | pinguino
parrots: parrot | loro
whales: whale | ballena cetaceo
dolphins: dolphin porpoise | delfin marsopa
seals: seal | foca lobo-marino
turtles: turtle tortoise | tortuga
fish: fish | pez
salmon: salmon | salmon
cages: cage pen | jaula
boxes: ballot-box urn | anfora urna
sharks: shark | tiburon
snakes: snake | serpiente vibora
crocodiles: crocodile caiman | cocodrilo caiman
hives: hive beehive | colmena
pigs: pig hog boar | cerdo puerco chancho
llamas: llama | llama
alpacas: alpaca | alpaca
cats: cat | gato
donkeys: donkey | burro
mules: mule | mula
camels: camel | camello
fines: fine | multa
crimes: crime offence offense felony | delito crimen
organisations: organisation organization entity institution | organizacion entidad institucion
groups: group | grupo
places: place location site spot | lugar sitio
areas: area zone | area zona
incidents: incident situation | incidente suceso
agreements: agreement deal accord treaty pact | acuerdo tratado pacto
offers: offer bid proposal | oferta propuesta
appeals: appeal | recurso
convictions: conviction | condena
acquittals: acquittal | absolucion
trials: trial | juicio
births: birth | nacimiento
infections: infection | contagio infeccion
messages: message email e-mail | mensaje correo
videos: video recording | video grabacion
explosives: explosive | explosivo
knives: knive dagger | punal
axes: axe | hacha
swords: sword | espada
lanes: lane | carril
eruptions: eruption | erupcion
wins: win victory | victoria triunfo
losses: loss defeat | derrota
draws: draw | empate
titles: title championship | titulo campeonato
refineries: refinery | refineria
clubs: club | club
crosses: cross | cruz
patrols: patrol | patrulla
""".strip().splitlines()
