"""Lessons and quizzes on the screen: the table with a coach beside it, and the path through the lessons."""
