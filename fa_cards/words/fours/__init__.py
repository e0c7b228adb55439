"""The words of the family of All Fours: what is said over the turned card, what happens, what to do, results, sheet."""
