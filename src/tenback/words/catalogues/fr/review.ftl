# Le bilan d’une partie : ce qu’a coûté chaque choix.

review-move = coup
review-played = joué
review-expert = le meilleur robot
review-chance = chances
review-cards-left = restantes
review-points = pts
review-sum =
    { $decisions ->
        [one] { $decisions } décision a été pesée ; les chiffres vont du choix du robot à celui qui a été fait.
       *[other] { $decisions } décisions ont été pesées, dont coûteuses : { $costly } ; les chiffres vont du choix du robot à celui qui a été fait.
    }
review-nothing = Pour autant que le montrent les tirages, rien n’a été perdu ; décisions : { $decisions }.
review-interrupted = Interrompu. Décisions pesées : { $done } sur { $decisions }.
review-no-seat = Il n’y a pas de place { $given } : cette partie en avait { $players }.
