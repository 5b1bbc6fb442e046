# Co `tenback doctor` říká o počítači.

doctor-ok = ok
doctor-attention = OVĚŘIT
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = přeložený kód
doctor-about-database = databáze
doctor-about-disk = místo na disku
doctor-about-port = port
doctor-about-proxy = veřejná adresa
doctor-about-headers = hlavičky proxy
doctor-about-websockets = WebSockety
doctor-about-clock = hodiny

doctor-python = tenback { $version }, Python { $python }, { $system }
doctor-kernels = je v { $path } ({ $megabytes } MB)
doctor-kernels-empty = zatím žádný ({ $path }): před první hrou s boty trvá překlad minutu nebo dvě
doctor-kernels-bad = do { $path } nelze zapisovat, takže kód botů se po každém startu překládá znovu. Nastav NUMBA_CACHE_DIR na složku, do které smí tenback zapisovat.
doctor-database = { $path } lze otevřít
doctor-database-new = { $path } vznikne při prvním startu
doctor-database-new-bad = { $path } nelze vytvořit: tenback nesmí zapisovat do { $folder }. Zvol jinou --database nebo změň vlastníka složky.
doctor-database-read-only = { $path } je jen pro čtení, nic by se nedalo uložit. Dej právo zápisu uživateli, který tenback spouští.
doctor-disk = v { $folder } je volných { $gigabytes } GB
doctor-disk-bad = v { $folder } už skoro není místo. Bez místa nikdo nemůže táhnout: uvolni aspoň 1 GB.
doctor-port = { $port } je volný
doctor-port-served = tenback už běží na { $port }
doctor-port-bad = { $port } používá jiný program. Zastav ho, nebo zvol jiný --port.
doctor-proxy = { $address } vede na server tenback
doctor-proxy-bad = na { $address } žádný tenback neodpovídá. Zkontroluj jméno, certifikát, cíl proxy a jestli zachovává hlavičku Host.
doctor-headers = adresy hostů i https se předávají (server vidí tento počítač jako { $address })
doctor-headers-direct = po cestě není žádná proxy (server vidí tento počítač jako { $address })
doctor-headers-none = server neříká, jak k němu požadavky přicházejí. Aktualizuj ho, nebo ověř, že proxy předává /api/connection.
doctor-headers-untrusted = server této proxy nedůvěřuje, takže všichni hosté mají jeden společný limit požadavků a cookies nejsou zabezpečené. Přidej adresu proxy do trusted_proxies (server vidí { $address }).
doctor-headers-scheme = server neví, jestli hosté používají http, nebo https, takže odkazy nebo cookies nemusí fungovat. Nastav proxy, aby posílala X-Forwarded-Proto, a zkontroluj, že public_url začíná správným schématem.
doctor-headers-address = všichni hosté mají jeden společný limit požadavků, protože server vidí každého jako { $address }. Nastav proxy, aby posílala X-Forwarded-For.
doctor-headers-claimed = hosté si mohou adresu vymyslet, a tak limity obejít. Nastav proxy, aby X-Forwarded-For přepisovala (nginx: $remote_addr).
doctor-headers-unchecked = neověřeno. Spusť tento příkaz s --public-url, když server běží.
doctor-websockets = { $address } je předává
doctor-websockets-bad = { $address } je nepředává. Nastav proxy, aby předávala hlavičky Upgrade a Connection (viz návod k hostování).
doctor-websockets-unchecked = neověřeno, protože žádný server neodpověděl. Spusť ho a příkaz zopakuj.
doctor-clock = { $time }
doctor-clock-bad = { $time } vypadá špatně. Zapni synchronizaci času.
