"""Common given names of five languages and their neighbours, by which a name in capitals is told from a label."""

from __future__ import annotations

from dossier.reading.words.months import word_set

GIVEN = word_set("""
    aaron abby abel abigail ada adam adela adrian adriana agata agnes agustin aisha alan alana albert alberto
    alejandra alejandro aleksandr aleksandra alessandra alessandro alex alexander alexandra alexandre alexis alfonso
    alfred alfredo ali alice alicia alison allan allen allison alma alvaro alyssa amanda amber amelia amelie amina
    amir amy ana anabel anastasia andre andrea andreas andrei andres andrew andy angel angela angelica angelo anita
    anja anke anna anne anneke annette annie antje anthony antoine anton antonella antonia antonio ariel armando
    arnaud arthur artur arturo ashley astrid audrey aurelie aurora axel barbara bart bastian beatrice beatriz belen
    ben benedikt benito benjamin benoit bernard bernardo bernd bertrand beth bettina betty bianca bill birgit blanca
    bob boris brad bram brandon brenda brett brian bridget brigitte bruce bruno bryan caio caleb camila camille carl
    carla carlo carlos carmen carol carolina caroline carrie catalina caterina catherine cathy cecile cecilia celia
    celine cesar chad chantal charles charlie charlotte chloe chris christel christian christiane christina
    christine christof christoph christophe christopher claire clara clarissa claude claudia claudine claudio
    clemens clement cleo cody colin colleen connor conrad consuelo corinna corinne courtney craig cristian cristina
    cristobal curtis cynthia cyril daisy dale damian damien dan dana daniel daniela daniele danielle danilo danny
    daphne dario darren david dawn dean deborah debra delphine denis denise dennis derek diana diane didier diego
    dieter dirk dmitri dolores dominic dominik dominique don donald donna dora doris dorothea doug douglas duarte
    dylan eamon earl eckhard ed eddie edgar edith edmund edoardo eduard eduardo edward edwin efrain elaine elena
    eleonora eli elias elin elisa elisabeth eliza elizabeth elke ella ellen eloise elsa elvira emil emilia emilie
    emilio emily emma emmanuel enrique eric erica erich erik erika erin ernest ernesto esteban estela esther etienne
    eugene eugenia eva evan eve evelyn fabian fabiana fabien fabio fabiola fabrice fatima federico felicia felipe
    felix fernanda fernando fiona flavia flavio florence florian frances francesca francesco francine francis
    francisca francisco franck francois francoise frank franz fred frederic frederick frederik frieda friedrich
    fritz gabriel gabriela gabriele gabrielle gael gail garcia gareth gary gavin geoff geoffrey george georges
    georgia gerald gerard gerardo gerd gerhard german gert gilbert gilberto giles gilles gina gino giorgio giovanna
    giovanni gisela giselle giulia giuseppe glen glenn gloria gonzalo gordon grace graciela graham greg gregoire
    gregor gregory greta guadalupe guido guilherme guillaume guillermo gunter gustavo guy hannah hanna hannes hans
    harald harold harry hassan hector heidi heike heiko heinrich heinz helen helena helene helga helmut henri henrik
    henrique henry herbert herman hermann hernan hilda holger holly horacio horst howard hubert hugo ian ibrahim
    ignacio igor ilse imran ines inge ingo ingrid ioana irene irina iris irma isaac isabel isabela isabella isabelle
    ismael ivan ivana ivonne ivy jack jackie jacob jacqueline jacques jaime jake jakob jamal james jamie jan jana
    jane janet janice janina jared jasmin jason javier jay jean jeanette jeanne jeff jeffrey jen jenna jennifer
    jenny jens jeremy jerome jerry jesse jessica jesus jill jim jimena jimmy joachim joan joana joanna joanne joao
    joaquin jochen jodie joe joel joerg jorg johan johann johanna johannes john johnny jon jonas jonathan jordan
    jordi jorge jose josef josefina joseph josephine josh joshua joy joyce juan juana juanita jude judith judy julia
    julian juliana juliane julie julien juliette julio julius jurgen justin jutta kai karen karin karina karl karla
    karsten kasper kate katharina katherine kathleen kathrin kathryn kathy katie katja katrin kay kaye keith kelly
    ken kenneth kerstin kevin khaled kim kirsten klaus konrad konstantin kristen kristin kristina kurt kyle lara
    larissa larry lars laura laure laurence laurent lauren lea leah leandro lee leila lena leo leon leonard leonardo
    leonie leonor leopoldo leslie leticia lewis lia liam lidia lilian liliana lily lina linda lindsay lisa lise liz
    lola lorena lorenzo lori lothar lou louis louisa louise luc luca lucas lucia luciana luciano lucie lucy ludwig
    luigi luis luisa luise luiz lukas luke lydia lynn mabel madeleine magali magdalena magnus maja malcolm malte
    manfred manuel manuela mara marc marcel marcela marcello marcelo marcia marcin marco marcos marcus margaret
    margarita margot maria mariana marianne marie mariela marija marina mario marion marisa marisol marius mark
    markus marlene marta martha martial martin martina martine mary maryam mateo mateus mathias mathieu mathilde
    matias matt matteo matthew matthias matthieu maud maureen maurice mauricio mauro max maxime maximilian maya meg
    megan meike melanie melissa mercedes mia michael michaela michal michel michele michelle miguel mika mike
    mikhail milan milena millie milton mina miranda mireille miriam mirjam mitch mohamed mohammad mohammed moises
    molly mona monica monika monique morgan moritz muhammad muriel murray myriam nadia nadine naomi natalia natalie
    natasha nathalie nathan neil nelson nestor nicholas nick nicola nicolas nicole nieves niklas nikolai nils nina
    noah noel noelia nora norbert norma norman octavio odile olaf olga oliver olivia olivier omar oscar osvaldo otto
    owen pablo pamela paola paolo pascal pat patrice patricia patricio patrick patrik patty paul paula paulina
    pauline paulo pavel pedro peggy penelope perla peter petra phil philip philipp philippe phillip phoebe pia
    pierre pietro pilar piotr rachel rachid rafael rafaela raimund raj ralf ralph ramon ramona randy raoul raphael
    raquel raul ray raymond rebecca regina regine reiner reinhard remy renata renate renato rene ricardo riccardo
    richard rick rita rob robert roberta roberto robin robyn rocio rod rodolfo rodrigo roger roland rolando rolf
    roman romain ron ronald ronja rosa rosalind rosario rose roxana roy ruben rudolf ruth ryan sabina sabine sabrina
    sally salma salvador sam samantha samir samuel sandra sandrine sandro santiago sara sarah sascha sasha saul
    scott sean sebastian sebastien selma serena serge sergei sergio shannon sharon shaun sheila shirley sibylle
    silke silvia silvio simon simona simone sofia solange sonia sonja sophia sophie stacy stan stanislav stefan
    stefania stefanie steffen stella stephan stephane stephanie stephen steve steven stuart sue susan susana susanna
    susanne susie suzanne svein sven svenja sylvia sylvie tamara tania tanja tara tatiana ted teresa terry thaddeus
    thea theo theresa therese thiago thierry thomas thorsten tiago tim timo timothy tina tobias todd tom tomas
    tommaso tommy toni tony torsten tracy travis trevor tristan tyler ulrich ulrike ursula ute uwe valentin
    valentina valeria valerie vanessa vera veronica veronika veronique vicente vicki victor victoria viktor vincent
    vinicius viola violeta virginia virginie vivian vladimir volker wade walter wanda warren waltraud wayne wendy
    werner wilfried wilhelm will willi william willy winfried wolf wolfgang xavier ximena yan yann yannick yasmin
    yolanda yuri yusuf yves yvonne zach zachary zoe
""")
