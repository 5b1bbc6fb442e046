"""The same thing through every door: command line, server, environments and Python."""
