# Ce que montre le terminal. La place est comptée : une pile fait 18 lettres de large, l’écran 80.

## The table

terminal-up = monte
terminal-down = descend
terminal-room = place : { $cards }
terminal-draft = provisoire
terminal-ten-back = dix en arrière
terminal-loses = fait perdre
terminal-why-card-too-low = trop basse
terminal-why-card-too-high = trop haute
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = vous
terminal-draw-pile = pioche : { $cards } · reste à jouer : { $left }
terminal-in-force = En vigueur :
terminal-none-in-force = rien
terminal-who-begins = Qui commence ? Regardez vos cartes, puis tapez le numéro de la place.
terminal-who-begins-pass = Tab laisse la personne suivante regarder ses cartes.
terminal-to-move = C’est à { $name } de jouer.
terminal-to-confirm = { $name }, cette carte met fin à votre tour.
terminal-may-end = plus rien d’obligatoire
terminal-owes-cards =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
terminal-owes-skull = recouvrir la tête de mort
terminal-owes-three = 3 exactement
terminal-advice-card = Choisissez une carte : tapez son nombre ou utilisez les flèches.
terminal-advice-pile = { $card } – sur quelle pile ? A, B, C ou D.
terminal-advice-end = Choisissez encore une carte, ou terminez le tour avec Entrée.
terminal-advice-confirm = Entrée confirme, Retour arrière annule la carte.
terminal-advice-move = Choisissez un coup avec ↑ ↓ ou son numéro, puis appuyez sur Entrée.
terminal-getting-ready = { $name } se prépare. La première fois, c’est un peu plus long.
terminal-bot-failed = { $name } n’a pas donné de réponse valide ; un autre robot ({ $level }) joue ce coup.
terminal-look = Voici vos nouvelles cartes. Entrée passe le clavier à { $name }.
terminal-begins = { $name } commence.
terminal-said = { $name } : « { $phrase } »
terminal-no-marks = Personne ne peut parler maintenant.
terminal-mark-title = Dire quelque chose
terminal-ask-fatal = { $card } enfreint la consigne { $command } : la partie serait perdue aussitôt. La jouer quand même ?
terminal-ask-doomed = Après { $card }, vos cartes ne permettent plus de mener ce tour à bien : la partie serait perdue. La jouer quand même ?
terminal-yes = Oui (O)
terminal-no = Non (N)
terminal-hand-over = Passez le clavier à { $name }.
terminal-hand-over-ready = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.

## TAKE THAT

terminal-line = Rangée
terminal-line-signs = ( ) crapaud · » « votre jumelle · ◂ bout
terminal-no-line = pas de rangée
terminal-price = la prendre : { $points } · cartes : { $cards } · crapauds : { $toads }
terminal-round = manche { $number }
terminal-total = cumul
terminal-in-hand = main
terminal-twisted = inversées
terminal-taken = prises
terminal-match = manche { $number } sur { $rounds } · pioche : { $cards }
terminal-advice-match = Choisissez une carte à poser ou à inverser, ou prenez la rangée avec T.
terminal-advice-open = Choisissez n’importe quelle carte pour ouvrir une rangée.
terminal-advice-lay-or-twist = { $card } – L la pose, X l’inverse.
terminal-advice-lay = { $card } – Entrée la pose.
terminal-advice-twist = { $card } – Entrée l’inverse.
terminal-advice-unfit = { $card } ne peut être ni posée ni inversée maintenant.
terminal-lays = { $name } pose { $card }.
terminal-twists = { $name } inverse { $card } avec { $twin }.
terminal-takes = { $name } prend la rangée.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = TÊTE DE MORT
terminal-hand-three = TROIS
terminal-hand-silence = SILENCE
terminal-hand-no-trick = PAS DE RÉTRO
terminal-hand-one-pile = UNE PILE
terminal-hand-draw-one = PIOCHER UNE

## Keys in the bottom line

terminal-key-card = carte
terminal-key-pile = jouer
terminal-key-end = fin du tour
terminal-key-back = annuler
terminal-key-mark = dire
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-lay = poser
terminal-key-twist = inverser
terminal-key-take = prendre
terminal-key-confirm = OK
terminal-key-move = coup
terminal-key-step-back = reculer
terminal-key-step-on = avancer
terminal-key-turn-back = tour préc.
terminal-key-turn-on = tour suiv.
terminal-key-first = début
terminal-key-last = fin

## Help

