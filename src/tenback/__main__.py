"""`python -m tenback` is the command line."""

from tenback.cli import main

main()
