# Ce que montre le navigateur.

## Accueil

home = Accueil
home-title = Jouez ensemble. Reculez de dix.
home-about = THE GAME, THE GAME EXTREME et TAKE THAT : avec des amis grâce à un lien, ou tout de suite avec des robots. Sans compte.
home-play = Jouer maintenant
home-play-note = THE GAME avec deux robots
home-fan-project = Un projet de fans non officiel : gratuit, libre, sans publicité.
alone = Solo
install = Installer tenback sur cet appareil
with-bots = Avec des robots
with-friends = Avec des amis
learn = Apprendre
rules = Règles
my-tables = Mes tables
my-tables-none = Vous n’avez pas encore de table.
show-all = Tout voir
open-tables = Tables ouvertes
open-tables-none = Aucune table publique n’est ouverte en ce moment. Ouvrez-en une !
table-ready = Prête à jouer
table-running = En cours
guest = Invité
nowhere = Il n’y a rien à cette adresse.

## Réglages de ce navigateur

settings = Réglages
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
contrast = Contraste
contrast-normal = Normal
contrast-more = Renforcé
motion = Mouvement
sounds = Sons
volume = Volume
choice-system = Comme le système
choice-on = Activé
choice-off = Désactivé
notify-me = Me prévenir quand c’est mon tour
single-keys = Raccourcis à une touche
your-name = Votre nom
keep-name = Garder ce nom
name-kept = Enregistré
close = Fermer
server-notice = Message du serveur
server-draining = Ce serveur va bientôt s’arrêter : aucune nouvelle partie ne peut commencer. Vous pouvez terminer la vôtre.
keeps-title = Ce que ce serveur conserve
talk-menu = { $name } : masquer ou signaler
mute-for-me = Masquer ce que dit { $name }
unmute-for-me = Montrer de nouveau ce que dit { $name }
muted-line = Masqué par vous
report-line = Signaler ce message à l’hébergeur du serveur
report-name = Signaler ce nom à l’hébergeur du serveur
report-about = L’hébergeur du serveur verra les mots, la table et vos deux identités. Le signalement est supprimé après un délai fixé.
report-done = Signalé. Merci.
spectators = Spectateurs : { $count }
spectators-title = Qui regarde
spectators-none = Personne ne regarde en ce moment.
spectators-nameless = Sans nom : { $count }
spectator-remove = Retirer
spectator-remove-about = Une personne que vous retirez ne peut plus regarder cette table.
yes = Oui
no = Non

## Une nouvelle table

new-table = Nouvelle table : { $game }
players = Joueurs
other-seats = Les autres places
seat-number = Place { $seat }
seat-for-friend = Un ami
talk = Échanges
talk-silent = En silence
talk-marks = Signes
talk-chat = Signes et discussion
talk-honour = Sur l’honneur
talk-silent-about = Personne ne dit rien.
talk-marks-about = Un simple appui dit aux autres ce que vous souhaitez pour une pile. Cela marche dans toutes les langues.
talk-chat-about = Des signes, et une discussion dont l’arbitre ne laisse passer aucun nombre.
talk-honour-about = Des signes, et une discussion sans arbitre : pas de nombres, sur l’honneur.
more-choices = Autres options
minimum-three = Au moins 3 par tour
minimum-three-about = Pour experts : au moins trois cartes par tour tant que la pioche a des cartes.
short-hand = Une carte de moins en main
short-hand-about = Pour experts : encore plus difficile.
aid = Liste des cartes jouées
aid-about = Tout le monde peut voir quelles cartes ont été jouées.
hints = Conseils
hints-about = Vous pouvez demander ce que ferait le robot expert.
public = Table publique
public-about = Tout le monde sur ce serveur voit la table dans la liste.
pace = Rythme
pace-days = Sans hâte
pace-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
pace-about = Quand votre temps est écoulé, un robot prend votre place. Sans limite, la table attend, des jours s’il le faut.
draft-time = Temps pour annuler une carte
draft-about = Pendant ce temps, vous pouvez annuler une carte que vous avez jouée. Les autres ne la voient qu’ensuite.
rounds = Manches
professional = Variante pro
professional-about = Qui prend une rangée d’une seule carte reçoit une carte négative de plus.
commands = Consignes
one-pile-option = À partir de quand s’applique UNE SEULE PILE ?
one-pile-from-now = Dès qu’elle est jouée
one-pile-whole-turn = Pour tout le tour, cartes précédentes comprises
layout = Votre répartition des consignes
layout-about = Une ligne par consigne : son nom et ses quatre cartes. Laissez vide pour que les consignes soient réparties au hasard à chaque partie.
open-table = Ouvrir la table
start = Distribuer les cartes

