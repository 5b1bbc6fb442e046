# Rozbor dohrané hry: co stála každá volba.

review-move = krok
review-played = zahráno
review-expert = nejlepší bot
review-chance = šance
review-cards-left = zbývá
review-points = body
review-sum =
    { $decisions ->
        [one] Zváženo jedno rozhodnutí; čísla vedou od volby bota k tomu, co se zahrálo.
        [few] Zvážena { $decisions } rozhodnutí, něco stála: { $costly }; čísla vedou od volby bota k tomu, co se zahrálo.
        [many] Zváženo { $decisions } rozhodnutí, něco stála: { $costly }; čísla vedou od volby bota k tomu, co se zahrálo.
       *[other] Zváženo { $decisions } rozhodnutí, něco stála: { $costly }; čísla vedou od volby bota k tomu, co se zahrálo.
    }
review-nothing = Pokud ukazují vylosovaná rozložení, nic se nepromarnilo; rozhodnutí: { $decisions }.
review-interrupted = Přerušeno: zvážená rozhodnutí: { $done } z { $decisions }.
review-no-seat = Místo { $given } neexistuje: v této hře jich bylo { $players }.
