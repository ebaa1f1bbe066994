"""Shows a file as it came, made harmless: its words, the page without anything that acts or fetches, its sheets drawn.

Files of others are taken apart only in a confined child (`viewer_process`); what comes back is words that we wrote
ourselves, and dots of a fixed form.
"""
