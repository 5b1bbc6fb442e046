# Wörter, die jeder Teil braucht.

list-and = { $first } und { $last }
label-and-text = { $label }: { $text }
unknown-language = „{ $wanted }“ gibt es hier nicht als Sprache. Wähle eine von diesen: { $languages }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $games }.

## Who sits at the table without a name

player-name = Person { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, gewinnt { $won } %
bots-win = So oft gewinnen diese Bots in unseren Tests: als Team oder, bei TAKE THAT, einer von ihnen gegen umsichtige Bots.
level-random = zufällig
level-greedy = Anfänger
level-careful = umsichtig
level-quick = schnell
level-expert = meisterhaft
