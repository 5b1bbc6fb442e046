"""Print the tables of docs/encoding.md."""

import sys

from tenback.encoding.markdown import all_tables

if __name__ == "__main__":
    sys.stdout.write(all_tables() + "\n")
