daily = As cartas do dia
daily-about = As mesmas cartas para todos, cinco jogos por dia. A primeira tentativa conta, mesmo que a abandones; as outras são só por diversão.
daily-home = Hoje
daily-play = Jogar
daily-go-on = Continuar
daily-again = Jogar outra vez, por diversão
daily-settings-alone = Jogas a solo.
daily-settings-bots = Jogas com dois bots do nível «{ $level }»; eles falam por sinais.
daily-settings-against = Jogas contra dois bots do nível «{ $level }».
daily-streak = { $days ->
    [one] Série de um dia
   *[other] Série de { $days } dias
}
daily-grace = Ontem não jogaste: joga hoje para manter a série.
daily-past = Dias passados
daily-past-about = Os dias passados ainda se podem jogar por diversão; não contam para as estatísticas.
daily-not-played = Não jogado
daily-running = Em curso
daily-won = Ganho
daily-left = { $left ->
    [one] { $left } carta restante
   *[other] { $left } cartas restantes
}
daily-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-unfinished = Não terminado
daily-won-as-bots = Ganho. Bots que também ganharam: { $won } de { $games }.
daily-better-than-bots = { $result }: melhor do que { $beaten } de { $games } bots.
daily-won-as-people = Outras pessoas que também ganharam: { $won } de { $games }.
daily-better-than-people = Outras pessoas: melhor do que { $beaten } de { $games }.
daily-level-with-one = { $games ->
    [one] Empate com a única outra pessoa.
   *[other] Empate com uma de { $games } pessoas.
}
daily-no-people = Mais ninguém terminou ainda.
daily-programs = Programas que participaram: { $games }; melhor do que { $beaten } deles.
daily-so-far = Jogos de bots até agora: { $games }; estão a ser jogados mais.
daily-no-field = Os bots ainda estão a jogar estas cartas. Volta dentro de um minuto.
daily-hinted = Pediste uma sugestão, por isso a comparação é só com quem fez o mesmo.
daily-difficulty = Mais difícil do que { $percent }% de todos os jogos (intervalo de 95%: { $low } a { $high }%), a julgar pelas cartas que sobram a bots prudentes com um pouco de acaso.
daily-difficulty-points = Mais difícil do que { $percent }% de todos os jogos (intervalo de 95%: { $low } a { $high }%), a julgar pelos pontos que bots prudentes com um pouco de acaso fazem no teu lugar.
daily-histogram = Como correu aos bots do nível «{ $level }» (jogos: { $games })
daily-histogram-cards = cartas restantes
daily-histogram-points = pontos
daily-you = Tu
daily-bar = de { $from } a { $to }: { $games }
daily-levels = Todos os níveis
daily-level = Nível
daily-games = Jogos
daily-wins = Ganhos
daily-mean = Média
daily-level-varied = prudente, com acaso
daily-open-until = Outros podem jogar estas cartas até { $time }. Até lá ficam escondidas e não há repetição.
daily-closed = Este dia acabou em todo o mundo. A chave das suas cartas: { $key }
daily-names = Quem joga com um segundo nome pode já conhecer as cartas; os números não o podem mostrar.
daily-see-others = Ver como correu aos outros
daily-no-watching = Outros ainda podem jogar estas cartas, por isso aqui não se pode assistir. Podes jogá-las tu.

## O torneio instantâneo: oito jogos passados contra os bots

instant = Torneio instantâneo
instant-about = Oito jogos de dias passados, um após outro, comparados logo com os bots que os jogaram. Não contam para nenhum dia nem série.
instant-progress = Terminados: { $finished } de { $deals } jogos.
instant-result = Em média, melhor do que { $percent }% dos bots.
instant-so-far = Até agora, em média, melhor do que { $percent }% dos bots.
instant-wins = Ganhaste { $won } de { $games } jogos; os bots ganham em média { $bots }.
instant-points = Comparados: { $games } de { $deals } jogos.
instant-bots = Os bots são do nível «{ $level }».
instant-better = melhor do que { $percent }% de { $games } bots
instant-waiting = os bots ainda estão a jogar
instant-on-its-day = jogado no próprio dia, aqui não conta
instant-hinted = jogado com sugestão, sem comparação
instant-play = Jogar o jogo { $number }
instant-go-on = Continuar o jogo { $number }
instant-back = Voltar ao torneio
instant-another = Outro torneio
instant-link = Envia o link desta página a amigos, e eles jogam os mesmos oito jogos.
