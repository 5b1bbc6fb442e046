daily = Les donnes du jour
daily-about = Les mêmes cartes pour tous, cinq donnes par jour. Votre premier essai compte, même si vous ne le terminez pas ; les suivants sont pour le plaisir.
daily-home = Aujourd’hui
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer pour le plaisir
daily-settings-alone = Vous jouez en solo.
daily-settings-bots = Vous jouez avec deux robots de niveau « { $level } » ; ils se parlent par signes.
daily-settings-against = Vous jouez contre deux robots de niveau « { $level } ».
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-grace = Vous n’avez pas joué hier : jouez aujourd’hui pour garder votre série.
daily-past = Jours passés
daily-past-about = Les jours passés se jouent encore pour le plaisir ; ils ne comptent dans aucune statistique.
daily-not-played = Non jouée
daily-running = En cours
daily-won = Gagné
daily-left = { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-unfinished = Non terminée
daily-won-as-bots = Gagné. Robots qui ont gagné aussi : { $won } sur { $games }.
daily-better-than-bots = { $result } : mieux que { $beaten } des { $games } robots.
daily-won-as-people = Autres personnes qui ont gagné : { $won } sur { $games }.
daily-better-than-people = Autres personnes : mieux que { $beaten } sur { $games }.
daily-level-with-one = { $games ->
    [one] À égalité avec la seule autre personne.
   *[other] À égalité avec une personne sur { $games }.
}
daily-no-people = Personne d’autre ne l’a encore terminée.
daily-programs = Programmes participants : { $games } ; mieux que { $beaten } d’entre eux.
daily-so-far = Parties de robots jusqu’ici : { $games } ; d’autres sont en cours.
daily-no-field = Les robots jouent encore cette donne. Revenez dans une minute.
daily-hinted = Vous avez demandé un conseil : la comparaison ne porte donc que sur ceux qui ont fait de même.
daily-difficulty = Plus difficile que { $percent } % des donnes (intervalle à 95 % : de { $low } à { $high } %), d’après le nombre de cartes qui restent à des robots prudents avec un peu de hasard.
daily-difficulty-points = Plus difficile que { $percent } % des donnes (intervalle à 95 % : de { $low } à { $high } %), d’après les points que des robots prudents avec un peu de hasard marquent à votre place.
daily-histogram = Résultats de { $games } robots de niveau « { $level } »
daily-histogram-cards = cartes restantes
daily-histogram-points = points
daily-you = Vous
daily-bar = de { $from } à { $to } : { $games }
daily-levels = Tous les niveaux
daily-level = Niveau
daily-games = Parties
daily-wins = Gagnées
daily-mean = Moyenne
daily-level-varied = prudent, avec du hasard
daily-open-until = D’autres peuvent jouer cette donne jusqu’au { $time }. D’ici là, ses cartes restent cachées et la partie ne peut pas être revue.
daily-closed = Ce jour est terminé partout. La clé de ses cartes : { $key }
daily-names = Quelqu’un qui joue sous un second nom peut déjà connaître les cartes ; les chiffres ne peuvent pas le montrer.
daily-see-others = Voir les résultats des autres
daily-no-watching = D’autres peuvent encore jouer cette donne : on ne peut donc pas la regarder ici. Vous pouvez la jouer vous-même.

## Le tournoi instantané : huit anciennes donnes contre les robots

instant = Tournoi instantané
instant-about = Huit donnes des jours passés, l’une après l’autre, comparées aussitôt aux résultats des robots qui les ont jouées. Elles ne comptent pour aucun jour ni aucune série.
instant-progress = Donnes terminées : { $finished } sur { $deals }.
instant-result = En moyenne, mieux que { $percent } % des robots.
instant-so-far = Jusqu’ici, en moyenne, mieux que { $percent } % des robots.
instant-wins = Donnes gagnées : { $won } sur { $games } ; les robots en gagnent { $bots } en moyenne.
instant-points = Donnes comparées : { $games } sur { $deals }.
instant-bots = Les robots sont de niveau « { $level } ».
instant-better = mieux que { $percent } % des { $games } robots
instant-waiting = les robots jouent encore
instant-on-its-day = jouée le jour même : ne compte pas ici
instant-hinted = jouée avec un conseil : pas de comparaison
instant-play = Jouer la donne { $number }
instant-go-on = Continuer la donne { $number }
instant-back = Retour au tournoi
instant-another = Un autre tournoi
instant-link = Envoyez le lien de cette page : vos amis joueront les mêmes huit donnes.
