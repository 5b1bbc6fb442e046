# Was `tenback doctor` über den Rechner sagt.

doctor-ok = ok
doctor-attention = PRÜFEN
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = kompilierter Code
doctor-about-database = Datenbank
doctor-about-disk = Speicherplatz
doctor-about-port = Port
doctor-about-proxy = öffentliche Adresse
doctor-about-headers = Proxy-Header
doctor-about-websockets = WebSockets
doctor-about-clock = Uhr

doctor-python = tenback { $version } mit Python { $python }, { $system }
doctor-kernels = liegt in { $path } ({ $megabytes } MB)
doctor-kernels-empty = noch leer ({ $path }): vor dem ersten Spiel mit Bots wird ein, zwei Minuten kompiliert
doctor-kernels-bad = tenback darf nicht in { $path } schreiben, also kompilieren die Bots nach jedem Start neu. Setze NUMBA_CACHE_DIR auf einen Ordner, in den tenback schreiben darf.
doctor-database = { $path } lässt sich öffnen
doctor-database-new = { $path } wird beim ersten Start angelegt
doctor-database-new-bad = { $path } lässt sich nicht anlegen: tenback darf nicht in { $folder } schreiben. Wähle mit --database einen anderen Ort oder ändere den Besitzer des Ordners.
doctor-database-read-only = { $path } ist schreibgeschützt, also kann nichts gespeichert werden. Gib dem Benutzer, der tenback startet, Schreibrechte.
doctor-disk = { $gigabytes } GB frei in { $folder }
doctor-disk-bad = in { $folder } ist fast kein Platz mehr. Ist der Speicher voll, kann niemand mehr einen Zug machen: Gib mindestens 1 GB frei.
doctor-port = { $port } ist frei
doctor-port-served = tenback läuft schon auf { $port }
doctor-port-bad = { $port } ist von einem anderen Programm belegt. Beende es oder wähle einen anderen --port.
doctor-proxy = { $address } führt zu einem tenback-Server
doctor-proxy-bad = unter { $address } antwortet kein tenback. Prüfe den Namen, das Zertifikat, das Ziel des Proxys und ob er den Host-Header behält.
doctor-headers = Adressen und https kommen an (der Server sieht diesen Rechner als { $address })
doctor-headers-direct = kein Proxy dazwischen (der Server sieht diesen Rechner als { $address })
doctor-headers-none = der Server sagt nicht, wie Anfragen ankommen. Aktualisiere ihn oder prüfe, ob der Proxy /api/connection durchreicht.
doctor-headers-untrusted = der Server vertraut diesem Proxy nicht; deshalb gilt ein Limit für alle Gäste zusammen, und Cookies sind nicht sicher. Trage die Adresse des Proxys in trusted_proxies ein (der Server sieht { $address }).
doctor-headers-scheme = der Server weiß nicht, ob Gäste http oder https verwenden; Links oder Cookies funktionieren dann vielleicht nicht. Lass den Proxy X-Forwarded-Proto senden und prüfe, ob public_url mit dem richtigen Schema beginnt.
doctor-headers-address = für alle Gäste gilt zusammen ein Limit, weil der Server jeden Gast als { $address } sieht. Lass den Proxy X-Forwarded-For senden.
doctor-headers-claimed = Gäste können ihre Adresse frei erfinden und so Limits umgehen. Lass den Proxy X-Forwarded-For überschreiben (nginx: $remote_addr).
doctor-headers-unchecked = nicht geprüft. Starte diesen Befehl mit --public-url, während der Server läuft.
doctor-websockets = { $address } reicht sie durch
doctor-websockets-bad = { $address } reicht sie nicht durch. Leite die Header Upgrade und Connection weiter (siehe Anleitung zum Hosten).
doctor-websockets-unchecked = nicht geprüft, weil kein Server geantwortet hat. Starte einen und dann diesen Befehl noch einmal.
doctor-clock = { $time }
doctor-clock-bad = { $time } scheint falsch zu sein. Schalte die Zeitsynchronisation ein.
