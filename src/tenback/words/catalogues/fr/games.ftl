# Noms des jeux et des consignes, refus, fins de partie, et ce qui peut clocher dans les options et les donnes.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Ensemble, posez toutes les cartes sur quatre piles : on monte, on descend et, parfois, on recule de dix.
game-extreme-about = THE GAME avec des consignes que toute l’équipe doit suivre.
game-take-that-about = Chacun pour soi : inversez des paires de la rangée avant de devoir la prendre.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = TÊTE DE MORT
command-three = TROIS
command-silence = SILENCE
command-no-trick = PAS DE RÉTRO
command-one-pile = UNE SEULE PILE
command-draw-one = PIOCHER UNE CARTE
command-stop-does = Le tour prend fin aussitôt.
command-skull-does = À recouvrir pendant le même tour.
command-three-does = Exactement 3 cartes pendant ce tour.
command-silence-does = Ni paroles ni signes.
command-no-trick-does = Aucun rétro, sur aucune pile.
command-one-pile-does = Toutes les cartes d’un tour sur une seule pile.
command-draw-one-does = Après le tour, piocher une seule carte.
command-lightning = Éclair : ce tour seulement
command-infinity = Infini : tant que la carte est visible

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = La partie est finie.
refusal-the-game-no-such-seat = Cette place n’existe pas à cette table.
refusal-the-game-not-begun = Décidez d’abord qui commence.
refusal-the-game-already-begun = La partie a déjà commencé.
refusal-the-game-not-your-turn = Ce n’est pas votre tour.
refusal-the-game-card-not-in-hand = Cette carte n’est pas dans votre main.
refusal-the-game-no-such-pile = Il y a quatre piles, de A à D.
refusal-the-game-card-too-low = Sur cette pile, la carte doit être plus haute que celle du dessus, ou plus basse d’exactement 10.
refusal-the-game-card-too-high = Sur cette pile, la carte doit être plus basse que celle du dessus, ou plus haute d’exactement 10.
refusal-the-game-no-trick = PAS DE RÉTRO est visible : personne ne peut reculer de dix.
refusal-the-game-one-pile = UNE SEULE PILE est visible : toutes les cartes de ce tour vont sur une même pile.
refusal-the-game-owes-cards = Jouez encore des cartes avant de terminer le tour.
refusal-the-game-owes-skull = Recouvrez la tête de mort avant de terminer le tour.
refusal-the-game-owes-three = Jouez exactement 3 cartes pendant ce tour.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = La partie est finie.
refusal-take-that-no-such-seat = Cette place n’existe pas à cette table.
refusal-take-that-not-your-turn = Ce n’est pas votre tour.
refusal-take-that-card-not-in-hand = Cette carte n’est pas dans votre main.
refusal-take-that-too-far = La carte peut s’écarter de la dernière de 10 au plus.
refusal-take-that-no-line = Il n’y a pas de rangée : ouvrez-en une avec n’importe quelle carte.
refusal-take-that-toad = Les crapauds ne s’inversent pas.
refusal-take-that-no-twin = La jumelle de cette carte n’est pas dans la rangée.

## How a game ended

ending-the-game-won = Gagné ! Les 98 cartes sont sur les piles.
ending-the-game-stuck = Perdu : il ne restait aucun coup permis.
ending-the-game-broken = Perdu : la consigne { $command } a été enfreinte.
ending-the-game-given-up = Perdu : la partie a été abandonnée.
ending-owed-cards = Le minimum de cartes n’a pas été atteint.
ending-owed-skull = Une tête de mort n’a pas été recouverte.
ending-owed-three = Un TROIS n’a pas eu ses 3 cartes.
ending-the-game-left =
    { $cards ->
        [one] Il reste { $cards } carte.
       *[other] Il reste { $cards } cartes.
    }
ending-the-game-excellent = Un excellent résultat.
ending-take-that-scored =
    { $winners ->
        [one] { $names } gagne : { score-points }.
       *[other] { $names } se partagent la victoire : { score-points } chacun.
    }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What can be wrong with options, a deal or a text

problem-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
problem-minimum = Le minimum est de { $low } ou { $high } cartes, pas { $given }.
problem-one-pile = UNE SEULE PILE vaut « from-now » (dès qu’elle est jouée) ou « whole-turn » (tour entier), pas « { $given } ».
problem-switched-off = Seules les consignes peuvent être désactivées, et « { $given } » n’en est pas une.
problem-yes-or-no = L’option « { $option } » vaut oui ou non, pas « { $given } ».
problem-rounds = Une partie compte au moins 1 manche, pas { $given }.
problem-deck-size = Le paquet compte { $expected } cartes, pas { $given }.
problem-deck-card = « { $given } » n’est pas une carte de ce jeu.
problem-deck-twice = La carte { $given } est deux fois dans le paquet.
problem-deck-count = Il faut un paquet de cartes par manche : { $expected }, pas { $given }.
problem-starter = Les places vont de 0 à { $high }, et « { $given } » n’en est pas une.
problem-layout-missing = EXTREME a besoin d’une répartition : quelles cartes portent quelle consigne.
problem-layout-unwanted = Une répartition de consignes ne vaut que pour EXTREME.
problem-layout-card = « { $given } » n’est pas une carte qui peut porter une consigne.
problem-layout-command = « { $given } » n’est pas une consigne.
problem-layout-count = { $command } doit figurer sur exactement { $expected } cartes, pas sur { $given }.
problem-layout-twice = La carte { $card } est citée deux fois.
problem-not-understood = Attendu : { $expected } ; trouvé : { $given }.
problem-missing = Attendu : { $expected } ; trouvé : rien.
problem-cards-misplaced = Cette position est impossible : chaque carte doit être à un seul endroit.
problem-seat-misplaced = Cette position est impossible : elle cite une place qui n’est pas à la table.
problem-rounds-unequal = Cette position est impossible : les manches jouées et à venir ne font pas le compte.
problem-scores-missing = Cette position est impossible : il manque le score d’au moins une place.
problem-nothing-fits = Cette position est impossible : une carte doit être jouée et aucune carte cachée ne convient.
problem-at-place = Ligne { $line }, colonne { $column } : { $problem }

## Ce qu’un texte aurait dû contenir, après « Attendu : »

expected-written = { $form }
expected-like = quelque chose comme { $example }
expected-number = un nombre de { $low } à { $high }
expected-players = de { $low } à { $high } joueurs
expected-seat = une place de { $low } à { $high }
expected-card = une carte de { $low } à { $high }
expected-card-of-take-that = une carte de TAKE THAT
expected-move-of-the-game = un coup : begin, end, ou une carte et une pile comme 57A
expected-move-of-take-that = un coup : une carte comme 57, x49 pour inverser, ou take
expected-parts = { $count } parties séparées par /
expected-once = { $key } une seule fois
expected-no-more = aucun mot de plus
expected-header = un en-tête comme date: …, chacun une seule fois
expected-older-format = un format jusqu’à { $high } (un tenback plus récent lit celui-ci)
expected-older-rules = des règles jusqu’à la version { $high } (un tenback plus récent connaît celles-ci)
expected-deal = une donne de { $game }
expected-saved-game = le début d’une partie sauvegardée
