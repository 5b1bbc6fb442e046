# Co pokazuje terminal.
