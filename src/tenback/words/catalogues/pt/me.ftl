## A minha página, no navegador e com `tenback stats`

me = Os meus jogos
me-none = Ainda não há jogos terminados. Joga um até ao fim e será contado aqui.
me-about = Só se contam em conjunto jogos com o mesmo número de jogadores, as mesmas regras e o mesmo tipo de conversa. Os jogos de treino não contam.
me-players =
    { $players ->
        [one] 1 jogador
       *[other] { $players } jogadores
    }
me-without-hints = sem sugestões
me-won =
    { $won ->
        [one] 1 ganho em { $games }
       *[other] { $won } ganhos em { $games }
    }
me-mean-cards = Cartas restantes em média: { $mean }
me-mean-points = Pontos em média: { $mean }
me-excellent = Jogos com menos de dez cartas restantes: { $games }
me-streak = Vitórias seguidas: { $now } (recorde: { $best })
me-tricks = Truques de inversão: { $tricks }
me-marks = Sinais dados: { $marks }
me-left-before = Abandonados antes do fim: { $games }. Contam como não ganhos.
me-histogram-cards = Cartas restantes
me-histogram-points = Pontos
me-bar-won = Ganho
me-bar = { $low } a { $high }
me-bar-games =
    { $games ->
        [one] 1 jogo
       *[other] { $games } jogos
    }
me-field = Barras finas: { $games } jogos de bots do nível «{ $level }» com as cartas do dia que jogaste com estas regras, em proporção.
me-bar-field = em comparação: { $percent }% dos jogos dos bots
me-best = Melhores jogos
me-last = Últimos jogos
me-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
me-left-early = abandonado antes do fim
me-watch = Ver a repetição
me-challenge = Desafiar
me-still-open = outros ainda o podem jogar
me-unfinished =
    { $games ->
        [one] Um jogo ainda não acabou.
       *[other] { $games } jogos ainda não acabaram.
    }

## Com quem jogo

me-people = Com quem jogo
me-people-about = Cada grupo tem uma página própria, que só os seus membros podem ver.
me-together = Os nossos jogos
me-together-about = Só as pessoas aqui nomeadas veem esta página. Conta os jogos em que jogaram exatamente estas pessoas, com ou sem bots.
me-winners = Vitórias
me-you = { $name } (tu)

## Dispositivos e código de recuperação

me-devices = Os meus dispositivos
me-devices-about = Nestes dispositivos és esta pessoa. Remove os que perdeste ou já não usas.
me-device = { $browser } em { $platform }
me-device-program = Um programa
me-device-unknown = Dispositivo desconhecido
me-device-this = este dispositivo
me-device-days = usado de { $first } a { $last }
me-device-day = usado em { $last }
me-device-end = Remover
me-device-end-one = Remover { $device }
me-device-end-this = Neste navegador deixarás de ser { $name }.
me-device-end-other = Nesse dispositivo deixarás de ser { $name }.
me-recovery = Código de recuperação
me-recovery-about = Se perderes todos os teus dispositivos ou os seus cookies, com este código voltas a ser a mesma pessoa num novo navegador. Guarda-o em papel ou num gestor de palavras-passe. Quem o tiver pode fazer-se passar por ti.
me-recovery-from = Criaste um código em { $day }. Um novo substitui-o.
me-recovery-make = Criar um código de recuperação
me-recovery-shown = O teu código de recuperação. Só é mostrado agora:
me-recover = Tenho um código de recuperação
me-recover-about = Escreve-o tal como o anotaste. Maiúsculas, espaços e traços não importam.
me-recover-use = Usar o código
me-recover-done = É bom ver-te de novo, { $name }. O código antigo foi usado; este é o novo. Só é mostrado agora:

problem-server-mistyped-code = Há um erro de escrita neste código de recuperação. Compara-o com o que anotaste.
problem-server-bad-recovery-code = Este código de recuperação não é válido: foi usado ou substituído, ou pertence a outro servidor.
problem-server-no-such-device = Não tens esse dispositivo; talvez já tenha sido removido.
problem-server-no-such-company = Esse grupo não existe, ou não fazes parte dele.

## tenback stats

stats-none = Ainda não há nenhum jogo terminado em { $folder }. Joga um com: tenback play
stats-unread =
    { $files ->
        [one] Não foi possível ler 1 registo:
       *[other] Não foi possível ler { $files } registos:
    }
stats-nobody = Ainda ninguém jogou em { $server } a partir deste computador. Joga lá primeiro: tenback daily --server { $server }
me-remove-table = Tirar desta lista
me-removed-tables = Ver mesas retiradas: { $count }
