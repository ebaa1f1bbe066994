"""Still more words by which English and Spanish name things that are counted, as in `countables`."""

from __future__ import annotations

THINGS = """
layoffs: layoff redundancy dismissal | despido
cuts: cut | recorte
terminals: terminal | terminal
pallets: pallet | palet pale
shipments: shipment consignment | cargamento envio
centres: centre center | centro
polling stations: | recinto-electoral
petrol stations: | gasolinera
crossings: crossing | cruce
pools: pool | piscina
hydrants: hydrant | hidrante
helmets: helmet | casco
vests: vest | chaleco
spoons: spoon spoonful | cuchara cucharada
gloves: glove | guante
sensors: sensor | sensor
barns: barn stable shed | granero establo galpon
silos: silo | silo
toilets: toilet latrine | letrina inodoro
taps: tap | grifo
convoys: convoy | convoy
kits: kit | kit
vials: vial phial | frasco
instalments: instalment installment | cuota
proposals: motion | mocion
constituencies: constituency | circunscripcion
stages: stage | etapa
sectors: sector | sector
routes: route | ruta
detours: detour diversion | desvio
quintals: quintal | quintal
shipwrecks: shipwreck | naufragio
headstones: headstone tombstone | lapida
sanctions: sanction | sancion
suspensions: suspension | suspension
""".strip().splitlines()
