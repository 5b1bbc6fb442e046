# A análise de um jogo acabado: o que custou cada escolha.

review-move = jogada
review-played = jogado
review-expert = o bot especialista
review-chance = prob.
review-sum =
    { $decisions ->
        [one] Foi examinada uma decisão. A probabilidade é indicada primeiro para a escolha do bot especialista, depois para a tua.
       *[other] Foram examinadas { $decisions } decisões, das quais com custo: { $costly }. A probabilidade é indicada primeiro para a escolha do bot especialista, depois para a tua.
    }
review-nothing = Tanto quanto as amostras mostram, as tuas decisões não custaram nada (examinadas: { $decisions }).
review-interrupted = Interrompido. Decisões examinadas: { $done } de { $decisions }.
review-no-seat = Este jogo não teve nenhum lugar { $given }: os lugares vão de 1 a { $players }.
review-lost = perda em pontos
review-severity-slight = pequena perda
review-severity-inaccuracy = imprecisão
review-severity-mistake = erro
review-severity-blunder = erro grave
review-account = Em pontos percentuais da probabilidade de ganhar: início { $start }, sorte { $luck }, erros de { $name } { $mine }, erros dos outros { $others }, por explicar { $rest }, resultado { $result }.
review-width = Em jogos deste tipo a parte por explicar tem um desvio padrão de { $points } pontos.
review-width-unknown = Para jogos deste tipo não se mediu quanto fica por explicar; o valor da sorte é por isso apenas aproximado.
review-progress = Turnos examinados: { $done } de { $all }
review-queued = À espera de um bot livre…
review-view-me = Eu
review-view-team = Nós
review-part-start = Probabilidade antes de dar as cartas
review-part-luck = Sorte nas cartas dadas e tiradas
review-part-mine = Os meus erros
review-part-ours = Os nossos erros
review-part-others = Erros dos outros
review-part-rest = Por explicar
review-part-result = Resultado
review-wide = Num só jogo deste tipo ficam por explicar cerca de { $points } pontos (um desvio padrão). É demasiado para separar a sorte do ruído; por isso esta página mostra a evolução da probabilidade e as decisões, mas não a sorte.
review-course = A evolução da probabilidade
review-course-step = { $name }: { $moves }. Probabilidade: { $before } antes, { $after } depois.
review-course-luck = As cartas que se seguiram, em pontos: { $points }.
review-mistakes = Decisões com custo
review-no-mistakes = Nenhuma decisão com custo: tanto quanto a estimativa permite ver, cada turno foi tão bom como o melhor.
review-was-played = Jogado: { $moves }
review-was-better = Melhor: { $moves }
review-best-decision = Melhor decisão: { $moves }. Com { $before } de probabilidade de ganhar, nada se perdeu.
review-luckiest = O maior golpe de sorte, em pontos: { $points }, depois de { $moves }.
review-open-cards = Com as cartas à vista, este jogo ainda podia ter sido ganho na jogada { $number }. Ninguém podia sabê-lo.
review-in-replay = Mostrar na repetição
review-try = Tentar de novo
review-try-title = Encontra um turno melhor
review-try-right = Certo: tão bom como o melhor, dentro da margem de erro.
review-try-wrong =
    { $points ->
        [one] Esse turno perde cerca de { $points } ponto em relação ao melhor.
       *[other] Esse turno perde cerca de { $points } pontos em relação ao melhor.
    }
review-try-again = Recomeçar
review-try-yours = O teu turno: { $chance }
review-try-best = O melhor turno: { $chance }
review-try-same = Ambos foram experimentados com as mesmas distribuições das cartas escondidas.
review-slight-losses = Pequenas perdas ({ $count })
review-all-turns = Todos os turnos ({ $count })
review-theme-all = Todos ({ $count })
review-failed = Não foi possível fazer a análise. Tenta mais tarde.
review-mistakes-empty = Ainda nada: abre «O que aconteceu?» depois de um jogo, e as decisões que custaram cinco pontos ou mais voltam aqui como exercícios.
review-mistakes-due = Para agora
review-mistakes-later = Mais tarde
review-theme-wins = uma vitória certa
review-theme-loses = uma derrota certa
review-theme-trick = um truque de inversão
review-theme-room = espaço para cartas da mão
review-theme-set-up = preparar um truque de inversão
review-theme-dead = cartas que não cabem em lado nenhum
review-theme-moved = quanto avançam os baralhos
review-theme-stopped = parar a tempo
review-theme-other = avaliação
review-wide-unknown = Para jogos deste tipo não se mediu quanto fica por explicar. Por isso esta página mostra a evolução da probabilidade e as decisões, mas não a sorte.
review-play-on = Continuar a jogar daqui
review-play-on-note = Uma mesa de treino com as mesmas cartas; não conta para nenhuma estatística.
review-together = Ver em conjunto
review-together-lead = Conduzir
review-together-leading = És tu que conduzes: os outros veem o momento que tu vês.
review-together-led = É { $name } que conduz.
review-together-nobody = Ainda ninguém conduz.
review-together-follow = Seguir
review-together-arrows = Apontar para um baralho
review-together-pointed = { $name } aponta para { $piles }.
review-together-try = Experimentar um turno aqui
review-together-tries = { $name } experimenta: { $moves }
review-luck-title = A sorte nos meus jogos
review-luck-sum = { $game }, jogos analisados: { $games }. Vitórias { $won }, esperadas { $start }. Sorte { $luck }, os meus erros { $mine }, erros dos outros { $others }, por explicar { $rest } (em vitórias; margem da sorte: cerca de ±{ $width }).
