# Nazwy gier i poleceń, odmowy, zakończenia oraz to, co może być nie tak z opcjami i rozdaniami.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Odłóżcie razem wszystkie karty na cztery stosy: w górę, w dół, a czasem o dziesięć wstecz.
game-extreme-about = THE GAME z poleceniami, które musi wykonywać cała drużyna.
game-take-that-about = Każdy na własny rachunek: wyciągaj z rzędu pary kart, zanim przyjdzie ci go zabrać.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = CZASZKA
command-three = TRÓJKA
command-silence = MILCZENIE
command-no-trick = BEZ WSTECZNEGO
command-one-pile = JEDEN STOS
command-draw-one = DOBIERZ JEDNĄ
command-stop-does = Kolejka kończy się natychmiast.
command-skull-does = Zakryj ją w tej samej kolejce.
command-three-does = Dokładnie 3 karty w tej kolejce.
command-silence-does = Żadnych rozmów i żadnych znaków.
command-no-trick-does = Żadnego zagrania wstecznego, na żadnym stosie.
command-one-pile-does = Wszystkie karty z kolejki na jeden stos.
command-draw-one-does = Po kolejce dobierz tylko jedną kartę.
command-lightning = Błyskawica: tylko w tej kolejce
command-infinity = Nieskończoność: póki widać kartę

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = Gra już się skończyła.
refusal-the-game-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-the-game-not-begun = Ustalcie, kto zaczyna.
refusal-the-game-already-begun = Gra już się zaczęła.
refusal-the-game-not-your-turn = To nie twoja kolej.
refusal-the-game-card-not-in-hand = Nie masz tej karty na ręce.
refusal-the-game-no-such-pile = Są cztery stosy, od A do D.
refusal-the-game-card-too-low = Na tym stosie karta musi być wyższa od wierzchniej albo niższa dokładnie o 10.
refusal-the-game-card-too-high = Na tym stosie karta musi być niższa od wierzchniej albo wyższa dokładnie o 10.
refusal-the-game-no-trick = Widać BEZ WSTECZNEGO: nie wolno cofać stosów o dziesięć.
refusal-the-game-one-pile = Widać JEDEN STOS: wszystkie karty z tej kolejki trafiają na jeden stos.
refusal-the-game-owes-cards = Zagraj więcej kart, zanim zakończysz kolejkę.
refusal-the-game-owes-skull = Zakryj czaszkę, zanim zakończysz kolejkę.
refusal-the-game-owes-three = Zagraj w tej kolejce dokładnie 3 karty.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = Rozgrywka już się skończyła.
refusal-take-that-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-take-that-not-your-turn = To nie twoja kolej.
refusal-take-that-card-not-in-hand = Nie masz tej karty na ręce.
refusal-take-that-too-far = Karta może się różnić od ostatniej najwyżej o 10.
refusal-take-that-no-line = Nie ma rzędu: otwórz nowy dowolną kartą.
refusal-take-that-toad = Ropuch nie można przekręcać.
refusal-take-that-no-twin = W rzędzie nie ma pary do tej karty.

## How a game ended

ending-the-game-won = Wygrana! Wszystkie 98 kart leży na stosach.
ending-the-game-stuck = Przegrana: nie było już dozwolonego zagrania.
ending-the-game-broken = Przegrana: nie wykonano polecenia { $command }.
ending-the-game-given-up = Przegrana: grę poddano.
ending-owed-cards = Zagrano za mało kart.
ending-owed-skull = Czaszka nie została zakryta.
ending-owed-three = TRÓJKA nie dostała swoich 3 kart.
ending-the-game-left =
    { $cards ->
        [one] Została { $cards } karta.
        [few] Zostały { $cards } karty.
        [many] Zostało { $cards } kart.
       *[other] Zostało { $cards } karty.
    }
ending-the-game-excellent = Znakomity wynik.
ending-take-that-scored =
    { $winners ->
        [one] { $names } wygrywa: { score-points }.
        [few] { $names } wygrywają wspólnie: każdy ma { score-points }.
       *[many] { $names } wygrywają wspólnie: każdy ma { score-points }.
    }
score-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## What can be wrong with options, a deal or a text

problem-players = W { $game } gra od { $low } do { $high } osób, a nie { $given }.
problem-minimum = Minimum to { $low } lub { $high } karty, a nie { $given }.
problem-one-pile = JEDEN STOS działa „from-now” (od chwili zagrania) albo „whole-turn” (cała kolejka), a nie „{ $given }”.
problem-switched-off = Wyłączyć można tylko polecenia, a „{ $given }” to nie polecenie.
problem-yes-or-no = Opcja „{ $option }” to tak albo nie, a nie „{ $given }”.
problem-rounds = Rozgrywka ma co najmniej 1 rundę, a nie { $given }.
problem-deck-size = Talia ma { $expected } kart, a nie { $given }.
problem-deck-card = „{ $given }” nie jest kartą z tej gry.
problem-deck-twice = Karta { $given } jest w talii dwa razy.
problem-deck-count = Na każdą rundę potrzebna jest jedna talia: { $expected }, a nie { $given }.
problem-starter = Miejsca mają numery od 0 do { $high }, a „{ $given }” do nich nie należy.
problem-layout-missing = EXTREME potrzebuje rozkładu: które karty mają które polecenie.
problem-layout-unwanted = Rozkład poleceń należy tylko do EXTREME.
problem-layout-card = „{ $given }” nie jest kartą, która może mieć polecenie.
problem-layout-command = „{ $given }” nie jest poleceniem.
problem-layout-count = { $command } musi być na dokładnie { $expected } kartach, a nie na { $given }.
problem-layout-twice = Karta { $card } jest wymieniona dwa razy.
problem-not-understood = Oczekiwano: { $expected }; jest: { $given }.
problem-missing = Oczekiwano: { $expected }; nie ma nic.
problem-cards-misplaced = Takiej pozycji w grze być nie może: nie każda karta jest w dokładnie jednym miejscu.
problem-seat-misplaced = Takiej pozycji w grze być nie może: wymienia miejsce, którego przy stole nie ma.
problem-rounds-unequal = Takiej pozycji w grze być nie może: liczba rund rozegranych i przyszłych się nie zgadza.
problem-scores-missing = Takiej pozycji w grze być nie może: nie każde miejsce ma wynik.
problem-nothing-fits = Takiej pozycji w grze być nie może: trzeba zagrać kartę, a żadna z nieznanych nie pasuje.
problem-at-place = Wiersz { $line }, kolumna { $column }: { $problem }

## Co powinno być w tekście, po słowie „Oczekiwano:”

expected-written = { $form }
expected-like = coś takiego jak { $example }
expected-number = liczba od { $low } do { $high }
expected-players = od { $low } do { $high } osób
expected-seat = miejsce od { $low } do { $high }
expected-card = karta od { $low } do { $high }
expected-card-of-take-that = karta z TAKE THAT
expected-move-of-the-game = ruch: begin, end albo karta i stos, na przykład 57A
expected-move-of-take-that = ruch: karta (na przykład 57), x49 (przekręcenie) albo take
expected-parts = tyle części rozdzielonych znakiem /: { $count }
expected-once = { $key } tylko raz
expected-no-more = brak dalszych słów
expected-header = nagłówek taki jak date: …, każdy tylko raz
expected-older-format = format najwyżej { $high } (ten odczyta nowszy tenback)
expected-older-rules = zasady najwyżej w wersji { $high } (te zna nowszy tenback)
expected-deal = rozdanie { $game }
expected-saved-game = początek zapisanej gry
