"""Reviews of finished games: judged in the bots' processes, kept with the table. Rooms do not know them."""
