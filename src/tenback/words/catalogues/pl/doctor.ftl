# Co `tenback doctor` mówi o komputerze.

doctor-ok = ok
doctor-attention = SPRAWDŹ
doctor-unchecked = --
doctor-line = { "[" }{ $state }] { $about }: { $told }

doctor-about-python = Python
doctor-about-kernels = skompilowany kod
doctor-about-database = baza danych
doctor-about-disk = miejsce na dysku
doctor-about-port = port
doctor-about-proxy = adres publiczny
doctor-about-headers = nagłówki proxy
doctor-about-websockets = WebSockety
doctor-about-clock = zegar

doctor-python = tenback { $version }, Python { $python }, { $system }
doctor-kernels = jest w { $path } ({ $megabytes } MB)
doctor-kernels-empty = jeszcze pusto ({ $path }): przed pierwszą grą z botami kompilacja trwa minutę lub dwie
doctor-kernels-bad = w { $path } nie można niczego zapisać, więc kod botów kompiluje się po każdym uruchomieniu od nowa. Ustaw w NUMBA_CACHE_DIR folder, w którym tenback może zapisywać.
doctor-database = można otworzyć { $path }
doctor-database-new = { $path } powstanie przy pierwszym uruchomieniu
doctor-database-new-bad = nie można utworzyć { $path }: tenback nie może zapisywać w { $folder }. Wybierz inne --database albo zmień właściciela folderu.
doctor-database-read-only = { $path } jest tylko do odczytu, niczego nie dałoby się zapisać. Nadaj prawo zapisu użytkownikowi, który uruchamia tenback.
doctor-disk = { $gigabytes } GB wolnego miejsca w { $folder }
doctor-disk-bad = w { $folder } prawie nie ma miejsca. Bez miejsca nikt nie wykona ruchu: zwolnij co najmniej 1 GB.
doctor-port = { $port } jest wolny
doctor-port-served = tenback już działa na { $port }
doctor-port-bad = { $port } zajmuje inny program. Zatrzymaj go albo wybierz inny --port.
doctor-proxy = { $address } prowadzi do serwera tenback
doctor-proxy-bad = pod { $address } nie odpowiada żaden tenback. Sprawdź nazwę, certyfikat, cel serwera proxy i czy zachowuje nagłówek Host.
doctor-headers = adresy gości i https są przekazywane (serwer widzi ten komputer jako { $address })
doctor-headers-direct = bez proxy po drodze (serwer widzi ten komputer jako { $address })
doctor-headers-none = serwer nie mówi, jak docierają żądania. Zaktualizuj go albo sprawdź, czy proxy przekazuje /api/connection.
doctor-headers-untrusted = serwer nie ufa temu proxy, więc wszyscy goście mają jeden wspólny limit, a pliki cookie nie są bezpieczne. Dodaj adres proxy do trusted_proxies (serwer widzi { $address }).
doctor-headers-scheme = serwer nie wie, czy goście używają http, czy https, więc linki lub pliki cookie mogą nie działać. Ustaw w proxy wysyłanie X-Forwarded-Proto i sprawdź, czy public_url zaczyna się od właściwego schematu.
doctor-headers-address = wszyscy goście mają jeden wspólny limit, bo serwer widzi każdego jako { $address }. Ustaw w proxy wysyłanie X-Forwarded-For.
doctor-headers-claimed = goście mogą zmyślić swój adres i tak omijać limity. Ustaw w proxy nadpisywanie X-Forwarded-For (nginx: $remote_addr).
doctor-headers-unchecked = nie sprawdzono. Uruchom to polecenie z --public-url, gdy serwer działa.
doctor-websockets = { $address } je przekazuje
doctor-websockets-bad = { $address } ich nie przekazuje. Przekazuj nagłówki Upgrade i Connection (zobacz poradnik dla gospodarzy).
doctor-websockets-unchecked = nie sprawdzono, bo żaden serwer nie odpowiedział. Uruchom go i powtórz to polecenie.
doctor-clock = { $time }
doctor-clock-bad = { $time } wygląda na błędny czas. Włącz synchronizację czasu.
