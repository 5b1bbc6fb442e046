# Ce que `tenback doctor` dit de la machine.

doctor-ok = ok
doctor-attention = À VOIR
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about } : { $told }

doctor-about-python = Python
doctor-about-kernels = code compilé
doctor-about-database = base de données
doctor-about-disk = espace disque
doctor-about-port = port
doctor-about-proxy = adresse publique
doctor-about-headers = en-têtes du proxy
doctor-about-websockets = WebSockets
doctor-about-clock = horloge

doctor-python = tenback { $version } avec Python { $python }, { $system }
doctor-kernels = conservé dans { $path } ({ $megabytes } Mo)
doctor-kernels-empty = encore vide ({ $path }) : la première partie avec des robots demande une à deux minutes de compilation
doctor-kernels-bad = impossible d’écrire dans { $path } : le code des robots est recompilé à chaque démarrage. Indiquez dans NUMBA_CACHE_DIR un dossier où tenback peut écrire.
doctor-database = { $path } s’ouvre
doctor-database-new = { $path } sera créée au premier démarrage
doctor-database-new-bad = impossible de créer { $path } : tenback ne peut pas écrire dans { $folder }. Choisissez une autre --database ou changez le propriétaire du dossier.
doctor-database-read-only = { $path } est en lecture seule : rien ne peut être enregistré. Donnez le droit d’écriture à l’utilisateur qui lance tenback.
doctor-disk = { $gigabytes } Go libres dans { $folder }
doctor-disk-bad = presque plus de place dans { $folder }. Quand le disque est plein, personne ne peut jouer : libérez au moins 1 Go.
doctor-port = { $port } est libre
doctor-port-served = tenback tourne déjà sur { $port }
doctor-port-bad = un autre programme utilise { $port }. Arrêtez-le ou choisissez un autre --port.
doctor-proxy = { $address } mène à un serveur tenback
doctor-proxy-bad = aucun tenback ne répond à { $address }. Vérifiez le nom, le certificat, la cible du proxy et l’en-tête Host, qui doit être conservé.
doctor-headers = l’adresse des invités et le https sont bien transmis (le serveur voit cette machine comme { $address })
doctor-headers-direct = aucun proxy entre les deux (le serveur voit cette machine comme { $address })
doctor-headers-none = le serveur ne dit pas comment les requêtes arrivent. Mettez-le à jour, ou vérifiez que le proxy transmet /api/connection.
doctor-headers-untrusted = le serveur ne fait pas confiance à ce proxy : tous les invités partagent une même limite de débit et les cookies ne sont pas sécurisés. Ajoutez l’adresse du proxy à trusted_proxies (le serveur voit { $address }).
doctor-headers-scheme = le serveur ne sait pas si les invités utilisent http ou https : des liens ou des cookies risquent de ne pas fonctionner. Configurez le proxy pour qu’il envoie X-Forwarded-Proto, et vérifiez que public_url commence par le bon protocole.
doctor-headers-address = tous les invités partagent une même limite de débit, car le serveur voit chacun comme { $address }. Configurez le proxy pour qu’il envoie X-Forwarded-For.
doctor-headers-claimed = les invités peuvent inventer leur adresse et échapper ainsi aux limites de débit. Configurez le proxy pour qu’il remplace X-Forwarded-For (nginx : $remote_addr).
doctor-headers-unchecked = non vérifiés. Relancez cette commande avec --public-url pendant que le serveur tourne.
doctor-websockets = { $address } les transmet
doctor-websockets-bad = { $address } ne les transmet pas. Transmettez les en-têtes Upgrade et Connection (voir le guide d’hébergement).
doctor-websockets-unchecked = non vérifiés : aucun serveur n’a répondu. Démarrez-en un, puis relancez cette commande.
doctor-clock = { $time }
doctor-clock-bad = { $time } semble fausse. Activez la synchronisation de l’heure.
