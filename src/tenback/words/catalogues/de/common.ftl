# Wörter, die jeder Teil braucht.

list-and = { $first } und { $last }
unknown-language = „{ $wanted }“ ist keine Sprache, die hier gesprochen wird. Wähle eine von diesen: { $languages }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $games }.
