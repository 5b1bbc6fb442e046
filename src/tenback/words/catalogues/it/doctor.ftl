# Che cosa dice `tenback doctor` della macchina.

doctor-ok = ok
doctor-attention = VERIFICA
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = codice compilato
doctor-about-database = database
doctor-about-disk = spazio su disco
doctor-about-port = porta
doctor-about-proxy = indirizzo pubblico
doctor-about-headers = header del proxy
doctor-about-websockets = WebSocket
doctor-about-clock = orologio

doctor-python = tenback { $version } con Python { $python }, { $system }
doctor-kernels = si trova in { $path } ({ $megabytes } MB)
doctor-kernels-empty = ancora vuoto ({ $path }): alla prima partita con i bot la compilazione dura uno o due minuti
doctor-kernels-bad = in { $path } non si può scrivere, quindi i bot ricompilano a ogni avvio. Imposta NUMBA_CACHE_DIR su una cartella in cui tenback può scrivere.
doctor-database = { $path } si apre
doctor-database-new = { $path } verrà creato al primo avvio
doctor-database-new-bad = { $path } non si può creare: tenback non può scrivere in { $folder }. Scegli un altro --database o cambia il proprietario della cartella.
doctor-database-read-only = { $path } è di sola lettura, quindi non si può salvare nulla. Dai il permesso di scrittura all’utente che avvia tenback.
doctor-disk = { $gigabytes } GB liberi in { $folder }
doctor-disk-bad = in { $folder } non c’è quasi più spazio. Senza spazio nessuno può giocare: libera almeno 1 GB.
doctor-port = { $port } è libera
doctor-port-served = tenback è già attivo su { $port }
doctor-port-bad = un altro programma usa { $port }. Fermalo o scegli un’altra --port.
doctor-proxy = { $address } porta a un server tenback
doctor-proxy-bad = a { $address } non risponde nessun tenback. Controlla il nome, il certificato, la destinazione del proxy e che mantenga l’header Host.
doctor-headers = gli indirizzi degli ospiti e https vengono inoltrati (il server vede questa macchina come { $address })
doctor-headers-direct = nessun proxy in mezzo (il server vede questa macchina come { $address })
doctor-headers-none = il server non dice come arrivano le richieste. Aggiornalo, oppure controlla che il proxy inoltri /api/connection.
doctor-headers-untrusted = il server non si fida di questo proxy: tutti gli ospiti condividono un unico limite di frequenza e i cookie non sono sicuri. Aggiungi l’indirizzo del proxy a trusted_proxies (il server vede { $address }).
doctor-headers-scheme = il server non sa se gli ospiti usano http o https: link o cookie potrebbero non funzionare. Fai inviare al proxy X-Forwarded-Proto e controlla che public_url inizi con lo schema giusto.
doctor-headers-address = tutti gli ospiti condividono un unico limite di frequenza, perché il server li vede tutti come { $address }. Fai inviare al proxy X-Forwarded-For.
doctor-headers-claimed = gli ospiti possono inventarsi un indirizzo e così aggirare i limiti di frequenza. Fai sovrascrivere al proxy X-Forwarded-For (nginx: $remote_addr).
doctor-headers-unchecked = non verificati. Per verificarli, esegui questo comando con --public-url mentre il server è attivo.
doctor-websockets = { $address } li inoltra
doctor-websockets-bad = { $address } non li inoltra. Inoltra gli header Upgrade e Connection (vedi la guida per chi gestisce un server).
doctor-websockets-unchecked = non verificati, perché nessun server ha risposto. Avviane uno ed esegui di nuovo questo comando.
doctor-clock = { $time }
doctor-clock-bad = { $time } sembra sbagliato. Attiva la sincronizzazione dell’ora.
