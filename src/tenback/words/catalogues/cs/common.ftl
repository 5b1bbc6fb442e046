# Slova potřebná všude.

list-and = { $first } a { $last }
unknown-language = Jazyk „{ $wanted }“ tu není. Vyber si některý z těchto: { $languages }.
unknown-game = Hra „{ $name }“ neexistuje. Na výběr jsou: { $games }.

## Who sits at the table without a name

player-name = Hráč { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
level-random = náhodný
level-careful = opatrný
level-expert = mistrovský
