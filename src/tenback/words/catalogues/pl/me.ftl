## Moja strona, w przeglądarce i jako `tenback stats`

me = Moje gry
me-none = Nie ma jeszcze żadnej skończonej gry. Zagraj do końca, a gra zostanie tu policzona.
me-about = Razem liczone są tylko gry z tą samą liczbą graczy, tymi samymi zasadami i tym samym sposobem porozumiewania się. Rozdania ćwiczebne się nie liczą.
me-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
me-without-hints = bez podpowiedzi
me-won = Wygrane: { $won } z { $games }
me-mean-cards = Średnio pozostałych kart: { $mean }
me-mean-points = Średnio punktów: { $mean }
me-excellent = Mniej niż dziesięć pozostałych kart: { $games }
me-streak = Wygrane z rzędu: { $now } (rekord: { $best })
me-tricks = Zagrania wsteczne: { $tricks }
me-marks = Użyte znaki: { $marks }
me-left-before = Opuszczone przed końcem: { $games }. Liczą się jako niewygrane.
me-histogram-cards = Pozostałe karty
me-histogram-points = Punkty
me-bar-won = Wygrana
me-bar = od { $low } do { $high }
me-bar-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
me-field = Cienkie paski: gry botów na poziomie „{ $level }” ({ $games }) w rozdaniach dnia rozegranych przez ciebie z tymi zasadami, proporcjonalnie.
me-bar-field = dla porównania: { $percent }% gier botów
me-best = Najlepsze gry
me-last = Ostatnie gry
me-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
me-left-early = opuszczona przed końcem
me-watch = Zobacz powtórkę
me-challenge = Wyzwanie
me-still-open = inni mogą jeszcze zagrać
me-unfinished =
    { $games ->
        [one] Jedna gra nie jest jeszcze skończona.
        [few] { $games } gry nie są jeszcze skończone.
        [many] { $games } gier nie jest jeszcze skończonych.
       *[other] { $games } gry nie jest jeszcze skończone.
    }

## Z kim gram

me-people = Z kim gram
me-people-about = Każda grupa ma własną stronę, którą widzą tylko jej członkowie.
me-together = Nasze gry
me-together-about = Tę stronę widzą tylko wymienione tu osoby. Liczą się gry, w których grały dokładnie te osoby, z botami lub bez.
me-winners = Wygrane
me-you = { $name } (ty)

## Urządzenia i kod odzyskiwania

me-devices = Moje urządzenia
me-devices-about = Na tych urządzeniach jesteś tą samą osobą. Odłącz urządzenie zgubione albo już nieużywane.
me-device = { $browser } w systemie { $platform }
me-device-program = Program
me-device-unknown = Nieznane urządzenie
me-device-this = to urządzenie
me-device-days = używane od { $first } do { $last }
me-device-day = używane { $last }
me-device-end = Odłącz
me-device-end-one = Odłącz: { $device }
me-device-end-this = W tej przeglądarce nie będziesz już grać jako { $name }.
me-device-end-other = Na tamtym urządzeniu nie będzie już można grać jako { $name }.
me-recovery = Kod odzyskiwania
me-recovery-about = Jeśli utracisz wszystkie urządzenia lub ich pliki cookie, dzięki temu kodowi w nowej przeglądarce znów będziesz tą samą osobą. Przechowuj go na papierze lub w menedżerze haseł. Kto go ma, może grać jako ty.
me-recovery-from = Kod utworzono { $day }. Nowy go zastąpi.
me-recovery-make = Utwórz kod odzyskiwania
me-recovery-shown = Twój kod odzyskiwania. Zobaczysz go tylko ten jeden raz:
me-recover = Mam kod odzyskiwania
me-recover-about = Wpisz go tak, jak jest zapisany. Wielkie litery, odstępy i kreski nie mają znaczenia.
me-recover-use = Użyj kodu
me-recover-done = Witaj ponownie, { $name }. Stary kod został zużyty; oto nowy. Zobaczysz go tylko ten jeden raz:

problem-server-mistyped-code = W tym kodzie odzyskiwania jest literówka. Porównaj go ze swoim zapisem.
problem-server-bad-recovery-code = Ten kod odzyskiwania nie działa: został użyty lub zastąpiony albo należy do innego serwera.
problem-server-no-such-device = Nie masz takiego urządzenia; być może jest już odłączone.
problem-server-no-such-company = Nie ma takiej grupy albo do niej nie należysz.

## tenback stats

stats-none = W { $folder } nie ma jeszcze skończonej gry. Zagraj poleceniem: tenback play
stats-unread =
    { $files ->
        [one] Nie udało się odczytać 1 zapisu:
        [few] Nie udało się odczytać { $files } zapisów:
        [many] Nie udało się odczytać { $files } zapisów:
       *[other] Nie udało się odczytać { $files } zapisów:
    }
stats-nobody = Z tego komputera nikt jeszcze nie grał na { $server }. Najpierw tam zagraj: tenback daily --server { $server }
me-remove-table = Usuń z tej listy
me-removed-tables = Pokaż usunięte stoły: { $count }
