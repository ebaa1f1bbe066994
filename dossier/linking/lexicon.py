"""Words of the news that English and Spanish reports of one event both use: a common name for each such notion.

Written for this project. Left of the `=` Spanish, right of it English; words of one entry are one notion.
"""

from __future__ import annotations

from collections.abc import Iterator

from dossier.linking.words import fold, stem

NOTION = "="  # begins the name of a notion

_ENTRIES = """
terremoto sismo temblor seísmo = earthquake quake tremor; réplica réplicas = aftershock;
epicentro = epicenter epicentre; magnitud = magnitude; profundidad = depth; incendio fuego = fire blaze wildfire;
llamas = flames; quemado calcinado = burned burnt; ardió arde = blazed; arrasó = gutted; humo = smoke;
bombero brigadista = firefighter fireman; explosión estallido = explosion blast;
inundación crecida = flood flooding; lluvia = rain rainfall; temporal tormenta = storm; huracán = hurricane;
tornado = tornado; viento = wind; granizo = hail; nieve nevada = snow; sequía = drought; calor = heat;
rayo = lightning; alud deslizamiento derrumbe avalancha deslave huaico = landslide mudslide avalanche;
volcán = volcano; erupción eruptivo = eruption erupt erupted; lava = lava; ceniza = ash; geólogo = geologist;
hectárea = hectare; sierra = hills; muerto fallecido = dead; muerte fallecimiento = death;
murió murieron falleció mueren muere = died dies die dying; matar mató mataron mata = killed kill kills killing;
herido lesionado = injured wounded hurt; desaparecido = missing; sobreviviente superviviente = survivor;
víctima = victim; cadáver cuerpo = body; ahogado ahogada ahogados = drowned drown; asfixiado = suffocated;
atrapado = trapped; damnificado desplazado = displaced;
evacuado evacuar evacúan desalojar = evacuated evacuate evacuation;
rescate rescatar rescatan rescató = rescue rescued; rescatista socorrista = rescuer; buzo = diver;
albergue refugio = shelter; luto duelo = mourning; funeral entierro sepultado = funeral buried;
balance saldo = toll; emergencia = emergency; alerta = alert; alarma = alarm; ambulancia = ambulance;
hospital = hospital; clínica = clinic; médico doctor = doctor physician; enfermera enfermero = nurse;
paciente = patient; enfermedad = disease illness; epidemia brote = epidemic outbreak; virus = virus;
vacuna vacunación = vaccine vaccination; contagio = infection; fiebre = fever; dengue = dengue; cólera = cholera;
salud sanitario sanitaria = health; medicamento = medicine drug; droga narcótico = narcotic; veneno = poison;
juicio = trial; tribunal juzgado corte = court; juez jueza magistrado = judge justice; fiscal = prosecutor;
fiscalía = prosecution; abogado = lawyer attorney; defensa = defence defense;
acusado imputado procesado = accused defendant charged; acusación = accusation charge; acusar acusó = accuse;
testigo = witness; declaró testificó = testified; prueba = evidence; veredicto = verdict;
sentencia fallo = ruling sentence; condena condenado = convicted sentenced conviction; culpable = guilty;
inocente = innocent; absuelto absolvió = acquitted; apelación = appeal; prisión cárcel penal = prison jail;
perpetua = life; preso recluso interno = inmate prisoner; fianza = bail; demanda = lawsuit; delito = crime;
delincuente criminal = criminal; homicidio asesinato asesinado asesinada = murder murdered homicide;
feminicidio femicidio = femicide; violación = rape; robo asalto atraco = robbery heist theft;
robar robaron roban = steal stole stolen; ladrón asaltante = robber thief gunman; botín = loot;
secuestro secuestrado = kidnapping kidnapped abduction; rehén rehenes = hostage; rescate = ransom;
extorsión = extortion; extorsionador = extortionist; pandilla banda = gang;
narcotráfico narcotraficante = trafficking trafficker; tiroteo balacera = shooting;
disparo disparó balazo tiro = shot gunshot; arma = weapon; pistola = pistol handgun; bomba = bomb; cuchillo = knife;
apuñalado puñalada = stabbed stabbing; golpeado golpeada golpiza = beaten beating;
soborno cohecho coima = bribe bribery; corrupción = corruption; malversación = embezzlement; fraude estafa = fraud;
comisión comisiones = kickback; lavado blanqueo = laundering;
detenido arrestado detención arresto = arrested arrest detained; detuvo detuvieron = arrested;
fugitivo prófugo = fugitive; huyó huyeron = fled escaped; búsqueda = search;
investigación = investigation probe inquiry; investiga investigar = investigate investigating; sospechoso = suspect;
policía policial = police; comisario = commissioner; agente = officer; patrulla patrullar = patrol;
soldado militar = soldier troops; ejército = army; marina armada naval = navy; coronel = colonel; capitán = captain;
comandante = commander; motín = riot mutiny; enfrentamiento choque = clash;
protesta manifestación marcha = protest march demonstration; manifestante = protester demonstrator;
bloqueo bloquear bloquearon bloquean = blockade blocked block; barricada = barricade; gas gases = gas;
lacrimógeno = tear; encapuchado = hooded masked; huelga paro = strike stoppage walkout; huelguista = striker;
sindicato gremio = union; sindical = union; trabajador obrero operario = worker; empleado = employee;
despido despedido = layoff dismissal fired; salario sueldo salarial = wage salary pay; bono = bonus;
aumento alza reajuste = increase raise rise; acuerdo pacto = agreement deal; negociación = negotiation;
diálogo = dialogue talks; estibador portuario = docker dockworker; puerto = port harbor harbour;
astillero = shipyard; minero = miner; mina = mine; minería = mining; pozo = pit shaft; carbón = coal;
cobre = copper; oro = gold; litio = lithium; petróleo crudo = oil crude; oleoducto = pipeline; derrame = spill leak;
refinería = refinery; gasolina combustible = gasoline petrol fuel; ducto = pipeline; playa = beach;
pescador = fisherman fishermen; pesca = fishing; pesquero = fishing; ballena = whale; tortuga = turtle; perro = dog;
ave = bird; ganado = cattle; vaca = cow; lobo = wolf; oso = bear; elección comicios electoral = election electoral;
voto sufragio = vote ballot; votar votó votaron = voted; votante elector = voter; urna ánfora = ballot;
candidato = candidate; campaña = campaign; encuesta sondeo = poll; participación = turnout; ganó venció = won;
derrota derrotado = defeat; ganador vencedor = winner; empate = tie; mayoría = majority;
reelección reelegido = re-election re-elected; escaño concejal edil = seat councillor;
alcalde alcaldesa intendente = mayor; alcaldía ayuntamiento municipalidad = city hall council;
gobernador gobernadora = governor; presidente presidenta mandatario mandataria = president;
vicepresidente = vice-president; ministro ministra = minister; ministerio = ministry; canciller = chancellor;
primer = prime; gabinete = cabinet; diputado legislador = lawmaker deputy legislator; senador = senator;
senado = senate; congreso = congress; parlamento = parliament; cámara = chamber; partido = party;
oposición opositor = opposition; oficialismo = ruling; gobierno = government; estado = state; provincia = province;
departamento = department; municipio = municipality; ciudad = city; pueblo = town village;
aldea vereda caserío = village; barrio colonia = neighbourhood neighborhood district; ley = law; decreto = decree;
proyecto = bill; constitución constitucional = constitution constitutional; presupuesto = budget;
impuesto tributo = tax; déficit = deficit; deuda = debt; inflación = inflation; tasa = rate; interés = interest;
dólar = dollar; euro = euro; peso = peso; banco bancario = bank; bolsa = exchange; préstamo crédito = loan;
inversión = investment; empresa compañía = company firm; empresario = businessman; fábrica planta = factory plant;
almacén depósito bodega = warehouse; mercado = market; tienda comercio = shop store; puesto = stall;
comerciante = trader merchant shopkeeper; dueño propietario = owner; gerente = manager;
contrato contrata = contract; licencia permiso = licence license permit; concesión = concession; pérdida = loss;
daño dañado = damage damaged; precio = price; exportación exportador = export exporter; importación = import;
cosecha = harvest; café = coffee; trigo = wheat; maíz = corn maize; fruta = fruit; azúcar = sugar; arroz = rice;
agua = water; río = river; lago = lake; mar = sea; presa represa embalse = dam; puente = bridge;
carretera ruta autopista = road highway motorway; calle = street; avenida = avenue; túnel = tunnel; camino = road;
autobús colectivo ómnibus bus = bus coach; camión = truck lorry; automóvil coche auto carro = car;
camioneta furgoneta = van pickup; moto motocicleta = motorcycle motorbike; tren = train;
ferrocarril ferroviario = railway railroad; vía = track; descarriló descarrilamiento = derailed derailment derail;
vagón = wagon carriage; metro = subway; tranvía = tram; maquinista = engineer;
avión aeronave = plane aircraft airplane; avioneta = light; helicóptero = helicopter; vuelo = flight;
piloto = pilot; aeropuerto = airport; aerolínea = airline; pasajero = passenger; tripulante tripulación = crew;
barco buque nave embarcación = ship vessel boat; lancha bote = boat; ferry transbordador = ferry;
naufragio naufragar hundió hundimiento = shipwreck sank sink sinking; chofer chófer conductor = driver;
accidente siniestro = accident crash; colisión = collision; volcó vuelco = overturned; barranco abismo = ravine;
freno = brake; cayó caer = fell plunged fall; derrumbó colapsó desplomó = collapsed collapse;
iglesia parroquia templo = church parish; catedral = cathedral; capilla = chapel; torre = tower;
muro barda pared = wall; techo = roof; edificio = building; casa vivienda = house home; hogar = home;
escuela colegio = school; maestro maestra docente profesor = teacher;
alumno estudiante universitario = student pupil; universidad = university; rector = rector; clase = class;
museo = museum; pintura cuadro = painting; obra = work; libro = book; escritor = writer; película = film movie;
músico = musician; cantante = singer; concierto = concert; estadio = stadium; fútbol = football soccer;
jugador = player; entrenador = coach; partido = match; campeonato = championship; copa = cup; medalla = medal;
premio = prize award; mujer = woman women; hombre = man men; niño niña = child children; joven = youth young;
bebé = baby; madre = mother; padre = father; hijo = son; hija = daughter; hermano = brother; hermana = sister;
esposo marido = husband; esposa = wife; abuelo = grandfather; abuela = grandmother; familia = family;
vecino residente = resident neighbour neighbor; turista = tourist; turismo = tourism; hotel = hotel;
huésped = guest; peregrino = pilgrim; santuario = shrine; sacerdote cura = priest; obispo = bishop; papa = pope;
campesino = peasant farmer; agricultor = farmer; indígena = indigenous; comunero = villager; comunidad = community;
migrante = migrant; refugiado = refugee; frontera = border; embajador = ambassador; embajada = embassy;
diplomático = diplomat; tratado = treaty; guerra = war; paz = peace; tregua = truce ceasefire;
guerrilla guerrillero = guerrilla rebel; atentado ataque = attack; terrorismo terrorista = terrorism terrorist;
misil = missile; dron = drone; renuncia renunció dimitió dimisión = resigned resignation resign quits quit;
destituido destitución = ousted dismissed impeachment; nombró designó = named appointed;
expulsión expulsado = expulsion expelled; sanción = sanction; multa = fine fined; denuncia denunció = complaint;
amenaza = threat; error = error; seguridad = security safety; vigilante guardia custodio = guard watchman;
cerrado cierre = closed shut closure; abierto apertura = opened opening;
suspendido suspendió suspender = suspended cancelled; canceló cancelado = cancelled canceled;
luz electricidad = electricity power; apagón = blackout outage; pobreza = poverty; hambre = hunger famine;
ayuda = aid; donación = donation; vivo = alive; basura residuo = rubbish garbage trash waste;
contaminación contamina contaminó = pollution polluted; bosque = forest; selva = jungle rainforest; árbol = tree;
isla = island; costa = coast; montaña monte cerro = mountain hill; ladera = slope; valle = valley;
desierto = desert; norte = north northern; sur = south southern; este = east eastern; oeste = west western;
espacial = space spaceport; satélite = satellite; cohete = rocket; científico = scientist;
experto relator relatora = expert; vocero portavoz = spokesman spokeswoman spokesperson;
periodista reportero = journalist reporter; canal = channel canal; radio = radio; teléfono = phone telephone;
carta = letter; mensaje chat = message messages; recompensa = reward; sorteo = lottery draw lots; matrícula = plate;
chileno = chilean; peruano = peruvian; argentino = argentine argentinian; boliviano = bolivian; mexicano = mexican;
colombiano = colombian; ecuatoriano = ecuadorean ecuadorian; venezolano = venezuelan;
brasileño brasilero = brazilian; uruguayo = uruguayan; paraguayo = paraguayan; español = spanish; cubano = cuban;
panameño = panamanian; hondureño = honduran; guatemalteco = guatemalan; nicaragüense nica = nicaraguan;
salvadoreño = salvadoran; costarricense tico = rican; dominicano = dominican; haitiano = haitian;
puertorriqueño = rican; estadounidense = american; británico = british; francés = french; alemán = german;
italiano = italian; portugués = portuguese; ruso = russian; chino = chinese; japonés = japanese;
canadiense = canadian; turco = turkish; ucraniano = ukrainian; israelí = israeli; palestino = palestinian;
sirio = syrian; iraquí = iraqi; iraní = iranian; indio hindú = indian; surcoreano = korean; marroquí = moroccan;
egipcio = egyptian; griego = greek; polaco = polish; holandés neerlandés = dutch; sueco = swedish;
noruego = norwegian; suizo = swiss; vasco = basque; catalán = catalan; europeo = european; africano = african
"""

