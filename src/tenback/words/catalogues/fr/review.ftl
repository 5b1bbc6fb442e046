# Le bilan d’une partie : ce qu’a coûté chaque choix.

review-move = coup
review-played = joué
review-expert = le meilleur robot
review-chance = chances
review-sum =
    { $decisions ->
        [one] { $decisions } décision a été pesée ; les chiffres vont du choix du robot à celui qui a été fait.
       *[other] { $decisions } décisions ont été pesées, dont coûteuses : { $costly } ; les chiffres vont du choix du robot à celui qui a été fait.
    }
review-nothing = Pour autant que le montrent les tirages, rien n’a été perdu ; décisions : { $decisions }.
review-interrupted = Interrompu. Décisions pesées : { $done } sur { $decisions }.
review-no-seat = Il n’y a pas de place { $given } : cette partie en avait { $players }.
review-lost = points perdus
review-severity-slight = petite perte
review-severity-inaccuracy = imprécision
review-severity-mistake = erreur
review-severity-blunder = grosse erreur
review-account = En points de chances de gagner : départ { $start }, chance { $luck }, erreurs de { $name } { $mine }, erreurs des autres { $others }, inexpliqué { $rest }, résultat { $result }.
review-width = Dans ce genre de partie, la part inexpliquée a un écart type de { $points } points.
review-width-unknown = L’ampleur de la part inexpliquée n’a pas été mesurée pour ce genre de partie : considérez la chance avec prudence.
review-title = Que s’est-il passé ?
review-progress = Tours examinés : { $done } sur { $all }
review-queued = En attente d’un robot libre…
review-view-me = Moi
review-view-team = Nous
review-part-start = Chances avant la donne
review-part-luck = Chance de la donne et des pioches
review-part-mine = Mes erreurs
review-part-ours = Nos erreurs
review-part-others = Erreurs des autres
review-part-rest = Inexpliqué
review-part-result = Résultat
review-wide = Dans une seule partie de ce genre, environ { $points } points restent inexpliqués (un écart type). C’est trop pour séparer la chance du bruit ; cette page montre donc l’évolution des chances et les décisions, mais pas la part de la chance.
review-course = L’évolution des chances
review-course-step = { $name } : { $moves }. Chances avant { $before }, après { $after }.
review-course-luck = Les cartes qui ont suivi : { $points } points.
review-mistakes = Décisions coûteuses
review-no-mistakes = Aucune décision n’a coûté plus que la marge d’erreur.
review-was-played = Joué : { $moves }
review-was-better = Mieux : { $moves }
review-best-decision = Meilleure décision : { $moves }. Avec { $before } de chances de gagner, rien n’a été perdu.
review-luckiest = Le plus grand coup de chance : après { $moves }, { $points } points.
review-open-cards = Cartes sur table, cette partie pouvait encore être gagnée au coup { $number }. Personne ne pouvait le savoir.
review-in-replay = Montrer dans la rediffusion
review-try = Réessayer
review-try-title = Trouvez un meilleur tour
review-try-right = Juste : aussi bon que le meilleur, à la marge d’erreur près.
review-try-wrong = Ce tour perd environ { $points } points par rapport au meilleur.
review-try-show = Montrer les deux tours
review-try-again = Recommencer
review-failed = Le bilan n’a pas pu être fait. Réessayez plus tard.
review-mistakes-title = Mes erreurs
review-mistakes-empty = Encore rien : ouvrez « Que s’est-il passé ? » après une partie, et les décisions qui ont coûté cinq points ou plus reviennent ici en exercices.
review-mistakes-due = À faire maintenant
review-mistakes-later = Plus tard
review-theme-wins = une victoire sûre
review-theme-loses = une défaite sûre
review-theme-trick = un recul de dix
review-theme-room = de la place pour les cartes en main
review-theme-set-up = un recul de dix préparé
review-theme-dead = des cartes qui ne vont nulle part
review-theme-moved = l’avance des piles
review-theme-stopped = s’arrêter à temps
review-theme-other = appréciation
