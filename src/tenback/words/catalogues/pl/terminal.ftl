# Co pokazuje terminal. Miejsca jest mało: stos ma 18 znaków szerokości, cały ekran 80.

## The table

terminal-up = w górę
terminal-down = w dół
terminal-room = miejsce: { $cards }
terminal-draft = tymczasowa
terminal-ten-back = dziesięć wstecz
terminal-loses = przegrana
terminal-why-card-too-low = za niska
terminal-why-card-too-high = za wysoka
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = ty
terminal-draw-pile = stos dobierania: { $cards } · zostało razem: { $left }
terminal-in-force = Obowiązuje:
terminal-none-in-force = nic
terminal-who-begins = Kto zaczyna? Obejrzyjcie karty, a potem wpiszcie numer gracza.
terminal-who-begins-pass = Tab: następna osoba ogląda swoje karty.
terminal-to-move = Kolej: { $name }.
terminal-to-confirm = { $name }, ta karta kończy twoją kolejkę.
terminal-may-end = wszystko zrobione
terminal-owes-cards =
    { $cards ->
        [one] jeszcze { $cards } karta
        [few] jeszcze { $cards } karty
        [many] jeszcze { $cards } kart
       *[other] jeszcze { $cards } karty
    }
terminal-owes-skull = zakryć czaszkę
terminal-owes-three = razem dokładnie 3
terminal-advice-card = Wybierz kartę: wpisz jej liczbę albo użyj strzałek.
terminal-advice-pile = { $card } – na który stos? A, B, C czy D.
terminal-advice-end = Wybierz jeszcze jedną kartę albo zakończ kolejkę klawiszem Enter.
terminal-advice-confirm = Enter zatwierdza, Backspace cofa.
terminal-advice-move = Wybierz ruch klawiszami ↑ ↓ lub jego numerem, potem naciśnij Enter.
terminal-getting-ready = { $name } się przygotowuje. Za pierwszym razem trwa to trochę dłużej.
terminal-bot-failed = Brak poprawnej odpowiedzi ({ $name }); ten ruch wykonuje inny bot ({ $level }).
terminal-look = Oto twoje nowe karty. Enter oddaje klawiaturę: { $name }.
terminal-begins = Zaczyna { $name }.
terminal-said = { $name }: „{ $phrase }”
terminal-no-marks = Teraz nikt nie może mówić.
terminal-mark-title = Powiedz coś
terminal-ask-fatal = { $card } narusza polecenie { $command }: gra byłaby od razu przegrana. Zagrać mimo to?
terminal-ask-doomed = Po { $card } nie dokończysz już tej kolejki swoimi kartami: gra byłaby przegrana. Zagrać mimo to?
terminal-yes = Tak (T)
terminal-no = Nie (N)
terminal-hand-over = Klawiaturę przejmuje { $name }.
terminal-hand-over-ready = { $name }, naciśnij Enter, gdy ekran widzisz tylko ty.

## TAKE THAT

terminal-line = Rząd
terminal-line-signs = ( ) ropucha · » « masz parę · ◂ koniec
terminal-no-line = brak rzędu
terminal-price = kto zabierze: { $points } · karty: { $cards } · ropuchy: { $toads }
terminal-round = runda { $number }
terminal-total = razem
terminal-in-hand = ręka
terminal-twisted = przekręcone
terminal-taken = zabrane
terminal-match = runda { $number } z { $rounds } · stos dobierania: { $cards }
terminal-advice-match = Wybierz kartę do dołożenia lub przekręcenia albo zabierz rząd klawiszem T.
terminal-advice-open = Wybierz dowolną kartę, żeby otworzyć rząd.
terminal-advice-lay-or-twist = { $card } – L dokłada, X przekręca.
terminal-advice-lay = { $card } – Enter dokłada.
terminal-advice-twist = { $card } – Enter przekręca.
terminal-advice-unfit = { $card } – teraz nie można jej dołożyć ani przekręcić.
terminal-lays = { $name } dokłada { $card }.
terminal-twists = { $name } przekręca { $card } z { $twin }.
terminal-takes = { $name } zabiera rząd.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = CZASZKA
terminal-hand-three = TRÓJKA
terminal-hand-silence = MILCZE- NIE
terminal-hand-no-trick = BEZ WSTECZ.
terminal-hand-one-pile = JEDEN STOS
terminal-hand-draw-one = DOBIERZ JEDNĄ

## Keys in the bottom line

terminal-key-card = karta
terminal-key-pile = stos
terminal-key-end = koniec kolejki
terminal-key-back = cofnij
terminal-key-mark = powiedz
terminal-key-help = pomoc
terminal-key-quit = wyjdź
terminal-key-lay = dołóż
terminal-key-twist = przekręć
terminal-key-take = zabierz
terminal-key-confirm = gotowe
terminal-key-move = ruch
terminal-key-step-back = wstecz
terminal-key-step-on = dalej
terminal-key-turn-back = kolejka −
terminal-key-turn-on = kolejka +
terminal-key-first = początek
terminal-key-last = koniec

## Help

