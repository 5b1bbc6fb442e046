# Co pokazuje przeglądarka.

## Start

home = Strona główna
home-title = Grajcie razem. O dziesięć wstecz.
home-about = THE GAME, THE GAME EXTREME i TAKE THAT: ze znajomymi przez link albo od razu z botami. Bez konta.
home-play = Graj teraz
home-play-note = THE GAME z dwoma botami
home-fan-project = Nieoficjalny projekt fanów: bezpłatny, z otwartym kodem, bez reklam.
alone = Solo
install = Zainstaluj tenback na tym urządzeniu
with-bots = Z botami
with-friends = Ze znajomymi
learn = Nauka
rules = Zasady
my-tables = Moje stoły
my-tables-none = Nie masz jeszcze stołów.
show-all = Pokaż wszystkie
open-tables = Otwarte stoły
open-tables-none = Nikt nie otworzył teraz publicznego stołu. Otwórz swój!
table-ready = Gotowy do rozdania
table-running = W toku
guest = Gość
nowhere = Pod tym adresem nic nie ma.

## Ustawienia tej przeglądarki

settings = Ustawienia
language = Język
theme = Kolory
theme-light = Jasne
theme-dark = Ciemne
contrast = Kontrast
contrast-normal = Zwykły
contrast-more = Większy
motion = Animacje
sounds = Dźwięki
volume = Głośność
choice-system = Jak w systemie
choice-on = Włączone
choice-off = Wyłączone
notify-me = Powiadom, gdy przyjdzie moja kolej
single-keys = Skróty jednoklawiszowe
your-name = Twoje imię
keep-name = Zapamiętaj imię
name-kept = Zapamiętano.
close = Zamknij
server-notice = Komunikat serwera
server-draining = Ten serwer wkrótce się zatrzyma: nie zacznie się żadna nowa gra. Swoją możesz dokończyć.
keeps-title = Co przechowuje ten serwer
talk-menu = { $name }: ukryj lub zgłoś
mute-for-me = Ukryj, co mówi { $name }
unmute-for-me = Pokaż znowu, co mówi { $name }
muted-line = Ukryte przez ciebie
report-line = Zgłoś tę wiadomość gospodarzowi serwera
report-name = Zgłoś to imię gospodarzowi serwera
report-about = Gospodarz serwera zobaczy treść, stół oraz kto zgłasza i kogo. Zgłoszenie jest usuwane po ustalonym czasie.
report-done = Zgłoszono. Dziękujemy.
spectators = Widzowie: { $count }
spectators-title = Kto ogląda
spectators-none = Teraz nikt nie ogląda.
spectators-nameless = Bez imienia: { $count }
spectator-remove = Usuń
spectator-remove-about = Usunięte osoby nie mogą już oglądać tego stołu.
yes = Tak
no = Nie

## Nowy stół

new-table = Nowy stół: { $game }
players = Gracze
other-seats = Pozostałe miejsca
seat-number = Miejsce { $seat }
seat-for-friend = Ktoś znajomy
talk = Rozmowa
talk-silent = W ciszy
talk-marks = Znaki
talk-chat = Znaki i czat
talk-honour = Na słowo honoru
talk-silent-about = Nikt nic nie mówi.
talk-marks-about = Jednym dotknięciem mówisz, co zrobić z danym stosem. Działa w każdym języku.
talk-chat-about = Znaki i czat, w którym sędzia nie przepuści żadnej liczby.
talk-honour-about = Znaki i czat bez sędziego: bez liczb, na słowo honoru.
more-choices = Więcej opcji
minimum-three = Co najmniej 3 karty
minimum-three-about = Dla ekspertów: co najmniej trzy karty w kolejce, póki są karty do dobierania.
short-hand = O jedną kartę mniej na ręce
short-hand-about = Dla ekspertów: jeszcze trudniej.
aid = Lista zagranych kart
aid-about = Każdy może sprawdzić, które karty już zagrano.
hints = Podpowiedzi
hints-about = Możesz zapytać, co zrobiłby najlepszy bot.
public = Stół publiczny
public-about = Wszyscy na tym serwerze widzą stół na liście.
pace = Tempo
pace-days = Bez pośpiechu
pace-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
pace-about = Gdy twój czas minie, miejsce przejmuje bot. Bez limitu stół czeka, choćby całymi dniami.
draft-time = Czas na cofnięcie karty
draft-about = Przez ten czas możesz cofnąć zagraną kartę. Inni zobaczą ją dopiero potem.
rounds = Rundy
professional = Wariant profesjonalny
professional-about = Kto zabiera rząd z jednej karty, dostaje jeszcze jedną kartę ujemną.
commands = Polecenia
one-pile-option = Od kiedy obowiązuje JEDEN STOS?
one-pile-from-now = Od chwili zagrania
one-pile-whole-turn = Przez całą kolejkę, także dla wcześniejszych kart
layout = Własny rozkład poleceń
layout-about = Jeden wiersz na polecenie: jego nazwa i cztery karty. Puste pole: polecenia są losowane do każdej gry.
open-table = Otwórz stół
start = Rozdaj karty

