# Words that every part needs.

list-and = { $first } and { $last }
unknown-language = “{ $wanted }” is not a language that is spoken here. Choose one of these: { $languages }.
unknown-game = There is no game “{ $name }”. The games are: { $games }.