## Avant la partie

seats = Places
seat-open = Place libre
seat-reserved = Réservée
seat-you = Vous
seat-host = hôte
seat-to-move = joue
seat-not-here = hors ligne
seat-played-as = dernier coup : robot { $level } (temps écoulé)
seat-bot = Robot pour la place { $seat }
add-bot = Un robot…
clear-seat = Retirer { $name }
take-seat = S’asseoir
table-full = Toutes les places sont prises. Vous pouvez regarder.
fill-and-start = Compléter avec des robots et distribuer
table-settings = Réglages de la table
apply-settings = Appliquer
without-hints = Sans conseils
seats-open =
    { $seats ->
        [0] Toutes les places sont prises.
        [one] { $seats } place est libre.
       *[other] { $seats } places sont libres.
    }
invite = Inviter des amis
invite-about = Quiconque ouvre ce lien peut s’asseoir ou regarder. Aucun compte n’est nécessaire.
invite-link = Lien vers cette table
invite-qr = Code QR du lien
invite-seat = Invitation pour la place { $seat }
copy-link = Copier le lien
copied = Copié
share = Partager
players-count =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
without-commands = sans { $commands }

## À la table

your-turn = À vous de jouer.
turn-of = À { $name } de jouer.
who-begins = Qui commence ? Regardez vos cartes et mettez-vous d’accord.
begin = Je commence
let-begin = { $name } commence
game-over = La partie est finie.
seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
owed-cards-first =
    { $cards ->
        [one] Jouez au moins { $cards } carte.
       *[other] Jouez au moins { $cards } cartes.
    }
owed-cards =
    { $cards ->
        [one] Jouez encore au moins { $cards } carte.
       *[other] Jouez encore au moins { $cards } cartes.
    }
owed-skull = Recouvrez la tête de mort.
owed-three =
    { $cards ->
        [one] { command-three } : encore exactement { $cards } carte.
       *[other] { command-three } : encore exactement { $cards } cartes.
    }
owed-nothing = Continuez ou terminez votre tour.
duty-three-done = Exactement 3 cartes jouées : terminez votre tour.
duty-no-safe-play = Toute autre carte ferait perdre la partie : terminez votre tour.
duty-nothing-fits = Aucune autre carte ne convient : terminez votre tour.
duty-lost = Vos cartes ne permettent plus de mener ce tour à bien : la partie sera perdue.
duty-stop = { command-stop } termine votre tour.
duty-last-card = C’est la dernière carte.
duty-stuck = Rien ne convient après cette carte : la partie serait perdue. L’annuler ?
duty-breaks = Cette carte enfreint { $command } : la partie serait perdue. L’annuler ?
end-turn = Fin du tour
hint = Conseil
hint-thinking = Réflexion…
take-back = Annuler
confirm = Jouer maintenant
draft-told = { $card } jouée ; personne d’autre ne la voit pour l’instant.
draft-taken-back = Coup annulé.
draft-card = { $card }, personne d’autre ne la voit pour l’instant
draft-take = Vous prenez la rangée.
draft-ends-turn = Ce coup termine votre tour. Personne d’autre ne le voit pour l’instant.
draft-goes-on = Personne d’autre ne le voit pour l’instant.
your-hand = Votre main
your-moves = Vos coups
piles = Piles
way-up = monte
way-down = descend
card-fits = va sur { $piles }
card-drawn = nouvelle
card-fits-nowhere = ne va nulle part
card-loses = fait perdre la partie, où qu’elle aille
pile-name = Pile { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } ici : { $cost }
pile-takes-not = { $card } ne va pas ici
pile-trick = dix en arrière
pile-step = un pas de { $step }
pile-loses = fait perdre la partie
cards-in-hand =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
draw-pile-has =
    { $cards ->
        [0] La pioche est vide.
        [one] { $cards } carte dans la pioche.
       *[other] { $cards } cartes dans la pioche.
    }