_NAMES = """
estados ee.uu eeuu = states u.s usa; unidos unidas = united; naciones = nations; onu = u.n; oea = oas; ue = eu;
otan = nato; oms = w.h.o; ops = paho; fmi = imf; brasil = brazil; méxico = mexico; perú = peru; panamá = panama;
haití = haiti; españa = spain; francia = france; alemania = germany; inglaterra = england; reino = kingdom;
unido = united; bretaña = britain; escocia = scotland; irlanda = ireland; italia = italy; grecia = greece;
turquía = turkey; rusia = russia; ucrania = ukraine; polonia = poland; suecia = sweden; noruega = norway;
finlandia = finland; dinamarca = denmark; holanda = netherlands; bélgica = belgium; suiza = switzerland;
hungría = hungary; rumania rumanía = romania; croacia = croatia; serbia = serbia; checa = czech; siria = syria;
irak iraq = iraq; irán = iran; líbano = lebanon; egipto = egypt; libia = libya; túnez = tunisia tunis;
argelia = algeria; marruecos = morocco; etiopía = ethiopia; kenia = kenya; sudáfrica = africa; japón = japan;
corea = korea; filipinas = philippines; tailandia = thailand; afganistán = afghanistan; pakistán = pakistan;
arabia = arabia; saudita saudí = saudi; nueva = new; zelanda zelandia = zealand; londres = london; parís = paris;
moscú = moscow; kiev = kyiv kiev; berlín = berlin; roma = rome; milán = milan; venecia = venice;
florencia = florence; turín = turin; nápoles = naples; génova = genoa; lisboa = lisbon; oporto = porto;
bruselas = brussels; ginebra = geneva; viena = vienna; varsovia = warsaw; praga = prague; atenas = athens;
estambul = istanbul; jerusalén = jerusalem; beirut = beirut; damasco = damascus; bagdad = baghdad; teherán = tehran;
cairo = cairo; pekín beijing = beijing; tokio = tokyo; seúl = seoul; york = york; filadelfia = philadelphia;
habana = havana; río = rio; suprema supremo = supreme; corte tribunal = court; mundial = world; unión = union;
europea = european; organización = organization organisation; americanos americana = american; panamericana = pan;
cruz = cross; roja rojo = red; blanca = white; casa = house; pacífico = pacific; atlántico = atlantic;
caribe = caribbean; amazonía amazonas = amazon; andes = andes; mediterráneo = mediterranean; vaticano = vatican;
cataluña = catalonia; andalucía = andalusia; sevilla = seville; vizcaya = biscay; navarra = navarre;
pascua = easter; navidad = christmas; consejo = council; comisión = commission; secretaría = secretariat;
asamblea = assembly; nacional = national; internacional = international; federal = federal; república = republic;
central = central
"""


def _entries(text: str) -> Iterator[tuple[list[str], list[str]]]:
    for entry in text.split(";"):
        spanish, _, english = entry.partition("=")
        yield [fold(word) for word in spanish.split()], [fold(word) for word in english.split()]


def _notions() -> tuple[dict[str, str], dict[str, str]]:
    """By Spanish and by English key: the notion's common name; what comes first holds."""
    spanish, english = dict[str, str](), dict[str, str]()
    for text in (_ENTRIES, _NAMES):
        for ours, theirs in _entries(text):
            keys = [stem(word, False) for word in theirs]
            notion = english.get(keys[0], NOTION + keys[0])
            for key in keys:
                english.setdefault(key, notion)
            for word in ours:  # names are kept as written, other words by their Spanish stem
                spanish.setdefault(stem(word, True), notion)
                spanish.setdefault(stem(word, False), notion)
    return spanish, english


_BY_LANGUAGE = dict(zip(("es", "en"), _notions(), strict=True))
BRIDGED = frozenset(_BY_LANGUAGE)


def notion(key: str, language: str) -> str | None:
    """The name of what a report's term means in both languages (`=quak`), where it is known."""
    return _BY_LANGUAGE.get(language, {}).get(key)
