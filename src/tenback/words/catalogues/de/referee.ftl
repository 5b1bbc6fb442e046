# Der Schiedsrichter im Gespräch: warum etwas nicht gesagt werden darf.

talk-passed = Das darfst du sagen.
talk-refused = „{ $part }“ darfst du nicht sagen. { $reason }
talk-reason-digits = Das ist eine Zahl in Ziffern.
talk-reason-number-word = Das ist eine Zahl.
talk-reason-ordinal = Das nennt eine Karte nach ihrer Position.
talk-reason-decade = Das nennt eine Gruppe von Zahlen oder eine Karte unter anderem Namen.
talk-reason-roman = Das ist eine römische Zahl.
talk-reason-spelled = Das ist eine zerlegte Zahl.
talk-reason-disguised = Das ist eine getarnte Zahl.
talk-reason-symbol = Das zeigt eine Zahl.
talk-reason-sum = Daraus lässt sich eine Zahl ausrechnen.
talk-reason-clock = Das ist eine Uhrzeit oder ein Datum.
talk-reason-relative = Zusammen mit dem, was auf dem Tisch liegt, verrät das eine Karte.
talk-reason-riddle = Das ist ein Rätsel, dessen Lösung eine Zahl ist.
