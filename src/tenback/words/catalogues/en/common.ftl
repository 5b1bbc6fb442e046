# Words that every part needs.

list-and = { $first } and { $last }
unknown-language = “{ $wanted }” is not a language that is spoken here. Choose one of these: { $languages }.
unknown-game = There is no game “{ $name }”. The games are: { $games }.

## Who sits at the table without a name

player-name = Player { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
level-random = random
level-careful = careful
level-expert = expert
