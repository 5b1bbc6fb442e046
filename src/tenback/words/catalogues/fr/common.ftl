# Mots utiles partout.

list-and = { $first } et { $last }
unknown-language = « { $wanted } » n’est pas une langue parlée ici. Choisissez parmi : { $languages }.
unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.

## Who sits at the table without a name

player-name = Joueur { $number }
bot-name = Robot { $number }
seat-for-bot = Robot : { $level }
level-random = au hasard
level-careful = prudent
level-expert = expert
