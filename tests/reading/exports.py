"""Invented reports as news databases, agencies and clippers hand them out, for the tests of this room."""

STORY = """Three people died on Sunday when an old footbridge fell into the river, the mayor said at dawn.

He would resign, he added, once the council had met and had heard the engineers."""
CUENTO = """Tres personas murieron este domingo al caer un viejo puente de piedra, dijo el alcalde al amanecer.

El alcalde añadió que dimitiría cuando el concejo se hubiera reunido con los ingenieros."""

LABELS = f"""12 of 250 DOCUMENTS

The Valley Herald (Ecuador)

March 3, 2019 Sunday
First Edition

Footbridge falls in Quito, three dead

BYLINE: Ada Ruiz and Ben Okoro, Quito Correspondents

SECTION: NEWS; Pg. 12

LENGTH: 643 words

DATELINE: QUITO, Ecuador

HIGHLIGHT: Council had been warned twice about the state of the bridge

BODY:

{STORY}

LOAD-DATE: March 4, 2019

LANGUAGE: ENGLISH

GRAPHIC: Photo, The bridge on Sunday. Cleo Park

PUBLICATION-TYPE: Newspaper

Copyright 2019 The Valley Herald
All Rights Reserved
"""

TAGS = f"""SE   News
HD   Footbridge falls in Quito, three dead
BY   By Ada Ruiz and Ben Okoro
WC   643 words
PD   3 March 2019
ET   02:30 PM
SN   The Valley Herald
SC   VALHER
LA   English
CY   Copyright 2019 The Valley Herald
LP
QUITO (Reuters) - {STORY.replace(chr(10) * 2, chr(10) * 2 + "TD" + chr(10))}

NS   gdis : Disasters
AN   Document VALHER0020190303ef33000ab
"""

COUNTED = f"""Cae un puente en Quito
640 palabras
3 marzo 2019
El Heraldo del Valle
HERVAL
Español
© 2019. El Heraldo del Valle.

Quito, 3 mar (EFE).- {CUENTO}

Documento HERVAL0020190303ef33000ab
"""

BANK = f"""Footbridge falls in Quito, three dead
Valley Herald, The (Quito, Ecuador)
March 3, 2019
Author: Ada Ruiz; Staff Writer
Edition: Final
Section: Local
Page: A1
Estimated printed pages: 2

Article Text:

{STORY}

Caption: The bridge on Sunday. Photo by Cleo Park.
Dateline: QUITO
Record Number: 1234ABCD
Copyright, 2019, The Valley Herald. All Rights Reserved.
"""

DETAILS = f"""Footbridge falls in Quito, three dead: [CITY Edition]
Ruiz, Ada.  The Valley Herald; Quito [Quito]03 Mar 2019: A.1.
ProQuest document link

FULL TEXT
{STORY}

DETAILS
Subject: Bridges; Mayors
Publication title: The Valley Herald; Quito
Pages: A.1
Publication date: Mar 3, 2019
Section: News
Place of publication: Quito
Language of publication: English
Document URL: https://valley.example/docview/1234567
Last updated: 2019-03-04
"""

NOTE = f"""---
titulo: "Cae un puente en Quito"
medio: El Heraldo del Valle
autores:
  - Ada Ruiz
  - Benito Peña
fecha: 2019-03-03
sección: Sucesos
enlace: https://heraldo.example/sucesos/puente
guardado: 2021-05-02
---

# Cae un puente en Quito

**El concejo había sido advertido dos veces del estado del puente.**

QUITO.- {CUENTO}

---
[Volver a Sucesos](https://heraldo.example/sucesos) | [Imprimir](#)
"""

DESK = f"""ZCZC VNS417 4 O 0188
R I BC-ECUADOR-BRIDGE 03-03 0188
BC-ECUADOR-BRIDGE
FOOTBRIDGE FALLS IN QUITO, THREE DEAD

BY ADA RUIZ
QUITO, 3 MAR 93 (VALLEY NEWS) -- {STORY.upper()}

VNS/AR/BO
03-03-93 1622GMT
NNNN
"""
