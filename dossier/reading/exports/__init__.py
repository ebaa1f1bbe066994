"""Files that hold stories with named fields, or many stories: feeds, agencies' formats, exports, scrapers' files."""
