## Herausforderungen: andere spielen die Karten eines meiner Spiele

challenge = Herausforderung
challenge-make-title = Andere mit diesen Karten herausfordern
challenge-make-about = Du bekommst einen Link. Wer ihn öffnet, spielt dieselben Karten nach denselben Regeln und mit gleich vielen Personen, wann immer es passt. Bis zum Ende der Herausforderung sieht niemand eine Karte dieses Spiels, auch nicht in der Wiederholung.
challenge-days = Wie viele Tage offen
challenge-invited = Wie viele Tische eingeladen sind
challenge-invited-about = Sie endet, wenn alle fertig sind oder die Zeit um ist.
challenge-make = Link erzeugen
challenge-link = Link zur Herausforderung
challenge-about = Diese Karten wurden schon gespielt von: { $names }. Spiele sie auch: Am Ende der Herausforderung stehen die Ergebnisse nebeneinander.
challenge-closes = Offen bis { $day }. Eingeladene Tische, die fertig sind: { $finished } von { $invited }.
challenge-closed = Diese Herausforderung ist beendet.
challenge-play = Diese Karten spielen
challenge-your-table = Zu deinem Tisch
challenge-second-name = Wer unter einem zweiten Namen kommt, kann die Karten kennen; das kann niemand feststellen.
challenge-nobody = Sonst hat sie niemand gespielt.
challenge-results = Ergebnisse
challenge-first = zuerst gespielt
challenge-unfinished = nicht beendet
challenge-known = jemand dort hatte die Karten schon gesehen
challenge-course = Verlauf des Spiels (übriger Platz in Prozent): { $course }
challenge-parting = Schritt für Schritt
challenge-same =
    { $moves ->
        [0] Die Spiele unterscheiden sich vom ersten Schritt an.
        [one] Der erste Schritt ist überall gleich.
       *[other] Die ersten { $moves } Schritte sind überall gleich.
    }
challenge-move = Schritt
challenge-csv = Ergebnisse für Tabellen (CSV)
challenge-json = Ergebnisse für Programme (JSON)

problem-server-no-such-challenge = Diese Herausforderung gibt es hier nicht.
problem-server-no-challenge = Nur ein beendetes Spiel, bei dem du mitgespielt hast, kann zur Herausforderung werden, ein Übungsspiel nicht.
problem-server-challenge-over = Diese Herausforderung ist beendet; ihre Karten können nicht mehr gespielt werden.