## Przed grą

seats = Miejsca
seat-open = Wolne miejsce
seat-reserved = Zarezerwowane
seat-you = Ty
seat-host = gospodarz
seat-to-move = teraz gra
seat-not-here = bez połączenia
seat-played-as = ostatni ruch: bot { $level } (koniec czasu)
seat-bot = Bot na miejsce { $seat }
add-bot = Dodaj bota
clear-seat = Zwolnij miejsce: { $name }
take-seat = Usiądź
table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
fill-and-start = Uzupełnij botami i rozdaj
table-settings = Ustawienia stołu
apply-settings = Zastosuj
without-hints = Bez podpowiedzi
seats-open =
    { $seats ->
        [0] Wszystkie miejsca są zajęte.
        [one] { $seats } miejsce jest wolne.
        [few] { $seats } miejsca są wolne.
        [many] { $seats } miejsc jest wolnych.
       *[other] { $seats } miejsca jest wolne.
    }
invite = Zaproś znajomych
invite-about = Kto otworzy ten link, może usiąść albo oglądać. Konto nie jest potrzebne.
invite-link = Link do tego stołu
invite-qr = Kod QR linku
invite-seat = Zaproszenie na miejsce { $seat }
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
players-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
without-commands = bez: { $commands }

## Przy stole

your-turn = Twoja kolej.
turn-of = Teraz gra { $name }.
who-begins = Kto zaczyna? Obejrzyjcie karty i umówcie się.
begin = Ja zaczynam
let-begin = { $name } zaczyna
game-over = Koniec gry.
seconds-left =
    { $seconds ->
        [one] Jeszcze { $seconds } sekunda.
        [few] Jeszcze { $seconds } sekundy.
        [many] Jeszcze { $seconds } sekund.
       *[other] Jeszcze { $seconds } sekundy.
    }
owed-cards-first =
    { $cards ->
        [one] Zagraj co najmniej { $cards } kartę.
        [few] Zagraj co najmniej { $cards } karty.
        [many] Zagraj co najmniej { $cards } kart.
       *[other] Zagraj co najmniej { $cards } karty.
    }
owed-cards =
    { $cards ->
        [one] Zagraj jeszcze co najmniej { $cards } kartę.
        [few] Zagraj jeszcze co najmniej { $cards } karty.
        [many] Zagraj jeszcze co najmniej { $cards } kart.
       *[other] Zagraj jeszcze co najmniej { $cards } karty.
    }
owed-skull = Zakryj czaszkę.
owed-three =
    { $cards ->
        [one] { command-three }: jeszcze dokładnie { $cards } karta.
        [few] { command-three }: jeszcze dokładnie { $cards } karty.
        [many] { command-three }: jeszcze dokładnie { $cards } kart.
       *[other] { command-three }: jeszcze dokładnie { $cards } karty.
    }
owed-nothing = Graj dalej albo zakończ kolejkę.
duty-three-done = Zagrano dokładnie 3 karty: zakończ kolejkę.
duty-no-safe-play = Każda następna karta oznaczałaby przegraną: zakończ kolejkę.
duty-nothing-fits = Żadna inna karta nie pasuje: zakończ kolejkę.
duty-lost = Tymi kartami nie dokończysz już kolejki: gra będzie przegrana.
duty-stop = { command-stop } kończy twoją kolejkę.
duty-last-card = To ostatnia karta.
duty-stuck = Po tej karcie nic nie pasuje: gra byłaby przegrana. Cofnąć?
duty-breaks = Ta karta narusza polecenie { $command }: gra byłaby przegrana. Cofnąć?
end-turn = Zakończ kolejkę
hint = Podpowiedź
hint-thinking = Myśli…
take-back = Cofnij
confirm = Pokaż teraz
draft-told = Zagrana karta: { $card }; na razie widzisz ją tylko ty.
draft-taken-back = Cofnięto.
draft-card = { $card }, na razie widzisz ją tylko ty
draft-take = Zabierasz rząd.
draft-ends-turn = Tym kończysz kolejkę. Na razie widzisz to tylko ty.
draft-goes-on = Na razie widzisz to tylko ty.
your-hand = Twoje karty
your-moves = Twoje ruchy
piles = Stosy
way-up = w górę
way-down = w dół
card-fits = pasuje na { $piles }
card-drawn = nowa
card-fits-nowhere = nigdzie nie pasuje
card-loses = oznacza przegraną, gdziekolwiek trafi
pile-name = Stos { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } tutaj: { $cost }
pile-takes-not = { $card } tu nie pasuje
pile-trick = dziesięć wstecz
pile-step = dalej o { $step }
pile-loses = oznacza przegraną
cards-in-hand =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
draw-pile-has =
    { $cards ->
        [0] Stos dobierania jest pusty.
        [one] { $cards } karta na stosie dobierania.
        [few] { $cards } karty na stosie dobierania.
        [many] { $cards } kart na stosie dobierania.
       *[other] { $cards } karty na stosie dobierania.
    }
