# Conseils : ce que ferait le meilleur robot, ce qu’il en attend et pourquoi.

## The move

hint-play = Le robot « { $bot } » jouerait { $card } sur { $pile }.
hint-end = Le robot « { $bot } » terminerait le tour.
hint-begin = À votre place, le robot « { $bot } » commencerait.
hint-lay = Le robot « { $bot } » poserait { $card }.
hint-twist = Le robot « { $bot } » inverserait { $card }.
hint-take = Le robot « { $bot } » prendrait la rangée.
hint-then = Ensuite : { $moves }.
hint-others = Les meilleures alternatives

## One move in a list of moves

hint-move-play = { $card } sur { $pile }
hint-move-end = fin du tour
hint-move-begin = commencer
hint-move-lay = poser { $card }
hint-move-twist = inverser { $card }
hint-move-take = prendre la rangée

## What may be expected

hint-percent = { $percent } %
hint-estimate-network = Si tout le monde continue aussi bien que le meilleur robot : { hint-percent } de chances de gagner.
hint-estimate-marks-network = Si tout le monde continue aussi bien que le meilleur robot, avec des signes : { hint-percent } de chances de gagner.
hint-estimate-play-outs = Si tout le monde continue avec soin : { hint-percent } de chances de gagner, et environ { score-points } pour vous à la fin.
hint-close = à peu près aussi bon
hint-getting-ready = Ceci est une réponse rapide. L’expert se prépare encore (prêt à { hint-percent } ; la première fois seulement).

## Why, in all games

hint-why-only-move = Vous ne pouvez rien faire d’autre.
hint-why-best-in-deals = Aucune règle simple ne l’explique : c’est ce qui a donné les meilleurs résultats sur { $deals } distributions possibles des cartes cachées.

## Why, in THE GAME and EXTREME

hint-why-wins = Plus rien n’est caché, et ainsi toutes les cartes pourront être jouées.
hint-why-loses = Quoi que vous jouiez maintenant, une consigne sera enfreinte.
hint-why-begins = Vos deux cartes les plus proches ne font avancer les piles que de { $step } en tout.
hint-why-trick = { $card } recule de dix sur { $pile } et fait de la place.
hint-why-sets-up-trick = Après cela, { $card } peut reculer de dix sur { $pile }.
hint-why-run = Ensuite, { $card } va sur { $pile }, avec un pas de { $step } seulement.
hint-why-covers-skull = Cela recouvre la tête de mort sur { $pile }.
hint-why-covers-command = Cela recouvre { $command } sur { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } termine le tour aussitôt et vous évite de jouer encore une carte.
       *[other] { command-stop } termine le tour aussitôt et vous évite de jouer encore { $cards } cartes.
    }
hint-why-nothing-lost = Toutes les cartes que { $card } saute sur { $pile } ont déjà été jouées : rien n’est perdu.
hint-why-smallest-step = C’est le plus petit pas possible : { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] Ce coup ne saute qu’une carte encore à venir ; tout autre en saute davantage.
       *[other] Ce coup ne saute que { $cards } cartes encore à venir ; tout autre en saute davantage.
    }
hint-why-leaves-pile = { $pile } reste libre pour { $name }, qui l’a demandée.
hint-why-keeps-pair = { $low } et { $high } restent ensemble : l’une des deux pourra reculer de dix plus tard.
hint-why-avoids-fatal = { $card } sur { $pile } enfreindrait une consigne et ferait perdre la partie.
hint-why-least-harm = Vous devez encore jouer, et aucune carte ne coûte moins de { $step }.
hint-why-next-costs = La carte suivante coûterait au moins { $step } : { $card } sur { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = Le meilleur tour gagne à coup sûr.
hint-why-contrast-loses = Le tour joué perd à coup sûr, le meilleur non.
hint-why-contrast-trick = { $card } pouvait reculer de dix sur { $pile } ; l’occasion a été manquée.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } trouve encore sa place après le meilleur tour ; après le tour joué, elle n’en a plus.
       *[other] { $cards } trouvent encore leur place après le meilleur tour ; après le tour joué, elles n’en ont plus.
    }
hint-why-contrast-set-up = Après le meilleur tour, { $card } peut reculer de dix sur { $pile } ; après le tour joué, aucune carte de la main ne le peut.
hint-why-contrast-dead = Cartes en main ou à venir qui ne vont plus nulle part : { $better } après le meilleur tour, { $worse } après le tour joué.
hint-why-contrast-moved = Le meilleur tour fait avancer les piles de { $better } en tout ; le tour joué, de { $worse }.
hint-why-contrast-stopped = Le meilleur tour s’arrête à temps (cartes jouées : { $better } au lieu de { $worse }).

## Why, in TAKE THAT

hint-why-twist = { $card } et { $twin } sont alors visibles devant vous : 2 points.
hint-why-clears-line = Il ne reste plus de rangée : le joueur suivant doit en ouvrir une nouvelle.
hint-why-ends-round = Cela termine la manche.
hint-why-takes-now = La rangée coûte { $price } maintenant, et davantage à chaque carte.
hint-why-lays-toad = Personne ne peut inverser le crapaud { $card } : il reste dans la rangée et coûte 5.
hint-why-own-twin = Vous avez la jumelle { $twin } et pourrez prendre les deux plus tard.
hint-why-twin-gone = Sa jumelle { $twin } n’est plus en jeu : personne ne pourra inverser cette carte.
hint-why-keeps-twist = { $twin } vous attend dans la rangée : seule votre carte { $card } peut l’inverser.
hint-why-hard-to-follow =
    { $cards ->
        [0] Aucune des cartes que vous n’avez pas vues ({ $unseen }) ne convient ensuite.
        [one] Sur les cartes que vous n’avez pas vues ({ $unseen }), une seule convient ensuite.
       *[other] Sur les cartes que vous n’avez pas vues ({ $unseen }), { $cards } seulement conviennent ensuite.
    }
hint-why-can-follow =
    { $cards ->
        [one] { $cards } carte de votre main pourrait suivre.
       *[other] { $cards } cartes de votre main pourraient suivre.
    }
hint-why-price-rises = Prendre la rangée coûtera alors { $price }.
