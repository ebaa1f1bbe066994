"""Bylines and credits in five languages: who did what, and who is nobody."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from dossier.reading.fields.byline import read_agencies, read_bare, read_byline
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.photo_credit import closing_credits, read_caption
from dossier.reading.fields.sign_off import read_credits, read_handle, read_sign_off

Names = list[tuple[str, str]]


def told(credits: list[Credit]) -> Names:
    return [(credit.name, credit.role) for credit in credits]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("By Ada Ruiz", [("Ada Ruiz", "author")]),
        ("^By ADA RUIZ=", [("ADA RUIZ", "author")]),
        ("mercredi 3 mars 2021, par Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Posted on March 3, 2021 by Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Publicado por Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Court reporter: Gráinne Marsh", [("Gráinne Marsh", "author")]),
        ("By Ada Ruiz, with inputs from Kendrapara and Jagatsinghpur", [("Ada Ruiz", "author")]),
        ("Par Ada Ruiz avec Agence Alpine", [("Ada Ruiz", "author"), ("Agence Alpine", "agency")]),
        ("Enviado por Ada Ruiz el Mié, 03/03/2019 - 10:15", [("Ada Ruiz", "author")]),
        ("Von Ada Ruiz, Studio Hannover", [("Ada Ruiz", "author")]),
        ("Von Ada Ruiz, Redaktion Neue Limmatpost", [("Ada Ruiz", "author")]),
        ("BY TED D'ORSOLIO", [("TED D'ORSOLIO", "author")]),
        ("By Ada Ruiz and Ben Okoro", [("Ada Ruiz", "author"), ("Ben Okoro", "author")]),
        ("By Ada Ruiz, Ben Okoro, and Leo Paz", [(name, "author") for name in ("Ada Ruiz", "Ben Okoro", "Leo Paz")]),
        ("Door Ada Ruiz en Ben Okoro", [("Ada Ruiz", "author"), ("Ben Okoro", "author")]),
        ("Por Ada Ruiz en Buenos Aires", [("Ada Ruiz", "author")]),
        ("By Ada Ruiz Fresno --", [("Ada Ruiz Fresno", "author")]),
        ("By Ada Ruiz; Accra", [("Ada Ruiz", "author")]),
        ("di Ada van der Ruiz", [("Ada van der Ruiz", "author")]),
        ("dal nostro inviato Ada Ruiz", [("Ada Ruiz", "author")]),
        ("De notre correspondant à New York, Ada Ruiz", [("Ada Ruiz", "author")]),
        (
            "By Ada Ruiz, Ben Okoro and Cleo Park",
            [("Ada Ruiz", "author"), ("Ben Okoro", "author"), ("Cleo Park", "author")],
        ),
        ("By Ada Ruiz, Reuters", [("Ada Ruiz", "author"), ("Reuters", "agency")]),
        ("By Ada Ruiz, KXYZ", [("Ada Ruiz", "author")]),
        ("By ADA RUIZ Associated Press", [("ADA RUIZ", "author")]),
        ("By Associated Press Writer Ada Ruiz", [("Ada Ruiz", "author")]),
        ("By Ada Ruiz in Quito", [("Ada Ruiz", "author")]),
        ("By Ada Ruiz, Staff Writer", [("Ada Ruiz", "author")]),
        ("By Dr. Ada Ruiz", [("Ada Ruiz", "author")]),
        ("By Jordan Paris", [("Jordan Paris", "author")]),
        ("By Ada Ruiz | The Valley Herald | May 3, 2018", [("Ada Ruiz", "author")]),
        ("By Ada Ruiz Updated 2:30 p.m. EST", [("Ada Ruiz", "author")]),
        ("**By Ada Ruiz**", [("Ada Ruiz", "author")]),
        ("Author: Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Por Ada Ruiz y Benito Peña / Caracas", [("Ada Ruiz", "author"), ("Benito Peña", "author")]),
        ("Por Juan de la Cruz", [("Juan de la Cruz", "author")]),
        ("Por: Efraín Luna / Semanario La Hebra", [("Efraín Luna", "author")]),
        ("Texto: Ada Ruiz / Fotos: Ben Okoro", [("Ada Ruiz", "author"), ("Ben Okoro", "photographer")]),
        ("Por Ana Souza e João Lima", [("Ana Souza", "author"), ("João Lima", "author")]),
        ("Par Jeanne Martin, à Lyon", [("Jeanne Martin", "author")]),
        ("Von Karl Müller und Anna Schmidt, Köln", [("Karl Müller", "author"), ("Anna Schmidt", "author")]),
        ("Von unserem Korrespondenten Karl Müller", [("Karl Müller", "author")]),
        ("Photo: Ada Ruiz", [("Ada Ruiz", "photographer")]),
        ("Edited by Ben Okoro", [("Ben Okoro", "editor")]),
        ("Additional reporting by Ada Ruiz", [("Ada Ruiz", "contributor")]),
        ("Con información de Ada Ruiz", [("Ada Ruiz", "contributor")]),
        ("By Associated Press", [("The Associated Press", "agency")]),
        ("Texto y fotos: Ada Ruiz", [("Ada Ruiz", "author"), ("Ada Ruiz", "photographer")]),
        ("Texto: Ada Ruiz. Fotos: Benito Peña", [("Ada Ruiz", "author"), ("Benito Peña", "photographer")]),
        ("Words by Ada Ruiz. Photographs by Ben Okoro.", [("Ada Ruiz", "author"), ("Ben Okoro", "photographer")]),
        (
            "Von Karl Müller (Text) und Anna Schmidt (Fotos)",
            [("Karl Müller", "author"), ("Anna Schmidt", "photographer")],
        ),
        ("Aus Quito berichtet Karl Müller", [("Karl Müller", "author")]),
        ("Ein Kommentar von Karl Müller", [("Karl Müller", "author")]),
        ("De nuestra corresponsal Ada Ruiz", [("Ada Ruiz", "author")]),
        ("De notre correspondante à Quito, Jeanne Martin", [("Jeanne Martin", "author")]),
        ("From Ada Ruiz in Quito", [("Ada Ruiz", "author")]),
        ("Par Jeanne Martin avec AFP", [("Jeanne Martin", "author"), ("Agence France-Presse", "agency")]),
        ("Textes : Anne-Lise MARTIN", [("Anne-Lise MARTIN", "author")]),
        ("Redaktion: Anna Schmidt", [("Anna Schmidt", "editor")]),
        ("Mitarbeit: Anna Schmidt", [("Anna Schmidt", "contributor")]),
        ("Com informações da Agência Lusa", [("Lusa", "agency")]),
        ("Photo: Ben Okoro/Reuters", [("Ben Okoro", "photographer")]),
        ("Foto: dpa", [("Deutsche Presse-Agentur", "photographer")]),
        ("Por Celina Luna / El Faro del Valle", [("Celina Luna", "author")]),
        ("Scritto da Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Opublikowane przez Anna Wrona w czw., 05/12/2016 - 14:20", [("Anna Wrona", "author")]),
        ("Ingediend door Ada Ruiz op wo, 12/05/2016", [("Ada Ruiz", "author")]),
        (
            "Haber: Elif Kaya Giriş Tarihi: 11 Ağustos 2021 Çarşamba 08:32 Güncelleme: 12 Ağustos 2021 09:00",
            [("Elif Kaya", "author")],
        ),
        ("Por Ada Ruiz Fecha de publicación: 12 de mayo de 2016", [("Ada Ruiz", "author")]),
        ("di Ada Ruiz Pubblicato il 12 maggio 2016", [("Ada Ruiz", "author")]),
        ("By Ada Stand 12 May 2016", [("Ada Stand", "author")]),
        ('Report by Ada Ruiz: "Mayor resigns"', [("Ada Ruiz", "author")]),
    ],
)
def test_bylines_are_read(line: str, names: Names) -> None:
    """Every usual form gives its names with what their bearers did, proved by the line's own words."""
    found = read_byline(line, 0, len(line))
    assert told(found) == names
    assert all(c.claim(line).evidence[0].proves(line) for c in found)


