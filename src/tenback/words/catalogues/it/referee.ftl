# L’arbitro delle parole: perché un messaggio non si può dire.

talk-passed = Questo si può dire.
talk-refused = Questo non si può dire: «{ $part }». { $reason }
talk-reason-digits = È un numero in cifre.
talk-reason-number-word = È un numero.
talk-reason-ordinal = Indica una carta con il suo posto nella serie.
talk-reason-decade = Indica un gruppo di numeri, o una carta con un altro nome.
talk-reason-roman = È un numero romano.
talk-reason-spelled = È un numero spezzettato.
talk-reason-disguised = È un numero camuffato.
talk-reason-symbol = Mostra un numero.
talk-reason-sum = Il conto dà un numero.
talk-reason-clock = È un’ora o una data.
talk-reason-relative = Indica una carta in base a ciò che è sul tavolo.
talk-reason-riddle = È un indovinello che nasconde un numero.
