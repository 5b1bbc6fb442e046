# O árbitro da conversa: porque é que uma mensagem não se pode dizer.

talk-passed = Isto pode dizer-se.
talk-refused = Isto não se pode dizer: «{ $part }». { $reason }
talk-reason-digits = É um número em algarismos.
talk-reason-number-word = É um número.
talk-reason-ordinal = Indica uma carta pelo seu lugar na série.
talk-reason-decade = Indica um grupo de números, ou uma carta por outro nome.
talk-reason-roman = É um número romano.
talk-reason-spelled = É um número aos bocados.
talk-reason-disguised = É um número disfarçado.
talk-reason-symbol = Mostra um número.
talk-reason-sum = A conta dá um número.
talk-reason-clock = É uma hora ou uma data.
talk-reason-relative = Indica uma carta pelo que está na mesa.
talk-reason-riddle = É uma adivinha cuja resposta é um número.
