# Przegląd skończonej gry: ile kosztował każdy wybór.

review-move = ruch
review-played = zagrano
review-expert = najlepszy bot
review-chance = szansa
review-cards-left = zostaje
review-points = punkty
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
