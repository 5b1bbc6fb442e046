# Was das Terminal zeigt. Der Platz ist knapp: Ein Stapel ist 18 Zeichen breit, der ganze Schirm 80.

## The table

terminal-up = aufwärts
terminal-down = abwärts
terminal-room = Platz: { $cards }
terminal-draft = vorläufig
terminal-ten-back = zehn zurück
terminal-loses = verliert
terminal-why-card-too-low = zu niedrig
terminal-why-card-too-high = zu hoch
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = du
terminal-draw-pile = Zugstapel: { $cards } · noch zu spielen: { $left }
terminal-in-force = Es gilt:
terminal-none-in-force = kein Befehl
terminal-who-begins = Wer beginnt? Seht euch eure Karten an und tippt dann die Nummer des Platzes.
terminal-who-begins-pass = Mit Tab sieht sich die nächste Person ihre Karten an.
terminal-to-move = { $name } ist am Zug.
terminal-to-confirm = { $name }, mit dieser Karte endet dein Zug.
terminal-may-end = nichts offen
terminal-owes-cards =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
terminal-owes-skull = Totenkopf überdecken
terminal-owes-three = insgesamt genau 3
terminal-advice-card = Wähle eine Karte: Tippe ihre Zahl oder nimm die Pfeiltasten.
terminal-advice-pile = { $card } – auf welchen Stapel? A, B, C oder D.
terminal-advice-end = Wähle noch eine Karte, oder beende den Zug mit der Eingabetaste.
terminal-advice-confirm = Eingabetaste bestätigt, Rücktaste nimmt zurück.
terminal-advice-move = Wähle einen Zug mit ↑ ↓ oder seiner Nummer und drück die Eingabetaste.
terminal-getting-ready = { $name } macht sich bereit. Beim ersten Mal dauert es etwas länger.
terminal-bot-failed = { $name } gab keine gültige Antwort; diesen Zug macht ein anderer Bot ({ $level }).
terminal-look = Das sind deine neuen Karten. Mit der Eingabetaste gibst du an { $name } weiter.
terminal-begins = { $name } beginnt.
terminal-said = { $name }: „{ $phrase }“
terminal-no-marks = Jetzt darf niemand reden.
terminal-mark-title = Etwas sagen
terminal-ask-fatal = { $card } missachtet { $command }: Das Spiel wäre sofort verloren. Trotzdem spielen?
terminal-ask-doomed = Nach { $card } kannst du diesen Zug mit deinen Karten nicht mehr zu Ende bringen: Das Spiel wäre verloren. Trotzdem spielen?
terminal-yes = Ja (J)
terminal-no = Nein (N)
terminal-hand-over = Die Tastatur geht an { $name }.
terminal-hand-over-ready = { $name }, drück die Eingabetaste, wenn nur du den Bildschirm siehst.

## TAKE THAT

terminal-line = Reihe
terminal-line-signs = ( ) Kröte · » « dein Zwilling · ◂ Ende
terminal-no-line = keine Reihe
terminal-price = wer sie nimmt: { $points } · Karten: { $cards } · Kröten: { $toads }
terminal-round = Runde { $number }
terminal-total = gesamt
terminal-in-hand = Hand
terminal-twisted = verdreht
terminal-taken = genommen
terminal-match = Runde { $number } von { $rounds } · Zugstapel: { $cards }
terminal-advice-match = Wähle eine Karte zum Anlegen oder Verdrehen, oder nimm mit T die Reihe.
terminal-advice-open = Wähle irgendeine Karte, um eine Reihe zu eröffnen.
terminal-advice-lay-or-twist = { $card } – L legt sie an, X verdreht sie.
terminal-advice-lay = { $card } – die Eingabetaste legt sie an.
terminal-advice-twist = { $card } – die Eingabetaste verdreht sie.
terminal-advice-unfit = { $card } lässt sich jetzt weder anlegen noch verdrehen.
terminal-lays = { $name } legt { $card } an.
terminal-twists = { $name } verdreht { $card } mit { $twin }.
terminal-takes = { $name } nimmt die Reihe.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = TOTEN- KOPF
terminal-hand-three = DREI
terminal-hand-silence = SCHWEI- GEN
terminal-hand-no-trick = KEIN TRICK
terminal-hand-one-pile = EIN STAPEL
terminal-hand-draw-one = EINE ZIEHEN

## Keys in the bottom line

terminal-key-card = Karte
terminal-key-pile = Stapel
terminal-key-end = Zug beenden
terminal-key-back = zurück
terminal-key-mark = sagen
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-key-lay = anlegen
terminal-key-twist = verdrehen
terminal-key-take = nehmen
terminal-key-confirm = fertig
terminal-key-move = Zug
terminal-key-step-back = zurück
terminal-key-step-on = weiter
terminal-key-turn-back = Zug zurück
terminal-key-turn-on = Zug weiter
terminal-key-first = Anfang
terminal-key-last = Schluss

## Help

