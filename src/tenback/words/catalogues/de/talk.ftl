# Was man am Tisch sagen kann.

## Marks: what a player can say with one tap

mark-leave-it = Überlasst ihn mir!
mark-rather-mine = Diesen Stapel hätte ich gern.
mark-no-big-jump = Hier bitte kein großer Sprung.
mark-trouble = Mein nächster Zug wird wehtun.
mark-fine = Mein nächster Zug ist leicht.
mark-i-hold-a-stop = Ich habe einen STOP.
mark-no-skull-now = Jetzt bitte keinen Totenkopf.
mark-let-me-begin = Lasst mich beginnen.
mark-rather-not-me = Besser beginnt jemand anders.
