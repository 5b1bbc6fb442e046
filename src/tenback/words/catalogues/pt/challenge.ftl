## Desafios: outros jogam as cartas de um dos meus jogos

challenge = Desafio
challenge-make-title = Desafiar outros com estas cartas
challenge-make-about = Recebes um link. Quem o abrir joga as mesmas cartas, com as mesmas regras e o mesmo número de jogadores, quando quiser. Até ao fim do desafio ninguém vê nenhuma carta deste jogo, nem sequer na repetição.
challenge-days = Dias em aberto
challenge-invited = Mesas convidadas
challenge-invited-about = Termina quando todas tiverem acabado, ou quando o tempo se esgotar.
challenge-make = Criar o link
challenge-link = Link para o desafio
challenge-about = Estas cartas já foram jogadas por { $names }. Joga-as também: no fim do desafio verás os resultados lado a lado.
challenge-closes = Aberto até { $day }. Mesas convidadas que acabaram: { $finished } de { $invited }.
challenge-closed = Este desafio está fechado.
challenge-play = Jogar estas cartas
challenge-your-table = Ir para a tua mesa
challenge-second-name = Quem joga com um segundo nome pode já conhecer as cartas; não há forma de o saber.
challenge-nobody = Mais ninguém jogou.
challenge-results = Resultados
challenge-first = jogou primeiro
challenge-unfinished = não terminado
challenge-known = alguém ali já tinha visto as cartas
challenge-course = Decurso do jogo, em percentagem do espaço que restava: { $course }
challenge-parting = Jogada a jogada
challenge-same =
    { $moves ->
        [0] Os jogos divergem desde a primeira jogada.
        [one] A primeira jogada é igual em todos.
       *[other] As primeiras { $moves } jogadas são iguais em todos.
    }
challenge-move = Jogada
challenge-csv = Resultados para folhas de cálculo (CSV)
challenge-json = Resultados para programas (JSON)

problem-server-no-such-challenge = Esse desafio não existe aqui.
problem-server-no-challenge = Só um jogo terminado em que jogaste pode tornar-se um desafio; um jogo de treino, não.
problem-server-challenge-over = Este desafio está fechado; as suas cartas já não podem ser jogadas.