terminal-help-title = Hilfe
terminal-help-choose = Wähle eine Karte mit ihrer Zahl oder den Pfeiltasten; Esc lässt sie los.
terminal-help-piles = Spiel sie auf einen Stapel. Jeder zeigt, was sie dort kostet oder warum sie nicht passt.
terminal-help-end = Beende den Zug, oder bestätige eine Karte, die ihn beendet.
terminal-help-back = Nimm die letzte Karte zurück, bevor du eine weitere spielst oder den Zug beendest.
terminal-help-mark = Sag etwas mit einem Zeichen; dasselbe noch einmal nimmt es weg.
terminal-help-shapes = Zeichen auf einem Stapel: überlasst ihn mir, hätte ich gern, kein großer Sprung.
terminal-help-signs = Befehle: Blitz gilt in diesem Zug, Unendlich für alle, solange sichtbar.
terminal-help-trick = Der Rückwärtstrick: genau 10 in die falsche Richtung.
terminal-help-lay = Leg die gewählte Karte am Ende der Reihe an.
terminal-help-twist = Verdreh sie mit ihrem Zwilling in der Reihe.
terminal-help-take = Nimm die ganze Reihe, und eröffne dann eine neue.
terminal-help-confirm = Bestätige deinen Zug. Ist eine Karte gewählt: Tu das Einzige, was mit ihr geht.
terminal-help-move = Wähle einen Zug über seine Nummer oder mit den Pfeiltasten.
terminal-help-match-back = Nimm deinen Zug zurück, solange er nicht bestätigt ist.
terminal-help-cards = Kröte; Karte, deren Zwilling du hast; Zwilling zum Verdrehen; Ende der Reihe.
terminal-help-unseen = Eine Minuskarte, die noch niemand gesehen hat; die Punkte lassen sie aus.
terminal-help-hint = Frag, was der beste Bot mit deinen Karten tun würde und warum.
terminal-help-give-up = Gib das Spiel auf.
terminal-help-rules = Lies die Regeln.
terminal-help-help = Zeig diese Hilfe.
terminal-help-quit = Beenden. Das Spiel ist gespeichert; weiter geht es mit: tenback play --resume

## The end

terminal-record-kept = Die Aufzeichnung liegt hier:
terminal-go-on-with = Das Spiel ist gespeichert. Weiter geht es mit: tenback play --resume
terminal-new-game = Neues Spiel (N)
terminal-replay = Noch einmal ansehen (R)
terminal-quit = Beenden (Q)

## Setting up

terminal-set-up = ein neues Spiel
terminal-game = Spiel
terminal-players = Plätze
terminal-seats = Wer spielt mit?
terminal-person = Mensch
terminal-bot-wins = { $level }, { $won } %
terminal-name = Name
terminal-starter = Es beginnt
terminal-agree = nach Absprache
terminal-seed = Startwert
terminal-seed-and-deal = Startwert { $seed }, Partie { $number }
terminal-by-chance = zufällig
terminal-language = Sprache
terminal-minimum-three = Mindestens 3 Karten pro Zug
terminal-short-hand = Eine Karte weniger auf der Hand
terminal-marks = Reden mit Zeichen
terminal-whole-turn = EIN STAPEL gilt für den ganzen Zug
terminal-commands-on = Befehle
terminal-rounds = Runden
terminal-professional = Profi-Variante
terminal-start = Los
terminal-resume = Letztes Spiel fortsetzen
terminal-quit-here = Beenden

## Replay

terminal-place = Schritt { $place } von { $last } · Zugstapel: { $cards }
terminal-hands-hidden = Dieses Spiel ist noch nicht zu Ende, darum bleiben die Handkarten verdeckt.

## Mistakes

terminal-wrong-people = Die Zahl der Menschen muss zwischen 0 und { $players } liegen, nicht bei { $people }.
terminal-wrong-starter = Beginnen kann einer der Plätze 1 bis { $players }, nicht { $given }.
terminal-wrong-option = Die Option „{ $option }“ gehört nicht zu { $game }.
terminal-wrong-bot = Es gibt keinen Bot „{ $given }“. Die Stufen sind: { $levels }.
terminal-wrong-talk = Reden ist „silent“ oder „marks“, nicht „{ $given }“.
terminal-flag-renamed = Statt { $old } heißt es jetzt { $new }.
terminal-wrong-pace = Das Tempo muss eine Zahl von Sekunden sein, 0 oder mehr, nicht { $given }.
terminal-too-many-names = Es sind mehr Namen ({ $names }) als Menschen ({ $people }).
terminal-nothing-to-resume = In { $folder } liegt kein angefangenes Spiel. Beginne eines mit: tenback play
terminal-unreadable = { $path } lässt sich nicht lesen: { $reason }
terminal-broken-record = { $path } stimmt in Zeile { $line } bei Schritt { $move } nicht: { $reason }
terminal-broken-save = Das gespeicherte Spiel { $path } lässt sich nicht lesen: { $reason }
terminal-no-terminal = Dafür ist ein Terminal nötig: Starte das Programm in einem Shell-Fenster.
daily-unknown = Karten des Tages „{ $given }“ gibt es nicht; es gibt { $deals }.
daily-local = Das sind lokale Karten des Tages: Sie hängen nur vom Datum ab, und es gibt niemanden zum Vergleichen. Mit --server spielst du die eines Servers.
daily-at-server = Deinen Tisch kannst du auch im Browser öffnen: { $link }
daily-your-move = Dein Zug:
daily-moves = Mögliche Züge: { $moves }
daily-no-address = { $server } ist keine Adresse eines Servers; sie beginnt mit http:// oder https://.
daily-no-server = { $server } antwortet nicht wie ein Server von tenback. Prüfe die Adresse und ob er läuft.
daily-refused = Der Server lehnt ab: { $reason }
terminal-give-up = Dieses Spiel aufgeben? Dann ist es verloren, mit den Karten, die noch übrig sind.
terminal-give-up-together = Dieses Spiel aufgeben? Alle müssen zustimmen. Dann ist es verloren, mit den Karten, die noch übrig sind.
