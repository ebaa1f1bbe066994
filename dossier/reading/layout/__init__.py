"""What is printed: PDF and pictures, from words at their places on a sheet to columns, paragraphs and an article."""
