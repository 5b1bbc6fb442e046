## Défis : d’autres jouent les cartes d’une de mes parties

challenge = Défi
challenge-make-title = Lancer un défi avec ces cartes
challenge-make-about = Vous recevez un lien. Quiconque l’ouvre joue les mêmes cartes, avec les mêmes règles et le même nombre de joueurs, au moment de son choix. Jusqu’à la fin du défi, personne ne voit aucune carte de cette partie, pas même en la revoyant.
challenge-days = Durée (jours)
challenge-invited = Tables invitées
challenge-invited-about = Le défi se termine quand toutes ont fini, ou quand le temps est écoulé.
challenge-make = Créer le lien
challenge-link = Lien vers le défi
challenge-about = Ces cartes ont été jouées par { $names }. Jouez-les aussi : vous verrez les résultats côte à côte à la fin du défi.
challenge-closes = Ouvert jusqu’au { $day }. Tables invitées qui ont fini : { $finished } sur { $invited }.
challenge-closed = Ce défi est terminé.
challenge-play = Jouer ces cartes
challenge-your-table = Aller à votre table
challenge-second-name = Quelqu’un qui joue sous un second nom peut connaître les cartes ; il n’y a aucun moyen de le savoir.
challenge-nobody = Personne d’autre ne l’a relevé.
challenge-results = Résultats
challenge-first = jouée en premier
challenge-unfinished = non terminée
challenge-known = quelqu’un y avait déjà vu les cartes
challenge-course = Déroulement de la partie (place restante, en pourcentage) : { $course }
challenge-parting = Coup par coup
challenge-same =
    { $moves ->
        [0] Les parties diffèrent dès le premier coup.
        [one] Le premier coup est le même partout.
       *[other] Les { $moves } premiers coups sont les mêmes partout.
    }
challenge-move = Coup
challenge-csv = Résultats pour tableur (CSV)
challenge-json = Résultats pour programmes (JSON)

problem-server-no-such-challenge = Ce défi n’existe pas ici.
problem-server-no-challenge = Seule une partie terminée à laquelle vous avez joué peut devenir un défi, et pas une donne d’exercice.
problem-server-challenge-over = Ce défi est terminé ; ses cartes ne peuvent plus être jouées.
