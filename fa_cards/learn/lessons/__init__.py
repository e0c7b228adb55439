"""Lessons that are played at the table: what they are made of, how one goes on, and the lessons of each game."""
