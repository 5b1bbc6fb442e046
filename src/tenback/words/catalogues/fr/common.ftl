# Mots utiles partout.

list-and = { $first } et { $last }
label-and-text = { $label } : { $text }
unknown-language = « { $wanted } » n’est pas disponible. Choisissez parmi : { $languages }.
unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.

## Who sits at the table without a name

player-name = Joueur { $number }
bot-name = Robot { $number }
seat-for-bot = Robot : { $level }
seat-for-bot-wins = Robot : { $level }, gagne { $won } %
bots-win = Part des parties gagnées lors de nos tests : en équipe ou, à TAKE THAT, par un seul de ces robots contre des robots prudents.
level-random = au hasard
level-greedy = débutant
level-careful = prudent
level-quick = rapide
level-expert = expert
