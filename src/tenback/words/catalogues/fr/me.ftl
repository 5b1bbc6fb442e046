## Ma page, dans le navigateur et avec `tenback stats`

me = Mes parties
me-none = Aucune partie terminée pour l’instant. Jouez-en une jusqu’au bout, et elle sera comptée ici.
me-about = Seules les parties avec le même nombre de joueurs, les mêmes règles et les mêmes échanges sont comptées ensemble. Les donnes d’exercice ne comptent pas.
me-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
me-without-hints = sans conseils
me-won =
    { $won ->
        [one] { $won } gagnée sur { $games }
       *[other] { $won } gagnées sur { $games }
    }
me-mean-cards = Cartes restantes en moyenne : { $mean }
me-mean-points = Points en moyenne : { $mean }
me-excellent = Moins de dix cartes restantes : { $games }
me-streak = Victoires de suite : { $now } (record : { $best })
me-tricks = Rétros : { $tricks }
me-marks = Signes donnés : { $marks }
me-left-before = Quittées avant la fin : { $games }. Elles comptent comme non gagnées.
me-histogram-cards = Cartes restantes
me-histogram-points = Nombre de points
me-bar-won = Gagnées
me-bar = { $low } à { $high }
me-bar-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
me-field = Les barres fines : { $games } parties de robots « { $level } » sur les donnes du jour que vous avez jouées avec ces règles, en proportion.
me-bar-field = pour comparer : { $percent } % des parties des robots
me-best = Meilleures parties
me-last = Dernières parties
me-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
me-left-early = quittée avant la fin
me-watch = Revoir la partie
me-challenge = Défier
me-still-open = d’autres peuvent encore la jouer
me-unfinished =
    { $games ->
        [one] { $games } partie n’est pas encore terminée.
       *[other] { $games } parties ne sont pas encore terminées.
    }

## Les personnes avec qui je joue

me-people = Avec qui je joue
me-people-about = Chaque groupe a sa propre page, que seuls ses membres peuvent voir.
me-together = Nos parties
me-together-about = Seules les personnes nommées ici voient cette page. Elle compte les parties jouées exactement par ces personnes, avec ou sans robots.
me-winners = Victoires
me-you = { $name } (vous)

## Appareils et code de récupération

me-devices = Mes appareils
me-devices-about = Ces appareils sont connectés à votre nom. Déconnectez ceux que vous avez perdus ou n’utilisez plus.
me-device = { $browser } sur { $platform }
me-device-program = Un programme
me-device-unknown = Appareil inconnu
me-device-this = cet appareil
me-device-days = utilisé du { $first } au { $last }
me-device-day = utilisé le { $last }
me-device-end = Déconnecter
me-device-end-one = Déconnecter { $device }
me-device-end-this = Vous ne serez plus { $name } dans ce navigateur.
me-device-end-other = { $name } n’aura plus de session sur cet appareil.
me-recovery = Code de récupération
me-recovery-about = Si vous perdez tous vos appareils ou leurs cookies, ce code permet à un nouveau navigateur de vous reconnaître. Gardez-le sur papier ou dans un gestionnaire de mots de passe. Quiconque le possède peut jouer à votre place.
me-recovery-from = Vous avez créé un code le { $day }. Un nouveau le remplace.
me-recovery-make = Créer un code de récupération
me-recovery-shown = Votre code de récupération. Il n’est affiché qu’une seule fois :
me-recover = J’ai un code de récupération
me-recover-about = Saisissez-le tel que vous l’avez noté. Peu importent les majuscules, les espaces et les tirets.
me-recover-use = Utiliser le code
me-recover-done = Bon retour parmi nous, { $name }. L’ancien code a servi ; voici le nouveau. Il n’est affiché qu’une seule fois :

problem-server-mistyped-code = Il y a une faute de frappe dans ce code de récupération. Comparez-le avec ce que vous avez noté.
problem-server-bad-recovery-code = Ce code de récupération n’est pas valide : il a été utilisé ou remplacé, ou il appartient à un autre serveur.
problem-server-no-such-device = Cet appareil n’est pas parmi les vôtres ; il est peut-être déjà déconnecté.
problem-server-no-such-company = Ce groupe n’existe pas, ou vous n’en faites pas partie.

## tenback stats

stats-none = Il n’y a encore aucune partie terminée dans { $folder }. Jouez-en une avec : tenback play
stats-unread =
    { $files ->
        [one] { $files } partie enregistrée n’a pas pu être lue :
       *[other] { $files } parties enregistrées n’ont pas pu être lues :
    }
stats-nobody = Personne n’a encore joué sur { $server } depuis cette machine. Jouez-y d’abord : tenback daily --server { $server }
me-remove-table = Retirer de cette liste
me-removed-tables = Afficher les tables retirées : { $count }