terminal-help-title = Aide
terminal-help-choose = Choisir une carte par son nombre ou avec les flèches ; Échap annule ce choix.
terminal-help-piles = La jouer sur une pile. Chaque pile montre ce qu’elle y coûte, ou pourquoi elle n’y va pas.
terminal-help-end = Terminer le tour, ou confirmer une carte qui y met fin.
terminal-help-back = Annuler la dernière carte, tant que la suivante n’est pas jouée ni le tour terminé.
terminal-help-mark = Dire quelque chose par un signe ; le choisir de nouveau l’enlève.
terminal-help-shapes = Signes sur une pile : laissez-la-moi, j’aimerais l’avoir, pas de grand saut.
terminal-help-signs = Consignes : l’éclair vaut pour ce tour, l’infini pour tous tant qu’on le voit.
terminal-help-trick = Le rétro : exactement 10 dans le mauvais sens.
terminal-help-lay = Poser la carte choisie au bout de la rangée.
terminal-help-twist = L’inverser avec sa jumelle dans la rangée.
terminal-help-take = Prendre toute la rangée, puis en ouvrir une nouvelle.
terminal-help-confirm = Confirmer le coup. Avec une carte choisie : faire la seule chose possible.
terminal-help-move = Choisir un coup par son numéro ou avec les flèches.
terminal-help-match-back = Annuler votre coup tant qu’il n’est pas confirmé.
terminal-help-cards = Un crapaud ; une carte dont vous avez la jumelle ; une jumelle à inverser ; le bout.
terminal-help-unseen = Une carte négative que personne n’a encore vue ; les points n’en tiennent pas compte.
terminal-help-hint = Demander ce que l’expert ferait de vos cartes, et pourquoi.
terminal-help-give-up = Abandonner la partie.
terminal-help-rules = Lire les règles.
terminal-help-help = Afficher cette aide.
terminal-help-quit = Quitter. La partie est sauvegardée ; pour la reprendre : tenback play --resume

## The end

terminal-record-kept = L’enregistrement se trouve ici :
terminal-go-on-with = Partie sauvegardée. Pour la reprendre : tenback play --resume
terminal-new-game = Nouvelle partie (N)
terminal-replay = Revoir la partie (R)
terminal-quit = Quitter (Q)

## Setting up

terminal-set-up = une nouvelle partie
terminal-game = Jeu
terminal-players = Joueurs
terminal-seats = Qui joue ?
terminal-person = Humain
terminal-bot-wins = { $level }, { $won } %
terminal-name = nom
terminal-starter = Qui commence
terminal-agree = l’équipe décide
terminal-seed = Graine
terminal-seed-and-deal = Graine { $seed }, donne { $number }
terminal-by-chance = au hasard
terminal-language = Langue
terminal-minimum-three = Au moins 3 cartes par tour
terminal-short-hand = Une carte de moins en main
terminal-marks = Parler par signes
terminal-whole-turn = UNE SEULE PILE : tour entier
terminal-commands-on = Consignes
terminal-rounds = Manches
terminal-professional = Variante pro
terminal-start = Commencer
terminal-resume = Reprendre la dernière partie
terminal-quit-here = Quitter

## Replay

terminal-place = étape { $place } sur { $last } · pioche : { $cards }
terminal-hands-hidden = Cette partie n’est pas finie : les mains restent cachées.

## Mistakes

terminal-wrong-people = Le nombre de personnes doit être compris entre 0 et { $players }, pas { $people }.
terminal-wrong-starter = La place qui commence est un numéro de 1 à { $players }, pas { $given }.
terminal-wrong-option = L’option « { $option } » ne va pas avec { $game }.
terminal-wrong-bot = Il n’y a pas de robot « { $given } ». Les niveaux sont : { $levels }.
terminal-wrong-talk = Les échanges sont « silent » ou « marks », pas « { $given } ».
terminal-flag-renamed = { $old } s’écrit maintenant { $new }.
terminal-wrong-pace = Le rythme est un nombre de secondes à partir de 0, pas { $given }.
terminal-too-many-names = Il y a plus de noms ({ $names }) que de personnes ({ $people }).
terminal-nothing-to-resume = Aucune partie inachevée dans { $folder }. Commencez-en une avec : tenback play
terminal-unreadable = { $path } est illisible : { $reason }
terminal-broken-record = { $path } n’est pas valide à la ligne { $line }, coup { $move } : { $reason }
terminal-broken-save = La partie sauvegardée { $path } est illisible : { $reason }
terminal-no-terminal = Il faut un terminal : lancez la commande dans une fenêtre de shell.
daily-unknown = Il n’y a pas de donne du jour « { $given } ». Les donnes du jour sont : { $deals }.
daily-local = C’est une donne locale : ses cartes découlent de la date, et il n’y a personne à qui se comparer. Avec --server, vous jouez celle d’un serveur.
daily-at-server = Vous pouvez aussi ouvrir votre table dans un navigateur : { $link }
daily-your-move = Votre coup :
daily-moves = Coups possibles : { $moves }
daily-no-address = { $server } n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://.
daily-no-server = { $server } ne répond pas comme un serveur tenback. Vérifiez l’adresse, et que le serveur fonctionne.
daily-refused = Le serveur refuse : { $reason }
terminal-give-up = Abandonner cette partie ? Elle comptera comme perdue, avec les cartes qui restent.
terminal-give-up-together = Abandonner cette partie ? Il faut que tout le monde soit d’accord. Elle comptera comme perdue, avec les cartes qui restent.