commands-in-force = Obowiązujące polecenia
commands-out = Polecenia jeszcze ukryte
bound-to-pile = Wszystkie dalsze karty tej kolejki idą na stos { $pile }.
played-cards = Zagrane karty
say-mark = Powiedz coś o swoich kartach
say-mark-on = Powiedz coś o stosie { $pile }
talk-log = Co powiedziano
talk-log-empty = Nikt jeszcze nic nie powiedział.
talk-open =
    { $unread ->
        [0] Rozmowa
        [one] Rozmowa, { $unread } nowa wiadomość
        [few] Rozmowa, { $unread } nowe wiadomości
        [many] Rozmowa, { $unread } nowych wiadomości
       *[other] Rozmowa, { $unread } nowej wiadomości
    }
you-watch = Oglądasz grę
beside-the-table = Czat i historia
last-plays = Ostatnie zagrania
told-begins = Zaczyna { $name }.
told-you-begin = Zaczynasz.
told-played = { $name }: { $plays }.
told-you-played = Ty: { $plays }.
told-card-on-pile = { $card } na { $pile }
told-drew =
    { $drawn ->
        [one] Dobiera { $drawn } kartę.
        [few] Dobiera { $drawn } karty.
        [many] Dobiera { $drawn } kart.
       *[other] Dobiera { $drawn } karty.
    }
told-you-drew =
    { $drawn ->
        [one] Dobierasz { $drawn } kartę.
        [few] Dobierasz { $drawn } karty.
        [many] Dobierasz { $drawn } kart.
       *[other] Dobierasz { $drawn } karty.
    }
fatal-title = To zagranie oznacza przegraną
fatal-play = { $card } na { $pile } narusza polecenie { $command }: gra byłaby od razu przegrana dla wszystkich.
doomed-play = Po { $card } na { $pile } nie dokończysz już tej kolejki swoimi kartami: gra byłaby przegrana.
doomed-owes = Do zrobienia zostałoby: { $owed }.
to-do-cards = zagrać minimalną liczbę kart
to-do-skull = zakryć czaszkę
to-do-three = zagrać dokładnie 3 karty
losing-move = Ten ruch oznacza przegraną: { $move }
fatal-no = Zachowaj kartę
fatal-yes = Zagraj mimo to
leave-table = Odejdź od stołu
leave-question = Odejść od stołu?
leave-about-bots = Boty poczekają. Stół zostaje w „Moje stoły”: wróć, kiedy chcesz.
leave-about-people = Miejsce pozostaje twoje. Tymczasem inni mogą pozwolić, by grał za ciebie bot; wróć, kiedy chcesz.
leave-yes = Odejdź
leave-no = Zostań
stand-up = Wstań
person-left = { $name } nie siedzi już przy stole.
let-bot-play = Niech gra bot
vote-for-bot = Głosuj: bot zamiast gracza { $name }
vote-replace = Czy bot ma grać za gracza { $name }? Głosy: { $yes } z { $needed }.
vote-remove = Czy bot ma na stałe zająć miejsce gracza { $name }? Głosy: { $yes } z { $needed }.
vote-about-seat = Głosowanie nad miejscem
give-up = Poddaj grę
give-up-question = Poddać tę grę?
give-up-about-bots = Gra skończy się teraz i będzie przegrana, z kartami, które zostały.
give-up-about-people = Pozostali dostaną pytanie. Gdy wszyscy się zgodzą, gra będzie przegrana, z kartami, które zostały.
give-up-yes = Poddaję grę
play-on = Gram dalej
giving-up = Poddać tę grę? Zgoda: { $agreed } z { $people }.
bot-plays-for-you = Kiedy cię nie ma, może za ciebie grać bot.
bot-is-playing = Gra za ciebie bot.
come-back = Już jestem
chat = Czat
chat-say = Powiedz coś przy stole
chat-placeholder = Bez liczb!
send = Wyślij
trust = Czy rozdanie było uczciwe?
trust-about = Ten kod pokazano przed pierwszą kartą: wiąże on stół z jednym rozdaniem. Po grze każdy może sprawdzić, że nic nie zmieniono.
trust-check = Sprawdź
trust-true = Zgadza się: rozdanie jest takie, jakie ustalono przed grą.
trust-false = Nie zgadza się: rozdanie nie jest takie, jakie ustalono przed grą!
trust-changed = Serwer zmienił to, co ustalono przed grą: to nie jest obiecane rozdanie!
practice-known = Rozdanie ćwiczebne: każdy może znać te karty z góry. Nie liczy się w żadnej statystyce.
practice-deal = rozdanie ćwiczebne

