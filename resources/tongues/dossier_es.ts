<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>dossier</name>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;About Dossier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Add chosen reports to a case…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Add files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;All reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Back up archive…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Check the archive…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Correct a field or cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Export brief…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Folder settings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Grade the source…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;How to search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Judgements on the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Larger letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Leave the cell out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Merge chosen rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Needs attention</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;New case…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Outlets…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Pause or resume the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Protection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Related reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Settle the row…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Take chosen reports out of the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Usual letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>&amp;Watch a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Activity &amp;log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add a &amp;folder once…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add files; or drop them on the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Add the &amp;sample reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Archive what is saved in a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Cells that tell of something else make a row of their own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Co&amp;mpare the reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Copy &amp;citation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Copy all that the archive holds to one file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Correct all reports of the outlet as the chosen field was corrected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Export as &amp;bag…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Hash every file again, check log and catalog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>How far you trust the outlet and the report (Admiralty scale)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>It does not belong here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make a backup an archive again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make a case of the chosen reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Make the correction a &amp;rule…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Map of &amp;datelines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>N&amp;otes on the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Pack the case with its sources and proofs, for a colleague to check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Print the case as PDF or page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>R&amp;efresh</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>R&amp;ules in force…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Reports of the &amp;case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Report’s &amp;text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Restore a bac&amp;kup…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Rows that tell of one thing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>S&amp;maller letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>S&amp;plit chosen cells off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Say that you have looked into a row, why, and what is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>See and change how the chosen folder is watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>See and tell who publishes, and where they are at home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Show the &amp;archive’s folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Tim&amp;eline of the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>What keeps hostile files from this computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/actions.py" />
            <source>Write a n&amp;ote</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>Dossier has made a mistake.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>Show the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive cannot be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive is damaged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The archive is not as this computer saw it last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The catalog was made anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>The log cannot be signed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/app.py" />
            <source>What you did last may not have been done; look, and try it again. Nothing that was reported as archived is lost. If it comes again, start Dossier anew, and send its makers the log: {log} ({kind}). The log holds paths, and no words of reports.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/auditing.py" />
            <source>Accept it as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/auditing.py" />
            <source>Accept it only if you know why: you have put an older copy in the archive's place, or gone on with another copy of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/auditing.py" />
            <source>Accept the archive as it is?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/auditing.py" />
            <source>What this computer saw of it before is then forgotten, its log is signed as it is now, and the log says that you accepted it. If you do not know why it is another, keep it as it is and compare it with a backup.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Choose a field that you have corrected; its correction can become a rule.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Corrected the {field} of {report}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Ctrl+Z tells of it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Ctrl+Z withdraws it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Dropped what was told of {outlet}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Kept what you told of {outlet}. Reports that mention it are read again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Make this a rule for {outlet}…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>No rule leads from what was read to your correction of the {field} of {report}, or one does already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>The list’s own entry shows again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/authority.py" />
            <source>Withdrew {rule}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/beginning.py" />
            <source>{path} holds no archive of Dossier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>All reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Case {case}, made {moment}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Cases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Drag reports from a list onto the case, or choose some and press Ctrl+Shift+A.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Drop files here to archive them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Export brief…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Files that are kept but could not be read appear here, each with its reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Keep as a case…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Kept byte for byte, but not readable; choose one to see why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Needs attention</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>New case…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>No reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>None so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Nothing came from this folder yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Nothing matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Nothing needs attention</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Reports that seem to tell of one event are grouped here by themselves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Save a report there – a web page, a text – and it appears here a moment later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Suggested case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Suggested cases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>These seem to tell of one event.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>This case holds no report yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Try fewer words, the beginning of one with * (fire*), or another field: outlet:, from:, by:, after:. Escape clears the search.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Watch a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Watched folders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>Write a note</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>{n} notes</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/browsing.py" />
            <source>{n} reports found</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>A name for the case of these {n} reports.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>A name for the new case.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Exported {file}: {held}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>It begins with the {n} chosen reports.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Made the case “{name}” with {n} reports. Drag reports onto it to add more.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>New case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Open it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Open the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Packed into {folder}: {held}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Packing “{name}”…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Printing the brief of “{name}”…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>Show it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>The bag was not made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>The brief was not exported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>brief</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>read back, every check passed</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>read back, {failed} of {n} checks failed</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>{n} citations</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>{n} reports now in the case “{name}”.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>{n} reports taken out of “{name}”; still in the archive. Ctrl+Z puts back.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/casework.py" />
            <source>{n} sources</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/folderwork.py" />
            <source>Open the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/folderwork.py" />
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/folderwork.py" />
            <source>Resume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/folderwork.py" />
            <source>Stop watching</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/folderwork.py" />
            <source>{path} is watched no more; what came from it stays. Ctrl+Z goes on watching it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/jobwork.py" />
            <source>A file needs attention</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/jobwork.py" />
            <source>No folder is watched any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/jobwork.py" />
            <source>Watching folders</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/jobwork.py" />
            <source>{n} files need attention</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>A row of its own: {cells}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Choose a cell in the row first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Choose cells of one row only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Choose cells of the rows that tell of one thing: with Ctrl held, one in each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Corrected: {report} on {row}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Ctrl+Z takes it back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Left out of {row}: {cells}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Merged into {row}: {others}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Settled: {row}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>Several words stand there; the command dossier case strike takes one of them out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>This report says nothing there; choose a cell with words.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>cell left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>correction of a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>grade of {report}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>merged rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>settled row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>split row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/judging.py" />
            <source>{report} is graded {grade}: {words}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>Nothing is missing but the note of this backup.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>Restore to an empty folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>Restored to {folder}, every byte checked: {events}, {files}, as of {moment}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>The archive is backed up to {file}: {events}, {files}, {bytes}. Keep it on another disk.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>{n} bytes</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/conduct/safekeeping.py" />
            <source>{n} files damaged or missing when the backup was made: not in it, and named by the archive's audit.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/showing.py" />
            <source>Kept: {report} and {other} are not about the same event. Your word outranks the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/showing.py" />
            <source>Kept: {report} and {other} belong together. Your word outranks the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/showing.py" />
            <source>Kept: {report} and {other} have nothing to do with each other. Your word outranks the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/showing.py" />
            <source>Your ruling on {report} and {other} is withdrawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>Add all that is in a folder, once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>Stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>There were no files to take in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>Watch a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>{address} is no file on this computer. Save the page first, then drop the file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>{file}: failed because it {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/taking.py" />
            <source>{file}: quarantined because it {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/workspace.py" />
            <source>Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/workspace.py" />
            <source>Compare – {n} differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/workspace.py" />
            <source>Judgements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/conduct/workspace.py" />
            <source>Judgements {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/authority.py" />
            <source>dropping {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/authority.py" />
            <source>rule on the {field}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/authority.py" />
            <source>what was told of {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/authority.py" />
            <source>withdrawing {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/folders.py" />
            <source>how {folder} is watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/folders.py" />
            <source>the end of watching {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/deeds/rulings.py" />
            <source>ruling on {report} and {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/desk.py" />
            <source>Making the brief {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/desk.py" />
            <source>Packing the bag {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/desk.py" />
            <source>correction of the {field}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/desk.py" />
            <source>put reports into a case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/desk.py" />
            <source>take reports out of a case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Choose place…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Export brief</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Language of the brief</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Markdown text, sealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>One web page, sealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>PDF, sealed, for reading and printing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Sources are quoted in their own languages, whatever the brief is in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Style of the list of sources</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>The sources alone, as CSL-JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>The sources alone, for BibTeX</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>The sources alone, for reference managers (RIS)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/export.py" />
            <source>Word document, sealed, with footnotes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Correct</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Correct a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Grade</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Grade a source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>How far do you trust {report}? The outlet and the report are judged each without regard to the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Outlet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Right is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Said by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Settle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Settle a row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Told as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>What do these words tell? What was read stays beside it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>Words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>at least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>between</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>exactly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>nobody is named</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/judgements.py" />
            <source>{row}: why is it settled? The brief prints your note.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>A file may be made to do harm when it is opened. In force here, as tried just now:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>About Dossier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Add files to the archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Add to a case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>All words must be there; case and accents do not matter. “Quotes” make a phrase, word* finds beginnings, -word leaves out. A name and a colon narrow it to a field:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Back up archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Backup of an archive (*.tar)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Everywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Export as bag: name a new folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Go back: clear the search, return to the list, close the message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Go on to the next pane</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>How to search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>In the fields: correct the chosen one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>In the fields: show or hide other candidates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>In the list: go to the report’s fields; in Related: open the report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>In the list: page through the report’s words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Keeps news reports and their provenance, links reports of one event, and prints briefs whose every line can be traced to the exact words of a fixed version of a source.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Make case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Protection</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Put {n} reports into this case. Type another name to make a new case.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Qt {version} on {system}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Restore a backup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Search, from anywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>This archive: {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/dialogs/plain.py" />
            <source>or</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A key was made, which signs the log from here on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A new key was made, which the one before signed over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A note was added to the case {case}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A row of the case {case} was settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>A row of the case {case} was split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Corrected the {field} to “{words}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Graded {grade}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>How {path} is watched was changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Judgement J{judgement} was taken back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Left out of the case {case}: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Put into quarantine: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Put into the case {case}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Read by {reader}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Rows of the case {case} were merged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Rule {rule} was withdrawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} belong together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} do not tell the same event</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Ruled that {report} and {other} have nothing to do with each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Taken into custody {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Taken out of the case {case}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The archive was made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The bag of the case {case} was exported to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The brief of the case {case} was exported to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case {case} was packed for a bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The case “{name}” was made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The correction of the {field} became rule {rule} for {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The file is gone from its place {path}; this copy stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The file was found at a new place: {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The log was accepted as it is, though this computer had seen another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The log was stamped with the time {moment} by {tsa}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The outlet {name} was told of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The same bytes were seen again at {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>The whole archive was backed up to {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back the correction of the {field}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Took back the ruling on {report} and {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>Version {number} taken into custody {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>What it tells in the case {case} was corrected: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>What mentions outlets that were told of was read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>What was told of the outlet {name} was withdrawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>from {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>out of {report}, in which it stands as {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>out of {report}, in which it stands as {place}, captured {moment}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{path} is no longer watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/events_wording.py" />
            <source>{path} is watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Day of the {event}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Name · {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Quotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Said otherwise since: {reports}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>Told by most · {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>about {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>agree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>at least {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>at most {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>between {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>corrected by {who}; read as {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>in range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>initials</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>later count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>merged with {rows}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>one source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>other scope</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>other words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>part of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>rounded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>said by {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled, then more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>settled: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>short form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>translated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>variants</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{reports}, and {n} voices</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row} · split off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row}: this report does not say</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/findings_wording.py" />
            <source>{row}: {verdict}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>done in {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>for as long as the window is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>less than a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>running</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>stopping…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>waiting for its turn</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{done} of {n} files</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{hours} h {minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} files</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} files so far</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} jobs run</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} minutes</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} need attention</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{n} seconds</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{part} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{speed} files a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/jobs_wording.py" />
            <source>{time} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/adding.py" />
            <source>Adding {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/lanes/adding.py" />
            <source>Adding {n} files and folders</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/copying.py" />
            <source>Backing up to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/copying.py" />
            <source>Checking the archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/copying.py" />
            <source>Restoring to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/heeding.py" />
            <source>Reading again what mentions an outlet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/heeding.py" />
            <source>What is left is read at the next start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/lane.py" />
            <source>This could not be done, for Dossier has made a mistake. Its log tells where.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/lanes/watching.py" />
            <source>you paused it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/language.py" />
            <source>As the system ({language})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Add files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Add to case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>As the &amp;system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>T&amp;heme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/menus.py" />
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/fields.py" />
            <source>Another candidate for {field}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/fields.py" />
            <source>From: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/fields.py" />
            <source>{field}: the file does not tell. Press F2 to fill it in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/findings.py" />
            <source>Sources</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/findings.py" />
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/jobs.py" />
            <source>Job</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/jobs.py" />
            <source>So far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/jobs.py" />
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/places.py" />
            <source>Without a dateline: {reports}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/places.py" />
            <source>{place}: {reports}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/places.py" />
            <source>{place}; not in the list of places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/places.py" />
            <source>{report}, filed from {place}: inferred from something else than a dateline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/places.py" />
            <source>{report}, filed from {place}: “{words}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>Byline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>First seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>Headline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>Published</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/reports.py" />
            <source>Version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>Day of the {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>Filed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>Filed from {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>Not told when it was published; {day}: {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>Published {day}: {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>disputed: {day} · {reports}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>first seen {moment}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>{n} reports</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>{title}: {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>{title}: {day}; other reports tell another day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/models/timeline.py" />
            <source>{title}: {day}; the year is that of the report’s publication</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>An archive is there; it will be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>Nothing can be written there: {thing}. Choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>On the disk of {thing} programs cannot take turns at writing. Choose a disk of this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>That is little: every file is kept as a copy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>The archive will be made there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>You may not write to {thing}. Choose a place of your own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} cannot be a folder, for {thing} is a file. Choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} holds other things. Name an empty folder, or a new one in it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} holds the folder to be watched, {thing}. Choose a place outside of each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} is a file. Name a folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} is on no disk that is here. Connect it, or choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} lies in another archive, {thing}. Choose a place outside of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{path} lies in the folder to be watched. Choose a place outside of {thing}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/placing_wording.py" />
            <source>{size} free on this disk.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Changes none of {n} other reports; reports that come later follow it, too.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Changes {changed} of {n} other reports of {outlet}; reports that come later follow it, too.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>It agrees with {n} corrections made by hand.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{head}” in front</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{head}” in front and “{tail}” at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>Leave out “{tail}” at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>No other report is from {outlet} yet; the rule holds for those that come.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>What stands {place} is right</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>{n} reports corrected otherwise by hand will stay so.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>{rule}: the {field} of {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>“{before}” is nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/rules_wording.py" />
            <source>“{before}” means “{after}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/tray.py" />
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/tray.py" />
            <source>Show the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>All files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Every file added or found in a watched folder gets a line here: its outcome, and why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Failed or in quarantine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Files of which job</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Files that came in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs and files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Jobs of this session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>New reports and versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>No file has come in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Nothing runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Outcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the file’s folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Show the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>What takes its time is listed here: adding, backups, checks, briefs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>Which files are listed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>of all jobs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/activity.py" />
            <source>of the chosen job</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Accept the log as it is…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>All is as it was kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Check &amp;again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Check the archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Checking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Cop&amp;y</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Detail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Every file is hashed again, then log, signatures and catalog are compared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Fault</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Faults</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>How far the audit is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Key {key}, its private part here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Key {key}, its private part not on this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>No fault</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>No fault in {parts}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Not checked to the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Nothing of the log is signed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Seen by this computer up to event {event}, root {root}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>Signed up to event {event}, the last checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>The archive is being checked…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>{fault} (harmless)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>{n} checkpoints</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>{n} faults in {parts}.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>{n} files just being added.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/audit.py" />
            <source>{n} rows</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Notes {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Pages of the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/case.py" />
            <source>Timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>Comparing the reports…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>Comparing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>Drag reports from the list onto the case, or choose some and press Ctrl+Shift+A.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>Nothing to compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>These reports give no figures or quotations in common.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/compare.py" />
            <source>Two reports make a comparison</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Copy evidence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Copy value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Correct the {field}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Correct…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Fields of the report, each with its evidence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Make the correction a rule…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Take back the correction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>Use this value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>by {person}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>inferred</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>not told in the file</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/fields.py" />
            <source>{n} others</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/findings.py" />
            <source>What each report says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/findings.py" />
            <source>What is compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>&amp;Where it lives: a folder of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>A folder to wa&amp;tch: whatever is saved there is archived</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Choose…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Folder of the archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Folder to watch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>It keeps news reports byte for byte, shows the words that every answer rests on, and prints briefs that others can check. Everything stays on this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Making the sample archive; this takes some seconds…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open an archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open an archive that is there…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Open the sample case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Or look around first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Two dozen invented reports in an archive of their own, with a case in which several outlets are at odds over one event, and its brief. Your own archive is made when you begin it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Welcome to Dossier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Where the archive is to live</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Your archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>Your archive {path} is not there. Connect its disk and start Dossier again, or begin another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/first_run.py" />
            <source>none for now; you can name one at any time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>Paused because {reason}. The watch goes on by itself once it is there again; nothing is deleted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>Paused by you. Resume, and whatever changed meanwhile is taken in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>Settings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>The watch is starting…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>Watching. Save or drop a file there, and it is archived a moment after it stops changing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>paused: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>starting…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>waiting for {n} files to settle</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>watching</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>{n} files cannot be taken so far; the log says why.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>{n} files may still be growing; each is taken in once it has stopped.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/folder.py" />
            <source>{n} reports from here cannot be read.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Also pass over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Go through it every</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>&amp;Paused: leave it alone for now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Folder settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Names or paths in the folder with * and ?, parted by “;”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Network drives often do not tell of changes; going through the folder finds them all the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Pass over &amp;hidden, temporary and partly downloaded files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Patterns of names to pass over, parted by semicolons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Seconds between goings-through</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Seconds without a change until a file is taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Such as {patterns}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Take a file &amp;unchanged for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>Take in the &amp;folders within</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>seconds</source>
            <translation>segundos</translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/folder_form.py" />
            <source>seconds, for network folders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/hints.py" />
            <source>Close (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/hints.py" />
            <source>Close this message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgements.py" />
            <source>Judgements on the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgements.py" />
            <source>No longer applies, for its words are gone: {judgement}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/judgements.py" />
            <source>Take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Closer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Farther</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Filled: a dateline states it. Dashed: inferred. Outlines: Natural Earth.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Looking for datelines…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>No datelines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Places that reports were filed from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/map_page.py" />
            <source>Reports that say where they were filed are shown on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes.py" />
            <source>A new note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes.py" />
            <source>A note on this case; it is printed in the brief as yours. Ctrl+Enter keeps it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes.py" />
            <source>Keep note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes.py" />
            <source>No notes yet. What you write here is shown in the brief as your judgement, apart from what the sources say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/notes.py" />
            <source>Notes on the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Add an outlet…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Country</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Edit…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Home city</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Languages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>&amp;Other names, parted by “;”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>A&amp;ddresses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Add an outlet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Add it with the button below.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Addresses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Also</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>An agency’s name in a report does not say where that was filed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>At home in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>EC, or Ecuador</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Edit {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Find by name, address, city or country code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Find outlets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>From the list that comes with Dossier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>It is a news &amp;agency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>No such outlet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Only those told of &amp;here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Outlets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Quito, or Portland, Maine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>The Valley Herald</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Told by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Valley Herald; TVH</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Who publishes, and where they are at home: this tells whose a report is, and where it was filed when it does not say. What you tell comes before the list that Dossier brings; reports that mention the outlet are then read again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>Withdraw what was told; what the list says shows again (Del)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/outlets.py" />
            <source>{n} outlets</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Belong together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Earlier text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>How</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>In common: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Later text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Looking for related reports…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Not related</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Not the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Nothing related so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Other text of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Quotes it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Related reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Reports that tell of the same event, reprint or quote this one appear here, with what they have in common.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Reprint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Ruled apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Ruled together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Ruled unrelated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Same event</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>Score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>dates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>names it as its source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>quotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>text in common</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/related.py" />
            <source>words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Choose a report in the list to see what it says about itself, and the exact words behind each answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>History of the report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>In quarantine: it {reason}. The bytes are kept unchanged; nothing could be read from them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Kept safely; it is being read…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>No report chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Related</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Versions {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>When</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>You are looking at version {number} of {count}. Correct fields in the newest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/report.py" />
            <source>event {number} of the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reports.py" />
            <source>Columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reports.py" />
            <source>Kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reports.py" />
            <source>Quarantine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reports.py" />
            <source>Read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/reports.py" />
            <source>Those that fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>&amp;Withdraw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>A rule for {outlet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Correct a field of a report (F2), then make the correction a rule for all reports of its outlet (Ctrl+L).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Corrections made by hand outrank rules. Undo withdraws the rule.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Each is a correction of one report that holds for all reports of its outlet. Withdrawn, all shows as before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>From</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Make the rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>No rules yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Nothing changes now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Puts in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Reports that come later follow the rule.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Rules in force</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Shows now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Takes away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>The rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>What it says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>What the rule would change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>Would show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>You corrected the {field} of {report} to “{words}”. For all reports of {outlet}:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/rules.py" />
            <source>{report} was corrected to “{words}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>All words must be there. “Quotes” make a phrase, word* finds beginnings, -word leaves out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>Search the reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>Search words, “a phrase”, outlet:herald, from:puebla, after:2024-03-12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>found in a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>language, two letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>published before a day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>published on or after a day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>read, archived or quarantined</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>the byline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>the dateline’s country, two letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>the dateline’s place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>the outlet’s name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>the reports of a case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>words of the headline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/search.py" />
            <source>words of the text alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/side.py" />
            <source>Where to look: reports, watched folders, cases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status.py" />
            <source>No folder is watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status.py" />
            <source>Paused: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/status.py" />
            <source>State of the watched folders</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status.py" />
            <source>Waiting for {n} files to settle</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status.py" />
            <source>Watching {n} folders</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/status.py" />
            <source>{paused} of {n} folders paused</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text.py" />
            <source>No words could be read from this file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/text.py" />
            <source>The report's words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline.py" />
            <source>Timeline: what happened, and what came out when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Above, what happened; below, what came out. Dashed: not stated by the report.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Looking for dates…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>No dates yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_page.py" />
            <source>Put reports into the case to see when what happened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>No day can be told</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>{n} later ›</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/timeline_painting.py" />
            <source>‹ {n} earlier</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/veil.py" />
            <source>Drop to archive. The originals stay where they are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>No word of the article changed from version {old} to version {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>One version so far. When the file changes in a watched folder, or is added again, its new state is kept as the next version, and what changed stands here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>SHA-256</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Version {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>Versions of the report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>What changed in the chosen version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>found at {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>part of {report}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>part of {report}, captured {moment}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>put in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>read by nobody yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>read by {reader}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>taken out</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/views/versions.py" />
            <source>{n} changes from version {old} to version {new}</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Bring in your first reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Choose a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Choose files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Dossier keeps every file byte for byte, reads what it says about itself – headline, outlet, byline, place and date – and shows the exact words behind each answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Drop files or folders anywhere in this window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Look around first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Open the sample reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Two dozen invented reports, five outlets at odds over one event among them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Web pages, PDF, Word, mail, pictures, plain text and wire copy. Anything else is kept too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Whatever is saved there is archived by itself, each new state of a file as a new version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/welcome.py" />
            <source>Your archive is kept in {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/world.py" />
            <source>Map of datelines; the list beside it tells the same in words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/views/world.py" />
            <source>{place} and {n} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>Redo: {deed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>The citation is on the clipboard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>Undo: {deed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/window.py" />
            <source>{name} (can only be read)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Dateline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Day or moment – 2019-03-03 or 2019-03-03T14:05</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Dossier {report}, version {number}, SHA-256 {digest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Duplicate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>In quarantine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Kept, not read yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Names, parted by “;” – Ada Ruiz; Li Na (photographer)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>New version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Place, day – Quito, 2019-03-03</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Quarantined</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Section</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Standfirst</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>The headline's words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>The outlet's name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>The part of the paper, such as Sport</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>The words under the headline that sum the story up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Two letters – es, en</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Unchanged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>Web address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>a person's correction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>agency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>archived</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>byline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>captured</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>contributor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>dateline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>editor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>from the list of outlets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>from the list of places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>headline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the file ({place})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the file's name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the header {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the page's data (JSON-LD)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the page's head ({name})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>in the web address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>is report {report}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>outlet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>photographer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>published</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>section</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>standfirst</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>told from the words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>updated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>web address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>{day} {month} {year}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>{day} {month}, year not stated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>{month} {year}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} added</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} duplicates</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} events</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} failed</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} new versions</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} quarantined</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../dossier/desktop/wording.py" />
            <source>{n} unchanged</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>{report} is now at version {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/desktop/wording.py" />
            <source>{some} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>CPU time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>Files are opened in processes of their own, with limits on {limits}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>It can reach no file but tesseract’s own (Landlock {version}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>It could reach files: Landlock is not to be had here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>It could reach the network and start programs: seccomp is not to be had here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>No process that reads files can be started here: files are kept, and not read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>Pictures are read by tesseract, in a process of its own with limits on {limits}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>The system refuses it connections and other programs (seccomp).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>The system refuses them files, connections, programs and threads (seccomp).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>These processes can reach no file (Landlock {version}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>These processes could reach files: Landlock is not to be had here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>These processes could reach the network and start programs: seccomp is not to be had here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>core dumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>open files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>output</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>size of files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/protecting.py" />
            <source>time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>From “{value}” or from {others}? Perhaps these are several reports.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Is the author “{value}” or {others}? Both count the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Is the headline “{value}” or {others}? Both count the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Is the outlet “{value}” or {others}? Both count the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Little says that “{value}” is the day of publication.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Little says that “{value}” is the headline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>No day of publication is shown, though the words name some: {found}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>No headline is shown. Is it one of these: {found}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>No outlet is shown. Is it one of these: {found}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Nobody is named as author, only {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Nobody is shown as author. Is it one of these: {found}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Of the day of publication only “{value}” is told.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>This page does not tell its outlet, as most pages do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>This page does not tell when it was published, as most pages do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>Was it published on “{value}” or on {others}? Both count the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>You said “{yours}”; version {version} does not tell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>You said “{yours}”; version {version} says “{now}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{headline}” is short for a headline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{headline}” may hold more than the headline: there is “{bar}” in it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{name}” does not look like somebody’s name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{name}” may hold more than a name: {other} is named as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{name}” stands alone, without a word such as “By”. Is it the author?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{outlet}” is told by a line of copyright alone, which may name a publisher instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{value}” has signs that words seldom have. It may be misread.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/questions.py" />
            <source>“{words}” may be {first} or {second}. Which day is it?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>Another Dossier is writing to {folder}; it did not finish within {waited:g} seconds. Nothing was lost; please try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>Bytes in the archive are not what they were: sha256:{expected} now hashes to {found}. They are not shown; restore that file from a backup.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>It is recorded in {folder} for good, but cannot be shown yet ({reason}). Nothing needs to be done again: it appears once the catalog can be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>The archive has lost the bytes sha256:{digest}; "dossier audit" lists all that is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>The catalog of {folder} is older than its log or than this Dossier, and cannot be written to: another was made in a temporary folder, for this once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>The catalog {path} cannot be used ({reason}); "dossier rebuild" makes it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>The file {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>The log {path} is damaged at line {line}: {reason}. Nothing is written until that is mended; "dossier audit" tells more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>at-least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>at-most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>it without a source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>the archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>the disk can only be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>the disk failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>the disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>you may not write there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>your share of the disk is used up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{file}: the disk did not confirm what was written ({reason}). Dossier writes no more to this archive until it is started again, and then checks what was in doubt. Nothing that was reported as archived is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{folder} can only be read here ({reason}). It can be searched, shown and audited; nothing can be added or changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{folder} is an older copy: it ends at event {events}, and this computer has seen {seen} events of the archive. What came after is not in it. If it is to take the archive's place, say so with "dossier --archive {folder} audit --accept-head".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{folder} is not a Dossier archive: it {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{folder} is not as this computer saw it last: {reason}. If you put an older copy in its place yourself, say so with "dossier audit --accept-head". If there are two copies of this archive here, go on with one of them only: both cannot be the one that was seen. Else "dossier audit" names what is wrong. Until then, nothing more is signed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{folder} was made by a later Dossier (form {found}; this one knows {known}). Please use the newer Dossier; nothing was changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{path} cannot be restored: it {reason}. Nothing was restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{path} cannot be restored: {member} {reason}. Nothing was restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{report} graded {grade}: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} corrected: {cell} tells {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} merged with {others}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} settled at {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} split: {cells}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{row} without {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{thing} could not be written or read: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{thing} could not be written or read: {reason}. Nothing that was reported as archived is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{thing}: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dossier/sentences.py" />
            <source>{what} was stopped; nothing is left of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>a brief's file must end in one of {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>acres</source>
            <translation>acres</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aftershocks</source>
            <translation>réplicas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aid</source>
            <translation>ayuda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>aircraft</source>
            <translation>aeronaves</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ambulances</source>
            <translation>ambulancias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>animals</source>
            <translation>animales</translation>
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
            <source>attack</source>
            <translation>ataque</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bail</source>
            <translation>fianza</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>barrels</source>
            <translation>barriles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>blob</source>
            <translation type="unfinished" />
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
            <source>bombs</source>
            <translation>bombas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>boys</source>
            <translation>niños</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>bridges</source>
            <translation>puentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>buildings</source>
            <translation>edificios</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>buses</source>
            <translation>autobuses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>calls</source>
            <translation>llamadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>camps</source>
            <translation>campamentos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be a tag: it looks like the name of a report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be a tag: it may hold no quotation mark, semicolon or control character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be gone through every {0} seconds; 0.1 to {1} can be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be held against the log: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be listed: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be made into a PDF: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be made: the folder that is to hold it does not exist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be one row: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened as a PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened: Permission denied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be opened: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be proved to have only grown: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be read ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be read: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be signed, for its key is on another computer; nothing can be proved of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be understood at line {0}: {1} (written by Dossier {2})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be watched: it holds, or lies in, the archive {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written to: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written: its folder does not exist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot be written: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cannot wait {0} seconds for a file to settle; 0 to {1} can be</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>catalog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>cattle</source>
            <translation>reses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>charges</source>
            <translation>cargos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>checkpoint</source>
            <translation type="unfinished" />
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
            <source>closure</source>
            <translation>cierre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>collapse</source>
            <translation>derrumbe</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>compensation</source>
            <translation>indemnización</translation>
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
            <source>confirmed by other sources</source>
            <translation>confirmada por otras fuentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>containers</source>
            <translation>contenedores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>could not be given to tesseract ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>count</source>
            <translation>recuento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>country</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>crash</source>
            <translation>choque</translation>
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
            <source>damage</source>
            <translation>daños</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>date</source>
            <translation>fecha</translation>
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
            <source>delay</source>
            <translation>retraso</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>derailment</source>
            <translation>descarrilamiento</translation>
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
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not exist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not hold the words {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>does not seal what stands before it: something in the file was changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>domain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>doubtful</source>
            <translation>dudosa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>drivers</source>
            <translation>conductores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>duration</source>
            <translation>duración</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>earthquake</source>
            <translation>terremoto</translation>
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
            <source>ended its reader (exit status {0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ended the program that opened it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eruption</source>
            <translation>erupción</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>evacuation</source>
            <translation>evacuación</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>event {0} cannot be understood: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>eviction</source>
            <translation>desalojo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already, and a backup replaces nothing unless that is asked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>exists already, and is no folder</source>
            <translation type="unfinished" />
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
            <source>extra</source>
            <translation type="unfinished" />
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
            <source>figure</source>
            <translation>cifra</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>fine</source>
            <translation>multa</translation>
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
            <source>fishermen</source>
            <translation>pescadores</translation>
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
            <source>follows from other rows; change those, or settle it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>funeral</source>
            <translation>funeral</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gangs</source>
            <translation>pandillas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>girls</source>
            <translation>niñas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>gives {0}: nothing general leads from what was read to the correction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>grenades</source>
            <translation>granadas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>grew while it was read; readers take at most {0} bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>guards</source>
            <translation>guardias</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a damaged header: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a header that Dossier does not write</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a {0} that cannot be understood: it is no JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has a {0} that cannot be understood: it names no format and archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has an empty or unprintable pattern among those that are to be ignored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has changed since it was taken in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has its private key on another computer, or it is lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no candidate {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no correction that could become a rule; correct it first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no correction to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no doubt to settle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no event that is signed: the archive's key is on another computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no plan to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading to correct: it {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading to review: it {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no reading: it {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no settled doubt to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no signed checkpoint, and its key is not on this computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no such cell in the row {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no text layer, and {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no text: it {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no value to accept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has no words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has not enough room: {0} bytes are needed, and {1} are free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has nothing to search for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has nothing to take back: no judgement of the kind {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has one version only; there is nothing to compare it with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has several cells in the row {0}; say which words are meant: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has the bytes of {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has the same bytes as {0} at {1}{2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {0} bytes, and {1} were told of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {0} bytes; readers take at most {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {0} characters; a name has at most {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>has {0} lines; at most {1} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>have no ruling to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>head</source>
            <translation type="unfinished" />
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
            <source>holds a byte that is no text in UTF-8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a part that is too large to unfold ({0}, over {1} bytes)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds a stream that unfolds to more than {0} MB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds another key than its name says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds binary data, not text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds its words in an embedded file of another format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds more than {0} files, or more than {1} GB of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no certificates in PEM form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no reports; a brief needs at least one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds no words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds other things and no archive; name an empty folder or an archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds white space only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>holds {0} events on {1} blobs, and others were told of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>home city</source>
            <translation type="unfinished" />
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
            <source>improbable</source>
            <translation>poco probable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>investment</source>
            <translation>inversión</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF too damaged to be opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without a page that can be opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a PDF without words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a byte that is no text in UTF-8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a damaged zip container: its table of contents is cut off or broken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a document without words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a drive of its own; name a folder on it that is not there yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file, not a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file, not a folder; add it instead of watching it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a file; name an empty folder, or one that is not there yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a folder; name a file for the backup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a message of more than {0} pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a page without words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a picture that tesseract cannot read ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a picture, and {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a saved file (MHTML) that holds no page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a web archive whose only page is binary data, not text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a web archive without a page that can be read{0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is a zip container of more than {0} parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an e-mail without words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is an encrypted e-mail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is back at its place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is blackened already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is blackened only with a reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is compared, but is not a source of this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is cut short: the file ends within or before it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged, so that nobody can tell how far the archive was seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its part {0} cannot be unpacked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its part {0} is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is damaged: its text {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is followed by bytes that do not belong there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than any such file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than was told of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is larger than {0} bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is locked in a way that cannot be opened here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is locked with a password</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is longer than the {0} letters that a tag may have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is missing: the file ends before it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is neither a brief nor a proof: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is neither a web page nor a PDF but {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no address of a time-stamping authority: it begins with neither http:// nor https://</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no archive any more: it was deleted, or its drive is not connected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no backup of a Dossier archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no backup of a Dossier archive: it does not begin with {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no day; write it as 2019-03-03</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no field; fields are {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no grade: a letter A to F for the outlet, a digit 1 to 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no judgement in force</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no note of the case {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no number; write it as 12, 1,200, 3.5, or 20-25</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no path: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no place of words in {0}; its text has {1} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no private key: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no redaction in force in this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no row of this case; `dossier compare` gives each row's key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is no rule in force</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it carries neither Dossier's seal nor its record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it has {0} bytes, and no brief has over {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it is no PDF, page, document or Markdown text with Dossier's record in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: it is no file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not a brief: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not among the outlets that people told of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not as it was written: its bytes hash to {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not empty; a bag replaces nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not empty; name an empty folder, or one that is not there yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not in the case {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not kept; the versions are 1 to {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not of the archive {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not read yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not there now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is not watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is of an older form, and cannot be written to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one report; a ruling is about two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is one row; merging takes two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed in a way that is not read here ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is packed with brotli, and cannot be unfolded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of another case already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of another saved search already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of no outlet that is known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is the name of several outlets; say its country, such as one of {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is there already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is {0} that no backup holds; {1} belongs there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>is, or lies in, the archive {0}; name an empty folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it is no folder any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it was put between lines that this computer saw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>it was signed over another log than this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its log tells of a key that is none: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its process ended with exit status {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave no description ({0})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its reader gave words for the {0} that do not stand where it says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>its text ends before character {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>journalists</source>
            <translation>periodistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kept changing while it was read; add it again when it is whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>keys and what was seen cannot be kept there: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>kidnapping</source>
            <translation>secuestro</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>killed</source>
            <translation>muertos</translation>
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
            <source>leaders</source>
            <translation>dirigentes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive {0}; a backup belongs elsewhere, best on another disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the archive {0}; a bag belongs elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lies in the watched folder {0}, from which it would be taken in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>line {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>litres</source>
            <translation>litros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>lorries</source>
            <translation>camiones</translation>
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
            <source>migrants</source>
            <translation>migrantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>minutes</source>
            <translation>minutos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>missing</source>
            <translation>desaparecidos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>money</source>
            <translation>dinero</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>months</source>
            <translation>meses</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>motorcycles</source>
            <translation>motocicletas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>moved here from {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>name</source>
            <translation>nombre</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>names another archive: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a note that says why it is settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs a value, a qualifier or a source that is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>needs more memory than a reader may take ({0} MB)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nests more than {0} groups, as no document does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no case has this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no checkpoint can be written: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no report in this archive has this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>no saved search has this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>not usually reliable</source>
            <translation>normalmente no fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>nurses</source>
            <translation>personal de enfermería</translation>
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
            <source>packages</source>
            <translation>paquetes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>packs its part {0} in a way that is not read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>passengers</source>
            <translation>pasajeros</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>patients</source>
            <translation>pacientes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>people</source>
            <translation>personas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>person</source>
            <translation>persona</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>piles up more than {0} marks on one letter, as no text does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pistols</source>
            <translation>pistolas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>place</source>
            <translation>lugar</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>players</source>
            <translation>jugadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>police officers</source>
            <translation>agentes de policía</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>possibly true</source>
            <translation>posiblemente verdadera</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>price</source>
            <translation>precio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>prisoners</source>
            <translation>presos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>probably true</source>
            <translation>probablemente verdadera</translation>
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
            <source>proves nothing: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>pumps</source>
            <translation>bombas de agua</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>quotation</source>
            <translation>declaración</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>raid</source>
            <translation>operativo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ransom</source>
            <translation>rescate</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rebels</source>
            <translation>rebeldes</translation>
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
            <translation type="unfinished" />
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
            <source>residents</source>
            <translation>vecinos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>reward</source>
            <translation>recompensa</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rifles</source>
            <translation>fusiles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>riot</source>
            <translation>motín</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>roads</source>
            <translation>caminos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>robbery</source>
            <translation>asalto</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>rooms</source>
            <translation>habitaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>schools</source>
            <translation>escuelas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>search</source>
            <translation>búsqueda</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>security forces</source>
            <translation>fuerzas de seguridad</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sentence</source>
            <translation>condena</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>ships</source>
            <translation>barcos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shooting</source>
            <translation>tiroteo</translation>
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
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shows no words that tesseract could read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>shows words too unclear to be read (tesseract is {0} % sure of them)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>siege</source>
            <translation>asedio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>sinking</source>
            <translation>naufragio</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>soldiers</source>
            <translation>soldados</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spectators</source>
            <translation>espectadores</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>spill</source>
            <translation>derrame</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stabbing</source>
            <translation>apuñalamiento</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stalls</source>
            <translation>puestos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stamp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stampede</source>
            <translation>estampida</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>stands behind one of {0} lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>storm</source>
            <translation>tormenta</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>strike</source>
            <translation>huelga</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>students</source>
            <translation>estudiantes</translation>
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
            <source>tag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes tesseract too long to read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>takes too long to open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>talks</source>
            <translation>negociaciones</translation>
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
            <source>tells no outlet, and a rule is for the reports of one; correct its outlet first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tells of a key that is none: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tells of what cannot be understood: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tells of {0} bytes of blobs more than there are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tents</source>
            <translation>carpas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>terrorists</source>
            <translation>terroristas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tesseract {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tesseract, which could read its pictures, is not installed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the answer is no time stamp of ours: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the answer is too long for a time stamp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the archive's key did not sign it so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the catalog cannot be used: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the catalog has it, the log has not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the checkpoint at line {0} of "checkpoints" was signed over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the folder is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log ends at byte {0}, and {1} events to byte {2} were seen in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log has it, the catalog has not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log is gone, though the archive holds files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the log names it, the store has no such bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the reader failed ({0} at {1})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time stamp does not hold: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time-stamping authority cannot be reached: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>the time-stamping authority refused: {0} {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>theft</source>
            <translation>robo</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>they are not those that this computer saw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer knows this key, and the log tells of others or none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw another line here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw it in another place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>this computer saw them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tonnes</source>
            <translation>toneladas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>took longer than {0} seconds to read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>tourists</source>
            <translation>turistas</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>towns</source>
            <translation>poblaciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>traders</source>
            <translation>comerciantes</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>trains</source>
            <translation>trenes</translation>
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
            <source>truth cannot be judged</source>
            <translation>veracidad no evaluable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to more than is taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to more than {0} bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unfolds to {0} characters; at most {1} are kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unreadable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>unreliable</source>
            <translation>no fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>usually reliable</source>
            <translation>normalmente fiable</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>vehicles</source>
            <translation>vehículos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>violations</source>
            <translation>infracciones</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>volunteers</source>
            <translation>voluntarios</translation>
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
            <source>was given no words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>was not signed by the key that this archive had then</source>
            <translation type="unfinished" />
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
            <source>what linking keeps there cannot be understood: {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>what stands from here on is no checkpoint</source>
            <translation type="unfinished" />
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
            <source>worshippers</source>
            <translation>fieles</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>would keep no cell: split off some of its cells, not all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>wounded</source>
            <translation>heridos</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>writes a name so; that cannot be corrected, only split off or merged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>years</source>
            <translation>años</translation>
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} has neither a place nor a day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no code; write two letters, such as es</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no date: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no date; write it as 2019-03-03 or 2019-03-03T14:05</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no day: {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is no place that the gazetteer knows{1}; write a city near it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is none that the gazetteer knows; write Colombia or CO</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} is none; write it as example.org</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} names no day with its year</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0} names nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../reasons" />
            <source>{0}, which this version does not read</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
