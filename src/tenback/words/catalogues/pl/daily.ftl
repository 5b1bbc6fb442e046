daily = Rozdania dnia
daily-about = Te same karty dla wszystkich, pięć rozdań dziennie. Liczy się pierwsza próba, także przerwana; następne są tylko dla zabawy.
daily-home = Dzisiaj
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Jeszcze raz, dla zabawy
daily-settings-alone = Grasz w pojedynkę.
daily-settings-bots = Grasz z dwoma botami na poziomie „{ $level }”; porozumiewają się znakami.
daily-settings-against = Grasz przeciw dwóm botom na poziomie „{ $level }”.
daily-streak = { $days ->
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-grace = Brakuje wczorajszej gry: zagraj dzisiaj, by nie przerwać serii.
daily-past = Minione dni
daily-past-about = Minione dni można jeszcze rozegrać dla zabawy; statystyk to nie zmienia.
daily-not-played = Nierozegrane
daily-running = Rozpoczęte
daily-won = Wygrana
daily-left = { $left ->
    [one] Została 1 karta
    [few] Zostały { $left } karty
    [many] Zostało { $left } kart
   *[other] Zostało { $left } karty
}
daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-unfinished = Niedokończone
daily-won-as-bots = Wygrana. Boty, które też wygrały: { $won } z { $games }.
daily-better-than-bots = { $result }: lepiej niż { $beaten } z { $games } botów.
daily-won-as-people = Inne osoby, które wygrały: { $won } z { $games }.
daily-better-than-people = Na tle innych osób: lepiej niż { $beaten } z { $games }.
daily-level-with-one = { $games ->
    [one] Na równi z jedyną inną osobą.
    [few] Na równi z jedną z { $games } osób.
    [many] Na równi z jedną z { $games } osób.
   *[other] Na równi z jedną z { $games } osób.
}
daily-no-people = Nikt inny jeszcze tego nie dokończył.
daily-programs = Programy, które brały udział: { $games }; lepiej niż { $beaten } z nich.
daily-so-far = Dotychczasowe gry botów: { $games }; kolejne trwają.
daily-no-field = Boty jeszcze rozgrywają to rozdanie. Zajrzyj za minutę.
daily-hinted = Ta próba była z podpowiedzią, więc porównanie dotyczy tylko osób, które też z niej skorzystały.
daily-difficulty = Trudniejsze niż { $percent }% wszystkich rozdań (przedział 95%: od { $low } do { $high }%), według tego, ile kart zostaje ostrożnym botom grającym z odrobiną losowości.
daily-difficulty-points = Trudniejsze niż { $percent }% wszystkich rozdań (przedział 95%: od { $low } do { $high }%), według tego, ile punktów zdobywają na twoim miejscu ostrożne boty grające z odrobiną losowości.
daily-histogram = Jak poszło { $games } botom na poziomie „{ $level }”
daily-histogram-cards = pozostałe karty
daily-histogram-points = punkty
daily-you = Ty
daily-bar = od { $from } do { $to }: { $games }
daily-levels = Wszystkie poziomy
daily-level = Poziom
daily-games = Gry
daily-wins = Wygrane
daily-mean = Średnia
daily-level-varied = ostrożny, z losowością
daily-open-until = Inni mogą rozgrywać to rozdanie do { $time }. Do tego czasu karty są ukryte i nie ma powtórki.
daily-closed = Ten dzień skończył się już na całym świecie. Klucz do jego kart: { $key }
daily-names = Kto gra pod innym imieniem, może już znać karty; z wyników tego nie widać.
daily-see-others = Zobacz, jak poszło innym
daily-no-watching = Przy tym stole trwa rozdanie, które inni mogą jeszcze rozegrać, więc nie można go oglądać. Możesz je rozegrać także ty.

## Turniej natychmiastowy: osiem minionych rozdań przeciw botom

instant = Szybki turniej
instant-about = Osiem minionych rozdań po kolei, od razu porównanych z botami, które je rozegrały. Nie liczą się do żadnego dnia ani serii.
instant-progress = Ukończone rozdania: { $finished } z { $deals }.
instant-result = Średnio lepiej niż { $percent }% botów.
instant-so-far = Jak dotąd średnio lepiej niż { $percent }% botów.
instant-wins = Wygrane rozdania: { $won } z { $games }; średnia botów: { $bots }.
instant-points = Porównane rozdania: { $games } z { $deals }.
instant-bots = Boty grają na poziomie „{ $level }”.
instant-better = lepiej niż { $percent }% z { $games } botów
instant-waiting = boty jeszcze grają
instant-on-its-day = rozegrane w swoim dniu, tu się nie liczy
instant-hinted = rozegrane z podpowiedzią, bez porównania
instant-play = Zagraj rozdanie { $number }
instant-go-on = Dokończ rozdanie { $number }
instant-back = Wróć do turnieju
instant-another = Następny turniej
instant-link = Wyślij znajomym link do tej strony, a rozegrają te same osiem rozdań.
