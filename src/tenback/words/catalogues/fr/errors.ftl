# Ce qui peut aller de travers hors des règles : options, robots, fichiers, serveur et base de données.

## Jeux et enregistrements

error-illegal-move = La place { $seat } ne peut pas jouer ce coup maintenant : { $move }.
error-not-a-move = { $given } n’est pas un coup de { $game } : prenez-en un de legal_moves ou view.legal, ou lisez un texte avec parse_move.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-broken-extension = Le paquet installé qui fournit « { $name } » ({ $group } : { $value }) ne se charge pas : { $reason }. Réparez-le ou désinstallez-le.
error-broken-record = L’enregistrement n’est pas valide à la ligne { $line }, coup { $move } : { $reason }
error-wrong-result = La partie a donné « { $expected } », mais le fichier dit « { $given } ».
error-no-result = Le fichier s’arrête avant la ligne du résultat.
error-no-marks = Il n’y a pas de signes dans { $game } : désactivez les échanges.
error-cannot-give-up = Cette partie ne peut pas être abandonnée : elle n’est pas en cours, ou on n’y joue pas en équipe.
error-talk-alone = En solo, il n’y a personne à qui parler : désactivez les échanges, ou jouez au moins à deux.
error-wrong-talk = Dans les environnements, talk vaut False, « marks » (ou True) ou « free », pas « { $given } ».
error-no-open-start = Dans { $game }, les règles disent qui commence : n’utilisez pas open_start.
error-nothing-to-hint = Ce n’est pas le tour de cette place : il n’y a pas de conseil à donner.
error-no-hints = Il n’y a ni conseils ni analyses pour { $game }.
error-not-finished = Cette partie n’est pas finie : la chance et les erreurs ne sont montrées que pour les parties finies.
error-game-in-use = Cette partie est déjà ouverte dans un autre terminal : { $path }

## Robots et séries

error-unknown-bot = Il n’y a pas de robot « { $name } » pour { $game }. Choisissez parmi { $bots }, ou exec:COMMANDE.
error-too-many-bots = Il y a plus de robots ({ $bots }) que de places ({ $seats }) : nommez-en moins.
error-one-bot = Un match demande deux robots différents : ajoutez-en un autre que { $name } avec --bot.
error-wrong-option = { $flag } n’est pas une option de { $game }.
error-other-series = { $path } contient une autre série : choisissez un autre --out, ou supprimez-le.
error-no-cluster = Aucun cluster Ray ne répond à { $address } : { $reason }
error-bot-hung = Le programme du robot n’a pas répondu en { $seconds } s. Vide-t-il son tampon de sortie (flush) après chaque ligne ?
error-bot-answer = Le programme du robot devait répondre « { $wanted } » avec l’id { $number }, mais a répondu : { $given }
error-bot-not-ready = Le programme du robot devait répondre « ready », mais a répondu : { $given }
error-bot-not-started = Le programme « { $command } » du robot ne démarre pas : { $reason }
error-bot-ended = Le programme du robot s’est terminé.
error-bot-ended-with = Le programme du robot s’est terminé avec le code { $code }.
error-bot-not-json = Le programme du robot doit répondre par un objet JSON, mais a répondu : { $given }
error-bot-no-mark = Le programme du robot a donné un signe qui n’existe pas : { $given }
error-bot-parameter = « { $parameter } » dans « { $bot } » n’est pas nom=valeur : écrivez par exemple expert:samples=1700.
error-bot-no-parameter = Le robot { $bot } n’a pas de paramètre { $parameter }. Ses paramètres : { $has }.
error-bot-value = Le robot { $bot } n’accepte pas { $parameter } : donnez une valeur comme { $example }.
error-bot-parameters = Le robot { $bot } n’accepte pas ces paramètres : { $reason }
error-no-bot-file = Il n’y a pas de fichier { $path } : nommez votre robot FICHIER.py:CLASSE.
error-no-bot-in-file = { $path } n’a pas de robot « { $name } » : nommez-le FICHIER.py:CLASSE. Ses robots : { $bots }.
error-bot-file-broke = Le robot { $path } ne peut pas être chargé : { $trace }
error-not-a-bot = { $kind } n’est pas un robot : il lui manque { $missing }. Un robot a name, choose() et say().
error-bot-greeting = Le robot « { $bot } » ne peut pas jouer : { $reason }
error-bot-failed = Le robot { $bot } à la place { $seat } { $fault ->
        [hung] n’a pas répondu à temps
        [cheated] a répondu par un coup interdit
       *[crashed] s’est arrêté sur une erreur
    } : { $detail }