## TAKE THAT

line = Rząd
line-any = Dowolna karta otwiera rząd.
duty-take-line = Nic nie pasuje: zabierz rząd.
line-reach = Pasuje: od { $low } do { $high }
line-price = Kosztuje { $price }
line-empty = Nie ma rzędu.
line-told = Rząd: { $cards }. Zabranie go kosztuje { $price }.
line-end = Koniec rzędu
line-twist = { $card } w rzędzie: przekręć z { $twin }
line-price-course = Cena rzędu
toad = ropucha
card-can-lay = można dołożyć
card-can-twist = przekręca { $twin }
lay-card = Dołóż { $card }
twist-card = Przekręć { $card } i { $twin }
take-line =
    { $price ->
        [one] Zabierz rząd: minus { $price } punkt
        [few] Zabierz rząd: minus { $price } punkty
        [many] Zabierz rząd: minus { $price } punktów
       *[other] Zabierz rząd: minus { $price } punktu
    }
told-lays = { $name } dokłada { $card }.
told-you-lay = Dokładasz { $card }.
told-twists = { $name } przekręca { $card }.
told-you-twist = Przekręcasz { $card }.
told-takes =
    { $taken ->
        [one] { $name } zabiera rząd: { $taken } karta.
        [few] { $name } zabiera rząd: { $taken } karty.
        [many] { $name } zabiera rząd: { $taken } kart.
       *[other] { $name } zabiera rząd: { $taken } karty.
    }
told-you-take =
    { $taken ->
        [one] Zabierasz rząd: { $taken } karta.
        [few] Zabierasz rząd: { $taken } karty.
        [many] Zabierasz rząd: { $taken } kart.
       *[other] Zabierasz rząd: { $taken } karty.
    }
scores = Punkty
round-of = Runda { $round } z { $rounds }
round-scores = Runda { $round }: { $scores }
score-total = Razem
score-up-told =
    { $cards ->
        [one] { $cards } karta odkryta
        [few] { $cards } karty odkryte
        [many] { $cards } kart odkrytych
       *[other] { $cards } karty odkrytej
    }
score-down-told =
    { $cards ->
        [one] { $cards } karta zakryta
        [few] { $cards } karty zakryte
        [many] { $cards } kart zakrytych
       *[other] { $cards } karty zakrytej
    }
score-extra = Nieznane karty dodatkowe liczą się na końcu rundy.

## Po grze

result-won = Wygrana!
result-lost = Przegrana.
result-left =
    { $cards ->
        [one] Została { $cards } karta
        [few] Zostały { $cards } karty
        [many] Zostało { $cards } kart
       *[other] Zostało { $cards } karty
    }
result-scored = Koniec rozgrywki
result-scores = Punkty: { $scores }
result-you-win = Wygrywasz!
you-win = Wygrywasz: { score-points }.
lost-cards =
    { $count ->
        [one] { $name }: trzeba było zagrać jeszcze jedną kartę, a { $cards } nigdzie nie pasowała.
        [few] { $name }: trzeba było zagrać jeszcze jedną kartę, a żadna nie pasowała: { $cards }.
        [many] { $name }: trzeba było zagrać jeszcze jedną kartę, a żadna nie pasowała: { $cards }.
       *[other] { $name }: trzeba było zagrać jeszcze jedną kartę, a żadna nie pasowała: { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] Trzeba było zagrać jeszcze jedną kartę, a twoja { $cards } nigdzie nie pasowała.
        [few] Trzeba było zagrać jeszcze jedną kartę, a żadna z twoich nie pasowała: { $cards }.
        [many] Trzeba było zagrać jeszcze jedną kartę, a żadna z twoich nie pasowała: { $cards }.
       *[other] Trzeba było zagrać jeszcze jedną kartę, a żadna z twoich nie pasowała: { $cards }.
    }
