daily = Rozdania dnia
daily-about = Te same karty dla wszystkich, pięć rozdań dziennie. Liczy się pierwsza próba, także przerwana; następne są tylko dla zabawy.
daily-home = Dzisiaj
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Jeszcze raz, dla zabawy
daily-settings-alone = Grasz w pojedynkę.
daily-settings-bots = Grasz z dwoma botami na poziomie „{ $level }”; porozumiewają się znakami.
daily-settings-against = Grasz przeciw dwóm botom na poziomie „{ $level }”.
daily-streak = { $days ->
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-grace = Brakuje wczorajszego dnia: zagraj dzisiaj, by nie przerwać serii.
daily-past = Minione dni
daily-past-about = Minione dni można jeszcze rozegrać dla zabawy; wyników to nie zmienia.
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
daily-won-as-bots = Wygrana, jak u { $won } z { $games } botów.
daily-better-than-bots = { $result }: lepiej niż { $beaten } z { $games } botów.
daily-won-as-people = Inne osoby, które wygrały: { $won } z { $games }.
daily-better-than-people = Lepiej niż { $beaten } z { $games } osób.
daily-no-people = Nikt inny jeszcze tego nie dokończył.
daily-programs = Programy, które brały udział: { $games }; lepiej niż { $beaten } z nich.
daily-so-far = Dotychczasowe gry botów: { $games }; powstają kolejne.
daily-no-field = Boty jeszcze rozgrywają to rozdanie. Zajrzyj za minutę.
daily-hinted = Ta próba była z podpowiedzią, więc porównanie dotyczy tylko osób, które też z niej skorzystały.
daily-difficulty = Trudniejsze niż { $percent }% wszystkich rozdań (między { $low } a { $high }%), według tego, co zostaje ostrożnym botom z odrobiną przypadku.
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
daily-level-varied = ostrożny, z przypadkiem
daily-open-until = Inni mogą rozgrywać to rozdanie do { $time }. Do tego czasu karty są ukryte i nie ma powtórki.
daily-closed = Ten dzień skończył się wszędzie. Klucz jego kart: { $key }
daily-names = Kto gra pod drugim imieniem, może już znać karty; wyniki ludzi tego nie pokażą.
daily-see-others = Zobacz, jak poszło innym
daily-no-watching = Przy tym stole trwa rozdanie, które inni mogą jeszcze rozegrać, więc nie można go oglądać. Możesz rozegrać je samodzielnie.