@pytest.mark.parametrize(
    "line",
    [
        "By the time he arrived",
        "By Tuesday",
        "By Staff Reporter",
        "The game of 3 March 2021 was won by Ada Ruiz",
        "On 3 March 2021 by Monday evening",
        "By Valley Lantern Staff",
        "Por: Redacción El Faro del Cauca",
        "Por Redacción El Colombiano",
        "Por: Redacción",
        "By Monday the river had risen",
        "Por su parte, el ministro dijo",
        "Von Anfang an war klar",
        "By Our Correspondent",
        "Par ailleurs, le maire",
        "By 2019",
    ],
)
def test_sentences_and_offices_are_nobody(line: str) -> None:
    """A sentence, a weekday, a desk and an unnamed correspondent are no persons."""
    assert read_byline(line, 0, len(line)) == []


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Hilary Marsh", ["Hilary Marsh"]),
        ("Geert de Waal", ["Geert de Waal"]),
        ("Lynne O'Donnell", ["Lynne O'Donnell"]),
        ("Ada Ruiz | El País", ["Ada Ruiz"]),
        ("AMPARO QUINTANILLA / COLPRESA", ["AMPARO QUINTANILLA"]),
        ("Amparo Quintanilla. Redactora (I)", ["Amparo Quintanilla"]),
        ("Davi Saboia, de Luís Correia", ["Davi Saboia"]),
        ("Reuters | Ada Ruiz", ["Ada Ruiz"]),
        ("Local News", []),
        ("Second Shooting", []),
        ("Fellow Zambians,", []),
        ("Kampala Edition", []),
        ("Data Publikacji: 04.03.2019", []),
        ("Mart Laar", ["Mart Laar"]),
        ("Buenos Aires", []),
        ("March Winds", []),
        ("Shreveport PD", []),
        ("KXYZ Staff", []),
        ("HOME | Venezuela (Click here for more)", []),
    ],
)
def test_bare_names_are_told_from_labels(line: str, names: list[str]) -> None:
    """Without "By", only what has the shape of a full name and is no place, outlet or label is one."""
    assert [c.name for c in read_bare(line, 0, len(line))] == names


