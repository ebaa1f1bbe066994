"""Documents of word processors: DOCX, ODT, RTF."""
