"""The files that make Dossier a program of the desktop, and the recipe of the packed one."""
