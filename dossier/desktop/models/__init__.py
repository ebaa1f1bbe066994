"""What the views show, as Qt's models: rows that are in memory or on their way, never fetched while painting."""
