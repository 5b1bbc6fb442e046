# O que se pode dizer numa mesa.

## Marks: what a player can say with one tap

mark-leave-it = Deixem-no comigo!
mark-rather-mine = Dava-me jeito este baralho.
mark-no-big-jump = Aqui nada de saltos grandes, por favor.
mark-trouble = O meu próximo turno vai doer.
mark-fine = O meu próximo turno é fácil.
mark-i-hold-a-stop = Tenho um STOP.
mark-no-skull-now = Agora nada de caveiras, por favor.
mark-let-me-begin = Deixem-me começar.
mark-rather-not-me = É melhor que comece outra pessoa.
