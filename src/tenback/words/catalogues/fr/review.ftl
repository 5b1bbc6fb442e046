# Le bilan d’une partie : ce qu’a coûté chaque choix.

review-move = coup
review-played = joué
review-expert = l’expert
review-chance = chances
review-sum =
    { $decisions ->
        [one] { $decisions } décision a été examinée. Les chances sont données d’abord pour le choix de l’expert, puis pour le vôtre.
       *[other] { $decisions } décisions ont été examinées ; coûteuses : { $costly }. Les chances sont données d’abord pour le choix de l’expert, puis pour le vôtre.
    }
review-nothing = D’après les tirages, vos décisions n’ont rien coûté (examinées : { $decisions }).
review-interrupted = Interrompu. Décisions examinées : { $done } sur { $decisions }.
review-no-seat = Cette partie n’avait pas de place { $given } : ses places vont de 1 à { $players }.
review-lost = points perdus
review-severity-slight = petite perte
review-severity-inaccuracy = imprécision
review-severity-mistake = erreur
review-severity-blunder = gaffe
review-account = En points de pourcentage des chances de gagner : départ { $start }, chance { $luck }, erreurs ({ $name }) { $mine }, erreurs des autres { $others }, inexpliqué { $rest }, résultat { $result }.
review-width = Dans ce genre de partie, la part inexpliquée a un écart type de { $points } points.
review-width-unknown = Pour ce genre de partie, la part qui reste inexpliquée n’a pas été mesurée ; le chiffre de la chance n’est donc qu’approximatif.
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
review-wide = Dans une seule partie de ce genre, environ { $points } points restent inexpliqués (un écart type). C’est trop pour distinguer la chance du bruit ; cette page montre donc l’évolution des chances et les décisions, mais pas la part de la chance.
review-course = L’évolution des chances
review-course-step = { $name } : { $moves }. Chances : { $before } avant, { $after } après.
review-course-luck = Les cartes qui ont suivi, en points : { $points }.
review-mistakes = Décisions coûteuses
review-no-mistakes = Aucune décision coûteuse : pour autant que l’estimation permette d’en juger, chaque tour valait le meilleur.
review-was-played = Joué : { $moves }
review-was-better = Mieux : { $moves }
review-best-decision = Meilleure décision : { $moves }. Les chances de gagner étaient de { $before }, et rien n’a été perdu.
review-luckiest = Le plus grand coup de chance : après { $moves }, { $points } points.
review-open-cards = Avec toutes les cartes visibles, cette partie pouvait encore être gagnée au coup { $number }. Personne ne pouvait le savoir.
review-in-replay = Revoir ce moment
review-try = Réessayer
review-try-title = Trouvez un meilleur tour
review-try-right = Juste : aussi bon que le meilleur, à la marge d’erreur près.
review-try-wrong =
    { $points ->
        [one] Ce tour perd environ { $points } point par rapport au meilleur.
       *[other] Ce tour perd environ { $points } points par rapport au meilleur.
    }
review-try-again = Recommencer
review-try-yours = Votre tour : { $chance }
review-try-best = Meilleur tour : { $chance }
review-try-same = Les deux ont été essayés avec les mêmes distributions des cartes cachées.
review-slight-losses = Petites pertes ({ $count })
review-all-turns = Tous les tours ({ $count })
review-theme-all = Toutes ({ $count })
review-failed = L’analyse n’a pas pu être faite. Réessayez plus tard.
review-mistakes-empty = Encore rien : ouvrez « Que s’est-il passé ? » après une partie, et les décisions qui ont coûté cinq points ou plus reviennent ici en exercices.
review-mistakes-due = À faire maintenant
review-mistakes-later = Plus tard
review-theme-wins = une victoire sûre
review-theme-loses = une défaite sûre
review-theme-trick = un rétro
review-theme-room = de la place pour les cartes en main
review-theme-set-up = préparer un rétro
review-theme-dead = des cartes qui ne vont nulle part
review-theme-moved = l’avancée des piles
review-theme-stopped = s’arrêter à temps
review-theme-other = question de jugement
review-wide-unknown = Pour ce genre de partie, la part qui reste inexpliquée n’a pas été mesurée. Cette page montre donc l’évolution des chances et les décisions, mais pas la part de la chance.
review-play-on = Rejouer à partir d’ici
review-play-on-note = Une table d’exercice avec les mêmes cartes ; elle ne compte dans aucune statistique.
review-together = Regarder ensemble
review-together-lead = Guider
review-together-leading = Vous guidez : les autres voient ce que vous voyez.
review-together-led = { $name } guide.
review-together-nobody = Personne ne guide encore.
review-together-follow = Suivre
review-together-arrows = Montrer une pile
review-together-pointed = { $name } montre { $piles }.
review-together-try = Essayer un tour ici
review-together-tries = { $name } essaie : { $moves }
review-luck-title = Chance dans mes parties
review-luck-sum = { $game }, parties analysées : { $games }. Victoires { $won }, attendues { $start }. Chance { $luck }, mes erreurs { $mine }, erreurs des autres { $others }, inexpliqué { $rest } (en victoires ; la chance est connue à environ ±{ $width }).
