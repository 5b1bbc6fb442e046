"""The pieces of the screen; each shows what it is given and decides nothing."""
