# Words that every part needs.

list-and = { $first } and { $last }
label-and-text = { $label }: { $text }
unknown-language = “{ $wanted }” is not available. Choose one of these: { $languages }.
unknown-game = There is no game “{ $name }”. The games are: { $games }.

## Who sits at the table without a name

player-name = Player { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, wins { $won }%
bots-win = How often these bots win in our tests: as a team, or, in TAKE THAT, one of them against careful bots.
level-random = random
level-greedy = beginner
level-careful = careful
level-quick = quick
level-expert = expert