error-too-many-forfeits = Arrêté : { $forfeits } décisions sur { $decisions } ont été perdues par forfait. La première raison : { $reason }
error-out-exists = { $path } contient déjà une autre série : choisissez un autre --out, continuez-la avec --resume ou remplacez-la avec --force.
error-out-file-exists = { $path } existe déjà : choisissez un autre nom ou remplacez le fichier avec --force.
error-other-version = { $path } vient de { $found }, mais ceci est { $known } : --resume mélangerait les deux. Choisissez un autre --out.
error-no-extra = { $package } n’est pas installé. Installez-le avec : pip install 'tenback[{ $extra }]'
error-worker-lost = Un processus de travail s’est arrêté de façon inattendue (code { $code }). Si la mémoire manquait, réduisez --processes ; --resume reprend la série.
error-number-of-bots = Une partie demande un robot par place : { $seats }, et non { $bots }.
error-no-team = Le jeu croisé demande une équipe d’au moins deux ; { $game } avec ce nombre de joueurs n’en a pas.
error-unknown-benchmark = Il n’y a pas de banc d’essai « { $name } ». Choisissez parmi { $known }, ou verify FICHIER.
error-submission = { $path } n’est pas valide : { $reason }
error-game-file-name = Les parties s’écrivent dans FICHIER.parquet ou FICHIER.jsonl.zst, pas dans { $path }.
error-game-file = { $path } n’est pas un fichier de parties que ce tenback peut lire : { $reason }

## Environnements d’apprentissage

error-no-encoding = { $game } n’a pas d’encodage : il lui faut un point d’entrée dans tenback.encodings.
error-start-other-options = La position appartient à une partie avec d’autres options.
error-start-over = Cette partie est finie : partez d’une position antérieure.
error-start-not-begun = Personne n’a encore commencé : indiquez qui commence en distribuant, ou utilisez open_start.
error-start-one-way = Une partie ne commence que d’une façon. Indiquez un seul de ces choix : { $ways }.
error-start-openspiel-seat = Dans OpenSpiel, la place 0 commence, ou l’équipe choisit : distribuez avec starter 0 ou None.
error-start-openspiel-entry = L’enregistrement continue avec « { $entry } », qu’aucun joueur ne décide ici.
error-cannot-record = Cette partie a commencé à partir d’une position : seules les parties distribuées peuvent être enregistrées.
error-no-such-action = Il n’y a pas d’action { $action } : donnez pour chaque partie un numéro de 0 à { $last }.
error-illegal-action = La place { $seat } ne peut pas faire l’action { $action } ({ $words }) maintenant : choisissez-en une dont le masque vaut 1.
error-reset = Aucune partie n’est en cours : appelez d’abord reset().
error-reset-some = Certaines parties sont finies ou n’ont pas commencé : réinitialisez-les d’abord, voir reset_mask.
error-reserved-seed = Les donnes de la graine { $seed } sont réservées aux tests : utilisez une graine inférieure à { $first }.
error-no-commands = Seul EXTREME a des consignes : n’indiquez pas de répartition.
error-opponents-no-seat = Avec des robots, indiquez quelle place est la vôtre : passez seat=0, ou retirez les robots.
error-opponents-count = Il faut autant de robots ({ $bots }) que d’autres places ({ $seats }).

## Le serveur

