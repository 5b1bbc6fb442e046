# Slova potřebná všude.

list-and = { $first } a { $last }
label-and-text = { $label }: { $text }
unknown-language = Jazyk „{ $wanted }“ tu není. Vyber si některý z těchto: { $languages }.
unknown-game = Hra „{ $name }“ neexistuje. Na výběr jsou: { $games }.

## Who sits at the table without a name

player-name = Hráč { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, vyhrává { $won } %
bots-win = Jak často tito boti vyhrávají v našich testech: jako tým, v TAKE THAT jeden z nich proti opatrným botům.
level-random = náhodný
level-greedy = začátečník
level-careful = opatrný
level-quick = rychlý
level-expert = mistrovský
