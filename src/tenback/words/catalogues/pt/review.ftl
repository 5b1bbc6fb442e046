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
review-no-seat = Não há o lugar { $given }: este jogo tinha { $players }.
review-lost = pontos perdidos
review-severity-slight = pequena perda
review-severity-inaccuracy = imprecisão
review-severity-mistake = erro
review-severity-blunder = erro grave
review-account = Em pontos da probabilidade de ganhar: início { $start }, sorte { $luck }, erros de { $name } { $mine }, erros dos outros { $others }, por explicar { $rest }, resultado { $result }.
review-width = Em jogos deste tipo a parte por explicar tem um desvio padrão de { $points } pontos.
review-width-unknown = A largura da parte por explicar não foi medida para jogos deste tipo: toma a sorte com cautela.