lost-skull = { $name }: czaszka nie została zakryta.
you-lost-skull = Nie udało ci się zakryć czaszki.
lost-three = { $name }: nie udało się zagrać wszystkich 3 kart, których wymaga { command-three }.
you-lost-three = Nie udało ci się zagrać wszystkich 3 kart, których wymaga { command-three }.
lost-broken = { $name }: nie wykonano polecenia { $command }.
you-lost-broken = Nie udało ci się wykonać polecenia { $command }.
story-tricks =
    { $count ->
        [one] raz o dziesięć wstecz
        [few] razy o dziesięć wstecz
        [many] razy o dziesięć wstecz
       *[other] razy o dziesięć wstecz
    }
story-pairs =
    { $count ->
        [one] przekręcona para
        [few] przekręcone pary
        [many] przekręconych par
       *[other] przekręconej pary
    }
story-tight = Najciaśniejszy moment – karty do zagrania: { $cards }, miejsce na stosach: { $room }.
story-jump = Największy krok: { $step } na { $pile } ({ $name }).
story-your-jump = Największy krok był twój: { $step } na { $pile }.
story-line =
    { $cards ->
        [one] Najdłuższy zabrany rząd: { $cards } karta ({ $name }).
        [few] Najdłuższy zabrany rząd: { $cards } karty ({ $name }).
        [many] Najdłuższy zabrany rząd: { $cards } kart ({ $name }).
       *[other] Najdłuższy zabrany rząd: { $cards } karty ({ $name }).
    }
story-your-line =
    { $cards ->
        [one] Najdłuższy zabrany rząd przypadł tobie: { $cards } karta.
        [few] Najdłuższy zabrany rząd przypadł tobie: { $cards } karty.
        [many] Najdłuższy zabrany rząd przypadł tobie: { $cards } kart.
       *[other] Najdłuższy zabrany rząd przypadł tobie: { $cards } karty.
    }
best-new = Twój nowy rekord!
best-left = Twój dotychczasowy rekord: „{ result-left }”.
best-wins = Wygrane przy tej liczbie graczy: { $wins } z { $games }.
round-over = Koniec rundy { $round }
round-turned-up = Odkryte: { $cards }
round-next = Następna runda
round-points = Ta runda
rematch = Jeszcze raz
to-rematch = Do następnej gry
replay = Powtórka
record = Zapis
share-text = Udostępnij wynik
share-image = Jako obraz
hands-left = Karty, które zostały
cards-left = Pozostałe karty
room-left = Miejsce na stosach
picture-about =
    { $moves ->
        [one] Przebieg gry: { $moves } ruch, na końcu zostało: { $left }.
        [few] Przebieg gry: { $moves } ruchy, na końcu zostało: { $left }.
        [many] Przebieg gry: { $moves } ruchów, na końcu zostało: { $left }.
       *[other] Przebieg gry: { $moves } ruchu, na końcu zostało: { $left }.
    }
replay-later = Powtórka będzie tu za chwilę.
replay-none = Nie ma tu żadnej powtórki
replay-first = Na początek
replay-previous = Poprzedni ruch
replay-next = Następny ruch
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-turn-back = Poprzednia kolejka
replay-turn-on = Następna kolejka
replay-moves = Wszystkie ruchy
replay-marks = Co powiedziano
open-record = Otwórz zapis gry
open-record-about = Ktoś przysłał ci zapis gry? Wybierz plik, by ją tu obejrzeć. Nic nie zostanie zapisane.
replay-move = Ruch
replay-at = Ruch { $move } z { $moves }.
replay-start = Karty są rozdane.
replay-ends = { $name } kończy kolejkę.
copy-position = Kopiuj pozycję
to-table = Do stołu

## Ta osoba

other-device = Na innym urządzeniu
other-device-about = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut, a twoje miejsca będą także tam. Działa raz.
other-device-link = Utwórz link
forget-me = Usuń moje dane
forget-me-about = Twoje imię, miejsca i wiadomości z czatu zostaną usunięte z tego serwera. Tego nie da się cofnąć.
forget-me-yes = Usuń wszystko

## Połączenie

connection-connecting = Łączenie…
connection-lost = Połączenie zerwane. Trwa ponowne łączenie…
connection-silent = Serwer nie odpowiada. Wszystko zostanie wysłane, gdy tylko odpowie.
sending = Wysyłanie…
connection-back = Połączenie wróciło.
connection-closed = Połączenie zamknięte. Odśwież stronę, by grać dalej.
connection-none = Nie ma sieci. Stoły są na serwerze i czekają na ciebie; tymczasem możesz poczytać zasady.
page-stale = Ta strona jest nieaktualna.
reload = Odśwież
table-gone = Nie można otworzyć tego stołu

