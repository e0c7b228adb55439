"""What the questions of quizzes say, checked by hand-written rules that know nothing of how they were made."""
