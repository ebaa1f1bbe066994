"""Reads printed pages: PDF and pictures, from words and their positions to columns, paragraphs and an article."""
