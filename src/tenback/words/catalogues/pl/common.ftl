# Słowa potrzebne wszędzie.

list-and = { $first } i { $last }
unknown-language = Nie ma tu języka „{ $wanted }”. Wybierz jeden z tych: { $languages }.
unknown-game = Nie ma gry „{ $name }”. Są takie gry: { $games }.