error-cannot-write = Impossible d’écrire { $path } : { $reason }
error-file-exists = { $path } existe déjà : choisissez un autre nom.
error-no-folder = Impossible d’écrire { $path } : le dossier n’existe pas.
error-backup-postgres = PostgreSQL a sa propre sauvegarde : utilisez pg_dump.
error-no-table = Il n’y a pas de table { $table }.
error-deal-open = À la table { $table } se joue une donne encore ouverte à d’autres. Exportez la table quand la donne sera close.
error-deal-secret = Le secret des donnes du jour est inutilisable ({ $path } : { $reason }). Rendez le dossier accessible en écriture, restaurez le fichier ou définissez TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret a moins de { $least } caractères. Prenez un texte aléatoire plus long, ou laissez-le vide : un fichier sera créé.
error-table-exists = La table { $table } existe déjà.
error-no-table-file = Ce fichier n’est pas une table exportée : { $reason }
error-port-in-use = Le port { $port } est occupé : arrêtez le programme qui l’utilise, ou choisissez-en un autre avec --port.
error-port-rights = Le port { $port } demande des droits particuliers : choisissez-en un au-dessus de 1023 avec --port.
error-no-address = Cette machine n’a pas d’adresse « { $host } » où écouter : voir --host.
error-not-toml = { $path } n’est pas du TOML valide : { $reason }
error-no-such-setting = { $path } : il n’y a pas de réglage « { $name } ». Les réglages sont : { $settings }.
error-setting-text = Le réglage { $name } doit être un texte, pas « { $given } ».
error-setting-whole-number = Le réglage { $name } doit être un nombre entier, pas « { $given } ».
error-setting-number = Le réglage { $name } doit être un nombre, pas « { $given } ».
error-setting-names = Le réglage { $name } doit être une liste de noms, pas « { $given } ».
error-setting-range = Le réglage { $name } doit être compris entre { $low } et { $high }, pas « { $given } ».
error-setting-port = Un port doit être compris entre 0 et 65535, pas { $given }.
error-setting-workers = Il faut au serveur au moins un processus de travail, pas { $given }.
error-setting-limit-factor = Les limites de débit ne se multiplient que par un nombre supérieur à 0, pas par { $given }.
error-setting-silent-seconds = Le délai accordé à un client silencieux va de 1 à 3600 secondes, pas { $given }.
error-setting-one-worker = Plusieurs processus demandent PostgreSQL : donnez --database postgresql://…, ou gardez un seul processus.
error-setting-public-url = L’adresse publique doit être http:// ou https:// suivi d’un nom, pas « { $given } ».
error-layout-too-long = Une répartition compte { $most } caractères au plus.
error-practice-public = À une table publique, personne ne doit pouvoir connaître les cartes d’avance : omettez practice_deal ou public.
error-game-option = { $game } n’a pas d’option { $name } qui puisse valoir « { $given } ».
error-seats = Nommez chacune des { $players } places, et « me » une fois au plus.
error-seat = Une place doit être « me », « open » ou l’un des robots { $bots }, pas « { $given } ».

## La base de données

error-no-database = Il n’y a pas de base de données { $path }.
error-admin-token-name = Le nom d’un jeton a de 1 à { $most } caractères imprimables.
error-admin-no-such-token = Il n’y a pas de jeton { $token } : « tenback admin token list » montre leurs identifiants.
error-admin-no-token = Aucun jeton n’a été indiqué : mettez-le dans { $variable } ou nommez son fichier avec --token-file. « tenback admin token make NOM » en crée un.
error-admin-insecure = Le jeton ne sera pas envoyé en clair à { $server } : utilisez https, ou lancez ceci sur la machine du serveur.
error-admin-no-server = Aucun serveur ne répond à { $server } : démarrez-le, ou nommez-en un autre avec --server.
error-admin-refused = Le serveur refuse : { $reason }
error-database-address = { $url } n’est pas l’adresse d’une base de données : donnez un fichier, ou postgresql://…
error-database-in-use = La base de données { $path } est utilisée par un autre tenback : arrêtez-le, ou choisissez une autre --database.
error-database-foreign = { $path } n’est pas une base de données de tenback : restaurez une sauvegarde, ou choisissez une autre --database.
error-database-damaged = La base de données { $path } est endommagée : restaurez une sauvegarde, ou choisissez une autre --database.
error-database-not-opened = La base de données { $path } ne s’ouvre pas : son dossier existe-t-il, et pouvez-vous y écrire ?
error-database-unusable = La base de données { $path } est inutilisable : { $reason }
error-database-unreadable = La base de données est illisible : { $reason }. Restaurez une sauvegarde, ou choisissez une autre --database.
error-database-unwritable = Impossible d’écrire dans la base de données : { $reason }.
error-file-too-long = { $path } dépasse { $most } Mio : aucune table n’est aussi grande.
error-no-plain-file = { $path } n’est pas un fichier.
error-table-file-line = Ce fichier n’est pas une table exportée. Ligne { $line } : { $reason }
error-table-format = Ce fichier de table a le format { $found } ; ce tenback connaît le format { $known }.
error-setting-bot-processes = Les robots peuvent avoir de 0 (autant que possible) à { $most } processus, pas { $given }.
error-setting-days = { $name } va de 0 (pour toujours) à { $most } jours, pas { $given }.
error-database-no-file = { $path } n’est pas un fichier : choisissez une autre --database.
error-database-two-names = { $path } a un second nom (un lien physique) : deux serveurs pourraient l’utiliser sans le remarquer. Supprimez l’un des noms.
error-database-newer = La base de données vient d’un tenback plus récent (schéma { $found } ; celui-ci connaît { $known }) : mettez tenback à jour.
error-postgres-driver = Le pilote PostgreSQL manque : installez tenback[postgres].
error-postgres-silent = PostgreSQL ne répond pas : { $reason }
error-database-busy = La base de données est trop occupée : réessayez dans un instant.
error-database-lost = La connexion à la base de données est perdue : { $reason }
error-database-conflict = Un autre processus l’a déjà écrit : { $reason }
