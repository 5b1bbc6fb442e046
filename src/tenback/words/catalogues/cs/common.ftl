# Slova potřebná všude.

list-and = { $first } a { $last }
unknown-language = „{ $wanted }“ není jazyk, kterým se tu mluví. Vyber si některý z těchto: { $languages }.
unknown-game = Hra „{ $name }“ neexistuje. Hry jsou: { $games }.
