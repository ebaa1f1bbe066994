"""Nothing that Dossier does with files of others opens a connection or looks up a name."""
