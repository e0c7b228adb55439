"""Lessons, quizzes, rules pages and the glossary, as data about the games: screens and plain text show the same."""
