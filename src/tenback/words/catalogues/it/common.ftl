# Parole utili ovunque.

list-and = { $first } e { $last }
unknown-language = «{ $wanted }» non è una lingua parlata qui. Scegli una di queste: { $languages }.
unknown-game = Non c’è nessun gioco «{ $name }». I giochi sono: { $games }.
