"""A match in progress: seats, undo and redo, the store, records in and out, simulation."""
