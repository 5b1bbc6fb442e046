# Der Schiedsrichter im Gespräch: warum etwas nicht gesagt werden darf.

talk-passed = Das darf gesagt werden.
talk-refused = Das darf nicht gesagt werden: „{ $part }“. { $reason }
talk-reason-digits = Es ist eine Zahl in Ziffern.
talk-reason-number-word = Es ist eine Zahl.
talk-reason-ordinal = Es nennt eine Karte nach ihrer Position.
talk-reason-decade = Es nennt eine Gruppe von Zahlen oder eine Karte unter anderem Namen.
talk-reason-roman = Es ist eine römische Zahl.
talk-reason-spelled = Es ist eine zerlegte Zahl.
talk-reason-disguised = Es ist eine getarnte Zahl.
talk-reason-symbol = Es zeigt eine Zahl.
talk-reason-sum = Daraus lässt sich eine Zahl ausrechnen.
talk-reason-clock = Es ist eine Uhrzeit oder ein Datum.
talk-reason-relative = Es verrät eine Karte durch das, was auf dem Tisch liegt.
talk-reason-riddle = Es ist ein Zahlenrätsel.
