"""Common given names of five languages and their neighbours, used to distinguish a name in capitals from a label."""

from __future__ import annotations

import re

from dossier.authority.month_forms import bare, word_set

GIVEN = word_set("""
    aaron abby abdul abel abena abigail abner ada adaeze adam adao adebayo adela adele adelheid adelino adrian
    adriana adriano afonso agata agatha agathe agnes agostinho agustin aimee ainhoa aisha aitor akosua alain alan
    alana albert albertina alberto albrecht alcides aldo alejandra alejandro aleksandr aleksandra alessandra
    alessandro alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alice alicia aline alison allan
    allen allison alma almudena alois alonso alphonse altair alvaro alyssa ama amadeo amaia amalia amanda amandine
    amara amaury amber amelia amelie americo amina amir amos amparo amy ana anabel anabela anabella anastasia ander
    andre andrea andreas andrei andres andrew andy angel angela angelica angelo anita anja anke anna anne annegret
    anneke anneliese annette anni annick annie anselmo ansgar anthony antia antje antoine anton antonella antonia
    antonio apolline araceli arantxa archie argelia ariel arlette arlindo armando armelle armenio armin arnaldo
    arnaud arnd arne arnold arnulfo artemio arthur artur arturo ashley asier astrid aude audrey augustin augusto
    aura aureliano aurelie aurora avelino axel ayesha azucena babatunde baltasar baptiste barbara bart bartolome
    basil basilio bastian bastien beatrice beatrix beatriz begona belen ben benedicte benedikt benigno benito
    benjamin benoit berenger bernabe bernadette bernard bernardino bernardo bernd bernhard berta bertha berthold
    bertrand bessie beth bettina betty bianca bill birgit bjorn blanca blanche blandine bob bodo bonifacio boris
    borja brad bram brandon bras brayan brenda brett brian brice bridget brigitte bruce bruno bryan burkhard caio
    caleb calvin camila camille camilo candela candelaria capucine carl carla carlinhos carlo carlos carlota carmelo
    carmen carmina carol carole carolina caroline carrie carsten casimiro cassia catalina catalino caterina
    catherine cathy cayetano cecil cecile cecilia cedric celestine celestino celia celine celso cesar chad chantal
    chantale charlene charles charlie charlotte chester chidi chinedu chioma chloe chris christa christel christelle
    christian christiane christina christine christof christoph christophe christopher cipriano ciro claire clara
    clarence clarissa claude claudete claudia claudine claudio claus clemencia clemens clement clemente clementine
    cleo clive clotilde clovis clyde cody colin coline colleen colm connor conrad constanza consuelo cora corinna
    corinne cornelia cornelius courtney craig crisanto cristian cristina cristobal cristovao curtis custodio cynthia
    cyprien cyril cyrille cyrus daisy dale damaso damian damien dan dana daniel daniela daniele danielle danilo
    danny daphne dara dario darren davi david dawn dean debora deborah debra declan delbert delfina delia della
    delphin delphine denis denise dennis deolinda derek desiderio desmond detlef detlev diana diane didier diego
    dieter dietmar dietrich dinis dionisio dirk dmitri dolores dolors domingos dominic dominik dominique don donald
    donna dora doreen doris dorothea dorothee dorothy doug douglas duarte dylan eamon earl eberhard eckart eckhard
    ed edda eddie edelmira edeltraud edgar edilberto edith edivaldo edmilson edmund edna edoardo edouard edson
    eduard eduarda eduardo edward edwin efrain efren efua egon eileen eithne eladio elaine elena eleonora eleuterio
    elfriede eli elias elin elisa elisabeth elisabetha elisangela eliseo eliza elizabeth elke ella ellen elmar elmer
    elodie eloisa eloise eloy elsa elsie elvia elvira elza emeka emeline emerson emil emile emilia emiliano emilie
    emilio emily emma emmanuel encarnacion eneko enid enrique epifanio erasmo ercilia eric erica erich erik erika
    erin erna ernest ernestina ernestine ernesto erwin esteban estefania estela estelle esther etelvina ethel
    etienne euclides eufemia eugene eugenia eugenie eulalia eusebio eustaquio eva evan evaristo eve evelio evelyn
    everton ewald ezequiel ezra fabian fabiana fabien fabio fabiola fabrice facundo fatima fatou faustine faustino
    federica federico felicia felicie felicitas felipe felisberto felix ferdinand fergus fermin fernand fernanda
    fernando fidel filiberto filipa filipe fiona fionn firmin firmino flavia flavio florence florencia florencio
    florent florian florinda floyd frances francesc francesca francesco francette francine francis francisca
    francisco franck francois francoise frank franz franziska fred freda frederic frederick frederik frieda
    friederike friedrich fritz froilan fulgencio gabi gabriel gabriela gabriele gabrielle gael gaelle gaetan gail
    garcia gareth garth gary gaspar gaston gavin genevieve genoveva geoff geoffrey george georges georgette georgia
    gerald geraldo gerard gerardina gerardo gerd gerda gerhard gerlinde germaine german gert gertrud gervasio gesine
    ghislain gilbert gilberto giles gilles gilma gilson gina gino giorgio giovanna giovanni gisela gisele giselle
    giulia giuseppe gladys glaucia glen glenn gloria goncalo gonzalo gordon gotthard grace graciela graham greg
    gregoire gregor gregorio gregory greta griselda guadalupe gualberto gudrun guenther guido guilherme guillaume
    guillermo gunnar gunter gunther gustavo guy gwen gwenaelle gwendolyn gwenola halima hamish hanna hannah
    hannelore hannes hanno hans harald harold harry hartmut hartwig hassan hattie hawa heberto hector hedwig heidi
    heidrun heike heiko heiner heinrich heinrike heinz heitor helder helen helena helene helga helio helmut helmuth
    henning henri henriette henrik henrique henry herbert heriberto herman hermann hermine herminia herminio hernan
    higinio hilario hilda hildebrando hildegard hinrich hipolito holger holly holm homer honorio horace horacio
    horst howard hubert hubertus hugo hugues huguette humberto hyacinthe iain ian ibrahim idoia ignacio igor iker
    ilda ilka ilona ilse imani imanol imke imogen imran ines inez inge ingeborg ingo ingolf ingrid inmaculada
    inocencio ioana ira iracema iratxe irene iria irina iris irma irmgard irving isaac isabel isabela isabella
    isabelle isaura isidore isidoro isidro ismael isolde itziar iva ivan ivana ivete ivone ivonne ivy izaskun
    jacinta jacinto jacira jack jackie jacky jacob jacobo jacqueline jacques jaime jairo jake jakob jamal james
    jamie jan jana janaina jandira jane janet janice janina jared jasmin jason javier jay jean jeanette jeanne
    jeannine jed jeff jeffrey jen jenaro jenna jennifer jenny jens jeremy jerome jeronimo jerry jesse jessica jesus
    jethro jill jim jimena jimmy joachim joan joana joanna joanne joao joaozinho joaquin joaquina jocelyn jocelyne
    jochen jodie joe joel joelma joerdis joerg johan johann johanna johannes john johnny jon jonas jonathan jordan
    jordi jorg jorge joris jorn jose josef josefa josefina josep joseph josephine josh joshua josiah josiane josie
    josue jovita joy joyce juan juana juanita jude judicael judith judy juergen julia julian juliana juliane juliano
    julie julien juliette julika julio julius jurgen jussara justin justine jutta kai karen karim karin karina karl
    karla karoline karsten kaspar kasper kate katharina katharine katherine kathi kathleen kathrin kathryn kathy
    katie katja katrin kay kaye keira keith kelly ken kendra kenneth kenny kerstin kevin khaled kieran kim kirk
    kirsten klara klaus kofi konrad konstantin konstanze kornelia kristen kristian kristin kristina kunigunde kurt
    kwabena kwame kwesi kyle lachlan laetitia lana lara larissa larry lars lasse laura laure lauren laurence laurent
    lauro lautaro lavinia lazaro lea leah leandra leandro lee leila leland lena lenora leo leocadia leon leonard
    leonardo leoncio leonhard leonie leonor leopoldina leopoldo leroy leslie leticia lewis leydi lia liam lidia
    lidio ligia lila lilian liliana lily lina linda lindsay lino lionel lisa lisandro lise liselotte liseth lisette
    liz loic lois lola lorena lorenz lorenze lorenzo lori lorna lothar lottie lou louis louisa louise lourdes
    lourenco luana luc luca lucas lucette lucia luciana luciano lucie lucien lucienne lucila lucille lucrecia lucy
    ludivine ludovic ludwig luigi luis luisa luise luisinha luiz lukas luke lurdes luther lutz luzia lydia lyle lynn
    mabel macarena madeleine maelle maeve magali magaly magdalena magnus maike mairi maite maja malcolm malte
    mamadou manfred manoel manolo manuel manuela mara marc marcel marcela marcelino marcelle marcello marcelo marcia
    marcial marcin marcio marco marcos marcus mareike maren margaret margarete margarita margaux marge margit margot
    margret marguerite maria mariama marian mariana marianne mariano maribel maricela maricruz marie mariela
    marielos mariette marija marilia mariluz marina marino mario marion marisa marisela marisol maritza marius
    marjorie mark markus marlene marleny marta martha martial martin martina martine maruja marva mary maryam maryse
    mateo mateus mathias mathieu mathilda mathilde mathis matias matilde matt matteo matthew matthias matthieu maud
    maude maura maureen maurice mauricio mauro mavis max maxence maxime maximilian maximino maximo maxine maya mayra
    mechthild meg megan meike meinhard melanie melchor melissa merce mercedes merche merle mia michael michaela
    michal michel michele michelle michi mickael miguel miguelito mika mike mikhail milan mildred milena millicent
    millie milo milton mina minnie miranda mireille mirella mireya miriam mirjam mirta mitch moacir modesto mohamed
    mohammad mohammed moira moises molly mona monica monika monique montse montserrat morag morgan morgane moritz
    morna muhammad muriel murray mustafa myra myriam myrtle nadege nadia nadine nadja nahuel nair nana naomi natalia
    natalie natasha natercia nathalie nathan nazario neil nele nell nelly nelson nemesio nestor nettie neus neusa
    neville ngozi niamh nicanor nicasio nicholas nick nicola nicolas nicole nidia nieves nigel niklas nikola nikolai
    nils nilton nina ninon njeri noah noel noelia noemia noemie nolan nora norbert norma norman nuno nuria obdulio
    oceane octave octavio odalys odette odile ofelia olaf olga oliver olivia olivier ollie omaira omar ophelie oriol
    orla orlando orville oscar osiris oskar osmar osvaldo otavio otis ottilie ottmar otto ottoline oumar ousmane
    owen pablo padraig pamela pancho paola paolo pascal pascale pascual pat patrice patricia patricio patrick patrik
    patrizia patrocinio patty paul paula paulette paulina pauline paulino paulo paulus pavel pedro peggy penelope
    perla perrine peter petra phil philine philip philipp philippa philippe phillip phoebe phyllis pia pierre
    pierrick pietro pilar piotr pippa placido polly primitivo priscilla priya prudencio purificacion quentin quincy
    quintin quiteria rachel rachid rafael rafaela raimund raimunda raimundo rainer raj rajesh ralf ralph ramiro
    ramon ramona randy raoul raphael raphaelle raquel raul ray raymond raymonde rebecca regiane regina regine regis
    reimund reinaldo reiner reinhard reinhold remy renan renata renate renato rene reynaldo rhoda rhona rhys ribamar
    ricardina ricardo riccardo richard rick rigoberto rita rob robert roberta roberto robin robyn rocio rod roderick
    rodolfo rodrigo rogelio roger rogerio roisin roland rolando rolf romain roman romane romualdo romulo ron ronald
    ronja rory rosa rosalie rosalind rosana rosangela rosario rosaura roscoe rose roseli roselyne rosemarie rosemary
    rosendo roswitha roxana roy ruairi ruben rudi rudolf rufus rui rupert ruperto ruth ryan sabina sabine sabino
    sabrina sadie sally salma salome salvador salvadora sam samantha samir samuel sandie sandra sandrine sandro
    santiago saoirse sara sarah sascha sasha saturnino saul scott seamus sean sebastian sebastien selma serafim
    serafin serena serge sergei sergio severino severo shannon sharon shaun sheena sheila sheldon shirley sian
    sibylle sidney siegfried sieglinde sigfrido sigmund sigrid silas silke silvana silverio silvester silvestre
    silvia silvio simao simon simona simone siobhan sixto sofia solange solene solenn sonia sonja sonke sonsoles
    sophia sophie stacy stan stanislav stefan stefania stefanie steffen steffi stella stephan stephane stephanie
    stephen steve steven stuart sue sueli sunita susan susana susanita susanna susanne susie suzanne svea svein sven
    svenja swantje sylvain sylvester sylvia sylviane sylvie tabea tadeu talita tamara tamsin tanguy tania tanja tara
    tatiana ted telma teodora teodoro teofilo terence teresa terry thaddeus thandi thea thelma theo theodor theodore
    theresa therese thiago thibault thibaut thierry thilo thomas thorsten thurman tiago tilman tim timo timoteo
    timothy tina tiphaine tobias todd tom tomas tomasa tomaz tommaso tommy toni tony torben toribio torsten tracy
    traudel travis trevor tristan trudy tulio tunde tyler ubaldo udo ugo ulf ulla ulli ulrich ulrike unai urbano urs
    ursel ursula ute utz uwe valdemar valdir valentin valentina valentine valeria valerie vanessa vasco veit velma
    venancio veneranda vera verena vernon veronica veronika veronique vicente vicki victor victoria vidal viktor
    vilma vincent vincente vinicius vinzenz viola violaine violeta virgil virgilio virginia virginie vitor vivian
    viviane vladimir volker wade walburga waldemar waldir wallace walter walther waltraud wanda wanjiru warren wayne
    wencke wendelin wendell wendy wenzel werner wibke wiebke wilbur wilfredo wilfried wilhelm wilhelmine will willi
    william willibald willy wilma wilmer wilson winfried winfriede winifred winston wolf wolfgang wolfram woodrow
    xabier xavier ximena xiomara yadira yamile yan yann yannick yasmin yaw yesenia yoann yolanda yolima yuliana yuri
    yusuf yvan yves yvette yvonne zacarias zach zachary zainab zeferino zelia zoe zoraida zulma
""")


def is_given(words: str) -> bool:
    """Whether the first word is a given name, in whatever letters: "ben ortega"."""
    return bare(words.partition(" ")[0]) in GIVEN


def opens_with_given(words: str) -> bool:
    """Whether words open as persons' names do, and one more word follows."""
    parts = re.split(r"[\s-]", words)
    return len(parts) > 1 and bare(parts[0]) in GIVEN
