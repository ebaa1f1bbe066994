"""The words by which English and Spanish name people and things that are counted, a line a meaning."""

from __future__ import annotations

# name in English: words of English | words of Spanish, in the singular; `@` stands for the endings -o and -a
PEOPLE = """
police officers: officer cop policeman policewoman deputy trooper agent police | agente policia uniformado carabinero
firefighters: firefighter fireman | bombero bombera
soldiers: soldier troop marine serviceman | soldado militar
children: child kid toddler infant baby minor juvenile children | nin@ menor
boys: boy |
girls: girl |
teenagers: teen teenager adolescent youth | adolescente joven
women: woman women female | mujer
men: man men male | hombre varon
students: student pupil schoolchildren schoolgirl schoolboy | estudiante alumn@ escolar
workers: worker employee labourer laborer miner docker builder | trabajador trabajadora obrer@ operari@ minero emplead@
workers: staff |
adults: adult | adult@
participants: participant attendee | participante asistente
owners: owner landlord | duen@ propietari@
managers: manager executive director | gerente directiv@ director directora ejecutiv@
engineers: engineer technician | ingenier@ tecnico
officials: official bureaucrat | funcionari@
lawyers: lawyer attorney barrister | abogad@
judges: judge magistrate | juez magistrad@
pilots: pilot copilot airman airmen | pilot@ copiloto
hikers: hiker climber mountaineer trekker | montanista excursionista senderista alpinista
skiers: skier snowboarder | esquiador esquiadora
campers: camper | campista
pedestrians: pedestrian passer-by passers-by | peaton transeunte
cyclists: cyclist | ciclista
motorcyclists: motorcyclist biker | motociclista
guests: guest diner wedding-guest | huesped comensal
shoppers: shopper buyer | comprador compradora
priests: priest clergyman clergymen pastor | sacerdote cura parroco
nuns: nun | monja religiosa
activists: activist campaigner | activista
merchants: businessman businessmen businesswoman entrepreneur | empresari@
cooks: cook chef | cociner@
singers: singer | cantante
musicians: musician | musico
athletes: athlete | atleta deportista
divers: diver | buzo
candidates: candidate | candidat@
smugglers: smuggler trafficker | traficante contrabandista narcotraficante
pirates: pirate | pirata
passengers: passenger traveller traveler commuter rider | pasajer@
civilians: civilian | civil
protesters: protester protestor demonstrator marcher | manifestante
journalists: journalist reporter | periodista
residents: resident neighbour neighbor villager inhabitant | vecin@ habitante poblador pobladora residente
families: family household | familia
migrants: migrant refugee | migrante refugiad@
prisoners: prisoner inmate detainee convict | pres@ reclus@ intern@ reo rea
guards: guard warder | guardia custodio vigilante guardian
suspects: suspect gunman gunmen shooter attacker assailant militant | sospechos@ atacante agresor pistolero sicario
robbers: robber burglar raider bandit thief thieves | asaltante ladron ladrona delincuente
crew: crewmember sailor crewman crewmen seaman seamen crew | tripulante marinero
tourists: tourist holidaymaker visitor | turista visitante
nurses: nurse | enfermer@
doctors: doctor physician medic | medic@
teachers: teacher | maestr@ profesor profesora docente
farmers: farmer peasant | campesin@ agricultor agricultora
fishermen: fisherman fishermen | pescador
drivers: driver motorist | conductor conductora chofer
patients: patient | paciente
worshippers: worshipper worshiper churchgoer parishioner pilgrim devotee | feligres peregrin@
players: player | jugador jugadora
fans: fan supporter | hincha aficionad@
spectators: spectator onlooker bystander | espectador espectadora
rescuers: rescuer lifeguard paramedic | rescatista socorrista paramedico
volunteers: volunteer helper | voluntari@
rebels: rebel insurgent guerrilla fighter | rebelde insurgente guerriller@ combatiente
terrorists: terrorist | terrorista
hostages: hostage captive | rehen
survivors: survivor | sobreviviente superviviente
relatives: relative | familiar
members: member | miembro integrante socio afiliad@
personnel: personnel serviceperson | efectivo elemento
leaders: leader | lider dirigente
traders: trader vendor stallholder shopkeeper | comerciante vendedor vendedora
elderly: pensioner | ancian@ jubilad@
""".strip().splitlines()
THINGS = """
houses: house home dwelling residence | casa vivienda hogar domicilio
buildings: building | edificio edificacion inmueble
flats: flat apartment | apartamento departamento piso
rooms: room | habitacion aula
shops: shop store business | tienda comercio negocio local
stalls: stall stand booth | puesto
schools: school | escuela colegio
hospitals: hospital clinic | hospital clinica
churches: church chapel temple | iglesia templo capilla
bridges: bridge | puente
roads: road street highway | calle carretera camino ruta via
vehicles: vehicle | vehiculo
cars: car | auto automovil coche carro patrullero
buses: bus coach | autobus bus omnibus colectivo
lorries: lorry truck | camion
motorcycles: motorcycle motorbike | moto motocicleta
trains: train | tren
carriages: carriage wagon railcar | vagon
aircraft: plane aircraft airplane | avion aeronave
helicopters: helicopter | helicoptero
boats: boat vessel canoe lifeboat | bote lancha embarcacion canoa
ships: ship ferry barge | barco buque ferri nave
ambulances: ambulance | ambulancia
fire engines: fire-engine tanker | autobomba cisterna
camps: camp shelter | campamento albergue refugio
tents: tent | carpa
rifles: rifle | fusil rifle
pistols: pistol handgun revolver | pistola revolver
weapons: weapon gun firearm | arma
bombs: bomb | bomba
grenades: grenade | granada
cartridges: cartridge bullet round | cartucho bala municion proyectil
shots: shot gunshot casing | disparo tiro casquillo vainilla
explosions: explosion blast | explosion detonacion
tornadoes: tornado tornadoe twister | tornado
witnesses: witness | testigo
kilograms: kilogram kilogramme kilo kg | kilo kilogramo
aftershocks: aftershock | replica
landslides: landslide mudslide | deslizamiento derrumbe
trees: tree | arbol
animals: animal | animal
cattle: cow head cattle | vaca res cabeza
customers: customer client subscriber user | cliente usuari@ abonad@
flights: flight | vuelo
hectares: hectare ha | hectarea
acres: acre |
tonnes: tonne ton | tonelada
litres: litre liter | litro
barrels: barrel | barril
charges: charge count | cargo
violations: violation breach | infraccion violacion
votes: vote ballot | voto
calls: call | llamada
gangs: gang | pandilla banda
complaints: complaint | denuncia queja
towns: town village municipality community | pueblo municipio comunidad localidad aldea
districts: district neighbourhood neighborhood | distrito barrio
crews: team squad brigade | equipo brigada cuadrilla dotacion
pumps: pump | bomba-de-agua
containers: container | contenedor
documents: document file | documento archivo
packages: package parcel | paquete
drums: drum | tambor bidon
cranes: crane | grua
tractors: tractor | tractor
excavators: excavator bulldozer digger | excavadora
wells: well | pozo
mines: mine | mina
beds: bed | cama
seats: seat | asiento escano
phones: phone telephone cellphone mobile | telefono celular movil
computers: computer laptop | computadora ordenador
cameras: camera | camara
knives: knife | cuchillo navaja
machetes: machete | machete
drones: drone | dron
tanks: tank | tanque
missiles: missile rocket | misil cohete
factories: factory | fabrica
warehouses: warehouse depot | almacen deposito bodega
farms: farm ranch | granja finca
fields: field | campo
islands: island | isla
provinces: province | provincia
countries: country nation | pais
parties: party | partido
companies: company firm | empresa compania
banks: bank | banco
hotels: hotel | hotel
windows: window | ventana
doors: door | puerta
letters: letter | carta
photographs: photograph photo picture | foto fotografia
paintings: painting canvas | cuadro pintura
laps: lap | vuelta
points: point | punto
goals: goal | gol
goats: goat sheep | cabra oveja
chickens: chicken hen | pollo gallina
dogs: dog | perro canino
horses: horse | caballo
""".strip().splitlines()
