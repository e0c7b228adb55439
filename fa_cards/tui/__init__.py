"""The program that people see: screens and widgets on Textual, and the one table of keys."""