commands-in-force = Consignes en vigueur
commands-out = Consignes que vous n’avez pas encore vues
bound-to-pile = Toutes les autres cartes de ce tour vont sur la pile { $pile }.
played-cards = Cartes jouées
say-mark = Dire quelque chose à propos de votre main
say-mark-on = Dire quelque chose à propos de la pile { $pile }
talk-log = Ce qui s’est dit
talk-log-empty = Personne n’a encore rien dit.
talk-open =
    { $unread ->
        [0] Parler
        [one] Parler, { $unread } nouveau message
       *[other] Parler, { $unread } nouveaux messages
    }
you-watch = Vous regardez
beside-the-table = Discussion et historique
last-plays = Derniers coups
told-begins = { $name } commence.
told-you-begin = Vous commencez.
told-played = { $name } : { $plays }.
told-you-played = Vous : { $plays }.
told-card-on-pile = { $card } sur { $pile }
told-drew =
    { $drawn ->
        [one] Pioche { $drawn } carte.
       *[other] Pioche { $drawn } cartes.
    }
told-you-drew =
    { $drawn ->
        [one] Vous piochez { $drawn } carte.
       *[other] Vous piochez { $drawn } cartes.
    }
fatal-title = Ce coup fait perdre la partie
fatal-play = { $card } sur { $pile } enfreint la consigne { $command } : la partie serait aussitôt perdue pour tous.
doomed-play = Après { $card } sur { $pile }, vos cartes ne permettent plus de mener ce tour à bien : la partie serait perdue.
doomed-owes = Il resterait à faire : { $owed }.
to-do-cards = jouer le minimum de cartes
to-do-skull = recouvrir la tête de mort
to-do-three = jouer exactement 3 cartes
losing-move = Ce coup fait perdre la partie : { $move }
fatal-no = Garder la carte
fatal-yes = Jouer quand même
leave-table = Quitter la table
leave-question = Quitter cette table ?
leave-about-bots = Les robots attendent. La table reste sous « Mes tables » : revenez quand vous voulez.
leave-about-people = Votre place reste la vôtre. En attendant, les autres peuvent laisser un robot jouer pour vous ; revenez quand vous voulez.
leave-yes = Quitter
leave-no = Rester
stand-up = Se lever
person-left = { $name } a quitté la table.
let-bot-play = Laisser jouer un robot
vote-for-bot = Voter : un robot à la place de { $name }
vote-replace = Un robot doit-il jouer pour { $name } ? { $yes } voix sur { $needed }.
vote-remove = Un robot doit-il remplacer { $name } pour de bon ? { $yes } voix sur { $needed }.
vote-about-seat = Voter au sujet d’une place
give-up = Abandonner la partie
give-up-question = Abandonner cette partie ?
give-up-about-bots = Elle s’arrête maintenant et compte comme perdue, avec les cartes qui restent.
give-up-about-people = Les autres sont consultés. Si tous sont d’accord, la partie est perdue, avec les cartes qui restent.
give-up-yes = Abandonner
play-on = Continuer
giving-up = Abandonner cette partie ? D’accord : { $agreed } sur { $people }.
bot-plays-for-you = Un robot peut jouer pour vous en votre absence.
bot-is-playing = Un robot joue à votre place.
come-back = Me revoilà
chat = Discussion
chat-say = Dire quelque chose à la table
chat-placeholder = Pas de nombres !
send = Envoyer
trust = La donne était-elle honnête ?
trust-about = Ce code, affiché avant la première carte, engage la table sur une seule donne. Après la partie, chacun peut vérifier que rien n’a été changé.
trust-check = Vérifier
trust-true = Exact : la donne est celle qui était fixée avant la partie.
trust-false = La donne n’est pas celle qui était fixée avant la partie !
trust-changed = Le serveur a changé ce qui était fixé avant la partie : ce n’est pas la donne promise !
practice-known = Donne d’exercice : chacun peut connaître ces cartes d’avance. Elle ne compte dans aucune statistique.
practice-deal = donne d’exercice

