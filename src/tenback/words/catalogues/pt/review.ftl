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
       *[other] De { $decisions } decisões, { $costly } custaram alguma coisa; os números vão da escolha do bot à que foi feita.
    }
review-nothing = Tanto quanto mostram as distribuições sorteadas, nada se perdeu; decisões: { $decisions }.
review-interrupted = Interrompido: { $done } de { $decisions } decisões estão pesadas.
review-no-seat = Não há o lugar { $given }: este jogo tinha { $players }.
