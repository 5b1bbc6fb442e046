# Rozhodčí řečí: proč se zpráva říct nesmí.

talk-passed = Tohle se říct smí.
talk-refused = Tohle se říct nesmí: „{ $part }“. { $reason }
talk-reason-digits = Je to číslo zapsané číslicemi.
talk-reason-number-word = Je to číslo.
talk-reason-ordinal = Označuje kartu pořadím.
talk-reason-decade = Označuje skupinu čísel nebo kartu jiným jménem.
talk-reason-roman = Je to římské číslo.
talk-reason-spelled = Je to číslo po kouskách.
talk-reason-disguised = Je to maskované číslo.
talk-reason-symbol = Ukazuje číslo.
talk-reason-sum = Dá se z toho spočítat číslo.
talk-reason-clock = Je to čas nebo datum.
talk-reason-relative = Označuje kartu podle toho, co leží na stole.
talk-reason-riddle = Je to hádanka, jejímž řešením je číslo.
