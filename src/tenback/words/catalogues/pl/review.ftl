# Przegląd skończonej gry: ile kosztował każdy wybór.

review-move = ruch
review-played = zagrano
review-expert = najlepszy bot
review-chance = szansa
review-sum =
    { $decisions ->
        [one] Zbadano jedną decyzję. Szansa jest podana najpierw dla wyboru bota, potem dla tego, co zagrano.
        [few] Zbadano { $decisions } decyzje; kosztowne: { $costly }. Szansa jest podana najpierw dla wyboru bota, potem dla tego, co zagrano.
        [many] Zbadano { $decisions } decyzji; kosztowne: { $costly }. Szansa jest podana najpierw dla wyboru bota, potem dla tego, co zagrano.
       *[other] Zbadano { $decisions } decyzji; kosztowne: { $costly }. Szansa jest podana najpierw dla wyboru bota, potem dla tego, co zagrano.
    }
review-nothing = Sądząc po wylosowanych rozkładach, twoje decyzje nic nie kosztowały (zbadane: { $decisions }).
review-no-seat = W tej grze nie było miejsca { $given }: miejsca mają numery od 1 do { $players }.
review-interrupted = Przerwano. Zbadane decyzje: { $done } z { $decisions }.
review-lost = stracone punkty
review-severity-slight = mała strata
review-severity-inaccuracy = niedokładność
review-severity-mistake = błąd
review-severity-blunder = poważny błąd
review-account = W punktach procentowych szansy na wygraną: początek { $start }, szczęście { $luck }, błędy gracza { $name } { $mine }, błędy innych { $others }, niewyjaśnione { $rest }, wynik { $result }.
review-width = W takich grach część niewyjaśniona ma odchylenie standardowe { $points } pkt.
review-width-unknown = Dla takich gier nie zmierzono, ile pozostaje niewyjaśnione, więc liczba dla szczęścia jest tylko przybliżona.
review-progress = Zbadane kolejki: { $done } z { $all }
review-queued = Czekanie na wolnego bota…
review-view-me = Ja
review-view-team = My
review-part-start = Szansa przed rozdaniem
review-part-luck = Szczęście przy rozdaniu i dobieraniu
review-part-mine = Moje błędy
review-part-ours = Nasze błędy
review-part-others = Błędy innych
review-part-rest = Niewyjaśnione
review-part-result = Wynik
review-wide = W pojedynczej grze tego rodzaju niewyjaśnione pozostaje około { $points } pkt (jedno odchylenie standardowe). To za dużo, by odróżnić szczęście od szumu, więc ta strona pokazuje, jak zmieniała się szansa, i decyzje, ale nie szczęście.
review-course = Zmiany szansy
review-course-step = { $name }: { $moves }. Szansa przedtem { $before }, potem { $after }.
review-course-luck = Karty, które przyszły potem: { $points } pkt.
review-mistakes = Kosztowne decyzje
review-no-mistakes = Brak kosztownych decyzji: według szacunku każda kolejka była równie dobra jak najlepsza.
review-was-played = Zagrano: { $moves }
review-was-better = Lepiej: { $moves }
review-best-decision = Najlepsza decyzja: { $moves }. Szansa na wygraną wynosiła { $before } i nic z niej nie przepadło.
review-luckiest = Najszczęśliwsze karty: { $points } pkt, po { $moves }.
review-open-cards = Przy odkrytych kartach tę grę można było jeszcze wygrać przy ruchu { $number }. Nikt nie mógł tego wiedzieć.
review-in-replay = Pokaż w powtórce
review-try = Spróbuj ponownie
review-try-title = Zagraj tę kolejkę lepiej
review-try-right = Dobrze: ta kolejka nie jest gorsza od najlepszej, w granicach niepewności.
review-try-wrong = Ta kolejka traci około { $points } pkt względem najlepszej.
review-try-again = Od nowa
review-try-yours = Twoja kolejka: { $chance }
review-try-best = Najlepsza kolejka: { $chance }
review-try-same = Obie sprawdzono na tych samych rozdaniach ukrytych kart.
review-slight-losses = Małe straty ({ $count })
review-all-turns = Wszystkie kolejki ({ $count })
review-theme-all = Wszystkie ({ $count })
review-failed = Nie udało się zrobić analizy. Spróbuj później.
review-mistakes-empty = Jeszcze nic: otwórz „Co się stało?” po grze, a decyzje, które kosztowały pięć punktów lub więcej, wrócą tu jako ćwiczenia.
review-mistakes-due = Na teraz
review-mistakes-later = Później
review-theme-wins = pewna wygrana
review-theme-loses = pewna przegrana
review-theme-trick = zagranie wsteczne
review-theme-room = miejsce dla kart z ręki
review-theme-set-up = przygotowane zagranie wsteczne
review-theme-dead = karty, które nigdzie nie pasują
review-theme-moved = przesunięcie stosów
review-theme-stopped = zatrzymanie się w porę
review-theme-other = ocena
review-wide-unknown = Dla takich gier nie zmierzono, ile pozostaje niewyjaśnione. Dlatego ta strona pokazuje, jak zmieniała się szansa, i decyzje, ale nie szczęście.
review-play-on = Graj dalej stąd
review-play-on-note = Stół do ćwiczeń z tymi samymi kartami; nie liczy się do żadnych statystyk.
review-together = Oglądaj razem
review-together-lead = Prowadź
review-together-leading = Prowadzisz: inni widzą ten sam moment co ty.
review-together-led = Prowadzi { $name }.
review-together-nobody = Nikt jeszcze nie prowadzi.
review-together-follow = Podążaj
review-together-arrows = Wskaż stos
review-together-pointed = { $name } wskazuje { $piles }.
review-together-try = Wypróbuj tu kolejkę
review-together-tries = { $name } próbuje: { $moves }
review-luck-title = Szczęście w moich grach
review-luck-sum = { $game }, przeanalizowane gry: { $games }. Wygrane { $won }, oczekiwane { $start }. Szczęście { $luck }, moje błędy { $mine }, błędy innych { $others }, niewyjaśnione { $rest } (w wygranych; szczęście znane z dokładnością do około ±{ $width }).
