<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>QShortcut</name>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Mayús</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Supr</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Buscar en:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Tipo de ficheros:</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Ir al directorio superior</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>Page &amp;order:</source>
            <translation>&amp;Orden de las páginas:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>&amp;Páginas por hoja:</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Double Sided Printing</source>
            <translation>Impresión a doble cara</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>Por el lado largo</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>Por el lado corto</translation>
        </message>
        <message>
            <source>Page &amp;Set:</source>
            <translation>Con&amp;junto de páginas:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>Páginas o intervalos separados por comas. Un intervalo son dos números separados por un guion. Así, 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
        </message>
    </context>
</TS>
