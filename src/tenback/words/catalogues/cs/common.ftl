# Slova potřebná všude.

list-and = { $first } a { $last }
unknown-language = Jazyk „{ $wanted }“ tu není. Vyber si některý z těchto: { $languages }.
unknown-game = Hra „{ $name }“ neexistuje. Na výběr jsou: { $games }.