## TAKE THAT

line = Rangée
line-any = N’importe quelle carte ouvre la rangée.
duty-take-line = Rien ne convient : prenez la rangée.
line-reach = À poser : de { $low } à { $high }
line-price = Coûte { $price }
line-empty = Il n’y a pas de rangée.
line-told = La rangée : { $cards }. La prendre coûte { $price }.
line-end = Bout de la rangée
line-twist = { $card } dans la rangée : inverser avec { $twin }
line-price-course = Prix de la rangée
toad = crapaud
card-can-lay = peut être posée
card-can-twist = inverse { $twin }
lay-card = Poser { $card }
twist-card = Inverser { $card } et { $twin }
take-line =
    { $price ->
        [one] Prendre la rangée : moins { $price } point
       *[other] Prendre la rangée : moins { $price } points
    }
told-lays = { $name } pose { $card }.
told-you-lay = Vous posez { $card }.
told-twists = { $name } inverse { $card }.
told-you-twist = Vous inversez { $card }.
told-takes =
    { $taken ->
        [one] { $name } prend la rangée de { $taken } carte.
       *[other] { $name } prend la rangée de { $taken } cartes.
    }
told-you-take =
    { $taken ->
        [one] Vous prenez la rangée de { $taken } carte.
       *[other] Vous prenez la rangée de { $taken } cartes.
    }
scores = Points
round-of = Manche { $round } sur { $rounds }
round-scores = Manche { $round } : { $scores }
score-total = Total
score-up-told =
    { $cards ->
        [one] { $cards } carte visible
       *[other] { $cards } cartes visibles
    }
score-down-told =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
score-extra = Les cartes supplémentaires inconnues comptent à la fin de la manche.

## Après la partie