terminal-help-title = Pomoc
terminal-help-choose = Wybierz kartę liczbą albo strzałkami; Esc cofa wybór.
terminal-help-piles = Zagraj ją na stos. Każdy stos pokazuje, ile tam kosztuje albo czemu nie pasuje.
terminal-help-end = Zakończ kolejkę albo zatwierdź kartę, która ją kończy.
terminal-help-back = Cofnij ostatnią kartę. Jest tymczasowa do następnej karty albo końca kolejki.
terminal-help-mark = Powiedz coś znakiem; wybierz go jeszcze raz, żeby go usunąć.
terminal-help-shapes = Znaki na stosie: zostawcie go mnie, przydałby mi się, bez dużego skoku.
terminal-help-signs = Polecenia: błyskawica działa w tej kolejce, nieskończoność na wszystkich, póki ją widać.
terminal-help-trick = Zagranie wsteczne: dokładnie o 10 w złą stronę.
terminal-help-lay = Dołóż wybraną kartę na końcu rzędu.
terminal-help-twist = Przekręć ją z jej parą w rzędzie.
terminal-help-take = Zabierz cały rząd, a potem otwórz nowy.
terminal-help-confirm = Zatwierdź ruch. Przy wybranej karcie: zrób jedyną rzecz, którą można nią zrobić.
terminal-help-move = Wybierz ruch numerem lub strzałkami.
terminal-help-match-back = Cofnij ruch, póki nie jest zatwierdzony.
terminal-help-cards = Ropucha; karta, do której masz parę; karta do przekręcenia; koniec rzędu.
terminal-help-unseen = Karta ujemna, której nikt jeszcze nie widział; punkty jej nie obejmują.
terminal-help-hint = Zapytaj, co najlepszy bot zrobiłby z twoimi kartami i dlaczego.
terminal-help-give-up = Poddaj grę.
terminal-help-rules = Przeczytaj zasady.
terminal-help-help = Pokaż tę pomoc.
terminal-help-quit = Wyjdź. Gra zostaje zapisana; wróć do niej przez: tenback play --resume

## The end

terminal-record-kept = Zapis jest tutaj:
terminal-go-on-with = Gra jest zapisana. Wróć do niej przez: tenback play --resume
terminal-new-game = Nowa gra (N)
terminal-replay = Obejrzyj jeszcze raz (R)
terminal-quit = Wyjdź (Q)

## Setting up

terminal-set-up = nowa gra
terminal-game = Gra
terminal-players = Gracze
terminal-seats = Kto gra?
terminal-person = Człowiek
terminal-bot-wins = { $level }, { $won }%
terminal-name = imię
terminal-starter = Zaczyna
terminal-agree = drużyna się umawia
terminal-seed = Ziarno
terminal-seed-and-deal = Ziarno { $seed }, rozdanie { $number }
terminal-by-chance = losowo
terminal-language = Język
terminal-minimum-three = Co najmniej 3 karty na kolejkę
terminal-short-hand = O jedną kartę mniej na ręce
terminal-marks = Rozmowa znakami
terminal-whole-turn = JEDEN STOS na całą kolejkę
terminal-commands-on = Polecenia
terminal-rounds = Rundy
terminal-professional = Wariant profesjonalny
terminal-start = Zaczynamy
terminal-resume = Wróć do ostatniej gry
terminal-quit-here = Wyjdź

## Replay

terminal-place = krok { $place } z { $last } · stos dobierania: { $cards }
terminal-hands-hidden = Ta gra nie jest skończona, więc karty na rękach zostają zakryte.

## Mistakes

terminal-wrong-people = Liczba osób musi wynosić od 0 do { $players }, a nie { $people }.
terminal-wrong-starter = Zaczynać może gracz o numerze od 1 do { $players }, a nie { $given }.
terminal-wrong-option = Opcja „{ $option }” nie należy do { $game }.
terminal-wrong-bot = Nie ma bota „{ $given }”. Poziomy to: { $levels }.
terminal-wrong-talk = Rozmowa to „silent” albo „marks”, a nie „{ $given }”.
terminal-flag-renamed = Zamiast { $old } pisze się teraz { $new }.
terminal-wrong-pace = Tempo to liczba sekund od 0 wzwyż, a nie { $given }.
terminal-too-many-names = Imion ({ $names }) jest więcej niż osób ({ $people }).
terminal-nothing-to-resume = W { $folder } nie ma niedokończonej gry. Zacznij nową: tenback play
terminal-unreadable = Nie da się odczytać { $path }: { $reason }
terminal-broken-record = Błąd w { $path }, wiersz { $line }, ruch { $move }: { $reason }
terminal-broken-save = Nie da się odczytać zapisanej gry { $path }: { $reason }
terminal-no-terminal = Do tego potrzebny jest terminal: uruchom to w oknie powłoki.
daily-unknown = Nie ma rozdania dnia „{ $given }”. Rozdania dnia to: { $deals }.
daily-local = To rozdanie lokalne: karty wynikają z daty i nie ma z kim się porównać. Z --server rozgrywasz rozdanie serwera.
daily-at-server = Twój stół, także w przeglądarce: { $link }
daily-your-move = Twój ruch:
daily-moves = Możliwe ruchy: { $moves }
daily-no-address = { $server } nie jest adresem serwera; zaczyna się on od http:// lub https://.
daily-no-server = { $server } nie odpowiada jak serwer tenback. Sprawdź adres i czy serwer działa.
daily-refused = Serwer odmawia: { $reason }
terminal-give-up = Poddać tę grę? Będzie się liczyć jako przegrana, z kartami, które zostały.
terminal-give-up-together = Poddać tę grę? Wszyscy muszą się zgodzić. Będzie się liczyć jako przegrana, z kartami, które zostały.