## Klawisze

keys = Skróty klawiszowe
keys-number = Wybierz kartę z tą liczbą
keys-walk = Przechodź po kartach na ręce
keys-choose = Wybierz kartę albo zagraj ją na stos
keys-put-back = Cofnij wybór karty
keys-pile = Zagraj wybraną kartę na ten stos
keys-end = Zakończ swoją kolejkę
keys-begin = Zacznij grę
keys-lay = Dołóż wybraną kartę
keys-twist = Przekręć wybraną kartę
keys-take = Zabierz rząd
keys-take-back = Cofnij kartę
keys-talk = Przeczytaj, co powiedziano, i powiedz coś od siebie
keys-hint = Poproś o podpowiedź
keys-hand = Przejdź do kart na ręce
keys-state = Posłuchaj, jaka jest sytuacja w grze
keys-repeat = Posłuchaj jeszcze raz ostatniego komunikatu
keys-sheet = Pokaż tę listę

## Nauka

learn-title = Nauka przez grę
learn-about = Pierwsza gra przy prawdziwym stole z przygotowanym rozdaniem. Nowe zasady są wyjaśniane, gdy się pojawią.
learn-start = Zacznij pierwszą grę
learn-others = Inne gry
learn-the-game = Cztery stosy, dwie karty w kolejce i sztuka cofania o dziesięć.
learn-extreme = Te same stosy i siedem poleceń dwóch rodzajów.
learn-take-that = Jeden rząd, karty z zamienionymi cyframi i ropuchy, których nikt nie chce.
got-it = Rozumiem
first-game-the-game = Odłóżcie wszystkie 98 kart na cztery stosy: dwa rosną, dwa maleją. Pierwszy raz?
first-game-extreme = Cztery stosy i polecenia, które wszyscy muszą wykonywać. Pierwszy raz?
first-game-take-that = Przekręcaj pary takie jak 27 i 72, bo inaczej zabierzesz rząd. Pierwszy raz?
first-game-help = Pokaż mi
first-game-no = Nie, dziękuję
lesson-piles-goal = Odłóżcie razem wszystkie 98 kart na cztery stosy. A i B rosną od 1, C i D maleją od 100.
lesson-piles-begin = Z tymi kartami dobrze jest zacząć: dotknij „{ begin }”.
lesson-piles-choose = Dotknij karty. Stosy, na które pasuje, zaświecą się i pokażą, ile tam kosztuje.
lesson-piles-cost = Plakietka na stosie pokazuje krok, np. +4: im mniejszy, tym więcej miejsca zostaje. Dotknij stosu z najmniejszym krokiem.
lesson-piles-pair = { $first } i { $then } dzieli dziesięć. Zagraj najpierw { $first } na { $pile }, a zobaczysz zagranie wsteczne.
lesson-piles-draft = Kartę z przerywaną ramką widzisz na razie tylko ty. Możesz ją cofnąć, póki nie skończy się żółty pasek.
lesson-piles-trick = Sztuczka tej gry, zagranie wsteczne: { $card } różni się od stosu { $pile } dokładnie o dziesięć w złą stronę, więc może go cofnąć. Zagraj ją tam i zyskaj miejsce.
lesson-piles-minimum =
    { $cards ->
        [one] Masz do zagrania jeszcze { $cards } kartę. Zawsze można więcej.
        [few] Masz do zagrania jeszcze { $cards } karty. Zawsze można więcej.
        [many] Masz do zagrania jeszcze { $cards } kart. Zawsze można więcej.
       *[other] Masz do zagrania jeszcze { $cards } karty. Zawsze można więcej.
    }
