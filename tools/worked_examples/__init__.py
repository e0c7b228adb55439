"""The worked examples of the rules as match records (`python -m tools.worked_examples`; see `__main__`)."""
