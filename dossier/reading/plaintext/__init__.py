"""Plain text and Markdown, as typed, copied or scraped, and exports of news databases."""
