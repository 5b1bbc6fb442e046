# Słowa potrzebne wszędzie.

list-and = { $first } i { $last }
unknown-language = Nie ma tu języka „{ $wanted }”. Wybierz jeden z tych: { $languages }.
unknown-game = Nie ma gry „{ $name }”. Są takie gry: { $games }.

## Who sits at the table without a name

player-name = Gracz { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
level-random = losowy
level-careful = ostrożny
level-expert = mistrzowski
