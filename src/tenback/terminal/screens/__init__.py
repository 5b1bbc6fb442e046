"""The screens and sheets of the terminal game."""