lesson-piles-end = To już dość kart. Graj dalej, póki jest tanio, albo zakończ kolejkę; wtedy dobierasz.
lesson-piles-marks = { $name }: znak na { $pile }. Znaczy: „{ $words }” Dotknij chorągiewki, by też dać znak. Bez liczb!
lesson-piles-empty = Stos dobierania jest pusty: odtąd wystarczy jedna karta w kolejce. Pozbądźcie się wszystkich!
lesson-extreme-goal = Te same cztery stosy, ale na 28 kartach jest polecenie. Wystarczy nie wykonać jednego i przegrywają wszyscy.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = Jedno z twoich zagrań naruszyłoby teraz polecenie. Gra zapyta, czy na pewno.
lesson-line-goal = Każdy na własny rachunek: zbieraj pary takie jak 27 i 72. Każda twoja odkryta karta to 1 punkt.
lesson-line-open = Rzędu jeszcze nie ma: otworzy go dowolna karta. Masz { $card } i { $twin }: otwórz rząd kartą { $card }, a ją odzyskasz.
lesson-line-reach = Dołóż kartę od { $low } do { $high }, różniącą się od ostatniej najwyżej o dziesięć. Te karty mają zielony brzeg.
lesson-line-twist = Masz { $card }, a w rzędzie leży { $twin }. Przekręć je: obie są twoje i dają 2 punkty.
lesson-line-toad = Ciemna karta to ropucha. Nie ma pary, a zabrana z rzędem daje minus 5.
lesson-line-take = Nic nie pasuje: musisz zabrać rząd. Jego karty liczą się przeciw tobie. Potem otwierasz nowy rząd.
lesson-line-price = Rząd kosztuje już { $price }. Kto nie może grać dalej, musi go zabrać: zostaw go innym.
lesson-line-empty = Stos dobierania jest pusty. Gdy tylko rząd zniknie, runda się kończy.
lesson-over-the-game = Znasz już THE GAME. Zagraj z dwoma botami albo poznaj polecenia EXTREME.
lesson-over-extreme = Znasz już THE GAME EXTREME. Zagraj z dwoma botami albo poznaj TAKE THAT.
lesson-over-take-that = Znasz już TAKE THAT. Zagraj z dwoma botami albo poznaj THE GAME.
lesson-next = Poznaj { $game }
learned = Poznane
figure-piles = Dwa stosy rosną od 1, dwa maleją od 100.
figure-trick = Dziesięć wstecz na rosnącym stosie: 47 na 57.
figure-twins = 27 i 72 to przekręcona para; 33 to ropucha.
figure-line = 63 pasuje: od 59 różni się tylko o 4.

## Dlaczego stół mówi nie

refusal-table-no-such-seat = Nie ma takiego miejsca przy tym stole.
refusal-table-seat-taken = Tam już ktoś siedzi.
refusal-table-seat-reserved = To miejsce czeka na kogoś z zaproszeniem.
refusal-table-already-seated = Masz już miejsce przy tym stole.
refusal-table-not-seated = To mogą zrobić tylko osoby z miejscem przy stole.
refusal-table-not-host = To może zrobić tylko gospodarz.
refusal-table-started = Karty są już rozdane.
refusal-table-not-started = Karty nie są jeszcze rozdane.
refusal-table-seats-open = Najpierw trzeba zająć wszystkie miejsca: zaproś kogoś albo dodaj boty.
refusal-table-other-cards = Stół zachowuje swoją grę i swoje rozdanie: aby je zmienić, otwórz nowy stół.
refusal-table-bad-settings = Stół nie może mieć takich ustawień.
refusal-table-too-few-seats = Zabrakłoby miejsc: najpierw zwolnij ostatnie.
refusal-table-over = Gra już się skończyła.
refusal-table-not-over = Gra jeszcze trwa.
refusal-table-no-such-bot = Nie ma bota tego poziomu do tej gry.
refusal-table-bad-move = Takiego ruchu w tej grze nie ma.
refusal-table-no-draft = Nie ma czego cofnąć: inni już to widzą.
refusal-table-no-such-mark = Nie ma takiego znaku.
refusal-table-no-marks = Przy tym stole gra się bez znaków.
refusal-table-no-chat = Przy tym stole gra się bez czatu.
refusal-table-chat-empty = Wiadomość jest pusta.
refusal-table-chat-too-long = Wiadomość na czacie ma najwyżej 300 znaków.
refusal-table-chat-too-fast = Powoli: poczekaj chwilę przed następną wiadomością.
refusal-table-names-a-number = Nie wolno podawać konkretnych liczb. Spróbuj bez nich.
refusal-table-bad-name = Imię ma od 1 do 24 liter i nie zawiera liczb.
name-refused = „{ $part }” nie może być częścią imienia. { $reason } Imiona widać przy każdym stole, a liczby mogłyby zdradzić karty.
refusal-table-not-away = Ta osoba jest przy stole.
refusal-table-not-a-person = Tam nie siedzi człowiek.
refusal-table-own-seat = Nie można głosować nad własnym miejscem.
refusal-table-not-replaced = Żaden bot za ciebie nie gra.
refusal-table-time-over = Twój czas na tę kolejkę minął: kończy ją bot, potem znowu grasz ty.
refusal-table-vote-alone = W pojedynkę nie można na stałe oddać cudzego miejsca; zagłosuj za botem do czasu powrotu tej osoby.
refusal-table-hints-off = Przy tym stole gra się bez podpowiedzi.
refusal-table-nothing-to-hint = Nie ma teraz ruchu do podpowiedzenia.
refusal-table-hint-late = Przy stole gra poszła dalej: zapytaj ponownie.
refusal-table-log-full = Dziennik tego stołu jest pełny: można jeszcze wykonywać ruchy, ale nic więcej.
refusal-table-muted = Gospodarz tego serwera cię wyciszył: na razie nie możesz pisać wiadomości.
refusal-table-unwanted-word = Gospodarz tego serwera nie życzy sobie tu jednego z tych słów. Powiedz to inaczej.
refusal-table-draining = Ten serwer wkrótce się zatrzyma: nie zacznie się żadna nowa gra. Trwające gry można dokończyć.
refusal-table-rematched = Następna gra jest już otwarta.
refusal-table-no-team = Tylko drużyna może poddać grę.
refusal-table-fits-nowhere = Ta karta nie pasuje na żaden stos.
refusal-table-draft-waits = Poczekaj, aż twoje zagranie zostanie pokazane, albo je cofnij.
refusal-talk-silence = Widać MILCZENIE: żadnych słów i znaków.
refusal-talk-alone = W pojedynkę nie ma z kim rozmawiać.
refusal-talk-game-over = Gra już się skończyła; znaki nic już nie znaczą.
refusal-talk-no-such-seat = Znaki można dawać tylko z miejsc przy tym stole.
refusal-talk-needs-a-pile = Powiedz, którego stosu dotyczy znak.
refusal-talk-needs-no-pile = Ten znak nie dotyczy stosu.
refusal-talk-not-offered = Ten znak zdradziłby kartę i nie jest tu dostępny.
refusal-talk-begun = Gra już się zaczęła.
refusal-talk-no-commands = W tej grze nie ma poleceń.

