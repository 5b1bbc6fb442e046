# Przegląd skończonej gry: ile kosztował każdy wybór.

review-move = ruch
review-played = zagrano
review-expert = najlepszy bot
review-chance = szansa
review-sum =
    { $decisions ->
        [one] Rozważono jedną decyzję; liczby prowadzą od wyboru bota do tego, co zagrano.
        [few] Rozważono { $decisions } decyzje, z tego coś kosztowało: { $costly }; liczby prowadzą od wyboru bota do tego, co zagrano.
        [many] Rozważono { $decisions } decyzji, z tego coś kosztowało: { $costly }; liczby prowadzą od wyboru bota do tego, co zagrano.
       *[other] Rozważono { $decisions } decyzji, z tego coś kosztowało: { $costly }; liczby prowadzą od wyboru bota do tego, co zagrano.
    }
review-nothing = Na ile pokazują wylosowane rozkłady, nic nie przepadło; decyzje: { $decisions }.
review-interrupted = Przerwano: rozważone decyzje: { $done } z { $decisions }.
review-no-seat = Nie ma miejsca { $given }: w tej grze było ich { $players }.
review-lost = stracone punkty
review-severity-slight = mała strata
review-severity-inaccuracy = niedokładność
review-severity-mistake = błąd
review-severity-blunder = poważny błąd
review-account = W punktach szansy na wygraną: początek { $start }, szczęście { $luck }, błędy: { $name } { $mine }, błędy innych { $others }, niewyjaśnione { $rest }, wynik { $result }.
review-width = W takich grach część niewyjaśniona ma odchylenie standardowe { $points } punktów.
review-width-unknown = Jak szeroka jest część niewyjaśniona, nie zmierzono dla takich gier: traktuj szczęście ostrożnie.
