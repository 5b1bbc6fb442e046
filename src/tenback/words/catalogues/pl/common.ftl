# Słowa potrzebne wszędzie.

list-and = { $first } i { $last }
label-and-text = { $label }: { $text }
unknown-language = Nie ma tu języka „{ $wanted }”. Wybierz jeden z tych: { $languages }.
unknown-game = Nie ma gry „{ $name }”. Są takie gry: { $games }.

## Who sits at the table without a name

player-name = Gracz { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, { $won }% wygranych
bots-win = Jak często te boty wygrywają w naszych testach: jako drużyna, a w TAKE THAT jeden z nich przeciw ostrożnym botom.
level-random = losowy
level-greedy = początkujący
level-careful = ostrożny
level-quick = szybki
level-expert = mistrzowski
