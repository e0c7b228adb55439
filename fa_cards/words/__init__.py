"""Language: catalogs, digits, dates, the names of cards, calls and games, reasons for refusals."""
