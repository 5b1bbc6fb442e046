# Ce que montre le terminal.
