<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>dossier</name>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;About Dossier</source>
            <translation>&amp;Acerca de Dossier</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Add files…</source>
            <translation>Añadir &amp;ficheros…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Add selected reports to a case…</source>
            <translation>&amp;Añadir las notas elegidas a un caso…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;All reports</source>
            <translation>&amp;Todas las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Back up archive…</source>
            <translation>Hacer copia de &amp;seguridad…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Brief of the case</source>
            <translation>&amp;Informe del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Case</source>
            <translation>&amp;Caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Check the archive…</source>
            <translation>Com&amp;probar el archivo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Cite the chosen words in the brief</source>
            <translation>&amp;Citar en el informe las palabras elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Correct a field or cell</source>
            <translation>&amp;Corregir un campo o una celda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Custody sheet of the report…</source>
            <translation>&amp;Hoja de custodia de la nota…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Export brief…</source>
            <translation>&amp;Exportar el informe…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Export for another program…</source>
            <translation>&amp;Exportar para otro programa…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Find in the report’s text</source>
            <translation>Buscar en el te&amp;xto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Folder settings…</source>
            <translation>Ajustes de la carpe&amp;ta…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Grade the source…</source>
            <translation>&amp;Valorar la fuente…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Hand over a bag…</source>
            <translation>E&amp;ntregar un paquete…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;History</source>
            <translation>&amp;Historial</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;How to search</source>
            <translation>&amp;Cómo buscar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Jobs and files</source>
            <translation>Tareas y f&amp;icheros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Join with another report…</source>
            <translation>&amp;Unir con otra nota…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Judgements on the case</source>
            <translation>&amp;Juicios sobre el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Keep a search with a case…</source>
            <translation>&amp;Conservar una búsqueda con un caso…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Keep a signed receipt…</source>
            <translation>&amp;Guardar un recibo firmado…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Keyboard shortcuts</source>
            <translation>Atajos de &amp;teclado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Larger letters</source>
            <translation>Letra más &amp;grande</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Leave the cell out</source>
            <translation>E&amp;xcluir la celda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Merge chosen rows</source>
            <translation>&amp;Fusionar las filas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Move to the trash</source>
            <translation>&amp;Mover a la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Names of a list in all reports…</source>
            <translation>&amp;Nombres de una lista en todas las notas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;New archive…</source>
            <translation>Archivo &amp;nuevo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;New case…</source>
            <translation>Caso &amp;nuevo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Open another archive…</source>
            <translation>A&amp;brir otro archivo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Outlets…</source>
            <translation>&amp;Medios…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Pause or resume the folder</source>
            <translation>&amp;Pausar o reanudar la carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Pictures of the report</source>
            <translation>&amp;Imágenes de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Protection</source>
            <translation>&amp;Protección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Quarantine</source>
            <translation>&amp;Cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Quit</source>
            <translation>Sali&amp;r</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Records</source>
            <translation>&amp;Registros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Related reports</source>
            <translation>Notas &amp;relacionadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Rename the case…</source>
            <translation>Ca&amp;mbiar el nombre del caso…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Search</source>
            <translation>&amp;Buscar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Settle the row…</source>
            <translation>&amp;Zanjar la fila…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Tag reports…</source>
            <translation>&amp;Etiquetar notas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;User guide</source>
            <translation>&amp;Guía de uso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Usual letters</source>
            <translation>Letra ha&amp;bitual</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Verify a brief, bag or proof…</source>
            <translation>&amp;Verificar un informe, un paquete o una prueba…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Versions</source>
            <translation>&amp;Versiones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Watch a folder…</source>
            <translation>&amp;Vigilar una carpeta…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Withdraw the case</source>
            <translation>Reti&amp;rar el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add a &amp;folder once…</source>
            <translation>Añadir una &amp;carpeta una sola vez…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add files; or drop them on the window</source>
            <translation>Añadir ficheros; también se pueden soltar en la ventana</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add the &amp;sample reports</source>
            <translation>Añadir las notas de &amp;muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Answer what readers are unsure of, one question after the other</source>
            <translation>Responder, pregunta a pregunta, a lo que los lectores no tienen claro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Archive what is saved in a folder</source>
            <translation>Archivar lo que se guarde en una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>As a law may demand: files, texts and words in the log go, all other proofs still hold</source>
            <translation>Como puede exigirlo una ley: se van archivos, textos y palabras del diario; las demás pruebas siguen valiendo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Assign the table’s colu&amp;mns…</source>
            <translation>Asignar las columnas de la &amp;tabla…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>C&amp;ite in the note</source>
            <translation>C&amp;itar en la anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>C&amp;osign a colleague’s log…</source>
            <translation>C&amp;ofirmar el diario de un colega…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Cells about something else make a row of their own</source>
            <translation>Las celdas que tratan de otra cosa pasan a una fila propia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Check what Dossier made, without any archive: whether anything in it was changed</source>
            <translation>Comprobar lo que hizo Dossier, sin ningún archivo: si algo en ello se cambió</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Choose the c&amp;harset…</source>
            <translation>Elegir el &amp;juego de caracteres…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Co&amp;mpare the reports</source>
            <translation>Co&amp;mparar las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Copy &amp;citation</source>
            <translation>Copiar la c&amp;ita</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Copy all that the archive holds to one file</source>
            <translation>Copiar en un solo fichero todo lo que contiene el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Copy words with their so&amp;urce</source>
            <translation>Copiar palabras &amp;y su fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Correct all reports of the outlet as the chosen field was corrected</source>
            <translation>Corregir todas las notas del medio como se corrigió el campo elegido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Correct outlet, byline, dateline and others of several reports at once</source>
            <translation>Corregir medio, firma, data y otros campos de varias notas a la vez</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>E&amp;rase the report for good…</source>
            <translation>&amp;Borrar la nota para siempre…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Edit fields of the chosen reports…</source>
            <translation>Editar campos de las notas elegidas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Every sentence that names a person, place or body, and by whom</source>
            <translation>Cada frase que nombra a una persona, un lugar o un organismo, y de quién es</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Export as &amp;bag…</source>
            <translation>Exportar como paque&amp;te…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Export the &amp;list as CSV…</source>
            <translation>Exportar la &amp;lista como CSV…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Hash every file again, check log and catalog</source>
            <translation>Volver a calcular la huella de cada fichero y comprobar el diario y el catálogo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Hi&amp;ghlights of the report</source>
            <translation>Re&amp;saltados de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight in &amp;blue</source>
            <translation>Resaltar en &amp;azul</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight in &amp;green</source>
            <translation>Resaltar en &amp;verde</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight in &amp;pink</source>
            <translation>Resaltar en &amp;rosa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight in &amp;yellow</source>
            <translation>Resaltar en a&amp;marillo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight in p&amp;urple</source>
            <translation>Resaltar en mora&amp;do</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Highlight with a &amp;note…</source>
            <translation>Resaltar con &amp;comentario…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>How far you trust the outlet and the report (Admiralty scale)</source>
            <translation>Cuánta confianza merecen el medio y la nota (escala del Almirantazgo)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>In a window of its own</source>
            <translation>En una ventana aparte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>It does not belong here</source>
            <translation>No corresponde aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>It keeps its number, and all that is in it</source>
            <translation>Conserva su número y todo lo que contiene</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Its fields with their evidence, and its text; to a printer or into a PDF</source>
            <translation>Sus campos con su evidencia y su texto; en una impresora o en un PDF</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Keep a colleague’s cosignature of this archive’s log</source>
            <translation>Guardar la cofirma de un colega sobre el diario de este archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Keep a cosig&amp;nature…</source>
            <translation>Guardar una cofir&amp;ma…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Keep the search in the side bar</source>
            <translation>Conservar la búsqueda en la barra lateral</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Log who receives a bag, and write the receipt</source>
            <translation>Anotar en el diario quién recibe un paquete, y escribir el recibo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make a backup an archive again</source>
            <translation>Convertir de nuevo una copia de seguridad en archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make a case of the chosen reports</source>
            <translation>Hacer un caso con las notas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make the correction a &amp;rule…</source>
            <translation>Convertir la corrección en re&amp;gla…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Map of &amp;datelines</source>
            <translation>M&amp;apa de datas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Mark the words selected in the report’s text, and write a comment</source>
            <translation>Resaltar las palabras seleccionadas en el texto de la nota y escribir un comentario</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>N&amp;otes on the case</source>
            <translation>An&amp;otaciones del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Na&amp;me in all reports…</source>
            <translation>No&amp;mbre en todas las notas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Needs re&amp;view</source>
            <translation>Por re&amp;visar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>No brief and no bag of the case will hold the words chosen in the report's text</source>
            <translation>Ningún informe ni paquete del caso contendrá las palabras elegidas en el texto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Note a search, here or elsewhere, and what it found; the brief lists it</source>
            <translation>Anotar una búsqueda, aquí o en otro lugar, y lo que encontró; el informe la recoge</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Open a CSV file of names and see who is in which reports</source>
            <translation>Abrir un fichero CSV de nombres y ver quién aparece en qué notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Open the report’s file with ano&amp;ther program…</source>
            <translation>Abrir el fichero de la nota con otro pro&amp;grama…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Out of every list; its reports stay in the archive, and it can be restored</source>
            <translation>Fuera de todas las listas; sus notas siguen en el archivo, y se puede restablecer</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Out of every list; nothing is ever deleted</source>
            <translation>Fuera de todas las listas; nunca se borra nada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Pack the case with its sources and proofs, for a colleague to check</source>
            <translation>Empaquetar el caso con sus fuentes y pruebas, para que un colega lo compruebe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Pre&amp;ferences…</source>
            <translation>Pre&amp;ferencias…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Print the case as PDF or page</source>
            <translation>Publicar el caso como PDF o página web</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Print the r&amp;eport…</source>
            <translation>&amp;Imprimir la nota…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Put &amp;back from the trash</source>
            <translation>Devol&amp;ver desde la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Put tags on the chosen reports</source>
            <translation>Poner etiquetas a las notas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Put the selected words, with their place in the report, into the note</source>
            <translation>Poner las palabras elegidas, con su lugar, en la anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Put the words chosen in the report's text into the brief as a citation</source>
            <translation>Poner en el informe, como cita, las palabras elegidas en el texto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>R&amp;efresh</source>
            <translation>Act&amp;ualizar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>R&amp;ules in force…</source>
            <translation>Reg&amp;las en vigor…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Re&amp;dact the selected words…</source>
            <translation>Ta&amp;char las palabras elegidas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Read a file again whose letters are wrong</source>
            <translation>Leer de nuevo un archivo cuyas letras salen mal</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Recent searc&amp;hes…</source>
            <translation>Búsquedas recien&amp;tes…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Remove selec&amp;ted reports from the case</source>
            <translation>&amp;Quitar del caso las notas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Report &amp;pane</source>
            <translation>&amp;Panel de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Reports of the &amp;case</source>
            <translation>Notas del &amp;caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Reports that are one story become versions of one report</source>
            <translation>Las notas que son la misma noticia pasan a ser versiones de una sola</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Report’s &amp;text</source>
            <translation>Te&amp;xto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Rest&amp;ore a withdrawn case…</source>
            <translation>Rest&amp;aurar un caso retirado…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Restore a bac&amp;kup…</source>
            <translation>R&amp;estaurar una copia…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Rows about the same thing</source>
            <translation>Filas que tratan de lo mismo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>S&amp;maller letters</source>
            <translation>Letra más &amp;pequeña</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>S&amp;plit chosen cells off</source>
            <translation>&amp;Separar las celdas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Sa&amp;ve this search…</source>
            <translation>Guardar esta &amp;búsqueda…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Save a co&amp;py of the report’s file…</source>
            <translation>Guardar una c&amp;opia del fichero de la nota…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Say that you have looked into a row, why, and what is right</source>
            <translation>Hacer constar que una fila se ha examinado, por qué y qué es lo correcto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Say which columns of a table hold the headline and the text; each row becomes a report</source>
            <translation>Decir qué columnas de una tabla tienen el titular y el texto; cada fila se vuelve una nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>See and change how the chosen folder is watched</source>
            <translation>Ver y cambiar cómo se vigila la carpeta elegida</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>See and edit who publishes, and where they are based</source>
            <translation>Ver e indicar quién publica y dónde tiene su sede</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Select a&amp;ll</source>
            <translation>E&amp;legirlo todo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show &amp;log files</source>
            <translation>Mostrar los ficheros de re&amp;gistro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show or hide the f&amp;ilters</source>
            <translation>Mostrar u ocultar los f&amp;iltros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show or hide the report, to give the pages of a case more room</source>
            <translation>Mostrar u ocultar la nota, para dar más espacio a las páginas de un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show or hide the side bar</source>
            <translation>Mostrar u ocultar la barra lateral</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show the &amp;archive’s folder</source>
            <translation>Mostrar la carpeta &amp;del archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show the original’s fol&amp;der</source>
            <translation>Mostrar la carpeta del &amp;original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Side ba&amp;r</source>
            <translation>&amp;Barra lateral</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>State which state of another archive’s log you have seen, with this archive’s key</source>
            <translation>Declarar con la clave de este archivo qué estado del diario de otro archivo se ha visto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Ta&amp;ke tags off…</source>
            <translation>&amp;Quitar etiquetas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>The case, or all reports, as OCFL, PREMIS, Markdown, calendar, map or another format</source>
            <translation>El caso, o todas las notas, como OCFL, PREMIS, Markdown, calendario, mapa u otro formato</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>The file as it &amp;came</source>
            <translation>El fichero &amp;original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>The words selected in the report’s text in quotation marks, and their place</source>
            <translation>Las palabras elegidas en el texto de la nota, entre comillas, y dónde están</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Tim&amp;eline of the case</source>
            <translation>Crono&amp;logía del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Tras&amp;h</source>
            <translation>Pa&amp;pelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Try a&amp;gain to read it</source>
            <translation>Intentar leerlo otra ve&amp;z</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>What keeps hostile files from this computer</source>
            <translation>Qué protege este equipo de los ficheros hostiles</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>What went wrong, for those who repair it</source>
            <translation>Qué ha fallado, para quien lo arregla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Who brought it, how, when, and every access since: 22 points</source>
            <translation>Quién la trajo, cómo, cuándo, y cada acceso desde entonces: 22 puntos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>With its notes, its brief and what was judged in it</source>
            <translation>Con sus anotaciones, su informe y sus juicios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Write a n&amp;ote</source>
            <translation>Escribir una an&amp;otación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Write the list, or the chosen reports, to a file for spreadsheets</source>
            <translation>Escribir la lista, o las notas elegidas, en un fichero para hojas de cálculo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Write, arrange and look at the brief before it is printed</source>
            <translation>Escribir, ordenar y ver el informe antes de publicarlo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>Check the archive…</source>
            <translation>Comprobar el archivo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>Dossier has made a mistake.</source>
            <translation>Dossier ha cometido un error.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>Show the log</source>
            <translation>Mostrar el registro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive cannot be opened.</source>
            <translation>No se puede abrir el archivo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive is damaged.</source>
            <translation>El archivo está dañado.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive is not as this computer saw it last.</source>
            <translation>El archivo no está como este equipo lo vio por última vez.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The catalog was made anew.</source>
            <translation>El catálogo se ha hecho de nuevo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The log cannot be signed.</source>
            <translation>No se puede firmar el diario.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>What you did last may not have been done; look, and try it again. Nothing that was reported as archived is lost. If it comes again, start Dossier anew, and send its makers the log: {log} ({kind}). The log holds paths, and no words of reports.</source>
            <translation>Puede que lo último que se hizo no haya quedado hecho; conviene mirarlo e intentarlo otra vez. No se ha perdido nada de lo que consta como archivado. Si el error se repite, reiniciar Dossier y enviar el registro a sus autores: {log} ({kind}). El registro contiene rutas, pero ninguna palabra de las notas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>As the system ({paper})</source>
            <translation>El del sistema ({paper})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>Full brief</source>
            <translation>Informe completo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>Markdown text, sealed</source>
            <translation>Texto Markdown, sellado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>One web page, sealed</source>
            <translation>Una página web, sellada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>Own choice of sections</source>
            <translation>Secciones elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>PDF, sealed, for reading and printing</source>
            <translation>PDF, sellado, para leer e imprimir</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>Short brief</source>
            <translation>Informe breve</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>The sources alone, as CSL-JSON</source>
            <translation>Solo las fuentes, en CSL-JSON</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>The sources alone, for BibTeX</source>
            <translation>Solo las fuentes, para BibTeX</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>The sources alone, for reference managers (RIS)</source>
            <translation>Solo las fuentes, para gestores de referencias (RIS)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>US Letter</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_choices.py" />
            <source>Word document, sealed, with footnotes</source>
            <translation>Documento de Word, sellado, con notas al pie</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Agreements</source>
            <translation>Coincidencias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Another source states the redacted words: {about}</source>
            <translation>Otra fuente cuenta las palabras tachadas: {about}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Citations</source>
            <translation>Citas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Cites redacted words: {about}</source>
            <translation>Cita palabras tachadas: {about}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Cites what is not there: {about}</source>
            <translation>Cita lo que no está: {about}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Cites {about}, of which there is a newer version</source>
            <translation>Cita {about}, de la que hay una versión más reciente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Disagreements</source>
            <translation>Discrepancias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Excerpts, source by source</source>
            <translation>Extractos, fuente por fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>How to check this brief</source>
            <translation>Cómo comprobar este informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>List of sources</source>
            <translation>Lista de fuentes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Map of datelines</source>
            <translation>Mapa de datas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Methods and limits</source>
            <translation>Métodos y límites</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Names</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Notes</source>
            <translation>Anotaciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Open questions</source>
            <translation>Preguntas abiertas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Provenance</source>
            <translation>Procedencia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Quotations in common</source>
            <translation>Declaraciones en común</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Summary</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Table of sources</source>
            <translation>Tabla de fuentes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>The toll through time</source>
            <translation>Las víctimas a lo largo del tiempo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Timeline</source>
            <translation>Cronología</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>What some leave out</source>
            <translation>Lo que algunas omiten</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Who copied whom</source>
            <translation>Quién copió a quién</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>Without a citation, so it is marked as your judgement</source>
            <translation>Sin cita, así que consta como juicio propio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>{file}, exported {at}, is out of date: {newer}.</source>
            <translation>{file}, exportado el {at}, no está al día: {newer}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>{report} has version {newest} (cited: {cited})</source>
            <translation>{report} tiene la versión {newest} (citada: {cited})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>{report}, version {n}</source>
            <translation>{report}, versión {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/brief_page_wording.py" />
            <source>“{about}” is in none of the words cited</source>
            <translation>«{about}» no figura en ninguna de las palabras citadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/archives_controller.py" />
            <source>New archive: name a new folder</source>
            <translation>Archivo nuevo: nombre de una carpeta nueva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/archives_controller.py" />
            <source>No other archive was open yet</source>
            <translation>Aún no se ha abierto ningún otro archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/archives_controller.py" />
            <source>Open another archive</source>
            <translation>Abrir otro archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/archives_controller.py" />
            <source>{name} opens in a window of its own.</source>
            <translation>{name} se abre en una ventana aparte.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/archives_controller.py" />
            <source>{path} holds no archive of Dossier.</source>
            <translation>{path} no contiene ningún archivo de Dossier.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/audit_controller.py" />
            <source>Accept it as it is</source>
            <translation>Aceptarlo como está</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/audit_controller.py" />
            <source>Accept it only if you know why: you have put an older copy in the archive's place, or gone on with another copy of it.</source>
            <translation>Acéptese solo si se conoce el motivo: se puso una copia más antigua en el lugar del archivo o se siguió trabajando con otra copia.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/audit_controller.py" />
            <source>Accept the archive as it is?</source>
            <translation>¿Aceptar el archivo como está?</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/audit_controller.py" />
            <source>What this computer saw of it before is then forgotten, its log is signed as it is now, and the log says that you accepted it. If you do not know why it is another, keep it as it is and compare it with a backup.</source>
            <translation>Lo que este equipo vio antes de él se olvida, su diario se firma tal como está ahora y en él consta que se aceptó. Si no se sabe por qué es otro, conviene dejarlo como está y compararlo con una copia de seguridad.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Left out, for Dossier did not make them: {names}.</source>
            <translation>Quedan fuera porque no los hizo Dossier: {names}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Nothing is missing but the note of this backup.</source>
            <translation>Solo falta la constancia de esta copia.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Open it</source>
            <translation>Abrirlo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Removed {path}, which was left by one that was cut short.</source>
            <translation>Se ha quitado {path}, resto de una copia o restauración que se interrumpió.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Restore to an empty folder</source>
            <translation>Restaurar en una carpeta vacía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Restored to {folder}, every byte checked: {events}, {files}, as of {moment}.</source>
            <translation>Restaurado en {folder}, con cada byte comprobado: {events}, {files}; estado del {moment}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>Show it</source>
            <translation>Mostrarlo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>The archive is backed up to {file}: {events}, {files}, {bytes}. Keep it on another disk.</source>
            <translation>Copia de seguridad del archivo en {file}: {events}, {files}, {bytes}. Conviene guardarla en otro disco.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>{n} bytes</source>
            <translation>
                <numerusform>{n} byte</numerusform>
                <numerusform>{n} bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/backup_controller.py" />
            <source>{n} files damaged or missing when the backup was made: not in it, and named by the archive's audit.</source>
            <translation>
                <numerusform>{n} fichero dañado o ausente cuando se hizo la copia: no está en ella, y la comprobación del archivo lo nombra.</numerusform>
                <numerusform>{n} ficheros dañados o ausentes cuando se hizo la copia: no están en ella, y la comprobación del archivo los nombra.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>Brief</source>
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>Choose the words to be cited in the report’s text first.</source>
            <translation>Elegir antes, en el texto de la nota, las palabras que se van a citar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>First select the words to redact in the report’s text.</source>
            <translation>Elegir antes, en el texto de la nota, las palabras que se van a tachar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>Redacted in every brief and bag of “{case}”.</source>
            <translation>Tachado en todos los informes y paquetes de «{case}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>change of the brief</source>
            <translation>cambio del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>privacy of a note</source>
            <translation>privacidad de una anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>redaction of words</source>
            <translation>tachado de palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/brief_controller.py" />
            <source>showing of words again</source>
            <translation>palabras mostradas de nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>All reports</source>
            <translation>Todas las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>All reports are in the trash</source>
            <translation>Todas las notas están en la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Drag reports from a list onto the case, or choose some and press Ctrl+Shift+A.</source>
            <translation>Arrastrar notas de una lista hasta el caso, o elegir algunas y pulsar Ctrl+Mayús+A.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Drop files here to archive them.</source>
            <translation>Soltar aquí ficheros para archivarlos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Export brief…</source>
            <translation>Exportar el informe…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Files that are kept but could not be read appear here, each with its reason.</source>
            <translation>Aquí aparecen, cada uno con su motivo, los ficheros que se conservan pero no se pudieron leer.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Join as one report</source>
            <translation>Unir en una nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Keep apart</source>
            <translation>Dejar separadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Keep as a case…</source>
            <translation>Conservar como caso…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Kept byte for byte, but not readable; each row gives the reason.</source>
            <translation>Se conservan byte a byte, pero no se pueden leer; el motivo figura al lado de cada uno.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>No reports</source>
            <translation>No hay notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>No reports here</source>
            <translation>Aquí no hay notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Nothing came from this folder yet</source>
            <translation>Aún no ha llegado nada de esta carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Nothing in the archive matches now; matching reports will appear here.</source>
            <translation>De momento nada en el archivo es así; lo que llegue después aparecerá aquí por sí solo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Nothing is in quarantine</source>
            <translation>No hay nada en cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Nothing matches</source>
            <translation>No hay coincidencias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Nothing of them is deleted: choose the trash in the side bar to put them back. Or drop files here to archive them.</source>
            <translation>No se ha borrado nada de ellas: elegir la papelera en la barra lateral para devolverlas. O soltar archivos aquí para archivarlos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Out of every list and search, but not deleted: the archive, its audit and its cases keep them. That is why the trash cannot be emptied.</source>
            <translation>Fuera de todas las listas y búsquedas, pero no se borran: el archivo, su comprobación y sus casos las conservan. Por eso la papelera no se puede vaciar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Put back</source>
            <translation>Devolver</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Rename…</source>
            <translation>Cambiar el nombre…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Reports that you put here are out of every list, and come back whenever you want: nothing is ever deleted.</source>
            <translation>Las notas que se ponen aquí salen de todas las listas y vuelven cuando se quiera: nunca se borra nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Save a report there – a web page, a text – and it appears here a moment later.</source>
            <translation>Al guardar en ella una nota –una página web, un texto–, aparece aquí un momento después.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Show only what is new</source>
            <translation>Mostrar solo lo nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Show the original’s folder</source>
            <translation>Mostrar la carpeta del original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Suggested case</source>
            <translation>Caso sugerido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>The trash is empty</source>
            <translation>La papelera está vacía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>These reports state one address. Joined, they are versions of the oldest of them; kept apart, they are not offered again.</source>
            <translation>Estas notas indican la misma dirección. Unidas, son versiones de la más antigua; separadas, no se vuelven a proponer.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>These seem to be about the same event.</source>
            <translation>Parecen tratar de un mismo suceso.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>This case holds no report yet</source>
            <translation>Este caso aún no contiene ninguna nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Try again</source>
            <translation>Intentar de nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Try fewer words, the beginning of one with * (fire*), or another field: outlet:, from:, by:, after:. Escape clears the search.</source>
            <translation>Probar con menos palabras, con el comienzo de una y * (incendi*) o con otro campo: outlet:, from:, by:, after:. Esc borra la búsqueda.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>Write a note</source>
            <translation>Escribir una anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>{case}, begun {day}</source>
            <translation>{case}, creado el {day}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>{n} chosen</source>
            <translation>{n} elegidas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>{n} new reports since you last looked</source>
            <translation>
                <numerusform>{n} nota nueva desde la última vez</numerusform>
                <numerusform>{n} notas nuevas desde la última vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/browse_controller.py" />
            <source>{n} reports found</source>
            <translation>
                <numerusform>{n} nota encontrada</numerusform>
                <numerusform>{n} notas encontradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/bulk_edit_controller.py" />
            <source>The {fields} of {n} reports are corrected.</source>
            <translation>
                <numerusform>{fields}: {n} nota corregida.</numerusform>
                <numerusform>{fields}: {n} notas corregidas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/bulk_edit_controller.py" />
            <source>correction of the {field}</source>
            <translation>corrección: {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>Compare – {n} differ</source>
            <translation>Comparar – {n} ≠</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>Judgements</source>
            <translation>Juicios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>Judgements {n}</source>
            <translation>Juicios {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>note on a case</source>
            <translation>anotación sobre un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/case_pages.py" />
            <source>withdrawing of a note</source>
            <translation>retirada de una anotación</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>A name for the case of these {n} reports.</source>
            <translation>
                <numerusform>Nombre para el caso de esta nota.</numerusform>
                <numerusform>Nombre para el caso de estas {n} notas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>A name for the new case.</source>
            <translation>Nombre para el caso nuevo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Another name for the case {case}. The log keeps the one before.</source>
            <translation>Otro nombre para el caso {case}. El diario conserva el anterior.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Exported {file}: {held}.</source>
            <translation>Exportado {file}: {held}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>It begins with the {n} chosen reports.</source>
            <translation>
                <numerusform>Comienza con la nota elegida.</numerusform>
                <numerusform>Comienza con las {n} notas elegidas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Made the case “{name}” with {n} reports. Drag reports onto it to add more.</source>
            <translation>
                <numerusform>Se creó el caso «{name}» con {n} nota. Para añadir más, arrastrarlas hasta él.</numerusform>
                <numerusform>Se creó el caso «{name}» con {n} notas. Para añadir más, arrastrarlas hasta él.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>New case</source>
            <translation>Caso nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>No case is withdrawn.</source>
            <translation>No hay ningún caso retirado.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Open the case</source>
            <translation>Abrir el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Packed into {folder}: {held}.</source>
            <translation>Empaquetado en {folder}: {held}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Packing “{name}”…</source>
            <translation>Empaquetando «{name}»…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Printing the brief of “{name}”…</source>
            <translation>Preparando el informe de «{name}»…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Rename</source>
            <translation>Cambiar el nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Rename the case</source>
            <translation>Cambiar el nombre del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>The bag was not made.</source>
            <translation>El paquete no se hizo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>The brief was not exported.</source>
            <translation>El informe no se exportó.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>The case “{before}” is called “{name}” now.</source>
            <translation>El caso «{before}» se llama ahora «{name}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>Withdrew the case “{name}”; its reports are still in the archive.</source>
            <translation>Se retiró el caso «{name}»; sus notas siguen en el archivo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>brief</source>
            <translation>informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>read back, every check passed</source>
            <translation>releído, y todas las comprobaciones resultan correctas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>read back, {failed} of {n} checks failed</source>
            <translation>
                <numerusform>releído, y falla {failed} de {n} comprobación</numerusform>
                <numerusform>releído, y fallan {failed} de {n} comprobaciones</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>renaming of the case “{name}”</source>
            <translation>cambio de nombre del caso «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>restoring of the case “{name}”</source>
            <translation>restauración del caso «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>withdrawing of the case “{name}”</source>
            <translation>retirada del caso «{name}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>{n} citations</source>
            <translation>
                <numerusform>{n} cita</numerusform>
                <numerusform>{n} citas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>{n} reports now in the case “{name}”.</source>
            <translation>
                <numerusform>{n} nota está ahora en el caso «{name}».</numerusform>
                <numerusform>{n} notas están ahora en el caso «{name}».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>{n} reports removed from “{name}”; still in the archive.</source>
            <translation>
                <numerusform>{n} nota quitada de «{name}»; sigue en el archivo.</numerusform>
                <numerusform>{n} notas quitadas de «{name}»; siguen en el archivo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/cases_controller.py" />
            <source>{n} sources</source>
            <translation>
                <numerusform>{n} fuente</numerusform>
                <numerusform>{n} fuentes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/citation_controller.py" />
            <source>Choose words in the report’s text, a field that rests on words there, or a cell of the comparison; then cite them.</source>
            <translation>Elegir palabras en el texto de la nota, un campo que se apoye en palabras de allí o una celda de la comparación, y después citarlas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/drag_out.py" />
            <source>Choose words in the report’s text first.</source>
            <translation>Elegir primero palabras en el texto de la nota.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/drag_out.py" />
            <source>Print {report}</source>
            <translation>Imprimir {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/drag_out.py" />
            <source>The citation is on the clipboard.</source>
            <translation>La cita está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/drag_out.py" />
            <source>The words and their source are on the clipboard.</source>
            <translation>Las palabras y su fuente están en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/entities_controller.py" />
            <source>joined spellings</source>
            <translation>grafías unidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/entities_controller.py" />
            <source>“{spelling}” and “{name}” are one name from now on.</source>
            <translation>«{spelling}» y «{name}» son un solo nombre desde ahora.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/filter_controller.py" />
            <source>No search yet</source>
            <translation>Aún no hay búsquedas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>Open the folder</source>
            <translation>Abrir la carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>Resume</source>
            <translation>Reanudar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>Stop watching</source>
            <translation>Dejar de vigilar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>This archive names folders that are not watched on this computer: {folders}.</source>
            <translation>Este archivo nombra carpetas que no se vigilan en este equipo: {folders}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>Watch them here</source>
            <translation>Vigilarlas aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/folders_controller.py" />
            <source>{path} is watched no more; what came from it stays.</source>
            <translation>{path} ya no se vigila; lo que llegó de allí se conserva.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/highlights_controller.py" />
            <source>Choose the words to highlight in the report’s text first.</source>
            <translation>Elija primero en el texto de la nota las palabras que quiere resaltar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/highlights_controller.py" />
            <source>change of a highlight</source>
            <translation>cambio de un resaltado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/highlights_controller.py" />
            <source>highlight</source>
            <translation>resaltado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/highlights_controller.py" />
            <source>removing of a highlight</source>
            <translation>eliminación de un resaltado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>Add all that is in a folder, once</source>
            <translation>Añadir una sola vez todo lo que hay en una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>Stopped.</source>
            <translation>Detenido.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>There were no files to add.</source>
            <translation>No había ficheros que incorporar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>Watch a folder</source>
            <translation>Vigilar una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>{address} is no file on this computer. Save the page first, then drop the file.</source>
            <translation>{address} no es un fichero de este equipo. Guardar antes la página y soltar después el fichero.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>{file}: failed because it {reason}.</source>
            <translation>{file}: no se pudo incorporar porque {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>{file}: quarantined because it {reason}.</source>
            <translation>{file}: en cuarentena porque {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>{folder} is not there any more.</source>
            <translation>{folder} ya no está ahí.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/intake_controller.py" />
            <source>{n} files could not be read or taken, the last of them {file}; the log says why.</source>
            <translation>{n} ficheros no se han podido leer o incorporar, el último de ellos {file}; el registro dice por qué.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/jobs_controller.py" />
            <source>A file needs attention</source>
            <translation>Un fichero necesita atención</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/jobs_controller.py" />
            <source>No folder is watched any more.</source>
            <translation>Ya no se vigila ninguna carpeta.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/jobs_controller.py" />
            <source>Watching folders</source>
            <translation>Vigilando carpetas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/jobs_controller.py" />
            <source>{n} files need attention</source>
            <translation>
                <numerusform>{n} fichero necesita atención</numerusform>
                <numerusform>{n} ficheros necesitan atención</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/joins_controller.py" />
            <source>Version {number} of {report} is shown from now on.</source>
            <translation>Desde ahora se muestra la versión {number} de {report}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/joins_controller.py" />
            <source>Version {number} of {report} is the report {other} now.</source>
            <translation>La versión {number} de {report} es ahora la nota {other}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/joins_controller.py" />
            <source>separating of version {number} from {report}</source>
            <translation>separación de la versión {number} de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/joins_controller.py" />
            <source>{others} belongs to {report} now, with its versions, cases and tags.</source>
            <translation>{others} forma parte ahora de {report}, con sus versiones, casos y etiquetas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/joins_controller.py" />
            <source>{reports} stay reports of their own, though they state one address.</source>
            <translation>{reports} siguen siendo notas distintas, aunque indican la misma dirección.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>A row of its own: {cells}.</source>
            <translation>Fila propia: {cells}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Choose a cell in the row first.</source>
            <translation>Elegir antes una celda de la fila.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Choose cells of one row only.</source>
            <translation>Elegir celdas de una sola fila.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Corrected: {report} on {row}.</source>
            <translation>Corregido: {report} en {row}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Hold Ctrl and choose one cell in each of the rows about the same thing.</source>
            <translation>Elegir celdas de las filas que tratan de lo mismo: con Ctrl pulsado, una en cada fila.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Left out of {row}: {cells}.</source>
            <translation>Excluido de {row}: {cells}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Merged into {row}: {others}.</source>
            <translation>Fusionado en {row}: {others}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Settled: {row}.</source>
            <translation>Zanjado: {row}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>Several words match there; the command dossier case strike removes one of them.</source>
            <translation>Hay ahí varias palabras; la orden dossier case strike excluye una de ellas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>This report says nothing there; choose a cell with words.</source>
            <translation>Esta nota no dice nada ahí; elegir una celda con palabras.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>cell left out</source>
            <translation>celda excluida</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>correction of a cell</source>
            <translation>corrección de una celda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>grade of {report}</source>
            <translation>valoración de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>merged rows</source>
            <translation>fusión de filas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>settled row</source>
            <translation>fila zanjada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>split row</source>
            <translation>separación de una fila</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/judgements_controller.py" />
            <source>{report} is graded {grade}: {words}.</source>
            <translation>{report} queda con la valoración {grade}: {words}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/list_export.py" />
            <source>Exporting the list to {name}</source>
            <translation>Exportando la lista a {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/list_export.py" />
            <source>File</source>
            <translation>Fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/list_export.py" />
            <source>Show the folder</source>
            <translation>Mostrar la carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/list_export.py" />
            <source>reports</source>
            <translation>notas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/list_export.py" />
            <source>{n} reports written to {name}.</source>
            <translation>
                <numerusform>{n} nota escrita en {name}.</numerusform>
                <numerusform>{n} notas escritas en {name}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>All files (*)</source>
            <translation>Todos los ficheros (*)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>Export as CSV</source>
            <translation>Exportar como CSV</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>Lists of names ({endings})</source>
            <translation>Listas de nombres ({endings})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>Looking for the names of {name}…</source>
            <translation>Buscando los nombres de {name}…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>Open a list of names</source>
            <translation>Abrir una lista de nombres</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/name_list_controller.py" />
            <source>{n} rows written to {name}.</source>
            <translation>
                <numerusform>{n} fila escrita en {name}.</numerusform>
                <numerusform>{n} filas escritas en {name}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/open_controller.py" />
            <source>Opening {name}</source>
            <translation>Abriendo {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>A copy of the file is at {place}.</source>
            <translation>Hay una copia del fichero en {place}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>Another program opens it with all that the file may do there: run its code, load from the network, let its sender know that it was opened. Dossier gives it a copy; what is kept stays as it is.</source>
            <translation>Otro programa lo abre con todo lo que el fichero puede hacer allí: ejecutar lo que contiene, cargar de la red, avisar a quien lo envió de que se abrió. Dossier entrega una copia; lo que se conserva queda como está.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>Open it anyway</source>
            <translation>Abrirlo de todos modos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>Open with another program</source>
            <translation>Abrir con otro programa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>Save a copy</source>
            <translation>Guardar una copia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>The file leaves Dossier’s protection.</source>
            <translation>El fichero sale de la protección de Dossier.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/originals_controller.py" />
            <source>The page is being opened…</source>
            <translation>Se está abriendo la página…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Choose a field that you have corrected; its correction can become a rule.</source>
            <translation>Elegir un campo ya corregido; su corrección puede convertirse en regla.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Corrected the {field} of {report}.</source>
            <translation>Corregido: {field} de {report}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Make this a rule for {outlet}…</source>
            <translation>Convertirla en regla para {outlet}…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>No rule leads from what was read to your correction of the {field} of {report}, or one does already.</source>
            <translation>Ninguna regla lleva de lo leído a la corrección ({field} de {report}), o ya hay una que lo hace.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Removed your entry on {outlet}.</source>
            <translation>Se retiró lo indicado sobre {outlet}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Saved your entry on {outlet}. Reports that mention it are read again.</source>
            <translation>Se guardó lo indicado sobre {outlet}. Las notas que lo mencionan se vuelven a leer.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>The list’s own entry shows again.</source>
            <translation>Vuelve a mostrarse la entrada de la lista.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/outlets_controller.py" />
            <source>Withdrew {rule}.</source>
            <translation>Se retiró {rule}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/pictures_controller.py" />
            <source>A copy of the picture is at {place}.</source>
            <translation>Hay una copia de la imagen en {place}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/pictures_controller.py" />
            <source>No pictures can be shown</source>
            <translation>No se puede mostrar ninguna imagen</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/pictures_controller.py" />
            <source>Save the picture</source>
            <translation>Guardar la imagen</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/pictures_controller.py" />
            <source>The pictures are being looked for…</source>
            <translation>Se buscan las imágenes…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/place_question.py" />
            <source>Use “{place}”</source>
            <translation>Usar «{place}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/place_question.py" />
            <source>{report}: no place of this name is known, and “{typed}” is kept as you typed it.</source>
            <translation>{report}: no se conoce ningún lugar con ese nombre; «{typed}» se guarda tal como lo escribió.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/reading_choices_controller.py" />
            <source>Reading again…</source>
            <translation>Leyendo de nuevo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/reading_choices_controller.py" />
            <source>charset of {report}</source>
            <translation>juego de caracteres de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/reading_choices_controller.py" />
            <source>columns of {report}</source>
            <translation>columnas de {report}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/reading_choices_controller.py" />
            <source>{n} reports were read again.</source>
            <translation>
                <numerusform>Se leyó de nuevo {n} nota.</numerusform>
                <numerusform>Se leyeron de nuevo {n} notas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Another program has the archive open: close it, then erase the report again.</source>
            <translation>Otro programa tiene abierto el archivo: ciérrelo y borre la nota otra vez.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Erasing {report}…</source>
            <translation>Borrando {report}…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Exporting to {name}</source>
            <translation>Exportando a {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>It is in the log that {bag} is given to {name}. Have the receipt {file} signed.</source>
            <translation>Consta en el diario que {bag} se entrega a {name}. Haga firmar el recibo {file}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Save the certificate…</source>
            <translation>Guardar el certificado…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>The certificate is written to {name}.</source>
            <translation>El certificado está escrito en {name}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>The custody sheet of {report} is written to {name}.</source>
            <translation>La hoja de custodia de {report} está escrita en {name}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>The receipt of {name} is in the archive, {signed}.</source>
            <translation>El recibo de {name} está en el archivo, {signed}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Writing the certificate {name}</source>
            <translation>Escribiendo el certificado {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Writing the custody sheet {name}</source>
            <translation>Escribiendo la hoja de custodia {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>Written before, and may still hold it: {names}.</source>
            <translation>Escritos antes, y quizá aún la contienen: {names}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>signed on paper</source>
            <translation>firmado en papel</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>signed with the key {key}</source>
            <translation>firmado con la clave {key}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>{n} files</source>
            <translation>
                <numerusform>{n} fichero</numerusform>
                <numerusform>{n} ficheros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>{n} files.</source>
            <translation>
                <numerusform>{n} archivo.</numerusform>
                <numerusform>{n} archivos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>{n} lines of the log,</source>
            <translation>
                <numerusform>{n} línea del diario,</numerusform>
                <numerusform>{n} líneas del diario,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>{n} reports exported to {name}</source>
            <translation>
                <numerusform>{n} nota exportada a {name}</numerusform>
                <numerusform>{n} notas exportadas a {name}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/records_controller.py" />
            <source>{reports} erased for good:</source>
            <translation>{reports} borradas para siempre:</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/report_controller.py" />
            <source>Kept: {report} and {other} are not about the same event. Your word outranks the machine.</source>
            <translation>Guardado: {report} y {other} no tratan del mismo suceso. La decisión de una persona prevalece sobre la del programa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/report_controller.py" />
            <source>Kept: {report} and {other} belong together. Your word outranks the machine.</source>
            <translation>Guardado: {report} y {other} van juntas. La decisión de una persona prevalece sobre la del programa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/report_controller.py" />
            <source>Kept: {report} and {other} have nothing to do with each other. Your word outranks the machine.</source>
            <translation>Guardado: {report} y {other} no tienen nada que ver. La decisión de una persona prevalece sobre la del programa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/report_controller.py" />
            <source>Your ruling on {report} and {other} is withdrawn.</source>
            <translation>Se retira la decisión sobre {report} y {other}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/report_controller.py" />
            <source>confirmation of the {field}</source>
            <translation>confirmación: {field}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/research_controller.py" />
            <source>Kept the search with {n} hits.</source>
            <translation>
                <numerusform>Búsqueda conservada con {n} resultado.</numerusform>
                <numerusform>Búsqueda conservada con {n} resultados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/research_controller.py" />
            <source>Make a case first; then a search can be kept with it.</source>
            <translation>Cree antes un caso; después podrá conservar con él una búsqueda.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/research_controller.py" />
            <source>search kept with a case</source>
            <translation>búsqueda conservada con un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/research_controller.py" />
            <source>withdrawing of a search</source>
            <translation>retirada de una búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>joining of {reports}</source>
            <translation>unión de {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>keeping {reports} apart</source>
            <translation>separación de {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>that there is nothing to do at {report}</source>
            <translation>que no hay nada que hacer en {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>your choice of the {field} of {report}</source>
            <translation>elección: {field} de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>your correction of the {field} of {report}</source>
            <translation>corrección: {field} de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_answers.py" />
            <source>your word on the {field} of {report}</source>
            <translation>respuesta: {field} de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/review_controller.py" />
            <source>Your answer was kept, because something else was done since. Edit › Undo undoes that first.</source>
            <translation>Su respuesta sigue en pie, pues después se hizo otra cosa. Edición › Deshacer retira primero eso.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>All outlets… ({n})</source>
            <translation>Todos los medios… ({n})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>All places… ({n})</source>
            <translation>Todos los lugares… ({n})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>All suggested cases… ({n})</source>
            <translation>Todos los sugeridos… ({n})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>All tags… ({n})</source>
            <translation>Todas las etiquetas… ({n})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Being looked for…</source>
            <translation>Se están buscando…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Cases</source>
            <translation>Casos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Needs review</source>
            <translation>Por revisar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>New case…</source>
            <translation>Caso nuevo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>None so far</source>
            <translation>Ninguno por ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>None stated so far</source>
            <translation>Ninguno indicado por ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Outlets</source>
            <translation>Medios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Places</source>
            <translation>Lugares</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Quarantine</source>
            <translation>Cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Reports that seem to be about the same event are grouped here automatically.</source>
            <translation>Las notas que parecen tratar de un mismo suceso se agrupan aquí por sí solas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Same address</source>
            <translation>Misma dirección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Save this search…</source>
            <translation>Guardar esta búsqueda…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Saved searches</source>
            <translation>Búsquedas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Suggested cases</source>
            <translation>Casos sugeridos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Tag the chosen reports…</source>
            <translation>Etiquetar las elegidas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Trash</source>
            <translation>Papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Watch a folder…</source>
            <translation>Vigilar una carpeta…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>Watched folders</source>
            <translation>Carpetas vigiladas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>{n} archived</source>
            <translation>{n} archivados</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>{n} archived, {amiss} of them in quarantine</source>
            <translation>{n} archivados, {amiss} de ellos en cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/side_bar_controller.py" />
            <source>{n} pending</source>
            <translation>{n} pendientes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>A name for this search: {query}</source>
            <translation>Nombre para esta búsqueda: {query}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>All outlets…</source>
            <translation>Todos los medios…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>All places…</source>
            <translation>Todos los lugares…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Another name for the tag “{tag}”. With the name of another tag the two become one.</source>
            <translation>Otro nombre para la etiqueta «{tag}». Con el nombre de otra etiqueta las dos se vuelven una.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Another name for this search.</source>
            <translation>Otro nombre para esta búsqueda.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Empty the trash…</source>
            <translation>Vaciar la papelera…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Find a place</source>
            <translation>Buscar un lugar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Find a suggested case</source>
            <translation>Buscar un caso sugerido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Find a tag</source>
            <translation>Buscar una etiqueta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Find an outlet</source>
            <translation>Buscar un medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>No report has a tag yet. Choose reports and press Ctrl+Shift+T to tag them.</source>
            <translation>Ninguna nota tiene aún etiquetas. Elegir notas y pulsar Ctrl+Mayús+T para etiquetarlas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>No report states its outlet yet.</source>
            <translation>Ninguna nota dice aún su medio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>No report states its place yet.</source>
            <translation>Ninguna nota dice aún su lugar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>None of the chosen reports is in quarantine.</source>
            <translation>Ninguna de las notas elegidas está en cuarentena.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>None of them had these tags.</source>
            <translation>Ninguna tenía estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>None of them is in the trash.</source>
            <translation>Ninguna está en la papelera.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Remove tags</source>
            <translation>Quitar etiquetas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Rename or merge a tag</source>
            <translation>Renombrar o unir una etiqueta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Rename or merge…</source>
            <translation>Renombrar o unir…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Rename search</source>
            <translation>Cambiar el nombre de la búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Save search</source>
            <translation>Guardar la búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Search for something first; then it can be saved.</source>
            <translation>Buscar algo primero; entonces se puede guardar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Tag reports</source>
            <translation>Etiquetar notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Tag the chosen reports</source>
            <translation>Etiquetar las notas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Tag them</source>
            <translation>Etiquetar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Tags for the selected reports, separated by commas.</source>
            <translation>Etiquetas para las notas elegidas, separadas por comas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Tags to remove from the selected reports, separated by commas.</source>
            <translation>Etiquetas que se quitan de las notas elegidas, separadas por comas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Take off all reports</source>
            <translation>Quitar de todas las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>The saved search “{name}” is removed.</source>
            <translation>Se quitó la búsqueda guardada «{name}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>The search “{name}” is kept; it is in the side bar.</source>
            <translation>La búsqueda «{name}» queda guardada; está en la barra lateral.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>The tag “{tag}” is called “{name}” now.</source>
            <translation>La etiqueta «{tag}» se llama ahora «{name}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>The trash cannot be emptied: an archive shows what was there and when, and would prove nothing any more if files could vanish from it. What lies in the trash is out of your way all the same.</source>
            <translation>La papelera no se puede vaciar: un archivo muestra qué había y cuándo, y ya no probaría nada si de él pudieran desaparecer ficheros. Lo que está en la papelera, de todos modos, no estorba.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>They are in the trash already.</source>
            <translation>Ya están en la papelera.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>They have these tags already.</source>
            <translation>Ya tienen estas etiquetas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Try again to read all</source>
            <translation>Intentar de nuevo leerlo todo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>Trying to read again…</source>
            <translation>Intentando leer de nuevo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>move to the trash</source>
            <translation>traslado a la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>putting back from the trash</source>
            <translation>devolución desde la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>removing a search</source>
            <translation>búsqueda quitada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>renaming a search</source>
            <translation>cambio de nombre de una búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>renaming a tag</source>
            <translation>cambio de nombre de una etiqueta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>saving a search</source>
            <translation>búsqueda guardada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>tagging</source>
            <translation>etiquetas puestas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>taking tags off</source>
            <translation>etiquetas quitadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{folder} is not there any more. The archive keeps its copy of the file.</source>
            <translation>{folder} ya no está. El archivo conserva su copia del fichero.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} reports are back in the lists.</source>
            <translation>
                <numerusform>{n} nota está de nuevo en las listas.</numerusform>
                <numerusform>{n} notas están de nuevo en las listas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} reports are in the trash; nothing of them is deleted.</source>
            <translation>
                <numerusform>{n} nota está en la papelera; no se borra nada de ella.</numerusform>
                <numerusform>{n} notas están en la papelera; no se borra nada de ellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} reports are not tagged {tags} any more.</source>
            <translation>
                <numerusform>{n} nota ya no lleva {tags}.</numerusform>
                <numerusform>{n} notas ya no llevan {tags}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} reports can be read now</source>
            <translation>
                <numerusform>Ahora se puede leer {n} nota</numerusform>
                <numerusform>Ahora se pueden leer {n} notas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} reports tagged {tags}.</source>
            <translation>
                <numerusform>{n} nota etiquetada: {tags}.</numerusform>
                <numerusform>{n} notas etiquetadas: {tags}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/tags_controller.py" />
            <source>{n} still cannot.</source>
            <translation>
                <numerusform>{n} sigue sin poderse leer.</numerusform>
                <numerusform>{n} siguen sin poderse leer.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/undo_message.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Add as a report</source>
            <translation>Añadir como nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Block headers of Bitcoin for {name}, if you have them</source>
            <translation>Cabeceras de bloques de Bitcoin para {name}, si las tiene</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Briefs, proofs, and bagit.txt of a bag ({endings})</source>
            <translation>Informes, pruebas y bagit.txt de un paquete ({endings})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>It is no news report. Verify it to see whether anything in it was changed.</source>
            <translation>No es una nota de prensa. Al verificarlo se sabe si algo en ello se cambió.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Verify</source>
            <translation>Verificar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Verify a brief, a bag or a proof</source>
            <translation>Verificar un informe, un paquete o una prueba</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>Verifying {name}…</source>
            <translation>Se verifica {name}…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>{names} are briefs, bags or proofs that Dossier made.</source>
            <translation>{names} son informes, paquetes o pruebas que hizo Dossier.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/verify_controller.py" />
            <source>{name} is a brief, a bag or a proof that Dossier made.</source>
            <translation>{name} es un informe, un paquete o una prueba que hizo Dossier.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/controllers/web_page_controller.py" />
            <source>it is more than Qt WebEngine can draw</source>
            <translation>es más de lo que Qt WebEngine puede mostrar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/witness_controller.py" />
            <source>Cosigned {n} lines of the log {log}. Send {name} to its owner.</source>
            <translation>
                <numerusform>Cofirmada {n} línea del diario {log}. Envíe {name} a su propietario.</numerusform>
                <numerusform>Cofirmadas {n} líneas del diario {log}. Envíe {name} a su propietario.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/controllers/witness_controller.py" />
            <source>Kept: {key} saw {n} lines of this log at {moment}.</source>
            <translation>
                <numerusform>Guardada: {key} vio {n} línea de este diario el {moment}.</numerusform>
                <numerusform>Guardada: {key} vio {n} líneas de este diario el {moment}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Choose place…</source>
            <translation>Elegir el lugar…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Export brief</source>
            <translation>Exportar el informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Form</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Language of the brief</source>
            <translation>Idioma del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Sources are quoted in their own languages, whatever the brief is in.</source>
            <translation>Las fuentes se citan en su propio idioma, sea cual sea el del informe.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/brief_export_dialog.py" />
            <source>Style of the list of sources</source>
            <translation>Estilo de la lista de fuentes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/bulk_edit.py" />
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/dialogs/bulk_edit.py" />
            <source>Correct {n} reports</source>
            <translation>
                <numerusform>Corregir {n} nota</numerusform>
                <numerusform>Corregir {n} notas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/bulk_edit.py" />
            <source>Edit fields</source>
            <translation>Editar campos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/dialogs/bulk_edit.py" />
            <source>What you type here corrects {n} reports. Fields that you leave as they are stay.</source>
            <translation>
                <numerusform>Lo que escriba aquí corrige {n} nota. Los campos que no toque quedan como están.</numerusform>
                <numerusform>Lo que escriba aquí corrige {n} notas. Los campos que no toque quedan como están.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/bulk_edit.py" />
            <source>mixed values</source>
            <translation>valores distintos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>According to</source>
            <translation>Lo dice</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Correct</source>
            <translation>lo corrige</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Correct a cell</source>
            <translation>Corregir una celda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Grade</source>
            <translation>Valorar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Grade a source</source>
            <translation>Valorar una fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>How far do you trust {report}? The outlet and the report are judged each without regard to the other.</source>
            <translation>¿Cuánta confianza merece {report}? El medio y la nota se valoran por separado.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Outlet</source>
            <translation>Medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Report</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Right is</source>
            <translation>Lo correcto es</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Settle</source>
            <translation>Zanjar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Settle a row</source>
            <translation>Zanjar una fila</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Stated as</source>
            <translation>Contado como</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>What do these words state? The value that was read is kept as well.</source>
            <translation>¿Qué dicen estas palabras? Lo que se leyó se conserva al lado.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Why</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>about</source>
            <translation>cerca de</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>at least</source>
            <translation>al menos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>at most</source>
            <translation>como máximo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>between</source>
            <translation>entre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>exactly</source>
            <translation>exactamente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>nobody is named</source>
            <translation>no se nombra a nadie</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgement_dialogs.py" />
            <source>{row}: why is it settled? The brief prints your note.</source>
            <translation>{row}: ¿por qué queda zanjado? El informe publica esta explicación.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source> points</source>
            <translation> puntos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Dates such as 03/04/2019, where the report does not state the order</source>
            <translation>&amp;Fechas como 03/04/2019, si la nota no aclara el orden</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Form</source>
            <translation>&amp;Formato</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Language</source>
            <translation>&amp;Idioma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Paper</source>
            <translation>&amp;Papel</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Style of the list of sources</source>
            <translation>&amp;Estilo de la lista de fuentes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>&amp;Your name in the log</source>
            <translation>&amp;Nombre en el diario</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>A file may be made to do harm when it is opened. In force here, as tried just now:</source>
            <translation>Un fichero puede estar hecho para causar daño al abrirlo. En vigor aquí, según se acaba de comprobar:</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>A language takes effect at the next start.</source>
            <translation>El idioma cambia en el próximo inicio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>As the system</source>
            <translation>El del sistema</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Asking…</source>
            <translation>Consultando…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Both take effect at the next start.</source>
            <translation>Ambas cosas cambian en el próximo inicio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Briefs</source>
            <translation>Informes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Choose one below: each report that is saved there is archived automatically.</source>
            <translation>Elegir una abajo: cada nota que se guarde en ella se archiva sola.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Commands in a terminal use the usual archive, or the one named in the command.</source>
            <translation>Las órdenes en un terminal usan el archivo habitual o el que se indique en la orden.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Corrections, notes and rulings are signed with it from the next start on; others can read it.</source>
            <translation>Con él se firman correcciones, anotaciones y decisiones desde el próximo inicio; otros pueden leerlo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Everything is kept as you choose it.</source>
            <translation>Todo se guarda al elegirlo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Form and paper are offered first. The brief of a new case begins with this language and style.</source>
            <translation>El formato y el papel son los que se ofrecen primero. El informe de un caso nuevo empieza con este idioma y este estilo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>General</source>
            <translation>General</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Gone through every {seconds} s</source>
            <translation>Se recorre cada {seconds} s</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Messages</source>
            <translation>Avisos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>No folder is watched</source>
            <translation>No se vigila ninguna carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Notify me while I work in other windows</source>
            <translation>Avisar cuando se esté en otra ventana</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Open this archive when Dossier starts</source>
            <translation>Abrir este archivo al iniciar Dossier</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Pages of the preferences</source>
            <translation>Páginas de las preferencias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Passed over: {patterns}</source>
            <translation>Se pasan por alto: {patterns}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Protection</source>
            <translation>Protección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Read files within a sandbox or not at all</source>
            <translation>Leer los archivos dentro de un aislamiento o no leerlos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Read the words in pictures and scanned pages</source>
            <translation>Leer las palabras de imágenes y páginas escaneadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Reading</source>
            <translation>Lectura</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Settings…</source>
            <translation>Ajustes…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Show an icon in the tray</source>
            <translation>Mostrar un icono en la bandeja</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Taken after {seconds} s without a change</source>
            <translation>Se toma tras {seconds} s sin cambios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Te&amp;xt size</source>
            <translation>Tama&amp;ño de la letra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>The other day stays among the candidates. What was read before stays as it is.</source>
            <translation>El otro día queda entre los candidatos. Lo leído antes queda como está.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>What is saved in these folders is archived. Each has settings of its own: what is passed over, how long a file must be unchanged, and going through it by the clock.</source>
            <translation>Lo que se guarda en estas carpetas se archiva. Cada una tiene sus ajustes: qué se pasa por alto, cuánto tiempo debe estar sin cambios un fichero, y si se recorre cada cierto tiempo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>When a long job has ended, or a file of a watched folder needs attention.</source>
            <translation>Cuando termina una tarea larga o un fichero de una carpeta vigilada necesita atención.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Where neither Landlock nor seccomp is in force, files are then kept and wait in quarantine. It takes effect at the next start; for commands in a terminal, set DOSSIER_REQUIRE_SANDBOX=1.</source>
            <translation>Donde no rigen ni Landlock ni seccomp, los archivos se guardan entonces y esperan en cuarentena. Surte efecto en el próximo inicio; para las órdenes en una terminal, ponga DOSSIER_REQUIRE_SANDBOX=1.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Where the system has a tray.</source>
            <translation>Si el sistema tiene bandeja.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>Without it, such files are kept, and wait in quarantine until it is switched on again.</source>
            <translation>Sin ello, esos ficheros se conservan y esperan en cuarentena hasta que se active de nuevo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>show the year alone</source>
            <translation>mostrar solo el año</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>the day comes first: 3 April</source>
            <translation>primero el día: 3 de abril</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>the month comes first: 4 March</source>
            <translation>primero el mes: 4 de marzo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/preferences_dialog.py" />
            <source>your login name</source>
            <translation>el nombre de usuario del equipo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>(not used)</source>
            <translation>(sin usar)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Arabic</source>
            <translation>árabe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Assign the table’s columns</source>
            <translation>Asignar las columnas de la tabla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Baltic</source>
            <translation>báltico</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Central European</source>
            <translation>centroeuropeo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Charset</source>
            <translation>Juego de caracteres</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Chinese</source>
            <translation>chino</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Choose the charset</source>
            <translation>Elegir el juego de caracteres</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Cyrillic</source>
            <translation>cirílico</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Greek</source>
            <translation>griego</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Hebrew</source>
            <translation>hebreo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>In which charset is this file written? It is read again, and all its values rest on the new text. Leave it empty to read the file as it states itself.</source>
            <translation>¿En qué juego de caracteres está escrito este archivo? Se lee de nuevo, y todos sus valores se apoyan en el texto nuevo. Déjelo vacío para leerlo como el archivo lo indica.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Japanese</source>
            <translation>japonés</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Korean</source>
            <translation>coreano</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Read again</source>
            <translation>Leer de nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Thai</source>
            <translation>tailandés</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Turkish</source>
            <translation>turco</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Vietnamese</source>
            <translation>vietnamita</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Western</source>
            <translation>occidental</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>Which columns hold the headline, the text and other fields? Each row becomes a report. This holds for all tables with these columns, also for those that come later.</source>
            <translation>¿Qué columnas tienen el titular, el texto y otros campos? Cada fila se vuelve una nota. Vale para todas las tablas con estas columnas, también las que lleguen después.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/reading_dialogs.py" />
            <source>all letters</source>
            <translation>todas las letras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Calendar (*.ics)</source>
            <translation>Calendario (*.ics)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Certificate of an erasure</source>
            <translation>Certificado de borrado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Checkpoints and proofs of growth ({endings})</source>
            <translation>Puntos de control y pruebas de crecimiento ({endings})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Cosign a colleague’s log</source>
            <translation>Cofirmar el diario de un colega</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Cosigned checkpoint</source>
            <translation>Punto de control cofirmado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Cosign…</source>
            <translation>Cofirmar…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Custody sheet</source>
            <translation>Hoja de custodia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>E-ARK package with METS, a folder</source>
            <translation>Paquete E-ARK con METS, una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Erase for good</source>
            <translation>Borrar para siempre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Export all reports</source>
            <translation>Exportar todas las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Export the case “{case}”</source>
            <translation>Exportar el caso «{case}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Finding aid, EAD3 (*.xml)</source>
            <translation>Instrumento de descripción, EAD3 (*.xml)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>FollowTheMoney (*.jsonl)</source>
            <translation>FollowTheMoney (*.jsonl)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Hand over a bag</source>
            <translation>Entregar un paquete</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Hand over: choose the bag’s folder</source>
            <translation>Entregar: elija la carpeta del paquete</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Highlights as W3C Web Annotations (*.jsonld)</source>
            <translation>Resaltados como anotaciones web del W3C (*.jsonld)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Highlights in Markdown (*.md)</source>
            <translation>Resaltados en Markdown (*.md)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Keep</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Keep a cosignature</source>
            <translation>Guardar una cofirma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Keep a signed receipt</source>
            <translation>Guardar un recibo firmado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Map, GeoJSON (*.geojson)</source>
            <translation>Mapa, GeoJSON (*.geojson)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Map, KML (*.kml)</source>
            <translation>Mapa, KML (*.kml)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Markdown notes for Obsidian, a folder</source>
            <translation>Notas Markdown para Obsidian, una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Memento TimeMaps, a folder</source>
            <translation>TimeMaps de Memento, una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>OCFL 1.1 storage root, a folder</source>
            <translation>Raíz de almacenamiento OCFL 1.1, una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>PREMIS 3 (*.xml)</source>
            <translation>PREMIS 3 (*.xml)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Receipt</source>
            <translation>Recibo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Receipts and scans ({endings})</source>
            <translation>Recibos y escaneos ({endings})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Settled rows as ClaimReview (*.jsonld)</source>
            <translation>Filas resueltas como ClaimReview (*.jsonld)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Text (*.txt)</source>
            <translation>Texto (*.txt)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Texts and highlights for qualitative analysis, REFI-QDA (*.qdpx)</source>
            <translation>Textos y resaltados para análisis cualitativo, REFI-QDA (*.qdpx)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>This log was never cosigned here. Type its key, the line of “dossier key list”, as its owner gave it to you by another way than the file.</source>
            <translation>Este diario nunca se cofirmó aquí. Escriba su clave, la línea de «dossier key list», tal como su propietario se la dio por otro medio que el fichero.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>TimelineJS (*.json)</source>
            <translation>TimelineJS (*.json)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Web page (*.html)</source>
            <translation>Página web (*.html)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Which handover was it? Type the number of the event that the receipt names.</source>
            <translation>¿Qué entrega fue? Escriba el número del suceso que nombra el recibo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Who receives the bag {bag}? The name goes into the log and onto the receipt.</source>
            <translation>¿Quién recibe el paquete {bag}? El nombre va al diario y al recibo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>Write the receipt…</source>
            <translation>Escribir el recibo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>receipt</source>
            <translation>recibo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/records_dialogs.py" />
            <source>“{headline}” ({report}) goes for good: its files, texts, pictures and readings, all versions, the reports that came within the same file, and their words in the log. Nothing brings them back; all other proofs still hold. Name the ground, such as a law, a request or a decision. It stays in the log.</source>
            <translation>«{headline}» ({report}) se va para siempre: sus archivos, textos, imágenes y lecturas, todas las versiones, las notas que vinieron en el mismo archivo y sus palabras en el diario. Nada las devuelve; las demás pruebas siguen valiendo. Nombre el fundamento, como una ley, una solicitud o una decisión. Queda en el diario.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/redaction.py" />
            <source>For example: protects a source</source>
            <translation>Por ejemplo: protege a una fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/redaction.py" />
            <source>No brief and no bag of “{case}” will hold the words; a black bar with your reason replaces them. The archive keeps them.</source>
            <translation>Las palabras no estarán en ningún informe ni paquete de «{case}»; en su lugar hay una barra negra con el motivo. El archivo las conserva.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/redaction.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/redaction.py" />
            <source>Redact</source>
            <translation>Tachar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/redaction.py" />
            <source>Redact the selected words</source>
            <translation>Tachar las palabras elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Case</source>
            <translation>Caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Hits there</source>
            <translation>Resultados allí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Keep a search with a case</source>
            <translation>Conservar una búsqueda con un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Remark</source>
            <translation>Observación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Search</source>
            <translation>Búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>Searched in</source>
            <translation>Buscado en</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>The log keeps the search and what it finds now. The brief lists it under “Methods and limits”.</source>
            <translation>El diario conserva la búsqueda y lo que encuentra ahora. El informe la recoge en «Métodos y límites».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/search_log_dialog.py" />
            <source>This archive</source>
            <translation>Este archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Menu or view</source>
            <translation>Menú o vista</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>No shortcut is called so</source>
            <translation>Ningún atajo se llama así</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Search for what is to be done, or for keys</source>
            <translation>Buscar por lo que se quiere hacer o por las teclas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Search in the shortcuts</source>
            <translation>Buscar en los atajos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>Try another word, or fewer.</source>
            <translation>Probar con otra palabra o con menos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/shortcuts.py" />
            <source>What they do</source>
            <translation>Qué hacen</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>About Dossier</source>
            <translation>Acerca de Dossier</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Add files to the archive</source>
            <translation>Añadir ficheros al archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Add to a case</source>
            <translation>Añadir a un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Back up archive</source>
            <translation>Hacer copia de seguridad del archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Backup of an archive (*.tar)</source>
            <translation>Copia de seguridad de un archivo (*.tar)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>CSV for Excel, marked as UTF-8 (*.csv)</source>
            <translation>CSV para Excel, marcado como UTF-8 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Export as bag: name a new folder</source>
            <translation>Exportar como paquete: nombre de una carpeta nueva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Export the list</source>
            <translation>Exportar la lista</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Join</source>
            <translation>Unir</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Join with another report</source>
            <translation>Unir con otra nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Keeps news reports and their provenance, links reports of one event, and prints briefs whose every line can be traced to the exact words of a fixed version of a source.</source>
            <translation>Conserva notas de prensa y su procedencia, relaciona las que tratan de un mismo suceso y publica informes en los que cada línea remite a las palabras exactas de una versión fija de una fuente.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Make case</source>
            <translation>Crear el caso</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Put {n} reports into this case. Type another name to make a new case.</source>
            <translation>
                <numerusform>Poner {n} nota en este caso. Con otro nombre se crea un caso nuevo.</numerusform>
                <numerusform>Poner {n} notas en este caso. Con otro nombre se crea un caso nuevo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Qt {version} on {system}</source>
            <translation>Qt {version} en {system}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Restore a backup</source>
            <translation>Restaurar una copia de seguridad</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Restore a withdrawn case</source>
            <translation>Restaurar un caso retirado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>The case comes back with its notes, its brief and what was judged in it.</source>
            <translation>El caso vuelve con sus anotaciones, su informe y sus juicios.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>This archive: {folder}</source>
            <translation>Este archivo: {folder}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>Which report is the same story as {report}? Its versions become versions of {report}, with its cases and tags. Choose a report, or type its number.</source>
            <translation>¿Qué nota es la misma noticia que {report}? Sus versiones pasan a ser versiones de {report}, con sus casos y etiquetas. Elija una nota o escriba su número.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>archive</source>
            <translation>archivo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/dialogs/small_dialogs.py" />
            <source>{n} reports</source>
            <translation>
                <numerusform>{n} nota</numerusform>
                <numerusform>{n} notas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/tag_dialogs.py" />
            <source>strike, urgent</source>
            <translation>huelga, urgente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/tag_dialogs.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} de {all}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>Changed: {named}</source>
            <translation>Cambió: {named}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>the headline</source>
            <translation>el titular</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} attributions</source>
            <translation>
                <numerusform>{n} atribución</numerusform>
                <numerusform>{n} atribuciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} correction notices</source>
            <translation>
                <numerusform>{n} aviso de corrección</numerusform>
                <numerusform>{n} avisos de corrección</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} figures</source>
            <translation>
                <numerusform>{n} cifra</numerusform>
                <numerusform>{n} cifras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} names</source>
            <translation>
                <numerusform>{n} nombre</numerusform>
                <numerusform>{n} nombres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} passages gone</source>
            <translation>
                <numerusform>{n} pasaje suprimido</numerusform>
                <numerusform>{n} pasajes suprimidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} passages new</source>
            <translation>
                <numerusform>{n} pasaje nuevo</numerusform>
                <numerusform>{n} pasajes nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} quotations</source>
            <translation>
                <numerusform>{n} cita</numerusform>
                <numerusform>{n} citas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} rewordings</source>
            <translation>
                <numerusform>{n} cambio de redacción</numerusform>
                <numerusform>{n} cambios de redacción</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/edits_wording.py" />
            <source>{n} typos</source>
            <translation>
                <numerusform>{n} errata corregida</numerusform>
                <numerusform>{n} erratas corregidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A cosignature of this log by {key} was kept</source>
            <translation>Se guardó una cofirma de este diario con la clave {key}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A key was made, which signs the log from here on</source>
            <translation>Se creó una clave, que firma el diario desde aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A new key was made, which the one before signed over</source>
            <translation>Se creó una clave nueva, refrendada por la anterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A note on the case {case} may be printed</source>
            <translation>Una anotación del caso {case} se puede publicar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A note on the case {case} was made private</source>
            <translation>Una anotación del caso {case} pasó a ser privada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A note on the case {case} was withdrawn</source>
            <translation>Se retiró una anotación sobre el caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A note was added to the case {case}</source>
            <translation>Se añadió una anotación al caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A passage is shown again in the briefs of the case {case}</source>
            <translation>Un pasaje se muestra de nuevo en los informes del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A row of the case {case} was settled</source>
            <translation>Se zanjó una fila del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A row of the case {case} was split</source>
            <translation>Se dividió una fila del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A search kept with the case {case} was withdrawn</source>
            <translation>Se retiró una búsqueda conservada con el caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A search was kept with the case {case}: {query}</source>
            <translation>Se conservó una búsqueda con el caso {case}: {query}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A suggested case was dismissed</source>
            <translation>Se descartó un caso sugerido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A withdrawn note on the case {case} was restored</source>
            <translation>Se restableció una anotación retirada sobre el caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A withdrawn search of the case {case} was restored</source>
            <translation>Se restauró una búsqueda retirada del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Added to the case {case}</source>
            <translation>Puesta en el caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Columns of tables like this were assigned: {columns}</source>
            <translation>Se asignaron las columnas de tablas como esta: {columns}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Confirmed the {field}: “{words}”</source>
            <translation>Confirmado ({field}): «{words}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Corrected the {field} to “{words}”</source>
            <translation>Corregido ({field}): «{words}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Decided that {report} and {other} are two stories</source>
            <translation>Se decidió que {report} y {other} son dos noticias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Erased for good: {ground}</source>
            <translation>Borrado para siempre: {ground}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Graded {grade}</source>
            <translation>Valorada {grade}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Highlight H{number} was changed</source>
            <translation>Se cambió el resaltado H{number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Highlight H{number} was removed</source>
            <translation>Se quitó el resaltado H{number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Highlight H{number} was restored</source>
            <translation>Se recuperó el resaltado H{number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Highlighted {words}</source>
            <translation>Resaltado: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>How {path} is watched was changed</source>
            <translation>Se cambió cómo se vigila {path}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Its letters are read as {charset}</source>
            <translation>Sus letras se leen como {charset}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Its statement in the case {case} was corrected: {words}</source>
            <translation>Se corrigió lo que dice en el caso {case}: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Judgement J{judgement} was undone</source>
            <translation>Se retiró el juicio J{judgement}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Left out of the case {case}: {words}</source>
            <translation>Excluido del caso {case}: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Moved to the trash; nothing of it is deleted</source>
            <translation>Puesta en la papelera; no se borra nada de ella</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Nothing is to be done at the {field}</source>
            <translation>No hay nada que hacer en el campo: {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Nothing is to be done in the review</source>
            <translation>No hay nada que hacer en la revisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Quarantined: {reason}</source>
            <translation>Puesta en cuarentena: {reason}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Read by {reader}</source>
            <translation>Leída por {reader}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Redacted in the briefs of the case {case}: {words}</source>
            <translation>Tachado en los informes del caso {case}: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Removed from the case {case}</source>
            <translation>Quitada del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Reports that mention edited outlets were read again</source>
            <translation>Se volvió a leer lo que menciona medios de los que se indicaron datos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Restored from the trash</source>
            <translation>Devuelta desde la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Rows of the case {case} were merged</source>
            <translation>Se fusionaron filas del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Rule {rule} was withdrawn</source>
            <translation>Se retiró la regla {rule}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} are not about the same event</source>
            <translation>Se decidió que {report} y {other} no tratan del mismo suceso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} belong together</source>
            <translation>Se decidió que {report} y {other} van juntas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} have nothing to do with each other</source>
            <translation>Se decidió que {report} y {other} no tienen nada que ver</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Spellings were joined: {names}</source>
            <translation>Se unieron grafías: {names}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Tagged {tags}</source>
            <translation>Etiquetada: {tags}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Tags removed: {tags}</source>
            <translation>Etiquetas quitadas: {tags}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Taken into custody {source}</source>
            <translation>Puesta en custodia {source}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The archive was made</source>
            <translation>Se creó el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The bag of the case {case} was exported to {place}</source>
            <translation>El paquete del caso {case} se exportó a {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The bag of the case {case} was given to {name}</source>
            <translation>El paquete del caso {case} se entregó a {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The brief of the case {case} was exported to {place}</source>
            <translation>El informe del caso {case} se exportó a {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The brief of the case {case} was planned</source>
            <translation>Se preparó el informe del caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case {case} was named “{name}”</source>
            <translation>El caso {case} recibió el nombre «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case {case} was packed for a bag</source>
            <translation>El caso {case} se empaquetó</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case {case} was withdrawn</source>
            <translation>Se retiró el caso {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case “{name}” was made</source>
            <translation>Se creó el caso «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The charset set by hand was removed</source>
            <translation>Se retiró el juego de caracteres fijado a mano</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The columns assigned for tables like this were removed</source>
            <translation>Se retiraron las columnas asignadas para tablas como esta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The correction of the {field} became rule {rule} for {outlet}</source>
            <translation>La corrección ({field}) se convirtió en la regla {rule} para {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The entry on the outlet {name} was removed</source>
            <translation>Se retiró lo indicado sobre el medio {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The file is gone from its place {path}; this copy stays</source>
            <translation>El fichero ya no está en su lugar {path}; esta copia se conserva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The file was found at a new place: {place}</source>
            <translation>El fichero se encontró en otro lugar: {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The log was accepted as it is, though this computer had seen another</source>
            <translation>Se aceptó el diario como está, aunque este equipo había visto otro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The log was stamped with the time {moment} by {tsa}</source>
            <translation>El diario recibió un sello de tiempo del {moment}, de {tsa}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The log {log} was cosigned as a witness</source>
            <translation>Se cofirmó como testigo el diario {log}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The outlet {name} was entered</source>
            <translation>Se indicaron datos del medio {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The receipt of {name} was kept</source>
            <translation>Se guardó el recibo de {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The same bytes were seen again at {place}</source>
            <translation>Los mismos bytes se vieron de nuevo en {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The saved search “{name}” was removed</source>
            <translation>Se quitó la búsqueda guardada «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The search “{name}” was saved: {query}</source>
            <translation>Se guardó la búsqueda «{name}»: {query}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The whole archive was backed up to {place}</source>
            <translation>Se hizo copia de seguridad de todo el archivo en {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The withdrawn case {case} was restored</source>
            <translation>Se restableció el caso retirado {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The words of this line were erased; its hash stays</source>
            <translation>Las palabras de esta línea se borraron; su hash permanece</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back that there is nothing to do in the review</source>
            <translation>Se retiró que no hay nada que hacer en la revisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back that {report} and {other} are two stories</source>
            <translation>Se deshizo que {report} y {other} sean dos noticias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back the correction of the {field}</source>
            <translation>Se deshizo la corrección ({field})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back the ruling on {report} and {other}</source>
            <translation>Se retiró la decisión sobre {report} y {other}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Version {number} taken into custody {source}</source>
            <translation>Versión {number} puesta en custodia {source}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Version {number} was accepted, and is shown</source>
            <translation>La versión {number} se aceptó y se muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Versions went from {report} to {other}</source>
            <translation>Pasaron versiones de {report} a {other}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>from {place}</source>
            <translation>desde {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>from {report}, in which it is {place}</source>
            <translation>a partir de {report}, donde figura como {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>from {report}, in which it is {place}, captured {moment}</source>
            <translation>a partir de {report}, donde figura como {place}, capturada el {moment}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{other} became versions of {report}</source>
            <translation>{other} pasó a ser versiones de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{path} is no longer watched</source>
            <translation>{path} ya no se vigila</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{path} is watched</source>
            <translation>{path} se vigila</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{place} was kept as a part of the saved page</source>
            <translation>{place} se guardó como parte de la página guardada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Day of the {event}</source>
            <translation>Día: {event}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Name · {name}</source>
            <translation>Nombre · {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Nothing on “{row}” was found in {report}. Its text may say it in other words.</source>
            <translation>No se encontró nada sobre «{row}» en {report}. Si lo dice con otras palabras, está en el texto de la nota.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Quotation</source>
            <translation>Declaración</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Stated by most · {what}</source>
            <translation>Lo cuentan casi todas · {what}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Stated differently since: {reports}</source>
            <translation>Desde entonces lo cuentan de otro modo: {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>about {value}</source>
            <translation>cerca de {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>agree</source>
            <translation>coinciden</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>at least {value}</source>
            <translation>al menos {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>at most {value}</source>
            <translation>como máximo {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>between {value}</source>
            <translation>entre {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>corrected by {who}; read as {value}</source>
            <translation>corregido por {who}; leído como {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>cut</source>
            <translation>recortada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>day</source>
            <translation>día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>differ</source>
            <translation>discrepan</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>hour</source>
            <translation>hora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>in range</source>
            <translation>en el rango</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>initials</source>
            <translation>iniciales</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>later count</source>
            <translation>posterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>later count, as {report} shows by another number: {words}</source>
            <translation>recuento posterior, como muestra {report} con otra cifra: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>later count, as {report} shows: {words}</source>
            <translation>recuento posterior, como muestra {report}: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>later count: published later</source>
            <translation>recuento posterior: publicado después</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>left out</source>
            <translation>se omite</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>letters</source>
            <translation>letras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>marks</source>
            <translation>tildes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>merged with {rows}</source>
            <translation>fusionada con {rows}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>minute</source>
            <translation>minuto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>month</source>
            <translation>mes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>one source</source>
            <translation>una fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>only {reports} differs</source>
            <translation>solo {reports} difiere</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>other scope</source>
            <translation>otro alcance</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>other words</source>
            <translation>otras palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>part of it</source>
            <translation>una parte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>rounded</source>
            <translation>redondeo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>said by {who}</source>
            <translation>lo dice {who}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>second</source>
            <translation>segundo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled</source>
            <translation>zanjado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled, then more</source>
            <translation>zanjado; hay más</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled: {value}</source>
            <translation>zanjado: {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>short form</source>
            <translation>abreviado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>translated</source>
            <translation>traducido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>unknown</source>
            <translation>no se puede saber</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>variants</source>
            <translation>variantes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>week</source>
            <translation>semana</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>year</source>
            <translation>año</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{reports}, and {n} voices</source>
            <translation>
                <numerusform>{reports}, y {n} voz</numerusform>
                <numerusform>{reports}, y {n} voces</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{report} could not be read and waits in quarantine, so it has no words on “{row}”.</source>
            <translation>{report} no se pudo leer y espera en cuarentena, así que no tiene palabras sobre «{row}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{report} has not been read yet, so it has no words on “{row}” so far.</source>
            <translation>{report} aún no se ha leído, así que todavía no tiene palabras sobre «{row}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row} · split off</source>
            <translation>{row} · separada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row}: this report does not say</source>
            <translation>{row}: esta nota no lo dice</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row}: {verdict}</source>
            <translation>{row}: {verdict}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Changed in version {version}, now {words}</source>
            <translation>Cambiado en la versión {version}, ahora {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Gone from version {version}</source>
            <translation>Ya no está en la versión {version}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Moved in version {version}</source>
            <translation>Movido en la versión {version}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Pink</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Purple</source>
            <translation>Morado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>Yellow</source>
            <translation>Amarillo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/highlight_wording.py" />
            <source>version {version}</source>
            <translation>versión {version}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>done in {time}</source>
            <translation>hecho en {time}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>failed</source>
            <translation>falló</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>for as long as the window is open</source>
            <translation>mientras la ventana esté abierta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>less than a second</source>
            <translation>menos de un segundo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>running</source>
            <translation>en marcha</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>stopped</source>
            <translation>detenido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>stopping…</source>
            <translation>deteniéndose…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>waiting for its turn</source>
            <translation>espera su turno</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{done} of {n} files</source>
            <translation>
                <numerusform>{done} de {n} fichero</numerusform>
                <numerusform>{done} de {n} ficheros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} files so far</source>
            <translation>
                <numerusform>{n} fichero hasta ahora</numerusform>
                <numerusform>{n} ficheros hasta ahora</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} jobs run</source>
            <translation>
                <numerusform>{n} tarea en marcha</numerusform>
                <numerusform>{n} tareas en marcha</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} minutes</source>
            <translation>
                <numerusform>{n} minuto</numerusform>
                <numerusform>{n} minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} need attention</source>
            <translation>
                <numerusform>{n} necesita atención</numerusform>
                <numerusform>{n} necesitan atención</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} seconds</source>
            <translation>
                <numerusform>{n} segundo</numerusform>
                <numerusform>{n} segundos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{part} %</source>
            <translation>{part} %</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{speed} files a second</source>
            <translation>{speed} ficheros por segundo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{time} left</source>
            <translation>quedan {time}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>A page as wide as there is room</source>
            <translation>Página tan ancha como quepa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Accept the value</source>
            <translation>Aceptar el valor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Back to the chapter before</source>
            <translation>Volver al capítulo anterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Back to the previous question; its answer is undone</source>
            <translation>Volver a la pregunta anterior y retirar su respuesta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Choose all</source>
            <translation>Elegirlo todo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Choose all words</source>
            <translation>Elegir todas las palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Choose several</source>
            <translation>Elegir varias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Closer, farther</source>
            <translation>Acercar, alejar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Copy the chosen lines</source>
            <translation>Copiar las líneas elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Copy the chosen words</source>
            <translation>Copiar las palabras elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Correct the chosen field</source>
            <translation>Corregir el campo elegido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Everywhere</source>
            <translation>En todas partes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Fields</source>
            <translation>Campos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Fill the field of this number with the chosen words</source>
            <translation>Llenar el campo de ese número con las palabras elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>First page, last page</source>
            <translation>Primera página, última página</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>From one report’s words to the next</source>
            <translation>De las palabras de una nota a las de otra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go back: close the message, return to the list, clear the search</source>
            <translation>Volver: cerrar el mensaje, ir a la lista, borrar la búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go into what is chosen</source>
            <translation>Entrar en lo elegido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go on to the next page, or back</source>
            <translation>Página siguiente o anterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go on to the next pane</source>
            <translation>Ir al panel siguiente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go on to the next part</source>
            <translation>Ir a la parte siguiente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go through what is offered</source>
            <translation>Recorrer lo que se ofrece</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Go to the words of the row, side by side</source>
            <translation>Ir a las palabras de la fila, lado a lado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>In the list: go to the fields; elsewhere: open what the line is about</source>
            <translation>En las notas: ir a los campos; en otros lugares: abrir lo que nombra la línea</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Keep the note</source>
            <translation>Guardar la anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Larger pages, smaller pages</source>
            <translation>Páginas más grandes, más pequeñas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Leave the question for later</source>
            <translation>Dejar la pregunta para después</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Lists</source>
            <translation>Listas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Look at both side by side</source>
            <translation>Ver las dos lado a lado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Make the answer a rule for the outlet</source>
            <translation>Convertir la respuesta en regla para el medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Move a part</source>
            <translation>Mover una parte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Next change, change before</source>
            <translation>Cambio siguiente, cambio anterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Nothing to do in this report</source>
            <translation>Nada que hacer en esta nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Page through the report’s words</source>
            <translation>Pasar las páginas del texto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Pages of the brief</source>
            <translation>Páginas del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Parts of the brief</source>
            <translation>Partes del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Related</source>
            <translation>Afines</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Remove a redaction</source>
            <translation>Volver a mostrar un pasaje tachado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Rename the case or the kept search</source>
            <translation>Cambiar el nombre del caso o de la búsqueda guardada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Review</source>
            <translation>Revisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Rule that the reports belong together, or apart</source>
            <translation>Decidir que las notas van juntas o aparte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Rule that they have nothing to do with each other</source>
            <translation>Decidir que no tienen nada que ver</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Search in the guide</source>
            <translation>Buscar en la guía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Show all of it</source>
            <translation>Mostrarlo entero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Show or hide other candidates</source>
            <translation>Mostrar u ocultar otros candidatos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Side bar</source>
            <translation>Barra lateral</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Take a part in, or leave it out</source>
            <translation>Incluir una parte o dejarla fuera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Take the answer looked at, or the words chosen in the text</source>
            <translation>Aceptar la respuesta señalada o las palabras elegidas en el texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Take the answer of this number</source>
            <translation>Aceptar la respuesta de ese número</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Take the ruling back</source>
            <translation>Retirar la decisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Take what is offered</source>
            <translation>Tomar lo que se ofrece</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Timeline and map</source>
            <translation>Cronología y mapa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Type another answer</source>
            <translation>Escribir otra respuesta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>User guide</source>
            <translation>Guía de uso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Versions</source>
            <translation>Versiones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Whole text, or the changes alone</source>
            <translation>Texto entero o solo los cambios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/keys.py" />
            <source>Withheld</source>
            <translation>Oculto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>Done again: {deed}.</source>
            <translation>Rehecho: {deed}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>Redo: {deed}</source>
            <translation>Rehacer: {deed}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>Undo: {deed}</source>
            <translation>Deshacer: {deed}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>Undone: {deed}.</source>
            <translation>Deshecho: {deed}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/main_window.py" />
            <source>{name} (can only be read)</source>
            <translation>{name} (solo se puede leer)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Light</source>
            <translation>&amp;Claro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Recent archives</source>
            <translation>Archivos &amp;recientes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Watched folder</source>
            <translation>Carpeta v&amp;igilada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Add files</source>
            <translation>Añadir ficheros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Add to case</source>
            <translation>Añadir al caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>As the &amp;system</source>
            <translation>El del &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Cite in brief</source>
            <translation>Citar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Copy with source</source>
            <translation>Copiar con fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Highli&amp;ght</source>
            <translation>Resal&amp;tar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Ho&amp;w a file is read</source>
            <translation>Cómo se &amp;lee un archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Note</source>
            <translation>Comentar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Pages of the &amp;case</source>
            <translation>Páginas del &amp;caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Searc&amp;hes and filters</source>
            <translation>Búsqueda avan&amp;zada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>T&amp;heme</source>
            <translation>T&amp;ema</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Text si&amp;ze</source>
            <translation>Ta&amp;maño de la letra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/answer_model.py" />
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/answer_model.py" />
            <source>nothing: the file does not state it</source>
            <translation>nada, porque el fichero no lo dice</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>Another candidate for {field}</source>
            <translation>Otro candidato ({field})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>By {person}, {beside}</source>
            <translation>Por {person}, {beside}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>From: {words}</source>
            <translation>De: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>not stated in the file</source>
            <translation>no consta en el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>read as “{value}”</source>
            <translation>leído como «{value}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/field_model.py" />
            <source>{field}: not stated in the file. Press F2 to fill it in.</source>
            <translation>{field}: no consta en el archivo. Pulse F2 para completarlo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/finding_model.py" />
            <source>Sources</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/finding_model.py" />
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/job_model.py" />
            <source>Job</source>
            <translation>Tarea</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/job_model.py" />
            <source>So far</source>
            <translation>Hasta ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/job_model.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/place_model.py" />
            <source>Without a dateline: {reports}</source>
            <translation>Sin data: {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/place_model.py" />
            <source>{place}: {reports}</source>
            <translation>{place}: {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/place_model.py" />
            <source>{place}; not in the list of places</source>
            <translation>{place}; no está en la lista de lugares</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/place_model.py" />
            <source>{report}, filed from {place}: inferred from something else than a dateline</source>
            <translation>{report}, despachada desde {place}: deducido de algo distinto de una data</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/place_model.py" />
            <source>{report}, filed from {place}: “{words}”</source>
            <translation>{report}, despachada desde {place}: «{words}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Byline</source>
            <translation>Firma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Country</source>
            <translation>País</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Filed</source>
            <translation>Despachada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>First seen</source>
            <translation>Primera vez</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Headline</source>
            <translation>Titular</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>In the trash</source>
            <translation>En la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Kind of file</source>
            <translation>Tipo de fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Place</source>
            <translation>Lugar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Published</source>
            <translation>Publicada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/report_model.py" />
            <source>Version</source>
            <translation>Versión</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/models/tally_model.py" />
            <source>{name}: {n} reports</source>
            <translation>
                <numerusform>{name}: {n} nota</numerusform>
                <numerusform>{name}: {n} notas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>Filed from {place}</source>
            <translation>Desde {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>Publication date not stated; {day}: {outlet}</source>
            <translation>No consta cuándo se publicó; {day}: {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>Published {day}: {outlet}</source>
            <translation>Publicada el {day}: {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>disputed: {day} · {reports}</source>
            <translation>en disputa: {day} · {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>first seen {moment}</source>
            <translation>vista por primera vez el {moment}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>{title}: {day}</source>
            <translation>{title}: {day}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>{title}: {day}; other reports state another day</source>
            <translation>{title}: {day}; otras notas dan otro día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline_model.py" />
            <source>{title}: {day}; the year is that of the report’s publication</source>
            <translation>{title}: {day}; el año es el de publicación de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>An archive is there; it will be opened.</source>
            <translation>Ahí hay un archivo; se abrirá.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>Nothing can be written there: {thing}. Choose another place.</source>
            <translation>Ahí no se puede escribir: {thing}. Elegir otro lugar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>On the disk of {thing} programs cannot take turns at writing. Choose a disk of this computer.</source>
            <translation>En el disco de {thing} los programas no pueden turnarse para escribir. Elegir un disco de este equipo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>That is little: every file is kept as a copy.</source>
            <translation>Es poco: de cada fichero se guarda una copia.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>The archive will be made there.</source>
            <translation>El archivo se creará ahí.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>There is no folder {thing} to be watched. Make it first, name another, or none for now.</source>
            <translation>No hay ninguna carpeta {thing} que vigilar. Crearla antes, indicar otra o ninguna por ahora.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>You may not write to {thing}. Choose a place of your own.</source>
            <translation>No hay permiso para escribir en {thing}. Elegir un lugar propio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} cannot be a folder, for {thing} is a file. Choose another place.</source>
            <translation>{path} no puede ser una carpeta, porque {thing} es un fichero. Elegir otro lugar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} holds other things. Name an empty folder, or a new one in it.</source>
            <translation>{path} contiene otras cosas. Indicar una carpeta vacía o una nueva dentro de ella.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} holds the folder to be watched, {thing}. Choose a place outside of each other.</source>
            <translation>{path} contiene la carpeta que se va a vigilar, {thing}. Elegir lugares que no estén uno dentro del otro.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} is a file. Name a folder.</source>
            <translation>{path} es un fichero. Indicar una carpeta.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} is on no disk that is here. Connect it, or choose another place.</source>
            <translation>{path} no está en ningún disco conectado. Conectarlo o elegir otro lugar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} lies in another archive, {thing}. Choose a place outside of it.</source>
            <translation>{path} está dentro de otro archivo, {thing}. Elegir un lugar fuera de él.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} lies in the folder to be watched. Choose a place outside of {thing}.</source>
            <translation>{path} está en la carpeta que se va a vigilar. Elegir un lugar fuera de {thing}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{size} free on this disk.</source>
            <translation>{size} libres en este disco.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/printing.py" />
            <source>Dossier {report}, version {number}, SHA-256 {digest}</source>
            <translation>Dossier {report}, versión {number}, SHA-256 {digest}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/printing.py" />
            <source>by {person}</source>
            <translation>por {person}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/printing.py" />
            <source>found at {place}</source>
            <translation>encontrada en {place}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/query_wording.py" />
            <source>No case is called “{value}”.</source>
            <translation>Ningún caso se llama «{value}».</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/query_wording.py" />
            <source>“{name}:” is no field; its words are searched for everywhere. Ctrl+F1 lists the fields.</source>
            <translation>«{name}:» no es un campo; sus palabras se buscan en todas partes. Ctrl+F1 enumera los campos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/query_wording.py" />
            <source>“{value}” is no day; write it as 12 March 2024, 2024-03-12, 2024-03 or 2024.</source>
            <translation>«{value}» no es un día; escribirlo como 12 de marzo de 2024, 2024-03-12, 2024-03 o 2024.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/query_wording.py" />
            <source>“{value}” is no value of {name}: it may be {allowed}.</source>
            <translation>«{value}» no es un valor de {name}: puede ser {allowed}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Changes none of {n} other reports; reports that come later follow it, too.</source>
            <translation>
                <numerusform>No cambia {n} otra nota; las que lleguen después también la siguen.</numerusform>
                <numerusform>No cambia ninguna de las otras {n} notas; las que lleguen después también la siguen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Changes {changed} of {n} other reports of {outlet}; reports that come later follow it, too.</source>
            <translation>
                <numerusform>Cambia {changed} de {n} otra nota de {outlet}; las que lleguen después también la siguen.</numerusform>
                <numerusform>Cambia {changed} de las otras {n} notas de {outlet}; las que lleguen después también la siguen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>It agrees with {n} corrections made by hand.</source>
            <translation>
                <numerusform>Coincide con {n} corrección hecha a mano.</numerusform>
                <numerusform>Coincide con {n} correcciones hechas a mano.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{head}” in front</source>
            <translation>Quitar «{head}» al principio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{head}” in front and “{tail}” at the end</source>
            <translation>Quitar «{head}» al principio y «{tail}» al final</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{tail}” at the end</source>
            <translation>Quitar «{tail}» al final</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>No other report is from {outlet} yet; the rule holds for those that come.</source>
            <translation>Aún no hay ninguna otra nota de {outlet}; la regla vale para las que lleguen.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>What is written {place} is right</source>
            <translation>Vale lo que figura {place}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>{n} reports corrected otherwise by hand will stay so.</source>
            <translation>
                <numerusform>{n} nota corregida a mano de otro modo queda como está.</numerusform>
                <numerusform>{n} notas corregidas a mano de otro modo quedan como están.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>{rule}: the {field} of {outlet}</source>
            <translation>{rule}: {field}, {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>“{before}” is nobody</source>
            <translation>«{before}» no es nadie</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>“{before}” means “{after}”</source>
            <translation>«{before}» significa «{after}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>Making the brief {name}</source>
            <translation>Preparando el informe {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>Packing the bag {name}</source>
            <translation>Haciendo el paquete {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>dropping {outlet}</source>
            <translation>retirada de lo indicado sobre {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>how {folder} is watched</source>
            <translation>cómo se vigila {folder}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>making of the case “{name}”</source>
            <translation>creación del caso «{name}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>put reports into a case</source>
            <translation>poner notas en un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>rule on the {field}</source>
            <translation>regla sobre {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>ruling on {report} and {other}</source>
            <translation>decisión sobre {report} y {other}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>take reports out of a case</source>
            <translation>quitar notas de un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>taking back of the {field}</source>
            <translation>retirada de la corrección: {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>taking back of {judgement}</source>
            <translation>retirada de {judgement}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>the end of watching {folder}</source>
            <translation>fin de la vigilancia de {folder}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>withdrawing {rule}</source>
            <translation>retirada de {rule}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/session.py" />
            <source>your entry on {outlet}</source>
            <translation>lo indicado sobre {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Added</source>
            <translation>Añadido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Brief, {where}</source>
            <translation>Informe, {where}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Changed</source>
            <translation>Modificada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Changes</source>
            <translation>Cambia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Cut</source>
            <translation>Suprimido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Falls</source>
            <translation>Cae</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Nothing falls and nothing changes: other sources say the same.</source>
            <translation>Nada cae ni cambia: otras fuentes dicen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Question</source>
            <translation>Pregunta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Speaker</source>
            <translation>Hablante</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Then: {verdict} – {values}</source>
            <translation>Entonces: {verdict} – {values}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>Without {source}</source>
            <translation>Sin {source}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>a text of its own</source>
            <translation>texto propio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>copies {report}</source>
            <translation>copia {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>hide the sentences</source>
            <translation>ocultar las oraciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>show the sentences</source>
            <translation>mostrar las oraciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>{kind}: {name}</source>
            <translation>{kind}: {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>{n} independent sources</source>
            <translation>
                <numerusform>{n} fuente independiente</numerusform>
                <numerusform>{n} fuentes independientes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>{n} rows</source>
            <translation>
                <numerusform>{n} fila</numerusform>
                <numerusform>{n} filas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/sources_wording.py" />
            <source>{n} sentences</source>
            <translation>
                <numerusform>{n} oración</numerusform>
                <numerusform>{n} oraciones</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>hide</source>
            <translation>ocultar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>show</source>
            <translation>mostrar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>{n} lines above the story</source>
            <translation>
                <numerusform>{n} línea encima de la noticia</numerusform>
                <numerusform>{n} líneas encima de la noticia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>{n} lines below the story</source>
            <translation>
                <numerusform>{n} línea debajo de la noticia</numerusform>
                <numerusform>{n} líneas debajo de la noticia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>{n} lines from the page’s source</source>
            <translation>
                <numerusform>{n} línea del código de la página</numerusform>
                <numerusform>{n} líneas del código de la página</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/story_layout.py" />
            <source>{n} lines left out</source>
            <translation>
                <numerusform>{n} línea omitida</numerusform>
                <numerusform>{n} líneas omitidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/tray.py" />
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/tray.py" />
            <source>Show the window</source>
            <translation>Mostrar la ventana</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Back</source>
            <translation>De vuelta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Dateline</source>
            <translation>Data</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Day or moment – 3 March 2019 or 2019-03-03T14:05</source>
            <translation>Día o momento – 3 de marzo de 2019 o 2019-03-03T14:05</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Duplicate</source>
            <translation>Duplicado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Failed</source>
            <translation>Fallido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Gone</source>
            <translation>Ya no está</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>In quarantine</source>
            <translation>En cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Kept, not read yet</source>
            <translation>Conservada, aún no leída</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Names, separated by “;” – Ada Ruiz; Li Na (photographer)</source>
            <translation>Nombres separados por «;» – Ada Ruiz; Li Na (fotografía)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>New version</source>
            <translation>Versión nueva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>No headline; the text begins {words}</source>
            <translation>Sin titular; el texto empieza {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Part of a page</source>
            <translation>Parte de una página</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Passed over</source>
            <translation>Pasado por alto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Place, day – Quito, 3 March 2019</source>
            <translation>Lugar, día – Quito, 3 de marzo de 2019</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Quarantined</source>
            <translation>En cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Read</source>
            <translation>Leída</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Section</source>
            <translation>Sección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Standfirst</source>
            <translation>Entradilla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>The headline's words</source>
            <translation>Las palabras del titular</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>The outlet's name</source>
            <translation>El nombre del medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>The part of the paper, such as Sport</source>
            <translation>La parte del periódico, como Deportes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>The words under the headline that sum the story up</source>
            <translation>Las palabras bajo el titular que resumen la noticia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Two letters – es, en</source>
            <translation>Dos letras – es, en</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Unchanged</source>
            <translation>Sin cambios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>Web address</source>
            <translation>Dirección web</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>a person's correction</source>
            <translation>corrección de una persona</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>address</source>
            <translation>dirección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>agency</source>
            <translation>agencia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>archived</source>
            <translation>archivada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>byline</source>
            <translation>firma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>captured</source>
            <translation>capturada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>contributor</source>
            <translation>colaboración</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>copyright</source>
            <translation>derechos de autor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>dateline</source>
            <translation>data</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>editor</source>
            <translation>edición</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>filename</source>
            <translation>nombre del fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>from the list of outlets</source>
            <translation>de la lista de medios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>from the list of places</source>
            <translation>de la lista de lugares</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>headline</source>
            <translation>titular</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the file ({place})</source>
            <translation>en el fichero ({place})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the file's name</source>
            <translation>en el nombre del fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the header {name}</source>
            <translation>en el encabezado {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the page's data (JSON-LD)</source>
            <translation>en los datos de la página (JSON-LD)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the page's head ({name})</source>
            <translation>en la cabecera de la página ({name})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the text</source>
            <translation>en el texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>in the web address</source>
            <translation>en la dirección web</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>is report {report}</source>
            <translation>es la nota {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>language</source>
            <translation>idioma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>masthead</source>
            <translation>cabecera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>named in the text</source>
            <translation>nombrada en el texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>no speaker named</source>
            <translation>sin fuente nombrada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>outlet</source>
            <translation>medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>photographer</source>
            <translation>fotografía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>published</source>
            <translation>publicada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>recognised from the words</source>
            <translation>deducido de las palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>section</source>
            <translation>sección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>standfirst</source>
            <translation>entradilla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>updated</source>
            <translation>actualizada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>web address</source>
            <translation>dirección web</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{day} {month} {year}</source>
            <translation>{day} de {month} de {year}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{day} {month}, year not stated</source>
            <translation>{day} de {month}, sin año</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{month} {year}</source>
            <translation>{month} de {year}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} added</source>
            <translation>
                <numerusform>{n} añadido</numerusform>
                <numerusform>{n} añadidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} back at their places</source>
            <translation>
                <numerusform>{n} de vuelta en su lugar</numerusform>
                <numerusform>{n} de vuelta en su lugar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} duplicates</source>
            <translation>
                <numerusform>{n} duplicado</numerusform>
                <numerusform>{n} duplicados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} events</source>
            <translation>
                <numerusform>{n} asiento</numerusform>
                <numerusform>{n} asientos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} failed</source>
            <translation>
                <numerusform>{n} fallido</numerusform>
                <numerusform>{n} fallidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} gone from their places</source>
            <translation>
                <numerusform>{n} ya no está en su lugar</numerusform>
                <numerusform>{n} ya no están en su lugar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} moved</source>
            <translation>
                <numerusform>{n} movido</numerusform>
                <numerusform>{n} movidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} new versions</source>
            <translation>
                <numerusform>{n} versión nueva</numerusform>
                <numerusform>{n} versiones nuevas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} parts of saved pages</source>
            <translation>
                <numerusform>{n} parte de páginas guardadas</numerusform>
                <numerusform>{n} partes de páginas guardadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} passed over</source>
            <translation>
                <numerusform>{n} pasado por alto</numerusform>
                <numerusform>{n} pasados por alto</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} quarantined</source>
            <translation>
                <numerusform>{n} en cuarentena</numerusform>
                <numerusform>{n} en cuarentena</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{n} unchanged</source>
            <translation>
                <numerusform>{n} sin cambios</numerusform>
                <numerusform>{n} sin cambios</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{report} is now at version {number}</source>
            <translation>{report} está ahora en la versión {number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/value_wording.py" />
            <source>{some} and {last}</source>
            <translation>{some} y {last}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>All files</source>
            <translation>Todos los ficheros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Every file added or found in a watched folder gets a line here: its outcome, and why.</source>
            <translation>Cada fichero añadido o encontrado en una carpeta vigilada tiene aquí una línea: su resultado y el motivo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Failed or in quarantine</source>
            <translation>Fallidos o en cuarentena</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Files of which job</source>
            <translation>Ficheros de qué tarea</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Files that came in</source>
            <translation>Ficheros que han llegado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs</source>
            <translation>Tareas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs and files</source>
            <translation>Tareas y ficheros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs of this session</source>
            <translation>Tareas de esta sesión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>New reports and versions</source>
            <translation>Notas y versiones nuevas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>No file has come in</source>
            <translation>No ha llegado ningún fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Nothing runs</source>
            <translation>No hay nada en marcha</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Outcome</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the file’s folder</source>
            <translation>Mostrar la carpeta del fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the report</source>
            <translation>Mostrar la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the result</source>
            <translation>Mostrar el resultado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>What takes its time is listed here: adding, backups, checks, briefs.</source>
            <translation>Aquí figura lo que lleva su tiempo: incorporaciones, copias de seguridad, comprobaciones, informes.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Which files are listed</source>
            <translation>Qué ficheros se muestran</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>of all jobs</source>
            <translation>de todas las tareas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>of the chosen job</source>
            <translation>de la tarea elegida</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/answer_list.py" />
            <source>Answers: what is shown now, and other candidates by number</source>
            <translation>Respuestas: lo que se muestra ahora y, por número, otros candidatos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/answer_list.py" />
            <source>now</source>
            <translation>ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Accept the log as it is…</source>
            <translation>Aceptar el diario como está…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>All is as it was kept.</source>
            <translation>Todo está como se guardó.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Also there, and no part of the archive: {names}.</source>
            <translation>También hay ahí, sin ser parte del archivo: {names}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Check &amp;again</source>
            <translation>Comprobar de &amp;nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Check the archive</source>
            <translation>Comprobar el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Checking</source>
            <translation>Comprobando</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Cop&amp;y</source>
            <translation>Co&amp;piar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Detail</source>
            <translation>Detalle</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Every file is hashed again, then log, signatures and catalog are compared.</source>
            <translation>Se calcula de nuevo la huella de cada fichero y se comparan diario, firmas y catálogo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Fault</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Faults</source>
            <translation>Fallos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>How far the audit is</source>
            <translation>Progreso de la comprobación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Key {key}, its private part here.</source>
            <translation>Clave {key}; su parte privada está aquí.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Key {key}, its private part not on this computer.</source>
            <translation>Clave {key}; su parte privada no está en este equipo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>No fault</source>
            <translation>Ningún fallo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>No fault in {parts}.</source>
            <translation>Ningún fallo en {parts}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Not checked to the end</source>
            <translation>No se comprobó hasta el final</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Nothing of the log is signed.</source>
            <translation>Nada del diario está firmado.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Part</source>
            <translation>Parte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Seen by this computer up to event {event}, root {root}.</source>
            <translation>Visto por este equipo hasta el asiento {event}, raíz {root}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>Signed up to event {event}, the last checkpoint.</source>
            <translation>Firmado hasta el asiento {event}, el último punto de control.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>The archive is being checked…</source>
            <translation>El archivo se está comprobando…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>The last {n} events are not signed yet.</source>
            <translation>
                <numerusform>El último evento aún no está firmado.</numerusform>
                <numerusform>Los últimos {n} eventos aún no están firmados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>blob</source>
            <translation>blob</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>catalog</source>
            <translation>catálogo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>changed</source>
            <translation>cambiado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>checkpoint</source>
            <translation>punto de control</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>damaged</source>
            <translation>dañado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>extra</source>
            <translation>sobrante</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>file</source>
            <translation>fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>head</source>
            <translation>último estado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>key</source>
            <translation>clave</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>log</source>
            <translation>diario</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>missing</source>
            <translation>desaparecidos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>stamp</source>
            <translation>sello</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>stray</source>
            <translation>ajeno</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>unreadable</source>
            <translation>ilegible</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>{fault} (harmless)</source>
            <translation>{fault} (sin consecuencias)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>{n} checkpoints</source>
            <translation>
                <numerusform>{n} punto de control</numerusform>
                <numerusform>{n} puntos de control</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>{n} faults in {parts}.</source>
            <translation>
                <numerusform>{n} fallo en {parts}.</numerusform>
                <numerusform>{n} fallos en {parts}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit_view.py" />
            <source>{n} files just being added.</source>
            <translation>
                <numerusform>{n} fichero se está añadiendo ahora mismo.</numerusform>
                <numerusform>{n} ficheros se están añadiendo ahora mismo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_parts.py" />
            <source>Always there: the numbers in the text lead to it</source>
            <translation>Está siempre: a él llevan los números del texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_parts.py" />
            <source>Drag, or Ctrl+Up and Ctrl+Down, to move; Space to leave out</source>
            <translation>Arrastrar, o Ctrl+Arriba y Ctrl+Abajo, para mover; Espacio para dejar fuera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_parts.py" />
            <source>Length of the brief</source>
            <translation>Extensión del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_parts.py" />
            <source>Sections of the brief</source>
            <translation>Secciones del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Check</source>
            <translation>Revisar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Check {n}</source>
            <translation>Revisar {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Larger pages</source>
            <translation>Páginas más grandes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Laying out the pages…</source>
            <translation>Componiendo las páginas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Laying out…</source>
            <translation>Componiendo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Nothing to look at: each sentence has its citation.</source>
            <translation>Nada que mirar: cada oración tiene su cita.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Page {n} of {all}</source>
            <translation>Página {n} de {all}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Parts</source>
            <translation>Partes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Smaller pages</source>
            <translation>Páginas más pequeñas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>There is no brief to look at yet</source>
            <translation>Aún no hay informe que ver</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>What is to be looked at before the brief is handed out</source>
            <translation>Qué conviene mirar antes de entregar el informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_view.py" />
            <source>Withheld {n}</source>
            <translation>Oculto {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>Private notes</source>
            <translation>Anotaciones privadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>Redactions</source>
            <translation>Pasajes tachados</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>Select words in a report’s text, then Case › Redact the selected words: no brief or bag will hold them.</source>
            <translation>Elegir palabras en el texto de una nota y después Caso › Tachar las palabras elegidas: ningún informe ni paquete las contiene.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>Show again</source>
            <translation>Mostrar de nuevo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>There are no notes on this case.</source>
            <translation>No hay anotaciones sobre este caso.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_withheld.py" />
            <source>Those checked are not printed.</source>
            <translation>Las marcadas no se publican.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_words.py" />
            <source>One a line</source>
            <translation>Una por línea</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_words.py" />
            <source>Title of the brief</source>
            <translation>Título del informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/brief_words.py" />
            <source>What you have found. Sentences that cite no report’s words are marked as your judgement.</source>
            <translation>Lo que se ha averiguado. Las oraciones que no citan palabras de una nota constan como juicio propio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/capture_list.py" />
            <source>Pages in the web archive</source>
            <translation>Páginas del archivo web</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/capture_list.py" />
            <source>no date of capture</source>
            <translation>sin fecha de captura</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case_tabs.py" />
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case_tabs.py" />
            <source>Notes {n}</source>
            <translation>Anotaciones {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case_tabs.py" />
            <source>Pages of the case</source>
            <translation>Páginas del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case_tabs.py" />
            <source>Reports</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>All rows</source>
            <translation>Todas las filas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Also show rows that only one report has</source>
            <translation>Mostrar también las filas que solo están en una nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Compare only what had been published by a day</source>
            <translation>Comparar solo lo publicado hasta un día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Comparing the reports…</source>
            <translation>Comparando las notas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Comparing the reports… {n} %</source>
            <translation>Comparando las notas… {n} %</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Comparing…</source>
            <translation>Comparando…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Dates</source>
            <translation>Fechas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Drag reports from the list onto the case, or choose some and press Ctrl+Shift+A.</source>
            <translation>Arrastrar notas de la lista hasta el caso, o elegir algunas y pulsar Ctrl+Mayús+A.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Each of these rows is in one report only.</source>
            <translation>Cada una de estas filas está en una sola nota.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Figures</source>
            <translation>Cifras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Left out</source>
            <translation>Omisiones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>No row of several reports</source>
            <translation>Ninguna fila de varias notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>No such rows</source>
            <translation>No hay tales filas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Nothing here under “{kind}”; the other rows are hidden.</source>
            <translation>Aquí no hay nada en «{kind}»; las demás filas están ocultas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Nothing to compare</source>
            <translation>Nada que comparar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Published at any time</source>
            <translation>Publicado en cualquier momento</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Published by {day}</source>
            <translation>Publicado hasta el {day}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Quotations</source>
            <translation>Declaraciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Reports that had been published by a day</source>
            <translation>Notas publicadas hasta un día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Rows</source>
            <translation>Filas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Sections of the comparison</source>
            <translation>Secciones de la comparación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Sources: {n} of {reports}</source>
            <translation>Fuentes: {n} de {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>These reports give no figures or quotations in common.</source>
            <translation>Estas notas no tienen cifras ni declaraciones en común.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>This cannot be shown</source>
            <translation>Esto no se puede mostrar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Toll</source>
            <translation>Víctimas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Two reports make a comparison</source>
            <translation>Con dos notas hay comparación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Which rows are shown</source>
            <translation>Qué filas se muestran</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>Without a source</source>
            <translation>Sin una fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>{n} of one source</source>
            <translation>{n} de una sola fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare_view.py" />
            <source>{n} of {rows}</source>
            <translation>{n} de {rows}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/diff_text.py" />
            <source>What changed between the two versions</source>
            <translation>Qué cambió entre las dos versiones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/drop_overlay.py" />
            <source>Drop to archive. The originals stay where they are.</source>
            <translation>Soltar para archivar. Los originales se quedan donde están.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/empty_hints.py" />
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/empty_hints.py" />
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>&amp;More sentences</source>
            <translation>&amp;Más frases</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>&amp;Not the same name</source>
            <translation>&amp;No es el mismo nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A body</source>
            <translation>Un organismo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A name</source>
            <translation>Un nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A name in all reports</source>
            <translation>Un nombre en todas las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A person</source>
            <translation>Una persona</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A person, place or body</source>
            <translation>Una persona, un lugar o un organismo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>A place</source>
            <translation>Un lugar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Case and accents do not count.</source>
            <translation>No se distinguen mayúsculas ni acentos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Contradictions</source>
            <translation>Contradicciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Perhaps the same name</source>
            <translation>Quizá el mismo nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Row</source>
            <translation>Fila</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Sentence</source>
            <translation>Frase</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Sentences</source>
            <translation>Frases</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Show the case</source>
            <translation>Mostrar el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Spelling</source>
            <translation>Grafía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Spellings</source>
            <translation>Grafías</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>The &amp;same name</source>
            <translation>El &amp;mismo nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>The name asked for</source>
            <translation>El nombre buscado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>The same name, as you ruled</source>
            <translation>El mismo nombre, según su decisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>Type a name</source>
            <translation>Escriba un nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/entity_view.py" />
            <source>from {first} to {last}</source>
            <translation>del {first} al {last}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Confirm this value</source>
            <translation>Confirmar este valor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Copy evidence</source>
            <translation>Copiar la evidencia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Copy value</source>
            <translation>Copiar el valor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Correct the {field}</source>
            <translation>Corregir: {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Correct…</source>
            <translation>Corregir…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Fields of the report, each with its evidence</source>
            <translation>Campos de la nota, cada uno con su evidencia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Make the correction a rule…</source>
            <translation>Convertir la corrección en regla…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Not stated: {fields}</source>
            <translation>No consta: {fields}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Take back the correction</source>
            <translation>Deshacer la corrección</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>Use this value</source>
            <translation>Usar este valor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>confirmed by {person}</source>
            <translation>confirmado por {person}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>inferred</source>
            <translation>deducido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>not stated</source>
            <translation>no consta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>or</source>
            <translation>o</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/field_view.py" />
            <source>{n} others</source>
            <translation>
                <numerusform>{n} más</numerusform>
                <numerusform>{n} más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>A day, a month or a year: 12 March 2024, 2024-03-12, 2024-03, 2024</source>
            <translation>Un día, un mes o un año: 12 de marzo de 2024, 2024-03-12, 2024-03, 2024</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>Before day</source>
            <translation>Antes de</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>Filter by {name}</source>
            <translation>Filtrar por {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>Filters</source>
            <translation>Filtros</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>From day</source>
            <translation>Desde</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>No report has one</source>
            <translation>Ninguna nota lo tiene</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>Tag</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>Take this filter off</source>
            <translation>Quitar este filtro</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/filters.py" />
            <source>{name}: {value}</source>
            <translation>{name}: {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/finding_matrix.py" />
            <source>What each report says</source>
            <translation>Lo que dice cada nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/finding_matrix.py" />
            <source>What is compared</source>
            <translation>Lo que se compara</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>&amp;Where it lives: a folder of its own</source>
            <translation>&amp;Dónde está: una carpeta propia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>A folder to wa&amp;tch: whatever is saved there is archived</source>
            <translation>Una carpeta para &amp;vigilar: lo que se guarde en ella se archiva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Begin</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Folder of the archive</source>
            <translation>Carpeta del archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Folder to watch</source>
            <translation>Carpeta para vigilar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>It keeps news reports byte for byte, shows the words that every answer rests on, and prints briefs that others can check. Everything stays on this computer.</source>
            <translation>Conserva notas de prensa byte a byte, muestra las palabras en que se apoya cada respuesta y publica informes que otros pueden comprobar. Todo queda en este equipo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Making the sample archive; this takes some seconds…</source>
            <translation>Creando el archivo de muestra; tarda unos segundos…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open an archive</source>
            <translation>Abrir un archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open an archive that is there…</source>
            <translation>Abrir un archivo existente…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open the sample case</source>
            <translation>Abrir el caso de muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Or look around first</source>
            <translation>O primero echar un vistazo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Two dozen invented reports in an archive of their own, with a case in which several outlets are at odds over one event, and its brief. Your own archive is made when you begin it.</source>
            <translation>Unas veinticinco notas inventadas en un archivo aparte, con un caso en el que varios medios discrepan sobre un suceso, y su informe. El archivo propio se crea al empezarlo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Welcome to Dossier</source>
            <translation>Bienvenida a Dossier</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Where the archive is to live</source>
            <translation>Dónde estará el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Your archive</source>
            <translation>El archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Your archive {path} is not there. Connect its disk and start Dossier again, or begin another.</source>
            <translation>El archivo {path} no está ahí. Conectar su disco y reiniciar Dossier, o empezar otro.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>none for now; you can name one at any time</source>
            <translation>ninguna por ahora; se puede indicar en cualquier momento</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Also pass over</source>
            <translation>Pasar por alto &amp;además</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Go through it every</source>
            <translation>&amp;Recorrerla cada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Paused: leave it alone for now</source>
            <translation>En &amp;pausa: no tocarla por ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Folder settings</source>
            <translation>Ajustes de la carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Include the &amp;folders within</source>
            <translation>Incluir las &amp;subcarpetas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Names or paths in the folder with * and ?, separated by “;”</source>
            <translation>Nombres o rutas dentro de la carpeta con * y ?, separados por «;»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Network drives often do not report changes; scanning the folder finds them all the same</source>
            <translation>Las unidades de red a menudo no avisan de los cambios; al recorrer la carpeta se encuentran de todos modos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Pass over &amp;hidden, temporary and partly downloaded files</source>
            <translation>Pasar por alto ficheros &amp;ocultos, temporales y a medio descargar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Patterns of names to ignore, separated by semicolons</source>
            <translation>Patrones de nombres que se pasan por alto, separados por punto y coma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Seconds between goings-through</source>
            <translation>Segundos entre recorridos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Seconds without a change until a file is taken</source>
            <translation>Segundos sin cambios hasta que se incorpora un fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Such as {patterns}</source>
            <translation>Como {patterns}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Take a file &amp;unchanged for</source>
            <translation>Tomar un fichero sin &amp;cambios durante</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>seconds</source>
            <translation>segundos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>seconds, for network folders</source>
            <translation>segundos, para carpetas de red</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>Paused because {reason}. Watching resumes automatically once it is there again; nothing is deleted.</source>
            <translation>En pausa porque {reason}. La vigilancia sigue por sí sola cuando vuelva a estar; no se borra nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>Paused by you. When you resume, everything that changed meanwhile is added.</source>
            <translation>En pausa por decisión de una persona. Al reanudarla se incorpora lo que haya cambiado entretanto.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>The watch is starting…</source>
            <translation>La vigilancia está empezando…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>Watching. Save or drop a file there, and it is archived a moment after it stops changing.</source>
            <translation>Se vigila. Al guardar o soltar en ella un fichero, se archiva en cuanto deja de cambiar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>paused by you</source>
            <translation>en pausa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>paused: {reason}</source>
            <translation>en pausa: {reason}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>starting…</source>
            <translation>empezando…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>waiting for {n} files to settle</source>
            <translation>
                <numerusform>esperando a que se estabilice {n} fichero</numerusform>
                <numerusform>esperando a que se estabilicen {n} ficheros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>watching</source>
            <translation>vigilada</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>{n} files cannot be taken so far; the log says why.</source>
            <translation>
                <numerusform>{n} fichero no se puede incorporar por ahora; el registro dice por qué.</numerusform>
                <numerusform>{n} ficheros no se pueden incorporar por ahora; el registro dice por qué.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>{n} files may still be growing; each is added once it has stopped.</source>
            <translation>
                <numerusform>{n} fichero puede estar creciendo aún; se incorpora cuando deja de cambiar.</numerusform>
                <numerusform>{n} ficheros pueden estar creciendo aún; cada uno se incorpora cuando deja de cambiar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder_page.py" />
            <source>{n} reports from here cannot be read.</source>
            <translation>
                <numerusform>{n} nota de aquí no se puede leer.</numerusform>
                <numerusform>{n} notas de aquí no se pueden leer.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/guide_view.py" />
            <source>Chapter of the guide</source>
            <translation>Capítulo de la guía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/guide_view.py" />
            <source>Contents of the guide</source>
            <translation>Índice de la guía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/guide_view.py" />
            <source>Its place in the guide</source>
            <translation>Dónde figura en la guía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/guide_view.py" />
            <source>The guide does not say that. Try another word, or fewer.</source>
            <translation>La guía no dice eso. Probar con otra palabra o con menos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_card.py" />
            <source>A comment of yours</source>
            <translation>Un comentario suyo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_card.py" />
            <source>Comment on the highlight</source>
            <translation>Comentario del resaltado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_card.py" />
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_card.py" />
            <source>Highlight</source>
            <translation>Resaltado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_card.py" />
            <source>It was {words}.</source>
            <translation>Antes: {words}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_list.py" />
            <source>Choose words in the report’s text and press one of the five colours, or Ctrl+Shift+1 to 5.</source>
            <translation>Elija palabras en el texto de la nota y pulse uno de los cinco colores, o Ctrl+Mayús+1 a 5.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_list.py" />
            <source>Cite in the brief</source>
            <translation>Citar en el informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_list.py" />
            <source>Cite in the note</source>
            <translation>Citar en la anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_list.py" />
            <source>Highlights</source>
            <translation>Resaltados</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/highlight_list.py" />
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Agent: {agent}</source>
            <translation>Agente: {agent}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>All that the log holds of the event</source>
            <translation>Todo lo que guarda el diario sobre el asiento</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Copy the whole history</source>
            <translation>Copiar todo el historial</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Copy these details</source>
            <translation>Copiar estos detalles</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Event {number} of the log</source>
            <translation>Asiento {number} del diario</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>History of the report</source>
            <translation>Historial de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Kind: {name}</source>
            <translation>Tipo: {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Moment: {moment}</source>
            <translation>Momento: {moment}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>PREMIS event type: {name}</source>
            <translation>Tipo de evento PREMIS: {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>What happened</source>
            <translation>Qué ocurrió</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>Who</source>
            <translation>Quién</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/history_view.py" />
            <source>event {number} of the log</source>
            <translation>asiento {number} del diario</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>Judgements on the case</source>
            <translation>Juicios sobre el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>Left out of account, for its number is larger than any that can be compared: {judgement}</source>
            <translation>No se tiene en cuenta, pues su número es mayor que cualquiera que se pueda comparar: {judgement}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>No judgement on this case yet</source>
            <translation>Aún no hay juicios sobre este caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>No longer applies, for its words are gone: {judgement}</source>
            <translation>Ya no se aplica, porque sus palabras no están: {judgement}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgement_list.py" />
            <source>Under Compare, settle, merge, split or leave out what you have looked into, or grade a source. Every judgement is listed here, with its reason and who made it, and can be undone.</source>
            <translation>En Comparar se puede zanjar, fusionar, separar o excluir lo que se ha examinado, o valorar una fuente. Aquí consta cada juicio, con su motivo y su autor, y se puede retirar.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/line_table.py" />
            <source>Copy the cell</source>
            <translation>Copiar la celda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/line_table.py" />
            <source>Copy the line</source>
            <translation>Copiar la línea</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Closer</source>
            <translation>Acercar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Farther</source>
            <translation>Alejar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Filled: a dateline states it. Dashed: inferred. Outlines: Natural Earth.</source>
            <translation>Relleno: lo dice una data. Discontinuo: deducido. Contornos: Natural Earth.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Looking for datelines…</source>
            <translation>Buscando datas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>No datelines</source>
            <translation>No hay datas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Places that reports were filed from</source>
            <translation>Lugares desde los que se despacharon las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Reports that say where they were filed are shown on the map.</source>
            <translation>El mapa muestra las notas que dicen desde dónde se despacharon.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>&amp;Export as CSV…</source>
            <translation>&amp;Exportar como CSV…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>&amp;Open a list…</source>
            <translation>&amp;Abrir una lista…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>A CSV file or a text with a name a line; further columns hold other spellings.</source>
            <translation>Un fichero CSV o un texto con un nombre por línea; las demás columnas contienen otras grafías.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>In no report</source>
            <translation>En ninguna nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>Names and reports</source>
            <translation>Nombres y notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>Names in &amp;no report alone</source>
            <translation>Solo los nombres que no están en &amp;ninguna nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>Names of a list in all reports</source>
            <translation>Nombres de una lista en todas las notas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>in {n} reports</source>
            <translation>
                <numerusform>en {n} nota</numerusform>
                <numerusform>en {n} notas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/name_list_view.py" />
            <source>{n} of them in none</source>
            <translation>{n} de ellos en ninguna</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>A new note</source>
            <translation>Una anotación nueva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>A note on this case; it is printed in the brief as yours. Drag words here to cite them, or choose them and press Ctrl+Shift+I. Ctrl+Enter keeps the note.</source>
            <translation>Una anotación sobre este caso; en el informe consta como de quien la escribe. Para citar palabras, arrastrarlas aquí, o elegirlas y pulsar Ctrl+Mayús+I. Ctrl+Intro guarda la anotación.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Highlights {n}</source>
            <translation>Resaltados {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Keep note</source>
            <translation>Guardar la anotación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>No brief and no bag holds a private note</source>
            <translation>Ningún informe ni paquete contiene una anotación privada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>No notes yet. What you write here is shown in the brief as your judgement, apart from what the sources say.</source>
            <translation>Aún no hay anotaciones. Lo que se escriba aquí aparece en el informe como juicio propio, aparte de lo que dicen las fuentes.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Notes on the case</source>
            <translation>Anotaciones del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Private</source>
            <translation>Privada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Searches kept with the case</source>
            <translation>Búsquedas conservadas con el caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>Withdraw</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>in this archive</source>
            <translation>en este archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>{citation}: there are no such words in the archive</source>
            <translation>{citation}: no hay tales palabras en el archivo</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>{n} hits</source>
            <translation>
                <numerusform>{n} resultado</numerusform>
                <numerusform>{n} resultados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes_view.py" />
            <source>{who} – private, in no brief</source>
            <translation>{who} – privada, en ningún informe</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/open_progress.py" />
            <source>How far the archive is opened</source>
            <translation>Avance de la apertura del archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/open_progress.py" />
            <source>It is stopped as soon as the step in hand is done. The next start goes on from there.</source>
            <translation>Se detiene en cuanto termine el paso en curso. El próximo inicio continúa desde ahí.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/open_progress.py" />
            <source>The archive is being looked at…</source>
            <translation>Se está examinando el archivo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/open_progress.py" />
            <source>The lists are made anew from the archive’s log. This is done once, for an archive that an older Dossier left or whose lists were lost. Reports and decisions stay as they are.</source>
            <translation>Las listas se rehacen a partir del registro del archivo. Se hace una sola vez, con un archivo de una versión anterior de Dossier o cuyas listas se perdieron. Las notas y las decisiones quedan como están.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/open_progress.py" />
            <source>{n} events of the log so far</source>
            <translation>
                <numerusform>{n} asiento del registro hasta ahora</numerusform>
                <numerusform>{n} asientos del registro hasta ahora</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>A link to {address}. Dossier opens no links.</source>
            <translation>Un enlace a {address}. Dossier no abre enlaces.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>An outline of the page, without styles. Nothing is loaded, nothing in it runs.</source>
            <translation>Esquema de la página, sin estilos. No se carga nada y nada de lo que contiene se ejecuta.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Drag this out of the window to get a copy of the file</source>
            <translation>Arrastrar fuera de la ventana para entregar una copia del fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>E-mail</source>
            <translation>Correo electrónico</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Empty file</source>
            <translation>Fichero vacío</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>It holds no bytes. Perhaps saving it was interrupted.</source>
            <translation>No contiene ningún byte. Quizá se interrumpió al guardarlo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>It holds {parts}, each of which is a report of its own.</source>
            <translation>Contiene {parts}, y cada una es una nota propia.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Its words are shown with its fields. To see the file itself, save a copy, or open it with another program.</source>
            <translation>Sus palabras están junto a sus campos. Para ver el propio fichero, guardar una copia o abrirlo con otro programa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Larger (+)</source>
            <translation>Más grande (+)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Left out: {what}.</source>
            <translation>Se deja fuera: {what}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Marked: {field}.</source>
            <translation>Marcado: {field}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Next page (PgDn)</source>
            <translation>Página siguiente (AvPág)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Not found in the file as it came: {field}.</source>
            <translation>No se encuentra en el fichero original: {field}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Open elsewhere…</source>
            <translation>Abrir aparte…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>OpenDocument text (ODT)</source>
            <translation>Texto OpenDocument (ODT)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Outline</source>
            <translation>Esquema</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Page before (PgUp)</source>
            <translation>Página anterior (RePág)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Part {report}</source>
            <translation>Parte {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Rich text (RTF)</source>
            <translation>Texto enriquecido (RTF)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Save a copy…</source>
            <translation>Guardar una copia…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Saved web page (MHTML)</source>
            <translation>Página web guardada (MHTML)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Show the words of the page alone, without its styles and pictures</source>
            <translation>Mostrar solo las palabras de la página, sin sus estilos ni imágenes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Smaller (-)</source>
            <translation>Más pequeño (-)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The document’s words in their order, without its layout. Nothing is loaded, nothing in it runs.</source>
            <translation>Las palabras del documento en su orden, sin su maquetación. No se carga nada ni se ejecuta nada de él.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The file is being opened…</source>
            <translation>El fichero se está abriendo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The file {reason}.</source>
            <translation>El fichero {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The file, to be dragged out</source>
            <translation>El fichero, para arrastrarlo fuera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The letter as it came, without styles. Nothing is loaded, nothing in it runs.</source>
            <translation>El mensaje tal como llegó, sin estilos. No se carga nada ni se ejecuta nada de él.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The page as it came, without anything that acts or loads</source>
            <translation>La página original, sin nada que actúe ni cargue</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The page as it looked</source>
            <translation>La página como se veía</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The page as it looked cannot be shown: {reason}.</source>
            <translation>No se puede mostrar la página como se veía: {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>The page as it looked. No script runs, nothing is fetched, no link is followed.</source>
            <translation>La página como se veía. No se ejecuta ningún script, no se descarga nada y no se sigue ningún enlace.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>This file cannot be shown here</source>
            <translation>Este fichero no se puede mostrar aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>This file is empty</source>
            <translation>Este fichero está vacío</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>This is {kind}</source>
            <translation>Es {kind}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>To see the file itself, save a copy, or open it with another program.</source>
            <translation>Para ver el fichero mismo, guardar una copia o abrirlo con otro programa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Web archive (WACZ)</source>
            <translation>Archivo web (WACZ)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Web archive (WARC)</source>
            <translation>Archivo web (WARC)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Web page (HTML)</source>
            <translation>Página web (HTML)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>With it came: {files}.</source>
            <translation>Venía con: {files}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>Word document (DOCX)</source>
            <translation>Documento de Word (DOCX)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>a file of a kind that is not known</source>
            <translation>un fichero de tipo desconocido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>part of {report}</source>
            <translation>parte de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{number} of {count}</source>
            <translation>{number} de {count}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{n} files that it draws are not in the archive.</source>
            <translation>
                <numerusform>{n} fichero que dibuja no está en el archivo.</numerusform>
                <numerusform>{n} ficheros que dibuja no están en el archivo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{n} frames</source>
            <translation>
                <numerusform>{n} marco</numerusform>
                <numerusform>{n} marcos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{n} parts</source>
            <translation>
                <numerusform>{n} parte</numerusform>
                <numerusform>{n} partes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{n} pictures</source>
            <translation>
                <numerusform>{n} imagen</numerusform>
                <numerusform>{n} imágenes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/original_view.py" />
            <source>{n} scripts</source>
            <translation>
                <numerusform>{n} programa</numerusform>
                <numerusform>{n} programas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Add an outlet…</source>
            <translation>&amp;Añadir un medio…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Country</source>
            <translation>&amp;País</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Drop</source>
            <translation>&amp;Retirar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Edit…</source>
            <translation>&amp;Editar…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Home city</source>
            <translation>Ciudad de la &amp;sede</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Languages</source>
            <translation>&amp;Idiomas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>&amp;Other names, separated by “;”</source>
            <translation>&amp;Otros nombres, separados por «;»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>A&amp;ddresses</source>
            <translation>&amp;Direcciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Add an outlet</source>
            <translation>Añadir un medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Add it with the button below.</source>
            <translation>Se puede añadir con el botón de abajo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Addresses</source>
            <translation>Direcciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Also</source>
            <translation>También</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>An agency’s name in a report does not say where that was filed</source>
            <translation>El nombre de una agencia en una nota no dice desde dónde se despachó</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>At home in</source>
            <translation>Sede</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>EC, or Ecuador</source>
            <translation>EC o Ecuador</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Edit {outlet}</source>
            <translation>Editar {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Find by name, address, city or country code</source>
            <translation>Buscar por nombre, dirección, ciudad o código de país</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Find outlets</source>
            <translation>Buscar medios</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>From the list that comes with Dossier</source>
            <translation>De la lista que trae Dossier</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>It is a news &amp;agency</source>
            <translation>Es una a&amp;gencia de noticias</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>No such outlet</source>
            <translation>No hay tal medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Only my &amp;entries</source>
            <translation>Solo los indicados &amp;aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Quito, or Portland, Maine</source>
            <translation>Quito, o Portland, Maine</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Remove your entry; the built-in one shows again (Del)</source>
            <translation>Retirar lo indicado; vuelve a valer lo que dice la lista (Supr)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Source</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>The Valley Herald</source>
            <translation>El Heraldo del Valle</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Valley Herald; TVH</source>
            <translation>Heraldo del Valle; EHV</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>Who publishes, and where they are based. Dossier uses this to name a report’s outlet, and its place where the report states none. Your entries come before the built-in list; reports that mention the outlet are then read again.</source>
            <translation>Quién publica y dónde tiene su sede: por ello se sabe de quién es una nota, y desde dónde se despachó cuando no lo dice. Lo que se indica aquí prevalece sobre la lista que trae Dossier; las notas que mencionan el medio se vuelven a leer después.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/outlets_view.py" />
            <source>{n} outlets</source>
            <translation>
                <numerusform>{n} medio</numerusform>
                <numerusform>{n} medios</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>All pictures</source>
            <translation>Todas las imágenes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Back to all pictures (Esc)</source>
            <translation>Volver a todas las imágenes (Esc)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Camera</source>
            <translation>Cámara</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Cannot be shown</source>
            <translation>No se puede mostrar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Caption</source>
            <translation>Pie de foto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>City</source>
            <translation>Ciudad</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Copyright</source>
            <translation>Derechos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Credit</source>
            <translation>Crédito</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Day</source>
            <translation>Día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Description</source>
            <translation>Descripción</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Instructions</source>
            <translation>Instrucciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Job number</source>
            <translation>Número de encargo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Maker of the camera</source>
            <translation>Fabricante de la cámara</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Next picture (→)</source>
            <translation>Imagen siguiente (→)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>No pictures</source>
            <translation>Sin imágenes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Offset to UTC</source>
            <translation>Diferencia con UTC</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Photographer</source>
            <translation>Fotógrafo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Picture before (←)</source>
            <translation>Imagen anterior (←)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Picture {number}</source>
            <translation>Imagen {number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Position</source>
            <translation>Posición</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Post of the photographer</source>
            <translation>Cargo del fotógrafo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Program</source>
            <translation>Programa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Province</source>
            <translation>Provincia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Save as…</source>
            <translation>Guardar como…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Show picture {number} large</source>
            <translation>Mostrar la imagen {number} en grande</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Show {n} more pictures</source>
            <translation>
                <numerusform>Mostrar {n} imagen más</numerusform>
                <numerusform>Mostrar {n} imágenes más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>Taken</source>
            <translation>Tomada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>What was captured of this report holds no picture that is shown here.</source>
            <translation>Lo que se capturó de esta nota no contiene ninguna imagen que se muestre aquí.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/pictures_view.py" />
            <source>{n} pictures, as this version holds them</source>
            <translation>
                <numerusform>{n} imagen, como la contiene esta versión</numerusform>
                <numerusform>{n} imágenes, como las contiene esta versión</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/plain_file.py" />
            <source>The words of the file as they came</source>
            <translation>Las palabras del fichero original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>Find in the text</source>
            <translation>Buscar en el texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>Next place (Enter)</source>
            <translation>Lugar siguiente (Intro)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>Previous place (Shift+Enter)</source>
            <translation>Lugar anterior (Mayús+Intro)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>found: {count}</source>
            <translation>encontrados: {count}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>not found</source>
            <translation>no se encuentra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reading_view.py" />
            <source>{at} of {count}</source>
            <translation>{at} de {count}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Different event</source>
            <translation>Otro suceso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Earlier text</source>
            <translation>Texto anterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>How</source>
            <translation>Cómo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>In common</source>
            <translation>En común</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>In common: {what}</source>
            <translation>En común: {what}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Later event of it</source>
            <translation>Hecho posterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Later text</source>
            <translation>Texto posterior</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Likely</source>
            <translation>Probable</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Looking for related reports…</source>
            <translation>Buscando notas relacionadas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Nothing related so far</source>
            <translation>Nada relacionado por ahora</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Other text of it</source>
            <translation>Otro texto suyo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Quotes it</source>
            <translation>La cita</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Related reports</source>
            <translation>Notas relacionadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Reports about the same event, reprints and reports that quote this one appear here, with what they have in common.</source>
            <translation>Aquí aparecen las notas que tratan del mismo suceso, reproducen esta o la citan, con lo que tienen en común.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Reprint</source>
            <translation>Reproducción</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Ruled apart</source>
            <translation>Decidido: aparte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Ruled together</source>
            <translation>Decidido: juntas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Ruled unrelated</source>
            <translation>Decidido: sin relación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Same event</source>
            <translation>Mismo suceso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Side by side</source>
            <translation>Lado a lado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Strength</source>
            <translation>Fuerza</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Strong</source>
            <translation>Fuerte</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Take back the ruling on {report}</source>
            <translation>Retirar la decisión sobre {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Take the ruling back (Backspace)</source>
            <translation>Retirar la decisión (Retroceso)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Unrelated</source>
            <translation>Sin relación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>Weak</source>
            <translation>Débil</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>What both have in common</source>
            <translation>Lo que ambas tienen en común</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>date</source>
            <translation>fecha</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>dates</source>
            <translation>fechas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>name</source>
            <translation>nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>names</source>
            <translation>nombres</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>names it as its source</source>
            <translation>la nombra como su fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>number</source>
            <translation>cifra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>numbers</source>
            <translation>cifras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>place</source>
            <translation>lugar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>places</source>
            <translation>lugares</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>quotation</source>
            <translation>declaración</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>quotations</source>
            <translation>declaraciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>text in common</source>
            <translation>texto en común</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>word</source>
            <translation>palabra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related_view.py" />
            <source>words</source>
            <translation>palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_columns.py" />
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_columns.py" />
            <source>Those that fit</source>
            <translation>Las que quepan</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Choose a report in the list to see what it says about itself, and the exact words behind each answer.</source>
            <translation>Elegir una nota en la lista para ver qué dice de sí misma y las palabras exactas en que se apoya cada respuesta.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Drag this out of the window to cite the report</source>
            <translation>Arrastrar fuera de la ventana para citar la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Highlights of the report (Alt+7)</source>
            <translation>Resaltados de la nota (Alt+7)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Highlights of the report: {n}</source>
            <translation>Resaltados de la nota: {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>In quarantine: it {reason}. The bytes are kept unchanged; nothing could be read from them.</source>
            <translation>En cuarentena: {reason}. Los bytes se conservan sin cambios; no se pudo leer nada en ellos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Kept safely; it is being read…</source>
            <translation>Está a salvo; se está leyendo…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>No report chosen</source>
            <translation>Ninguna nota elegida</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>No words could be read from this file. Under Original it can be seen or copied as it came.</source>
            <translation>No se pudo leer ninguna palabra de este fichero. En Original se puede ver o copiar tal como llegó.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Original</source>
            <translation>Original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Pages of the report</source>
            <translation>Páginas de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Pictures</source>
            <translation>Imágenes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>The citation, to be dragged out</source>
            <translation>La cita, para arrastrarla fuera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>The words come once the file is read.</source>
            <translation>Las palabras aparecen en cuanto se lee el fichero.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>This file holds no words.</source>
            <translation>Este fichero no contiene palabras.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>Versions {n}</source>
            <translation>Versiones {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>You are looking at version {number} of {count}. Correct fields in the newest.</source>
            <translation>Se muestra la versión {number} de {count}. Los campos se corrigen en la más reciente.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_pane.py" />
            <source>story {number} of {count} in {file}</source>
            <translation>noticia {number} de {count} en {file}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_rows.py" />
            <source>Kept</source>
            <translation>Conservada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report_rows.py" />
            <source>v{n}</source>
            <translation>v{n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>A rule is made of the correction before, where it can hold for the whole outlet: there is none now.</source>
            <translation>Una regla se hace de la corrección anterior, si puede valer para todo el medio: ahora no hay ninguna.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Choose how it is read…</source>
            <translation>Elegir cómo se lee…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Close the review</source>
            <translation>sale</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Confirm</source>
            <translation>confirma lo que se muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Dismiss the report</source>
            <translation>no hay nada que hacer aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Join them as one report</source>
            <translation>las une en una nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Keep them as two reports</source>
            <translation>las deja separadas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Leave empty</source>
            <translation>no consta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Leave the value as it was</source>
            <translation>deja el valor como estaba</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Make your correction a rule for {outlet}</source>
            <translation>convierte la corrección en regla para {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>N asks them again, Backspace goes back to the last one, Esc goes back to the list.</source>
            <translation>N las plantea de nuevo, Retroceso vuelve a la última, Esc vuelve a la lista.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Nothing is left to review</source>
            <translation>No queda nada por revisar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Press J to join the reports, or A to keep them apart.</source>
            <translation>Pulse J para unir las notas, o A para dejarlas separadas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Progress of the review</source>
            <translation>Progreso de la revisión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Report {n} of {all}</source>
            <translation>Nota {n} de {all}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Save what you typed</source>
            <translation>guarda lo escrito</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Show the other report</source>
            <translation>muestra la otra nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Skip</source>
            <translation>sigue sin responder</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>There is no candidate {n} here.</source>
            <translation>Aquí no hay candidato {n}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Undo the last answer</source>
            <translation>retira la última respuesta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Use another candidate</source>
            <translation>toma otro candidato</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Use candidate {n}</source>
            <translation>toma el candidato {n}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Use the words selected in the text</source>
            <translation>toma las palabras elegidas en el texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>Values that Dossier is not sure of appear here. Esc goes back to the list.</source>
            <translation>Lo que los lectores no tienen claro llega aquí solo. Esc vuelve a la lista.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>question {n} of {all}</source>
            <translation>pregunta {n} de {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/review_view.py" />
            <source>{n} questions are left for later</source>
            <translation>
                <numerusform>{n} pregunta queda para después</numerusform>
                <numerusform>{n} preguntas quedan para después</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/row_cells.py" />
            <source>Close the words side by side</source>
            <translation>Cerrar las palabras lado a lado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/row_cells.py" />
            <source>Nothing of it in {reports}</source>
            <translation>Nada de ello en {reports}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/row_cells.py" />
            <source>What the reports say, side by side</source>
            <translation>Lo que dicen las notas, lado a lado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>&amp;Withdraw</source>
            <translation>&amp;Retirar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>A rule for {outlet}</source>
            <translation>Una regla para {outlet}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Correct a field of a report (F2), then make the correction a rule for all reports of its outlet (Ctrl+L).</source>
            <translation>Corregir un campo de una nota (F2) y convertir después la corrección en regla para todas las notas de su medio (Ctrl+L).</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Corrections made by hand outrank rules. Undo withdraws the rule.</source>
            <translation>Las correcciones hechas a mano prevalecen sobre las reglas. Deshacer retira la regla.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Each is a correction of one report that holds for all reports of its outlet. Withdrawn, all shows as before.</source>
            <translation>Cada una es la corrección de una nota que vale para todas las de su medio. Al retirarla, todo se muestra como antes.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Make the rule</source>
            <translation>Crear la regla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>No rules yet</source>
            <translation>Aún no hay reglas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Nothing changes now</source>
            <translation>Ahora no cambia nada</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Puts in</source>
            <translation>Añade</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Reports that come later follow the rule.</source>
            <translation>Las notas que lleguen después siguen la regla.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Rules in force</source>
            <translation>Reglas en vigor</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Shows now</source>
            <translation>Ahora muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Takes away</source>
            <translation>Quita</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>The rule</source>
            <translation>La regla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>What it says</source>
            <translation>Qué dice</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>What the rule would change</source>
            <translation>Qué cambiaría la regla</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>Would show</source>
            <translation>Mostraría</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>You corrected the {field} of {report} to “{words}”. For all reports of {outlet}:</source>
            <translation>Se corrigió ({field} de {report}): «{words}». Para todas las notas de {outlet}:</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules_view.py" />
            <source>{report} was corrected to “{words}”</source>
            <translation>{report} se corrigió: «{words}»</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>All words must be there. “Quotes” make a phrase, word* finds beginnings, -word leaves out.</source>
            <translation>Deben estar todas las palabras. Las “comillas” forman una frase, palabra* encuentra comienzos, -palabra excluye.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>Clear the search</source>
            <translation>Borrar la búsqueda</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>Recent searches</source>
            <translation>Búsquedas recientes</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>Search the reports</source>
            <translation>Buscar en las notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>Search words, “a phrase”, outlet:herald, from:puebla, after:2024-03-12</source>
            <translation>Buscar palabras, “una frase”, outlet:heraldo, from:puebla, after:2024-03-12</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>a field that is not stated</source>
            <translation>un campo que no consta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>a tag that you gave</source>
            <translation>una etiqueta puesta aquí</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>found in a folder</source>
            <translation>encontradas en una carpeta</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>language, two letters</source>
            <translation>idioma, dos letras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>published before a day</source>
            <translation>publicadas antes de un día</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>published on or after a day</source>
            <translation>publicadas ese día o después</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>read, archived or quarantined</source>
            <translation>read, archived o quarantined</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>the byline</source>
            <translation>la firma</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>the dateline’s country, two letters</source>
            <translation>el país de la data, dos letras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>the dateline’s place</source>
            <translation>el lugar de la data</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>the outlet’s name</source>
            <translation>el nombre del medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>the reports of a case</source>
            <translation>las notas de un caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>trash, or all with the trash</source>
            <translation>trash, o all para incluir la papelera</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>what readers are unsure of: any, or a field</source>
            <translation>lo que los lectores no tienen claro: any, o un campo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>words of the headline</source>
            <translation>palabras del titular</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search_field.py" />
            <source>words of the text alone</source>
            <translation>palabras solo del texto</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/selection_bar.py" />
            <source>Fill a field with the chosen words, which are its evidence</source>
            <translation>Rellenar un campo con las palabras elegidas, que son su prueba</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/selection_bar.py" />
            <source>Use as</source>
            <translation>Usar como</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/selection_bar.py" />
            <source>What can be done with the chosen words</source>
            <translation>Qué se puede hacer con las palabras elegidas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/sheet_stack.py" />
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/sheet_stack.py" />
            <source>To these words in the report</source>
            <translation>A estas palabras en la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/sheet_view.py" />
            <source>Page {number} of {count}</source>
            <translation>Página {number} de {count}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/sheet_view.py" />
            <source>The page as it came</source>
            <translation>La página original</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_bar.py" />
            <source>Where to look: reports, watched folders, cases</source>
            <translation>Dónde mirar: notas, carpetas vigiladas, casos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_by_side.py" />
            <source>Next reason (Right)</source>
            <translation>Motivo siguiente (derecha)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_by_side.py" />
            <source>No words of both are marked.</source>
            <translation>No hay palabras de ambas marcadas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_by_side.py" />
            <source>Reason before (Left)</source>
            <translation>Motivo anterior (izquierda)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_by_side.py" />
            <source>The words of {report}</source>
            <translation>Las palabras de {report}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side_by_side.py" />
            <source>{one} next to {other}</source>
            <translation>{one} junto a {other}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/source_tree.py" />
            <source>Who copied whom is shown here as soon as two reports of the case have been compared.</source>
            <translation>Quién copió a quién se muestra aquí en cuanto se han comparado dos notas del caso.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>Paused by you</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>Paused: {reason}</source>
            <translation>En pausa: {reason}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>State of the watched folders</source>
            <translation>Estado de las carpetas vigiladas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>Waiting for {n} files to settle</source>
            <translation>
                <numerusform>Esperando a que se estabilice {n} fichero</numerusform>
                <numerusform>Esperando a que se estabilicen {n} ficheros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>Watching {n} folders</source>
            <translation>
                <numerusform>Se vigila {n} carpeta</numerusform>
                <numerusform>Se vigilan {n} carpetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>no sandbox</source>
            <translation>sin aislamiento</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status_bar.py" />
            <source>{paused} of {n} folders paused</source>
            <translation>
                <numerusform>{paused} de {n} carpeta en pausa</numerusform>
                <numerusform>{paused} de {n} carpetas en pausa</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text_view.py" />
            <source>No words could be read from this file.</source>
            <translation>No se pudo leer ninguna palabra de este fichero.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text_view.py" />
            <source>Show the story alone</source>
            <translation>Mostrar solo la noticia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text_view.py" />
            <source>Show the whole page</source>
            <translation>Mostrar toda la página</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text_view.py" />
            <source>The report's words</source>
            <translation>El texto de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text_view.py" />
            <source>This is the {field}</source>
            <translation>Esto es: {field}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Above: events. Below: publications. Dashed: not stated.</source>
            <translation>Arriba: hechos. Abajo: publicaciones. Con trazos: sin fecha expresa.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Looking for dates…</source>
            <translation>Buscando fechas…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>No dates yet</source>
            <translation>Aún no hay fechas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Put reports into the case to see when what happened.</source>
            <translation>Poner notas en el caso para ver qué ocurrió y cuándo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>No date</source>
            <translation>No se puede saber el día</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>{n} later ›</source>
            <translation>
                <numerusform>{n} después ›</numerusform>
                <numerusform>{n} después ›</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>‹ {n} earlier</source>
            <translation>
                <numerusform>‹ {n} antes</numerusform>
                <numerusform>‹ {n} antes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_view.py" />
            <source>Timeline: what happened, and what came out when</source>
            <translation>Cronología: qué ocurrió y cuándo se publicó cada nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>No numbers of people</source>
            <translation>Sin números de personas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>No report of this case gives a number of dead, hurt, held or missing.</source>
            <translation>Ninguna nota de este caso da un número de muertos, heridos, detenidos o desaparecidos.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>Said by</source>
            <translation>Según</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>Says</source>
            <translation>Dice</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>Show the words</source>
            <translation>Mostrar las palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>The numbers by day of publication</source>
            <translation>Los números por día de publicación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>Whose numbers are shown</source>
            <translation>Qué números se muestran</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>corrected</source>
            <translation>corregido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>lowered</source>
            <translation>rebajado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/toll_view.py" />
            <source>↓ lower than on the newest day before · † corrected</source>
            <translation>↓ menor que el último día anterior · † corregido</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/tool_bar.py" />
            <source>Tools</source>
            <translation>Herramientas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/verify_view.py" />
            <source>All {n} checks of {name} held.</source>
            <translation>
                <numerusform>La única comprobación de {name} es correcta.</numerusform>
                <numerusform>Las {n} comprobaciones de {name} son correctas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/verify_view.py" />
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/verify_view.py" />
            <source>Verify {name}</source>
            <translation>Verificar {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/verify_view.py" />
            <source>holds</source>
            <translation>correcto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/verify_view.py" />
            <source>{failed} of {n} checks of {name} failed.</source>
            <translation>
                <numerusform>Falló {failed} de {n} comprobación de {name}.</numerusform>
                <numerusform>Fallaron {failed} de {n} comprobaciones de {name}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Address or file</source>
            <translation>Dirección o fichero</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Captured</source>
            <translation>Capturado</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Change before (P)</source>
            <translation>Cambio anterior (P)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Choose two different versions.</source>
            <translation>Elegir dos versiones distintas.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>It goes back to the report that it was of, or becomes a new one</source>
            <translation>Vuelve a la nota de la que era, o pasa a ser una nueva</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>It was held back, for it looked like a login, a robot check or an error</source>
            <translation>Se retuvo porque parecía un inicio de sesión, un control de robots o un error</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Join with another report…</source>
            <translation>Unir con otra nota…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Next change (N)</source>
            <translation>Cambio siguiente (N)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>No word of the article changed from version {old} to version {new}.</source>
            <translation>Ninguna palabra del artículo cambió de la versión {old} a la {new}.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>One version so far. When the file changes in a watched folder, or is added again, its new state is kept as the next version, and the changes are listed here.</source>
            <translation>Una sola versión por ahora. Cuando el fichero cambie en una carpeta vigilada, o se añada otra vez, su nuevo estado se conserva como versión siguiente y aquí figura lo que cambió.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Separate this version</source>
            <translation>Separar esta versión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Show the changes within the whole text, or only those with the words around (W)</source>
            <translation>Mostrar los cambios en el texto completo o solo con las palabras de alrededor (W)</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Show this version</source>
            <translation>Mostrar esta versión</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>The file states this moment.</source>
            <translation>El fichero indica este momento.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>The newer version</source>
            <translation>La versión más reciente</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>The older version</source>
            <translation>La versión más antigua</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Version {number}</source>
            <translation>Versión {number}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Versions of the report</source>
            <translation>Versiones de la nota</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Whole text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>part of {report}, captured {moment}</source>
            <translation>parte de {report}, capturada el {moment}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>read by nobody yet</source>
            <translation>nadie la ha leído aún</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>read by {reader}</source>
            <translation>leída por {reader}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>saved by {program}</source>
            <translation>guardado con {program}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>to</source>
            <translation>a</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>{n} changes</source>
            <translation>
                <numerusform>{n} cambio</numerusform>
                <numerusform>{n} cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>{n} words put in</source>
            <translation>
                <numerusform>{n} palabra añadida</numerusform>
                <numerusform>{n} palabras añadidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>{n} words taken out</source>
            <translation>
                <numerusform>{n} palabra quitada</numerusform>
                <numerusform>{n} palabras quitadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>{version}, held back</source>
            <translation>{version}, retenida</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/web_page_view.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/web_page_view.py" />
            <source>Copy the link’s address</source>
            <translation>Copiar la dirección del enlace</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/web_page_view.py" />
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Bring in your first reports</source>
            <translation>Incorporar las primeras notas</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Choose a folder…</source>
            <translation>Elegir una carpeta…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Choose files…</source>
            <translation>Elegir ficheros…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Dossier keeps every file byte for byte, reads what it says about itself – headline, outlet, byline, place and date – and shows the exact words behind each answer.</source>
            <translation>Dossier conserva cada fichero byte a byte, lee lo que dice de sí mismo –titular, medio, firma, lugar y fecha– y muestra las palabras exactas en que se apoya cada respuesta.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Drop files or folders anywhere in this window</source>
            <translation>Soltar ficheros o carpetas en cualquier parte de esta ventana</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Everything saved there is archived automatically, each new state of a file as a new version.</source>
            <translation>Lo que se guarda en ella se archiva solo, y cada nuevo estado de un fichero, como versión nueva.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Look around first</source>
            <translation>Primero, echar un vistazo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Open the sample reports</source>
            <translation>Abrir las notas de muestra</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Two dozen invented reports, five outlets at odds over one event among them.</source>
            <translation>Unas veinticinco notas inventadas, entre ellas cinco medios que discrepan sobre un suceso.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Web pages, PDF, Word, mail, pictures, plain text and wire copy. Anything else is kept too.</source>
            <translation>Páginas web, PDF, Word, correo, imágenes, texto y despachos de agencia. También se conserva todo lo demás.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Your archive is kept in {folder}</source>
            <translation>El archivo está en {folder}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>{folders}: watched. A file that you save or drop there is added automatically.</source>
            <translation>{folders}: en vigilancia. El fichero que se guarde o suelte allí entra por sí solo.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>Carries alone</source>
            <translation>Sostiene sola</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>Choose a report, an outlet or a speaker: what falls or changes without it is shown here.</source>
            <translation>Elija una nota, un medio o un hablante: aquí se muestra lo que cae o cambia sin esa fuente.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>Comparing without it…</source>
            <translation>Comparando sin esa fuente…</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>Leave it out</source>
            <translation>Prescindir de ella</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>Sources of the case</source>
            <translation>Fuentes del caso</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/without_view.py" />
            <source>What falls or changes</source>
            <translation>Qué cae o cambia</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/world_map.py" />
            <source>Map of datelines; the list under it gives the same in words</source>
            <translation>Mapa de datas; la lista de debajo dice lo mismo con palabras</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/world_map.py" />
            <source>{place} and {n} more</source>
            <translation>{place} y {n} más</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/window_language.py" />
            <source>As the system ({language})</source>
            <translation>El del sistema ({language})</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/add_worker.py" />
            <source>Adding {name}</source>
            <translation>Añadiendo {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/workers/add_worker.py" />
            <source>Adding {n} files and folders</source>
            <translation>
                <numerusform>Añadiendo {n} fichero o carpeta</numerusform>
                <numerusform>Añadiendo {n} ficheros y carpetas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>Backing up to {name}</source>
            <translation>Haciendo la copia de seguridad en {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>Checking the archive</source>
            <translation>Comprobando el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>Restoring</source>
            <translation>La restauración</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>Restoring to {name}</source>
            <translation>Restaurando en {name}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>The audit</source>
            <translation>La comprobación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/archive_worker.py" />
            <source>The backup</source>
            <translation>La copia de seguridad</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/case_comparison.py" />
            <source>Comparing {case}</source>
            <translation>Comparando {case}</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/case_comparison.py" />
            <source>The comparison</source>
            <translation>La comparación</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/reread_worker.py" />
            <source>Reading again what mentions an outlet</source>
            <translation>Volviendo a leer lo que menciona un medio</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/reread_worker.py" />
            <source>What is left is read at the next start.</source>
            <translation>Lo que falte se leerá en el próximo inicio.</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/workers/worker.py" />
            <source>This could not be done because of an error in Dossier. Its log has the details.</source>
            <translation>No se pudo hacer, porque Dossier ha cometido un error. Su registro dice dónde.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>Another Dossier is writing to {folder}; it did not finish within {waited:g} seconds. Nothing was lost; please try again.</source>
            <translation>Otro Dossier está escribiendo en {folder} y no terminó en {waited:g} segundos. No se ha perdido nada; intentarlo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>Bytes in the archive are not what they were: sha256:{expected} now hashes to {found}. They are not shown; restore that file from a backup.</source>
            <translation>Hay bytes en el archivo que no son lo que eran: sha256:{expected} da ahora {found}. No se muestran; restaurar ese fichero de una copia de seguridad.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>Files are opened without a sandbox here: neither Landlock nor seccomp is in force. With DOSSIER_REQUIRE_SANDBOX=1 they are kept and not read.</source>
            <translation>Aquí los archivos se abren sin aislamiento: no rigen ni Landlock ni seccomp. Con DOSSIER_REQUIRE_SANDBOX=1 se guardan y no se leen.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>It is recorded in {folder} for good, but cannot be shown yet ({reason}). Nothing needs to be done again: it appears once the catalog can be written.</source>
            <translation>Ha quedado registrado en {folder} para siempre, pero aún no se puede mostrar ({reason}). No hace falta repetir nada: aparecerá en cuanto se pueda escribir el catálogo.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>The archive has lost the bytes sha256:{digest}; "dossier audit" lists all that is missing.</source>
            <translation>El archivo ha perdido los bytes sha256:{digest}; «dossier audit» enumera todo lo que falta.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>The catalog of {folder} is older than its log or than this Dossier, and cannot be written to: another was made in a temporary folder, for this once.</source>
            <translation>El catálogo de {folder} es más antiguo que su diario o que este Dossier y no se puede escribir en él: por esta vez se hizo otro en una carpeta temporal.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>The catalog {path} cannot be used ({reason}); "dossier rebuild" makes it again.</source>
            <translation>El catálogo {path} no se puede usar ({reason}); «dossier rebuild» lo hace de nuevo.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>The comparison {reason}, and was given up; nothing is lost. Most of the words are in {reports}: without such a report in the case, the others can be compared.</source>
            <translation>La comparación {reason} y se abandonó; no se ha perdido nada. La mayoría de las palabras están en {reports}: sin un informe así en el caso, los demás se pueden comparar.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>The log {path} is damaged at line {line}: {reason}. Nothing is written until that is mended; "dossier audit" tells more.</source>
            <translation>El diario {path} está dañado en la línea {line}: {reason}. No se escribe nada hasta que se repare; «dossier audit» dice más.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>There is no archive at {path}; "dossier init" and "dossier add" make one.</source>
            <translation>No hay ningún archivo en {path}; «dossier init» y «dossier add» crean uno.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>at-least</source>
            <translation>al menos</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>at-most</source>
            <translation>como máximo</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>it without a source</source>
            <translation>eso sin fuente</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>no reader can be started: {reason}</source>
            <translation>no se puede iniciar ningún lector: {reason}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>the archive</source>
            <translation>el archivo</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>the disk can only be read</source>
            <translation>el disco solo se puede leer</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>the disk failed</source>
            <translation>el disco ha fallado</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>the disk is full</source>
            <translation>el disco está lleno</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>you may not write there</source>
            <translation>no hay permiso para escribir ahí</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>your share of the disk is used up</source>
            <translation>se ha agotado la cuota de disco</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{file}: the disk did not confirm what was written ({reason}). Dossier writes no more to this archive until it is started again, and then checks what was in doubt. Nothing that was reported as archived is lost.</source>
            <translation>{file}: el disco no confirmó lo escrito ({reason}). Dossier no escribe más en este archivo hasta que se reinicie, y entonces comprueba lo que quedó en duda. No se ha perdido nada de lo que consta como archivado.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{folder} can only be read here ({reason}). It can be searched, shown and audited; nothing can be added or changed.</source>
            <translation>{folder} solo se puede leer aquí ({reason}). Se puede buscar, mostrar y comprobar; no se puede añadir ni cambiar nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{folder} is an older copy: it ends at event {events}, and this computer has seen {seen} events of the archive. What came after is not in it. If it is to take the archive's place, say so with "dossier --archive {folder} audit --accept-head".</source>
            <translation>{folder} es una copia más antigua: termina en el asiento {events}, y este equipo ha visto {seen} asientos del archivo. Lo que vino después no está en ella. Para que ocupe el lugar del archivo, usar «dossier --archive {folder} audit --accept-head».</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{folder} is not a Dossier archive: it {reason}.</source>
            <translation>{folder} no es un archivo de Dossier: {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{folder} is not as this computer saw it last: {reason}. If you put an older copy in its place yourself, say so with "dossier audit --accept-head". If there are two copies of this archive here, go on with one of them only: both cannot be the one that was seen. Else "dossier audit" names what is wrong. Until then, nothing more is signed.</source>
            <translation>{folder} no está como este equipo lo vio por última vez: {reason}. Si se puso a propósito una copia más antigua en su lugar, usar «dossier audit --accept-head». Si aquí hay dos copias de este archivo, seguir con una sola: no pueden ser ambas la que se vio. Si no, «dossier audit» dice qué está mal. Hasta entonces no se firma nada más.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{folder} was made by a later Dossier (form {found}; this one knows {known}). Please use the newer Dossier; nothing was changed.</source>
            <translation>{folder} lo creó un Dossier posterior (forma {found}; este conoce la {known}). Usar el Dossier más nuevo; no se ha cambiado nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{names} are one name</source>
            <translation>{names} son un solo nombre</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{path} cannot be restored: it {reason}. Nothing was restored.</source>
            <translation>{path} no se puede restaurar: {reason}. No se restauró nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{path} cannot be restored: {member} {reason}. Nothing was restored.</source>
            <translation>{path} no se puede restaurar: {member} {reason}. No se restauró nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{path} is an archive already; nothing was changed.</source>
            <translation>{path} ya es un archivo de Dossier; no se ha cambiado nada.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{reports} are not suggested as a case</source>
            <translation>{reports} no se sugieren como caso</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{report} graded {grade}: {words}</source>
            <translation>{report} valorada {grade}: {words}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} corrected: {cell} states {value}</source>
            <translation>{row} corregida: {cell} dice {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} merged with {others}</source>
            <translation>{row} fusionada con {others}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} settled</source>
            <translation>{row} zanjada</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} settled at {value}</source>
            <translation>{row} zanjada en {value}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} split: {cells}</source>
            <translation>{row} dividida: {cells}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{row} without {cell}</source>
            <translation>{row} sin {cell}</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{thing} could not be written or read: {reason}.</source>
            <translation>No se pudo escribir o leer {thing}: {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{thing} could not be written or read: {reason}. Nothing that was reported as archived is lost.</source>
            <translation>No se pudo escribir o leer {thing}: {reason}. No se ha perdido nada de lo que consta como archivado.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{thing}: {reason}.</source>
            <translation>{thing}: {reason}.</translation>
        </message>
        <message>
            <location filename="../../dossier/error_sentences.py" />
            <source>{what} was stopped; nothing is left of it.</source>
            <translation>{what}: detenido; no queda nada de ello.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>CPU time</source>
            <translation>tiempo de procesador</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>Files are opened in processes of their own, with limits on {limits}.</source>
            <translation>Los ficheros se abren en procesos aparte, con límites de {limits}.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>It can reach no file but tesseract’s own (Landlock {version}).</source>
            <translation>No alcanza más ficheros que los propios de tesseract (Landlock {version}).</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>It could reach files: Landlock is not to be had here.</source>
            <translation>Podría alcanzar ficheros: aquí no hay Landlock.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>It could reach the network and start programs: seccomp is not to be had here.</source>
            <translation>Podría alcanzar la red e iniciar programas: aquí no hay seccomp.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>No process that reads files can be started here: files are kept, and not read.</source>
            <translation>Aquí no se puede iniciar ningún proceso que lea ficheros: se conservan sin leer.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>Pictures are not read: tesseract is not installed here.</source>
            <translation>Las imágenes no se leen: tesseract no está instalado aquí.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>Pictures are not read: that is switched off.</source>
            <translation>Las imágenes no se leen: está desactivado.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>Pictures are read by tesseract {version} ({languages}).</source>
            <translation>Las imágenes las lee tesseract {version} ({languages}).</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>Pictures are read by tesseract, in a process of its own with limits on {limits}.</source>
            <translation>Las imágenes las lee tesseract, en un proceso aparte con límites de {limits}.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>The system refuses it connections and other programs (seccomp).</source>
            <translation>El sistema le niega conexiones y otros programas (seccomp).</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>The system refuses them files, connections, programs and threads (seccomp).</source>
            <translation>El sistema les niega ficheros, conexiones, programas e hilos (seccomp).</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>These processes can reach no file (Landlock {version}).</source>
            <translation>Estos procesos no alcanzan ningún fichero (Landlock {version}).</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>These processes could reach files: Landlock is not to be had here.</source>
            <translation>Estos procesos podrían alcanzar ficheros: aquí no hay Landlock.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>These processes could reach the network and start programs: seccomp is not to be had here.</source>
            <translation>Estos procesos podrían alcanzar la red e iniciar programas: aquí no hay seccomp.</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>core dumps</source>
            <translation>volcados de memoria</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>memory</source>
            <translation>memoria</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>open files</source>
            <translation>ficheros abiertos</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>output</source>
            <translation>salida</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>size of files</source>
            <translation>tamaño de ficheros</translation>
        </message>
        <message>
            <location filename="../../dossier/protection_status.py" />
            <source>time</source>
            <translation>tiempo</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Each row of this table may be a story. Which of its columns hold the headline and the text: {columns}?</source>
            <translation>Cada fila de esta tabla puede ser una noticia. ¿Qué columnas contienen el titular y el texto: {columns}?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>From “{value}” or from {others}? Perhaps these are several reports.</source>
            <translation>¿Despachada desde «{value}» o desde {others}? Quizá son varias notas.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Is the author “{value}” or {others}? Both count the same.</source>
            <translation>¿Firma «{value}» o {others}? Ambas opciones valen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Is the headline “{value}” or {others}? Both count the same.</source>
            <translation>¿El titular es «{value}» o {others}? Ambas opciones valen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Is the outlet “{value}” or {others}? Both count the same.</source>
            <translation>¿El medio es «{value}» o {others}? Ambas opciones valen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Little says that “{value}” is the day of publication.</source>
            <translation>Poco indica que «{value}» sea el día de publicación.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Little says that “{value}” is the headline.</source>
            <translation>Poco indica que «{value}» sea el titular.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>No day of publication is shown, though the words name some: {found}.</source>
            <translation>No se muestra día de publicación, aunque el texto nombra alguno: {found}.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>No headline is shown. Is it one of these: {found}?</source>
            <translation>No se muestra titular. ¿Es alguno de estos: {found}?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>No outlet is shown. Is it one of these: {found}?</source>
            <translation>No se muestra medio. ¿Es alguno de estos: {found}?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>No place is stated; {outlet} is based in “{place}”. Is that right for such reports? This is asked once for each outlet.</source>
            <translation>No se dice ningún lugar; «{place}» es la sede de {outlet}. ¿Es correcto para estas notas? Se pregunta una vez por medio.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Nobody is named as author, only {names}.</source>
            <translation>No se nombra a nadie como autor, solo a {names}.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Nobody is shown as author. Is it one of these: {found}?</source>
            <translation>No se muestra autor. ¿Es alguno de estos: {found}?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Only a copyright line names “{outlet}”; it may name a publisher instead.</source>
            <translation>«{outlet}» solo figura en una línea de derechos de autor, que puede nombrar a una editorial.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Only “{value}” is stated of the publication date.</source>
            <translation>Del día de publicación solo consta «{value}».</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>The file does not say how its letters are written. It was read as {charset}; it may be {others}.</source>
            <translation>El archivo no dice cómo están codificadas sus letras. Se leyó como {charset}; puede ser {others}.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>The same address, {address}, is that of {reports}. Is this one report, or are there several?</source>
            <translation>La misma dirección, {address}, es la de {reports}. ¿Es una sola nota, o son varias?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>The text is cut off by a paywall: “{said}”.</source>
            <translation>Un muro de pago corta el texto: «{said}».</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>This file may hold several stories, of which only one is shown.</source>
            <translation>Este archivo puede contener varias noticias, de las que solo se muestra una.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>This page does not state its outlet, as most pages do.</source>
            <translation>Esta página no dice su medio, como hace la mayoría.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>This page does not state when it was published, as most pages do.</source>
            <translation>Esta página no dice cuándo se publicó, como hace la mayoría.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>This page is shown before the report and is not it: it says “{said}”.</source>
            <translation>Esta página está delante del reportaje y no es el reportaje: dice «{said}».</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>Was it published on {value} or on {others}? Both count the same.</source>
            <translation>¿Se publicó el {value} o el {others}? Ambas opciones valen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>You said “{yours}”; version {version} does not state it.</source>
            <translation>La corrección fue «{yours}»; la versión {version} no lo dice.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>You said “{yours}”; version {version} says “{now}”.</source>
            <translation>La corrección fue «{yours}»; la versión {version} dice «{now}».</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{headline}” is short for a headline.</source>
            <translation>«{headline}» es corto para un titular.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{headline}” may hold more than the headline: there is “{bar}” in it.</source>
            <translation>«{headline}» puede contener más que el titular: hay un «{bar}» en él.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{name}” does not look like somebody’s name.</source>
            <translation>«{name}» no parece el nombre de una persona.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{name}” is on a line of its own, without a word such as “By”. Is it the author?</source>
            <translation>«{name}» aparece sin una palabra como «Por» delante. ¿Es quien firma?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{name}” may hold more than a name: {other} is named as well.</source>
            <translation>«{name}» puede contener más que un nombre: también figura {other}.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{value}” has signs that words seldom have. It may be misread.</source>
            <translation>«{value}» tiene signos poco frecuentes. Puede estar mal leído.</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{value}” was read from a picture that is hard to read ({sure} % sure). Are its letters right?</source>
            <translation>«{value}» se leyó de una imagen difícil de leer ({sure} % de seguridad). ¿Están bien sus letras?</translation>
        </message>
        <message>
            <location filename="../../dossier/shared_questions.py" />
            <source>“{words}” may be {first} or {second}. Which day is it?</source>
            <translation>«{words}» puede ser {first} o {second}. ¿Qué día es?</translation>
        </message>
        <message>
            <location filename="../../dossier/translations.py" />
            <source>“{words}”</source>
            <translation>«{words}»</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Afghanistan</source>
            <translation>Afganistán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Algeria</source>
            <translation>Argelia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Argentina</source>
            <translation>Argentina</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Australia</source>
            <translation>Australia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Austria</source>
            <translation>Austria</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Bangladesh</source>
            <translation>Bangladés</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Belgium</source>
            <translation>Bélgica</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Bolivia</source>
            <translation>Bolivia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Brazil</source>
            <translation>Brasil</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Bulgaria</source>
            <translation>Bulgaria</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Canada</source>
            <translation>Canadá</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Chile</source>
            <translation>Chile</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>China</source>
            <translation>China</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Colombia</source>
            <translation>Colombia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Croatia</source>
            <translation>Croacia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Cuba</source>
            <translation>Cuba</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Denmark</source>
            <translation>Dinamarca</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>EU</source>
            <translation>UE</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Ecuador</source>
            <translation>Ecuador</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Egypt</source>
            <translation>Egipto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>El Salvador</source>
            <translation>El Salvador</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Ethiopia</source>
            <translation>Etiopía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Finland</source>
            <translation>Finlandia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>France</source>
            <translation>Francia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Germany</source>
            <translation>Alemania</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Ghana</source>
            <translation>Ghana</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Greece</source>
            <translation>Grecia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Guatemala</source>
            <translation>Guatemala</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Haiti</source>
            <translation>Haití</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Honduras</source>
            <translation>Honduras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Hungary</source>
            <translation>Hungría</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>India</source>
            <translation>India</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Indonesia</source>
            <translation>Indonesia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Iran</source>
            <translation>Irán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Iraq</source>
            <translation>Irak</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Ireland</source>
            <translation>Irlanda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Israel</source>
            <translation>Israel</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Italy</source>
            <translation>Italia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Japan</source>
            <translation>Japón</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Jordan</source>
            <translation>Jordania</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Kazakhstan</source>
            <translation>Kazajistán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Kenya</source>
            <translation>Kenia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Korea</source>
            <translation>Corea</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Lebanon</source>
            <translation>Líbano</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Libya</source>
            <translation>Libia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Malaysia</source>
            <translation>Malasia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Mexico</source>
            <translation>México</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Morocco</source>
            <translation>Marruecos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Nepal</source>
            <translation>Nepal</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Netherlands</source>
            <translation>Países Bajos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Nicaragua</source>
            <translation>Nicaragua</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Nigeria</source>
            <translation>Nigeria</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Norway</source>
            <translation>Noruega</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Pakistan</source>
            <translation>Pakistán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Palestine</source>
            <translation>Palestina</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Panama</source>
            <translation>Panamá</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Paraguay</source>
            <translation>Paraguay</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Peru</source>
            <translation>Perú</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Philippines</source>
            <translation>Filipinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Poland</source>
            <translation>Polonia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Portugal</source>
            <translation>Portugal</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Qt WebEngine cannot confine pages here</source>
            <translation>Qt WebEngine no puede aislar páginas aquí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Qt WebEngine cannot confine pages where Dossier is run as root</source>
            <translation>Qt WebEngine no puede aislar páginas si Dossier se ejecuta como root</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Qt WebEngine cannot start here ({error})</source>
            <translation>Qt WebEngine no puede iniciarse aquí ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Qt WebEngine is not installed</source>
            <translation>Qt WebEngine no está instalado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Qt WebEngine would start with other arguments than those of Dossier</source>
            <translation>Qt WebEngine se iniciaría con otros argumentos que los de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Romania</source>
            <translation>Rumanía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Russia</source>
            <translation>Rusia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Saudi Arabia</source>
            <translation>Arabia Saudí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Serbia</source>
            <translation>Serbia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Somalia</source>
            <translation>Somalia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Spain</source>
            <translation>España</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Sudan</source>
            <translation>Sudán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Sweden</source>
            <translation>Suecia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Switzerland</source>
            <translation>Suiza</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Syria</source>
            <translation>Siria</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Thailand</source>
            <translation>Tailandia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Tunisia</source>
            <translation>Túnez</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Turkey</source>
            <translation>Turquía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Turkmenistan</source>
            <translation>Turkmenistán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>UK</source>
            <translation>Reino Unido</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>US</source>
            <translation>EE. UU.</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Ukraine</source>
            <translation>Ucrania</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Uruguay</source>
            <translation>Uruguay</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Uzbekistan</source>
            <translation>Uzbekistán</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Venezuela</source>
            <translation>Venezuela</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Vietnam</source>
            <translation>Vietnam</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>Yemen</source>
            <translation>Yemen</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>a brief's file must end in one of {formats}</source>
            <translation>el fichero de un informe debe terminar en uno de {formats}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>a custody sheet's file must end in one of .html, .pdf, .json</source>
            <translation>el fichero de una hoja de custodia debe terminar en .html, .pdf o .json</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>a restore is at work in it, or left it and was cut short; remove it if none is at work</source>
            <translation>una restauración trabaja en ella, o la dejó al interrumpirse; se puede borrar si ninguna está en marcha</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>a search finds other reports than have its words</source>
            <translation>una búsqueda encuentra otras notas que las que tienen sus palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>accidents</source>
            <translation>accidentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>accomplices</source>
            <translation>cómplices</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>accounts</source>
            <translation>cuentas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>acquittals</source>
            <translation>absoluciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>acres</source>
            <translation>acres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>activists</source>
            <translation>activistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>actors</source>
            <translation>actores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>adults</source>
            <translation>adultos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aerials</source>
            <translation>antenas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aftershocks</source>
            <translation>réplicas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>age</source>
            <translation>edad</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>agreements</source>
            <translation>acuerdos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aid</source>
            <translation>ayuda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aid workers</source>
            <translation>cooperantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aircraft</source>
            <translation>aeronaves</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>airports</source>
            <translation>aeropuertos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>alarms</source>
            <translation>alarmas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>albums</source>
            <translation>discos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>alerts</source>
            <translation>alertas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>all</source>
            <translation>todo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>alpacas</source>
            <translation>alpacas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ambassadors</source>
            <translation>embajadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ambulances</source>
            <translation>ambulancias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ambushes</source>
            <translation>emboscadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>amendments</source>
            <translation>enmiendas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>an erasure lists it, and its words are still there</source>
            <translation>un borrado la menciona, y sus palabras siguen ahí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>and {other} are one report already</source>
            <translation>y {other} ya son una sola noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>and {other} are one report; separate its versions instead</source>
            <translation>y {other} son una sola noticia; separe más bien sus versiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>animals</source>
            <translation>animales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>another archive ({other}) was seen here</source>
            <translation>aquí se vio otro archivo ({other})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>appeals</source>
            <translation>recursos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>applicants</source>
            <translation>aspirantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>architects</source>
            <translation>arquitectos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>are not joined by any ruling</source>
            <translation>no están unidas por ninguna decisión</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>areas</source>
            <translation>zonas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>arrest</source>
            <translation>detención</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>arrested</source>
            <translation>detenidos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>artefacts</source>
            <translation>artefactos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>articles</source>
            <translation>artículos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>asylum seekers</source>
            <translation>solicitantes de asilo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>athletes</source>
            <translation>deportistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>attack</source>
            <translation>ataque</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>attacks</source>
            <translation>ataques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aunts</source>
            <translation>tías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>axes</source>
            <translation>hachas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>babies</source>
            <translation>bebés</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>backpacks</source>
            <translation>mochilas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bags</source>
            <translation>bolsas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bail</source>
            <translation>fianza</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bakers</source>
            <translation>panaderos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>balloons</source>
            <translation>globos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>banknotes</source>
            <translation>billetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>banks</source>
            <translation>bancos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>banners</source>
            <translation>pancartas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>barns</source>
            <translation>graneros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>barracks</source>
            <translation>cuarteles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>barrels</source>
            <translation>barriles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>barricades</source>
            <translation>barricadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bars</source>
            <translation>bares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>beaches</source>
            <translation>playas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>beams</source>
            <translation>vigas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bears</source>
            <translation>osos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>beds</source>
            <translation>camas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>beekeepers</source>
            <translation>apicultores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>belongs to the saved page {page}</source>
            <translation>pertenece a la página guardada {page}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>benches</source>
            <translation>bancos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bicycles</source>
            <translation>bicicletas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bills</source>
            <translation>proyectos de ley</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>birds</source>
            <translation>aves</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>births</source>
            <translation>nacimientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bishops</source>
            <translation>obispos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>blankets</source>
            <translation>frazadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>blockades</source>
            <translation>bloqueos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>boats</source>
            <translation>botes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>body</source>
            <translation>organismo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bodyguards</source>
            <translation>escoltas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>boilers</source>
            <translation>calderas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bombers</source>
            <translation>terroristas suicidas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bombs</source>
            <translation>bombas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bonds</source>
            <translation>bonos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bones</source>
            <translation>huesos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>books</source>
            <translation>libros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bottles</source>
            <translation>botellas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>boxes</source>
            <translation>cajas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>boys</source>
            <translation>niños</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>branches</source>
            <translation>sucursales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>breaks off at line {line}: {error}</source>
            <translation>se interrumpe en la línea {line}: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bribes</source>
            <translation>sobornos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bricklayers</source>
            <translation>albañiles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bridges</source>
            <translation>puentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>brothers</source>
            <translation>hermanos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>budget</source>
            <translation>presupuesto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>buildings</source>
            <translation>edificios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bundles</source>
            <translation>fardos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>buses</source>
            <translation>autobuses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>butchers</source>
            <translation>carniceros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cabins</source>
            <translation>cabinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cables</source>
            <translation>cables</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cages</source>
            <translation>jaulas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>calls</source>
            <translation>llamadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>came upon words that are nested too deeply</source>
            <translation>encontró palabras anidadas a demasiada profundidad</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>came within the file of {other}, which holds its words too; erase that</source>
            <translation>vino dentro del archivo de {other}, que también contiene sus palabras; borre ese</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>camels</source>
            <translation>camellos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cameras</source>
            <translation>cámaras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>campers</source>
            <translation>campistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>camps</source>
            <translation>campamentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>canals</source>
            <translation>acequias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>candidates</source>
            <translation>candidatos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>candles</source>
            <translation>velas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be a tag: it looks like the name of a report</source>
            <translation>no puede ser una etiqueta: parece el nombre de una nota</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be a tag: it may hold no quotation mark, semicolon or control character</source>
            <translation>no puede ser una etiqueta: no puede contener comillas, punto y coma ni caracteres de control</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be decoded: {error}</source>
            <translation>no se puede descodificar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be gone through every {seconds:g} seconds; 0.1 to {most:g} can be</source>
            <translation>no se puede recorrer cada {seconds:g} segundos; puede ser de 0,1 a {most:g}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be held against the log: {error}</source>
            <translation>no se puede cotejar con el diario: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be kept on the disk of the archive: {error}</source>
            <translation>no se puede guardar en el disco del archivo: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be listed: {error}</source>
            <translation>no se puede listar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be made into a PDF: {reason}</source>
            <translation>no se puede convertir en PDF: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be made: the folder that is to hold it does not exist</source>
            <translation>no se puede crear: la carpeta que lo contendría no existe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be one row: {kinds}</source>
            <translation>no puede ser una sola fila: {kinds}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened ({error})</source>
            <translation>no se puede abrir ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened as a PDF</source>
            <translation>no se puede abrir como PDF</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened: {error}</source>
            <translation>no se puede abrir: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be proved to have only grown: {error}</source>
            <translation>no se puede probar que solo haya crecido: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be read ({error})</source>
            <translation>no se puede leer ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be read: {error}</source>
            <translation>no se puede leer: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be shown: it {reason}</source>
            <translation>no se puede mostrar: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be shown: the program that opened it broke off</source>
            <translation>no se puede mostrar: el programa que lo abrió se interrumpió</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be shown: {error}</source>
            <translation>no se puede mostrar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be signed, for its key is on another computer; nothing can be proved of it</source>
            <translation>no se puede firmar, porque su clave está en otro equipo; no se puede probar nada de él</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be started ({error})</source>
            <translation>no se puede iniciar ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be understood at line {line}: {reason} (written by Dossier {version})</source>
            <translation>no se entiende en la línea {line}: {reason} (escrito por Dossier {version})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be understood: {error}</source>
            <translation>habla de lo que no se entiende: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be used for the token: {error}</source>
            <translation>no sirve para guardar la clave: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be used: {error}</source>
            <translation>no se puede usar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be watched: it holds, or lies in, the archive {archive}</source>
            <translation>no se puede vigilar: contiene el archivo {archive} o está dentro de él</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be watched: it is, or lies in, the Dossier archive {archive}</source>
            <translation>no se puede vigilar: es el archivo de Dossier {archive} o está en él</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be watched: its name is no text in UTF-8</source>
            <translation>no se puede vigilar: su nombre no es texto en UTF-8</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written ({error})</source>
            <translation>no se puede escribir ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written to: {error}</source>
            <translation>no se puede escribir en él: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written: its folder does not exist</source>
            <translation>no se puede escribir: su carpeta no existe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written: {error}</source>
            <translation>no se puede escribir: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot sign: its key is on another computer</source>
            <translation>no puede firmar: su clave está en otro ordenador</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot wait {seconds:g} seconds for a file to settle; 0 to {most:g} can be</source>
            <translation>no puede esperar {seconds:g} segundos a que se estabilice un fichero; puede ser de 0 a {most:g}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>captives</source>
            <translation>cautivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cards</source>
            <translation>tarjetas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>carers</source>
            <translation>cuidadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>carpenters</source>
            <translation>carpinteros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>carriages</source>
            <translation>vagones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cars</source>
            <translation>automóviles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cartridges</source>
            <translation>cartuchos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>case</source>
            <translation>caso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cases</source>
            <translation>casos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>castaways</source>
            <translation>náufragos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cats</source>
            <translation>gatos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cattle</source>
            <translation>reses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>caves</source>
            <translation>cuevas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cells</source>
            <translation>celdas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>centres</source>
            <translation>centros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>chairs</source>
            <translation>sillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>charges</source>
            <translation>cargos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>checkpoints</source>
            <translation>puestos de control</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>checks</source>
            <translation>revisiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>chickens</source>
            <translation>pollos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>children</source>
            <translation>menores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>churches</source>
            <translation>iglesias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cigarettes</source>
            <translation>cigarrillos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cinemas</source>
            <translation>cines</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cities</source>
            <translation>ciudades</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>citizens</source>
            <translation>ciudadanos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>civilians</source>
            <translation>civiles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>clashes</source>
            <translation>enfrentamientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>classrooms</source>
            <translation>aulas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>clerks</source>
            <translation>cajeros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>closure</source>
            <translation>cierre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>clubs</source>
            <translation>clubes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>coffins</source>
            <translation>ataúdes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>coins</source>
            <translation>monedas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>collapse</source>
            <translation>derrumbe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>colleagues</source>
            <translation>colegas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>columns</source>
            <translation>columnas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>comes after one of {before} lines</source>
            <translation>va detrás de una de {before} líneas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>commanders</source>
            <translation>comandantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>companies</source>
            <translation>empresas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>compensation</source>
            <translation>indemnización</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>complainants</source>
            <translation>denunciantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>complaints</source>
            <translation>denuncias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>completely reliable</source>
            <translation>completamente fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>computers</source>
            <translation>ordenadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>confirmed by other sources</source>
            <translation>confirmada por otras fuentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>constituencies</source>
            <translation>circunscripciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>consumers</source>
            <translation>consumidores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>contacts</source>
            <translation>contactos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>containers</source>
            <translation>contenedores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>contract</source>
            <translation>contrato</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>contracts</source>
            <translation>contratos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>convictions</source>
            <translation>condenas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>convoys</source>
            <translation>convoyes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cooks</source>
            <translation>cocineros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>copies</source>
            <translation>ejemplares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>could not be given to tesseract ({error})</source>
            <translation>no se pudo entregar a tesseract ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>councillors</source>
            <translation>concejales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>count</source>
            <translation>recuento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>counties</source>
            <translation>condados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>countries</source>
            <translation>países</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>country</source>
            <translation>país</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cousins</source>
            <translation>primos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cracks</source>
            <translation>grietas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cranes</source>
            <translation>grúas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crash</source>
            <translation>choque</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crashes</source>
            <translation>choques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>craters</source>
            <translation>cráteres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crew</source>
            <translation>tripulantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crews</source>
            <translation>equipos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crimes</source>
            <translation>delitos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crocodiles</source>
            <translation>cocodrilos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crops</source>
            <translation>cultivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crosses</source>
            <translation>cruces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crossings</source>
            <translation>cruces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>curfew</source>
            <translation>toque de queda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>customers</source>
            <translation>clientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cuts</source>
            <translation>recortes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cyclists</source>
            <translation>ciclistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cylinders</source>
            <translation>bombonas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>damage</source>
            <translation>daños</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dams</source>
            <translation>represas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dancers</source>
            <translation>bailarines</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>daughters</source>
            <translation>hijas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>days</source>
            <translation>días</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>death</source>
            <translation>muerte</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>debt</source>
            <translation>deuda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>debtors</source>
            <translation>deudores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>declares a document type, as entity bombs do</source>
            <translation>declara un tipo de documento, como hacen las bombas de entidades</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>decrees</source>
            <translation>decretos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>defendants</source>
            <translation>acusados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>delay</source>
            <translation>retraso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>delegates</source>
            <translation>delegados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>deliberation</source>
            <translation>deliberación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>deputies</source>
            <translation>diputados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>derailment</source>
            <translation>descarrilamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>deserters</source>
            <translation>desertores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>desks</source>
            <translation>pupitres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>detours</source>
            <translation>desvíos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>diamonds</source>
            <translation>diamantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dikes</source>
            <translation>diques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dishes</source>
            <translation>platos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>displaced</source>
            <translation>desplazados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>districts</source>
            <translation>distritos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>divers</source>
            <translation>buzos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>docks</source>
            <translation>muelles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>doctors</source>
            <translation>médicos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>documents</source>
            <translation>documentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not end where its last part ends</source>
            <translation>no termina donde termina su última parte</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not end where its last part ends: it lists {bytes:,} bytes and has {size:,}</source>
            <translation>no termina donde acaba su última parte: declara {bytes:,} bytes y tiene {size:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not exist</source>
            <translation>no existe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not hold the words {quote!r}</source>
            <translation>no contiene las palabras {quote!r}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not say what Dossier wrote there; do not trust it</source>
            <translation>no dice lo que Dossier escribió ahí; no hay que fiarse de él</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not seal the part before it: something in the file was changed</source>
            <translation>no sella lo que tiene delante: se cambió algo en el fichero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dogs</source>
            <translation>perros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dolls</source>
            <translation>muñecas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>dolphins</source>
            <translation>delfines</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>domain</source>
            <translation>dominio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>donkeys</source>
            <translation>burros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>donors</source>
            <translation>donantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>doors</source>
            <translation>puertas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>doses</source>
            <translation>dosis</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>doubtful</source>
            <translation>dudosa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>draws</source>
            <translation>empates</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>drivers</source>
            <translation>conductores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>drones</source>
            <translation>drones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>drums</source>
            <translation>bidones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>duration</source>
            <translation>duración</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>earnings</source>
            <translation>beneficios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>earthquake</source>
            <translation>terremoto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eggs</source>
            <translation>huevos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>elderly</source>
            <translation>ancianos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>election</source>
            <translation>elección</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>electricians</source>
            <translation>electricistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>elephants</source>
            <translation>elefantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>embassies</source>
            <translation>embajadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>emigrants</source>
            <translation>inmigrantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ended the process at work on it</source>
            <translation>hizo terminar al proceso que trabajaba en ella</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ended the program that opened it</source>
            <translation>hizo terminar al programa que lo abrió</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>engineers</source>
            <translation>ingenieros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>engines</source>
            <translation>motores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>entrances</source>
            <translation>entradas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>entrapment</source>
            <translation>atrapamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>envelopes</source>
            <translation>sobres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>episodes</source>
            <translation>episodios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>errors</source>
            <translation>errores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eruption</source>
            <translation>erupción</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eruptions</source>
            <translation>erupciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>evacuation</source>
            <translation>evacuación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>evacuees</source>
            <translation>evacuados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>event</source>
            <translation>suceso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>event {event} brought a key that the one before did not sign over</source>
            <translation>el asiento {event} trajo una clave que la anterior no firmó</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>event {event} cannot be understood: {error}</source>
            <translation>no se entiende el asiento {event}: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>event {event} is in the place of {line}</source>
            <translation>el suceso {event} está donde corresponde el {line}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>every archive has one</source>
            <translation>todo archivo tiene uno</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>every archive has this folder</source>
            <translation>todo archivo tiene esta carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>every catalog defines it in another way; a rebuild makes it as it belongs</source>
            <translation>todo catálogo lo define de otro modo; al rehacerlo queda como corresponde</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>every catalog has it, this one has not</source>
            <translation>todo catálogo lo tiene, y este no</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eviction</source>
            <translation>desalojo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exams</source>
            <translation>exámenes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>excavators</source>
            <translation>excavadoras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already, and a backup replaces nothing unless that is asked for</source>
            <translation>ya existe, y una copia no sustituye nada si no se pide</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already, and is no empty folder; an export replaces nothing</source>
            <translation>ya existe y no es una carpeta vacía; una exportación no sustituye nada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already, and is no folder</source>
            <translation>ya existe y no es una carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already; a receipt replaces nothing</source>
            <translation>ya existe; un recibo no sustituye nada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already; an export replaces nothing</source>
            <translation>ya existe; una exportación no sustituye nada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exit status {status}</source>
            <translation>código de salida {status}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exits</source>
            <translation>salidas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>experts</source>
            <translation>expertos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>explosion</source>
            <translation>explosión</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>explosions</source>
            <translation>explosiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>explosives</source>
            <translation>explosivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>factories</source>
            <translation>fábricas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>failures</source>
            <translation>averías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fairly reliable</source>
            <translation>bastante fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>families</source>
            <translation>familias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fans</source>
            <translation>hinchas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>farmers</source>
            <translation>campesinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>farms</source>
            <translation>granjas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fathers</source>
            <translation>padres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>faults</source>
            <translation>fallas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fences</source>
            <translation>vallas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fields</source>
            <translation>campos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fights</source>
            <translation>peleas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>figure</source>
            <translation>cifra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>films</source>
            <translation>películas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fine</source>
            <translation>multa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fines</source>
            <translation>multas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fire</source>
            <translation>incendio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fire engines</source>
            <translation>autobombas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>firefighters</source>
            <translation>bomberos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fires</source>
            <translation>incendios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fish</source>
            <translation>peces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fishermen</source>
            <translation>pescadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flags</source>
            <translation>banderas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flamingos</source>
            <translation>flamencos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flats</source>
            <translation>departamentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flight</source>
            <translation>viaje</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flights</source>
            <translation>vuelos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flood</source>
            <translation>inundación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>floods</source>
            <translation>inundaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>flowers</source>
            <translation>flores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>follow from other rows; merge those</source>
            <translation>se derivan de otras filas; combine esas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>follows from other rows; change those, or settle it</source>
            <translation>se sigue de otras filas; cambiar esas, o zanjarla</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>forests</source>
            <translation>bosques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>foxes</source>
            <translation>zorros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fragments</source>
            <translation>fragmentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fraud</source>
            <translation>fraude</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>freshmen</source>
            <translation>novatos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>friends</source>
            <translation>amigos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fugitives</source>
            <translation>prófugos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>funeral</source>
            <translation>funeral</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>furnaces</source>
            <translation>hornos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>games</source>
            <translation>juegos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gang members</source>
            <translation>pandilleros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gangs</source>
            <translation>pandillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gardens</source>
            <translation>jardines</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>garments</source>
            <translation>prendas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gates</source>
            <translation>portones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>generators</source>
            <translation>generadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>girls</source>
            <translation>niñas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gives {kind}: nothing general leads from what was read to the correction</source>
            <translation>da {kind}: nada general lleva de lo leído a la corrección</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gliders</source>
            <translation>planeadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gloves</source>
            <translation>guantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>goals</source>
            <translation>goles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>goats</source>
            <translation>cabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>governors</source>
            <translation>gobernadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>graduates</source>
            <translation>graduados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>grandchildren</source>
            <translation>nietos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>graves</source>
            <translation>tumbas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>greenhouses</source>
            <translation>invernaderos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>grenades</source>
            <translation>granadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>grew while it was read; readers take at most {most:,} bytes</source>
            <translation>creció mientras se leía; los lectores toman como máximo {most:,} bytes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>groups</source>
            <translation>grupos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>guards</source>
            <translation>guardias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>guests</source>
            <translation>huéspedes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gunshot wounds</source>
            <translation>heridas de bala</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gyms</source>
            <translation>gimnasios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a damaged header: {error}</source>
            <translation>tiene un encabezado dañado: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a field that no Dossier writes: {name:.40}</source>
            <translation>tiene un campo que ningún Dossier escribe: {name:.40}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a form that no Dossier writes</source>
            <translation>tiene una forma que ningún Dossier escribe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a header that Dossier does not write</source>
            <translation>tiene un encabezado que Dossier no escribe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a {mark} that cannot be understood: it is no JSON</source>
            <translation>tiene un {mark} que no se entiende: no es JSON</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a {mark} that cannot be understood: it names no format and archive</source>
            <translation>tiene un {mark} que no se entiende: no nombra formato ni archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has an empty or unprintable pattern among those that are to be ignored</source>
            <translation>tiene un patrón vacío o no imprimible entre los que se pasan por alto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has blackened words, which only briefs and bags leave out</source>
            <translation>tiene palabras tachadas, que solo los informes y los paquetes omiten</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has changed since it was taken in</source>
            <translation>ha cambiado desde que se incorporó</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has changed since the reports were chosen; choose them again</source>
            <translation>ha cambiado desde que se eligieron las notas; elegirlas de nuevo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has columns that no rule assigns</source>
            <translation>tiene columnas que ninguna regla asigna</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has columns with unknown names: {names}; say which hold the headline and the text</source>
            <translation>tiene columnas con nombres desconocidos: {names}; indique cuáles contienen el titular y el texto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has its private key on another computer, or it is lost</source>
            <translation>tiene su clave privada en otro equipo, o se ha perdido</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has more than {most:,} bytes</source>
            <translation>tiene más de {most:,} bytes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no candidate {value!r}</source>
            <translation>no tiene el candidato {value!r}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no cases suggested, for that {reason}</source>
            <translation>no tiene casos sugeridos, porque {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no cases suggested: {why}</source>
            <translation>no tiene casos sugeridos: {why}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no charset that was set by hand</source>
            <translation>no tiene un juego de caracteres fijado a mano</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no correction that could become a rule; correct it first</source>
            <translation>no tiene ninguna corrección que pueda ser regla; corregirlo antes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no correction to take back</source>
            <translation>no tiene ninguna corrección que deshacer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no doubt to settle</source>
            <translation>no tiene ninguna duda que resolver</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no event that is signed: the archive's key is on another computer</source>
            <translation>no tiene ningún asiento firmado: la clave del archivo está en otro equipo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no operation of this computer that can be undone</source>
            <translation>no tiene ninguna operación de este equipo que se pueda deshacer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no operation of this computer that was undone last</source>
            <translation>no tiene ninguna operación de este equipo deshecha por último</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no picture {number}</source>
            <translation>no tiene la imagen {number}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no plan to take back</source>
            <translation>no tiene ningún plan que deshacer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading to correct: it {reason}</source>
            <translation>no tiene lectura que corregir: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading to review: it {reason}</source>
            <translation>no tiene lectura que revisar: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading: it {reason}</source>
            <translation>no tiene lectura: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no settled doubt to take back</source>
            <translation>no tiene ninguna duda resuelta que deshacer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no signed checkpoint, and its key is not on this computer</source>
            <translation>no tiene ningún punto de control firmado, y su clave no está en este equipo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no such cell in the row {row}</source>
            <translation>no tiene tal celda en la fila {row}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no such page</source>
            <translation>no tiene esa página</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no text layer, and tesseract, which could read its pictures, is not installed</source>
            <translation>no tiene capa de texto, y tesseract, que podría leer sus imágenes, no está instalado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no text layer, and tesseract, which could read its pictures, is switched off</source>
            <translation>no tiene capa de texto, y tesseract, que podría leer sus imágenes, está desactivado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no text: it {reason}</source>
            <translation>no tiene texto: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no value to accept</source>
            <translation>no tiene ningún valor que aceptar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no version that came from {other}</source>
            <translation>no tiene ninguna versión que venga de {other}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no words</source>
            <translation>no tiene palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has not enough room: {needed:,} bytes are needed, and {free:,} are free</source>
            <translation>no tiene sitio bastante: hacen falta {needed:,} bytes y hay {free:,} libres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has nothing to search for</source>
            <translation>no tiene nada que buscar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has nothing to take back: no judgement of the kind {kind}</source>
            <translation>no tiene nada que deshacer: ningún juicio del tipo {kind}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has one version only; there is nothing to compare it with</source>
            <translation>tiene una sola versión; no hay con qué compararla</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has one version only; there is nothing to separate</source>
            <translation>tiene una sola versión; no hay nada que separar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has over {most:,} bytes; a file of authorities' certificates has fewer</source>
            <translation>tiene más de {most:,} bytes; un archivo de certificados de autoridades tiene menos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has over {most:,} bytes; a receipt has fewer</source>
            <translation>tiene más de {most:,} bytes; un recibo tiene menos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has schema {found}, and this Dossier uses {schema}</source>
            <translation>tiene el esquema {found}, y este Dossier usa {schema}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has several cells in the row {row}; say which words are meant: {words}</source>
            <translation>tiene varias celdas en la fila {row}; indicar de qué palabras se trata: {words}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has the bytes of {report}</source>
            <translation>tiene los bytes de {report}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has the same bytes as {report} at {home}</source>
            <translation>tiene los mismos bytes que {report} en {home}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has the same bytes as {report} at {home}, which lies in the trash</source>
            <translation>tiene los mismos bytes que {report} en {home}, que está en la papelera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {bytes:,} bytes with its pages; readers take {most:,}</source>
            <translation>tiene {bytes:,} bytes con sus páginas; los lectores aceptan {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {bytes:,} bytes; the messages in the first {read:,} are read</source>
            <translation>tiene {bytes:,} bytes; se leen los mensajes de los primeros {read:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {characters} characters; a name has at most {most}</source>
            <translation>tiene {characters} caracteres; un nombre tiene como máximo {most}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {filters} filters; no more than {most} can be asked at once</source>
            <translation>tiene {filters} filtros; no se pueden pedir más de {most} a la vez</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {lines:,} lines; at most {most:,} are read</source>
            <translation>tiene {lines:,} líneas; se leen como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {size:,} bytes; readers take at most {most:,}</source>
            <translation>tiene {size:,} bytes; los lectores toman como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {size:,} bytes; the disk of the archive has room for {left:,}</source>
            <translation>tiene {size:,} bytes; el disco del archivo tiene sitio para {left:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {size:,} bytes; {listed:,} are listed</source>
            <translation>tiene {size:,} bytes, y constaban {listed:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>have no ruling to take back</source>
            <translation>no tienen ninguna decisión que retirar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>headstones</source>
            <translation>lápidas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>health workers</source>
            <translation>sanitarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hearings</source>
            <translation>audiencias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hectares</source>
            <translation>hectáreas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>helicopters</source>
            <translation>helicópteros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>helmets</source>
            <translation>cascos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>herders</source>
            <translation>pastores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hikers</source>
            <translation>excursionistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hills</source>
            <translation>cerros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hippos</source>
            <translation>hipopótamos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hives</source>
            <translation>colmenas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a METS file that breaks off</source>
            <translation>contiene un archivo METS interrumpido</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a byte that is no text in UTF-8</source>
            <translation>contiene un byte que no es texto en UTF-8</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a drawing that is too large to read: it unfolds to more than {megabytes} MB</source>
            <translation>contiene un dibujo demasiado grande para leerlo: desplegado pasa de {megabytes} MB</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a line of more than {most:,} bytes, and no event has as many</source>
            <translation>contiene una línea de más de {most:,} bytes, y ningún suceso tiene tantos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a part that is too large to unfold ({part!r}, over {most:,} bytes)</source>
            <translation>contiene una parte demasiado grande para desplegarla ({part!r}, más de {most:,} bytes)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a stream that unfolds to more than {megabytes} MB</source>
            <translation>contiene un flujo que se despliega a más de {megabytes} MB</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds another key than its name says</source>
            <translation>contiene otra clave que la que dice su nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds binary data, not text</source>
            <translation>contiene datos binarios, no texto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds damaged RTF</source>
            <translation>contiene RTF dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds its words in an embedded file of another format</source>
            <translation>tiene su texto en un fichero incrustado de otro formato</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds more than {parts:,} files, or more than {gigabytes} GB of them</source>
            <translation>contiene más de {parts:,} ficheros, o más de {gigabytes} GB de ellos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no certificates in PEM form</source>
            <translation>no contiene certificados en formato PEM</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no checkpoint</source>
            <translation>no contiene ningún punto de control</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no name</source>
            <translation>no contiene ningún nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no reports</source>
            <translation>no contiene noticias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no reports; a brief needs at least one</source>
            <translation>no contiene notas; un informe necesita al menos una</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no story ({format})</source>
            <translation>no contiene ninguna noticia ({format})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no token; delete it and a new one is made</source>
            <translation>no contiene ninguna clave; bórrelo y se creará otra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no words</source>
            <translation>no contiene palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no words of a story</source>
            <translation>no contiene palabras de una noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds other things and no archive; name an empty folder or an archive</source>
            <translation>contiene otras cosas y ningún archivo; indicar una carpeta vacía o un archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds the blobs of a Dossier archive</source>
            <translation>contiene los blobs de un archivo de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds white space only</source>
            <translation>solo contiene espacios en blanco</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds {events} events on {blobs} blobs; the manifest lists others</source>
            <translation>contiene {events} asientos sobre {blobs} blobs, y constaban otros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds {names:,} names; at most {most:,} are searched for at once</source>
            <translation>contiene {names:,} nombres; se buscan como mucho {most:,} a la vez</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holes</source>
            <translation>agujeros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>home city</source>
            <translation>ciudad de la sede</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>homeless people</source>
            <translation>mendigos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hooded men</source>
            <translation>encapuchados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hooligans</source>
            <translation>barrabravas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>horses</source>
            <translation>caballos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hospitals</source>
            <translation>hospitales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hostages</source>
            <translation>rehenes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hotels</source>
            <translation>hoteles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hotspots</source>
            <translation>focos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hours</source>
            <translation>horas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>houses</source>
            <translation>viviendas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hunters</source>
            <translation>cazadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hurricanes</source>
            <translation>huracanes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>huts</source>
            <translation>cabañas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>hydrants</source>
            <translation>hidrantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>imams</source>
            <translation>imanes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>improbable</source>
            <translation>poco probable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>in hospital</source>
            <translation>en el hospital</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>incidents</source>
            <translation>incidentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>index of words</source>
            <translation>índice de palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>infections</source>
            <translation>contagios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>inquiry</source>
            <translation>investigación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>inspections</source>
            <translation>inspecciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>inspectors</source>
            <translation>inspectores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>instalments</source>
            <translation>cuotas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>instruments</source>
            <translation>instrumentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>investigators</source>
            <translation>investigadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>investment</source>
            <translation>inversión</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is JSON data, not a story</source>
            <translation>son datos JSON, no una noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is JSON data, not prose</source>
            <translation>son datos JSON, no prosa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is PostScript</source>
            <translation>es PostScript</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is PostScript, which this version does not read</source>
            <translation>es PostScript, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is XML data ({root})</source>
            <translation>son datos XML ({root})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is XML of an unknown format</source>
            <translation>es XML de un formato desconocido</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is XML that breaks off ({format})</source>
            <translation>es XML que se interrumpe ({format})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is XML that is nested too deeply</source>
            <translation>es XML con demasiados niveles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is XML without a story ({format})</source>
            <translation>es XML sin noticia ({format})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a 7z archive, which this version does not read</source>
            <translation>es un fichero comprimido (7z), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a Dossier archive</source>
            <translation>es un archivo de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a FLAC recording, which this version does not read</source>
            <translation>es una grabación FLAC, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a METS description of a scan; add the ALTO pages that it lists</source>
            <translation>es la descripción METS de un escaneado; añadir las páginas ALTO que enumera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF too damaged to be opened</source>
            <translation>es un PDF demasiado dañado para abrirlo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without a page that can be opened</source>
            <translation>es un PDF sin ninguna página que se pueda abrir</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without pages</source>
            <translation>es un PDF sin páginas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without words</source>
            <translation>es un PDF sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PPTX presentation, which this version does not read</source>
            <translation>es una presentación PPTX, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a RAR archive, which this version does not read</source>
            <translation>es un fichero comprimido (RAR), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a Safari web archive without a page</source>
            <translation>es un archivo web de Safari sin página</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a WordPerfect document; save it as DOCX or RTF, which this version does not read</source>
            <translation>es un documento de WordPerfect; guárdelo como DOCX o RTF, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a byte that is no text in UTF-8</source>
            <translation>es un byte que no es texto en UTF-8</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a calendar (iCalendar)</source>
            <translation>es un calendario (iCalendar)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a checkpoint of this archive itself, which cannot witness its own log</source>
            <translation>es un punto de control de este mismo archivo, que no puede ser testigo de su propio diario</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged Outlook message</source>
            <translation>es un mensaje de Outlook dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged Safari web archive</source>
            <translation>es un archivo web de Safari dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged Zstandard archive</source>
            <translation>es un archivo Zstandard dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged bundle of Outlook (winmail.dat)</source>
            <translation>es un paquete de Outlook (winmail.dat) dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged zip container: its table of contents is cut off or broken</source>
            <translation>es un zip dañado: su índice está cortado o roto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged {way} archive</source>
            <translation>es un archivo {way} dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a device or a pipe; name a file for the backup</source>
            <translation>es un dispositivo o una tubería; indicar un fichero para la copia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a device, not a file</source>
            <translation>es un dispositivo, no un archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a document without words</source>
            <translation>es un documento sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a drawing (SVG)</source>
            <translation>es un dibujo (SVG)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a drive of its own; name a folder on it that is not there yet</source>
            <translation>es una unidad de disco; indicar en ella una carpeta que aún no exista</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file that {program} keeps for itself</source>
            <translation>es un archivo que {program} guarda para sí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file where an archive has a folder; put the folder back, or remove the file</source>
            <translation>es un fichero donde un archivo tiene una carpeta; hay que reponer la carpeta, o quitar el fichero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file, not a folder</source>
            <translation>es un fichero, no una carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file, not a folder; add it instead of watching it</source>
            <translation>es un fichero, no una carpeta; añadirlo en lugar de vigilarlo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file, not a folder; name another for the demo</source>
            <translation>es un archivo, no una carpeta; indicar otra para la demostración</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file; name an empty folder, or one that is not there yet</source>
            <translation>es un fichero; indicar una carpeta vacía o una que aún no exista</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a folder</source>
            <translation>es una carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a folder where an archive has a file; put the file back, or remove the folder</source>
            <translation>es una carpeta donde un archivo tiene un fichero; hay que reponer el fichero, o quitar la carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a folder; name a file for the backup</source>
            <translation>es una carpeta; indicar un fichero para la copia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a link that leads nowhere</source>
            <translation>es un enlace que no lleva a ninguna parte</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a link, and an archive is never used through a link; put there what belongs there, or remove it</source>
            <translation>es un enlace, y un archivo nunca se usa a través de un enlace; hay que poner ahí lo que corresponde, o quitarlo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a list of addresses</source>
            <translation>es una lista de direcciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a list of contacts (vCard)</source>
            <translation>es una lista de contactos (vCard)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a list of feeds (OPML)</source>
            <translation>es una lista de canales (OPML)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a log</source>
            <translation>es un registro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a map (KML)</source>
            <translation>es un mapa (KML)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a message of more than {most:,} pieces</source>
            <translation>es un mensaje de más de {most:,} piezas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a page without a story</source>
            <translation>es una página sin noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a page without words</source>
            <translation>es una página sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a patch</source>
            <translation>es un parche</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a picture that tesseract cannot read ({error})</source>
            <translation>es una imagen que tesseract no puede leer ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a picture, and tesseract, which could read it, is not installed</source>
            <translation>es una imagen, y tesseract, que podría leerla, no está instalado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a picture, and tesseract, which could read it, is switched off</source>
            <translation>es una imagen, y tesseract, que podría leerla, está desactivado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a pipe or a device where an archive has a file or a folder; put that back, or remove it</source>
            <translation>es una tubería o un dispositivo donde un archivo tiene un fichero o una carpeta; hay que reponerlos, o quitarlo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a pipe, not a file</source>
            <translation>es una tubería, no un archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a playlist</source>
            <translation>es una lista de reproducción</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a pointer to a Google document; export it as DOCX</source>
            <translation>es un enlace a un documento de Google; exportarlo como DOCX</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a program's source</source>
            <translation>es el código fuente de un programa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a program, which this version does not read</source>
            <translation>es un programa, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a property list (plist)</source>
            <translation>es una lista de propiedades (plist)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a property list (plist), which this version does not read</source>
            <translation>es una lista de propiedades (plist), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a recording, which this version does not read</source>
            <translation>es una grabación, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a saved file (MHTML) that holds no page</source>
            <translation>es un fichero guardado (MHTML) que no contiene ninguna página</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a scan (DjVu), which this version does not read</source>
            <translation>es un escaneo (DjVu), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a scanned issue (METS) without words</source>
            <translation>es un número escaneado (METS) sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a scanned page (ALTO) without words</source>
            <translation>es una página escaneada (ALTO) sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a schema</source>
            <translation>es un esquema</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a script</source>
            <translation>es un script</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a settings file (INI)</source>
            <translation>es un archivo de configuración (INI)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a shortcut</source>
            <translation>es un acceso directo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a shortcut to {address}</source>
            <translation>es un acceso directo a {address}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a sitemap</source>
            <translation>es un mapa de sitio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a socket, not a file</source>
            <translation>es un socket, no un archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a style sheet (CSS)</source>
            <translation>es una hoja de estilos (CSS)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a style sheet (XSLT)</source>
            <translation>es una hoja de estilos (XSLT)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a symbolic link that leads nowhere</source>
            <translation>es un enlace simbólico que no lleva a ninguna parte</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a symbolic link; drop the file that it leads to</source>
            <translation>es un enlace simbólico; soltar el archivo al que lleva</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a table (CSV)</source>
            <translation>es una tabla (CSV)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a table whose rows differ</source>
            <translation>es una tabla de filas desiguales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a table without rows</source>
            <translation>es una tabla sin filas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a tag of no report</source>
            <translation>no es etiqueta de ninguna nota</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a tar archive, which this version does not read</source>
            <translation>es un archivo tar, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a torrent</source>
            <translation>es un torrent</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a translation file</source>
            <translation>es un archivo de traducciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a video or a phone picture, which this version does not read</source>
            <translation>es un vídeo o una foto de teléfono, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a web archive whose only page is binary data, not text</source>
            <translation>es un archivo web cuya única página son datos binarios, no texto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a web archive without a page that can be read</source>
            <translation>es un archivo web sin ninguna página que se pueda leer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a web archive without a page that can be shown</source>
            <translation>es un archivo web sin ninguna página que se pueda mostrar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a whole archive that a restore left which was cut short; it stays as it is</source>
            <translation>es un archivo completo que dejó una restauración interrumpida; queda como está</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a withdrawn case; `dossier case restore` brings it back</source>
            <translation>es un caso retirado; `dossier case restore` lo restablece</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a workbook (XML)</source>
            <translation>es un libro de cálculo (XML)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a zip archive without files</source>
            <translation>es un archivo zip sin archivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a zip container of more than {most:,} parts</source>
            <translation>es un zip de más de {most:,} partes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Apple Keynote presentation; export it as PDF, which this version does not read</source>
            <translation>es una presentación de Apple Keynote; expórtela como PDF, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Apple Numbers document; export it as CSV or PDF, which this version does not read</source>
            <translation>es un documento de Apple Numbers; expórtelo como CSV o PDF, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Apple Pages document; export it as DOCX or PDF, which this version does not read</source>
            <translation>es un documento de Apple Pages; expórtelo como DOCX o PDF, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an EPUB book, which this version does not read</source>
            <translation>es un libro EPUB, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an MP3 recording, which this version does not read</source>
            <translation>es una grabación MP3, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Office document that is locked with a password, which this version does not read</source>
            <translation>es un documento de Office protegido con contraseña, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Ogg recording, which this version does not read</source>
            <translation>es una grabación Ogg, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an OpenDocument file, which this version does not read</source>
            <translation>es un fichero OpenDocument, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Outlook mailbox (PST), which this version does not read</source>
            <translation>es un buzón de Outlook (PST), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an Outlook message without words</source>
            <translation>es un mensaje de Outlook sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an SQLite database, which this version does not read</source>
            <translation>es una base de datos SQLite, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an XLSX workbook, which this version does not read</source>
            <translation>es un libro de cálculo XLSX, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an e-mail without words</source>
            <translation>es un correo sin palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an empty or damaged gzip archive</source>
            <translation>es un archivo gzip vacío o dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an encrypted e-mail</source>
            <translation>es un correo cifrado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an event of the kind “{kind}”, which records what happened and cannot be undone</source>
            <translation>es un evento del tipo «{kind}», que registra lo ocurrido y no se puede deshacer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an old Excel workbook (XLS), which this version does not read</source>
            <translation>es un libro antiguo de Excel (XLS), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an old Office document, which this version does not read</source>
            <translation>es un documento antiguo de Office, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an old PowerPoint presentation (PPT), which this version does not read</source>
            <translation>es una presentación antigua de PowerPoint (PPT), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an old Word document (DOC), which this version does not read</source>
            <translation>es un documento antiguo de Word (DOC), lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is back at its place</source>
            <translation>está de nuevo en su lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is blackened already</source>
            <translation>ya está tachado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is blackened only with a reason</source>
            <translation>solo se tacha con un motivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is closed; --stdin-list takes the paths from there</source>
            <translation>está cerrada; --stdin-list toma las rutas de ahí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is compared, but is not a source of this case</source>
            <translation>se compara, pero no es una fuente de este caso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off</source>
            <translation>está cortado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off within its last entry</source>
            <translation>está cortado en su última entrada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off within its last message</source>
            <translation>está cortado en su último mensaje</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off within its last record</source>
            <translation>está cortado en medio de su último registro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off within its last row</source>
            <translation>está cortado en su última fila</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off within its last story</source>
            <translation>está cortado en su última noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut off; the files before the cut are read</source>
            <translation>está cortado; se leen los archivos anteriores al corte</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut short: it lists {bytes:,} bytes and has {size:,}</source>
            <translation>está cortado: declara {bytes:,} bytes y tiene {size:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut short: the file ends within or before it</source>
            <translation>está cortado: el fichero termina dentro de él o antes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged in one place, where one record or more are left out</source>
            <translation>está dañado en un lugar; quedan fuera uno o más registros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged in one place; everything up to the next record is left out</source>
            <translation>está dañado en un lugar; queda fuera lo que hay hasta el registro siguiente</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged, so that no folder is watched; remove it to begin anew</source>
            <translation>está dañado, por lo que no se vigila ninguna carpeta; bórrelo para empezar de nuevo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged, so that nobody can tell how far the archive was seen</source>
            <translation>está dañado, de modo que no se puede saber hasta dónde se vio el archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its part {part!r} cannot be unpacked</source>
            <translation>está dañado: su parte {part!r} no se puede desempaquetar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its part {part!r} is missing</source>
            <translation>está dañado: falta su parte {part!r}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its text {damage}</source>
            <translation>está dañado: su texto {damage}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is data, not prose</source>
            <translation>son datos, no prosa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is empty</source>
            <translation>está vacío</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is empty; name the law, the request or the decision</source>
            <translation>está vacío; nombre la ley, la solicitud o la decisión</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is followed by bytes that do not belong there</source>
            <translation>va seguido de bytes que no corresponden ahí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is given as {first} and as {second}</source>
            <translation>está dada como {first} y como {second}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is gone; the archive keeps its copy</source>
            <translation>ya no está; el archivo conserva su copia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is highlighted already, as {highlight}</source>
            <translation>ya está resaltado, como {highlight}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is kept, and is read when the disk of the archive has more room</source>
            <translation>está guardado, y se leerá cuando el disco del archivo tenga más espacio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than any number that can be compared</source>
            <translation>es mayor que cualquier número que se pueda comparar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than any such file</source>
            <translation>es mayor que cualquier fichero de esos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than listed</source>
            <translation>es mayor de lo que constaba</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than {megabytes} MB, which no list of names is</source>
            <translation>tiene más de {megabytes} MB, y ninguna lista de nombres los tiene</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than {most:,} bytes</source>
            <translation>es mayor que {most:,} bytes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is locked in a way that cannot be opened here</source>
            <translation>está bloqueado de un modo que aquí no se puede abrir</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is locked with a password</source>
            <translation>está bloqueado con una contraseña</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is longer than the {most} letters that a tag may have</source>
            <translation>es más larga que las {most} letras que puede tener una etiqueta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is missing: the file ends before it</source>
            <translation>falta: el fichero termina antes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is named in no report</source>
            <translation>no se nombra en ninguna nota</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is neither a brief nor a proof: it {why}</source>
            <translation>no es un informe ni una prueba: {why}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is neither a brief nor a proof: {error}</source>
            <translation>no es un informe ni una prueba: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no OpenTimestamps proof: {error}</source>
            <translation>no es una prueba de OpenTimestamps: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no address of a time-stamping authority: it begins with neither http:// nor https://</source>
            <translation>no es la dirección de una autoridad de sellado de tiempo: no empieza por http:// ni https://</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no archive any more: it was deleted, or its drive is not connected</source>
            <translation>ya no es un archivo: se borró, o su disco no está conectado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no backup of a Dossier archive</source>
            <translation>no es una copia de seguridad de un archivo de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no backup of a Dossier archive: it does not begin with {manifest}</source>
            <translation>no es una copia de seguridad de un archivo de Dossier: no empieza por {manifest}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no bag that was exported from this archive</source>
            <translation>no es un paquete exportado de este archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no charset of words</source>
            <translation>no es un juego de caracteres de texto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no charset that is known; write it as koi8-r, cp1251 or shift_jis</source>
            <translation>no es un juego de caracteres conocido; escríbalo como koi8-r, cp1251 o shift_jis</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no colour of highlights: {colours}</source>
            <translation>no es un color de resaltado: {colours}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no column of this table; its columns are {columns}</source>
            <translation>no es columna de esta tabla; sus columnas son {columns}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no correction</source>
            <translation>no es una corrección</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no day; write it as 2019-03-03</source>
            <translation>no es un día; escribirlo como 2019-03-03</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no document of a kind that is shown here</source>
            <translation>no es un documento de un tipo que se muestre aquí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no field; fields are {fields}</source>
            <translation>no es un campo; los campos son {fields}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no file</source>
            <translation>no es un fichero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no file of letters ({kind}); no charset changes it</source>
            <translation>no es un archivo de letras ({kind}); ningún juego de caracteres lo cambia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no grade: a letter A to F for the outlet, a digit 1 to 6</source>
            <translation>no es una valoración: una letra de A a F para el medio y una cifra de 1 a 6</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no judgement in force</source>
            <translation>no es un juicio en vigor</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no kind of export; there are {kinds}</source>
            <translation>no es un tipo de exportación; hay {kinds}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no note of the case {case}</source>
            <translation>no es una anotación del caso {case}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no number of hits</source>
            <translation>no es un número de resultados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no number; write it as 12, 1,200, 3.5, or 20-25</source>
            <translation>no es un número; escribirlo como 12, 1,200, 3.5 o 20-25</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no part of an archive; if you need it, move it elsewhere</source>
            <translation>no es parte de un archivo; si hace falta, hay que moverlo a otro lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no path: {error}</source>
            <translation>no es una ruta: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no place of words in {report}; its text has {characters} characters</source>
            <translation>no es un lugar de palabras en {report}; su texto tiene {characters} caracteres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no private key: {error}</source>
            <translation>no es una clave privada: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no receipt of Dossier; keep a scan with --event</source>
            <translation>no es un recibo de Dossier; guarde un escaneo con --event</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no receipt that this archive wrote</source>
            <translation>no es un recibo que haya escrito este archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no redaction in force in this case</source>
            <translation>no es un tachado en vigor en este caso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no regular file of a usual size, so that nothing can be backed up</source>
            <translation>no es un archivo normal de tamaño habitual, por lo que no se puede copiar nada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no report, outlet or speaker of this case</source>
            <translation>no es nota, medio ni hablante de este caso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no row of this case; `dossier compare` gives each row's key</source>
            <translation>no es una fila de este caso; `dossier compare` da la clave de cada fila</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no rule in force</source>
            <translation>no es una regla en vigor</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no search kept with the case {case}</source>
            <translation>no es una búsqueda conservada con el caso {case}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no such highlight; `dossier highlight list` names those in force</source>
            <translation>no existe entre los resaltados; `dossier highlight list` nombra los vigentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no suggested case: it takes two reports or more</source>
            <translation>no es un caso sugerido: hacen falta dos informes o más</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no table with columns to assign</source>
            <translation>no es una tabla con columnas que asignar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no text in UTF-8</source>
            <translation>no es texto en UTF-8</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no withdrawn case</source>
            <translation>no es ningún caso retirado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no withdrawn note of the case {case}</source>
            <translation>no es una anotación retirada del caso {case}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no withdrawn search of the case {case}</source>
            <translation>no es una búsqueda retirada del caso {case}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it carries neither Dossier's seal nor its record</source>
            <translation>no es un informe: no lleva ni el sello ni el registro de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it has {size:,} bytes, and no brief has over {most:,}</source>
            <translation>no es un informe: tiene {size:,} bytes, y ningún informe tiene más de {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it is no PDF, page, document or Markdown text with Dossier's record in it</source>
            <translation>no es un informe: no es un PDF, una página, un documento ni un texto Markdown con el registro de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it is no file</source>
            <translation>no es un informe: no es un fichero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it is the page that checks briefs in a browser</source>
            <translation>no es un informe: es la página que comprueba informes en un navegador</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: {reason}</source>
            <translation>no es un informe: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not among the outlets that people entered</source>
            <translation>no está entre los medios indicados por personas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not as it was packed: {thing}: {detail}</source>
            <translation>no está como se empaquetó: {thing}: {detail}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not as it was written: its bytes hash to {sha256}</source>
            <translation>no está como se escribió: la huella de sus bytes es {sha256}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not empty; a bag replaces nothing</source>
            <translation>no está vacía; un paquete no sustituye nada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not empty; name an empty folder, or one that is not there yet</source>
            <translation>no está vacía; indicar una carpeta vacía o una que aún no exista</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not empty; name another folder for the demo</source>
            <translation>no está vacía; indicar otra carpeta para la demostración</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not held back</source>
            <translation>no está retenida</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not in quarantine</source>
            <translation>no está en cuarentena</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not in the case {case}</source>
            <translation>no está en el caso {case}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not in this archive, which was replaced by another copy since</source>
            <translation>no está en este archivo, que desde entonces se reemplazó por otra copia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not kept</source>
            <translation>no se conserva</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not kept; the versions are 1 to {last}</source>
            <translation>no se conserva; las versiones van de 1 a {last}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not kept; the versions are {versions}</source>
            <translation>no se conserva; las versiones son {versions}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not known; name the folders with DOSSIER_ARCHIVE and DOSSIER_KEYS, or set HOME</source>
            <translation>no se conoce; indique las carpetas con DOSSIER_ARCHIVE y DOSSIER_KEYS, o defina HOME</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not of the archive {archive}</source>
            <translation>no es del archivo {archive}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not read yet</source>
            <translation>aún no se ha leído</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not read: its kept bytes are missing or have changed, as an audit shows</source>
            <translation>no se lee: sus bytes guardados faltan o han cambiado, como dice la comprobación del archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not signed: {error}</source>
            <translation>no está firmado: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not signed; keep a scan of a receipt signed on paper with --event</source>
            <translation>no está firmado; guarde con --event el escaneo de un recibo firmado en papel</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not the bag of the receipt {path}: the SHA-256 of its tag manifest is another</source>
            <translation>no es el paquete del recibo {path}: el SHA-256 de su manifiesto de etiquetas es otro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not the log that was cosigned here before: that had {size:,} lines, and this is no continuation of it</source>
            <translation>no es el diario que se cofirmó aquí antes: aquel tenía {size:,} líneas, y este no lo continúa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not there now</source>
            <translation>ahora no está ahí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not watched</source>
            <translation>no se vigila</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is nothing that is opened in a child but {media_type}</source>
            <translation>no es de un tipo que se abra en un proceso aparte, sino {media_type}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is of event {number}, which is no handover in this archive</source>
            <translation>es del suceso {number}, que no es una entrega de este archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is on another file system than the archive's folder; move it there</source>
            <translation>está en otro sistema de ficheros que la carpeta del archivo; hay que moverlo a ella</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one file with another elsewhere (a hard link), which would change with it; make a copy of the archive with files of its own, and use that</source>
            <translation>es un mismo fichero con otro de otro lugar (un enlace duro), que cambiaría con él; hay que hacer una copia del archivo con ficheros propios, y usarla</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one report</source>
            <translation>es una sola noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one report; a ruling is about two</source>
            <translation>es una sola nota; una decisión trata de dos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one row; merging takes two</source>
            <translation>es una sola fila; para fusionar hacen falta dos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one spelling only; name two or more</source>
            <translation>es una sola grafía; indique dos o más</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed in a way that is not read here ({way})</source>
            <translation>está comprimido de un modo que aquí no se lee ({way})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed more than {most} times</source>
            <translation>está comprimido más de {most} veces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed with LZ4, which this version does not read</source>
            <translation>está comprimido con LZ4, lo que esta versión no lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed with brotli, and cannot be unfolded</source>
            <translation>está comprimido con brotli y no se puede desplegar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is refused: neither Landlock nor seccomp is in force here, and a sandbox is required</source>
            <translation>se rechaza: aquí no rigen ni Landlock ni seccomp, y se exige un aislamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is signed already; a second signature would replace the first</source>
            <translation>ya está firmado; una segunda firma sustituiría la primera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the file that this command writes to</source>
            <translation>es donde se escribe lo que aquí se dice</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of another case already</source>
            <translation>es ya el nombre de otro caso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of another saved search already</source>
            <translation>es ya el nombre de otra búsqueda guardada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of no outlet that is known</source>
            <translation>no es el nombre de ningún medio conocido</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of several outlets; say its country, such as one of {countries}</source>
            <translation>es el nombre de varios medios; indicar su país, como uno de {countries}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of several withdrawn cases: {numbers}; name one by its number</source>
            <translation>es el nombre de varios casos retirados: {numbers}; indique uno por su número</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the number of no event of this archive</source>
            <translation>no es el número de ningún evento de este archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is there already</source>
            <translation>ya está ahí</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is {kind} that no backup holds; {name} belongs there</source>
            <translation>es {kind} que ninguna copia contiene; ahí corresponde {name}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is, or lies in, the archive {archive}; name an empty folder</source>
            <translation>es el archivo {archive} o está dentro de él; indicar una carpeta vacía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>islands</source>
            <translation>islas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it cannot be opened ({error})</source>
            <translation>no se puede abrir ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it does not agree with the log: {flaw}</source>
            <translation>no concuerda con el diario: {flaw}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it ended</source>
            <translation>terminó</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it has {width} × {height} dots, which is more than is shown here</source>
            <translation>tiene {width} × {height} puntos, más de lo que aquí se muestra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it is damaged</source>
            <translation>está dañado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it is no folder any more</source>
            <translation>ya no es una carpeta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it is no picture of a kind that is shown here</source>
            <translation>no es una imagen de un tipo que aquí se muestre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it is not UTF-8 from byte {byte} on</source>
            <translation>no es UTF-8 a partir del byte {byte}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it takes too long to open</source>
            <translation>tarda demasiado en abrirse</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it was put between lines that this computer saw</source>
            <translation>se insertó entre líneas que este equipo vio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it was signed over another log than this one</source>
            <translation>se firmó sobre otro diario que este</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it {reason}</source>
            <translation>{reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its log ends at byte {size}, and {lines} lines to byte {offset} were seen</source>
            <translation>su diario termina en el byte {size}, y se vieron {lines} líneas hasta el byte {offset}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its log names a key that is not valid: {error}</source>
            <translation>su diario nombra una clave que no lo es: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its newest checkpoint is not signed by the key {key}</source>
            <translation>su último punto de control no está firmado con la clave {key}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its process ended with exit status {status}</source>
            <translation>su proceso terminó con el código de salida {status}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave features of another report</source>
            <translation>su lector dio rasgos de otra nota</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave no description</source>
            <translation>su lector no dio ninguna descripción</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave nothing that reports can be filed under</source>
            <translation>su lector no dio nada bajo lo que se puedan clasificar notas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave nothing that reports can be linked by</source>
            <translation>su lector no dio nada por lo que se puedan enlazar notas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave paragraphs beyond the end of the text</source>
            <translation>su lector dio párrafos más allá del final del texto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave words for the {field} that are not where it says</source>
            <translation>su lector dio palabras ({field}) que no están donde dice</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its record names a layout that this Dossier does not know (made with {program})</source>
            <translation>su registro nombra una composición que este Dossier no conoce (hecho con {program})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its text ends before character {end}</source>
            <translation>su texto termina antes del carácter {end}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its text has the SHA-256 {sha256}</source>
            <translation>su texto tiene el SHA-256 {sha256}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its text is not the one named: SHA-256 {sha256} became {found}</source>
            <translation>su texto no es el indicado: el SHA-256 {sha256} pasó a ser {found}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its words were erased, and no erasure in the log lists it</source>
            <translation>sus palabras se borraron, y ningún borrado del registro la menciona</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>jets</source>
            <translation>cazas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>jewels</source>
            <translation>joyas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>jobs</source>
            <translation>empleos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>journalists</source>
            <translation>periodistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>judges</source>
            <translation>jueces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>jurors</source>
            <translation>jurados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keeps changing; it is taken in again once it has stayed as it is for an hour</source>
            <translation>no deja de cambiar; se tomará de nuevo cuando lleve una hora sin cambios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keeps changing; it is taken in again once it has stayed as it is for {hours:.2g} hours</source>
            <translation>no deja de cambiar; se tomará de nuevo cuando lleve {hours:.2g} horas sin cambios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keeps changing; it is taken in again once it has stayed as it is for {minutes} minutes</source>
            <translation>no deja de cambiar; se tomará de nuevo cuando lleve {minutes} minutos sin cambios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keeps changing; it is taken in again once it has stayed as it is for {seconds:g} seconds</source>
            <translation>no deja de cambiar; se tomará de nuevo cuando lleve {seconds:g} segundos sin cambios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kept changing while it was read; add it again when it is whole</source>
            <translation>no dejó de cambiar mientras se leía; añadirlo otra vez cuando esté completo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keys</source>
            <translation>llaves</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keys and what was seen cannot be kept there: {reason}</source>
            <translation>ahí no se pueden guardar las claves ni lo visto: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kidnappers</source>
            <translation>secuestradores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kidnapping</source>
            <translation>secuestro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kidnappings</source>
            <translation>secuestros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>killed</source>
            <translation>muertos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kilograms</source>
            <translation>kilogramos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kitchens</source>
            <translation>cocinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kits</source>
            <translation>kits</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>knives</source>
            <translation>cuchillos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>knockouts</source>
            <translation>nocauts</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>laboratories</source>
            <translation>laboratorios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lacks {number:,} of its pages, the first {first}</source>
            <translation>le faltan {number:,} de sus páginas; la primera es {first}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lakes</source>
            <translation>lagunas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>landowners</source>
            <translation>terratenientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>landslide</source>
            <translation>deslizamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>landslides</source>
            <translation>deslizamientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lanes</source>
            <translation>carriles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lanterns</source>
            <translation>faroles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>laps</source>
            <translation>vueltas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>laws</source>
            <translation>leyes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lawsuits</source>
            <translation>demandas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lawyers</source>
            <translation>abogados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>laying it out {reason}</source>
            <translation>componerlo {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>layoffs</source>
            <translation>despidos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>leaders</source>
            <translation>dirigentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>leaflets</source>
            <translation>volantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>leaks</source>
            <translation>fugas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>leopards</source>
            <translation>leopardos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>libraries</source>
            <translation>bibliotecas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>licences</source>
            <translation>licencias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in a Dossier archive</source>
            <translation>está en un archivo de Dossier</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the Dossier archive {archive}</source>
            <translation>está en el archivo de Dossier {archive}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive itself</source>
            <translation>está dentro del propio archivo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive {archive}; a backup belongs elsewhere, best on another disk</source>
            <translation>está dentro del archivo {archive}; una copia va en otro lugar, mejor en otro disco</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive {archive}; a bag belongs elsewhere</source>
            <translation>está dentro del archivo {archive}; un paquete va en otro lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive {archive}; name a file elsewhere</source>
            <translation>está dentro del archivo {archive}; indicar un fichero en otro lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the bag, which would then have a file that was not packed</source>
            <translation>está en el paquete, que tendría entonces un fichero que no se empaquetó</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the trash; take it out first</source>
            <translation>está en la papelera; sáquela primero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the watched folder {folder}, from which it would be taken in</source>
            <translation>está en la carpeta vigilada {folder}, desde la que se incorporaría</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lifts</source>
            <translation>ascensores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>line {line}</source>
            <translation>línea {line}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>line {line} of its log is another than was seen</source>
            <translation>la línea {line} de su diario no es la que se vio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>line {number} is shorter than what must be left of it</source>
            <translation>la línea {number} es más corta que lo que debe quedar de ella</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lines {first} to {last}</source>
            <translation>líneas {first} a {last}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lions</source>
            <translation>leones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lists {found:,} blobs; an archive has at most {most:,}</source>
            <translation>anuncia {found:,} blobs; un archivo tiene como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lists {found:,} events; a log has at most {most:,}</source>
            <translation>anuncia {found:,} sucesos; un registro tiene como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lists {found:,} files besides blobs; an archive has at most {most:,}</source>
            <translation>anuncia {found:,} archivos además de los blobs; un archivo de Dossier tiene como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lists {left:,} bytes of blobs more than there are</source>
            <translation>anuncia {left:,} bytes de blobs más de los que hay</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>litres</source>
            <translation>litros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>llamas</source>
            <translation>llamas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>loans</source>
            <translation>préstamos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>loaves</source>
            <translation>panes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>locks</source>
            <translation>candados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>locomotives</source>
            <translation>locomotoras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>loggers</source>
            <translation>leñadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>looters</source>
            <translation>saqueadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lorries</source>
            <translation>camiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>losses</source>
            <translation>derrotas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>machetes</source>
            <translation>machetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>makes its reader fail ({status}) and cannot be read</source>
            <translation>hace fallar a su lector ({status}) y no se puede leer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>making the catalog again may take {wanted:,} bytes for a while, and the disk has {left:,} left</source>
            <translation>rehacer el catálogo puede ocupar {wanted:,} bytes por un tiempo, y al disco le quedan {left:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>managers</source>
            <translation>directivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>marches</source>
            <translation>marchas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>markets</source>
            <translation>mercados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>masks</source>
            <translation>mascarillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>matches</source>
            <translation>encuentros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mattresses</source>
            <translation>colchones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mayors</source>
            <translation>alcaldes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>meals</source>
            <translation>comidas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mechanics</source>
            <translation>mecánicos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>medals</source>
            <translation>medallas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mediators</source>
            <translation>mediadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>meetings</source>
            <translation>reuniones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>members</source>
            <translation>miembros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>men</source>
            <translation>hombres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mercenaries</source>
            <translation>mercenarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>merchants</source>
            <translation>empresarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>messages</source>
            <translation>mensajes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>migrants</source>
            <translation>migrantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mines</source>
            <translation>minas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>minibuses</source>
            <translation>microbuses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ministers</source>
            <translation>ministros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>minutes</source>
            <translation>minutos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>missiles</source>
            <translation>misiles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>monasteries</source>
            <translation>monasterios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>money</source>
            <translation>dinero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>monkeys</source>
            <translation>monos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>monks</source>
            <translation>monjes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>months</source>
            <translation>meses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mortgages</source>
            <translation>hipotecas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mosques</source>
            <translation>mezquitas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mothers</source>
            <translation>madres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>motorcycles</source>
            <translation>motocicletas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>motorcyclists</source>
            <translation>motociclistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mountains</source>
            <translation>montañas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mourning</source>
            <translation>luto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>moved here from {home}</source>
            <translation>llegó aquí desde {home}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mules</source>
            <translation>mulas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>murderers</source>
            <translation>asesinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>murders</source>
            <translation>homicidios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>museums</source>
            <translation>museos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>musicians</source>
            <translation>músicos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>mutineers</source>
            <translation>amotinados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>names a key that is not valid: {error}</source>
            <translation>nombra una clave que no lo es: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>names another archive than the log: {archive}</source>
            <translation>nombra otro archivo que el registro: {archive}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>names another archive: {identity}</source>
            <translation>nombra otro archivo: {identity}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>names no moment at which the archive can have been made</source>
            <translation>no nombra un momento en que el archivo pueda haberse creado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>natives</source>
            <translation>indígenas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>necklaces</source>
            <translation>collares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>need a headline or a text, or no row is a story</source>
            <translation>necesitan un titular o un texto; si no, ninguna fila es una noticia</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a name</source>
            <translation>necesita un nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a note that says why it is settled</source>
            <translation>necesita una explicación de por qué queda zanjada</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a value, a qualifier or a source that is right</source>
            <translation>necesita un valor, un calificador o una fuente correctos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs more memory than a reader may take ({megabytes} MB)</source>
            <translation>necesita más memoria de la que puede tomar un lector ({megabytes} MB)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs more than {gigabytes} GB of memory</source>
            <translation>necesita más de {gigabytes} GB de memoria</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs the library opentimestamps, which is not installed (pip install dossier[opentimestamps])</source>
            <translation>necesita la biblioteca opentimestamps, que no está instalada (pip install dossier[opentimestamps])</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nephews</source>
            <translation>sobrinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nests more than {most:,} groups, as no document does</source>
            <translation>anida más de {most:,} grupos, como ningún documento hace</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nieces</source>
            <translation>sobrinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nightclubs</source>
            <translation>discotecas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no case has this name</source>
            <translation>ningún caso tiene este nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no catalog has it; it may change what is written or shown</source>
            <translation>ningún catálogo lo tiene; puede cambiar lo que se escribe o se muestra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no checkpoint can be written: {error}</source>
            <translation>no se puede escribir ningún punto de control: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no longer holds the words that {redaction} redacts in version {version}; redact the words of the new version, or undo {redaction}</source>
            <translation>ya no contiene las palabras que {redaction} tacha en la versión {version}; tachar lo que hay ahora ahí, o retirar {redaction}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no report in this archive has this name</source>
            <translation>ninguna nota de este archivo tiene este nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no saved search has this name</source>
            <translation>ninguna búsqueda guardada tiene este nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>none of the {files} files known from here is there; none counts as deleted</source>
            <translation>no está ninguno de los {files} archivos conocidos de aquí; ninguno cuenta como borrado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>not usually reliable</source>
            <translation>normalmente no fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>note</source>
            <translation>anotación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>number plates</source>
            <translation>matrículas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>numbers {numbered:,} stories, but holds {found:,} of them</source>
            <translation>numera {numbered:,} noticias, pero contiene {found:,} de ellas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nuns</source>
            <translation>religiosas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nurseries</source>
            <translation>guarderías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nurses</source>
            <translation>personal de enfermería</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>objects</source>
            <translation>objetos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>of a report that lies in the trash</source>
            <translation>de una noticia que está en la papelera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>of {checkpoints} bytes of signed checkpoints that were seen, {left} are left</source>
            <translation>de {checkpoints} bytes de puntos de control firmados que se vieron quedan {left}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>offers</source>
            <translation>ofertas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>offices</source>
            <translation>oficinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>officials</source>
            <translation>funcionarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>one of its parts has a document type</source>
            <translation>una de sus partes tiene un tipo de documento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>one of its parts is no XML ({error})</source>
            <translation>una de sus partes no es XML ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>operators</source>
            <translation>operarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>orchards</source>
            <translation>huertos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>organisations</source>
            <translation>organizaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>orphans</source>
            <translation>huérfanos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>other</source>
            <translation>otro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>outage</source>
            <translation>apagón</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>outbreaks</source>
            <translation>brotes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>owners</source>
            <translation>propietarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>packages</source>
            <translation>paquetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>packs its part {part!r} in a way that is not read</source>
            <translation>comprime su parte {part!r} de un modo que no se lee</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pages</source>
            <translation>páginas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>paintings</source>
            <translation>cuadros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pallets</source>
            <translation>palés</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>paragliders</source>
            <translation>paracaidistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>paramilitaries</source>
            <translation>paramilitares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>parents</source>
            <translation>padres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>parishes</source>
            <translation>parroquias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>parrots</source>
            <translation>loros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>participants</source>
            <translation>participantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>parties</source>
            <translation>partidos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>passengers</source>
            <translation>pasajeros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>passports</source>
            <translation>pasaportes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>patients</source>
            <translation>pacientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>patrols</source>
            <translation>patrullas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>peacekeepers</source>
            <translation>cascos azules</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pedestrians</source>
            <translation>peatones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>penguins</source>
            <translation>pinguinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>people</source>
            <translation>personas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>permits</source>
            <translation>permisos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>person</source>
            <translation>persona</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>personnel</source>
            <translation>efectivos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>petitions</source>
            <translation>peticiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>petrol stations</source>
            <translation>gasolineras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pharmacies</source>
            <translation>farmacias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pharmacists</source>
            <translation>farmacéuticos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>phones</source>
            <translation>teléfonos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>photographs</source>
            <translation>fotografías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pickers</source>
            <translation>recolectores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pieces</source>
            <translation>piezas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pigs</source>
            <translation>cerdos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>piles up more than {most} marks on one letter, as no text does</source>
            <translation>acumula más de {most} signos sobre una letra, como ningún texto hace</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pills</source>
            <translation>pastillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pilots</source>
            <translation>pilotos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pipes</source>
            <translation>tuberías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pirates</source>
            <translation>piratas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pistols</source>
            <translation>pistolas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>plants</source>
            <translation>plantas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>players</source>
            <translation>jugadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>plots</source>
            <translation>parcelas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>poisoning</source>
            <translation>intoxicación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>police officers</source>
            <translation>agentes de policía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>police stations</source>
            <translation>comisarías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>polling stations</source>
            <translation>recintos electorales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pools</source>
            <translation>piscinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ports</source>
            <translation>puertos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>possibly true</source>
            <translation>posiblemente verdadera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>postmen</source>
            <translation>carteros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>price</source>
            <translation>precio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>priests</source>
            <translation>sacerdotes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>prisoners</source>
            <translation>presos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>prisons</source>
            <translation>cárceles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>prizes</source>
            <translation>premios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>probably true</source>
            <translation>probablemente verdadera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>proposals</source>
            <translation>mociones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>prosecutors</source>
            <translation>fiscales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>protest</source>
            <translation>protesta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>protesters</source>
            <translation>manifestantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>protests</source>
            <translation>protestas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>proves no growth of a log: {part}: {error}</source>
            <translation>no prueba que un diario creciera: {part}: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>proves nothing: {error}</source>
            <translation>no prueba nada: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>provinces</source>
            <translation>provincias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>psychologists</source>
            <translation>psicólogos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pumps</source>
            <translation>bombas de agua</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pylons</source>
            <translation>postes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>quakes</source>
            <translation>sismos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>quintals</source>
            <translation>quintales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rabbis</source>
            <translation>rabinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>races</source>
            <translation>carreras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>radars</source>
            <translation>radares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rafts</source>
            <translation>balsas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>raid</source>
            <translation>operativo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>raids</source>
            <translation>allanamientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rangers</source>
            <translation>guardabosques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ransom</source>
            <translation>rescate</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rations</source>
            <translation>raciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reactors</source>
            <translation>reactores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rebels</source>
            <translation>rebeldes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>recruits</source>
            <translation>reclutas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>referees</source>
            <translation>árbitros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>refineries</source>
            <translation>refinerías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>regions</source>
            <translation>regiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>relatives</source>
            <translation>familiares</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reliability cannot be judged</source>
            <translation>fiabilidad no evaluable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reports have no such column</source>
            <translation>las notas no tienen tal columna</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rescue</source>
            <translation>labores de rescate</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rescuers</source>
            <translation>rescatistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reservists</source>
            <translation>reservistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reservoirs</source>
            <translation>embalses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>residents</source>
            <translation>vecinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>restaurants</source>
            <translation>restaurantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>retired people</source>
            <translation>adultos mayores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>returnees</source>
            <translation>retornados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>revenue</source>
            <translation>ingresos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reward</source>
            <translation>recompensa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rhinos</source>
            <translation>rinocerontes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>riders</source>
            <translation>jinetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rifles</source>
            <translation>fusiles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ringleaders</source>
            <translation>cabecillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rings</source>
            <translation>anillos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>riot</source>
            <translation>motín</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rivers</source>
            <translation>ríos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>roads</source>
            <translation>caminos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>robberies</source>
            <translation>robos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>robbers</source>
            <translation>asaltantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>robbery</source>
            <translation>asalto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>roofs</source>
            <translation>techos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rooms</source>
            <translation>habitaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ropes</source>
            <translation>sogas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rounds</source>
            <translation>asaltos o rondas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>routes</source>
            <translation>rutas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rowers</source>
            <translation>remeros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rulings</source>
            <translation>fallos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>runners</source>
            <translation>corredores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>runways</source>
            <translation>pistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sacks</source>
            <translation>sacos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sailing boats</source>
            <translation>veleros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sailors</source>
            <translation>marinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>salmon</source>
            <translation>salmones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>samples</source>
            <translation>muestras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sanctions</source>
            <translation>sanciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>satellites</source>
            <translation>satélites</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>savers</source>
            <translation>ahorristas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>says what no event's line says, or says it in another way</source>
            <translation>dice lo que no dice la línea de ningún suceso, o lo dice de otra manera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>scholarships</source>
            <translation>becas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>schools</source>
            <translation>escuelas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>scientists</source>
            <translation>científicos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>scooters</source>
            <translation>patinetas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sculptors</source>
            <translation>escultores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sculptures</source>
            <translation>esculturas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>seals</source>
            <translation>focas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>search</source>
            <translation>búsqueda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>seats</source>
            <translation>asientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>secretaries</source>
            <translation>secretarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sectors</source>
            <translation>sectores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>security forces</source>
            <translation>fuerzas de seguridad</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>seedlings</source>
            <translation>plántulas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sensors</source>
            <translation>sensores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sentence</source>
            <translation>condena</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sergeants</source>
            <translation>sargentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>servants</source>
            <translation>empleados domésticos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sessions</source>
            <translation>sesiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>settlers</source>
            <translation>colonos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sewers</source>
            <translation>alcantarillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shareholders</source>
            <translation>accionistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shares</source>
            <translation>acciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shares its address with others; join them, or keep them apart</source>
            <translation>comparte su dirección con otras; únalas o déjelas separadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sharks</source>
            <translation>tiburones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shipments</source>
            <translation>cargamentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ships</source>
            <translation>barcos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shipwrecks</source>
            <translation>naufragios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shirts</source>
            <translation>camisas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shoes</source>
            <translation>zapatos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shooting</source>
            <translation>tiroteo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shoppers</source>
            <translation>compradores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shops</source>
            <translation>comercios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shots</source>
            <translation>disparos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shows a report's own words, which cannot be corrected; split them off, or remove them</source>
            <translation>muestra las palabras de la propia nota, que no se pueden corregir; separarlas o excluirlas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shows no words that tesseract could read</source>
            <translation>no muestra palabras que tesseract pueda leer</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shows words too unclear to be read (tesseract is {sure:.0f} % sure of them)</source>
            <translation>muestra palabras demasiado borrosas para leerlas (tesseract está seguro al {sure:.0f} %)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shrank while it was read</source>
            <translation>se acortó mientras se leía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>siege</source>
            <translation>asedio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>signatories</source>
            <translation>firmantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>signatures</source>
            <translation>firmas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>silos</source>
            <translation>silos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>singers</source>
            <translation>cantantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sinkholes</source>
            <translation>socavones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sinking</source>
            <translation>naufragio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sisters</source>
            <translation>hermanas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>skeletons</source>
            <translation>esqueletos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>skiers</source>
            <translation>esquiadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>skulls</source>
            <translation>cráneos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>slopes</source>
            <translation>laderas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>slums</source>
            <translation>asentamientos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>smugglers</source>
            <translation>contrabandistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>snakes</source>
            <translation>serpientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>snipers</source>
            <translation>francotiradores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>soldiers</source>
            <translation>soldados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>songs</source>
            <translation>canciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sons</source>
            <translation>hijos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>speakers</source>
            <translation>oradores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spectators</source>
            <translation>espectadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spies</source>
            <translation>espías</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spill</source>
            <translation>derrame</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spills</source>
            <translation>derrames</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spoons</source>
            <translation>cucharas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>squatters</source>
            <translation>ocupantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stab wounds</source>
            <translation>puñaladas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stabbing</source>
            <translation>apuñalamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stadiums</source>
            <translation>estadios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stages</source>
            <translation>etapas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>staircases</source>
            <translation>escaleras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stalls</source>
            <translation>puestos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stampede</source>
            <translation>estampida</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>standard input</source>
            <translation>la entrada estándar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>state of emergency</source>
            <translation>estado de excepción</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>states</source>
            <translation>estados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>states no outlet, and a rule is for the reports of one; correct its outlet first</source>
            <translation>no dice su medio, y una regla vale para las notas de uno; corregir antes su medio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stations</source>
            <translation>estaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>statues</source>
            <translation>estatuas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stewards</source>
            <translation>acomodadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>storm</source>
            <translation>tormenta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>storms</source>
            <translation>tormentas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stowaways</source>
            <translation>polizones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>street vendors</source>
            <translation>vendedores ambulantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stretchers</source>
            <translation>camillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>strike</source>
            <translation>huelga</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>strikers</source>
            <translation>huelguistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>strikes</source>
            <translation>paros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>students</source>
            <translation>estudiantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>studies</source>
            <translation>estudios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>submarines</source>
            <translation>submarinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>subscribers</source>
            <translation>suscriptores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>suitcases</source>
            <translation>maletas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>supermarkets</source>
            <translation>supermercados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>surfers</source>
            <translation>surfistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>surgeons</source>
            <translation>cirujanos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>survivors</source>
            <translation>supervivientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>suspects</source>
            <translation>sospechosos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>suspensions</source>
            <translation>suspensiones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>swimmers</source>
            <translation>nadadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>swords</source>
            <translation>espadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>synagogues</source>
            <translation>sinagogas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tables</source>
            <translation>mesas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tag</source>
            <translation>etiqueta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tailors</source>
            <translation>sastres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes tesseract too long to read</source>
            <translation>tesseract tarda demasiado en leerlo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes too long</source>
            <translation>tarda demasiado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes too long to open</source>
            <translation>tarda demasiado en abrirse</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>talks</source>
            <translation>negociaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tankers</source>
            <translation>petroleros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tanks</source>
            <translation>tanques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>taps</source>
            <translation>grifos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>taxi drivers</source>
            <translation>taxistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>taxis</source>
            <translation>taxis</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>taxpayers</source>
            <translation>contribuyentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>teachers</source>
            <translation>docentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>teenagers</source>
            <translation>adolescentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tenants</source>
            <translation>inquilinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tents</source>
            <translation>carpas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>term of office</source>
            <translation>mandato</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>terminals</source>
            <translation>terminales</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>terrorists</source>
            <translation>terroristas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tesseract {reason}</source>
            <translation>tesseract {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tests</source>
            <translation>pruebas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the answer is no time stamp of ours: {error}</source>
            <translation>la respuesta no es un sello de tiempo nuestro: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the answer is too long for a time stamp</source>
            <translation>la respuesta es demasiado larga para un sello de tiempo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the archive's key did not sign it so</source>
            <translation>la clave del archivo no lo firmó así</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the catalog cannot be used: {error}</source>
            <translation>no se puede usar el catálogo: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the catalog has it, the log has not</source>
            <translation>lo tiene el catálogo y no el diario</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the checkpoint at line {line} of "checkpoints" was signed over others</source>
            <translation>el punto de control de la línea {line} de «checkpoints» se firmó sobre otras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the checkpoint at line {line} of "checkpoints" was signed over {lines} lines</source>
            <translation>el punto de control de la línea {line} de «checkpoints» se firmó sobre {lines} líneas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the cosignature does not hold: {error}</source>
            <translation>la cofirma no es válida: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the folder is gone</source>
            <translation>la carpeta ya no está</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the ground of an erasure</source>
            <translation>el motivo de un borrado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the key before did not sign this one over, and this computer has not made it</source>
            <translation>la clave anterior no la firmó, y este equipo no la creó</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the list</source>
            <translation>la lista</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log ends at byte {size}, and {events} events to byte {offset} were seen in it</source>
            <translation>el diario termina en el byte {size}, y en él se vieron {events} asientos hasta el byte {offset}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log ends with event {seen}, and more were seen in it</source>
            <translation>el diario termina en el evento {seen}, y se vieron más en él</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log has it, the catalog has not</source>
            <translation>lo tiene el diario y no el catálogo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log is gone, though the archive holds files</source>
            <translation>el diario no está, aunque el archivo contiene ficheros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log is longer than when it was cosigned here; ask its owner for the proof that it goes on from {size:,} lines (dossier prove --since)</source>
            <translation>el diario es más largo que cuando se cofirmó aquí; pida a su propietario la prueba de que continúa desde {size:,} líneas (dossier prove --since)</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log is not what it was when it was last read</source>
            <translation>el diario no es el que era cuando se leyó por última vez</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log names it, the store has no such bytes</source>
            <translation>el diario lo nombra y el almacén no tiene esos bytes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log {origin} was never cosigned here; name its key, as its owner gave it to you</source>
            <translation>el diario {origin} nunca se cofirmó aquí; indique su clave, tal como se la dio su propietario</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the program that lays it out broke off ({error})</source>
            <translation>el programa que lo compone se interrumpió ({error})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the program that opened it broke off</source>
            <translation>el programa que lo abrió se interrumpió</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the reader failed ({error} at {place})</source>
            <translation>el lector falló ({error} en {place})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the receiver's name</source>
            <translation>el nombre de quien recibe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the system did not tell of {missed} of the changes here; it is gone through every {seconds:g} seconds</source>
            <translation>el sistema no avisó de {missed} de los cambios aquí; se revisa cada {seconds:g} segundos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the system reports no changes here ({error}); it is scanned every {seconds:g} seconds</source>
            <translation>el sistema no avisa de los cambios aquí ({error}); se revisa cada {seconds:g} segundos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time stamp does not hold: {error}</source>
            <translation>el sello de tiempo no es válido: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time-stamping authority cannot be reached: {error}</source>
            <translation>no se llega a la autoridad de sellado de tiempo: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time-stamping authority refused: {code} {reason}</source>
            <translation>la autoridad de sellado de tiempo se negó: {code} {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>theatres</source>
            <translation>teatros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>theft</source>
            <translation>robo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>they are not those that this computer saw</source>
            <translation>no son las que este equipo vio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer knows this key, and the log names others or none</source>
            <translation>este equipo conoce esta clave, y el diario nombra otras o ninguna</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw another archive here: {other}</source>
            <translation>este equipo vio aquí otro archivo: {other}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw another line here</source>
            <translation>este equipo vio aquí otra línea</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw it</source>
            <translation>este equipo lo vio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw it in another place</source>
            <translation>este equipo lo vio en otro lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw them</source>
            <translation>este equipo los vio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this search</source>
            <translation>esta búsqueda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tickets</source>
            <translation>boletos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tigers</source>
            <translation>tigres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tins</source>
            <translation>latas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>titles</source>
            <translation>títulos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>toilets</source>
            <translation>inodoros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tonnes</source>
            <translation>toneladas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>took longer than {seconds:g} seconds to read</source>
            <translation>tardó más de {seconds:g} segundos en leerse</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tornadoes</source>
            <translation>tornados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tourists</source>
            <translation>turistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>towers</source>
            <translation>torres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>towns</source>
            <translation>poblaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>toys</source>
            <translation>juguetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tracks</source>
            <translation>rieles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tractors</source>
            <translation>tractores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>traders</source>
            <translation>comerciantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>traffickers</source>
            <translation>traficantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trailers</source>
            <translation>remolques</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trainers</source>
            <translation>entrenadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trains</source>
            <translation>trenes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trams</source>
            <translation>tranvias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>transformers</source>
            <translation>transformadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trees</source>
            <translation>árboles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trial</source>
            <translation>juicio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trials</source>
            <translation>juicios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trips</source>
            <translation>viajes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trophies</source>
            <translation>trofeos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>truckers</source>
            <translation>camioneros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>truth cannot be judged</source>
            <translation>veracidad no evaluable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tunnels</source>
            <translation>túneles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>turbines</source>
            <translation>turbinas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>turnstiles</source>
            <translation>torniquetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>turtles</source>
            <translation>tortugas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tyres</source>
            <translation>neumáticos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>uncles</source>
            <translation>tíos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to more than is read; the rest is left out</source>
            <translation>se despliega en más de lo que se lee; el resto queda fuera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to more than is taken</source>
            <translation>se despliega a más de lo que se toma</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to more than {most:,} bytes</source>
            <translation>se despliega a más de {most:,} bytes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to {characters:,} characters; at most {most:,} are kept</source>
            <translation>se despliega a {characters:,} caracteres; se conservan como máximo {most:,}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>uniforms</source>
            <translation>uniformes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unionists</source>
            <translation>sindicalistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>universities</source>
            <translation>universidades</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unreliable</source>
            <translation>no fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>url</source>
            <translation>dirección</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>usually reliable</source>
            <translation>normalmente fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vacancies</source>
            <translation>vacantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vaccines</source>
            <translation>vacunas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>valleys</source>
            <translation>valles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>value</source>
            <translation>valor</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>valves</source>
            <translation>válvulas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vans</source>
            <translation>furgonetas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vases</source>
            <translation>vasijas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vehicles</source>
            <translation>vehículos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ventilators</source>
            <translation>respiradores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vests</source>
            <translation>chalecos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>veterans</source>
            <translation>veteranos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vets</source>
            <translation>veterinarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vials</source>
            <translation>frascos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>victims</source>
            <translation>víctimas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>videos</source>
            <translation>vídeos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vineyards</source>
            <translation>viñedos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>violations</source>
            <translation>infracciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>violins</source>
            <translation>violines</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>visas</source>
            <translation>visas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>visits</source>
            <translation>visitas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>volcanoes</source>
            <translation>volcanes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>volunteers</source>
            <translation>voluntarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>voters</source>
            <translation>votantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>votes</source>
            <translation>votos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wages</source>
            <translation>salarios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>waiters</source>
            <translation>camareros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>walls</source>
            <translation>muros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wards</source>
            <translation>pabellones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>warehouses</source>
            <translation>almacenes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>warnings</source>
            <translation>advertencias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>warrants</source>
            <translation>órdenes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was corrected again since; undo that correction first</source>
            <translation>se corrigió de nuevo desde entonces; deshaga antes esa corrección</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was erased on {day}: {ground}</source>
            <translation>se borró el {day}: {ground}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was given no words</source>
            <translation>no recibió palabras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was left by a backup that was cut short, and cannot be removed: {error}</source>
            <translation>lo dejó una copia de seguridad que se interrumpió, y no se puede quitar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was left by a restore that was cut short, and cannot be removed: {error}</source>
            <translation>la dejó una restauración interrumpida, y no se puede borrar: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was left by its keeper</source>
            <translation>quedó sin el proceso que lo vigilaba</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was not erased</source>
            <translation>no se ha borrado</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was not signed by the key that this archive had then</source>
            <translation>no lo firmó la clave que este archivo tenía entonces</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was searched for in another place; name the place</source>
            <translation>se buscó en otro lugar; indique cuál</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was stopped</source>
            <translation>se detuvo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was written to by somebody else meanwhile, for its file "lock" was taken away; try again</source>
            <translation>otro escribió en él entretanto, pues alguien quitó su archivo «lock»; se puede intentar de nuevo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>watches</source>
            <translation>relojes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>waves</source>
            <translation>olas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>weapons</source>
            <translation>armas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>weeks</source>
            <translation>semanas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wells</source>
            <translation>pozos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>whales</source>
            <translation>ballenas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>what follows from here is no checkpoint</source>
            <translation>lo que hay desde aquí no es un punto de control</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>what linking keeps there cannot be understood: {error}</source>
            <translation>no se entiende lo que guarda ahí la relación de notas: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wheels</source>
            <translation>ruedas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>which folders are watched cannot be kept there: {reason}</source>
            <translation>no se puede guardar allí qué carpetas se vigilan: {reason}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>widows</source>
            <translation>viudos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>windows</source>
            <translation>ventanas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wins</source>
            <translation>victorias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>witnesses</source>
            <translation>testigos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wolves</source>
            <translation>lobos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>women</source>
            <translation>mujeres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>workers</source>
            <translation>trabajadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>works</source>
            <translation>obras</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>worshippers</source>
            <translation>fieles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>would keep no cell: split off some of its cells, not all</source>
            <translation>se quedaría sin celdas: separar algunas, no todas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wounded</source>
            <translation>heridos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wreaths</source>
            <translation>coronas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>writers</source>
            <translation>escritores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>writes a name so; that cannot be corrected, only split off or merged</source>
            <translation>escribe así un nombre; eso no se corrige, solo se separa o se fusiona</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>yachts</source>
            <translation>yates</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>years</source>
            <translation>años</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>you paused it</source>
            <translation>está en pausa por decisión de una persona</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>your home folder</source>
            <translation>su carpeta personal</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{city!r} is no place that the gazetteer knows in {country}; write a city near it</source>
            <translation>{city!r} no es un lugar que conozca el nomenclátor en {country}; escribir una ciudad cercana</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{city!r} is no place that the gazetteer knows; write a city near it</source>
            <translation>{city!r} no es un lugar que conozca el nomenclátor; escribir una ciudad cercana</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{quotes} are word for word in the texts</source>
            <translation>{quotes} constan palabra por palabra en los textos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{quotes} are word for word in the texts; {outside} more are outside them (page data, addresses, lists): only the source's file shows those</source>
            <translation>{quotes} están palabra por palabra en los textos; {outside} más están fuera de ellos (datos de la página, direcciones, listas): solo el archivo de la fuente los muestra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{reason} ({note})</source>
            <translation>{reason} ({note})</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{seen} bytes of checkpoints were seen, {left} are there</source>
            <translation>se vieron {seen} bytes de puntos de control y hay {left}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} has neither a place nor a day</source>
            <translation>{words!r} no tiene ni lugar ni día</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} holds a day that is not understood; write it as Quito, 2019-03-03</source>
            <translation>{words!r} contiene una fecha que no se entiende; escríbala así: Quito, 2019-03-03</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no address; write it as https://example.org/page</source>
            <translation>{words!r} no es una dirección; escríbala así: https://example.org/pagina</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no code; write two letters, such as es</source>
            <translation>{words!r} no es un código; escribir dos letras, como es</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no date: {error}</source>
            <translation>{words!r} no es una fecha: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no date; write it as 3 March 2019, 2019-03-03 or 2019-03-03T14:05</source>
            <translation>{words!r} no es una fecha; escribirla como 3 de marzo de 2019, 2019-03-03 o 2019-03-03T14:05</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no day: {error}</source>
            <translation>{words!r} no es un día: {error}</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is no name</source>
            <translation>{words!r} no es un nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is none that the gazetteer knows; write Colombia or CO</source>
            <translation>{words!r} no es un país que conozca el nomenclátor; escribir Colombia o CO</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} is none; write it as example.org</source>
            <translation>{words!r} no es un dominio; escribirlo como example.org</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} names no day with its year</source>
            <translation>{words!r} no nombra ningún día con su año</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words!r} names nobody</source>
            <translation>{words!r} no nombra a nadie</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{words}</source>
            <translation>{words}</translation>
        </message>
    </context>
</TS>
