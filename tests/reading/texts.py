"""Invented reports in the shapes in which archivists get plain text, for the tests of this room."""

WIRE = """FOOTBRIDGE FALLS IN QUITO, THREE DEAD
By Ada Ruiz, Reuters

    QUITO, March 3 - Three people died when an old footbridge
fell into the river Machangara, the mayor said.
    The bridge was built in 1911 and had been closed to carts
since last year. Two engineers had warned of its state.
 Reuter
"""

LINES = """Footbridge falls in Quito, three dead.
Ada Ruiz
QUITO, Ecuador 1996-12-07
Three people died when an old footbridge fell into the river Machangara, the mayor said on Saturday.
"We had closed it to carts, but not to feet," he told reporters at the scene.
-- Cleo Park, Quito newsroom, 555 0100
"""

SCRAPED = """ date 2019-04-01
Quito,
Sunday
March 3,2019

  HOME | Ecuador (Click here for more Ecuador news)

Footbridge Falls in Quito, Three Dead

QUITO – Three people died on Sunday when an old footbridge fell into the river Machangara, the mayor said.

“We had closed it to carts, but not to feet,” he told reporters.

The council meets on Thursday to hear two engineers who had warned of the state of the bridge.

Related Stories

Bridge closed to carts

0 Pending Comments

© 2019 KXYZ-TV
"""

PAGE = """Home | World | Sports | Opinion | Weather
The Valley Herald
Sunday, March 3, 2019
World
Mayor resigns after inquiry into footbridge collapse
Ada Ruiz | The Valley Herald
Published 2:30 p.m. EST March 3, 2019 | Updated 5:10 p.m. EST March 4, 2019
Share
Tweet
The mayor of Quito resigned on Sunday after an inquiry found that warnings about a footbridge were ignored for years.
"I am responsible," he told reporters outside the city hall. He left without taking questions.
The bridge had been inspected on May 3, 2017, according to papers that the council released.
Subscribe to our newsletter
We use cookies to improve your experience.
Follow Ada Ruiz on Twitter: @adaruiz
"""

SPANISH = """EL HERALDO DEL VALLE
Puebla, 3 de marzo de 2019

Derrumbe en una mina deja tres muertos en Puebla

Por Ada Ruiz y Benito Peña

PUEBLA.- Tres personas murieron este domingo cuando se derrumbó una mina, informaron las autoridades.

Los bomberos trabajan en el lugar desde la madrugada, según dijo su jefe.

Con información de Clara Soto
© 2019 El Heraldo del Valle. Todos los derechos reservados.
"""

FRENCH = """Accident de bus près de Lyon : trois morts

Par Jeanne Martin, à Lyon

Publié le 3 mars 2019 à 14h30, mis à jour le 4 mars 2019 à 09h10

LYON, 3 mars 2019 (AFP) - Trois personnes sont mortes dimanche dans un accident de bus, a annoncé la préfecture.

Le chauffeur a été entendu par les gendarmes.
"""

GERMAN = """Drei Tote bei Unfall nahe Köln

Von Karl Müller und Anna Schmidt

Köln (dpa) - Bei einem Unfall auf der Autobahn sind am Sonntag drei Menschen ums Leben gekommen, wie es hieß.

Die Strecke wurde für mehrere Stunden gesperrt, und der Verkehr staute sich.
"""

PORTUGUESE = """Deslizamento deixa três mortos em Petrópolis

Por Ana Souza e João Lima

Rio de Janeiro, 3 mar (Lusa) - Três pessoas morreram neste domingo após um deslizamento de terra, disseram os bombeiros.

As buscas continuam na região, onde não há mais ninguém desaparecido.
"""

MARKDOWN = """---
title: "Footbridge falls in Quito"
author: Ada Ruiz
date: 2019-03-03
source: The Valley Herald
url: https://valleyherald.example/2019/footbridge
---

# Footbridge falls in Quito

QUITO, Ecuador — Three people died when an old footbridge fell on Sunday, the mayor said at dawn.

The council meets on Thursday.
"""

PHOTO = """Footbridge falls in Quito, three dead

Endara Luna

QUITO - UPDATE: The engineer Endara Luna was arrested on Monday. Go to our front page for more on the arrest.

Luna had inspected the bridge in May, the police said, and had found nothing wrong with it.
"""

MENTIONS = """Storm leaves thousands without power

Thousands of homes in Springfield - the largest town there - lost power on Sunday in a storm, the company said.

London, where the company sits, was not touched by it, and neither was Paris.
"""

ALL = (WIRE, LINES, SCRAPED, PAGE, SPANISH, FRENCH, GERMAN, PORTUGUESE, MARKDOWN, PHOTO, MENTIONS)