## Co może być nie tak z prośbą

problem-server-no-such-table = Nie ma tu takiego stołu.
problem-server-no-such-page = Pod tym adresem nic nie ma.
problem-server-no-person = Najpierw wybierz imię.
problem-server-bad-request = Tego zapytania nie dało się zrozumieć.
problem-server-bad-settings = Stołu nie da się tak ustawić.
problem-server-bad-record = Ten plik nie jest zapisem gry albo został zmieniony.
problem-server-bad-code = Ten kod jest nieważny albo już użyty. Poproś o nowy.
problem-server-bad-origin = To zapytanie pochodzi z innej witryny.
problem-server-bad-host = Ten serwer nie nosi takiej nazwy.
problem-server-wrong-method = Tego adresu nie można tak użyć.
problem-server-refused = Stół na to nie pozwala.
problem-server-not-admin = Do tego potrzebny jest ważny token gospodarza serwera: tworzy go polecenie „tenback admin token make”.
problem-server-admin-insecure = Token gospodarza jest przyjmowany tylko przez https albo z komputera, na którym działa serwer.
problem-server-no-such-person = Nie ma tu takiej osoby.
problem-server-no-such-report = Nie ma takiego zgłoszenia.
problem-server-removed = Gospodarz tego stołu usunął cię z widzów.
problem-server-draining = Ten serwer wkrótce się zatrzyma: nie można już otwierać nowych stołów. Trwające gry można dokończyć.
problem-server-game-running = Karty na rękach pozostają zakryte do końca gry.
problem-server-deal-open = To samo rozdanie jest jeszcze rozgrywane przy innych stołach. Karty będzie można zobaczyć po jego zamknięciu.
problem-server-no-such-deal = Nie ma takiego rozdania dnia. Dzień zaczyna się, gdy gdziekolwiek na Ziemi jest ta data; jeśli twój powinien już trwać, sprawdź zegar urządzenia.
problem-server-other-secret = Sekret serwera zmienił się od czasu, gdy to rozdanie udostępniono, więc nie można go rozdać ponownie. Jutrzejszych rozdań to nie dotyczy.
problem-server-too-large = Wiadomość jest za duża.
problem-server-too-many = Powoli: za dużo zapytań. Spróbuj za chwilę.
problem-server-too-many-messages = Powoli: za dużo wiadomości. Wróć za chwilę.
problem-server-not-a-message = Tej wiadomości nie dało się zrozumieć.
problem-server-too-slow = Łącze jest za wolne, by nadążyć.
problem-server-silent = Rozłączono z powodu braku aktywności.
problem-server-closing = Serwer uruchamia się ponownie.
problem-server-busy = Boty są zajęte albo jeszcze niegotowe. Zapytaj ponownie za chwilę.
problem-server-storage = Serwer nie może teraz niczego zapisać. Spójrz na stół, zanim spróbujesz ponownie.
problem-server-broken = Coś się zepsuło na serwerze. Stół jest bezpieczny; spróbuj jeszcze raz.
review-title = Co się stało?
review-mistakes-title = Moje błędy