@pytest.mark.parametrize(
    ("line", "names"),
    [
        (
            "(Reporting by Ada Ruiz in Quito; Writing by Ben Okoro; Editing by Cleo Park and Dan Poe)",
            [("Ada Ruiz", "author"), ("Ben Okoro", "author"), ("Cleo Park", "editor"), ("Dan Poe", "editor")],
        ),
        (
            "Ada Ruiz in Quito and Ben Okoro contributed to this report.",
            [("Ada Ruiz", "contributor"), ("Ben Okoro", "contributor")],
        ),
        ("Associated Press writer Ada Ruiz contributed to this report.", [("Ada Ruiz", "contributor")]),
        ("AP reporter Ada Ruiz contributed.", [("Ada Ruiz", "contributor")]),
        ("Pardal News’ Ada Ruiz contributed to this report.", [("Ada Ruiz", "contributor")]),
        ("The Pardal Herald's Ada Ruiz contributed to this report.", [("Ada Ruiz", "contributor")]),
        ("The Associated Press contributed to this report.", [("The Associated Press", "agency")]),
        ("Ada Ruiz colaboró en esta nota.", [("Ada Ruiz", "contributor")]),
        ("(Colaborou ANA SOUZA, de Belém)", [("ANA SOUZA", "contributor")]),
        (
            "(Reportage Jeanne Martin, édité par Luc Petit)",
            [("Jeanne Martin", "author"), ("Luc Petit", "editor")],
        ),
        ("(Jeanne Martin, édité par Luc Petit)", [("Jeanne Martin", "author"), ("Luc Petit", "editor")]),
        (
            "Reporting by Ada Ruiz; Editing by Ben Okoro and J. R. Doe",
            [("Ada Ruiz", "author"), ("Ben Okoro", "editor"), ("J. R. Doe", "editor")],
        ),
    ],
)
def test_sign_offs_give_roles(line: str, names: Names) -> None:
    """Agencies' closing credits are read with each one's part."""
    assert told(read_credits(line, 0, len(line))) == names


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("-- Ada Ruiz, London newsroom, 0171 555 0100", [("Ada Ruiz", "contributor")]),
        ("-- Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Follow Ada Ruiz on Twitter @adaruiz", [("Ada Ruiz", "author")]),
        ("Ada Ruiz is a staff reporter at the Herald.", [("Ada Ruiz", "author")]),
        ("Contact Ada Ruiz at 555-0100 or ada@valleyherald.example.", [("Ada Ruiz", "author")]),
        ("Ada Ruiz covers courts for The Valley Herald.", [("Ada Ruiz", "author")]),
        ("((Ada Ruiz, Quito newsroom +593 2 555 0100))", [("Ada Ruiz", "contributor")]),
        ("Follow @AdaRuiz on Twitter", [("Ada Ruiz", "author")]),
        ("- Ada Ruiz, Valley Herald", [("Ada Ruiz", "author")]),
        ("ada.ruiz@valleyherald.example", [("Ada Ruiz", "author")]),
        ("news@valleyherald.example", []),
    ],
)
def test_late_signatures(line: str, names: Names) -> None:
    """Dashes, handles and addresses below a story name their writers, where they name anybody."""
    assert told(read_sign_off(line, 0, len(line))) == names


def test_handles_show_names_only_when_written_as_names() -> None:
    """ "@AdaRuiz" shows a name; "@valleyherald" shows none."""
    assert told(read_handle("@AdaRuiz", 0, 8)) == [("Ada Ruiz", "author")]
    assert read_handle("@valleyherald", 0, 13) == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Smoke over the plant. (Reuters)", "Reuters"),
        ("Smoke over the plant. (Photo: Ada Ruiz)", "Ada Ruiz"),
        ("Smoke over the plant. (Ada Ruiz / Valley Herald)", "Ada Ruiz"),
        ("Smoke over the plant. (Photo: Facebook)", None),
        ("Smoke over the plant (in the background)", None),
        ("Smoke over the plant. (AP Photo/Ada Ruiz, File)", "Ada Ruiz"),
        ("Smoke over the plant. REUTERS/Ada Ruiz", "Ada Ruiz"),
        ("Humo sobre la planta. EFE/Ada Ruiz", "Ada Ruiz"),
    ],
)
def test_captions_name_their_photographers(line: str, name: str | None) -> None:
    """The brackets that close a caption give the photographer or the agency, and no platform."""
    assert [c.name for c in read_caption(line, 0, len(line))] == ([name] if name else [])


