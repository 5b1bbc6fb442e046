## Moje stránka, v prohlížeči i jako `tenback stats`

me = Moje hry
me-none = Zatím žádná dohraná hra. Dohraj nějakou a bude tu započítána.
me-about = Dohromady se počítají jen hry se stejným počtem hráčů, stejnými pravidly a stejnou domluvou. Cvičná rozdání se nepočítají.
me-players =
    { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
me-without-hints = bez rad
me-won = Vyhráno { $won } z { $games }
me-mean-cards = Průměrně zbylo karet: { $mean }
me-mean-points = Průměrně bodů: { $mean }
me-excellent = Méně než deset zbylých karet: { $games }
me-streak = Výhry v řadě: { $now } (rekord: { $best })
me-tricks = Reverzní triky: { $tricks }
me-marks = Dané značky: { $marks }
me-left-before = Opuštěné před koncem: { $games }. Počítají se jako nevyhrané.
me-histogram-cards = Zbylé karty
me-histogram-points = Body
me-bar-won = Výhra
me-bar = { $low } až { $high }
me-bar-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }
me-field = Tenké pruhy: hry botů úrovně „{ $level }“ ve tvých rozdáních dne s těmito pravidly ({ $games }), v poměrném měřítku.
me-bar-field = pro srovnání: { $percent } % her botů
me-best = Nejlepší hry
me-last = Poslední hry
me-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
me-left-early = opuštěna před koncem
me-watch = Průběh hry
me-challenge = Vyzvat
me-still-open = ostatní to ještě mohou hrát
me-unfinished =
    { $games ->
        [one] Jedna hra je rozehraná.
        [few] { $games } hry jsou rozehrané.
       *[other] { $games } her je rozehraných.
    }

## S kým hraji

me-people = S kým hraji
me-people-about = Každá skupina má vlastní stránku, kterou vidí jen její členové.
me-together = Naše hry
me-together-about = Tuto stránku vidí jen lidé, kteří jsou tu uvedeni. Počítá hry, ve kterých hráli právě tito lidé, s boty i bez nich.
me-winners = Výhry
me-you = { $name } (ty)

## Zařízení a obnovovací kód

me-devices = Moje zařízení
me-devices-about = Na těchto zařízeních jsi tatáž osoba. Odhlas zařízení, které už nemáš nebo nepoužíváš.
me-device = { $browser }, { $platform }
me-device-program = Program
me-device-unknown = Neznámé zařízení
me-device-this = toto zařízení
me-device-days = používáno od { $first } do { $last }
me-device-day = použito { $last }
me-device-end = Odhlásit
me-device-end-one = Odhlásit: { $device }
me-device-end-this = V tomto prohlížeči už nebudeš { $name }.
me-device-end-other = Na tom zařízení už nepůjde hrát jako { $name }.
me-recovery = Obnovovací kód
me-recovery-about = Když přijdeš o všechna svá zařízení nebo jejich cookies, s tímto kódem budeš v novém prohlížeči znovu tatáž osoba. Uschovej ho na papíře nebo ve správci hesel. Kdo ho má, může hrát pod tvým jménem.
me-recovery-from = Kód je ze dne { $day }. Nový ho nahradí.
me-recovery-make = Vytvořit obnovovací kód
me-recovery-shown = Tvůj obnovovací kód. Zobrazí se jen teď:
me-recover = Mám obnovovací kód
me-recover-about = Napiš ho tak, jak ho máš poznamenaný. Na velkých písmenech, mezerách a pomlčkách nezáleží.
me-recover-use = Použít kód
me-recover-done = Vítej zpět, { $name }. Starý kód je použitý; toto je nový. Zobrazí se jen teď:

problem-server-mistyped-code = V tomto obnovovacím kódu je překlep. Porovnej ho se svou poznámkou.
problem-server-bad-recovery-code = Tento obnovovací kód neplatí: byl použit nebo nahrazen, nebo patří jinému serveru.
problem-server-no-such-device = Takové zařízení nemáš; možná už bylo odhlášeno.
problem-server-no-such-company = Taková skupina není, nebo do ní nepatříš.

## tenback stats

stats-none = V { $folder } zatím není žádná dohraná hra. Zahraj si: tenback play
stats-unread =
    { $files ->
        [one] Nepodařilo se přečíst 1 záznam:
        [few] Nepodařilo se přečíst { $files } záznamy:
       *[other] Nepodařilo se přečíst { $files } záznamů:
    }
stats-nobody = Z tohoto počítače na { $server } ještě nikdo nehrál. Nejdřív si tam zahraj: tenback daily --server { $server }
me-remove-table = Odebrat z tohoto seznamu
me-removed-tables = Zobrazit odebrané stoly: { $count }
