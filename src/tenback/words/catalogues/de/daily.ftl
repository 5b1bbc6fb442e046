daily = Die Karten des Tages
daily-about = Dieselben Karten für alle, fünf Spiele am Tag. Dein erster Versuch zählt, auch wenn du ihn abbrichst; weitere sind nur zum Spaß.
daily-home = Heute
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal, zum Spaß
daily-settings-alone = Du spielst allein.
daily-settings-bots = Du spielst mit zwei Bots der Stufe „{ $level }“; sie verständigen sich mit Zeichen.
daily-settings-against = Du spielst gegen zwei Bots der Stufe „{ $level }“.
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-grace = Gestern hast du ausgesetzt: Spiel heute, sonst endet die Serie.
daily-past = Vergangene Tage
daily-past-about = Vergangene Tage kannst du noch zum Spaß spielen; sie zählen in keiner Statistik.
daily-not-played = Nicht gespielt
daily-running = Begonnen
daily-won = Gewonnen
daily-left = { $left ->
    [one] 1 Karte übrig
   *[other] { $left } Karten übrig
}
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-unfinished = Nicht beendet
daily-won-as-bots = Gewonnen. Bots, die das auch geschafft haben: { $won } von { $games }.
daily-better-than-bots = { $result }: besser als { $beaten } von { $games } Bots.
daily-won-as-people = Andere Menschen, die es gewonnen haben: { $won } von { $games }.
daily-better-than-people = Andere Menschen: besser als { $beaten } von { $games }.
daily-level-with-one = { $games ->
    [one] Gleichauf mit dem einzigen anderen Menschen.
   *[other] Gleichauf mit einem von { $games } Menschen.
}
daily-no-people = Sonst hat es noch niemand zu Ende gespielt.
daily-programs = Programme, die mitgespielt haben: { $games }; besser als { $beaten } davon.
daily-so-far = Spiele der Bots bisher: { $games }; es kommen noch mehr.
daily-no-field = Die Bots spielen diese Karten noch. Schau in einer Minute wieder nach.
daily-hinted = Du hast dir einen Tipp geben lassen, deshalb wirst du nur mit Menschen verglichen, die das auch getan haben.
daily-difficulty = Schwerer als { $percent } % aller Kartenfolgen (95-%-Intervall: { $low } bis { $high } %), gemessen daran, wie viele Karten umsichtigen Bots mit etwas Zufall übrig bleiben.
daily-difficulty-points = Schwerer als { $percent } % aller Kartenfolgen (95-%-Intervall: { $low } bis { $high } %), gemessen daran, wie viele Punkte umsichtige Bots mit etwas Zufall auf deinem Platz holen.
daily-histogram = Wie es { $games } Bots der Stufe „{ $level }“ erging
daily-histogram-cards = Karten übrig
daily-histogram-points = Punkte
daily-you = Du
daily-bar = { $from } bis { $to }: { $games }
daily-levels = Alle Stufen
daily-level = Stufe
daily-games = Spiele
daily-wins = Gewonnen
daily-mean = Schnitt
daily-level-varied = umsichtig, mit Zufall
daily-open-until = Andere können diese Karten bis { $time } spielen. So lange bleiben sie verborgen, und es gibt keine Wiederholung.
daily-closed = Dieser Tag ist überall vorbei. Der Schlüssel zu seinen Karten: { $key }
daily-names = Wer unter einem zweiten Namen spielt, kann die Karten schon kennen; das sieht man den Zahlen nicht an.
daily-see-others = So ging es den anderen
daily-no-watching = An diesem Tisch liegen Karten, die andere noch spielen können; deshalb kann man nicht zusehen. Du kannst sie selbst spielen.

## Das Sofortturnier: acht alte Kartenfolgen gegen die Bots

instant = Sofortturnier
instant-about = Acht vergangene Spiele nacheinander, sofort verglichen mit den Bots, die sie gespielt haben. Sie zählen für keinen Tag und keine Serie.
instant-progress = { $finished } von { $deals } Spielen beendet.
instant-result = Im Schnitt besser als { $percent } % der Bots.
instant-so-far = Bisher im Schnitt besser als { $percent } % der Bots.
instant-wins = Du hast { $won } von { $games } Spielen gewonnen, die Bots im Schnitt { $bots }.
instant-points = Verglichen: { $games } von { $deals } Spielen.
instant-bots = Die Bots haben die Stufe „{ $level }“.
instant-better = besser als { $percent } % von { $games } Bots
instant-waiting = die Bots spielen noch
instant-on-its-day = am Tag selbst gespielt, zählt hier also nicht
instant-hinted = mit Tipp gespielt, also nicht verglichen
instant-play = Spiel { $number } beginnen
instant-go-on = Spiel { $number } fortsetzen
instant-back = Zum Turnier
instant-another = Noch ein Turnier
instant-link = Schick den Link dieser Seite weiter, dann spielen andere dieselben acht Spiele.