def test_who_wrote_stands_first() -> None:
    """Names are shown by what their bearers did, authors first, wherever the file names them."""
    story = (
        "Old mill reopens in Tarija\n\n(Photo: Cleo Vance)\n\nBy Ada Ruiz\n\nTARIJA, March 3 - The old mill "
        "on the river opened its doors again on Sunday, the council said, after two years of repairs.\n"
    )
    found = read(story.encode(), "mill.txt").description.all_of("byline")
    assert [claim.value for claim in found] == [Person("Ada Ruiz"), Person("Cleo Vance", "photographer")]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Reuters", ["Reuters"]),
        ("EFE | Madrid", ["Agencia EFE"]),
        ("Redacción / EFE", ["Agencia EFE"]),
        ("avec AFP", ["Agence France-Presse"]),
        ("(Avec AFP)", ["Agence France-Presse"]),
        ("dpa/kmü", ["Deutsche Presse-Agentur"]),
        ("Fuente: EFE", ["Agencia EFE"]),
        ("Con información de EFE y AFP.", []),
        ("Pa", []),
        ("Quito", []),
        ("Ada Ruiz", []),
        ("Agencias", []),
    ],
)
def test_agencies_are_credited_in_lines_of_their_own(line: str, names: list[str]) -> None:
    """Only a line that holds agencies, desks, places and initials alone credits them, as they write themselves."""
    assert [c.name for c in read_agencies(line, 0, len(line))] == names


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Smoke over the port. Photo: Ada Ruiz/Reuters", "Ada Ruiz"),
        ("*Rauch über dem Hafen. Foto: Anna Schmidt*", "Anna Schmidt"),
        ("Rauch über dem Hafen. © Anna Schmidt", "Anna Schmidt"),
        ("Smoke over the port on Thursday.Credit...Ada Ruiz for The Valley Herald", "Ada Ruiz"),
        ("Smoke over the port. ADA RUIZ / VALLEY HERALD", "ADA RUIZ"),
        ("The photo shows the port.", None),
        ("© 2019 The Valley Herald", None),
        ("Foto: Archiv", None),
    ],
)
def test_captions_close_with_who_took_the_picture(line: str, name: str | None) -> None:
    """A label, a sign or capitals before a stroke name the photographer; papers and archives take no pictures."""
    assert [c.name for c in closing_credits(line, 0, len(line))] == ([name] if name else [])


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("ADA RUIZ", ["ADA RUIZ"]),
        ("AMPARO QUINTANILLA", ["AMPARO QUINTANILLA"]),
        ("ALERTA ROJA", []),
        ("ADA RUIZ | QUITO", ["ADA RUIZ"]),
        ("Ada Ruiz Quito 3 MAR 2019 - 20:30 CET", ["Ada Ruiz"]),
        ("STORM DAMAGE", []),
        ("VALLEY HERALD", []),
    ],
)
def test_names_in_capitals_open_with_a_given_name(line: str, names: list[str]) -> None:
    """Without "By" only a name that people are given tells a person from a label in capitals."""
    assert [c.name for c in read_bare(line, 0, len(line))] == names


def test_notes_on_authors_do_not_take_their_bylines_away() -> None:
    """A column's author, named again in the note below it, is still who wrote it."""
    story = (
        "The bus that never comes\n\nAda Ruiz\n\nMarch 3, 2019\n\nThere is a timetable in the shelter here, "
        "and it promises a bus to town at seven every morning.\n\nNobody has seen that bus since the winter "
        "before last, when the council found that nobody used it.\n\nAda Ruiz teaches history at a school in Quito.\n"
    )
    found = read(story.encode(), "bus.txt").description.all_of("byline")
    assert [claim.value for claim in found] == [Person("Ada Ruiz")]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("كتبت: سلمى عبد الرازق", "سلمى عبد الرازق"),
        ("بقلم سلمى عبد الرازق", "سلمى عبد الرازق"),
        ("Haber: Şebnem Akgündüz", "Şebnem Akgündüz"),
        ("本报记者 陆思远", "陆思远"),
        ("作者：陆思远", "陆思远"),
    ],
)
def test_bylines_are_read_in_other_scripts(line: str, name: str) -> None:
    """Who wrote a report is told where no letter is a capital, too."""
    found = read_byline(line, 0, len(line))
    assert [(credit.name, credit.role) for credit in found] == [(name, "author")]
