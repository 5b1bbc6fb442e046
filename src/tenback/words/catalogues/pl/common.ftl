# Słowa potrzebne wszędzie.

list-and = { $first } i { $last }
unknown-language = „{ $wanted }” nie jest językiem, którym się tu mówi. Wybierz jeden z tych: { $languages }.
unknown-game = Nie ma gry „{ $name }”. Są takie gry: { $games }.
