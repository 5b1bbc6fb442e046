# A análise de um jogo acabado: o que custou cada escolha.

review-move = jogada
review-played = jogado
review-expert = o melhor bot
review-chance = hipótese
review-cards-left = sobram
review-points = pontos
review-sum =
    { $decisions ->
        [one] Foi pesada uma decisão; os números vão da escolha do bot à que foi feita.
       *[other] Foram pesadas { $decisions } decisões, das quais com custo: { $costly }; os números vão da escolha do bot à que foi feita.
    }
review-nothing = Tanto quanto mostram as distribuições sorteadas, nada se perdeu; decisões: { $decisions }.
review-interrupted = Interrompido. Decisões pesadas: { $done } de { $decisions }.
review-no-seat = Não há o lugar { $given }: este jogo tinha { $players }.
