## Die eigene Seite, im Browser und als `tenback stats`

me = Meine Spiele
me-none = Noch kein beendetes Spiel. Spiele eines zu Ende, dann wird es hier gezählt.
me-about = Zusammengezählt werden nur Spiele mit gleich vielen Personen, gleichen Regeln und gleicher Art der Absprachen. Übungsspiele zählen nicht.
me-players =
    { $players ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    }
me-without-hints = ohne Tipps
me-won = { $won } von { $games } gewonnen
me-mean-cards = Übrige Karten im Schnitt: { $mean }
me-mean-points = Punkte im Schnitt: { $mean }
me-excellent = Weniger als zehn Karten übrig: { $games }
me-streak = In Folge gewonnen: { $now } (Rekord: { $best })
me-tricks = Rückwärtstricks: { $tricks }
me-marks = Gegebene Zeichen: { $marks }
me-left-before = Vor dem Ende verlassen: { $games }. Sie zählen als nicht gewonnen.
me-histogram-cards = Übrige Karten
me-histogram-points = Punktzahl
me-bar-won = Gewonnen
me-bar = { $low } bis { $high }
me-bar-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
me-field = Die schmalen Balken: { $games } Spiele von Bots der Stufe „{ $level }“ mit den Karten des Tages, die du nach diesen Regeln gespielt hast, anteilig.
me-bar-field = zum Vergleich: { $percent } % der Spiele der Bots
me-best = Beste Spiele
me-last = Letzte Spiele
me-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
me-left-early = vorzeitig verlassen
me-watch = Wiederholung ansehen
me-challenge = Herausfordern
me-still-open = andere können es noch spielen
me-unfinished =
    { $games ->
        [one] Ein Spiel ist noch nicht beendet.
       *[other] { $games } Spiele sind noch nicht beendet.
    }

## Mit wem ich spiele

me-people = Mit wem ich spiele
me-people-about = Jede Gruppe hat eine eigene Seite, die nur ihre Mitglieder sehen.
me-together = Unsere Spiele
me-together-about = Diese Seite sehen nur die hier genannten Personen. Gezählt werden die Spiele, in denen genau sie gespielt haben, mit oder ohne Bots.
me-winners = Siege
me-you = { $name } (du)

## Geräte und Wiederherstellungscode

me-devices = Meine Geräte
me-devices-about = Auf diesen Geräten bist du als dieselbe Person angemeldet. Melde jedes ab, das du verloren hast oder nicht mehr benutzt.
me-device = { $browser } auf { $platform }
me-device-program = Ein Programm
me-device-unknown = Unbekanntes Gerät
me-device-this = dieses Gerät
me-device-days = benutzt vom { $first } bis zum { $last }
me-device-day = benutzt am { $last }
me-device-end = Abmelden
me-device-end-one = { $device } abmelden
me-device-end-this = Du bist in diesem Browser dann nicht mehr { $name }.
me-device-end-other = { $name } ist auf diesem Gerät dann abgemeldet.
me-recovery = Wieder­herstellungs­code
me-recovery-about = Wenn du alle deine Geräte oder ihre Cookies verlierst, bist du mit diesem Code in einem neuen Browser wieder dieselbe Person. Bewahre ihn auf Papier oder in einem Passwortmanager auf. Wer ihn hat, kann unter deinem Namen spielen.
me-recovery-from = Am { $day } hast du einen Code erzeugt. Ein neuer ersetzt ihn.
me-recovery-make = Wieder­herstellungs­code erzeugen
me-recovery-shown = Dein Wiederherstellungscode. Er wird nur jetzt angezeigt:
me-recover = Ich habe einen Wieder­herstellungs­code
me-recover-about = Gib ihn so ein, wie du ihn notiert hast. Großschreibung, Leerzeichen und Bindestriche sind egal.
me-recover-use = Code verwenden
me-recover-done = Willkommen zurück, { $name }. Der alte Code ist verbraucht; das ist dein neuer. Er wird nur jetzt angezeigt:

problem-server-mistyped-code = In diesem Wiederherstellungscode ist ein Tippfehler. Vergleiche ihn mit deiner Notiz.
problem-server-bad-recovery-code = Dieser Wiederherstellungscode gilt nicht: Er wurde benutzt oder ersetzt, oder er gehört zu einem anderen Server.
problem-server-no-such-device = So ein Gerät hast du nicht; vielleicht wurde es schon abgemeldet.
problem-server-no-such-company = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.

## tenback stats

stats-none = In { $folder } liegt noch kein beendetes Spiel. Spiele eines mit: tenback play
stats-unread =
    { $files ->
        [one] 1 Aufzeichnung war nicht zu lesen:
       *[other] { $files } Aufzeichnungen waren nicht zu lesen:
    }
stats-nobody = Von diesem Rechner aus hat auf { $server } noch niemand gespielt. Spiel dort zuerst: tenback daily --server { $server }
me-remove-table = Aus dieser Liste entfernen
me-removed-tables = Entfernte Tische zeigen: { $count }
