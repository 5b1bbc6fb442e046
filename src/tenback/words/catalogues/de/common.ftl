# Wörter, die jeder Teil braucht.

list-and = { $first } und { $last }
unknown-language = „{ $wanted }“ ist keine Sprache, die hier gesprochen wird. Wähle eine von diesen: { $languages }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $games }.

## Who sits at the table without a name

player-name = Person { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
level-random = zufällig
level-careful = umsichtig
level-expert = meisterhaft
