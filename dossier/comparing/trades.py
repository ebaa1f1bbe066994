"""More words by which English and Spanish name people who are counted, as in `countables`."""

from __future__ import annotations

PEOPLE = """
workers: dockworker stevedore longshoreman longshoremen steelworker farmworker | estibador estibadora portuari@
health workers: healthworker | sanitari@
aid workers: | cooperante
peacekeepers: peacekeeper |
reservists: reservist | reservista
mutineers: mutineer | amotinad@
mediators: mediator negotiator | mediador mediadora negociador negociadora
referees: referee umpire | arbitro
rangers: ranger gamekeeper | guardaparque guardabosque
vets: veterinarian vet | veterinari@
pharmacists: pharmacist chemist | farmaceutic@
psychologists: psychologist counsellor counselor | psicolog@
street vendors: hawker | ambulante buhonero
gang members: gangster mobster | pandillero marero
hooligans: | barrista
landowners: landowner homeowner | terrateniente
firefighters: | brigadista
contacts: contact | contacto
signatories: signatory | firmante
speakers: speaker | orador oradora
trainers: trainer | entrenador entrenadora
guests: invitee | invitad@
brothers: brother sibling | herman@
sisters: sister |
cousins: cousin | prim@
uncles: uncle | tio
aunts: aunt | tia
nephews: nephew | sobrino
nieces: niece | sobrina
parents: parent | padre
mothers: mother | madre
fathers: father |
sons: son | hijo
daughters: daughter | hija
grandchildren: grandchild grandson granddaughter grandchildren | niet@
orphans: orphan | huerfan@
widows: widow widower | viud@
babies: newborn | bebe recien-nacid@
friends: friend companion | amig@ companer@
colleagues: colleague coworker co-worker workmate | colega
stewards: steward marshal doorman bouncer | acomodador
sailors: mariner yachtsman yachtsmen |
inspectors: inspector auditor | inspector inspectora auditor
commanders: commander captain | comandante capitan
sergeants: sergeant lieutenant | sargento teniente
recruits: recruit conscript cadet trainee | recluta conscripto cadete aprendiz
veterans: veteran | veteran@
mercenaries: mercenary contractor | mercenari@
paramilitaries: paramilitary militiaman militiamen | paramilitar miliciano
deserters: deserter | desertor
spies: spy | espia
bodyguards: bodyguard minder | escolta guardaespaldas
experts: expert specialist analyst | expert@ especialista perit@
scientists: scientist researcher | cientific@ investigador investigadora
investigators: investigator detective | detective
electricians: electrician | electricista
mechanics: mechanic | mecanico
operators: operator | operador operadora
architects: architect surveyor | arquitect@
captives: | cautiv@
deputies: legislator lawmaker senator congressman congressmen | diputad@ senador senadora legislador legisladora
ministers: minister | ministr@
mayors: mayor | alcalde alcaldesa intendente
councillors: councillor councilor | concejal concejala regidor regidora
governors: governor | gobernador gobernadora
ambassadors: ambassador diplomat envoy | embajador embajadora diplomatic@
delegates: delegate representative | delegad@ representante
voters: voter elector | votante elector electora
jurors: juror | jurado
witnesses: witness eyewitness | testigo
defendants: defendant accused | acusad@ imputad@ procesad@ inculpad@
complainants: complainant plaintiff accuser | denunciante demandante querellante
prosecutors: prosecutor | fiscal
clerks: clerk cashier | cajer@
secretaries: secretary receptionist | secretari@ recepcionista
servants: maid cleaner servant janitor | limpiador limpiadora emplead@-domestic@
waiters: waiter waitress bartender barman | mozo camarero camarera mesero mesera
bakers: baker | panadero panadera
butchers: butcher | carnicero carnicera
tailors: seamstress tailor | costurera sastre
carpenters: carpenter | carpintero
bricklayers: bricklayer mason | albanil
truckers: trucker lorry-driver | camionero camionera transportista
taxi drivers: cabbie | taxista
postmen: postman postmen courier messenger | cartero mensajer@
pickers: picker harvester | recolector recolectora jornaler@ cosechador cosechadora bracero
herders: herder shepherd rancher cowboy | pastor-de-ovejas ganader@ vaquer@
loggers: logger lumberjack | lenador talador
hunters: hunter poacher | cazador cazadora cazador-furtivo
beekeepers: beekeeper | apicultor apicultora
surfers: surfer | surfista
swimmers: swimmer bather | nadador nadadora banista
rowers: rower kayaker canoeist | remero kayakista
paragliders: skydiver paraglider parachutist | paracaidista parapentista
runners: runner jogger marathoner | corredor corredora
riders: horseman horsemen jockey | jinete
dancers: dancer | bailarin bailarina
actors: actor actress performer | actor actriz artista
sculptors: sculptor | escultor escultora
writers: writer author poet | escritor escritora autor autora poeta
bishops: bishop cardinal | obispo cardenal
monks: monk friar | monje fraile
imams: imam cleric | iman clerigo
rabbis: rabbi | rabino
carers: carer caregiver midwife therapist | cuidador cuidadora partera terapeuta
surgeons: surgeon | cirujan@
donors: donor | donante
retired people: retiree senior | adult@-mayor
homeless people: beggar | mendig@ indigente
squatters: squatter occupier | ocupante okupa
tenants: tenant lodger | inquilin@ arrendatari@
evacuees: | evacuad@
returnees: returnee | retornad@ deportad@
asylum seekers: asylum-seeker claimant | solicitante
stowaways: stowaway | polizon
castaways: castaway shipwrecked | naufrag@
emigrants: immigrant emigrant | inmigrante emigrante
settlers: settler colonist | colono colona
natives: native indigenous | indigena
applicants: applicant | aspirante postulante
graduates: graduate | graduad@ egresad@
freshmen: freshman | novat@
hooligans: hooligan ultra | barrabrava ultra
looters: looter rioter vandal | saqueador saqueadora vandalo
kidnappers: kidnapper abductor | secuestrador secuestradora
murderers: murderer killer | asesin@ homicida
bombers: bomber | suicida
snipers: sniper | francotirador
traffickers: dealer | vendedor-de-droga
fugitives: fugitive escapee | profug@ fugad@ evadid@
hooded men: | encapuchad@ enmascarad@
accomplices: accomplice | complice
ringleaders: ringleader | cabecilla
strikers: striker picket | huelguista piquetero
unionists: unionist | sindicalista gremialista
shareholders: shareholder investor | accionista inversionista inversor
savers: saver depositor | ahorrista
debtors: debtor creditor | deudor acreedor
taxpayers: taxpayer | contribuyente
consumers: consumer | consumidor consumidora
subscribers: listener viewer reader | oyente espectador-de-tv lector lectora
""".strip().splitlines()