result-won = Gagné !
result-lost = Perdu.
result-left =
    { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
result-scored = La partie est finie
result-scores = Points : { $scores }
result-you-win = Vous gagnez !
you-win = Vous gagnez : { score-points }.
lost-cards =
    { $count ->
        [one] { $name } devait encore jouer une carte, mais { $cards } n’allait nulle part.
       *[other] { $name } devait encore jouer une carte, mais aucune ne convenait : { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] Vous deviez encore jouer une carte, mais { $cards } n’allait nulle part.
       *[other] Vous deviez encore jouer une carte, mais aucune ne convenait : { $cards }.
    }
lost-skull = { $name } n’a pas pu recouvrir la tête de mort.
you-lost-skull = Vous n’avez pas pu recouvrir la tête de mort.
lost-three = { $name } n’a pas pu jouer les 3 cartes de { command-three }.
you-lost-three = Vous n’avez pas pu jouer les 3 cartes de { command-three }.
lost-broken = { $name } a enfreint la consigne { $command }.
you-lost-broken = Vous avez enfreint la consigne { $command }.
story-tricks =
    { $count ->
        [one] rétro
       *[other] rétros
    }
story-pairs =
    { $count ->
        [one] paire inversée
       *[other] paires inversées
    }
story-tight = Le moment le plus serré : { $cards } cartes à jouer, et { $room } de place sur les piles.
story-jump = Le plus grand pas : { $step } sur { $pile }, par { $name }.
story-your-jump = Le plus grand pas était le vôtre : { $step } sur { $pile }.
story-line =
    { $cards ->
        [one] La plus longue rangée prise avait { $cards } carte. { $name } l’a prise.
       *[other] La plus longue rangée prise avait { $cards } cartes. { $name } l’a prise.
    }
story-your-line =
    { $cards ->
        [one] La plus longue rangée prise avait { $cards } carte. C’est vous qui l’avez prise.
       *[other] La plus longue rangée prise avait { $cards } cartes. C’est vous qui l’avez prise.
    }
best-new = Votre meilleur résultat jusqu’ici !
best-left = Votre meilleur résultat jusqu’ici : { result-left }.
best-wins = Parties gagnées à ce nombre de joueurs : { $wins } sur { $games }.
round-over = La manche { $round } est finie
round-turned-up = Retournées : { $cards }
round-next = Manche suivante
round-points = Cette manche
rematch = Rejouer
to-rematch = Aller à la partie suivante
replay = Revoir la partie
record = Enregis­trement
share-text = Partager le résultat
share-image = Partager en image
hands-left = Les cartes restantes
cards-left = Cartes restantes
room-left = Place sur les piles
picture-about =
    { $moves ->
        [one] Déroulement de la partie : { $moves } coup ; cartes restantes : { $left }.
       *[other] Déroulement de la partie : { $moves } coups ; cartes restantes : { $left }.
    }
replay-later = La partie sera visible dans un instant.
replay-none = Aucune partie à revoir ici
replay-first = Au début
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Mettre en pause
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-moves = Tous les coups
replay-marks = Ce qui a été dit
open-record = Ouvrir un enregistrement
open-record-about = On vous a envoyé l’enregistrement d’une partie ? Choisissez le fichier pour la revoir ici. Rien n’est conservé.
replay-move = Coup
replay-at = Coup { $move } sur { $moves }.
replay-start = Les cartes sont distribuées.
replay-ends = { $name } termine le tour.
copy-position = Copier la position
to-table = Aller à la table

## Cette personne

other-device = Sur un autre appareil
other-device-about = Ouvrez ce lien sur votre autre appareil dans les dix minutes pour y retrouver vos places. Il ne sert qu’une fois.
other-device-link = Créer un lien
forget-me = Effacer mes données
forget-me-about = Votre nom, vos places et vos messages seront effacés de ce serveur. C’est irréversible.
forget-me-yes = Tout effacer

## La connexion

connection-connecting = Connexion…
connection-lost = Connexion perdue. Reconnexion…
connection-silent = Le serveur ne répond pas. Ce que vous avez fait sera envoyé dès qu’il répondra.
sending = Envoi…
connection-back = La connexion est rétablie.
connection-closed = La connexion est fermée. Rechargez la page pour continuer.
connection-none = Vous êtes hors ligne. Vos tables sont en sécurité sur le serveur ; en attendant, vous pouvez lire les règles.
page-stale = Cette page n’est plus à jour.
reload = Recharger
table-gone = Impossible d’ouvrir cette table

## Touches

keys = Raccour­cis clavier
keys-number = Choisir la carte qui porte ce nombre
keys-walk = Parcourir votre main
keys-choose = Choisir la carte, ou la jouer sur la pile
keys-put-back = Désélectionner la carte
keys-pile = Jouer la carte choisie sur cette pile
keys-end = Terminer le tour
keys-begin = Jouer en premier
keys-lay = Poser la carte choisie
keys-twist = Inverser la carte choisie
keys-take = Prendre la rangée
keys-take-back = Annuler la dernière carte
keys-talk = Relire ce qui a été dit et dire quelque chose
keys-hint = Demander un conseil
keys-hand = Aller à votre main
keys-state = Entendre où en est la partie
keys-repeat = Entendre encore le dernier message
keys-sheet = Montrer cette liste

## Apprendre

learn-title = Apprendre en jouant
learn-about = Une première partie à une vraie table, avec une donne préparée. Les nouvelles règles sont expliquées au fur et à mesure.
learn-start = Com­mencer la première partie
learn-others = Les autres jeux
learn-the-game = Quatre piles, deux cartes par tour, et l’art de reculer de dix.
learn-extreme = Les mêmes piles, et sept consignes de deux familles.
learn-take-that = Une rangée, des jumelles aux chiffres inversés, et des crapauds dont personne ne veut.
got-it = Compris
first-game-the-game = Les 98 cartes sur quatre piles : deux montent, deux descendent. C’est votre première partie ?
first-game-extreme = Quatre piles, et des consignes que tout le monde doit suivre. C’est votre première partie ?
first-game-take-that = Inversez des paires comme 27 et 72, sinon il faudra prendre la rangée. C’est votre première partie ?
first-game-help = Montrez-moi
first-game-no = Non, merci
lesson-piles-goal = Ensemble, posez les 98 cartes sur quatre piles. A et B montent à partir de 1, C et D descendent à partir de 100.
lesson-piles-begin = Avec ces cartes, vous pouvez très bien commencer : touchez « { begin } ».
lesson-piles-choose = Touchez une carte. Les piles qui l’acceptent s’allument et disent ce qu’elle y coûte.
lesson-piles-cost = L’étiquette de la pile indique le pas, par exemple +4 : plus il est petit, plus il reste de place. Touchez la pile où le pas est le plus petit.
lesson-piles-pair = { $first } et { $then } ont dix d’écart. Jouez d’abord { $first } sur { $pile }, et vous verrez une astuce.
lesson-piles-draft = Personne d’autre ne voit encore la carte en pointillés. Vous pouvez l’annuler jusqu’à ce que la barre jaune soit vide.
lesson-piles-trick = L’astuce du jeu, le rétro : { $card } est exactement à dix en arrière de la pile { $pile } et peut donc reculer. Jouez-la sur cette pile pour gagner de la place.
lesson-piles-minimum =
    { $cards ->
        [one] Vous devez encore jouer { $cards } carte. Vous pouvez toujours en jouer plus.
       *[other] Vous devez encore jouer { $cards } cartes. Vous pouvez toujours en jouer plus.
    }
lesson-piles-end = Vous avez joué assez de cartes. Continuez tant que cela coûte peu, ou terminez le tour ; ensuite vous piochez.
lesson-piles-marks = { $name } a mis un signe sur { $pile }. Il veut dire : « { $words } » Touchez un drapeau pour en donner un. Pas de nombres !
lesson-piles-empty = La pioche est vide : désormais une carte par tour suffit. Débarrassez-vous de toutes vos cartes !
lesson-extreme-goal = Les mêmes quatre piles, mais 28 cartes portent une consigne. Qui en enfreint une fait perdre tout le monde.
lesson-command = { $command } : { $does } { $family }.
lesson-fatal = L’une de vos cartes enfreindrait une consigne en ce moment. Vous devrez confirmer avant de la jouer.
lesson-line-goal = Chacun pour soi : gagnez des paires comme 27 et 72. Chacune de vos cartes visibles compte 1 point.
lesson-line-open = Il n’y a pas encore de rangée : n’importe quelle carte l’ouvre. Vous avez { $card } et { $twin } : ouvrez avec { $card }, vous la récupérerez.
lesson-line-reach = Posez une carte de { $low } à { $high } : à dix au plus de la dernière. Ces cartes ont un bord vert.
lesson-line-twist = Vous avez { $card }, et { $twin } est dans la rangée. Inversez-les : les deux sont à vous et comptent 2 points.
lesson-line-toad = La carte sombre est un crapaud. Il n’a pas de jumelle, et il compte moins 5 si vous le prenez avec la rangée.
lesson-line-take = Rien ne convient : il faut prendre la rangée. Ses cartes comptent contre vous. Puis vous ouvrez une nouvelle rangée.
lesson-line-price = La rangée coûte déjà { $price }. Qui ne peut pas continuer doit la prendre : laissez-la aux autres.
lesson-line-empty = La pioche est vide. Dès que la rangée disparaît, la manche est finie.
lesson-over-the-game = Vous connaissez maintenant THE GAME. Continuez avec deux robots, ou découvrez les consignes d’EXTREME.
lesson-over-extreme = Vous connaissez maintenant THE GAME EXTREME. Continuez avec deux robots, ou apprenez TAKE THAT.
lesson-over-take-that = Vous connaissez maintenant TAKE THAT. Continuez avec deux robots, ou apprenez THE GAME.
lesson-next = Apprendre { $game }
learned = Appris
figure-piles = Deux piles montent à partir de 1, deux descendent à partir de 100.
figure-trick = Dix en arrière sur une pile qui monte : 47 sur 57.
figure-twins = 27 et 72 sont jumelles ; 33 est un crapaud.
figure-line = 63 convient : à 4 seulement de 59.

## Pourquoi une table dit non

refusal-table-no-such-seat = Cette place n’existe pas à cette table.
refusal-table-seat-taken = Quelqu’un y est déjà assis.
refusal-table-seat-reserved = Cette place est réservée à quelqu’un qui a une invitation.
refusal-table-already-seated = Vous avez déjà une place à cette table.
refusal-table-not-seated = Il faut une place à la table pour cela.
refusal-table-not-host = Seul l’hôte peut faire cela.
refusal-table-started = Les cartes sont déjà distribuées.
refusal-table-not-started = Les cartes ne sont pas encore distribuées.
refusal-table-seats-open = Toutes les places doivent être prises : invitez quelqu’un ou ajoutez des robots.
refusal-table-other-cards = Une table garde son jeu et sa donne : ouvrez une nouvelle table pour en changer.
refusal-table-bad-settings = Une table ne peut pas avoir ces réglages.
refusal-table-too-few-seats = Il n’y aurait plus assez de places : libérez d’abord les dernières.
refusal-table-over = La partie est déjà finie.
refusal-table-not-over = La partie n’est pas encore finie.
refusal-table-no-such-bot = Il n’y a pas de robot de ce niveau pour ce jeu.
refusal-table-bad-move = Ce n’est pas un coup de ce jeu.
refusal-table-no-draft = Il n’y a rien à annuler : les autres l’ont vu.
refusal-table-no-such-mark = Ce signe n’existe pas.
refusal-table-no-marks = À cette table, on joue sans signes.
refusal-table-no-chat = À cette table, on joue sans discussion.
refusal-table-chat-empty = Votre message est vide.
refusal-table-chat-too-long = Un message a 300 caractères au plus.
refusal-table-chat-too-fast = Doucement : attendez un peu avant le message suivant.
refusal-table-names-a-number = Il est interdit de nommer les nombres des cartes. Essayez de le dire autrement.
refusal-table-bad-name = Un nom a de 1 à 24 lettres et aucun nombre.
name-refused = « { $part } » ne peut pas figurer dans un nom. { $reason } Les noms se voient à chaque table, et des nombres pourraient trahir des cartes.
refusal-table-not-away = Cette personne est à la table.
refusal-table-not-a-person = Cette place n’est pas occupée par une personne.
refusal-table-own-seat = Vous ne pouvez pas voter au sujet de votre propre place.
refusal-table-not-replaced = Aucun robot ne joue pour vous.
refusal-table-time-over = Votre temps pour ce tour est écoulé : un robot le termine, puis ce sera de nouveau à vous.
refusal-table-vote-alone = Il faut plus d’une voix pour donner définitivement la place de quelqu’un ; votez pour qu’un robot joue jusqu’à son retour.
refusal-table-hints-off = À cette table, on joue sans conseils.
refusal-table-nothing-to-hint = Il n’y a pas de coup à conseiller maintenant.
refusal-table-hint-late = La partie a continué : redemandez.
refusal-table-log-full = L’historique de cette table est plein : vous pouvez encore jouer, mais rien faire d’autre.
refusal-table-muted = L’hébergeur de ce serveur vous a retiré la parole : vous ne pouvez pas écrire de messages pour le moment.
refusal-table-unwanted-word = L’hébergeur de ce serveur n’accepte pas l’un de ces mots. Dites-le autrement.
refusal-table-draining = Ce serveur va bientôt s’arrêter : aucune nouvelle partie ne peut commencer. Les parties en cours peuvent être terminées.
refusal-table-rematched = La partie suivante est déjà ouverte.
refusal-table-no-team = Seule une équipe peut abandonner une partie.
refusal-table-fits-nowhere = Cette carte ne va sur aucune pile.
refusal-table-draft-waits = Attendez que les autres voient votre dernier coup, ou annulez-le.
refusal-talk-silence = SILENCE est visible : ni paroles ni signes.
refusal-talk-alone = Vous jouez en solo : il n’y a personne à qui parler.
refusal-talk-game-over = La partie est finie ; les signes ne veulent plus rien dire.
refusal-talk-no-such-seat = Seuls les joueurs de cette table peuvent donner des signes.
refusal-talk-needs-a-pile = Indiquez sur quelle pile donner le signe.
refusal-talk-needs-no-pile = Ce signe ne se donne pas sur une pile.
refusal-talk-not-offered = Ce signe désignerait une carte ; il n’est donc pas proposé ici.
refusal-talk-begun = La partie a déjà commencé.
refusal-talk-no-commands = Il n’y a pas de consignes dans ce jeu.

## Ce qui peut clocher dans une demande

problem-server-no-such-table = Cette table n’existe pas ici.
problem-server-no-such-page = Il n’y a rien à l’adresse demandée.
problem-server-no-person = Choisissez d’abord un nom.
problem-server-bad-request = La demande n’a pas été comprise.
problem-server-bad-settings = Une table ne peut pas être réglée ainsi.
problem-server-bad-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il a été modifié.
problem-server-bad-code = Ce code n’est pas valide, ou il a déjà servi. Demandez-en un autre.
problem-server-bad-origin = Cette demande vient d’un autre site.
problem-server-bad-host = Ce serveur ne répond pas à ce nom.
problem-server-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-server-refused = La table refuse cela.
problem-server-not-admin = Il faut pour cela un jeton valide de l’hébergeur : « tenback admin token make » en crée un.
problem-server-admin-insecure = Un jeton de l’hébergeur n’est accepté que par https ou depuis la machine du serveur.
problem-server-no-such-person = Cette personne n’existe pas ici.
problem-server-no-such-report = Ce signalement n’existe pas.
problem-server-removed = L’hôte vous a retiré le droit de regarder cette table.
problem-server-draining = Ce serveur va bientôt s’arrêter : aucune nouvelle table ne peut être ouverte. Les parties en cours peuvent être terminées.
problem-server-game-running = Les mains restent cachées jusqu’à la fin de la partie.
problem-server-deal-open = La même donne se joue encore à d’autres tables. Ses cartes seront montrées quand elle sera close.
problem-server-no-such-deal = Cette donne du jour n’existe pas. Un jour commence dès que c’est cette date quelque part sur Terre ; si votre jour a déjà commencé, vérifiez l’heure de votre appareil.
problem-server-other-secret = Le secret du serveur a changé depuis que cette donne a été proposée : elle ne peut plus être distribuée. Les donnes de demain ne sont pas touchées.
problem-server-too-large = Le message est trop volumineux.
problem-server-too-many = Doucement : trop de demandes. Réessayez dans un instant.
problem-server-too-many-messages = Doucement : trop de messages. Revenez dans un instant.
problem-server-not-a-message = Le message n’a pas été compris.
problem-server-too-slow = Votre connexion est trop lente pour suivre.
problem-server-silent = La connexion a été coupée après une trop longue inactivité.
problem-server-closing = Le serveur redémarre.
problem-server-busy = Les robots sont occupés ou pas encore prêts. Redemandez dans un instant.
problem-server-storage = Le serveur ne peut rien enregistrer pour le moment. Vérifiez la table avant de réessayer.
problem-server-broken = Une erreur est survenue sur le serveur. La table est intacte ; réessayez.
review-title = Que s’est-il passé ?
review-mistakes-title = Mes erreurs
