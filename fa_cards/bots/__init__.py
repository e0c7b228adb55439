"""Who plays when no person does: a bot takes a view and a source of chance and gives an action."""
