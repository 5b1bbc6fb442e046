## Výzvy: jiní hrají s kartami jedné z mých her

challenge = Výzva
challenge-make-title = Vyzvat ostatní s těmito kartami
challenge-make-about = Dostaneš odkaz. Kdo ho otevře, hraje se stejnými kartami podle stejných pravidel a ve stejném počtu hráčů, kdy chce. Do konce výzvy nikdo nevidí žádnou kartu této hry, ani v záznamu jejího průběhu.
challenge-days = Na kolik dní
challenge-invited = Kolik stolů je pozváno
challenge-invited-about = Skončí, až všechny dohrají nebo až vyprší čas.
challenge-make = Vytvořit odkaz
challenge-link = Odkaz na výzvu
challenge-about = S těmito kartami hráli: { $names }. Zahraj si se stejnými kartami i ty: až výzva skončí, uvidíš výsledky vedle sebe.
challenge-closes = Otevřena do { $day }. Pozvané stoly, které dohrály: { $finished } z { $invited }.
challenge-closed = Tato výzva je uzavřena.
challenge-play = Hrát s těmito kartami
challenge-your-table = Ke svému stolu
challenge-second-name = Kdo hraje pod jiným jménem, může karty znát; nedá se to zjistit.
challenge-nobody = Nikdo jiný ji nehrál.
challenge-results = Výsledky
challenge-first = první hra
challenge-unfinished = nedohráno
challenge-known = někdo tam karty viděl už dříve
challenge-course = Průběh hry, v procentech zbylého místa: { $course }
challenge-parting = Po krocích
challenge-same =
    { $moves ->
        [0] Hry se liší od prvního kroku.
        [one] První krok je všude stejný.
        [few] První { $moves } kroky jsou všude stejné.
       *[other] Prvních { $moves } kroků je všude stejných.
    }
challenge-move = Krok
challenge-csv = Výsledky pro tabulky (CSV)
challenge-json = Výsledky pro programy (JSON)

problem-server-no-such-challenge = Taková výzva tu není.
problem-server-no-challenge = Výzvou se může stát jen dohraná hra s tvou účastí, a ne cvičné rozdání.
problem-server-challenge-over = Tato výzva je uzavřena; s jejími kartami už nelze hrát.
