# Rozbor dohrané hry: co stála každá volba.

review-move = krok
review-played = zahráno
review-expert = nejlepší bot
review-chance = šance
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
review-lost = ztracené body
review-severity-slight = malá ztráta
review-severity-inaccuracy = nepřesnost
review-severity-mistake = chyba
review-severity-blunder = hrubá chyba
review-account = V bodech šance na výhru: začátek { $start }, štěstí { $luck }, chyby hráče { $name } { $mine }, chyby ostatních { $others }, nevysvětleno { $rest }, výsledek { $result }.
review-width = V takových hrách má nevysvětlená část směrodatnou odchylku { $points } bodů.
review-width-unknown = Jak široká je nevysvětlená část, u takových her nikdo nezměřil: ber štěstí s rezervou.
