# A análise de um jogo acabado: o que custou cada escolha.

review-move = jogada
review-played = jogado
review-expert = o melhor bot
review-chance = hipótese
review-sum =
    { $decisions ->
        [one] Foi pesada uma decisão; os números vão da escolha do bot à que foi feita.
       *[other] Foram pesadas { $decisions } decisões, das quais com custo: { $costly }; os números vão da escolha do bot à que foi feita.
    }
review-nothing = Tanto quanto mostram as distribuições sorteadas, nada se perdeu; decisões: { $decisions }.
review-interrupted = Interrompido. Decisões pesadas: { $done } de { $decisions }.
review-no-seat = O lugar { $given } não existe; lugares neste jogo: { $players }.
review-lost = pontos perdidos
review-severity-slight = pequena perda
review-severity-inaccuracy = imprecisão
review-severity-mistake = erro
review-severity-blunder = erro grave
review-account = Em pontos da probabilidade de ganhar: início { $start }, sorte { $luck }, erros de { $name } { $mine }, erros dos outros { $others }, por explicar { $rest }, resultado { $result }.
review-width = Em jogos deste tipo a parte por explicar tem um desvio padrão de { $points } pontos.
review-width-unknown = A amplitude da parte por explicar não foi medida para jogos deste tipo: encara a sorte com cautela.
review-title = O que aconteceu?
review-progress = Turnos examinados: { $done } de { $all }
review-queued = À espera de um bot livre…
review-view-me = Eu
review-view-team = Nós
review-part-start = Probabilidade antes da distribuição
review-part-luck = Sorte nas cartas dadas e tiradas
review-part-mine = Os meus erros
review-part-ours = Os nossos erros
review-part-others = Erros dos outros
review-part-rest = Por explicar
review-part-result = Resultado
review-wide = Num só jogo deste tipo ficam por explicar cerca de { $points } pontos (um desvio padrão). É demasiado para separar a sorte do ruído; por isso esta página mostra a evolução da probabilidade e as decisões, mas não a sorte.
review-course = A evolução da probabilidade
review-course-step = { $name }: { $moves }. Probabilidade antes { $before }, depois { $after }.
review-course-luck = As cartas que se seguiram: { $points } pontos.
review-mistakes = Decisões com custo
review-no-mistakes = Nenhuma decisão custou mais do que a margem de erro.
review-was-played = Jogado: { $moves }
review-was-better = Melhor: { $moves }
review-best-decision = Melhor decisão: { $moves }. Com { $before } de probabilidade de ganhar, nada se perdeu.
review-luckiest = O maior golpe de sorte: depois de { $moves }, { $points } pontos.
review-open-cards = Com as cartas à vista, este jogo ainda podia ser ganho na jogada { $number }. Ninguém podia sabê-lo.
review-in-replay = Mostrar na repetição
review-try = Tentar de novo
review-try-title = Encontra um turno melhor
review-try-right = Certo: tão bom como o melhor, dentro da margem de erro.
review-try-wrong = Esse turno perde cerca de { $points } pontos em relação ao melhor.
review-try-show = Mostrar os dois turnos
review-try-again = Recomeçar
review-failed = Não foi possível fazer a análise. Tenta mais tarde.
review-mistakes-title = Os meus erros
review-mistakes-empty = Ainda nada: abre «O que aconteceu?» depois de um jogo, e as decisões que custaram cinco pontos ou mais voltam aqui como exercícios.
review-mistakes-due = Para agora
review-mistakes-later = Mais tarde
review-theme-wins = uma vitória certa
review-theme-loses = uma derrota certa
review-theme-trick = um recuo de dez
review-theme-room = lugar para as cartas da mão
review-theme-set-up = um recuo de dez preparado
review-theme-dead = cartas que não cabem em lado nenhum
review-theme-moved = quanto avançam os baralhos
review-theme-stopped = parar a tempo
review-theme-other = avaliação
