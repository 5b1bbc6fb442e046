# Mots utiles partout.

list-and = { $first } et { $last }
unknown-language = « { $wanted } » n’est pas une langue parlée ici. Choisissez parmi : { $languages }.
unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.
