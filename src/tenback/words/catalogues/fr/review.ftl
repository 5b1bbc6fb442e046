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
review-account = En points de chances de gagner : départ { $start }, chance { $luck }, erreurs de { $name } { $mine }, erreurs des autres { $others }, inexpliqué { $rest }, résultat { $result }.
review-width = Dans ce genre de partie, la part inexpliquée a un écart type de { $points } points.
review-width-unknown = La largeur de la part inexpliquée n’a pas été mesurée pour ce genre de partie : prenez la chance avec prudence.
